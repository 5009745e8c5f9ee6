"""Positions in words, without a description of their parts or with a short one."""

from typing import Any

from cairn.service.mcp.words import Words

GAME: dict[str, Any] = {
    "ruleset": "frog_race",
    "version": 3,
    "status": "running",
    "viewer": 1,
    "seats": [{"seat": 0, "kind": "ai", "level": "easy"}, {"seat": 1, "kind": "human", "level": None}],
    "to_act": [{"seat": 1, "for": "hop"}],
    "outcome": None,
    "state": {"ponds": [[1, None], []], "dry": False, "frogs": {"red": 2}},
}
COMPONENTS: dict[str, Any] = {
    "Game": {"discriminator": {"mapping": {"frog_race": "#/components/schemas/FrogRaceGame"}}},
    "FrogRaceGame": {"properties": {"state": {"oneOf": [{"$ref": "#/components/schemas/Frogs"}, {"type": "null"}]}}},
    "Frogs": {
        "properties": {
            "ponds": {"description": "by pond from 1: what is there.", "items": {"description": "by seat: a frog"}},
            "dry": {"description": "whether it is dry"},
            "frogs": {"oneOf": [{"$ref": "#/components/schemas/Frog"}, {"type": "null"}]},
        }
    },
    "Frog": {"description": "A frog.", "properties": {"red": {"description": "how red"}}},
}


def test_without_a_description_parts_are_named_by_their_fields() -> None:
    """Items are counted from 0."""
    assert Words({}).position(GAME).splitlines() == [
        "frog_race, version 3, running. You look as seat 1.",
        "Seat 0 is an AI of level easy.",
        "Seat 1 (you) is a player.",
        "Seat 1 (you) is waited for: hop.",
        "The position, part by part:",
        "- ponds:",
        "  - index 0: 1, null",
        "  - index 1: none",
        "- dry: no",
        "- frogs: [red 2]",
    ]


def test_the_description_explains_parts_and_the_numbering_of_items() -> None:
    """This covers the state of the game's ruleset. Without meanings only the numbering remains."""
    lines, short = (Words(COMPONENTS).position(GAME, meanings).splitlines()[5:] for meanings in (True, False))
    assert lines == [
        "- ponds (by pond from 1: what is there):",
        "  - pond 1: seat 0: 1 | seat 1 (you): null",
        "  - pond 2: none",
        "- dry (whether it is dry): no",
        "- frogs (A frog [red: how red]): [red 2]",
    ]
    assert short[:2] == ["- ponds:", lines[1]]
