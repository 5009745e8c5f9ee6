"""A client: games opened, found and played, and turns as they come."""

import json
from collections.abc import Iterator, Mapping, Sequence
from secrets import token_hex
from typing import Any, NamedTuple, Self

import httpx2
import msgspec
from msgspec import UnsetType

from cairn_client import types
from cairn_client.calls import Calls
from cairn_client.errors import CairnError, Unreachable
from cairn_client.patch import patched
from cairn_client.plain import Plain, read
from cairn_client.transport import BUSY, Transport

PAGE = 100
INCLUDE = "state,moves"
KNOWN = ("turn", "open", "invited", "decision", "over", "gone", "series.paired", "series.ended")  # a feed's messages
STREAMED = ("game", "decision", "phrase")


def human(name: str | None = None, player: str | None = None) -> dict[str, Any]:
    """Return a seat for a person: a guest by name, or a player by id; `me` is who asks. Their chance is added."""
    given = {"name": name, "player": player, "nonce": token_hex(16)}
    return {"kind": "human"} | {key: value for key, value in given.items() if value}


def ai(level: str = "medium") -> dict[str, Any]:
    """Return a seat for an AI."""
    return {"kind": "ai", "level": level}


def open_seat(player: str | None = None) -> dict[str, Any]:
    """Return a seat that anybody may take, or that is kept for a player."""
    return {"kind": "open"} | ({"player": player} if player else {})


class Turn(NamedTuple):
    """A seat of yours is waited for: the game as the seat may know it, and all that it may do."""

    game: "Game"
    seat: int
    version: int
    state: types.Game
    moves: Sequence[types.Move]
    position: str

    def play(self, *moves: types.Move) -> types.PlayedGame:
        """Make moves; raise StaleVersion if the game has moved on meanwhile."""
        return self.game.play(*moves, version=self.version)


FeedOther = types.FeedOpen | types.FeedInvited | types.FeedDecision | types.FeedOver | types.FeedGone
Message = Turn | FeedOther | types.SeriesPaired | types.SeriesOver
"""What a feed tells."""


class Replayed(NamedTuple):
    """A step of a replay: a decision, and the game that it led to."""

    decision: types.Step
    game: types.Game


class Game:
    """A game, as the holder of one of its seats sees it, or a spectator."""

    def __init__(self, client: "Client", id: str, token: str | None = None, seat: int | None = None) -> None:
        self.client, self.id, self.token, self.seat = client, id, token, seat

    def read(self, *, at: int | None = None, wait: float | None = None, after: int | None = None) -> types.Game:
        """Return the game now, or at an earlier version, or as soon as it has a version above `after`."""
        return self._ask("GET", "", types.Game, at=at, wait=wait, after=after)

    def legal_moves(self) -> Sequence[types.Move]:
        """Return all that the seat may do now."""
        return self._ask("GET", "/legal-moves", types.LegalMoves).moves

    def play(self, *moves: types.Move, version: int | None = None) -> types.PlayedGame:
        """Make moves, all or none; `version` is the one that they are meant for."""
        body = {"moves": moves}
        return self._ask("POST", "/moves", types.PlayedGame, body=body, keyed=True, meant_for=version)

    def undo(self, to: int) -> types.PlayedGame:
        """Go back to an earlier version of this turn."""
        return self._ask("POST", "/undo", types.PlayedGame, body={"to": to}, keyed=True)

    def leave(self) -> types.Game:
        """Give the seat up."""
        return self._ask("DELETE", f"/seats/{self.seat}", types.Game)

    def take_seat(self, name: str | None = None) -> "Game":
        """Sit down at an open seat; return the game as its holder sees it."""
        body = {"name": name, "nonce": token_hex(16)} if name else {"nonce": token_hex(16)}
        taken = self._ask("POST", "/seats", types.TakenSeat, body=body, keyed=True)
        return Game(self.client, self.id, taken.token, taken.seat)

    def say(self, phrase: str) -> None:
        """Say one of the set phrases to all who watch, as `well_played`."""
        self._ask("POST", "/phrases", None, body={"phrase": phrase})

    def watch(self, *, phrases: bool = False) -> Iterator[types.StreamMessage]:
        """Yield what the game's stream tells, as it happens: the game, decisions, and what people say if wanted."""
        path = f"/v1/games/{self.id}/stream"
        for line in self.client.transport.lines("GET", path, token=self.token, phrases=phrases or None):
            message = read(line, types.StreamMessage)
            if not isinstance(message, Plain) or message.type in STREAMED:
                yield message

    def turns(self) -> Iterator[Turn]:
        """Yield the turns of the seat as they come, to the end of the game."""
        return self.client.turns(self)

    def decisions(self, after: int = 0) -> Iterator[types.Decision]:
        """Yield the decisions above a version."""
        position: int | None = after
        while position is not None:
            page = self._ask("GET", "/decisions", types.Decisions, after=position, limit=PAGE)
            yield from page.items
            position = page.next

    def replay(self) -> Iterator[Replayed]:
        """Yield each decision so far, with the game that it led to, as it may be known now."""
        document: Any = None
        for version in range(1, self.read().version + 1):
            step = self._ask("GET", f"/decisions/{version}", Any)
            document = patched(document, step["changes"])
            yield Replayed(read(msgspec.json.encode(step), types.Step), read(msgspec.json.encode(document), types.Game))

    def audit(self) -> types.Audit:
        """Return what the proofs of the game say."""
        return self._ask("GET", "/audit", types.Audit)

    def archive(self) -> str:
        """Return the whole log, to be verified elsewhere."""
        return self.client.transport.text(f"/v1/games/{self.id}/archive", self.token)

    def _ask(self, method: str, path: str, type: Any, **options: Any) -> Any:
        return self.client.transport.ask(method, f"/v1/games/{self.id}{path}", type, token=self.token, **options)


