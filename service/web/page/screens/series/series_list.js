/** The list of series, and the dialog in which one is opened. */

import { ask, askOnce, messageFor } from "../../api.js";
import { button, html, openDialog, render } from "../../html.js";
import { phrasePicture } from "../../phrase_pictures.js";
import { askAsPlayer } from "../../player.js";
import { texts as lobbyTexts } from "../../texts/lobby.js";
import { texts as pageTexts } from "../../texts/page.js";
import { texts } from "../../texts/series.js";
import { setTitle } from "../../title.js";
import { playerToken } from "../../tokens.js";
import { rememberForm } from "../account/who.js";
import {
  checkBox,
  formButtons,
  NO_PROBLEMS,
  numberField,
  onSubmit,
  problemBox,
  problemsOf,
  radios,
} from "../fields.js";

const STATUSES = ["open", "running", "finished"];

/**
 * @typedef {object} Shown what is shown
 * @property {Cairn.SeriesRow[][] | null} lists by status
 * @property {Cairn.Titles} titles
 * @property {string | null} problem
 * @property {Cairn.Ruleset[] | null} rulesets
 */

/**
 * Show the list. Return `leave`.
 * @type {Cairn.Screen}
 */
export function showSeriesList(main) {
  let left = false;
  /** @type {Shown} */
  const shown = { lists: null, titles: {}, problem: null, rulesets: null };
  const remember = rememberForm(load);
  setTitle(texts.title);
  load();

  async function load() {
    try {
      /** @type {[{items: Cairn.Ruleset[]}, ...{items: Cairn.SeriesRow[]}[]]} */
      const [{ items }, ...pages] = await Promise.all([
        askOnce("/rulesets"),
        ...STATUSES.map((status) => ask(`/series?status=${status}&limit=24`)),
      ]);
      shown.titles = Object.fromEntries(items.map(({ name, title }) => [name, title]));
      shown.lists = pages.map((page) => page.items);
      shown.rulesets = items;
      shown.problem = null;
    } catch (error) {
      shown.problem = messageFor(error);
    }
    draw();
  }

  function draw() {
    if (left) return;
    const { lists, rulesets } = shown;
    render(
      main,
      html`<div class="lobby series-list">
        <div class="lobby-head">
          <div><h1>${texts.title}</h1><p>${texts.lead}</p></div>
          ${playerToken() && rulesets && button(texts.newSeries, () => openNewSeries(rulesets), { class: "primary", "data-key": "new series" })}
        </div>
        ${shown.problem && html`<p class="refused" role="alert">${shown.problem}</p>`}
        ${lists && (lists.some((list) => list.length) ? STATUSES.map((status, place) => section(status, lists[place])) : nothing())}
        ${!playerToken() && remember()}
      </div>`,
    );
  }

  const nothing = () =>
    html`<p class="empty with-picture">${phrasePicture("bagpipes")}<span>${texts.none} ${texts.openFirst}</span></p>`;

  /**
   * @param {string} status
   * @param {Cairn.SeriesRow[]} items
   */
  function section(status, items) {
    return html`<section key=${status}>
      <h2>${texts.statuses[status]}</h2>
      ${items.length ? html`<ul class="rows">${items.map(row)}</ul>` : html`<p class="empty">${texts.none}</p>`}
    </section>`;
  }

  /** @param {Cairn.SeriesRow} series */
  function row(series) {
    const how = `${texts.formats[series.format]} · ${shown.titles[series.ruleset] ?? series.ruleset}`;
    const far =
      series.status === "open" ? texts.taken(series.taken, series.places) : texts.roundOf(series.round, series.rounds);
    return html`<li key=${series.id}>
      <a class="row" href="#/series/${series.id}" data-key=${series.id}>
        <span class="row-title">${series.title}</span>
        <span class="row-names">${how}</span>
        <span class="row-when">${far}</span>
        <span class="row-action" aria-hidden="true">${pageTexts.watch}</span>
      </a>
    </li>`;
  }

  return {
    leave: () => {
      left = true;
    },
  };
}

/**
 * Ask what the series is to be, and open it.
 * @param {Cairn.Ruleset[]} rulesets
 */
function openNewSeries(rulesets) {
  /** @type {string[]} */
  const none = [];
  const choices = { ruleset: rulesets[0], format: "round_robin", places: 4, minutes: 30, levels: none, listed: true };
  let problems = NO_PROBLEMS;
  const shown = openDialog(texts.newSeries, pageTexts.close, form);

  /**
   * @template {keyof typeof choices} N
   * @param {N} name
   */
  function choose(name) {
    return (/** @type {(typeof choices)[N]} */ value) => {
      choices[name] = value;
      shown.redraw();
    };
  }

  function form() {
    const { format, places, minutes } = choices;
    return html`<form class="new-game" onsubmit=${onSubmit(submit)}>
      <label class="field"><span>${texts.name}</span><input name="title" required maxlength="40" /></label>
      <fieldset>
        <legend>${texts.format}</legend>
        ${radios("format", Object.entries(texts.formats), format, choose("format"))}
        <p class="small">${texts.formatMeanings[format]}</p>
      </fieldset>
      <fieldset>
        <legend>${lobbyTexts.whichRuleset}</legend>
        ${radios(
          "ruleset",
          rulesets.map(({ name, title }) => [name, title]),
          choices.ruleset.name,
          (name) => choose("ruleset")(rulesets.find((one) => one.name === name) ?? rulesets[0]),
        )}
      </fieldset>
      ${numberField(texts.places, places, choose("places"), { name: "places", min: 2, max: 256 }, problems, "/places")}
      ${format === "arena" && numberField(texts.seconds, minutes, choose("minutes"), { name: "minutes", min: 1, max: 600 }, problems, "/seconds")}
      <fieldset>
        <legend>${texts.ais}</legend>
        ${["easy", "medium", "hard"].map((level) =>
          checkBox(lobbyTexts.ai(level), choices.levels.includes(level), (checked) => {
            choices.levels = checked ? [...choices.levels, level] : choices.levels.filter((one) => one !== level);
          }),
        )}
      </fieldset>
      ${checkBox(texts.listed, choices.listed, choose("listed"))} ${problemBox(problems.rest())}
      ${formButtons(texts.open, () => shown.close())}
    </form>`;
  }

  /** @param {Cairn.FormValues} values */
  async function submit({ title }) {
    const { ruleset, format, places, minutes, levels, listed } = choices;
    const seconds = format === "arena" ? minutes * 60 : 0;
    const body = {
      title: title.trim(),
      format,
      ruleset: ruleset.name,
      seats: ruleset.seats[0],
      places,
      levels,
      seconds,
      listed,
    };
    try {
      const series = await askAsPlayer("/series", { method: "POST", body });
      shown.close();
      location.hash = `#/series/${series.id}`;
    } catch (error) {
      problems = problemsOf(error);
      shown.redraw();
    }
  }
}
