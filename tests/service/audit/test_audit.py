"""The audit finds changes of a log and the version of each. It runs on request, and proves AI choices later."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import check_by_hand
import pytest
from helpers.api import Api
from helpers.commands import GUEST, move, open_game, play_to_the_end
from msgspec.structs import replace

from cairn.contract.playing import FACTS, Game, begin, load, recorded, recording
from cairn.contract.thinking import play_out
from cairn.events.archive import write
from cairn.events.chain import Entry, digest, link, seal
from cairn.events.codec import decode, encode
from cairn.events.packing import unpack
from cairn.events.schotten_totten.events import CardDrawn, RoundEnded, TurnEnded
from cairn.events.schotten_totten.moves import Claim
from cairn.events.schotten_totten.pieces import CARDS
from cairn.projections.fold import fold
from cairn.projections.schotten_totten.state import State
from cairn.service.app import create_app
from cairn.service.audit import Audit, audit
from cairn.service.audit.archives import proven
from cairn.service.audit.auditor import Auditor
from cairn.service.audit.proofs import Proof, Verdict, decided_by_ai, proof_of, with_choices
from cairn.service.container import Services
from cairn.service.errors import Unavailable
from cairn.service.rules import GAMES, newest

ENTRIES = load(recording("schotten_totten_1_round"))
GAME = decode(ENTRIES[0].stored, ENTRIES[0].version).game
SECRET = bytes.fromhex(decode(ENTRIES[-1].stored, ENTRIES[-1].version).events[-1].secret)  # type: ignore[attr-defined]


def reseal(change: Callable[[int, Entry], Entry]) -> list[Entry]:
    """Return the log with changed entries and new digests and links, as anyone with the secret can build it."""
    entries: list[Entry] = []
    for place, entry in enumerate(ENTRIES):
        changed = decode(change(place, entry).stored, entry.version)
        entries.append(seal(changed, entries[-1].chain if entries else GAME, SECRET))
    return entries


def prove(entries: list[Entry], secret: bytes | None = None) -> dict[str, tuple[str, int | None]]:
    """Return each proof's status and the version at which it failed."""
    return {proof.name: (proof.status, proof.version) for proof in audit(GAME, entries, secret).proofs}


WHOLE = ("passed", None)
NOT_YET = ("not_yet", None)
ALL = {"chain": WHOLE, "fold": WHOLE, "rules": WHOLE, "draws": WHOLE, "choices": WHOLE}
BEFORE_THE_END = {"rules": NOT_YET, "draws": NOT_YET, "choices": NOT_YET}


def test_an_unchanged_log_passes() -> None:
    """Its revealed secret is used. Before the end only its chain and its fold can be proven."""
    assert prove(ENTRIES) == ALL
    assert prove(ENTRIES[:9], SECRET) == ALL | BEFORE_THE_END
    assert prove(ENTRIES[:9]) == {"chain": NOT_YET, "fold": WHOLE} | BEFORE_THE_END


def test_the_log_of_another_game_is_found() -> None:
    """The log must belong to the requested game."""
    proof = audit("a" * 20, ENTRIES, None).first_failure
    assert proof
    assert (proof.name, proof.version) == ("chain", 1)


def test_a_broken_link_is_found_without_the_secret() -> None:
    """A spectator of a running game can check the links."""
    spoilt = [*ENTRIES[:5], replace(ENTRIES[5], chain="0" * 64), *ENTRIES[6:9]]
    assert prove(spoilt)["chain"] == ("failed", 6)


def test_a_wrong_secret_is_found() -> None:
    """Only the committed secret opens the digests."""
    assert prove(ENTRIES[:9], bytes(32))["chain"] == ("failed", 1)


def test_decreasing_times_are_found() -> None:
    """This holds even if the log was sealed again."""

    def back(place: int, entry: Entry) -> Entry:
        return replace(entry, stored=entry.stored.replace(b'"at":"2026', b'"at":"2025')) if place == 6 else entry

    found = prove(reseal(back))
    assert found == ALL | dict.fromkeys(("fold", "rules", "draws"), ("failed", 7))


