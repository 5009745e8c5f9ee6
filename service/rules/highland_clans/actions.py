"""Actions: what each costs, what stands in the way of it, and what comes of it (HC-14 to HC-30)."""

from collections.abc import Iterator
from itertools import combinations

from events.decision import Event, Move
from events.highland_clans.events import BardSent, Built, DomainBought, FollowersGained
from events.highland_clans.moves import Bard, Build, Domain, EndActions, Monks, Piper, Warrior
from events.highland_clans.pieces import BUILDINGS, FOLLOWERS, Cubes
from projections.highland_clans.state import Clan, State
from service.rules.highland_clans.turns import DRAWN, is_opponent, reserve_obstacle
from service.rules.interface import Refusal

MOST_USED = 4
"""How many cubes of the reserve the actions of a turn may use (HC-15)."""

FEWEST_WARRIORS = 3
"""How many warriors no court goes below (HC-25)."""

MOST_LANDS = 6
"""Two lands and at most four domains (HC-28)."""

_CLAUSES = {
    **{"cattle": "HC-20", "castle": "HC-21", "monastery": "HC-22", "warrior": "HC-23"},
    **{"piper": "HC-26", "monk": "HC-27", "domain": "HC-28", "bard": "HC-29"},
}
"""By the kind of an action, as `State.actions` names it: the clause that says what it costs."""

_YELLOW, _BLUE, _GREEN = Cubes(yellow=1), Cubes(blue=1), [Cubes(green=count) for count in range(3)]
_KEEPS: dict[tuple[str, ...], tuple[str | None, ...]] = {
    **{(follower,): (None,) for follower in FOLLOWERS},
    **{pair: (None, *pair) for pair in combinations(FOLLOWERS, 2)},
}
"""By what a bard may take: what may be kept of it (HC-29)."""

_TAKEN = Refusal("HC-14", "You have taken this action; a second one must be different")
_BARD_ALONE = Refusal("HC-14", "A bard must be the only action of a turn")
_MUST_ACT = Refusal("HC-16", "You can take an action, so you must take at least one")
_NO_FREE_LAND = Refusal("HC-30", "None of your lands is free")
_NO_SUPPLY = Refusal("HC-28", "The supply of domains is empty")
_NO_FIFTH_DOMAIN = Refusal("HC-28", "You have four domains already")
_OWN_WARRIORS = Refusal("HC-25", f"Your court may not go below {FEWEST_WARRIORS} warriors")
_NO_GREEN = Refusal("HC-28", "A domain for 1 red takes no green")
_NO_OPPONENT = Refusal("HC-29", "A bard goes to an opponent")
_FORM = Refusal(
    "HC-29", "A bard takes one follower, or two different ones of which one may be kept, named as warrior, piper, monk"
)
_THEIR_WARRIORS = Refusal("HC-25", f"That court may not go below {FEWEST_WARRIORS} warriors")
_NOT_THERE = {follower: Refusal("HC-29", f"That court has no {follower}") for follower in FOLLOWERS}

_BARDS = [{takes: [Bard(seat, takes, keeps) for keeps in _KEEPS[takes]] for takes in _KEEPS} for seat in range(5)]
"""By opponent, and by what is taken."""

_ANY_BARD = Bard(0, (), None)
_OTHERS: list[Move] = [
    *map(Build, BUILDINGS),
    Warrior(),
    Piper(),
    Monks(1),
    Monks(2),
    *(Domain("red", source, 0) for source in ("reserve", "court")),
    *(Domain("green", source, monks) for source in ("reserve", "court") for monks in range(3)),
]
_END = EndActions()


def legal_actions(state: State, seat: int) -> Iterator[Move]:
    """Yield the actions that may be taken now, and last the end of actions, if that is allowed (HC-16)."""
    yield from _possible_actions(state)
    if _end_obstacle(state) is None:
        yield _END


def action_obstacle(state: State, seat: int, move: Move) -> Refusal | None:
    """Return what stands in the way of an action, or of ending the actions."""
    if isinstance(move, EndActions):
        return _end_obstacle(state)
    return _cost_obstacle(state, move) or _aim_obstacle(state, move)


def actions_are_over(state: State) -> bool:
    """Tell whether no further action may follow: both are taken, or the last player's one, or a bard (HC-14)."""
    return len(state.actions) == state.most_actions or "bard" in state.actions


