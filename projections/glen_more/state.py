"""The position of a game of Glen More.

Values in a state are immutable: they are replaced, never changed.
"""

from collections.abc import Mapping
from copy import copy
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cairn.events.decision import Event
from cairn.events.glen_more.events import (
    ActivationBegan,
    AreaScored,
    BarrelPaid,
    BarrelsGained,
    CardGained,
    ChieftainPaid,
    CoinsGained,
    CubeBought,
    CubeGained,
    CubePaid,
    CubeSold,
    CubesPromised,
    DieRolled,
    ExchangeMade,
    FinalScored,
    GameSetUp,
    MemberMoved,
    MemberPaid,
    MemberPromoted,
    MembersGained,
    MovementGained,
    PlayEnded,
    PointsScored,
    TileActivated,
    TileDiscarded,
    TileLaid,
    TilePaid,
    TilePlaced,
    TileRemoved,
    TileTaken,
    TurnBegan,
    TurnEnded,
)
from cairn.events.glen_more.pieces import (
    FARTHEST,
    RESOURCES,
    SPACES,
    SPECIAL,
    STACKS,
    BySeat,
    Card,
    Cube,
    Seat,
    Space,
    TileNumber,
    Tiles,
)
from cairn.projections.glen_more.laid import Laid
from cairn.projections.tuples import put, without

LARGEST = 1 + FARTHEST
"""Maximum number of tiles in a territory: a starting village, and all tiles that can be laid."""

Phase = Literal["take", "pay", "place", "choose", "activate", "exchange", "move", "discarded", "refill", "over"]


class Player(Struct, frozen=True, gc=False, cache_hash=True):
    """A player's coins, barrels, chieftains, cards, and territory of tiles."""

    coins: Annotated[int, Meta(description="coins they have")]
    barrels: Annotated[int, Meta(description="barrels of whisky they have")]
    chieftains: Annotated[int, Meta(description="clan members taken off the territory (GM-60)")]
    cards: Annotated[
        tuple[Card, ...],
        Meta(max_length=len(SPECIAL), description="cards of special locations, in the order they got them"),
    ]
    territory: Annotated[
        tuple[Laid, ...],
        Meta(max_length=LARGEST, description="tiles in the order they were laid, the starting village first"),
    ]

    def laid(self, tile: TileNumber) -> Laid:
        """Return a tile of this territory. Raise ValueError if the territory does not have it."""
        for laid in self.territory:
            if laid.tile == tile:
                return laid
        raise ValueError(f"tile {tile} does not lie in this territory")

    def with_laid(self, laid: Laid) -> "Player":
        """Return the player with a tile of this territory replaced."""
        territory = tuple([laid if other.tile == laid.tile else other for other in self.territory])
        return Player(self.coins, self.barrels, self.chieftains, self.cards, territory)

    def with_coins(self, coins: int) -> "Player":
        """Return the player with this number of coins."""
        return Player(coins, self.barrels, self.chieftains, self.cards, self.territory)

    def with_barrels(self, barrels: int) -> "Player":
        """Return the player with this number of barrels."""
        return Player(self.coins, barrels, self.chieftains, self.cards, self.territory)

    def with_chieftains(self, chieftains: int) -> "Player":
        """Return the player with this number of chieftains."""
        return Player(self.coins, self.barrels, chieftains, self.cards, self.territory)

    def with_cubes(self, laid: Laid, cubes: tuple[Cube, ...]) -> "Player":
        """Return the player with these cubes on a tile of this territory."""
        return self.with_laid(Laid(laid.tile, laid.x, laid.y, cubes, laid.members))

    def with_members(self, tile: TileNumber, more: int) -> "Player":
        """Return the player with `more` clan members added to a tile of this territory; `more` may be negative."""
        laid = self.laid(tile)
        return self.with_laid(Laid(laid.tile, laid.x, laid.y, laid.cubes, laid.members + more))


