/** The health of this Cairn, for its operator: the conditions of `/readyz`, each with what to do about it. */

import { html, render } from "../html.js";
import { language, say } from "../language.js";
import { setTitle } from "../title.js";
import { showProblem } from "./problem.js";

/** How often the conditions are asked for, in milliseconds. */
const PAUSE = 5000;

/** @typedef {Cairn.Schemas["Condition"]} Condition */

/**
 * Show the conditions, and keep them up to date. Return `leave`.
 * @type {Cairn.Screen}
 */
export function showHealth(main) {
  const left = new AbortController();
  /** @type {ReturnType<typeof setTimeout>} */
  let next;
  setTitle(say("health-title"));
  load();

  async function load() {
    try {
      const answer = await fetch("/readyz", {
        headers: { "Accept-Language": language },
        cache: "no-store",
        signal: left.signal,
      });
      const { conditions, detail } = await answer.json();
      if (conditions) render(main, layout(conditions, answer.ok));
      else showProblem(main, detail);
    } catch {
      if (!left.signal.aborted) showProblem(main, say("page-offline"));
    }
    if (!left.signal.aborted) next = setTimeout(load, PAUSE);
  }

  return {
    leave: () => {
      left.abort();
      clearTimeout(next);
    },
  };
}

/** @type {(conditions: Condition[], isReady: boolean) => Cairn.Template} */
const layout = (conditions, isReady) =>
  html`<div class="lobby health">
    <h1>${say("health-title")}</h1>
    <p role="status" class=${isReady ? null : "refused"}>${isReady ? say("health-ready") : say("health-not-ready")}</p>
    <ul>
      ${conditions.map(row)}
    </ul>
    <p class="small">${say("health-more")}</p>
  </div>`;

/** @type {(condition: Condition, place: number) => Cairn.Template} */
const row = ({ name, ok, words, advice }, place) =>
  html`<li key=${`${name} ${place}`}>
    <strong>${name}</strong> (${ok ? say("health-met") : say("health-wrong")})${ok ? `: ${words}` : html`<p class="refused">${words}</p>`}
    ${advice && html`<p>${advice} <a href="/docs/runbook#${name}">${say("health-runbook")}</a></p>`}
  </li>`;
