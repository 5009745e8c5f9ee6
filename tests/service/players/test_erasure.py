"""Personal data is exported and erased on request, also after a crash."""

import json
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest
from click.testing import CliRunner
from helpers.api import Api
from helpers.commands import GUEST, legal
from helpers.keys import read_keys
from helpers.people import Person, invites, refused
from helpers.rated import open_game, player
from helpers.receiver import Receiver
from helpers.running import until

from cairn.events.appends import IdempotencyKey
from cairn.events.codec import read_options
from cairn.events.table import Seat
from cairn.projections.names import FORMER, guest_of
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.errors import NotFound, Unavailable
from cairn.service.jobs.jobs import ERASURE_QUEUE, OurJob, OurQueue
from cairn.service.players.erasure import job_id
from cairn.service.players.export import EVERYTHING, Export
from cairn.service.players.journal import PENDING, Erased
from cairn.service.players.store import KEPT, PlayerRecord
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


def read_status(services: Services, game: str) -> Any:
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
    assert not any(b"Ann" in repr(value).encode() for value in read_keys(working.redis).values())
    assert (read_status(working, running), read_status(working, invited)) == ("running", "open")
    assert work(working) == 1
    assert (read_status(working, running), working.erasure.journal.is_pending(ann.id)) == ("finished", False)
    free = {"seat": 1, "kind": "open", "name": None, "level": None, "player": None, "reserved": False, "bot": False}
    assert bob.get(f"/v1/games/{invited}")["seats"][1] | {"name": None} == free
    keys = {key.partition("}:")[2] for key in read_keys(working.redis, f"cairn:{{player:{ann.id}}}:*")}
    assert keys == {what for what, kept in KEPT.items() if kept.erased == "never"}


@pytest.mark.daily
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
    games = [open_game(working, ann, GUEST) for _ in range(5)]
    monkeypatch.setattr(erasures, "SHARE_SECONDS", 0.0)
    looked_at, leave = list[str](), working.commands.leave

    def note(game: str, seat: int, **more: Any) -> Any:
        looked_at.append(game)
        return leave(game, seat, **more)

    monkeypatch.setattr(working.commands, "leave", note)
    working.erasure.erase(str(ann.player))
    assert work(working) == len(games) + 1
    assert sorted(looked_at) == sorted(games)
    assert {read_status(working, game) for game in games} == {"finished"}
    assert not working.erasure.journal.is_pending(str(ann.player))


def test_a_lost_job_is_enqueued_again(working: Services) -> None:
    """The caretaker does so until nothing is left: after a killed worker, a lost queue, or conflicts."""
    ann, caretaker = player(working, "Ann"), Caretaker(working)
    game, id = open_game(working, ann, GUEST), str(ann.player)
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
    assert (work(working), read_status(working, game)) == (1, "finished")
    assert working.redis.zcard(PENDING) == 0
    working.erasure.ask(id)
    assert work(working) == 1, "a job that comes late does nothing"


