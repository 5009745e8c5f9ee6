/**
 * What the page says, in the reader's language. The texts are in catalogues in Project Fluent's syntax, one for each part
 * of the page (`design/languages.md`), which are loaded before that part is drawn. Dates, numbers and lists are by `Intl`.
 */

import { find } from "./html.js";
import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent/index.js";

const KEY = "cairn:language";
/** The language of the source, in which every message exists. */
export const SOURCE = "en";

/**
 * The tags of the languages, and the parts of the page that have a catalogue.
 * @type {{tags: string[], parts: string[]}}
 */
const { tags, parts } = JSON.parse(find('meta[name="languages"]')?.getAttribute("content") ?? '{"tags":[],"parts":[]}');

/** The languages that the page can be in, each with its name in itself, by their tags. */
export const languages = () =>
  Object.fromEntries(tags.map((tag) => [tag, new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag]));

/**
 * Return the language that there is for the first of some ranges (RFC 4647, section 3.4).
 * @param {readonly string[]} ranges
 */
export function lookUp(ranges) {
  for (const range of ranges)
    for (
      let parts = range.toLowerCase().split("-");
      parts.length;
      parts = parts.slice(0, parts.at(-2)?.length === 1 ? -2 : -1)
    ) {
      const found = tags.find((tag) => tag.toLowerCase() === parts.join("-"));
      if (found) return found;
    }
  return SOURCE;
}

const chosen = localStorage.getItem(KEY);
/** The language of the page: the chosen one, or else one of the browser's. */
export const language = lookUp([...(chosen ? [chosen] : []), ...navigator.languages]);
/** What dates, numbers and lists are in. */
const locale = language === SOURCE ? "en-GB" : language;
document.documentElement.lang = locale;

/**
 * Have the page in another language. It is loaded anew, as all that it shows changes.
 * @param {string} tag
 */
export function choose(tag) {
  localStorage.setItem(KEY, tag);
  location.reload();
}

const list = new Intl.ListFormat(locale);
const bundle = new FluentBundle(locale, {
  useIsolating: false,
  functions: {
    CAPITAL: ([words]) => capital(String(words)),
    NUMBER: ([number], options) => new FluentNumber(Number(number), options),
  },
});
/**
 * The names of the attributes that terms have in this language, such as `accusative`.
 * @type {Set<string>}
 */
const forms = new Set();

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();
/**
 * Load the catalogues of parts of the page, once.
 * @param {string[]} wanted
 */
export async function load(...wanted) {
  await Promise.all(wanted.filter((part) => parts.includes(part)).map((part) => loaded.get(part) ?? loadPart(part)));
}

/** @param {string} part */
function loadPart(part) {
  // This module may be sent as a part of another one, so its own address does not tell where the catalogues are.
  const { src } = /** @type {HTMLScriptElement} */ (find('script[type="module"]'));
  const loading = fetch(new URL(`languages/${language}/page_${part}.ftl`, src)).then(async (answer) => {
    if (!answer.ok) throw new Error(`The texts of ${part} cannot be loaded.`);
    add(await answer.text());
  });
  loaded.set(part, loading);
  loading.catch(() => loaded.delete(part));
  return loading;
}

/** @param {string} catalogue */
export function add(catalogue) {
  const resource = new FluentResource(catalogue);
  bundle.addResource(resource);
  for (const { attributes } of resource.body) for (const form of Object.keys(attributes)) forms.add(form);
}

/**
 * Return a message in the reader's language. A list is joined by commas and “and”; a term is there in each of its forms.
 * @param {string} id
 * @param {Cairn.SaidWith} [args]
 * @returns {string}
 */
export const say = (id, args) => format(id, "", args && valuesOf(args));

/**
 * Return whether there is a message, such as what explains a level that may be newer than the page.
 * @param {string} id
 */
export const knows = (id) => bundle.hasMessage(id);

/**
 * Return the messages of some names under a common one, such as the choices of a field.
 * @type {(id: string, names: string[]) => Record<string, string>}
 */
export const sayEach = (id, names) => Object.fromEntries(names.map((name) => [name, say(`${id}-${name}`)]));

/**
 * Return a message as an argument of another one, which may use each of its forms, such as cases.
 * @type {(id: string, args?: Cairn.SaidWith) => {id: string, args?: Cairn.SaidWith}}
 */
export const term = (id, args) => ({ id, args });

/** @type {(id: string, form: string, values?: Record<string, FluentNumber | string>) => string} */
function format(id, form, values) {
  const message = bundle.getMessage(id);
  const pattern = (form && message?.attributes[form]) || message?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : id;
}

/** @type {(args: Cairn.SaidWith) => Record<string, FluentNumber | string>} */
function valuesOf(args) {
  /** @type {Record<string, FluentNumber | string>} */
  const values = {};
  for (const [name, argument] of Object.entries(args)) {
    values[name] =
      typeof argument === "number" ? new FluentNumber(argument, { useGrouping: false }) : inForm(argument, "");
    if (typeof argument === "object") for (const form of forms) values[`${name}_${form}`] = inForm(argument, form);
    else if (typeof argument === "string") for (const form of forms) values[`${name}_${form}`] = argument;
  }
  return values;
}

/** @type {(argument: Exclude<Cairn.SaidWith[string], number>, form: string) => string} */
function inForm(argument, form) {
  if (typeof argument === "string") return argument;
  if (Array.isArray(argument)) return list.format(argument.map((item) => inForm(item, form)));
  return format(argument.id, form, argument.args && valuesOf(argument.args));
}

/** @type {(words: string) => string} */
const capital = (words) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

/**
 * Return a date in words, with the time of day if its style is given.
 * @type {(at: string | number, time?: "short") => string}
 */
export const dateOf = (at, time) => new Date(at).toLocaleString(locale, { dateStyle: "long", timeStyle: time });

/**
 * Return a date and the time of day in few letters.
 * @type {(at: string | number) => string}
 */
export const momentOf = (at) => new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });

/**
 * Return a share of one as a percentage.
 * @type {(share: number) => string}
 */
export const percent = (share) => say("page-percent", { percent: Math.round(100 * share) });

/**
 * Return a number with its sign.
 * @type {(number: number) => string}
 */
export const signed = (number) => number.toLocaleString(locale, { signDisplay: "exceptZero" });

/**
 * Return a list with commas only.
 * @type {(items: string[]) => string}
 */
export const commas = (items) => items.join(", ");

const either = new Intl.ListFormat(locale, { type: "disjunction" });
/**
 * Return a list of which one is taken: "1, 2 or 3".
 * @type {(items: string[]) => string}
 */
export const choices = (items) => either.format(items);
