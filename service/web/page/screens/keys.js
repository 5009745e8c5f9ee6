/** The keys of the replay. They work wherever the focus is, but for what uses the same keys itself. */

/** What takes a key itself: fields take all of them, what is pressed takes the space bar. */
const FIELDS = "input, select, textarea, dialog";
const PRESSED = "button, a, summary";

let listening = null;

/**
 * Return a `ref`, the same at each call, which has keys handled while its element is on the page.
 * @param {(name: string) => (() => void)|undefined} actionOf returns what a key does now; the name of a key is such as
 * "ArrowLeft" or "Shift+ArrowLeft"
 */
export const whileShown = (actionOf) => (element) => {
  listening?.abort();
  listening = null;
  if (!element) return;
  listening = new AbortController();
  document.addEventListener("keydown", (event) => handle(event, actionOf), { signal: listening.signal });
};

function handle(event, actionOf) {
  const { key, target, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || defaultPrevented || target.closest(FIELDS)) return;
  if (key === " " && target.closest(PRESSED)) return;
  const action = actionOf(shiftKey ? `Shift+${key}` : key);
  if (!action) return;
  event.preventDefault();
  action();
}
