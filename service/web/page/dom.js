/** Elements are made without markup, so a player's name is always text. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an HTML element.
 * @param {string} tag name, with classes after dots: "div.card.red"
 * @param {object} [props] attributes; `on…` are listeners, `style` an object of CSS properties
 * @param {...*} children nodes, texts, lists of them; null and false are left out
 */
export const h = (tag, props, ...children) => make((name) => document.createElement(name), tag, props, children);

/** Make an SVG element in the same way. */
export const s = (tag, props, ...children) => make((name) => document.createElementNS(SVG, name), tag, props, children);

function make(create, tag, props, children) {
  const [name, ...classes] = tag.split(".");
  const element = create(name);
  if (classes.length) element.classList.add(...classes);
  for (const [key, value] of Object.entries(props ?? {})) set(element, key, value);
  append(element, children);
  return element;
}

function set(element, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "class") element.classList.add(...value.split(" ").filter(Boolean));
  else if (key === "style") for (const [name, to] of Object.entries(value)) element.style.setProperty(name, String(to));
  else if (key === "value" || key === "checked") element[key] = value;
  else element.setAttribute(key, value === true ? "" : String(value));
}

function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

const find = (parent, key) => parent.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** Put new children into an element. The focus stays on the element of the same `data-key`, and lists stay scrolled. */
export function replace(parent, ...children) {
  const key = document.activeElement?.closest?.("[data-key]")?.dataset.key;
  const within = key && parent.contains(document.activeElement);
  const scrolled = [...parent.querySelectorAll("[data-scroll]")].map((one) => [
    one.dataset.scroll,
    one.scrollTop,
    one.scrollLeft,
  ]);
  parent.replaceChildren();
  append(parent, children);
  for (const [name, top, left] of scrolled) parent.querySelector(`[data-scroll="${name}"]`)?.scrollTo(left, top);
  if (!within) return;
  // The element that had the focus may be gone or disabled. The focus then goes to the element that the screen marks.
  for (const one of [find(parent, key), parent.querySelector("[data-next-focus]")])
    if (!parent.contains(document.activeElement)) one?.focus({ preventScroll: true });
}

/** Make a button with a text. */
export function button(text, onclick, props = {}) {
  return h(
    `button.${(props.class ?? "plain").split(" ").join(".")}`,
    { type: "button", ...props, class: null, onclick },
    text,
  );
}

/** Open a dialog with a heading and a button that closes it. A closed dialog is removed from the page. */
export function dialog(title, closeText, ...children) {
  const opener = document.activeElement?.closest("[data-key]")?.dataset.key;
  const made = h(
    "dialog",
    {
      "aria-label": title,
      onclose: () => {
        made.remove();
        // The button that opened the dialog may have been drawn again since, and the browser does not know the new one.
        if (opener && !document.activeElement?.dataset.key) find(document, opener)?.focus({ preventScroll: true });
      },
    },
    h(
      "div.dialog-head",
      null,
      h("h2", null, title),
      button(closeText, () => made.close(), { class: "quiet" }),
    ),
    children,
  );
  made.addEventListener("click", (event) => event.target === made && made.close());
  document.body.append(made);
  made.showModal();
  return made;
}

/** Have a screen reader read a text: it is put into the page's live region. */
export function announce(text) {
  document.getElementById("announcements").textContent = text;
}
