/** Who is where on the track, and what moving ahead means for the turns of the others. */

export const SPACES = 14;

/**
 * Return how many spaces lie between two spaces, going forwards, the second one included.
 * @type {(from: number, to: number) => number}
 */
export const stepsBetween = (from, to) => (to - from + SPACES) % SPACES;

/**
 * Return the seats in the order in which they will have their turns as things stand, the hindmost figure first.
 * @type {(state: Pick<GlenMore.State, "figures" | "empty">) => number[]}
 */
export const turnOrder = ({ figures, empty }) =>
  figures
    .map((_, seat) => seat)
    .sort((one, other) => stepsBetween(empty, figures[one]) - stepsBetween(empty, figures[other]));

/**
 * Return what a figure passes on its way to a space, and what it leaves behind.
 * @param {GlenMore.State} state
 * @param {number} seat
 * @param {number} space
 * @returns {{steps: number, before: GlenMore.Figure[], leave: number[]}} how many spaces it goes ahead; the seats, and
 * the die, that are behind it then, the hindmost first; and the spaces whose tiles leave the game, as nobody is behind
 * them
 */
export function wayTo(state, seat, space) {
  const { figures, die, track, empty } = state;
  /** @type {{at: number, who: GlenMore.Figure}[]} */
  const standing = figures.map((at, who) => ({ at, who }));
  if (die !== null) standing.push({ at: die, who: "die" });
  /** @type {(at: number) => number} */
  const ahead = (at) => stepsBetween(empty, at);
  const before = standing
    .filter(({ at, who }) => who !== seat && ahead(at) < ahead(space))
    .sort((one, other) => ahead(one.at) - ahead(other.at));
  const end = before.length ? ahead(before[0].at) : ahead(space);
  const leave = track.flatMap((tile, at) => (tile !== null && at !== space && ahead(at) < end ? [at] : []));
  return { steps: stepsBetween(figures[seat], space), before: before.map(({ who }) => who), leave };
}
