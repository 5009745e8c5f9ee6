/** The proofs of a game, each with what it means. The fifth is worked out by workers when somebody asks for it. */

import { ask, messageFor, pause } from "../../api.js";
import { button, html } from "../../html.js";
import { load, momentOf, say } from "../../language.js";
import { get, set } from "../../store.js";
import { progress } from "../progress.js";

await load("replay");

const ASK_AGAIN_MILLISECONDS = 1000;

/** What the service is being asked to prove. */
let asking = "";

/** @type {(game: Cairn.Game) => string} */
const positionName = ({ id, version }) => `${id} ${version}`;

/**
 * Return the proof of the whole game. The service is asked for it when this is drawn first.
 * @type {Cairn.Part}
 */
export function proofOf(state) {
  const { audit, game } = state;
  if (!audit || audit.of !== positionName(game)) check(game);
  return html`<div class="proof">
      <p>${say("replay-proof-lead")}</p>
      ${
        audit?.message &&
        html`<p class="refused">${audit.message} ${button(say("replay-check-again"), () => check(game, true))}</p>`
      }
      ${audit?.proofs && proofList(audit.proofs, (proof) => choicesAsker(proof, state))}
      ${game.status !== "finished" && html`<p class="small">${say("replay-proof-wait")}</p>`}
      <p><a href=${`/v1/games/${game.id}/archive`} download="">${say("page-download")}</a></p>
    </div>`;
}

/**
 * Return the list of proofs, each with what it means.
 * @param {Cairn.Proof[]} proofs
 * @param {(proof: Cairn.Proof) => Cairn.Content} below returns what stands below a proof
 */
export function proofList(proofs, below = () => null) {
  return html`<ul>
    ${proofs.map(
      (proof) =>
        html`<li class=${proof.status}>
          <strong>${say(`replay-proof-names-${proof.name}`)}</strong>
          ${" "}<span class="badge">${say(`replay-proof-status-${proof.status}`)}</span>
          <p>
            ${say(`replay-proof-meaning-${proof.name}`)}
            ${proof.checked > 0 && html` <span class="small">${say("replay-proof-checked", { count: proof.checked })}</span>`}
          </p>
          ${proof.why && proof.status === "failed" && html`<p>${say("replay-proof-failed", { version: proof.version ?? 0, why: proof.why })}</p>`}
          ${below(proof)}
        </li>`,
    )}
  </ul>`;
}

/**
 * Return what has the choices of the AIs proven, or how far the workers are with it.
 * @type {(proof: Cairn.Proof, state: Cairn.State) => Cairn.Content}
 */
function choicesAsker({ status }, { game, choices }) {
  if (status !== "not_asked") return null;
  if (choices?.of !== positionName(game) || choices.message)
    return html`${choices?.message && html`<p class="refused">${choices.message}</p>`}
    ${button(say("replay-prove-choices"), () => proveChoices(game), { "data-key": "choices" })}`;
  const { done = 0, count = 0 } = choices;
  return progress(say("replay-proving", { done, of: count }), done, count);
}

/** @param {Cairn.Game} game */
async function proveChoices(game) {
  const of = positionName(game),
    path = `/games/${game.id}/analyses`;
  set({ choices: { of, done: 0, count: 0 } });
  try {
    let found = await ask(path, { method: "POST", body: { kind: "choices" } });
    while (found.status === "pending" || found.status === "running") {
      set({ choices: { of, done: found.done, count: found.of } });
      await pause(ASK_AGAIN_MILLISECONDS);
      if (get().choices?.of !== of || get().id !== game.id) return;
      found = (await ask(`${path}/${found.id}?limit=1`)).analysis;
    }
    if (found.status === "failed") set({ choices: { of, message: found.problem } });
    else await check(game, true);
  } catch (error) {
    set({ choices: { of, message: messageFor(error) } });
  }
}

/**
 * @param {Cairn.Game} game
 * @param {boolean} [again]
 */
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

/**
 * Return what proves a step: when it was, its events, its draws and its fingerprints.
 * @type {(step: Cairn.Step) => Cairn.Template}
 */
export const factsOf = (step) =>
  html`<div class="facts">
    <p class="small">${momentOf(step.at)} · ${say("replay-changes", { count: step.changes.filter(({ path }) => path.startsWith("/state")).length })}</p>
    <ul class="events">
      ${step.events.map(eventLine)}
    </ul>
    <p>${drawsOf(step)}</p>
    <dl>
      <dt>${say("replay-fingerprint")}</dt>
      <dd><code>${step.digest}</code></dd>
      <dt>${say("replay-fingerprint-chain")}</dt>
      <dd><code>${step.chain}</code></dd>
    </dl>
  </div>`;

/** @type {(event: Cairn.GameEvent) => Cairn.Template} */
function eventLine({ type, ...fields }) {
  const facts = Object.entries(fields).map(([name, value]) => `${name}: ${valueText(value)}`);
  return html`<li><code>${type}</code> <span class="fields">${facts.join(", ")}</span></li>`;
}

/** @type {(value: unknown) => string} */
const valueText = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/** @type {(step: Cairn.Step) => Cairn.Content} */
function drawsOf({ draws }) {
  if (draws === null) return say("replay-draws-later");
  if (!draws.length) return say("replay-no-draws");
  return draws.map(([count, result]) => html`<span>${say("replay-draw", { number: result + 1, count })}</span> `);
}
