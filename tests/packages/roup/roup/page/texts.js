/** The texts of Roup. */

/** Labels of the board. */
export const labels = {
  lot: (lot) => (lot ? `The lot, worth ${lot}` : "No lot"),
  coins: "Your coins",
  bid: (coins) => (coins ? `Bid ${coins}` : "No bid"),
  has: (left, bid) => `${left === null ? "" : `${left} coins left. `}${bid === undefined ? "" : `Last bid: ${bid}.`}`,
};

export const optionNames = { hidden_bidders: "Who has bid is a secret" };

/** For each type of move: the title of its group, and the move in words. */
export const moves = { bid: ({ coins }) => ["Bid", labels.bid(coins)] };

/** Tell a player what to do now. */
export const prompt = (state) => `Bid for the lot worth ${state.lot}: click how many coins.`;

/** What the replay jumps to. */
export const milestoneName = "sale";

/** Name an event that the replay can jump to. */
export const milestone = ({ type }) => (type === "roup.lot_sold" ? "a sale" : null);

/** How to play. */
export const how = {
  aim: { title: "The aim", text: "Ten lots are worth 1 to 10 points. Who has bought the most points wins." },
  bid: { title: "A bid", text: "All bid at the same time, and no other bid is seen before all are made." },
  sale: { title: "A sale", text: "Equal bids cancel each other. The highest of the others buys the lot and is paid." },
};
