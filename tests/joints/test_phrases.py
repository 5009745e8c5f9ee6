"""Phrases with changing seats, tokens, blocked players, bots, webhooks, forks, cold games, deletion."""

from pathlib import Path
from typing import Any

from helpers.api import Api
from helpers.commands import GUEST, move, opened
from helpers.keys import held
from helpers.people import Person, code_of, comes_back, invites, refused, says
from helpers.receiver import Receiver
from helpers.watching import Watching

from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.service.settings import Settings

THREE = {"ruleset": "glen_more", "options": {}}


def test_seated_players_send_phrases(api: Api, ann: Person, bob: Person) -> None:
    """Also before the start; but neither invited players, nor the creator of a game for others."""
    game = ann.opens(invites(bob))["id"]
    assert says(ann, game).status_code == 204
    assert refused(says(bob, game)) == (403, "forbidden")
    bob.post(f"/v1/games/{game}/seats", {})
    assert says(bob, game).status_code == 204
    seats = [{"kind": "open"}, invites(bob)]
    organised = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})["id"]
    assert refused(says(ann, organised)) == (403, "forbidden")


def test_players_who_left_a_running_game_send_no_phrases(api: Api, ann: Person, bob: Person) -> None:
    """An AI has their seat; the others talk on. A player who resigned, of two, still sits there at the end."""
    game = ann.opens(invites(bob), {"kind": "human", "name": "Cid"}, **THREE)
    bob.post(f"/v1/games/{game['id']}/seats", {})
    cid = api.as_(game["tokens"][0]["token"])
    for client, seat in ((bob, 1), (cid, 2)):
        assert says(client, game["id"]).status_code == 204
        client.ask("DELETE", f"/v1/games/{game['id']}/seats/{seat}")
    assert refused(says(bob, game["id"])) == (403, "forbidden")
    assert refused(says(cid, game["id"])) == (401, "unauthorized")
    assert says(ann, game["id"]).status_code == 204
    duel, (_, loser) = api.open(rounds=9)
    loser.ask("DELETE", f"/v1/games/{duel['id']}/seats/1")
    assert says(loser, duel["id"], "well_played").status_code == 204


def test_recovered_players_send_phrases_for_their_seat(api: Api, ann: Person) -> None:
    """The seat sends one phrase at a time, by any of its tokens; a revoked token sends none."""
    game, code = ann.opens({"kind": "human", "name": "Bob"})["id"], code_of(ann)
    back = api.as_(comes_back(api, code).json()["token"])
    with Watching(api, game) as watching:
        assert says(back, game, "thanks").status_code == 204
        assert watching.next() == {"type": "phrase", "seat": 0, "phrase": "thanks"}
    assert refused(says(ann, game)) == (429, "too-often")
    first, _ = back.get("/v1/me/tokens")["items"]
    back.ask("DELETE", f"/v1/me/tokens/{first['id']}")
    assert refused(says(ann, game)) == (401, "unauthorized")


def test_blocked_players_and_bots_send_phrases(api: Api, ann: Person) -> None:
    """Blocking affects invitations. A client hides phrases by not requesting them."""
    robo = api.post("/v1/players", {"name": "Robo", "bot": True})
    ann.ask("PUT", f"/v1/me/blocked/{robo['id']}")
    game = ann.opens({"kind": "open"})["id"]
    bot = api.as_(robo["token"])
    bot.post(f"/v1/games/{game}/seats", {})
    with Watching(ann, game) as watching:
        assert says(bot, game, "good_luck").status_code == 204
        assert watching.next() == {"type": "phrase", "seat": 1, "phrase": "good_luck"}


def test_phrases_are_not_stored(ann: Person, services: Services, receiver: Receiver) -> None:
    """Phrases are in no list, clock, due time, or player's export; no webhook sends them, as it sends a move."""
    hook = ann.post("/v1/webhooks", {"url": receiver.url, "player": "me", "events": ["decision"]})["id"]
    game = ann.opens({"kind": "human", "name": "Bob"}, clock={"kind": "turn", "seconds": 60})["id"]
    queue = services.webhook_queue
    queue.listen(services.notifications)
    with services.notifications.expect(game):  # it listens
        queue.care()
        for noted, count in queue.news(hook).items():
            queue.settle(hook, noted, count)
        before, export = all_but_limits(services), ann.get("/v1/me/export")
        subscription = services.notifications.subscribe(game)
        assert says(ann, game).status_code == 204
        assert subscription.wait(0, 10)
        queue.care()
        assert queue.news(hook) == {}
        assert all_but_limits(services) == before
        assert ann.get("/v1/me/export") | {"at": None} == export | {"at": None}
        move(services, game)
        assert subscription.wait(1, 10)
        queue.care()
        assert [*queue.news(hook)] == [game]


def all_but_limits(services: Services) -> dict[str, Any]:
    """Return all stored values, except those of limits."""
    return {key: of for key, of in held(services.redis).items() if not key.startswith("cairn:limits:")}


def test_forks_and_rematches_have_separate_phrases(api: Api) -> None:
    """Seats of the first table give none at the others, and phrases of other tables are not received."""
    game, (ann, bob) = api.open(rounds=9)
    bob.ask("DELETE", f"/v1/games/{game['id']}/seats/1")
    seats = [{"kind": "human", "name": "Eve"}, {"kind": "human", "name": "Fay"}]
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 1, "seats": seats})
    assert refused(says(ann, fork["id"])) == (401, "unauthorized")
    eve = api.as_(fork["tokens"][0]["token"])
    with Watching(api, game["id"]) as first, Watching(api, fork["id"]) as second:
        assert says(eve, fork["id"], "oops").status_code == says(ann, game["id"], "thanks").status_code == 204
        assert second.next() == {"type": "phrase", "seat": 0, "phrase": "oops"}
        assert first.next() == {"type": "phrase", "seat": 0, "phrase": "thanks"}


def test_a_deleted_game_has_no_phrases(api: Api, operator: Api) -> None:
    """No phrases can be sent there, and its stream ends."""
    game, (ann, _) = api.open(rounds=9)
    with Watching(api, game["id"]) as watching:
        assert operator.ask("DELETE", f"/v1/games/{game['id']}").status_code == 204
        assert refused(says(ann, game["id"])) == (404, "not-found")
        assert watching.rest() == []


def test_a_cold_game_accepts_phrases_until_the_limit(services: Services, tmp_path: Path) -> None:
    """Within ten minutes of its end its responses are the same after sealing, and it stays sealed."""
    settings = services.settings
    sealing = Services(Settings(settings.redis_url, key=settings.key, cold_url=str(tmp_path / "cold"), cold_after=1.0))
    game = opened(sealing, GUEST, GUEST, rounds=9)
    sealing.commands.leave(game, 1)
    assert sealing.cold.seal(sealing.log, [game]).sealed == [game]
    app: Any = create_app(sealing.settings)
    client = app.test_client()
    token = sealing.tokens.seat(game, 0, sealing.repository.get(game, TRUTH).position.table.taken_at[0])
    headers = {"Authorization": f"Bearer {token}"}
    with app.services.notifications.expect(game):  # it listens
        subscription = app.services.notifications.subscribe(game)
        response = client.post(f"/v1/games/{game}/phrases", json={"phrase": "again"}, headers=headers)
        assert response.status_code == 204
        assert subscription.wait(0, 10)
    assert [words for _, words in subscription.words_since(0)] == ["0 again"]
    assert sealing.log.stubs.find(game)
    sealing.redis.close()
