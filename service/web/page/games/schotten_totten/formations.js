/** The formations of Schotten Totten, as the board shows them. Only the service decides claims. */

import { labels } from "./texts.js";

/** The values that an elite troop may stand for. Its colour is free (ST-43). */
const WILD = { joker: [9, 8, 7, 6, 5, 4, 3, 2, 1], spy: [7], shield_bearer: [3, 2, 1] };
/** The kinds of formation, the weakest first (ST-11). */
const KINDS = ["sum", "run", "colour", "of_a_kind", "colour_run"];

/**
 * Return the formation and total of a complete side, such as "colour run 24". Elite troops stand for what makes it
 * strongest. With a name, return how many cards an incomplete side has.
 */
export function formation(stone, seat, needs, name = "") {
  const cards = stone.sides[seat];
  if (cards.length < needs) return name && cards.length ? labels.cardsOf(name, cards.length, needs) : "";
  const prefix = name && `${name}: `;
  const colours = new Set(cards.filter((card) => !(card in WILD)).map((card) => card.split("-")[0]));
  const possible = choices(cards).map((values) => strength(values, colours.size <= 1));
  if (stone.modes.includes("blind_mans_bluff"))
    return `${prefix}${labels.total(Math.max(...possible.map(({ total }) => total)))}`;
  const { kind, total } = possible.reduce((best, one) => (rank(one) > rank(best) ? one : best));
  return `${prefix}${labels.kinds[kind === "of_a_kind" ? needs : kind]} ${total}`;
}

/** Return every choice of values that a side's cards may stand for. */
const choices = (cards) =>
  cards.reduce(
    (sides, card) =>
      sides.flatMap((side) => (WILD[card] ?? [Number(card.split("-")[1])]).map((value) => [...side, value])),
    [[]],
  );

function strength(chosen, isOneColour) {
  const values = [...chosen].sort((a, b) => a - b);
  return { kind: kindOf(values, isOneColour), total: values.reduce((sum, value) => sum + value, 0) };
}

function kindOf(values, isOneColour) {
  const isRun = values.every((value, place) => value === values[0] + place);
  if (isRun && isOneColour) return "colour_run";
  if (values[0] === values.at(-1)) return "of_a_kind";
  if (isOneColour) return "colour";
  return isRun ? "run" : "sum";
}

/** Return a number that is higher for the stronger formation: by its kind, then by its total (ST-12). */
const rank = ({ kind, total }) => KINDS.indexOf(kind) * 100 + total;
