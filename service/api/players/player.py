"""Players as the API shows them: what they are called, how many games they are in, and their tokens."""

from typing import Annotated

from msgspec import Struct

from cairn.service.api.players.rating import Rating, RulesetName
from cairn.service.commands.players import Scope
from cairn.service.queries.fields import Hash, Id, Name, Time, doc

TokenScope = Annotated[Scope, doc("What it may do.")]
ShownToken = Annotated[str, doc("Sent as `Authorization: Bearer …`; it is shown once, in this answer.")]


class PlayedCount(Struct):
    """How many games of a ruleset a player is in."""

    ruleset: RulesetName
    open: Annotated[int, doc("Those that have not begun.")] = 0
    running: Annotated[int, doc("Those that are being played.")] = 0
    finished: Annotated[int, doc("Those that have ended.")] = 0


class _Person(Struct):
    id: Annotated[Id, doc("The player's id, which tells nothing of them.")]
    name: Annotated[Name, doc("What they are called.")]
    created_at: Annotated[Time, doc("Since when they are here, UTC in milliseconds.")]


class Player(_Person):
    """A player."""

    games: Annotated[list[PlayedCount], doc("How many games they are in, by ruleset.")]
    ratings: Annotated[list[Rating], doc("How well they play, by ruleset and group of options.")]


class Me(Player):
    """The player whose token was sent."""

    scope: TokenScope


class CreatedPlayer(_Person):
    """A new player, and their first token."""

    token: ShownToken


class PlayerToken(Struct):
    """A token of a player."""

    id: Annotated[Hash, doc("SHA-256 of the token, hex.")]
    label: Annotated[str, doc("What the player calls it.")]
    scope: TokenScope
    created_at: Annotated[Time, doc("Since when it is good.")]
    expires_at: Annotated[Time | None, doc("Until when it is good; null if it has no end.")]
    current: Annotated[bool, doc("Whether it is the one that was sent.")]


class CreatedToken(PlayerToken):
    """A token that was made."""

    token: ShownToken


class PlayerTokens(Struct):
    """A player's tokens."""

    items: Annotated[list[PlayerToken], doc("The oldest first.")]
