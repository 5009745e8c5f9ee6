/** The cards of Schotten Totten, and how they look. */

import { h, s } from "../../dom.js";

/** The tactic cards that are played and then discarded. */
export const RUSES = ["banshee", "recruiter", "strategist", "traitor"];

const SYMBOLS = {
  red: "M6 1 11 11H1z",
  green: "M6 1a5 5 0 1 0 .01 0z",
  blue: "M1.5 1.5h9v9h-9z",
  yellow: "M6 0 12 6 6 12 0 6z",
  purple: "M4 1h4v3h3v4H8v3H4V8H1V4h3z",
  brown: "M1 2h10L6 11z",
};

/** The sign and the short name of each tactic card. */
const TACTICS = {
  joker: ["★", "Joker"],
  spy: ["7", "Spy"],
  shield_bearer: ["1-3", "Shield"],
  blind_mans_bluff: ["Σ", "Bluff"],
  mud_fight: ["4", "Mud"],
  banshee: ["☠", "Banshee"],
  recruiter: ["+3", "Recruit"],
  strategist: ["↔", "Strateg."],
  traitor: ["⚔", "Traitor"],
};

/** Return the short name of a tactic card. */
export const shortName = (card) => TACTICS[card][1];

/** Return what is on the face of a card; nothing if the card is not known. */
export function face(card) {
  if (!card) return null;
  if (card in TACTICS) return [h("span.value", null, TACTICS[card][0]), h("span.word", null, shortName(card))];
  const [colour, value] = card.split("-");
  return [
    h("span.value", null, value),
    s("svg.symbol", { viewBox: "0 0 12 12", "aria-hidden": "true" }, s("path", { d: SYMBOLS[colour] })),
  ];
}

/** Return the class of a card in the style. */
export function cardClass(card) {
  if (card === null) return "back";
  return card in TACTICS ? "tactic" : card.split("-")[0];
}

/** Return the place of a clan card in a sorted hand: by its colour, then by its value. */
export function rankInHand(card) {
  if (!card) return 0;
  const [colour, value] = card.split("-");
  return Object.keys(SYMBOLS).indexOf(colour) * 10 + Number(value);
}
