"""No byte for a viewer depends on information hidden from them: point 4, over every endpoint."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from flask import Flask

from cairn.contract.conceivable import conceivable
from cairn.contract.masking import MASKED, without_digest, without_times
from cairn.contract.playing import CASES, SEEN, Game, games_with_secrets, hides, somewhere, twin_of
from cairn.contract.plugin import KEY, OPERATOR
from cairn.contract.sampling import sample_or_all
from cairn.events.chain import Head
from cairn.events.codec import dump
from cairn.service.api.http.streaming import EVENT_STREAM, NDJSON
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.deciding.deciders import waited_for
from cairn.service.settings import Settings

OF_THE_REQUEST = ("Date", "ETag", "RateLimit-Remaining", "RateLimit-Reset", "X-Request-ID")
"""Headers that differ each time or with digests in the response. The rest of the entity tag is compared.

The remaining rate limit depends only on the client's own requests and the time.
"""

each_case = pytest.mark.parametrize(
    ("ruleset", "options", "seats"), [case for case in CASES if hides(case[0])], ids=str
)


def list_requests(
    version: int, viewer: int | None, illegal: list[Any], everything: bool
) -> Iterator[tuple[str, str, Any]]:
    """Yield every request about a game: reads, at some versions, and refused ones."""
    for page in ("", "?wait=0", "/decisions", "/decisions?after=1&limit=2", "/legal-moves", "/archive", "/audit"):
        yield "GET", page, None
    yield (
        "GET",
        "/decisions?changes=true&limit=500" if everything else f"/decisions?changes=true&after={version - 4}",
        None,
    )
    for n in sorted({1, 2, 3, version // 2, version - 1, version, version + 1} if everything else {2, version // 2}):
        yield "GET", f"?at={n}", None
        yield "GET", f"/decisions/{n}", None
    yield "GET", f"/decisions/{version}", None
    for n in (1, version, version + 1):
        yield "POST", "/undo", {"to": n}
    yield "POST", "/hints", {}
    yield "POST", "/analyses", {"kind": "decisions"}
    yield "GET", "/analyses", None
    yield "POST", "/forks", {"at": 1, "seats": [{"kind": "open"}]}
    yield "POST", "/seats", {"name": "Eve"}
    yield "DELETE", f"/seats/{0 if viewer else 1}", None
    yield "POST", "/moves", {"moves": []}
    for place, move in enumerate(illegal):
        yield "POST", "/moves", {"moves": [as_json(move)]}
        if everything or place == 0:
            yield "POST", "/moves", {"moves": [as_json(move), as_json(move)]}


def as_json(move: Any) -> Any:
    """Return a move as sent by a client."""
    return json.loads(dump(move))


@pytest.fixture(scope="module")
def application(redis_url: str) -> Flask:
    """Return the application, created once, as there are thousands of requests."""
    return create_app(
        Settings(
            redis_url=redis_url, key=KEY, operator_key=OPERATOR, signing_key="ab" * 32, limits="moves=1000000/minute"
        )
    )


@pytest.fixture
def app(application: Flask, services: Services) -> Flask:
    """Return the application with an empty server."""
    return application


def all_i_get(app: Flask, game: Game, viewer: int | None, moves: list[Any], everything: bool) -> list[bytes]:
    """Return every response to a viewer with headers, with digests, chain and signatures masked, without any change."""
    services: Services = app.extensions["services"]
    services.redis.flushall()
    services.repository.forget(game.game)
    services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret)
    headers = {}
    if viewer is not None:
        headers["Authorization"] = f"Bearer {services.tokens.seat(game.game, viewer, 1)}"
    client, answers, version = app.test_client(), [], len(game.decisions)
    for method, page, body in list_requests(version, viewer, moves, everything):
        answer = client.open(f"/v1/games/{game.game}{page}", method=method, json=body, headers=headers, buffered=True)
        assert answer.status_code < 500, (method, page, answer.data)
        shown = [method, page, str(answer.status_code)]
        shown += [f"{name}: {value}" for name, value in sorted(answer.headers) if name not in OF_THE_REQUEST]
        shown += [without_digest(answer.headers.get("ETag", ""), answer.data)]
        answers.append("\n".join(shown).encode() + MASKED.sub(b"masked", answer.data))
    for known in (0, version // 2 if everything else max(version - 4, 1)):
        address = f"/v1/games/{game.game}/stream"
        stream = client.get(address, headers=headers | {"Last-Event-ID": str(known)}, buffered=False)
        messages = islice(stream.iter_encoded(), version - known if known else 1)
        answers += [MASKED.sub(b"masked", message) for message in messages]
        stream.close()
    if viewer is not None:
        answers += all_i_am_fed(app, game, viewer, version // 2 if everything else max(version - 4, 1))
    assert services.repository.get(game.game, "truth").head.version == version, "a refused request changed the game"
    return answers


def all_i_am_fed(app: Flask, game: Game, viewer: int, after: int) -> list[bytes]:
    """Return a seat's feed after a version, in both forms, with decisions and pending turns."""
    services: Services = app.extensions["services"]
    seat = {"game": game.game, "token": services.tokens.seat(game.game, viewer, 1), "after": after}
    waits = any(act.seat == viewer for act in waited_for(game.position))
    count, answers = len(game.decisions) - after + waits, list[bytes]()
    for media in (EVENT_STREAM, NDJSON):
        body, headers = {"tokens": [seat], "open": False}, {"Accept": media}
        feed = app.test_client().post("/v1/stream", json=body, headers=headers, buffered=False)
        messages = [MASKED.sub(b"masked", message) for message in islice(feed.iter_encoded(), count)]
        assert all(b'"decision"' in message or b'"turn"' in message for message in messages)
        answers.append(b"\n".join([b"POST", b"feed", media.encode(), *map(without_times, messages)]))
        feed.close()
    return answers


@pytest.mark.daily
@sample_or_all
@each_case
def test_no_answer_depends_on_what_its_receiver_may_not_know(
    app: Flask, ruleset: str, options: dict[str, Any], seats: int, everything: bool
) -> None:
    """Two games that differ only in hidden information have the same bytes in every response.

    Pairs are compared just after each kind of secret arises and at one more point of a game, for the seat to move and,
    alternating, a spectator and one other seat, with all routes, two versions and the newest, the last four messages
    of the stream and of the feed, and one illegal move of each kind. A run of `many` compares two more pairs, for every
    viewer, with seven versions, half of the stream and of the feed, and eight illegal moves of each
    kind.
    """
    games = games_with_secrets(ruleset, options, seats)
    games += [somewhere(ruleset, options, seats, seed) for seed in range(3 if everything else 1)]
    for seed, game in enumerate(games):
        source, first_seat = random.Random(seed), game.waited_for
        others = None, (first_seat + 1 + seed // 2 % max(1, seats - 1)) % seats
        viewers = {None, *range(seats)} if everything else {first_seat, others[seed % 2]}
        for viewer in viewers:
            other = twin_of(game, viewer)
            legal = game.rules.legal_moves(game.position.state, viewer) if viewer is not None else []
            tried = conceivable(ruleset, source, 8 if everything else 1)
            moves = [move for move in tried if move not in legal]
            first, second = (all_i_get(app, each, viewer, moves, everything) for each in (game, other))
            for one, two in zip(first, second, strict=True):
                assert one == two, SEEN
            assert first[0].splitlines()[2] == b"200"
    assert games, "a field is marked `secret`, but no random game has its event or move before its last decision"
