/** The limits of a turn, a court and the lands of Highland Clans. */

/** A reserve is drawn of so many cubes, and the actions of a turn may use so many of them (HC-12, HC-15). */
const DRAWN = 6;
export const MOST_USED = 4;
/** No court goes below so many warriors (HC-25), and nobody has more lands (HC-28). */
export const FEWEST_WARRIORS = 3;
export const MOST_LANDS = 6;

/**
 * Return how many cubes of the reserve the actions have used.
 * @param {HighlandClans.State} state
 */
export const used = ({ reserve }) => DRAWN - Object.values(reserve).reduce((sum, count) => sum + count, 0);
