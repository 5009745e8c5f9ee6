"""The events of Schotten Totten."""

from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event, Word, secret
from cairn.events.schotten_totten.pieces import (
    CARDS,
    BySeat,
    Card,
    ClanCard,
    DeckName,
    Formation,
    Mode,
    Ruse,
    Seat,
    StandIn,
    StoneNumber,
    Troop,
)

Hand = Annotated[tuple[ClanCard, ...], Meta(max_length=len(CARDS))]


class RoundBegan(Event, frozen=True, tag="schotten_totten.round_began"):
    """A round was set up with all cards in the decks, and `first` begins (ST-02, ST-21). Rounds count from 1."""

    round: Annotated[int, Meta(description="Counted from 1.")]
    first: Seat
    clan_deck: Annotated[int, Meta(description="Clan cards in their deck, before hands are dealt.")]
    tactic_deck: Annotated[int, Meta(description="Tactic cards in their deck; 0 without Tactics.")]


class HandDealt(Event, frozen=True, tag="schotten_totten.hand_dealt"):
    """A seat was dealt its hand of clan cards. Their deck holds `left` cards now (ST-02, ST-30)."""

    seat: Seat
    count: Annotated[int, Meta(ge=0, le=len(CARDS), description="Number of cards.")]
    left: Annotated[int, Meta(description="Cards in the deck now.")]
    cards: Annotated[Hand | None, secret(to="seat"), Meta(description="The cards.")]


class CardPlayed(Event, frozen=True, tag="schotten_totten.card_played"):
    """A clan card or an elite troop was played at a stone (ST-04)."""

    seat: Seat
    card: Troop
    stone: StoneNumber


class ModePlayed(Event, frozen=True, tag="schotten_totten.mode_played"):
    """A combat mode was played onto a stone (ST-50, ST-51)."""

    seat: Seat
    card: Mode
    stone: StoneNumber


class RusePlayed(Event, frozen=True, tag="schotten_totten.ruse_played"):
    """A ruse was played and lies on the discard pile. With the Recruiter `draws` cards are to be drawn (ST-60)."""

    seat: Seat
    card: Ruse
    draws: Annotated[int, Meta(description="Cards to be drawn by the Recruiter, 0 with others.")]


class CardMoved(Event, frozen=True, tag="schotten_totten.card_moved"):
    """A card went from one stone to another, both on the mover's side (ST-61)."""

    seat: Seat
    card: Troop
    stone: StoneNumber
    to: StoneNumber


class CardDiscarded(Event, frozen=True, tag="schotten_totten.card_discarded"):
    """A card of `seat`'s side of a stone was discarded (ST-61, ST-62)."""

    seat: Seat
    card: Troop
    stone: StoneNumber


class CardTaken(Event, frozen=True, tag="schotten_totten.card_taken"):
    """A clan card of the other side of a stone went to `seat`'s side of `to` (ST-63)."""

    seat: Seat
    card: ClanCard
    stone: StoneNumber
    to: StoneNumber


class SideCompleted(Event, frozen=True, tag="schotten_totten.side_completed"):
    """A side got its last card. It is `first` if the other side was not complete then (ST-13)."""

    seat: Seat
    stone: StoneNumber
    first: Annotated[bool, Meta(description="Whether the other side was not complete yet.")]


class SideReopened(Event, frozen=True, tag="schotten_totten.side_reopened"):
    """A side is no longer complete (ST-54).

    `first` is the seat whose side counts as complete first now. It is None if neither side is complete.
    """

    seat: Seat
    stone: StoneNumber
    first: Annotated[
        Seat | None, Meta(description="The seat whose side counts as complete first now; null if none does.")
    ]


class CardReturned(Event, frozen=True, tag="schotten_totten.card_returned"):
    """A card of the hand was put under its deck, which holds `left` cards now (ST-60, ST-65)."""

    seat: Seat
    deck: DeckName
    left: Annotated[int, Meta(description="Cards in the deck now.")]
    card: Annotated[Card | None, secret(to="seat"), Meta(description="The card.")]


class RecruitingEnded(Event, frozen=True, tag="schotten_totten.recruiting_ended"):
    """The Recruiter is done. With `joker_kept` only a Joker was left, which may not be put back (ST-44, ST-60)."""

    seat: Seat
    joker_kept: Annotated[bool, Meta(description="Whether only a Joker was left that may not be put back.")]


class Passed(Event, frozen=True, tag="schotten_totten.passed"):
    """A player played no card and passed (ST-05, ST-33)."""

    seat: Seat


class StoneClaimed(Event, frozen=True, tag="schotten_totten.stone_claimed"):
    """A stone was claimed with a formation, and belongs to the seat for good (ST-07, ST-14).

    Where only totals count the formation is a sum (ST-50).
    """

    seat: Seat
    stone: StoneNumber
    formation: Formation
    total: Annotated[int, Meta(description="The total of its values (ST-12).")]
    stand_ins: Annotated[
        tuple[StandIn, ...],
        Meta(max_length=4, description="What each elite troop of it stands for, in the order they lie (ST-43)."),
    ]


class CardDrawn(Event, frozen=True, tag="schotten_totten.card_drawn"):
    """A card was drawn from a deck, which holds `left` cards now (ST-03, ST-31, ST-60).

    `known_to` are the seat that drew it and, if the card had been put under the deck, the seat that did so (ST-90).
    """

    seat: Seat
    deck: DeckName
    left: Annotated[int, Meta(description="Cards in the deck now.")]
    known_to: Annotated[
        tuple[Seat, ...],
        Meta(max_length=2, description="The seats that know it: the one that drew it, and one that put it there."),
    ]
    card: Annotated[Card | None, secret(to="known_to"), Meta(description="The card.")]


class TurnEnded(Event, frozen=True, tag="schotten_totten.turn_ended"):
    """A turn ended, and `next` has the next one. The last `idle` turns were only a pass (ST-70)."""

    ends_turn = True
    seat: Seat
    next: Seat
    idle: Annotated[int, Meta(description="Number of the last turns in a row that were only a pass.")]


class StoneAwarded(Event, frozen=True, tag="schotten_totten.stone_awarded"):
    """An unclaimed stone went to a seat when the round was stuck (ST-70)."""

    seat: Seat
    stone: StoneNumber


class RoundEnded(Event, frozen=True, tag="schotten_totten.round_ended"):
    """A round ended (ST-15, ST-20, ST-70).

    `reason` is `three_adjacent`, `five`, or `stuck`. `winner` is None if the round was drawn.
    """

    ends_turn = True
    reason: Annotated[
        Word, Meta(description="`three_adjacent` or `five` stones, or `stuck` after two passes in a row.")
    ]
    winner: Annotated[Seat | None, Meta(description="The seat that won it; null if it was drawn.")]
    stones: Annotated[BySeat, Meta(description="By seat: how many stones it has.")]
    points: Annotated[BySeat, Meta(description="By seat: the points of this round.")]


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

UPCASTS: dict[tuple[str, int], Any] = {}
"""Functions from the fields of an event of an older version to those of the next; none has changed so far."""
