/**
 * The games the page can draw. Each has a folder that is called like its ruleset, which may be in a package of its own:
 * `game.json` for the lobby; `index.js` (the view), `texts.js` and `style.css` for the table; `picture.js` for the lobby,
 * `how.js` for *How to play*, `lesson.json` for the first lesson, `results.js` for the end, and `laid_out.json` for a
 * table that waits for players. Each of them may lack, and a game without a folder is still
 * shown, as plain data.
 */

import { find, html } from "../html.js";
import { load, say } from "../language.js";
import { eventCounter } from "./points.js";

/**
 * For each game the colour of its rows in the lobby, the minutes that people need for it, and its files.
 * @type {Record<string, {colour: string, minutes: number, files: string[]}>}
 */
const GAMES = JSON.parse(find('meta[name="games"]')?.getAttribute("content") ?? "{}");

/**
 * Return what a game's texts are made of, a default for each part (`types/game_page.d.ts` says what each is).
 * @type {() => Cairn.GameTexts}
 */
const defaultTexts = () => ({
  moves: {},
  prompt: () => "",
  milestone: () => null,
  milestoneName: say("page-milestone"),
  chartTitle: say("page-chart"),
  optionNames: {},
  optionValues: {},
});

/**
 * What a game's view is made of, with a default for each part, as described there.
 * @type {Cairn.GameView}
 */
const DEFAULT_VIEW = {
  board: ({ state }) => html`<pre tabindex="0">${JSON.stringify(state, null, 1)}</pre>`,
  hand: () => null,
  targets: () => [],
  sortTargets: (clicked) => clicked,
  guessMove: () => null,
  outcomes: {},
  buttonMoves: new Set(),
  sounds: {},
  pointsCounter: (seats) => eventCounter({ points: Array(seats).fill(0) }, (counted) => counted),
};

/** Where these files are. This module may be sent as a part of another one, so its own address does not tell. */
const HERE = new URL("games/", /** @type {HTMLScriptElement} */ (find('script[type="module"]')).src);

/**
 * Load a module of a game, which may be in a package of its own: no tool that makes the page smaller knows it.
 * @type {(ruleset: string, file: string) => Promise<any>}
 */
const moduleOf = (ruleset, file) => import(new URL(`${ruleset}/${file}`, HERE).href);

/** @type {(ruleset: string) => boolean} */
const hasFolder = (ruleset) => Object.hasOwn(GAMES, ruleset);
/** @type {(ruleset: string, file: string) => boolean} */
const has = (ruleset, file) => hasFolder(ruleset) && GAMES[ruleset].files.includes(file);

/**
 * Return the colour of a game's rows in the lobby, if it has one.
 * @type {(ruleset: string) => string | null}
 */
export const colourOf = (ruleset) => (hasFolder(ruleset) ? GAMES[ruleset].colour : null);

/**
 * Return the minutes that people need for a game; null if that is not known.
 * @type {(ruleset: string) => number | null}
 */
export const minutesOf = (ruleset) => (hasFolder(ruleset) ? GAMES[ruleset].minutes : null);

/**
 * Return what draws a game's picture for the lobby; null if there is none, or it cannot be loaded.
 * @type {(ruleset: string) => Promise<(() => Cairn.Content) | null>}
 */
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

/**
 * Return the first lesson of a game (see `screens/learn/lesson.js`).
 * @type {(ruleset: string) => Promise<Cairn.LessonFile>}
 */
export async function lessonOf(ruleset) {
  await load(`${ruleset}_lesson`);
  const answer = await fetch(new URL(`${ruleset}/lesson.json`, HERE));
  if (!answer.ok) throw new Error(`The lesson of ${ruleset} cannot be loaded.`);
  return answer.json();
}

/**
 * Return what a game explains of itself, [{title, content, long}], when all that its pictures need is loaded.
 * @type {(ruleset: string) => Promise<Cairn.HowSection[]>}
 */
export async function howOf(ruleset) {
  if (!has(ruleset, "how.js")) return [];
  await Promise.all([load(`${ruleset}_how`, `${ruleset}_details`), viewOf(ruleset)]);
  const { how } = await moduleOf(ruleset, "how.js");
  return how();
}

/**
 * Return a finished game's points by category (see `screens/table/end.js`); null if nothing tells.
 * @type {(game: Cairn.Game, log: Cairn.Line[]) => Promise<Cairn.Results | null>}
 */
export async function resultsOf(game, log) {
  if (!has(game.ruleset, "results.js")) return null;
  await load(`${game.ruleset}_details`);
  const { results } = await moduleOf(game.ruleset, "results.js");
  return results(game, log);
}

/**
 * Return the state of a game's table before anything is dealt that a spectator sees, for such seats and options; null if
 * nothing tells.
 * @param {Pick<Cairn.Game, "ruleset" | "seats" | "options">} game
 */
export async function laidOutOf({ ruleset, seats, options }) {
  if (!has(ruleset, "laid_out.json")) return null;
  /** @type {{seats: number, options: Record<string, unknown>, state: any}[]} */
  const tables = await (await fetch(new URL(`${ruleset}/laid_out.json`, HERE))).json();
  /** @type {(table: {options: Record<string, unknown>}) => number} */
  const alike = (table) => Object.entries(table.options).filter(([name, value]) => options[name] === value).length;
  const fitting = tables.filter((table) => table.seats === seats.length);
  return fitting.sort((one, other) => alike(other) - alike(one))[0]?.state ?? null;
}

/**
 * Return the texts of a game, whose modules may say them from the beginning on.
 * @type {(ruleset: string) => Promise<Cairn.GameTexts>}
 */
export async function textsOf(ruleset) {
  await load(ruleset);
  return { ...defaultTexts(), ...(has(ruleset, "texts.js") && (await moduleOf(ruleset, "texts.js"))) };
}

/**
 * Return how a game is drawn and clicked, when all that it needs is loaded: its modules, its style, its data.
 * @type {(ruleset: string) => Promise<Cairn.View>}
 */
export async function viewOf(ruleset) {
  const [module, gameTexts] = await Promise.all([
    load(ruleset).then(() => has(ruleset, "index.js") && moduleOf(ruleset, "index.js")),
    textsOf(ruleset),
    has(ruleset, "style.css") && loadStyle(`${ruleset}/style.css`),
  ]);
  /** @type {Cairn.View} */
  const view = { ...DEFAULT_VIEW, ...module?.default, texts: gameTexts };
  await view.prepare?.();
  return view;
}

/** @type {Record<string, Promise<unknown>>} the style sheets of games that are loaded, by their paths */
const styles = {};

/**
 * Load a style sheet of a game once, by its path in this folder. A board that is drawn without it would jump.
 * @param {string} path
 */
const loadStyle = (path) =>
  (styles[path] ??= new Promise((loaded, failed) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(path, HERE).href });
    link.onload = loaded;
    link.onerror = () => {
      delete styles[path];
      link.remove();
      failed(new Error(`The style ${path} cannot be loaded.`));
    };
    document.head.append(link);
  }));
