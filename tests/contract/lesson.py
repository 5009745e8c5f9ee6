"""First lessons, generated from recorded games: `python -m cairn.contract.lesson frog_race`.

A game with a `lesson.py` next to its `facts.py` defines there the recorded game of its lesson, the learner's seat,
and the guide's text step by step. Positions and refusals are computed from the recorded game and the rules, and
written as `lesson.json` to the game's `page`. A test checks that it is up to date.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from cairn.contract.playing import FACTS, load, recording
from cairn.events.archive import names_in
from cairn.events.chain import Entry, Head
from cairn.events.codec import decode, dump
from cairn.events.decision import Decision, Move, redact
from cairn.events.registry import folder_of, has, part_of
from cairn.projections.fold import BEFORE, Position, step
from cairn.projections.message import as_message
from cairn.projections.names import Names
from cairn.projections.say import say
from cairn.service.api.games.game import Game
from cairn.service.api.games.resources import plain, position_resource
from cairn.service.languages import english
from cairn.service.queries.snapshots import Snapshot
from cairn.service.rules import rules_of

SHOWN = (
    "id",
    "ruleset",
    "rules_version",
    "options",
    "status",
    "version",
    "seats",
    "viewer",
    "to_act",
    "state",
    "outcome",
)
"""Fields of the game resource in a position of a lesson."""
MAX_SHOWN = 6
"""The maximum number of shown decisions of others after a move. A step of the guide then describes the result."""
LEVEL = "easy"
"""The name of the other seats' player, as shown to the learner."""


@dataclass(frozen=True)
class Comment:
    """The guide comments on a version; `point` names the targets on the game's page.

    What it says is an id of the page's catalogue, or a sentence of a game without one.
    """

    version: int
    say: str
    point: tuple[str, ...] = ()


@dataclass(frozen=True)
class Play:
    """The guide asks for the move that led to a version. Later decisions of others are shown, too."""

    version: int
    say: str


@dataclass(frozen=True)
class Try:
    """The guide asks for an illegal move at a version. The refusal is shown with the service's text and clause."""

    version: int
    say: str
    move: Move


@dataclass(frozen=True)
class Lesson:
    """A lesson: the recorded game's name, the learner's seat, and the steps."""

    recording: str
    seat: int
    steps: Sequence[Comment | Play | Try]


def lesson_of(ruleset: str) -> Lesson | None:
    """Return the lesson of a game, or None."""
    tests = part_of(ruleset, "tests").__name__
    path = folder_of(ruleset, "tests") / "lesson.py"
    if not path.exists():
        return None
    lesson: Lesson = __import__(f"{tests}.lesson", fromlist=["LESSON"]).LESSON
    return lesson


def render(lesson: Lesson) -> bytes:
    """Return a lesson as JSON: its `positions` by version, and its `steps` (see `screens/learn` of the page)."""
    path = recording(lesson.recording)
    entries, names = load(path), Names(names_in(path.read_bytes()))
    seen = [redact(decode(entry.stored, entry.version), lesson.seat, False) for entry in entries]
    positions = [*_positions(seen)]
    steps = [*_steps(lesson, seen, positions, names)]
    wanted = sorted({version for each in steps for version in (each["at"], *(one["version"] for one in each["then"]))})
    shown = {str(version): _shown(positions[version - 1], entries[version - 1], lesson, names) for version in wanted}
    return dump({"seat": lesson.seat, "positions": shown, "steps": steps})


def _positions(seen: Sequence[Decision]) -> Iterator[Position[Any]]:
    position: Position[Any] = BEFORE
    for decision in seen:
        position = step(position, decision)
        yield position


def _steps(
    lesson: Lesson, seen: Sequence[Decision], positions: Sequence[Position[Any]], names: Names
) -> Iterator[dict[str, Any]]:
    following = [each.version - isinstance(each, Play) for each in lesson.steps[1:]] + [len(seen)]
    for each, until in zip(lesson.steps, following, strict=True):
        shown: dict[str, Any] = {
            "say": each.say,
            "at": each.version,
            "point": [],
            "move": None,
            "refusal": None,
            "then": [],
        }
        match each:
            case Comment():
                yield shown | {"point": [*each.point]}
            case Try():
                position = positions[each.version - 1]
                refusal = rules_of(position).refusal(position.state, lesson.seat, each.move, _people(names, position))
                assert refusal, f"{each.move} is legal at version {each.version}"
                said = {"sentence": msgspec.to_builtins(as_message(refusal.sentence)), "clause": refusal.clause}
                yield shown | {"move": msgspec.to_builtins(each.move), "refusal": said}
            case Play():
                decision, before = seen[each.version - 1], positions[each.version - 2]
                assert decision.by == lesson.seat
                assert decision.move in rules_of(before).legal_moves(before.state, lesson.seat)
                others = [*takewhile(lambda one: one.by != lesson.seat, seen[each.version : until])]
                then = [
                    {"version": one.version, "messages": _describe(one, positions[one.version - 1], lesson, names)}
                    for one in (decision, *(others if len(others) <= MAX_SHOWN else []))
                ]
                yield shown | {"at": each.version - 1, "move": msgspec.to_builtins(decision.move), "then": then}


def _describe(decision: Decision, position: Position[Any], lesson: Lesson, names: Names) -> list[Any]:
    """Return the messages of a decision of another seat; none of the learner's own."""
    said = [] if decision.by == lesson.seat else say(decision, position.table, names)
    return [msgspec.to_builtins(as_message(each)) for each in said]


def _people(names: Names, position: Position[Any]) -> tuple[str, ...]:
    return tuple(names.seat_names(position.table))


def _shown(position: Position[Any], entry: Entry, lesson: Lesson, names: Names) -> dict[str, Any]:
    """Return the learner's view of a position, with AIs on the other seats."""
    snapshot = Snapshot(Head(entry.version, entry.chain), position, None, imported=True)
    game = plain(position_resource(Game, snapshot, lesson.seat, names, english()))
    for seat in game["seats"]:
        if seat["seat"] != lesson.seat:
            seat |= {"kind": "ai", "level": LEVEL}
    return {name: game[name] for name in SHOWN}


def file_of(ruleset: str) -> Path:
    """Return the path of a game's lesson on the page."""
    return folder_of(ruleset, "page") / "lesson.json"


def main() -> None:
    """Generate the lesson named on the command line."""
    parser = argparse.ArgumentParser(description="Make the first lesson of a game.")
    parser.add_argument("ruleset", choices=[each for each in FACTS if has(each, "page") and lesson_of(each)])
    ruleset = parser.parse_args().ruleset
    lesson = lesson_of(ruleset)
    assert lesson
    file_of(ruleset).write_bytes(render(lesson))
    print(f"{file_of(ruleset).name}: {len(json.loads(render(lesson))['steps'])} steps, {len(render(lesson))} bytes")


if __name__ == "__main__":
    import cairn.contract.lesson as module  # the steps of lessons are instances of its classes

    module.main()
