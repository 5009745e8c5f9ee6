"""Hints: request and read them."""

from typing import Any

from marshmallow import Schema
from msgspec.structs import replace

from cairn.service.analyses.hints import RETRY_AFTER, Hint
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response
from cairn.service.api.http.route import IDEMPOTENCY_KEY, IF_MATCH, Answer, Body, Route
from cairn.service.commands.appending import stale
from cairn.service.deciding import levels
from cairn.service.deciding.deciders import human_to_act
from cairn.service.errors import Forbidden, GameOver, HintsOff, NotStarted, NotYourTurn
from cairn.service.queries.snapshots import Snapshot
from cairn.service.rules import rules_of


class HintRequest(Schema):
    """Empty: a hint depends on the caller's seat and the current version only."""


def ask_for_hint(request: Request, _body: dict[str, Any], game: str) -> Response:
    """Request the best moves of the caller's seat, by its knowledge alone, if it must act.

    Requests at the same version share a hint. At most 3 are pending per seat, 16 per address (429). Games opened with
    `hints: false`, and their forks, have none (409, `hints-off`).
    """
    services, seat = request.services, request.seat
    if seat is None:
        raise Forbidden("operator-plays-no-seat")
    key = idempotency_key(request)
    hint = services.hints.asked_with(game, key, seat)
    if hint is None:
        snapshot = services.repository.get(game, seat)
        _check_hints(snapshot, seat, request.expected)
        head, ruleset = snapshot.head, snapshot.position.table.ruleset
        version = levels.version_of(ruleset, levels.THOROUGH)
        id = services.tokens.hint(game, seat, head.version, levels.THOROUGH, version)
        hint = services.hints.ask(game, id, seat, head, key, request.client)
    location, after = request.url(f"/v1/games/{game}/hints/{hint.id}"), str(RETRY_AFTER)
    response = json_response(_in_language(request, hint), 202, Location=location, Retry_After=after)
    response.headers |= {"Cache-Control": ALWAYS_ASK, "Vary": "Authorization"}
    return response


def get_hint(request: Request, game: str, hint: str) -> Response:
    """Return a hint, pending or done, to the seat that requested it. Hints are stored for an hour, even if outdated."""
    record = request.services.hints.get(game, hint, request.seat)
    response = json_response(_in_language(request, record), Cache_Control=ALWAYS_ASK, Vary="Authorization")
    if record.status == "pending":
        response.headers["Retry-After"] = str(RETRY_AFTER)
    return response


def _in_language(request: Request, hint: Hint) -> Hint:
    explain = request.language.explain
    moves = hint.moves and [explain(move, "reason", "reason") for move in hint.moves]
    return replace(explain(hint, "problem"), moves=moves)


def _check_hints(snapshot: Snapshot, seat: int, expected: int | None) -> None:
    """Refuse a hint to a seat that need not act, or in a game without hints."""
    position = snapshot.position
    if expected is not None and expected != snapshot.head.version:
        raise stale(snapshot, expected)
    if position.table.is_ended:
        raise GameOver("game-ended-analyse-it")
    if not position.table.hints:
        raise HintsOff("opened-without-hints")
    if not position.table.offers_hints:
        raise HintsOff("rated-without-hints")
    if not position.has_started:
        raise NotStarted("game-not-begun")
    rules_of(position)
    if human_to_act(position, seat) is None:
        raise NotYourTurn("hints-on-your-turn")


_ALL = "/v1/games/<game>/hints"
_ASKED = Answer(202, Hint, ("Location", "Retry-After"))
_BODY, _HEADERS = Body(HintRequest()), (IDEMPOTENCY_KEY, IF_MATCH)
_FOUND = Answer(200, Hint, ("Retry-After",))

ROUTES = (
    Route("POST", _ALL, ask_for_hint, _ASKED, needs="seat", body=_BODY, headers=_HEADERS, limit="expensive"),
    Route("GET", f"{_ALL}/<hint>", get_hint, _FOUND, needs="seat", problems=(403,), cost=2),
)
