/** The service's time. A clock of this device may be wrong; what is left of a turn is counted by the service's. */

/** The clocks may differ by so much: an answer names the second only, and has been on its way. */
const TOLERANCE = 2000;

let ahead = 0;

/**
 * Note the date of an answer that was made just now.
 * @param {Response} answer
 */
export function noteServerTime(answer) {
  const said = Date.parse(answer.headers.get("Date") ?? "");
  if (Number.isNaN(said)) return;
  const difference = said + 500 - Date.now();
  ahead = Math.abs(difference) > TOLERANCE ? difference : 0;
}

/** Return the service's time, in milliseconds since 1970. */
export const serverNow = () => Date.now() + ahead;
