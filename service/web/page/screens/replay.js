/** The replay of a game, step by step or played at a speed. Each step has an address. */

import { announce, button, h, s } from "../dom.js";
import { get, set } from "../store.js";
import { texts } from "../texts/page.js";

const ICONS = {
  first: "M4 4v16M20 4 9 12l11 8z",
  milestone: "M11 4 4 12l7 8M20 12H5",
  back: "M16 4 7 12l9 8",
  play: "M7 4l12 8-12 8z",
  pause: "M8 4v16M16 4v16",
};

let timer = null;

/** Return the icon of a button. Buttons that lead forward have the mirrored icons of those that lead back. */
const icon = (name, mirrored) =>
  s(
    "svg.icon",
    { viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true", class: mirrored ? "mirrored" : "" },
    s("path", { d: ICONS[name], fill: name === "back" || name === "milestone" ? "none" : null }),
  );

/** Return the address of a step, as one seat sees it or, without a viewer, with all hands open. */
export function addressOf(game, at, viewer) {
  const query = new URLSearchParams();
  if (at !== null) query.set("at", at);
  if (viewer !== null) query.set("as", viewer);
  const parameters = query.toString();
  return `#/games/${game.id}${parameters ? `?${parameters}` : ""}`;
}

/** Go to a step. It replaces the last one in the browser's history, which would get too long. */
export function goTo(at) {
  const { game, viewer } = get();
  location.replace(addressOf(game, Math.max(1, Math.min(at, game.version)), viewer));
}

/** Return the versions that the replay can jump to, such as claims and scorings, each with a label. */
export function milestonesOf({ log, view }) {
  return log.flatMap(({ version, events }) => {
    const label = events.map((event) => view.texts.milestone(event)).find(Boolean);
    return label ? [{ version, label }] : [];
  });
}

/** Return the controls of the replay. */
export function replayBar(state) {
  const { game, view, at, playingSteps } = state;
  const stepButton = (label, image, to, disabled) =>
    button(
      image,
      () => {
        stopPlaying();
        goTo(to);
      },
      { "aria-label": label, title: label, disabled, class: "step-button", "data-key": label },
    );
  const milestones = milestonesOf(state).map(({ version }) => version);
  const previous = milestones.findLast((version) => version < at),
    next = milestones.find((version) => version > at);
  const what = view.texts.milestoneName;
  return h(
    "section.replay",
    { "aria-label": texts.replay },
    h(
      "div.replay-row",
      null,
      stepButton(texts.first, icon("first"), 1, at <= 1),
      stepButton(texts.previousMilestone(what), icon("milestone"), previous, previous === undefined),
      stepButton(texts.back, icon("back"), at - 1, at <= 1),
      button(icon(playingSteps ? "pause" : "play"), () => (playingSteps ? stopPlaying() : startPlaying()), {
        class: "step-button play",
        "aria-label": playingSteps ? texts.pauseSteps : texts.playSteps,
        title: playingSteps ? texts.pauseSteps : texts.playSteps,
        "data-key": "playing",
      }),
      stepButton(texts.forward, icon("back", true), at + 1, at >= game.version),
      stepButton(texts.nextMilestone(what), icon("milestone", true), next, next === undefined),
      stepButton(texts.last, icon("first", true), game.version, at >= game.version),
    ),
    h("input", {
      type: "range",
      min: 1,
      max: game.version,
      value: at,
      "aria-label": texts.slider,
      "aria-valuetext": texts.stepOf(at, game.version),
      "data-key": "slider",
      "data-next-focus": true,
      oninput: (event) => {
        stopPlaying();
        goTo(Number(event.target.value));
      },
    }),
    h(
      "div.replay-row",
      null,
      h("span.step-number", null, texts.stepOf(at, game.version)),
      speedChoice(state),
      game.status === "finished" && viewerChoice(state),
      button(texts.copyLink, copyLink, { "data-key": "copy" }),
      game.status !== "finished" && h("a.plain", { href: `#/games/${game.id}`, "data-key": "now" }, texts.backToNow),
    ),
  );
}

/** Return the choice of a speed: how long each step is shown. */
export function speedChoice({ stepDelay }) {
  return h(
    "label.inline",
    null,
    texts.speed,
    " ",
    h(
      "select",
      { "data-key": "speed", onchange: (event) => setStepDelay(Number(event.target.value)) },
      Object.entries(texts.speeds).map(([milliseconds, text]) =>
        h("option", { value: milliseconds, selected: Number(milliseconds) === stepDelay }, text),
      ),
    ),
  );
}

function viewerChoice(state) {
  const choices = [["", texts.seenByAll], ...state.game.seats.map(({ seat, name }) => [seat, texts.seenByName(name)])];
  return h(
    "label.inline",
    null,
    texts.seenBy,
    " ",
    h(
      "select",
      {
        "data-key": "viewer",
        onchange: (event) => {
          const viewer = event.target.value === "" ? null : Number(event.target.value);
          location.replace(addressOf(state.game, state.at, viewer));
        },
      },
      choices.map(([value, text]) =>
        h("option", { value, selected: String(value) === String(state.viewer ?? "") }, text),
      ),
    ),
  );
}

function setStepDelay(stepDelay) {
  set({ stepDelay });
  if (get().playingSteps) startPlaying();
}

function startPlaying() {
  stopPlaying();
  set({ playingSteps: true });
  const { game, at } = get();
  if (at >= game.version) goTo(1);
  const showNext = () => {
    const now = get();
    if (!now.game || now.at === null || now.at >= now.game.version) return stopPlaying();
    if (now.step?.version === now.at) goTo(now.at + 1);
    timer = setTimeout(showNext, now.stepDelay);
    return undefined;
  };
  timer = setTimeout(showNext, get().stepDelay);
}

/** Stop playing the steps. */
export function stopPlaying() {
  clearTimeout(timer);
  timer = null;
  if (get().playingSteps) set({ playingSteps: false });
}

async function copyLink() {
  const { game, at, viewer } = get();
  const link = `${location.origin}/${addressOf(game, at, viewer)}`;
  try {
    await navigator.clipboard.writeText(link);
    set({ notice: { message: texts.copied } });
  } catch {
    set({ notice: { message: link } });
  }
  announce(texts.copied);
}
