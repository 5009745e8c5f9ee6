"""Highland Clans: what can happen in it; its pieces and its moves are beside this."""

from dataclasses import dataclass
from typing import Annotated

from events.event import Event, secret
from events.highland_clans.moves import MOVES as MOVES
from events.highland_clans.pieces import Building, Card, Cubes, Follower, HandSize, Seat
from events.highland_clans.pieces import Options as Options
from events.shapes import OneOf


@dataclass(frozen=True, slots=True)
class BoardSetUp(Event):
    """The cubes of the game are in the bag, the raid cards in the deck, the domain tiles in the supply (HC-02)."""

    type = "highland_clans.board_set_up"
    bag: Cubes
    deck: int
    supply: int


@dataclass(frozen=True, slots=True)
class ClanSetUp(Event):
    """A clan got its court and its lands, cattle on one of them, from the bag, and its first points (HC-03, HC-05)."""

    type = "highland_clans.clan_set_up"
    seat: Seat
    warriors: int
    pipers: int
    free_lands: int
    cattle: int
    points: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began; `start` has the start-player marker (HC-10). Rounds count from 1."""

    type = "highland_clans.round_began"
    round: int
    start: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn of so many actions began, and the one before is over (HC-14)."""

    type = "highland_clans.turn_began"
    ends_turn = True
    seat: Seat
    actions: int


@dataclass(frozen=True, slots=True)
class ReserveDrawn(Event):
    """Six cubes were drawn from the bag (HC-12); who holds the largest following may now `redraw` (HC-13)."""

    type = "highland_clans.reserve_drawn"
    seat: Seat
    cubes: Cubes
    redraw: bool


@dataclass(frozen=True, slots=True)
class ReserveKept(Event):
    """The cubes were kept as they were drawn (HC-13)."""

    type = "highland_clans.reserve_kept"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReserveRedrawn(Event):
    """Cubes were put back into the bag, and then as many drawn (HC-13)."""

    type = "highland_clans.reserve_redrawn"
    seat: Seat
    back: Cubes
    drawn: Cubes


@dataclass(frozen=True, slots=True)
class Built(Event):
    """Cattle, a castle or a monastery was put on a free land, made of cubes of the reserve (HC-20 to HC-22)."""

    type = "highland_clans.built"
    seat: Seat
    what: Building
    paid: Cubes


@dataclass(frozen=True, slots=True)
class FollowersGained(Event):
    """Cubes of the reserve came to court (HC-23, HC-26, HC-27)."""

    type = "highland_clans.followers_gained"
    seat: Seat
    what: Follower
    count: int


@dataclass(frozen=True, slots=True)
class DomainBought(Event):
    """A domain was paid to the bag, from the reserve and the court, and is a free land; `supply` is left (HC-28)."""

    type = "highland_clans.domain_bought"
    seat: Seat
    reserve: Cubes
    court: Cubes
    supply: int


@dataclass(frozen=True, slots=True)
class BardSent(Event):
    """A bard, a blue cube of the reserve, took followers from a court; what was not kept is in the bag (HC-29)."""

    type = "highland_clans.bard_sent"
    seat: Seat
    opponent: Seat
    takes: tuple[Follower, ...]
    keeps: Follower | None


@dataclass(frozen=True, slots=True)
class ReserveReturned(Event):
    """The actions were over, and the rest of the reserve went back to the bag (HC-17)."""

    type = "highland_clans.reserve_returned"
    seat: Seat
    cubes: Cubes


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards were drawn; `deck` cards are left (HC-24, HC-40, HC-49)."""

    type = "highland_clans.cards_drawn"
    seat: Seat
    count: HandSize
    deck: int
    cards: tuple[Card, ...] | None = secret(to="seat")


@dataclass(frozen=True, slots=True)
class DiscardsShuffled(Event):
    """The deck was empty, and the whole discard pile became the new one, of `deck` cards (HC-50)."""

    type = "highland_clans.discards_shuffled"
    deck: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards were discarded face down; `owed` are still to go (HC-24, HC-40, HC-49, HC-51)."""

    type = "highland_clans.cards_discarded"
    seat: Seat
    count: HandSize
    owed: int
    cards: tuple[Card, ...] | None = secret(to="seat")


