/** The lobby: games that wait, run and have ended; open one, or sit down at one. */

import { ask, askOnce, wordsOf } from "../api.js";
import { button, h, replace } from "../dom.js";
import { colourOf } from "../games/index.js";
import { texts } from "../texts/page.js";
import { held } from "../tokens.js";
import { openNewGame } from "./newgame.js";
import { sitDown } from "./seats.js";
import { enter } from "./wishes.js";

const REFRESH = 8000;
const PAGE = 8;
const MOST = 500;

/** Show the lobby in an element; returns what leaves it. */
export function showLobby(main) {
  const wanted = { open: PAGE, running: PAGE, finished: PAGE };
  const shown = { shelf: [], titles: {}, pages: {}, error: null, opening: false };
  let alive = true;

  async function load() {
    try {
      shown.shelf = (await askOnce("/rulesets")).items;
      shown.titles = Object.fromEntries(shown.shelf.map(({ name, title }) => [name, title]));
      const lists = await Promise.all(
        Object.keys(wanted).map((status) => ask(`/games?status=${status}&limit=${wanted[status]}`)),
      );
      Object.keys(wanted).forEach((status, index) => {
        shown.pages[status] = lists[index];
      });
      shown.error = null;
    } catch (error) {
      shown.error = wordsOf(error);
    }
    if (alive) draw();
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
            wanted[status] = Math.min(MOST, wanted[status] + 24);
            load();
          },
          { "data-key": `more ${status}` },
        ),
      status === "running" && demos(),
    );
  }

  /** Return a button for each ruleset: a game of AIs, as many as can play it, to be watched from its beginning. */
  function demos() {
    return h(
      "p.buttons",
      null,
      texts.letPlay,
      shown.shelf.map(({ name, title, seats }) =>
        button(title, () => watch(name, Math.max(...seats)), {
          "aria-label": `${texts.letPlay}: ${title}`,
          "data-key": `let ${name}`,
        }),
      ),
    );
  }

  async function watch(ruleset, count) {
    if (shown.opening) return;
    shown.opening = true;
    try {
      const seats = Array.from({ length: count }, () => ({ kind: "ai", level: "greedy" }));
      enter(await ask("/games", { method: "POST", body: { ruleset, seats } }));
    } catch (error) {
      shown.opening = false;
      shown.error = wordsOf(error);
      draw();
    }
  }

  const timer = setInterval(() => document.hidden || load(), REFRESH);
  load();
  return {
    leave: () => {
      alive = false;
      clearInterval(timer);
    },
  };
}

function row(game, titles) {
  const mine = held(game.id).length > 0;
  const names = game.seats.map((seat) => seat.name ?? texts.openSeat);
  const title = titles[game.ruleset] ?? game.ruleset;
  const act = game.status === "finished" ? texts.replayIt : mine ? texts.play : texts.watch;
  return h(
    "li",
    null,
    h(
      "a.row",
      {
        style: colourOf(game.ruleset) && { "--game": colourOf(game.ruleset) },
        href: `#/games/${game.id}`,
        "data-key": game.id,
        "aria-label": `${act}. ${texts.tableOf(title, names.join(", "))}`,
      },
      h("span.row-title", null, title),
      h("span.row-names", null, names.join(" · ")),
      h("span.row-when", null, outcome(game) || texts.when(game.created_at)),
      h("span.row-act", { "aria-hidden": "true" }, act),
    ),
    game.status === "open" &&
      button(texts.sitDown, () => sitDown(game.id, title), {
        class: "primary",
        "data-key": `sit ${game.id}`,
        "aria-label": texts.sitDownAt(texts.tableOf(title, names.join(", "))),
      }),
  );
}

/** Return how a game ended, in words; nothing while it runs. */
export function outcome(game) {
  if (!game.outcome) return "";
  const { winners, points, reason } = game.outcome;
  const who = winners.length ? texts.won(winners.map((seat) => game.seats[seat].name)) : texts.nobodyWon;
  return `${who}, ${texts.reasons[reason] ?? points.join(" : ")}`;
}
