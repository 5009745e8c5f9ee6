"""Schotten Totten as it stands: the stones, the hands, the deck and the points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from events.event import Event, Move
from events.schotten_totten import (
    Card,
    CardDrawn,
    CardPlayed,
    Claim,
    EndTurn,
    HandDealt,
    Passed,
    PlayCard,
    RoundBegan,
    RoundEnded,
    Seat,
    SideCompleted,
    StoneAwarded,
    StoneClaimed,
    TurnEnded,
)


@dataclass(slots=True)
class Stone:
    """One stone: the cards on each seat's side, whose side was complete first, who owns it."""

    sides: list[list[Card]]
    first: Seat | None = None
    owner: Seat | None = None


@dataclass(slots=True)
class State:
    """The position of a match. Stone n is `stones[n-1]`; a card one does not know is None; `deck` is how many are left.

    `phase` is `play` (a card is to be played), `claim` (it was, and claims may follow), or `over` (the round is);
    `acted` tells whether the turn was more than a pass so far, `idle` how many turns running were not (ST-70).
    """

    rounds: int
    round: int
    first: Seat
    turn: Seat
    phase: Literal["play", "claim", "over"]
    stones: list[Stone]
    hands: list[list[Card | None]]
    deck: int
    acted: bool
    idle: int
    points: list[int]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the table before the first round is set up."""
        return cls(options["rounds"], 0, 0, 0, "over", [], [[] for _ in range(seats)], 0, False, 0, [0] * seats)

    def copy(self) -> "State":
        """Return a copy that can be evolved by itself."""
        return State(
            self.rounds,
            self.round,
            self.first,
            self.turn,
            self.phase,
            [Stone([s.sides[0].copy(), s.sides[1].copy()], s.first, s.owner) for s in self.stones],
            [hand.copy() for hand in self.hands],
            self.deck,
            self.acted,
            self.idle,
            self.points.copy(),
        )

    def evolve(self, event: Event) -> None:
        """Store what an event says; raise ValueError for one it does not know."""
        keep = _KEEP.get(type(event))
        if keep is None:
            raise ValueError(f"Schotten Totten cannot fold {event.type}")
        keep(self, event)

    def _round_began(self, event: RoundBegan) -> None:
        self.round, self.first, self.turn = event.round, event.first, event.first
        self.phase, self.acted, self.idle = "play", False, 0
        self.deck = event.deck
        self.stones = [Stone([[], []]) for _ in range(9)]
        self.hands = [[] for _ in self.points]

    def _hand_dealt(self, event: HandDealt) -> None:
        self.hands[event.seat] = [None] * event.count if event.cards is None else list(event.cards)
        self.deck = event.deck

    def _card_played(self, event: CardPlayed) -> None:
        hand = self.hands[event.seat]
        hand.remove(event.card if event.card in hand else None)
        self.stones[event.stone - 1].sides[event.seat].append(event.card)
        self.phase, self.acted = "claim", True

    def _side_completed(self, event: SideCompleted) -> None:
        if event.first:
            self.stones[event.stone - 1].first = event.seat

    def _passed(self, event: Passed) -> None:
        self.phase = "claim"

    def _owned(self, event: StoneClaimed | StoneAwarded) -> None:
        self.stones[event.stone - 1].owner, self.acted = event.seat, True

    def _card_drawn(self, event: CardDrawn) -> None:
        self.hands[event.seat].append(event.card)
        self.deck, self.acted = event.deck, True

    def _turn_ended(self, event: TurnEnded) -> None:
        self.turn, self.idle, self.phase, self.acted = event.next, event.idle, "play", False

    def _round_ended(self, event: RoundEnded) -> None:
        self.phase = "over"
        self.points = [before + more for before, more in zip(self.points, event.points, strict=True)]


_KEEP: dict[type, Any] = {
    RoundBegan: State._round_began,
    HandDealt: State._hand_dealt,
    CardPlayed: State._card_played,
    SideCompleted: State._side_completed,
    Passed: State._passed,
    StoneClaimed: State._owned,
    StoneAwarded: State._owned,
    CardDrawn: State._card_drawn,
    TurnEnded: State._turn_ended,
    RoundEnded: State._round_ended,
}


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Return an event, or a move as a wish, in plain words; raise ValueError for one it does not know."""
    match item:
        case RoundBegan():
            return f"Round {item.round} begins; {names[item.first]} plays first."
        case HandDealt():
            return f"{names[item.seat]} is dealt {_cards(item.cards) if item.cards else f'{item.count} cards'}."
        case CardPlayed():
            return f"{names[item.seat]} plays the {_card(item.card)} beside stone {item.stone}."
        case SideCompleted():
            order = "first" if item.first else "second"
            return f"{names[item.seat]}'s side of stone {item.stone} is complete, {order}."
        case Passed():
            return f"{names[item.seat]} can play no card and passes."
        case StoneClaimed():
            return f"{names[item.seat]} claims stone {item.stone}."
        case StoneAwarded():
            return f"Stone {item.stone} falls to {names[item.seat]}."
        case CardDrawn():
            return f"{names[item.seat]} draws {f'the {_card(item.card)}' if item.card else 'a card'}."
        case TurnEnded():
            return f"It is {names[item.next]}'s turn."
        case RoundEnded():
            return _round_end(item, names)
        case PlayCard():
            return f"Play the {_card(item.card)} beside stone {item.stone}."
        case Claim():
            return f"Claim stone {item.stone}."
        case EndTurn():
            return "Claim no more and end the turn."
    raise ValueError(f"no words for {item.type}")


def draw(state: State, names: Sequence[str]) -> str:
    """Return the table as text: a column for each stone, seat 1's side above it and seat 0's below."""
    lines = [
        f"{names[1]} holds {len(state.hands[1])} cards, {names[0]} {len(state.hands[0])}; {state.deck} in the deck."
    ]
    for seat in (1, 0):
        rows = range(2, -1, -1) if seat == 1 else range(3)
        lines.extend(" ".join(_cell(stone.sides[seat], row) for stone in state.stones) for row in rows)
        if seat == 1:
            lines.append(" ".join(_marker(number, stone) for number, stone in enumerate(state.stones, start=1)))
    return "\n".join([*lines, f"{names[0]} {state.points[0]} : {state.points[1]} {names[1]}, round {state.round}"])


def _cell(side: Sequence[Card], row: int) -> str:
    return f"{side[row] if row < len(side) else '·':^8}"


def _marker(number: int, stone: Stone) -> str:
    owner = {0: "v", 1: "^", None: " "}[stone.owner]
    return f"{f'[{number}]{owner}':^8}"


def _round_end(event: RoundEnded, names: Sequence[str]) -> str:
    why = {"three_adjacent": "with three adjacent stones", "five": "with five stones", "stuck": "as nobody can go on"}
    score = ":".join(map(str, event.points))
    if event.winner is None:
        return f"The round is drawn, {why[event.reason]} ({score})."
    return f"{names[event.winner]} wins the round, {why[event.reason]} ({score})."


def _card(card: Card) -> str:
    return card.replace("-", " ")


def _cards(cards: Sequence[Card]) -> str:
    words = [_card(card) for card in cards]
    return f"the {', '.join(words[:-1])} and {words[-1]}"
