"""Ratings as the API shows them: a player's, the standings of a ruleset, and what each game made of a rating."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from cairn.service.queries.fields import Id, Name, Time
from cairn.service.rules import GAMES

RulesetName = Annotated[str, Meta(description="The ruleset.", extra_json_schema={"enum": [*GAMES]})]
Group = Annotated[str, Meta(description="The group of options.")]
Number = Annotated[int, Meta(description="1500 is where everybody begins.")]
Deviation = Annotated[int, Meta(description="How uncertain it still is; 500 at first, and less with each game.")]
Counted = Annotated[int, Meta(description="How many games have counted.")]
Provisional = Annotated[bool, Meta(description="Whether fewer than ten have.")]


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
    at: Annotated[Time, Meta(description="When the game ended, UTC in milliseconds.")]
    game: Annotated[Id | None, Meta(description="The game's id; null if it was deleted since, or is not listed.")]
    rating: Number
    deviation: Deviation


class RatedGames(Struct):
    """A player's rated games."""

    items: Annotated[list[RatedGame], Meta(description="The oldest first.")]
    next: Annotated[int | None, Meta(description="`after` of the next page; null after the last.")]


class StandingPlayer(Struct):
    """A player in the standings."""

    id: Annotated[Id, Meta(description="The player's id.")]
    name: Annotated[Name, Meta(description="What they are called.")]


class StandingAi(Struct):
    """An AI in the standings."""

    level: Annotated[str, Meta(description="Its level.")]
    version: Annotated[int, Meta(description="The version of that level.")]


class Standing(Struct):
    """A place in the standings. It is a player's or an AI's."""

    rank: Annotated[int, Meta(description="Counted from 1.")]
    player: Annotated[StandingPlayer | None, Meta(description="The player; null of an AI.")]
    ai: Annotated[StandingAi | None, Meta(description="The AI; null of a player.")]
    rating: Number
    deviation: Deviation
    games: Counted
    provisional: Provisional


class Standings(Struct):
    """Who plays a ruleset how well."""

    ruleset: RulesetName
    group: Group
    groups: Annotated[
        Sequence[str], Meta(description="All groups of options that have standings, the usual one first.")
    ]
    formula: Annotated[
        str, Meta(description="What the ratings are made by: a library, its model, and a version of our own.")
    ]
    items: Annotated[list[Standing], Meta(description="The best first: by rating less three deviations.")]
    next: Annotated[int | None, Meta(description="`after` of the next page; null after the last.")]
