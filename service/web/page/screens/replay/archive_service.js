/** Archives are sent to the service: to be verified and replayed, or to be kept. */

import { ask, pause, Refusal } from "../../api.js";
import { language } from "../../language.js";

const ASK_AGAIN_MILLISECONDS = 500;

/**
 * Send an archive, and return what has become of it: the API's `Import`, with a status that is not `pending`.
 * @param {File} file
 * @param {boolean} isDryRun whether it is only verified, and nothing of it is stored
 * @param {AbortSignal} signal
 */
export async function sendArchive(file, isDryRun, signal) {
  const answer = await fetch(`/v1/archives${isDryRun ? "?dry_run=true" : ""}`, {
    method: "POST",
    headers: { Accept: "application/json", "Accept-Language": language, "Content-Type": "application/jsonl" },
    body: file,
    signal,
  });
  const body = await answer.json();
  if (!answer.ok) throw new Refusal(answer.status, body);
  /** @type {Cairn.Schemas["Import"]} */
  let found = body;
  while (found.status === "pending") {
    await pause(ASK_AGAIN_MILLISECONDS);
    found = await ask(`/archives/${found.id}`, { signal });
  }
  return found;
}
