"""Forks: a game that goes on from any step of a finished one."""

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
    """Return a game that was played to its end."""
    game = opened(services)
    play_to_the_end(services, game, seed)
    return game


def forked(services: Services, parent: str, version: int, *seats: Seat) -> str:
    """Fork a game; return the new one."""
    game = services.tokens.game(None)
    services.commands.fork(parent, version, game, seats or (GUEST, GUEST), names=["Cid", "Dora"][: 0 if seats else 2])
    return game


@pytest.mark.parametrize("version", [1, 2, 7, 30])
def test_a_fork_begins_with_its_parents_log(services: Services, version: int) -> None:
    """Byte for byte, so that the chain goes on; then it is played to its end, and every proof passes for both parts."""
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


def test_who_sat_down_in_a_fork_can_undo(services: Services) -> None:
    """They are waited for when they sit down: that they did is no move of their turn, and stays."""
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


def test_the_chance_of_a_fork_is_fresh(services: Services) -> None:
    """Two forks from the same step, played alike, draw other cards."""
    parent = finished(services)
    ends = []
    for _ in range(4):
        game = forked(services, parent, 2)
        for _ in range(6):
            move(services, game)
        ends.append(str(services.repository.latest_known(game).position.state))
    assert len(set(ends)) > 1


def test_forks_of_forks(services: Services) -> None:
    """From the new part, and from the part it has from its parent: then the parent is the one that was played there."""
    parent = finished(services)
    child = forked(services, parent, 20)
    play_to_the_end(services, child, seed=2)
    for version, of in ((30, child), (10, parent), (20, parent)):
        game = forked(services, child, version)
        assert services.repository.latest_known(game).position.table.parent == of
        play_to_the_end(services, game, seed=3)
        assert services.auditor.audit(game)[1].proven


def test_only_a_finished_game_is_forked_and_not_at_its_end(services: Services) -> None:
    """While it runs its secret is not told."""
    running = opened(services)
    with pytest.raises(NotFinished):
        forked(services, running, 1)
    parent = finished(services)
    last = services.repository.latest_known(parent).head.version
    for version in (last, last + 1):
        with pytest.raises(Invalid, match=f"ended with version {last}"):
            forked(services, parent, version)


@pytest.mark.parametrize("version", [1, 2])
def test_nobody_who_came_to_its_parent_later_is_in_a_fork(services: Services, version: int) -> None:
    """A fork keeps the names of those who had sat down by then: an AI has no guest's, nor has an archive it."""
    parent = opened(services, GUEST, OPEN)
    services.commands.take_seat(parent, name="Eve")
    services.commands.leave(parent, 1)
    game = forked(services, parent, version, GUEST, AIS[1])
    assert called(services, game) == ("guest 1", "greedy 2")
    names = services.names.of_log(game, services.log.read(game))
    assert names == ({"1:0": "Ann", "2:1": "Eve"} if version == 2 else {"1:0": "Ann"})


def test_a_fork_is_listed_if_its_parent_is(services: Services) -> None:
    """Players who did not want to be seen in the lobby are not seen there by way of a fork."""
    for shown in (False, True):
        parent = services.tokens.game(None)
        services.commands.open_game(parent, "schotten_totten", Options(), (GUEST, GUEST), listed=shown)
        services.commands.leave(parent, 0)
        game = forked(services, parent, 2)
        assert (listed(services, status="running") == [game]) == shown


def test_ais_play_a_fork_on(services: Services) -> None:
    """The turn that is owed is asked for at once."""
    game = forked(services, finished(services), 10, *AIS)
    assert ai_to_act(services.repository.latest_known(game).position) in (0, 1)
    assert services.turn_queue.attempt(game, 11, 1)


def test_a_fork_waits_for_open_seats(services: Services) -> None:
    """It is open in the lobby, nobody moves, and who sits down then plays on from there, not from a new deal."""
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
    """Answered like a new game, with tokens; the same again for the same key; refused as a problem."""
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
