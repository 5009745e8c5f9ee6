/** What the cards of Schotten Totten are: the clans with their colours, and the tactic cards. */

/** The tactic cards that are played and then discarded. */
export const RUSES = ["banshee", "recruiter", "strategist", "traitor"];
/** The tactic cards that are played onto a stone and change what it asks for. */
export const MODES = ["blind_mans_bluff", "mud_fight"];

/**
 * Each clan: the colour of its signs and of its paper. Its cloth, plant and chief are drawn in `clans.svg`.
 * @type {Record<SchottenTotten.Colour, {ink: string, paper: string}>}
 */
export const CLANS = {
  red: { ink: "#8f1710", paper: "#f9d5cf" },
  green: { ink: "#12522a", paper: "#d3ecd6" },
  blue: { ink: "#153f82", paper: "#d2e1f8" },
  yellow: { ink: "#5f4800", paper: "#fbe9a2" },
  purple: { ink: "#5c1f76", paper: "#eed8f5" },
  brown: { ink: "#523013", paper: "#e6d2bf" },
};

/** The colours of each kind of tactic card: of its paper, and of its signs. */
export const KINDS_OF_TACTICS = {
  elite: { paper: "#1f463a", ink: "#f6d98a" },
  mode: { paper: "#4d3417", ink: "#f6d98a" },
  ruse: { paper: "#552036", ink: "#f6d98a" },
};

/** @typedef {{kind: keyof typeof KINDS_OF_TACTICS, sign: string, emblem: string}} Tactic */

/**
 * Each tactic card: its kind, its sign in the corner, and its emblem in a square of 24.
 * @type {Record<SchottenTotten.TacticCard, Tactic>}
 */
export const TACTICS = {
  joker: {
    kind: "elite",
    sign: "★",
    emblem:
      "M3.5 17.5 2 8l6 4 4-8 4 8 6-4-1.5 9.5zM4 19h16v3H4zM2 4.5a1.5 1.5 0 1 0 .01 0z" +
      "M12 .5a1.5 1.5 0 1 0 .01 0zM22 4.5a1.5 1.5 0 1 0 .01 0z",
  },
  spy: {
    kind: "elite",
    sign: "7",
    emblem: "M1 12C6 3.5 18 3.5 23 12 18 20.5 6 20.5 1 12zM12 7.5a4.5 4.5 0 1 0 .01 0zM12 10a2 2 0 1 1-.01 0z",
  },
  shield_bearer: {
    kind: "elite",
    sign: "1-3",
    emblem: "M12 1l9 3v8c0 5-4 9-9 11-5-2-9-6-9-11V4zM11 5v6H5.5v2H11v7h2v-7h5.5v-2H13V5z",
  },
  blind_mans_bluff: {
    kind: "mode",
    sign: "Σ",
    emblem: "M10.5 2a9.5 10 0 1 0 .01 0zM1 8v5h19.5l3 3V5l-3 3z",
  },
  mud_fight: {
    kind: "mode",
    sign: "4",
    emblem: "M1 22c0-5 3-5 4-9 1 4 3 4 3.5 0 .5-5 3-6 3.5-12 .5 6 3 7 3.5 12 .5 4 2.5 4 3.5 0 1 4 4 4 4 9z",
  },
  banshee: {
    kind: "ruse",
    sign: "",
    emblem:
      "M12 1c-5 0-8 4-8 9v12.5l3-3 2.5 3 2.5-3 2.5 3 2.5-3 3 3V10c0-5-3-9-8-9zM9 7a1.6 2.2 0 1 0 .01 0z" +
      "M15 7a1.6 2.2 0 1 0 .01 0zM12 12.5a2 2.7 0 1 0 .01 0z",
  },
  recruiter: { kind: "ruse", sign: "", emblem: "M3 1h2.5v22H3zM7 2.5h15.500L18 8l4.5 5.500H7z" },
  strategist: {
    kind: "ruse",
    sign: "",
    emblem: "M8 1.5 1.5 7 8 12.500V9h14V5H8zM16 11.500V15H2v4h14v3.5l6.5-5.5z",
  },
  traitor: {
    kind: "ruse",
    sign: "",
    emblem: "M12 .5 14 3v9h-4V3zM5.5 12.5h13V15h-13zM10.5 16h3v3.5h-3zM12 19.5a2 2 0 1 0 .01 0z",
  },
};

/**
 * Tell whether a card is a clan card, and not a tactic card.
 * @param {SchottenTotten.Card} card
 * @returns {card is SchottenTotten.ClanCard}
 */
export function isClanCard(card) {
  return card.includes("-");
}

/**
 * Return the colour and the value of a clan card such as "red-5".
 * @param {SchottenTotten.ClanCard} card
 */
export function clanCard(card) {
  const [colour, value] = card.split("-");
  return { colour: /** @type {SchottenTotten.Colour} */ (colour), value: Number(value) };
}

/**
 * Return the place of a clan card in a sorted hand: by its colour, then by its value.
 * @param {SchottenTotten.ClanCard | null} card
 */
export function rankInHand(card) {
  if (!card) return 0;
  const { colour, value } = clanCard(card);
  return Object.keys(CLANS).indexOf(colour) * 10 + value;
}

/**
 * Return a deck of a state.
 * @param {SchottenTotten.State} state
 * @param {SchottenTotten.Deck} name
 */
export const deckOf = (state, name) => (name === "clan" ? state.clan_deck : state.tactic_deck);

/**
 * Return how many cards a side of a stone needs: four under Mud Fight (ST-51).
 * @param {SchottenTotten.Stone} stone
 */
export const needsOf = (stone) => (stone.modes.includes("mud_fight") ? 4 : 3);
