"""The proof of choices: an AI that chose differently from its level is found, at the version."""

import random
import re
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cairn.contract.playing import FACTS, Game, begin, forked, load, recording
from cairn.contract.thinking import Cheat, Thinking, choose_for, play_out
from cairn.events.chain import Entry
from cairn.events.chance import SeededChance, ai_seed
from cairn.events.codec import decode, read_options
from cairn.events.decision import Ai, Move
from cairn.events.table import Seat
from cairn.projections.fold import Position
from cairn.service.audit import audit
from cairn.service.audit.proofs import MAX_RESORTS, Proof, proof_of
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.levels import version_of
from cairn.service.errors import CannotUndo, ListGoesOn
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES, follow, newest
from cairn.workers import choices, turns
from cairn.workers.choices import Verdict, check, check_in_parallel
from cairn.workers.schotten_totten.evaluation import evaluate
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE
from cairn.workers.search.sense import Level


def check_all(entries: list[Entry]) -> list[Verdict]:
    """Check all versions."""
    return list(check(entries, range(1, len(entries) + 1)))


def wrong(entries: list[Entry]) -> dict[int, tuple[str, str | None]]:
    """Return the verdicts that did not pass, by version."""
    return {one.version: (one.status, one.why) for one in check_all(entries) if one.status != "passed"}


@cache
def game_of(*levels: str | None, ruleset: str = "schotten_totten", seed: int = 1, cheat: Cheat | None = None) -> Game:
    """Play a game to its end, once per process. A seat without a level is human."""
    options, seats = next(case for case in FACTS[ruleset].options if case[1] == len(levels))
    return play_out(begin(ruleset, options, seats, seed, levels), seed, cheat=cheat)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make choices cheap: a check repeats a level's work, whatever its amount."""
    for levels in TABLE.values():
        for name, level in levels.items():
            most = 4 if level.policy == "search" else 1
            less = {"budget": min(level.budget, most), "candidates": min(level.candidates, 3)}
            monkeypatch.setitem(levels, name, replace(level, turns=min(level.turns, 1), **less))


SLOWER = (("medium", None), ("hard", "random"))
"""Levels that choose by a search."""


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize(
    "levels", [("easy", "greedy"), *(pytest.param(pair, marks=pytest.mark.slow) for pair in SLOWER)], ids=str
)
def test_honest_choices_are_proven(ruleset: str, levels: tuple[str | None, ...]) -> None:
    """Each choice of an AI, and no decision of a human."""
    seats = FACTS[ruleset].options[0][1]
    game = game_of(*(*levels, None, None, None)[:seats], ruleset=ruleset)
    chosen = [decision.version for decision in game.decisions if decision.ai]
    assert chosen
    assert check_all(game.entries()) == [Verdict(version, "passed") for version in chosen]


def test_a_part_is_checked_independently() -> None:
    """All parts together are the whole. A part without choices, or beyond the log, has no verdicts."""
    entries = game_of("greedy", "random").entries()
    parts = [check(entries, range(first, first + 7)) for first in range(1, len(entries) + 1, 7)]
    assert [*chain.from_iterable(parts)] == check_all(entries)
    assert [list(check(entries, part)) for part in (range(1, 3), range(500, 900), range(0))] == [[], [], []]


def test_many_processes_return_the_same_verdicts() -> None:
    """Passing and failing choices, in order. Each process has its own hash seed.

    They do not use `small`, which does not change the levels of this game.
    """
    entries = game_of("easy", "medium", cheat=at(9, lambda _game, move, ai: (move, replace(ai, budget=77)))).entries()
    assert list(check_in_parallel(entries, 2)) == check_all(entries)
    assert [*wrong(entries)] == [9]


def at(version: int, cheat: Cheat) -> Cheat:
    """Return a function that cheats at one version only."""

    def once(game: Game, move: Move, ai: Ai) -> tuple[Move, Ai]:
        return cheat(game, move, ai) if game.position.version + 1 == version else (move, ai)

    return once


def another(game: Game, move: Move, ai: Ai) -> tuple[Move, Ai]:
    """Make another legal move."""
    return next(other for other in game.legal if other != move), ai


def seed_of(version: int) -> Cheat:
    """Choose honestly, but with the seed of another version."""

    def shift(game: Game, _move: Move, _ai: Ai) -> tuple[Move, Ai]:
        seat = game.waited_for
        view = Thinking(game).view(seat)
        return choose_for(view, seat, ai_seed(game.secret, version, view.table.seed_nonces))

    return shift


