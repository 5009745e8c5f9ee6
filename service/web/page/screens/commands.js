/** What a player sends to the service: moves, an undo, and that they leave their seat. */

import { ask, isWaitedFor, legalMovesFor, messageFor, Refusal } from "../api.js";
import { interpret } from "../clicks.js";
import { announce, button, html, openDialog } from "../html.js";
import { get, set } from "../store.js";
import { texts } from "../texts/page.js";
import { forgetToken } from "../tokens.js";

/** Handle a click on a piece of the board. */
export function clickPiece(targets) {
  const { view, moves, clicked, game, me, sending } = get();
  if (sending) return;
  const { clicked: longer, send: move, refused } = interpret(view, moves, clicked, targets, game.state);
  set({ clicked: longer, notice: null });
  if (move) sendMove(move);
  else if (refused) {
    const waitedFor = game.to_act[0]?.seat;
    const message =
      waitedFor === me?.seat
        ? `${texts.noSuchMove} ${view.texts.prompt(game.state, [], moves)}`
        : texts.turnOf(game.seats[waitedFor].name);
    set({ notice: { message } });
    announce(message);
  }
}

/** Send a move. A refusal is shown with its clause. */
export async function sendMove(move) {
  await send(`/games/${get().id}/moves`, { moves: [move] });
}

/** Undo the last decision that still counts. */
export async function undo() {
  const to = undoTarget();
  if (to) await send(`/games/${get().id}/undo`, { to });
}

/** Return the version that an undo goes back to, if the game has undo and the last decision that counts is one's own. */
export function undoTarget() {
  const { log, me, game, at } = get();
  if (!me || !game.undo || at !== null || !isWaitedFor(game, me.seat)) return null;
  const decisionAt = (version) => log.findLast((decision) => decision.version === version);
  let last = log.at(-1);
  while (last) {
    const undone = last.events.find(({ type }) => type === "table.undone");
    if (!undone) break;
    last = decisionAt(undone.to);
  }
  return last && last.by === me.seat ? last.version - 1 : null;
}

async function send(path, body) {
  const { game, me, log } = get();
  const isElsewhere = () => get().me !== me; // the page shows another table by now, or another seat
  set({ sending: true, notice: null });
  try {
    const { decisions, ...after } = await ask(path, {
      method: "POST",
      body,
      token: me.token,
      version: game.version,
    });
    if (isElsewhere()) return;
    announce(
      newer(log, decisions)
        .map(({ text }) => text)
        .join(" "),
    );
    if (after.status === "finished") {
      await get().load();
      return;
    }
    const moves = await legalMovesFor(after, me);
    if (isElsewhere()) return;
    const newest = get().game.version > after.version ? get().game : after;
    set({
      game: newest,
      seen: newest,
      changed: [],
      clicked: [],
      log: [...get().log, ...newer(get().log, decisions)],
      moves: newest === after ? moves : get().moves,
      shownAt: performance.now(),
    });
  } catch (error) {
    if (isElsewhere()) return;
    const message = error.status === 412 ? texts.staleMove : messageFor(error);
    set({ clicked: error instanceof Refusal ? [] : get().clicked, notice: { message, rule: error.rule } });
    announce(message);
  } finally {
    if (!isElsewhere()) set({ sending: false });
  }
}

/** Return those of some decisions that a log does not hold yet. */
const newer = (log, decisions) => decisions.filter(({ version }) => version > (log.at(-1)?.version ?? 0));

/** Ask the player whether they want to leave their seat, and leave it. */
export function leave() {
  const { game, me } = get();
  const shown = openDialog(
    texts.resign,
    texts.close,
    () => html`<p>${game.leaving?.text} ${texts.leaveQuestion}</p>
      <div class="buttons">
        ${button(texts.leave, confirm, { class: "danger" })}
        ${button(texts.stay, () => shown.close(), { autofocus: true })}
      </div>`,
  );
  function confirm() {
    shown.close();
    leaveSeat(game.id, me);
  }
}

async function leaveSeat(id, me) {
  try {
    await ask(`/games/${id}/seats/${me.seat}`, { method: "DELETE", token: me.token });
    forgetToken(id, me.seat);
    get().load();
  } catch (error) {
    set({ notice: { message: messageFor(error) } });
  }
}
