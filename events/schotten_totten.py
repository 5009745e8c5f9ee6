"""Schotten Totten, with Tactics and Expert: its cards, its moves and what can happen in it."""

from dataclasses import dataclass
from typing import Annotated, Any

from events.event import MOVER, Event, Move, secret
from events.shapes import Between, OneOf

COLOURS = ("blue", "brown", "green", "purple", "red", "yellow")
VALUES = range(1, 10)
CARDS = tuple(f"{colour}-{value}" for colour in COLOURS for value in VALUES)
"""All 54 clan cards, sorted (ST-01)."""

WILD = {"joker": (9, 8, 7, 6, 5, 4, 3, 2, 1), "shield_bearer": (3, 2, 1), "spy": (7,)}
"""The elite troops, and the values each can stand for, the highest first (ST-40 to ST-42)."""

MODES = ("blind_mans_bluff", "mud_fight")
"""The combat modes: ST-50, ST-51."""

RUSES = ("banshee", "recruiter", "strategist", "traitor")
"""The ruses: ST-60 to ST-63."""

TACTICS = tuple(sorted([*WILD, "joker", *MODES, *RUSES]))
"""All 10 tactic cards, sorted; there are two Jokers (ST-30)."""

STONES = range(1, 10)

ClanCard = Annotated[str, OneOf(frozenset(CARDS)), "a clan card, colour and value: red-5 (ST-01)"]
TacticCard = Annotated[str, OneOf(frozenset(TACTICS)), "a tactic card (ST-30)"]
Troop = Annotated[str, OneOf(frozenset({*CARDS, *WILD})), "a card of a side: a clan card or an elite troop"]
Mode = Annotated[str, OneOf(frozenset(MODES)), "a combat mode (ST-50, ST-51)"]
Ruse = Annotated[str, OneOf(frozenset(RUSES)), "a ruse (ST-60 to ST-63)"]
Card = Annotated[str, OneOf(frozenset({*CARDS, *TACTICS})), "a clan card (red-5) or a tactic card (spy)"]
AtStone = Annotated[str, OneOf(frozenset({*CARDS, *WILD, *MODES})), "a clan card, an elite troop or a combat mode"]
DeckName = Annotated[str, OneOf(frozenset({"clan", "tactic"})), "the deck of clan cards or that of tactic cards"]
StoneNumber = Annotated[int, Between(1, 9), "a stone, 1 to 9"]
Seat = Annotated[int, Between(0, 1), "a seat, counted from 0"]

_COLOUR = {card: card.partition("-")[0] for card in CARDS}
_VALUE = {card: int(card.partition("-")[2]) for card in CARDS}


def colour(card: ClanCard) -> str:
    """Return a clan card's colour."""
    return _COLOUR[card]


def value(card: ClanCard) -> int:
    """Return a clan card's value, 1 to 9."""
    return _VALUE[card]


@dataclass(frozen=True, slots=True)
class Options:
    """What a game of Schotten Totten can be opened with."""

    rounds: Annotated[int, Between(1, 99), "rounds of the match, all of them played (ST-20)"] = 1
    first_seat: Annotated[Seat | None, "who begins the first round; drawn at random if null (ST-02)"] = None
    tactics: Annotated[bool, "with the ten tactic cards (ST-30)"] = False
    expert: Annotated[bool, "claims only at the start of a turn (ST-80)"] = False


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """Play a clan card (ST-04) or an elite troop on the own side of a stone, or a combat mode onto it (ST-50)."""

    type = "play_card"
    card: AtStone
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class PlayRecruiter(Move):
    """Play the Recruiter; which decks to draw from is asked one by one (ST-60)."""

    type = "play_recruiter"


@dataclass(frozen=True, slots=True)
class PlayStrategist(Move):
    """Play the Strategist: a card of the own side of a stone goes `to` another, or is discarded if null (ST-61)."""

    type = "play_strategist"
    card: Troop
    stone: StoneNumber
    to: StoneNumber | None


@dataclass(frozen=True, slots=True)
class PlayBanshee(Move):
    """Play the Banshee: a card of the opponent's side of a stone is discarded (ST-62)."""

    type = "play_banshee"
    card: Troop
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class PlayTraitor(Move):
    """Play the Traitor: a clan card of the opponent's side of a stone goes to the own side of `to` (ST-63)."""

    type = "play_traitor"
    card: Troop
    stone: StoneNumber
    to: StoneNumber


@dataclass(frozen=True, slots=True)
class ReturnCard(Move):
    """Put a card of the hand under its own deck (ST-60)."""

    type = "return_card"
    card: Card | None = secret(to=MOVER)


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Play nothing, as no clan card can be played (ST-05, ST-33)."""

    type = "pass"


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Claim a stone (ST-06)."""

    type = "claim"
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class DrawCard(Move):
    """Draw from a deck: one of the Recruiter's cards (ST-60), or the one that ends the turn (ST-31)."""

    type = "draw_card"
    deck: DeckName


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Claim no more and end the turn, where no deck is left to be chosen (ST-03)."""

    type = "end_turn"


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round was set up anew with all cards in the decks, and `first` begins (ST-02, ST-21). Rounds count from 1."""

    type = "schotten_totten.round_began"
    version = 2
    round: int
    first: Seat
    clan_deck: int
    tactic_deck: int


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat was dealt its hand of clan cards; `left` are left in their deck (ST-02, ST-30)."""

    type = "schotten_totten.hand_dealt"
    version = 2
    seat: Seat
    count: Annotated[int, Between(0, len(CARDS))]
    left: int
    cards: tuple[ClanCard, ...] | None = secret(to="seat")


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A clan card or an elite troop was played beside a stone (ST-04)."""

    type = "schotten_totten.card_played"
    seat: Seat
    card: Troop
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class ModePlayed(Event):
    """A combat mode was played onto a stone (ST-50, ST-51)."""

    type = "schotten_totten.mode_played"
    seat: Seat
    card: Mode
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class RusePlayed(Event):
    """A ruse was played and lies on the discard pile; `draws` cards are to be drawn, by the Recruiter (ST-60)."""

    type = "schotten_totten.ruse_played"
    seat: Seat
    card: Ruse
    draws: int