@pytest.mark.parametrize(
    ("cheat", "why"),
    [
        (another, "its move is .*, where greedy chooses .* of what its seat could see"),
        (seed_of(8), "its seed is [0-9a-f]{64}, where the secret dictates [0-9a-f]{64}"),
        (lambda _game, move, ai: (move, replace(ai, seed=None)), "its seed is None, where the secret dictates .*"),
        (lambda _game, move, ai: (move, replace(ai, budget=5)), "its budget is 5, where greedy has 1"),
        (lambda _game, move, ai: (move, replace(ai, level="random", budget=0)), "its move is .*, where random chooses"),
    ],
    ids=["move", "seed", "no seed", "budget", "level"],
)
def test_a_cheating_service_is_found_at_the_version(cheat: Cheat, why: str) -> None:
    """It can seal anything, so all other proofs pass. This one fails at that version only."""
    game = game_of("greedy", "random", cheat=at(9, cheat))
    entries = game.entries()
    assert audit(game.game, entries, None).proven
    ((version, (status, words)),) = wrong(entries).items()
    assert (version, status) == (9, "failed")
    assert words
    assert re.match(why, words), words


def test_a_level_other_than_the_seats_is_found() -> None:
    """The service may use the last resort, and no other level."""
    last_resort = game_of("greedy", "easy", cheat=at(9, by_level("random")))
    assert wrong(last_resort.entries()) == {}
    entries = relabel(game_of("greedy", "easy").entries(), 9, "hard")
    assert wrong(entries) == {9: ("failed", "hard chose for a seat that greedy plays")}


def test_choosing_the_better_of_two_moves_is_found() -> None:
    """A bot that peeks uses the last resort where that is better, although each such move by itself can be proven."""

    def peeks(game: Game, move: Move, ai: Ai) -> tuple[Move, Ai]:
        def worth(one: Move) -> float:
            after = game.state.copy()
            follow(after, game.rules.consequences(after, seat, one, SeededChance("1")))
            return evaluate(after, seat)

        seat = game.waited_for
        resort, by = by_level("random")(game, move, ai)
        return (resort, by) if seat == 0 and worth(resort) > worth(move) else (move, ai)

    entries = game_of("medium", "easy", cheat=peeks).entries()
    verdicts = check_all(entries)
    assert wrong(entries) == {}
    assert sum(verdict.last_resort for verdict in verdicts) > MAX_RESORTS
    assert proof_of(verdicts).status == "failed"
    honest = check_all(game_of("random", "easy").entries())
    assert proof_of(honest) == Proof("choices", "passed", len(honest))


def by_level(name: str) -> Cheat:
    """Use another level, as the service does when a level fails."""

    def other(game: Game, _move: Move, ai: Ai) -> tuple[Move, Ai]:
        level, seat = TABLE["schotten_totten"][name], game.waited_for
        assert ai.seed
        move = policies.choose(level, game.rules, Thinking(game).view(seat).state, seat, ai.seed)
        return move, Ai(name, version_of("schotten_totten", name), level.budget, ai.seed)

    return other


def relabel(entries: list[Entry], version: int, level: str) -> list[Entry]:
    """Return a log that names another level at a version."""
    entry = entries[version - 1]
    other = replace(entry, stored=entry.stored.replace(b'"level":"greedy"', f'"level":"{level}"'.encode()))
    return [*entries[: version - 1], other, *entries[version:]]


def test_an_ai_that_replaces_a_player_is_proven() -> None:
    """From then on the seat has a level."""
    game = play_out(begin("glen_more", FACTS["glen_more"].options[1][0], 3, 1, ("easy",)), stop=12)
    deciders.leave(game, 2)
    play_out(game)
    chosen = [decision for decision in game.decisions if decision.ai]
    assert {(decision.by, decision.ai and decision.ai.level) for decision in chosen} == {(0, "easy"), (2, "greedy")}
    assert {one.status for one in check_all(game.entries())} == {"passed"}


