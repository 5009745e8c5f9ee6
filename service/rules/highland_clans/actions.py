"""Actions: costs, obstacles and consequences (HC-14 to HC-30)."""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from cairn.events.decision import Event, Move
from cairn.events.highland_clans.events import BardSent, Built, DomainBought, FollowersGained
from cairn.events.highland_clans.moves import Bard, Build, Domain, EndActions, Monks, Piper, Warrior
from cairn.events.highland_clans.pieces import BUILDINGS, FOLLOWERS, Cubes
from cairn.projections.highland_clans.state import State
from cairn.projections.message import message
from cairn.service.rules.highland_clans.turns import DRAWN, is_opponent, reserve_obstacle
from cairn.service.rules.interface import Refusal

MAX_USED = 4  # maximum number of cubes of the reserve that the actions of a turn use (HC-15)
FEWEST_WARRIORS = 3  # minimum number of warriors in a court (HC-25)
MAX_LANDS = 6  # two lands and at most four domains (HC-28)

_CLAUSES = {
    **{"cattle": "HC-20", "castle": "HC-21", "monastery": "HC-22", "warrior": "HC-23"},
    **{"piper": "HC-26", "monk": "HC-27", "domain": "HC-28", "bard": "HC-29"},
}
"""The clause of each kind of action, named as in `State.actions`, with its cost."""

_CACHED = 4096
_YELLOW, _BLUE, _GREEN = Cubes(yellow=1), Cubes(blue=1), [Cubes(green=count) for count in range(3)]
_KEEPS: dict[tuple[str, ...], tuple[str | None, ...]] = {
    **{(follower,): (None,) for follower in FOLLOWERS},
    **{pair: (None, *pair) for pair in combinations(FOLLOWERS, 2)},
}
"""The followers of which a bard may keep one, by the followers taken (HC-29)."""

_TAKEN = Refusal("HC-14", "hc-action-taken")
_BARD_ALONE = Refusal("HC-14", "hc-bard-alone")
_MUST_ACT = Refusal("HC-16", "hc-must-act")
_NO_FREE_LAND = Refusal("HC-30", "hc-no-free-land")
_NO_SUPPLY = Refusal("HC-28", "hc-no-supply")
_NO_FIFTH_DOMAIN = Refusal("HC-28", "hc-four-domains")
_OWN_WARRIORS = Refusal("HC-25", "hc-own-warriors", number=FEWEST_WARRIORS)
_NO_GREEN = Refusal("HC-28", "hc-no-green")
_NO_OPPONENT = Refusal("HC-29", "hc-bard-no-opponent")
_FORM = Refusal("HC-29", "hc-bard-form")
_THEIR_WARRIORS = Refusal("HC-25", "hc-their-warriors", number=FEWEST_WARRIORS)
_NOT_THERE = {
    follower: Refusal("HC-29", "hc-court-without", follower=message(f"hc-{follower}")) for follower in FOLLOWERS
}
_BARDS = [{takes: [Bard(seat, takes, keeps) for keeps in _KEEPS[takes]] for takes in _KEEPS} for seat in range(5)]
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


class _Means(NamedTuple):
    """The resources of an action apart from the reserve, each capped at the highest number that matters."""

    free_land: bool
    room: bool
    warriors: int
    monks: int
    supply: bool


def legal_actions(state: State, seat: int) -> tuple[Move, ...]:
    """Return the actions that may be taken now, and last the end of actions, if that is allowed (HC-16)."""
    possible = _possible_actions(state)
    return (*possible, _END) if state.actions or not possible else possible


def affordable(state: State) -> tuple[tuple[Move, ...], bool]:
    """Return the actions except bards that may be taken now, and whether a bard can be paid."""
    return _affordable(state.reserve, state.actions, _means(state))


def action_obstacle(state: State, seat: int, move: Move) -> Refusal | None:
    """Return the obstacle to an action, or to ending the actions."""
    if isinstance(move, EndActions):
        return _MUST_ACT if not state.actions and _possible_actions(state) else None  # HC-16
    return _cost_obstacle(state.reserve, state.actions, move) or _aim_obstacle(state, move)


def actions_are_over(state: State) -> bool:
    """Return whether no further action may follow: the maximum is reached, or a bard was sent (HC-14)."""
    return len(state.actions) == state.most_actions or "bard" in state.actions


