/** The gallery: every piece and every position of a recorded game, drawn as the table draws them. No game is asked for. */

import { portrait } from "./characters.js";
import { crest } from "./crests.js";
import { pictureOf, viewOf } from "./games/index.js";
import { find, html, render } from "./html.js";
import { load } from "./language.js";
import { applyChanges } from "./patch.js";
import { PHRASES, phrasePicture } from "./phrase_pictures.js";
import { NO_STEP } from "./screens/replay/steps.js";
import { boardFrame } from "./screens/table/board.js";
import { context } from "./screens/table/context.js";

const TEXTS = {
  title: "Gallery",
  pieces: "Pieces",
  positions: "Positions",
  step: (/** @type {number} */ at) => `Step ${at}`,
};
const LEVELS = ["random", "beginner", "casual", "greedy", "easy", "medium", "hard", "expert"];
const SEATS = [0, 1, 2, 3, 4];
const main = find("#main") ?? document.body;
const wanted = new URLSearchParams(location.search).get("recording");

/** @typedef {Cairn.BoardState & {at: number, step: Cairn.Step, title: string}} Drawn */
/** @typedef {[name: string, drawn: Cairn.Content]} Specimen */

/** @type {(path: string) => Promise<any>} */
const read = async (path) => (await fetch(`/gallery/recordings${path}`)).json();

/**
 * Return what the store would hold of each step of a recording.
 * @type {(replay: Cairn.Schemas["Replay"], view: Cairn.View) => Drawn[]}
 */
function statesOf({ game, decisions }, view) {
  /** @type {Cairn.Game | null} */
  let position = null;
  return decisions.map((step) => {
    position = applyChanges(position, step.changes);
    const at = step.version;
    const nobody = { me: null, mySeats: [], moves: [], clicked: [], changed: [], notice: null };
    return { ...NO_STEP, ...nobody, game, view, log: decisions, title: TEXTS.step(at), at, step, position };
  });
}

/**
 * Return one of each piece that is drawn in any of these states, by its look and its name. Each is in an element of the
 * class that the board has, as the game's style sheet knows it there.
 * @type {(states: Drawn[]) => Specimen[]}
 */
function piecesOf(states) {
  /** @type {Map<string, Cairn.Template>} */
  const found = new Map();
  let look = "";
  for (const state of states) {
    const ctx = context(state);
    if (!ctx.state) continue;
    /** @type {Cairn.Context["piece"]} */
    const piece = (classes, props, ...children) => {
      const drawn = ctx.piece(classes, props, ...children);
      if (!found.has(`${classes} ${props.label}`)) found.set(`${classes} ${props.label}`, drawn);
      return drawn;
    };
    const noting = { ...ctx, piece };
    const { props } = /** @type {any} */ (state.view.board(noting)); // it is one element
    look = props.class ?? "";
    state.view.hand(noting);
  }
  return [...found].map(([name, drawn]) => [name, html`<div class=${`around ${look}`}>${drawn}</div>`]);
}

/** Draw a position when it comes into sight: there are hundreds. */
const whenSeen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      whenSeen.unobserve(target);
      const state = drawnLater.get(target);
      if (state) render(target, boardFrame(state, context(state)));
    }
  },
  { rootMargin: "100%" },
);
/** @type {WeakMap<Element, Drawn>} */
const drawnLater = new WeakMap();
/** @type {(state: Drawn) => Cairn.Ref} */
const later = (state) => (element) => {
  if (!element || drawnLater.has(element)) return;
  drawnLater.set(element, state);
  whenSeen.observe(element);
};

/** Return what the page draws for all games: faces, crests, phrases. */
const ownPieces = () => {
  /** @type {Specimen[][]} */
  const pieces = [
    [...LEVELS, "guide"].map((level) => [level, portrait(level, { size: "6rem" })]),
    SEATS.map((seat) => [`seat ${seat}`, crest(seat, { size: "3rem" })]),
    PHRASES.map((phrase) => [phrase, phrasePicture(phrase)]),
  ];
  return specimens(pieces.flat());
};

/** @type {(pieces: Specimen[]) => Cairn.Template} */
const specimens = (pieces) =>
  html`<div class="pieces">${pieces.map(
    ([name, drawn]) => html`<figure class="specimen" key=${name}>${drawn}<figcaption>${name}</figcaption></figure>`,
  )}</div>`;

/**
 * Return the recordings of each game, below its picture.
 * @type {(recordings: Record<string, string[]>, pictures: Record<string, (() => Cairn.Content) | null>) => Cairn.Template}
 */
const shelf = (recordings, pictures) =>
  html`<div class="recordings">${Object.entries(recordings).map(
    ([ruleset, names]) => html`<section key=${ruleset}>
      <div class="picture ${ruleset}">${pictures[ruleset]?.()}</div>
      <ul>${names.map((name) => html`<li key=${name}><a href="/gallery?recording=${ruleset}/${name}">${name}</a></li>`)}</ul>
    </section>`,
  )}</div>`;

async function show() {
  /** @type {(content: Cairn.Content) => void} */
  const draw = (content) =>
    render(main, html`<div class="gallery"><h1><a href="/gallery">${TEXTS.title}</a></h1>${content}</div>`);
  draw(null);
  if (!wanted) {
    const recordings = await read("");
    const pictures = await Promise.all(Object.keys(recordings).map(async (name) => [name, await pictureOf(name)]));
    draw(html`${shelf(recordings, Object.fromEntries(pictures))}<h2>${TEXTS.pieces}</h2>${ownPieces()}`);
    return;
  }
  const [ruleset] = wanted.split("/");
  const [view, replay] = await Promise.all([viewOf(ruleset), read(`/${wanted}`), load("start", "table", "replay")]);
  const states = statesOf(replay, view);
  draw(html`<div class="table ${ruleset}">
    <h2>${TEXTS.pieces}</h2>${specimens(piecesOf(states))}
    <h2>${TEXTS.positions}</h2>
    ${states.map(
      (state) => html`<section key=${state.at}><h3>${TEXTS.step(state.at)}. ${state.step.text}</h3>
        <div class="position" ref=${later(state)}></div></section>`,
    )}
  </div>`);
}

show();
