/** QR codes: links for a device that has a camera. */

import { html } from "../html.js";
import { generate } from "../vendor/lean-qr/lean-qr.js";

/** The empty border that a reader needs around a code (ISO 18004): so many of its squares. */
const BORDER = 4;

/**
 * Return a QR code of a text, dark on light in every colour scheme, as readers expect it. `label` says what it is.
 * @param {string} text
 * @param {string} label
 */
export function qrCode(text, label) {
  const code = generate(text);
  const side = code.size + 2 * BORDER;
  const squares = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x + BORDER} ${y + BORDER}h1v1h-1z`);
  return html`<svg viewBox="0 0 ${side} ${side}" role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect width=${side} height=${side} fill="#fff" />
    <path d=${squares.join("")} fill="#000" />
  </svg>`;
}
