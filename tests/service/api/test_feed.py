"""The feed over HTTP: its messages, receivers and forms, and the end of its parts."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import islice, product
from typing import Any

import pytest
from helpers.api import HEARTBEAT, OPERATOR, PLACES, Api
from helpers.commands import GUEST, OPEN, leave_to_an_ai, move, open_game, play_to_the_end

from cairn.events.codec import read_options
from cairn.service.api.http.streaming import EVENT_STREAM, NDJSON
from cairn.service.api.streams.feed import MAX_SEATS
from cairn.service.api.streams.position import FeedPosition, key_of, read_position
from cairn.service.container import Services
from cairn.service.queries.cursor import Cursor, after_all
from cairn.service.queries.open_games import MAX_GAMES


class Feed:
    """A client of a feed: yields its messages as JSON in either form, without `position`, and stores the last one."""

    def __init__(
        self, client: Api, *tokens: dict[str, Any], media: str = NDJSON, is_open: bool = False, **options: Any
    ) -> None:
        """Open a feed. `options` are the query and `patient`: whether to retry while closed streams occupy slots."""
        patient, body = options.pop("patient", True), {"tokens": list(tokens), "open": is_open}
        accept = {"Accept": media}
        self.answer = client.stream("/v1/stream", accept, method="POST", patient=patient, json=body, params=options)
        self.position, self._media = "", media
        self._lines = self.answer.iter_lines(chunk_size=1, delimiter=b"\n" if media == NDJSON else b"\n\n")

    def __enter__(self) -> "Feed":
        assert self.answer.status_code == 200, self.answer.text
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()

    def all(self) -> Iterator[dict[str, Any]]:
        """Yield the messages until the feed ends, an empty one for each heartbeat."""
        for raw in self._lines:
            *heading, data = raw.decode().split("\n")
            if data in ("", ":"):
                yield {}
                continue
            message = json.loads(data.removeprefix("data: "))
            self.position = message.pop("position")
            named = [f"event: {message['type']}", f"id: {self.position}"]
            assert heading == (named if self._media == EVENT_STREAM else [])
            yield message

    def take(self, count: int) -> list[dict[str, Any]]:
        """Return the next messages."""
        messages = (message for message in self.all() if message)
        return [next(messages) for _ in range(count)]

    def rest(self) -> list[dict[str, Any]]:
        """Return the messages until the feed ends."""
        return [message for message in self.all() if message]


@pytest.fixture
def spectator(quick: str, services: Services) -> Api:
    """Return a client without a token."""
    return Api(quick)


def subscription_to(services: Services, game: str, seat: int, version: int = 1, **more: Any) -> dict[str, Any]:
    """Return the item of a request for a feed that names a seat taken at that version."""
    return {"game": game, "token": services.tokens.seat(game, seat, version), **more}


def headings(messages: list[dict[str, Any]]) -> list[tuple[str, str, Any]]:
    """Return the kind, the game, and the version or None of each message."""
    return [(message["type"], message["game"], message.get("version")) for message in messages]


@contextmanager
def playing(services: Services, games: list[str], count: int) -> Iterator[None]:
    """Play `count` moves in each game at once, in other threads."""

    def play(game: str) -> None:
        for _ in range(count):
            move(services, game)

    with ThreadPoolExecutor(len(games)) as pool:
        players = [pool.submit(play, game) for game in games]
        yield
        for player in players:
            player.result()


@pytest.mark.parametrize("media", [NDJSON, EVENT_STREAM])
def test_a_feed_begins_with_current_turns_and_continues_with_all_games(
    spectator: Api, services: Services, media: str
) -> None:
    """Two games share one connection, in either form: the current turns, then each decision and the next turn."""
    first, second = open_game(services, rounds=9), open_game(services, rounds=9)
    seats = subscription_to(services, first, 0), subscription_to(services, second, 1)
    with Feed(spectator, *seats, media=media) as feed:
        assert feed.answer.headers["Content-Type"].startswith(media)
        assert feed.answer.headers["Cache-Control"] == "private, no-cache"
        (turn,) = feed.take(1)
        assert turn == {"type": "turn", "game": first, "seat": 0, "version": 2, "for": "play_card"}
        move(services, second)
        assert headings(feed.take(2)) == [("decision", second, 3), ("turn", second, 3)]
        move(services, first)
        (decision,) = feed.take(1)
        bob = spectator.as_(services.tokens.seat(first, 0, 1))
        assert decision["decision"] == bob.get(f"/v1/games/{first}/decisions")["items"][2]


@pytest.mark.parametrize(
    ("accept", "media"),
    [
        ("*/*", EVENT_STREAM),
        ("text/html", EVENT_STREAM),
        (f"{EVENT_STREAM}, {NDJSON}", EVENT_STREAM),
        (f"{EVENT_STREAM};q=0.5, {NDJSON}", NDJSON),
        (f"{NDJSON}, */*;q=0.1", NDJSON),
    ],
)
def test_events_are_the_default_form(spectator: Api, services: Services, accept: str, media: str) -> None:
    """A client that supports one form only gets that form. Browsers get events."""
    game = open_game(services)
    play_to_the_end(services, game)
    seats = {"tokens": [subscription_to(services, game, 0)], "open": False}
    for method, path, body in (("GET", f"/v1/games/{game}/stream", None), ("POST", "/v1/stream", seats)):
        answer = spectator.ask(method, path, json=body, headers={"Accept": accept})
        assert answer.headers["Content-Type"].startswith(media)
        assert "Accept" in answer.headers["Vary"].split(", ")


def test_after_a_version_come_later_decisions(spectator: Api, services: Services) -> None:
    """A client that lost its feed misses nothing. An unknown version counts as no version."""
    game = open_game(services, rounds=9)
    for _ in range(4):
        move(services, game)
    with Feed(spectator, subscription_to(services, game, 0, after=3)) as feed:
        assert headings(feed.take(4)) == [("decision", game, n) for n in (4, 5, 6)] + [("turn", game, 6)]
    with Feed(spectator, subscription_to(services, game, 0, after=99)) as feed:
        assert headings(feed.take(1)) == [("turn", game, 6)]


def test_no_decision_is_missed_or_repeated(spectator: Api, services: Services) -> None:
    """A client that loses its feed repeatedly during several games receives each game's decisions once, in order."""
    games, count = [open_game(services, rounds=99) for _ in range(3)], 40
    reached = dict.fromkeys(games, 2)
    with playing(services, games, count):
        while any(version < count + 2 for version in reached.values()):
            remaining = sum(count + 2 - version for version in reached.values())
            seats = [subscription_to(services, game, 0, after=version) for game, version in reached.items()]
            with Feed(spectator, *seats) as feed:
                decisions = (message for message in feed.all() if message.get("type") == "decision")
                for message in islice(decisions, min(7, remaining)):
                    assert message["version"] == reached[message["game"]] + 1
                    reached[message["game"]] += 1


