/** Which box lies next to another one, in a direction. */

/** @typedef {{left: number, top: number, width: number, height: number}} Box in pixels */

/**
 * The way of each arrow key.
 * @type {Record<string, [right: number, down: number]>}
 */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** So many pixels farther in the direction is another place. */
const LEAST = 4;
/** What lies aside counts so many times what lies ahead. */
const ASIDE = 2;

/** @type {(box: Box) => [x: number, y: number]} */
const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/**
 * Return the place of the box that is nearest to another one in the direction of an arrow key; -1 if there is none.
 * What lies ahead, within an angle of 45 degrees, goes before what lies far aside.
 * @param {Box} from
 * @param {Box[]} boxes
 * @param {string} key such as "ArrowLeft"
 */
export function neighbour(from, boxes, key) {
  const [right, down] = WAYS[key],
    [x, y] = middle(from);
  const found = boxes.map((box, place) => {
    const [boxX, boxY] = middle(box);
    const ahead = (boxX - x) * right + (boxY - y) * down,
      aside = Math.abs((boxX - x) * down) + Math.abs((boxY - y) * right);
    return { place, ahead, isAhead: aside <= ahead, far: ahead + ASIDE * aside };
  });
  const [nearest] = found
    .filter(({ ahead }) => ahead > LEAST)
    .sort((one, other) => Number(other.isAhead) - Number(one.isAhead) || one.far - other.far);
  return nearest?.place ?? -1;
}
