/**
 * Parts of drawings are shown by `<use href="file.svg#part">`. What such a part is painted or clipped with, such as a
 * gradient, is in the same file, but WebKit looks for it in the page. So all of a file's paints are put there, too. No two
 * drawings have paints of one name.
 */

const PAINTS = "linearGradient, radialGradient, pattern, clipPath";

/** The addresses of the drawings whose paints are in the page. @type {Set<string>} */
const placed = new Set();

/**
 * Put the paints of a drawing into the page, unless they are there.
 * @param {string} reference the address of the drawing, with a part of it after the `#`
 */
export function placePaints(reference) {
  const [address] = reference.split("#");
  if (!address || placed.has(address)) return;
  placed.add(address);
  place(address).catch(() => placed.delete(address)); // it is tried again when the part is drawn again
}

/** @param {string} address */
async function place(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const paints = drawing.querySelectorAll(PAINTS);
  if (!paints.length) return;
  // What is not displayed at all has no patterns for others.
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("aria-hidden", "true");
  holder.setAttribute("class", "hidden");
  holder.append(...paints);
  document.body.append(holder);
}