def action_event(state: State, move: Move) -> Event:
    """Return the event of a legal action."""
    seat = state.turn
    match move:
        case Build(what):
            return Built(seat, what, BUILDINGS[what])
        case Monks(count):
            return FollowersGained(seat, "monk", count)
        case Warrior():
            return FollowersGained(seat, "warrior", 1)
        case Piper():
            return FollowersGained(seat, "piper", 1)
        case Domain():
            court = Cubes(yellow=int(move.yellow_from == "court"), green=move.green_from_court)
            return DomainBought(seat, price(move), court, state.supply - 1)
        case Bard(opponent, takes, keeps):
            return BardSent(seat, opponent, takes, keeps)
    raise TypeError(f"{move.type} is no action")


def _possible_actions(state: State) -> tuple[Move, ...]:
    others, bard = affordable(state)
    if bard:
        for opponent, clan in enumerate(state.clans):
            if opponent != state.turn:
                others += _bards(opponent, clan.warriors, clan.pipers, clan.monks)
    return others


@lru_cache(_CACHED)
def _affordable(reserve: Cubes, taken: tuple[str, ...], means: _Means) -> tuple[tuple[Move, ...], bool]:
    others = [m for m in _OTHERS if not (_cost_obstacle(reserve, taken, m) or _means_obstacle(means, m))]
    return tuple(others), _cost_obstacle(reserve, taken, _ANY_BARD) is None


@lru_cache(_CACHED)
def _bards(opponent: int, warriors: int, pipers: int, monks: int) -> tuple[Move, ...]:
    court = (warriors, pipers, monks)
    return tuple([way for takes, ways in _BARDS[opponent].items() if not _court_obstacle(court, takes) for way in ways])


def _means(state: State) -> _Means:
    clan = state.clans[state.turn]
    warriors = FEWEST_WARRIORS if clan.warriors <= FEWEST_WARRIORS else FEWEST_WARRIORS + 1
    monks = clan.monks if clan.monks < 2 else 2
    return _Means(clan.free_lands > 0, clan.lands < MAX_LANDS, warriors, monks, state.supply > 0)


def _cost_obstacle(reserve: Cubes, taken: tuple[str, ...], move: Move) -> Refusal | None:
    kind = kind_of(move)
    if kind in taken:
        return _TAKEN
    if kind == "bard" and taken:
        return _BARD_ALONE
    cubes = price(move)
    used = DRAWN - reserve.total
    if used + cubes.total > MAX_USED:
        return Refusal("HC-15", "hc-too-many-used", number=cubes.total, used=used, most=MAX_USED)
    return reserve_obstacle(reserve, cubes, _CLAUSES[kind])


def _aim_obstacle(state: State, move: Move) -> Refusal | None:
    match move:
        case Bard(opponent, takes, keeps):
            if not is_opponent(state, opponent):
                return _NO_OPPONENT
            if keeps not in _KEEPS.get(takes, ()):
                return _FORM
            clan = state.clans[opponent]
            return _court_obstacle((clan.warriors, clan.pipers, clan.monks), takes)
    return _means_obstacle(_means(state), move)


def _means_obstacle(means: _Means, move: Move) -> Refusal | None:
    """Return the obstacle to an action, except a bard, that the reserve can pay (HC-28, HC-30)."""
    match move:
        case Build():
            return None if means.free_land else _NO_FREE_LAND
        case Domain() if not means.supply:
            return _NO_SUPPLY
        case Domain() if not means.room:
            return _NO_FIFTH_DOMAIN
        case Domain(yellow_from="court") if means.warriors == FEWEST_WARRIORS:
            return _OWN_WARRIORS
        case Domain(price="red", green_from_court=green) if green:
            return _NO_GREEN
        case Domain(green_from_court=green) if green > means.monks:
            return Refusal("HC-28", "hc-too-few-monks", has=means.monks, number=green)
    return None


def kind_of(move: Move) -> str:
    """Return the kind of an action, as in `State.actions`; two actions must differ in it (HC-14, HC-27)."""
    match move:
        case Build(what):
            return what
        case Monks():
            return "monk"
    return move.type


def price(move: Move) -> Cubes:
    """Return the cubes of the reserve that an action uses (HC-15, HC-18)."""
    match move:
        case Build(what):
            return BUILDINGS[what]
        case Warrior():
            return _YELLOW
        case Monks(count):
            return _GREEN[count]
        case Domain(paid_in, yellow_from, monks):
            yellow = int(yellow_from == "reserve")
            return Cubes(yellow=yellow, red=1) if paid_in == "red" else Cubes(yellow=yellow, green=2 - monks)
    return _BLUE


def _court_obstacle(court: tuple[int, int, int], takes: tuple[str, ...]) -> Refusal | None:
    if "warrior" in takes and court[0] == FEWEST_WARRIORS:
        return _THEIR_WARRIORS
    for follower, number in zip(FOLLOWERS, court, strict=True):
        if follower in takes and not number:
            return _NOT_THERE[follower]
    return None
