"""Play a whole game of each ruleset against an AI, through the client that openapi-python-client made."""

import secrets
import sys
from typing import Any

from cairn_generated import AuthenticatedClient, Client
from cairn_generated.api.games import get_game, open_game
from cairn_generated.api.moves import list_legal_moves, make_moves
from cairn_generated.models import (
    GlenMoreOpenGameRequest,
    HighlandClansOpenGameRequest,
    LegalMoves,
    MovesRequest,
    Problem,
    SchottenTottenOpenGameRequest,
    SchottenTottenOptionsRequest,
    SeatRequest,
    SeatRequestKind,
    SeatRequestLevel,
)

ANN = SeatRequest(SeatRequestKind.HUMAN, name="Ann", nonce=secrets.token_hex(16))
AI = SeatRequest(SeatRequestKind.AI, level=SeatRequestLevel.EASY)
REQUESTS = (
    SchottenTottenOpenGameRequest(
        "schotten_totten", [ANN, AI], options=SchottenTottenOptionsRequest(first_seat=0, tactics=True)
    ),
    HighlandClansOpenGameRequest("highland_clans", [ANN, AI, AI]),
    GlenMoreOpenGameRequest("glen_more", [ANN, AI]),
)


def answered(answer: Any) -> Any:
    """Return an answer that is no refusal."""
    if answer is None or isinstance(answer, Problem):
        raise SystemExit(str(answer))
    return answer


def play(url: str, request: Any) -> None:
    """Play a game to its end, and print how it ended."""
    opened = answered(open_game.sync(client=Client(url), body=request))
    me = AuthenticatedClient(url, opened.tokens[0].token, timeout=60)
    game = opened
    while game.status != "finished":
        legal: LegalMoves = answered(list_legal_moves.sync(game.id, client=me))
        if legal.moves:
            chosen = MovesRequest([legal.moves[legal.version * 7 % len(legal.moves)]])
            answered(make_moves.sync(game.id, client=me, body=chosen, if_match=f'"{legal.version}"'))
        game = answered(get_game.sync(game.id, client=me, wait=10, after=legal.version))
    print(game.id, game.version, game.outcome.reason, game.outcome.winners, game.options.to_dict())


if __name__ == "__main__":
    for body in REQUESTS:
        play(sys.argv[1], body)
