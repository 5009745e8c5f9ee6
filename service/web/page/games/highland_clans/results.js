/** The points of a finished game of Highland Clans, by what they were for. */

import { say } from "../../language.js";

/** The categories, in the order of the table. */
const CATEGORIES = /** @type {const} */ (["start", "green", "red", "blue", "attacks", "defences"]);

/**
 * Add what an event brought to the points by category and seat.
 * @param {Record<string, number[]>} points
 * @param {Cairn.GameEvent} event
 */
function count(points, event) {
  /** @type {(category: string, seat: number, more: number) => void} */
  const add = (category, seat, more) => {
    points[category][seat] += more;
  };
  if (event.type === "highland_clans.clan_set_up") add("start", event.seat, event.points);
  else if (event.type === "highland_clans.colour_scored")
    for (const [seat, more] of event.points.entries()) add(event.colour, seat, more);
  else if (event.type === "highland_clans.raid_decided") {
    add("attacks", event.attacker, event.attacker_points);
    add("defences", event.defender, event.defender_points);
  }
}

/**
 * Return the points of a finished game by category and seat.
 * @param {Cairn.Game<HighlandClans.State>} game
 * @param {Cairn.Line[]} log what was undone does not count
 * @returns {Cairn.Results}
 */
export function results(game, log) {
  const nothing = () => Object.fromEntries(CATEGORIES.map((category) => [category, game.seats.map(() => 0)]));
  let points = nothing();
  /** @type {Map<number, typeof points>} */
  const after = new Map();
  for (const { version, events } of log) {
    for (const event of events) {
      if (event.type === "table.undone") points = structuredClone(after.get(event.to) ?? nothing());
      else count(points, event);
    }
    after.set(version, structuredClone(points));
  }
  return {
    rows: CATEGORIES.map((category) => ({
      name: say(`hc-result-${category}-name`),
      explain: () => say(`hc-result-${category}-explain`),
      values: points[category],
    })),
    total: game.seats.map((_, seat) => CATEGORIES.reduce((sum, category) => sum + points[category][seat], 0)),
  };
}
