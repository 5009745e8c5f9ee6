"""Any version of a game for each viewer, the changes of each step, and nonces."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import check_by_hand
import jsonpatch
import pytest
from helpers.api import Api
from helpers.commands import GUEST, decisions, legal, move, open_game, play_to_the_end
from hypothesis import given
from hypothesis import strategies as st
from jsonpatch import apply_patch

from cairn.events.chance import DrawnChance, ai_seed
from cairn.events.codec import dump, load
from cairn.events.decision import redact
from cairn.events.log import Log
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Forked, GameEnded, GameOpened
from cairn.projections.fold import fold
from cairn.service.api.games.difference import difference
from cairn.service.container import Services
from cairn.service.errors import NotFound
from cairn.service.queries.history import STRIDE, History
from cairn.workers import turns


def count_reads(history: History, game: str, version: int) -> int:
    """Return the number of log entries that a history reads for a spectator's version."""
    log, entries = history._log, list[Any]()

    def read(*arguments: Any, **options: Any) -> Iterator[Any]:
        for entry in Log.read(log, *arguments, **options):
            entries.append(entry)
            yield entry

    with patch.object(log, "read", read):
        history.get(game, None, version)
    return len(entries)


def test_every_version_equals_its_fold(services: Services) -> None:
    """This holds for every viewer, in any order, with and without snapshots."""
    game = open_game(services, GUEST, GUEST, rounds=3)
    play_to_the_end(services, game)
    log = decisions(services, game)
    assert len(log) > 2 * STRIDE
    for viewer in (None, 0, 1, "truth"):
        seen = [decision if viewer == "truth" else redact(decision, viewer, ended=False) for decision in log]  # type: ignore[arg-type]
        history = History(services.log)
        for version in (len(log), 3, 4, 5, STRIDE, STRIDE + 1, STRIDE - 1, 2 * STRIDE + 1, 1, len(log) - 1):
            snapshot = history.get(game, viewer, version)
            assert snapshot.position == fold(seen[:version])
            assert snapshot.head.version == version


def test_a_version_beyond_the_newest_does_not_exist(services: Services) -> None:
    """Its size does not matter: no entries in between are searched."""
    game, history = open_game(services, GUEST, GUEST), History(services.log)
    for version in (2**53 - 1, 2**63):
        with pytest.raises(NotFound, match=f"has no version {version}"):
            history.get(game, None, version)


def test_a_step_costs_the_same_at_any_version(services: Services) -> None:
    """A step forward folds one decision. A step backward folds at most the decisions between two snapshots."""
    game = open_game(services, GUEST, GUEST, rounds=3)
    play_to_the_end(services, game)
    last = len(decisions(services, game))
    history = History(services.log)
    assert [count_reads(history, game, version) for version in range(1, last + 1)] == [1, *[2] * (last - 1)]
    assert max(count_reads(history, game, version) for version in range(last, 0, -1)) <= STRIDE
    cold = History(services.log)
    count_reads(cold, game, last)
    assert max(count_reads(cold, game, version) for version in range(last, 0, -7)) <= STRIDE


def test_a_deleted_game_has_no_versions(services: Services) -> None:
    """Its snapshots are not used. Another game has no version above its newest."""
    game = open_game(services)
    history = History(services.log)
    history.get(game, None, 2)
    services.log.delete(game)
    with pytest.raises(NotFound):
        history.get(game, None, 2)
    with pytest.raises(NotFound):
        History(services.log).get(open_game(services), None, 3)


def test_a_game_reopened_under_the_same_id_is_folded_from_its_start(services: Services) -> None:
    """Snapshots of the deleted game are not used."""
    game = open_game(services)
    history = History(services.log)
    before = history.get(game, 0, 2)
    services.commands.delete(game)
    services.commands.open_game(game, "schotten_totten", Options(1, 0), (GUEST, GUEST))
    move(services, game)
    for version in (3, 2):
        assert history.get(game, 0, version) == History(services.log).get(game, 0, version) != before


def test_the_number_of_snapshots_is_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The least recently used game is dropped and folded from its start again."""
    games = [open_game(services) for _ in range(3)]
    monkeypatch.setattr("cairn.service.queries.history.RECENT", 2)
    history = History(services.log)
    for game in games[:2]:
        history.get(game, None, 2)
    for game in (games[0], games[2]):
        history.get(game, None, 2)
    assert [count_reads(history, game, 2) for game in (games[0], games[1])] == [1, 2]


@pytest.mark.parametrize("ended", [False, True])
def test_changes_patch_each_version_into_the_next(api: Api, services: Services, ended: bool) -> None:
    """For every viewer. After the end all viewers see the same, so only a spectator is tested."""
    game = open_game(services)
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
    game = open_game(services)
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
    """A nonce belongs to a human seat only. A fork and a rematch have the nonces of their openers."""
    human: dict[str, Any] = {"kind": "human", "name": "Ann", "nonce": "c0ffee"}
    ai: dict[str, Any] = {"kind": "ai", "level": "random"}
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 1}, "seats": [human, ai]}
    wrong = [([human | {"nonce": nonce}, ai], 0) for nonce in ("xyz", "0" * 65, 7)]
    for seats, seat in (*wrong, ([human, ai | {"nonce": "ab"}], 1)):
        refused = api.ask("POST", "/v1/games", json=body | {"seats": seats})
        assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (422, f"/seats/{seat}/nonce")
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
    forked = api.post(f"/v1/games/{game}/forks", {"at": 2, "seats": [human | {"nonce": "ab"}, ai]})
    assert nonces_at(services, forked["id"], 3) == ("ab", "")
    again = ann.post(f"/v1/games/{game}/rematch", {"nonce": "cd"})
    assert nonces_at(services, again["id"], 1) == ("cd", "")
    archive = [line.encode() + b"\n" for line in api.ask("GET", f"/v1/games/{game}/archive").text.splitlines()]
    assert check_by_hand.check(archive)[0] == len(archive) - 1
    assert {proof["status"] for proof in api.get(f"/v1/games/{game}/audit")["proofs"]} == {"passed", "not_asked"}


NAMES = st.sampled_from(["a", "b", "a/b", "~", "~1", "", "0"])
DOCUMENTS = st.recursive(
    st.none() | st.integers(2, 4) | st.sampled_from(["x", "y"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=20,
)


def changes(old: Any, new: Any) -> list[Any]:
    """Return the patch as sent to clients."""
    found: list[Any] = load(dump(difference(old, new)))
    return found


@given(DOCUMENTS.filter(lambda document: document is not None), DOCUMENTS)
def test_applying_the_patch_gives_the_new_document(old: Any, new: Any) -> None:
    """This holds for any two documents."""
    assert apply_patch(old, changes(old, new)) == new
    assert (changes(old, new) == []) == (old == new)


def test_the_patch_is_minimal() -> None:
    """Removing a card from a hand is one removal; drawing a card is one addition."""
    old = {"hands": [[1, 2, 3], [4, None]], "turn": 0, "named": {"a/b~": 1}, "gone": 1}
    new = {"hands": [[1, 3], [4, None, None]], "turn": 1, "named": {"a/b~": 2}, "come": [5]}
    assert changes(old, new) == [
        {"op": "remove", "path": "/hands/0/1"},
        {"op": "add", "path": "/hands/1/2", "value": None},
        {"op": "replace", "path": "/turn", "value": 1},
        {"op": "replace", "path": "/named/a~1b~0", "value": 2},
        {"op": "remove", "path": "/gone"},
        {"op": "add", "path": "/come", "value": [5]},
    ]
    assert changes(None, new) == [{"op": "add", "path": "", "value": new}]
