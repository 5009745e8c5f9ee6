"""Forks continue from any step of a finished game, and undo is a decision, never a deletion."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.commands import GUEST, OPEN, before_a_claim, called, decisions, legal, move, open_game, play_to_the_end
from helpers.listed import list_games

from cairn.contract.playing import Game, begin
from cairn.events.codec import decode
from cairn.events.decision import Decision, Event, redact
from cairn.events.schotten_totten.moves import EndTurn, PlayCard
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Seat, TableEvent, Undone
from cairn.projections.fold import BEFORE, Position, fold, step
from cairn.projections.say import say as say_decision
from cairn.projections.schotten_totten.state import State
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.deciders import MAX_UNDOS, ai_to_act, undo
from cairn.service.errors import CannotUndo, GameOver, Invalid, NotFinished, NotStarted
from cairn.service.languages import english


def position(services: Services, game: str) -> Position:
    """Return the current position of a game."""
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
    said = english().text(say_decision(result.decisions[0], after.table, services.names.read(after.table)))
    assert said == f"{('Ann', 'Bob')[seat]} goes back to version {version - 1}."


def test_the_fold_omits_undone_decisions(services: Services) -> None:
    """From the start and from any snapshot, for every viewer. The game continues from there."""
    game, seat, version = before_a_claim(services)
    moves = legal(services, game)[1]
    for to in (version - 1, version, version + 1, version - 1):  # one of these decisions is an undo itself
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
    began, beyond = f"What can be undone began with version {version - 1}", "cannot go back to version"
    for to, words in ((version - 2, began), (version, beyond), (version + 9, beyond)):
        with pytest.raises(CannotUndo, match=words):
            services.commands.undo(game, seat, to)
    waits = called(services, game)[seat]
    with pytest.raises(CannotUndo, match=f"^{waits} is waited for, so you can undo nothing now.$"):
        services.commands.undo(game, 1 - seat, version - 1)
    services.commands.play(game, seat, [EndTurn()])
    with pytest.raises(CannotUndo, match="Your turn is over"):
        services.commands.undo(game, seat, version - 1)


def test_a_draw_within_the_turn_cannot_be_undone(services: Services) -> None:
    """The Recruiter's first card has been seen, so the turn goes back to it at most."""
    for seed in range(60):
        game = open_game(services, GUEST, GUEST, tactics=True)
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
    game = open_game(services)
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

    def reveals(_before: Decision, last: Decision) -> bool:
        return not last.draws and any(event.reveals for event in last.events)

    game = last_two("highland_clans", {"first_seat": 0, "raid_refill": "hand"}, 3, reveals)
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

    def ends_turn(_before: Decision, last: Decision) -> bool:
        return not last.draws and any(event.ends_turn for event in last.events)

    game = last_two("schotten_totten", {"first_seat": 0}, 2, ends_turn)
    with pytest.raises(CannotUndo, match="Your last turn is over, and in this one you have decided nothing yet"):
        undo(game, game.waited_for, game.position.version - back)


def test_undo_needs_a_running_game(services: Services) -> None:
    """It has begun and has not ended."""
    waiting = open_game(services, GUEST, OPEN)
    with pytest.raises(NotStarted):
        services.commands.undo(waiting, 0, 1)
    game = open_game(services)
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
    player = api.as_(services.tokens.seat(game, seat, 1))
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


AIS = (Seat("ai", None, "random"), Seat("ai", None, "greedy"))


def play_game(services: Services) -> str:
    """Return a finished game."""
    game = open_game(services)
    play_to_the_end(services, game, 1)
    return game


def fork(services: Services, parent: str, version: int, *seats: Seat) -> str:
    """Fork a game and return the new one."""
    game = services.tokens.game(None)
    services.commands.fork(parent, version, game, seats or (GUEST, GUEST), names=["Cid", "Dora"][: 0 if seats else 2])
    return game


@pytest.mark.parametrize("version", [1, 2, 7, 30])
def test_a_fork_begins_with_the_log_of_its_parent(services: Services, version: int) -> None:
    """The bytes and the chain are the same. It is played to its end, and all proofs of both parts pass."""
    parent = play_game(services)
    game = fork(services, parent, version)
    above, below = list(services.log.read(parent)), list(services.log.read(game))
    assert below[:version] == above[:version]
    table = position(services, game).table
    assert (table.game, table.parent, table.forked_at) == (game, parent, version)
    assert (called(services, parent), called(services, game)) == (("Ann", "Bob"), ("Cid", "Dora"))
    play_to_the_end(services, game, seed=5)
    proofs = services.auditor.audit(game)[1].proofs
    assert [(proof.status, proof.version) for proof in proofs] == [("passed", None)] * 5
    assert proofs[0].checked == len(list(services.log.read(game)))


def test_a_player_who_joins_a_fork_can_undo(services: Services) -> None:
    """They may be to move at once. Taking the seat is not a move of their turn and stays."""
    parent, seat, version = before_a_claim(services)
    services.commands.leave(parent, 1 - seat)
    game = fork(services, parent, version - 1, *((OPEN, GUEST) if seat == 0 else (GUEST, OPEN)))
    services.commands.take_seat(game, name="Cid")
    before, card = services.repository.latest_known(game), decisions(services, parent)[version - 1].move
    assert card
    services.commands.play(game, seat, [card])
    services.commands.undo(game, seat, before.head.version)
    assert (position(services, game).state, called(services, game)[seat]) == (before.position.state, "Cid")


