/** What the page uses of browsers, and TypeScript's library of a page does not have. */

interface Window {
  /** Swagger UI, in `page/docs.js`. */
  SwaggerUIBundle: (options: object) => void;
}

interface Navigator {
  /** What is known of the network; some browsers say nothing of it. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType?: string };
}

/** What `page/worker.js` has as a service worker. TypeScript's library of workers does not go with that of a page. */
interface WindowEventMap {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
}

interface WorkerEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

declare function skipWaiting(): Promise<void>;
declare const clients: { claim: () => Promise<void> };
