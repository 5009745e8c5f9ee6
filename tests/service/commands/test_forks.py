"""Forks: games that continue from any step of a finished one."""

import pytest
from helpers.api import Api
from helpers.commands import GUEST, OPEN, before_a_claim, called, decisions, legal, move, opened, play_to_the_end
from helpers.listed import listed

from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.deciding.deciders import ai_to_act
from cairn.service.errors import Invalid, NotFinished, NotStarted

AIS = (Seat("ai", None, "random"), Seat("ai", None, "greedy"))


def finished(services: Services, seed: int = 1) -> str:
    """Return a finished game."""
    game = opened(services)
    play_to_the_end(services, game, seed)
    return game


def forked(services: Services, parent: str, version: int, *seats: Seat) -> str:
    """Fork a game and return the new one."""
    game = services.tokens.game(None)
    services.commands.fork(parent, version, game, seats or (GUEST, GUEST), names=["Cid", "Dora"][: 0 if seats else 2])
    return game


@pytest.mark.parametrize("version", [1, 2, 7, 30])
def test_a_fork_begins_with_the_log_of_its_parent(services: Services, version: int) -> None:
    """The bytes and the chain are the same. It is played to its end, and all proofs of both parts pass."""
    parent = finished(services)
    game = forked(services, parent, version)
    above, below = list(services.log.read(parent)), list(services.log.read(game))
    assert below[:version] == above[:version]
    table = services.repository.latest_known(game).position.table
    assert (table.game, table.parent, table.forked_at) == (game, parent, version)
    assert (called(services, parent), called(services, game)) == (("Ann", "Bob"), ("Cid", "Dora"))
    play_to_the_end(services, game, seed=5)
    proofs = services.auditor.audit(game)[1].proofs
    assert [(proof.status, proof.version) for proof in proofs] == [("passed", None)] * 5
    assert proofs[0].checked == len(list(services.log.read(game)))


def test_a_player_who_joins_a_fork_can_undo(services: Services) -> None:
    """They may be to move at once. Taking the seat is not a move of their turn and stays."""
    game, seat, version = before_a_claim(services)
    services.commands.leave(game, 1 - seat)
    seats = [GUEST, GUEST]
    seats[seat] = OPEN
    fork = forked(services, game, version - 1, *seats)
    services.commands.take_seat(fork, name="Cid")
    before, card = services.repository.latest_known(fork), decisions(services, game)[version - 1].move
    assert card
    services.commands.play(fork, seat, [card])
    services.commands.undo(fork, seat, before.head.version)
    after = services.repository.latest_known(fork).position
    assert (after.state, called(services, fork)[seat]) == (before.position.state, "Cid")


def test_a_fork_has_new_chance(services: Services) -> None:
    """Two forks from the same step, with the same moves, draw different cards."""
    parent = finished(services)
    ends = []
    for _ in range(4):
        game = forked(services, parent, 2)
        for _ in range(6):
            move(services, game)
        ends.append(str(services.repository.latest_known(game).position.state))
    assert len(set(ends)) > 1


def test_a_fork_can_be_forked(services: Services) -> None:
    """From its own part, and from the inherited part. In that case the parent is the original game."""
    parent = finished(services)
    child = forked(services, parent, 20)
    play_to_the_end(services, child, seed=2)
    for version, of in ((30, child), (10, parent), (20, parent)):
        game = forked(services, child, version)
        assert services.repository.latest_known(game).position.table.parent == of
        play_to_the_end(services, game, seed=3)
        assert services.auditor.audit(game)[1].proven


def test_only_a_finished_game_can_be_forked_and_not_at_its_end(services: Services) -> None:
    """The secret of a running game is not revealed."""
    running = opened(services)
    with pytest.raises(NotFinished):
        forked(services, running, 1)
    parent = finished(services)
    last = services.repository.latest_known(parent).head.version
    for version in (last, last + 1):
        with pytest.raises(Invalid, match=f"ended with version {last}"):
            forked(services, parent, version)


@pytest.mark.parametrize("version", [1, 2])
def test_a_fork_has_no_names_of_later_players(services: Services, version: int) -> None:
    """It keeps the names of players seated by then. AIs get no guest's name, nor does an archive contain one."""
    parent = opened(services, GUEST, OPEN)
    services.commands.take_seat(parent, name="Eve")
    services.commands.leave(parent, 1)
    game = forked(services, parent, version, GUEST, AIS[1])
    assert called(services, game) == ("guest 1", "greedy 2")
    names = services.names.of_log(game, services.log.read(game))
    assert names == ({"1:0": "Ann", "2:1": "Eve"} if version == 2 else {"1:0": "Ann"})


def test_a_fork_is_listed_only_if_its_parent_is(services: Services) -> None:
    """So players of an unlisted game do not appear in the lobby."""
    for shown in (False, True):
        parent = services.tokens.game(None)
        services.commands.open_game(parent, "schotten_totten", Options(), (GUEST, GUEST), listed=shown)
        services.commands.leave(parent, 0)
        game = forked(services, parent, 2)
        assert (listed(services, status="running") == [game]) == shown


def test_ais_continue_a_fork(services: Services) -> None:
    """Their next turn is enqueued at once."""
    game = forked(services, finished(services), 10, *AIS)
    assert ai_to_act(services.repository.latest_known(game).position) in (0, 1)
    assert services.turn_queue.attempt(game, 11, 1)


def test_a_fork_waits_for_open_seats(services: Services) -> None:
    """It is open in the lobby, and no moves are made. A player who joins continues from there, without a new deal."""
    game = forked(services, finished(services), 10, GUEST, OPEN)
    before = services.repository.latest_known(game).position
    assert not before.has_started
    assert ai_to_act(before) is None
    assert listed(services, status="open") == [game]
    seat, moves = legal(services, game)
    with pytest.raises(NotStarted):
        services.commands.play(game, seat, [moves[0]])
    services.commands.leave(game, 0)
    assert services.repository.latest_known(game).position.table.is_ended, "the last human left before it began"
    game = forked(services, finished(services), 10, GUEST, OPEN)
    before = services.repository.latest_known(game).position
    services.commands.take_seat(game, name="Eve", nonce="ab")
    after = services.repository.latest_known(game).position
    assert after.has_started
    assert (after.state, after.table.nonces) == (before.state, ("", "ab"))
    play_to_the_end(services, game, seed=3)
    assert services.auditor.audit(game)[1].proven


def test_forks_over_the_api(api: Api, services: Services) -> None:
    """The response is that for a new game, with tokens. A repeated key gets the same one; refusals are problems."""
    parent = finished(services)
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