@dataclass(frozen=True, slots=True)
class CardMoved(Event):
    """A card went from one stone to another, both on the mover's side (ST-61)."""

    type = "schotten_totten.card_moved"
    seat: Seat
    card: Troop
    stone: StoneNumber
    to: StoneNumber


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card of `seat`'s side of a stone was discarded (ST-61, ST-62)."""

    type = "schotten_totten.card_discarded"
    seat: Seat
    card: Troop
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A clan card of the other side of a stone went to `seat`'s side of `to` (ST-63)."""

    type = "schotten_totten.card_taken"
    seat: Seat
    card: ClanCard
    stone: StoneNumber
    to: StoneNumber


@dataclass(frozen=True, slots=True)
class SideCompleted(Event):
    """A side got its last card; `first` if the other side was not complete then (ST-13)."""

    type = "schotten_totten.side_completed"
    seat: Seat
    stone: StoneNumber
    first: bool


@dataclass(frozen=True, slots=True)
class SideReopened(Event):
    """A side is no longer complete; `first` is whose side counts as completed first now, None if neither is (ST-54)."""

    type = "schotten_totten.side_reopened"
    seat: Seat
    stone: StoneNumber
    first: Seat | None


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """A card of the hand was put under its deck, which holds `left` now (ST-60, ST-65)."""

    type = "schotten_totten.card_returned"
    seat: Seat
    deck: DeckName
    left: int
    card: Card | None = secret(to="seat")


@dataclass(frozen=True, slots=True)
class RecruitingEnded(Event):
    """The Recruiter is done; `joker_kept` if only the Joker was left, which may not be put back (ST-44, ST-60)."""

    type = "schotten_totten.recruiting_ended"
    seat: Seat
    joker_kept: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player played no card and passed (ST-05, ST-33)."""

    type = "schotten_totten.passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StoneClaimed(Event):
    """A stone was claimed and belongs to the seat for good (ST-07, ST-14)."""

    type = "schotten_totten.stone_claimed"
    seat: Seat
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card was drawn from a deck, where `left` are left (ST-03, ST-31, ST-60).

    `known_to` are the drawer and, of a card that had been put under the deck, who put it there (ST-90).
    """

    type = "schotten_totten.card_drawn"
    version = 2
    seat: Seat
    deck: DeckName
    left: int
    known_to: tuple[Seat, ...]
    card: Card | None = secret(to="known_to")


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended and `next` has the next one; `idle` turns running were nothing but a pass (ST-70)."""

    type = "schotten_totten.turn_ended"
    ends_turn = True
    seat: Seat
    next: Seat
    idle: int


@dataclass(frozen=True, slots=True)
class StoneAwarded(Event):
    """A stone nobody had claimed fell to a seat when the round was stuck (ST-70)."""

    type = "schotten_totten.stone_awarded"
    seat: Seat
    stone: StoneNumber


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round ended: why, who won it (None: drawn), the stones and the points of each seat in it (ST-15, ST-20, ST-70).

    `reason` is `three_adjacent`, `five`, or `stuck`.
    """

    type = "schotten_totten.round_ended"
    ends_turn = True
    reason: str
    winner: Seat | None
    stones: tuple[int, ...]
    points: tuple[int, ...]


MOVES = (
    PlayCard,
    PlayRecruiter,
    PlayStrategist,
    PlayBanshee,
    PlayTraitor,
    ReturnCard,
    Pass,
    Claim,
    DrawCard,
    EndTurn,
)
EVENTS = (
    RoundBegan,
    HandDealt,
    CardPlayed,
    ModePlayed,
    RusePlayed,
    CardMoved,
    CardDiscarded,
    CardTaken,
    SideCompleted,
    SideReopened,
    CardReturned,
    RecruitingEnded,
    Passed,
    StoneClaimed,
    CardDrawn,
    TurnEnded,
    StoneAwarded,
    RoundEnded,
)


def _two_decks(raw: dict[str, Any]) -> dict[str, Any]:
    return {"clan_deck" if name == "deck" else name: value for name, value in raw.items()} | {"tactic_deck": 0}


def _left(raw: dict[str, Any]) -> dict[str, Any]:
    return {"left" if name == "deck" else name: value for name, value in raw.items()}


def _from_a_deck(raw: dict[str, Any]) -> dict[str, Any]:
    return _left(raw) | {"deck": "clan", "known_to": [raw["seat"]]}


UPCASTS = {(RoundBegan.type, 1): _two_decks, (HandDealt.type, 1): _left, (CardDrawn.type, 1): _from_a_deck}
"""What makes an event of an older version one of the next: version 1 knew the clan cards' deck only."""
