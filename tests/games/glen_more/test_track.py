"""Set-up, turns, refill and die of Glen More by clause."""

import re
from collections import Counter
from typing import Any

import pytest
from games.glen_more.given import activating, kinds, land, may, on_track, only, refused, rules, set_up, when

from cairn.events.chance import ScriptedChance, SeededChance
from cairn.events.codec import vocabulary
from cairn.events.decision import Event, secrets_of
from cairn.events.glen_more.events import (
    AreaScored,
    CubeSold,
    DieRolled,
    FinalScored,
    GameSetUp,
    PlayEnded,
    TileDiscarded,
    TileLaid,
    TileRemoved,
    TurnBegan,
    TurnEnded,
)
from cairn.events.glen_more.moves import (
    ActivateTile,
    ChooseCube,
    CloseExchange,
    DiscardTile,
    EndTurn,
    MoveMember,
    PayChieftain,
    PayCube,
    PlaceTile,
    SellCube,
    TakeTile,
)
from cairn.events.glen_more.pieces import RESOURCES, SPECIAL, STACKS, TILES, VILLAGES, Options
from cairn.projections.glen_more.state import Player, State
from cairn.projections.tuples import put
from cairn.service.rules import glen_more
from cairn.service.rules.interface import follow
from cairn.service.rules.rulebooks import rulebook

PLAIN = (12, 21, 22, 23, 24, 25, 28, 10, 31)
"""Tiles of stack 1 that cost nothing and have neither river nor road."""


def begin(seats: int, first: int | None = 0, seed: str = "s") -> tuple[State, list[Event]]:
    """Return a game after its set-up."""
    state = State.new({}, seats)
    return state, follow(state, rules.new({"first_seat": first}, seats, SeededChance(seed)))


def homestead(village: int = 68) -> Player:
    """Return a player with a road tile beside their village, so that plain tiles have cells north and south of it."""
    return land(f"{village} 0 0 i", "8 1 0")


def red_yellow_blue_green() -> State:
    """Return GM-93's position: Red 4, tiles 5 and 6, Yellow 7, tile 8, Blue 9, Green 10, tiles 11 to 2, empty 3."""
    players = map(homestead, VILLAGES[:4])
    track = dict(zip((5, 6, 8, 11, 12, 13, 0, 1, 2), PLAIN, strict=True))
    return set_up(*players, figures=(4, 7, 9, 10), empty=3, track=track)


def turn(state: State, space: int, draws: tuple[int, ...] = (0,) * 9) -> list[Event]:
    """Take the tile on a space, place it and end the turn."""
    return when(state, TakeTile(space), PlaceTile(1, -1), EndTurn(), draws=draws)


def test_two_to_five_players() -> None:
    """GM-01: the game has no other number of seats."""
    assert list(glen_more.seats) == [2, 3, 4, 5]


def test_72_tiles() -> None:
    """GM-02: the numbers in each stack, and of each kind, colour, river, road and cost."""
    assert sorted(TILES) == list(range(1, 73))
    assert [len(stack) for stack in STACKS] == [8, 23, 19, 17]
    assert len(VILLAGES) == 5
    assert Counter(tile.kind for tile in TILES.values()) == {
        "quarry": 6, "forest": 6, "meadow": 4, "pasture": 4, "grain_field": 6, "village": 17, "castle": 7,
        "distillery": 4, "tavern": 3, "butcher": 3, "fair": 4, "grocer": 1, "bridge": 1, "loch": 5, "abbey": 1,
    }  # fmt: skip
    colours = Counter(tile.colour for tile in TILES.values())
    assert colours == {"yellow": 17, "green": 14, "grey": 24, "brown": 12, "blue": 5}
    sides = Counter((tile.river, tile.road) for tile in TILES.values())
    assert sides == {(True, True): 5, (True, False): 16, (False, True): 17, (False, False): 34}
    assert all(tile.river for tile in TILES.values() if tile.colour == "blue")
    assert Counter(item for tile in TILES.values() for item, count in tile.cost for _ in range(count)) == {
        "stone": 19, "wood": 18, "whisky": 3, "grain": 2, "cattle": 2, "sheep": 2, "any_distinct": 2,
        "clan_member_or_chieftain": 1,
    }  # fmt: skip
    assert sum(not tile.cost for tile in TILES.values()) == 38
    assert len(SPECIAL) == 13
    assert all(card == TILES[tile].name for card, tile in SPECIAL.items())


