/**
 * The games the page can draw. Each has a folder that is called like its ruleset, with the same files in each of them:
 * `index.js` (the view), `board.js`, `moves.js`, `texts.js` and `style.css`. A game without a folder is still shown, as
 * plain data.
 */

import { h } from "../dom.js";
import { texts } from "../texts/page.js";
import { tallyOf } from "./tally.js";

/** Each game, and the colour of its rows in the lobby. */
const GAMES = {
  glen_more: "var(--seat3)",
  highland_clans: "var(--seat2)",
  schotten_totten: "var(--seat0)",
};

/** What a game's `texts.js` need not have. */
const PLAIN_TEXTS = {
  moves: {},
  prompt: () => "",
  mark: () => null,
  markName: texts.mark,
  chartTitle: texts.chart,
  optionNames: {},
  optionValues: {},
};

/** What a game's view need not have. */
const PLAIN_VIEW = {
  board: ({ state }) => h("pre", { tabindex: 0 }, JSON.stringify(state, null, 1)),
  way: () => [],
  attempt: () => null,
  sorted: (path) => path,
  bar: new Set(),
  tally: (seats) => tallyOf({ points: Array(seats).fill(0) }, () => undefined),
};

const hasFolder = (ruleset) => Object.hasOwn(GAMES, ruleset);

/** Return the colour of a game's rows in the lobby, if it has one. */
export const colourOf = (ruleset) => (hasFolder(ruleset) ? GAMES[ruleset] : null);

/** Return the texts of a game. */
export async function textsOf(ruleset) {
  return { ...PLAIN_TEXTS, ...(hasFolder(ruleset) && (await import(`./${ruleset}/texts.js`))) };
}

/** Return how a game is drawn and clicked, when all that it needs is loaded: its modules, its style, its data. */
export async function viewOf(ruleset) {
  const [module, gameTexts] = await Promise.all([
    hasFolder(ruleset) && import(`./${ruleset}/index.js`),
    textsOf(ruleset),
    hasFolder(ruleset) && loadStyle(ruleset),
  ]);
  const view = { ...PLAIN_VIEW, ...module?.default, texts: gameTexts };
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
