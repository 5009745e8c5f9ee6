"""The lessons of games: they are what the rules and the recorded games say today, and end in a won game."""

import json

import pytest

from cairn.contract.lesson import file_of, lesson_of, made
from cairn.contract.playing import FACTS
from cairn.events.registry import has

LONGEST_SENTENCES = 240
"""What the guide says at once is read at a glance."""


def is_taught(ruleset: str) -> bool:
    """Tell whether the page has a lesson of a game."""
    return has(ruleset, "page") and file_of(ruleset).exists()


@pytest.mark.parametrize("ruleset", FACTS)
def test_a_lesson_is_what_its_recorded_game_says(ruleset: str) -> None:
    """The page's file is made of the recorded game and of the rules as they are: each move is legal, or refused."""
    lesson = lesson_of(ruleset)
    if not lesson:
        assert not is_taught(ruleset)
        return
    assert file_of(ruleset).read_bytes() == made(lesson), f"python -m cairn.contract.lesson {ruleset} makes it anew"


def test_a_lesson_ends_in_a_won_game() -> None:
    """The learner plays, is refused once at least, and wins, alone; the guide never says much at once."""
    for ruleset in filter(is_taught, FACTS):
        lesson = json.loads(file_of(ruleset).read_bytes())
        steps, seat = lesson["steps"], lesson["seat"]
        assert lesson["positions"][str(steps[-1]["at"])]["outcome"]["winners"] == [seat]
        assert sum(step["move"] is not None for step in steps) >= 10
        assert any(step["refusal"] for step in steps)
        assert max(len(step["say"]) for step in steps) <= LONGEST_SENTENCES


def test_a_lesson_shows_no_more_than_its_seat_sees() -> None:
    """Each position is as the learner's seat saw it: it names them as who looks, and no game is over but the last."""
    for ruleset in filter(is_taught, FACTS):
        lesson = json.loads(file_of(ruleset).read_bytes())
        last = str(lesson["steps"][-1]["at"])
        for version, game in lesson["positions"].items():
            assert game["viewer"] == lesson["seat"]
            assert (game["status"] == "finished") == (version == last)
