/** Who wants to play a person waits for an opponent of like rating; after a while an AI of a like level comes. */

import { pause, Refusal } from "../../api.js";
import { askAsPlayer } from "../../player.js";

/** After so many seconds an AI is the opponent. */
const AI_AFTER = 20;
const WAIT_SECONDS = 20;

/**
 * Wait for an opponent.
 * @param {string} ruleset
 * @returns {Promise<{found: Promise<string|null>, stop: () => void}>} the id of the game, or null if nobody came
 */
export async function findOpponent(ruleset) {
  const body = { ruleset, seconds: 120, ai_after: AI_AFTER };
  const { id } = await askAsPlayer("/pairings", { method: "POST", body });
  const stopped = new AbortController();
  const stop = () => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    askAsPlayer(`/pairings/${id}`, { method: "DELETE" }).catch(() => {});
  };
  return { found: wait(id, stopped.signal), stop };
}

/** @type {(id: string, signal: AbortSignal) => Promise<string | null>} */
async function wait(id, signal) {
  while (!signal.aborted) {
    try {
      const { status, game } = await askAsPlayer(`/pairings/${id}?wait=${WAIT_SECONDS}`, { signal });
      if (status !== "waiting") return game;
    } catch (error) {
      if (signal.aborted || error instanceof Refusal) return null;
      await pause(1000);
    }
  }
  return null;
}
