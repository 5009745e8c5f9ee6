/** The page starts here. Its address says which screen is shown. */

import { messageFor } from "./api.js";
import { button, find, html, openDialog, render } from "./html.js";
import { load, say } from "./language.js";
import "./later.js";
import { startOffline } from "./offline.js";
import { startPlayer } from "./player.js";
import { languageChoice } from "./screens/language_choice.js";
import { showLobby } from "./screens/lobby/lobby.js";
import { showProblem } from "./screens/problem.js";
import { untilReachable } from "./screens/recovery.js";
import { archiveDrop } from "./screens/replay/archive_drop.js";
import { isOn, turn } from "./settings.js";
import { watch } from "./store.js";
import { setTitle } from "./title.js";
import { followWaiting } from "./waiting.js";

/**
 * The screens by the form of their address, such as `#/games/<id>?at=12&as=1`. Who comes first sees the lobby; the
 * other screens are loaded when they are wanted, with the parts of the catalogue that they need.
 * @type {[form: RegExp, load: () => Promise<Cairn.Screen>, ...parts: string[]][]}
 */
const SCREENS = [
  [/^\/$/, async () => showLobby],
  [/^\/games\/([a-z2-7]{20})$/, async () => (await import("./screens/table/table.js")).showTable, "table"],
  [/^\/players\/([a-z2-7]{20})$/, async () => (await import("./screens/account/player.js")).showPlayer, "account"],
  [/^\/standings\/([a-z_]+)$/, async () => (await import("./screens/account/standings.js")).showStandings, "account"],
  [/^\/series$/, async () => (await import("./screens/series/series_list.js")).showSeriesList, "series", "new_game"],
  [/^\/series\/([a-z2-7]{20})$/, async () => (await import("./screens/series/series.js")).showSeries, "series"],
  [/^\/learn$/, async () => (await import("./screens/learn/learn.js")).showLessons, "learn"],
  [/^\/learn\/([a-z0-9_]+)$/, async () => (await import("./screens/learn/lesson.js")).showLesson, "table", "learn"],
  [/^\/health$/, async () => (await import("./screens/health.js")).showHealth, "health"],
  [/^\/archive$/, async () => (await import("./screens/replay/archive.js")).showArchive, "table", "replay", "archive"],
  [/^\/me$/, async () => (await import("./screens/account/me.js")).showMe, "account"],
  [/^\/code$/, async () => (await import("./screens/account/come_back.js")).showComeBack, "account"],
  [/^\/link(?:\/(.*))?$/, async () => (await import("./screens/account/link.js")).showLink, "account"],
];
/** @type {(typeof SCREENS)[number]} */
const NOWHERE = [/^/, async () => showNothing];

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const skip = /** @type {HTMLElement} */ (find(".skip"));
const nav = /** @type {HTMLElement} */ (document.getElementById("nav"));
/** @typedef {Cairn.ShownScreen & {path: string | null}} Shown */
/** @type {Shown} */
let shown = { path: null, leave: () => {}, goTo: null };

async function show() {
  const [path, query] = (location.hash.slice(1) || "/").split("?");
  const parameters = new URLSearchParams(query ?? "");
  if (path === shown.path && shown.goTo) {
    shown.goTo(parameters);
    return;
  }
  const isFirst = shown.path === null;
  shown.leave();
  for (const open of document.querySelectorAll("dialog")) open.close();
  render(main, null);
  render(main, path.startsWith("/games/") ? tableFrame() : html`<p class="loading">${say("page-loading")}</p>`);
  setTitle("");
  if (!isFirst) {
    main.focus();
    window.scrollTo(0, 0);
  }
  /** @type {Shown} */
  const next = { path, leave: () => {}, goTo: null };
  shown = next;
  const [form, loadScreen, ...parts] = SCREENS.find(([one]) => one.test(path)) ?? NOWHERE;
  let screen = null;
  try {
    [screen] = await Promise.all([loadScreen(), load(...parts)]);
  } catch (error) {
    if (shown === next) showFailure(next, messageFor(error));
  }
  if (screen && shown === next) Object.assign(next, screen(main, form.exec(path)?.[1] ?? "", parameters));
}

/** Return a table's parts in their places, empty, which are shown until its game is loaded. */
const tableFrame = () =>
  html`<div class="table" aria-busy="true"><div class="screenful">
    <div class="table-head"><h1>${say("page-loading")}</h1></div><div class="players"></div>
    <div class="play"><div class="board"></div></div><div class="controls"></div>
  </div></div>`;

/**
 * Say why a screen cannot be shown. It is loaded when the service can be reached again. For some browsers a module that
 * could not be loaded has failed until the page is left, so who tries again loads the page.
 * @type {(screen: Shown, problem: string) => Promise<void>}
 */
async function showFailure(screen, problem) {
  showProblem(
    main,
    problem,
    button(say("page-try-again"), () => location.reload(), { class: "primary" }),
  );
  const left = new AbortController();
  screen.leave = () => left.abort();
  await untilReachable(left.signal);
  if (shown === screen) show();
}

/** @type {Cairn.Screen} */
function showNothing() {
  showProblem(main, say("page-no-screen"));
  return undefined;
}

/**
 * Draw the links at the top, and the switch of sounds. The last link is the player's name, and leads to what is theirs.
 * @type {(state: Pick<Cairn.Store, "player">) => void}
 */
function drawNav({ player }) {
  render(
    nav,
    html`<button type="button" class="quiet icon-only" data-key="sounds" aria-pressed=${isOn("sounds")} aria-label=${say("page-sounds")} title=${say("page-sounds")} onclick=${() => turn("sounds", !isOn("sounds"))}>
        <svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9z" /><path fill="none" d=${isOn("sounds") ? "M15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11" : "M16 9.5l5 5M21 9.5l-5 5"} /></svg>
      </button>
      ${languageChoice()}
      <a href="#/">${say("page-games")}</a>
      <a href="#/series">${say("page-series")}</a>
      <a href="/docs/">${say("page-docs")}</a>
      <a class="me" href="#/me" data-key="me">${player?.name ?? say("players-you")}</a>`,
  );
}

/** How browsers say that code could not be loaded. */
const NOT_LOADED = /dynamically imported module|Importing a module/;

/**
 * Say that what a click opens cannot be loaded without the service.
 * @param {PromiseRejectionEvent} event
 */
function reportUnloaded(event) {
  if (!NOT_LOADED.test(event.reason?.message)) return;
  event.preventDefault();
  if (navigator.userActivation.isActive) openDialog(say("page-offline"), say("page-close"), () => null);
}

/** Begin, once there is something to say. */
async function begin() {
  await load("start").catch(() => untilReachable(new AbortController().signal).then(() => load("start")));
  skip.textContent = say("page-skip");
  watch(drawNav);
  drawNav({});
  startPlayer();
  followWaiting();
  archiveDrop();
  window.addEventListener("hashchange", show);
  window.addEventListener("unhandledrejection", reportUnloaded);
  main.replaceChildren(); // the sentence for those without JavaScript
  show();
}

skip.addEventListener("click", (event) => {
  event.preventDefault(); // the address must stay the address of the game
  main.focus();
});
startOffline();
begin();
