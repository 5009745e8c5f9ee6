"""The events of Highland Clans."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from cairn.events.decision import Event, secret
from cairn.events.highland_clans.pieces import (
    BUILDINGS,
    Building,
    BySeat,
    Card,
    Cards,
    Cubes,
    Follower,
    HandSize,
    Seat,
    Takes,
)


class BoardSetUp(Event, frozen=True, tag="highland_clans.board_set_up"):
    """The cubes of the game are in the bag, the raid cards in the deck, the domain tiles in the supply (HC-02)."""

    bag: Annotated[Cubes, Meta(description="The cubes in the bag.")]
    deck: Annotated[int, Meta(description="Cards in the deck now.")]
    supply: Annotated[int, Meta(description="Domain tiles in the supply now.")]


class ClanSetUp(Event, frozen=True, tag="highland_clans.clan_set_up"):
    """A clan got its court, its lands with cattle on one of them, and its first points (HC-03, HC-05)."""

    seat: Seat
    warriors: Annotated[int, Meta(description="Yellow cubes in court.")]
    pipers: Annotated[int, Meta(description="Blue cubes in court.")]
    free_lands: Annotated[int, Meta(description="Lands with nothing on them.")]
    cattle: Annotated[int, Meta(description="Lands with cattle.")]
    points: Annotated[int, Meta(description="Points it begins with.")]


class RoundBegan(Event, frozen=True, tag="highland_clans.round_began"):
    """A round began; `start` has the start-player marker (HC-10). Rounds count from 1."""

    round: Annotated[int, Meta(description="Counted from 1.")]
    start: Seat


class TurnBegan(Event, frozen=True, tag="highland_clans.turn_began"):
    """A turn with `actions` actions began, and the turn before it is over (HC-14)."""

    ends_turn = True
    seat: Seat
    actions: Annotated[int, Meta(description="Number of actions of the turn, 1 or 2.")]


class ReserveDrawn(Event, frozen=True, tag="highland_clans.reserve_drawn"):
    """Six cubes were drawn from the bag (HC-12). The holder of the largest following may now redraw (HC-13)."""

    seat: Seat
    cubes: Annotated[Cubes, Meta(description="The cubes drawn.")]
    redraw: Annotated[bool, Meta(description="Whether the seat may redraw.")]


class ReserveKept(Event, frozen=True, tag="highland_clans.reserve_kept"):
    """The cubes were kept as they were drawn (HC-13)."""

    seat: Seat


class ReserveRedrawn(Event, frozen=True, tag="highland_clans.reserve_redrawn"):
    """Cubes were put back into the bag, and then as many drawn (HC-13)."""

    seat: Seat
    back: Annotated[Cubes, Meta(description="The cubes put back.")]
    drawn: Annotated[Cubes, Meta(description="The cubes drawn then.")]


class Built(Event, frozen=True, tag="highland_clans.built"):
    """Cubes of the reserve became cattle, a castle or a monastery on a free land (HC-20 to HC-22)."""

    seat: Seat
    what: Building
    paid: Annotated[Cubes, Meta(description="The cubes of the reserve it is made of.")]


class FollowersGained(Event, frozen=True, tag="highland_clans.followers_gained"):
    """Cubes of the reserve came to court (HC-23, HC-26, HC-27)."""

    seat: Seat
    what: Follower
    count: Annotated[int, Meta(description="Number of cubes.")]


class DomainBought(Event, frozen=True, tag="highland_clans.domain_bought"):
    """A domain became a free land; cubes of the reserve and of the court were paid to the bag (HC-28)."""

    seat: Seat
    reserve: Annotated[Cubes, Meta(description="Cubes paid from the reserve.")]
    court: Annotated[Cubes, Meta(description="Cubes paid from the court.")]
    supply: Annotated[int, Meta(description="Domain tiles in the supply now.")]


class BardSent(Event, frozen=True, tag="highland_clans.bard_sent"):
    """A bard, a blue cube of the reserve, took followers from a court; the others went to the bag (HC-29)."""

    seat: Seat
    opponent: Seat
    takes: Annotated[Takes, Meta(description="What was taken from the opponent's court.")]
    keeps: Annotated[Follower | None, Meta(description="The follower that came to the seat's own court; null if none.")]


class ReserveReturned(Event, frozen=True, tag="highland_clans.reserve_returned"):
    """The actions were over, and the rest of the reserve went back to the bag (HC-17)."""

    seat: Seat
    cubes: Annotated[Cubes, Meta(description="The cubes that were not used.")]


class CardsDrawn(Event, frozen=True, tag="highland_clans.cards_drawn"):
    """A seat drew cards (HC-24, HC-40, HC-49)."""

    seat: Seat
    count: Annotated[HandSize, Meta(description="Number of cards.")]
    deck: Annotated[int, Meta(description="Cards in the deck now.")]
    cards: Annotated[Cards | None, secret(to="seat"), Meta(description="Their values.")]


class DiscardsShuffled(Event, frozen=True, tag="highland_clans.discards_shuffled"):
    """The deck was empty, and the whole discard pile became the new one (HC-50)."""

    deck: Annotated[int, Meta(description="Cards in the deck now.")]


class CardsDiscarded(Event, frozen=True, tag="highland_clans.cards_discarded"):
    """A seat discarded cards, face down (HC-24, HC-40, HC-49, HC-51)."""

    seat: Seat
    count: Annotated[HandSize, Meta(description="Number of cards.")]
    owed: Annotated[int, Meta(description="Number of cards that the seat still has to discard.")]
    cards: Annotated[Cards | None, secret(to="seat"), Meta(description="Their values.")]


class PeaceKept(Event, frozen=True, tag="highland_clans.peace_kept"):
    """A player neither raided nor exchanged cards (HC-40)."""

    seat: Seat


class RaidBegan(Event, frozen=True, tag="highland_clans.raid_began"):
    """A player raids an opponent (HC-40)."""

    seat: Seat
    opponent: Seat


class CardLaid(Event, frozen=True, tag="highland_clans.card_laid"):
    """A card was laid face down, with a piper of the court on it or without (HC-41)."""

    seat: Seat
    piper: Annotated[bool, Meta(description="Whether a piper of the court is on it.")]
    card: Annotated[Card | None, secret(to="seat"), Meta(description="Its value.")]


class CombatFought(Event, frozen=True, tag="highland_clans.combat_fought"):
    """Both cards of a combat round were revealed; the higher total won it (HC-41).

    The cards lie face up in the discard pile, and the pipers are in the bag (HC-42).
    """

    reveals = True
    combat: Annotated[int, Meta(description="Which of the three combat rounds, from 1.")]
    cards: Annotated[tuple[Card, Card], Meta(description="Both cards, the attacker's first.")]
    totals: Annotated[tuple[int, int], Meta(description="Card and piper together, the attacker's first.")]
    winner: Annotated[Seat | None, Meta(description="The seat that won it; null if the totals are equal.")]
    wins: Annotated[tuple[int, int], Meta(description="Combat rounds won so far, the attacker's first.")]


class RaidDecided(Event, frozen=True, tag="highland_clans.raid_decided"):
    """A raid was won or drawn, and points changed (HC-43 to HC-48)."""

    attacker: Seat
    defender: Seat
    wins: Annotated[tuple[int, int], Meta(description="Combat rounds won, the attacker's first.")]
    winner: Annotated[Seat | None, Meta(description="The seat that won; null if neither.")]
    attacker_points: Annotated[int, Meta(description="By how much the attacker's points changed.")]
    defender_points: Annotated[int, Meta(description="By how much the defender's points changed.")]
    spoils: Annotated[
        tuple[Building, ...],
        Meta(max_length=len(BUILDINGS), description="What the attacker may take as spoil; empty if nothing."),
    ]


class SpoilTaken(Event, frozen=True, tag="highland_clans.spoil_taken"):
    """A spoil was taken: its cubes are in the bag, or stolen cattle is on a free land of the attacker (HC-44)."""

    seat: Seat
    opponent: Seat
    what: Building
    to: Annotated[Literal["bag", "land"], Meta(description="Onto a `land` of the attacker, or into the `bag`.")]


class SpoilDeclined(Event, frozen=True, tag="highland_clans.spoil_declined"):
    """The attacker took no spoil (HC-44)."""

    seat: Seat


class FollowingCounted(Event, frozen=True, tag="highland_clans.following_counted"):
    """Warriors were counted, then cubes in court, for the largest-following marker (HC-60)."""

    warriors: Annotated[BySeat, Meta(description="By seat: warriors.")]
    courts: Annotated[BySeat, Meta(description="By seat: cubes in court.")]
    holder: Annotated[Seat | None, Meta(description="The seat that has the marker now; null if no seat has it.")]


class ColourScored(Event, frozen=True, tag="highland_clans.colour_scored"):
    """Green, red or blue was scored (HC-61 to HC-63).

    Green counts monks, and 3 for a monastery; red counts cattle; blue counts pipers, and 2 for a castle.
    """

    colour: Annotated[Literal["green", "red", "blue"], Meta(description="The colour that was scored.")]
    counts: Annotated[BySeat, Meta(description="By seat: how many were counted.")]
    against: Annotated[BySeat, Meta(description="By seat: the largest herd of an opponent; empty but for blue.")]
    points: Annotated[BySeat, Meta(description="By seat: the points it got.")]


class TileRemoved(Event, frozen=True, tag="highland_clans.tile_removed"):
    """A domain tile left the game, unseen or turned over (HC-70)."""

    supply: Annotated[int, Meta(description="Domain tiles in the supply now.")]
    number: Annotated[int | None, Meta(description="The number on its back; null if it was removed unseen.")]


class PlayEnded(Event, frozen=True, tag="highland_clans.play_ended"):
    """The game is over (HC-70 to HC-72)."""

    reason: Annotated[
        Literal["red_zone", "empty_bag", "empty_supply"],
        Meta(description="`red_zone`: the tile turned over is not above the leader's points; else the empty part."),
    ]


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
UPCASTS: dict[tuple[str, int], Any] = {}
"""Upcasts of events from a version to the next; empty, as no event has changed yet."""
