/** Elements, made without markup: whatever a player is called, it is text. Keys keep the focus over a redrawing. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an HTML element.
 * @param {string} tag name, with classes after dots: "div.card.red"
 * @param {object} [props] attributes; `on…` are listeners, `style` an object of CSS properties
 * @param {...*} children nodes, texts, lists of them; null and false are left out
 */
export const h = (tag, props, ...children) => make((name) => document.createElement(name), tag, props, children);

/** Make an SVG element, likewise. */
export const s = (tag, props, ...children) => make((name) => document.createElementNS(SVG, name), tag, props, children);

function make(create, tag, props, children) {
  const [name, ...classes] = tag.split(".");
  const element = create(name);
  if (classes.length) element.classList.add(...classes);
  for (const [key, value] of Object.entries(props ?? {})) set(element, key, value);
  add(element, children);
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

function add(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

const find = (parent, key) => parent.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** Put new children into an element; the focus stays on the element of the same `data-key`. */
export function replace(parent, ...children) {
  const key = document.activeElement?.closest?.("[data-key]")?.dataset.key;
  const within = key && parent.contains(document.activeElement);
  const scrolled = [...parent.querySelectorAll("[data-scroll]")].map((one) => [
    one.dataset.scroll,
    one.scrollTop,
    one.scrollLeft,
  ]);
  parent.replaceChildren();
  add(parent, children);
  for (const [name, top, left] of scrolled) parent.querySelector(`[data-scroll="${name}"]`)?.scrollTo(left, top);
  if (!within) return;
  // What had the focus may be gone, or off: the next thing is then where the screen says one goes on.
  for (const one of [find(parent, key), parent.querySelector("[data-goon]")])
    if (!parent.contains(document.activeElement)) one?.focus({ preventScroll: true });
}

/** Make a button that says what it does. */
export function button(words, onclick, props = {}) {
  return h(
    `button.${(props.class ?? "plain").split(" ").join(".")}`,
    { type: "button", ...props, class: null, onclick },
    words,
  );
}

/** Open a dialog with a heading and a way out; it is gone from the page when it closes. */
export function dialog(title, close, ...children) {
  const from = document.activeElement?.closest("[data-key]")?.dataset.key;
  const made = h(
    "dialog",
    {
      "aria-label": title,
      onclose: () => {
        made.remove();
        // What opened it may have been drawn anew meanwhile: the browser would find it no more.
        if (from && !document.activeElement?.dataset.key) find(document, from)?.focus({ preventScroll: true });
      },
    },
    h(
      "div.dialog-head",
      null,
      h("h2", null, title),
      button(close, () => made.close(), { class: "quiet" }),
    ),
    children,
  );
  made.addEventListener("click", (event) => event.target === made && made.close());
  document.body.append(made);
  made.showModal();
  return made;
}

/** Tell whoever listens to the page: a live region reads it. */
export function announce(words) {
  document.getElementById("news").textContent = words;
}
