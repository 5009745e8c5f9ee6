/** The screen of an archive: it is verified by the service, and replayed in the browser without being stored. */

import { messageFor, Refusal, titleOf } from "../../api.js";
import { laidOutOf, viewOf } from "../../games/index.js";
import { announce, render } from "../../html.js";
import { say } from "../../language.js";
import { animateMoves } from "../../motion.js";
import { get, hasGame, isReplay, set, table, watch } from "../../store.js";
import { setTitle } from "../../title.js";
import { fresh } from "../table/fresh.js";
import { archiveStart } from "./archive_parts.js";
import { sendArchive } from "./archive_service.js";
import { archiveTable } from "./archive_table.js";
import { stopPlaying } from "./playing.js";
import { positionAt } from "./positions.js";
import { addressOf, beginOf } from "./steps.js";

/**
 * Show what was dropped. Return `goTo`, which shows another step of it, and `leave`, which forgets it.
 * @type {Cairn.Screen}
 */
export function showArchive(main, _path, query) {
  const stop = new AbortController();
  /** @type {File | null} */
  let known = null;
  const unwatch = watch((state) => {
    if (stop.signal.aborted) return;
    if (state.dropped && state.dropped !== known) verify(state.dropped);
    draw(get());
  });
  setTitle(say("archive-title"));
  set({ ...fresh(), id: null, archive: { status: "none" }, show: goTo });

  /** @param {Cairn.Store} state */
  function draw(state) {
    const { archive } = state;
    if (hasGame(state) && isReplay(state) && archive?.status === "verified")
      animateMoves(main, () => render(main, archiveTable(state, archive)));
    else render(main, archiveStart(state));
  }

  /**
   * Have the service verify a file, and show what it says.
   * @param {File} file
   */
  async function verify(file) {
    known = file;
    stopPlaying();
    const { name } = file;
    const isWanted = () => known === file && !stop.signal.aborted;
    set({ ...fresh(), archive: { status: "pending", name } });
    if (query.has("at")) location.replace(addressOf({ id: "" }, null, null, false));
    try {
      const found = await sendArchive(file, true, stop.signal);
      if (!isWanted()) return;
      if (found.replay && found.audit) await open(found.replay, found.audit, file, isWanted);
      else if (found.problem) set({ archive: { status: "refused", name, problem: found.problem, audit: found.audit } });
    } catch (error) {
      if (!isWanted()) return;
      const problem = { detail: messageFor(error), errors: error instanceof Refusal ? error.errors : [] };
      set({ archive: { status: "refused", name, problem, audit: null } });
    }
    announce(document.querySelector(".archive .said")?.textContent ?? "");
  }

  /**
   * Show what was verified.
   * @param {Cairn.Schemas["Replay"]} replay
   * @param {Cairn.Schemas["Audit"]} audit
   * @param {File} file
   * @param {() => boolean} isWanted
   */
  async function open({ game, decisions }, audit, file, isWanted) {
    const [view, title, laidOut] = await Promise.all([viewOf(game.ruleset), titleOf(game.ruleset), laidOutOf(game)]);
    if (!isWanted()) return;
    /** @type {Cairn.VerifiedArchive} */
    const archive = {
      status: "verified",
      name: file.name,
      audit,
      steps: decisions,
      keep: () => keep(file),
    };
    set({ archive, game, view, title, log: decisions, laidOut });
    goTo(query);
  }

  /** @param {File} file */
  async function keep(file) {
    setKeeping(true);
    set({ notice: null });
    try {
      const found = await sendArchive(file, false, stop.signal);
      if (found.status === "imported") location.hash = `#/games/${found.game}`;
      else throw new Refusal(422, found.problem ?? {});
    } catch (error) {
      if (stop.signal.aborted) return;
      setKeeping(false);
      set({ notice: { message: messageFor(error) } });
    }
  }

  /**
   * Show the step that the address names, or the proofs.
   * @param {URLSearchParams} newQuery
   */
  function goTo(newQuery) {
    query = newQuery;
    const { archive, game, playingSteps } = table();
    if (archive?.status !== "verified") return;
    const { steps } = archive;
    if (!query.has("at")) {
      set({ at: null, target: null, step: null, position: null, viewer: null });
      return;
    }
    const at = Math.max(1, Math.min(Number(query.get("at")) || beginOf(steps), game.version));
    const viewer = query.has("as") ? Number(query.get("as")) : null;
    const step = steps[at - 1];
    set({ at, target: null, viewer, step, position: positionAt(steps, at) });
    if (!playingSteps) announce(step.text);
  }

  return {
    goTo,
    leave: () => {
      stop.abort();
      unwatch();
      stopPlaying();
      set({ ...fresh(), archive: null, dropped: null });
    },
  };
}

/** @param {boolean} keeping whether the archive that is shown is being stored */
function setKeeping(keeping) {
  const { archive } = get();
  if (archive?.status === "verified") set({ archive: { ...archive, keeping } });
}
