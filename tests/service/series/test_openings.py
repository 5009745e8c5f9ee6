"""Chance that no single participant, organiser or operator can choose: committed nonces, opened after joining."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.api import Api
from helpers.people import Person
from helpers.played_series import BEGUN, ID, SECRET, Play, draft_series, player
from msgspec.structs import replace

from cairn.events.chain import Entry, seal
from cairn.events.chance import DrawnChance
from cairn.events.clock import format_time
from cairn.events.decision import Decision, Event
from cairn.events.series import OPEN_WITHIN, JoiningClosed, LotsDrawn, NonceOpened, SeriesEnded, SeriesWithdrawn, log_of
from cairn.events.table import Seat
from cairn.projections.series import state_of
from cairn.service.app import create_app
from cairn.service.audit import Audit, audit
from cairn.service.container import Services
from cairn.service.deciding import series
from cairn.service.deciding.draft import Draft
from cairn.service.deciding.formats import VERSION
from cairn.service.errors import Forbidden, GameOver, Invalid, NoOpenSeat, Problem
from cairn.service.redis_clients.format import ACTORS
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

LOG = log_of(ID)


def nonce_of(place: int, of: str = "") -> str:
    """Return a participant's nonce."""
    return sha256(f"{of}:{place}".encode()).hexdigest()