def action_event(state: State, move: Move) -> Event:
    """Return what comes of a legal action."""
    seat = state.turn
    match move:
        case Build(what):
            return Built(seat, what, BUILDINGS[what])
        case Monks(count):
            return FollowersGained(seat, "monk", count)
        case Domain():
            court = Cubes(yellow=int(move.yellow_from == "court"), green=move.green_from_court)
            return DomainBought(seat, _price(move), court, state.supply - 1)
        case Bard(opponent, takes, keeps):
            return BardSent(seat, opponent, takes, keeps)
    return FollowersGained(seat, move.type, 1)


def _possible_actions(state: State) -> Iterator[Move]:
    """Yield the actions that may be taken now. What stands in the way of every bard is looked at once."""
    for move in _OTHERS:
        if not (_cost_obstacle(state, move) or _aim_obstacle(state, move)):
            yield move
    if _cost_obstacle(state, _ANY_BARD):
        return
    for opponent, bards in enumerate(_BARDS):
        if not _opponent_obstacle(state, opponent):
            clan = state.clans[opponent]
            for takes, ways in bards.items():
                if not _court_obstacle(clan, takes):
                    yield from ways


def _end_obstacle(state: State) -> Refusal | None:
    """Return what stands in the way of ending the actions: none is taken and one is possible (HC-16)."""
    return None if state.actions or next(_possible_actions(state), None) is None else _MUST_ACT


def _cost_obstacle(state: State, move: Move) -> Refusal | None:
    """Return what stands in the way of a kind of action at its price, whatever it is aimed at."""
    kind = _kind(move)
    if kind in state.actions:
        return _TAKEN
    if kind == "bard" and state.actions:
        return _BARD_ALONE
    price, reserve = _price(move), state.reserve
    used = DRAWN - reserve.total
    if used + price.total > MOST_USED:
        words = f"This takes {price.total} cubes of the reserve, and {used} of at most {MOST_USED} are used"
        return Refusal("HC-15", words)
    return reserve_obstacle(reserve, price, _CLAUSES[kind])


def _aim_obstacle(state: State, move: Move) -> Refusal | None:
    """Return what stands in the way of an action for which the reserve has the cubes."""
    match move:
        case Build():
            return None if state.clans[state.turn].free_lands else _NO_FREE_LAND
        case Domain():
            return _domain_obstacle(state, move)
        case Bard(opponent, takes, keeps):
            return (
                _opponent_obstacle(state, opponent)
                or (None if keeps in _KEEPS.get(takes, ()) else _FORM)
                or _court_obstacle(state.clans[opponent], takes)
            )
    return None


def _kind(move: Move) -> str:
    """Return what must differ between two actions, as `State.actions` names it (HC-14, HC-27)."""
    match move:
        case Build(what):
            return what
        case Monks():
            return "monk"
    return move.type


def _price(move: Move) -> Cubes:
    """Return the cubes of the reserve that an action uses (HC-15, HC-18)."""
    match move:
        case Build(what):
            return BUILDINGS[what]
        case Warrior():
            return _YELLOW
        case Monks(count):
            return _GREEN[count]
        case Domain(price, yellow_from, monks):
            yellow = int(yellow_from == "reserve")
            return Cubes(yellow=yellow, red=1) if price == "red" else Cubes(yellow=yellow, green=2 - monks)
    return _BLUE


def _domain_obstacle(state: State, move: Domain) -> Refusal | None:
    """Return what stands in the way of buying a domain whose cubes the reserve has (HC-28)."""
    clan = state.clans[state.turn]
    if state.supply == 0:
        return _NO_SUPPLY
    if clan.lands == MOST_LANDS:
        return _NO_FIFTH_DOMAIN
    if move.yellow_from == "court" and clan.warriors == FEWEST_WARRIORS:
        return _OWN_WARRIORS
    if move.price == "red" and move.green_from_court:
        return _NO_GREEN
    if move.green_from_court > clan.monks:
        return Refusal("HC-28", f"Your court has {clan.monks or 'no'} green; this takes {move.green_from_court}")
    return None


def _opponent_obstacle(state: State, seat: int) -> Refusal | None:
    """Return what stands in the way of any bard to a seat (HC-29)."""
    return None if is_opponent(state, seat) else _NO_OPPONENT


def _court_obstacle(clan: Clan, takes: tuple[str, ...]) -> Refusal | None:
    """Return what stands in the way of taking followers from a court (HC-25, HC-29)."""
    if "warrior" in takes and clan.warriors == FEWEST_WARRIORS:
        return _THEIR_WARRIORS
    for follower in takes:
        if not getattr(clan, f"{follower}s"):
            return _NOT_THERE[follower]
    return None
