"""The tools that change something: open a game, take and leave a seat, move, undo; and request a hint."""

from typing import Annotated, Any

import anyio
from pydantic import Field

from cairn.service.mcp.cairn import RemoteCairn, idempotency_key_of
from cairn.service.mcp.client import Refused
from cairn.service.mcp.game import ReadingTools, decision
from cairn.service.mcp.shapes import HINT, Game, Json, Name, OwnSeat, Ruleset, SeatWish, Version, part_of

BETWEEN_LOOKS = 0.5
"""Seconds between two requests for a pending hint."""
UNKNOWN_MOVE = ("/problems/invalid", "/problems/illegal-move")
"""The problems of an unknown or illegal move, whose refusals list the legal moves."""


class PlayingTools:
    """The tools that change something. They return positions in the form of `reading`."""

    def __init__(self, cairn: RemoteCairn, reading: ReadingTools) -> None:
        self._cairn = cairn
        self._reading = reading

    async def open_game(
        self,
        ruleset: Ruleset,
        seats: Annotated[list[SeatWish], Field(description="One for each seat, in order; the first is seat 0.")],
        options: Annotated[
            Json | None, Field(description="The ruleset's options; what is left out has its default.")
        ] = None,
        listed: Annotated[bool, Field(description="Whether the lobby lists it for everyone.")] = True,
        hints: Annotated[bool, Field(description="Whether its players may ask for hints.")] = True,
    ) -> Json:
        """Open a game, and take its seats of kind `human`: this server keeps their tokens, and plays as them.

        It begins at once if no seat is open. The nonce that every draw depends on is drawn here. Give another player a
        seat of kind `open` and the game's id.
        """
        keys = self._cairn.keys
        wishes = self._cairn.seats_of_new_game([wish.model_dump(exclude_none=True) for wish in seats])
        body = {"ruleset": ruleset, "seats": wishes, "options": options or {}, "listed": listed, "hints": hints}
        key, nonce = keys.key("open", body), keys.key("open with", body)
        own = [wish | ({"nonce": nonce} if wish["kind"] == "human" else {}) for wish in wishes]
        opened = await self._cairn.client.post("/v1/games", body | {"seats": own}, self._cairn.seats.player, key)
        game = opened["id"]
        for held in opened["tokens"]:
            self._cairn.seats.hold(game, held["seat"], held["token"])
        keys.answered("open", body)
        keys.answered("open with", body)
        await self._cairn.recognise(game)
        return await self._reading.see_position(game, next(iter(self._cairn.seats.held_in(game)), None))

    async def take_seat(self, game: Game, name: Name) -> Json:
        """Take the lowest open seat of a game. This server keeps its token, and plays as that seat.

        The game begins when no seat is open. The nonce that every later draw depends on is drawn here.
        """
        keys = self._cairn.keys
        player = self._cairn.seats.player
        body = {"name": name, "nonce": keys.key("nonce", game, name)}
        sent = {"nonce": body["nonce"]} if player else body
        taken = await self._cairn.client.post(f"/v1/games/{game}/seats", sent, player, keys.key("seat", game, body))
        self._cairn.seats.hold(game, taken["seat"], player or taken["token"])
        keys.answered("nonce", game, name)
        return await self._reading.see_position(game, taken["seat"])

    async def leave_seat(self, game: Game, seat: OwnSeat = None) -> Json:
        """Leave your seat for good. Before the start it is open again; in a running game of two the other seat wins.

        In a running game of more an AI plays on, and you rank last. There is no way back.
        """
        own, token = await self._cairn.own_seat(game, seat)
        body = await self._cairn.client.delete(f"/v1/games/{game}/seats/{own}", token)
        self._cairn.seats.forget(game, own)
        return await self._reading.position(body)

    async def make_moves(
        self,
        game: Game,
        moves: Annotated[
            list[Json],
            Field(description='Moves in order, such as [{"type": "claim", "stone": 3}].', min_length=1, max_length=64),
        ],
        version: Version,
        seat: OwnSeat = None,
    ) -> Json:
        """Make one move or several: all are made, or none, with a reason. Returns what has changed.

        A list ends with the first move that draws or shows something new. It is safe to send the same again: it is done
        once. A refusal names the clause of the rulebook, the field, and what your seat may do.
        """
        try:
            return await self._decide(game, seat, "moves", {"moves": moves}, version)
        except Refused as refusal:
            if refusal.problem.get("type") in UNKNOWN_MOVE:
                refusal.problem["known"] = await self._reading.known_moves(game, await self._cairn.seat(game, seat))
            raise

    async def undo(
        self,
        game: Game,
        to: Annotated[int, Field(description="The version to go back to.", ge=1)],
        version: Version,
        seat: OwnSeat = None,
    ) -> Json:
        """Go back to an earlier version of your own turn.

        It is refused once something was drawn or shown, or another seat has decided, and in a game that may count for
        ratings.
        """
        return await self._decide(game, seat, "undo", {"to": to}, version)

    async def ask_for_hint(
        self,
        game: Game,
        seat: OwnSeat = None,
        seconds: Annotated[float, Field(ge=0, le=50, description="How long to wait for it at most.")] = 25,
    ) -> Json:
        """Ask what a strong AI would do in your seat's turn, from what your seat may know; some games allow no hints.

        Each move has its reason. If it is still `pending`, ask again: at the same version it is the same hint.
        """
        _, token = await self._cairn.own_seat(game, seat)
        hint = await self._cairn.client.post(f"/v1/games/{game}/hints", {}, token)
        end = anyio.current_time() + seconds
        while hint["status"] == "pending" and anyio.current_time() < end:
            await anyio.sleep(BETWEEN_LOOKS)
            hint = await self._cairn.client.get(f"/v1/games/{game}/hints/{hint['id']}", token)
        return part_of(HINT, hint | {"moves": hint["moves"] or []})

    async def _decide(self, game: str, seat: int | None, what: str, body: Any, version: int) -> Json:
        """Send moves or an undo for a version, with an idempotency key."""
        own, token = await self._cairn.own_seat(game, seat)
        key = idempotency_key_of(what, game, own, version, body)
        played = await self._cairn.client.post(f"/v1/games/{game}/{what}", body, token, key, version)
        return await self._reading.news(played, version, [decision(item) for item in played["decisions"]])