def commit(nonce: str) -> str:
    """Return the commitment to a nonce."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


def close(places: int = 4, committed: Sequence[int] = (0, 1, 2, 3), **more: Any) -> Draft:
    """Return a full series of players, some of whom have committed to a nonce."""
    draft = draft_series("swiss", places, organiser=player(9), open_within=60, **more)
    for place in range(places):
        series.join(draft, Seat("human", player(place)), "", commit(nonce_of(place)) if place in committed else "")
        series.advance(draft)
    return draft


def open_nonces(draft: Draft, *places: int) -> Draft:
    """Have participants open their nonces."""
    for place in places:
        series.open_nonce(draft, place, nonce_of(place))
        series.advance(draft)
    return draft


def end_openings(draft: Draft) -> Draft:
    """Let the time to open nonces pass."""
    draft.at = format_time(BEGUN + 60)
    series.advance(draft)
    return draft


def lots(draft: Draft) -> tuple[int, ...]:
    """Return the lots, empty before they are drawn."""
    return state_of(draft.position).lots


def seal_log(decisions: Sequence[Decision]) -> list[Entry]:
    """Return an arbitrary log, sealed with the secret."""
    entries = list[Entry]()
    for version, decision in enumerate(decisions, start=1):
        entries.append(seal(replace(decision, version=version), entries[-1].chain if entries else LOG, SECRET))
    return entries


def prove(draft: Draft) -> Audit:
    """Play a series to its end and return its audit."""
    play = Play(draft)
    play.later(100)
    return audit(LOG, seal_log(play.to_its_end().decisions), None)


def test_lots_are_drawn_when_all_nonces_are_open() -> None:
    """Not before, and at once with the last one. The audit says whose nonces protect the lots."""
    draft = close(committed=(0, 2))
    assert (draft.position.status, draft.position.table.unopened) == ("open", (0, 2))
    assert lots(open_nonces(draft, 2)) == ()
    assert sorted(lots(open_nonces(draft, 0))) == [0, 1, 2, 3]
    found = prove(draft)
    assert {proof.status for proof in found.proofs} == {"passed"}
    assert "could not choose the lots without participants 0, 2, who" in (found.proofs[3].why or "")


def test_without_commitments_the_lots_are_drawn_at_once() -> None:
    """There is nothing to open. The audit says that the last one to join could have chosen the lots."""
    draft = close(committed=())
    assert len(lots(draft)) == 4
    assert (prove(draft).proofs[3].why or "").startswith("no commitment was opened: a participant who knew the secret")


def test_who_opens_no_nonce_is_out() -> None:
    """After the time for it, by the service. The others are drawn, and play. Everything is proven."""
    draft = open_nonces(close(), 0, 3)
    draft.at = format_time(BEGUN + 59)
    series.advance(draft)
    assert lots(draft) == ()
    end_openings(draft)
    assert sorted(lots(draft)) == [0, 3]
    assert draft.position.table.left == (1, 2)
    found = prove(draft)
    assert {proof.status for proof in found.proofs} == {"passed"}
    assert (found.proofs[3].why or "").endswith("; participants 1, 2 opened none and are out")
    assert (found.proofs[-1].why or "").count("by the service") == 2


def test_too_few_nonces_end_a_series() -> None:
    """A table has two seats."""
    draft = end_openings(open_nonces(close(), 1))
    assert [event.reason for event in draft.decisions[-1].events if isinstance(event, SeriesEnded)] == ["too_few"]


def test_a_withdrawal_after_opening_changes_no_other_lot() -> None:
    """The lots are those of everyone who took part when joining closed, without the withdrawn one."""
    wanted = lots(open_nonces(close(), 0, 1, 2, 3))
    draft = open_nonces(close(), 1, 2)
    series.withdraw(draft, 2)
    series.withdraw(draft, 1, "service")
    assert lots(open_nonces(draft, 3, 0)) == tuple(place for place in wanted if place not in (1, 2))


def test_the_order_of_openings_changes_no_lot() -> None:
    """Nor does the number of decisions before the lots: their chance is that of the end of joining."""
    assert lots(open_nonces(close(), 3, 1, 0, 2)) == lots(open_nonces(close(), 0, 1, 2, 3))


REFUSED: dict[str, tuple[Callable[[Draft], None], type[Problem]]] = {
    "another nonce": (lambda draft: series.open_nonce(draft, 1, nonce_of(2)), Invalid),
    "no nonce": (lambda draft: series.open_nonce(draft, 1, ""), Invalid),
    "a second opening": (lambda draft: series.open_nonce(draft, 0, nonce_of(0)), Forbidden),
    "one without a commitment": (lambda draft: series.open_nonce(draft, 3, nonce_of(3)), Forbidden),
    "a late entrant": (lambda draft: series.join(draft, Seat("human", player(7))), NoOpenSeat),
    "the organiser's withdrawal of another": (lambda draft: series.withdraw(draft, 1, "organiser"), Forbidden),
    "a second start": (series.start, GameOver),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_would_change_the_lots_is_refused(name: str) -> None:
    """While nonces are opened."""
    draft = open_nonces(close(committed=(0, 1, 2)), 0)
    act, problem = REFUSED[name]
    with pytest.raises(problem):
        act(draft)


def test_a_nonce_is_not_opened_before_joining_has_closed() -> None:
    """Otherwise the last entrant would know it. Nor is one opened after the lots."""
    draft = draft_series("swiss", 4, organiser=player(9), open_within=60)
    series.join(draft, Seat("human", player(0)), "", commit(nonce_of(0)))
    with pytest.raises(Forbidden):
        series.open_nonce(draft, 0, nonce_of(0))
    begun = end_openings(open_nonces(close(), 0, 1))
    with pytest.raises(Forbidden):
        series.open_nonce(begun, 2, nonce_of(2))


def test_a_nonce_is_not_opened_when_its_time_is_over() -> None:
    """Even if no caretaker has withdrawn its participant yet; a log that has one is found."""
    draft = open_nonces(close(), 0, 1, 2)
    draft.at = format_time(BEGUN + 60)
    with pytest.raises(Forbidden):
        series.open_nonce(draft, 3, nonce_of(3))
    decisions = Play(open_nonces(close(), 0, 1, 2, 3)).to_its_end().decisions
    last = [at for at, each in enumerate(decisions) if isinstance(each.events[0], NonceOpened)][-1]
    late = [replace(each, at=max(each.at, format_time(BEGUN + 60 * (at >= last)))) for at, each in enumerate(decisions)]
    failed = audit(LOG, seal_log(late), None).first_failure
    assert failed
    assert (failed.name, failed.version) == ("rules", last + 1)


@pytest.mark.parametrize(
    ("within", "nonce", "committed"), [(0, "", commit("00" * 32)), (60, "0a", commit("00" * 32)), (60, "", "0a")]
)
def test_invalid_commitments_are_refused(within: int, nonce: str, committed: str) -> None:
    """Series of before have none, there is no nonce beside one, and it has 64 digits."""
    with pytest.raises(Invalid):
        series.join(draft_series("swiss", 4, open_within=within), Seat("human", player(0)), nonce, committed)


def forge(event: Event) -> Event:
    """Change an opened nonce."""
    return replace(event, nonce=nonce_of(9)) if isinstance(event, NonceOpened) else event


def close_later(event: Event) -> Event:
    """Change the time to open nonces."""
    return replace(event, until=format_time(BEGUN + 61)) if isinstance(event, JoiningClosed) else event


@pytest.mark.parametrize("change", [forge, close_later])
def test_forged_openings_are_found(change: Callable[[Event], Event]) -> None:
    """Even if an operator with the secret rewrites the whole log."""
    decisions = Play(open_nonces(close(), 0, 1, 2, 3)).to_its_end().decisions
    forged = [replace(decision, events=tuple(map(change, decision.events))) for decision in decisions]
    failed = audit(LOG, seal_log(forged), None).first_failure
    assert failed
    assert (failed.name, failed.version) == (
        "rules",
        next(at for at, (one, other) in enumerate(zip(decisions, forged, strict=True), start=1) if one != other),
    )


def test_an_early_exclusion_is_found() -> None:
    """Lots drawn before the time is over, without a participant who has not opened their nonce yet."""
    draft = open_nonces(close(), 0, 1, 2)
    series.withdraw(draft, 3, "service")
    series.advance(draft)
    decisions = Play(draft).to_its_end().decisions
    without = [each for each in decisions if not isinstance(each.events[0], SeriesWithdrawn)]
    failed = audit(LOG, seal_log(without), None).first_failure
    assert failed
    assert isinstance(without[(failed.version or 0) - 1].events[0], LotsDrawn)


TRIALS, TRIES = 40, 1000


def grind(secret: bytes, version: int, honest: list[str], tries: Random) -> str:
    """Return the nonce, of 1,000, by which the last of four has the first lot, if the others' nonces are these."""
    for _ in range(TRIES):
        nonce = tries.randbytes(32).hex()
        if first_lot(secret, version, [*honest, nonce]) == 3:
            return nonce
    return nonce


