"""The shapes of what is told of players."""

from cairn.service.api.description.shapes import (
    HASH,
    ID,
    INTEGER,
    NAME,
    STRING,
    TIME,
    Schema,
    closed,
    maybe,
    ref,
    some,
    told,
    words,
)
from cairn.service.rules import GAMES

_SCOPE = told("What it may do.", words("play", "read", "link"))


def people() -> dict[str, Schema]:
    """Return the components."""
    player = {
        "id": told("The player's id, which tells nothing of them.", ID),
        "name": told("What they are called.", NAME),
        "created_at": told("Since when they are here, UTC in milliseconds.", TIME),
    }
    known = player | {
        "games": told("How many games they are in, by ruleset.", some(ref("PlayedCount"))),
        "ratings": told("How well they play, by ruleset and group of options.", some(ref("Rating"))),
    }
    token = {
        "id": told("SHA-256 of the token, hex.", HASH),
        "label": told("What the player calls it.", STRING),
        "scope": _SCOPE,
        "created_at": told("Since when it is good.", TIME),
        "expires_at": told("Until when it is good; null if it has no end.", maybe(TIME)),
        "current": told("Whether it is the one that was sent.", {"type": "boolean"}),
    }
    shown = told("Sent as `Authorization: Bearer …`; it is shown once, in this answer.", STRING)
    return {
        "Player": closed("A player.", **known),
        "Me": closed("The player whose token was sent.", **known, scope=_SCOPE),
        "CreatedPlayer": closed("A new player, and their first token.", **player, token=shown),
        "PlayedCount": closed(
            "How many games of a ruleset a player is in.",
            ruleset=told("The ruleset.", words(*GAMES)),
            open=told("Those that have not begun.", INTEGER),
            running=told("Those that are being played.", INTEGER),
            finished=told("Those that have ended.", INTEGER),
        ),
        "PlayerToken": closed("A token of a player.", **token),
        "CreatedToken": closed("A token that was made.", **token, token=shown),
        "PlayerTokens": closed("A player's tokens.", items=told("The oldest first.", some(ref("PlayerToken")))),
        **_ratings(),
    }


def _ratings() -> dict[str, Schema]:
    """Return the components of ratings."""
    ruleset = {"ruleset": told("The ruleset.", words(*GAMES))}
    shelf = ruleset | {"group": told("The group of options.", STRING)}
    rating = {
        "rating": told("1500 is where everybody begins.", INTEGER),
        "deviation": told("How uncertain it still is; 500 at first, and less with each game.", INTEGER),
    }
    known = rating | {
        "games": told("How many games have counted.", INTEGER),
        "provisional": told("Whether fewer than ten have.", {"type": "boolean"}),
    }
    somebody = closed(
        "A player in the standings.",
        id=told("The player's id.", ID),
        name=told("What they are called.", NAME),
    )
    return {
        "Rating": closed("How well somebody plays a ruleset with a group of options.", **shelf, **known),
        "RatedGame": closed(
            "What a game made of a player's rating.",
            **shelf,
            **rating,
            at=told("When the game ended, UTC in milliseconds.", TIME),
            game=told("The game's id; null if it was deleted since, or is not listed.", maybe(ID)),
        ),
        "RatedGames": closed(
            "A player's rated games.",
            items=told("The oldest first.", some(ref("RatedGame"))),
            next=told("`after` of the next page; null after the last.", maybe(INTEGER)),
        ),
        "StandingPlayer": somebody,
        "StandingAi": closed(
            "An AI in the standings.",
            level=told("Its level.", STRING),
            version=told("The version of that level.", INTEGER),
        ),
        "Standing": closed(
            "A place in the standings. It is a player's or an AI's.",
            **known,
            rank=told("Counted from 1.", INTEGER),
            player=told("The player; null of an AI.", maybe(ref("StandingPlayer"))),
            ai=told("The AI; null of a player.", maybe(ref("StandingAi"))),
        ),
        "Standings": closed(
            "Who plays a ruleset how well.",
            **shelf,
            groups=told("All groups of options that have standings, the usual one first.", some(STRING)),
            formula=told("What the ratings are made by: a library, its model, and a version of our own.", STRING),
            items=told("The best first: by rating less three deviations.", some(ref("Standing"))),
            next=told("`after` of the next page; null after the last.", maybe(INTEGER)),
        ),
    }
