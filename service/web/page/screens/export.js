/** Everything one has at Cairn, as one file that is made in the browser. */

import { ask, messageFor } from "../api.js";
import { button, html } from "../html.js";
import { askAsPlayer } from "../player.js";
import { texts } from "../texts/players.js";
import { historyOf } from "./ratings.js";

/**
 * Return what draws the button, and what is said of the file while it is made.
 * @param {() => void} redraw draws the screen again
 * @param {AbortSignal} signal aborted when the screen is left
 */
export function exportBox(redraw, signal) {
  let said = null,
    isBusy = false;

  function say(content) {
    said = content;
    redraw();
  }

  async function download() {
    isBusy = true;
    redraw();
    try {
      const all = await collect(signal, (done, count) => say(texts.downloading(done, count)));
      if (signal.aborted) return;
      save(all, `cairn-${all.player.id}.json`);
      said = texts.downloaded(all.games.length);
    } catch (error) {
      said = html`<p class="refused">${messageFor(error)}</p>`;
    } finally {
      isBusy = false;
      redraw();
    }
  }

  return () =>
    html`<div class="buttons">
      ${button(texts.download, download, { "data-key": "export", disabled: isBusy })}
      <div role="status">${said}</div>
    </div>`;
}

/** Return the player, their tokens' labels, their ratings over time, their games, and the finished games' archives. */
async function collect(signal, tell) {
  const player = await askAsPlayer("/me", { signal });
  const { items: tokens } = await askAsPlayer("/me/tokens", { signal });
  const ratings = [];
  for (const rating of player.ratings) ratings.push({ ...rating, history: await historyOf(player.id, rating) });
  const games = await allGames(signal);
  const archives = {};
  const finished = games.filter(({ status }) => status === "finished");
  for (const [done, { id }] of finished.entries()) {
    tell(done, finished.length);
    // It says what nobody may know before the end, so only finished games have one for everybody.
    archives[id] = await ask(`/games/${id}/archive`, { signal });
  }
  return { player, tokens, ratings, games, archives };
}

async function allGames(signal) {
  const games = [];
  for (let next = ""; next !== null;) {
    const cursor = next && `&cursor=${encodeURIComponent(next)}`;
    const page = await askAsPlayer(`/games?player=me&limit=500${cursor}`, { signal });
    games.push(...page.items);
    next = page.next;
  }
  return games;
}

function save(content, name) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
