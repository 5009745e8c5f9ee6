/** What the charts share: their size, and where the lines of the grid are. */

export const WIDTH = 640;
export const HEIGHT = 280;
export const TOP = 12;
export const RIGHT = 12;
export const BOTTOM = 28;

/**
 * Return round numbers between two, at most eight of them.
 * @type {(lowest: number, highest: number) => number[]}
 */
export function ticks(lowest, highest) {
  const size = [1, 2, 5, 10, 20, 50, 100].find((one) => (highest - lowest) / one <= 7) ?? 200;
  /** @type {number[]} */
  const found = [];
  for (let number = Math.ceil(lowest / size) * size; number <= highest; number += size) found.push(number);
  return found;
}
