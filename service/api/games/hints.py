"""Hints: request and read them."""

from typing import Any

from marshmallow import Schema

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
    """An empty body: a hint depends on the caller's seat and the current version only."""


def ask_for_hint(request: Request, _body: dict[str, Any], game: str) -> Response:
    """Request the best moves of the caller's seat, if it must act. A worker searches with the seat's knowledge only.

    Repeated requests at the same version return the same hint. At most 3 hints are pending per seat, and 16 per address
    (429). Games that were opened with `hints: false`, and their forks, have no hints (409, `hints-off`). Hints are not
    recorded in the log.
    """
    services, seat = request.services, request.seat
    if seat is None:
        raise Forbidden("The operator plays no seat.")
    key = idempotency_key(request)
    hint = services.hints.asked_with(game, key, seat)
    if hint is None:
        snapshot = services.repository.get(game, seat)
        _check_hints(snapshot, seat, request.expected)
        head, ruleset = snapshot.head, snapshot.position.table.ruleset
        version = levels.version_of(ruleset, levels.THOROUGH)
        id = services.tokens.hint(game, seat, head.version, levels.THOROUGH, version)
        hint = services.hints.ask(game, id, seat, head, key, request.client)
    return _hint_response(
        hint, 202, Location=request.url(f"/v1/games/{game}/hints/{hint.id}"), Retry_After=str(RETRY_AFTER)
    )


def get_hint(request: Request, game: str, hint: str) -> Response:
    """Return a hint, pending or done, to the seat that requested it. Hints are stored for an hour, even if outdated."""
    record = request.services.hints.get(game, hint, request.seat)
    return _hint_response(record, 200, **{"Retry_After": str(RETRY_AFTER)} if record.status == "pending" else {})


def _hint_response(hint: Hint, status: int, **headers: str) -> Response:
    return json_response(hint, status, Cache_Control=ALWAYS_ASK, Vary="Authorization", **headers)


def _check_hints(snapshot: Snapshot, seat: int, expected: int | None) -> None:
    """Refuse a hint to a seat that need not act, or in a game without hints."""
    position = snapshot.position
    if expected is not None and expected != snapshot.head.version:
        raise stale(snapshot, expected)
    if position.table.is_ended:
        raise GameOver("This game has ended; it can be analysed.")
    if not position.table.hints:
        raise HintsOff("This game was opened without hints.")
    if not position.table.offers_hints:
        raise HintsOff("This game may count for ratings (`rated`), so it has no hints.")
    if not position.has_started:
        raise NotStarted("The game begins when no seat is open.")
    rules_of(position)
    act = human_to_act(position)
    if act is None or act.seat != seat:
        raise NotYourTurn("Hints are only for the seat whose turn it is.")


ROUTES = (
    Route(
        "POST",
        "/v1/games/<game>/hints",
        ask_for_hint,
        Answer(202, Hint, ("Location", "Retry-After")),
        needs="seat",
        body=Body(HintRequest()),
        headers=(IDEMPOTENCY_KEY, IF_MATCH),
        limit="expensive",
    ),
    Route("GET", "/v1/games/<game>/hints/<hint>", get_hint, Answer(200, Hint, ("Retry-After",)), needs="seat", cost=2),
)
