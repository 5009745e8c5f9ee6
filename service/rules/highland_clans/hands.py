"""Hands that are too large must discard (HC-24, HC-49); draws of unseen cards, cubes and tiles."""

from collections.abc import Collection, Iterator, Sequence, Set
from functools import cache

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.highland_clans.events import CardsDrawn, DiscardsShuffled
from cairn.events.highland_clans.moves import Discard
from cairn.events.highland_clans.pieces import CARDS, TILES, Card, Cubes
from cairn.projections.highland_clans.state import Laid, RaidUnderWay, State
from cairn.service.rules.interface import Refusal


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
    """Return the view with hands, face-down discards and laid cards dealt from the unseen ones (HC-51, HC-80)."""
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


DRAWN_AFTER, DISCARDED_AFTER = 5, 2  # number of cards each side draws after a raid, and then discards (HC-49)
_DISCARDS = [Discard(card) for card in CARDS]


def seat_to_discard(state: State) -> int | None:
    """Return the next seat with more cards than warriors (HC-24), the player to move first (HC-49), or None."""
    for seat, clan in enumerate(state.clans):
        if len(clan.hand) > clan.warriors:
            first = state.clans[state.turn]
            return state.turn if len(first.hand) > first.warriors else seat
    return None


def legal_discards(state: State, seat: int) -> tuple[Move, ...]:
    """Return the cards that may be discarded, one move for each value, the lowest first."""
    clause, hand, allowed = _discard_limits(state, seat)
    return _discards(clause, frozenset(hand), frozenset(allowed))


def discard_obstacle(state: State, seat: int, move: Discard) -> Refusal | None:
    """Return the obstacle to discarding a card."""
    return _discard_obstacle(*_discard_limits(state, seat), move.card)


def hand_obstacle(clause: str, hand: Collection[Card | None], card: Card | None) -> Refusal | None:
    """Return a refusal if no card is named, or if the hand does not have it; None if it does."""
    return None if card is not None and card in hand else _not_in_hand(clause, card)


def _discard_limits(state: State, seat: int) -> tuple[str, Sequence[Card | None], Sequence[Card | None]]:
    """Return the clause, the hand, and the allowed cards: of `raid_refill=drawn` the last five (HC-49)."""
    hand = state.clans[seat].hand
    if state.phase != "refill":
        return "HC-24", hand, hand
    if state.raid_refill == "hand":
        return "HC-49", hand, hand
    gone = DISCARDED_AFTER - (len(hand) - state.clans[seat].warriors)
    return "HC-49", hand, hand[gone - DRAWN_AFTER :]


def _discard_obstacle(
    clause: str, hand: Collection[Card | None], allowed: Collection[Card | None], card: Card | None
) -> Refusal | None:
    if obstacle := hand_obstacle(clause, hand, card):
        return obstacle
    return None if card in allowed else Refusal("HC-49", "hc-not-just-drawn", card=card or 0)


@cache
def _discards(clause: str, hand: Set[Card | None], allowed: Set[Card | None]) -> tuple[Move, ...]:
    return tuple([move for move in _DISCARDS if _discard_obstacle(clause, hand, allowed, move.card) is None])


@cache
def _not_in_hand(clause: str, card: Card | None) -> Refusal:
    return Refusal(clause, "hc-which-card") if card is None else Refusal(clause, "hc-not-in-hand", card=card)
