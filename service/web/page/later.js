/** Fetches what other screens need when this one has all: not where data are saved, or where the connection is slow. */

const PATIENCE_MILLISECONDS = 2000;
function fetchLater() {
  for (const link of document.querySelectorAll('link[rel="later"]')) link.setAttribute("rel", "prefetch");
}

function start() {
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  if (!saveData && effectiveType === "4g") setTimeout(() => whenIdle(fetchLater), PATIENCE_MILLISECONDS);
}
if (document.readyState === "complete") start();
else window.addEventListener("load", start, { once: true });
