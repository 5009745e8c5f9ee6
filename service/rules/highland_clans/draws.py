"""Draws from what nobody has seen: cubes from the bag, raid cards from the deck, tiles from the supply."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from events.chance import Chance
from events.decision import Event
from events.highland_clans.events import CardsDrawn, DiscardsShuffled
from events.highland_clans.pieces import CARDS, COLOURS, TILES, Card, Cubes
from projections.highland_clans.state import State


def draw_cubes(bag: Cubes, count: int, chance: Chance) -> Cubes:
    """Return cubes that are drawn from a bag, as many as `count` says (HC-12)."""
    inside = [colour for colour in COLOURS for _ in range(getattr(bag, colour))]
    drawn = dict.fromkeys(COLOURS, 0)
    for _ in range(count):
        drawn[inside.pop(chance.draw(len(inside)))] += 1
    return Cubes(**drawn)


def draw_cards(state: State, seat: int, count: int, chance: Chance) -> Iterator[Event]:
    """Draw cards; where the deck is too short, the whole discard pile becomes a new one in between (HC-50)."""
    while count:
        if not state.deck:
            yield DiscardsShuffled(len(state.discards))
        now, deck = min(count, state.deck), unseen(state)
        drawn = tuple(deck.pop(chance.draw(len(deck))) for _ in range(now))
        yield CardsDrawn(seat, now, state.deck - now, drawn)
        count -= now


def unseen(state: State) -> list[Card]:
    """Return the cards that are not known to be held or discarded, sorted: in the truth, the deck (HC-06, HC-80)."""
    left = dict(CARDS)
    for clan in state.clans:
        for card in clan.hand:
            if card:
                left[card] -= 1
    for card in state.discards:
        if card:
            left[card] -= 1
    for laid in state.raid.laid if state.raid else ():
        if laid.card:
            left[laid.card] -= 1
    return [card for card, number in left.items() for _ in range(number)]


def deal_hidden_cards(view: State, chance: Chance) -> State:
    """Return the view with hands, face-down discards and laid cards dealt from what it has not seen (HC-51, HC-80).

    All public cards stay, and those that the seat holds or discarded itself; the other cards are the deck.
    """
    state, pool = view.copy(), unseen(view)

    def dealt(cards: Sequence[Card | None]) -> tuple[Card, ...]:
        return tuple([pool.pop(chance.draw(len(pool))) if card is None else card for card in cards])

    state.clans = tuple([replace(clan, hand=dealt(clan.hand)) for clan in view.clans])
    state.discards = dealt(view.discards)
    if view.raid:
        cards = dealt([laid.card for laid in view.raid.laid])
        laid = [replace(laid, card=card) for laid, card in zip(view.raid.laid, cards, strict=True)]
        state.raid = replace(view.raid, laid=tuple(laid))
    return state


def draw_tile(state: State, chance: Chance) -> int:
    """Return the number of a tile that nobody has seen yet, wherever the others are (HC-07, HC-70)."""
    left: list[int] = list(TILES)
    for number in state.shown:
        left.remove(number)
    return left[chance.draw(len(left))]
