"""Highland Clans: the quick policy, a choice in a tenth of a millisecond, for playouts and the level `easy`.

It reads public information, and the hand of the seat that chooses.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations, product
from operator import itemgetter

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.events.highland_clans import moves
from cairn.events.highland_clans.pieces import BUILDINGS, CARDS, FOLLOWERS, Card, Cubes
from cairn.projections.highland_clans.state import State
from cairn.service.rules import Rules
from cairn.service.rules.highland_clans import actions, hands, raids
from cairn.workers.highland_clans.worth import Worth, best_cards, worth_to

OF_HANDS = {1: 0.07, 2: 0.22, 3: 0.34, 4: 0.37}
"""The probability of each value of a card in a hand: low cards are exchanged and discarded."""

HELD = 5
"""The maximum size of a hand in the estimates; larger hands count as this size."""

LOW = 2
"""Cards up to this value are exchanged. The gain is `EXCHANGED` for each point below the average."""
AVERAGE, EXCHANGED = 2.6, 0.12

PIPER = 0.4
"""A piper that is worth no more than this to its court is played in a raid."""

_BUILDS: Sequence[Move] = [moves.Build(what) for what in BUILDINGS]
_RAIDS = [moves.Raid(seat) for seat in range(5)]
_NONE, _BLUE = Cubes(), Cubes(blue=1)
_VALUE = itemgetter(0)
_END, _END_TURN, _DECLINE = moves.EndActions(), moves.EndTurn(), moves.DeclineSpoil()


def quick(rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return the quick policy's move for the seat to act."""
    match state.phase:
        case "combat":
            return _lay(state, seat, chance)
        case "raid":
            return max(quarrels(state, seat), key=_VALUE)[1]
        case "spoil":
            return max(loot(state, seat), key=_VALUE)[1]
        case "redraw":
            return put_back(state, max(plans(state, seat), key=_VALUE)[2])
    if len(state.clans[seat].hand) > state.clans[seat].warriors:
        return hands.legal_discards(state, seat)[0]
    value, move, _ = max(plans(state, seat), key=_VALUE)
    return _END if value <= 0 and state.actions else move


def put_back(state: State, used: Cubes) -> Move:
    """Return the redraw of the cubes that the actions would not use; there are always at least two (HC-13, HC-15)."""
    back = state.reserve - used
    return moves.Redraw(back.yellow, back.blue, back.green, back.red)


def plans(state: State, seat: int) -> list[tuple[float, Move, Cubes]]:
    """Return plans of one or two actions: the value, the first action, and the cubes used."""
    worth = worth_to(state, seat)
    others, bard = actions.affordable(state)
    singles = {move: _worth_of_action(worth, move) for move in others}
    candidates = [(value, move, actions.price(move)) for move, value in singles.items()]
    if state.most_actions - len(state.actions) == 2:
        for first, two, used in _pairs(others, state.reserve, min(state.clans[seat].free_lands, 2)):
            more = singles[two] if two in singles else _worth_of_action(worth, two)
            candidates.append((singles[first] + more, first, used))
    if bard:
        candidates += _bards(state, worth)
    return candidates or [(0.0, _END, _NONE)]


def _worth_of_action(worth: Worth, move: Move) -> float:
    """Return the value of an action other than a bard."""
    seat = worth.seat
    match move:
        case moves.Build(what):
            return worth.building(what, seat, 1)
        case moves.Monks(count):
            return worth.green(seat, count)
        case moves.Piper():
            return worth.blue(seat, 1)
        case moves.Domain(_, yellow_from, monks):
            paid = worth.warriors(seat, -1) if yellow_from == "court" else 0.0
            return worth.lands(seat, 1) + paid + (worth.green(seat, -monks) if monks else 0.0)
    return worth.warriors(seat, 1)


