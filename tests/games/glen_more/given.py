"""Positions of Glen More in a few words, for tests: given these territories, when this move, then these events."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cairn.events.chance import ScriptedChance
from cairn.events.decision import Event, Move
from cairn.events.glen_more.pieces import RESOURCES, STACKS, TILES, VILLAGES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import Player, State
from cairn.projections.tuples import put
from cairn.service.rules import Rules, follow, newest

NAMES = ["Anna", "Bruno", "Clara", "Dora", "Emil"]

rules = newest("glen_more")


def land(*tiles: str, coins: int = 6, barrels: int = 0, chieftains: int = 0) -> Player:
    """Return a player with these tiles, each `number x y`, then `i` for each member and its cubes: `2 0 1 i wood wood`.

    By default a starting village with one member is in the centre.
    """
    laid = []
    for words in map(str.split, tiles):
        number, x, y = map(int, words[:3])
        laid.append(Laid(number, x, y, tuple(word for word in words[3:] if word != "i"), words.count("i")))
    if not any((other.x, other.y) == (0, 0) for other in laid):
        laid.insert(0, Laid(68, 0, 0, (), 1))
    cards = tuple(card for other in laid if (card := TILES[other.tile].card))
    return Player(coins, barrels, chieftains, cards, tuple(laid))


def change(state: State, seat: int, **changes: Any) -> None:
    """Change a player."""
    state.players = put(state.players, seat, replace(state.players[seat], **changes))


def change_laid(state: State, seat: int, tile: int, **changes: Any) -> None:
    """Change a tile of a player's territory."""
    player = state.players[seat]
    state.players = put(state.players, seat, player.with_laid(replace(player.laid(tile), **changes)))


def set_up(
    *players: Player,
    track: dict[int, int] | None = None,
    figures: Sequence[int] | None = None,
    empty: int = 0,
    die: int | None = None,
    market: str = "",
    **changes: Any,
) -> State:
    """Return a position in which a seat is to take a tile: seat 0, or that of `turn`.

    By default there are two players. Figures stand forwards from the empty space; `market` is `stone 2`.
    All other tiles are still in stacks 1 to 3; those of stack 0 have left the game.
    """
    state = State.new({}, max(len(players), 2))
    state.players = (*players, *(land(f"{69 + seat} 0 0 i") for seat in range(len(players), 2)))
    state.figures = tuple(figures or range(empty + 1, empty + 1 + len(state.players)))
    state.empty, state.die, state.phase = empty, die, "take"
    for space, tile in (track or {}).items():
        state.track = put(state.track, space, tile)
    words = market.split()
    state.market = dict.fromkeys(RESOURCES, 0) | dict(zip(words[::2], map(int, words[1::2]), strict=True))
    used = {tile for tile in state.track if tile} | {laid.tile for player in state.players for laid in player.territory}
    state.stacks = ((), *(tuple(tile for tile in stack if tile not in used) for stack in STACKS[1:]))
    state.gone = tuple(tile for tile in (*STACKS[0], *VILLAGES) if tile not in used)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def placing(tile: int, *players: Player, **changes: Any) -> State:
    """Return a position in which seat 0 has paid for a tile and is to place it."""
    return set_up(*players, taken=tile, **{"phase": "place", **changes})


def activating(
    new: int, *players: Player, market: str = "", track: dict[int, int] | None = None, **changes: Any
) -> State:
    """Return a position in which seat 0 has placed a tile and may activate it and its neighbours (GM-50)."""
    state = set_up(*players, taken=new, phase="activate", market=market, track=track)
    centre = state.players[0].laid(new)
    around = [o for o in state.players[0].territory if abs(o.x - centre.x) <= 1 and abs(o.y - centre.y) <= 1]
    state.near = tuple(other.tile for other in around)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def when(state: State, *moves: Move, draws: Sequence[int] = (0,) * 60, by: Rules = rules) -> list[Event]:
    """Make legal moves of the seat to move, by these rules, and return the events."""
    happened: list[Event] = []
    chance = ScriptedChance(draws)
    for move in moves:
        act = by.to_act(state)
        assert act
        refusal = by.refusal(state, act.seat, move, NAMES)
        assert refusal is None, f"{move} is refused: {refusal}"
        assert move in by.legal_moves(state, act.seat)
        happened += follow(state, by.consequences(state, act.seat, move, chance))
    return happened


def refused(state: State, move: Move, seat: int | None = None) -> str:
    """Return the reason why a move is refused to the seat to move, or to another one."""
    asks = state.turn if seat is None else seat
    refusal = rules.refusal(state, asks, move, NAMES)
    assert refusal is not None, f"{move} is not refused"
    assert move not in rules.legal_moves(state, asks)
    return str(refusal)


def may(state: State, kind: type[Move]) -> list[Any]:
    """Return the legal moves of a kind."""
    return [move for move in rules.legal_moves(state, state.turn) if isinstance(move, kind)]


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the events' names."""
    return [event.type.partition(".")[2] for event in events]


def only(events: Sequence[Event], kind: type) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def on_track(state: State) -> dict[int, int]:
    """Return the tiles on the track by their spaces."""
    return {space: tile for space, tile in enumerate(state.track) if tile is not None}
