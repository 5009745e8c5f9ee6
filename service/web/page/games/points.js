/**
 * Return a counter of points. `count` takes an event, `current` returns what is counted so far, and `restore` goes back
 * to what `current` returned earlier, as an undo does.
 * @template {Cairn.Counted} C
 * @param {C} start what is counted at first
 * @param {(counted: C, event: Cairn.GameEvent) => C} add changes what is counted and returns it
 * @returns {Cairn.PointsCounter<C>}
 */
export function eventCounter(start, add) {
  let counted = start;
  return {
    count: (event) => {
      counted = add(structuredClone(counted), event);
    },
    current: () => counted,
    restore: (earlier) => {
      counted = earlier ?? counted;
    },
  };
}
