/** What the table's screen is made of: the head, the players, the board, what one can do, and the panels beside it. */

import { button, h } from "../dom.js";
import { touches } from "../patch.js";
import { open } from "../picks.js";
import { clauseLink, openRules } from "../rulebook.js";
import { set } from "../store.js";
import { texts } from "../texts.js";
import { actionBar } from "./actions.js";
import { pick } from "./act.js";
import { chart } from "./chart.js";
import { outcome } from "./lobby.js";
import { proof, stepPanel, story } from "./panels.js";
import { replayBar } from "./replay.js";
import { sitDown } from "./seats.js";

/** Return the whole screen for a state of the store. */
export function layout(state) {
  const { game, view } = state;
  const ctx = context(state);
  return h(`div.table.${game.ruleset}`, null,
    head(state),
    players(state, ctx),
    state.at !== null && replayBar(state),
    notice(state),
    h("div.tablemain", null,
      h("div.left", null,
        h("section.board", { "aria-label": state.title }, ctx.state ? view.board(ctx) : h("p.empty", null, texts.waitingSeats)),
        game.status === "finished" && chart(state)),
      state.at === null && game.status === "running" && actionBar(state, ctx),
      h("div.panels", null,
        state.at !== null && stepPanel(state),
        story(state),
        proof(state))));
}

/** Return what a game's view draws with: the position, who sees what, and `spot`, which makes things clickable. */
function context(state) {
  const { game, view, me, moves, path } = state;
  const past = state.at !== null;
  const shown = past ? state.position : game;
  const playing = !past && me && game.status === "running";
  const { next } = playing ? open(view, moves, path, game.state) : { next: new Set() };
  const changed = past ? (state.step?.version > 1 ? state.step.changes.map(({ path: at }) => at) : []) : state.changed;
  const used = new Map();

  /**
   * Make a piece of the board.
   * @param {string} tag classes, without an element: "card.red"
   * @param {{label?: string, keys?: string[], at?: string, style?: object}} props what it is called; what a click on it
   * may mean; the pointer to what it shows
   */
  function spot(tag, { label, keys = [], at, ...props }, ...children) {
    const can = keys.some((key) => next.has(key)), picked = keys.some((key) => path.includes(key));
    const extra = [can && "can", picked && "picked", at && touches(changed, at) && "changed"].filter(Boolean).join(" ");
    if (!playing || !keys.length) {
      return h(`div.${tag}`, { ...props, class: extra, role: label ? "img" : null, "aria-label": label }, children);
    }
    const count = (used.get(keys[0]) ?? 0) + 1;
    used.set(keys[0], count);
    return h(`button.${tag}`, {
      ...props, class: `spot ${extra}`, type: "button", "data-key": `${keys[0]} ${count}`, "data-spot": keys[0], "aria-label": label,
      "aria-pressed": picked ? "true" : null, onclick: () => pick(keys),
    }, children);
  }

  const side = state.side ?? me?.seat ?? 0;
  const names = game.seats.map((seat) => seat.name ?? texts.openSeat);
  return {
    game, spot, names, playing, state: shown?.state, me: me?.seat ?? null, side, path, moves,
    count: game.seats.length,
    sees: (seat) => game.status !== "finished" || state.side === null || state.side === seat,
    changed: (at) => touches(changed, at),
  };
}

function head(state) {
  const { game, me } = state;
  return h("div.table-head", null,
    h("div", null, h("h1", null, state.title), h("p.status", null, game.status === "finished" ? `${texts.status.finished}: ${outcome(game)}.` : texts.status[game.status],
      game.forked_from && [" ", h("a", { href: `#/games/${game.forked_from.game}?at=${game.forked_from.version}` }, texts.forked)])),
    h("div.buttons", null,
      button(texts.rules, () => openRules(game.ruleset), { "data-key": "rules" }),
      game.status === "open" && button(texts.sitDown, () => sitDown(game.id, state.title, () => state.begin()), { class: "primary", "data-key": "sit" }),
      state.at === null && game.status === "running" && h("a.plain", { href: `#/games/${game.id}?at=${game.version}`, "data-key": "back" }, texts.lookBack),
      me && state.at === null && game.status !== "finished" && actionBar.leave(),
      state.seats.length > 1 && me && playAs(state)));
}

function playAs(state) {
  return h("label.inline", null, texts.playAs, " ", h("select", { "data-key": "playas", onchange: (event) => state.begin(Number(event.target.value)) },
    state.seats.map(({ seat }) => h("option", { value: seat, selected: seat === state.me.seat }, state.game.seats[seat].name))));
}

function players(state, ctx) {
  const { game } = state;
  const points = ctx.state?.points ?? [];
  const acting = ctx.state ? (state.at === null ? game : state.position).to_act.map(({ seat }) => seat) : [];
  const over = game.outcome && (state.at === null || state.at === game.version);
  return h("ul.players", { "aria-label": texts.seats }, game.seats.map(({ seat, kind, level }) => {
    const classes = [`seat${seat}`, acting.includes(seat) && "acting", over && game.outcome.winners.includes(seat) && "won"].filter(Boolean).join(" ");
    return h("li", { class: classes },
      h("span.player", null, ctx.names[seat]),
      h("span.points", { class: ctx.changed(`/state/points/${seat}`) ? "changed" : "" }, texts.points(points[seat] ?? 0)),
      h("span.kind", null, state.me?.seat === seat ? texts.you : kind === "ai" ? texts.ai(level) : kind === "open" ? texts.openSeat : texts.human),
      acting.includes(seat) && h("span.acting", null, texts.toMove),
      over && game.outcome.winners.includes(seat) && h("span.winner", null, texts.winner));
  }));
}

function notice({ notice: found, game }) {
  return h("div.notice", null, found && h("p.refused", null, found.words, " ", found.rule && clauseLink(game.ruleset, found.rule),
    " ", button(texts.close, () => set({ notice: null }), { class: "quiet" })));
}