def first_lot(secret: bytes, version: int, nonces: list[str]) -> int:
    """Return who of four has the first lot. The organiser has no nonce."""
    return DrawnChance(secret, version, ["", *nonces]).pick(range(4))


def test_grinding_does_no_better_than_chance() -> None:
    """An operator who knows the secret, and an accomplice who joins last with the best of 1,000 nonces.

    Without commitments they always have the first lot of four. With those of the others they have it in a quarter of
    the series, within three deviations: they must choose before they know the nonces.
    """
    source, before, now = Random(1), 0, 0
    for trial in range(TRIALS):
        secret, honest = source.randbytes(32), [source.randbytes(32).hex() for _ in range(3)]
        draft = draft_series("swiss", 4, secret=secret)
        for place, nonce in enumerate(honest):
            series.join(draft, Seat("human", player(place)), nonce)
        series.join(draft, Seat("human", player(3)), grind(secret, draft.position.version + 2, honest, source))
        series.advance(draft)
        before += lots(draft)[0] == 3
        draft = draft_series("swiss", 4, secret=secret, open_within=60)
        for place, nonce in enumerate(honest):
            series.join(draft, Seat("human", player(place)), "", commit(nonce))
        guessed = [source.randbytes(32).hex() for _ in range(3)]
        chosen = grind(secret, draft.position.version + 2, guessed, source)
        series.join(draft, Seat("human", player(3)), "", commit(chosen))
        series.advance(draft)
        for place, nonce in enumerate([*honest, chosen]):
            series.open_nonce(draft, place, nonce)
        series.advance(draft)
        now += lots(draft)[0] == 3
        assert trial == before - 1
    deviation = (TRIALS * 1 / 4 * 3 / 4) ** 0.5
    assert abs(now - TRIALS / 4) < 3 * deviation


def test_nonces_are_opened_over_the_api(api: Api, ann: Person, bob: Person, services: Services) -> None:
    """By the route that joins. Who does not is withdrawn by the caretaker."""
    about = {"title": "Cup", "format": "round_robin", "ruleset": "schotten_totten", "places": 3}
    path = f"/v1/series/{ann.post('/v1/series', about)['id']}"
    cid = Person(api, "Cid")
    for place, each in enumerate((ann, bob, cid)):
        joined = each.post(f"{path}/participants", {"commitment": commit(nonce_of(place))})
    assert (joined["status"], joined["open_until"] is not None) == ("open", True)
    assert bob.ask("POST", f"{path}/participants", json={"nonce": nonce_of(0)}).status_code == 422
    assert ann.ask("DELETE", f"{path}/participants/1").status_code == 403
    for place, each in enumerate((ann, bob)):
        opened = each.post(f"{path}/participants", {"nonce": nonce_of(place)})
    assert (opened["status"], opened["taken"]) == ("open", 3)
    with freeze_time(datetime.now(UTC) + timedelta(seconds=OPEN_WITHIN + 1)):
        Caretaker(services).check(log_of(path.rpartition("/")[2]), 0)
    begun = api.get(path)
    assert (begun["status"], begun["open_until"]) == ("running", None)
    assert [each["withdrawn"] for each in begun["participants"]] == [False, False, True]


@pytest.mark.parametrize("wrong", ["00", "G" * 64, "0" * 65, "0" * 64 + "\n"])
def test_wrong_commitments_are_refused_over_the_api(ann: Person, wrong: str) -> None:
    """With the field."""
    about = {"title": "Cup", "format": "round_robin", "ruleset": "schotten_totten", "places": 3}
    path = f"/v1/series/{ann.post('/v1/series', about)['id']}/participants"
    answer = ann.ask("POST", path, json={"commitment": wrong})
    assert (answer.status_code, answer.json()["errors"][0]["pointer"]) == (422, "/commitment")


def test_a_series_is_of_before_until_an_upgrade_is_finished(services: Services, redis_url: str) -> None:
    """Processes of the version before could not read its commitments and byes, and would pair it otherwise."""
    about = {"title": "Cup", "format": "round_robin", "ruleset": "schotten_totten", "places": 3}
    for written, expected in ((ACTORS - 1, (0, 1)), (ACTORS, (OPEN_WITHIN, VERSION))):
        services.redis.set("cairn:format", f"{written} 1")
        client = create_app(Settings(redis_url=redis_url, key=services.settings.key)).test_client()
        made: Any = client.post("/v1/players", json={"name": "Ann"}, headers={"Idempotency-Key": "k" * 32}).json
        opened: Any = client.post("/v1/series", json=about, headers={"Authorization": f"Bearer {made['token']}"}).json
        found = services.series.get(opened["id"]).position.table.series
        assert found
        assert (found.open_within, found.formats_version) == expected
