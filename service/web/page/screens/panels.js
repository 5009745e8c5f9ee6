/** The panels beside the board: what happened, the step that is shown, and the proof. */

import { ask, messageFor } from "../api.js";
import { button, h } from "../dom.js";
import { get, set } from "../store.js";
import { texts } from "../texts/page.js";
import { details, panel } from "./details.js";
import { addressOf } from "./replay.js";

/** How many decisions the history shows. */
const MOST_LINES = 60;

/** Return what happened so far, the newest decision first. Each line has a link to its step. */
export function historyPanel(state) {
  const { game, log, at } = state;
  return panel(state, "history", texts.history, () =>
    h(
      "ol.history",
      { "data-scroll": "history", tabindex: 0, reversed: true, role: "list", "aria-label": texts.history },
      log
        .filter(({ version }) => at === null || version <= at)
        .slice(-MOST_LINES)
        .reverse()
        .map(({ version, by, text }) =>
          h(
            "li",
            { class: by === null ? "" : `by seat${by}` },
            h(
              "a",
              {
                href: addressOf(game, version, state.viewer),
                "aria-label": texts.showStep(version),
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

/** Return the step that is shown: who decided, what happened in words, its events, its draws and its digest. */
export function stepPanel(state) {
  const { step, game } = state;
  if (!step) return null;
  const by = step.by === null ? texts.byService : texts.by(game.seats[step.by]?.name ?? "");
  return h(
    "section.panel.step",
    { "aria-label": texts.thisStep },
    h("h2", null, `${texts.step} ${step.version}, ${by}`),
    h(
      "div.sentences",
      null,
      sentences(step.text).map((sentence) => h("p", null, sentence)),
    ),
    h(
      "p.small",
      null,
      texts.when(step.at),
      " · ",
      texts.changes(step.changes.filter(({ path }) => path.startsWith("/state")).length),
    ),
    details(state, "events", texts.events(step.events.length), () =>
      h(
        "ul.events",
        null,
        step.events.map(({ type, ...fields }) =>
          h(
            "li",
            null,
            h("code", null, type),
            h(
              "span.fields",
              null,
              Object.entries(fields)
                .map(([name, value]) => `${name}: ${valueText(value)}`)
                .join(", "),
            ),
          ),
        ),
      ),
    ),
    details(state, "draws", texts.stepProof, () => [
      h(
        "p",
        null,
        step.draws === null
          ? texts.drawsLater
          : step.draws.length
            ? step.draws.map(([count, result]) => h("span.draw", null, texts.draw(count, result), " "))
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

/** Return the sentences of a step. A scoring has many. */
const sentences = (text) => text.split(/(?<=[.!?]) (?=[A-Z])/);

const valueText = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/** Return the proof of the whole game. The service is asked for it when the panel is opened. */
export function proofPanel(state) {
  return panel(state, "proof", texts.proof, () => {
    const { audit, game } = state;
    if (!audit || audit.of !== positionName(game)) check(game);
    return h(
      "div.proof",
      null,
      h("p", null, texts.proofLead),
      audit?.message &&
        h(
          "p.refused",
          null,
          audit.message,
          " ",
          button(texts.checkAgain, () => check(game, true)),
        ),
      audit?.proofs && h("ul", null, audit.proofs.map(proofLine)),
      game.status !== "finished" && h("p.small", null, texts.proofWait),
      h("p", null, h("a", { href: `/v1/games/${game.id}/archive`, download: "" }, texts.download)),
    );
  });
}

function proofLine({ name, status, checked, why, version }) {
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

/** What the service is being asked to prove. */
let asking = "";

const positionName = ({ id, version }) => `${id} ${version}`;

async function check(game, again = false) {
  const of = positionName(game);
  if (asking === of && !again) return;
  asking = of;
  try {
    const { proofs } = await ask(`/games/${game.id}/audit`);
    set({ audit: { of, proofs } });
  } catch (error) {
    set({ audit: { of, message: messageFor(error) } });
  } finally {
    if (get().audit?.of !== of) asking = "";
  }
}
