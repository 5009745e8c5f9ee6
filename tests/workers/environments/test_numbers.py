"""Numbers of actions and observations: their meaning is the same in every position and never changes."""

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
from cairn.service.rules import GAMES, newest
from cairn.workers.environments import observations, raw_env
from cairn.workers.environments.actions import actions
from cairn.workers.environments.learning import learning_of
from cairn.workers.environments.observations import Layout, Slot, layout
from cairn.workers.search.selfplay import play

PINNED_ACTIONS = {
    "glen_more": (1193, "b0c8d5c1128f3c83f61722acc7e69b5a10ffc6f2d49c1fc9403da245e9a1bd47"),
    "highland_clans": (362, "497b348a87bf4a3da4519558043d81a374b44cbaf01b8c4f0ddf304751de413d"),
    "schotten_totten": (1235, "ed3f721bcb203ed3e78ac2eab4f5e60cdd232c4df3769d408a5e84c11c82399c"),
}
"""The number of actions of a ruleset, and the SHA-256 of their meanings as JSON."""

PINNED_SLOTS = {
    "glen_more": (4458, "545b3c3c8f98ee94875986f83f8fdc23757e80251afec3c80a86f03be8d69af0"),
    "highland_clans": (210, "cd54d39a883291db33c4ddb7cc4e03946090c8f36c0f18e49a1a8151022e7bab"),
    "schotten_totten": (1630, "f0265403d0e6b5393886e74ef7835d9556442aa4fecea698d6dfc528f104f9e8"),
}
"""The length of an observation, and the SHA-256 of the meanings of its places as JSON."""

MAX_KEYS = 1500
"""A network has an output for each action, and this number is still small."""


@pytest.mark.parametrize("ruleset", PINNED_ACTIONS)
@pytest.mark.parametrize("pinned", [PINNED_ACTIONS, PINNED_SLOTS], ids=["actions", "slots"])
def test_the_meaning_of_a_number_never_changes(ruleset: str, pinned: dict[str, tuple[int, str]]) -> None:
    """A change needs another `VERSION` of the environments, as anything learnt from the old one is worthless."""
    meanings = actions(ruleset).keys if pinned is PINNED_ACTIONS else layout(ruleset).slots
    assert (len(meanings), sha256(dump(meanings)).hexdigest()) == pinned[ruleset]
    assert raw_env(ruleset).metadata["name"] == f"{ruleset}_v1"
    assert len(actions(ruleset).keys) <= MAX_KEYS


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_legal_moves_have_distinct_actions(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """In every position of whole games, with each option."""
    positions = 0
    for seed in range(3):
        for state in play(ruleset, options, [None] * seats, str(seed)):
            act = newest(ruleset).to_act(state)
            assert act
            moves = newest(ruleset).legal_moves(state, act.seat)
            assert [*actions(ruleset).legal(state, act.seat, moves).values()] == moves
            positions += 1
    assert positions


@pytest.mark.parametrize("ruleset", GAMES)
def test_an_action_is_a_move_of_the_api(ruleset: str) -> None:
    """Each legal one can be encoded as JSON and decoded again."""
    game = raw_env(ruleset)
    game.reset(seed=1)
    legal = game.observe(game.agent_selection)["action_mask"].nonzero()[0].tolist()
    assert legal
    for action in legal:
        assert game.action_of(game.move_of(action)) == action


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_an_action_follows_from_the_view_alone(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Hidden information changes no number."""
    game = random_game(ruleset, options, seats, 2, stop=16)
    seat = game.waited_for
    view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
    moves = game.rules.legal_moves(view, seat)
    assert actions(ruleset).legal(view, seat, moves) == actions(ruleset).legal(game.position.state, seat, moves)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ({"type": "claim", "stone": 10}, "schotten_totten has no move"),
        ({}, "schotten_totten has no move"),
        ({"type": "claim", "stone": 1}, r"\(ST-"),
    ],
)
def test_invalid_actions_are_refused(move: dict[str, object], why: str) -> None:
    """With a reason: an unknown move, no value, and an illegal move, with its clause."""
    game = raw_env("schotten_totten")
    game.reset(seed=1)
    with pytest.raises(ValueError, match=why):
        game.action_of(move)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (-1, "Schotten Totten has actions 0 to 1234, not -1"),
        (1235, "Schotten Totten has actions 0 to 1234, not 1235"),
        (None, "Schotten Totten has actions 0 to 1234, not None"),
        (1234, r"\(ST-"),
    ],
)
def test_a_number_without_a_legal_move_is_refused(action: int | None, why: str) -> None:
    """Also negative ones, as Python would count from the end."""
    game = raw_env("schotten_totten")
    game.reset(seed=1)
    with pytest.raises(ValueError, match=why):
        game.step(action)


def test_an_action_that_needs_a_position_is_refused_by_its_meaning() -> None:
    """A tile's cell is relative to a neighbour, so without one there is no move to check with the rules."""
    game = raw_env("glen_more")
    game.reset(seed=1)
    action = game.keys.index(("place_tile", 5, 0, 1))
    with pytest.raises(ValueError, match=rf"Action {action} \(place_tile 5 0 1\) is not legal here"):
        game.step(action)


Leaves = dict[str, Any]
"""The contents of a view by JSON pointer. An unordered array is one value; null is no value."""


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_an_observation_is_lossless(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Decoding the numbers by their slots alone gives the view, during games and at the end."""
    games = [somewhere(ruleset, options, seats, seed) for seed in range(4)] + [random_game(ruleset, options, seats)]
    for number, game in enumerate(games):
        seat = number % seats
        view = fold(redact(decision, seat, ended=False) for decision in game.decisions).state
        numbers = layout(ruleset).encode(seat, view)
        learning = learning_of(ruleset)
        expected = {"/seat": seat} | flatten(load(dump(view)), "/view", learning.SETS, learning.KEYED)
        said = decode_slots(layout(ruleset).slots, numbers.tolist())
        assert {*said} == {*expected}
        for path, value in expected.items():
            assert said[path] == (pytest.approx(value, rel=1e-5) if isinstance(value, int) else value), path
        assert layout(ruleset).space().contains(numbers)


@pytest.mark.parametrize("ruleset", PINNED_SLOTS)
def test_every_number_has_bounds(ruleset: str) -> None:
    """From -1 or 0 to 1."""
    assert layout(ruleset).space().is_bounded()
    assert {slot.low for slot in layout(ruleset).slots} <= {-1.0, 0.0}


def flatten(value: Any, path: str, sets: Set[str], keyed: Mapping[str, str]) -> Leaves:
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
        found |= flatten(part, way, sets, keyed)
    return found


def decode_slots(slots: Sequence[Slot], numbers: Sequence[float]) -> Leaves:
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
