"""Highland Clans as a hasty player plays it: a choice in a tenth of a millisecond, for playouts and the level `easy`.

It looks at what lies open, and at the hand of the seat that chooses.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import permutations, product

from events.chance import Chance
from events.decision import Move
from events.highland_clans.moves import (
    Bard,
    Build,
    DeclineSpoil,
    Domain,
    EndActions,
    EndTurn,
    Exchange,
    LayCard,
    Monks,
    Raid,
    Redraw,
    TakeSpoil,
)
from events.highland_clans.pieces import BUILDINGS, CARDS, FOLLOWERS, Card, Cubes
from projections.highland_clans.state import State
from service.rules import GAMES
from service.rules.highland_clans import actions, hands, raids
from workers.highland_clans.worth import Worth, best_cards

OF_HANDS = {1: 0.07, 2: 0.22, 3: 0.34, 4: 0.37}
"""How often a card of a hand has each value: low cards are exchanged and discarded."""

HELD = 5
"""A hand with more cards is looked at as if it had no more."""

LOW = 2
"""Cards up to this value are exchanged; that is worth `EXCHANGED` for each point they are below the average."""
AVERAGE, EXCHANGED = 2.6, 0.12

PIPER = 0.4
"""A piper that is worth no more to its court is laid in a raid."""

RULES = GAMES["highland_clans"]

_BUILDS: Sequence[Move] = [Build(what) for what in BUILDINGS]
_END, _END_TURN, _DECLINE = EndActions(), EndTurn(), DeclineSpoil()


def quick(state: State, seat: int, chance: Chance) -> Move:
    """Return what a hasty player would do on a seat that is waited for."""
    act = RULES.to_act(state)
    assert act
    return _CHOICES[act.what](state, seat, chance)


def _redraw(state: State, seat: int, _chance: Chance) -> Move:
    """Put back what the best actions would not use; there are always two such cubes at least (HC-13, HC-15)."""
    _, _, used = _plan(state, seat)
    back = state.reserve - used
    return Redraw(back.yellow, back.blue, back.green, back.red)


def _action(state: State, seat: int, _chance: Chance) -> Move:
    """Take the first of the best actions; end them where nothing is worth anything."""
    value, move, _ = _plan(state, seat)
    return _END if value <= 0 and state.actions else move


def _plan(state: State, seat: int) -> tuple[float, Move, Cubes]:
    """Return the best two actions or one: what they are worth, the first of them, and the cubes they use."""
    worth = Worth(state, seat)
    others, bard = actions.affordable(state)
    clan, most = state.clans[seat], state.most_actions - len(state.actions)
    singles = {move: _worth_of_action(worth, move) for move in others}
    best, first, used = -1000.0, _END, Cubes()
    for move, value in singles.items():
        if value > best:
            best, first, used = value, move, actions.price(move)
    if most == 2:
        for one, two in _pairs(others, state.reserve, min(clan.free_lands, 2)):
            value = singles[one] + (singles[two] if two in singles else _worth_of_action(worth, two))
            if value > best:
                best, first, used = value, one, actions.price(one) + actions.price(two)
    if bard:
        for opponent in range(len(state.clans)):
            if opponent != seat and (found := _best_bard(state, worth, opponent)) and found[0] > best:
                best, first, used = found[0], found[1], Cubes(blue=1)
    return best, first, used


def _worth_of_action(worth: Worth, move: Move) -> float:
    """Return what an action is worth that is no bard."""
    seat = worth.seat
    match move:
        case Build(what):
            return worth.building(what, seat, 1)
        case Monks(count):
            return worth.green(seat, count)
        case Domain(_, yellow_from, monks):
            paid = worth.warriors(seat, -1) if yellow_from == "court" else 0.0
            return worth.lands(seat, 1) + paid + (worth.green(seat, -monks) if monks else 0.0)
    return worth.follower(move.type, seat, 1)


@lru_cache(maxsize=4096)
def _pairs(others: tuple[Move, ...], reserve: Cubes, free_lands: int) -> tuple[tuple[Move, Move], ...]:
    """Return pairs of actions that can follow each other (HC-14, HC-15); a domain comes first, to be built on."""
    ordered = sorted(others, key=lambda move: not isinstance(move, Domain))
    found = [(one, two) for place, one in enumerate(ordered) for two in ordered[place + 1 :]]
    if not free_lands:
        found += [(one, build) for one in ordered if isinstance(one, Domain) for build in _BUILDS]
    return tuple([pair for pair in found if _fits(*pair, reserve, free_lands)])


def _fits(one: Move, two: Move, reserve: Cubes, free_lands: int) -> bool:
    used = actions.price(one) + actions.price(two)
    if actions.kind_of(one) == actions.kind_of(two) or used.total > actions.MOST_USED or reserve.too_few(used):
        return False
    return not isinstance(one, Build) or not isinstance(two, Build) or free_lands > 1


def _best_bard(state: State, worth: Worth, opponent: int) -> tuple[float, Move] | None:
    """Return the best bard to an opponent, and what it is worth."""
    clan, best = state.clans[opponent], None
    there = (clan.warriors > actions.FEWEST_WARRIORS, clan.pipers > 0, clan.monks > 0)
    taken = [(what, worth.follower(what, opponent, -1)) for what, may in zip(FOLLOWERS, there, strict=True) if may]
    for place, (what, value) in enumerate(taken):
        if best is None or value > best[0]:
            best = value, Bard(opponent, (what,), None)
        for other, more in taken[place + 1 :]:
            for kept in (what, other):
                both = value + more + worth.follower(kept, worth.seat, 1)
                if both > best[0]:
                    best = both, Bard(opponent, (what, other), kept)
    return best


def _raid(state: State, seat: int, _chance: Chance) -> Move:
    """Raid who promises most; otherwise exchange the low cards."""
    clan, worth = state.clans[seat], Worth(state, seat)
    low = tuple(sorted([card for card in clan.hand if card and card <= LOW])[: raids.MOST_EXCHANGED])
    best = EXCHANGED * sum([AVERAGE - card for card in low]) if low else 0.0
    move: Move = Exchange(low) if low else _END_TURN
    cards = tuple(best_cards(clan, raids.COMBATS))
    loss = min(1, state.points[seat])
    for opponent, other in enumerate(state.clans):
        if opponent != seat:
            won, lost = _odds(cards, min(other.warriors, HELD))
            found = [worth.spoil(what, opponent) for what in raids.spoils(other)]
            gain = 1.0 + max(0.0, *found) if found else 2.0
            value = won * gain + (1.0 - won - lost) - lost * (loss - 2.0 * worth.shares[opponent])
            if value > best:
                best, move = value, Raid(opponent)
    return move


@lru_cache(maxsize=1024)
def _odds(attacks: tuple[Card, ...], held: int) -> tuple[float, float]:
    """Return the chances that three cards win and lose a raid against the best of so many, laid in any order."""
    won = lost = whole = 0.0
    for cards in product(CARDS, repeat=held):
        part = 1.0
        for card in cards:
            part *= OF_HANDS[card]
        for defences in permutations(sorted(cards, reverse=True)[: raids.COMBATS]):
            lead = sum([(a > d) - (a < d) for a, d in zip(attacks, defences, strict=True)])
            won, lost, whole = won + part * (lead > 0), lost + part * (lead < 0), whole + part
    return won / whole, lost / whole


def _lay(state: State, seat: int, chance: Chance) -> Move:
    """Lay one of the best cards, whichever, with a piper that is worth nothing in court."""
    clan, raid = state.clans[seat], state.raid
    assert raid
    card = chance.pick(best_cards(clan, raids.COMBATS - raid.fought))
    piper = clan.pipers > 0 and -Worth(state, seat).blue(seat, -1) < PIPER
    return LayCard(piper, card)


def _spoil(state: State, seat: int, _chance: Chance) -> Move:
    """Take the spoil that is worth most, if any is worth something."""
    assert state.raid
    defender, worth = state.raid.opponent, Worth(state, seat)
    best, move = 0.0, _DECLINE
    for what in raids.spoils(state.clans[defender]):
        if (value := worth.spoil(what, defender)) > best:
            best, move = value, TakeSpoil(what)
    return move


def _discard(state: State, seat: int, _chance: Chance) -> Move:
    """Discard the lowest card that may go."""
    return hands.legal_discards(state, seat)[0]


_CHOICES: dict[str, Callable[[State, int, Chance], Move]] = {
    "redraw": _redraw,
    "action": _action,
    "raid": _raid,
    "lay_card": _lay,
    "spoil": _spoil,
    "discard": _discard,
}
"""By what a seat is waited for."""
