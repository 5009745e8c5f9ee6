/**
 * The games that wait for the player: it is their turn, or they are invited. The service is asked for them at first,
 * and again when its feed says that something has changed. A hidden page reads no feed, and asks now and then.
 */

import { pause } from "./api.js";
import { readPieces, untilVisible } from "./event_stream.js";
import { language } from "./language.js";
import { askAsPlayer } from "./player.js";
import { get, set, watch } from "./store.js";
import { setWaiting } from "./title.js";
import { playerId, playerToken } from "./tokens.js";

const POLL_MILLISECONDS = 30_000;
/** A feed begins with a message for each game. They are answered with one request. */
const CALM_MILLISECONDS = 200;

let stop = new AbortController(),
  asked = 0;
/** @type {string | null} */
let followed = null;
/** @type {number | undefined} */
let planned;

/** Keep `waitingGames` of the store up to date, and their number in the title, for the player that one is now. */
export function followWaiting() {
  watch(({ waitingGames }) => setWaiting(waitingGames?.length ?? 0));
  watch(() => {
    if (playerId() === followed) return;
    followed = playerId();
    stop.abort();
    stop = new AbortController();
    follow(stop.signal);
  });
}

/** Ask which games wait for the player. */
export async function refreshWaiting() {
  asked += 1;
  const mine = asked;
  try {
    const items = playerToken() ? (await askAsPlayer("/games?player=me&waiting=true&limit=100")).items : [];
    if (mine === asked) set({ waitingGames: items });
  } catch {
    // What is shown stays until the service answers.
  }
}

/** @type {(signal: AbortSignal) => Promise<void>} */
async function follow(signal) {
  while (!signal.aborted) {
    await refreshWaiting();
    if (!followed || signal.aborted) return;
    if (document.hidden) {
      await Promise.race([untilVisible(signal), pause(POLL_MILLISECONDS)]);
      continue;
    }
    const wasRead = await read(signal);
    if (!document.hidden) await pause(wasRead ? 1000 : POLL_MILLISECONDS);
  }
}

/**
 * Read the feed to its end, or until the page is hidden. Return whether the service gave one.
 * @type {(signal: AbortSignal) => Promise<boolean>}
 */
async function read(signal) {
  const broken = new AbortController();
  document.addEventListener("visibilitychange", () => document.hidden && broken.abort(), { signal: broken.signal });
  const headers = {
    Accept: "application/x-ndjson",
    "Accept-Language": language,
    Authorization: `Bearer ${playerToken()}`,
  };
  let wasRead = false;
  try {
    const both = AbortSignal.any([signal, broken.signal]);
    const answer = await fetch("/v1/stream", { headers, signal: both, cache: "no-store" });
    if (!answer.ok || !answer.body) return false;
    wasRead = true;
    let rest = "";
    await readPieces(answer.body, broken, (piece) => {
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim()) hear(JSON.parse(line));
    });
  } catch {
    // It is read again, or the service is asked instead.
  } finally {
    broken.abort();
  }
  return wasRead;
}

/** @type {(message: Cairn.Schemas["FeedMessage"]) => void} */
function hear(message) {
  if (message.type === "open") return;
  if (message.type === "decision" && !get().waitingGames?.some(({ id }) => id === message.game)) return;
  clearTimeout(planned);
  planned = setTimeout(refreshWaiting, CALM_MILLISECONDS);
}
