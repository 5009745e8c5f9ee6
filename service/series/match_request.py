"""Match requests, and which of them fit together."""

from collections.abc import Iterator
from math import inf
from typing import Any, Final, Literal

from msgspec import Struct

from cairn.events.codec import canonical
from cairn.events.table import Clock

WIDTH: Final = 50
WIDER: Final = 10  # increase of that maximum for each second of waiting
Status = Literal["waiting", "paired", "over"]


class MatchRequest(Struct, frozen=True):
    """A request for an opponent, from `since` until a time in seconds since 1970, or for an AI after `ai_after`."""

    id: str
    player: str
    bot: bool
    bots: bool
    rating: int
    ruleset: str
    options: dict[str, Any]
    clock: Clock | None
    rated: bool
    ai_after: int | None
    since: float
    until: float
    client: str

    @property
    def terms(self) -> bytes:
        """The terms that two requests must share."""
        clock = self.clock
        timed = [clock.kind, clock.seconds, clock.increment, clock.then] if clock else None
        return canonical([self.ruleset, self.options, timed, self.rated])

    def width(self, now: float) -> int:
        """Return the maximum difference of ratings at this time."""
        return WIDTH + int(WIDER * max(0.0, now - self.since))

    def fits(self, other: "MatchRequest", now: float) -> bool:
        """Return whether two requests of the same terms may be paired at this time."""
        apart = abs(self.rating - other.rating)
        return (
            self.player != other.player
            and (self.bots or not other.bot)
            and (other.bots or not self.bot)
            and apart <= min(self.width(now), other.width(now))
        )


class Paired(Struct, frozen=True):
    """A paired game: the players by seat, or an AI of a level, and the requests (`wishes`) that it fulfils."""

    game: str
    wishes: tuple[str, ...]
    players: tuple[str, ...]
    bots: tuple[bool, ...]
    level: str | None
    ruleset: str
    options: dict[str, Any]
    clock: Clock | None
    rated: bool
    at: float
    client: str


def pairs_of(wishes: list[MatchRequest], now: float) -> list[tuple[MatchRequest, MatchRequest]]:
    """Return pairs of requests: the longest waiting first, each with the nearest rating."""
    by_terms = dict[bytes, list[MatchRequest]]()
    for wish in wishes:
        by_terms.setdefault(wish.terms, []).append(wish)
    pairs, gone = list[tuple[MatchRequest, MatchRequest]](), set[str]()
    for same in by_terms.values():
        by_rating = sorted(same, key=lambda wish: (wish.rating, wish.since, wish.id))
        places = {wish.id: place for place, wish in enumerate(by_rating)}
        for wish in sorted(same, key=lambda wish: (wish.since, wish.id)):
            if wish.id in gone:
                continue
            for other in _nearest(by_rating, places[wish.id]):
                if abs(other.rating - wish.rating) > wish.width(now):
                    break
                if other.id not in gone and wish.fits(other, now):
                    gone |= {wish.id, other.id}
                    pairs.append((wish, other))
                    break
    return pairs


def _nearest(by_rating: list[MatchRequest], place: int) -> Iterator[MatchRequest]:
    low, high, own = place - 1, place + 1, by_rating[place].rating
    while low >= 0 or high < len(by_rating):
        below = own - by_rating[low].rating if low >= 0 else inf
        above = by_rating[high].rating - own if high < len(by_rating) else inf
        if below <= above:
            yield by_rating[low]
            low -= 1
        else:
            yield by_rating[high]
            high += 1
