/** The page starts here. Its address says which screen is shown. */

import { h, replace } from "./dom.js";
import { showLobby } from "./screens/lobby.js";
import { showTable } from "./screens/table.js";
import { texts } from "./texts/page.js";

const main = document.getElementById("main");
let shown = { name: "", leave: () => {}, goTo: null };

/** Return the game and the query of an address such as `#/games/<id>?at=12&as=1`. */
function route(hash) {
  const [path, query] = hash.replace(/^#/, "").split("?");
  const game = /^\/games\/([a-z2-7]{20})$/.exec(path)?.[1] ?? null;
  return { game, query: new URLSearchParams(query ?? "") };
}

function show() {
  const { game, query } = route(location.hash);
  const name = game ?? "lobby";
  if (name === shown.name && shown.goTo) {
    shown.goTo(query);
    return;
  }
  const before = shown.name;
  shown.leave();
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  replace(main, h("p.loading", null, texts.loading));
  shown = { name, ...(game ? showTable(main, game, query) : showLobby(main)) };
  if (before) {
    main.focus();
    window.scrollTo(0, 0);
  }
}

replace(document.getElementById("nav"), h("a", { href: "#/" }, texts.games), h("a", { href: "/docs/" }, texts.docs));
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault(); // the address must stay the address of the game
  main.focus();
});
window.addEventListener("hashchange", show);
show();
