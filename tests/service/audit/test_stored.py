"""Stored logs of each version of rules, formats and levels: proven, folded, imported, forked and replayed for ever."""

import random
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner
from helpers.api import KEY
from helpers.kernels import needs_kernel
from helpers.stored_logs import (
    NAMES,
    all_versions,
    archive_of,
    decisions_in,
    entries_of,
    fold_of,
    folds_of,
    opening_of,
    results,
    versions_of,
)

from cairn.contract.playing import Game, forked
from cairn.contract.versions import would_differ
from cairn.events.codec import is_stored, load
from cairn.events.series import SeriesOpened
from cairn.events.table import GameEnded
from cairn.projections.fold import fold
from cairn.service.api.games.replays import replay
from cairn.service.audit import audit
from cairn.service.audit.archives import examine_archive
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.deciding.levels import version_of
from cairn.service.languages import english
from cairn.service.rules import GAMES, rules_of
from cairn.workers.choices import Choice, check, walk
from cairn.workers.search.levels import level_of
from cairn.workers.search.policies import choose

SERIES = [name for name in NAMES if isinstance(decisions_in(entries_of(name)[:1])[0].events[0], SeriesOpened)]
OF_GAMES = [name for name in NAMES if name not in SERIES]
RECORD = "run `PYTHONPATH=tests python tests/recorded/record_logs.py`, and keep the older logs"
each_log = pytest.mark.parametrize("name", NAMES)
each_game = pytest.mark.parametrize("name", OF_GAMES)
LONG = {"highland_clans_1", "highland_clans_1_hard_1"}
"""Logs whose levels take seconds to choose a few moves."""
SEARCHED = {"schotten_totten_1_expert", "schotten_totten_1_expert_2"}
"""Logs with choices that take a minute without the kernel."""


def test_every_version_has_a_stored_log() -> None:
    """Each version of rules, formats and levels that this Cairn can prove; a new one is reported by its name."""
    stored = {version for name in NAMES for version in versions_of(entries_of(name))}
    assert all_versions() - stored == set(), RECORD
    assert results().keys() == {*NAMES}


@each_log
def test_a_stored_log_is_proven(name: str) -> None:
    """By chain, fold, rules and draws, in all versions; of series also by their results."""
    entries = entries_of(name)
    first = decisions_in(entries[:1])[0]
    proofs = audit(first.game or "", entries, None).proofs
    assert [(proof.name, proof.status, proof.checked) for proof in proofs[:4]] == [
        (each, "passed", len(entries)) for each in ("chain", "fold", "rules", "draws")
    ]
    says = "without participants 0, 1" if name.endswith("_2") else "joined last could choose the lots"
    assert [proof.why for proof in proofs[:3]] == [None] * 3
    assert says in (proofs[3].why or "") if name in SERIES else proofs[3].why is None
    assert proofs[4].status == ("passed" if name in SERIES else "not_asked")


@each_log
def test_a_stored_log_is_read_and_folded_as_before(name: str) -> None:
    """Byte for byte, and at each version. For a state of another form see `--folds` of `record_logs.py`."""
    entries, expected = entries_of(name), results()[name]
    decisions = decisions_in(entries)
    otherwise = [
        each.version for each, entry in zip(decisions, entries, strict=True) if not is_stored(each, entry.stored)
    ]
    assert otherwise == [], "these versions would be stored otherwise"
    before = expected["folds"].split()
    differing = [at for at, pair in enumerate(zip(folds_of(entries), before, strict=True), start=1) if len({*pair}) > 1]
    assert differing == [], "these versions are folded otherwise"
    outcome = fold_of(entries).table.outcome
    assert outcome
    found = {"reason": outcome.reason, "winners": [*outcome.winners], "points": [*outcome.points]}
    assert found | {"version": len(entries)} == {key: expected[key] for key in (*found, "version")}


