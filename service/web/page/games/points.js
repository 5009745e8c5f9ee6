// @ts-check
/**
 * Return a counter of points. `count` takes an event, `current` returns what is counted so far, and `restore` goes back
 * to what `current` returned earlier, as an undo does.
 * @param {object} start what is counted at first
 * @param {(counted: object, event: object) => object} add changes what is counted and returns it
 */
export function eventCounter(start, add) {
  let counted = start;
  return {
    /** @param {any} event */
    count: (event) => {
      counted = add(structuredClone(counted), event);
    },
    current: () => counted,
    /** @param {any} earlier */
    restore: (earlier) => {
      counted = earlier ?? counted;
    },
  };
}
