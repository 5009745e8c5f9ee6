/** What the end of a game is made of beside the game itself: its points by category, and what it made of a rating. */

import { ask, pause } from "../../api.js";
import { resultsOf } from "../../games/index.js";
import { announce } from "../../html.js";
import { get, set } from "../../store.js";
import { playerId } from "../../tokens.js";
import { readerOf } from "./seats.js";
import { verdict } from "./verdict.js";

/** Ratings are worked out shortly after a game has ended: they are asked for so many times, so far apart. */
const LOOKS = 4;
const LOOK_MILLISECONDS = 1500;
/** Everybody's first rating. */
const FIRST = 1500;

/**
 * The game whose results are being loaded.
 * @type {string | null}
 */
let wanted = null;

/**
 * Return the points by category of the game that is shown, when they are here, and what it made of the reader's rating.
 * They are loaded when they are first asked for and the whole log is here.
 * @type {(state: Cairn.State) => Cairn.ShownResults}
 */
export function resultsFor(state) {
  const { game, results, log } = state;
  if (results?.id === game.id) return results;
  if (wanted !== game.id && log.at(-1)?.version === game.version) load(state);
  return noneOf(game);
}

/** @type {(state: Cairn.State) => boolean} whether the results are on their way: the end is shown when they are here */
export const areComing = (state) => resultsFor(state) !== state.results;

/**
 * What there is of a game's results before they are loaded.
 * @type {(game: Cairn.Game) => Cairn.ShownResults}
 */
const noneOf = ({ id, outcome }) => ({ id, rows: [], total: outcome?.points ?? [], rating: null });

/** @param {Cairn.State} state */
async function load(state) {
  const { game, log } = state;
  wanted = game.id;
  const found = noneOf(game);
  try {
    Object.assign(found, await resultsOf(game, log));
    if (found.why?.length === 1) found.by ??= ""; // that sentence says by what
  } catch {
    // Without the categories the totals tell who won.
  }
  wanted = null;
  if (get().game?.id !== game.id) return;
  set({ results: found });
  if (game.outcome) announce(verdict({ ...game, outcome: game.outcome }, readerOf(state), found.by));
  await loadRating(game);
}

/** @type {(game: Cairn.Game) => boolean} */
export const isRatedForMe = ({ rated, seats }) => rated && seats.some(({ player }) => player && player === playerId());

/**
 * Look what the game made of the reader's rating, if it counted.
 * @param {Cairn.Game} game
 */
async function loadRating(game) {
  const { id, ruleset } = game,
    me = playerId();
  if (!me || !isRatedForMe(game)) return;
  for (let look = 0; look < LOOKS && get().game?.id === id; look++) {
    try {
      const rating = await ratingAfter(me, ruleset, id);
      if (get().game?.id !== id) return;
      if (rating) {
        const { results } = get();
        if (results) set({ results: { ...results, rating } });
        return;
      }
    } catch {
      return; // the end of the game is of use without it
    }
    await pause(LOOK_MILLISECONDS);
  }
}

/**
 * Return a player's rating after a game and how much that changed it: {now, change}; null if there is none yet.
 * @type {(player: string, ruleset: string, game: string) => Promise<Cairn.ShownResults["rating"]>}
 */
async function ratingAfter(player, ruleset, game) {
  const before = new Map();
  for (let after = ""; after !== null; ) {
    const query = new URLSearchParams({ ruleset, limit: "500", ...(after && { after }) });
    const { items, next } = await ask(`/players/${player}/ratings?${query}`);
    for (const { game: id, group, rating } of items) {
      if (id === game) return { now: rating, change: rating - (before.get(group) ?? FIRST) };
      before.set(group, rating);
    }
    after = next;
  }
  return null;
}
