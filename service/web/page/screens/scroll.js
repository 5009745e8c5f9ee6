/** On a small screen, the page scrolls to what can be clicked next if none of it is in view. */

let last = null;

/** Scroll to the first piece that can be clicked, once for each new choice. */
export function scrollToChoices(main, { moves, clicked, at }) {
  if (at !== null || !moves.length || (last?.moves === moves && last.clicked === clicked)) return;
  last = { moves, clicked };
  const choices = [...main.querySelectorAll(".board .clickable")];
  const actions = main.querySelector(".actions");
  const isSticky = actions && getComputedStyle(actions).position === "sticky";
  const visibleBottom = isSticky ? actions.getBoundingClientRect().top : window.innerHeight;
  const isInView = (choice) => {
    const { top, bottom } = choice.getBoundingClientRect();
    return top >= 0 && bottom <= visibleBottom;
  };
  if (!choices.length || choices.some(isInView)) return;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { top, height } = choices[0].getBoundingClientRect();
  const behavior = reducedMotion ? "auto" : "smooth";
  window.scrollBy({ top: top + height / 2 - visibleBottom / 2, behavior });
}
