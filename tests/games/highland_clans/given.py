"""Concise positions of Highland Clans for tests, and the results of moves."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cairn.events.chance import ScriptedChance
from cairn.events.decision import Event, Move
from cairn.events.highland_clans.pieces import BUILDINGS, COLOURS, Cubes
from cairn.projections.highland_clans.state import Clan, RaidUnderWay, State
from cairn.projections.tuples import put
from cairn.service.rules import follow, newest
from cairn.service.rules.highland_clans.rules import ALL

NAMES = ["Ann", "Bob", "Cid", "Dora", "Emil"]

rules = newest("highland_clans")
LETTERS = {colour[0]: colour for colour in COLOURS}


def cubes(letters: str) -> Cubes:
    """Return cubes from their initials: `yybg`."""
    return Cubes(**Counter(LETTERS[letter] for letter in letters))


def clan(hand: str = "1234", **changes: int) -> Clan:
    """Return a clan in its starting state, with these changes and a hand of these values."""
    return replace(Clan(4, 2, 0, 1, 1, 0, 0, tuple(map(int, hand))), **changes)


def change(state: State, seat: int, **changes: Any) -> None:
    """Change a clan."""
    state.clans = put(state.clans, seat, replace(state.clans[seat], **changes))


def set_up(*clans: Clan, reserve: str = "", **changes: Any) -> State:
    """Return a position of three clans or more: Ann, the start player of round 1, is to take the first action.

    The cubes that are neither in courts, on lands nor in the reserve are in the bag; the cards of no hand are the deck.
    """
    table = (*clans, *(clan() for _ in range(3 - len(clans))))
    state = State.new({"raid_refill": "hand"}, len(table))
    state.clans, state.round, state.phase, state.most_actions = table, 1, "action", 2
    state.reserve, state.points = cubes(reserve), (5,) * len(table)
    state.supply = 25 - sum(one.lands - 2 for one in table)
    state.bag = ALL[len(table)] - state.reserve
    for one in table:
        state.bag -= Cubes(one.warriors, one.pipers, one.monks, 0)
        for what, number in {"cattle": one.cattle, "castle": one.castles, "monastery": one.monasteries}.items():
            for _ in range(number):
                state.bag -= BUILDINGS[what]
    for name, value in changes.items():
        setattr(state, name, value)
    state.deck = changes.get("deck", 67 - sum(len(one.hand) for one in table) - len(state.discards))
    return state


def begin_raid(*clans: Clan, **changes: Any) -> State:
    """Return a position in which Ann raids Bob and is to lay the first card."""
    return set_up(*clans, phase="combat", raid=RaidUnderWay(1, 0, (0, 0), ()), **changes)


def when(state: State, *moves: Move, draws: Sequence[int] = ()) -> list[Event]:
    """Make legal moves, each of the seat to move, and return the events.

    Draws that are not scripted take the first candidate.
    """
    chance, happened = ScriptedChance([*draws, *[0] * 60]), []
    for move in moves:
        act = rules.to_act(state)
        assert act
        assert rules.refusal(state, act.seat, move, NAMES) is None
        assert move in rules.legal_moves(state, act.seat)
        happened += follow(state, rules.consequences(state, act.seat, move, chance))
    return happened


def refused(state: State, move: Move, seat: int = 0) -> str:
    """Return the reason why a move is illegal."""
    assert move not in rules.legal_moves(state, seat)
    found = rules.refusal(state, seat, move, NAMES)
    assert found
    return str(found)


def waited_for(state: State) -> tuple[int, str]:
    """Return the seat to move and its pending decision."""
    act = rules.to_act(state)
    assert act
    return act.seat, act.what


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the events' names without the game's."""
    return [event.type.removeprefix("highland_clans.") for event in events]
