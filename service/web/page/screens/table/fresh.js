/** What the store holds of a table before anything is known of it. */

import { NO_STEP } from "../replay/steps.js";
import { keptPace } from "./pace.js";

/**
 * Return what a table begins with.
 * @type {() => Cairn.Store}
 */
export const fresh = () => ({
  ...NO_STEP,
  game: null,
  view: null,
  title: "",
  mySeats: [],
  rematch: null,
  me: null,
  moves: [],
  log: [],
  clicked: [],
  typed: "",
  notice: null,
  connectionLost: false,
  sending: false,
  pace: keptPace(),
  paused: false,
  shownAt: 0,
  waiting: 0,
  catchingUp: false,
  seen: null,
  changed: [],
  audit: null,
  resultHidden: false,
  said: {},
  hasJustSpoken: false,
});