@pytest.mark.parametrize("name", [name for name in OF_GAMES if results()[name]["branch"]])
def test_older_rules_decide_otherwise(name: str) -> None:
    """So a log of older rules reaches their branch: no other version decides it."""
    opened = opening_of(entries_of(name))
    others = [rules for version, rules in GAMES[opened.ruleset].versions.items() if version != opened.rules_version]
    assert others
    assert all(would_differ(entries_of(name), rules) for rules in others)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] * (name in LONG) + [needs_kernel] * (name in SEARCHED))
        for name in OF_GAMES
    ],
)
def test_a_choice_of_each_level_is_proven(name: str) -> None:
    """One among several moves, and some more of older levels; one of these the newest level would not make."""
    ruleset, differing = opening_of(entries_of(name)).ruleset, dict[tuple[str, int], bool]()
    for version in results()[name]["chosen"]:
        (choice,) = walk(entries_of(name), range(version, version + 1))
        assert isinstance(choice, Choice)
        (verdict,) = check(entries_of(name), range(version, version + 1))
        assert verdict.status == "passed", verdict.why
        level, seat = choice.ai.level, choice.seat
        assert seat is not None
        if choice.ai.version != version_of(ruleset, level):
            newest = level_of(ruleset, level)
            assert newest
            assert choice.seed
            move = choose(newest, rules_of(choice.view), choice.view.state, seat, choice.seed)
            older = level, choice.ai.version
            differing[older] = differing.get(older, False) or move != choice.move
    assert all(differing.values())


@pytest.mark.slow
@pytest.mark.parametrize("name", [pytest.param(name, marks=[needs_kernel] * (name in SEARCHED)) for name in OF_GAMES])
def test_all_choices_are_proven(name: str) -> None:
    """The fifth proof, of every decision of an AI."""
    verdicts = [*check(entries_of(name), range(1, len(entries_of(name)) + 1))]
    assert verdicts
    assert {verdict.version: verdict.why for verdict in verdicts if verdict.status != "passed"} == {}


@pytest.mark.slow
@each_game
def test_a_stored_log_is_imported_and_replayed(name: str, services: Services, redis_url: str) -> None:
    """It has the same entries here, is proven, and `cairn replay` and a dry run have its sentences."""
    entries = entries_of(name)
    game = decisions_in(entries[:1])[0].game
    services.commands.bring_in(game, entries, {})
    assert [*services.log.read(game)] == entries
    assert services.auditor.audit(game)[1].first_failure is None
    printed = CliRunner().invoke(main, ["replay", game], env={"REDIS_URL": redis_url, "CAIRN_KEY": KEY})
    assert printed.exit_code == 0, printed.output
    steps = load(b"".join(replay(examine_archive(archive_of(name)), english())))["decisions"]
    assert [line[17:] for line in printed.stdout.splitlines()[: len(steps)]] == [step["text"] for step in steps]
    assert len(steps) == len(entries)


@pytest.mark.slow
@each_log
def test_the_command_line_proves_a_stored_log(name: str) -> None:
    """`cairn verify` proves the archive as this Cairn does; that of a series is none of a game."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "archive"
        path.write_bytes(archive_of(name))
        result = CliRunner().invoke(main, ["verify", str(path)])
    statuses = {line.split()[0]: line.split()[1].rstrip(",") for line in result.stdout.splitlines()}
    proofs = ("chain", "fold", "rules", "draws")
    assert [statuses[proof] for proof in proofs] == ["passed"] * 4, result.output


@pytest.mark.daily
@each_game
def test_a_fork_of_a_stored_log_goes_on_by_its_rules(name: str) -> None:
    """From before the branch, or from the middle, to another end that is proven."""
    entries, source = entries_of(name), random.Random(name)
    decisions = decisions_in(entries)
    ended = decisions[-1].events[-1]
    assert isinstance(ended, GameEnded)
    parent = Game(decisions[0].game, fold(decisions), bytes.fromhex(ended.secret), decisions=decisions)
    draft = forked(parent, (results()[name]["branch"] or len(entries)) - 6, 1)
    assert draft.position.table.rules_version == opening_of(entries).rules_version
    while not draft.over:
        draft.play(source.choice(draft.legal))
    assert audit(draft.game, draft.entries(), None).first_failure is None