class Client:
    """A client of one service: as a player with their token, or as guests, whose games have a token each."""

    def __init__(self, url: str, token: str | None = None, *, attempts: int = 6, timeout: float = 60.0) -> None:
        self.transport = Transport(url, token, attempts=attempts, timeout=timeout)
        self.calls = Calls(self.transport.ask)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self.transport.http.close()

    def create_player(self, name: str, *, bot: bool = False) -> types.CreatedPlayer:
        """Become a player, or a bot: from now on the client asks with their token."""
        created = self.calls.create_player({"name": name, "bot": bot})
        self.transport.token = created.token
        return created

    def open(
        self,
        ruleset: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        **more: Any,
    ) -> Game:
        """Open a game; return it as the holder of its first guest's seat, or as the player that the client is."""
        return self.open_all(ruleset, seats, options, **more)[0]

    def open_all(
        self,
        ruleset: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        **more: Any,
    ) -> list[Game]:
        """Open a game; return it once as the holder of each guest's seat, or once if there is none."""
        body = {"ruleset": ruleset, "seats": seats, "options": options or {}} | more
        opened = self.calls.open_game(body)
        return [Game(self, opened.id, one.token, one.seat) for one in opened.tokens] or [self.game(opened.id)]

    def game(self, id: str, token: str | None = None, seat: int | None = None) -> Game:
        """Return a game by its id, as the holder of a seat's token, or else as the client's own token has it."""
        return Game(self, id, token, seat)

    def games(self, **filters: Any) -> Iterator[types.LobbyRow]:
        """Yield the games of the lobby, or those that fit filters: `ruleset`, `status`, `player`, `level` and more."""
        wanted = {"limit": PAGE} | filters
        while True:
            page = self.calls.list_games(**wanted)
            yield from page.items
            if page.next is None:
                return
            wanted["cursor"] = page.next

    def turns(self, *games: Game) -> Iterator[Turn]:
        """Yield the turns of these seats as they come, to the end of all games; of a player, those of all of theirs."""
        return (message for message in self.messages(*games) if isinstance(message, Turn))

    def messages(self, *games: Game, is_open: bool = False, after: str | None = None) -> Iterator[Message]:
        """Yield what a feed tells of these seats, or of all games of a player, and of open games if `is_open`.

        A lost connection goes on where it was. It ends when there is nothing left to tell of. `after` is the `position`
        of a message, to go on from there; without one it begins with the turns that are waited for.
        """
        seats = {(game.id, game.seat): game for game in games}
        for line in self._lines(games, is_open, after):
            message = read(line, types.FeedMessage)
            if isinstance(message, Plain) and message.type not in KNOWN:  # of a newer service
                continue
            if isinstance(message, types.FeedTurn) or getattr(message, "type", "") == "turn":
                of = seats.get((message.game, message.seat)) or seats.get((message.game, None))
                game = of or Game(self, message.game, seat=message.seat)
                state, moves, position = message.state, message.moves, message.position
                assert not isinstance(state, UnsetType)
                assert not isinstance(moves, UnsetType)
                assert not isinstance(position, UnsetType)
                yield Turn(game, message.seat, message.version, state, moves, position)
            else:
                yield message

    def _lines(self, games: Sequence[Game], is_open: bool, after: str | None) -> Iterator[bytes]:
        """Yield the lines of a feed; open it anew where it breaks off."""
        tokens = [{"game": game.id, "token": game.token} for game in games if game.token]
        body, attempt = {"tokens": tokens, "open": is_open}, 0
        while True:
            try:
                for line in self.transport.lines("POST", "/v1/stream", body=body, include=INCLUDE, after=after):
                    attempt, after = 0, json.loads(line).get("position", after)
                    yield line
                return
            except httpx2.TransportError as error:
                attempt += 1
                if attempt == self.transport.attempts:
                    raise Unreachable(error) from error
            except CairnError as error:
                attempt += 1
                if error.status not in BUSY or attempt == self.transport.attempts:
                    raise
            self.transport.pause(attempt)
