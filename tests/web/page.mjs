/** What the tests of the page's modules share: where these are, and the games that were recorded. */

import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);

globalThis.document ??= { documentElement: {}, querySelector: () => null };
globalThis.localStorage ??= { getItem: () => null };
globalThis.navigator ??= { languages: [] };
const { add } = await import(new URL("service/web/page/language.js", ROOT).href);
const CATALOGUES = new URL("service/languages/en/", ROOT);
for (const name of readdirSync(CATALOGUES).filter((one) => one.endsWith(".ftl")))
  add(readFileSync(new URL(name, CATALOGUES), "utf8"));

/** Return a module of the page, by its name in the page's folder. */
export const part = (name) => import(new URL(`service/web/page/${name}`, ROOT).href);

/** The games that are recorded. */
export const GAMES = ["glen_more", "highland_clans", "schotten_totten"];

/** Return the decisions of all recorded games of a ruleset, as their archives have them. */
export function recordedDecisions(ruleset) {
  const folder = new URL(`tests/games/${ruleset}/recorded/`, ROOT);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line).decision)
    .filter(Boolean);
}
