"""Points 6 and 10 of the contract: recorded games replay to their result, and levels still make their choices."""

import json
from pathlib import Path
from typing import Any

import pytest

from cairn.contract.playing import (
    CASES,
    FACTS,
    NAMES,
    OTHERWISE,
    RECORD,
    Game,
    load,
    recorded,
    recordings_of,
    ruleset_of,
)
from cairn.contract.processes import run
from cairn.contract.sampling import sample_or_all
from cairn.contract.versions import versions_in, versions_of
from cairn.events.archive import names_in
from cairn.events.chain import Entry
from cairn.events.codec import decode
from cairn.events.decision import Ai
from cairn.events.table import GameEnded, GameOpened
from cairn.projections.decided import LAST_RESORT
from cairn.projections.fold import BEFORE, fold
from cairn.projections.names import Names
from cairn.service.audit import audit
from cairn.service.audit.proofs import decided_by_ai
from cairn.service.deciding import deciders
from cairn.service.deciding.levels import version_of
from cairn.workers.choices import check
from cairn.workers.search.levels import TABLE, level_of

ALL = recorded()

each_path = pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
each_ruleset = pytest.mark.parametrize("ruleset", FACTS)


def again(entries: list[Entry]) -> Game:
    """Decide a finished game again from its moves and its secret, and return it."""
    decisions = [decode(entry.stored, entry.version) for entry in entries]
    (secret,) = [bytes.fromhex(event.secret) for event in decisions[-1].events if isinstance(event, GameEnded)]
    game = Game(decisions[0].game, BEFORE, secret)
    game.at, game.dated = decisions[0].at, 0
    game.decide(None, list(decisions[0].events))
    game.at, game.dated = decisions[1].at, 1
    deciders.deal_if_full(game)
    for decision in decisions[2:]:
        seat = decision.seat
        assert seat is not None
        assert decision.move is not None
        game.at, game.dated = decision.at, game.position.version
        deciders.play(game, seat, [decision.move], decision.ai)
    return game


@pytest.mark.daily
@each_path
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """Its log is proven, and its fold ends as recorded."""
    entries = load(path)
    proofs = audit(decode(entries[0].stored, entries[0].version).game, entries, None).proofs
    assert [(proof.name, proof.status, proof.checked) for proof in proofs[:4]] == [
        (name, "passed", len(entries)) for name in ("chain", "fold", "rules", "draws")
    ], f"{OTHERWISE}: {'; '.join(proof.why for proof in proofs if proof.why)}"
    assert (proofs[4].name, proofs[4].status) == ("choices", "not_asked" if any(decided_by_ai(entries)) else "passed")
    outcome = fold(decode(entry.stored, entry.version) for entry in entries).table.outcome
    assert outcome is not None
    result = {"reason": outcome.reason, "winners": [*outcome.winners], "points": [*outcome.points]}
    expected = json.loads((path.parent / "results.json").read_text())[path.stem]
    assert result | {"version": len(entries)} == expected, OTHERWISE


@pytest.mark.daily
@each_path
def test_the_rules_decide_a_recorded_game_again(path: Path) -> None:
    """Every move is legal, and its events and draws follow from the rules and the secret, except for times."""
    entries = load(path)
    decided = again(entries)
    assert len(decided.decisions) == len(entries), OTHERWISE
    for entry, decision in zip(entries, decided.decisions, strict=True):
        stored = decode(entry.stored, entry.version)
        assert (decision.move, decision.events, decision.draws) == (stored.move, stored.events, stored.draws), OTHERWISE


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_has_a_recorded_game(case: tuple[str, dict[str, Any], int]) -> None:
    """Every game, option set and number of seats needs one."""
    opened = [decode(load(path)[0].stored, 1).events[0] for path in ALL]
    have = [(event.ruleset, event.options, len(event.seats)) for event in opened if isinstance(event, GameOpened)]
    assert case in have, f"{RECORD.format(case[0])}no game with these options and seats is recorded"


@each_ruleset
def test_a_game_with_a_player_is_recorded(ruleset: str) -> None:
    """Its log has no names: those of guests and the player are in the archive's last line."""
    path = recordings_of(ruleset) / f"{ruleset}_with_a_player.jsonl"
    assert path.exists(), f"{RECORD.format(ruleset)}no game with a player is recorded"
    entries, names = load(path), names_in(path.read_bytes())
    table = fold(decode(entry.stored, entry.version) for entry in entries).table
    assert [seat.player for seat in table.seats] == [None] * (len(table.seats) - 1) + ["recordedplayer234567"]
    expected = NAMES[: len(names)]
    assert Names(names).seat_names(table) == tuple(names.values()) == expected
    assert not any(name.encode() in entry.stored for name in names.values() for entry in entries)


PLAY = """
import sys, time
time.time = lambda: 0.0  # choices that are made at the same time are revealed with their times
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


@pytest.mark.slow
@pytest.mark.parametrize("path", ALL[:1], ids=lambda path: path.stem)
def test_an_audit_is_the_same_in_another_process(path: Path) -> None:
    """Proofs do not depend on the process or the order of its sets."""
    entries = load(path)
    here = audit(decode(entries[0].stored, entries[0].version).game, entries, None)
    assert run(AUDIT, "7", str(path)).strip() == str(here)


@each_ruleset
def test_every_version_of_an_event_or_move_is_recorded(ruleset: str) -> None:
    """Recorded games contain all versions ever written, and are read and proven. `record.py` plays the newest."""
    missing = versions_of(ruleset) - {each for path in recorded(ruleset) for each in versions_in(load(path))}
    assert missing == set(), f"run `python -m cairn.contract.record {ruleset}`, and keep the older recorded games"


OF_AIS = [(ruleset_of(path), path) for path in recorded() if any(decided_by_ai(load(path)))]

SAMPLE = 3
"""The number of choices in a sample of a game, evenly spread."""


def ai_of(path: Path, version: int) -> Ai:
    """Return how an AI decided a version of a recorded game."""
    ai = decode(load(path)[version - 1].stored, version).ai
    assert ai
    return ai


@sample_or_all
@pytest.mark.parametrize(("ruleset", "path"), OF_AIS, ids=[path.stem for _, path in OF_AIS])
@pytest.mark.slow
def test_the_choices_of_a_recorded_game_are_proven(ruleset: str, path: Path, everything: bool) -> None:
    """A level with different choices needs a new version: then choices of the old one are reported as unavailable.

    If no client has used its version yet, record its games again: delete them and run `record.py`.
    """
    entries = load(path)
    versions = list(decided_by_ai(entries))
    of_level = [version for version in versions if ai_of(path, version).level != LAST_RESORT] or versions
    chosen = versions if everything else of_level[:: -(-len(of_level) // SAMPLE)]
    for version in chosen:
        ai = ai_of(path, version)
        (verdict,) = check(entries, range(version, version + 1))
        here = level_of(ruleset, ai.level, ai.version)
        assert verdict.status == ("passed" if here else "unavailable"), verdict.why


@each_ruleset
def test_every_level_decides_in_a_recorded_game(ruleset: str) -> None:
    """In its current version. Run `record.py` for the game."""
    games = [path for name, path in OF_AIS if name == ruleset]
    decided = {(ai.level, ai.version) for path in games for ai in ais_of(path)}
    missing = [name for name in TABLE[ruleset] if (name, version_of(ruleset, name)) not in decided]
    assert missing == [], f"{RECORD.format(ruleset)}no game has a choice of the newest version of these levels"


def ais_of(path: Path) -> list[Ai]:
    """Return how AIs decided in a recorded game."""
    return [ai_of(path, version) for version in decided_by_ai(load(path))]
