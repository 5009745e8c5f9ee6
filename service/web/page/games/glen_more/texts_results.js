/** The texts of Glen More's points at the end of a game. */

/** @type {Cairn.Words} */
const AREAS = { barrels: "barrels", chieftains: "chieftains and hats", cards: "special locations" };
/** @type {Cairn.Words} */
const FINAL = {
  "Iona Abbey": "Iona Abbey",
  "Loch Morar": "Loch Morar",
  "Duart Castle": "Duart Castle",
  coins: "coins",
  tiles: "size of the territory",
};

export const labels = {
  /** @type {(names: (string | null)[], numbers: number[]) => string} */
  numbers: (names, numbers) =>
    `${names.map((name, seat) => `${name ?? `Seat ${seat + 1}`}: ${numbers[seat]}`).join(", ")}.`,
};

/** What the rows are called, and what explains them. */
export const results = {
  turns: "In the turns: tiles",
  turnsExplained: "Brown tiles that were activated: taverns, fairs, butchers, the grocer and the bridge.",
  /** @type {(event: Pick<Cairn.Schemas["GlenMoreAreaScored"], "scoring" | "area">) => string} */
  area: ({ scoring, area }) => `Scoring ${scoring}: ${AREAS[area]}`,
  compared: "Compared with who has fewest: 1, 2, 3, 4 or 5 and more bring 1, 2, 3, 5 or 8 points (GM-71).",
  /** @type {(what: string) => string} */
  final: (what) => `End: ${FINAL[what] ?? what}`,
  /** @type {Cairn.Words} */
  finalExplained: {
    "Iona Abbey": "2 points for each yellow tile of its owner (GM-74).",
    "Loch Morar": "2 points for each green tile of its owner (GM-74).",
    "Duart Castle": "3 points for each village of its owner (GM-74).",
    coins: "1 point for each coin (GM-74).",
    tiles: "3 points less for each tile more than the smallest territory has (GM-74).",
  },
};
