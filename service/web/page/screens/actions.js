/** What a player can do now: a prompt, the moves that fit what was clicked, and every move in words. */

import { possible } from "../clicks.js";
import { button, h } from "../dom.js";
import { set } from "../store.js";
import { moveGroups, moveText } from "../texts/moves.js";
import { texts } from "../texts/page.js";
import { leave, sendMove, undo, undoTarget } from "./commands.js";
import { details } from "./details.js";
import { notice } from "./notice.js";
import { speedChoice } from "./replay.js";

/** Up to so many moves that fit the clicks have a button each. */
const MOST_BUTTONS = 3;

/** Return the bar below the board. It stays in sight on a phone. */
export function actionBar(state, ctx) {
  return h(
    "section.actions",
    { "aria-label": texts.actions },
    notice(state),
    state.me ? playerActions(state, ctx) : spectatorActions(state, ctx),
  );
}

/** Return the button with which a player leaves their seat. */
export const leaveButton = () => button(texts.resign, leave, { class: "quiet", "data-key": "leave" });

function spectatorActions(state, ctx) {
  return [
    h("p.prompt", null, prompt(state, ctx)),
    h("p.empty", null, texts.spectating),
    h(
      "div.buttons",
      null,
      speedChoice(state),
      state.waiting > 0 &&
        button(texts.catchUp(state.waiting), () => set({ catchingUp: true }), { "data-key": "catch up" }),
    ),
  ];
}

function playerActions(state, ctx) {
  const { game, me, moves, clicked } = state;
  const seatsToAct = game.to_act.map(({ seat }) => seat);
  const other = !seatsToAct.includes(me.seat) && state.mySeats.find(({ seat }) => seatsToAct.includes(seat));
  return [
    h("p.prompt", { tabindex: -1, "data-key": "prompt", "data-next-focus": true }, prompt(state, ctx)),
    h(
      "div.buttons",
      null,
      movesWithButtons(state).map((move) => moveButton(state, ctx, move, "primary")),
      clicked.length > 0 && button(texts.startAgain, () => set({ clicked: [] }), { "data-key": "again" }),
      other &&
        button(texts.handOver(ctx.names[other.seat]), () => state.load(other.seat), {
          class: "primary",
          "data-key": "hand over",
        }),
      undoTarget() && button(texts.undo, undo, { "data-key": "undo" }),
    ),
    moves.length > 0 && allMoves(state, ctx),
  ];
}

function movesWithButtons({ view, moves, clicked, game }) {
  if (!clicked.length) return moves.filter(({ type }) => view.buttonMoves.has(type));
  const { fitting, complete } = possible(view, moves, clicked, game.state);
  return fitting.length <= MOST_BUTTONS ? fitting : complete;
}

function prompt({ game, me, clicked, view, moves, sending }, ctx) {
  if (sending) return texts.sending;
  const waitedFor = game.to_act[0];
  if (!waitedFor) return texts.over;
  if (!me || waitedFor.seat !== me.seat) return texts.turnOf(ctx.names[waitedFor.seat]);
  return [h("strong", null, texts.yourTurn), " ", view.texts.prompt(game.state, clicked, moves)];
}

function moveButton(state, ctx, move, look) {
  return button(moveText(state.view.texts, move, ctx), () => sendMove(move), {
    class: look,
    disabled: state.sending,
    "data-key": `move ${JSON.stringify(move)}`,
    "data-move": move.type,
  });
}

/** Return every legal move as a button, in groups, for those who do not use the board. */
function allMoves(state, ctx) {
  const { moves } = state;
  const summary = moves.length === 1 ? texts.oneMove : texts.allMoves(moves.length);
  const groups = () =>
    h(
      "div.groups",
      { "data-scroll": "moves", tabindex: 0, role: "region", "aria-label": summary },
      moveGroups(state.view.texts, moves, ctx).map(([title, group]) =>
        h(
          "fieldset",
          null,
          h("legend", null, title),
          group.map((move) => moveButton(state, ctx, move, "plain")),
        ),
      ),
    );
  return details(state, "moves", summary, groups, "all-moves");
}
