/** The player's games that go on, above all others in the lobby: first those that wait for the player. */

import { ask, messageFor, statusOf } from "../../api.js";
import { button, html } from "../../html.js";
import { say } from "../../language.js";
import { askAsPlayer, player } from "../../player.js";
import { get, set } from "../../store.js";
import { guestGames, playerToken } from "../../tokens.js";
import { refreshWaiting } from "../../waiting.js";
import { seatButton } from "../table/invite.js";
import { sitDown } from "../table/seats.js";
import { gameRow, wordsOf } from "./game_row.js";

/** @typedef {(problem: string | null) => void} OnChange */

/** How many games that go on are shown. The player's page has all of them. */
const MOST = 100;
const MOST_GUESTS = 10;

/** Where the browser keeps the id of the player who wants to be reminded no more. */
const LATER = "cairn:code-later";

/** The games in which this browser had a guest's seat, and which are over or gone. */
const past = new Set();

/**
 * Return the player's games that go on, the newest first, and those of guests at this browser.
 * @type {() => Promise<Cairn.LobbyRow[]>}
 */
export async function loadYourGames() {
  const kept = playerToken() ? ["running", "open"] : [];
  const asked = kept.map((status) => askAsPlayer(`/games?player=me&status=${status}&limit=${MOST}`));
  const guests = guestGames().filter((id) => !past.has(id));
  const [pages, ofGuests] = await Promise.all([
    Promise.all(asked),
    Promise.all(guests.slice(0, MOST_GUESTS).map(guestGame)),
  ]);
  return [...pages.flatMap(({ items }) => items), ...ofGuests.flat()];
}

/**
 * Return a game of a guest if it goes on.
 * @type {(id: string) => Promise<Cairn.LobbyRow[]>}
 */
async function guestGame(id) {
  try {
    const game = await ask(`/games/${id}`);
    if (game.status !== "finished") return [game];
  } catch (error) {
    if (statusOf(error) !== 404) return [];
  }
  past.add(id);
  return [];
}

/**
 * Return those of the player's games that wait, and after them the others.
 * @type {(games: Cairn.LobbyRow[]) => Cairn.LobbyRow[]}
 */
export function inOrder(games) {
  const waiting = get().waitingGames ?? [];
  return [...waiting, ...games.filter(({ id }) => !waiting.some((one) => one.id === id))];
}

/**
 * Return the section.
 * @param {Cairn.LobbyRow[]} games in the order in which they are shown
 * @param {Cairn.Titles} titles of the rulesets
 * @param {OnChange} onChange called when an invitation was answered, or its player blocked
 */
export function yourGames(games, titles, onChange) {
  const waiting = new Set(get().waitingGames?.map(({ id }) => id));
  return html`<section class="yours">
    <h2>${say("players-your-games")}</h2>
    ${waiting.size > 0 && html`<p>${say("players-waiting-count", { count: waiting.size })}</p>`}
    ${
      games.length
        ? html`<ul class="rows">${games.map((game) => row(game, titles, waiting.has(game.id), onChange))}</ul>`
        : html`<p class="empty">${say("players-no-games")}</p>`
    }
    ${codeReminder()}
    ${player() && html`<p><a href="#/players/${player()?.id}" data-key="all yours">${say("players-all-your-games")}</a></p>`}
  </section>`;
}

/** @type {(game: Cairn.LobbyRow, titles: Cairn.Titles, waits: boolean, onChange: OnChange) => Cairn.Template} */
function row(game, titles, waits, onChange) {
  const me = player()?.id;
  const kept = game.seats.find((seat) => seat.reserved && seat.player === me);
  const { title, names } = wordsOf(game, titles);
  if (!waits || !kept)
    return gameRow(
      game,
      titles,
      waits ? say("players-is-your-turn") : null,
      seatButton(game, title, undefined, names.join(", ")),
    );
  const words = `${title}: ${names.join(", ")}`;
  const others = game.seats.flatMap(({ kind, player: id, name }) =>
    kind === "human" && id && id !== me ? [{ player: id, name }] : [],
  );
  return gameRow(
    game,
    titles,
    say("players-invited"),
    button(say("players-accept"), () => sitDown(game, title), {
      class: "primary",
      "data-key": `accept ${game.id}`,
      "aria-label": say("players-accept-of", { game: words }),
    }),
    button(say("players-decline"), () => decline(game.id, kept.seat, onChange), {
      "data-key": `decline ${game.id}`,
      "aria-label": say("players-decline-of", { game: words }),
    }),
    ...others.map((seat) => blockButton(seat, game.id, () => refresh(onChange))),
  );
}

/** @type {(game: string, seat: number, onChange: OnChange) => Promise<void>} */
async function decline(game, seat, onChange) {
  try {
    await ask(`/games/${game}/seats/${seat}`, { method: "DELETE", token: playerToken() });
    await refresh(onChange);
  } catch (error) {
    onChange(messageFor(error));
  }
}

/** @param {OnChange} onChange */
async function refresh(onChange) {
  await refreshWaiting();
  onChange(null);
}

/**
 * Return the button that blocks who sits in a game to which one is invited.
 * @param {{player: string, name: string | null}} seat
 * @param {string} game as the button's key has it
 * @param {() => void} onBlocked
 */
const blockButton = ({ player, name }, game, onBlocked) =>
  button(
    say("players-block"),
    async () => (await import("../account/blocked.js")).askBlock(player, name ?? "", onBlocked),
    {
      "data-key": `block ${game} ${player}`,
      "aria-label": say("players-block-of", { name: name ?? "" }),
    },
  );

/** Return the reminder for a player who has no code and did not put it off; it is null for all others. */
function codeReminder() {
  const { player } = get();
  // The answer may not be there yet that tells whether there is one.
  if (!player || player.recovery_code_at !== null || localStorage.getItem(LATER) === player.id) return null;
  return html`<div class="reminder" key="code reminder">
    <p>${say("code-lead")}</p>
    <div class="buttons">
      ${button(say("code-write"), async () => (await import("../account/code.js")).openCode(), { "data-key": "code" })}
      ${button(say("code-later"), putOff, { class: "quiet", "data-key": "code later" })}
    </div>
  </div>`;
}

function putOff() {
  const { player } = get();
  if (!player) return;
  localStorage.setItem(LATER, player.id);
  set({ player: { ...player } }); // the screen is drawn again
}
