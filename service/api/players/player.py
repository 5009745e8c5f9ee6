"""Players as the API shows them: what they are called, how many games they are in, and their tokens."""

from typing import Annotated

from msgspec import Meta, Struct

from cairn.service.api.players.rating import Rating, RulesetName
from cairn.service.commands.players import Scope
from cairn.service.queries.fields import Hash, Id, Name, Time

TokenScope = Annotated[Scope, Meta(description="What it may do.")]
ShownToken = Annotated[str, Meta(description="Sent as `Authorization: Bearer …`; it is shown once, in this answer.")]


class PlayedCount(Struct):
    """How many games of a ruleset a player is in."""

    ruleset: RulesetName
    open: Annotated[int, Meta(description="Those that have not begun.")] = 0
    running: Annotated[int, Meta(description="Those that are being played.")] = 0
    finished: Annotated[int, Meta(description="Those that have ended.")] = 0


class _Person(Struct):
    id: Annotated[Id, Meta(description="The player's id, which tells nothing of them.")]
    name: Annotated[Name, Meta(description="What they are called.")]
    created_at: Annotated[Time, Meta(description="Since when they are here, UTC in milliseconds.")]


class Player(_Person):
    """A player."""

    games: Annotated[list[PlayedCount], Meta(description="How many games they are in, by ruleset.")]
    ratings: Annotated[list[Rating], Meta(description="How well they play, by ruleset and group of options.")]


class Me(Player):
    """The player whose token was sent."""

    scope: TokenScope


class CreatedPlayer(_Person):
    """A new player, and their first token."""

    token: ShownToken


class PlayerToken(Struct):
    """A token of a player."""

    id: Annotated[Hash, Meta(description="SHA-256 of the token, hex.")]
    label: Annotated[str, Meta(description="What the player calls it.")]
    scope: TokenScope
    created_at: Annotated[Time, Meta(description="Since when it is good.")]
    expires_at: Annotated[Time | None, Meta(description="Until when it is good; null if it has no end.")]
    current: Annotated[bool, Meta(description="Whether it is the one that was sent.")]


class CreatedToken(PlayerToken):
    """A token that was made."""

    token: ShownToken


class PlayerTokens(Struct):
    """A player's tokens."""

    items: Annotated[list[PlayerToken], Meta(description="The oldest first.")]
