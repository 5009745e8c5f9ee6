"""The scoring of a round: the largest following, then green, red and blue (HC-60 to HC-63)."""

from collections.abc import Iterator, Sequence

from events.decision import Event
from events.highland_clans.events import ColourScored, FollowingCounted
from projections.highland_clans.state import State


def score_round(state: State) -> Iterator[Event]:
    """Yield what each colour brings."""
    warriors, courts = [clan.warriors for clan in state.clans], [clan.court for clan in state.clans]
    holder = largest_following(warriors, courts, state.following)
    yield FollowingCounted(tuple(warriors), tuple(courts), holder)
    greens = [clan.monks + 3 * clan.monasteries for clan in state.clans]
    yield ColourScored("green", tuple(greens), (), green_points(greens))
    herds = [clan.cattle for clan in state.clans]
    yield ColourScored("red", tuple(herds), (), red_points(herds))
    blues = [clan.pipers + 2 * clan.castles for clan in state.clans]
    against = [max(herds[:seat] + herds[seat + 1 :]) for seat in range(len(herds))]
    yield ColourScored("blue", tuple(blues), tuple(against), blue_points(blues, against))


def largest_following(warriors: Sequence[int], courts: Sequence[int], holder: int | None) -> int | None:
    """Return who takes the marker: most warriors, then most cubes in court; still tied, it stays (HC-60)."""
    most = [seat for seat, number in enumerate(warriors) if number == max(warriors)]
    largest = [seat for seat in most if courts[seat] == max(courts[seat] for seat in most)]
    return largest[0] if len(largest) == 1 else holder


def green_points(counts: Sequence[int]) -> tuple[int, ...]:
    """Return 3 for the sole most and 2 for the sole second; 1 for each who shares a place (HC-61).

    If most is shared nobody is second; who has no green gets nothing.
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


def red_points(herds: Sequence[int]) -> tuple[int, ...]:
    """Return 1 for each own cattle, and 2 more for the sole largest herd (HC-62)."""
    alone = herds.count(max(herds)) == 1
    return tuple(herd + 2 * (alone and herd == max(herds)) for herd in herds)


def blue_points(counts: Sequence[int], against: Sequence[int]) -> tuple[int, ...]:
    """Return pipers and castles minus the largest herd of an opponent, if that is positive (HC-63)."""
    return tuple(max(0, number - herd) for number, herd in zip(counts, against, strict=True))
