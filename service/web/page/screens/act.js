/** Acting: sending moves, undo, leaving; and what the service says to it. */

import { Refusal, ask, movesFor, wordsOf } from "../api.js";
import { announce, button, dialog, h } from "../dom.js";
import { click } from "../picks.js";
import { get, set } from "../store.js";
import { texts } from "../texts/page.js";
import { forget } from "../tokens.js";

/** Take a click on something of the board. */
export function pick(keys) {
  const { view, moves, path, game, me, busy } = get();
  if (busy) return;
  const { path: longer, send: move, refused } = click(view, moves, path, keys, game.state);
  set({ path: longer, notice: null });
  if (move) play(move);
  else if (refused) {
    const waited = game.to_act[0]?.seat;
    const mine = waited === me?.seat;
    const words = mine
      ? `${texts.cannotNow} ${view.texts.prompt(game.state, [], moves)}`
      : texts.turnOf(game.seats[waited].name);
    set({ notice: { words } });
    announce(words);
  }
}

/** Send a move; a refusal is shown with its clause. */
export async function play(move) {
  await send(`/games/${get().id}/moves`, { moves: [move] });
}

/** Go back by the last decision that still counts. */
export async function undo() {
  const to = undoable();
  if (to) await send(`/games/${get().id}/undo`, { to });
}

/** Return the version to go back to, if the last decision that counts is one's own and it is one's turn. */
export function undoable() {
  const { log, me, game, at } = get();
  if (!me || at !== null || game.status !== "running" || !game.to_act.some(({ seat }) => seat === me.seat)) return null;
  const of = (version) => log.findLast((one) => one.version === version);
  let last = log.at(-1);
  while (last) {
    const back = last.events.find(({ type }) => type === "table.undone");
    if (!back) break;
    last = of(back.to);
  }
  return last && last.by === me.seat ? last.version - 1 : null;
}

async function send(path, body) {
  const { game, me, log } = get();
  const left = () => get().me !== me; // another table is shown meanwhile, or another seat
  set({ busy: true, notice: null });
  try {
    const { decisions: made, ...after } = await ask(path, {
      method: "POST",
      body,
      token: me.token,
      version: game.version,
    });
    if (left()) return;
    const news = made.filter(({ version }) => version > (log.at(-1)?.version ?? 0));
    announce(news.map(({ text }) => text).join(" "));
    if (after.status === "finished") {
      await get().begin();
      return;
    }
    const moves = await movesFor(after, me);
    if (left()) return;
    const newest = get().game.version > after.version ? get().game : after;
    set({
      game: newest,
      before: newest,
      changed: [],
      path: [],
      log: merged(get().log, news),
      moves: newest === after ? moves : get().moves,
      movedAt: performance.now(),
    });
  } catch (error) {
    if (left()) return;
    const words = error.status === 412 ? texts.staleMove : wordsOf(error);
    set({ path: error instanceof Refusal ? [] : get().path, notice: { words, rule: error.rule } });
    announce(words);
  } finally {
    if (!left()) set({ busy: false });
  }
}

const merged = (log, news) => [...log, ...news.filter(({ version }) => version > (log.at(-1)?.version ?? 0))];

/** Ask whether one is sure, and leave the seat. */
export function leave() {
  const { game, me } = get();
  const words = game.status === "open" ? texts.leaveSure : texts.resignSure(game.seats.length === 2);
  const shown = dialog(
    texts.resign,
    texts.close,
    h("p", null, words),
    h(
      "div.buttons",
      null,
      button(
        texts.leave,
        () => {
          shown.close();
          away(game.id, me);
        },
        { class: "danger" },
      ),
      button(texts.stay, () => shown.close(), { autofocus: true }),
    ),
  );
}

async function away(id, me) {
  try {
    await ask(`/games/${id}/seats/${me.seat}`, { method: "DELETE", token: me.token });
    forget(id, me.seat);
    get().begin();
  } catch (error) {
    set({ notice: { words: wordsOf(error) } });
  }
}
