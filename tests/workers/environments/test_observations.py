"""The numbers of an observation: all that a view holds, each in its place."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any

import pytest
from helpers.playing import CASES, random_game, somewhere
from msgspec import Meta, Struct

from cairn.events.codec import dump, load
from cairn.events.decision import redact
from cairn.projections.fold import fold
from cairn.workers.environments import observations
from cairn.workers.environments.observations import Layout, Slot, layout

PINNED = {
    "glen_more": (2851, "bbad59d53e84c3741f9084af09dcf92149b08bea63ff078d363a19d40cf1f372"),
    "highland_clans": (915, "195cc2716714d67ad3829104940c1807171c069654d8d3bd9a109e28c95a154c"),
    "schotten_totten": (249, "9a984584c89e97eb6b6cd0161772242bde75d13110ce399ce0cde689acde7429"),
}
"""How many numbers an observation has, and the SHA-256 of what they mean as JSON."""


@pytest.mark.parametrize("ruleset", PINNED)
def test_a_place_always_means_the_same(ruleset: str) -> None:
    """Who changes it must give environments another `VERSION`, as what was learnt from this one is worthless."""
    slots = layout(ruleset).slots
    meaning = [(slot.path, slot.holds, str(slot.low), str(slot.high), slot.words) for slot in slots]
    assert (len(slots), sha256(dump(meaning)).hexdigest()) == PINNED[ruleset]


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_nothing_of_a_view_is_lost(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """What the numbers say by their slots alone is the view, as JSON: in the middle of games, and at an end."""
    games = [somewhere(ruleset, options, seats, seed) for seed in range(4)] + [random_game(ruleset, options, seats)]
    for number, game in enumerate(games):
        seat = number % seats
        view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
        numbers = layout(ruleset).encode(seat, view)
        assert decoded(layout(ruleset).slots, numbers.tolist()) == {"seat": seat, "view": load(dump(view))}
        assert layout(ruleset).space().contains(numbers)


def decoded(slots: Sequence[Slot], numbers: Sequence[float]) -> Any:
    """Return the JSON that numbers stand for, from what the slots say alone."""
    whole: dict[str, Any] = {}
    absent = set[str]()

    def put(path: str, value: Any) -> None:
        *way, last = path.split("/")[1:]
        at: Any = whole
        for name in way:
            at = at[int(name)] if isinstance(at, list) else at.setdefault(name, {})
        at[int(last) if isinstance(at, list) else last] = value

    for slot, number in zip(slots, numbers, strict=True):
        parts = slot.path.split("/")
        if any("/".join(parts[:end]) in absent for end in range(2, len(parts) + 1)):
            assert number == 0
        elif slot.holds == "length":
            put(slot.path, [{} for _ in range(int(number))])
            absent |= {f"{slot.path}/{place}" for place in range(int(number), int(slot.high))}
        elif slot.holds == "there":
            if not number:
                put(slot.path, None)
                absent.add(slot.path)
        elif slot.holds == "word":
            put(slot.path, slot.words[int(number) - 1] if number else None)
        else:
            put(slot.path, int(number))
    return whole


class Bounded(Struct):
    """A state that has a place for everything."""

    cards: Annotated[tuple[int, ...], Meta(max_length=2)]


class Endless(Struct):
    """A state that could be of any size."""

    cards: tuple[int, ...]


def test_what_could_be_of_any_size_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the path to it; and so is an array that has more items than its type says."""
    for kind in (Bounded, Endless):
        monkeypatch.setattr(observations, "projection_of", lambda _, kind=kind: type("Projection", (), {"State": kind}))
        if kind is Endless:
            with pytest.raises(TypeError, match="/view/cards has no fixed place"):
                Layout("endless")
        else:
            bounded = Layout("bounded")
            assert bounded.encode(1, Bounded((5,))).tolist() == [1, 1, 5, 0]
            with pytest.raises(ValueError, match="/view/cards has 3 items, and room for 2"):
                bounded.encode(0, Bounded((1, 2, 3)))
