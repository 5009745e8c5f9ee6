/** The replay: step by step, at a speed, from scoring to scoring; each step is an address. */

import { announce, button, h, s } from "../dom.js";
import { get, set } from "../store.js";
import { texts } from "../texts/page.js";

const ICONS = {
  first: "M4 4v16M20 4 9 12l11 8z",
  mark: "M11 4 4 12l7 8M20 12H5",
  back: "M16 4 7 12l9 8",
  play: "M7 4l12 8-12 8z",
  pause: "M8 4v16M16 4v16",
};

let timer = null;

/** Return a picture for a button; those that lead forward are the mirror of those that lead back. */
const icon = (name, mirrored) =>
  s(
    "svg.icon",
    { viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true", class: mirrored ? "mirrored" : "" },
    s("path", { d: ICONS[name], fill: name === "back" || name === "mark" ? "none" : null }),
  );

/** Return the address of a step, seen from a seat or with all open. */
export function addressOf(game, at, side) {
  const query = new URLSearchParams();
  if (at !== null) query.set("at", at);
  if (side !== null) query.set("as", side);
  const said = query.toString();
  return `#/games/${game.id}${said ? `?${said}` : ""}`;
}

/** Go to a step; the way back through many steps is not kept in the browser's history. */
export function goTo(at) {
  const { game, side } = get();
  location.replace(addressOf(game, Math.max(1, Math.min(at, game.version)), side));
}

/** Return the versions worth jumping to, with what they are: claims, scorings. */
export function marksOf({ log, view }) {
  return log.flatMap(({ version, events }) => {
    const label = events.map((event) => view.texts.mark(event)).find(Boolean);
    return label ? [{ version, label }] : [];
  });
}

/** Return the bar with which a game is stepped through. */
export function replayBar(state) {
  const { game, view, at, speed } = state;
  const step = (words, symbol, to, off) =>
    button(
      symbol,
      () => {
        stopPlaying();
        goTo(to);
      },
      { "aria-label": words, title: words, disabled: off, class: "step-button", "data-key": words },
    );
  const marks = marksOf(state).map(({ version }) => version);
  const previous = marks.findLast((version) => version < at),
    next = marks.find((version) => version > at);
  const what = view.texts.markName;
  return h(
    "section.replay",
    { "aria-label": texts.replay },
    h(
      "div.replay-row",
      null,
      step(texts.first, icon("first"), 1, at <= 1),
      step(texts.previousMark(what), icon("mark"), previous, previous === undefined),
      step(texts.back, icon("back"), at - 1, at <= 1),
      button(icon(speed ? "pause" : "play"), () => (speed ? stopPlaying() : startPlaying()), {
        class: "step-button play",
        "aria-label": speed ? texts.pauseSteps : texts.playSteps,
        title: speed ? texts.pauseSteps : texts.playSteps,
        "data-key": "playing",
      }),
      step(texts.forward, icon("back", true), at + 1, at >= game.version),
      step(texts.nextMark(what), icon("mark", true), next, next === undefined),
      step(texts.last, icon("first", true), game.version, at >= game.version),
    ),
    h("input", {
      type: "range",
      min: 1,
      max: game.version,
      value: at,
      "aria-label": texts.slider,
      "aria-valuetext": texts.stepOf(at, game.version),
      "data-key": "slider",
      "data-goon": true,
      oninput: (event) => {
        stopPlaying();
        goTo(Number(event.target.value));
      },
    }),
    h(
      "div.replay-row",
      null,
      h("span.where", null, texts.stepOf(at, game.version)),
      speedOf(state),
      game.status === "finished" && seenBy(state),
      button(texts.copyLink, copyLink, { "data-key": "copy" }),
      game.status !== "finished" && h("a.plain", { href: `#/games/${game.id}`, "data-key": "now" }, texts.backToNow),
    ),
  );
}

/** Return the choice of how long each step is shown. */
export function speedOf({ pace }) {
  return h(
    "label.inline",
    null,
    texts.speed,
    " ",
    h(
      "select",
      { "data-key": "speed", onchange: (event) => setPace(Number(event.target.value)) },
      Object.entries(texts.speeds).map(([wait, words]) =>
        h("option", { value: wait, selected: Number(wait) === pace }, words),
      ),
    ),
  );
}

function seenBy(state) {
  const choices = [["", texts.seenByAll], ...state.game.seats.map(({ seat, name }) => [seat, texts.seenByName(name)])];
  return h(
    "label.inline",
    null,
    texts.seenBy,
    " ",
    h(
      "select",
      {
        "data-key": "side",
        onchange: (event) => {
          const side = event.target.value === "" ? null : Number(event.target.value);
          location.replace(addressOf(state.game, state.at, side));
        },
      },
      choices.map(([value, words]) =>
        h("option", { value, selected: String(value) === String(state.side ?? "") }, words),
      ),
    ),
  );
}

function setPace(milliseconds) {
  set({ pace: milliseconds });
  if (get().speed) startPlaying();
}

function startPlaying() {
  stopPlaying();
  set({ speed: get().pace });
  const { game, at } = get();
  if (at >= game.version) goTo(1);
  const beat = () => {
    const now = get();
    if (!now.game || now.at === null || now.at >= now.game.version) return stopPlaying();
    if (now.step?.version === now.at) goTo(now.at + 1);
    timer = setTimeout(beat, now.pace);
    return undefined;
  };
  timer = setTimeout(beat, get().pace);
}

/** Stop playing, if it does. */
export function stopPlaying() {
  clearTimeout(timer);
  timer = null;
  if (get().speed) set({ speed: null });
}

async function copyLink() {
  const { game, at, side } = get();
  const link = `${location.origin}/${addressOf(game, at, side)}`;
  try {
    await navigator.clipboard.writeText(link);
    set({ notice: { words: texts.copied } });
  } catch {
    set({ notice: { words: link } });
  }
  announce(texts.copied);
}
