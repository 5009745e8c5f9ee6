/**
 * The service worker: without a network, games that had ended and were looked at can be replayed.
 *
 * It keeps the page's files, the rules, and of finished games what anybody may read: game, decisions and positions. A
 * request that carries a token is none of its business, and nothing of a game that goes on is kept. With a network all but
 * the page's files, whose addresses name their content, come from the service, so that an update shows at once.
 */

const FILES = "cairn-files";
const GAMES = "cairn-games";
/** How many answers of finished games are kept; the oldest go first. */
const MOST = 4000;
const FILE = /^\/web\/([0-9a-f]{16})\//;
const GAME = /^(\/v1\/games\/[a-z2-7]{20})(\/decisions(\/\d+)?|\/audit)?$/;
const RULES = /^\/v1\/rulesets(\/[a-z_]+(\/rules)?)?$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Authorization")) return;
  if (pathname === "/") event.respondWith(page());
  else if (FILE.test(pathname)) event.respondWith(file(request));
  else if (GAME.test(pathname) || RULES.test(pathname)) event.respondWith(answer(request, pathname));
});

/**
 * Ask the service; without a network answer with what a cache has. `keep` is called with a good answer.
 * @type {(cache: Cache, request: RequestInfo, keep: (response: Response) => Promise<void>) => Promise<Response>}
 */
async function askFirst(cache, request, keep) {
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    return (await cache.match(request)) ?? Promise.reject(error);
  }
  if (response.status === 200) await keep(response.clone()).catch(() => {}); // where there is no room, nothing is kept
  return response;
}

/** Answer with the page of now, or without a network with the one that was here last. */
async function page() {
  const files = await caches.open(FILES);
  return askFirst(files, "/", (response) => keepPage(files, response));
}

/**
 * Keep the page, and let go of the files of another version of it.
 * @type {(files: Cache, response: Response) => Promise<void>}
 */
async function keepPage(files, response) {
  const digest = /"\/web\/([0-9a-f]{16})\//.exec(await response.clone().text())?.[1];
  if (!digest) return;
  await files.put("/", response);
  for (const { url } of await files.keys()) {
    const [, other] = FILE.exec(new URL(url).pathname) ?? [];
    if (other && other !== digest) await files.delete(url);
  }
}

/**
 * Answer with a file that is kept, or keep it.
 * @type {(request: Request) => Promise<Response>}
 */
async function file(request) {
  const files = await caches.open(FILES);
  return (await files.match(request)) ?? askFirst(files, request, (response) => keepFile(files, request, response));
}

/** @type {(files: Cache, request: Request, response: Response) => Promise<void>} */
async function keepFile(files, request, response) {
  if (response.headers.get("Cache-Control")?.includes("immutable")) await files.put(request, response);
}

/**
 * Answer with what the service says now, or without a network with what it said.
 * @type {(request: Request, pathname: string) => Promise<Response>}
 */
async function answer(request, pathname) {
  if (RULES.test(pathname)) {
    const files = await caches.open(FILES); // as with files, it does not matter who uses the browser
    return askFirst(files, request, (response) => files.put(request, response));
  }
  const games = await caches.open(GAMES);
  return askFirst(games, request, async (response) => {
    if (!(await isForGood(games, request, pathname, response.clone()))) return;
    await games.put(request, response);
    await forgetOldest(games);
  });
}

/**
 * Tell whether an answer may be kept: the game has ended, as is known for sure.
 * @type {(games: Cache, request: Request, pathname: string, response: Response) => Promise<boolean>}
 */
async function isForGood(games, request, pathname, response) {
  const [, game = ""] = GAME.exec(pathname) ?? [];
  if (pathname === game && !new URL(request.url).search) return (await response.json()).status === "finished";
  return Boolean(await games.match(game, { ignoreVary: true }));
}

/** @type {(games: Cache) => Promise<void>} */
async function forgetOldest(games) {
  const all = await games.keys();
  for (const request of all.slice(0, Math.max(0, all.length - MOST))) await games.delete(request);
}