@pytest.mark.slow
def test_a_feed_resumes_after_a_position(spectator: Api, services: Services) -> None:
    """A client that loses its feed at any message during games receives each message once, in order."""
    games, count = [open_game(services, rounds=99) for _ in range(3)], 30
    seats = [subscription_to(services, game, seat) for game in games for seat in (0, 1)]
    reached, turns = dict.fromkeys(product(games, (0, 1)), 2), 0
    with Feed(spectator, *seats) as feed:
        assert feed.take(1)
    positions = [feed.position]
    with playing(services, games, count):
        while any(version < count + 2 for version in reached.values()):
            with Feed(spectator, *seats, after=positions[-1]) as feed:
                for message in islice(filter(None, feed.all()), 7):
                    seat = message["game"], message["seat"]
                    if message["type"] == "decision":
                        reached[seat] += 1
                    assert message["version"] == reached[seat]
                    turns += message["type"] == "turn"
                    positions.append(feed.position)
                    if all(version == count + 2 for version in reached.values()):
                        break
    with Feed(spectator, *seats, after=positions[1]) as feed:  # also on a feed that was read long before
        first = headings(feed.take(1))
    with Feed(spectator, *seats, after=positions[1]) as feed:
        assert headings(feed.take(1)) == first
    assert turns, "and current turns among them, however few a slow machine gets to see"


def test_a_resumed_feed_reports_games_that_ended_meanwhile(spectator: Api) -> None:
    """A player gets them without naming them. Invalid and outdated positions are refused."""
    made = spectator.post("/v1/players", {"name": "Ann"})
    ann = spectator.as_(made["token"])
    seats = [{"kind": "human", "player": "me"}, {"kind": "ai", "level": "random"}]
    game = ann.post("/v1/games", {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats})["id"]
    with Feed(ann) as feed:
        assert headings(feed.take(1)) == [("turn", game, 2)]
    assert ann.ask("DELETE", f"/v1/games/{game}/seats/0").status_code == 200
    with Feed(ann, after=feed.position) as after:
        assert headings(after.take(2)) == [("decision", game, 3), ("over", game, 3)]
    with ann.stream("/v1/stream", {"Accept": NDJSON, "Last-Event-ID": after.position}) as lines:
        assert lines.status_code == 200
    for odd in ("1", "1795682628647~x", f"{int(time.time() - 90_000) * 1000}"):
        refused = Feed(ann, after=odd).answer
        assert (refused.status_code, refused.json()["errors"][0]["parameter"]) == (422, "after")


