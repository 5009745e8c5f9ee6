/**
 * What the page is drawn with. A screen is a template (htm); Preact compares it with what is shown and changes only
 * what differs, so elements stay who they are: their focus, their scrolling, and where they are on their way to.
 */

import { placeOf } from "./paints.js";
import htm from "./vendor/htm/htm.js";
import { render as draw, h as element, options } from "./vendor/preact/preact.js";

/**
 * Make elements of a template: html`<p class="small" onclick=${listener}>${text}</p>`. A text is never markup.
 * @type {(strings: TemplateStringsArray, ...values: unknown[]) => Cairn.Template}
 */
export const html = htm.bind(element);

/** Who shows a part of a drawing need not know where it is. */
options.vnode = ({ type, props }) => {
  if (type === "use") props.href = placeOf(String(props.href));
};

/**
 * Draw a template into an element, in place of what was drawn into it before; null removes that. If the element that
 * had the focus is gone or disabled, the one that the screen marks with `data-next-focus` has it then.
 * @param {Element} parent
 * @param {Cairn.Content} template
 */
export function render(parent, template) {
  const held = document.activeElement !== parent && parent.contains(document.activeElement);
  draw(template, parent);
  // Style sheets know a table or the lobby by it. With `:has()` each new element would cost a look at others.
  if (parent.id === "main") document.body.dataset.screen = parent.firstElementChild?.classList[0] ?? "";
  const focused = document.activeElement;
  const isDisabled = focused && "disabled" in focused && focused.disabled;
  if (held && (!parent.contains(focused) || focused === parent || isDisabled))
    find("[data-next-focus]", parent)?.focus({ preventScroll: true });
}

/**
 * Return the first element that a selector names, in the page or within another element; null if there is none.
 * @type {(selector: string, parent?: ParentNode) => HTMLElement | null}
 */
export const find = (selector, parent = document) => parent.querySelector(selector);

/**
 * Return all elements that a selector names.
 * @type {(selector: string, parent?: ParentNode) => HTMLElement[]}
 */
export const findAll = (selector, parent = document) => {
  /** @type {NodeListOf<HTMLElement>} */
  const found = parent.querySelectorAll(selector);
  return [...found];
};

/**
 * Return a button with a text or a picture. Its `data-key` names it for the tests and keeps its focus.
 * @param {Cairn.Content} content
 * @param {(event: MouseEvent) => unknown} onclick
 * @param {Cairn.Attributes} [attributes]
 */
export function button(content, onclick, { class: look = "plain", ...props } = {}) {
  return html`<button type="button" class=${look} ...${props} key=${props["data-key"]} onclick=${onclick}>${content}</button>`;
}

/**
 * Open a dialog with a heading and a button that closes it.
 * @param {string} title
 * @param {string} closeText
 * @param {() => Cairn.Content} content returns what is shown, each time that `redraw` is called
 * @returns {Cairn.Dialog}
 */
export function openDialog(title, closeText, content) {
  const opener = document.activeElement?.closest("[data-key]")?.getAttribute("data-key");
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
    const again = opener && find(`[data-key="${CSS.escape(opener)}"]`);
    if (again && !document.activeElement?.getAttribute("data-key")) again.focus({ preventScroll: true });
  });
  redraw();
  document.body.append(element);
  element.showModal();
  return { close, redraw, element };
}

/**
 * Have a screen reader read a text: it is put into the page's live region.
 * @param {string} text
 */
export function announce(text) {
  const region = document.getElementById("announcements");
  if (region) region.textContent = text;
}
