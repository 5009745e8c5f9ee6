/** The formations of Schotten Totten, as the board shows them. Only the service decides claims. */

import { say } from "../../language.js";
import { clanCard, isClanCard, needsOf } from "./pieces.js";

/**
 * The values that an elite troop may stand for. Its colour is free (ST-43).
 * @type {Record<SchottenTotten.Elite, number[]>}
 */
const WILD = { joker: [9, 8, 7, 6, 5, 4, 3, 2, 1], spy: [7], shield_bearer: [3, 2, 1] };
/**
 * The kinds of formation, the strongest first (ST-11).
 * @type {SchottenTotten.Kind[]}
 */
export const KINDS = ["colour_run", "of_a_kind", "colour", "run", "sum"];

/**
 * Return the formation of a complete side; null if the side is not complete. Elite troops stand for what makes it
 * strongest. Under Blind Man's Bluff only the total counts, and the kind is null.
 * @type {(stone: SchottenTotten.Stone, seat: number) => SchottenTotten.Formation | null}
 */
export function formationOf(stone, seat) {
  const cards = stone.sides[seat];
  if (cards.length < needsOf(stone)) return null;
  const colours = new Set(cards.filter(isClanCard).map((card) => clanCard(card).colour));
  const possible = choices(cards).map((values) => strength(values, colours.size <= 1));
  if (stone.modes.includes("blind_mans_bluff"))
    return { kind: null, total: Math.max(...possible.map(({ total }) => total)) };
  return possible.reduce((best, one) => (rank(one) > rank(best) ? one : best));
}

/**
 * Return the name of a formation, such as "colour run", "four of a kind" or "total".
 * @type {(formation: SchottenTotten.Formation, cards: number) => string}
 */
export const nameOfKind = ({ kind }, cards) =>
  kind === null ? say("st-label-total") : say(`st-label-kinds-${kind === "of_a_kind" ? cards : kind}`);

/**
 * Return a side in words: "colour run 24", or "2 of 3 cards" where it is not complete.
 * @param {SchottenTotten.Stone} stone
 * @param {number} seat
 */
export function sideInWords(stone, seat) {
  const found = formationOf(stone, seat),
    { length } = stone.sides[seat];
  return found
    ? say("st-label-formation", { kind: nameOfKind(found, length), total: found.total })
    : say("st-label-cards-of", { cards: length, needs: needsOf(stone) });
}

/**
 * Return every choice of values that a side's cards may stand for.
 * @param {SchottenTotten.Troop[]} cards
 */
function choices(cards) {
  /** @type {number[][]} */
  let sides = [[]];
  for (const card of cards) {
    const values = isClanCard(card) ? [clanCard(card).value] : WILD[card];
    sides = sides.flatMap((side) => values.map((value) => [...side, value]));
  }
  return sides;
}

/** @type {(chosen: number[], isOneColour: boolean) => {kind: SchottenTotten.Kind, total: number}} */
function strength(chosen, isOneColour) {
  const values = [...chosen].sort((a, b) => a - b);
  return { kind: kindOf(values, isOneColour), total: values.reduce((sum, value) => sum + value, 0) };
}

/** @type {(values: number[], isOneColour: boolean) => SchottenTotten.Kind} */
function kindOf(values, isOneColour) {
  const isRun = values.every((value, place) => value === values[0] + place);
  if (isRun && isOneColour) return "colour_run";
  if (values[0] === values.at(-1)) return "of_a_kind";
  if (isOneColour) return "colour";
  return isRun ? "run" : "sum";
}

/**
 * Return a number that is higher for the stronger formation: by its kind, then by its total (ST-12).
 * @param {ReturnType<typeof strength>} formation
 */
const rank = ({ kind, total }) => total - KINDS.indexOf(kind) * 100;