def test_a_feed_resumed_twice_does_not_repeat_a_game_that_ended_before(spectator: Api) -> None:
    """The positions of the second feed cover it, too, although that feed had nothing to send about it."""
    ann = spectator.as_(spectator.post("/v1/players", {"name": "Ann"})["token"])
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": "Bob"}]
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
    over, game = (ann.post("/v1/games", body) for _ in range(2))
    bob = spectator.as_(game["tokens"][0]["token"])
    with Feed(ann) as feed:
        assert len(feed.take(2)) == 2
        assert ann.ask("DELETE", f"/v1/games/{over['id']}/seats/0").status_code == 200
        assert headings(feed.take(2)) == [("decision", over["id"], 3), ("over", over["id"], 3)]
    for client, expected in ((ann, [("decision", game["id"], 3)]), (bob, [("decision", game["id"], 4)])):
        with Feed(ann, after=feed.position) as feed:
            moves = client.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
            client.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
            assert headings(feed.take(1)) == expected


def test_decisions_within_a_heartbeat_are_repeated_unless_the_position_covers_them(services: Services) -> None:
    """Without a notification a log is read up to a heartbeat later, whatever heartbeat the operator has set."""
    game, log = open_game(services), services.log
    later = services.clock.time() + 10
    cursors = [FeedPosition(later, {}).cursor(log, game, 0, 2, heartbeat) for heartbeat in (HEARTBEAT, 60)]
    assert cursors == [after_all(2), after_all(0)]
    exact = FeedPosition(later, {key_of(game, 0): Cursor(2, 1)})
    assert exact.cursor(log, game, 0, 2, 60) == Cursor(2, 1)
    assert read_position(str(exact), later) == FeedPosition(int(later * 1000) / 1000, exact.delivered)


def test_a_feed_after_the_last_message_ends_at_once(spectator: Api, services: Services) -> None:
    """There is nothing left to send."""
    game = open_game(services)
    play_to_the_end(services, game)
    with Feed(spectator, subscription_to(services, game, 0)) as feed:
        assert [message["type"] for message in feed.rest()] == ["over"]
    with Feed(spectator, subscription_to(services, game, 0), after=feed.position) as ended:
        assert ended.rest() == []


def test_a_turn_message_contains_the_data_for_a_move(spectator: Api, services: Services) -> None:
    """It has the game and the legal moves as returned to the seat, but only if requested."""
    game = open_game(services, rounds=9)
    ann = spectator.as_(services.tokens.seat(game, 0, 1))
    with Feed(spectator, subscription_to(services, game, 0), include="state,moves") as feed:
        (turn,) = feed.take(1)
    assert turn["state"] == ann.get(f"/v1/games/{game}")
    assert turn["moves"] == ann.get(f"/v1/games/{game}/legal-moves")["moves"]
    with Feed(spectator, subscription_to(services, game, 0), include="moves") as feed:
        assert {*feed.take(1)[0]} == {"type", "game", "seat", "version", "for", "moves"}
    assert Feed(spectator, subscription_to(services, game, 0), include="hand").answer.status_code == 422


def test_a_finished_game_ends_its_part_of_the_feed(spectator: Api, services: Services) -> None:
    """The outcome comes last. Earlier decisions are shown as they were visible when they were made."""
    game = open_game(services)
    with Feed(spectator, subscription_to(services, game, 1, after=2)) as feed:
        play_to_the_end(services, game)
        messages = feed.rest()
    last = services.repository.latest_known(game)
    assert headings(messages)[-2:] == [("decision", game, last.head.version), ("over", game, last.head.version)]
    assert messages[-1]["outcome"] == spectator.get(f"/v1/games/{game}")["outcome"]
    decisions = [message["decision"] for message in messages if message["type"] == "decision"]
    assert [decision["version"] for decision in decisions] == list(range(3, last.head.version + 1))
    assert {decision["draws"] is None for decision in decisions[:-1]} == {True}
    with Feed(spectator, subscription_to(services, game, 1)) as feed:
        assert feed.rest() == messages[-1:]


