/** The table of one game. It is loaded, followed as the game goes on, and drawn after each change of the store. */

import { ask, askOnce, decisionsAfter, legalMovesFor, messageFor, pause } from "../api.js";
import { diff } from "../diff.js";
import { announce, button, h, replace } from "../dom.js";
import { viewOf } from "../games/index.js";
import { follow } from "../live.js";
import { get, set, watch } from "../store.js";
import { texts } from "../texts/page.js";
import { forgetToken, heldSeats } from "../tokens.js";
import { layout } from "./layout.js";
import { stopPlaying } from "./replay.js";
import { scrollToChoices } from "./scroll.js";

/** When so many decisions wait to be shown to a player, the page shows them without a delay. */
const MOST_WAITING = 20;

/** Show a game. Return `goTo`, which shows another step of it, and `leave`, which stops following it. */
export function showTable(main, id, query) {
  let stop = new AbortController();
  const unwatch = watch((state) => {
    if (state.id !== id || !state.game) return;
    replace(main, layout(state));
    scrollToChoices(main, state);
  });
  set({
    id,
    game: null,
    view: null,
    title: "",
    mySeats: heldSeats(id),
    me: null,
    moves: [],
    log: [],
    clicked: [],
    notice: null,
    connectionLost: false,
    sending: false,
    load,
    moveDelay: 400,
    shownAt: 0,
    waiting: 0,
    catchingUp: false,
    lastSeen: null,
    changed: [],
    at: null,
    step: null,
    position: null,
    viewer: null,
    playingSteps: false,
    stepDelay: 1000,
    audit: null,
    openDetails: new Set(["history", "chart"]),
  });
  load();

  /** Load the game as seen from one of this browser's seats, or by a spectator, and follow it. */
  async function load(seat = null) {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    let me = null;
    try {
      const held = heldSeats(id);
      let game = await ask(`/games/${id}`);
      const mySeats = held.filter((one) => game.seats[one.seat]?.kind === "human");
      const toAct = mySeats.find((one) => game.to_act.some((act) => act.seat === one.seat));
      if (game.status !== "finished") me = mySeats.find((one) => one.seat === seat) ?? toAct ?? mySeats[0] ?? null;
      if (me) game = await ask(`/games/${id}`, { token: me.token });
      const [view, ruleset, log, moves] = await Promise.all([
        viewOf(game.ruleset),
        askOnce(`/rulesets/${game.ruleset}`),
        decisionsAfter(id, 0, me?.token),
        legalMovesFor(game, me),
      ]);
      if (signal.aborted) return;
      document.title = `${ruleset.title} · Cairn`;
      set({
        game,
        view,
        title: ruleset.title,
        mySeats,
        me,
        log: log.filter(({ version }) => version <= game.version),
        moves,
        clicked: [],
        notice: null,
        connectionLost: false,
        sending: false,
        lastSeen: game,
        waiting: 0,
        catchingUp: false,
      });
      goTo(query);
      const table = { current: () => get().game, update, delay, setLost };
      if (game.status !== "finished") await follow(id, me?.token, table, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error.status === 401 && me) {
        forgetToken(id, me.seat);
        load();
      } else showError(error);
    }
  }

  /** Say why the game cannot be shown. */
  function showError(error) {
    stop.abort();
    set({ game: null });
    const isGone = error.status === 404;
    replace(
      main,
      h("p.refused", { role: "alert" }, isGone ? texts.noGame : messageFor(error)),
      !isGone && button(texts.tryAgain, () => load(), { class: "primary" }),
    );
  }

  /** Wait before the next decision is shown, so that each of them can be seen. A spectator chooses for how long. */
  async function delay({ by }, waiting) {
    const { me, shownAt, moveDelay, stepDelay, catchingUp } = get();
    set({ waiting, catchingUp: catchingUp && waiting > 0 });
    const left = shownAt + (me ? moveDelay : stepDelay) - performance.now();
    const noDelay = me ? by === me.seat || waiting >= MOST_WAITING : catchingUp;
    if (left > 0 && !noDelay && !document.hidden) await pause(left);
  }

  /** Say that the service cannot be reached, or that it can be reached again. */
  function setLost(connectionLost) {
    if (connectionLost === get().connectionLost) return;
    set({ connectionLost });
    if (connectionLost) announce(texts.connectionLost);
  }

  /** Show a newer game with its legal moves, and add the decisions that led to it to the log. */
  async function update(game, decision) {
    const { me } = get();
    const moves = await legalMovesFor(game, me);
    const { log, game: older } = get();
    if (get().id !== id || get().me !== me || (game.version <= older.version && game.status === older.status)) return;
    // A player sees all changes since their own last move, and a spectator those of the last decision.
    const lastSeen = me ? get().lastSeen : older;
    const last = log.at(-1)?.version ?? 0;
    const changed = diff(lastSeen.state, game.state, "/state");
    set({ game, moves, lastSeen, changed, clicked: [], shownAt: performance.now() });
    if (game.status === "finished") return load();
    const missing = decision && decision.version === last + 1 ? [decision] : await decisionsAfter(id, last, me?.token);
    const isNew = ({ version }) => version > (get().log.at(-1)?.version ?? 0) && version <= game.version;
    set({ log: [...get().log, ...missing.filter(isNew)] });
    const sentences = get()
      .log.filter(({ version }) => version > last)
      .map(({ text }) => text);
    if (moves.length) sentences.push(texts.yourTurn);
    if (sentences.length && get().at === null) announce(sentences.join(" "));
    return undefined;
  }

  /** Show the step that the address names, or the present. */
  async function goTo(newQuery) {
    query = newQuery;
    const { game, me } = get();
    if (!game) return;
    const viewer = query.has("as") ? Number(query.get("as")) : null;
    const at = query.has("at") ? Math.max(1, Math.min(Number(query.get("at")) || 1, game.version)) : null;
    if (at === null && game.status !== "finished")
      return set({ at: null, step: null, position: null, viewer, clicked: [] });
    const version = at ?? game.version;
    const options = { token: me?.token };
    const read = game.status === "finished" ? askOnce : ask;
    try {
      const [position, step] = await Promise.all([
        read(`/games/${id}?at=${version}`, options),
        read(`/games/${id}/decisions/${version}`, options),
      ]);
      if (query !== newQuery) return undefined;
      set({ at: version, position, step, viewer });
      if (at !== null && !get().playingSteps) announce(step.text);
    } catch (error) {
      set({ notice: { message: messageFor(error) } });
      announce(messageFor(error));
    }
    return undefined;
  }

  return {
    goTo,
    leave: () => {
      stop.abort();
      unwatch();
      stopPlaying();
      set({ id: null, game: null });
    },
  };
}
