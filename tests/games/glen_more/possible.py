"""Checks whether a game can have a position, by the types and the rules in Python, independent of the kernel."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cairn.events.glen_more.events import ActivationBegan
from cairn.events.glen_more.pieces import (
    CAPACITY,
    IONA_ABBEY,
    LOCH_LOCHY,
    LOCH_NESS,
    LOCH_SHIEL,
    RESOURCES,
    SPACES,
    SPECIAL,
    STACKS,
    TILES,
    VILLAGES,
)
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import LARGEST, Player, State
from cairn.service.rules import newest
from cairn.service.rules.glen_more.market import nothing_needed
from cairn.service.rules.glen_more.means import EXCHANGES
from cairn.service.rules.glen_more.placement import begin_activation, ground_of
from cairn.service.rules.glen_more.rules import _only_answer
from cairn.service.rules.glen_more.track import COINS, WITH_DIE
from cairn.workers.glen_more import native

RULES = newest("glen_more")
SIZE, HEADER = 2747, 10
"""The number of bytes of a position, and of the fields before its lists."""
CARDS: dict[int, Any] = {tile: card for card, tile in SPECIAL.items()}
MAX_BARRELS, MAX_POINTS, MIN_POINTS = 200, 2000, -180
"""Limits of the kernel: no game comes near them."""


def unpack(packed: bytes) -> State:
    """Return the position that `native.pack` encodes as these bytes. Raise ValueError if there is none."""
    numbers = iter(packed)

    def read(count: int) -> list[int]:
        return [next(numbers) for _ in range(count)]

    def read_list(room: int) -> tuple[Any, ...]:
        count = next(numbers)
        return tuple(read(room)[:count])

    def read_laid() -> Laid:
        tile, x, y, members, count, *cubes = read(8)
        return Laid(tile, native._signed(x), native._signed(y), cubes_of(cubes[:count]), members)

    def read_player() -> Player:
        coins, barrels, chieftains, count, *cards = read(4 + len(SPECIAL))
        tiles, territory = next(numbers), [read_laid() for _ in range(LARGEST)]
        owned = tuple([CARDS[tile] for tile in cards[:count]])
        return Player(coins, barrels, chieftains, owned, tuple(territory[:tiles]))

    def cubes_of(cubes: Any) -> tuple[Any, ...]:
        return tuple([RESOURCES[cube] for cube in cubes])

    try:
        if len(packed) != SIZE:
            raise ValueError(f"a position has {SIZE} bytes")
        phases: Any = native.PHASES
        seats, turn, phase, die, empty, scorings, taken, exchange, movement, loch_ness = read(HEADER)
        state = State.new({}, seats)
        state.turn, state.phase, state.empty, state.scorings = turn, phases[phase], empty, scorings
        state.die, state.taken, state.exchange = None if die == native.NONE else die, taken or None, exchange or None
        state.movement, state.loch_ness = movement, bool(loch_ness)
        state.track = tuple([tile or None for tile in read(SPACES)])
        state.figures = tuple(read(5)[:seats])
        state.market = dict(zip(RESOURCES, read(5), strict=True))
        state.points = tuple([int.from_bytes(read(2), "little", signed=True) for _ in range(5)][:seats])
        bits = int.from_bytes(read(9), "little")
        state.stacks = tuple([tuple([tile for tile in stack if bits >> (tile - 1) & 1]) for stack in STACKS])
        state.paid = cubes_of(read_list(5))
        state.choices, state.near, state.activated, state.gone = map(read_list, (2, LARGEST, LARGEST, 72))
        state.players = tuple([read_player() for _ in range(5)][:seats])
        msgspec.convert(msgspec.to_builtins(state), State)
        if native.pack(state) == packed:
            return state
    except (ArithmeticError, IndexError, KeyError, TypeError) as error:
        raise ValueError(f"no position is packed so: {error}") from error
    raise ValueError("the position that these bytes stand for is packed in another way")


def faults(state: State) -> Iterator[str]:
    """Yield the reasons why no game has a position, or nothing if it is possible."""
    if not 2 <= len(state.players) <= 5 or state.turn >= len(state.players) or state.phase == "refill":
        yield "a number of seats, a turn or a phase"
        return
    if not {*state.market.values()} <= {0, 1, 2, 3}:
        yield "a row of the market"
    yield from _faults_of_track(state)
    yield from _faults_of_tiles(state)
    for seat, player in enumerate(state.players):
        yield from _faults_of_territory(player, VILLAGES[seat])
        yield from _faults_of_player(state, seat, player)
    yield from _faults_of_coins(state)
    yield from _faults_of_activations(state)
    yield from _faults_of_choices(state)
    yield from _faults_of_payment(state)
    if state.phase != "over" and (_only_answer(2, state) or not RULES.legal_moves(state, state.turn)):
        yield "a position that is not waited in"


def _faults_of_track(state: State) -> Iterator[str]:
    if (state.die is None) == (len(state.players) in WITH_DIE):
        yield "a die for that many seats"
    held = [*state.figures, *([] if state.die is None else [state.die])]
    if len({*held, state.empty}) <= len(held):
        yield "a space that is held twice"
    forwards = [(state.empty + step) % SPACES for step in range(SPACES)]
    last = next(step for step, space in enumerate(forwards) if space in held)
    free = {*held, *forwards[: last if state.phase == "over" else 1 if state.phase == "take" else 2]}
    if {space for space, tile in enumerate(state.track) if tile is None} != free:
        yield "a free space, or a tile where none can lie"
    if state.phase == "take" and state.figures[state.turn] != forwards[1]:
        yield "a turn of a figure that is not the last"
    if state.phase not in ("take", "over") and last == 1:
        yield "a last figure that has not moved"


def _faults_of_tiles(state: State) -> Iterator[str]:
    tiles = [tile for tile in state.track if tile]
    tiles += [*state.gone, *[tile for stack in state.stacks for tile in stack]]
    tiles += [laid.tile for player in state.players for laid in player.territory]
    if state.phase in ("pay", "place"):
        tiles.append(state.taken or 0)
    elif (state.taken is None) == _is_placed(state):
        yield "a tile that was taken, or none"
    if sorted(tiles) != sorted(TILES):
        yield "a tile in two places, or in none"
    begun = next((number for number, stack in enumerate(state.stacks) if stack), len(STACKS))
    if state.stacks[begun + 1 :] != STACKS[begun + 1 :]:
        yield "a later stack that was drawn from"
    if state.scorings != sum(not stack for stack in state.stacks[1:]) or (state.phase == "over") != (
        begun == len(STACKS)
    ):
        yield "a number of scorings, or an end"


def _is_placed(state: State) -> bool:
    return state.phase in ("choose", "activate", "exchange", "move")


def _faults_of_territory(player: Player, village: int) -> Iterator[str]:
    territory = player.territory
    if not territory or (territory[0].tile, territory[0].x, territory[0].y) != (village, 0, 0):
        yield "a territory without its village"
    for place, laid in enumerate(territory):
        tile = TILES[laid.tile]
        before = tuple([Laid(other.tile, other.x, other.y, (), 1) for other in territory[:place]])
        if place and (laid.x, laid.y) not in ground_of(before).cells(tile):
            yield "a tile where it cannot lie"
        most = 2 if laid.tile == LOCH_LOCHY else CAPACITY if tile.effect == "produce" else 0
        any_kind = laid.tile in (LOCH_LOCHY, IONA_ABBEY)
        if len(laid.cubes) > most or not (any_kind or {*laid.cubes} <= {tile.terms}):
            yield "cubes that a tile does not make"


def _faults_of_player(state: State, seat: int, player: Player) -> Iterator[str]:
    tiles = [laid.tile for laid in player.territory]
    if [SPECIAL[card] for card in player.cards] != [tile for tile in tiles if tile in CARDS]:
        yield "other cards than special locations"
    gained = sum(dict(TILES[tile].bonus).get("clan_member", 0) for tile in tiles) + (SPECIAL["Castle Stalker"] in tiles)
    placing = seat == state.turn and state.phase == "place" and state.taken == LOCH_NESS
    if sum(laid.members for laid in player.territory) + player.chieftains != gained - placing - (LOCH_NESS in tiles):
        yield "other members than the tiles brought"
    if player.barrels > MAX_BARRELS:
        yield "barrels"
    if not (MIN_POINTS if state.phase == "over" else 0) <= state.points[seat] <= MAX_POINTS:
        yield "points"


def _faults_of_coins(state: State) -> Iterator[str]:
    seats = len(state.players)
    castles = sum(SPECIAL["Armadale Castle"] in [laid.tile for laid in player.territory] for player in state.players)
    coins = sum(player.coins for player in state.players) + sum((0, 1, 3, 6)[row] for row in state.market.values())
    if coins != COINS * seats + 3 * castles + (len(RESOURCES) if seats in WITH_DIE else 0):
        yield "more coins than there are, or fewer"


def _faults_of_activations(state: State) -> Iterator[str]:
    player, near = state.players[state.turn], tuple[int, ...]()
    if _is_placed(state) and state.taken != player.territory[-1].tile:
        yield "a tile that was placed, and is not the latest"
    if _is_placed(state) and (state.phase != "choose" or state.near):
        before = msgspec.structs.replace(state, near=(), choices=())
        (began,) = begin_activation(before)
        assert isinstance(began, ActivationBegan)
        near = began.tiles
    if state.near != near:
        yield "other tiles near"
    effects = [TILES[tile].effect for tile in state.activated]
    own = {laid.tile for laid in player.territory}
    if not near and effects:
        yield "a tile that was activated before one was placed"
    if len({*state.activated}) < len(effects) or not {*state.activated} <= own or "" in effects:
        yield "a tile that cannot be activated"
    far = [tile for tile in state.activated if tile not in near]
    if len(far) != state.loch_ness or (far and "Loch Ness" not in player.cards):
        yield "distant tiles that were activated"
    movement = effects.count("move")
    if state.movement >= movement if state.phase == "move" else state.movement != movement:
        yield "movement that no tile gave"


def _faults_of_choices(state: State) -> Iterator[str]:
    if (state.phase == "choose") != bool(state.choices):
        yield "cubes to be chosen, or none"
        return
    for tile in state.choices:
        cubes = [laid.cubes for laid in state.players[state.turn].territory if laid.tile == tile]
        most = {LOCH_LOCHY: 2 - len(state.choices), IONA_ABBEY: CAPACITY - 1 if state.near else 0}.get(tile, -1)
        if len(cubes) != 1 or len(cubes[0]) > most or state.choices != (tile,) * len(state.choices):
            yield "cubes for another tile"
    if state.choices:
        why = state.activated[-1:] if state.near else (IONA_ABBEY if state.taken == LOCH_SHIEL else state.taken,)
        if why != state.choices[:1] or (state.choices[0] == IONA_ABBEY and len(state.choices) > 1):
            yield "cubes that no tile promised"


def _faults_of_payment(state: State) -> Iterator[str]:
    if state.phase == "exchange":
        if state.exchange not in EXCHANGES or state.activated[-1:] != (state.exchange,):
            yield "an exchange of another tile"
            return
    elif state.exchange is not None:
        yield "an exchange that has ended"
        return
    pays = state.phase == "exchange" or (state.phase == "pay" and state.taken != LOCH_NESS)
    if not pays and state.paid:
        yield "cubes that were paid for nothing"
    if pays and nothing_needed(state):
        yield "a payment that has ended"
