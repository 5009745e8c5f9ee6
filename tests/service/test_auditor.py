"""Audits asked for: one at a time, each head once."""

from typing import Any

import pytest
from api import Api
from games import ANN, BOB, legal, opened, play_to_the_end
from playing import RECORDED

from service.app import create_app
from service.auditor import Auditor
from service.cairn import Cairn
from service.errors import Unavailable


def test_one_audit_runs_at_a_time(cairn: Cairn) -> None:
    """Another is put off; what is known already is answered all the same."""
    known, other = opened(cairn, ANN, BOB), opened(cairn, ANN, BOB)
    found = cairn.auditor.audit(known, cairn.positions.truth(known))
    with cairn.auditor.alone():
        with pytest.raises(Unavailable) as refused:
            cairn.auditor.audit(other, cairn.positions.truth(other))
        assert cairn.auditor.audit(known, cairn.positions.truth(known)) is found
    assert refused.value.members["retry_after"] == 1
    assert cairn.auditor.audit(other, cairn.positions.truth(other)).version == 2


def test_a_head_is_audited_once(cairn: Cairn) -> None:
    """And anew when the game has moved on."""
    auditor, game = Auditor(cairn.log), opened(cairn, ANN, BOB)
    first = auditor.audit(game, cairn.positions.truth(game))
    assert auditor.audit(game, cairn.positions.truth(game)) is first
    seat, moves = legal(cairn, game)
    cairn.commands.play(game, seat, moves[:1])
    assert auditor.audit(game, cairn.positions.truth(game)).version == 3


def test_what_is_audited_is_the_head_that_was_asked_for(cairn: Cairn) -> None:
    """Whoever has gone on since: the answer is kept for that head."""
    game = opened(cairn, ANN, BOB)
    head = cairn.positions.truth(game)
    seat, moves = legal(cairn, game)
    cairn.commands.play(game, seat, moves[:1])
    assert cairn.auditor.audit(game, head).version == 2


def test_while_an_audit_runs_another_is_put_off_over_the_api(cairn: Cairn) -> None:
    """An archive that comes in is audited too; 503 says when to come again, and then it is answered."""
    app = create_app(cairn.settings)
    client, game = app.test_client(), opened(cairn, ANN, BOB)
    archive = min(RECORDED.glob("*.jsonl"), key=lambda path: path.stat().st_size).read_bytes()

    def answers() -> list[Any]:
        sent = client.post("/v1/archives", data=archive, content_type="application/jsonl")
        return [client.get(f"/v1/games/{game}/audit"), sent]

    with app.extensions["cairn"].auditor.alone():
        assert [(answer.status_code, answer.headers["Retry-After"]) for answer in answers()] == [(503, "1")] * 2
    assert [answer.status_code for answer in answers()] == [200, 201]


def test_no_more_audits_are_kept_than_there_is_room_for(cairn: Cairn, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest goes, and is made again when it is asked for."""
    monkeypatch.setattr("service.auditor.KEPT", 2)
    games = [opened(cairn, ANN, BOB) for _ in range(3)]
    first, *_ = [cairn.auditor.audit(game, cairn.positions.truth(game)) for game in games]
    again = cairn.auditor.audit(games[0], cairn.positions.truth(games[0]))
    assert again == first
    assert again is not first


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("whole", [b'{"ai":null', b"schotten_totten.card_played"])
def test_a_log_that_does_not_even_fold_is_audited(api: Api, cairn: Cairn, whole: bytes, ended: bool) -> None:
    """What was done to it in Redis is told over the API, and kept by no cache; what is proven is kept for ever."""
    game = opened(cairn, ANN, BOB)
    if ended:
        play_to_the_end(cairn, game)
    else:
        for _ in range(3):
            seat, moves = legal(cairn, game)
            cairn.commands.play(game, seat, moves[:1])
    address, log = f"/v1/games/{game}/audit", f"cairn:{{{game}}}:log"
    before = api.ask("GET", address)
    assert {proof["status"] for proof in before.json()["proofs"]} == {"passed"} | (set() if ended else {"not_yet"})
    assert ("immutable" in before.headers["Cache-Control"]) == ended
    entries = list(cairn.redis.xrange(log))  # type: ignore[arg-type, var-annotated]
    cairn.redis.delete(log)
    for number, (entry, stored) in enumerate(entries):
        spoilt = stored[b"decision"].replace(whole, b"spoilt") if number == 2 else stored[b"decision"]
        chain = stored[b"chain"] if number < len(entries) - 1 else b"0" * 64
        cairn.redis.xadd(log, stored | {b"decision": spoilt, b"chain": chain}, entry)
    found = api.ask("GET", address)
    assert found.status_code == 200, found.text
    assert [(proof["status"], proof["version"]) for proof in found.json()["proofs"]][:2] == [("failed", 3)] * 2
    assert found.headers["Cache-Control"] == "private, no-cache"


def test_a_game_that_is_not_there_is_not_audited(api: Api) -> None:
    """It is unknown."""
    assert api.ask("GET", f"/v1/games/{'a' * 20}/audit").status_code == 404
