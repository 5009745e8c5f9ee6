"""The market and paying in Glen More, by clause, and compared with an exhaustive search of sales and purchases."""

import random
from collections import Counter
from functools import partial

import pytest
from games.glen_more.every_payment import after, closes, completable, payable
from games.glen_more.given import activating, change, change_laid, kinds, land, may, refused, rules, set_up, when

from cairn.contract.playing import random_game
from cairn.events.decision import Move
from cairn.events.glen_more.events import (
    CubeBought,
    CubePaid,
    CubeSold,
    ExchangeMade,
    TileActivated,
    TilePaid,
    TileTaken,
)
from cairn.events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    CloseExchange,
    EndTurn,
    PayCube,
    PlaceTile,
    SellCube,
    TakeTile,
)
from cairn.events.glen_more.pieces import RESOURCES, TILES
from cairn.projections.glen_more.state import State
from cairn.service.languages import english
from cairn.service.rules.glen_more.means import Means, shortfall


@pytest.mark.slow
def test_can_pay_matches_an_exhaustive_search() -> None:
    """GM-23: both agree on random rows, coins, cubes and needs, of which about half can be paid."""
    source, paid = random.Random(5), 0
    for _ in range(3000):
        rows = [source.randint(0, 3) for _ in range(5)]
        own = [source.choice([0, 0, 0, 1, 1, 2, 3]) for _ in range(5)]
        need = [source.choice([0, 0, 1, 1, 2]) for _ in range(5)]
        coins = source.randint(0, 7)
        found = payable(tuple(need), tuple(own), tuple(rows), coins)
        assert Means(tuple(own), tuple(rows), coins).pays(tuple(need)) == found, (need, own, rows, coins)
        paid += found
    assert 1000 < paid < 2500


def test_offered_moves_are_exactly_those_that_can_be_completed() -> None:
    """GM-21, GM-23, GM-27: in hundreds of payments no move is missing, and none leads to a dead end."""
    payments = 0
    for seed in range(60):
        for state in paying_positions(seed):
            payments += 1
            assert completable(state)
            legal = rules.legal_moves(state, state.turn)
            holds = {(laid.tile, cube) for laid in state.players[state.turn].territory for cube in laid.cubes}
            every: list[Move] = [PayCube(*where) for where in holds] + [BuyCube(cube) for cube in RESOURCES]
            every += [SellCube(*where) for where in holds]
            for move in every:
                then = after(state, move)
                assert (move in legal) == (then is not None and completable(then)), move
    assert payments > 300


def paying_positions(seed: int) -> list[State]:
    """Return positions of a random game with random cubes, coins and rows, each in the middle of a payment."""
    source = random.Random(seed)
    state = random_game("glen_more", {"first_seat": None}, 3, seed, stop=source.randint(20, 60)).position.state
    assert isinstance(state, State)
    found = []
    for _ in range(12):
        trial = state.copy()
        change(trial, trial.turn, coins=source.randint(0, 5))
        trial.market = {kind: source.randint(0, 3) for kind in RESOURCES}
        for laid in trial.players[trial.turn].territory:
            cubes = source.choices(RESOURCES, k=source.choice([0, 0, 1, 2]))
            change_laid(trial, trial.turn, laid.tile, cubes=tuple(cubes))
        trial.paid, trial.exchange, trial.activated, trial.choices = (), None, (), ()
        if source.random() < 0.3:
            trial.phase, trial.taken = "pay", source.choice([26, 30, 38, 48, 60, 60])
        else:
            trial.phase, trial.exchange = "exchange", source.choice([10, 11, 13, 34, 49, 55, 55, 56, 56, 66])
        if not completable(trial):
            continue
        found.append(trial)
        given = [move for move in rules.legal_moves(trial, trial.turn) if isinstance(move, PayCube | BuyCube)]
        if given:
            further = after(trial, source.choice(given))
            if further and not closes_now(further):
                found.append(further)
    return found


def closes_now(state: State) -> bool:
    """Return whether the payment is complete, so that no further cube may be requested."""
    tile = state.taken if state.exchange is None else state.exchange
    assert tile is not None
    return closes(tile, tuple(map(state.paid.count, RESOURCES)), cost=state.exchange is None)


def test_tiles_that_can_be_taken_match_a_search() -> None:
    """GM-11, GM-23: in random positions, a tile with a legal cell can be taken exactly if some sequence pays for it."""
    seen = Counter[bool]()
    for seed in range(60):
        state = taking_position(seed)
        takable = {move.space for move in may(state, TakeTile)}
        for space, tile in enumerate(state.track):
            if tile and has_cell(state, tile):
                trial = state.copy()
                trial.taken = tile
                assert (space in takable) == completable(trial), TILES[tile].name
                seen[space in takable] += 1
    assert min(seen[True], seen[False]) > 80


