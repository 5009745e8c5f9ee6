/** The table of one game. It is loaded, followed as the game goes on, and drawn after each change of the store. */

import { ask, decisionPages, decisionsAfter, legalMovesFor, messageFor, statusOf, titleOf } from "../../api.js";
import { viewOf } from "../../games/index.js";
import { announce, button, render } from "../../html.js";
import { say } from "../../language.js";
import { follow, stay } from "../../live.js";
import { animateMoves } from "../../motion.js";
import { hide as hidePopover, refreshPopover } from "../../popover.js";
import { printAs } from "../../printing.js";
import { get, hasGame, set, table, watch } from "../../store.js";
import { setTitle, setTurn } from "../../title.js";
import { forgetToken, heldSeats } from "../../tokens.js";
import { runClocks } from "./clock.js";
import { layout } from "./layout.js";
import "../../drag.js";
import { showProblem } from "../problem.js";
import { recover, untilReachable } from "../recovery.js";
import { laidOut, stepOf } from "../replay/named_step.js";
import { startPlaying, stopPlaying } from "../replay/playing.js";
import { fresh } from "./fresh.js";
import { hearTable } from "./heard.js";
import { followed, hear, markNews } from "./present.js";
import { settle } from "./roving.js";
import { scrollToChoices } from "./scroll.js";

/** A longer game is kept without the changes of its decisions: it would take much memory. */
const MOST_WHOLE = 1000;

/**
 * Show a game. Return `goTo`, which shows another step of it, and `leave`, which stops following it.
 * @type {Cairn.Screen}
 */
export function showTable(main, id, query) {
  let stop = new AbortController(),
    shownSide = "";
  const left = new AbortController();
  const unwatch = watch((state) => {
    if (state.id !== id || !hasGame(state)) return;
    draw(state);
    hear(state.game, state);
    recover(state, left.signal, () => goTo(query));
  });
  runClocks(left.signal);
  printAs(() => get().parts?.storySheet(get()));
  set({ ...fresh(), id, load, show: goTo });
  load();

  /** @param {Cairn.State} state */
  function draw(state) {
    const side = `${state.me?.seat} ${state.viewer} ${state.game.status}`;
    animateMoves(main, () => render(main, layout(state)), side === shownSide);
    shownSide = side;
    settle(main, state.at !== null);
    refreshPopover();
    hearTable(state);
    scrollToChoices(main, state);
  }

  /**
   * Load the game as seen from one of this browser's seats, or by a spectator, and follow it.
   * @param {number | null} [seat]
   */
  async function load(seat = null) {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    const wanted = query;
    /** @type {Cairn.HeldSeat | null} */
    let me = null;
    try {
      /** @type {Cairn.Game} */
      let game = await ask(`/games/${id}`);
      const mySeats = heldSeats(game);
      const toAct = mySeats.find((one) => game.to_act.some((act) => act.seat === one.seat));
      if (game.status !== "finished") me = mySeats.find((one) => one.seat === seat) ?? toAct ?? mySeats[0] ?? null;
      if (me) game = await ask(`/games/${id}`, { token: me.token });
      const isOver = game.status === "finished";
      const story = isOver ? decisionPages(id, 0, null, game.version <= MOST_WHOLE) : null;
      const [view, title, log, moves] = await Promise.all([
        viewOf(game.ruleset),
        titleOf(game.ruleset),
        story ? story.next().then(({ value }) => value?.lines ?? []) : decisionsAfter(id, 0, me?.token),
        legalMovesFor(game, me),
      ]);
      const step = await stepOf(wanted, game, me, log);
      if (signal.aborted) return;
      setTitle(title);
      set({
        game,
        view,
        title,
        mySeats,
        me,
        log: log.filter(({ version }) => version <= game.version),
        moves,
        clicked: [],
        notice: null,
        connectionLost: false,
        sending: false,
        seen: null,
        changed: [],
        waiting: 0,
        catchingUp: false,
        paused: false,
        ...step,
        laidOut: await laidOut(step, game),
      });
      if (query !== wanted) goTo(query);
      else if (!step.step) stopPlaying();
      else if (wanted.has("play")) startPlaying();
      else announce(step.step.text);
      markNews();
      if (story) {
        step.parts?.watchRematch(id, signal);
        stay(game, followed(signal), signal);
        await readOn(story, signal);
      } else await follow(id, me?.token, followed(signal), signal);
    } catch (error) {
      if (signal.aborted) return;
      if (statusOf(error) === 401 && me) {
        forgetToken(id, me.seat);
        load();
      } else showError(error);
    }
  }

  /**
   * Read the rest of a long story, while its beginning and the step that is wanted are shown.
   * @type {(story: AsyncGenerator<{lines: Cairn.Line[]}>, signal: AbortSignal) => Promise<void>}
   */
  async function readOn(story, signal) {
    for await (const { lines } of story) {
      if (signal.aborted) return;
      set({ log: [...table().log, ...lines] });
    }
  }

  /**
   * Say why the game cannot be shown. It is loaded when the service can be reached again.
   * @param {unknown} error
   */
  async function showError(error) {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    set({ game: null });
    const isGone = statusOf(error) === 404;
    const again = !isGone && button(say("page-try-again"), () => load(), { class: "primary" });
    showProblem(main, isGone ? say("page-no-game") : messageFor(error), again);
    if (messageFor(error) !== say("page-offline")) return;
    await untilReachable(signal);
    if (!signal.aborted) load();
  }

  /**
   * Show the step that the address names; without one the present, which is the end of a finished game.
   * @param {URLSearchParams} newQuery
   */
  async function goTo(newQuery) {
    query = newQuery;
    if (!hasGame(get())) return;
    const { game, me, log } = table();
    if (!query.has("at")) stopPlaying();
    try {
      const found = await stepOf(query, game, me, log),
        example = await laidOut(found, game);
      if (query !== newQuery) return;
      set({ ...found, laidOut: example, notice: null, ...(!found.step && { clicked: [] }) });
      if (found.step && !get().playingSteps) announce(found.step.text);
    } catch (error) {
      if (query === newQuery) set({ target: null, notice: { message: messageFor(error) } });
      announce(messageFor(error));
    }
  }

  return {
    goTo,
    leave: () => {
      stop.abort();
      left.abort();
      printAs(null);
      unwatch();
      stopPlaying();
      hidePopover();
      setTurn(false);
      set({ id: null, game: null });
    },
  };
}
