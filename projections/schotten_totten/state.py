"""The state of Schotten Totten: the stones, the hands, the decks, the discard pile and the points.

Values in a state are immutable: they are replaced, never changed.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from cairn.events.decision import Event
from cairn.events.schotten_totten.events import (
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardPlayed,
    CardReturned,
    CardTaken,
    HandDealt,
    ModePlayed,
    Passed,
    RecruitingEnded,
    RoundBegan,
    RoundEnded,
    RusePlayed,
    SideCompleted,
    SideReopened,
    StoneAwarded,
    StoneClaimed,
    TurnEnded,
)
from cairn.events.schotten_totten.pieces import (
    RUSES,
    TACTICS,
    BySeat,
    Card,
    ClanCard,
    DeckName,
    Mode,
    Seat,
    TacticCard,
    Troop,
)
from cairn.projections.tuples import put, without

_TACTICS = frozenset(TACTICS)

MAX_HELD = 9
"""Maximum cards in a hand: a limit of 7, less the Recruiter, and the three it draws (ST-30, ST-60)."""

MAX_DISCARDED = len(RUSES) + 2
"""Maximum cards discarded in a round: each ruse once, and one card each by two of them (ST-61, ST-62)."""


class Stone(Struct, frozen=True, gc=False):
    """A stone and the cards at it."""

    sides: Annotated[
        tuple[Annotated[tuple[Troop, ...], Meta(max_length=4)], ...],
        Meta(max_length=2, description="by seat: the cards on its side, the newest last"),
    ]
    first: Annotated[Seat | None, Meta(description="the seat whose side was complete first; null while neither is")] = (
        None
    )
    owner: Annotated[Seat | None, Meta(description="the seat that owns it; null if unclaimed")] = None
    modes: Annotated[tuple[Mode, ...], Meta(max_length=2, description="combat modes that lie on it")] = ()


class Returned(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card that was put under a deck (ST-60, ST-65)."""

    seat: Annotated[Seat, Meta(description="the seat that put it there")]
    after_joker: Annotated[bool, Meta(description="whether that seat had played a Joker; then it is no Joker (ST-44)")]
    card: Annotated[Card | None, Meta(description="null to a viewer that does not know it")]


class Deck(Struct, frozen=True, gc=False):
    """A deck: its number of cards, and the cards that were put under it."""

    left: Annotated[int, Meta(description="cards in it, those put under it included")] = 0
    under: Annotated[
        tuple[Returned, ...], Meta(max_length=2, description="cards put under it, drawn in this order (ST-65)")
    ] = ()


