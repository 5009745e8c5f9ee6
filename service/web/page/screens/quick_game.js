/** A game in two clicks: one opens this dialog, and the other chooses against whom: AIs, an opponent, a friend. */

import { mistakesOf, randomKey } from "../api.js";
import { characterOf, portrait } from "../characters.js";
import { button, html, openDialog } from "../html.js";
import { askAsPlayer, becomePlayer, lastName, player } from "../player.js";
import { someNames, texts } from "../texts/lobby.js";
import { texts as pageTexts } from "../texts/page.js";
import { playerToken } from "../tokens.js";
import { marked, NO_PROBLEMS, onSubmit, problemAt, problemBox, problemsOf } from "./fields.js";
import { openInvite } from "./invite.js";
import { findOpponent } from "./opponent.js";
import { enterGame } from "./seats.js";
import { guestBox, nameInput } from "./who.js";

/** @type {("easy" | "medium" | "hard")[]} */
const LEVELS = ["easy", "medium", "hard"];

/**
 * Open a private game for who asks and a friend, with as few seats as it can have, and show its link.
 * @param {Cairn.Ruleset} ruleset
 * @param {() => void} close
 */
export async function openWithFriend(ruleset, close) {
  /** @type {Cairn.SeatRequest} */
  const me = { kind: "human", player: "me", nonce: randomKey() };
  await open(ruleset, [me, ...othersAt(ruleset, { kind: "open" })], close);
}

/** @type {(ruleset: Cairn.Ruleset, other: Cairn.SeatRequest) => Cairn.SeatRequest[]} */
const othersAt = ({ seats }, other) => Array.from({ length: Math.min(...seats) - 1 }, () => other);

/**
 * Open an unrated game and go to its table. One with an open seat is in no list, and its link is shown.
 * @type {(ruleset: Cairn.Ruleset, seats: Cairn.SeatRequest[], close: () => void) => Promise<void>}
 */
async function open({ name: ruleset, title }, seats, close) {
  const isPrivate = seats.some(({ kind }) => kind === "open");
  const body = { ruleset, seats, rated: false, listed: !isPrivate };
  const game = await askAsPlayer("/games", { method: "POST", body });
  close();
  enterGame(game);
  if (isPrivate) addEventListener("hashchange", () => openInvite({ game, title }), { once: true });
}

/**
 * Ask how well the AIs are to play, and who plays against them if that is not known, and open the game.
 * @param {Cairn.Ruleset} ruleset
 */
export function openQuickGame(ruleset) {
  const { name, title, seats } = ruleset;
  const count = Math.min(...seats);
  const suggested = lastName() || someNames[Math.floor(Math.random() * someNames.length)];
  let asGuest = false,
    problems = NO_PROBLEMS;
  /** @type {Awaited<ReturnType<typeof findOpponent>> | null} */
  let search = null;
  const shown = openDialog(
    texts.quickTitle(title),
    pageTexts.close,
    () =>
      html`<form class="quick" onsubmit=${onSubmit(submit)}>
        ${!player() && who()}
        <fieldset>
          <legend>${texts.quickLead(count - 1)}</legend>
          <div class="levels-to-choose">${LEVELS.map(levelButton)}</div>
        </fieldset>
        ${opponent()}
        <p class="small">${texts.quickSmall}</p>
        ${problemBox(problems.rest())}
      </form>`,
  );

  function who() {
    return html`<label class="field">
        <span>${texts.quickName}</span>
        ${nameInput(suggested, { onfocus: (/** @type {Cairn.FieldEvent} */ event) => event.target.select(), ...marked(problems, "/name") })}
      </label>
      ${problemAt(problems, "/name")}
      ${guestBox(asGuest, (checked) => {
        asGuest = checked;
      })}`;
  }

  /** @param {string} level */
  function levelButton(level) {
    return html`<button
      key=${level}
      type="submit"
      class=${level === "medium" ? "primary" : "plain"}
      name="level"
      value=${level}
      autofocus=${level === "medium"}
    >
      ${portrait(level, { size: "4rem" })}
      <strong>${characterOf(level).name}</strong>${" "}<b>${texts.levels[level]}</b>${" "}<span>${texts.levelMeanings[level]}</span>
    </button>`;
  }

  function opponent() {
    const { quickOpponent, quickSearching, quickFind, quickFriend } = texts;
    /** @type {(value: string, words: string) => Cairn.Template} */
    const choice = (value, words) =>
      html`<button type="submit" class="plain" name="level" value=${value}>${words}</button>`;
    return html`<fieldset>
      <legend>${quickOpponent}</legend>
      ${
        search
          ? html`<p role="status">${quickSearching}</p>
              ${button(pageTexts.cancel, () => search?.stop(), { "data-key": "stop waiting" })}`
          : html`<div class="buttons">${seats.includes(2) && choice("person", quickFind)} ${choice("friend", quickFriend)}</div>`
      }
    </fieldset>`;
  }

  /**
   * Wait for an opponent, and go to the game with them.
   * @param {string} called
   */
  async function find(called) {
    if (!playerToken()) await becomePlayer(called.trim());
    search = await findOpponent(name);
    shown.redraw();
    shown.element.addEventListener("close", () => search?.stop());
    const game = await search.found;
    search = null;
    if (game) {
      shown.close();
      location.hash = `#/games/${game}`;
    } else if (shown.element.open) shown.redraw();
  }

  /** @param {Cairn.FormValues} values */
  async function submit({ name: called, level = "medium" }) {
    try {
      if (level === "person") return await find(called);
      if (!playerToken() && !asGuest) await becomePlayer(called.trim());
      const who = playerToken() ? { player: "me" } : { name: called.trim() };
      /** @type {Cairn.SeatRequest} */
      const me = { kind: "human", ...who, nonce: randomKey() };
      /** @type {Cairn.SeatRequest} */
      const other =
        level === "friend" ? { kind: "open" } : { kind: "ai", level: LEVELS.find((one) => one === level) ?? "medium" };
      await open(ruleset, [me, ...othersAt(ruleset, other)], shown.close);
    } catch (error) {
      for (const one of mistakesOf(error)) one.pointer = one.pointer?.replace("/seats/0", "");
      problems = problemsOf(error);
      shown.redraw();
    }
  }
}