def taking_position(seed: int) -> State:
    """Return a position of a random game with random cubes, coins and rows, and costly tiles on the track."""
    source = random.Random(seed)
    state = random_game("glen_more", {"first_seat": None}, 2, seed, stop=source.randint(10, 40)).position.state
    assert isinstance(state, State)
    change(state, state.turn, coins=source.randint(0, 3))
    territory = state.players[state.turn].territory
    change_laid(state, state.turn, territory[0].tile, members=1)
    for laid in territory:
        cubes = source.choices(RESOURCES, k=source.choice([0, 0, 0, 1]))
        change_laid(state, state.turn, laid.tile, cubes=tuple(cubes))
    state.market = {kind: source.randint(0, 3) for kind in RESOURCES}
    state.phase, state.paid, state.exchange = "take", (), None
    drawn = source.sample([11, 14, 26, 27, 30, 38, 43, 48, 51, 60, 64], 10)
    state.empty, state.track = 0, (None, None, None, None, *drawn)
    return state


def has_cell(state: State, tile: int) -> bool:
    """Return whether a tile could be placed if it were paid."""
    trial = state.copy()
    trial.phase, trial.taken = "place", tile
    return bool(may(trial, PlaceTile))


def test_a_shortfall_is_minimal() -> None:
    """GM-23: that many more coins pay one of the needs, one coin fewer pays none; or no number of coins pays any."""
    source, found = random.Random(7), Counter[str]()
    for _ in range(1500):
        rows = [source.choice([0, 1, 2, 3, 3]) for _ in range(5)]
        own = [source.choice([0, 0, 0, 0, 1, 2]) for _ in range(5)]
        needs = [tuple(source.choice([0, 0, 0, 1, 2]) for _ in range(5)) for _ in range(source.randint(1, 3))]
        coins = source.randint(0, 2)
        lacking = shortfall(tuple(needs), Means(tuple(own), tuple(rows), coins))
        missing = None if lacking is None else english().render(lacking)
        payable_with = partial(any_payable, needs, tuple(own), tuple(rows))
        if missing is None:
            assert payable_with(coins)
        elif "full" in missing:
            assert not payable_with(99)
        else:
            short = int(missing.partition(" ")[0])
            assert payable_with(coins + short)
            assert not payable_with(coins + short - 1)
        found["paid" if missing is None else missing.rpartition(" ")[2]] += 1
    assert min(found["paid"], found["short"], found["full"]) > 150


def any_payable(needs: list[tuple[int, ...]], own: tuple[int, ...], rows: tuple[int, ...], coins: int) -> bool:
    """Return whether a search finds a sequence that pays one of several needs."""
    return any(payable(need, own, rows, coins) for need in needs)


@pytest.mark.parametrize(
    ("tile", "coins", "market", "said"),
    [
        (29, 0, "", "You cannot pay for the Village: 1 coin short (GM-23)."),
        (26, 2, "wood 1 stone 1", "You cannot pay for Castle Moil: 3 coins short (GM-23)."),
        (43, 9, "sheep 3", "You cannot pay for Duart Castle: the row of sheep is full (GM-23)."),
        (43, 0, "sheep 3 wood 3", "You cannot pay for Duart Castle: the rows of sheep and wood are full (GM-23)."),
        (60, 0, "cattle 2 grain 2 sheep 2 stone 1 wood 1", "You cannot pay for Loch Oich: 4 coins short (GM-23)."),
        (
            60, 9, "cattle 3 grain 3 sheep 3 stone 3 wood 1",
            "You cannot pay for Loch Oich: the rows of cattle, grain, sheep and stone are full (GM-23).",
        ),
    ],
)  # fmt: skip
def test_a_refusal_names_the_missing_coins_for_a_tile(tile: int, coins: int, market: str, said: str) -> None:
    """GM-20, GM-23, GM-35: the refusal names the fewest missing coins, or the full rows."""
    state = set_up(land("8 1 0", coins=coins), track={3: tile, 4: 12}, market=market)
    assert refused(state, TakeTile(3)) == said


