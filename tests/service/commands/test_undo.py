"""Undo within a player's own turn: a decision, never a deletion."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.commands import GUEST, OPEN, before_a_claim, called, decisions, legal, opened, play_to_the_end

from cairn.contract.playing import Game, begin
from cairn.events.codec import decode
from cairn.events.decision import Decision, Event, redact
from cairn.events.schotten_totten.moves import EndTurn, PlayCard
from cairn.events.table import TableEvent, Undone
from cairn.projections.fold import BEFORE, Position, fold, step
from cairn.projections.say import say as say_decision
from cairn.projections.schotten_totten.state import State
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.deciders import MAX_UNDOS, ai_to_act, undo
from cairn.service.errors import CannotUndo, GameOver, NotStarted


def position(services: Services, game: str) -> Position:
    """Return the truth."""
    return services.repository.latest_known(game).position


def test_a_seat_undoes_within_its_turn(services: Services) -> None:
    """The position is the previous one, the version increases, and the log keeps all decisions."""
    game, seat, version = before_a_claim(services)
    before = fold(decisions(services, game)[: version - 1])
    result = services.commands.undo(game, seat, version - 1)
    assert (result.first, result.last) == (version + 1, version + 1)
    after = position(services, game)
    assert after.state == before.state
    assert after.version == version + 1
    assert decisions(services, game)[-1].events == (Undone(seat, version - 1),)
    assert len(decisions(services, game)) == version + 1
    names = services.names.read(after.table)
    said = say_decision(result.decisions[0], after.table, names)
    assert said == f"{('Ann', 'Bob')[seat]} goes back to version {version - 1}."


def test_the_fold_omits_undone_decisions(services: Services) -> None:
    """From the start and from any snapshot, for every viewer. The game continues from there."""
    game, seat, version = before_a_claim(services)
    moves = legal(services, game)[1]
    for to in (version - 1, version, version + 1, version - 1):  # including a decision that was an undo itself
        services.commands.undo(game, seat, to)
        assert (legal(services, game)[1] == moves) == (to == version)
    play_to_the_end(services, game)
    log = decisions(services, game)
    whole = fold(log)
    for stop in range(version - 2, len(log)):
        assert fold(log[stop:], fold(log[:stop])).state == whole.state
    for viewer in (None, 0, 1):
        seen = [redact(decision, viewer, ended=False) for decision in log]
        for stop in range(version - 1, version + 5):
            assert fold(seen[stop:], fold(seen[:stop])).state == fold(seen).state
    proofs = services.auditor.audit(game)[1].proofs
    assert [proof.status for proof in proofs] == ["passed"] * 5


def test_a_turn_is_undone_at_most_64_times(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then undo is refused, and the player can only move. A log with more undos is still valid."""
    game, seat, version = before_a_claim(services)
    for _ in range(MAX_UNDOS):
        services.commands.undo(game, seat, version - 1)
    with pytest.raises(CannotUndo, match="64 times"):
        services.commands.undo(game, seat, version - 1)
    monkeypatch.setattr(deciders, "MAX_UNDOS", 65)
    services.commands.undo(game, seat, version - 1)
    monkeypatch.undo()
    play_to_the_end(services, game)
    assert [proof.status for proof in services.auditor.audit(game)[1].proofs] == ["passed"] * 5


