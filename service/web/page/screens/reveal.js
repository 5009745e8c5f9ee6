/** On a small screen: what can be clicked next is brought into view, if none of it is. */

let seen = null;

/** Scroll to the first thing that can be clicked, once for each new choice. */
export function reveal(main, { moves, path, at }) {
  if (at !== null || !moves.length || (seen?.moves === moves && seen.path === path)) return;
  seen = { moves, path };
  const choices = [...main.querySelectorAll(".board .can")];
  const bar = main.querySelector(".actions");
  const sticky = bar && getComputedStyle(bar).position === "sticky";
  const bottom = sticky ? bar.getBoundingClientRect().top : window.innerHeight;
  const inView = (one) => {
    const { top, bottom: end } = one.getBoundingClientRect();
    return top >= 0 && end <= bottom;
  };
  if (!choices.length || choices.some(inView)) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { top, height } = choices[0].getBoundingClientRect();
  window.scrollBy({ top: top + height / 2 - bottom / 2, behavior: calm ? "auto" : "smooth" });
}
