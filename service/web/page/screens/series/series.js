/** A series: where everybody stands, who plays whom, one's own game, a bracket, and the proofs. It is live. */

import { ask, askOnce, messageFor, pause, Refusal } from "../../api.js";
import { button, html, openDialog, render } from "../../html.js";
import { say } from "../../language.js";
import { askAsPlayer } from "../../player.js";
import { setTitle } from "../../title.js";
import { playerId, playerToken } from "../../tokens.js";
import { rememberForm } from "../account/who.js";
import { showProblem } from "../problem.js";
import { canCommit, commitment, forgetNonce, nonceOf } from "./series_nonce.js";
import { bracket, ownGame, roundList, roundOf } from "./series_rounds.js";
import { seriesTable } from "./series_table.js";

const WAIT_SECONDS = 25;
const PAGE = 500;

/**
 * @typedef {object} Shown what is shown of a series
 * @property {Cairn.Series | null} series
 * @property {Cairn.Schemas["TableResource"] | null} table
 * @property {Cairn.Round[]} rounds
 * @property {Cairn.Titles} titles
 * @property {string | null} problem
 * @property {Cairn.Proof[] | null} proofs
 */

/**
 * Show a series. Return `leave`.
 * @type {Cairn.Screen}
 */
export function showSeries(main, id) {
  const left = new AbortController();
  /** @type {Shown} */
  const shown = { series: null, table: null, rounds: [], titles: {}, problem: null, proofs: null };
  const remember = rememberForm(draw);
  follow();

  /** Load the series, and again with each of its decisions. */
  async function follow() {
    while (!left.signal.aborted) {
      try {
        const after = shown.series ? `?wait=${WAIT_SECONDS}&after=${shown.series.version}` : "";
        const series = await ask(`/series/${id}${after}`, { signal: left.signal });
        if (series.version !== shown.series?.version) await load(series);
        await openNonce(series);
        if (series.status === "finished") return;
      } catch (error) {
        if (left.signal.aborted) return;
        if (!shown.series) {
          const isGone = error instanceof Refusal && error.status === 404;
          showProblem(main, isGone ? say("tournament-no-series") : messageFor(error));
          return;
        }
        await pause(3000);
      }
    }
  }

  /** @param {Cairn.Series} series */
  async function load(series) {
    /** @type {[Cairn.Schemas["TableResource"], {items: Cairn.Round[]}, {items: Cairn.Ruleset[]}]} */
    const [table, rounds, { items }] = await Promise.all([
      ask(`/series/${id}/table`, { signal: left.signal }),
      ask(`/series/${id}/rounds?limit=${PAGE}`, { signal: left.signal }),
      askOnce("/rulesets"),
    ]);
    Object.assign(shown, { series, table, rounds: rounds.items });
    shown.titles = Object.fromEntries(items.map(({ name, title }) => [name, title]));
    setTitle(series.title);
    draw();
  }

  /**
   * Do something with the series, and say why it cannot be done.
   * @type {(method: string, path: string, body?: object) => () => Promise<void>}
   */
  const act = (method, path, body) => async () => {
    try {
      await load(await askAsPlayer(`/series/${id}${path}`, { method, body }));
      shown.problem = null;
    } catch (error) {
      shown.problem = messageFor(error);
    }
    draw();
  };

  /** Join with a commitment to a nonce, which this browser opens when joining has closed. */
  const commit = async () => act("POST", "/participants", { commitment: await commitment(id) })();

  /** @param {Cairn.Series} series whose nonce this browser opens, if it committed to one and it is time to */
  async function openNonce(series) {
    const nonce = nonceOf(id);
    if (!nonce || (series.status === "open" && !series.open_until)) return;
    if (series.status === "open") await act("POST", "/participants", { nonce })();
    if (!shown.problem) forgetNonce(id);
  }

  async function check() {
    try {
      shown.proofs = (await ask(`/series/${id}/audit`)).proofs;
    } catch (error) {
      shown.problem = messageFor(error);
    }
    draw();
  }

  function draw() {
    const { series, table, rounds } = shown;
    if (left.signal.aborted || !series) return;
    const isElimination = series.format.endsWith("elimination");
    render(
      main,
      html`<div class="lobby standings one-series">
        ${head(series)} ${shown.problem && html`<p class="refused" role="alert">${shown.problem}</p>`}
        ${series.status === "open" && !playerToken() && remember()} ${ownGame(series, rounds)}
        ${table && series.participants.length > 0 && seriesTable(series, table, openHistory)} ${isElimination ? bracket(series, rounds) : roundList(series, rounds)}
        ${proof()}
      </div>`,
    );
  }

  /** @param {Cairn.Series} series */
  function head(series) {
    const mine = series.participants.find(({ player }) => player && player === playerId());
    const isIn = mine && !mine.withdrawn;
    const mayJoin =
      playerToken() &&
      !isIn &&
      (series.status === "open" || (series.status === "running" && series.format === "arena"));
    const isMine = series.organiser?.id === playerId() && playerToken() && series.status !== "finished";
    const far =
      series.status === "open"
        ? say("tournament-taken", { taken: series.taken, places: series.places })
        : series.status === "running"
          ? roundOf(series)
          : series.ended && say(`tournament-ended-because-${series.ended}`);
    return html`<div class="lobby-head">
      <div>
        <h1>${series.title}</h1>
        <p>
          ${say(`tournament-formats-${series.format}`)} · ${shown.titles[series.ruleset] ?? series.ruleset}
          ${series.organiser && html` · ${say("tournament-organiser", { name: series.organiser.name })}`}
        </p>
        <p class="far"><strong>${say(`tournament-statuses-${series.status}`)}.</strong> ${far}</p>
        ${series.open_until && html`<p class="small">${say("tournament-opening")}</p>`}
        ${nonceOf(id) && html`<p class="small">${say("tournament-commit-help")}</p>`}
      </div>
      <div class="buttons">
        ${mayJoin && button(say("tournament-join"), act("POST", "/participants", {}), { class: "primary", "data-key": "join" })}
        ${mayJoin && series.status === "open" && canCommit() && button(say("tournament-commit"), commit, { "data-key": "commit", title: say("tournament-commit-help") })}
        ${isIn && series.status !== "finished" && button(say("tournament-leave"), act("DELETE", `/participants/${mine.place}`), { "data-key": "withdraw" })}
        ${isMine && series.status === "open" && button(say("tournament-start"), act("POST", "/start", {}), { "data-key": "start" })}
        ${isMine && button(say("tournament-end"), act("POST", "/end", {}), { "data-key": "end" })}
      </div>
    </div>`;
  }

  /**
   * Show all games of a participant, the newest first.
   * @type {(series: Cairn.Series, who: Cairn.Participant) => void}
   */
  function openHistory(series, who) {
    const own = shown.rounds
      .map((round) => ({
        ...round,
        tables: round.tables.filter(({ places }) => places.includes(who.place)),
        byes: round.byes.filter((place) => place === who.place),
      }))
      .filter(({ tables, byes }) => tables.length + byes.length > 0);
    const dialog = openDialog(say("tournament-history", { name: who.name }), say("tournament-close"), () => [
      who.player && html`<p><a href="#/players/${who.player}">${who.name}</a></p>`,
      roundList(series, own, () => dialog.close()),
    ]);
  }

  function proof() {
    return html`<section class="proof">
      <h2>${say("tournament-proof")}</h2>
      <p class="small">${say("tournament-proof-help")}</p>
      <div class="buttons">
        ${button(say("tournament-check"), check, { "data-key": "check" })}
        <a class="plain" href="/v1/series/${id}/archive" download>${say("tournament-archive")}</a>
      </div>
      <div role="status">${shown.proofs && html`<ul>${shown.proofs.map(proven)}</ul>`}</div>
    </section>`;
  }

  return { leave: () => left.abort() };
}

/**
 * Return what a proof says.
 * @type {(proof: Cairn.Proof) => Cairn.Template}
 */
const proven = ({ name, status, why }) =>
  html`<li key=${name} class=${status}>
    ${say(`tournament-proof-names-${name}`)}: <strong>${say(`tournament-proofs-${status}`)}</strong>${(status === "failed" || status === "passed") && why && ` (${why})`}
  </li>`;
