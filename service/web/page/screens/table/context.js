/** What a game's view draws with: the position, the players, and `piece`, which makes the things on the board. */

import { carried, isPicked, possible } from "../../clicks.js";
import { html } from "../../html.js";
import { touches } from "../../patch.js";
import { explained } from "../../popover.js";
import { nameOf } from "../lobby/game_row.js";
import { clickPiece } from "./commands.js";
import { suggested } from "./suggested.js";

/**
 * Return the game as it was at the step that is shown, or as it is: in a fork, first with the people of its parent. A
 * move that is on its way to the service is made in it.
 * @type {(state: Pick<Cairn.BoardState, "at" | "position" | "game" | "foreseen">) => Cairn.Game}
 */
export const shownOf = ({ at, position, game, foreseen }) =>
  at !== null && position ? position : foreseen?.of === game ? foreseen.game : game;

/**
 * Return what a game's view draws with (`types/game_page.d.ts` says what each part is).
 * @param {Cairn.BoardState} state
 * @returns {Cairn.Context}
 */
export function context(state) {
  const { game, view, me, clicked } = state;
  const moves = state.sending ? [] : state.moves;
  const isReplay = state.at !== null,
    shown = shownOf(state);
  const playing = Boolean(!isReplay && me && game.status === "running");
  const next = playing ? possible(view, moves, clicked, game.state).next : new Set();
  const changed = isReplay ? pointersOf(state.step) : state.changed;
  const carriable = playing ? carried(view, moves, clicked, game.state) : new Set();
  /** @type {(targets: string[]) => boolean} */
  const isLegal = (targets) => targets.some((target) => next.has(target));
  /** @type {(kind: string | null | undefined) => boolean} */
  const isCarriedTo = (kind) => Boolean(kind) && [...next].some((target) => target.startsWith(`${kind}:`));
  const advice = suggested(state);
  /** @type {Map<string, number>} */
  const drawn = new Map();

  /**
   * Make a piece of the board. It is a button if it can be clicked.
   * @type {Cairn.Context["piece"]}
   */
  function piece(classes, { id, label, targets = [], pointer, explain, carriedTo, ...props }, ...children) {
    const count = (drawn.get(targets[0]) ?? 0) + 1; // several pieces may have the same target
    if (targets.length) drawn.set(targets[0], count);
    const clickable = isLegal(targets),
      picked = targets.some((target) => isPicked(clicked, state.touched ?? [], target, id, count));
    const look = [
      classes.replaceAll(".", " "),
      clickable && "clickable",
      picked && "picked",
      advice?.targets.has(targets[0]) && "better",
      targets.some((target) => state.lesson?.pointed.has(target)) && "pointed",
      pointer && touches(changed, pointer) && "changed",
    ]
      .filter(Boolean)
      .join(" ");
    const shared = {
      ...props,
      ...explained(explain),
      "data-piece": id,
      "data-targets": targets.join(" ") || null,
      "data-drag": isCarriedTo(carriedTo) ? carriedTo : targets.some((target) => carriable.has(target)) ? "" : null,
      "aria-label": label,
    };
    if (!playing || !targets.length)
      return html`<div
        ...${shared}
        key=${id}
        class=${look}
        role=${label ? "img" : null}
        tabindex=${explain ? 0 : null}
      >
        ${children}
      </div>`;
    const name = `${targets[0]} ${count}`;
    return html`<button
      type="button"
      ...${shared}
      key=${id ?? name}
      class="piece ${look}"
      data-key=${name}
      aria-pressed=${picked ? "true" : null}
      onclick=${(/** @type {PointerEvent} */ event) => (explain && isOnlyAsked(event, clickable || picked)) || clickPiece(targets, label ?? "", id)}
    >
      ${children}
    </button>`;
  }

  /**
   * Tell whether a click only asks what a piece is: a tap on what is no target now, before anything was chosen.
   * @type {(event: PointerEvent, isTarget: boolean) => boolean}
   */
  const isOnlyAsked = ({ pointerType }, isTarget) => pointerType === "touch" && !isTarget && !clicked.length;

  /**
   * Return the legal moves that a click on a target can begin or go on with; none if it is not a target now.
   * @type {Cairn.Context["movesOf"]}
   */
  function movesOf(target) {
    if (!playing) return [];
    const ways = clicked.length ? [[...clicked, target], [target]] : [[target]];
    for (const way of ways) {
      const { fitting } = possible(view, moves, view.sortTargets(way), game.state);
      if (fitting.length) return fitting;
    }
    return [];
  }

  const nearSeat = state.viewer ?? me?.seat ?? (isReplay ? null : state.mySeats[0]?.seat) ?? 0;
  return {
    piece,
    movesOf,
    playing,
    state: shown.state ?? state.laidOut,
    events: (isReplay ? state.step : state.log.at(-1))?.events ?? [],
    clicked,
    touched: (state.touched ?? []).map(({ piece: one }) => one),
    isNext: (target) => next.has(target),
    names: shown.seats.map(nameOf),
    me: me?.seat ?? advice?.seat ?? null,
    nearSeat,
    seatOrder: game.seats.map((_, place) => (nearSeat + place) % game.seats.length),
    sees: (seat) => game.status !== "finished" || state.viewer === null || state.viewer === seat,
    changed: (pointer) => touches(changed, pointer),
  };
}

/**
 * Return the pointers to what a step changed. Everything is new in the first step, so nothing is marked there.
 * @type {(step: Cairn.Step | null) => string[]}
 */
const pointersOf = (step) => (step && step.version > 1 ? step.changes.map(({ path }) => path) : []);
