"""Points 6 and 10 of the contract: recorded games replay to their result in this and any other process."""

import json
from pathlib import Path
from typing import Any

import pytest

from cairn.contract.playing import CASES, FACTS, Game, load, recorded
from cairn.contract.processes import run
from cairn.contract.sampling import sample_or_all
from cairn.contract.versions import versions_in, versions_of
from cairn.events.archive import names_in
from cairn.events.chain import Entry
from cairn.events.codec import decode, is_stored
from cairn.events.table import GameEnded, GameOpened
from cairn.projections.fold import BEFORE, fold
from cairn.projections.names import Names
from cairn.service.audit import audit
from cairn.service.audit.choices import decided_by_ai
from cairn.service.deciding import deciders

ALL = recorded()


def again(entries: list[Entry]) -> Game:
    """Decide a finished game again from its moves and its secret, and return it."""
    decisions = [decode(entry.stored, entry.version) for entry in entries]
    (secret,) = [bytes.fromhex(event.secret) for event in decisions[-1].events if isinstance(event, GameEnded)]
    game = Game(decisions[0].game, BEFORE, secret)
    game.decide(None, list(decisions[0].events))
    deciders.deal_if_full(game)
    for decision in decisions[2:]:
        assert decision.by is not None
        assert decision.move is not None
        deciders.play(game, decision.by, [decision.move], decision.ai)
    return game


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """Its log is proven, and its fold ends as recorded."""
    entries = load(path)
    proofs = audit(decode(entries[0].stored, entries[0].version).game, entries, None).proofs
    assert [(proof.name, proof.status, proof.checked) for proof in proofs[:4]] == [
        (name, "passed", len(entries)) for name in ("chain", "fold", "rules", "draws")
    ]
    assert (proofs[4].name, proofs[4].status) == ("choices", "not_asked" if any(decided_by_ai(entries)) else "passed")
    outcome = fold(decode(entry.stored, entry.version) for entry in entries).table.outcome
    assert outcome is not None
    result = {
        "reason": outcome.reason,
        "winners": [*outcome.winners],
        "points": [*outcome.points],
        "version": len(entries),
    }
    assert result == json.loads((path.parent / "results.json").read_text())[path.stem]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_the_rules_decide_a_recorded_game_again(path: Path) -> None:
    """Every move is legal, and its events and draws follow from the rules and the secret, except for times."""
    entries = load(path)
    decided = again(entries)
    assert len(decided.decisions) == len(entries)
    for entry, decision in zip(entries, decided.decisions, strict=True):
        stored = decode(entry.stored, entry.version)
        assert (decision.move, decision.events, decision.draws) == (stored.move, stored.events, stored.draws)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_has_a_recorded_game(case: tuple[str, dict[str, Any], int]) -> None:
    """Every game, option set and number of seats needs one."""
    opened = [decode(load(path)[0].stored, 1).events[0] for path in ALL]
    have = [(event.ruleset, event.options, len(event.seats)) for event in opened if isinstance(event, GameOpened)]
    assert case in have


@pytest.mark.parametrize("ruleset", FACTS)
def test_a_game_with_a_player_is_recorded(ruleset: str) -> None:
    """Its log has no names: those of guests and the player are in the archive's last line."""
    path = next(path for path in recorded(ruleset) if path.stem.endswith("with_a_player"))
    entries, names = load(path), names_in(path.read_bytes())
    table = fold(decode(entry.stored, entry.version) for entry in entries).table
    assert [seat.player for seat in table.seats] == [None] * (len(table.seats) - 1) + ["recordedplayer234567"]
    assert (
        Names(names).seat_names(table) == tuple(names.values()) == ("Ann", "Bob", "Cid", "Dora", "Emil")[: len(names)]
    )
    assert not any(name.encode() in entry.stored for name in names.values() for entry in entries)


PLAY = """
import sys
from cairn.events.decision import redact
from msgspec.structs import replace
from cairn.contract.playing import CASES, random_game, somewhere
from cairn.projections.fold import fold
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose
views, most = map(int, sys.argv[1:])
for case in CASES:
    game = random_game(*case, seed=11)
    print([(d.move, d.events, d.draws) for d in game.decisions])
    for seed in range(views):
        stopped = somewhere(*case, seed)
        seat = stopped.waited_for
        view = fold(redact(decision, seat, ended=False) for decision in stopped.decisions).state
        for name, level in TABLE[case[0]].items():
            level = replace(level, budget=min(level.budget, most))
            print(name, choose(level, stopped.rules, view, seat, str(seed)))
"""

AUDIT = """
import sys
from pathlib import Path
from cairn.contract.playing import load
from cairn.events.codec import decode
from cairn.projections.names import Names
from cairn.service.audit import audit
entries = load(Path(sys.argv[1]))
print(audit(decode(entries[0].stored, entries[0].version).game, entries, None))
"""


@sample_or_all
@pytest.mark.slow
def test_the_order_of_sets_does_not_matter(everything: bool) -> None:
    """Point 10: processes with different orders of sets decide the same games, draw for draw.

    Every level makes the same choices there, with a small budget from one view of each option set; in a run of `many`
    with its whole budget from three.
    """
    views, most = ("3", "400") if everything else ("1", "8")
    assert run(PLAY, "1", views, most) == run(PLAY, "2", views, most) != ""


@pytest.mark.parametrize("path", ALL[:1], ids=lambda path: path.stem)
def test_an_audit_is_the_same_in_another_process(path: Path) -> None:
    """Proofs do not depend on the process or the order of its sets."""
    entries = load(path)
    assert run(AUDIT, "7", str(path)).strip() == str(
        audit(decode(entries[0].stored, entries[0].version).game, entries, None)
    )


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_bytes_are_stored_as_they_are_encoded_now(path: Path) -> None:
    """A recorded log would be encoded the same today, except for older events: format 1 does not change."""
    for entry in load(path):
        assert is_stored(decode(entry.stored, entry.version), entry.stored)


@pytest.mark.parametrize("ruleset", FACTS)
def test_every_version_of_an_event_or_move_is_recorded(ruleset: str) -> None:
    """Recorded games contain all versions ever written, and are read and proven. `record.py` plays the newest."""
    assert versions_of(ruleset) - {each for path in recorded(ruleset) for each in versions_in(load(path))} == set()
