"""The track: set-up, the order of turns, the refill and the die."""

from collections.abc import Iterator

from cairn.events.chance import Chance
from cairn.events.decision import Event
from cairn.events.glen_more.events import DieRolled, GameSetUp, TileLaid, TileRemoved, TurnBegan
from cairn.events.glen_more.pieces import FACES, SPACES, STACKS, VILLAGES
from cairn.projections.glen_more.state import State
from cairn.service.rules.glen_more.scoring import final_scoring, scoring

COINS = 6  # each player's coins at the start (GM-03)
WITH_DIE = (2, 3)
"""The numbers of players with the die, and with coins on the market from the start (GM-04, GM-06, GM-80)."""
LAST_STACK = len(STACKS) - 1


def set_up(seats: int, first: int, chance: Chance) -> Iterator[Event]:
    """Set up figures, die, starting villages and market, and fill the track except one space (GM-02 to GM-06)."""
    with_die = seats in WITH_DIE
    empty = SPACES - 1
    yield GameSetUp(
        first=first,
        figures=tuple((seat - first) % seats for seat in range(seats)),
        die=seats if with_die else None,
        empty=empty,
        villages=VILLAGES[:seats],
        unused=VILLAGES[seats:],
        coins=COINS,
        row=int(with_die),
    )
    stacks = [list(tiles) for tiles in STACKS]
    for space in range(seats + with_die, empty):
        stack = next(number for number, tiles in enumerate(stacks) if tiles)
        tile = chance.pick(stacks[stack])
        stacks[stack].remove(tile)
        yield TileLaid(space, tile, stack, len(stacks[stack]), empty)
    yield TurnBegan(first)


def refill(state: State, chance: Chance) -> Iterator[Event]:
    """Fill the track (GM-13), score as stacks run out, roll the die while it is last; begin the next turn, or end."""
    while True:
        for space in _FORWARDS[state.empty]:
            if space in state.figures or space == state.die:
                hindmost = space
                break
            tile = state.track[space]
            if tile is not None:
                yield TileRemoved(space, tile)
        while _space_after(state.empty) != hindmost:
            stack = next(number for number, tiles in enumerate(state.stacks) if tiles)
            tiles_left = len(state.stacks[stack]) - 1
            yield TileLaid(state.empty, chance.pick(state.stacks[stack]), stack, tiles_left, _space_after(state.empty))
            if tiles_left == 0:  # GM-70
                yield from scoring(state, stack)
                if stack == LAST_STACK:  # GM-73
                    yield from final_scoring(state)
                    return
        if hindmost != state.die:
            yield TurnBegan(state.figures.index(hindmost))
            return
        yield _roll_die(state, chance)


def tiles_ahead(track: tuple[int | None, ...], empty: int) -> list[int]:
    """Return the spaces that hold a tile, forwards from the last figure or die (GM-10, GM-11)."""
    return [space for space in _FORWARDS[empty] if track[space] is not None]


def _roll_die(state: State, chance: Chance) -> DieRolled:
    """Roll the die and move it onto the n-th tile ahead, skipping figures (GM-80); that tile leaves (GM-81)."""
    roll = chance.pick(FACES)
    space = tiles_ahead(state.track, state.empty)[roll - 1]
    tile = state.track[space]
    assert state.die is not None
    assert tile is not None
    return DieRolled(roll, state.die, space, tile)


_FORWARDS = [tuple([(empty + step) % SPACES for step in range(1, SPACES)]) for empty in range(SPACES)]
"""For each empty space all others, forwards from it, so that the last figure comes first (GM-10)."""


def _space_after(space: int) -> int:
    return (space + 1) % SPACES
