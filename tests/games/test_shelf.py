"""Properties that the contract suite does not test for every game, shown by Cairn's own games."""

from cairn.contract.playing import load, recording
from cairn.contract.processes import run
from cairn.events.codec import decode
from cairn.service.rules.rulebooks import clauses, rulebook

CHANGES = """
import sys
from pathlib import Path
from cairn.events.codec import dump, load as parse
from cairn.contract.playing import load
from cairn.events.codec import decode
from cairn.projections.fold import BEFORE, fold
from jsonpatch import make_patch
before, position = {}, BEFORE
for entry in load(Path(sys.argv[1])):
    position = fold([decode(entry.stored, entry.version)], position)
    after = parse(dump(position.state))
    print(make_patch(before, after).patch)
    before = after
"""


def test_changes_of_a_step_are_the_same_in_another_process() -> None:
    """Byte for byte: any process may respond, and responses about finished games are cached forever."""
    path = str(recording("glen_more_2_players"))
    assert run(CHANGES, "1", path) == run(CHANGES, "2", path) != ""


def test_the_stuck_game_is_stuck() -> None:
    """It was recorded for its passes and awards."""
    decisions = [decode(entry.stored, entry.version) for entry in load(recording("schotten_totten_stuck"))]
    kinds = {event.type.partition(".")[2] for decision in decisions for event in decision.events}
    assert {"passed", "stone_awarded"} <= kinds


def test_texts_of_some_versions_are_omitted_from_others() -> None:
    """GM-43: Loch Shiel waits for sales since version 2; the brief says so, too."""
    first, second = (clauses("glen_more", version)["GM-43"] for version in (1, 2))
    assert "unasked, whatever the player could sell first." in first
    assert "they are asked before Loch Shiel is laid" in second
    assert "(GM-43)" in rulebook("glen_more", 2)
    assert "(GM-43)" not in rulebook("glen_more", 1)
