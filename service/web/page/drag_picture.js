/** What is seen of a piece while it is dragged. */

/** What the game's style says of the piece but the browser's own style of a popover covers. */
const KEPT = /** @type {const} */ (["background", "border", "color", "padding", "overflow", "borderRadius"]);
const NAMES = ["data-piece", "data-targets", "data-key", "data-explained", "data-from", "data-drag", "id", "tabindex"];

/**
 * Return a picture of a piece over everything else. It stands beside the piece, so that it looks the same, and in the
 * browser's top layer, so that no frame cuts it.
 * @param {HTMLElement} piece
 * @param {DOMRect} box of the piece
 */
export function pictureOf(piece, { left, top, width, height }) {
  const picture = /** @type {HTMLElement} */ (piece.cloneNode(true));
  for (const one of [picture, ...picture.querySelectorAll("*")]) for (const name of NAMES) one.removeAttribute(name);
  const looks = getComputedStyle(piece);
  const kept = Object.fromEntries(KEPT.map((name) => [name, looks[name]]));
  const zoom = width / piece.offsetWidth || 1;
  const [w, h] = [width / zoom, height / zoom];
  const size = { width: `${w}px`, height: `${h}px`, minHeight: 0, maxHeight: "none", boxSizing: "border-box" };
  const place = { position: "fixed", inset: "auto", left: `${left}px`, top: `${top}px`, margin: 0 };
  const more = { pointerEvents: "none", transition: "none", animation: "none", outline: "none", scale: zoom };
  Object.assign(picture.style, kept, size, place, more, { transformOrigin: "0 0" });
  picture.classList.add("drag-picture");
  picture.classList.remove("clickable", "picked", "changed", "better");
  picture.popover = "manual";
  picture.inert = true;
  picture.ariaHidden = "true";
  piece.parentElement?.append(picture);
  picture.showPopover();
  return picture;
}
