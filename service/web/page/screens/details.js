/** Details that can be opened and closed. They stay as the reader left them when the screen is drawn again. */

import { h } from "../dom.js";
import { get, set } from "../store.js";

/** Return details with a summary. The body is made only when they are open. */
export function details(state, name, summary, body, look = null) {
  const isOpen = state.openDetails.has(name);
  return h(
    "details",
    { class: look, open: isOpen, ontoggle: (event) => setOpen(name, event.target.open) },
    h("summary", { "data-key": `details ${name}` }, summary),
    isOpen && body(),
  );
}

/** Return details with a heading, in a box. */
export const panel = (state, name, title, body) => details(state, name, h("h2", null, title), body, "panel");

function setOpen(name, isOpen) {
  const { openDetails } = get();
  if (openDetails.has(name) === isOpen) return;
  const changed = new Set(openDetails);
  if (isOpen) changed.add(name);
  else changed.delete(name);
  set({ openDetails: changed });
}
