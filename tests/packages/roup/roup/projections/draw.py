"""Roup drawn as text."""

from collections.abc import Sequence

from roup.projections.state import State


def draw(state: State, names: Sequence[str]) -> str:
    """Return the table as text: the lot, the lots to come and set aside, and each seat's coins and lots."""
    lines = [
        f"Lot: {state.lot or 'none'}. To come: {_lots(state.coming)}. Set aside: {_lots(state.aside)}.",
        f"Bidders are {'hidden' if state.hidden_bidders else 'shown'}.",
    ]
    for seat, name in enumerate(names):
        purse = state.purses[seat]
        has = "coins unknown" if purse is None else f"{purse - state.spent[seat]} of {purse} coins"
        bid = f", bid {state.bids[seat]}" if state.bids else ""
        lines.append(f"{name}: {has}, lots {_lots(state.won[seat])}, {state.points[seat]} points{bid}.")
    return "\n".join(lines)


def _lots(lots: Sequence[int]) -> str:
    return " ".join(map(str, lots)) or "none"
