"""Highland Clans: the native kernel, if available: the same rules and playouts in C, equal to the bit.

Positions are passed as bytes, moves as numbers; `kernel/game.h` defines their layout.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from cairn.events.decision import Move
from cairn.events.highland_clans.moves import (
    Bard,
    Build,
    DeclineSpoil,
    Discard,
    Domain,
    EndActions,
    EndTurn,
    Exchange,
    Keep,
    LayCard,
    Monks,
    Piper,
    Raid,
    Redraw,
    TakeSpoil,
    Warrior,
)
from cairn.events.highland_clans.pieces import BUILDINGS, CARDS, FOLLOWERS, TILES, Cubes
from cairn.projections.highland_clans.state import Clan, RaidUnderWay, State
from cairn.workers.highland_clans.features import FEATURES
from cairn.workers.search.native import Native
from cairn.workers.search.net import load_nets
from cairn.workers.search.sense import Kernel
from cairn.workers.search.shares import weights_of

try:
    from cairn.workers.highland_clans import _kernel
except ImportError:
    IS_THERE = False
else:
    IS_THERE = True
    _kernel.weigh(*weights_of("highland_clans", FEATURES))
    for _number_of_net, _weights in enumerate(load_nets("highland_clans")):
        _kernel.load(_number_of_net, _weights)

NONE, SEATS, HAND = 255, 5, 20
_PHASES = ("redraw", "action", "raid", "combat", "spoil", "refill", "over")
_REASONS = ("red_zone", "empty_bag", "empty_supply")
_FOLLOWERS, _BUILDINGS, _SOURCES, _PRICES = [*FOLLOWERS], [*BUILDINGS], ("reserve", "court"), ("red", "green")
_ACTIONS = (*FOLLOWERS, *BUILDINGS, "domain", "bard")


@cache
def number_of(move: Move) -> int:
    """Return a move as a number."""
    match move:
        case Keep():
            return _number(0)
        case Redraw(yellow, blue, green, red):
            return _number(1, yellow, blue, green, red)
        case Build(what):
            return _number(2, _BUILDINGS.index(what))
        case Warrior():
            return _number(3)
        case Piper():
            return _number(4)
        case Monks(count):
            return _number(5, count)
        case Domain(price, yellow_from, monks):
            return _number(6, _PRICES.index(price), _SOURCES.index(yellow_from), monks)
        case Bard(opponent, takes, keeps):
            taken = sum(1 << _FOLLOWERS.index(follower) for follower in takes)
            return _number(7, opponent, taken, _FOLLOWERS.index(keeps) + 1 if keeps else 0)
        case EndActions():
            return _number(8)
        case Raid(opponent):
            return _number(9, opponent)
        case Exchange(cards):
            return _number(10, *(cards or ()))
        case EndTurn():
            return _number(11)
        case LayCard(piper, card):
            return _number(12, piper, card or 0)
        case TakeSpoil(what):
            return _number(13, _BUILDINGS.index(what))
        case DeclineSpoil():
            return _number(14)
        case Discard(card):
            return _number(15, card or 0)
    raise ValueError(f"{move} is no move of Highland Clans")


def _number(kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> int:
    return kind << 16 | first << 12 | second << 8 | third << 4 | fourth


def pack(state: State) -> bytes:
    """Return a position as the bytes of the kernel's `State`."""
    packed = [
        len(state.clans),
        state.raid_refill == "drawn",
        state.round,
        state.start,
        state.turn,
        _PHASES.index(state.phase),
        *_filled([_ACTIONS.index(action) for action in state.actions], 2),
        state.most_actions,
        NONE if state.following is None else state.following,
        *_cubes(state.reserve),
        *_cubes(state.bag),
    ]
    absent = SEATS - len(state.clans)
    for clan in (*state.clans, *[Clan(0, 0, 0, 0, 0, 0, 0, ())] * absent):
        packed += _clan(clan)
    packed += [*_raid(state.raid), state.deck]
    packed += [sum((card or 0) == value for card in state.discards) for value in (0, *CARDS)]
    packed += [state.supply, state.removed, *map(state.shown.count, dict.fromkeys(TILES))]
    return bytes([*packed, *state.points, *[0] * absent, _REASONS.index(state.reason) if state.reason else NONE])


def _cubes(cubes: Cubes) -> tuple[int, ...]:
    return cubes.yellow, cubes.blue, cubes.green, cubes.red


def _clan(clan: Clan) -> list[int]:
    followers, buildings = (clan.warriors, clan.pipers, clan.monks), (clan.cattle, clan.castles, clan.monasteries)
    hand = [card or 0 for card in clan.hand]
    return [*followers, *buildings, clan.free_lands, len(hand), *_filled(hand, HAND)]


def _raid(raid: RaidUnderWay | None) -> list[int]:
    if raid is None:
        return [NONE, 0, 0, 0, 0, NONE]
    laid = [raid.laid[0].piper, raid.laid[0].card or 0] if raid.laid else [0, NONE]
    return [raid.opponent, raid.fought, *raid.wins, *laid]


def _filled(numbers: Sequence[int], room: int) -> list[int]:
    return [*numbers, *[NONE] * (room - len(numbers))]


kernels: Mapping[int, Kernel] = {1: Native(_kernel, pack, number_of)} if IS_THERE else {}
"""The kernel, by the version of the rules it implements."""

learned_kernels: Mapping[int, Kernel] = {1: Native(_kernel, pack, number_of, training=1)} if IS_THERE else {}
"""The same, with the learned value."""
