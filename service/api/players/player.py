"""Resources of players: names, games, tokens, ratings and standings."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct

from cairn.service.players.store import Scope
from cairn.service.queries.fields import Hash, Id, Name, Time, doc
from cairn.service.rules import GAMES

RulesetName = Annotated[str, doc("The ruleset.", extra_json_schema={"enum": [*GAMES]})]
Group = Annotated[str, doc("The group of options.")]
Number = Annotated[int, doc("The rating; every player begins at 1500.")]
Deviation = Annotated[int, doc("The uncertainty of the rating; 500 at first, decreasing with each game.")]
Counted = Annotated[int, doc("The number of rated games.")]
Provisional = Annotated[bool, doc("Whether the rated games have a total weight below ten games.")]


class Rating(Struct):
    """A player's rating for a ruleset and a group of options."""

    ruleset: RulesetName
    group: Group
    rating: Number
    deviation: Deviation
    games: Counted
    provisional: Provisional


class RatedGame(Struct):
    """A player's rating after a game."""

    ruleset: RulesetName
    group: Group
    at: Annotated[Time, doc("When the game ended.")]
    game: Annotated[Id | None, doc("The game's id; null if it was deleted, or is not listed.")]
    rating: Number
    deviation: Deviation


class RatedGames(Struct):
    """A player's rated games."""

    items: Annotated[list[RatedGame], doc("The games, oldest first.")]
    next: Annotated[int | None, doc("The `after` of the next page; null on the last page.")]


class StandingPlayer(Struct):
    """A player in the standings."""

    id: Annotated[Id, doc("The player's id.")]
    name: Annotated[Name, doc("The player's name.")]


class AnchoredLevel(Struct):
    """The rating of an AI level, measured in games between levels only."""

    level: Annotated[str, doc("The level.")]
    version: Annotated[int, doc("The version of the level.")]
    rating: Annotated[int, doc("On the same scale as players; `easy` has 1500 by definition.")]
    low: Annotated[int, doc("The lower end of its 95 % interval.")]
    high: Annotated[int, doc("The upper end of the interval.")]
    games: Annotated[int, doc("The number of measured games.")]


class Standing(Struct):
    """A player's rank in the standings."""

    rank: Annotated[int, doc("The rank, counted from 1.")]
    player: Annotated[StandingPlayer, doc("The player.")]
    rating: Number
    deviation: Deviation
    games: Counted
    provisional: Provisional


class Standings(Struct):
    """The players of a ruleset and a group of options, ranked by rating."""

    ruleset: RulesetName
    group: Group
    groups: Annotated[Sequence[str], doc("Groups of options, the default first; with bots only with `ais`.")]
    formula: Annotated[str, doc("The computation: a library, its model, our version.")]
    levels: Annotated[list[AnchoredLevel], doc("The rated levels of AIs, best first; none without `ais`.")]
    items: Annotated[list[Standing], doc("The players, best first: by rating minus three deviations.")]
    next: Annotated[int | None, doc("The `after` of the next page; null on the last page.")]


TokenScope = Annotated[Scope, doc("What the token may do.")]
ShownToken = Annotated[str, doc("Sent as `Authorization: Bearer …`; only this response shows it.")]


class PlayedCount(Struct):
    """A player's number of games of a ruleset, by status."""

    ruleset: RulesetName
    open: Annotated[int, doc("Games that have not begun.")] = 0
    running: Annotated[int, doc("Games in progress.")] = 0
    finished: Annotated[int, doc("Games that have ended.")] = 0


class _Person(Struct):
    id: Annotated[Id, doc("The player's id; it has no personal data.")]
    name: Annotated[Name, doc("The player's name.")]
    created_at: Annotated[Time, doc("When the player was created.")]
    bot: Annotated[bool, doc("Whether it is a program.")]


class Player(_Person):
    """A player."""

    games: Annotated[list[PlayedCount], doc("The player's number of games, by ruleset.")]
    ratings: Annotated[list[Rating], doc("The player's ratings, by ruleset and group of options.")]


class Me(Player):
    """The player whose token was sent."""

    scope: TokenScope
    findable: Annotated[bool, doc("Whether others can find the player by name.")]
    recovery_code_at: Annotated[Time | None, doc("When their recovery code was made; null without one.")]


class FoundPlayer(StandingPlayer):
    """A player found by name."""

    bot: Annotated[bool, doc("Whether it is a program.")]


class FoundPlayers(Struct):
    """The players whose names have the requested beginning."""

    items: Annotated[list[FoundPlayer], doc("The players, by name.")]


class CreatedPlayer(_Person):
    """A new player, and their first token."""

    token: ShownToken


class ErasedPlayer(Struct):
    """An erased player."""

    id: Annotated[Id, doc("The id, which stays in the games and has no personal data.")]


class PlayerToken(Struct):
    """A token of a player."""

    id: Annotated[Hash, doc("SHA-256 of the token, hex.")]
    label: Annotated[str, doc("The player's name for it.")]
    scope: TokenScope
    created_at: Annotated[Time, doc("When the token was made.")]
    expires_at: Annotated[Time | None, doc("When the token expires; null if never.")]
    current: Annotated[bool, doc("Whether it is the token of this request.")]


class CreatedToken(PlayerToken):
    """A new token."""

    token: ShownToken


class PlayerTokens(Struct):
    """A player's tokens."""

    items: Annotated[list[PlayerToken], doc("The tokens, oldest first.")]


class BlockedPlayer(Struct):
    """A blocked player."""

    id: Annotated[Id, doc("The player's id.")]
    since: Annotated[Time, doc("When the player was blocked.")]


class BlockedPlayers(Struct):
    """The players that a player has blocked."""

    items: Annotated[list[BlockedPlayer], doc("The blocked players, oldest first.")]
