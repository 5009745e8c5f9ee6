"""Moves: list legal ones, make moves, undo moves."""

from typing import Any

from marshmallow import Schema

from cairn.events.codec import Moves, NotJson, Undecodable, read_moves
from cairn.events.decision import Move
from cairn.service.api.games import resources
from cairn.service.api.games.bodies import misfit
from cairn.service.api.games.game import LegalMoves, PlayedGame
from cairn.service.api.http.marshmallow_fields import required_version
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import REPLAYED, Response, cacheable, json_response
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
    """List the legal moves of the caller's seat. Spectators have none, and seats while another seat must act."""
    seat, snapshot = request.seat, resources.newest_snapshot(request, game)
    body = LegalMoves(snapshot.head.version, seat, [] if seat is None else legal_moves(snapshot, seat))
    return cacheable(json_response(body), request, snapshot.head.version, snapshot.position.table.is_ended)


def legal_moves(snapshot: Snapshot, seat: int) -> list[Move]:
    """Return the legal moves of a human's seat."""
    position, table = snapshot.position, snapshot.position.table
    has_chosen = position.choosing.choice_of(seat) is not None
    if position.has_started and not table.is_ended and not has_chosen and table.deciders.now(seat).kind == "human":
        return [*rules_of(position).legal_moves(position.state, seat)]
    return []


def make_moves(request: Request, game: str) -> Response:
    """Make one or more moves, all or none.

    Return the resulting position, and the decisions made. A move out of turn, or against a clause of the rulebook, is
    409; if the game has a newer version than `If-Match` names, it is 412.
    """
    table = resources.table_of(request)
    sent, seat, key = _moves_in(request.body, table.ruleset), _own_seat(request), idempotency_key(request)
    commands, taken = request.services.commands, table.taken_at[seat]
    wanted, nonce = request.expected, sent.nonce
    result = commands.play(game, seat, sent.moves, expected=wanted, key=key, taken=taken, nonce=nonce)
    return _played_response(request, game, seat, result)


def undo_moves(request: Request, body: dict[str, Any], game: str) -> Response:
    """Undo to an earlier version of this turn, recorded as a new decision.

    It is refused after another seat's decision, after anything was drawn or revealed, after 64 undos in a turn, and in
    a game that may count for ratings (409, `undo-off`).
    """
    seat, key = _own_seat(request), idempotency_key(request)
    commands, taken = request.services.commands, resources.table_of(request).taken_at[seat]
    result = commands.undo(game, seat, body["to"], expected=request.expected, key=key, taken=taken)
    return _played_response(request, game, seat, result)


def _moves_in(body: bytes, ruleset: str) -> Moves[Move]:
    """Return the moves in a body; refuse it with all of its mistakes."""
    try:
        return read_moves(ruleset, body)
    except NotJson as error:
        raise not_json(error) from error
    except Undecodable as error:
        raise invalid_body(misfit(error)) from error


def _own_seat(request: Request) -> int:
    if request.seat is None:
        raise Forbidden("operator-plays-no-seat")
    return request.seat


def _played_response(request: Request, game: str, seat: int, result: CommandResult) -> Response:
    """Return a response with the resulting position and its decisions."""
    services = request.services
    snapshot = services.repository.get_as_seen(game, seat, result.last, result.chain)
    table = snapshot.position.table
    names, entries = result.names or services.names.read(table), result.entries
    if result.repeated:
        entries = (*services.log.read(game, after=result.first - 1, limit=result.last - result.first + 1),)
    decisions = resources.decision_resources(entries, seat, table, names, request.language)
    body = resources.game_resource(PlayedGame, services, snapshot, seat, names, request.language, decisions=decisions)
    response = json_response(body, 201, repeated=result.repeated)
    return cacheable(response, request, snapshot.head.version, table.is_ended)


_GAME = "/v1/games/<game>"
_LEGAL, _PLAYED = Answer(200, LegalMoves, ("ETag",)), Answer(201, PlayedGame, ("ETag", REPLAYED))
_HEADERS = (IDEMPOTENCY_KEY, IF_MATCH)

ROUTES = (
    Route("GET", f"{_GAME}/legal-moves", list_legal_moves, _LEGAL, problems=(409,), hot=True),
    Route("POST", f"{_GAME}/moves", make_moves, _PLAYED, needs="seat", body=Body(Moves), headers=_HEADERS, hot=True),
    Route("POST", f"{_GAME}/undo", undo_moves, _PLAYED, needs="seat", body=Body(UndoRequest()), headers=_HEADERS),
)
