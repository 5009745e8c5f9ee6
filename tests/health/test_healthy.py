"""Five healthy set-ups, of which no door says a false word: from their first second on, while parts start."""

import time

import pytest
from health.doors import Wrong
from health.installation import Installation, run_installation
from helpers.running import until

pytestmark = [pytest.mark.faults, pytest.mark.timeout(600)]
WATCHED_SECONDS = 25.0
"""Longer than a process counts as starting: what is missing is named by then."""


def until_registered(made: Installation) -> None:
    """Wait until an API of an installation has registered; `cairn up` then is ready."""
    if "REDIS_URL" in made.settings:
        registry = made.services().parts
        until(lambda: any(seen.process.name == "API" for seen in registry.look().serving))


@pytest.mark.parametrize("kind", ["up", "own servers", "sentinel", "cluster", "bucket"])
def test_no_door_says_a_false_word(kind: str) -> None:
    """`cairn up` on another port; Redis with a user and a password, and backups; Sentinels; a cluster; a bucket.

    The queue of all but the first is apart. Until one API has registered, it is true that there is none. A door may
    not answer before the API has started.
    """
    with run_installation(kind) as made:
        until_registered(made)
        end = time.monotonic() + WATCHED_SECONDS
        found = dict[str, list[Wrong]]()
        answered = set[str]()
        while time.monotonic() < end or answered < made.doors.all.keys():
            for door, answer in made.doors.ask_all().items():
                answered |= {door} if answer is not None else set()
                if answer:
                    found[door] = answer
            assert time.monotonic() < end + 120, answered
        assert found == {}
