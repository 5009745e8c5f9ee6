"""Games in which others decided than those who sat down: they are proven, told and judged as they were played."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.commands import NAMES
from msgspec.structs import asdict, replace

from cairn.events.codec import decode, read_options
from cairn.events.table import Clock, Seat
from cairn.projections.say import say
from cairn.service.analyses.parts import Part
from cairn.service.analyses.record import AnalysedPlayer, Words, players_of
from cairn.service.audit import audit
from cairn.service.audit.choices import proof_of, with_choices
from cairn.service.container import Services
from cairn.service.deciding.deciders import deadline_of, waited_for
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES, rules_of
from cairn.workers import turns
from cairn.workers.analyse import Replay
from cairn.workers.choices import check
from cairn.workers.search.levels import TABLE

HUMAN, EASY = Seat("human"), Seat("ai", level="easy")


@pytest.fixture
def clock(services: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Give the time, which stands still until it is moved; the AIs' turns are played here, and wait for nothing."""
    monkeypatch.setattr(turns, "services", lambda: services)
    for levels in TABLE.values():
        for name, level in levels.items():
            monkeypatch.setitem(levels, name, replace(level, thinking=0.0))
    monkeypatch.setattr(turns, "SHARE_SECONDS", 0)
    with freeze_time(datetime(2026, 11, 21, 9, tzinfo=UTC)) as frozen:
        yield frozen


class Played:
    """A game with a clock, `then: easy`, that goes on by itself: `late` seats never move."""

    def __init__(self, services: Services, clock: Any, ruleset: str, *seats: Seat, late: tuple[int, ...] = ()) -> None:
        self.services, self.clock, self.late, self.game = services, clock, late, services.tokens.game(None)
        options, names = read_options(ruleset, {"first_seat": 0}), [*NAMES[: len(seats)]]
        called = [name if seat == HUMAN else None for name, seat in zip(names, seats, strict=True)]
        services.commands.open_game(self.game, ruleset, options, seats, names=called, clock=Clock("turn", 60))
        self.source = random.Random(7)

    @property
    def position(self) -> Any:
        """How it stands."""
        return self.services.repository.get(self.game, TRUTH).position

    def step(self, attempt: int = 1) -> None:
        """Let who is waited for decide, or their time run out."""
        now = self.position
        act = waited_for(now)
        assert act
        if now.table.deciders.now(act.seat).level:
            turns.play(self.game, now.version, attempt)
        elif act.seat in self.late:
            assert deadline_of(now)
            self.clock.tick(61)
            self.services.commands.run_out_of_time(self.game, now.version)
        else:
            moves = rules_of(now).legal_moves(now.state, act.seat)
            self.services.commands.play(self.game, act.seat, [self.source.choice(moves)])

    def steps(self, count: int, failing: int = 10**6) -> None:
        """Take some steps, or all; at each so manyth an AI's level has failed three times."""
        while count and not self.position.table.ended:
            self.step(4 if count % failing == 0 else 1)
            count -= 1

    def proofs(self) -> dict[str, str]:
        """Return how each proof ends, that of the choices as the workers make it."""
        entries = list(self.services.log.read(self.game))
        proof = proof_of(check(entries, range(1, len(entries) + 1)))
        assert proof.why is None
        return {one.name: one.status for one in with_choices(audit(self.game, entries, None), proof).proofs}

    def kinds(self) -> list[str]:
        """Return who decided, move by move."""
        decisions = [decode(entry.stored, entry.version) for entry in self.services.log.read(self.game)]
        found = [self.position.table.deciders.of(one) for one in decisions if one.move is not None]
        return [who.kind for who in found if who]

    def texts(self) -> str:
        """Return the game in sentences."""
        table = self.position.table
        names = self.services.names.read(table)
        decisions = [decode(entry.stored, entry.version) for entry in self.services.log.read(self.game)]
        return "\n".join(say(decision, table, names) for decision in decisions)

    def players(self) -> tuple[AnalysedPlayer, ...]:
        """Return what an analysis says of each seat."""
        replay = Replay(list(self.services.log.read(self.game)))
        rows = replay.rows(self.game, Part(1, self.position.version, 0), "easy")
        assert [row.by for row in rows] == self.kinds()
        return players_of(rows, len(self.position.table.seats))


PASSED = dict.fromkeys(("chain", "fold", "rules", "draws", "choices"), "passed")


@pytest.mark.parametrize("ruleset", GAMES)
def test_an_honest_game_whose_clocks_ran_out_passes_all_proofs(services: Services, clock: Any, ruleset: str) -> None:
    """Nobody but seat 1 ever moves in time; and now and then the AI that plays for them fails."""
    seats = min(GAMES[ruleset].seats)
    game = Played(services, clock, ruleset, *[HUMAN] * seats, late=(0, 2))
    game.steps(-1, failing=5)
    assert game.proofs() == PASSED
    assert {*game.kinds()} == {"human", "time_out", "last_resort"}
    assert "(Ann's time was over: easy moved for them.)" in game.texts()
    assert "(easy failed three times: random moved.)" in game.texts()


def test_a_game_that_was_left_passes_all_proofs(services: Services, clock: Any) -> None:
    """In the middle of a turn whose time was over: then it is the leaver's AI that plays, of which it is told so."""
    game = Played(services, clock, "glen_more", HUMAN, HUMAN, EASY, late=(0,))
    while "time_out" not in game.kinds() or game.position.table.deciders.timed_out is None:
        game.step()
    services.commands.leave(game.game, 0)
    game.steps(-1, failing=3)
    assert game.proofs() == PASSED
    assert {*game.kinds()} == {"human", "ai", "time_out", "leaver", "last_resort"}
    assert "(Ann has left: greedy plays on.)" in game.texts()
    assert "(greedy failed three times: random moved.)" in game.texts()


def test_who_never_moved_has_no_accuracy(services: Services, clock: Any) -> None:
    """Their turns are judged, and the rows say who decided."""
    game = Played(services, clock, "schotten_totten", HUMAN, HUMAN, late=(0, 1))
    game.steps(8)
    services.commands.leave(game.game, 0)
    assert {*game.kinds()} == {"time_out"}
    assert game.players() == (AnalysedPlayer(0, None, Words()), AnalysedPlayer(1, None, Words()))


def test_a_leavers_accuracy_is_their_own(services: Services, clock: Any) -> None:
    """What the AI decided that played on for them counts for nobody."""
    game = Played(services, clock, "glen_more", HUMAN, HUMAN, EASY)
    while game.kinds().count("human") < 6:
        game.step()
    services.commands.leave(game.game, 0)
    while game.kinds().count("leaver") < 3:
        game.step()
    services.commands.leave(game.game, 1)
    counted = sum(sum(asdict(player.words).values()) for player in game.players())
    assert counted == len([kind for kind in game.kinds() if kind != "leaver"])
