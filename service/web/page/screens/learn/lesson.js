/**
 * A first lesson at a laid-out table. All that it shows was recorded: the positions as the learner's seat sees them, the
 * moves, and what the service said of an illegal one (`games/<ruleset>/lesson.json`). Nothing is sent to the service.
 */

import { messageFor, pause, titleOf } from "../../api.js";
import { lessonOf, lessons, viewOf } from "../../games/index.js";
import { announce, button, html, render } from "../../html.js";
import { fromApi, say, sayFromApi } from "../../language.js";
import { animateMoves } from "../../motion.js";
import { hide as hidePopover, refreshPopover } from "../../popover.js";
import { openRules } from "../../rulebook.js";
import { get, hasGame, set, watch } from "../../store.js";
import { setTitle } from "../../title.js";
import { showProblem } from "../problem.js";
import { NO_STEP } from "../replay/steps.js";
import { boardFrame } from "../table/board.js";
import { context } from "../table/context.js";
import { notice } from "../table/notice.js";
import { keptPace } from "../table/pace.js";
import { playersStrip } from "../table/strip.js";
import { guidePanel } from "./guide.js";

/**
 * What the store holds of a table besides the lesson.
 * @type {Cairn.Store}
 */
const TABLE = {
  ...NO_STEP,
  id: null,
  log: [],
  clicked: [],
  changed: [],
  notice: null,
  connectionLost: false,
  seen: null,
};

/**
 * Show the lesson of a ruleset. Return `leave`, which ends it.
 * @type {Cairn.Screen}
 */
export function showLesson(main, ruleset) {
  const stopped = new AbortController();
  const unwatch = watch((state) => {
    if (state.lesson && hasGame(state) && !stopped.signal.aborted) draw(state, state.lesson);
  });
  /** @type {Cairn.LessonFile} */
  let lesson;
  if (lessons().includes(ruleset)) begin();
  else showProblem(main, say("learn-no-lesson"));

  async function begin() {
    try {
      const [found, title, view] = await Promise.all([lessonOf(ruleset), titleOf(ruleset), viewOf(ruleset)]);
      if (stopped.signal.aborted) return;
      lesson = found;
      setTitle(say("learn-lesson", { title }));
      set({ ...TABLE, view, title, mySeats: [], me: { seat: lesson.seat, token: null } });
      goTo(0);
    } catch (error) {
      if (!stopped.signal.aborted) showProblem(main, messageFor(error));
    }
  }

  /**
   * Show a step of the guide.
   * @param {number} index
   */
  function goTo(index) {
    const step = lesson.steps[index];
    const game = lesson.positions[step.at];
    set({
      ...TABLE,
      game,
      moves: step.move ? [step.move] : [],
      sending: !step.move,
      lesson: {
        ...step,
        ruleset,
        index,
        count: lesson.steps.length,
        pointed: new Set(step.move ? [] : step.point),
        isDone: !step.move,
        isLast: index === lesson.steps.length - 1,
        next: () => goTo(index + 1),
        back: index > 0 ? () => goTo(index - 1) : null,
        again: () => goTo(0),
        take,
      },
    });
    announce(say(step.say));
  }

  /**
   * Take a move of the learner: the one that the guide asks for, or they are told that it is another.
   * @param {Cairn.Move} move
   */
  async function take(move) {
    const { lesson: step } = get();
    if (!step) return;
    const isWanted = Object.entries(step.move ?? {}).every(([name, value]) => same(move[name], value));
    if (!isWanted) {
      set({ clicked: [], notice: { message: say("learn-other") } });
      announce(`${say("learn-other")} ${say(step.say)}`);
    } else if (step.refusal) {
      const { sentence, clause } = step.refusal;
      const detail = say("learn-sentence", { sentence: fromApi(sentence) });
      set({ clicked: [], moves: [], sending: true, notice: { message: detail, rule: clause } });
      set({ lesson: { ...step, isDone: true } });
      announce(`${say("learn-refused")} ${detail}`);
    } else {
      await showThen(step);
    }
  }

  /**
   * Show what follows from the move, one decision after the other, and then the next step.
   * @param {Cairn.Lesson} step
   */
  async function showThen(step) {
    const { index } = step;
    set({ moves: [], sending: true, clicked: [], notice: null });
    for (const { version, messages } of step.then) {
      const text = messages.map(sayFromApi).join(" ");
      set({ game: lesson.positions[version], lesson: { ...step, told: text } });
      if (text) announce(text);
      await pause(text ? 2 * keptPace() : keptPace());
      if (stopped.signal.aborted || get().lesson?.index !== index) return;
    }
    goTo(index + 1);
  }

  /**
   * @param {Cairn.State} state
   * @param {Cairn.Lesson} shown
   */
  function draw(state, shown) {
    animateMoves(main, () => render(main, layout(state, shown)));
    refreshPopover();
  }

  return {
    leave: () => {
      stopped.abort();
      unwatch();
      hidePopover();
      set({ ...TABLE, lesson: null, game: null, moves: [], sending: false });
    },
  };
}

/**
 * Tell whether two values of JSON are the same.
 * @type {(one: unknown, other: unknown) => boolean}
 */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @type {(state: Cairn.State, lesson: Cairn.Lesson) => Cairn.Template} */
function layout(state, lesson) {
  const { game, title } = state;
  const ctx = context(state);
  return html`<div class="table lesson ${game.ruleset}">
    <div class="screenful">
      <div class="table-head">
        <h1>${say("learn-lesson", { title })}</h1>
        <div class="buttons">
          ${button(say("page-rules"), () => openRules(game.ruleset, game.rules_version), { "data-key": "rules" })}
          <a class="plain" href="#/learn">${say("learn-leave")}</a>
        </div>
      </div>
      ${playersStrip(state, ctx)} ${boardFrame(state, ctx)}
      <div class="controls"><div class="last">${notice(state)}</div>${guidePanel(state, ctx, lesson)}</div>
    </div>
  </div>`;
}
