/** Return what adds up points: `count` an event, `keep` what is counted so far, `restore` it when moves are undone. */
export function tallyOf(start, add) {
  let now = start;
  return {
    count: (event) => {
      now = add(structuredClone(now), event) ?? now;
    },
    keep: () => now,
    restore: (kept) => {
      now = kept ?? now;
    },
  };
}
