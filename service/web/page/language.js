/**
 * What the page says, in the reader's language. The texts are in catalogues in Project Fluent's syntax, one for each part
 * of the page (`design/languages.md`), which are loaded before that part is drawn. Dates, numbers and lists are by `Intl`.
 */

import { find } from "./html.js";
import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent/index.js";

const KEY = "cairn:language";
/** The language in which every message exists. */
export const SOURCE = "en";

/**
 * The tags of the languages, and the parts of the page that have a catalogue.
 * @type {{tags: string[], parts: string[]}}
 */
const { tags, parts } = JSON.parse(find('meta[name="languages"]')?.getAttribute("content") ?? '{"tags":[],"parts":[]}');

/** The languages that the page can be in, each with its name in itself, by their tags. */
export const LANGUAGES = Object.fromEntries(
  tags.map((tag) => [tag, new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag]),
);

/**
 * Return the language that there is for the first of some ranges (RFC 4647, section 3.4); `pt` and `pt-PT` find `pt-BR`.
 * @param {readonly string[]} ranges
 * @param {string[]} [among]
 */
export function lookUp(ranges, among = tags) {
  for (const range of ranges) {
    const subtags = range.toLowerCase().split("-");
    const kin = among.find((tag) => tag.toLowerCase().startsWith(`${subtags[0]}-`));
    for (; subtags.length; subtags.pop()) {
      const found = among.find((tag) => tag.toLowerCase() === subtags.join("-")) ?? (subtags.length === 1 && kin);
      if (found) return found;
    }
  }
  return SOURCE;
}

/** The language of the page: the one that was chosen in this browser, or else the browser's. */
export const language = lookUp([localStorage.getItem(KEY) ?? [], navigator.languages].flat());
/** What dates, numbers and lists are in. */
const locale = language === SOURCE ? "en-GB" : language;
document.documentElement.lang = locale;

/**
 * Have the page in another language. It is loaded again, as all that it shows changes.
 * @param {string} tag
 */
export function choose(tag) {
  localStorage.setItem(KEY, tag);
  location.reload();
}

const bundle = new FluentBundle(locale, {
  useIsolating: false,
  functions: {
    CAPITAL: ([words]) => capital(String(words)),
    NUMBER: ([number], options) => new FluentNumber(Number(number), { useGrouping: false, ...options }),
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
 * Load the catalogues of parts of the page, once. A part that has none is as it is.
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
 * Return a message in the reader's language; an id that is unknown is a text already, as of a game without a catalogue.
 * @param {string} id
 * @param {Cairn.SaidWith} [args] a list is joined by commas and “and”, and a term is there in each of its forms
 */
export const say = (id, args) => format(id, "", args);

/**
 * Return the messages of some names under a common one, such as the choices of a field.
 * @type {(id: string, names: string[]) => Record<string, string>}
 */
export const sayEach = (id, names) => Object.fromEntries(names.map((name) => [name, say(`${id}-${name}`)]));

/** @type {(id: string) => boolean} */
export const knows = (id) => bundle.hasMessage(id);

/**
 * Return a message as an argument of another one, which may use each of its forms, such as cases.
 * @type {(id: string, args?: Cairn.SaidWith) => {id: string, args?: Cairn.SaidWith}}
 */
export const term = (id, args) => ({ id, args });

/**
 * Return a message or an argument of the service as an argument here.
 * @type {(argument: Cairn.Varying) => Cairn.SaidPart}
 */
export function fromApi(argument) {
  if (Array.isArray(argument)) return argument.map(fromApi);
  if (argument?.commas)
    return commas(argument.commas.map((/** @type {Cairn.Varying} */ one) => inForm(fromApi(one), "")));
  if (!argument?.id) return argument;
  if (argument.id === "text") return argument.arguments.text; // of a game without a catalogue
  const args = Object.entries(argument.arguments ?? {}).map(([name, one]) => [name, fromApi(one)]);
  return term(argument.id, Object.fromEntries(args));
}
/** @type {(message: Cairn.Message) => string} */
export const sayFromApi = (message) => inForm(fromApi(message), "");

/** @type {(id: string, form: string, args?: Cairn.SaidWith) => string} */
function format(id, form, args) {
  const message = bundle.getMessage(id);
  const pattern = (form && message?.attributes[form]) || message?.value;
  return pattern ? bundle.formatPattern(pattern, args && valuesOf(args), []) : id;
}

/** @type {(args: Cairn.SaidWith) => Record<string, FluentNumber | string>} */
function valuesOf(args) {
  /** @type {Record<string, FluentNumber | string>} */
  const values = {};
  for (const [name, argument] of Object.entries(args))
    if (typeof argument === "number") values[name] = new FluentNumber(argument, { useGrouping: false });
    else {
      values[name] = inForm(argument, "");
      for (const form of forms) values[`${name}_${form}`] = inForm(argument, form);
    }
  return values;
}

/** @type {(argument: Cairn.SaidPart, form: string) => string} */
function inForm(argument, form) {
  if (typeof argument !== "object") return String(argument);
  if (Array.isArray(argument)) return and.format(argument.map((item) => inForm(item, form)));
  return format(argument.id, form, argument.args);
}

const and = new Intl.ListFormat(locale),
  or = new Intl.ListFormat(locale, { type: "disjunction" });
/**
 * Return a list of which one is taken: "1, 2 or 3".
 * @type {(items: string[]) => string}
 */
export const choices = (items) => or.format(items);

/** @type {(items: string[]) => string} */
export const commas = (items) => items.join(", ");

/** @param {string} words */
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

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
export const signed = (number) => number.toLocaleString(locale, { signDisplay: "exceptZero", useGrouping: false });
