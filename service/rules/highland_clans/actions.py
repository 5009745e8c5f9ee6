"""Actions: what each costs, what stands against it, and what comes of it (HC-14 to HC-30)."""

from itertools import combinations

from events.decision import Event, Move
from events.highland_clans.events import BardSent, Built, DomainBought, FollowersGained
from events.highland_clans.moves import Bard, Build, Domain, EndActions, Monks, Piper, Warrior
from events.highland_clans.pieces import BUILDINGS, COLOURS, FOLLOWERS, Cubes
from projections.highland_clans.state import Clan, State
from service.rules.interface import Refusal

DRAWN = 6
"""How many cubes the reserve is drawn of (HC-12)."""

MOST_USED = 4
"""How many of them the actions may use (HC-15)."""

FEWEST_WARRIORS = 3
"""How many warriors no court goes below (HC-25)."""

MOST_LANDS = 6
"""Two lands and at most four domains (HC-28)."""

_BUILD_CLAUSE = {"cattle": "HC-20", "castle": "HC-21", "monastery": "HC-22"}
_CLAUSE = {Warrior: "HC-23", Piper: "HC-26", Monks: "HC-27", Domain: "HC-28", Bard: "HC-29"}
_FORMS = [
    *(((follower,), None) for follower in FOLLOWERS),
    *((pair, keeps) for pair in combinations(FOLLOWERS, 2) for keeps in (None, *pair)),
]
"""What a bard may take, and keep of it (HC-29)."""

_BARDS = [[Bard(opponent, takes, keeps) for takes, keeps in _FORMS] for opponent in range(5)]
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


def legal(state: State) -> list[Move]:
    """Return the actions that may be taken now; the end of actions, if one was taken or none is possible (HC-16)."""
    found = [move for move in _OTHERS if obstacle(state, move) is None]
    if not state.actions and state.reserve.blue:
        opponents = [seat for seat in range(len(state.clans)) if seat != state.turn]
        found += [bard for seat in opponents for bard in _BARDS[seat] if _no_bard(state, bard) is None]
    return found if found and not state.actions else [*found, _END]


def over(state: State) -> bool:
    """Tell whether no further action may follow: both are taken, or the last player's one, or a bard (HC-14)."""
    return len(state.actions) == state.most_actions or "bard" in state.actions


def obstacle(state: State, move: Move) -> Refusal | None:
    """Return what stands against an action of the player whose turn it is, if anything does."""
    if _kind(move) in state.actions:
        return Refusal("HC-14", "You have taken this action; a second one must be different")
    if isinstance(move, Bard) and state.actions:
        return Refusal("HC-14", "A bard must be the only action of a turn")
    price = _price(move)
    used = DRAWN - state.reserve.total
    if used + price.total > MOST_USED:
        words = f"This takes {price.total} cubes of the reserve, and {used} of at most {MOST_USED} are used"
        return Refusal("HC-15", words)
    for colour in COLOURS:
        if getattr(price, colour) > getattr(state.reserve, colour):
            clause = _BUILD_CLAUSE[move.what] if isinstance(move, Build) else _CLAUSE[type(move)]
            return Refusal(clause, f"This takes {getattr(price, colour)} {colour} of the reserve")
    match move:
        case Build() if state.clans[state.turn].free_lands == 0:
            return Refusal("HC-30", "None of your lands is free")
        case Domain():
            return _no_domain(state, move)
        case Bard():
            return _no_bard(state, move)
    return None


def event(state: State, move: Move) -> Event:
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


_YELLOW, _BLUE, _GREEN = Cubes(yellow=1), Cubes(blue=1), [Cubes(green=count) for count in range(3)]


def _no_domain(state: State, move: Domain) -> Refusal | None:
    """Return what stands against buying a domain whose cubes the reserve has (HC-28)."""
    clan = state.clans[state.turn]
    if state.supply == 0:
        return Refusal("HC-28", "The supply of domains is empty")
    if clan.lands == MOST_LANDS:
        return Refusal("HC-28", "You have four domains already")
    if move.yellow_from == "court" and clan.warriors == FEWEST_WARRIORS:
        return Refusal("HC-25", f"Your court may not go below {FEWEST_WARRIORS} warriors")
    if move.price == "red" and move.green_from_court:
        return Refusal("HC-28", "A domain for 1 red takes no green")
    if move.green_from_court > clan.monks:
        return Refusal("HC-28", f"Your court has no {move.green_from_court} green")
    return None


def _no_bard(state: State, move: Bard) -> Refusal | None:
    """Return what stands against sending a bard for which there is a blue cube (HC-29)."""
    if move.opponent == state.turn or move.opponent >= len(state.clans):
        return Refusal("HC-29", "A bard goes to an opponent")
    if (move.takes, move.keeps) not in _FORMS:
        words = (
            "A bard takes one follower, or two different ones of which one may be kept, named as warrior, piper, monk"
        )
        return Refusal("HC-29", words)
    clan = state.clans[move.opponent]
    if "warrior" in move.takes and clan.warriors == FEWEST_WARRIORS:
        return Refusal("HC-25", f"That court may not go below {FEWEST_WARRIORS} warriors")
    missing = [follower for follower in move.takes if not _has(clan, follower)]
    return Refusal("HC-29", f"That court has no {missing[0]}") if missing else None


def _has(clan: Clan, follower: str) -> bool:
    return bool(getattr(clan, f"{follower}s"))
