/** What stands in the way of an action of Highland Clans now, from what everybody can see. The service decides. */

import { say, term } from "../../language.js";
import { landsOf } from "./identity.js";
import { FEWEST_WARRIORS, MOST_LANDS, MOST_USED, used } from "./limits.js";
import { BUILDINGS, COLOUR_OF, CUBES_OF } from "./pieces.js";

/**
 * What each action costs at least: cubes of a colour of the reserve. A domain has prices of its own.
 * @type {Record<Exclude<HighlandClans.Action, "domain">, [HighlandClans.Colour, number]>}
 */
const PRICE = {
  warrior: ["yellow", 1],
  piper: ["blue", 1],
  monk: ["green", 1],
  bard: ["blue", 1],
  cattle: [COLOUR_OF.cattle, CUBES_OF.cattle],
  castle: [COLOUR_OF.castle, CUBES_OF.castle],
  monastery: [COLOUR_OF.monastery, CUBES_OF.monastery],
};

/**
 * Return why the player whose turn it is cannot take an action, as a sentence; null if they can.
 * @param {HighlandClans.State} state
 * @param {HighlandClans.Action} action
 * @param {number} [opponent] whom a bard is sent to
 */
export function obstacle(state, action, opponent) {
  if (state.phase === "redraw") return say("hc-reason-redraw");
  if (state.phase !== "action") return say("hc-reason-no-actions");
  if (state.actions.includes(action)) return say("hc-reason-taken");
  if (state.actions.length >= state.most_actions || state.actions.includes("bard")) return say("hc-reason-over");
  if (action === "bard" && state.actions.length) return say("hc-reason-bard-alone");
  if (action === "domain") return domainObstacle(state);
  return priceObstacle(state, ...PRICE[action]) ?? aimObstacle(state, action, opponent);
}

/** @type {(state: HighlandClans.State, colour: HighlandClans.Colour, count: number) => string | null} */
function priceObstacle(state, colour, count) {
  if (used(state) + count > MOST_USED) return say("hc-reason-too-many", { used: used(state), most: MOST_USED });
  return state.reserve[colour] < count
    ? say("hc-reason-too-few", { count, colour: term(`hc-${colour}`), has: state.reserve[colour] })
    : null;
}

/** @type {(state: HighlandClans.State, action: HighlandClans.Action, opponent?: number) => string | null} */
function aimObstacle(state, action, opponent) {
  if (action in BUILDINGS) return state.clans[state.turn].free_lands ? null : say("hc-reason-no-free-land");
  if (action !== "bard") return null;
  const others = state.clans.filter((_, seat) => seat !== state.turn && (opponent === undefined || seat === opponent));
  const open = (/** @type {HighlandClans.Clan} */ { warriors, pipers, monks }) =>
    warriors > FEWEST_WARRIORS || pipers || monks;
  return others.some(open) ? null : say("hc-reason-nothing-to-take");
}

/**
 * A domain costs 1 yellow and 1 red, or 1 yellow and 2 green; yellow and green may come from the court (HC-28).
 * @param {HighlandClans.State} state
 */
function domainObstacle(state) {
  const clan = state.clans[state.turn],
    { yellow, green, red } = state.reserve;
  if (!state.supply) return say("hc-reason-no-supply");
  if (landsOf(clan) >= MOST_LANDS) return say("hc-reason-no-room");
  const left = MOST_USED - used(state);
  const ways = [[1, red ? 0 : Infinity]]; // cubes of the reserve for the second part: a red one
  for (const fromCourt of [0, 1, 2])
    ways.push([2 - fromCourt, clan.monks >= fromCourt && green >= 2 - fromCourt ? 0 : Infinity]);
  const second = Math.min(...ways.map(([cubes, extra]) => cubes + extra));
  const first = clan.warriors > FEWEST_WARRIORS ? 0 : yellow ? 1 : Infinity;
  if (first === Infinity) return say("hc-reason-no-yellow");
  if (second === Infinity) return say("hc-reason-no-second-price");
  return first + second > left ? say("hc-reason-too-many", { used: used(state), most: MOST_USED }) : null;
}
