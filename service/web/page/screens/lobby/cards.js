/** The games on the shelf, each as a card: its picture, a sentence, and what one can do with it. */

import { colourOf, minutesOf, pictureOf } from "../../games/index.js";
import { button, html } from "../../html.js";
import { say } from "../../language.js";

/**
 * Return what draws the cards of the rulesets. Their pictures are loaded once.
 * @param {() => void} redraw draws the screen again
 * @param {(open: () => Promise<void>) => unknown} open opens a table, and says it if that cannot be
 */
export function gameCards(redraw, open) {
  /** @type {Map<string, Cairn.Content>} */
  const pictures = new Map();

  /** @param {string} ruleset */
  async function load(ruleset) {
    pictures.set(ruleset, null);
    const picture = await pictureOf(ruleset);
    pictures.set(ruleset, picture?.() ?? null);
    if (picture) redraw();
  }

  /** @param {Cairn.Ruleset} ruleset */
  function card(ruleset) {
    const { name, title, blurb, seats } = ruleset;
    const minutes = minutesOf(name),
      colour = colourOf(name);
    /** @type {(words: string, onclick: () => unknown, look?: string) => Cairn.Template} */
    const named = (words, onclick, look) =>
      button(words, onclick, {
        class: look,
        "aria-label": say("lobby-of", { action: words, title }),
        "data-key": `${words} ${name}`,
      });
    return html`<li key=${name} class="game-card">
      <div class="picture ${name}" style=${colour && { "--game": colour }} aria-hidden="true">
        ${pictures.get(name)}
      </div>
      <div class="card-words">
        <h3>${title}</h3>
        <p>${blurb}</p>
        <p class="small">${[playersOf(seats), minutes && say("lobby-minutes", { minutes })].filter(Boolean).join(" · ")}</p>
      </div>
      <div class="buttons">
        ${named(say("lobby-doors-play"), () => open(async () => (await import("./quick_game.js")).playNow(ruleset)))}
        ${named(say("lobby-more-choices"), async () => (await import("./new_game.js")).openNewGame(null, name), "plain")}
        ${named(say("lobby-how-to-play"), async () => (await import("../learn/how_to_play.js")).openHowToPlay(name), "plain")}
        ${named(say("lobby-watch-ais"), () => open(async () => (await import("./quick_game.js")).watchAis(ruleset)), "quiet")}
        <a
          class="quiet"
          href="#/standings/${name}"
          data-key="standings ${name}"
          aria-label=${say("lobby-of", { action: say("lobby-standings"), title })}
          >${say("lobby-standings")}</a
        >
      </div>
    </li>`;
  }

  return (/** @type {Cairn.Ruleset[]} */ rulesets) => {
    for (const { name } of rulesets) if (!pictures.has(name)) load(name);
    return html`<section class="shelf">
      <h2 class="hidden">${say("lobby-games-on-shelf")}</h2>
      <ul class="cards">
        ${rulesets.map(card)}
      </ul>
    </section>`;
  };
}

/**
 * Return in words how many can play a game.
 * @type {(seats: number[]) => string}
 */
export function playersOf(seats) {
  const least = Math.min(...seats),
    most = Math.max(...seats);
  return least === most ? say("lobby-players", { number: least }) : say("lobby-players-from", { least, most });
}
