"""No byte that leaves the service reveals hidden information to its receiver, in any channel."""

import random
from typing import NamedTuple

import pytest
from freezegun import freeze_time
from helpers.receiver import Receiver
from joints.world import START
from secrecy.channels import CHANNELS, Seen, differing, observed
from secrecy.leaks import LEAKS
from secrecy.pairs import Pair, pair_of
from secrecy.world import living

from cairn.contract.playing import CASES, FACTS, Case
from cairn.contract.sampling import many_games, sample_or_all

pytestmark = pytest.mark.usefixtures("environment")

VIEWERS = {"highland_clans": None}
"""The viewer of every run: a spectator here, seat 1 elsewhere."""

QUICK = ("nothing_is_redacted", "workers", "an_id", "a_line", "when_it_moves")
"""The leaks planted in every run, which cover each channel. The others are `slow`."""


def seen_of(pair: Pair, which: int, postbox: Receiver) -> Seen:
    """Return the output of a twin's world."""
    with living(pair, pair.games[which], postbox) as twin:
        return observed(twin)


def made(case: Case, viewer: int | None, seed: int) -> Pair:
    """Return a pair played from the start of the worlds."""
    with freeze_time(START):
        return pair_of(case, viewer, seed)


@sample_or_all
@pytest.mark.parametrize("ruleset", FACTS)
def test_twins_cannot_be_distinguished(postbox: Receiver, ruleset: str, everything: bool) -> None:
    """Two games that differ in what a viewer may not know have the same output in every channel, at every moment.

    For a seat or a spectator, at one point of a game of the last options. A run of `many` covers every seat and a
    spectator at three points of games of all options, or CAIRN_GAMES random ones of these.
    """
    cases = [case for case in CASES if case[0] == ruleset]
    asked = [(cases[-1], VIEWERS.get(ruleset, 1), 0)]
    if everything:
        asked = [(case, seat, seed) for case in cases for seat in (None, *range(case[2])) for seed in range(3)]
        asked = random.sample(asked, min(many_games(), len(asked)))
    for case, viewer, seed in asked:
        pair = made(case, viewer, seed)
        first, second = (seen_of(pair, which, postbox) for which in (0, 1))
        for channel in CHANNELS:
            assert first[channel] == second[channel], (channel, case, viewer, seed)
        assert sum(b'"200 OK"' in line for line in first["headers"]) >= 10
        states = [game.position.state for game in pair.games]
        assert (states[0] != states[1]) == (FACTS[ruleset].twin is not None)


class Undisturbed(NamedTuple):
    """A pair and the output of the first one's world. Both differ in the hand of the AI to move."""

    pair: Pair
    first: Seen


_undisturbed: list[Undisturbed] = []


@pytest.fixture
def undisturbed(postbox: Receiver) -> Undisturbed:
    """Return the pair, which runs once."""
    if not _undisturbed:
        pair = made(CASES[-1], 1, 0)
        _undisturbed.append(Undisturbed(pair, seen_of(pair, 0, postbox)))
    return _undisturbed[0]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in QUICK else pytest.mark.slow) for name in LEAKS]
)
def test_a_planted_leak_is_found(postbox: Receiver, undisturbed: Undisturbed, name: str) -> None:
    """In exactly its channels: so the test above can fail."""
    pair, first = undisturbed
    with living(pair, pair.games[1], postbox) as twin, LEAKS[name].plant(twin):
        second = observed(twin)
    assert differing(first, second) == LEAKS[name].shown


def test_each_channel_has_a_planted_leak() -> None:
    """In every run, too. A new channel needs a leak."""
    assert set[str]().union(*(LEAKS[name].shown for name in QUICK)) == {*CHANNELS}
