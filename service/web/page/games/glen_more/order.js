/** Who is where on the track, and what moving ahead means for the turns of the others. */

export const SPACES = 14;

/** Return how many spaces lie between two spaces, going forwards, the second one included. */
export const stepsBetween = (from, to) => (to - from + SPACES) % SPACES;

/** Return the seats in the order in which they will have their turns as things stand, the hindmost figure first. */
export const turnOrder = ({ figures, empty }) =>
  figures
    .map((_, seat) => seat)
    .sort((one, other) => stepsBetween(empty, figures[one]) - stepsBetween(empty, figures[other]));

/**
 * Return what a figure passes on its way to a space, and what it leaves behind.
 * @returns {{steps: number, before: (number|"die")[], leave: number[]}} how many spaces it goes ahead; the seats, and
 * the die, that are behind it then, the hindmost first; and the spaces whose tiles leave the game, as nobody is behind
 * them
 */
export function wayTo(state, seat, space) {
  const { figures, die, track, empty } = state;
  const standing = [...figures.map((at, other) => [at, other]), ...(die === null ? [] : [[die, "die"]])];
  const ahead = (at) => stepsBetween(empty, at);
  const before = standing
    .filter(([at, other]) => other !== seat && ahead(at) < ahead(space))
    .sort(([one], [other]) => ahead(one) - ahead(other));
  const end = before.length ? ahead(before[0][0]) : ahead(space);
  const leave = track.flatMap((tile, at) => (tile !== null && at !== space && ahead(at) < end ? [at] : []));
  return { steps: stepsBetween(figures[seat], space), before: before.map(([, other]) => other), leave };
}
