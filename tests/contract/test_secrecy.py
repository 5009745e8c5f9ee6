"""No byte that anybody gets depends on what he may not know, whatever he asks for: point 4, over every endpoint."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from flask import Flask
from helpers.playing import CASES, FACTS, Game, begin, conceivable, random_game

from events.codec import dump
from events.log import Head
from projections.fold import fold
from service.app import create_app
from service.container import Services

PAIRS = 3
MASKED = re.compile(rb'"[0-9a-f]{64}"|"[0-9a-f]{128}"')
"""Digests, chain and signatures, wherever they stand."""

each_case = pytest.mark.parametrize(
    ("ruleset", "options", "seats"), [case for case in CASES if FACTS[case[0]].twin], ids=str
)


def asked(version: int, viewer: int | None, illegal: list[Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield every request about a game: what can be looked at, at every step, and what is refused."""
    for page in ("", "?wait=0", "/decisions", "/decisions?after=1&limit=2", "/legal-moves", "/archive", "/audit"):
        yield "GET", page, None
    for n in sorted({1, 2, 3, version // 2, version - 1, version, version + 1}):
        yield "GET", f"?at={n}", None
        yield "GET", f"/decisions/{n}", None
    for n in (1, version, version + 1):
        yield "POST", "/undo", {"to": n}
    yield "POST", "/forks", {"at": 1, "seats": [{"kind": "open"}]}
    yield "POST", "/seats", {"name": "Eve"}
    yield "DELETE", f"/seats/{0 if viewer else 1}", None
    yield "POST", "/moves", {"moves": []}
    for move in illegal:
        yield "POST", "/moves", {"moves": [sent(move)]}
        yield "POST", "/moves", {"moves": [sent(move), sent(move)]}


def sent(move: Any) -> Any:
    """Return a move as a client sends it."""
    return json.loads(dump(move))


@pytest.fixture
def app(services: Services) -> Flask:
    """Give the application itself: the answers are the same, and there are thousands."""
    return create_app(replace(services.settings, signing_key="ab" * 32))


def all_i_get(app: Flask, game: Game, viewer: int | None, moves: list[Any]) -> list[bytes]:
    """Return every answer to a viewer, headers and all, digests, chain and signatures masked, none of it changing."""
    services: Services = app.extensions["services"]
    services.redis.flushall()
    services.repository.forget(game.game)
    services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret)
    headers = {}
    if viewer is not None:
        headers["Authorization"] = f"Bearer {services.tokens.seat(game.game, viewer, 1)}"
    client, answers, version = app.test_client(), [], len(game.decisions)
    for method, page, body in asked(version, viewer, moves):
        answer = client.open(f"/v1/games/{game.game}{page}", method=method, json=body, headers=headers)
        shown = [method, page, str(answer.status_code)]
        shown += [f"{name}: {value}" for name, value in sorted(answer.headers) if name != "Date"]
        answers.append("\n".join(shown).encode() + MASKED.sub(b"masked", answer.data))
    for known in (0, version // 2):
        address = f"/v1/games/{game.game}/stream"
        stream = client.get(address, headers=headers | {"Last-Event-ID": str(known)}, buffered=False)
        messages = islice(stream.iter_encoded(), version - known if known else 1)
        answers += [MASKED.sub(b"masked", message) for message in messages]
        stream.close()
    assert services.repository.get(game.game, "truth").head.version == version, "a refused request changed the game"
    return answers


@each_case
def test_no_answer_depends_on_what_its_receiver_may_not_know(
    app: Flask, ruleset: str, options: dict[str, Any], seats: int
) -> None:
    """Two games that differ in nothing else: every byte of every answer is the same."""
    compared, differed, twin = 0, 0, FACTS[ruleset].twin
    assert twin
    for seed in range(PAIRS):
        source = random.Random(seed)
        whole = random_game(ruleset, options, seats, seed).position.version
        game = random_game(ruleset, options, seats, seed, stop=source.randint(4, whole - 1))
        for viewer in (None, *range(seats)):
            other = begin(ruleset, options, seats, seed)
            other.decisions = twin(game.decisions, game.position.state, viewer)
            other.position = fold(other.decisions)
            legal = game.rules.legal_moves(game.position.state, viewer) if viewer is not None else []
            moves = [move for move in conceivable(ruleset, source, 8) if move not in legal]
            first, second = (all_i_get(app, pair, viewer, moves) for pair in (game, other))
            for one, two in zip(first, second, strict=True):
                assert one == two
            compared += len(first)
            differed += game.position.state != other.position.state
    assert differed > PAIRS // 2
    print(f"{ruleset}: {compared} answers compared")
    assert compared > 100
