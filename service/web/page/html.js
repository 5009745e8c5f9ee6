/**
 * What the page is drawn with. A screen is a template (htm); Preact compares it with what is shown and changes only
 * what differs, so elements stay who they are: their focus, their scrolling, and where they are on their way to.
 */

import htm from "./vendor/htm/htm.js";
import { render as draw, h as element } from "./vendor/preact/preact.js";

/**
 * Make elements of a template: html`<p class="small" onclick=${listener}>${text}</p>`. A text is never markup.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => any}
 */
export const html = htm.bind(element);

/**
 * Draw a template into an element, in place of what was drawn into it before; null removes that. If the element that
 * had the focus is gone or disabled, the one that the screen marks with `data-next-focus` has it then.
 */
export function render(parent, template) {
  const held = document.activeElement !== parent && parent.contains(document.activeElement);
  draw(template, parent);
  const focused = document.activeElement;
  if (held && (!parent.contains(focused) || focused === parent || focused.disabled))
    parent.querySelector("[data-next-focus]")?.focus({ preventScroll: true });
}

/** Return a button with a text or a picture. Its `data-key` names it for the tests and keeps its focus. */
export function button(content, onclick, { class: look = "plain", ...props } = {}) {
  return html`<button type="button" class=${look} ...${props} key=${props["data-key"]} onclick=${onclick}>${content}</button>`;
}

/**
 * Open a dialog with a heading and a button that closes it.
 * @param {string} title
 * @param {string} closeText
 * @param {() => *} content returns the template that is shown, each time that `redraw` is called
 * @returns {{close: () => void, redraw: () => void, element: HTMLDialogElement}}
 */
export function openDialog(title, closeText, content) {
  const opener = document.activeElement?.closest("[data-key]")?.dataset.key;
  const element = document.createElement("dialog");
  element.setAttribute("aria-label", title);
  const close = () => element.close();
  const redraw = () =>
    render(
      element,
      html`<div class="dialog-head"><h2>${title}</h2>${button(closeText, close, { class: "quiet" })}</div>${content()}`,
    );
  element.addEventListener("click", (event) => event.target === element && close());
  element.addEventListener("close", () => {
    render(element, null);
    element.remove();
    // The button that opened the dialog may have been drawn again since, and the browser does not know the new one.
    const again = opener && document.querySelector(`[data-key="${CSS.escape(opener)}"]`);
    if (again && !document.activeElement?.dataset.key) again.focus({ preventScroll: true });
  });
  redraw();
  document.body.append(element);
  element.showModal();
  return { close, redraw, element };
}

/** Have a screen reader read a text: it is put into the page's live region. */
export function announce(text) {
  document.getElementById("announcements").textContent = text;
}
