"""Lessons of games match the current rules and recorded games, and end in a win."""

import json

import pytest

from cairn.contract.lesson import file_of, lesson_of, made
from cairn.contract.playing import FACTS
from cairn.events.registry import has

LONGEST_SENTENCES = 240
"""Maximum length of the guide's text in one step."""


def is_taught(ruleset: str) -> bool:
    """Return whether the page has a lesson of a game."""
    return has(ruleset, "page") and file_of(ruleset).exists()


@pytest.mark.parametrize("ruleset", FACTS)
def test_a_lesson_matches_its_recorded_game(ruleset: str) -> None:
    """The page's file is generated from the recorded game and the current rules: each move is legal, or refused."""
    lesson = lesson_of(ruleset)
    if not lesson:
        assert not is_taught(ruleset)
        return
    assert file_of(ruleset).read_bytes() == made(lesson), f"python -m cairn.contract.lesson {ruleset} writes it"


def test_a_lesson_ends_in_a_won_game() -> None:
    """The learner plays, is refused at least once, and wins alone. The guide's texts are short."""
    for ruleset in filter(is_taught, FACTS):
        lesson = json.loads(file_of(ruleset).read_bytes())
        steps, seat = lesson["steps"], lesson["seat"]
        assert lesson["positions"][str(steps[-1]["at"])]["outcome"]["winners"] == [seat]
        assert sum(step["move"] is not None for step in steps) >= 10
        assert any(step["refusal"] for step in steps)
        assert max(len(step["say"]) for step in steps) <= LONGEST_SENTENCES


def test_a_lesson_shows_only_the_view_of_its_seat() -> None:
    """Each position is the learner's view with the learner as viewer, and only the last game is over."""
    for ruleset in filter(is_taught, FACTS):
        lesson = json.loads(file_of(ruleset).read_bytes())
        last = str(lesson["steps"][-1]["at"])
        for version, game in lesson["positions"].items():
            assert game["viewer"] == lesson["seat"]
            assert (game["status"] == "finished") == (version == last)
