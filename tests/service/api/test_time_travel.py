"""Any version of a game for each viewer, the changes of each step, and nonces."""

from typing import Any

import check_by_hand
import jsonpatch
import pytest
from helpers.api import Api
from helpers.commands import GUEST, decisions, legal, move, opened, play_to_the_end

from cairn.events.chance import DrawnChance, ai_seed
from cairn.events.decision import redact
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Forked, GameEnded, GameOpened
from cairn.projections.fold import fold
from cairn.service.container import Services
from cairn.service.errors import NotFound
from cairn.service.queries.history import STRIDE, History
from cairn.workers import turns


class Counted(History):
    """A history that counts the log entries it reads."""

    def read(self, game: str, viewer: int | None, version: int) -> int:
        """Return the number of entries read for a version."""
        read = 0
        whole = self._log.read

        def counting(*arguments: Any, **options: Any) -> Any:
            nonlocal read
            for entry in whole(*arguments, **options):
                read += 1
                yield entry

        self._log.read = counting  # type: ignore[method-assign]
        try:
            self.get(game, viewer, version)
        finally:
            self._log.read = whole  # type: ignore[method-assign]
        return read


def test_every_version_equals_its_fold(services: Services) -> None:
    """This holds for every viewer, in any order, with and without snapshots."""
    game = opened(services, GUEST, GUEST, rounds=3)
    play_to_the_end(services, game)
    log = decisions(services, game)
    assert len(log) > 2 * STRIDE
    for who in (None, 0, 1, "truth"):
        seen = [decision if who == "truth" else redact(decision, who, ended=False) for decision in log]  # type: ignore[arg-type]
        history = History(services.log)
        for version in (len(log), 3, 4, 5, STRIDE, STRIDE + 1, STRIDE - 1, 2 * STRIDE + 1, 1, len(log) - 1):
            snapshot = history.get(game, who, version)
            assert snapshot.position == fold(seen[:version])
            assert snapshot.head.version == version


def test_a_version_beyond_the_newest_does_not_exist(services: Services) -> None:
    """Its size does not matter: no entries in between are searched."""
    game, history = opened(services, GUEST, GUEST), History(services.log)
    for version in (2**53 - 1, 2**63):
        with pytest.raises(NotFound, match=f"has no version {version}"):
            history.get(game, None, version)


def test_a_step_costs_the_same_at_any_version(services: Services) -> None:
    """A step forward folds one decision. A step backward folds at most the decisions between two snapshots."""
    game = opened(services, GUEST, GUEST, rounds=3)
    play_to_the_end(services, game)
    last = len(decisions(services, game))
    history = Counted(services.log)
    assert [history.read(game, None, version) for version in range(1, last + 1)] == [1, *[2] * (last - 1)]
    assert max(history.read(game, None, version) for version in range(last, 0, -1)) <= STRIDE
    cold = Counted(services.log)
    cold.read(game, None, last)
    assert max(cold.read(game, None, version) for version in range(last, 0, -7)) <= STRIDE


def test_a_deleted_game_has_no_versions(services: Services) -> None:
    """Its snapshots are not used. Another game has no version above its newest."""
    game = opened(services)
    history = History(services.log)
    history.get(game, None, 2)
    services.log.delete(game)
    with pytest.raises(NotFound):
        history.get(game, None, 2)
    with pytest.raises(NotFound):
        History(services.log).get(opened(services), None, 3)


def test_a_game_reopened_under_the_same_id_is_folded_from_its_start(services: Services) -> None:
    """Snapshots of the deleted game are not used."""
    game = opened(services)
    history = History(services.log)
    before = history.get(game, 0, 2)
    services.commands.delete(game)
    services.commands.open_game(game, "schotten_totten", Options(1, 0), (GUEST, GUEST))
    move(services, game)
    for version in (3, 2):
        assert history.get(game, 0, version) == History(services.log).get(game, 0, version) != before


