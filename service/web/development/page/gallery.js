/** The gallery: every piece and every position of a recorded game, drawn as the table draws them. No game is asked for. */

import { viewOf } from "./games/index.js";
import { html, render } from "./html.js";
import { applyChanges } from "./patch.js";
import { boardFrame } from "./screens/board.js";
import { context } from "./screens/context.js";
import { NO_STEP } from "./screens/steps.js";

const TEXTS = { title: "Gallery", pieces: "Pieces", positions: "Positions", step: (at) => `Step ${at}` };
const main = document.getElementById("main");
const wanted = new URLSearchParams(location.search).get("recording");

const read = async (path) => (await fetch(`/gallery/recordings${path}`)).json();

/** Return what the store would hold of each step of a recording. */
function statesOf({ game, decisions }, view) {
  let position = null;
  return decisions.map((step) => {
    position = applyChanges(position, step.changes);
    const at = step.version;
    const nobody = { me: null, mySeats: [], moves: [], clicked: [], changed: [], notice: null };
    return { ...NO_STEP, ...nobody, game, view, log: decisions, title: TEXTS.step(at), at, step, position };
  });
}

/** Return one of each piece that is drawn in any of these states, by its look and its name. */
function piecesOf(states) {
  const found = new Map();
  for (const state of states) {
    const ctx = context(state);
    if (!ctx.state) continue;
    const piece = (classes, props, ...children) => {
      const drawn = ctx.piece(classes, props, ...children);
      if (!found.has(`${classes} ${props.label}`)) found.set(`${classes} ${props.label}`, drawn);
      return drawn;
    };
    const noting = { ...ctx, piece };
    state.view.board(noting);
    state.view.hand(noting);
  }
  return [...found];
}

/** Draw a position when it comes into sight: there are hundreds. */
const whenSeen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      whenSeen.unobserve(target);
      const state = drawnLater.get(target);
      render(target, boardFrame(state, context(state)));
    }
  },
  { rootMargin: "100%" },
);
const drawnLater = new WeakMap();
const later = (state) => (element) => {
  if (!element || drawnLater.has(element)) return;
  drawnLater.set(element, state);
  whenSeen.observe(element);
};

async function show() {
  const recordings = await read("");
  const names = Object.entries(recordings).flatMap(([ruleset, each]) => each.map((name) => `${ruleset}/${name}`));
  const links = html`<nav>${names.map((name) => html`<a key=${name} href="/gallery?recording=${name}">${name}</a>`)}</nav>`;
  const draw = (rest) => render(main, html`<div class="gallery"><h1>${TEXTS.title}</h1>${links}${rest}</div>`);
  draw(null);
  if (!wanted) return;
  const [ruleset] = wanted.split("/");
  const [view, replay] = await Promise.all([viewOf(ruleset), read(`/${wanted}`)]);
  const states = statesOf(replay, view);
  draw(html`<div class="table ${ruleset}">
    <h2>${TEXTS.pieces}</h2>
    <div class="board pieces">${piecesOf(states).map(
      ([name, drawn]) => html`<div class="specimen" key=${name} title=${name}>${drawn}</div>`,
    )}</div>
    <h2>${TEXTS.positions}</h2>
    ${states.map(
      (state) => html`<section key=${state.at}><h3>${TEXTS.step(state.at)}. ${state.step.text}</h3>
        <div class="position" ref=${later(state)}></div></section>`,
    )}
  </div>`);
}

show();
