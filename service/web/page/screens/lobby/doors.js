/** Behind the first two doors of the lobby, to play now or with a friend, a player chooses a game. */

import { portrait } from "../../characters.js";
import { colourOf, pictureOf } from "../../games/index.js";
import { button, html, openDialog } from "../../html.js";
import { say } from "../../language.js";
import { playerToken } from "../../tokens.js";
import { NO_PROBLEMS, onSubmit, problemBox, problemsOf } from "../fields.js";
import { playersOf } from "./cards.js";
import { findOpponent } from "./opponent.js";
import { openWithFriend, playNow } from "./quick_game.js";

/** @typedef {(game: Cairn.Ruleset) => Promise<void>} Choose opens a table, whose address closes the dialog */
/** @typedef {Awaited<ReturnType<typeof findOpponent>> & {game: Cairn.Ruleset}} Search */

/** What this browser played last behind the first door. */
const LAST_KEY = "cairn:last-game";

/**
 * Let a known player wait for an opponent, at once at the game they played last. Others begin against AIs.
 * @param {Cairn.Ruleset[]} rulesets
 */
export function openPlayNow(rulesets) {
  if (!playerToken())
    return void openChoice(say("lobby-doors-play"), rulesets, { lead: say("lobby-guest-lead"), choose: playNow });
  const games = rulesets.filter(({ seats }) => seats.includes(2));
  /** @type {Search | null} */
  let search = null;
  const shown = openChoice(say("lobby-doors-play"), games, {
    lead: say("lobby-play-lead"),
    choose: find,
    above: () => search && waiting(search.game),
  });
  shown.element.addEventListener("close", () => search?.stop());

  /** @param {Cairn.Ruleset} ruleset */
  function waiting({ title }) {
    return html`<div class="waiting-for">
      ${portrait("medium", { size: "4.5rem" })}
      <p role="status"><strong>${say("lobby-searching-at", { title })}</strong><br />${say("lobby-then-ai")}</p>
      ${button(say("page-cancel"), () => shown.close(), { "data-key": "stop waiting" })}
    </div>`;
  }

  /** @param {Cairn.Ruleset} game */
  async function find(game) {
    search?.stop();
    localStorage.setItem(LAST_KEY, game.name);
    const begun = { ...(await findOpponent(game.name)), game };
    search = begun;
    shown.redraw();
    const found = await begun.found;
    if (search !== begun) return; // another game was chosen meanwhile
    search = null;
    if (found) {
      shown.close();
      location.hash = `#/games/${found}`;
    } else if (shown.element.open) shown.redraw();
  }

  const last = games.find(({ name }) => name === localStorage.getItem(LAST_KEY)) ?? games.at(-1);
  if (last) shown.choose(last);
}

/** @type {(rulesets: Cairn.Ruleset[]) => unknown} */
export const openFriend = (rulesets) =>
  openChoice(say("lobby-doors-friend"), rulesets, { lead: say("lobby-friend-lead"), choose: openWithFriend });

/**
 * Open a dialog in which a game is chosen by its picture.
 * @param {string} title
 * @param {Cairn.Ruleset[]} games
 * @param {{lead: string, choose: Choose, above?: () => Cairn.Content}} options
 */
function openChoice(title, games, { lead, choose, above = () => null }) {
  /** @type {Map<string, Cairn.Content>} */
  const pictures = new Map();
  let problems = NO_PROBLEMS;
  const shown = openDialog(
    title,
    say("page-close"),
    () =>
      html`<form class="quick choice-of-game" onsubmit=${onSubmit(({ game }) => pick(games.find(({ name }) => name === game) ?? games[0]))}>
        ${above()}
        <fieldset>
          <legend>${lead}</legend>
          <div class="games-to-choose">${games.map(choice)}</div>
        </fieldset>
        ${problemBox(problems.rest())}
      </form>`,
  );

  /** @param {Cairn.Ruleset} ruleset */
  function choice({ name, title: called, seats }) {
    const colour = colourOf(name);
    return html`<button type="submit" key=${name} class="plain" name="game" value=${name} data-key=${`choose ${name}`}>
      <span class="picture ${name}" style=${colour && { "--game": colour }} aria-hidden="true">${pictures.get(name)}</span>
      <strong>${called}</strong><span>${playersOf(seats)}</span>
    </button>`;
  }

  /** @param {Cairn.Ruleset} ruleset */
  async function load({ name }) {
    const picture = await pictureOf(name);
    pictures.set(name, picture?.());
    if (shown.element.open) shown.redraw();
  }

  /** @param {Cairn.Ruleset} game */
  async function pick(game) {
    try {
      await choose(game);
    } catch (error) {
      problems = problemsOf(error);
      shown.redraw();
    }
  }

  games.forEach(load);
  return { ...shown, choose: pick };
}
