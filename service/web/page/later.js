/** Fetches what another screen will need, when this one has all it needs and nothing else is to do. */

const PATIENCE_MILLISECONDS = 2000;
const KEY = "cairn:game";
const OF_A_GAME = /\/games\/([^/]+)\//;

/**
 * Keep which game was looked at last: it is the one that is likely to be looked at next.
 * @type {(ruleset: string) => void}
 */
export const noteGame = (ruleset) => localStorage.setItem(KEY, ruleset);

/**
 * Let the browser fetch, into its cache, each file that the page names as one for later; of the games only the likely
 * one, which is the first that the page names for who has looked at none.
 */
function fetchLater() {
  const links = [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="later"]'))];
  /** @type {(link: HTMLLinkElement) => string | undefined} */
  const gameOf = ({ href }) => OF_A_GAME.exec(href)?.[1];
  const likely = localStorage.getItem(KEY) ?? links.map(gameOf).find(Boolean);
  for (const link of links) if ((gameOf(link) ?? likely) === likely) link.rel = "prefetch";
}

const whenIdle = window.requestIdleCallback ?? setTimeout;
/** Nothing is fetched ahead where data are saved, or the connection is slower than the fastest kind that browsers name. */
function start() {
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  if (!saveData && effectiveType === "4g") setTimeout(() => whenIdle(fetchLater), PATIENCE_MILLISECONDS);
}
if (document.readyState === "complete") start();
else window.addEventListener("load", start, { once: true });