class State(Struct, gc=False):
    """The state of a game.

    `phase` is the next step of the turn: to take, pay or place a tile, choose a cube, activate tiles, give cubes for an
    exchange, move members, or end the turn after a discarded tile.
    """

    track: Annotated[
        tuple[TileNumber | None, ...],
        Meta(max_length=SPACES, description="by space from 0: the tile that lies there, or null"),
    ]
    figures: Annotated[tuple[Space, ...], Meta(max_length=5, description="by seat: the space its figure stands on")]
    die: Annotated[Space | None, Meta(description="the space the die stands on; null with 4 or 5 players")]
    empty: Annotated[Space, Meta(description="the empty space of the track, 0 to 13 (GM-05)")]
    stacks: Annotated[
        tuple[Annotated[tuple[TileNumber, ...], Meta(max_length=max(map(len, STACKS)))], ...],
        Meta(max_length=len(STACKS), description="by stack from 0: the tiles still in it, sorted, not in their order"),
    ]
    gone: Annotated[Tiles, Meta(description="tiles that left the game, in the order they did")]
    market: Annotated[
        Mapping[Cube, int],
        Meta(max_length=len(RESOURCES), description="by resource: spaces filled with a coin, 0 to 3 (GM-20)"),
    ]
    players: Annotated[tuple[Player, ...], Meta(max_length=5, description="by seat")]
    points: Annotated[BySeat, Meta(description="by seat: victory points")]
    scorings: Annotated[int, Meta(description="scorings that took place, 0 to 3 (GM-70)")]
    turn: Annotated[Seat, Meta(description="the seat whose turn it is")]
    phase: Annotated[
        Phase, Meta(description="what the turn waits for; `discarded` is its end after GM-14, `over` the game's end")
    ]
    taken: Annotated[
        TileNumber | None, Meta(description="the tile taken this turn; null before, or if it was discarded")
    ]
    paid: Annotated[
        tuple[Cube, ...],
        Meta(max_length=5, description="cubes given so far for the tile taken, or for the exchange, 5 at most"),
    ]
    choices: Annotated[
        tuple[TileNumber, ...],
        Meta(max_length=2, description="the tile for each cube still to be chosen, the last one's first (GM-42)"),
    ]
    near: Annotated[
        tuple[TileNumber, ...],
        Meta(max_length=LARGEST, description="tiles that may be activated this turn without Loch Ness (GM-50)"),
    ]
    activated: Annotated[
        tuple[TileNumber, ...], Meta(max_length=LARGEST, description="tiles that were activated this turn")
    ]
    loch_ness: Annotated[bool, Meta(description="whether Loch Ness was used this turn (GM-51)")]
    exchange: Annotated[TileNumber | None, Meta(description="the tile that cubes are being given for; null if none")]
    movement: Annotated[int, Meta(description="movement points left this turn (GM-60)")]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the table before the game is set up."""
        return cls(
            track=(None,) * SPACES,
            figures=(),
            die=None,
            empty=0,
            stacks=(),
            gone=(),
            market=dict.fromkeys(RESOURCES, 0),
            players=(Player(0, 0, 0, (), ()),) * seats,
            points=(0,) * seats,
            scorings=0,
            turn=0,
            phase="refill",
            taken=None,
            paid=(),
            choices=(),
            near=(),
            activated=(),
            loch_ness=False,
            exchange=None,
            movement=0,
        )

    def copy(self) -> "State":
        """Return a copy that can be evolved independently; both share their immutable values."""
        return copy(self)

    def evolve(self, event: Event) -> None:
        """Apply an event. Raise ValueError if it is unknown."""
        fold = _FOLD.get(type(event))
        if fold is None:
            raise ValueError(f"Glen More cannot fold {event.type}")
        fold(self, event)

    def _put_player(self, seat: Seat, player: Player) -> None:
        self.players = put(self.players, seat, player)

    def _take_cube(self, seat: Seat, tile: TileNumber, cube: Cube) -> None:
        player = self.players[seat]
        laid = player.laid(tile)
        self._put_player(seat, player.with_cubes(laid, without(laid.cubes, cube)))

    def _take_off_track(self, space: Space) -> None:
        self.track = put(self.track, space, None)

    def _game_set_up(self, event: GameSetUp) -> None:
        self.turn, self.figures, self.die, self.empty = event.first, event.figures, event.die, event.empty
        self.stacks = STACKS
        self.market = dict.fromkeys(RESOURCES, event.row)
        self.players = tuple(Player(event.coins, 0, 0, (), (Laid(tile, 0, 0, (), 1),)) for tile in event.villages)
        self.gone = event.unused

    def _tile_laid(self, event: TileLaid) -> None:
        self.stacks = put(self.stacks, event.stack, without(self.stacks[event.stack], event.tile))
        self.track, self.empty = put(self.track, event.space, event.tile), event.empty

    def _turn_began(self, event: TurnBegan) -> None:
        self.turn, self.phase = event.seat, "take"

    def _tile_taken(self, event: TileTaken) -> None:
        self._move_figure(event.seat, event.space)
        self.taken, self.phase = event.tile, "pay"

    def _tile_discarded(self, event: TileDiscarded) -> None:
        self._move_figure(event.seat, event.space)
        self.gone += (event.tile,)
        self.phase = "discarded"

    def _move_figure(self, seat: Seat, space: Space) -> None:
        self.figures = put(self.figures, seat, space)
        self._take_off_track(space)

    def _cube_paid(self, event: CubePaid) -> None:
        self._take_cube(event.seat, event.tile, event.cube)
        self.paid += (event.cube,)

    def _cube_bought(self, event: CubeBought) -> None:
        self._trade(event)
        self.paid += (event.cube,)

    def _cube_sold(self, event: CubeSold) -> None:
        self._take_cube(event.seat, event.tile, event.cube)
        self._trade(event)

    def _trade(self, event: CubeBought | CubeSold) -> None:
        self._put_player(event.seat, self.players[event.seat].with_coins(event.coins))
        self.market = {**self.market, event.cube: event.row}

    def _barrels(self, event: BarrelPaid | BarrelsGained) -> None:
        self._put_player(event.seat, self.players[event.seat].with_barrels(event.barrels))

    def _members(self, event: MemberPaid | MembersGained) -> None:
        player = self.players[event.seat]
        more = event.members - player.laid(event.tile).members
        self._put_player(event.seat, player.with_members(event.tile, more))

    def _chieftain_paid(self, event: ChieftainPaid) -> None:
        self._put_player(event.seat, self.players[event.seat].with_chieftains(event.chieftains))

    def _tile_paid(self, event: TilePaid) -> None:
        self.paid, self.phase = (), "place"

    def _tile_placed(self, event: TilePlaced) -> None:
        player = self.players[event.seat]
        territory = (*player.territory, Laid(event.tile, event.x, event.y, (), 0))
        placed = Player(player.coins, player.barrels, player.chieftains, player.cards, territory)
        self._put_player(event.seat, placed)

    def _coins_gained(self, event: CoinsGained) -> None:
        self._put_player(event.seat, self.players[event.seat].with_coins(event.coins))

    def _card_gained(self, event: CardGained) -> None:
        player = self.players[event.seat]
        cards = (*player.cards, event.card)
        after = Player(player.coins, player.barrels, player.chieftains, cards, player.territory)
        self._put_player(event.seat, after)

    def _cubes_promised(self, event: CubesPromised) -> None:
        self.choices += (event.tile,) * event.count
        self.phase = "choose"

    def _cube_gained(self, event: CubeGained) -> None:
        player = self.players[event.seat]
        laid = player.laid(event.tile)
        self._put_player(event.seat, player.with_cubes(laid, (*laid.cubes, event.cube)))
        if self.choices:
            self.choices = self.choices[:-1]
            self.phase = "choose" if self.choices else "activate"

    def _activation_began(self, event: ActivationBegan) -> None:
        self.near, self.phase = event.tiles, "activate"

    def _tile_activated(self, event: TileActivated) -> None:
        self.activated += (event.tile,)
        self.loch_ness = self.loch_ness or event.loch_ness
        if event.exchange:
            self.exchange, self.phase = event.tile, "exchange"

    def _exchange_made(self, event: ExchangeMade) -> None:
        self.exchange, self.paid, self.phase = None, (), "activate"

    def _points_scored(self, event: PointsScored) -> None:
        self.points = put(self.points, event.seat, event.points)

    def _movement_gained(self, event: MovementGained) -> None:
        self.movement = event.movement

    def _member_moved(self, event: MemberMoved) -> None:
        player = self.players[event.seat].with_members(event.origin, -1).with_members(event.target, 1)
        self._put_player(event.seat, player)
        self.movement, self.phase = event.movement, "move"

    def _member_promoted(self, event: MemberPromoted) -> None:
        player = self.players[event.seat].with_members(event.tile, -1)
        self._put_player(event.seat, player.with_chieftains(event.chieftains))
        self.movement, self.phase = event.movement, "move"

    def _turn_ended(self, event: TurnEnded) -> None:
        self.taken, self.near, self.activated, self.loch_ness = None, (), (), False
        self.movement, self.phase = 0, "refill"

    def _tile_removed(self, event: TileRemoved) -> None:
        self._take_off_track(event.space)
        self.gone += (event.tile,)

    def _die_rolled(self, event: DieRolled) -> None:
        self._take_off_track(event.space)
        self.die = event.space
        self.gone += (event.tile,)

    def _area_scored(self, event: AreaScored) -> None:
        self.points, self.scorings = event.points, event.scoring

    def _final_scored(self, event: FinalScored) -> None:
        self.points = event.points

    def _play_ended(self, event: PlayEnded) -> None:
        self.points, self.phase = event.points, "over"


_FOLD: dict[type, Any] = {
    GameSetUp: State._game_set_up,
    TileLaid: State._tile_laid,
    TurnBegan: State._turn_began,
    TileTaken: State._tile_taken,
    TileDiscarded: State._tile_discarded,
    CubePaid: State._cube_paid,
    CubeBought: State._cube_bought,
    CubeSold: State._cube_sold,
    BarrelPaid: State._barrels,
    MemberPaid: State._members,
    ChieftainPaid: State._chieftain_paid,
    TilePaid: State._tile_paid,
    TilePlaced: State._tile_placed,
    MembersGained: State._members,
    BarrelsGained: State._barrels,
    CoinsGained: State._coins_gained,
    CardGained: State._card_gained,
    CubesPromised: State._cubes_promised,
    CubeGained: State._cube_gained,
    ActivationBegan: State._activation_began,
    TileActivated: State._tile_activated,
    ExchangeMade: State._exchange_made,
    PointsScored: State._points_scored,
    MovementGained: State._movement_gained,
    MemberMoved: State._member_moved,
    MemberPromoted: State._member_promoted,
    TurnEnded: State._turn_ended,
    TileRemoved: State._tile_removed,
    DieRolled: State._die_rolled,
    AreaScored: State._area_scored,
    FinalScored: State._final_scored,
    PlayEnded: State._play_ended,
}
