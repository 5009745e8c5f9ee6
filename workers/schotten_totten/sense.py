"""Schotten Totten: the quick policy, and the order of moves."""

from collections.abc import Callable, Hashable, Sequence
from operator import itemgetter

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, Pass, PlayCard, ReturnCard
from cairn.events.schotten_totten.pieces import STONES, value
from cairn.projections.schotten_totten.state import State, Stone
from cairn.service.rules import Rules
from cairn.service.rules.schotten_totten.claims import claimable_stones
from cairn.workers.schotten_totten.evaluation import IN_HAND
from cairn.workers.schotten_totten.hasty import BEST, scored_plays
from cairn.workers.schotten_totten.wins import owners_of

TACTIC_CARDS = 2
"""The number of tactic cards that the quick policy likes to hold."""
TEMPERATURE = 1.1, -0.0125
"""The temperature of reported chances with Tactics: at the end, and what each clan card in the deck adds."""

_CLAIMS = {stone: Claim(stone) for stone in STONES}


def quick(rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return the quick policy's move for the seat to act."""
    claims = claimable_stones(state, seat)
    if claims:
        return _CLAIMS[claims[0]]
    if state.phase == "play":
        plays = scored_plays(state, seat)
        if plays:
            return max(plays, key=itemgetter(0))[1]
    moves = rules.legal_moves(state, seat)
    return max(moves, key=lambda move: _liking(state, seat, move)) if len(moves) > 1 else moves[0]


def ranked(rules: Rules, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the legal moves of the seat to act, the most promising first."""
    gains = dict[Move, float]()
    if state.phase == "play":
        for gain, move in scored_plays(state, seat):
            gains[move] = max(gain, gains.get(move, gain))
    return sorted(moves, key=lambda move: -gains[move] if move in gains else -_liking(state, seat, move))


def _liking(state: State, seat: int, move: Move) -> float:
    """Return a preference for a move that is no play: claims first, a deck by its contents, useless cards."""
    match move:
        case Claim():
            return BEST
        case DrawCard(deck):
            return 1.0 if (deck == "tactic") == (len(state.tactic_hands[seat]) < TACTIC_CARDS) else 0.0
        case EndTurn():
            return 0.5
        case ReturnCard(str(card)):
            return -IN_HAND[card] if card in IN_HAND else -value(card) / 5
        case Pass():
            return 0.0
    return -BEST


def imagine(rules: Rules, view: State, seat: int, chance: Chance) -> State:
    """Return a world consistent with a seat's view, by the rules' `determinize`."""
    world: State = rules.determinize(view, seat, chance)
    return world


def temperature(state: State) -> float:
    """Return the temperature of the chances that are reported in a position: in a round with Tactics it rises."""
    last, more = TEMPERATURE
    return last + more * state.clan_deck.left if state.tactics and state.rounds == 1 else 1.0


def turn(state: State) -> object:
    """Return a value that changes when another turn begins."""
    return state.turn


def alike(state: State, seat: int, move: Move) -> Hashable:
    """Return a key that equivalent moves share: a card beside any stone that looks the same, with the same owners of
    its neighbours.
    """
    if not isinstance(move, PlayCard):
        return move
    place, owners = move.stone - 1, (None, None, *owners_of(state), None, None)
    left, right = (owners[place + 1], owners[place]), (owners[place + 3], owners[place + 4])
    return move.card, _look(state.stones[place]), frozenset((left, right))


def ending(state: State, seat: int) -> Callable[[State], Hashable] | None:
    """Return the function that keys positions of the last round's end; None while cards are left to draw.

    With empty decks a seat knows the other's hand: the cards that do not lie face up.
    """
    is_ending = not state.clan_deck.left and not state.tactic_deck.left and state.round == state.rounds
    return _key if is_ending else None


def _key(state: State) -> Hashable:
    """Return the parts of a position that matter; the order of the cards of a side does not."""
    return (
        state.turn,
        state.phase,
        state.acted,
        state.idle,
        state.drawing,
        state.returned,
        state.played,
        state.jokers,
        tuple([_look(stone) for stone in state.stones]),
        *[tuple(sorted([card or "" for card in hand])) for hand in (*state.hands, *state.tactic_hands)],
    )


def _look(stone: Stone) -> Hashable:
    first, other = stone.sides
    return tuple(sorted(first)), tuple(sorted(other)), stone.first, stone.owner, stone.modes
