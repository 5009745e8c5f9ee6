/** Fetches what another screen will need, when this one has all it needs and nothing else is to do. */

const PATIENCE_MILLISECONDS = 2000;

/** Let the browser fetch, into its cache, each file that the page names as one for later. */
function fetchLater() {
  for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = "prefetch";
}

const whenIdle = window.requestIdleCallback ?? setTimeout;
const start = () => navigator.connection?.saveData || setTimeout(() => whenIdle(fetchLater), PATIENCE_MILLISECONDS);
if (document.readyState === "complete") start();
else window.addEventListener("load", start, { once: true });
