"""The scoring of a round: the largest following, then green, red and blue (HC-60 to HC-63)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cairn.events.decision import Event
from cairn.events.highland_clans.events import ColourScored, FollowingCounted
from cairn.projections.highland_clans.state import Clan, State

_CACHED = 4096


def score_round(state: State) -> Iterator[Event]:
    """Yield the points of each colour, in the order of scoring."""
    warriors, courts = [clan.warriors for clan in state.clans], [clan.court for clan in state.clans]
    holder = largest_following(warriors, courts, state.following)
    yield FollowingCounted(tuple(warriors), tuple(courts), holder)
    greens, herds, blues = count_greens(state.clans), count_herds(state.clans), count_blues(state.clans)
    against = largest_other_herds(herds)
    yield ColourScored("green", greens, (), green_points(greens))
    yield ColourScored("red", herds, (), red_points(herds))
    yield ColourScored("blue", blues, against, blue_points(blues, against))


def count_greens(clans: Sequence[Clan]) -> tuple[int, ...]:
    """Return each clan's number of green: monks, and 3 for each monastery (HC-61)."""
    return tuple([clan.monks + 3 * clan.monasteries for clan in clans])


def count_herds(clans: Sequence[Clan]) -> tuple[int, ...]:
    """Return each clan's number of cattle (HC-62)."""
    return tuple([clan.cattle for clan in clans])


def count_blues(clans: Sequence[Clan]) -> tuple[int, ...]:
    """Return each clan's number of blue: pipers, and 2 for each castle (HC-63)."""
    return tuple([clan.pipers + 2 * clan.castles for clan in clans])


@lru_cache(_CACHED)
def largest_other_herds(herds: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each clan the largest herd of an opponent (HC-63)."""
    return tuple([max(herds[:seat] + herds[seat + 1 :]) for seat in range(len(herds))])


def largest_following(warriors: Sequence[int], courts: Sequence[int], holder: int | None) -> int | None:
    """Return the seat with most warriors, and among those most cubes in court; else still `holder` (HC-60)."""
    most = [seat for seat, number in enumerate(warriors) if number == max(warriors)]
    largest = [seat for seat in most if courts[seat] == max(courts[seat] for seat in most)]
    return largest[0] if len(largest) == 1 else holder


@lru_cache(_CACHED)
def green_points(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return 3 for the sole most and 2 for the sole second; 1 for each clan that shares a place (HC-61).

    If several share the most, there is no second place. A clan without green gets nothing.
    """
    points = [0] * len(counts)
    for prize in (3, 2):
        rest = [number for number, got in zip(counts, points, strict=True) if not got]
        place = [seat for seat, number in enumerate(counts) if number == max(rest) and number > 0]
        for seat in place:
            points[seat] = prize if len(place) == 1 else 1
        if len(place) != 1:
            break
    return tuple(points)


@lru_cache(_CACHED)
def red_points(herds: tuple[int, ...]) -> tuple[int, ...]:
    """Return 1 for each cattle of a clan, and 2 more for the sole largest herd (HC-62)."""
    alone = herds.count(max(herds)) == 1
    return tuple([herd + 2 * (alone and herd == max(herds)) for herd in herds])


@lru_cache(_CACHED)
def blue_points(counts: tuple[int, ...], against: tuple[int, ...]) -> tuple[int, ...]:
    """Return pipers and castles minus the largest herd of an opponent, if that is positive (HC-63)."""
    return tuple([max(0, number - herd) for number, herd in zip(counts, against, strict=True)])
