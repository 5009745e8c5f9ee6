/**
 * The games the page can draw. Each has a folder that is called like its ruleset, which may be in a package of its own:
 * `game.json` for the lobby; `index.js` (the view), `texts.js` and `style.css` for the table; `picture.js` for the lobby,
 * `how.js` for *How to play*, `lesson.json` for the first lesson, `results.js` for the end, and `laid_out.json` for a
 * table that waits for players. Each of them may lack, and a game without a folder is still
 * shown, as plain data.
 */

import { html } from "../html.js";
import { noteGame } from "../later.js";
import { texts } from "../texts/page.js";
import { eventCounter } from "./points.js";

/** For each game the colour of its rows in the lobby, the minutes that people need for it, and its files. */
const GAMES = JSON.parse(document.querySelector('meta[name="games"]').content);

/** What a game's texts are made of, with a default for each part. */
const DEFAULT_TEXTS = {
  /** For each type of move: the title of its group, and the move in words. */
  moves: {},
  /** Tell a player what to do now. */
  prompt: () => "",
  /** Name an event that the replay can jump to; null for other events. */
  milestone: () => null,
  /** What such events are called in general. */
  milestoneName: texts.milestone,
  chartTitle: texts.chart,
  optionNames: {},
  optionValues: {},
};

/** What a game's view is made of, with a default for each part. */
const DEFAULT_VIEW = {
  /** Return the board. */
  board: ({ state }) => html`<pre tabindex="0">${JSON.stringify(state, null, 1)}</pre>`,
  /** Return what stays in the window below the board when that scrolls, such as one's hand; null if there is nothing. */
  hand: () => null,
  /** Return the targets that are clicked for a move, in order (see `clicks.js`). */
  targets: () => [],
  /** Return the targets clicked so far in the order in which `targets` has them, if their order is free. */
  sortTargets: (clicked) => clicked,
  /** Return the move that some clicks probably mean, if they mean no legal move, so that the service can refuse it. */
  guessMove: () => null,
  /** The types of the moves that have a button below the board. */
  buttonMoves: new Set(),
  /** For each type of event the name of its sound (see `sound_table.js`); null or nothing if none is heard. */
  sounds: {},
  /** Return what counts the points event by event (see `points.js`). */
  pointsCounter: (seats) => eventCounter({ points: Array(seats).fill(0) }, (counted) => counted),
};

/** Where these files are. This module may be sent as a part of another one, so its own address does not tell. */
const HERE = new URL("games/", document.querySelector('script[type="module"]').src);

/** Load a module of a game, which may be in a package of its own: no tool that makes the page smaller knows it. */
const moduleOf = (ruleset, file) => import(new URL(`${ruleset}/${file}`, HERE).href);

const hasFolder = (ruleset) => Object.hasOwn(GAMES, ruleset);
const has = (ruleset, file) => hasFolder(ruleset) && GAMES[ruleset].files.includes(file);

/** Return the colour of a game's rows in the lobby, if it has one. */
export const colourOf = (ruleset) => (hasFolder(ruleset) ? GAMES[ruleset].colour : null);

/** Return the minutes that people need for a game; null if that is not known. */
export const minutesOf = (ruleset) => (hasFolder(ruleset) ? GAMES[ruleset].minutes : null);

/** Return what draws a game's picture for the lobby; null if there is none, or it cannot be loaded. */
export async function pictureOf(ruleset) {
  if (!has(ruleset, "picture.js")) return null;
  try {
    return (await moduleOf(ruleset, "picture.js")).picture;
  } catch {
    return null; // the lobby is of use without it
  }
}

/** Return the rulesets that have a first lesson. */
export const lessons = () => Object.keys(GAMES).filter((ruleset) => has(ruleset, "lesson.json"));

/** Return the first lesson of a game (see `screens/lesson.js`). */
export async function lessonOf(ruleset) {
  const answer = await fetch(new URL(`${ruleset}/lesson.json`, HERE));
  if (!answer.ok) throw new Error(`The lesson of ${ruleset} cannot be loaded.`);
  return answer.json();
}

/** Return what a game explains of itself, [{title, content, long}], when all that its pictures need is loaded. */
export async function howOf(ruleset) {
  if (!has(ruleset, "how.js")) return [];
  const [{ how }] = await Promise.all([moduleOf(ruleset, "how.js"), viewOf(ruleset)]);
  return how();
}

/**
 * Return a finished game's points by category, {rows, total, why, by} (see `screens/end.js`); null if nothing tells.
 */
export async function resultsOf(game, log) {
  if (!has(game.ruleset, "results.js")) return null;
  const { results } = await moduleOf(game.ruleset, "results.js");
  return results(game, log);
}

/**
 * Return the state of a game's table before anything is dealt that a spectator sees, for such seats and options; null if
 * nothing tells.
 */
export async function laidOutOf({ ruleset, seats, options }) {
  if (!has(ruleset, "laid_out.json")) return null;
  const tables = await (await fetch(new URL(`${ruleset}/laid_out.json`, HERE))).json();
  const alike = (table) => Object.entries(table.options).filter(([name, value]) => options[name] === value).length;
  const fitting = tables.filter((table) => table.seats === seats.length);
  return fitting.sort((one, other) => alike(other) - alike(one))[0]?.state ?? null;
}

/** Return the texts of a game. */
export async function textsOf(ruleset) {
  return { ...DEFAULT_TEXTS, ...(has(ruleset, "texts.js") && (await moduleOf(ruleset, "texts.js"))) };
}

/** Return how a game is drawn and clicked, when all that it needs is loaded: its modules, its style, its data. */
export async function viewOf(ruleset) {
  const [module, gameTexts] = await Promise.all([
    has(ruleset, "index.js") && moduleOf(ruleset, "index.js"),
    textsOf(ruleset),
    has(ruleset, "style.css") && loadStyle(`${ruleset}/style.css`),
  ]);
  const view = { ...DEFAULT_VIEW, ...module?.default, texts: gameTexts };
  await view.prepare?.();
  noteGame(ruleset);
  return view;
}

const styles = new Map();

/** Load a style sheet of a game once, by its path in this folder. A board that is drawn without it would jump. */
export function loadStyle(path) {
  if (!styles.has(path)) {
    const href = new URL(path, HERE).href;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    const loading = new Promise((loaded, failed) => {
      link.onload = loaded;
      link.onerror = () => failed(new Error(`The style ${path} cannot be loaded.`));
    });
    styles.set(path, loading);
    loading.catch(() => {
      styles.delete(path);
      link.remove();
    });
    document.head.append(link);
  }
  return styles.get(path);
}
