/** A territory in short. */

import { html } from "../../html.js";
import { extent } from "./cells.js";
import { tileOf } from "./tiles.js";

/**
 * Return a territory as a small map: a square in its tile's colour for each tile, a dot for clan members.
 * @param {GlenMore.Placed[]} territory
 */
export function smallMap(territory) {
  const { left, top, columns, rows } = extent(territory);
  return html`<svg class="small-map" viewBox="0 0 ${columns * 10} ${rows * 10}" aria-hidden="true">
    ${territory.map(({ tile, x, y, members }) => {
      const { colour, river, road } = tileOf(tile);
      const [east, south] = [(x - left) * 10, (y - top) * 10];
      return html`<g transform="translate(${east} ${south})">
        <rect class=${colour} width="10" height="10" />
        ${river && html`<path class="map-river" d="M5 0v10" />`}${road && html`<path class="map-road" d="M0 5h10" />`}
        ${members > 0 && html`<circle cx="5" cy="5" r="2.6" />`}
      </g>`;
    })}
  </svg>`;
}
