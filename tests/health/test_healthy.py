"""Five healthy set-ups, of which no door says a false word: from their first second on, while parts start."""

import time

import pytest
from health.doors import Wrong
from health.installation import installed

pytestmark = [pytest.mark.faults, pytest.mark.timeout(600)]
WATCHED_SECONDS = 25.0
"""Longer than a process counts as starting: what is missing is named by then."""


@pytest.mark.parametrize("kind", ["up", "own servers", "sentinel", "cluster", "bucket"])
def test_no_door_says_a_false_word(kind: str) -> None:
    """`cairn up` on another port; Redis with a user and a password, and backups; Sentinels; a cluster; a bucket.

    The queue of all but the first is apart. A door may not answer before the API has started.
    """
    with installed(kind) as made:
        until = time.monotonic() + WATCHED_SECONDS
        found = dict[str, list[Wrong]]()
        answered = set[str]()
        while time.monotonic() < until or answered < made.doors.all.keys():
            for door, answer in made.doors.ask_all().items():
                answered |= {door} if answer is not None else set()
                if answer:
                    found[door] = answer
            assert time.monotonic() < until + 120, answered
        assert found == {}
