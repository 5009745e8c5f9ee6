"""Erasure: the effects of the request, those of the job, and recovery of both after a crash."""

from collections.abc import Iterator
from typing import Any

import pytest
from helpers.api import Api
from helpers.commands import GUEST
from helpers.keys import held
from helpers.people import Person, invites, refused
from helpers.rated import opened, player
from helpers.running import until

from cairn.events.appends import IdempotencyKey
from cairn.events.codec import read_options
from cairn.events.table import Seat
from cairn.projections.names import FORMER, guest_of
from cairn.service.container import Services
from cairn.service.errors import NotFound, Unavailable
from cairn.service.jobs.jobs import ERASURE_QUEUE, OurJob, OurQueue
from cairn.service.players.erasure import job_id
from cairn.service.players.journal import PENDING, Erased
from cairn.service.players.store import KEPT
from cairn.service.queries.snapshots import TRUTH
from cairn.workers import erasures, turns
from cairn.workers.caretaker import Caretaker


@pytest.fixture
def working(services: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """Return services whose jobs run in this process when `work` is called."""
    monkeypatch.setattr(erasures, "services", lambda: services)
    yield services
    turns.services.cache_clear()


def work(services: Services) -> int:
    """Run the waiting jobs of erasures and return their number."""
    redis, count = services.turn_queue.redis, 0
    while taken := OurQueue.dequeue_any([OurQueue(ERASURE_QUEUE, redis)], None, redis):
        taken[0].perform()
        redis.delete(taken[0].key)
        count += 1
    return count


def status(services: Services, game: str) -> Any:
    """Return the status of a game."""
    return services.repository.get(game, TRUTH).position.status


def test_the_request_removes_the_name_and_the_job_leaves_the_games(api: Api, working: Services) -> None:
    """Without a worker, the name is already hidden, all tokens are invalid, and the journal has the player."""
    ann, bob = Person(api, "Ann"), Person(api, "Bob")
    phone = ann.as_(ann.post("/v1/me/tokens", {"label": "phone"})["token"])
    running, invited = ann.opens({"kind": "human", "name": "Cid"})["id"], bob.opens(invites(ann))["id"]
    answer = ann.ask("DELETE", "/v1/me")
    assert (answer.status_code, answer.json()) == (202, {"id": ann.id})
    assert [client.ask("GET", "/v1/me").status_code for client in (ann, phone)] == [401, 401]
    assert api.get(f"/v1/games/{running}")["seats"][0]["name"] == FORMER
    assert refused(api.ask("GET", f"/v1/players/{ann.id}")) == (404, "not-found")
    assert working.erasure.journal.all() == [Erased(ann.id)]
    assert not any(b"Ann" in repr(value).encode() for value in held(working.redis).values())
    assert (status(working, running), status(working, invited)) == ("running", "open")
    assert work(working) == 1
    assert (status(working, running), working.erasure.journal.is_pending(ann.id)) == ("finished", False)
    assert bob.get(f"/v1/games/{invited}")["seats"][1] | {"name": None} == {
        "seat": 1, "kind": "open", "name": None, "level": None, "player": None, "reserved": False, "bot": False,
    }  # fmt: skip
    keys = {key.partition("}:")[2] for key in held(working.redis, f"cairn:{{player:{ann.id}}}:*")}
    assert keys == {what for what, kept in KEPT.items() if kept.erased == "never"}


@pytest.mark.parametrize("path", ["", "/decisions", "/decisions/1", "/archive"])
@pytest.mark.parametrize("ended", [False, True])
def test_erasure_changes_entity_tags(api: Api, working: Services, path: str, ended: bool) -> None:
    """A cached response with the name is outdated, both before and after the job."""
    ann, bob = Person(api, "Ann"), Person(api, "Bob")
    game = ann.opens(invites(bob))["id"]
    bob.post(f"/v1/games/{game}/seats", {})
    if ended:
        bob.ask("DELETE", f"/v1/games/{game}/seats/1")
    first = bob.ask("GET", f"/v1/games/{game}{path}")
    known = {"If-None-Match": first.headers["ETag"]}
    assert bob.ask("GET", f"/v1/games/{game}{path}", headers=known).status_code == 304
    ann.ask("DELETE", "/v1/me")
    again = bob.ask("GET", f"/v1/games/{game}{path}", headers=known)
    assert (again.status_code, '"Ann"' in again.text) == (200, False)
    work(working)
    assert bob.ask("GET", f"/v1/games/{game}{path}", headers=known).status_code == 200


def test_a_job_continues_where_the_last_one_stopped(working: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does a batch and enqueues the rest. Games already left are not processed again."""
    ann = player(working, "Ann")
    games = [opened(working, ann, GUEST) for _ in range(5)]
    monkeypatch.setattr(erasures, "SHARE_SECONDS", 0.0)
    looked_at, leave = list[str](), working.commands.leave

    def noted(game: str, seat: int, **more: Any) -> Any:
        looked_at.append(game)
        return leave(game, seat, **more)

    monkeypatch.setattr(working.commands, "leave", noted)
    working.erasure.erase(str(ann.player))
    assert work(working) == len(games) + 1
    assert sorted(looked_at) == sorted(games)
    assert {status(working, game) for game in games} == {"finished"}
    assert not working.erasure.journal.is_pending(str(ann.player))


def test_a_lost_job_is_enqueued_again(working: Services) -> None:
    """The caretaker does so until nothing is left: after a killed worker, a lost queue, or conflicts with other
    decisions.
    """
    ann, caretaker = player(working, "Ann"), Caretaker(working)
    game, id = opened(working, ann, GUEST), str(ann.player)
    working.erasure.begin(id)  # the API's process dies here
    for lost in range(1, 4):
        working.redis.zadd(PENDING, {id: 0})
        caretaker.care_for_erasures()
        assert working.erasure.journal.job(id) == lost
        caretaker.care_for_erasures()
        assert working.erasure.journal.job(id) == lost, "it is in the queue"
        queue = OurQueue(ERASURE_QUEUE, working.redis)
        taken = OurQueue.dequeue_any([queue], None, working.redis)
        assert taken
        working.redis.delete(OurJob.key_for(job_id(id, lost)))
    working.redis.zadd(PENDING, {id: 0})
    caretaker.care_for_erasures()
    assert (work(working), status(working, game)) == (1, "finished")
    assert working.redis.zcard(PENDING) == 0
    working.erasure.ask(id)
    assert work(working) == 1, "a job that comes late does nothing"


def test_a_game_with_many_conflicts_is_retried(working: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged game does not block the erasure in others."""
    ann = player(working, "Ann")
    busy, spoilt = (opened(working, ann, GUEST) for _ in range(2))
    leave, tries = working.commands.leave, list[str]()

    def late(game: str, seat: int, **more: Any) -> Any:
        tries.append(game)
        if game == spoilt:
            raise ValueError
        if tries.count(busy) == 1:
            raise Unavailable("others were quicker")
        return leave(game, seat, **more)

    monkeypatch.setattr(working.commands, "leave", late)
    working.erasure.erase(str(ann.player))
    work(working)
    assert working.erasure.journal.is_pending(str(ann.player))
    working.redis.zadd(PENDING, {str(ann.player): 0})
    Caretaker(working).care_for_erasures()
    work(working)
    assert (status(working, busy), status(working, spoilt)) == ("finished", "running")
    assert not working.erasure.journal.is_pending(str(ann.player))


@pytest.mark.slow
def test_an_erasure_survives_kills(services: Services, redis_url: str, start: Any) -> None:
    """Workers are killed (-9) repeatedly. In the end every game was left once."""
    ann = player(services, "Ann")
    games = [opened(services, ann, GUEST) for _ in range(150)]
    services.erasure.erase(str(ann.player))
    start(redis_url, "-m", "cairn.workers", "caretaker")

    def left() -> int:
        return len(games) - len(services.lists.entries_of(str(ann.player)))

    for goal in (1, 40, 90):
        worker = start(redis_url, "-m", "cairn.workers", "worker")
        until(lambda goal=goal: left() >= goal)
        worker.kill()
        worker.wait()
    start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: not services.erasure.journal.is_pending(str(ann.player)))
    for game in games:
        log = [entry.stored for entry in services.log.read(game)]
        assert (status(services, game), sum(b"table.seat_left" in stored for stored in log)) == ("finished", 1)


def named(services: Services, *names: str) -> str:
    """Open a game of guests with these names and return its id."""
    game = services.tokens.game(None)
    options = read_options("schotten_totten", {"first_seat": 0})
    services.commands.open_game(game, "schotten_totten", options, (GUEST, GUEST), names=names)
    return game


def forked(services: Services, parent: str) -> str:
    """End a game, fork it after the deal with two guests, and return the fork."""
    services.commands.leave(parent, 1)
    game = services.tokens.game(None)
    services.commands.fork(parent, 2, game, (GUEST, GUEST), names=("Eve", "Fay"))
    return game


def homes(services: Services, name: str) -> set[str]:
    """Return the games that have this name stored next to their log."""
    names = held(services.redis, "cairn:*:names")
    return {key.split("{")[1].split("}")[0] for key, of in names.items() if name.encode() in of.values()}


def test_a_guest_is_erased_from_the_game_and_its_forks(services: Services) -> None:
    """By game and seat: the guest leaves, and their name is removed from the game and each fork. Other names stay."""
    game, other = (named(services, "Ann", "Bob") for _ in range(2))
    fork = forked(services, game)
    second = forked(services, fork)
    assert homes(services, "Bob") == {game, fork, second, other}
    assert set(services.erasure.erase_guest(game, 1)) == {game, fork, second}
    assert homes(services, "Bob") == {other}
    assert homes(services, "Ann") == {game, fork, second, other}
    journal = services.erasure.journal.all()
    assert {who.member for who in journal} == {guest_of(of, "1:1") for of in (game, fork, second)}
    services.erasure.erase_guest(other, 0)
    assert (status(services, other), homes(services, "Ann")) == ("finished", {game, fork, second})
    with pytest.raises(NotFound):
        services.erasure.erase_guest(other, 2)


@pytest.mark.usefixtures("importer")
def test_dry_runs_forget_erased_people(api: Api, working: Services) -> None:
    """A player is removed before any worker runs, a guest by the command. Later dry runs do not show the names."""
    ann, game = Person(api, "Ann"), working.tokens.game(None)
    options, seats = read_options("schotten_totten", {"first_seat": 0}), (Seat("human", ann.id), GUEST)
    working.commands.open_game(game, "schotten_totten", options, seats, names=(None, "Bob"))
    working.commands.leave(game, 1)
    archive = api.ask("GET", f"/v1/games/{game}/archive").content
    for erase, people in (
        (lambda: ann.ask("DELETE", "/v1/me"), ["Ann", "Bob"]),
        (lambda: working.erasure.erase_guest(game, 1), [FORMER, "Bob"]),
    ):
        dry_run = api.bring_in(archive, "?dry_run=true")
        assert [seat["name"] for seat in dry_run["replay"]["game"]["seats"]] == people
        erase()
        assert api.ask("GET", f"/v1/archives/{dry_run['id']}").status_code == 404
    nameless = api.bring_in(archive, "?dry_run=true")["replay"]["game"]["seats"]
    assert [seat["name"] for seat in nameless] == [FORMER, "guest 2"]


def test_imports_do_not_restore_erased_names(services: Services) -> None:
    """This covers players and guests, also if the operator has deleted the game since."""
    ann = player(services, "Ann")
    game = services.tokens.game(None)
    options = read_options("schotten_totten", {"first_seat": 0})
    services.commands.open_game(game, "schotten_totten", options, (ann, GUEST), names=(None, "Bob"))
    services.commands.leave(game, 1)
    entries = [*services.log.read(game)]
    names = services.names.of_log(game, entries)
    assert names == {"1:0": "Ann", "1:1": "Bob"}
    services.erasure.begin(str(ann.player))
    services.erasure.erase_guest(game, 1)
    services.commands.delete(game)
    services.commands.bring_in(game, entries, names)
    assert services.names.of_log(game, entries) == {}


def test_the_number_of_players_is_correct(services: Services) -> None:
    """A counter is used, as read-only users may not list keys. Erasing a player twice counts once."""
    key = IdempotencyKey("ann", "body")
    (ann, *_), (again, *_) = (services.players.create("Ann", key) for _ in range(2))
    ben, *_ = services.players.create("Ben")
    assert ann == again
    assert services.players.count == len([*services.players.ids()]) == 2
    for _ in range(2):
        services.players.erase(ben.id)
    assert services.players.count == len([*services.players.ids()]) == 1