@dataclass(frozen=True, slots=True)
class PeaceKept(Event):
    """A player neither raided nor exchanged cards (HC-40)."""

    type = "highland_clans.peace_kept"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RaidBegan(Event):
    """A player raids an opponent (HC-40)."""

    type = "highland_clans.raid_began"
    seat: Seat
    opponent: Seat


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A card was laid face down, with a piper of the court on it or without (HC-41)."""

    type = "highland_clans.card_laid"
    seat: Seat
    piper: bool
    card: Card | None = secret(to="seat")


@dataclass(frozen=True, slots=True)
class CombatFought(Event):
    """Both cards of a combat round were revealed, the attacker's first; nobody won if the totals are equal (HC-41).

    The cards lie face up in the discard pile, the pipers are in the bag (HC-42). Combat rounds count from 1; `wins`
    are those won so far.
    """

    type = "highland_clans.combat_fought"
    reveals = True
    combat: int
    cards: tuple[Card, Card]
    totals: tuple[int, int]
    winner: Seat | None
    wins: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RaidDecided(Event):
    """A raid was won, or drawn (None), and points changed by so many (HC-43 to HC-48).

    `wins` are the combat rounds won, the attacker's first; `spoils` is what the attacker may take.
    """

    type = "highland_clans.raid_decided"
    attacker: Seat
    defender: Seat
    wins: tuple[int, int]
    winner: Seat | None
    attacker_points: int
    defender_points: int
    spoils: tuple[Building, ...]


@dataclass(frozen=True, slots=True)
class SpoilTaken(Event):
    """A spoil was taken: its cubes went to the bag, or stolen cattle onto a free land of the thief (HC-44)."""

    type = "highland_clans.spoil_taken"
    seat: Seat
    opponent: Seat
    what: Building
    to: Annotated[str, OneOf(frozenset({"bag", "land"}))]


@dataclass(frozen=True, slots=True)
class SpoilDeclined(Event):
    """The attacker took no spoil (HC-44)."""

    type = "highland_clans.spoil_declined"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FollowingCounted(Event):
    """Warriors were counted, then cubes in court: `holder` has the largest-following marker since (HC-60)."""

    type = "highland_clans.following_counted"
    warriors: tuple[int, ...]
    courts: tuple[int, ...]
    holder: Seat | None


@dataclass(frozen=True, slots=True)
class ColourScored(Event):
    """Green, red or blue was scored: what each seat has of it, and the points it got (HC-61 to HC-63).

    `counts` is monks and 3 a monastery, or cattle, or pipers and 2 a castle; `against`, for blue only, is the largest
    herd of an opponent.
    """

    type = "highland_clans.colour_scored"
    colour: Annotated[str, OneOf(frozenset({"green", "red", "blue"}))]
    counts: tuple[int, ...]
    against: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """A domain tile left the game, unseen, or turned over to its `number`; `supply` is left (HC-70)."""

    type = "highland_clans.tile_removed"
    supply: int
    number: int | None


@dataclass(frozen=True, slots=True)
class PlayEnded(Event):
    """The game is over: a tile was not above the leader, or the bag or the supply was empty (HC-70 to HC-72)."""

    type = "highland_clans.play_ended"
    reason: Annotated[str, OneOf(frozenset({"red_zone", "empty_bag", "empty_supply"}))]


EVENTS = (
    BoardSetUp,
    ClanSetUp,
    RoundBegan,
    TurnBegan,
    ReserveDrawn,
    ReserveKept,
    ReserveRedrawn,
    Built,
    FollowersGained,
    DomainBought,
    BardSent,
    ReserveReturned,
    CardsDrawn,
    DiscardsShuffled,
    CardsDiscarded,
    PeaceKept,
    RaidBegan,
    CardLaid,
    CombatFought,
    RaidDecided,
    SpoilTaken,
    SpoilDeclined,
    FollowingCounted,
    ColourScored,
    TileRemoved,
    PlayEnded,
)