def test_a_game_with_many_conflicts_is_retried(working: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged game does not block the erasure in others."""
    ann = player(working, "Ann")
    busy, spoilt = (open_game(working, ann, GUEST) for _ in range(2))
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
    assert (read_status(working, busy), read_status(working, spoilt)) == ("finished", "running")
    assert not working.erasure.journal.is_pending(str(ann.player))


@pytest.mark.slow
def test_an_erasure_survives_kills(services: Services, redis_url: str, start: Any) -> None:
    """Workers are killed (-9) repeatedly. In the end every game was left once."""
    ann = player(services, "Ann")
    games = [open_game(services, ann, GUEST) for _ in range(150)]
    services.erasure.erase(str(ann.player))
    start(redis_url, "-m", "cairn.workers", "caretaker")

    def count_left() -> int:
        return len(games) - len(services.lists.entries_of(str(ann.player)))

    for goal in (1, 40, 90):
        worker = start(redis_url, "-m", "cairn.workers", "worker")
        until(lambda goal=goal: count_left() >= goal)
        worker.kill()
        worker.wait()
    start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: not services.erasure.journal.is_pending(str(ann.player)))
    for game in games:
        log = [entry.stored for entry in services.log.read(game)]
        assert (read_status(services, game), sum(b"table.seat_left" in stored for stored in log)) == ("finished", 1)


def open_with_names(services: Services, *names: str | None, first: Seat = GUEST) -> str:
    """Open a game of guests with these names, or of a player and a guest, and return its id."""
    game, options = services.tokens.game(None), read_options("schotten_totten", {"first_seat": 0})
    services.commands.open_game(game, "schotten_totten", options, (first, GUEST), names=names)
    return game


def fork_game(services: Services, parent: str) -> str:
    """End a game, fork it after the deal with two guests, and return the fork."""
    services.commands.leave(parent, 1)
    game = services.tokens.game(None)
    services.commands.fork(parent, 2, game, (GUEST, GUEST), names=("Eve", "Fay"))
    return game


def homes(services: Services, name: str) -> set[str]:
    """Return the games that have this name stored next to their log."""
    names = read_keys(services.redis, "cairn:*:names")
    return {key.split("{")[1].split("}")[0] for key, of in names.items() if name.encode() in of.values()}


def test_a_guest_is_erased_from_the_game_and_its_forks(services: Services) -> None:
    """By game and seat: the guest leaves, and their name is removed from the game and each fork. Other names stay."""
    game, other = (open_with_names(services, "Ann", "Bob") for _ in range(2))
    fork = fork_game(services, game)
    second = fork_game(services, fork)
    assert homes(services, "Bob") == {game, fork, second, other}
    assert set(services.erasure.erase_guest(game, 1)) == {game, fork, second}
    assert homes(services, "Bob") == {other}
    assert homes(services, "Ann") == {game, fork, second, other}
    journal = services.erasure.journal.all()
    assert {record.member for record in journal} == {guest_of(of, "1:1") for of in (game, fork, second)}
    services.erasure.erase_guest(other, 0)
    assert (read_status(services, other), homes(services, "Ann")) == ("finished", {game, fork, second})
    with pytest.raises(NotFound):
        services.erasure.erase_guest(other, 2)


@pytest.mark.usefixtures("importer")
def test_dry_runs_forget_erased_people(api: Api, working: Services) -> None:
    """A player is removed before any worker runs, a guest by the command. Later dry runs do not show the names."""
    ann = Person(api, "Ann")
    game = open_with_names(working, None, "Bob", first=Seat("human", ann.id))
    working.commands.leave(game, 1)
    archive = api.ask("GET", f"/v1/games/{game}/archive").content
    erasures = (lambda: ann.ask("DELETE", "/v1/me"), lambda: working.erasure.erase_guest(game, 1))
    for erase, name in zip(erasures, ("Ann", FORMER), strict=True):
        dry_run = api.bring_in(archive, "?dry_run=true")
        assert [seat["name"] for seat in dry_run["replay"]["game"]["seats"]] == [name, "Bob"]
        erase()
        assert api.ask("GET", f"/v1/archives/{dry_run['id']}").status_code == 404
    nameless = api.bring_in(archive, "?dry_run=true")["replay"]["game"]["seats"]
    assert [seat["name"] for seat in nameless] == [FORMER, "guest 2"]


def test_imports_do_not_restore_erased_names(services: Services) -> None:
    """This covers players and guests, also if the operator has deleted the game since."""
    ann = player(services, "Ann")
    game = open_with_names(services, None, "Bob", first=ann)
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


def cairn(services: Services, *arguments: str, code: int = 0, typed: str | None = None) -> str:
    """Run a command on the tests' Redis and return its output."""
    environment = {"REDIS_URL": services.settings.redis_url, "CAIRN_KEY": str(services.settings.key)}
    said = CliRunner().invoke(main, ["players", *arguments], input=typed, env=environment)
    assert said.exit_code == code, (said.output, said.exception)
    return said.output


def test_an_export_is_complete_without_secrets(api: Api, services: Services, receiver: Receiver) -> None:
    """Name, tokens, webhooks, client, games with the player's own decisions, and the requested hint."""
    ann, bob = Person(api, "Ann"), Person(api, "Bob")
    reader = ann.post("/v1/me/tokens", {"label": "reader", "scope": "read"})
    hook = ann.post("/v1/webhooks", {"url": receiver.url, "player": "me", "events": ["over"]})
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": "Cid"}]
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats, "rated": False, "hints": True}
    mine = ann.post("/v1/games", body | {"listed": False})["id"]
    invited = bob.opens(invites(ann))["id"]
    hint = ann.ask("POST", f"/v1/games/{mine}/hints", json={}).json()
    services.commands.play(mine, 0, legal(services, mine)[1][:1])
    answer = api.as_(reader["token"]).ask("GET", "/v1/me/export")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="cairn-{ann.id}.json"'
    found = answer.json()
    assert (found["player"]["id"], found["player"]["name"]) == (ann.id, "Ann")
    assert [token["label"] for token in found["tokens"]] == ["", "reader"]
    assert [(one["id"], one["url"], one["deliveries"]) for one in found["webhooks"]] == [(hook["id"], receiver.url, [])]
    assert (found["client"]["opened"], found["client"]["asked"]) == ([mine], {"hints": [f"{mine} {hint['id']}"]})
    own = {game["id"]: game for game in found["games"]}
    assert {id: (game["seat"], game["invited"]) for id, game in own.items()} == {mine: (0, False), invited: (1, True)}
    version = services.repository.get(mine, TRUTH).head.version
    assert (own[mine]["decisions"], own[invited]["decisions"]) == ([version], [])
    assert [one["id"] for one in own[mine]["hints"]] == [hint["id"]]
    for secret in (ann.made["token"], reader["token"], hook["secret"]):
        assert secret.partition(".")[2] not in answer.text or not secret.partition(".")[2]
        assert secret not in answer.text
    said = json.loads(cairn(services, "export", ann.id))
    assert said | {"at": found["at"]} == found, "the operator's is the same"


