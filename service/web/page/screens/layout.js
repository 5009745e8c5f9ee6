/** What the table's screen is made of: the head, the players, the board, what one can do, and the panels beside it. */

import { button, h } from "../dom.js";
import { openRules } from "../rulebook.js";
import { texts } from "../texts/page.js";
import { actionBar } from "./actions.js";
import { chart } from "./chart.js";
import { context } from "./context.js";
import { openFork } from "./fork.js";
import { outcome } from "./lobby.js";
import { notice } from "./notice.js";
import { proof, stepPanel, story } from "./panels.js";
import { replayBar } from "./replay.js";
import { sitDown } from "./seats.js";

/** Return the whole screen for a state of the store. */
export function layout(state) {
  const { game, view } = state;
  const ctx = context(state);
  const acting = state.at === null && game.status === "running";
  return h(
    `div.table.${game.ruleset}`,
    null,
    head(state),
    state.lost && h("p.refused", null, texts.lost),
    players(state, ctx),
    state.at !== null && replayBar(state),
    !acting && notice(state),
    h(
      "div.tablemain",
      null,
      h(
        "div.left",
        null,
        h(
          "section.board",
          { "aria-label": state.title },
          ctx.state ? view.board(ctx) : h("p.empty", null, texts.waitingSeats),
        ),
        game.status === "finished" && chart(state),
      ),
      acting && actionBar(state, ctx),
      h("div.panels", null, state.at !== null && stepPanel(state), story(state), proof(state)),
    ),
  );
}

function head(state) {
  const { game, me } = state;
  return h(
    "div.table-head",
    null,
    h(
      "div",
      null,
      h("h1", null, state.title),
      h(
        "p.status",
        null,
        game.status === "finished" ? `${texts.status.finished}: ${outcome(game)}.` : texts.status[game.status],
        game.forked_from && [
          " ",
          h("a", { href: `#/games/${game.forked_from.game}?at=${game.forked_from.version}` }, texts.forked),
        ],
      ),
    ),
    h(
      "div.buttons",
      null,
      button(texts.rules, () => openRules(game.ruleset), { "data-key": "rules" }),
      game.status === "finished" && [
        state.at !== null && button(texts.playOn, () => openFork(state), { "data-key": "fork" }),
        h("a.plain", { href: `/v1/games/${game.id}/archive`, download: "", "data-key": "archive" }, texts.download),
      ],
      game.status === "open" &&
        button(texts.sitDown, () => sitDown(game.id, state.title, () => state.begin()), {
          class: "primary",
          "data-key": "sit",
        }),
      state.at === null &&
        game.status === "running" &&
        h("a.plain", { href: `#/games/${game.id}?at=${game.version}`, "data-key": "back" }, texts.lookBack),
      me && state.at === null && game.status !== "finished" && actionBar.leave(),
      state.seats.length > 1 && me && playAs(state),
    ),
  );
}

function playAs(state) {
  return h(
    "label.inline",
    null,
    texts.playAs,
    " ",
    h(
      "select",
      { "data-key": "playas", onchange: (event) => state.begin(Number(event.target.value)) },
      state.seats.map(({ seat }) =>
        h("option", { value: seat, selected: seat === state.me.seat }, state.game.seats[seat].name),
      ),
    ),
  );
}

function players(state, ctx) {
  const { game } = state;
  const points = ctx.state?.points ?? [];
  const acting = ctx.state ? (state.at === null ? game : state.position).to_act.map(({ seat }) => seat) : [];
  const over = game.outcome && (state.at === null || state.at === game.version);
  return h(
    "ul.players",
    { "aria-label": texts.seats },
    game.seats.map(({ seat, kind, level }) => {
      const classes = [
        `seat${seat}`,
        acting.includes(seat) && "acting",
        over && game.outcome.winners.includes(seat) && "won",
      ]
        .filter(Boolean)
        .join(" ");
      return h(
        "li",
        { class: classes },
        h("span.player", null, ctx.names[seat]),
        h(
          "span.points",
          { class: ctx.changed(`/state/points/${seat}`) ? "changed" : "" },
          texts.points(points[seat] ?? 0),
        ),
        h(
          "span.kind",
          null,
          state.me?.seat === seat
            ? texts.you
            : kind === "ai"
              ? texts.ai(level)
              : kind === "open"
                ? texts.openSeat
                : texts.human,
        ),
        acting.includes(seat) && h("span.acting", null, texts.toMove),
        over && game.outcome.winners.includes(seat) && h("span.winner", null, texts.winner),
      );
    }),
  );
}
