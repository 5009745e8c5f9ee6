/** What a player sends to the service: moves, an undo, and that they leave their seat. */

import { ask, decisionsAfter, isWaitedFor, legalMovesFor, lineOf, messageFor, Refusal, statusOf } from "../../api.js";
import { interpret, touchedBy } from "../../clicks.js";
import { foresee } from "../../foresee.js";
import { announce, find } from "../../html.js";
import { say } from "../../language.js";
import { sound } from "../../sounds.js";
import { get, set, table } from "../../store.js";
import { forgetToken } from "../../tokens.js";
import { nameOf } from "../lobby/game_row.js";

/**
 * Handle a click on a piece of the board. Its label is told to a reader when the piece is chosen by that.
 * @param {string[]} targets
 * @param {string} [label]
 * @param {string} [piece] its name, by which it is known from others with the same target
 */
export function clickPiece(targets, label = "", piece = "") {
  const { view, moves, clicked, game, me, sending, touched = [] } = table();
  if (sending) return;
  const { clicked: longer, send: move, refused } = interpret(view, moves, clicked, targets, game.state);
  set({
    clicked: longer,
    notice: null,
    touched: touchedBy(clicked.length ? touched : [], targets, piece, longer, move),
  });
  if (move) sendMove(move);
  else if (longer.length >= clicked.length && !refused) {
    sound("pick");
    announce(`${label}. ${view.texts.prompt(game.state, longer, moves)}`);
  } else if (!refused) sound("letGo");
  else {
    sound("refusal");
    const waitedFor = game.to_act[0]?.seat;
    const message =
      me && isWaitedFor(game, me.seat)
        ? `${say("page-no-such-move")} ${view.texts.prompt(game.state, [], moves)}`
        : say("page-turn-of", { name: nameOf(game.seats[waitedFor]) });
    set({ notice: { message } });
    announce(message);
  }
}

/**
 * Send a move. A refusal is shown with its clause.
 * @param {Cairn.Move} move
 */
export async function sendMove(move) {
  const { id, view, game, me, lesson } = table();
  if (lesson) return lesson.take(move);
  const after = me && foresee(view, game, move, me.seat);
  if (after) set({ foreseen: { of: game, game: after } });
  await send(`/games/${id}/moves`, { moves: [move] }, view.targets(move, game.state).at(-1));
}

/** Undo the last decision that still counts. */
export async function undo() {
  const to = undoTarget();
  if (to) await send(`/games/${get().id}/undo`, { to });
}

/** Return the version that an undo goes back to, if the game has undo and the last decision that counts is one's own. */
export function undoTarget() {
  const { log, me, game, at } = table();
  if (!me || !game.undo || at !== null) return null;
  if (game.choosing) return game.choosing.version && game.choosing.version - 1; // only the own choice is taken back
  if (!isWaitedFor(game, me.seat)) return null;
  /** @type {(version: number) => Cairn.Line | undefined} */
  const decisionAt = (version) => log.findLast((decision) => decision.version === version);
  let last = log.at(-1);
  while (last) {
    const undone = last.events.find(({ type }) => type === "table.undone");
    if (!undone) break;
    last = decisionAt(undone.to);
  }
  return last && last.by === me.seat ? last.version - 1 : null;
}

/**
 * Send something, and tell what it did; last what stands then at the target that a move went to.
 * @param {string} path
 * @param {object} body
 * @param {string | null} [target]
 */
async function send(path, body, target = null) {
  const { game, me, log } = table();
  const isElsewhere = () => get().me !== me; // the page shows another table by now, or another seat
  set({ sending: true, notice: null });
  try {
    /** @type {Cairn.PlayedGame} */
    const { decisions, ...after } = await ask(path, {
      method: "POST",
      body,
      token: me?.token,
      version: game.version,
    });
    if (isElsewhere()) return;
    const made = await withThoseBefore(decisions);
    if (isElsewhere()) return;
    const told = newer(log, made).map(({ text }) => text);
    if (after.status === "finished") {
      announce(told.join(" "));
      await table().load();
      return;
    }
    const moves = await legalMovesFor(after, me);
    if (isElsewhere()) return;
    const newest = table().game.version > after.version ? table().game : after;
    set({
      game: newest,
      seen: newest,
      changed: [],
      clicked: [],
      log: [...table().log, ...newer(table().log, made)],
      moves: newest === after ? moves : table().moves,
      shownAt: performance.now(),
    });
    requestAnimationFrame(() => announce([...told, ...standingAt(target)].join(" ")));
  } catch (error) {
    if (isElsewhere()) return;
    const message = statusOf(error) === 412 ? say("page-stale-move") : messageFor(error);
    set(error instanceof Refusal ? { clicked: [], notice: { message, rule: error.rule } } : { notice: { message } });
    announce(message);
    sound("refusal");
  } finally {
    if (!isElsewhere()) set({ sending: false, foreseen: null });
  }
}

/**
 * Return what the board says of a target, of a group by its description: such as both sides of a stone.
 * @type {(target: string | null) => string[]}
 */
function standingAt(target) {
  const piece = target ? find(`.play [data-targets~="${CSS.escape(target)}"]`) : null;
  const group = piece?.closest("[role=group][aria-describedby]");
  if (!group) return piece?.ariaLabel ? [piece.ariaLabel] : [];
  return ["aria-labelledby", "aria-describedby"]
    .map((name) => document.getElementById(group.getAttribute(name) ?? "")?.textContent ?? "")
    .filter(Boolean)
    .map((text) => text.replace(/\.?$/, "."));
}

/**
 * Return the decisions that a request made, after those that the log lacks before them: others may choose in between.
 * @param {Cairn.Decision[]} decisions
 * @returns {Promise<Cairn.Line[]>}
 */
async function withThoseBefore(decisions) {
  const { game, log, me } = table();
  const [last, newest] = [log, decisions].map((some) => some.at(-1)?.version ?? 0);
  if (newest <= last + decisions.length) return decisions.map(lineOf);
  return (await decisionsAfter(game.id, last, me?.token)).filter(({ version }) => version <= newest);
}

/**
 * Return those of some decisions that a log does not hold yet.
 * @type {(log: Cairn.Line[], decisions: Cairn.Line[]) => Cairn.Line[]}
 */
const newer = (log, decisions) => decisions.filter(({ version }) => version > (log.at(-1)?.version ?? 0));

/** Let the player leave their seat, when they know what it costs. */
export async function leave() {
  const { game, me } = table();
  if (me) (await import("./leaving.js")).askToLeave(game, me.seat, () => leaveSeat(game.id, me));
}

/**
 * @param {string} id
 * @param {Cairn.HeldSeat} me
 */
async function leaveSeat(id, me) {
  try {
    await ask(`/games/${id}/seats/${me.seat}`, { method: "DELETE", token: me.token });
    forgetToken(id, me.seat);
    table().load();
  } catch (error) {
    set({ notice: { message: messageFor(error) } });
  }
}