def test_the_number_of_snapshots_is_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The least recently used game is dropped and folded from its start again."""
    games = [opened(services) for _ in range(3)]
    monkeypatch.setattr("cairn.service.queries.history.RECENT", 2)
    history = Counted(services.log)
    for game in games[:2]:
        history.get(game, None, 2)
    history.get(games[0], None, 2)
    history.get(games[2], None, 2)
    assert [history.read(game, None, 2) for game in (games[0], games[1])] == [1, 2]


@pytest.mark.parametrize("ended", [False, True])
def test_changes_patch_each_version_into_the_next(api: Api, services: Services, ended: bool) -> None:
    """The JSON Patch of a step turns the resource of one version into the next, for every viewer.

    After the end all viewers see the same, so only a spectator is tested.
    """
    game = opened(services)
    for number in range(8):
        seat, moves = legal(services, game)
        services.commands.play(game, seat, [moves[number % len(moves)]])
    if ended:
        play_to_the_end(services, game)
    clients = [api] if ended else [api, *(api.as_(services.tokens.seat(game, seat, 1)) for seat in range(2))]
    for client in clients:
        resource: Any = {}
        for version in range(1, client.get(f"/v1/games/{game}")["version"] + 1):
            step = client.get(f"/v1/games/{game}/decisions/{version}")
            resource = jsonpatch.apply_patch(resource, step["changes"])
            assert resource == client.get(f"/v1/games/{game}?at={version}")
            assert step["version"] == version


def test_a_seat_sees_its_own_hand_at_any_version(api: Api, services: Services) -> None:
    """Other hands stay hidden until the end. Then everything is visible at every version."""
    game = opened(services)
    ann = api.as_(services.tokens.seat(game, 0, 1))
    assert [None in hand for hand in ann.get(f"/v1/games/{game}?at=2")["state"]["hands"]] == [False, True]
    play_to_the_end(services, game)
    assert [None in hand for hand in api.get(f"/v1/games/{game}?at=2")["state"]["hands"]] == [False, False]


def test_nonces_contribute_to_all_chance(api: Api, services: Services) -> None:
    """A player may send one with a seat. Draws depend on the secret and all nonces."""
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}]}
    game = api.post("/v1/games", body)["id"]
    assert api.get(f"/v1/games/{game}/decisions/1")["events"][0]["commitment"]
    for wrong in ("xyz", "AB", "ab\n", "0" * 65, 7):
        refused = api.ask("POST", f"/v1/games/{game}/seats", json={"name": "Bob", "nonce": wrong})
        assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (422, "/nonce")
    api.post(f"/v1/games/{game}/seats", {"name": "Bob", "nonce": "c0ffee"})
    assert api.get(f"/v1/games/{game}/decisions/2")["events"][0]["nonce"] == "c0ffee"
    play_to_the_end(services, game)
    log = decisions(services, game)
    (secret,) = [bytes.fromhex(event.secret) for event in log[-1].events if isinstance(event, GameEnded)]
    for decision in log:
        with_nonces, without = (DrawnChance(secret, decision.version, nonces) for nonces in (["", "c0ffee"], ["", ""]))
        sizes = [size for size, _ in decision.draws or ()]
        assert [with_nonces.draw(size) for size in sizes] == [result for _, result in decision.draws or ()]
        if len(sizes) > 9:
            assert [without.draw(size) for size in sizes] != [result for _, result in decision.draws or ()]


def nonces_at(services: Services, game: str, version: int) -> tuple[str, ...]:
    """Return the nonces with which a game, or a fork, was opened at a version."""
    (event,) = decisions(services, game)[version - 1].events
    assert isinstance(event, GameOpened | Forked)
    return event.nonces


def test_the_nonce_of_the_opener_contributes_to_ai_seeds(
    api: Api, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opener of a game against an AI contributes to its chance: to the AI's seed and to each draw.

    A nonce belongs to a human seat only. A fork and a rematch have the nonces of their openers.
    """
    seats: list[dict[str, Any]] = [
        {"kind": "human", "name": "Ann", "nonce": "c0ffee"},
        {"kind": "ai", "level": "random"},
    ]
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 1}, "seats": seats}
    for wrong in ("xyz", "0" * 65, 7):
        refused = api.ask("POST", "/v1/games", json=body | {"seats": [seats[0] | {"nonce": wrong}, seats[1]]})
        assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (422, "/seats/0/nonce")
    refused = api.ask("POST", "/v1/games", json=body | {"seats": [seats[0], seats[1] | {"nonce": "ab"}]})
    assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (422, "/seats/1/nonce")
    opened = api.post("/v1/games", body)
    game, ann = opened["id"], api.as_(opened["tokens"][0]["token"])
    assert api.get(f"/v1/games/{game}/decisions/1")["events"][0]["nonces"] == ["c0ffee", ""]
    monkeypatch.setattr(turns, "services", lambda: services)
    turns.play(game, 2, 1)
    services.commands.leave(game, 0)
    _, _, chosen, *_, ended = decisions(services, game)
    (secret,) = [bytes.fromhex(event.secret) for event in ended.events if isinstance(event, GameEnded)]
    assert chosen.ai
    assert chosen.ai.seed == ai_seed(secret, chosen.version, ["c0ffee", ""])
    assert chosen.ai.seed != ai_seed(secret, chosen.version)
    forked = api.post(f"/v1/games/{game}/forks", {"at": 2, "seats": [seats[0] | {"nonce": "ab"}, seats[1]]})
    assert nonces_at(services, forked["id"], 3) == ("ab", "")
    again = ann.post(f"/v1/games/{game}/rematch", {"nonce": "cd"})
    assert nonces_at(services, again["id"], 1) == ("cd", "")
    archive = [line.encode() + b"\n" for line in api.ask("GET", f"/v1/games/{game}/archive").text.splitlines()]
    assert check_by_hand.check(archive)[0] == len(archive) - 1
    assert {proof["status"] for proof in api.get(f"/v1/games/{game}/audit")["proofs"]} == {"passed", "not_asked"}
