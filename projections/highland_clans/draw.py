"""Highland Clans as text: a line for each clan, and the shared pieces."""

from collections.abc import Sequence

from cairn.events.highland_clans.pieces import COLOURS, Cubes
from cairn.projections.highland_clans.state import State


def draw(state: State, names: Sequence[str]) -> str:
    """Return the table as text: a line for each clan, with a mark for the clan to move, and the shared pieces."""
    width = max(map(len, names))
    lines = [
        f"{'>' if seat == state.turn else ' '} {names[seat]:{width}} {state.points[seat]:3} points  "
        f"{clan.warriors} warriors {clan.pipers} pipers {clan.monks} monks | {clan.cattle} cattle "
        f"{clan.castles} castles {clan.monasteries} monasteries {clan.free_lands} free | "
        f"hand {' '.join('?' if card is None else str(card) for card in clan.hand)}"
        f"{'  (largest following)' if seat == state.following else ''}"
        for seat, clan in enumerate(state.clans)
    ]
    lines.append(f"Reserve: {_count(state.reserve)}. Bag: {_count(state.bag)}.")
    lines.append(f"{state.deck} cards in the deck, {len(state.discards)} discarded, {state.supply} tiles.")
    if state.raid:
        wins = f"{state.raid.wins[0]}:{state.raid.wins[1]}"
        raid = f"{names[state.turn]} raids {names[state.raid.opponent]}, {wins} after {state.raid.fought} of 3"
        pipers = sum(card.piper for card in state.raid.laid)
        face_down = f"; {len(state.raid.laid)} face down, {pipers} with a piper" if state.raid.laid else ""
        lines.append(f"{raid}{face_down}.")
    return "\n".join([*lines, f"Round {state.round}, start player {names[state.start]}"])


def _count(cubes: Cubes) -> str:
    return ", ".join(f"{number} {colour}" for colour in COLOURS if (number := getattr(cubes, colour))) or "no cube"