@pytest.mark.parametrize(
    ("tile", "coins", "market", "said"),
    [
        (10, 9, "sheep 3", "You cannot pay what the Butcher (sheep) takes: the row of sheep is full (GM-27)."),
        (10, 0, "sheep 1", "You cannot pay what the Butcher (sheep) takes: 2 coins short (GM-27)."),
        (13, 0, "wood 1", "You cannot pay what the Fair (small) takes: 1 coin short (GM-27)."),
        (56, 1, "wood 1", "You cannot pay what the Grocer takes: 2 coins short (GM-27)."),
        (56, 0, "wood 2 stone 3 grain 3 sheep 3 cattle 3",
         "You cannot pay what the Grocer takes: the rows of cattle, grain, sheep and stone are full (GM-27)."),
    ],
)  # fmt: skip
def test_a_refusal_names_the_missing_coins_for_an_exchange(tile: int, coins: int, market: str, said: str) -> None:
    """GM-20, GM-27: the refusal names the missing coins, or full rows, for the tile's cheapest set of cubes."""
    state = activating(tile, land("8 1 0", f"{tile} 1 1", coins=coins), market=market)
    assert refused(state, ActivateTile(tile)) == said


def test_prices_rise_with_each_purchase() -> None:
    """GM-20: a purchase fills the cheapest free space of its row, 1, then 2, then 3; the coins lie on it."""
    state = activating(56, land("8 1 0", "56 1 1", coins=6))
    events = when(state, ActivateTile(56), BuyCube("wood"), BuyCube("wood"), BuyCube("wood"))
    bought = [event for event in events if isinstance(event, CubeBought)]
    assert [(event.price, event.row, event.coins) for event in bought] == [(1, 1, 5), (2, 2, 3), (3, 3, 0)]
    assert state.market["wood"] == 3


def test_a_full_row_cannot_be_bought_from() -> None:
    """GM-20: nor a row that costs more coins than the player has."""
    state = activating(56, land("8 1 0", "56 1 1", coins=9), market="wood 3 stone 2")
    when(state, ActivateTile(56))
    assert refused(state, BuyCube("wood")) == "The market's row of wood is full, so it cannot be bought from (GM-20)."
    change(state, 0, coins=2)
    assert refused(state, BuyCube("stone")) == "A stone costs 3 coins, and you have 2 (GM-20)."


def test_cubes_are_bought_only_for_an_immediate_need() -> None:
    """GM-21: a cube is bought for a tile that is taken or for an exchange, not before, and only if it is needed."""
    state = set_up(land("8 1 0 wood", "2 0 1 wood"), track={3: 29}, market="wood 1")
    assert refused(state, BuyCube("wood")).endswith("and there is none (GM-21).")
    when(state, TakeTile(3))
    assert refused(state, BuyCube("stone")) == "No stone is asked for here (GM-21)."
    events = when(state, BuyCube("wood"))
    assert kinds(events) == ["cube_bought", "tile_paid"]
    assert [laid.cubes for laid in state.players[0].territory] == [(), ("wood",), ("wood",)]


def test_selling_takes_the_dearest_coins() -> None:
    """GM-22: a sale brings 3, then 2, then 1; an empty row cannot be sold to. Of two Forests, the event says which."""
    state = set_up(land("8 1 0 wood wood wood", "2 0 1 wood"), track={3: 12, 4: 21}, market="wood 3")
    events = when(state, *[SellCube(8, "wood")] * 3)
    assert events == [
        CubeSold(0, 8, "wood", price, left, row, coins, at=(1, 0))
        for price, left, row, coins in ((3, 2, 2, 9), (2, 1, 1, 11), (1, 0, 0, 12))
    ]
    assert refused(state, SellCube(2, "wood")).endswith("row of wood is empty, so it cannot be sold to (GM-22).")
    assert refused(state, SellCube(8, "wood")) == "No wood lies on the Forest (GM-26)."
    assert refused(state, SellCube(31, "wood")) == "You have no such tile (GM-26)."


def test_cubes_can_be_sold_at_any_moment_of_the_own_turn() -> None:
    """GM-22: a sale is legal before the figure moves and in every later phase until the refill."""
    sale = SellCube(2, "grain")
    for phase in ("take", "pay", "place", "choose", "activate", "exchange", "move", "discarded"):
        state = set_up(land("8 1 0 wood", "2 0 1 grain", "13 1 1"), track={3: 29}, market="grain 1 wood 1", taken=29)
        state.phase, state.choices, state.near = phase, (8,), (8,)
        state.exchange = 13 if phase == "exchange" else None
        assert sale in rules.legal_moves(state, 0), phase
        assert rules.legal_moves(state, 1) == []


def test_an_earlier_sale_changes_nothing() -> None:
    """GM-23: in random positions the same tiles can be taken after any sale."""
    sold = 0
    for seed in range(120):
        state = taking_position(seed)
        for sale in may(state, SellCube):
            then = after(state, sale)
            assert then
            assert may(then, TakeTile) == may(state, TakeTile)
            sold += 1
    assert sold > 50


