"""Draws from unseen pieces: cubes from the bag, raid cards from the deck, tiles from the supply."""

from collections.abc import Iterator, Sequence

from cairn.events.chance import Chance
from cairn.events.decision import Event
from cairn.events.highland_clans.events import CardsDrawn, DiscardsShuffled
from cairn.events.highland_clans.pieces import CARDS, TILES, Card, Cubes
from cairn.projections.highland_clans.state import Laid, RaidUnderWay, State


def draw_cubes(bag: Cubes, count: int, chance: Chance) -> Cubes:
    """Return `count` cubes drawn from a bag (HC-12)."""
    inside = [*"y" * bag.yellow, *"b" * bag.blue, *"g" * bag.green, *"r" * bag.red]
    drawn = [inside.pop(chance.draw(len(inside))) for _ in range(count)]
    return Cubes(*map(drawn.count, "ybgr"))


def draw_cards(state: State, seat: int, count: int, chance: Chance) -> Iterator[Event]:
    """Draw cards; if the deck is too short, the whole discard pile becomes a new one in between (HC-50)."""
    while count:
        if not state.deck:
            yield DiscardsShuffled(len(state.discards))
        now, deck = min(count, state.deck), unseen(state)
        drawn = tuple([deck.pop(chance.draw(len(deck))) for _ in range(now)])
        yield CardsDrawn(seat, now, state.deck - now, drawn)
        count -= now


def unseen(state: State) -> list[Card]:
    """Return the cards that are not known to be held or discarded, sorted: in the truth, the deck (HC-06, HC-80)."""
    known, cards = [*state.discards], list[Card]()
    for clan in state.clans:
        known += clan.hand
    if state.raid:
        known += [laid.card for laid in state.raid.laid]
    for card, number in CARDS.items():
        cards += [card] * (number - known.count(card))
    return cards


def deal_hidden_cards(view: State, chance: Chance) -> State:
    """Return the view with hands, face-down discards and laid cards dealt from the unseen cards (HC-51, HC-80).

    All public cards stay, and those that the seat holds or discarded itself; the other cards are the deck.
    """
    state, pool = view.copy(), unseen(view)

    def deal(cards: Sequence[Card | None]) -> tuple[Card, ...]:
        return tuple([pool.pop(chance.draw(len(pool))) if card is None else card for card in cards])

    state.clans = tuple([clan.with_hand(deal(clan.hand)) for clan in view.clans])
    state.discards = deal(view.discards)
    if raid := view.raid:
        cards = deal([laid.card for laid in raid.laid])
        laid = [Laid(lies.piper, card) for lies, card in zip(raid.laid, cards, strict=True)]
        state.raid = RaidUnderWay(raid.opponent, raid.fought, raid.wins, tuple(laid))
    return state


def draw_tile(state: State, chance: Chance) -> int:
    """Return the number of an unseen tile, wherever the others are (HC-07, HC-70)."""
    tiles: list[int] = list(TILES)
    for number in state.shown:
        tiles.remove(number)
    return tiles[chance.draw(len(tiles))]
