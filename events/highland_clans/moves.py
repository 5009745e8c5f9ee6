"""What a seat can decide in Highland Clans."""

from dataclasses import dataclass
from typing import Annotated

from events.event import MOVER, Move, secret
from events.highland_clans.pieces import Building, Card, Count, Follower, Seat, Source
from events.shapes import Between, OneOf


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep the six cubes as they were drawn (HC-13)."""

    type = "keep"


@dataclass(frozen=True, slots=True)
class Redraw(Move):
    """Put so many cubes of each colour back into the bag and draw as many (HC-13)."""

    type = "redraw"
    yellow: Count
    blue: Count
    green: Count
    red: Count


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Put cattle, a castle or a monastery on a free own land (HC-20 to HC-22)."""

    type = "build"
    what: Building


@dataclass(frozen=True, slots=True)
class Warrior(Move):
    """Take a yellow cube to court as a warrior (HC-23)."""

    type = "warrior"


@dataclass(frozen=True, slots=True)
class Piper(Move):
    """Take a blue cube to court as a piper (HC-26)."""

    type = "piper"


@dataclass(frozen=True, slots=True)
class Monks(Move):
    """Take one or two green cubes to court as monks (HC-27)."""

    type = "monks"
    count: Annotated[int, Between(1, 2)]


@dataclass(frozen=True, slots=True)
class Domain(Move):
    """Buy a domain for 1 yellow and 1 red, or 1 yellow and 2 green (HC-28)."""

    type = "domain"
    price: Annotated[str, OneOf(frozenset({"red", "green"})), "1 red, or 2 green, beside the yellow"]
    yellow_from: Source
    green_from_court: Annotated[int, Between(0, 2), "how many of the green cubes are monks of the own court"]


@dataclass(frozen=True, slots=True)
class Bard(Move):
    """Send a bard, who takes one or two different followers of an opponent; of two, one may be kept (HC-29)."""

    type = "bard"
    opponent: Seat
    takes: Annotated[tuple[Follower, ...], "one or two, in the order warrior, piper, monk"]
    keeps: Annotated[Follower | None, "the one of two that goes to the own court; the others go to the bag"]


@dataclass(frozen=True, slots=True)
class EndActions(Move):
    """Take no second action (HC-16)."""

    type = "end_actions"


@dataclass(frozen=True, slots=True)
class Raid(Move):
    """Raid an opponent (HC-40)."""

    type = "raid"
    opponent: Seat


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Discard one to three cards, the lowest first, and draw as many (HC-40)."""

    type = "exchange"
    cards: tuple[Card, ...] | None = secret(to=MOVER)


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Neither raid nor exchange cards (HC-40)."""

    type = "end_turn"


@dataclass(frozen=True, slots=True)
class LayCard(Move):
    """Lay a card face down in a raid, with a piper of the own court or without (HC-41)."""

    type = "lay_card"
    piper: bool
    card: Card | None = secret(to=MOVER)


@dataclass(frozen=True, slots=True)
class TakeSpoil(Move):
    """Take a spoil of the raid (HC-44)."""

    type = "take_spoil"
    what: Building


@dataclass(frozen=True, slots=True)
class DeclineSpoil(Move):
    """Take no spoil (HC-44)."""

    type = "decline_spoil"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Discard a card face down (HC-24, HC-49)."""

    type = "discard"
    card: Card | None = secret(to=MOVER)


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
