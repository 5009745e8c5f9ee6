/** Retries: when a request is sent again, or a stream is opened again, and when the client gives up. */
import type { CairnError } from "./errors.js";

const FIRST_PAUSE = 0.25;
const LONGEST_PAUSE = 8;
/** Maximum seconds of `Retry-After` that are waited: a timer of JavaScript with more than 24 days ends at once. */
const LONGEST_REQUESTED = 86_400;
/** The client gives up when fewer seconds are left. */
const MIN_SECONDS = 0.1;

/** Statuses after which a request may have taken effect: it is repeated where that is safe. */
export const BUSY = [502, 503, 504];
/** Statuses after which a stream is opened again. All others are final. */
export const PASSING = [408, 425, 429, 500, ...BUSY];

/** The attempts of one request, or the attempts to open a stream since its last message. */
export class Retries {
  #attempts = 0;
  #began = performance.now();

  /** `deadline` is the number of seconds for all attempts, or null for no limit. `name` is logged, and has no secrets. */
  constructor(
    readonly deadline: number | null,
    readonly name: string,
    readonly log: (line: string) => void,
  ) {}

  /** Begin again: the last attempt succeeded. */
  reset(): void {
    this.#attempts = 0;
    this.#began = performance.now();
  }

  /** The seconds until the deadline. */
  get secondsLeft(): number {
    return this.deadline === null ? Infinity : Math.max(0, this.deadline - (performance.now() - this.#began) / 1000);
  }

  /** Wait before the next attempt. Throw the error if the deadline does not allow one. */
  async pause(error: CairnError): Promise<void> {
    const left = this.secondsLeft;
    const requested = error.retryAfter;
    if (left < MIN_SECONDS || (requested !== undefined && requested > left)) throw error;
    const longest = Math.min(FIRST_PAUSE * 2 ** this.#attempts, LONGEST_PAUSE);
    const own = Math.min(longest * (0.5 + Math.random() / 2), left / 2);
    // 0 and a date in the past say nothing: at once would be a busy loop.
    const seconds = requested ? Math.min(Math.min(requested, LONGEST_REQUESTED) * (1 + Math.random() / 4), left) : own;
    this.#attempts++;
    this.log(`${this.name}: ${error.message}; attempt ${this.#attempts + 1} follows in ${seconds.toFixed(2)} s`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
