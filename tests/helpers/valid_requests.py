"""Valid requests that the program `schemathesis` makes from the description, and which refusals of them are correct.

`schemathesis` loads this module as its hooks, in a process of its own.
"""

import os
import re
import subprocess
import sys
from datetime import date
from itertools import cycle
from typing import Any

import schemathesis
from helpers.api import OPERATOR, ROOT, Api
from helpers.people import Person

SECONDS = int(os.environ.get("CAIRN_FUZZ", "300"))
"""How long requests are sent, in the test that takes long."""
SEED = os.environ.get("CAIRN_FUZZ_SEED", str(date.today().toordinal()))
"""Other requests are sent each day. A run prints its seed, with which it can be repeated."""
CHECKS = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"),
    *("response_headers_conformance", "accepted"),
)
UNLIMITED = {"CAIRN_LIMITS": "off"} | dict.fromkeys(
    ("CAIRN_GAMES_PER_CLIENT", "CAIRN_AI_GAMES_PER_CLIENT", "CAIRN_WEBHOOKS_PER_CLIENT"), "off"
)
STREAMS = "/stream$"
"""Paths that are left out: a stream ends with its game only. `test_stream` and `test_feed` read streams."""

_NAME = "Unicode's tables decide (RFC 8266, UTS 39), and names of AIs are reserved"
_KEY = "it is longer if the body has a guest, and OpenAPI does not relate headers to bodies"
_SEATS = {
    "seats/name": _NAME,
    "seats/player": "the player must exist, and have one seat only",
    "seats/level": "only some rulesets have `expert`",
    "Idempotency-Key": _KEY,
}
_OPENING = _SEATS | {"options/first_seat": "it is below the length of `seats`"}
_CURSOR = {"cursor": "it is a page's of this list"}
_TOGETHER = "OpenAPI 3.1 does not relate parameters to each other"
_GROUP = {"group": "it is a group of the ruleset in the path"}
DEPENDS: dict[str, dict[str, str]] = {
    "openGame": _OPENING,
    "openBatch": {f"games/{field}": reason for field, reason in _OPENING.items()},
    "forkGame": _SEATS | {"seats": "the game has its own number", "at": "the game has fewer versions"},
    "takeSeat": {"name": f"{_NAME}; a player has one already", "Idempotency-Key": _KEY},
    "makeMoves": {"moves/type": "a move is of the game's ruleset"},
    "listGames": _CURSOR
    | dict.fromkeys(
        ("opponent", "organiser", "day", "order", "status", "waiting", "names", "ended_from", "ended_until"), _TOGETHER
    ),
    "createPlayer": {"name": _NAME},
    "renameMe": {"name": _NAME},
    "blockPlayer": {"": "the player is another one"},
    "createToken": {"": "a player has a maximum number of them"},
    "recoverPlayer": {"code": "it is a secret with a checksum"},
    "createWebhook": {"url": "names and addresses of hosts are those of DNS and of the operator's networks"},
    "redeliver": {"message": "it is one of the last deliveries"},
    "openSeries": {
        "": "`first_seat` is below `seats`",
        "title": "Unicode's tables decide what is printable",
        "seats": "it is at most `places`",
        "levels": "they are at most as many as `places`",
        "starts_at": "the time is within a year",
    },
    "startSeries": {"": "enough players have joined"},
    "joinSeries": {"": "whether a nonce or a commitment is due depends on the series"},
    "leaveSeries": {"": "a bye is of a Swiss series that has begun"},
    "listSeries": _CURSOR,
    "getStandings": _CURSOR | _GROUP,
    "listRatedGames": _CURSOR | _GROUP,
    "importArchive": dict.fromkeys(("", "body"), "digests prove an archive"),
    "getTransparency": {"since": "the log has fewer leaves"},
}
"""Conditions that no schema of OpenAPI 3.1 can state, by operation and field, with the reason."""


