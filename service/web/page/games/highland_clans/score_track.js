/** The score track of Highland Clans: three rows of fifteen cells. The third row is the red zone. */

import { s } from "../../dom.js";
import { labels } from "./texts.js";

const ROW = 15,
  ROWS = 3,
  CELL = 40;

/** Return the first letter of a name, or the seat's number where two names share it. */
function initial(names, seat) {
  const letters = names.map((name) => name[0].toUpperCase());
  return letters.filter((letter) => letter === letters[seat]).length > 1 ? seat + 1 : letters[seat];
}

/** Return the track with a marker for each clan. */
export function scoreTrack({ state, names, changed }) {
  const cells = Array.from({ length: ROW * ROWS }, (_, points) => {
    const [x, y] = [(points % ROW) * CELL, Math.floor(points / ROW) * CELL];
    return s(
      "g",
      null,
      s("rect", { class: points >= ROW * (ROWS - 1) ? "red-zone" : "cell", x, y, width: CELL, height: CELL }),
      s("text.tick", { x: x + 4, y: y + 12 }, points),
    );
  });
  const markersAt = new Map();
  const markers = state.points.map((points, seat) => {
    const place = Math.max(0, Math.min(points, ROW * ROWS - 1));
    const earlier = markersAt.get(place) ?? 0;
    markersAt.set(place, earlier + 1);
    const x = (place % ROW) * CELL + 13 + (earlier % 2) * 15,
      y = Math.floor(place / ROW) * CELL + 20 + Math.floor(earlier / 2) * 10;
    return s(
      "g",
      { class: changed(`/state/points/${seat}`) ? "moved" : "" },
      s(`circle.marker.seat${seat}`, { cx: x, cy: y, r: 8 }),
      s("text.initial", { x, y: y + 4, "text-anchor": "middle" }, initial(names, seat)),
    );
  });
  return s(
    "svg.scoretrack",
    {
      viewBox: `-1 -1 ${ROW * CELL + 2} ${ROWS * CELL + 2}`,
      role: "img",
      "aria-label": labels.track(names, state.points),
    },
    cells,
    markers,
  );
}