@pytest.mark.parametrize("other", [b'{"at": ', b'{"ai":null,"at":'])
def test_non_canonical_bytes_are_found(other: bytes) -> None:
    """The same decision with spaces or default fields is refused, even if the log was sealed again."""
    entries: list[Entry] = []
    for entry in ENTRIES:
        stored = entry.stored.replace(b'{"at":', other) if entry.version == 5 else entry.stored
        decision, digested = decode(stored, entry.version), digest(SECRET, entry.version, stored)
        chain = link(entries[-1].chain if entries else GAME, entry.version, decision.at, decision.by, digested)
        entries.append(Entry(entry.version, stored, digested, chain))
    assert prove(entries)["chain"] == WHOLE
    assert prove(entries)["fold"] == ("failed", 5)


def change_decision(version: int, **changes: Any) -> Callable[[int, Entry], Entry]:
    """Return a function that changes a decision."""

    def change(place: int, entry: Entry) -> Entry:
        if place != version - 1:
            return entry
        return replace(entry, stored=encode(replace(decode(entry.stored, entry.version), **changes)))

    return change


def test_an_illegal_move_is_found_in_a_resealed_log() -> None:
    """Whatever its events are, the rules give the reason."""
    entries = reseal(change_decision(3, move=Claim(1)))
    proof = audit(GAME, entries, None).proofs[2]
    assert (proof.status, proof.version) == ("failed", 3)
    assert proof.why == "Play a card first; claims follow it (ST-03)."


def test_invented_events_are_found_in_a_resealed_log() -> None:
    """Examples are a claim with a higher score, an event that does not follow, and a missing event."""
    last, third = (decode(entry.stored, entry.version).events for entry in (ENTRIES[-1], ENTRIES[2]))
    more = tuple(replace(e, points=(9, 0)) if isinstance(e, RoundEnded) else e for e in last)
    for version, events in ((len(ENTRIES), more), (3, third[:-1]), (3, (*third, TurnEnded(0, 1, 0)))):
        assert prove(reseal(change_decision(version, events=events)))["rules"] == ("failed", version)


def test_a_loaded_draw_is_found_in_a_resealed_log() -> None:
    """The card matches the recorded draw, but the draw does not follow from the secret."""
    decision = decode(ENTRIES[2].stored, ENTRIES[2].version)
    ((among, result),) = decision.draws or ()
    other = (result + 1) % among
    hidden = sorted(set(CARDS) - {card for hand in state_at(2).hands for card in hand if card})
    events = tuple(replace(e, card=hidden[other]) if isinstance(e, CardDrawn) else e for e in decision.events)
    found = prove(reseal(change_decision(3, draws=((among, other),), events=events)))
    assert found["draws"] == ("failed", 3)
    assert found["chain"] == WHOLE


def test_a_changed_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An old game is judged by the rules of its version. If they were changed, its audit shows where."""
    victory = "cairn.service.rules.schotten_totten.scoring.victory"
    monkeypatch.setattr(victory, lambda stones: "five" if len(stones) >= 4 else None)
    status, version = prove(ENTRIES)["rules"]
    assert status == "failed"
    assert version


def test_missing_rules_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other proofs are made. The audit names the missing version."""
    monkeypatch.setattr(GAMES["schotten_totten"], "versions", {2: newest("schotten_totten")})
    proofs = {proof.name: proof for proof in audit(GAME, ENTRIES, None).proofs}
    assert [proofs[name].status for name in ("chain", "fold", "draws")] == ["passed"] * 3
    assert proofs["rules"].status == "unavailable"
    assert proofs["rules"].why == "this service has no version 1 of the rules of schotten_totten"


