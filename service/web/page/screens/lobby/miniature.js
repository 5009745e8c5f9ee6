/** A running game in miniature: its board, drawn small as a spectator sees it, once it is in view. It leads to the table. */

import { ask } from "../../api.js";
import { viewOf } from "../../games/index.js";
import { html, render } from "../../html.js";
import { say } from "../../language.js";
import { faceOf, wordsOf } from "./game_row.js";

/** The board is drawn in this size, in pixels, and then made small. */
const SIZE = { width: "1000px", height: "640px" };

/** Return what shows a game in miniature: `load` loads it, or loads it again, and `draw` returns what is shown. */
export function miniature() {
  /** @type {WeakMap<Element, Element>} */
  const roots = new WeakMap();
  /** @type {Cairn.Template | null} */
  let board = null;
  /** @type {Cairn.LobbyRow | undefined} */
  let wanted;
  let isSeen = false;
  /** @type {Element | null | undefined} */
  let root = null;

  /** @param {Cairn.LobbyRow | undefined} listed */
  async function load(listed) {
    wanted = listed;
    if (!listed || !isSeen) return;
    try {
      const [game, view] = await Promise.all([ask(`/games/${listed.id}`), viewOf(listed.ruleset)]);
      const [{ context }, { NO_STEP }] = await Promise.all([
        import("../table/context.js"),
        import("../replay/steps.js"),
      ]);
      const watched = { ...NO_STEP, me: null, mySeats: [], moves: [], log: [], clicked: [], changed: [] };
      board = game.state && boardOf(context, { ...watched, game, view });
      paint();
    } catch {
      // The lobby is of use without it.
    }
  }

  const seen = new IntersectionObserver((entries) => {
    isSeen ||= entries.some(({ isIntersecting }) => isIntersecting);
    if (isSeen) seen.disconnect();
    load(wanted);
  });

  /**
   * Keep the place of the board. It is a tree of its own, which the styles of a table's whole screen do not know.
   * @param {HTMLElement | null} place
   */
  function hold(place) {
    if (place && !isSeen) seen.observe(place);
    if (place) roots.set(place, roots.get(place) ?? rootIn(place));
    root = place && roots.get(place);
    paint();
  }

  async function paint() {
    if (!root || !board) return;
    const drawn = root;
    if (drawn.parentNode instanceof ShadowRoot) await addStyles(drawn.parentNode);
    try {
      if (drawn === root) render(root, board);
    } catch {
      // A game in a package may draw only at its table.
    }
  }

  return {
    load,
    draw: (/** @type {Cairn.LobbyRow} */ listed, /** @type {Cairn.Titles} */ titles) => {
      const { title, names } = wordsOf(listed, titles);
      return html`<a key=${listed.id} class="miniature" href="#/games/${listed.id}" data-key="miniature" aria-label=${`${say("page-watch")}. ${say("page-game-of", { title, names: names.join(", ") })}`}>
        <span class="mini" ref=${hold} aria-hidden="true" inert></span>
        <span class="mini-words">
          <span class="small">${say("lobby-played-now")}</span>
          <strong>${title}</strong>
          ${names.map((name, seat) => html`<span class="row-name">${faceOf(listed.seats[seat])}${name}</span>`)}
          <span class="row-action">${say("page-watch")}</span>
        </span>
      </a>`;
    },
  };
}

/** @type {(place: HTMLElement) => HTMLElement} */
const rootIn = (place) => place.attachShadow({ mode: "closed" }).appendChild(document.createElement("div"));

/**
 * Give a tree the page's style sheets and the game's that it does not have yet. What is drawn without them would jump.
 * @param {ShadowRoot} shadow
 */
function addStyles(shadow) {
  const has = new Set([...shadow.querySelectorAll("link")].map(({ href }) => href));
  const lacking = [...document.querySelectorAll("link")].filter(
    ({ rel, href }) => rel === "stylesheet" && !has.has(href),
  );
  return Promise.all(
    lacking.map((sheet) => {
      const link = /** @type {HTMLLinkElement} */ (sheet.cloneNode());
      shadow.insertBefore(link, shadow.lastChild);
      return new Promise((done) => {
        link.onload = done;
        link.onerror = done;
      });
    }),
  );
}

/** @type {(context: typeof import("../table/context.js").context, state: Cairn.BoardState) => Cairn.Template} */
const boardOf = (context, state) =>
  html`<div class="table ${state.game.ruleset}" style=${{ ...SIZE, display: "block", transform: "scale(0.32)", transformOrigin: "0 0" }}>
    <div class="play" style=${{ height: "100%" }}>
      <div class="board" style=${{ overflow: "hidden" }}><div class="extent">${state.view.board(context(state))}</div></div>
    </div>
  </div>`;
