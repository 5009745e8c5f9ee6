/** Roup on the page: what is drawn, and what a click means. */

import { eventCounter } from "../points.js";
import { board } from "./board.js";

/** Return the target that is clicked for a bid: the coins. */
const targets = ({ coins }) => [`coins:${coins}`];

/** Return the bid that was probably meant, so that the service can say why it is refused. */
const guessMove = ([first]) => (first?.startsWith("coins:") ? { type: "bid", coins: Number(first.slice(6)) } : null);

/** Return the counter of points for the chart. */
const pointsCounter = (seats) =>
  eventCounter({ points: Array(seats).fill(0) }, (counted, event) => {
    if (event.type === "roup.lot_sold") counted.points[event.seat] += event.lot;
    return counted;
  });

export default { board, guessMove, pointsCounter, targets };
