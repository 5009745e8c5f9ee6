/** The panels beside the board: what happened, the step that is shown, and the proof. */

import { ask, wordsOf } from "../api.js";
import { button, h } from "../dom.js";
import { get, set } from "../store.js";
import { texts } from "../texts/page.js";
import { fold, panel } from "./actions.js";

const LINES = 60;

/** Return what happened so far, the newest first; each line leads to its step. */
export function story(state) {
  const { game, log, at } = state;
  return panel(state, "story", texts.story, () =>
    h(
      "ol.story",
      { "data-scroll": "story", tabindex: 0, reversed: true, role: "list", "aria-label": texts.story },
      log
        .filter(({ version }) => at === null || version <= at)
        .slice(-LINES)
        .reverse()
        .map(({ version, by, text }) =>
          h(
            "li",
            { class: by === null ? "" : `by seat${by}` },
            h(
              "a",
              {
                href: `#/games/${game.id}?at=${version}${state.side === null ? "" : `&as=${state.side}`}`,
                "aria-label": texts.stepLink(version),
                "data-key": `line ${version}`,
              },
              version,
            ),
            " ",
            text,
          ),
        ),
    ),
  );
}

/** Return the step that is shown: who decided, in words, its events, its chance and its seal. */
export function stepPanel(state) {
  const { step, game } = state;
  if (!step) return null;
  const who = step.by === null ? texts.byService : texts.by(game.seats[step.by]?.name ?? "");
  return h(
    "section.panel.step",
    { "aria-label": texts.thisStep },
    h("h2", null, `${texts.step} ${step.version}, ${who}`),
    h(
      "div.said",
      null,
      sentences(step.text).map((said) => h("p", null, said)),
    ),
    h(
      "p.small",
      null,
      texts.when(step.at),
      " · ",
      texts.changes(step.changes.filter(({ path }) => path.startsWith("/state")).length),
    ),
    fold(state, "events", texts.events(step.events.length), () =>
      h(
        "ul.events",
        null,
        step.events.map(({ type, ...facts }) =>
          h(
            "li",
            null,
            h("code", null, type),
            h(
              "span.facts",
              null,
              Object.entries(facts)
                .map(([name, value]) => `${name}: ${plain(value)}`)
                .join(", "),
            ),
          ),
        ),
      ),
    ),
    fold(state, "seal", texts.proofOf, () => [
      h(
        "p",
        null,
        step.draws === null
          ? texts.drawsLater
          : step.draws.length
            ? step.draws.map(([k, result]) => h("span.draw", null, texts.draw(k, result), " "))
            : texts.noDraws,
      ),
      h(
        "dl",
        null,
        h("dt", null, "digest"),
        h("dd", null, h("code", null, step.digest)),
        h("dt", null, "chain"),
        h("dd", null, h("code", null, step.chain)),
      ),
    ]),
  );
}

/** Return a step's sentences, each of which tells one thing: a scoring has many. */
const sentences = (text) => text.split(/(?<=[.!?]) (?=[A-Z])/);

const plain = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/** Return the proof of the whole game, asked for when the panel is opened. */
export function proof(state) {
  return panel(state, "proof", texts.proof, () => {
    const { audit, game } = state;
    if (!audit || audit.of !== `${game.id} ${game.version}`) check(game);
    return h(
      "div.proof",
      null,
      h("p", null, texts.proofLead),
      audit?.words &&
        h(
          "p.refused",
          null,
          audit.words,
          " ",
          button(texts.checkProof, () => check(game, true)),
        ),
      audit?.proofs && h("ul", null, audit.proofs.map(line)),
      game.status !== "finished" && h("p.small", null, texts.proofWait),
      h("p", null, h("a", { href: `/v1/games/${game.id}/archive`, download: "" }, texts.download)),
    );
  });
}

function line({ name, status, checked, why, version }) {
  return h(
    "li",
    { class: status },
    h("strong", null, texts.proofNames[name]),
    " ",
    h("span.badge", null, texts.proofStatus[status]),
    h(
      "p",
      null,
      texts.proofMeaning[name],
      " ",
      checked > 0 && h("span.small", null, texts.proofChecked(checked)),
      why && status === "failed" && ` ${version}: ${why}`,
    ),
  );
}

let asking = "";

async function check(game, again = false) {
  const of = `${game.id} ${game.version}`;
  if (asking === of && !again) return;
  asking = of;
  try {
    const { proofs } = await ask(`/games/${game.id}/audit`);
    set({ audit: { of, proofs } });
  } catch (error) {
    set({ audit: { of, words: wordsOf(error) } });
  } finally {
    if (get().audit?.of !== of) asking = "";
  }
}
