/**
 * Return a counter of points. `count` takes an event, `current` returns what is counted so far, and `restore` goes back
 * to what `current` returned earlier, as an undo does.
 * @param {object} start what is counted at first
 * @param {(counted: object, event: object) => object} add changes what is counted and returns it
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