def run(url: str) -> str:
    """Send valid requests to a service; return what was found, and fail with it if a check failed."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", str(ROOT / "openapi.yaml"), "--url", url]
    command += ["--mode", "positive", "--phases", "examples,coverage,fuzzing,stateful", "--checks", ",".join(CHECKS)]
    command += ["--max-time", str(SECONDS), "--seed", SEED, "--exclude-path-regex", STREAMS, "--continue-on-failure"]
    command += ["--generation-database", "none", "--no-shrink", "--suppress-health-check", "all", "--warnings", "off"]
    command += ["--output-sanitize", "false", "--no-color", "--request-timeout", "30"]
    path = os.pathsep.join([str(ROOT / "tests"), str(ROOT / ".packages")])
    hooks = {"SCHEMATHESIS_HOOKS": "helpers.valid_requests", "PYTHONPATH": path, "CAIRN_URL": url}
    done = subprocess.run(command, env=os.environ | hooks, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"repeat with CAIRN_FUZZ_SEED={SEED}\n{done.stdout}{done.stderr}"
    return done.stdout


class Senders:
    """Who sends a request: mostly a player, sometimes another one, the operator or a client without a token."""

    def __init__(self, url: str) -> None:
        self.api = Api(url)
        self.ann = Person(self.api, "Ann")
        self.bob = Person(self.api, "Bob")
        self.next = cycle([None, None, f"Bearer {OPERATOR}", None, None, self.bob.headers["Authorization"], None, ""])

    def send(self, case: Any) -> None:
        """Give a request a sender, and a game of theirs, unless a previous response named one."""
        self.token = next(self.next)
        if self.token is None and case.meta.phase.name != "stateful":
            if "game" in case.path_parameters:
                case.path_parameters["game"] = self.ann.opens({"kind": "human", "name": "Guest"})["id"]
            if "player" in case.path_parameters:
                case.path_parameters["player"] = self.bob.id
        case.headers["Authorization"] = self.ann.headers["Authorization"] if self.token is None else self.token
        if not case.headers["Authorization"]:
            del case.headers["Authorization"]

    def notice(self, response: Any) -> None:
        """Replace a player whose token is no longer valid."""
        if (
            self.token is None
            and response.status_code in (401, 204)
            and self.ann.ask("GET", "/v1/me").status_code != 200
        ):
            self.ann = Person(self.api, "Ann")


@schemathesis.serializer("application/jsonl")
def lines(_context: Any, value: Any) -> bytes:
    """Send the value generated for an archive as it is; it is no archive."""
    return str(value).encode(errors="replace")


def field_of(mistake: dict[str, Any], operation: str) -> str:
    """Return the name of a mistake's field or parameter, without its place in lists."""
    place = next(str(mistake[each]) for each in ("pointer", "parameter", "header") if each in mistake)
    words = [word for word in re.split("/", place) if word not in ("", "query") and not word.isdigit()]
    return "/".join(words) or ("body" if operation == "importArchive" else "")


@schemathesis.check
def accepted(_context: Any, response: Any, case: Any) -> None:
    """Check that a request is not refused because of its form, except by a condition that no schema can state."""
    if response.status_code in (400, 413, 415, 422):
        problem, operation = response.json(), case.operation.definition.raw["operationId"]
        if problem["type"] in ("/problems/idempotency-key-reused", "/problems/not-proven"):
            return
        for mistake in problem.get("errors", [{"pointer": ""}]):
            assert field_of(mistake, operation) in DEPENDS.get(operation, {}), (
                f"{operation} refused a valid request: {problem['detail']} {mistake}"
            )


if "CAIRN_URL" in os.environ:
    senders = Senders(os.environ["CAIRN_URL"])

    @schemathesis.hook
    def before_call(_context: Any, case: Any, _options: Any) -> None:
        """Let a player send the request, without a wait."""
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0
        senders.send(case)

    @schemathesis.hook
    def after_call(_context: Any, _case: Any, response: Any) -> None:
        """Notice what became of the player."""
        senders.notice(response)
