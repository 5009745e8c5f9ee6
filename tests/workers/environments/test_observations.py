"""Numbers of an observation: all information of a view, each in its place."""

from collections.abc import Mapping, Sequence, Set
from hashlib import sha256
from typing import Annotated, Any

import pytest
from helpers.planted import game_of_a_package
from msgspec import Meta, Struct

from cairn.contract.playing import CASES, random_game, somewhere
from cairn.events.codec import dump, load
from cairn.events.decision import redact
from cairn.projections.fold import fold
from cairn.workers.environments import observations
from cairn.workers.environments.learning import learning_of
from cairn.workers.environments.observations import Layout, Slot, layout

PINNED = {
    "glen_more": (4458, "545b3c3c8f98ee94875986f83f8fdc23757e80251afec3c80a86f03be8d69af0"),
    "highland_clans": (210, "cd54d39a883291db33c4ddb7cc4e03946090c8f36c0f18e49a1a8151022e7bab"),
    "schotten_totten": (1630, "f0265403d0e6b5393886e74ef7835d9556442aa4fecea698d6dfc528f104f9e8"),
}
"""The length of an observation, and the SHA-256 of the meanings of its places as JSON."""

Leaves = dict[str, Any]
"""The contents of a view by JSON pointer. An unordered array is one value; null is no value."""


@pytest.mark.parametrize("ruleset", PINNED)
def test_the_meaning_of_a_place_never_changes(ruleset: str) -> None:
    """A change needs another `VERSION` of the environments, as anything learnt from the old one is worthless."""
    slots = layout(ruleset).slots
    assert (len(slots), sha256(dump(slots)).hexdigest()) == PINNED[ruleset]


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_an_observation_is_lossless(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Decoding the numbers by their slots alone gives the view, during games and at the end."""
    games = [somewhere(ruleset, options, seats, seed) for seed in range(4)] + [random_game(ruleset, options, seats)]
    for number, game in enumerate(games):
        seat = number % seats
        view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
        numbers = layout(ruleset).encode(seat, view)
        learning = learning_of(ruleset)
        expected = {"/seat": seat} | leaves(load(dump(view)), "/view", learning.SETS, learning.KEYED)
        said = decoded(layout(ruleset).slots, numbers.tolist())
        assert {*said} == {*expected}
        for path, value in expected.items():
            assert said[path] == (pytest.approx(value, rel=1e-5) if isinstance(value, int) else value), path
        assert layout(ruleset).space().contains(numbers)


@pytest.mark.parametrize("ruleset", PINNED)
def test_every_number_has_bounds(ruleset: str) -> None:
    """From -1 or 0 to 1."""
    assert layout(ruleset).space().is_bounded()
    assert {slot.low for slot in layout(ruleset).slots} <= {-1.0, 0.0}


def leaves(value: Any, path: str, sets: Set[str], keyed: Mapping[str, str]) -> Leaves:
    """Return the contents of a view by path."""
    field = next((name for name in reversed(path.split("/")) if not name.isdigit()), "")
    if isinstance(value, dict):
        parts = [(f"{path}/{name}", part) for name, part in value.items()]
    elif isinstance(value, list) and field in keyed:
        parts = [(f"{path}/{part[keyed[field]]}", part) for part in value]
    elif isinstance(value, list) and field in sets and not any(isinstance(part, list) for part in value):
        return {path: sorted(map(str, value))} if value else {}
    elif isinstance(value, list):
        parts = [(f"{path}/{place}", part) for place, part in enumerate(value)]
    else:
        return {} if value is None else {path: int(value) if isinstance(value, bool) else value}
    found: Leaves = {}
    for way, part in parts:
        found |= leaves(part, way, sets, keyed)
    return found


def decoded(slots: Sequence[Slot], numbers: Sequence[float]) -> Leaves:
    """Return the contents encoded by numbers, using the slots alone."""
    there = {slot.path: number for slot, number in zip(slots, numbers, strict=True) if slot.holds == "there"}
    found: Leaves = {}
    for slot, number in zip(slots, numbers, strict=True):
        parts = slot.path.split("/")
        ways = ["/".join(parts[:end]) for end in range(2, len(parts) + (slot.holds != "there"))]
        if not all(there.get(way, 1.0) for way in ways):
            assert number == 0
        elif slot.holds == "is" and number:
            assert slot.path not in found
            found[slot.path] = slot.value
        elif slot.holds == "count" and number:
            assert slot.scale
            found[slot.path] = sorted([*found.get(slot.path, []), *[str(slot.value)] * round(number * slot.scale)])
        elif slot.holds == "number":
            found[slot.path] = number * slot.scale if slot.scale else 10 * number / (1 - abs(number))
    return found


class Bounded(Struct):
    """A state with a bounded size."""

    cards: Annotated[tuple[int, ...], Meta(max_length=2)]


class Endless(Struct):
    """A state with an unbounded size."""

    cards: tuple[int, ...]


def test_an_unbounded_size_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its path. So is an array with more items than its type allows."""
    for kind in (Bounded, Endless):
        monkeypatch.setattr(observations, "projection_of", lambda _, kind=kind: type("Projection", (), {"State": kind}))
        if kind is Endless:
            with game_of_a_package("endless"), pytest.raises(TypeError, match="/view/cards has no fixed place"):
                Layout("endless")
        else:
            with game_of_a_package("bounded"):
                bounded = Layout("bounded")
            assert bounded.encode(1, Bounded((10,))).tolist() == [0, 1, 0, 0, 0, 1, 0.5, 0, 0]
            with pytest.raises(ValueError, match="/view/cards has 3 items, and room for 2"):
                bounded.encode(0, Bounded((1, 2, 3)))
