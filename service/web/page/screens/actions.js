/** What one can do now: a prompt, the moves that fit what was clicked, and every move in words. */

import { button, h } from "../dom.js";
import { moveGroups, moveText } from "../texts/moves.js";
import { open } from "../picks.js";
import { get, set } from "../store.js";
import { texts } from "../texts/page.js";
import { leave, play, undo, undoable } from "./act.js";
import { notice } from "./notice.js";
import { speedOf } from "./replay.js";

const FEW = 3;

/** Return the bar below the board; it stays in sight on a phone. */
export function actionBar(state, ctx) {
  const { game, view, me, moves, path } = state;
  if (!me)
    return h(
      "section.actions",
      { "aria-label": texts.actions },
      notice(state),
      h("p.prompt", null, prompt(state, ctx)),
      h("p.empty", null, texts.spectating),
      h(
        "div.buttons",
        null,
        speedOf(state),
        state.behind > 0 && button(texts.catchUp(state.behind), () => set({ hurry: true }), { "data-key": "catch up" }),
      ),
    );
  const found = open(view, moves, path, game.state);
  const waited = game.to_act.map(({ seat }) => seat);
  const other = !waited.includes(me.seat) && state.seats.find(({ seat }) => waited.includes(seat));
  const shown = path.length
    ? found.fitting.length <= FEW
      ? found.fitting
      : found.complete
    : moves.filter((move) => view.bar.has(move.type));
  return h(
    "section.actions",
    { "aria-label": texts.actions },
    notice(state),
    h("p.prompt", { tabindex: -1, "data-key": "prompt", "data-goon": true }, prompt(state, ctx)),
    h(
      "div.buttons",
      null,
      shown.map((move) => moveButton(state, ctx, move, "primary")),
      path.length > 0 && button(texts.startAgain, () => set({ path: [] }), { "data-key": "again" }),
      other &&
        button(texts.handOver(ctx.names[other.seat]), () => state.begin(other.seat), {
          class: "primary",
          "data-key": "hand over",
        }),
      undoable() && button(texts.undo, undo, { "data-key": "undo" }),
    ),
    moves.length > 0 && everyMove(state, ctx),
  );
}

/** Return the button that leaves one's seat. */
actionBar.leave = () => button(texts.resign, leave, { class: "quiet", "data-key": "leave" });

function prompt({ game, me, path, view, moves, busy }, ctx) {
  if (busy) return texts.sent;
  const waited = game.to_act[0];
  if (!waited) return texts.over;
  if (!me || waited.seat !== me.seat) return texts.turnOf(ctx.names[waited.seat]);
  return [h("strong", null, texts.yourTurn), " ", view.texts.prompt(game.state, path, moves)];
}

function moveButton(state, ctx, move, look) {
  const said = moveText(state.view.texts, move, ctx);
  return button(said, () => play(move), {
    class: look,
    disabled: state.busy,
    "data-key": `move ${JSON.stringify(move)}`,
    "data-move": move.type,
  });
}

/** Return every legal move as a button, in groups: whatever the board may not show can be done here. */
function everyMove(state, ctx) {
  const { moves } = state;
  const words = moves.length === 1 ? texts.oneMove : texts.allMoves(moves.length);
  return h(
    "details.every",
    { open: state.panels.has("moves"), ontoggle: (event) => toggle("moves", event.target.open) },
    h("summary", { "data-key": "every" }, words),
    state.panels.has("moves") &&
      h(
        "div.groups",
        { "data-scroll": "moves", tabindex: 0, role: "region", "aria-label": words },
        moveGroups(state.view.texts, moves, ctx).map(([title, group]) =>
          h(
            "fieldset",
            null,
            h("legend", null, title),
            group.map((move) => moveButton(state, ctx, move, "plain")),
          ),
        ),
      ),
  );
}

/** Remember which panels are open. */
export function toggle(name, isOpen) {
  const { panels } = get();
  if (panels.has(name) === isOpen) return;
  const now = new Set(panels);
  if (isOpen) now.add(name);
  else now.delete(name);
  set({ panels: now });
}

/** Return details that stay open or closed as they were left. */
export function fold(state, name, words, body) {
  const isOpen = state.panels.has(name);
  return h(
    "details",
    { open: isOpen, ontoggle: (event) => toggle(name, event.target.open) },
    h("summary", { "data-key": `panel ${name}` }, words),
    isOpen && body(),
  );
}

/** Return a panel that can be folded away and stays as it was left. */
export function panel(state, name, title, body) {
  const isOpen = state.panels.has(name);
  return h(
    "details.panel",
    { open: isOpen, ontoggle: (event) => toggle(name, event.target.open) },
    h("summary", { "data-key": `panel ${name}` }, h("h2", null, title)),
    isOpen && body(),
  );
}