def test_who_can_export_a_player(api: Api, ann: Person) -> None:
    """The player with a reading token; not strangers, links or erased players."""
    link = ann.post("/v1/me/tokens", {"scope": "link"})
    assert refused(api.ask("GET", "/v1/me/export")) == (401, "unauthorized")
    assert refused(ann.as_(link["token"]).ask("GET", "/v1/me/export")) == (403, "forbidden")
    ann.ask("DELETE", "/v1/me")
    assert refused(ann.ask("GET", "/v1/me/export")) == (401, "unauthorized")


def test_an_export_is_streamed_game_by_game(services: Services) -> None:
    """Each piece has one game at most, so the memory does not grow with thousands of games."""
    ann = player(services, "Ann")
    games = [open_game(services, ann, GUEST) for _ in range(7)]
    pieces = [*services.exports.export(str(ann.player), "2026-11-23T09:00:00.000Z")]
    assert len(pieces) == len(games) + 2
    # Games opened in the same millisecond are sorted by id.
    opened_at = {game: services.repository.get(game, None).position.table.created_at for game in games}
    right = sorted(games, key=lambda game: (opened_at[game], game), reverse=True)
    assert [game["id"] for game in json.loads(b"".join(pieces))["games"]] == right


def test_new_kinds_of_keys_are_exported_generically(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kind of key needs a line in `KEPT` and no code. All types of Redis are supported."""
    ann, redis = str(player(services, "Ann").player), services.redis
    for what in ("blocked", "list", "hash", "sorted", "text", "none"):
        monkeypatch.setitem(KEPT, what, PlayerRecord("at once", EVERYTHING))
    redis.sadd(f"cairn:{{player:{ann}}}:blocked", "b" * 20, "a" * 20)
    redis.rpush(f"cairn:{{player:{ann}}}:list", "x", "y")
    redis.hset(f"cairn:{{player:{ann}}}:hash", "name", "value")
    redis.zadd(f"cairn:{{player:{ann}}}:sorted", {"x": 2.5})
    redis.set(f"cairn:{{player:{ann}}}:text", "words")
    kept = services.exports.start(ann, "now").kept
    stored: dict[str, Any] = {
        "blocked": ["a" * 20, "b" * 20],
        "list": ["x", "y"],
        "hash": {"name": "value"},
        "sorted": {"x": 2.5},
    }
    stored |= {"text": "words", "none": None}
    assert {name: kept[name] for name in stored} == stored
    services.erasure.begin(ann)
    services.erasure.go_on(ann)
    assert [*read_keys(redis, f"cairn:{{player:{ann}}}:*")] == [f"cairn:{{player:{ann}}}:gone"]


def test_every_kind_of_key_names_its_part_of_the_export() -> None:
    """Otherwise it has a sentence on why it is not exported."""
    parts = get_type_hints(Export)
    assert [what for what, kept in KEPT.items() if kept.exported not in parts and " " not in kept.exported] == []


def test_an_operator_shows_exports_and_erases_a_guest(services: Services) -> None:
    """By game and seat, with all of the guest's decisions. The other name stays."""
    game = open_with_names(services, "Ann", "Bob")
    services.commands.play(game, 0, legal(services, game)[1][:1])
    where: Any = ("--game", game, "--seat", "0")
    assert "Ann (from version 1)." in cairn(services, "show", *where)
    found = json.loads(cairn(services, "export", *where))
    assert (found["names"], found["decisions"]) == ({"1:0": "Ann"}, [3])
    assert "Erase them for ever?" in cairn(services, "erase", *where, typed="n\n", code=1)
    assert "Ann (from version 1)." in cairn(services, "show", *where)
    assert f"erased in {game}." in cairn(services, "erase", "--yes", *where)
    assert cairn(services, "show", *where).startswith("No named guest")
    table = services.repository.get(game, TRUTH).position.table
    assert (services.names.read(table).seated, table.is_ended) == ({"1:1": "Bob"}, True)


def test_an_operator_shows_and_erases_a_player(services: Services) -> None:
    """The command completes the erasure without a worker. A restore accepts the written journal."""
    ann = str(player(services, "Ann").player)
    bob = player(services, "Bob")
    open_game(services, bob, GUEST)
    assert "Ann, created at 20" in cairn(services, "show", ann)
    assert "1 games, 1 tokens, 0 webhooks, 0 ratings." in cairn(services, "show", str(bob.player))
    assert cairn(services, "erase", ann, typed="y\n").endswith("Ann is erased.\n")
    assert not services.erasure.journal.is_pending(ann)
    assert cairn(services, "erased") == f'{{"player":"{ann}"}}\n'


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("show",), 2, "Name a player by id, or a guest by --game and --seat."),
        (("export", "a" * 20, "--seat", "1"), 2, "Name a player by id"),
        (("erase", "--yes", "a" * 20), 1, "There is no such player."),
        (("show", "--game", "a" * 20, "--seat", "0"), 1, "There is no such game."),
    ],
)
def test_unknown_people_are_refused(services: Services, arguments: tuple[str, ...], code: int, words: str) -> None:
    """Nothing is erased."""
    assert words in cairn(services, *arguments, code=code)
    assert services.erasure.journal.all() == []
