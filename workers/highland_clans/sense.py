"""Highland Clans: the quick policy, the order of moves, and each seat's chance to win."""

from collections.abc import Callable, Hashable, Sequence
from operator import mul

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.events.highland_clans.moves import Bard, EndActions, Exchange, LayCard, Raid
from cairn.events.highland_clans.pieces import CARDS, Card
from cairn.projections.highland_clans.state import Laid, RaidUnderWay, State
from cairn.service.rules import Rules
from cairn.service.rules.highland_clans.hands import unseen
from cairn.service.rules.highland_clans.rules import RED_ZONE
from cairn.service.rules.highland_clans.turns import DRAWN
from cairn.workers.highland_clans.features import FEATURES, rows
from cairn.workers.highland_clans.quick import loot, plans, put_back, quarrels, worth_of_exchange
from cairn.workers.search.shares import shares, shares_of_winners, total, weights_of

LIKELY = {1: 1, 2: 3, 3: 5, 4: 6}
"""The relative likelihood that a card of each value stays in a hand."""

TEMPERATURES = {3: (1.0, 1.0), 4: (1.05, 0.0), 5: (1.0, 0.0)}
"""The temperature of reported chances by the number of seats: its limit, and what is added, divided by the round."""
PRIORS = {3: 0.42}
"""By number of seats, the chance to which the temperature draws the mover's: the search is too low for the mover."""


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in total; after the end, the winners' equal shares."""
    if outcome := rules.outcome(state, ()):
        return shares_of_winners(outcome.winners, len(state.points))
    weights = weights_of("highland_clans", FEATURES)
    return shares([total(map(mul, row, weights)) for row in rows(state)])


def temperature(state: State) -> float:
    """Return the temperature of the chances that are reported in a position: with three it falls as rounds go by."""
    last, more = TEMPERATURES[len(state.points)]
    return last + more / max(1, state.round)


def ranked(rules: Rules, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the legal moves of the seat to act, the most promising first; of discards only the lowest card."""
    act = rules.to_act(state)
    assert act
    scores = dict[Move, float]()
    match act.what:
        case "discard":
            return [moves[0]]
        case "lay_card":
            return sorted(moves, key=_strength, reverse=True)
        case "redraw":
            candidates = [(value, put_back(state, used)) for value, _, used in plans(state, seat)]
        case "action":
            candidates = [(value, move) for value, move, _ in plans(state, seat)]
            scores = {move: 0.0 for move in moves if isinstance(move, EndActions)}
        case "raid":
            candidates = quarrels(state, seat)
            scores = {move: worth_of_exchange(move.cards or ()) for move in moves if isinstance(move, Exchange)}
        case _:
            candidates = loot(state, seat)
    for value, move in candidates:
        scores[move] = max(value, scores.get(move, value))
    return sorted(moves, key=lambda move: -scores.get(move, -1000.0))


def _strength(move: Move) -> int:
    return (move.card or 0) - move.piper if isinstance(move, LayCard) else 0


def imagine(rules: Rules, view: State, seat: int, chance: Chance) -> State:
    """Return the view with likely hands for the opponents: they give up low cards when they can.

    Face-down discards stay unknown; future draws depend only on the hands.
    """
    state, weights = view.copy(), dict.fromkeys(CARDS, 0)
    for card in unseen(view):
        weights[card] += LIKELY[card]

    def draw() -> Card:
        at = chance.draw(sum(weights.values()))
        for card, weight in weights.items():
            if at < weight:
                weights[card] -= LIKELY[card]
                return card
            at -= weight
        raise AssertionError("a draw is below the sum")

    state.clans = tuple(
        [
            clan.with_hand(tuple([card or draw() for card in clan.hand])) if None in clan.hand else clan
            for clan in view.clans
        ]
    )
    if (raid := view.raid) and raid.laid:
        laid = tuple([Laid(lies.piper, lies.card or draw()) for lies in raid.laid])
        state.raid = RaidUnderWay(raid.opponent, raid.fought, raid.wins, laid)
    return state


def turn(state: State) -> object:
    """Return a value that changes when another turn begins."""
    return state.turn


def alike(state: State, seat: int, move: Move) -> Hashable:
    """Return a key that equivalent moves share: raids on, or bards to, opponents with equal possessions."""
    match move:
        case Raid(opponent):
            return Raid, _look(state, opponent)
        case Bard(opponent, takes, keeps):
            return Bard, _look(state, opponent), takes, keeps
    return move


def _look(state: State, seat: int) -> Hashable:
    clan = state.clans[seat]
    return clan.with_hand(()), len(clan.hand), state.points[seat], state.following == seat


def is_late(state: State) -> bool:
    """Return whether this round may be the last, or the bag may run out in it (HC-70 to HC-72)."""
    drawn_in_a_round = DRAWN * len(state.clans)
    return max(state.points) >= RED_ZONE or state.bag.total < drawn_in_a_round or state.supply <= 1


def ending(state: State, seat: int) -> Callable[[State], Hashable] | None:
    """Return None: hidden hands decide raids to the last turn, and a hidden tile decides whether it is the last."""
    return None
