"""The feed over HTTP: what is told, to whom, in which form, and when a part of it ends."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import islice, product
from typing import Any

import pytest
from helpers.api import OPERATOR, Api, serve
from helpers.commands import GUEST, OPEN, leave_to_an_ai, move, opened, play_to_the_end

from cairn.events.codec import read_options
from cairn.service.api.http.encoding import EVENT_STREAM, NDJSON
from cairn.service.api.streams.feed import MAX_SEATS
from cairn.service.api.streams.position import FeedPosition, key_of, read_position
from cairn.service.container import Services
from cairn.service.queries.cursor import Cursor, after_all
from cairn.service.queries.open_games import MAX_GAMES

PLACES = 4
HEARTBEAT = 0.4


class Feed:
    """A client that reads a feed: its messages as JSON, in either form, without the `position`, which it keeps."""

    def __init__(
        self,
        client: Api,
        *tokens: dict[str, Any],
        media: str = NDJSON,
        is_open: bool = False,
        patient: bool = True,
        **query: str,
    ) -> None:
        """Ask for a feed; again and again, if `patient`, while those that were just left still have their places."""
        body: dict[str, Any] = {"tokens": list(tokens), "open": is_open}
        options: dict[str, Any] = {"patient": patient, "json": body, "params": query}
        self.answer = client.stream("/v1/stream", {"Accept": media}, method="POST", **options)
        self.position = ""
        self._lines = self.answer.iter_lines(chunk_size=1, delimiter=b"\n" if media == NDJSON else b"\n\n")

    def __enter__(self) -> "Feed":
        assert self.answer.status_code == 200, self.answer.text
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()

    def all(self) -> Iterator[dict[str, Any]]:
        """Yield the messages to the end of the feed, of a heartbeat nothing."""
        for raw in self._lines:
            if raw.startswith(b"event: "):
                event, id_, data = raw.decode().split("\n")
                message = json.loads(data.removeprefix("data: "))
                self.position = message.pop("position")
                assert (event, id_) == (f"event: {message['type']}", f"id: {self.position}")
                yield message
            elif raw.startswith(b"{"):
                message = json.loads(raw)
                self.position = message.pop("position")
                yield message
            else:
                assert raw in (b"", b":")
                yield {}

    def take(self, count: int) -> list[dict[str, Any]]:
        """Return the next messages."""
        messages = (message for message in self.all() if message)
        return [next(messages) for _ in range(count)]

    def rest(self) -> list[dict[str, Any]]:
        """Return the messages to the end of the feed."""
        return [message for message in self.all() if message]


@pytest.fixture(scope="module")
def quick(redis_url: str) -> Iterator[str]:
    """Give the URL of a real API process with few places and short heartbeats."""
    yield from serve(redis_url, CAIRN_STREAMS=str(PLACES), CAIRN_HEARTBEAT=str(HEARTBEAT))


@pytest.fixture
def anybody(quick: str, services: Services) -> Api:
    """Give a client without a token."""
    return Api(quick)


def of(services: Services, game: str, seat: int, version: int = 1, **more: Any) -> dict[str, Any]:
    """Return what a feed is told of a seat that was taken at that version."""
    return {"game": game, "token": services.tokens.seat(game, seat, version), **more}


def headings(messages: list[dict[str, Any]]) -> list[tuple[str, str, Any]]:
    """Return of each message what it is, of which game, and the version or None."""
    return [(message["type"], message["game"], message.get("version")) for message in messages]


@contextmanager
def playing(services: Services, games: list[str], count: int) -> Iterator[None]:
    """Play so many moves in each game at once, beside the test."""

    def play(game: str) -> None:
        for _ in range(count):
            move(services, game)

    with ThreadPoolExecutor(len(games)) as pool:
        players = [pool.submit(play, game) for game in games]
        yield
        for player in players:
            player.result()


@pytest.mark.parametrize("media", [NDJSON, EVENT_STREAM])
def test_it_begins_with_what_is_waited_for_and_tells_what_happens_in_all_games(
    anybody: Api, services: Services, media: str
) -> None:
    """Two games on one connection, in either form: the turns there are, then each decision and the turn it leads to."""
    first, second = opened(services, rounds=9), opened(services, rounds=9)
    seats = of(services, first, 0), of(services, second, 1)
    with Feed(anybody, *seats, media=media) as feed:
        assert feed.answer.headers["Content-Type"].startswith(media)
        assert feed.answer.headers["Cache-Control"] == "private, no-cache"
        (turn,) = feed.take(1)
        assert turn == {"type": "turn", "game": first, "seat": 0, "version": 2, "for": "play_card"}
        move(services, second)
        assert headings(feed.take(2)) == [("decision", second, 3), ("turn", second, 3)]
        move(services, first)
        (decision,) = feed.take(1)
        bob = anybody.as_(services.tokens.seat(first, 0, 1))
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
def test_events_are_sent_unless_lines_are_preferred(anybody: Api, services: Services, accept: str, media: str) -> None:
    """So every client that knows one form only gets it, and a browser events."""
    game = opened(services)
    play_to_the_end(services, game)
    seats = {"tokens": [of(services, game, 0)], "open": False}
    for method, path, body in (("GET", f"/v1/games/{game}/stream", None), ("POST", "/v1/stream", seats)):
        answer = anybody.ask(method, path, json=body, headers={"Accept": accept})
        assert answer.headers["Content-Type"].startswith(media)
        assert "Accept" in answer.headers["Vary"].split(", ")


def test_after_a_version_come_the_decisions_above_it(anybody: Api, services: Services) -> None:
    """So somebody who lost the feed has no gap; a version that is not there is as none."""
    game = opened(services, rounds=9)
    for _ in range(4):
        move(services, game)
    with Feed(anybody, of(services, game, 0, after=3)) as feed:
        assert headings(feed.take(4)) == [("decision", game, n) for n in (4, 5, 6)] + [("turn", game, 6)]
    with Feed(anybody, of(services, game, 0, after=99)) as feed:
        assert headings(feed.take(1)) == [("turn", game, 6)]


def test_no_decision_is_missed_or_told_twice(anybody: Api, services: Services) -> None:
    """While several games are played at once, a client that loses its feed again and again has each in its order."""
    games, count = [opened(services, rounds=99) for _ in range(3)], 40
    reached = dict.fromkeys(games, 2)
    with playing(services, games, count):
        while any(version < count + 2 for version in reached.values()):
            remaining = sum(count + 2 - version for version in reached.values())
            with Feed(anybody, *(of(services, game, 0, after=version) for game, version in reached.items())) as feed:
                decisions = (message for message in feed.all() if message.get("type") == "decision")
                for message in islice(decisions, min(7, remaining)):
                    assert message["version"] == reached[message["game"]] + 1
                    reached[message["game"]] += 1


@pytest.mark.slow
def test_after_a_position_the_feed_goes_on(anybody: Api, services: Services) -> None:
    """While games are played, a client that loses its feed at any message has each message once, in its order."""
    games, count = [opened(services, rounds=99) for _ in range(3)], 30
    seats = [of(services, game, seat) for game in games for seat in (0, 1)]
    reached, turns = dict.fromkeys(product(games, (0, 1)), 2), 0
    with Feed(anybody, *seats) as feed:
        assert feed.take(1)
    positions = [feed.position]
    with playing(services, games, count):
        while any(version < count + 2 for version in reached.values()):
            with Feed(anybody, *seats, after=positions[-1]) as feed:
                for message in islice(filter(None, feed.all()), 7):
                    seat = message["game"], message["seat"]
                    if message["type"] == "decision":
                        reached[seat] += 1
                    assert message["version"] == reached[seat]
                    turns += message["type"] == "turn"
                    positions.append(feed.position)
                    if all(version == count + 2 for version in reached.values()):
                        break
    with Feed(anybody, *seats, after=positions[1]) as feed:  # also of a feed that was read long before
        first = headings(feed.take(1))
    with Feed(anybody, *seats, after=positions[1]) as feed:
        assert headings(feed.take(1)) == first
    assert turns > 2


def test_after_a_position_a_game_that_ended_meanwhile_is_told(anybody: Api, services: Services) -> None:
    """To a player, who has not named it; and what is no position, or an old one, is refused."""
    made = anybody.post("/v1/players", {"name": "Ann"})
    ann = anybody.as_(made["token"])
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
        assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (422, "query/after")


def test_what_was_decided_within_a_heartbeat_is_told_once_more_unless_the_position_has_it(services: Services) -> None:
    """Without a notification a log is read that much later, however long the operator lets a heartbeat be."""
    game, log = opened(services), services.log
    later = services.clock.time() + 10
    cursors = [FeedPosition(later, {}).cursor(log, game, 0, 2, heartbeat) for heartbeat in (HEARTBEAT, 60)]
    assert cursors == [after_all(2), after_all(0)]
    exact = FeedPosition(later, {key_of(game, 0): Cursor(2, 1)})
    assert exact.cursor(log, game, 0, 2, 60) == Cursor(2, 1)
    assert read_position(str(exact), later) == FeedPosition(int(later * 1000) / 1000, exact.told)


def test_after_the_end_there_is_nothing_to_tell(anybody: Api, services: Services) -> None:
    """So a feed that goes on after the last message ends at once."""
    game = opened(services)
    play_to_the_end(services, game)
    with Feed(anybody, of(services, game, 0)) as feed:
        assert [message["type"] for message in feed.rest()] == ["over"]
    with Feed(anybody, of(services, game, 0), after=feed.position) as ended:
        assert ended.rest() == []


def test_a_turn_carries_what_a_move_needs(anybody: Api, services: Services) -> None:
    """The game and the legal moves, as the seat is answered them; and only what is asked for."""
    game = opened(services, rounds=9)
    ann = anybody.as_(services.tokens.seat(game, 0, 1))
    with Feed(anybody, of(services, game, 0), include="state,moves") as feed:
        (turn,) = feed.take(1)
    assert turn["state"] == ann.get(f"/v1/games/{game}")
    assert turn["moves"] == ann.get(f"/v1/games/{game}/legal-moves")["moves"]
    with Feed(anybody, of(services, game, 0), include="moves") as feed:
        assert {*feed.take(1)[0]} == {"type", "game", "seat", "version", "for", "moves"}
    assert Feed(anybody, of(services, game, 0), include="hand").answer.status_code == 422


def test_a_game_that_ends_is_told_and_a_feed_with_nothing_left_ends(anybody: Api, services: Services) -> None:
    """The outcome comes last. Decisions before the last are told as they were seen when they were made."""
    game = opened(services)
    with Feed(anybody, of(services, game, 1, after=2)) as feed:
        play_to_the_end(services, game)
        messages = feed.rest()
    last = services.repository.latest_known(game)
    assert headings(messages)[-2:] == [("decision", game, last.head.version), ("over", game, last.head.version)]
    assert messages[-1]["outcome"] == anybody.get(f"/v1/games/{game}")["outcome"]
    decisions = [message["decision"] for message in messages if message["type"] == "decision"]
    assert [decision["version"] for decision in decisions] == list(range(3, last.head.version + 1))
    assert {decision["draws"] is None for decision in decisions[:-1]} == {True}
    with Feed(anybody, of(services, game, 1)) as feed:
        assert feed.rest() == messages[-1:]


def test_a_seat_that_is_left_ends_its_part_alone(anybody: Api, services: Services) -> None:
    """And so does a game that is deleted; the other games are told on."""
    vacated, deleted, kept = (opened(services, rounds=9) for _ in range(3))
    with Feed(anybody, *(of(services, game, 1) for game in (vacated, deleted, kept))) as feed:
        leave_to_an_ai(services, vacated, 1)
        assert feed.take(1) == [{"type": "gone", "game": vacated, "seat": 1}]
        assert anybody.as_(OPERATOR).ask("DELETE", f"/v1/games/{deleted}").status_code == 204
        assert feed.take(1) == [{"type": "gone", "game": deleted, "seat": 1}]
        move(services, kept)
        assert headings(feed.take(2)) == [("decision", kept, 3), ("turn", kept, 3)]


def test_wrong_tokens_are_refused_by_their_place(anybody: Api, services: Services) -> None:
    """401 says which tokens are wrong, 404 which games are not there, 422 what is of the wrong shape."""
    game = opened(services)
    good, wrong, none = of(services, game, 0), {"game": game, "token": "odd"}, of(services, "a" * 20, 0)
    refused = Feed(anybody, good, wrong, of(services, game, 0, version=2)).answer
    assert (refused.status_code, refused.headers["WWW-Authenticate"]) == (401, "Bearer")
    assert [error["pointer"] for error in refused.json()["errors"]] == ["/tokens/1/token", "/tokens/2/token"]
    missing = Feed(anybody, none, wrong).answer
    assert (missing.status_code, missing.json()["errors"][0]["pointer"]) == (404, "/tokens/0/game")
    assert Feed(anybody, *[good] * (MAX_SEATS + 1)).answer.status_code == 422
    assert Feed(anybody, {"game": "x", "token": "y"}).answer.status_code == 422
    assert anybody.as_(good["token"]).ask("GET", "/v1/stream").status_code == 401


def test_open_games_are_told_to_anybody(anybody: Api, services: Services) -> None:
    """Those there are, then each that is opened or whose seats change; none that is unlisted, none that is full."""
    there = opened(services, GUEST, OPEN, OPEN)
    with Feed(anybody, is_open=True) as feed:
        (first,) = feed.take(1)
        assert first == {"type": "open", "game": there, "row": anybody.get("/v1/games")["items"][0]}
        with anybody.stream("/v1/stream", {"Accept": NDJSON}) as other:
            told = json.loads(next(other.iter_lines(chunk_size=1)))
            assert {name: value for name, value in told.items() if name != "position"} == first
        hidden, options = services.tokens.game(None), read_options("schotten_totten", {})
        services.commands.open_game(hidden, "schotten_totten", options, (GUEST, OPEN), listed=False)
        services.commands.take_seat(there, name="Bob")
        (changed,) = feed.take(1)
        assert [seat["kind"] for seat in changed["row"]["seats"]] == ["human", "human", "open"]
        services.commands.take_seat(there, name="Cid")
        opened(services)
        new = opened(services, OPEN, GUEST)
        assert headings(feed.take(1)) == [("open", new, None)]


def test_the_newest_open_games_are_told(anybody: Api, services: Services) -> None:
    """So that a feed of a crowded lobby begins with a bounded number of messages, the oldest first."""
    games = [opened(services, GUEST, OPEN) for _ in range(MAX_GAMES + 1)]
    with Feed(anybody, is_open=True) as feed:
        rows = [message["row"] for message in feed.take(MAX_GAMES)]
    assert [row["created_at"] for row in rows] == sorted(row["created_at"] for row in rows)
    assert len({row["id"] for row in rows} & {*games}) == MAX_GAMES


def test_silence_is_broken_by_a_heartbeat(anybody: Api, services: Services) -> None:
    """An empty line, or a comment, says that the feed lives; what happens later is told as ever."""
    game = opened(services, rounds=9)
    for media in (NDJSON, EVENT_STREAM):
        with Feed(anybody, of(services, game, 1), media=media) as feed:
            messages = feed.all()
            assert [next(messages) for _ in range(2)] == [{}, {}]
    with Feed(anybody, of(services, game, 1)) as feed:
        move(services, game)
        assert ("turn", game, 3) in headings(feed.take(1) + feed.take(1))


@pytest.mark.slow
def test_feeds_have_places_as_streams_have(anybody: Api, services: Services) -> None:
    """Past the cap 503 says when to come again; a place that is given back is free."""
    game = opened(services, rounds=9)
    feeds = [Feed(anybody, of(services, game, 0)).__enter__() for _ in range(PLACES)]
    full = Feed(anybody, of(services, game, 0), patient=False).answer
    assert (full.status_code, full.headers["Retry-After"]) == (503, "10")
    for feed in feeds:
        feed.answer.close()
    with Feed(anybody, of(services, game, 0)) as late:
        assert headings(late.take(1)) == [("turn", game, 2)]
