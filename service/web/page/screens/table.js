/** The table of one game: loads it, follows it, and draws it whenever the store changes. */

import { ask, askOnce, decisions, movesFor, pause, wordsOf } from "../api.js";
import { diff } from "../diff.js";
import { announce, button, h, replace } from "../dom.js";
import { viewOf } from "../games/index.js";
import { follow } from "../live.js";
import { get, set, watch } from "../store.js";
import { texts } from "../texts/page.js";
import { forget, held } from "../tokens.js";
import { layout } from "./layout.js";
import { stopPlaying } from "./replay.js";
import { reveal } from "./reveal.js";

/** How many steps may wait to be shown to a player, each for a moment, before the page hurries to the present. */
const HURRY = 20;

/** Show a game; returns what leaves it, and what goes to another step of it. */
export function showTable(main, id, query) {
  let stop = new AbortController();
  const unwatch = watch((state) => {
    if (state.id !== id || !state.game) return;
    replace(main, layout(state));
    reveal(main, state);
  });
  set({
    id,
    game: null,
    view: null,
    title: "",
    seats: held(id),
    me: null,
    moves: [],
    log: [],
    path: [],
    notice: null,
    lost: false,
    busy: false,
    begin,
    beat: 400,
    movedAt: 0,
    behind: 0,
    hurry: false,
    before: null,
    changed: [],
    at: null,
    step: null,
    position: null,
    side: null,
    speed: null,
    pace: 1000,
    audit: null,
    panels: new Set(["story", "chart"]),
  });
  begin();

  /** Load the game as one of the seats of this browser, or as a visitor, and follow it. */
  async function begin(seat = null) {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    let me = null;
    try {
      const seats = held(id);
      let game = await ask(`/games/${id}`);
      const wanted = seats.filter((one) => game.seats[one.seat]?.kind === "human");
      const waited = wanted.find((one) => game.to_act.some((act) => act.seat === one.seat));
      if (game.status !== "finished") me = wanted.find((one) => one.seat === seat) ?? waited ?? wanted[0] ?? null;
      if (me) game = await ask(`/games/${id}`, { token: me.token });
      const [view, ruleset, log, moves] = await Promise.all([
        viewOf(game.ruleset),
        askOnce(`/rulesets/${game.ruleset}`),
        decisions(id, 0, me?.token),
        movesFor(game, me),
      ]);
      if (signal.aborted) return;
      document.title = `${ruleset.title} · Cairn`;
      set({
        game,
        view,
        title: ruleset.title,
        seats: wanted,
        me,
        log: log.filter(({ version }) => version <= game.version),
        moves,
        path: [],
        notice: null,
        lost: false,
        busy: false,
        before: game,
        behind: 0,
        hurry: false,
      });
      go(query);
      const to = { current: () => get().game, tell, rest, lose };
      if (game.status !== "finished") await follow(id, me?.token, to, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error.status === 401 && me) {
        forget(id, me.seat);
        begin();
      } else fail(error);
    }
  }

  /** Say why the game cannot be shown. */
  function fail(error) {
    stop.abort();
    set({ game: null });
    const gone = error.status === 404;
    replace(
      main,
      h("p.refused", { role: "alert" }, gone ? texts.noGame : wordsOf(error)),
      !gone && button(texts.again, () => begin(), { class: "primary" }),
    );
  }

  /** Let the board rest a moment after a step, so that each can be seen; who watches chooses how long. */
  async function rest({ by }, behind) {
    const { me, movedAt, beat, pace, hurry } = get();
    set({ behind, hurry: hurry && behind > 0 });
    const left = movedAt + (me ? beat : pace) - performance.now();
    const soon = me ? by === me.seat || behind >= HURRY : hurry;
    if (left > 0 && !soon && !document.hidden) await pause(left);
  }

  /** Say that the service cannot be reached, or can again. */
  function lose(lost) {
    if (lost === get().lost) return;
    set({ lost });
    if (lost) announce(texts.lost);
  }

  /** Take in a newer game with what may be done in it, and what led to it. */
  async function tell(game, decision) {
    const { me } = get();
    const moves = await movesFor(game, me);
    const { log, game: had } = get();
    if (get().id !== id || get().me !== me || (game.version <= had.version && game.status === had.status)) return;
    const before = me ? get().before : had;
    const last = log.at(-1)?.version ?? 0;
    const changed = diff(before.state, game.state, "/state");
    set({ game, moves, before, changed, path: [], movedAt: performance.now() });
    if (game.status === "finished") return begin();
    const news = decision && decision.version === last + 1 ? [decision] : await decisions(id, last, me?.token);
    const fresh = ({ version }) => version > (get().log.at(-1)?.version ?? 0) && version <= game.version;
    set({ log: [...get().log, ...news.filter(fresh)] });
    const told = get()
      .log.filter(({ version }) => version > last)
      .map(({ text }) => text);
    if (moves.length) told.push(texts.yourTurn);
    if (told.length && get().at === null) announce(told.join(" "));
    return undefined;
  }

  /** Show the step that the address names, or the present. */
  async function go(to) {
    query = to;
    const { game, me } = get();
    if (!game) return;
    const side = to.has("as") ? Number(to.get("as")) : null;
    const at = to.has("at") ? Math.max(1, Math.min(Number(to.get("at")) || 1, game.version)) : null;
    if (at === null && game.status !== "finished") return set({ at: null, step: null, position: null, side, path: [] });
    const version = at ?? game.version;
    const how = { token: me?.token };
    const once = game.status === "finished" ? askOnce : ask;
    try {
      const [position, step] = await Promise.all([
        once(`/games/${id}?at=${version}`, how),
        once(`/games/${id}/decisions/${version}`, how),
      ]);
      if (query !== to) return undefined;
      set({ at: version, position, step, side });
      if (at !== null && !get().speed) announce(step.text);
    } catch (error) {
      set({ notice: { words: wordsOf(error) } });
      announce(wordsOf(error));
    }
    return undefined;
  }

  return {
    go,
    leave: () => {
      stop.abort();
      unwatch();
      stopPlaying();
      set({ id: null, game: null });
    },
  };
}
