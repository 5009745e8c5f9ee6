/** The lobby: the games that wait for players, that are being played and that have ended. */

import { ask, askOnce, messageFor } from "../api.js";
import { button, h, replace } from "../dom.js";
import { colourOf } from "../games/index.js";
import { texts } from "../texts/page.js";
import { heldSeats } from "../tokens.js";
import { openNewGame } from "./new_game.js";
import { enterGame, sitDown } from "./seats.js";

const REFRESH_MILLISECONDS = 8000;
/** How many games of each status are shown at first, how many more each time, and how many at most. */
const PAGE = 8;
const NEXT_PAGE = 24;
const MOST = 500;

/** Show the lobby in an element. Return `leave`, which stops loading it. */
export function showLobby(main) {
  const wanted = { open: PAGE, running: PAGE, finished: PAGE };
  const shown = { rulesets: [], titles: {}, pages: {}, error: null, opening: false };
  let left = false;

  async function load() {
    try {
      shown.rulesets = (await askOnce("/rulesets")).items;
      shown.titles = Object.fromEntries(shown.rulesets.map(({ name, title }) => [name, title]));
      const lists = await Promise.all(
        Object.keys(wanted).map((status) => ask(`/games?status=${status}&limit=${wanted[status]}`)),
      );
      Object.keys(wanted).forEach((status, index) => {
        shown.pages[status] = lists[index];
      });
      shown.error = null;
    } catch (error) {
      shown.error = messageFor(error);
    }
    if (!left) draw();
  }

  function draw() {
    document.title = "Cairn";
    replace(
      main,
      h(
        "div.lobby",
        null,
        h(
          "div.lobby-head",
          null,
          h("div", null, h("h1", null, texts.lobbyTitle), h("p", null, texts.lobbyLead)),
          button(texts.newGame, () => openNewGame(), { class: "primary", "data-key": "new" }),
        ),
        shown.error && h("p.refused", { role: "alert" }, shown.error),
        Object.keys(wanted)
          .filter((status) => shown.pages[status])
          .map(section),
      ),
    );
  }

  function section(status) {
    const page = shown.pages[status];
    return h(
      "section",
      null,
      h("h2", null, texts.sections[status]),
      page.items.length
        ? h(
            "ul.rows",
            null,
            page.items.map((game) => row(game, shown.titles)),
          )
        : h("p.empty", null, texts.empty[status]),
      page.next &&
        wanted[status] < MOST &&
        button(
          texts.more,
          () => {
            wanted[status] = Math.min(MOST, wanted[status] + NEXT_PAGE);
            load();
          },
          { "data-key": `more ${status}` },
        ),
      status === "running" && watchAis(),
    );
  }

  /** Return a button for each ruleset. It opens a game of as many AIs as possible, and shows it from its beginning. */
  function watchAis() {
    return h(
      "p.buttons",
      null,
      texts.watchAis,
      shown.rulesets.map(({ name, title, seats }) =>
        button(title, () => openAiGame(name, Math.max(...seats)), {
          "aria-label": `${texts.watchAis}: ${title}`,
          "data-key": `watch ${name}`,
        }),
      ),
    );
  }

  async function openAiGame(ruleset, count) {
    if (shown.opening) return;
    shown.opening = true;
    try {
      const seats = Array.from({ length: count }, () => ({ kind: "ai", level: "greedy" }));
      enterGame(await ask("/games", { method: "POST", body: { ruleset, seats } }));
    } catch (error) {
      shown.opening = false;
      shown.error = messageFor(error);
      draw();
    }
  }

  const timer = setInterval(() => document.hidden || load(), REFRESH_MILLISECONDS);
  load();
  return {
    leave: () => {
      left = true;
      clearInterval(timer);
    },
  };
}

function row(game, titles) {
  const mine = heldSeats(game.id).length > 0;
  const names = game.seats.map((seat) => seat.name ?? texts.openSeat);
  const title = titles[game.ruleset] ?? game.ruleset;
  const action = game.status === "finished" ? texts.openReplay : mine ? texts.play : texts.watch;
  return h(
    "li",
    null,
    h(
      "a.row",
      {
        style: colourOf(game.ruleset) && { "--game": colourOf(game.ruleset) },
        href: `#/games/${game.id}`,
        "data-key": game.id,
        "aria-label": `${action}. ${texts.gameOf(title, names.join(", "))}`,
      },
      h("span.row-title", null, title),
      h("span.row-names", null, names.join(" · ")),
      h("span.row-when", null, outcome(game) || texts.when(game.created_at)),
      h("span.row-action", { "aria-hidden": "true" }, action),
    ),
    game.status === "open" &&
      button(texts.sitDown, () => sitDown(game.id, title), {
        class: "primary",
        "data-key": `sit ${game.id}`,
        "aria-label": texts.sitDownAt(texts.gameOf(title, names.join(", "))),
      }),
  );
}

/** Return how a game ended in words, or nothing while it runs. */
export function outcome(game) {
  if (!game.outcome) return "";
  const { winners, points, reason } = game.outcome;
  const result = winners.length ? texts.won(winners.map((seat) => game.seats[seat].name)) : texts.nobodyWon;
  return `${result}, ${texts.reasons[reason] ?? points.join(" : ")}`;
}
