/** The table of one game: loads it, follows it, and draws it whenever the store changes. */

import { ask, askOnce, decisions, movesFor } from "../api.js";
import { diff } from "../diff.js";
import { announce, h, replace } from "../dom.js";
import { viewOf } from "../games/index.js";
import { follow } from "../live.js";
import { get, set, watch } from "../store.js";
import { texts } from "../texts/page.js";
import { forget, held } from "../tokens.js";
import { layout } from "./layout.js";
import { stopPlaying } from "./replay.js";
import { reveal } from "./reveal.js";

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
    busy: false,
    begin,
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
    try {
      const seats = held(id);
      let game = await ask(`/games/${id}`);
      const wanted = seats.filter((one) => game.seats[one.seat]?.kind === "human");
      const waited = wanted.find((one) => game.to_act.some((act) => act.seat === one.seat));
      const me =
        game.status === "finished" ? null : (wanted.find((one) => one.seat === seat) ?? waited ?? wanted[0] ?? null);
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
        log,
        moves,
        path: [],
        notice: null,
        before: game,
      });
      go(query);
      if (game.status !== "finished") follow(id, me?.token, () => get().game, arrive, signal);
    } catch (error) {
      if (error.status === 401) {
        for (const { seat: place } of held(id)) forget(id, place);
        begin();
      } else if (!signal.aborted)
        replace(
          main,
          h(
            "p.refused",
            { role: "alert" },
            error.status === 404 ? texts.noGame : error.status ? error.message : texts.offline,
          ),
        );
    }
  }

  /** Take in a newer game with what may be done in it, and what led to it. */
  async function arrive(game, decision) {
    const { me } = get();
    const moves = await movesFor(game, me);
    const { log, game: had } = get();
    if (get().id !== id || get().me !== me || (game.version < had.version && game.status === had.status)) return;
    const before = me ? get().before : had;
    const last = log.at(-1)?.version ?? 0;
    set({ game, moves, before, changed: diff(before.state, game.state, "/state"), path: [] });
    if (game.status === "finished") return begin();
    const news = decision && decision.version === last + 1 ? [decision] : await decisions(id, last, me?.token);
    set({ log: [...get().log, ...news.filter((one) => one.version > (get().log.at(-1)?.version ?? 0))] });
    const told = get()
      .log.filter(({ version }) => version > last)
      .map(({ text }) => text)
      .join(" ");
    if (told && get().at === null) announce(told);
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
      set({ notice: { words: error.message } });
      announce(error.message);
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
