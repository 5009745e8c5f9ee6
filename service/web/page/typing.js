/** Moves that are typed: what fits what was written so far, and what is nearest to it when nothing fits. */

/** So many of the nearest moves are told. */
const MOST_NEAR = 5;

/**
 * Return a text without what does not matter: case, spaces, accents and signs.
 * @type {(text: string) => string}
 */
const plain = (text) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+-]/gu, "");

/**
 * Return what some written words can mean.
 * @param {string[]} texts of all moves
 * @param {string} written
 * @returns {{fitting: number[], only: number | null, nearest: number[]}} the places of the texts that fit: those that
 * begin like this, or else those that hold it; the one that is meant if there is no doubt; and, where nothing fits, the
 * places of the nearest texts
 */
export function meant(texts, written) {
  const all = texts.map(plain),
    wanted = plain(written);
  /** @type {(isFit: (text: string) => boolean) => number[]} */
  const places = (isFit) => all.flatMap((text, place) => (isFit(text) ? [place] : []));
  const beginning = places((text) => text.startsWith(wanted));
  const fitting = beginning.length ? beginning : places((text) => text.includes(wanted));
  const equal = places((text) => text === wanted);
  const [only = null] = equal.length === 1 ? equal : fitting.length === 1 ? fitting : [];
  return { fitting, only: wanted ? only : null, nearest: fitting.length ? [] : nearest(all, wanted) };
}

/** @type {(all: string[], wanted: string) => number[]} */
function nearest(all, wanted) {
  const far = all.map((text) => distance(text, wanted));
  return all
    .map((_, place) => place)
    .sort((one, other) => far[one] - far[other])
    .slice(0, MOST_NEAR);
}

/**
 * Return how many letters must be put in, left out or changed to make one text of another (Levenshtein's distance).
 * @type {(one: string, other: string) => number}
 */
export function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length];
}
