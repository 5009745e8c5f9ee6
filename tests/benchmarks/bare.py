"""A bare Flask endpoint as the baseline of `POST moves`: one append script of the same size, nothing else."""

import os
import secrets

from flask import Flask, request
from redis import Redis

SCRIPT = """
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
redis.call('XADD', KEYS[1], '*', 'decision', ARGV[1], 'digest', ARGV[2], 'chain', ARGV[3], 'command', '')
return 'appended'
"""


def create_app() -> Flask:
    """Return the application; its one route responds with as many bytes as a game resource has."""
    app = Flask(__name__)
    append = Redis.from_url(os.environ["REDIS_URL"]).register_script(SCRIPT)
    stored, proof, answer = secrets.token_hex(190), secrets.token_hex(32), b'"' + b"x" * 2500 + b'"'

    @app.get("/healthz")
    def health() -> str:
        return "ok"

    @app.post("/v1/games/<game>/moves")
    def move(game: str):  # type: ignore[no-untyped-def]
        request.get_json()
        append(keys=[f"bare:{{{game}}}"], args=[stored, proof, proof])
        return app.response_class(answer, status=201, mimetype="application/json")

    return app
