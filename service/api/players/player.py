"""Players as the API shows them: what they are called, their games, tokens and ratings, and the standings."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct

from cairn.service.players.store import Scope
from cairn.service.queries.fields import Hash, Id, Name, Time, doc
from cairn.service.rules import GAMES

RulesetName = Annotated[str, doc("The ruleset.", extra_json_schema={"enum": [*GAMES]})]
Group = Annotated[str, doc("The group of options.")]
Number = Annotated[int, doc("1500 is where everybody begins.")]
Deviation = Annotated[int, doc("How uncertain it still is; 500 at first, and less with each game.")]
Counted = Annotated[int, doc("How many games have counted.")]
Provisional = Annotated[bool, doc("Whether they weigh less than ten games together.")]


class Rating(Struct):
    """How well somebody plays a ruleset with a group of options."""

    ruleset: RulesetName
    group: Group
    rating: Number
    deviation: Deviation
    games: Counted
    provisional: Provisional


class RatedGame(Struct):
    """What a game made of a player's rating."""

    ruleset: RulesetName
    group: Group
    at: Annotated[Time, doc("When the game ended, UTC in milliseconds.")]
    game: Annotated[Id | None, doc("The game's id; null if it was deleted since, or is not listed.")]
    rating: Number
    deviation: Deviation


class RatedGames(Struct):
    """A player's rated games."""

    items: Annotated[list[RatedGame], doc("The oldest first.")]
    next: Annotated[int | None, doc("`after` of the next page; null after the last.")]


class StandingPlayer(Struct):
    """A player in the standings."""

    id: Annotated[Id, doc("The player's id.")]
    name: Annotated[Name, doc("What they are called.")]


class AnchoredLevel(Struct):
    """How well a level of AIs plays, as it was measured: levels played each other, and no game of people moves it."""

    level: Annotated[str, doc("The level.")]
    version: Annotated[int, doc("The version of that level.")]
    rating: Annotated[int, doc("On the same scale as players; `easy` has 1500 by definition.")]
    low: Annotated[int, doc("The lower end of its 95 % interval.")]
    high: Annotated[int, doc("The upper end.")]
    games: Annotated[int, doc("In how many games it was measured.")]


class Standing(Struct):
    """A player's place in the standings."""

    rank: Annotated[int, doc("Counted from 1.")]
    player: Annotated[StandingPlayer, doc("The player.")]
    rating: Number
    deviation: Deviation
    games: Counted
    provisional: Provisional


class Standings(Struct):
    """Who plays a ruleset how well."""

    ruleset: RulesetName
    group: Group
    groups: Annotated[Sequence[str], doc("All groups of options that have standings, the usual one first.")]
    formula: Annotated[str, doc("What the ratings are made by: a library, its model, and a version of our own.")]
    levels: Annotated[list[AnchoredLevel], doc("The levels of AIs, the best first; one that is not here is not rated.")]
    items: Annotated[list[Standing], doc("The players, the best first: by rating less three deviations.")]
    next: Annotated[int | None, doc("`after` of the next page; null after the last.")]


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
    bot: Annotated[bool, doc("Whether it is a program.")]


class Player(_Person):
    """A player."""

    games: Annotated[list[PlayedCount], doc("How many games they are in, by ruleset.")]
    ratings: Annotated[list[Rating], doc("How well they play, by ruleset and group of options.")]


class Me(Player):
    """The player whose token was sent."""

    scope: TokenScope
    findable: Annotated[bool, doc("Whether others find the player by their name.")]
    recovery_code_at: Annotated[Time | None, doc("Since when they have their recovery code; null without one.")]


class FoundPlayer(Struct):
    """A player who lets others find them."""

    id: Annotated[Id, doc("The player's id.")]
    name: Annotated[Name, doc("What they are called.")]
    bot: Annotated[bool, doc("Whether it is a program.")]


class FoundPlayers(Struct):
    """Players whose names begin so."""

    items: Annotated[list[FoundPlayer], doc("By name.")]


class CreatedPlayer(_Person):
    """A new player, and their first token."""

    token: ShownToken


class ErasedPlayer(Struct):
    """A player who is erased."""

    id: Annotated[Id, doc("The id, which stays in the games and tells nothing of them.")]


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