def test_an_undo_costs_the_fold_no_more_than_a_move(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each event is evolved once, independent of the number of undos, whether read at once or in steps."""
    game, seat, version = before_a_claim(services)
    start = version - 1
    for _ in range(20):
        back = services.repository.latest_known(game).head.version
        services.commands.undo(game, seat, start)
        services.commands.undo(game, seat, back)
    log, evolved, evolve = decisions(services, game), list[Event](), State.evolve

    def evolves(state: State, event: Event) -> None:
        evolved.append(event)
        evolve(state, event)

    monkeypatch.setattr(State, "evolve", evolves)
    there = [event for decision in log for event in decision.events if not isinstance(event, TableEvent)]
    fold(log)
    assert len(evolved) == len(there)
    evolved.clear()
    position = BEFORE
    for decision in log:
        position = step(position, decision)
    assert len(evolved) == len(there)


def test_draws_and_decisions_of_others_cannot_be_undone(services: Services) -> None:
    """Not the own draw, not before the other's turn, not when the turn is over, not to the present.

    A turn is reported as over only to its player: the other player's turn may not have begun.
    """
    game, seat, version = before_a_claim(services)
    for to, words in (
        (version - 2, f"What can be undone began with version {version - 1}"),
        (version, "cannot go back to version"),
        (version + 9, "cannot go back to version"),
    ):
        with pytest.raises(CannotUndo, match=words):
            services.commands.undo(game, seat, to)
    with pytest.raises(
        CannotUndo, match=f"^{called(services, game)[seat]} is waited for, so you can undo nothing now.$"
    ):
        services.commands.undo(game, 1 - seat, version - 1)
    services.commands.play(game, seat, [EndTurn()])
    with pytest.raises(CannotUndo, match="Your turn is over"):
        services.commands.undo(game, seat, version - 1)


def test_a_draw_within_the_turn_cannot_be_undone(services: Services) -> None:
    """The Recruiter's first card has been seen, so the turn goes back to it at most."""
    for seed in range(60):
        game = opened(services, GUEST, GUEST, tactics=True)
        while not position(services, game).table.is_ended:
            seat, moves = legal(services, game)
            state: Any = position(services, game).state
            if state.phase == "recruit" and state.drawing < 3:
                version = position(services, game).version
                with pytest.raises(CannotUndo, match=f"Version {version} drew"):
                    services.commands.undo(game, seat, version - 1)
                return
            recruits = [move for move in moves if move.type == "play_recruiter"]
            services.commands.play(game, seat, [recruits[0] if recruits else moves[seed % len(moves)]])
    raise AssertionError("no Recruiter in 60 games")


def test_the_turn_of_another_seat_cannot_be_undone(services: Services) -> None:
    """The seat to move did not make the last decision."""
    game = opened(services)
    services.commands.play(game, 0, legal(services, game)[1][:1])
    with pytest.raises(CannotUndo, match="You have decided nothing since another seat did"):
        services.commands.undo(game, 1, 2)


def test_a_turn_continues_while_another_seat_is_to_move() -> None:
    """After the first card of a raid the defender is to move, but the attacker's turn continues."""
    for seed in range(40):
        game, source = begin("highland_clans", {"first_seat": 0, "raid_refill": "hand"}, 3, seed), random.Random(seed)
        while not game.over:
            last, state = game.decisions[-1], game.state
            if last.by == state.turn != game.waited_for and last.move and last.move.type == "lay_card":
                with pytest.raises(CannotUndo, match=f"^guest {game.waited_for + 1} is waited for"):
                    undo(game, state.turn, game.position.version - 1)
                return
            game.play(source.choice(game.legal))
    raise AssertionError("no raid in 40 games")


def last_two(ruleset: str, options: dict[str, Any], seats: int, wanted: Callable[[Decision, Decision], bool]) -> Game:
    """Play at random until a seat is still to act after its decision and the last two decisions match."""
    for seed in range(40):
        game, source = begin(ruleset, options, seats, seed), random.Random(seed)
        while not game.over:
            before, last = game.decisions[-2:]
            if last.by == game.waited_for and wanted(before, last):
                return game
            game.play(source.choice(game.legal))
    raise AssertionError("no such position in 40 games")


def test_a_reveal_within_the_turn_cannot_be_undone() -> None:
    """The player of the second card of a combat round has seen the first card and cannot go back before it."""

    def revealed(_before: Decision, last: Decision) -> bool:
        return not last.draws and any(event.reveals for event in last.events)

    game = last_two("highland_clans", {"first_seat": 0, "raid_refill": "hand"}, 3, revealed)
    version = game.position.version
    with pytest.raises(CannotUndo, match=f"Version {version} revealed something"):
        undo(game, game.waited_for, version - 1)


def test_a_turn_that_is_over_cannot_be_undone_in_the_next_turn_of_the_same_seat() -> None:
    """In Glen More a seat may have several turns in a row."""

    def another_turn(before: Decision, last: Decision) -> bool:
        ended = [any(event.ends_turn for event in decision.events) for decision in (before, last)]
        return before.by == last.by and ended == [True, False]

    game = last_two("glen_more", {"first_seat": 0}, 2, another_turn)
    seat, version = game.waited_for, game.position.version
    with pytest.raises(CannotUndo, match=f"version {version - 2} is before that"):
        undo(game, seat, version - 2)


@pytest.mark.parametrize("back", [1, 2])
def test_a_turn_that_has_just_ended_cannot_be_undone_by_the_same_seat(back: int) -> None:
    """Even without a draw: in Schotten Totten without a deck the other player may have to pass."""

    def ended(_before: Decision, last: Decision) -> bool:
        return not last.draws and any(event.ends_turn for event in last.events)

    game = last_two("schotten_totten", {"first_seat": 0}, 2, ended)
    with pytest.raises(CannotUndo, match="Your last turn is over, and in this one you have decided nothing yet"):
        undo(game, game.waited_for, game.position.version - back)


def test_undo_needs_a_running_game(services: Services) -> None:
    """It has begun and has not ended."""
    waiting = opened(services, GUEST, OPEN)
    with pytest.raises(NotStarted):
        services.commands.undo(waiting, 0, 1)
    game = opened(services)
    play_to_the_end(services, game)
    with pytest.raises(GameOver):
        services.commands.undo(game, 0, 3)


def test_undo_is_not_a_move(services: Services) -> None:
    """It is not in the legal moves, and no worker gets a job for it."""
    game, seat, version = before_a_claim(services)
    services.commands.undo(game, seat, version - 1)
    assert set(map(type, legal(services, game)[1])) == {PlayCard}
    assert ai_to_act(position(services, game)) is None


def test_undo_over_the_api(api: Api, services: Services) -> None:
    """With the seat's token, with If-Match and Idempotency-Key like a move. Refusals are problems."""
    game, seat, version = before_a_claim(services)
    path = f"/v1/games/{game}"
    token = services.tokens.seat(game, seat, 1)
    player = api.as_(token)
    before = player.get(f"{path}?at={version - 1}")
    assert api.ask("POST", f"{path}/undo", json={"to": version - 1}).status_code == 401
    assert player.ask("POST", f"{path}/undo", json={"to": 0}).status_code == 422
    stale = player.ask("POST", f"{path}/undo", json={"to": version - 1}, headers={"If-Match": '"3"'})
    assert stale.status_code == 412
    headers = {"If-Match": f'"{version}"', "Idempotency-Key": "back"}
    after = player.post(f"{path}/undo", {"to": version - 1}, headers=headers)
    assert after["state"] == before["state"]
    assert (after["version"], after["decisions"][0]["events"][0]["type"]) == (version + 1, "table.undone")
    again = player.post(f"{path}/undo", {"to": version - 1}, headers={"Idempotency-Key": "back"})
    assert again["version"] == version + 1
    refused = player.ask("POST", f"{path}/undo", json={"to": version - 2})
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/cannot-undo")
    assert decode(next(iter(services.log.read(game, version, 1))).stored, version + 1).by == seat
