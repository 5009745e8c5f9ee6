/** The steps of a game: their addresses, the way to them, and those that one jumps to. */

import { get, set, table } from "../../store.js";

/**
 * What a table has in the store before a step of it is shown.
 * @type {Cairn.Replay & {openDetails: Set<string>}}
 */
export const NO_STEP = {
  at: null,
  target: null,
  step: null,
  position: null,
  parts: null,
  viewer: null,
  playingSteps: false,
  story: null,
  stepDelay: 1000,
  openDetails: new Set(["history", "chart"]),
};

/** Tell whether the address asks for the analysis of the game. */
export const isAnalysed = () => new URLSearchParams(location.hash.split("?")[1]).has("analyse");

/**
 * Return the step at which a replay begins: the first that deals something, and not one in which somebody sits down.
 * @type {(log: Cairn.Line[]) => number}
 */
export const beginOf = (log) =>
  log.find(({ events }) => events.some(({ type }) => !type.startsWith("table.")))?.version ?? 1;

/**
 * Return the address of a step, as one seat sees it or, without a viewer, with all hands open.
 * @param {Pick<Cairn.Game, "id">} game
 * @param {number | null} at
 * @param {number | null} viewer
 * @param {boolean} [analysed]
 */
export function addressOf(game, at, viewer, analysed = isAnalysed()) {
  const query = new URLSearchParams();
  if (at !== null) query.set("at", String(at));
  if (viewer !== null) query.set("as", String(viewer));
  if (analysed) query.set("analyse", "1");
  const parameters = query.toString();
  const path = get().archive ? "#/archive" : `#/games/${game.id}`;
  return `${path}${parameters ? `?${parameters}` : ""}`;
}

/**
 * Return the step from which one goes on: the one that was asked for last, which may not be drawn yet.
 * @type {(state: Pick<Cairn.State, "at" | "target">) => number}
 */
export const wantedOf = ({ at, target }) => target ?? at ?? 0;

/** A browser lets a page change its address some twenty times a second. */
const ADDRESS_MILLISECONDS = 150;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let addressing;

/**
 * Go to a step. Within a replay it takes the place of the last one in the browser's history, which would get long; the
 * address follows when nothing else is asked for.
 * @param {number} step
 */
export function goTo(step) {
  const { game, viewer, at, log, show } = table();
  const target = Math.max(beginOf(log), Math.min(step, game.version));
  const address = addressOf(game, target, viewer);
  if (at === null) return location.assign(address);
  const { hash } = location;
  set({ target });
  show(new URLSearchParams(address.split("?")[1]));
  clearTimeout(addressing);
  addressing = setTimeout(
    () => location.hash === hash && history.replaceState(null, "", address),
    ADDRESS_MILLISECONDS,
  );
}

/**
 * What was worked out of each log. A log that grows is another one.
 * @type {WeakMap<Cairn.Line[], Cairn.Milestone[]>}
 */
const milestones = new WeakMap();

/**
 * Return the versions that the replay can jump to, such as claims and scorings, each with a label.
 * @type {(state: Cairn.State) => Cairn.Milestone[]}
 */
export function milestonesOf({ log, view }) {
  const known = milestones.get(log);
  if (known) return known;
  const found = log.flatMap(({ version, events }) => {
    const label = events.map((event) => view.texts.milestone(event)).find(Boolean);
    return label ? [{ version, label }] : [];
  });
  milestones.set(log, found);
  return found;
}

/**
 * Return the next and the previous of some versions in order, as seen from one; undefined where there is none.
 * @type {(versions: number[], at: number) => {previous: number | undefined, next: number | undefined}}
 */
export const around = (versions, at) => ({
  previous: versions.findLast((version) => version < at),
  next: versions.find((version) => version > at),
});