def test_the_rulebook_lists_the_tiles() -> None:
    """GM-02: the rulebook has every tile's number, with its stack, name, colour, sides, cost and bonus in words."""
    words = {
        "whisky": "barrel of whisky", "clan_member_or_chieftain": "clan member or chieftain",
        "any_distinct": "different resources",
    }  # fmt: skip
    bonuses = {"clan_member": "1 clan member", "whisky": "1 barrel", "card": "its card"}
    listed = listed_tiles()
    for number, tile in TILES.items():
        stack = "start" if tile.stack is None else str(tile.stack)
        sides = ", ".join(name for name, has in (("river", tile.river), ("road", tile.road)) if has)
        cost = ", ".join(f"{count} {words.get(item, item)}" for item, count in tile.cost) or "nothing"
        bonus = ", ".join(bonuses[item] for item, _ in tile.bonus)
        assert listed.pop(number)[:6] == [stack, tile.name, tile.colour, sides, cost, bonus]
    assert listed == {}


def test_the_rulebook_describes_effects_of_tiles() -> None:
    """GM-02, GM-52, GM-54 to GM-59: its numbers are those of the list of tiles, and equal tiles have equal texts."""
    listed = listed_tiles()
    said: dict[tuple[str, str], set[str]] = {}
    for number, tile in TILES.items():
        activation = listed[number][6]
        said.setdefault((tile.effect, tile.terms), set()).add(activation)
        numbers = re.findall(r"\d+", re.sub(r"\+", ":", tile.terms))
        assert sorted(re.findall(r"\d+", activation)) == (sorted(numbers) or ["1"] * bool(tile.effect))
        for kind in RESOURCES:
            assert (kind in activation) == (kind in tile.terms)
    assert all(len(words) == 1 for words in said.values())
    assert listed[13][6] == "1, 2 or 3 different resources: 1, 3 or 5 points"
    assert listed[34][6] == "1 sheep and 1 cattle: 5 points"


def listed_tiles() -> dict[int, list[str]]:
    """Return the cells of the rulebook's table of tiles by their numbers."""
    rows = [row.split("|") for row in re.findall(r"^\| \d+ \|.*$", rulebook("glen_more", rules.version), re.MULTILINE)]
    return {int(row[1]): [cell.strip() for cell in row[2:-1]] for row in rows}


def test_everyone_starts_alike() -> None:
    """GM-03: each has a starting village with one member, and six coins; unused villages leave the game."""
    state, _ = begin(3)
    for seat, player in enumerate(state.players):
        assert player == Player(6, 0, 0, (), land(f"{VILLAGES[seat]} 0 0 i").territory)
    assert state.gone == VILLAGES[3:]


@pytest.mark.parametrize(
    ("seats", "first", "figures", "die"),
    [(2, 1, (1, 0), 2), (3, 0, (0, 1, 2), 3), (4, 2, (2, 3, 0, 1), None), (5, 4, (1, 2, 3, 4, 0), None)],
)
def test_figures_stand_in_seating_order(seats: int, first: int, figures: tuple[int, ...], die: int | None) -> None:
    """GM-04: the start player stands on space 0, the others forwards of it; with two or three the die is next."""
    state, events = begin(seats, first)
    assert (state.figures, state.die, state.turn) == (figures, die, first)
    assert events[-1] == TurnBegan(first)


@pytest.mark.parametrize(("option", "script", "first"), [(1, [], 1), (None, [0], 0), (None, [2], 2)])
def test_the_start_player(option: int | None, script: list[int], first: int) -> None:
    """GM-04: the start player is drawn at random, or chosen by `first_seat`."""
    assert Options().first_seat is None
    setup = next(iter(rules.new({"first_seat": option}, 3, ScriptedChance(script))))
    assert isinstance(setup, GameSetUp)
    assert setup.first == first


