/** Which line of a graph is whose: colour and dashes tell. */

import { html } from "../html.js";

/** How the lines of the seats are dashed, so that colour is not the only difference. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 4"];

/**
 * Return the legend of a graph: for each seat a piece of its line, and what is said of it.
 * @type {(seats: Cairn.Seat[], said: string[]) => Cairn.Template}
 */
export const legend = (seats, said) =>
  html`<ul class="legend">
    ${seats.map(
      ({ seat }) =>
        html`<li class="seat${seat}">
          <svg viewBox="0 0 30 8" width="30" height="8" aria-hidden="true">
            <path class="line" d="M0 4H30" stroke-dasharray=${DASHES[seat]} />
          </svg>
          ${" "}${said[seat]}
        </li>`,
    )}
  </ul>`;
