/** The nonces of series that this browser has committed to. They are opened when joining has closed. */

const NONCE = "cairn:nonce:";

/** Return whether this browser can commit: only a page from HTTPS, or from this machine, has SHA-256. */
export const canCommit = () => Boolean(crypto.subtle);

/**
 * Return the nonce that this browser has committed to in a series, null without one.
 * @param {string} series
 */
export const nonceOf = (series) => localStorage.getItem(NONCE + series);

/**
 * Forget a nonce that was opened, or whose lots were drawn.
 * @param {string} series
 */
export const forgetNonce = (series) => localStorage.removeItem(NONCE + series);

/**
 * Return the SHA-256, in hex, of a new nonce of 32 bytes, which is stored. A player who joins again has the same nonce.
 * @param {string} series
 */
export async function commitment(series) {
  const nonce = nonceOf(series) ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(NONCE + series, nonce);
  const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
