/** The reserve of Highland Clans: the six cubes of a turn, on the plaid of whose turn it is, and what is used of them. */

import { html } from "../../html.js";
import { say, term } from "../../language.js";
import { explained } from "../../popover.js";
import { MOST_USED, used } from "./limits.js";
import { COLOURS, cube, explanation, figure, thing } from "./pieces.js";

/**
 * Where the cubes of the turn lie on the plaid, by their names: each stays there while others are used.
 * @type {{turn: string, places: Map<string, number>}}
 */
let laid = { turn: "", places: new Map() };

/**
 * Return where each cube lies, counted from 1; those that come fill the first free places.
 * @type {(turn: string, names: string[]) => Map<string, number>}
 */
function placesOf(turn, names) {
  const kept = new Map([...laid.places].filter(([name]) => laid.turn === turn && names.includes(name)));
  const taken = new Set(kept.values());
  const free = names.map((_, place) => place + 1).filter((place) => !taken.has(place));
  const places = new Map(names.map((name) => [name, kept.get(name) ?? Number(free.shift())]));
  laid = { turn, places };
  return places;
}

/**
 * Return the reserve.
 * @param {HighlandClans.Context} ctx
 * @param {HighlandClans.PieceNames} names
 */
export function reserve(ctx, names) {
  const { state } = ctx;
  const all = COLOURS.flatMap((colour) => names(colour, "reserve"));
  const places = placesOf(`${state.round} ${state.turn}`, all);
  const cubes = COLOURS.flatMap((colour) =>
    names(colour, "reserve").map((name) =>
      ctx.piece(
        `cube.${colour}`,
        {
          id: name,
          label: say("hc-label-reserve-cube", { colour: term(`hc-${colour}`) }),
          targets: [`cube:${colour}`],
          pointer: `/state/reserve/${colour}`,
          explain: explanation("cube", ctx, colour),
          style: `grid-column: ${places.get(name)}`,
          "data-motion": "hop",
        },
        cube(colour),
      ),
    ),
  );
  return html`<div key="reserve" class=${`place reserve seat${state.turn}`} role="group" aria-label=${say("hc-label-reserve", { name: ctx.names[state.turn] })}>
    <h2 class="hidden">${say("hc-label-reserve", { name: ctx.names[state.turn] })}</h2>
    <div class="plaid"><div class="cubes">${cubes}</div></div>
    <p class="how-far" ...${explained(explanation("reserve", ctx))}>
      <span>${say("hc-label-actions", { done: state.actions.length, most: state.most_actions })}</span>
      ${pegs("taken", state.most_actions, state.actions.map(actionSign))}
      <span>${say("hc-label-used", { used: used(state), most: MOST_USED })}</span>
      ${pegs("used", MOST_USED, Array(used(state)).fill(""))}
    </p>
  </div>`;
}

/**
 * Return a row of holes in a plank, of which the first ones are filled.
 * @type {(look: string, most: number, filled: Cairn.Content[]) => Cairn.Template}
 */
const pegs = (look, most, filled) =>
  html`<span class=${`pegs ${look}`} aria-hidden="true">
    ${Array.from({ length: most }, (_, place) => {
      const isFilled = place < filled.length;
      return html`<i class=${isFilled ? "done" : ""}>${filled[place]}</i>`;
    })}
  </span>`;

/** @param {HighlandClans.Action} action */
function actionSign(action) {
  if (action === "domain") return thing("turf");
  return figure(action === "bard" ? "piper" : action);
}