@pytest.mark.parametrize(
    ("version", "why"), [(1, "version 1 of greedy is gone"), (9, "this service has no version 9 of greedy")]
)
def test_a_missing_version_of_a_level_is_unavailable(version: int, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game continues after an upgrade of the service: choices of the current version are still proven."""
    monkeypatch.setitem(cast(dict[str, int], GAMES["schotten_totten"].level_versions), "greedy", 2)

    def old(game: Game, move: Move, ai: Ai) -> tuple[Move, Ai]:
        return (move, replace(ai, version=version, seed="00ff")) if game.position.version < 10 else (move, ai)

    found = check_all(game_of("greedy", None, cheat=old).entries())
    gone = [one for one in found if one.status == "unavailable"]
    assert gone
    assert found[: len(gone)] == gone
    assert {one.why for one in gone} == {why}
    assert {one.status for one in found[len(gone) :]} == {"passed"}


def test_missing_rules_are_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level chooses by the rules of the game's version."""
    entries = game_of("easy", "easy").entries()
    monkeypatch.setattr(GAMES["schotten_totten"], "versions", {2: newest("schotten_totten")})
    (only,) = {(one.status, one.why) for one in check_all(entries)}
    assert only == ("unavailable", "this service has no version 1 of the rules of schotten_totten")


def test_undone_and_listed_moves_are_folded_as_seen() -> None:
    """A human undoes repeatedly while an AI watches, and sends lists of moves. The AI's choices are proven."""
    game, source = begin("glen_more", FACTS["glen_more"].options[0][0], 2, 3, ("greedy",)), random.Random(3)
    thinking, undone, lists = Thinking(game), 0, 0
    while not game.over:
        if game.waited_for == 0:
            move, ai = thinking.choose_for(0)
            deciders.play(game, 0, [move], ai)
            continue
        before, probe, moves = game.position.version, Game(game.game, game.position, game.secret), list[Move]()
        while len(moves) < 2 and not probe.over and probe.waited_for == 1:
            moves.append(source.choice(probe.legal))
            probe.play(moves[-1])
        with suppress(ListGoesOn, CannotUndo):
            deciders.play(game, 1, moves)
            lists += len(moves) - 1
            deciders.undo(game, 1, before)
            undone += 1
        if not game.over and game.waited_for == 1:
            game.play(source.choice(game.legal))
    assert undone > 3
    assert lists > 3
    assert audit(game.game, game.entries(), None).proven
    assert {one.status for one in check_all(game.entries())} == {"passed"}


@pytest.mark.parametrize("version", [2, 7, 20])
def test_a_fork_is_proven_with_the_secret_of_each_part(version: int) -> None:
    """Inherited choices use the parent's secret. Afterwards a seat may have another level, or be human."""
    parent = game_of("greedy", "easy")
    fork = play_out(forked(parent, version, 1, ("random", None)))
    chosen = [decode(entry.stored, entry.version) for entry in fork.entries()]
    levels = {(decision.version > version, decision.by, decision.ai.level) for decision in chosen if decision.ai}
    assert levels >= {(True, 0, "random")}
    assert {one.status for one in check_all(fork.entries())} == {"passed"}
    place, decision = next((place, decision) for place, decision in enumerate(fork.decisions) if decision.ai)
    assert decision.ai
    seeded = replace(decision.ai, seed=ai_seed(parent.secret, decision.version, fork.position.table.seed_nonces))
    fork.decisions[place] = replace(decision, ai=seeded)
    assert [*wrong(fork.entries())] == [decision.version], "the parent's secret dictates nothing here"


def test_a_decision_of_a_human_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No choice is recomputed, and nothing is folded."""
    monkeypatch.setattr(policies, "choose", None)
    monkeypatch.setattr(choices, "step", None)
    assert check_all(load(recording("schotten_totten_1_round"))) == []


def test_choices_after_an_invalid_decision_fail() -> None:
    """Other proofs describe the invalid decision. Here every choice from there on has failed."""
    entries = game_of("easy", "easy").entries()
    spoilt = [*entries[:9], replace(entries[9], stored=entries[8].stored), *entries[10:]]
    found = check_all(spoilt)
    assert [one.status for one in found] == ["passed"] * 7 + ["failed"] * (len(found) - 7)
    assert all("version 10 cannot be folded" in str(one.why) for one in found[7:])
    broken = [*entries[:9], replace(entries[9], stored=b"{}"), *entries[10:]]
    assert [one.version for one in check_all(broken) if one.status == "failed"] == [*range(11, len(entries) + 1)]


@pytest.mark.parametrize("spoil", [b'"by":7', b'"by":-1', b'"by":null'])
def test_a_choice_of_no_existing_seat_fails(spoil: bytes) -> None:
    """A log may contain anything."""
    entries = game_of("easy", "easy").entries()
    changed = re.sub(rb'"by":[01]', spoil, entries[-1].stored)
    assert [*wrong([*entries[:-1], replace(entries[-1], stored=changed)])] == [len(entries)]


@pytest.mark.parametrize("ruleset", [ruleset for ruleset, facts in FACTS.items() if facts.twin])
@pytest.mark.parametrize("policy", ["greedy", "search"])
@pytest.mark.slow
def test_a_peeking_bot_is_found(services: Services, monkeypatch: pytest.MonkeyPatch, ruleset: str, policy: Any) -> None:
    """A worker shows its AIs the truth. Where that changes their choices, and only there, the proof fails."""
    monkeypatch.setitem(TABLE[ruleset], "medium", Level(policy=policy, budget=2, candidates=2, turns=1))
    game, seats = services.tokens.game(None), (Seat("ai", None, "medium"),) * FACTS[ruleset].options[0][1]
    services.commands.open_game(game, ruleset, read_options(ruleset, FACTS[ruleset].options[0][0]), seats)
    choose, peeked = turns._choose, []

    def peek(view: Position, seat: int, attempt: int, seed: str, began: float) -> tuple[Move, Ai, float]:
        honest = choose(view, seat, attempt, seed, began)
        found = choose(services.repository.get(game, TRUTH).position, seat, attempt, seed, began)
        if found[0] != honest[0]:
            peeked.append(view.version + 1)
        return found

    monkeypatch.setattr(turns, "services", lambda: services)
    monkeypatch.setattr(turns, "_choose", peek)
    while not (truth := services.repository.get(game, TRUTH)).position.table.is_ended:
        turns.play(game, truth.head.version, 1)
    entries = list(services.log.read(game))
    assert peeked
    assert audit(game, entries, None).proven, "no other proof finds it"
    assert {version: status for version, (status, _) in wrong(entries).items()} == dict.fromkeys(peeked, "failed")
