"""The pieces of Schotten Totten: its cards, its stones, and the options of a game."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

COLOURS = ("blue", "brown", "green", "purple", "red", "yellow")
VALUES = range(1, 10)
CARDS = tuple(f"{colour}-{value}" for colour in COLOURS for value in VALUES)
"""All 54 clan cards, sorted (ST-01)."""

WILD = {"joker": (9, 8, 7, 6, 5, 4, 3, 2, 1), "shield_bearer": (3, 2, 1), "spy": (7,)}
"""The elite troops, and the values that each can stand for, the highest first (ST-40 to ST-42)."""

MODES = ("blind_mans_bluff", "mud_fight")
"""The combat modes: ST-50, ST-51."""

RUSES = ("banshee", "recruiter", "strategist", "traitor")
"""The ruses: ST-60 to ST-63."""

TACTICS = tuple(sorted([*WILD, "joker", *MODES, *RUSES]))
"""All 10 tactic cards, sorted; there are two Jokers (ST-30)."""

STONES = range(1, 10)

FORMATIONS = ("sum", "run", "colour", "three_of_a_kind", "four_of_a_kind", "colour_run")
"""The kinds of formation, the weakest first (ST-11); under Mud Fight four cards are of a kind (ST-51)."""

StoneNumber = Annotated[int, Meta(ge=1, le=9, description="a stone, 1 to 9")]
Seat = Annotated[int, Meta(ge=0, le=1, description="a seat, counted from 0")]
BySeat = Annotated[tuple[int, ...], Meta(max_length=2)]

if TYPE_CHECKING:
    ClanCard = str
    TacticCard = str
    Troop = str
    Mode = str
    Ruse = str
    Card = str
    AtStone = str
    DeckName = str
    Colour = str
    Elite = str
    Formation = str
else:
    ClanCard = Annotated[Literal[CARDS], Meta(description="a clan card, colour and value: red-5 (ST-01)")]
    TacticCard = Annotated[Literal[TACTICS], Meta(description="a tactic card (ST-30)")]
    Troop = Annotated[Literal[(*CARDS, *WILD)], Meta(description="a card of a side: a clan card or an elite troop")]
    Mode = Annotated[Literal[MODES], Meta(description="a combat mode (ST-50, ST-51)")]
    Ruse = Annotated[Literal[RUSES], Meta(description="a ruse (ST-60 to ST-63)")]
    Card = Annotated[Literal[(*CARDS, *TACTICS)], Meta(description="a clan card (red-5) or a tactic card (spy)")]
    AtStone = Annotated[
        Literal[(*CARDS, *WILD, *MODES)], Meta(description="a clan card, an elite troop or a combat mode")
    ]
    DeckName = Annotated[Literal["clan", "tactic"], Meta(description="the deck of clan cards or that of tactic cards")]
    Colour = Literal[COLOURS]
    Elite = Annotated[Literal[tuple(WILD)], Meta(description="an elite troop (ST-40 to ST-42)")]
    Formation = Annotated[Literal[FORMATIONS], Meta(description="a kind of formation (ST-11, ST-51)")]

_COLOUR = {card: card.partition("-")[0] for card in CARDS}
_VALUE = {card: int(card.partition("-")[2]) for card in CARDS}


def colour(card: ClanCard) -> str:
    """Return a clan card's colour."""
    return _COLOUR[card]


def value(card: ClanCard) -> int:
    """Return a clan card's value, 1 to 9."""
    return _VALUE[card]


class StandIn(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The value and colour of an elite troop in a claimed formation (ST-43)."""

    troop: Elite
    value: Annotated[int, Meta(ge=1, le=9, description="the value it stands for")]
    colour: Annotated[Colour | None, Meta(description="the colour it stands for; null if the colour does not matter")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game of Schotten Totten."""

    rounds: Annotated[int, Meta(ge=1, le=99, description="rounds of the match, all of them played (ST-20)")] = 1
    first_seat: Annotated[
        Seat | None, Meta(description="the seat that begins the first round; drawn at random if null (ST-02)")
    ] = None
    tactics: Annotated[bool, Meta(description="with the ten tactic cards (ST-30)")] = False
    expert: Annotated[bool, Meta(description="claims only at the start of a turn (ST-80)")] = False
