"""Personal data can be exported and erased, by the player or by an operator on request."""

import json
from typing import Any, get_type_hints

import pytest
from click.testing import CliRunner
from helpers.api import Api
from helpers.commands import GUEST, legal
from helpers.keys import held
from helpers.people import Person, invites, refused
from helpers.rated import opened, player
from helpers.receiver import Receiver

from cairn.events.codec import read_options
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.players.export import EVERYTHING, Export
from cairn.service.players.store import KEPT, PlayerRecord
from cairn.service.queries.snapshots import TRUTH


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
    games = [opened(services, ann, GUEST) for _ in range(7)]
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
    assert {name: kept[name] for name in ("blocked", "list", "hash", "sorted", "text", "none")} == {
        "blocked": ["a" * 20, "b" * 20],
        "list": ["x", "y"],
        "hash": {"name": "value"},
        "sorted": {"x": 2.5},
        "text": "words",
        "none": None,
    }
    services.erasure.begin(ann)
    services.erasure.go_on(ann)
    assert [*held(redis, f"cairn:{{player:{ann}}}:*")] == [f"cairn:{{player:{ann}}}:gone"]


def test_every_kind_of_key_names_its_part_of_the_export() -> None:
    """Otherwise it has a sentence on why it is not exported."""
    parts = get_type_hints(Export)
    wrong = [what for what, kept in KEPT.items() if kept.exported not in parts and " " not in kept.exported]
    assert wrong == []


def guests(services: Services) -> str:
    """Open a game of the guests Ann and Bob in which Ann decides, and return its id."""
    game, options = services.tokens.game(None), read_options("schotten_totten", {"first_seat": 0})
    services.commands.open_game(game, "schotten_totten", options, (GUEST, GUEST), names=("Ann", "Bob"))
    services.commands.play(game, 0, legal(services, game)[1][:1])
    return game


def test_an_operator_shows_exports_and_erases_a_guest(services: Services) -> None:
    """By game and seat, with all of the guest's decisions. The other name stays."""
    game = guests(services)
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
    opened(services, bob, GUEST)
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