def state_at(version: int) -> State:
    """Return the state of the recorded game at a version."""
    state = fold(decode(entry.stored, entry.version) for entry in ENTRIES[:version]).state
    assert isinstance(state, State)
    return state


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make requests wait only briefly for other audits."""
    monkeypatch.setattr("cairn.service.audit.auditor.PATIENCE", 0.01)


@pytest.mark.usefixtures("impatient")
def test_only_one_audit_runs_at_a_time(services: Services) -> None:
    """A request that waits too long is deferred. Known results are still returned."""
    known, other = open_game(services), open_game(services)
    found = services.auditor.audit(known)[1]
    with services.auditor.turn():
        with pytest.raises(Unavailable) as refused:
            services.auditor.audit(other)
        assert services.auditor.audit(known)[1] is found
    assert refused.value.members["retry_after"] == 1
    assert services.auditor.audit(other)[1].version == 2


def test_a_head_is_audited_once(services: Services) -> None:
    """After the game has continued, there is another audit."""
    auditor, game = Auditor(services.log), open_game(services)
    first = auditor.audit(game)[1]
    assert auditor.audit(game)[1] is first
    move(services, game)
    assert auditor.audit(game)[1].version == 3


def test_an_audit_names_its_head(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the game continues while its log is read, the result is stored for the earlier head."""
    game, read = open_game(services), services.log.read

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
    asked = [open_game(services, GUEST, GUEST, rounds=3) for _ in range(games)] * (12 // games)
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
    client, game = app.test_client(), open_game(services)
    archive = min(recorded(), key=lambda path: path.stat().st_size).read_bytes()
    with app.extensions["services"].auditor.turn():
        refused = client.get(f"/v1/games/{game}/audit")
        assert (refused.status_code, refused.headers["Retry-After"]) == (503, "1")
        assert client.post("/v1/archives", data=archive, content_type="application/jsonl").status_code == 202
    assert client.get(f"/v1/games/{game}/audit").status_code == 200


def test_the_number_of_stored_audits_is_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest is dropped and computed again on request."""
    monkeypatch.setattr("cairn.service.audit.auditor.KEPT", 2)
    auditor, games = Auditor(services.log), [open_game(services) for _ in range(3)]
    first, *_ = [auditor.audit(game)[1] for game in games]
    again = auditor.audit(games[0])[1]
    assert again == first
    assert again is not first


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("whole", [b'{"at":', b"schotten_totten.card_played"])
def test_a_log_that_cannot_be_folded_is_audited(api: Api, services: Services, whole: bytes, ended: bool) -> None:
    """A change in Redis is reported over the API, also to clients with the previous audit."""
    game = open_game(services)
    for _ in range(3):
        move(services, game)
    if ended:
        play_to_the_end(services, game)
    address, log = f"/v1/games/{game}/audit", f"cairn:{{{game}}}:log"
    before = api.ask("GET", address)
    assert {proof["status"] for proof in before.json()["proofs"]} == {"passed"} | (set() if ended else {"not_yet"})
    entries: list[Any] = services.redis.xrange(log) or []
    services.redis.delete(log)
    for number, (entry, stored) in enumerate(entries):
        decision = unpack(stored[b"decision"])
        spoilt = decision.replace(whole, b"spoilt") if number == 2 else decision
        chain = stored[b"chain"] if number < len(entries) - 1 else b"0" * 64
        services.redis.xadd(log, stored | {b"decision": spoilt, b"chain": chain}, entry)
    found = api.ask("GET", address, headers={"If-None-Match": before.headers["ETag"]})
    assert found.status_code == 200, found.text
    assert [(proof["status"], proof["version"]) for proof in found.json()["proofs"]][:2] == [("failed", 3)] * 2


def test_an_unknown_game_is_not_audited(api: Api) -> None:
    """It is not found."""
    assert api.ask("GET", f"/v1/games/{'a' * 20}/audit").status_code == 404


def log_of(*levels: str | None) -> tuple[str, list[Entry]]:
    """Return a finished game and its log."""
    game = play_out(begin_game(*levels))
    return game.game, game.entries()


def begin_game(*levels: str | None) -> Game:
    """Return a game of Schotten Totten before its first move. A seat without a level is human."""
    return begin("schotten_totten", FACTS["schotten_totten"].options[0][0], 2, 1, levels)


def choices(found: Audit) -> Proof:
    """Return the fifth proof."""
    assert [proof.name for proof in found.proofs] == ["chain", "fold", "rules", "draws", "choices"]
    return found.proofs[4]


def test_an_audit_reports_that_choices_are_unverified() -> None:
    """Verifying costs as much as choosing. All other proofs are complete, so an archive is accepted."""
    game, entries = log_of("easy", None)
    found = audit(game, entries, None)
    assert choices(found) == Proof("choices", "not_asked", 0, None, "workers work it out when they are asked for it")
    assert (found.proven, found.unproven, found.first_failure) == (True, None, None)
    assert proven(b"".join(map(write, entries))).game == game


def test_choices_cannot_be_proven_before_the_end() -> None:
    """The secret is not revealed yet, as for rules and draws."""
    game, entries = log_of("easy", None)
    found = audit(game, entries[:9], bytes(32))
    assert choices(found) == Proof("choices", "not_yet", 0, None, "the game has not ended")


def test_without_ai_decisions_the_proof_of_choices_passes() -> None:
    """It covers zero choices."""
    entries = load(recording("schotten_totten_1_round"))
    assert choices(audit("a" * 20, entries, None)) == Proof("choices", "passed", 0)


def test_the_versions_that_an_ai_decided() -> None:
    """Of all decisions and of some. Undecodable ones do not count."""
    _, entries = log_of("easy", None)
    versions = [entry.version for entry in entries if b'"ai":{' in entry.stored]
    assert 10 < len(versions) < len(entries) - 10
    assert list(decided_by_ai(entries)) == versions
    assert list(decided_by_ai(entries, range(versions[2], versions[5]))) == versions[2:5]
    assert list(decided_by_ai(entries, range(0))) == []
    entries[versions[0] - 1] = Entry(versions[0], b"{}", "", "")
    assert list(decided_by_ai(entries)) == versions[1:]


def test_ai_seeds_can_be_checked_independently() -> None:
    """The standard library suffices."""
    _, entries = log_of("easy", None)
    assert check_by_hand.check(map(write, entries))[0] == len(entries)
    other = play_out(begin_game("easy", None), cheat=lambda _, move, ai: (move, replace(ai, seed="00" * 32)))
    with pytest.raises(SystemExit, match="the AI's seed of version"):
        check_by_hand.check(map(write, other.entries()))


GOOD = Verdict(3, "passed")
BAD = Verdict(9, "failed", "bad")
GONE = Verdict(5, "unavailable", "gone")
TOO_OFTEN = "the last resort chose 5 times, and nobody can prove more than 3 to be failures"


def resort(version: int) -> Verdict:
    """Return the verdict on a choice of the last resort."""
    return Verdict(version, "passed", None, last_resort=True)


@pytest.mark.parametrize(
    ("verdicts", "proof"),
    [
        ([], Proof("choices", "passed", 0)),
        ([GOOD, GOOD], Proof("choices", "passed", 2)),
        ([GOOD, BAD, Verdict(8, "failed", "worse"), GOOD], Proof("choices", "failed", 2, 8, "worse")),
        ([GOOD, Verdict(7, "unavailable", "too"), GONE], Proof("choices", "unavailable", 1, 5, "gone")),
        ([GONE, BAD, GOOD], Proof("choices", "failed", 1, 9, "bad")),
        ([resort(4), GOOD], Proof("choices", "passed", 2, None, "the last resort chose once")),
        ([*map(resort, (4, 5, 6)), GOOD], Proof("choices", "passed", 4, None, "the last resort chose 3 times")),
        ([*map(resort, (4, 6, 8, 10, 12)), GONE], Proof("choices", "failed", 5, 10, TOO_OFTEN)),
        ([*map(resort, (4, 6, 8, 10, 12)), BAD], Proof("choices", "failed", 5, 9, "bad")),
    ],
    ids=[
        *("none", "passed", "failed", "unavailable", "failed before unavailable"),
        *("one last resort", "as many as may be", "too many", "one that failed before too many"),
    ],
)
def test_verdicts_determine_the_proof(verdicts: Sequence[Verdict], proof: Proof) -> None:
    """A failed verdict outweighs an unverifiable one. The first of its kind is reported, in any order."""
    assert proof_of(verdicts) == proof
    assert proof_of(reversed(verdicts)) == proof


@pytest.mark.parametrize("verdict", [GOOD, BAD, GONE])
def test_verified_choices_become_part_of_the_audit(verdict: Verdict) -> None:
    """From then on the audit passes only if the choices do."""
    game, entries = log_of("easy", None)
    found = with_choices(audit(game, entries, None), proof_of([verdict]))
    assert choices(found).status == verdict.status
    assert found.proven == (verdict is GOOD)
    assert (found.first_failure is not None) == (verdict is BAD)
