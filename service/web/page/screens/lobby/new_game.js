/** The form for a new game: the game, its options (from the ruleset's schema), and who sits where. */

import { askOnce, messageFor } from "../../api.js";
import { textsOf } from "../../games/index.js";
import { find, html, openDialog } from "../../html.js";
import { say } from "../../language.js";
import { askAsPlayer, player } from "../../player.js";
import { checkBox, formButtons, NO_PROBLEMS, onSubmit, problemBox, problemsOf, radios } from "../fields.js";
import { enterGame } from "../table/seats.js";
import { clockChoice } from "./clock_choice.js";
import { optionField } from "./option_field.js";
import { seatChoices } from "./seat_choices.js";

/**
 * Open the dialog.
 * @param {{id: string, name: string}|null} [invited] a player for whom one seat is kept
 * @param {string|null} [ruleset] the game that is chosen at first
 */
export async function openNewGame(invited = null, ruleset = null) {
  try {
    /** @type {{items: Cairn.Ruleset[]}} */
    const { items } = await askOnce("/rulesets");
    const gameTexts = await Promise.all(items.map(({ name }) => textsOf(name)));
    const first = items.find(({ name }) => name === ruleset) ?? items[0];
    openForm(invited, items, first, Object.fromEntries(items.map(({ name }, place) => [name, gameTexts[place]])));
  } catch (error) {
    openDialog(say("lobby-new-game"), say("page-close"), () => problemBox(messageFor(error)));
  }
}

/**
 * @param {{id: string, name: string} | null} invited
 * @param {Cairn.Ruleset[]} items
 * @param {Cairn.Ruleset} first
 * @param {Record<string, Cairn.GameTexts>} gameTexts
 * @returns {void}
 */
function openForm(invited, items, first, gameTexts) {
  /** @type {Record<string, unknown>} */
  const options = {};
  const choices = { ruleset: first, count: first.seats[0], options, listed: true, rated: Boolean(player()) };
  const redraw = () => shown.redraw();
  const seats = seatChoices(redraw, invited),
    clock = clockChoice(redraw);
  let problems = NO_PROBLEMS;
  const shown = openDialog(say("lobby-new-game"), say("page-close"), form);

  /** @param {string} name */
  function choose(name) {
    choices.ruleset = items.find((item) => item.name === name) ?? first;
    [choices.count] = choices.ruleset.seats;
    choices.options = {};
    problems = NO_PROBLEMS;
    redraw();
  }

  /** @param {number} count */
  function chooseCount(count) {
    choices.count = count;
    redraw();
  }

  function form() {
    const { ruleset, count } = choices;
    return html`<form class="new-game" onsubmit=${onSubmit(submit)}>
      <fieldset>
        <legend>${say("lobby-which-ruleset")}</legend>
        ${radios(
          "ruleset",
          items.map(({ name, title }) => [name, title]),
          ruleset.name,
          choose,
        )}
      </fieldset>
      <fieldset>
        <legend>${say("lobby-players-legend")}</legend>
        ${
          ruleset.seats.length > 1 &&
          radios(
            "count",
            ruleset.seats.map((one) => [one, one]),
            count,
            chooseCount,
          )
        }
        ${seats.rows(count, ruleset.levels, problems)}
        <details class="levels">
          <summary>${say("lobby-what-levels")}</summary>
          <dl>
            ${ruleset.levels.map((level) => html`<div><dt>${say(`page-level-${level}`)}</dt><dd>${say(`lobby-level-meanings-${level}`)}</dd></div>`)}
          </dl>
        </details>
      </fieldset>
      <fieldset>
        <legend>${say("lobby-options")}</legend>
        ${Object.entries(ruleset.options.properties).map(([name, schema]) =>
          optionField(choices, name, schema, gameTexts[ruleset.name], problems),
        )}
        ${clock.fields(problems)} ${box("rated")}
        <p class="small">${say("lobby-rated-lead")}</p>
        ${box("listed")}
      </fieldset>
      ${problemBox(problems.rest())} ${formButtons(say("lobby-open-game"), () => shown.close())}
    </form>`;
  }

  /** @param {"rated" | "listed"} name */
  function box(name) {
    return checkBox(say(`lobby-${name}`), choices[name], (checked) => {
      choices[name] = checked;
    });
  }

  async function submit() {
    const options = Object.fromEntries(
      Object.entries(choices.options).filter(
        ([name, value]) => name !== "first_seat" || value === null || Number(value) < choices.count,
      ),
    );
    const { ruleset, count, listed, rated } = choices;
    try {
      const wanted = { ruleset: ruleset.name, options, listed, rated, clock: clock.request() };
      const body = { ...wanted, seats: await seats.request(count) };
      const game = await askAsPlayer("/games", { method: "POST", body });
      shown.close();
      enterGame(game);
    } catch (error) {
      problems = problemsOf(error);
      redraw();
      find("[aria-invalid]", shown.element)?.focus();
    }
  }
}
