/** A table in one click: with AIs, or for a friend who comes by a link. Who is no player sits there as a guest. */

import { ask, randomKey } from "../../api.js";
import { askAsPlayer, lastName } from "../../player.js";
import { playerToken } from "../../tokens.js";
import { openInvite } from "../table/invite.js";
import { enterGame } from "../table/seats.js";

/** What the page calls somebody who has given no name yet. One of them is drawn for each who plays at once. */
const SOME_NAMES = ["Ailsa", "Callum", "Eilidh", "Fergus", "Iona", "Lachlan", "Morag", "Rory"];

/**
 * Open a game against as few AIs as it can have, and go to its table. A guest's are those for a first game.
 * @type {(ruleset: Cairn.Ruleset) => Promise<void>}
 */
export const playNow = (ruleset) => open(ruleset, { kind: "ai", level: playerToken() ? "medium" : "easy" });

/**
 * Open a private game with a friend, with as few seats as it can have, go to its table, and show its link.
 * @type {(ruleset: Cairn.Ruleset) => Promise<void>}
 */
export async function openWithFriend(ruleset) {
  const game = await open(ruleset, { kind: "open" });
  addEventListener("hashchange", () => openInvite({ game, title: ruleset.title }), { once: true });
}

/**
 * Open an unrated game, in which hints may be asked for, and go to its table. One with an open seat is in no list.
 * @param {Cairn.Ruleset} ruleset
 * @param {Cairn.SeatRequest} other
 */
async function open({ name: ruleset, seats: counts }, other) {
  const name = lastName() || SOME_NAMES[Math.floor(Math.random() * SOME_NAMES.length)];
  const who = playerToken() ? { player: "me" } : { name };
  const seats = [{ kind: "human", ...who, nonce: randomKey() }, ...Array(Math.min(...counts) - 1).fill(other)];
  const body = { ruleset, seats, rated: false, listed: other.kind === "ai" };
  const game = await askAsPlayer("/games", { method: "POST", body });
  enterGame(game);
  return game;
}

/**
 * Open a game of as many AIs as possible, and play its steps from the beginning.
 * @type {(ruleset: Cairn.Ruleset) => Promise<void>}
 */
export async function watchAis({ name: ruleset, seats: counts }) {
  const seats = Array(Math.max(...counts)).fill({ kind: "ai", level: "greedy" });
  const game = await ask("/games", { method: "POST", body: { ruleset, seats } });
  // Such AIs may have ended the game before it is shown.
  location.hash = `#/games/${game.id}?at=${game.version}&play=1`;
}