@lru_cache(maxsize=4096)
def _pairs(others: tuple[Move, ...], reserve: Cubes, free_lands: int) -> tuple[tuple[Move, Move, Cubes], ...]:
    """Return pairs of actions that can follow each other (HC-14, HC-15) with their cubes; a domain comes first."""
    ordered = sorted(others, key=lambda move: not isinstance(move, moves.Domain))
    pairs = [(first, two) for place, first in enumerate(ordered) for two in ordered[place + 1 :]]
    if not free_lands:
        pairs += [(first, build) for first in ordered if isinstance(first, moves.Domain) for build in _BUILDS]
    used = [actions.price(first) + actions.price(two) for first, two in pairs]
    return tuple(
        [
            (first, two, cubes)
            for (first, two), cubes in zip(pairs, used, strict=True)
            if actions.kind_of(first) != actions.kind_of(two)
            and cubes.total <= actions.MAX_USED
            and reserve.too_few(cubes) is None
            and not (free_lands == 1 and isinstance(first, moves.Build) and isinstance(two, moves.Build))
        ]
    )


def _bards(state: State, worth: Worth) -> list[tuple[float, Move, Cubes]]:
    """Return the bards that keep as much as they can, with their values (HC-29)."""
    gains = {what: worth.follower(what, worth.seat, 1) for what in FOLLOWERS}
    candidates = list[tuple[float, Move, Cubes]]()
    for opponent, clan in enumerate(state.clans):
        if opponent == worth.seat:
            continue
        taken = [("warrior", worth.warriors(opponent, -1))] if clan.warriors > actions.FEWEST_WARRIORS else []
        if clan.pipers:
            taken.append(("piper", worth.blue(opponent, -1)))
        if clan.monks:
            taken.append(("monk", worth.green(opponent, -1)))
        for place, (what, value) in enumerate(taken):
            candidates.append((value, _bard(opponent, (what,), None), _BLUE))
            for other, more in taken[place + 1 :]:
                kept = what if gains[what] > gains[other] else other
                candidates.append((value + more + gains[kept], _bard(opponent, (what, other), kept), _BLUE))
    return candidates


@cache
def _bard(opponent: int, takes: tuple[str, ...], keeps: str | None) -> moves.Bard:
    return moves.Bard(opponent, takes, keeps)


def quarrels(state: State, seat: int) -> list[tuple[float, Move]]:
    """Return raids, the exchange of the low cards, and neither, with their values."""
    clan, worth = state.clans[seat], worth_to(state, seat)
    low = tuple(sorted([card for card in clan.hand if card and card <= LOW])[: raids.MAX_EXCHANGED])
    candidates: list[tuple[float, Move]] = (
        [(worth_of_exchange(low), moves.Exchange(low))] if low else [(0.0, _END_TURN)]
    )
    cards, loss = tuple(best_cards(clan, raids.COMBATS)), min(1, state.points[seat])
    for opponent, other in enumerate(state.clans):
        if opponent != seat:
            won, lost = _odds(cards, min(other.warriors, HELD))
            gains = [worth.spoil(what, opponent) for what in raids.spoils(other)]
            gain = 1.0 + max(0.0, *gains) if gains else 2.0
            value = won * gain + (1.0 - won - lost) - lost * (loss - 2.0 * worth.shares[opponent])
            candidates.append((value, _RAIDS[opponent]))
    return candidates


def worth_of_exchange(cards: Sequence[Card]) -> float:
    """Return the value of exchanging cards."""
    return EXCHANGED * (AVERAGE * len(cards) - sum(cards))


@lru_cache(maxsize=1024)
def _odds(attacks: tuple[Card, ...], held: int) -> tuple[float, float]:
    """Return the chances that three cards win and lose a raid against the best of `held` cards, in any order."""
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
    """Play one of the best cards at random, with a piper that has no value in court."""
    clan, raid = state.clans[seat], state.raid
    assert raid
    card = chance.pick(best_cards(clan, raids.COMBATS - raid.fought))
    piper = clan.pipers > 0 and -worth_to(state, seat).blue(seat, -1) < PIPER
    return moves.LayCard(piper, card)


def loot(state: State, seat: int) -> list[tuple[float, Move]]:
    """Return the spoils of the raid, and the choice of none, with their values."""
    assert state.raid
    defender, worth = state.raid.opponent, worth_to(state, seat)
    candidates = [(worth.spoil(what, defender), moves.TakeSpoil(what)) for what in raids.spoils(state.clans[defender])]
    return [*candidates, (0.0, _DECLINE)]
