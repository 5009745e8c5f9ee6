"""Moves: list legal ones, make moves, undo moves."""

from collections.abc import Sequence
from typing import Any

from marshmallow import Schema

from cairn.events.codec import Moves, NotJson, Undecodable, read_moves
from cairn.events.decision import Move
from cairn.service.api.games.bodies import misfit
from cairn.service.api.games.game import DecisionResource, LegalMoves, PlayedGame
from cairn.service.api.games.resources import (
    decision_resource,
    decision_resources,
    game_resource,
    newest_snapshot,
    table_of,
)
from cairn.service.api.http.marshmallow_fields import required_version
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key, tell_repeated
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, cacheable, json_response
from cairn.service.api.http.route import IDEMPOTENCY_KEY, IF_MATCH, Answer, Body, Route
from cairn.service.api.http.validation import invalid_body, not_json
from cairn.service.commands.appending import CommandResult
from cairn.service.errors import Forbidden
from cairn.service.queries.snapshots import Snapshot
from cairn.service.rules import rules_of


class UndoRequest(Schema):
    """The version to go back to."""

    to = required_version("The version to go back to; later decisions stay in the log.")


def list_legal_moves(request: Request, game: str) -> Response:
    """List the legal moves of the caller's seat: none for a spectator, or while another seat must act."""
    seat, snapshot = request.seat, newest_snapshot(request, game)
    body = LegalMoves(snapshot.head.version, seat, [] if seat is None else legal_moves(snapshot, seat))
    return cacheable(json_response(body), request, snapshot.head.version, snapshot.position.table.is_ended)


def legal_moves(snapshot: Snapshot, seat: int) -> list[Move]:
    """Return the legal moves of a human's seat."""
    position, table = snapshot.position, snapshot.position.table
    if position.has_started and not table.is_ended and table.deciders.now(seat).kind == "human":
        return [*rules_of(position).legal_moves(position.state, seat)]
    return []


def make_moves(request: Request, game: str) -> Response:
    """Make one or more moves, all or none. Return the resulting position, and the decisions made."""
    table = table_of(request)
    moves, seat, key = _moves_in(request.body, table.ruleset), _own_seat(request), idempotency_key(request)
    commands, taken = request.services.commands, table.taken_at[seat]
    result = commands.play(game, seat, moves, expected=request.expected, key=key, taken=taken)
    return _played_response(request, game, seat, result)


def undo_moves(request: Request, body: dict[str, Any], game: str) -> Response:
    """Undo to an earlier version of this turn, recorded as a new decision.

    Undo is refused after another seat has decided, after anything was drawn or revealed, and after 64 undos in a
    turn. A game that may count for ratings has no undo (409, `undo-off`).
    """
    seat, key = _own_seat(request), idempotency_key(request)
    commands, taken = request.services.commands, table_of(request).taken_at[seat]
    result = commands.undo(game, seat, body["to"], expected=request.expected, key=key, taken=taken)
    return _played_response(request, game, seat, result)


def _moves_in(body: bytes, ruleset: str) -> Sequence[Move]:
    """Return the moves in a body; refuse it with all of its mistakes."""
    try:
        return read_moves(ruleset, body)
    except NotJson as error:
        raise not_json(error) from error
    except Undecodable as error:
        raise invalid_body(misfit(error)) from error


def _own_seat(request: Request) -> int:
    if request.seat is None:
        raise Forbidden("The operator plays no seat.")
    return request.seat


def _played_response(request: Request, game: str, seat: int, result: CommandResult) -> Response:
    """Return a response with the resulting position and its decisions."""
    services = request.services
    snapshot = services.repository.get_as_seen(game, seat, result.last, result.chain)
    table = snapshot.position.table
    names = result.names or services.names.read(table)
    if result.repeated:
        entries = services.log.read(game, after=result.first - 1, limit=result.last - result.first + 1)
        decisions = decision_resources(services, entries, seat, table, table.is_ended)
    else:
        decisions = [
            decision_resource(DecisionResource, decision, entry, seat, table, table.is_ended, names)
            for decision, entry in zip(result.decisions, result.entries, strict=True)
        ]
    body = game_resource(PlayedGame, services, snapshot, seat, names, decisions=decisions)
    response = json_response(body, 201)
    tell_repeated(response, result.repeated)
    return cacheable(response, request, snapshot.head.version, table.is_ended)


ROUTES = (
    Route(
        "GET",
        "/v1/games/<game>/legal-moves",
        list_legal_moves,
        Answer(200, LegalMoves, ("ETag",)),
        problems=(409,),
        hot=True,
    ),
    Route(
        "POST",
        "/v1/games/<game>/moves",
        make_moves,
        Answer(201, PlayedGame, ("ETag", REPLAYED)),
        needs="seat",
        body=Body(Moves),
        headers=(IDEMPOTENCY_KEY, IF_MATCH),
        hot=True,
    ),
    Route(
        "POST",
        "/v1/games/<game>/undo",
        undo_moves,
        Answer(201, PlayedGame, ("ETag", REPLAYED)),
        needs="seat",
        body=Body(UndoRequest()),
        headers=(IDEMPOTENCY_KEY, IF_MATCH),
    ),
)
