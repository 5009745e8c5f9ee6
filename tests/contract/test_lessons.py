"""The lessons of games: they are what the rules and the recorded games say today, and end in a won game."""

import json

import pytest

from cairn.contract.lesson import file_of, lesson_of, made
from cairn.contract.playing import FACTS
from cairn.events.registry import has

TAUGHT = [ruleset for ruleset in FACTS if has(ruleset, "page") and lesson_of(ruleset)]
LONGEST_SENTENCES = 240
"""What the guide says at once is read at a glance."""


@pytest.mark.parametrize("ruleset", TAUGHT)
def test_a_lesson_is_what_its_recorded_game_says(ruleset: str) -> None:
    """The page's file is made of the recorded game and of the rules as they are: each move is legal, or refused."""
    lesson = lesson_of(ruleset)
    assert lesson
    assert file_of(ruleset).read_bytes() == made(lesson), f"python -m cairn.contract.lesson {ruleset} makes it anew"


@pytest.mark.parametrize("ruleset", TAUGHT)
def test_a_lesson_ends_in_a_won_game(ruleset: str) -> None:
    """The learner plays, is refused once at least, and wins, alone; the guide never says much at once."""
    lesson = json.loads(file_of(ruleset).read_bytes())
    steps, seat = lesson["steps"], lesson["seat"]
    assert lesson["positions"][str(steps[-1]["at"])]["outcome"]["winners"] == [seat]
    assert sum(step["move"] is not None for step in steps) >= 10
    assert any(step["refusal"] for step in steps)
    assert max(len(step["say"]) for step in steps) <= LONGEST_SENTENCES


@pytest.mark.parametrize("ruleset", TAUGHT)
def test_a_lesson_shows_no_more_than_its_seat_sees(ruleset: str) -> None:
    """Each position is as the learner's seat saw it: it names them as who looks, and no game is over but the last."""
    lesson = json.loads(file_of(ruleset).read_bytes())
    last = str(lesson["steps"][-1]["at"])
    for version, game in lesson["positions"].items():
        assert game["viewer"] == lesson["seat"]
        assert (game["status"] == "finished") == (version == last)
