"""Points of a round and of the match: owners of stones, victories and their points."""

from collections.abc import Iterator, Sequence

from cairn.events.decision import Event
from cairn.events.schotten_totten.events import RoundEnded, StoneAwarded
from cairn.projections.schotten_totten.state import State
from cairn.service.rules.schotten_totten.claims import is_complete, seat_of_stronger_side

WINNERS_POINTS = 5  # the points of the winner of a round (ST-20)


def stones_of(state: State, seat: int) -> list[int]:
    """Return the stones a seat controls."""
    return [number for number, stone in enumerate(state.stones, start=1) if stone.owner == seat]


def victory(stones: Sequence[int]) -> str | None:
    """Return how these stones win the round: three adjacent ones, or any five (ST-15). None if they do not."""
    if any({number + 1, number + 2} <= set(stones) for number in stones):
        return "three_adjacent"
    return "five" if len(stones) >= 5 else None


def end_round(state: State, reason: str, winner: int | None) -> RoundEnded:
    """Return the end of a round: 5 points for the winner, for the other their stones (ST-20, ST-70)."""
    stones = tuple(len(stones_of(state, seat)) for seat in range(2))
    points = tuple(WINNERS_POINTS if seat == winner else stones[seat] for seat in range(2))
    return RoundEnded(reason, winner, stones, points)


def award_stones(state: State) -> Iterator[Event]:
    """Yield the new owner of each unclaimed stone of a stuck round: the only complete side, or the better (ST-70)."""
    for number, stone in enumerate(state.stones, start=1):
        if stone.owner is None:
            complete = [seat for seat in range(2) if is_complete(stone, seat)]
            if complete:
                yield StoneAwarded(complete[0] if len(complete) == 1 else seat_of_stronger_side(stone), number)


def winner_of_stuck_round(state: State) -> int | None:
    """Return the only seat whose stones win by ST-15, else the one with more stones; None if equal (ST-70)."""
    stones = [stones_of(state, seat) for seat in range(2)]
    victors = [seat for seat in range(2) if victory(stones[seat])]
    if len(victors) == 1:
        return victors[0]
    return None if len(stones[0]) == len(stones[1]) else int(len(stones[1]) > len(stones[0]))