def test_a_fork_has_new_chance(services: Services) -> None:
    """Two forks from the same step, with the same moves, draw different cards."""
    parent = play_game(services)
    ends = []
    for _ in range(4):
        game = fork(services, parent, 2)
        for _ in range(6):
            move(services, game)
        ends.append(str(position(services, game).state))
    assert len(set(ends)) > 1


def test_a_fork_can_be_forked(services: Services) -> None:
    """From its own part, and from the inherited part. In that case the parent is the original game."""
    parent = play_game(services)
    child = fork(services, parent, 20)
    play_to_the_end(services, child, seed=2)
    for version, of in ((30, child), (10, parent), (20, parent)):
        game = fork(services, child, version)
        assert position(services, game).table.parent == of
        play_to_the_end(services, game, seed=3)
        assert services.auditor.audit(game)[1].proven


def test_only_a_finished_game_can_be_forked_and_not_at_its_end(services: Services) -> None:
    """The secret of a running game is not revealed."""
    running = open_game(services)
    with pytest.raises(NotFinished):
        fork(services, running, 1)
    parent = play_game(services)
    last = services.repository.latest_known(parent).head.version
    for version in (last, last + 1):
        with pytest.raises(Invalid, match=f"ended with version {last}"):
            fork(services, parent, version)


@pytest.mark.parametrize("version", [1, 2])
def test_a_fork_has_no_names_of_later_players(services: Services, version: int) -> None:
    """It keeps the names of players seated by then. AIs get no guest's name, nor does an archive contain one."""
    parent = open_game(services, GUEST, OPEN)
    services.commands.take_seat(parent, name="Eve")
    services.commands.leave(parent, 1)
    game = fork(services, parent, version, GUEST, AIS[1])
    assert called(services, game) == ("guest 1", "Greedy Murdo")
    names = services.names.of_log(game, services.log.read(game))
    assert names == ({"1:0": "Ann", "2:1": "Eve"} if version == 2 else {"1:0": "Ann"})


def test_a_fork_is_listed_only_if_its_parent_is(services: Services) -> None:
    """So players of an unlisted game do not appear in the lobby."""
    for shown in (False, True):
        parent = services.tokens.game(None)
        services.commands.open_game(parent, "schotten_totten", Options(), (GUEST, GUEST), listed=shown)
        services.commands.leave(parent, 0)
        game = fork(services, parent, 2)
        assert (list_games(services, status="running") == [game]) == shown


def test_ais_continue_a_fork(services: Services) -> None:
    """Their next turn is enqueued at once."""
    game = fork(services, play_game(services), 10, *AIS)
    assert ai_to_act(position(services, game)) in (0, 1)
    assert services.turn_queue.attempt(game, 11, 1)


def test_a_fork_waits_for_open_seats(services: Services) -> None:
    """It is open in the lobby, and no moves are made. A player who joins continues from there, without a new deal."""
    game = fork(services, play_game(services), 10, GUEST, OPEN)
    before = position(services, game)
    assert not before.has_started
    assert ai_to_act(before) is None
    assert list_games(services, status="open") == [game]
    seat, moves = legal(services, game)
    with pytest.raises(NotStarted):
        services.commands.play(game, seat, [moves[0]])
    services.commands.leave(game, 0)
    assert position(services, game).table.is_ended, "the last human left before it began"
    game = fork(services, play_game(services), 10, GUEST, OPEN)
    before = position(services, game)
    services.commands.take_seat(game, name="Eve", nonce="ab")
    after = position(services, game)
    assert after.has_started
    assert (after.state, after.table.nonces) == (before.state, ("", "ab"))
    play_to_the_end(services, game, seed=3)
    assert services.auditor.audit(game)[1].proven


def test_forks_over_the_api(api: Api, services: Services) -> None:
    """The response is that for a new game, with tokens. A repeated key gets the same one; refusals are problems."""
    parent = play_game(services)
    body = {"at": 12, "seats": [{"kind": "human", "name": "Cid"}, {"kind": "ai", "level": "random"}]}
    key = {"Idempotency-Key": "f" * 32}
    game = api.post(f"/v1/games/{parent}/forks", body, headers=key)
    assert game["forked_from"] == {"game": parent, "version": 12}
    assert (game["version"], game["status"], game["outcome"]) == (13, "running", None)
    assert api.post(f"/v1/games/{parent}/forks", body, headers=key)["tokens"] == game["tokens"]
    cid = api.as_(game["tokens"][0]["token"])
    view = cid.get(f"/v1/games/{game['id']}")
    assert (view["viewer"], None in view["state"]["hands"][1]) == (0, True)
    assert api.get(f"/v1/games/{game['id']}?at=5")["forked_from"] is None
    for wrong in ({**body, "at": 0}, {**body, "at": True}, {**body, "seats": [{"kind": "human", "name": "Cid"}]}):
        assert api.ask("POST", f"/v1/games/{parent}/forks", json=wrong).status_code == 422
    beyond = api.ask("POST", f"/v1/games/{parent}/forks", json={**body, "at": 999})
    assert (beyond.status_code, beyond.json()["errors"][0]["pointer"]) == (422, "/at")
    running = api.ask("POST", f"/v1/games/{game['id']}/forks", json=body)
    assert (running.status_code, running.json()["type"]) == (409, "/problems/not-finished")