class State(Struct, gc=False):
    """The state of a match.

    `phase` is the next step: `play` a card, `claim` stones and draw (in Expert claims come before the card), `recruit`:
    draw cards for the Recruiter, `return` two cards; or the round is `over`.
    """

    rounds: Annotated[int, Meta(description="rounds of the match")]
    tactics: Annotated[bool, Meta(description="the option of that name")]
    expert: Annotated[bool, Meta(description="the option of that name")]
    round: Annotated[int, Meta(description="counted from 1")]
    first: Annotated[Seat, Meta(description="the seat that began this round")]
    turn: Annotated[Seat, Meta(description="the seat whose turn it is")]
    phase: Annotated[
        Literal["play", "claim", "recruit", "return", "over"],
        Meta(description="the next step; `over`: the round is over"),
    ]
    stones: Annotated[tuple[Stone, ...], Meta(max_length=9, description="by stone from 1: stone n is at index n - 1")]
    hands: Annotated[
        tuple[Annotated[tuple[ClanCard | None, ...], Meta(max_length=MAX_HELD)], ...],
        Meta(max_length=2, description="by seat: its clan cards; null is a card that the viewer does not know"),
    ]
    tactic_hands: Annotated[
        tuple[Annotated[tuple[TacticCard | None, ...], Meta(max_length=MAX_HELD)], ...],
        Meta(max_length=2, description="by seat: its tactic cards; null is one that the viewer does not know"),
    ]
    clan_deck: Annotated[Deck, Meta(description="the deck of clan cards")]
    tactic_deck: Annotated[Deck, Meta(description="the deck of tactic cards")]
    discard: Annotated[
        tuple[Card, ...], Meta(max_length=MAX_DISCARDED, description="the discard pile, the newest last")
    ]
    played: Annotated[BySeat, Meta(description="by seat: tactic cards played this round (ST-32)")]
    jokers: Annotated[
        tuple[bool, ...], Meta(max_length=2, description="by seat: whether it has played a Joker this round (ST-44)")
    ]
    drawing: Annotated[int, Meta(description="cards the Recruiter still draws (ST-60)")]
    returned: Annotated[int, Meta(description="cards the Recruiter has put back, of two (ST-60)")]
    acted: Annotated[bool, Meta(description="whether this turn was more than a pass so far (ST-70)")]
    idle: Annotated[int, Meta(description="how many of the last turns in a row were nothing but a pass (ST-70)")]
    points: Annotated[BySeat, Meta(description="by seat: points of the rounds that are over (ST-20)")]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the table before the first round is set up."""
        return cls(
            rounds=options["rounds"],
            tactics=options.get("tactics", False),
            expert=options.get("expert", False),
            round=0,
            first=0,
            turn=0,
            phase="over",
            stones=(),
            hands=((),) * seats,
            tactic_hands=((),) * seats,
            clan_deck=Deck(),
            tactic_deck=Deck(),
            discard=(),
            played=(0,) * seats,
            jokers=(False,) * seats,
            drawing=0,
            returned=0,
            acted=False,
            idle=0,
            points=(0,) * seats,
        )

    def copy(self) -> "State":
        """Return a copy that can be evolved independently; both share their immutable values."""
        return replace(self)

    def deck(self, name: DeckName) -> Deck:
        """Return the deck of that name."""
        return self.clan_deck if name == "clan" else self.tactic_deck

    def evolve(self, event: Event) -> None:
        """Apply an event. Raise ValueError if it is unknown."""
        store = _FOLD.get(type(event))
        if store is None:
            raise ValueError(f"Schotten Totten cannot fold {event.type}")
        store(self, event)

    def _round_began(self, event: RoundBegan) -> None:
        self.round, self.first, self.turn = event.round, event.first, event.first
        self.phase, self.acted, self.idle = "play", False, 0
        self.clan_deck, self.tactic_deck = Deck(event.clan_deck), Deck(event.tactic_deck)
        self.stones = (Stone(((), ())),) * 9
        self.hands, self.tactic_hands = ((), ()), ((), ())
        self.discard, self.played, self.jokers = (), (0, 0), (False, False)

    def _hand_dealt(self, event: HandDealt) -> None:
        hand = (None,) * event.count if event.cards is None else event.cards
        self.hands = put(self.hands, event.seat, hand)
        self.clan_deck = replace(self.clan_deck, left=event.left)

    def _card_played(self, event: CardPlayed) -> None:
        self._take_from_hand(event.seat, event.card)
        self._lay(event.seat, event.stone, event.card)
        if event.card == "joker":
            self.jokers = put(self.jokers, event.seat, True)

    def _mode_played(self, event: ModePlayed) -> None:
        self._take_from_hand(event.seat, event.card)
        stone = self._stone(event.stone)
        self._put_stone(event.stone, replace(stone, modes=(*stone.modes, event.card)))

    def _ruse_played(self, event: RusePlayed) -> None:
        self._take_from_hand(event.seat, event.card)
        self.discard += (event.card,)
        self.drawing, self.returned = event.draws, 0
        if event.draws:
            self.phase = "recruit"

    def _take_from_hand(self, seat: Seat, card: Card) -> None:
        if card in _TACTICS:
            self.tactic_hands = _without_card(self.tactic_hands, seat, card)
            self.played = put(self.played, seat, self.played[seat] + 1)
        else:
            self.hands = _without_card(self.hands, seat, card)
        self.phase, self.acted = "claim", True

    def _stone(self, number: int) -> Stone:
        return self.stones[number - 1]

    def _put_stone(self, number: int, stone: Stone) -> None:
        self.stones = put(self.stones, number - 1, stone)

    def _lay(self, seat: Seat, number: int, card: Troop) -> None:
        stone = self.stones[number - 1]
        sides = put(stone.sides, seat, (*stone.sides[seat], card))
        self.stones = put(self.stones, number - 1, Stone(sides, stone.first, stone.owner, stone.modes))

    def _take(self, seat: Seat, number: int, card: Troop) -> None:
        stone = self._stone(number)
        sides = put(stone.sides, seat, without(stone.sides[seat], card))
        self._put_stone(number, replace(stone, sides=sides))

    def _card_moved(self, event: CardMoved) -> None:
        self._take(event.seat, event.stone, event.card)
        self._lay(event.seat, event.to, event.card)

    def _card_discarded(self, event: CardDiscarded) -> None:
        self._take(event.seat, event.stone, event.card)
        self.discard += (event.card,)

    def _card_taken(self, event: CardTaken) -> None:
        self._take(1 - event.seat, event.stone, event.card)
        self._lay(event.seat, event.to, event.card)

    def _side_completed(self, event: SideCompleted) -> None:
        if event.first:
            self._put_stone(event.stone, replace(self._stone(event.stone), first=event.seat))

    def _side_reopened(self, event: SideReopened) -> None:
        self._put_stone(event.stone, replace(self._stone(event.stone), first=event.first))

    def _card_returned(self, event: CardReturned) -> None:
        under = (*self.deck(event.deck).under, Returned(event.seat, self.jokers[event.seat], event.card))
        if event.deck == "clan":
            self.hands = put(self.hands, event.seat, without(self.hands[event.seat], event.card))
            self.clan_deck = Deck(event.left, under)
        else:
            self.tactic_hands = put(self.tactic_hands, event.seat, without(self.tactic_hands[event.seat], event.card))
            self.tactic_deck = Deck(event.left, under)
        self.returned += 1

    def _recruiting_ended(self, event: RecruitingEnded) -> None:
        if event.joker_kept:
            self.tactic_hands = put(self.tactic_hands, event.seat, ("joker",))
        self.phase = "claim"

    def _passed(self, event: Passed) -> None:
        self.phase = "claim"

    def _stone_owned(self, event: StoneClaimed | StoneAwarded) -> None:
        self._put_stone(event.stone, replace(self._stone(event.stone), owner=event.seat))
        self.acted = True

    def _card_drawn(self, event: CardDrawn) -> None:
        under = self.deck(event.deck).under
        deck = Deck(event.left, under[1:] if len(under) > event.left else under)
        if event.deck == "clan":
            self.hands = put(self.hands, event.seat, (*self.hands[event.seat], event.card))
            self.clan_deck = deck
        else:
            self.tactic_hands = put(self.tactic_hands, event.seat, (*self.tactic_hands[event.seat], event.card))
            self.tactic_deck = deck
        self.acted = True
        if self.phase == "recruit":
            self.drawing -= 1
            if not self.drawing:
                self.phase = "return"

    def _turn_ended(self, event: TurnEnded) -> None:
        self.turn, self.idle, self.phase, self.acted = event.next, event.idle, "play", False

    def _round_ended(self, event: RoundEnded) -> None:
        self.phase = "over"
        self.points = tuple(before + more for before, more in zip(self.points, event.points, strict=True))


Hands = tuple[tuple[str | None, ...], ...]


def _without_card(hands: Hands, seat: Seat, card: Card) -> Hands:
    """Remove a card from a seat's hand, or an unknown card if the hand does not show it; return all hands."""
    cards = list(hands[seat])
    cards.remove(card if card in cards else None)
    return put(hands, seat, tuple(cards))


_FOLD: dict[type, Any] = {
    RoundBegan: State._round_began,
    HandDealt: State._hand_dealt,
    CardPlayed: State._card_played,
    ModePlayed: State._mode_played,
    RusePlayed: State._ruse_played,
    CardMoved: State._card_moved,
    CardDiscarded: State._card_discarded,
    CardTaken: State._card_taken,
    SideCompleted: State._side_completed,
    SideReopened: State._side_reopened,
    CardReturned: State._card_returned,
    RecruitingEnded: State._recruiting_ended,
    Passed: State._passed,
    StoneClaimed: State._stone_owned,
    StoneAwarded: State._stone_owned,
    CardDrawn: State._card_drawn,
    TurnEnded: State._turn_ended,
    RoundEnded: State._round_ended,
}
