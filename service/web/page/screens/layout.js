/** The screen of a table: the head, the players, the board, the actions, and the panels beside them. */

import { button, h } from "../dom.js";
import { openRules } from "../rulebook.js";
import { texts } from "../texts/page.js";
import { actionBar, leaveButton } from "./actions.js";
import { chartPanel } from "./chart.js";
import { context } from "./context.js";
import { openFork } from "./fork.js";
import { outcome } from "./lobby.js";
import { notice } from "./notice.js";
import { historyPanel, proofPanel, stepPanel } from "./panels.js";
import { replayBar } from "./replay.js";
import { sitDown } from "./seats.js";

/** Return the whole screen for a state of the store. */
export function layout(state) {
  const { game, view } = state;
  const ctx = context(state);
  const showActions = state.at === null && game.status === "running";
  return h(
    `div.table.${game.ruleset}`,
    null,
    head(state),
    state.connectionLost && h("p.refused", null, texts.connectionLost),
    players(state, ctx),
    state.at !== null && replayBar(state),
    !showActions && notice(state),
    h(
      "div.table-main",
      null,
      h(
        "div.board-column",
        null,
        h(
          "section.board",
          { "aria-label": state.title },
          ctx.state ? view.board(ctx) : h("p.empty", null, texts.waitingForSeats),
        ),
        game.status === "finished" && chartPanel(state),
      ),
      showActions && actionBar(state, ctx),
      h("div.panels", null, state.at !== null && stepPanel(state), historyPanel(state), proofPanel(state)),
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
        button(texts.sitDown, () => sitDown(game.id, state.title, () => state.load()), {
          class: "primary",
          "data-key": "sit",
        }),
      state.at === null &&
        game.status === "running" &&
        h("a.plain", { href: `#/games/${game.id}?at=${game.version}`, "data-key": "back" }, texts.lookBack),
      me && state.at === null && game.status !== "finished" && leaveButton(),
      state.mySeats.length > 1 && me && playAs(state),
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
      { "data-key": "playas", onchange: (event) => state.load(Number(event.target.value)) },
      state.mySeats.map(({ seat }) =>
        h("option", { value: seat, selected: seat === state.me.seat }, state.game.seats[seat].name),
      ),
    ),
  );
}

function players(state, ctx) {
  const { game } = state;
  const points = ctx.state?.points ?? [];
  const { to_act: toAct } = state.at === null ? game : state.position;
  const isOver = game.outcome && (state.at === null || state.at === game.version);
  return h(
    "ul.players",
    { "aria-label": texts.seats },
    game.seats.map(({ seat }) => {
      const isToMove = ctx.state && toAct.some((one) => one.seat === seat);
      return h(
        `li.seat${seat}`,
        { class: isToMove ? "to-move" : "" },
        h("span.player", null, ctx.names[seat]),
        h(
          "span.points",
          { class: ctx.changed(`/state/points/${seat}`) ? "changed" : "" },
          texts.points(points[seat] ?? 0),
        ),
        h("span.kind", null, playerKind(state, seat)),
        isToMove && h("span.to-move", null, texts.toMove),
        isOver && game.outcome.winners.includes(seat) && h("span.winner", null, texts.winner),
      );
    }),
  );
}

function playerKind({ game, me }, seat) {
  const { kind, level } = game.seats[seat];
  if (me?.seat === seat) return texts.you;
  if (kind === "ai") return texts.ai(level);
  return kind === "open" ? texts.openSeat : texts.human;
}