@pytest.mark.parametrize(("seats", "out", "left"), [(2, 10, 21), (3, 9, 22), (4, 9, 22), (5, 8, 23)])
def test_tiles_lie_out(seats: int, out: int, left: int) -> None:
    """GM-05: all of stack 0 lies out in random order, then stack 1; the space behind the start player is empty."""
    state, events = begin(seats)
    laid = only(events, TileLaid)
    assert [event.space for event in laid] == list(range(13 - out, 13))
    assert {event.tile for event in laid[:8]} == set(STACKS[0])
    assert [event.stack for event in laid] == [0] * 8 + [1] * (out - 8)
    assert [len(stack) for stack in state.stacks] == [0, left, 19, 17]
    assert (state.empty, state.track[13]) == (13, None)
    orders = {tuple(event.tile for event in only(begin(seats, seed=str(seed))[1], TileLaid)) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.parametrize(("seats", "row"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_the_market_at_first(seats: int, row: int) -> None:
    """GM-06: every "1" space has a coin with two or three players, none with more."""
    assert set(begin(seats)[0].market.values()) == {row}


def test_supplies_never_run_out() -> None:
    """GM-07: however many cubes, barrels and members are out, there is one more."""
    state = set_up(land("8 1 0", barrels=90, chieftains=90), track={3: 29}, market="wood 1")
    assert kinds(when(state, TakeTile(3), PlaceTile(1, 1)))[-2:] == ["members_gained", "activation_began"]


def test_the_hindmost_may_have_several_turns() -> None:
    """GM-10: the first figure forwards of the empty space has the turn, repeatedly if it stays first."""
    state = red_yellow_blue_green()
    assert refused(state, TakeTile(5), seat=1) == "It is Anna's turn (GM-10)."
    assert rules.legal_moves(state, 1) == []
    assert turn(state, 5)[-1] == TurnBegan(0)
    assert (state.near, state.activated, state.taken, state.movement) == ((), (), None, 0)


def test_any_tile_on_the_track_may_be_taken_past_any_figure() -> None:
    """GM-11: the figure moves onto any space with a tile that can be paid and placed; there is no pass."""
    state = red_yellow_blue_green()
    assert [move.space for move in may(state, TakeTile)] == [5, 6, 8, 11, 12, 13, 0, 1, 2]
    assert refused(state, EndTurn()) == "First move your figure onto a tile (GM-11)."
    assert refused(state, TakeTile(7)) == "No tile lies on space 7 (GM-11)."
    why = "A tile is discarded only if no tile of the track can be both placed and paid for"
    assert refused(state, DiscardTile(6)) == f"{why}; you can take the Meadow on space 5 (GM-14)."


def test_a_tile_that_cannot_be_paid_or_placed_cannot_be_taken() -> None:
    """GM-11: the figure moves only where there is a way to pay that leaves a legal cell."""
    state = set_up(land(coins=1), track={3: 12, 4: 14, 5: 26, 6: 2})
    assert may(state, TakeTile) == [TakeTile(4), TakeTile(6)]
    assert refused(state, TakeTile(3)) == "Your territory has no cell where the Meadow may lie (GM-30)."
    state.market = {**state.market, "stone": 1}
    assert refused(state, TakeTile(4)) == "You cannot pay for the Village: 1 coin short (GM-23)."


def test_a_turn_goes_in_order() -> None:
    """GM-12: each of move, pay, place, activate, move members and refill is refused before and after its time."""
    state = set_up(land("8 1 0 wood wood", "2 0 1 wood"), track={3: 29}, market="wood 1")
    assert refused(state, ActivateTile(8)) == "First move your figure onto a tile (GM-11)."
    assert kinds(when(state, TakeTile(3))) == ["tile_taken"]
    assert refused(state, PlaceTile(1, -1)) == "First pay for the tile you took (GM-12)."
    when(state, PayCube(8, "wood"))
    assert refused(state, TakeTile(4)) == "First place the tile you took (GM-12)."
    when(state, PlaceTile(1, -1), ActivateTile(29), ActivateTile(68))
    for out_of_place in (PlaceTile(1, -1), ChooseCube("wood"), PayCube(2, "wood"), CloseExchange(), PayChieftain()):
        assert refused(state, out_of_place).startswith("Your tile is placed")
    when(state, MoveMember(68, 8))
    assert refused(state, ActivateTile(8)).startswith("Activation ends with the first movement point")
    assert kinds(when(state, EndTurn()))[:2] == ["turn_ended", "tile_laid"]


def test_a_turn_without_further_actions_ends_automatically() -> None:
    """GM-12: it ends without a tile to activate, a point to spend or a cube to sell."""
    state = set_up(land(), track={3: 9, 4: 3, 5: 12}, figures=(1, 2))
    when(state, TakeTile(4), PlaceTile(0, 1))
    when(state, ActivateTile(68), ActivateTile(3))
    assert kinds(when(state, MoveMember(68, 3)))[:2] == ["member_moved", "turn_ended"]


def test_the_refill() -> None:
    """GM-13: tiles behind the hindmost leave first, then tiles are laid from the empty space on, lowest stack first."""
    state = red_yellow_blue_green()
    state.stacks = put(state.stacks, 1, state.stacks[1][:2])
    removed = [tile for tile in state.track[5:7] if tile is not None]
    events = turn(state, 8)
    after = events[kinds(events).index("turn_ended") :]
    assert after[1:3] == [TileRemoved(5, removed[0]), TileRemoved(6, removed[1])]
    laid = only(events, TileLaid)
    assert [(event.space, event.stack, event.left, event.empty) for event in laid] == [
        (3, 1, 1, 4), (4, 1, 0, 5), (5, 2, 18, 6),
    ]  # fmt: skip
    assert len(on_track(state)) + len(state.figures) == 13
    assert state.empty == 6


@pytest.mark.parametrize(
    ("space", "next_seat", "removed", "drawn", "empty"),
    [(5, 0, [], 1, 4), (6, 0, [5], 2, 5), (8, 1, [5, 6], 3, 6), (2, 1, [5, 6], 3, 6)],
)
def test_red_moves(space: int, next_seat: int, removed: list[int], drawn: int, empty: int) -> None:
    """GM-93: each move leads where the rulebook's example says."""
    state = red_yellow_blue_green()
    events = turn(state, space)
    assert [event.space for event in only(events, TileRemoved)] == removed
    assert len(only(events, TileLaid)) == drawn
    assert (state.empty, state.track[empty]) == (empty, None)
    assert events[-1] == TurnBegan(next_seat)


def test_successive_tiles_of_red() -> None:
    """GM-93: tiles taken before do not leave again."""
    state = red_yellow_blue_green()
    turn(state, 5)
    events = when(state, TakeTile(8), EndTurn())
    assert [event.space for event in only(events, TileRemoved)] == [6]
    assert (state.empty, events[-1]) == (6, TurnBegan(1))


def test_the_die_is_rolled_again() -> None:
    """GM-94: after a 1 one tile is drawn and the die rolled again; after a 2 two are drawn and it is Anna's turn."""
    track = dict(zip((5, 6, 9, 11, 12, 13, 0, 1, 2), PLAIN, strict=True))
    players = map(homestead, VILLAGES[:3])
    state = set_up(*players, figures=(7, 8, 10), empty=3, die=4, track=track, phase="discarded", turn=2)
    events = when(state, EndTurn(), draws=[0, 0, 3, 0, 0])
    assert kinds(events) == [
        "turn_ended", "die_rolled", "tile_laid", "die_rolled", "tile_removed", "tile_laid", "tile_laid", "turn_began",
    ]  # fmt: skip
    assert events[1] == DieRolled(1, 4, 5, PLAIN[0])
    assert events[3] == DieRolled(2, 5, 9, PLAIN[2])
    assert events[4] == TileRemoved(6, PLAIN[1])
    assert events[-1] == TurnBegan(0)
    assert (state.die, state.empty, state.gone[-3:]) == (9, 6, (PLAIN[0], PLAIN[2], PLAIN[1]))


@pytest.mark.parametrize(("face", "roll", "space"), [(0, 1, 3), (1, 1, 3), (2, 1, 3), (3, 2, 6), (4, 2, 6), (5, 3, 7)])
def test_the_die_counts_tiles_not_figures(face: int, roll: int, space: int) -> None:
    """GM-80: the faces are 1, 1, 1, 2, 2, 3; the die goes to the n-th tile ahead and jumps figures."""
    track = {3: 12, 6: 21, 7: 22, 8: 23}
    state = set_up(land(), land("69 0 0 i"), figures=(4, 5), die=1, track=track, phase="discarded")
    events = when(state, EndTurn(), draws=[face, *[0] * 20])
    assert events[1] == DieRolled(roll, 1, space, track[space])


def test_the_tile_the_die_takes_leaves_the_game() -> None:
    """GM-81: so do tiles that it jumped, if no figure is behind them; trading is impossible before the next turn."""
    track = {2: 10, 3: 12, 6: 21, 7: 22, 8: 23}
    state = set_up(land("8 1 0 wood"), land("69 0 0 i"), figures=(4, 5), die=1, track=track, phase="discarded")
    events = when(state, EndTurn(), draws=[5, *[0] * 20])
    assert [event.tile for event in only(events, TileRemoved)] == [10, 12]
    assert [tile in state.gone for tile in (10, 12, 21, 22)] == [True, True, True, False]
    assert only(events, TurnBegan) == [TurnBegan(0)]
    assert only(events, CubeSold) == []


@pytest.mark.parametrize(
    ("phase", "sellable", "movement", "said"),
    [
        ("activate", "wood", 1, "Your tile is placed; you may activate, move, sell, or end your turn (GM-12)."),
        ("activate", "wood", 0, "Your tile is placed; you may activate, sell, or end your turn (GM-12)."),
        ("activate", "", 0, "Your tile is placed; you may activate or end your turn (GM-12)."),
        (
            *("move", "wood", 1),
            "Activation ends with the first movement point; you may move, sell, or end your turn (GM-12).",
        ),
        ("move", "wood", 0, "Activation ends with the first movement point; you may sell or end your turn (GM-12)."),
        ("discarded", "wood", 1, "After a discarded tile you may only sell or end your turn (GM-14)."),
        ("discarded", "", 1, "After a discarded tile you may only end your turn (GM-14)."),
    ],
)
def test_a_refusal_offers_legal_actions_only(phase: str, sellable: str, movement: int, said: str) -> None:
    """GM-12, GM-14: activating, moving and selling are named only if such a move is legal."""
    state = activating(8, land(f"8 1 0 {sellable}"), market="wood 1", phase=phase, movement=movement)
    assert refused(state, TakeTile(5)) == said
    words = (("activate", ActivateTile), ("move", MoveMember), ("sell", SellCube))
    named = [word for word, kind in words if may(state, kind)]
    assert re.findall("activate|move|sell", said.partition("you may")[2]) == named


def nowhere() -> State:
    """Return a position of GM-14: the first of two players has no member on a tile, and a cube to sell."""
    state = set_up(land("68 0 0", "8 1 0 wood"), figures=(1, 2), track={3: 12, 5: 1}, market="wood 2")
    state.near = ()
    return state


def test_a_player_without_a_cell_for_any_tile_discards_one() -> None:
    """GM-14: any tile is chosen and leaves the game; its player may sell, but not activate or move anything."""
    state = nowhere()
    assert rules.legal_moves(state, 0) == [DiscardTile(3), DiscardTile(5), SellCube(8, "wood")]
    assert when(state, DiscardTile(5)) == [TileDiscarded(0, 1, 5, 1, unpaid=False)]
    assert (state.figures[0], state.track[5], state.gone[-1]) == (5, None, 1)
    assert rules.legal_moves(state, 0) == [EndTurn(), SellCube(8, "wood")]
    assert refused(state, ActivateTile(8)) == "After a discarded tile you may only sell or end your turn (GM-14)."
    assert kinds(when(state, EndTurn(), draws=[0]))[:2] == ["turn_ended", "tile_laid"]


@pytest.mark.parametrize(("track", "unpaid"), [({3: 12, 5: 14}, True), ({5: 14}, True), ({3: 12}, False)])
def test_unpayable_and_unplaceable_tiles_are_distinguished(track: dict[int, int], unpaid: bool) -> None:
    """GM-14: the event says whether some tile had a cell, so that only the payment was impossible."""
    state = set_up(land(coins=0), figures=(1, 2), track=track, market="stone 1")
    clauses = [refused(state, TakeTile(space)).rpartition("(")[2] for space in track]
    assert clauses == [{12: "GM-30).", 14: "GM-23)."}[tile] for tile in track.values()]
    (discarded,) = only(when(state, DiscardTile(max(track))), TileDiscarded)
    assert discarded.unpaid == unpaid


def test_loch_ness_activates_nothing_after_a_discarded_tile() -> None:
    """GM-14: Loch Ness activates nothing either; with nothing to sell the turn ends by itself."""
    state = set_up(land("68 0 0", "37 0 1", "8 1 0"), figures=(1, 2), track={3: 12, 5: 1})
    events = when(state, DiscardTile(3))
    assert events[:2] == [TileDiscarded(0, 1, 3, 12, unpaid=False), TurnEnded(0)]


def last_tile(stack: int, **changes: Any) -> State:
    """Return a position before the refill that lays the last tile of a stack, and two tiles more."""
    players = homestead(), homestead(69)
    state = set_up(*players, figures=(6, 4), track={5: 12, 7: 21}, phase="discarded", **changes)
    state.stacks = tuple(() if number < stack else tiles[:1] if number == stack else tiles
                         for number, tiles in enumerate(STACKS))  # fmt: skip
    return state


@pytest.mark.parametrize("stack", [1, 2])
def test_a_scoring_in_mid_refill(stack: int) -> None:
    """GM-70: it takes place as soon as the last tile of stack 1 or 2 is laid; the refill goes on from the next."""
    events = when(last_tile(stack), EndTurn(), draws=[0, 0, 0])
    assert kinds(events) == ["turn_ended", "tile_laid", *["area_scored"] * 3, *["tile_laid"] * 2, "turn_began"]
    assert {event.scoring for event in only(events, AreaScored)} == {stack}
    assert [event.stack for event in only(events, TileLaid)] == [stack, stack + 1, stack + 1]


def test_a_scoring_after_a_roll() -> None:
    """GM-70: a tile that is laid because the die has moved on brings it too."""
    state = last_tile(2, die=1)
    state.track = put(state.track, 2, 21)
    events = when(state, EndTurn(), draws=[0, 0, 0, 0, 0])
    assert kinds(events)[:5] == ["turn_ended", "die_rolled", "tile_laid", "area_scored", "area_scored"]


def test_no_scoring_when_a_tile_is_taken() -> None:
    """GM-70: there is none when the last tile of a stack is taken, or when stack 0 has run out."""
    state, events = begin(5)
    assert state.stacks[0] == ()
    assert only(events, AreaScored) == []


def test_the_third_scoring_ends_the_game() -> None:
    """GM-73: the final scoring follows at once, and the refill is not finished, whatever lies on the track."""
    state = last_tile(3)
    events = when(state, EndTurn(), draws=[0])
    assert kinds(events) == ["turn_ended", "tile_laid", *["area_scored"] * 3, *["final_scored"] * 5, "play_ended"]
    assert len(only(events, FinalScored)) == len({event.what for event in only(events, FinalScored)})
    assert events[-1] == PlayEnded(tuple(state.points), (0, 0))
    assert rules.to_act(state) is None
    assert rules.outcome(state, []) is not None
    assert [rules.legal_moves(state, seat) for seat in range(2)] == [[], []]
    assert refused(state, TakeTile(5), seat=0) == "The game is over (GM-73)."


def test_only_the_order_of_the_stacks_is_hidden() -> None:
    """GM-95: no recorded field is secret, and no order is stored: stacks are sorted, so a view is complete."""
    words = vocabulary("glen_more")
    assert not any(secrets_of(kind) for kind in (*words.MOVES, *words.EVENTS))
    state, _ = begin(4)
    assert state.stacks == tuple(tuple(sorted(stack)) for stack in state.stacks)
    whole = rules.determinize(state, 2, ScriptedChance([]))
    assert whole == state
    assert whole is not state
