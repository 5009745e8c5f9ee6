"""The moves of Highland Clans."""

from typing import Annotated, Literal

from msgspec import Meta

from cairn.events.decision import MOVER, Move, secret
from cairn.events.highland_clans.pieces import Building, Card, Cards, Count, Follower, Seat, Source, Takes


class Keep(Move, frozen=True, tag="keep"):
    """Keep the six cubes as they were drawn (HC-13)."""


class Redraw(Move, frozen=True, tag="redraw"):
    """Put cubes of the reserve back into the bag and draw as many (HC-13)."""

    yellow: Annotated[Count, Meta(description="Number of yellow cubes.")]
    blue: Annotated[Count, Meta(description="Number of blue cubes.")]
    green: Annotated[Count, Meta(description="Number of green cubes.")]
    red: Annotated[Count, Meta(description="Number of red cubes.")]


class Build(Move, frozen=True, tag="build"):
    """Put cattle, a castle or a monastery on a free land (HC-20 to HC-22)."""

    what: Building


class Warrior(Move, frozen=True, tag="warrior"):
    """Take a yellow cube to court as a warrior (HC-23)."""


class Piper(Move, frozen=True, tag="piper"):
    """Take a blue cube to court as a piper (HC-26)."""


class Monks(Move, frozen=True, tag="monks"):
    """Take one or two green cubes to court as monks (HC-27)."""

    count: Annotated[int, Meta(ge=1, le=2, description="Number of cubes.")]


class Domain(Move, frozen=True, tag="domain"):
    """Buy a domain for 1 yellow and 1 red, or 1 yellow and 2 green (HC-28)."""

    price: Annotated[Literal["red", "green"], Meta(description="1 red, or 2 green, in addition to the yellow.")]
    yellow_from: Source
    green_from_court: Annotated[
        int, Meta(ge=0, le=2, description="Number of the green cubes that are monks of the mover's court.")
    ]


class Bard(Move, frozen=True, tag="bard"):
    """Send a bard to take one or two different followers of an opponent; the mover may keep one of two (HC-29)."""

    opponent: Seat
    takes: Annotated[Takes, Meta(description="One or two different followers, in the order warrior, piper, monk.")]
    keeps: Annotated[
        Follower | None,
        Meta(description="The one of two followers that goes to the mover's court; null if both go to the bag."),
    ]


class EndActions(Move, frozen=True, tag="end_actions"):
    """Take no second action (HC-16)."""


class Raid(Move, frozen=True, tag="raid"):
    """Raid an opponent (HC-40)."""

    opponent: Seat


class Exchange(Move, frozen=True, tag="exchange"):
    """Discard one to three cards, the lowest first, and draw as many (HC-40)."""

    cards: Annotated[Cards | None, secret(to=MOVER), Meta(description="Their values, the lowest first.")]


class EndTurn(Move, frozen=True, tag="end_turn"):
    """Neither raid nor exchange cards (HC-40)."""


class LayCard(Move, frozen=True, tag="lay_card"):
    """Lay a card face down in a raid, with a piper of the court or without (HC-41)."""

    piper: Annotated[bool, Meta(description="Whether a piper of the court is on it.")]
    card: Annotated[Card | None, secret(to=MOVER), Meta(description="Its value.")]


class TakeSpoil(Move, frozen=True, tag="take_spoil"):
    """Take a spoil of the raid (HC-44)."""

    what: Building


class DeclineSpoil(Move, frozen=True, tag="decline_spoil"):
    """Take no spoil (HC-44)."""


class Discard(Move, frozen=True, tag="discard"):
    """Discard a card face down (HC-24, HC-49)."""

    card: Annotated[Card | None, secret(to=MOVER), Meta(description="Its value.")]


MOVES = (
    Keep,
    Redraw,
    Build,
    Warrior,
    Piper,
    Monks,
    Domain,
    Bard,
    EndActions,
    Raid,
    Exchange,
    EndTurn,
    LayCard,
    TakeSpoil,
    DeclineSpoil,
    Discard,
)
