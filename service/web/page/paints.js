/**
 * Parts of drawings are shown by `<use href="file.svg#part">`. A browser loads the file for each of them, and draws it a
 * frame later; and WebKit looks in the page for what a part is painted or clipped with, such as a gradient. So a game has
 * its drawings put into the page, under names of their own, and of all others the paints are. These have unique names.
 */

const PAINTS = "linearGradient, radialGradient, pattern, clipPath";
const NAMED = /( id="|href="#|url\(#)/g;

/** What is put into the page, by the address of its drawing. @type {Map<string, Promise<void>>} */
const placed = new Map();
/** What the names of the parts in the page begin with, by the addresses of their drawings. @type {Map<string, string>} */
const prefixes = new Map();

/**
 * Return where a part of a drawing is shown from, and put what it is painted with into the page.
 * @param {string} reference the address of the drawing, with a part of it after the `#`
 */
export function placeOf(reference) {
  const [address, part] = reference.split("#");
  if (address && !placed.has(address)) keep(address, place(address, "")).catch(() => {}); // the next drawing tries again
  return prefixes.has(address) ? `#${prefixes.get(address)}${part}` : reference;
}

/** @type {(address: string) => Promise<void>} has the parts of a drawing shown from the page, when it is there */
export const placeDrawing = (address) =>
  prefixes.has(address) ? Promise.resolve() : keep(address, place(address, `${address.replace(/\W/g, "-")}-`));

/** @type {(address: string, placing: Promise<void>) => Promise<void>} */
function keep(address, placing) {
  placed.set(address, placing);
  placing.catch(() => placed.delete(address));
  return placing;
}

/** @type {(address: string, prefix: string) => Promise<void>} */
async function place(address, prefix) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  const text = (await answer.text()).replace(NAMED, `$1${prefix}`);
  const { documentElement: parts } = new DOMParser().parseFromString(text, "image/svg+xml");
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("class", "hidden"); // what is not displayed at all has no patterns for others
  holder.append(...parts.querySelectorAll(PAINTS));
  parts.setAttribute("display", "none");
  for (const each of [holder, parts]) each.setAttribute("aria-hidden", "true");
  if (holder.hasChildNodes()) document.body.append(holder);
  if (!prefix) return;
  document.body.append(parts);
  prefixes.set(address, prefix);
}
