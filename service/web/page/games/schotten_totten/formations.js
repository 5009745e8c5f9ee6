/** What a complete side of Schotten Totten is worth, for the eye; the service alone decides claims. */

import { words } from "./texts.js";

/** What values an elite troop may stand for, in any colour (ST-43). */
const WILD = { joker: [9, 8, 7, 6, 5, 4, 3, 2, 1], spy: [7], shield_bearer: [3, 2, 1] };
/** The kinds of formation, the weakest first (ST-11). */
const KINDS = ["sum", "run", "colour", "of_a_kind", "colour_run"];

/** Return a complete side's formation and total, "colour run 24", at its best where elite troops are in it. */
export function formation(stone, seat, needs, name = "") {
  const cards = stone.sides[seat];
  if (cards.length < needs) return name && cards.length ? words.ofNeeded(name, cards.length, needs) : "";
  const before = name && `${name}: `;
  const colours = new Set(cards.filter((card) => !(card in WILD)).map((card) => card.split("-")[0]));
  const worths = choices(cards).map((values) => worth(values, colours.size <= 1));
  if (stone.modes.includes("blind_mans_bluff"))
    return `${before}${words.total(Math.max(...worths.map(({ total }) => total)))}`;
  const { kind, total } = worths.reduce((best, one) => (stronger(one, best) ? one : best));
  return `${before}${words.kinds[kind === "of_a_kind" ? needs : kind]} ${total}`;
}

/** Return every choice of values that a side's cards may stand for. */
const choices = (cards) =>
  cards.reduce(
    (sides, card) =>
      sides.flatMap((side) => (WILD[card] ?? [Number(card.split("-")[1])]).map((value) => [...side, value])),
    [[]],
  );

function worth(chosen, oneColour) {
  const values = [...chosen].sort((a, b) => a - b);
  const run = values.every((value, place) => value === values[0] + place);
  const same = values[0] === values.at(-1);
  const kind = oneColour && run ? "colour_run" : same ? "of_a_kind" : oneColour ? "colour" : run ? "run" : "sum";
  return { kind, total: values.reduce((sum, value) => sum + value, 0) };
}

/** Tell whether one is stronger: by its kind, then by its total (ST-12). */
const stronger = (one, other) => rank(one) > rank(other);
const rank = ({ kind, total }) => KINDS.indexOf(kind) * 100 + total;
