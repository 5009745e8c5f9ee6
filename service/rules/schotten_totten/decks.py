"""Decks: their cards, draws and returns, and obstacles to them."""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from cairn.events.chance import Chance
from cairn.events.decision import Event
from cairn.events.schotten_totten.events import CardDrawn, CardReturned
from cairn.events.schotten_totten.pieces import CARDS, TACTICS, Card, DeckName
from cairn.projections.schotten_totten.say import spell, spell_deck
from cairn.projections.schotten_totten.state import Deck, Hands, Returned, State
from cairn.service.rules.interface import Refusal, refuse
from cairn.service.rules.schotten_totten.claims import unseen_clan_cards

DECKS: tuple[DeckName, ...] = ("clan", "tactic")
_CLAN_CARDS = frozenset(CARDS)
_FILLED: dict[tuple[bool, bool], list[DeckName]] = {
    (True, True): ["clan", "tactic"],
    (True, False): ["clan"],
    (False, True): ["tactic"],
    (False, False): [],
}


def hand_limit(tactics: bool) -> int:
    """Return the number of cards dealt, also the limit of a hand (ST-02, ST-03); in Tactics of both kinds (ST-30)."""
    return 7 if tactics else 6


def filled_decks(state: State) -> list[DeckName]:
    """Return the decks that are not empty."""
    return _FILLED[state.clan_deck.left > 0, state.tactic_deck.left > 0]


def decks_for_the_draw(state: State, seat: int) -> list[DeckName]:
    """Return the decks a seat may draw from at the end of its turn: none if its hand is full (ST-03, ST-31)."""
    return [] if _hand_is_full(state, seat) else filled_decks(state)


def _hand_is_full(state: State, seat: int) -> bool:
    return len(state.hands[seat]) + len(state.tactic_hands[seat]) >= hand_limit(state.tactics)


def obstacle_to_draw(state: State, seat: int) -> Refusal | None:
    """Return why no deck can be named for the draw that ends a turn; None if both can (ST-03, ST-31)."""
    clause = "ST-31" if state.tactics else "ST-03"
    if _hand_is_full(state, seat):
        return refuse(clause, "st-full-hand")
    decks = filled_decks(state)
    if not decks:
        return refuse(clause, "st-nothing-to-draw")
    if len(decks) == 1:
        return refuse(clause, "st-one-deck")
    return None


def obstacle_to_recruiting(state: State, name: DeckName) -> Refusal | None:
    """Return why the Recruiter cannot draw from a deck; None if it can (ST-60)."""
    return None if state.deck(name).left else Refusal("ST-60", "st-empty-deck", deck=spell_deck(name))


def obstacle_to_return(state: State, seat: int, card: Card | None) -> Refusal | None:
    """Return why a card cannot be put under its deck; None if it can: any of the hand except a Joker (ST-60)."""
    if card is None:
        return Refusal("ST-60", "st-name-card")
    if card not in (state.tactic_hands if card in TACTICS else state.hands)[seat]:
        return Refusal("ST-60", "st-not-in-hand", card=spell(card))
    if card == "joker" and state.jokers[seat]:
        return Refusal("ST-44", "st-joker-stays")
    return None


def draw_card(state: State, seat: int, name: DeckName, chance: Chance) -> Iterator[Event]:
    """Yield that a card is drawn: at random, or the first one that was put under the deck (ST-65)."""
    deck = state.deck(name)
    if deck.left > len(deck.under):
        hands = state.hands if name == "clan" else state.tactic_hands
        card = chance.pick(cards_without_known_place(state, name, hands))
        yield CardDrawn(seat, name, deck.left - 1, (seat,), card)
    else:
        returned = deck.under[0]
        known_to = tuple(sorted({seat, returned.seat}))
        yield CardDrawn(seat, name, deck.left - 1, known_to, returned.card)


def return_card(state: State, seat: int, card: Card) -> Iterator[Event]:
    """Yield that a card of the hand is put under its deck (ST-60, ST-65)."""
    name: DeckName = "tactic" if card in TACTICS else "clan"
    yield CardReturned(seat, name, state.deck(name).left + 1, card)


def cards_without_known_place(state: State, name: DeckName, hands: Hands) -> list[Card]:
    """Return a kind's cards that lie neither open, nor in these hands, nor under the deck, sorted.

    A card that is None in the hands is unknown, and excludes none.
    """
    under = [returned.card for returned in state.deck(name).under]
    if name == "clan":
        elsewhere = unseen_clan_cards(state).difference(under, *hands)
        return list(filter(elsewhere.__contains__, CARDS))
    cards = list(TACTICS)
    beside = [side for stone in state.stones for side in stone.sides if not _CLAN_CARDS.issuperset(side)]
    modes = [stone.modes for stone in state.stones if stone.modes]
    for card in chain(state.discard, under, *hands, *modes, *beside):
        if card in cards:
            cards.remove(card)
    return cards


def deal_unknown_cards(view: State, name: DeckName, hands: Hands, chance: Chance) -> tuple[Deck, Hands]:
    """Return a deck and the hands of its kind, with unknown cards dealt from those the view has not seen."""
    unseen = cards_without_known_place(view, name, hands)

    def deal(candidates: list[Card]) -> Card:
        card = chance.pick(candidates)
        unseen.remove(card)
        return card

    def reveal(returned: Returned) -> Returned:
        if returned.card is not None:
            return returned
        return replace(returned, card=deal([c for c in unseen if not (c == "joker" and returned.after_joker)]))  # ST-44

    deck = view.deck(name)
    under = tuple([reveal(returned) for returned in deck.under])
    return Deck(deck.left, under), tuple([tuple([card or deal(unseen) for card in hand]) for hand in hands])
