/** The positions of a game that has ended, worked out of its decisions, so that a replay waits for no answer. */

import { ask } from "../../api.js";
import { applyChanges } from "../../patch.js";

/** How many steps apart positions are kept. Those between are made of the one before. */
const KEPT = 25;
/** Of longer games each position is asked for when it is wanted. */
const MAX_STEPS = 3000;

/**
 * Return what gives the position of a version, of the decisions with their changes.
 * @type {(decisions: Cairn.Step[]) => (version: number) => Cairn.Game}
 */
export function positionsOf(decisions) {
  /** @type {(Cairn.Game | null)[]} */
  const kept = [null];
  /** @type {(start: number, end: number) => Cairn.Change[]} */
  const changesOf = (start, end) => decisions.slice(start, end).flatMap(({ changes }) => changes);
  return (version) => {
    const place = Math.floor(version / KEPT);
    while (kept.length <= place) {
      const end = kept.length * KEPT;
      kept.push(applyChanges(kept[kept.length - 1], changesOf(end - KEPT, end)));
    }
    return applyChanges(kept[place], changesOf(place * KEPT, version));
  };
}

/** @typedef {(version: number) => Pick<Cairn.ShownStep, "position" | "step">} StepAt */

/**
 * The game whose decisions were read last, or are being read, and what gives its steps when all are here.
 * @type {{id: string, stepAt?: StepAt, reading: Promise<StepAt>} | null}
 */
let known = null;

/**
 * Read the decisions of a game that has ended; none of a very long one, of which each step is asked for.
 * @type {(game: Pick<Cairn.Game, "id" | "version">) => typeof known}
 */
export function readAhead({ id, version }) {
  if (version > MAX_STEPS) return null;
  if (known?.id === id) return known;
  /** @type {NonNullable<typeof known>} */
  const begun = { id, reading: readSteps(id, version) };
  known = begun;
  begun.reading.then(
    (stepAt) => {
      begun.stepAt = stepAt;
    },
    () => {
      if (known === begun) known = null;
    },
  );
  return begun;
}

/** @type {(id: string, version: number) => Promise<StepAt>} */
async function readSteps(id, version) {
  const headers = { Accept: "application/x-ndjson", "Last-Event-ID": "1" };
  const [first, answer] = await Promise.all([
    ask(`/games/${id}/decisions/1`),
    fetch(`/v1/games/${id}/stream`, { headers }),
  ]);
  const lines = (await answer.text()).split("\n").filter(Boolean);
  /** @type {Cairn.Step[]} */
  const steps = [first];
  for (const { type, data } of lines.map((line) => JSON.parse(line))) if (type === "decision") steps.push(data);
  if (steps.length !== version) throw new Error("decisions are missing");
  const positionAt = positionsOf(steps);
  return (at) => ({ position: positionAt(at), step: steps[at - 1] });
}
