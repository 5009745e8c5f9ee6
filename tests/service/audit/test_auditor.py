"""Requested audits run one at a time, once for each head."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from helpers.api import Api
from helpers.commands import GUEST, move, opened, play_to_the_end

from cairn.contract.playing import recorded
from cairn.service.app import create_app
from cairn.service.audit.auditor import Auditor
from cairn.service.container import Services
from cairn.service.errors import Unavailable


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make requests wait only briefly for other audits."""
    monkeypatch.setattr("cairn.service.audit.auditor.PATIENCE", 0.01)


@pytest.mark.usefixtures("impatient")
def test_only_one_audit_runs_at_a_time(services: Services) -> None:
    """A request that waits too long is deferred. Known results are still returned."""
    known, other = opened(services), opened(services)
    found = services.auditor.audit(known)[1]
    with services.auditor.turn():
        with pytest.raises(Unavailable) as refused:
            services.auditor.audit(other)
        assert services.auditor.audit(known)[1] is found
    assert refused.value.members["retry_after"] == 1
    assert services.auditor.audit(other)[1].version == 2


def test_a_head_is_audited_once(services: Services) -> None:
    """It is audited again after the game has continued."""
    auditor, game = Auditor(services.log), opened(services)
    first = auditor.audit(game)[1]
    assert auditor.audit(game)[1] is first
    move(services, game)
    assert auditor.audit(game)[1].version == 3


def test_an_audit_names_its_head(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the game continues while its log is read, the result is stored for the earlier head."""
    game, read = opened(services), services.log.read

    def slow(*arguments: Any, **options: Any) -> Any:
        move(services, game)
        return read(*arguments, **options)

    with monkeypatch.context() as patch:
        patch.setattr(services.auditor._log, "read", slow)
        head, found = services.auditor.audit(game)
    assert (head.version, found.version) == (2, 2)
    assert services.auditor.audit(game)[0].version == 3


@pytest.mark.slow
@pytest.mark.parametrize("games", [1, 3], ids=["of one game", "of several"])
def test_concurrent_audit_requests_all_succeed(api: Api, services: Services, games: int) -> None:
    """Requests for one game share a run. Those for other games wait for their turn."""
    asked = [opened(services, GUEST, GUEST, rounds=3) for _ in range(games)] * (12 // games)
    for game in asked[:games]:
        play_to_the_end(services, game)
    ready = threading.Barrier(len(asked))

    def ask(game: str) -> Any:
        ready.wait()
        return Api(api.url).ask("GET", f"/v1/games/{game}/audit")

    with ThreadPoolExecutor(len(asked)) as pool:
        found = list(pool.map(ask, asked))
    assert [answer.status_code for answer in found] == [200] * len(asked)
    for game in asked[:games]:
        assert len({answer.content for answer, of in zip(found, asked, strict=True) if of == game}) == 1


@pytest.mark.usefixtures("impatient")
def test_a_request_during_an_audit_is_deferred_over_the_api(services: Services) -> None:
    """The 503 has `Retry-After`, and a later request succeeds. Archives are audited by workers."""
    app = create_app(services.settings)
    client, game = app.test_client(), opened(services)
    archive = min(recorded(), key=lambda path: path.stat().st_size).read_bytes()
    with app.extensions["services"].auditor.turn():
        refused = client.get(f"/v1/games/{game}/audit")
        assert (refused.status_code, refused.headers["Retry-After"]) == (503, "1")
        assert client.post("/v1/archives", data=archive, content_type="application/jsonl").status_code == 202
    assert client.get(f"/v1/games/{game}/audit").status_code == 200


def test_the_number_of_stored_audits_is_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest is dropped and computed again on request."""
    monkeypatch.setattr("cairn.service.audit.auditor.KEPT", 2)
    auditor, games = Auditor(services.log), [opened(services) for _ in range(3)]
    first, *_ = [auditor.audit(game)[1] for game in games]
    again = auditor.audit(games[0])[1]
    assert again == first
    assert again is not first


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("whole", [b'{"at":', b"schotten_totten.card_played"])
def test_a_log_that_cannot_be_folded_is_audited(api: Api, services: Services, whole: bytes, ended: bool) -> None:
    """A change in Redis is reported over the API, also to clients with the previous audit."""
    game = opened(services)
    if ended:
        play_to_the_end(services, game)
    else:
        for _ in range(3):
            move(services, game)
    address, log = f"/v1/games/{game}/audit", f"cairn:{{{game}}}:log"
    before = api.ask("GET", address)
    assert {proof["status"] for proof in before.json()["proofs"]} == {"passed"} | (set() if ended else {"not_yet"})
    entries: list[Any] = services.redis.xrange(log) or []
    services.redis.delete(log)
    for number, (entry, stored) in enumerate(entries):
        spoilt = stored[b"decision"].replace(whole, b"spoilt") if number == 2 else stored[b"decision"]
        chain = stored[b"chain"] if number < len(entries) - 1 else b"0" * 64
        services.redis.xadd(log, stored | {b"decision": spoilt, b"chain": chain}, entry)
    found = api.ask("GET", address, headers={"If-None-Match": before.headers["ETag"]})
    assert found.status_code == 200, found.text
    assert [(proof["status"], proof["version"]) for proof in found.json()["proofs"]][:2] == [("failed", 3)] * 2


def test_an_unknown_game_is_not_audited(api: Api) -> None:
    """It is not found."""
    assert api.ask("GET", f"/v1/games/{'a' * 20}/audit").status_code == 404