def test_a_kind_in_the_territory_may_be_bought() -> None:
    """GM-24: the wood of the forest stays where it is."""
    state = set_up(land("8 1 0 wood", "2 0 1", coins=1), track={3: 29, 4: 12})
    when(state, TakeTile(3))
    assert rules.legal_moves(state, 0) == [PayCube(8, "wood"), BuyCube("wood")]


def test_whisky_cannot_be_bought() -> None:
    """GM-25: a tavern costs a barrel that the player has, whatever their coins; it is given unasked."""
    state = set_up(land("8 1 0", "2 0 1", coins=9), track={3: 33, 4: 12})
    assert refused(state, TakeTile(3)) == "The Tavern (3 VP) costs a barrel of whisky, and you have none (GM-25)."
    change(state, 0, barrels=2)
    assert kinds(when(state, TakeTile(3))) == ["tile_taken", "barrel_paid", "tile_paid"]
    assert state.players[0].barrels == 1


def test_the_payer_chooses_the_tile() -> None:
    """GM-26: each tile with the cube is offered, for paying and for selling."""
    state = set_up(land("8 1 0 wood", "2 0 1 wood", coins=0), track={3: 29}, market="wood 1")
    assert may(state, SellCube) == [SellCube(8, "wood"), SellCube(2, "wood")]
    when(state, TakeTile(3))
    assert may(state, PayCube) == [PayCube(8, "wood"), PayCube(2, "wood")]
    assert refused(state, PayCube(68, "wood")) == "No wood lies on the Starting village (GM-26)."
    assert when(state, PayCube(2, "wood"))[0] == CubePaid(0, 2, "wood", 0, at=(0, 1))


def test_a_payment_without_a_choice_is_automatic() -> None:
    """GM-26: a stone on one tile only that cannot be bought is given, and a sheep is bought, automatically."""
    state = set_up(land("7 0 1 stone", "8 1 0", coins=1), track={3: 43, 4: 12}, market="stone 1 wood 3", taken=None)
    change_laid(state, 0, 8, cubes=("wood",))
    events = when(state, TakeTile(3))
    assert events == [
        TileTaken(0, 1, 3, 43), CubeBought(0, "sheep", 1, 1, 0), CubePaid(0, 7, "stone", 0), CubePaid(0, 8, "wood", 0),
        TilePaid(0, 43),
    ]  # fmt: skip


def test_a_step_into_a_dead_end_is_refused() -> None:
    """GM-27: 3 of 3 coins for Loch Oich's first kind would leave none for the second."""
    state = set_up(land(coins=3), track={3: 60}, market="stone 2 wood 1", phase="pay", taken=60)
    assert refused(state, BuyCube("stone")) == "After that stone you cannot pay the rest: 1 coin short (GM-27)."
    assert BuyCube("wood") in rules.legal_moves(state, 0)
    assert refused(state, EndTurn()) == "First pay for the tile you took (GM-12)."


def test_a_fair_may_be_closed_after_any_number() -> None:
    """GM-27: it may be closed from one cube up, but a started exchange is completed first."""
    state = activating(13, land("8 1 0 wood", "2 0 1 wood", "13 1 1", "23 2 1 stone", coins=0))
    when(state, ActivateTile(13))
    assert refused(state, CloseExchange()).startswith("An exchange is closed when a number of cubes was given")
    assert refused(state, EndTurn()) == "First complete the exchange you began (GM-27)."
    when(state, PayCube(8, "wood"))
    assert CloseExchange() in rules.legal_moves(state, 0)
    assert refused(state, PayCube(2, "wood")) == "The Fair (small) takes no more wood (GM-56)."
    events = when(state, CloseExchange())
    assert events[0] == ExchangeMade(0, 13, ("wood",))
    assert state.points[0] == 1


def test_an_exchange_without_further_choices_closes_itself() -> None:
    """GM-27: the last cube is given and the exchange made in one step."""
    state = activating(13, land("8 1 0 wood", "13 1 1", coins=0))
    events = when(state, ActivateTile(13))
    assert events[:3] == [
        TileActivated(0, 13, loch_ness=False, exchange=True), CubePaid(0, 8, "wood", 0), ExchangeMade(0, 13, ("wood",)),
    ]  # fmt: skip


@pytest.mark.parametrize("coins", [0, 1])
def test_an_own_cube_is_not_given_automatically_while_another_could_be_bought(coins: int) -> None:
    """GM-24: a player with a coin for wood has the choice; a player without one has none."""
    state = activating(13, land("8 1 0 wood", "13 1 1", coins=coins), market="cattle 3 grain 3 sheep 3 stone 3")
    choices = "exchange_made" not in kinds(when(state, ActivateTile(13)))
    assert choices == (coins == 1)
