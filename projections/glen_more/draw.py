"""Glen More as text: the track, the market and every territory."""

from collections.abc import Sequence

from cairn.events.glen_more.pieces import TILES
from cairn.projections.glen_more.laid import Laid
from cairn.projections.glen_more.state import Player, State

WIDTH = 12


def draw(state: State, names: Sequence[str]) -> str:
    """Return the table as text: the fill of the market's rows, the track, and each territory as a map."""
    market = ", ".join(f"{kind} {row}" for kind, row in state.market.items())
    stacks = ", ".join(str(len(stack)) for stack in state.stacks)
    lines = [f"Market: {market}. Stacks: {stacks}.", *_track(state, names)]
    if state.taken is not None and state.phase in ("pay", "place"):
        lines.append(f"{names[state.turn]} has taken: {TILES[state.taken].name}.")
    for seat, player in enumerate(state.players):
        turn = "*" if seat == state.turn and state.phase != "over" else " "
        cards = f", {', '.join(player.cards)}" if player.cards else ""
        has = f"{player.coins} coins, {player.barrels} barrels, {player.chieftains} chieftains{cards}"
        lines += ["", f"{turn}{names[seat]}: {state.points[seat]} points, {has}", *_territory(player)]
    return "\n".join(lines)


def _track(state: State, names: Sequence[str]) -> list[str]:
    holders = {space: names[seat] for seat, space in enumerate(state.figures)}
    if state.die is not None:
        holders[state.die] = "the die"
    named = {space: TILES[tile].name for space, tile in enumerate(state.track) if tile is not None} | holders
    cells = [f"{space}: {named.get(space, '·')}" for space in range(len(state.track))]
    return ["  " + "  ".join(cells[:7]), "  " + "  ".join(cells[7:])]


def _territory(player: Player) -> list[str]:
    """Draw a map, north above: each tile's name, then its clan members and the first letters of its cubes."""
    lying = {(laid.x, laid.y): laid for laid in player.territory}
    xs, ys = [x for x, _ in lying], [y for _, y in lying]
    lines = []
    for y in range(min(ys, default=0), max(ys, default=-1) + 1):
        row = [lying.get((x, y)) for x in range(min(xs), max(xs) + 1)]
        lines += ["  " + "|".join(_top(laid) for laid in row), "  " + "|".join(_bottom(laid) for laid in row)]
    return lines


def _top(laid: Laid | None) -> str:
    return f"{TILES[laid.tile].name[:WIDTH] if laid else '':<{WIDTH}}"


def _bottom(laid: Laid | None) -> str:
    """Describe a tile: `~` for the river, `=` for the road, `i` for each clan member, then the cubes."""
    if laid is None:
        return " " * WIDTH
    tile = TILES[laid.tile]
    sides = ("~" if tile.river else "") + ("=" if tile.road else "")
    return f"{' '.join(filter(None, (sides, 'i' * laid.members, ','.join(cube[:2] for cube in laid.cubes)))):<{WIDTH}}"
