/** What a complete side of Schotten Totten is worth, for the eye; the service alone decides claims. */

const TOP = { joker: 9, spy: 7, shield_bearer: 3 };

/** Return a complete side's formation and total, "colour run 24"; with elite troops only its highest total. */
export function formation(stone, seat, needs, name = "") {
  const cards = stone.sides[seat];
  if (cards.length < needs) return name && cards.length ? `${name} ${cards.length} of ${needs}` : "";
  const before = name && `${name}: `;
  const values = cards.map((card) => TOP[card] ?? Number(card.split("-")[1])).sort((a, b) => a - b);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (stone.modes.includes("blind_mans_bluff")) return `${before}total ${total}`;
  if (cards.some((card) => card in TOP)) return `${before}with a wild`;
  const colour = new Set(cards.map((card) => card.split("-")[0])).size === 1;
  const run = values.every((value, place) => value === values[0] + place);
  const same = values[0] === values.at(-1);
  const kind =
    colour && run
      ? "colour run"
      : same
        ? `${["three", "four"][needs - 3]} of a kind`
        : colour
          ? "colour"
          : run
            ? "run"
            : "sum";
  return `${before}${kind} ${total}`;
}