def test_leaving_a_seat_ends_only_its_part_of_the_feed(spectator: Api, services: Services) -> None:
    """So does deleting a game. The other games continue."""
    vacated, deleted, other = (open_game(services, rounds=9) for _ in range(3))
    with Feed(spectator, *(subscription_to(services, game, 1) for game in (vacated, deleted, other))) as feed:
        leave_to_an_ai(services, vacated, 1)
        assert feed.take(1) == [{"type": "gone", "game": vacated, "seat": 1}]
        assert spectator.as_(OPERATOR).ask("DELETE", f"/v1/games/{deleted}").status_code == 204
        assert feed.take(1) == [{"type": "gone", "game": deleted, "seat": 1}]
        move(services, other)
        assert headings(feed.take(2)) == [("decision", other, 3), ("turn", other, 3)]


def test_wrong_tokens_are_refused_by_their_index(spectator: Api, services: Services) -> None:
    """401 lists the wrong tokens, 404 the unknown games, 422 the malformed values."""
    game = open_game(services)
    good, none = subscription_to(services, game, 0), subscription_to(services, "a" * 20, 0)
    wrong = {"game": game, "token": "odd"}
    refused = Feed(spectator, good, wrong, subscription_to(services, game, 0, version=2)).answer
    assert (refused.status_code, refused.headers["WWW-Authenticate"]) == (401, "Bearer")
    assert [error["pointer"] for error in refused.json()["errors"]] == ["/tokens/1/token", "/tokens/2/token"]
    missing = Feed(spectator, none, wrong).answer
    assert (missing.status_code, missing.json()["errors"][0]["pointer"]) == (404, "/tokens/0/game")
    assert Feed(spectator, *[good] * (MAX_SEATS + 1)).answer.status_code == 422
    assert Feed(spectator, {"game": "x", "token": "y"}).answer.status_code == 422
    assert spectator.as_(good["token"]).ask("GET", "/v1/stream").status_code == 401


def test_open_games_are_announced_to_all_clients(spectator: Api, services: Services) -> None:
    """First the current ones, then each new one and each change of seats. Unlisted and full games are left out."""
    there = open_game(services, GUEST, OPEN, OPEN)
    with Feed(spectator, is_open=True) as feed:
        (first,) = feed.take(1)
        assert first == {"type": "open", "game": there, "row": spectator.get("/v1/games")["items"][0]}
        with spectator.stream("/v1/stream", {"Accept": NDJSON}) as other:
            message = json.loads(next(other.iter_lines(chunk_size=1)))
            assert {name: value for name, value in message.items() if name != "position"} == first
        hidden, options = services.tokens.game(None), read_options("schotten_totten", {})
        services.commands.open_game(hidden, "schotten_totten", options, (GUEST, OPEN), listed=False)
        services.commands.take_seat(there, name="Bob")
        (changed,) = feed.take(1)
        assert [seat["kind"] for seat in changed["row"]["seats"]] == ["human", "human", "open"]
        services.commands.take_seat(there, name="Cid")
        open_game(services)
        new = open_game(services, OPEN, GUEST)
        assert headings(feed.take(1)) == [("open", new, None)]


def test_only_the_newest_open_games_are_announced(spectator: Api, services: Services) -> None:
    """The feed of a crowded lobby begins with a limited number of messages, oldest first."""
    games = [open_game(services, GUEST, OPEN) for _ in range(MAX_GAMES + 1)]
    with Feed(spectator, is_open=True) as feed:
        rows = [message["row"] for message in feed.take(MAX_GAMES)]
    assert [row["created_at"] for row in rows] == sorted(row["created_at"] for row in rows)
    assert len({row["id"] for row in rows} & {*games}) == MAX_GAMES


def test_an_idle_feed_sends_heartbeats(spectator: Api, services: Services) -> None:
    """An empty line or a comment shows that the feed is alive. Later messages follow as usual."""
    game = open_game(services, rounds=9)
    for media in (NDJSON, EVENT_STREAM):
        with Feed(spectator, subscription_to(services, game, 1), media=media) as feed:
            messages = feed.all()
            assert [next(messages) for _ in range(2)] == [{}, {}]
    with Feed(spectator, subscription_to(services, game, 1)) as feed:
        move(services, game)
        assert ("turn", game, 3) in headings(feed.take(1) + feed.take(1))


@pytest.mark.slow
def test_feeds_have_a_slot_limit(spectator: Api, services: Services) -> None:
    """Above it the response is 503 with `Retry-After`. A closed feed frees its slot."""
    game = open_game(services, rounds=9)
    feeds = [Feed(spectator, subscription_to(services, game, 0)).__enter__() for _ in range(PLACES)]
    full = Feed(spectator, subscription_to(services, game, 0), patient=False).answer
    assert (full.status_code, full.headers["Retry-After"]) == (503, "10")
    for feed in feeds:
        feed.answer.close()
    with Feed(spectator, subscription_to(services, game, 0)) as late:
        assert headings(late.take(1)) == [("turn", game, 2)]
