/** Finished games can be replayed without a network: a service worker keeps what was seen of them (`worker.js`). */

import { language } from "./language.js";
import { get } from "./store.js";

const FILES = "cairn-files";
const GAMES = "cairn-games";
const ONE_GAME = /\/v1\/games\/[a-z2-7]{20}$/;
const GAME = /^\/v1\/(games\/[a-z2-7]{20}|rulesets)\b/;

/** Forget the games that are kept, as somebody else may use this browser from now on. */
export const forgetGames = () => globalThis.caches?.delete(GAMES);

/**
 * Return the finished games that can be replayed without a network.
 * @returns {Promise<Cairn.Game[]>}
 */
export async function keptGames() {
  if (!globalThis.caches) return [];
  const games = await caches.open(GAMES);
  const answers = (await games.keys()).filter(({ url }) => ONE_GAME.test(url)).map((request) => games.match(request));
  return Promise.all((await Promise.all(answers)).flatMap((answer) => (answer ? [answer.json()] : [])));
}

/** Have the service worker at work, once the page has all that it needs. */
export function startOffline() {
  const workers = navigator.serviceWorker;
  if (!workers) return; // there is none in an address without TLS
  workers.addEventListener("controllerchange", keepWhatIsHere, { once: true });
  addEventListener("load", () => workers.register("/worker.js"), { once: true });
  if (document.readyState === "complete") workers.register("/worker.js");
}

/** Keep what came before the worker did: the page, its files, the rules, and a game that had ended. */
async function keepWhatIsHere() {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const paths = addresses
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search);
  const ofGame = get().game?.status === "finished" ? paths.filter((path) => GAME.test(path)).sort() : [];
  // The game itself comes first: by it the worker knows that the rest may be kept. Rules may still be on their way.
  for (const path of new Set([...ofGame, "/v1/rulesets"]))
    await fetch(path, { headers: { "Accept-Language": language } });
  const files = await caches.open(FILES);
  await files.addAll(["/", ...new Set(paths.filter((path) => path.startsWith("/web/")))]);
}
