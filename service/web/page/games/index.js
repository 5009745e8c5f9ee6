/**
 * The games the page can draw. Each has a folder that is called like its ruleset, with the same files in each of them:
 * `index.js` (the view), `board.js`, `moves.js`, `texts.js` and `style.css`. A game without a folder is still shown, as
 * plain data.
 */

import { h } from "../dom.js";
import { texts } from "../texts/page.js";
import { eventCounter } from "./points.js";

/** Each game, and the colour of its rows in the lobby. */
const GAMES = {
  glen_more: "var(--seat3)",
  highland_clans: "var(--seat2)",
  schotten_totten: "var(--seat0)",
};

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
  board: ({ state }) => h("pre", { tabindex: 0 }, JSON.stringify(state, null, 1)),
  /** Return the targets that are clicked for a move, in order (see `clicks.js`). */
  targets: () => [],
  /** Return the targets clicked so far in the order in which `targets` has them, if their order is free. */
  sortTargets: (clicked) => clicked,
  /** Return the move that some clicks probably mean, if they mean no legal move, so that the service can refuse it. */
  guessMove: () => null,
  /** The types of the moves that have a button below the board. */
  buttonMoves: new Set(),
  /** Return what counts the points event by event (see `points.js`). */
  pointsCounter: (seats) => eventCounter({ points: Array(seats).fill(0) }, (counted) => counted),
};

const hasFolder = (ruleset) => Object.hasOwn(GAMES, ruleset);

/** Return the colour of a game's rows in the lobby, if it has one. */
export const colourOf = (ruleset) => (hasFolder(ruleset) ? GAMES[ruleset] : null);

/** Return the texts of a game. */
export async function textsOf(ruleset) {
  return { ...DEFAULT_TEXTS, ...(hasFolder(ruleset) && (await import(`./${ruleset}/texts.js`))) };
}

/** Return how a game is drawn and clicked, when all that it needs is loaded: its modules, its style, its data. */
export async function viewOf(ruleset) {
  const [module, gameTexts] = await Promise.all([
    hasFolder(ruleset) && import(`./${ruleset}/index.js`),
    textsOf(ruleset),
    hasFolder(ruleset) && loadStyle(ruleset),
  ]);
  const view = { ...DEFAULT_VIEW, ...module?.default, texts: gameTexts };
  await view.prepare?.();
  return view;
}

const styles = new Map();

/** Load a game's style once. A board that is drawn without it would jump when it comes. */
function loadStyle(ruleset) {
  if (!styles.has(ruleset)) {
    const link = h("link", { rel: "stylesheet", href: new URL(`${ruleset}/style.css`, import.meta.url).href });
    const loading = new Promise((loaded, failed) => {
      link.onload = loaded;
      link.onerror = () => failed(new Error(`The style of ${ruleset} cannot be loaded.`));
    });
    styles.set(ruleset, loading);
    loading.catch(() => {
      styles.delete(ruleset);
      link.remove();
    });
    document.head.append(link);
  }
  return styles.get(ruleset);
}
