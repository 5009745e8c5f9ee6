"""Points 2, 6, 7 and 10 of the contract for Glen More: its texts, and automatic steps that lose nothing."""

import random
import re
from collections.abc import Iterator

import pytest
from games.glen_more.every_payment import after, closes
from games.glen_more.given import activating, land, rules, set_up

from cairn.contract.playing import load, perft, recorded, recording
from cairn.contract.processes import run
from cairn.events.chance import ScriptedChance
from cairn.events.codec import decode
from cairn.events.decision import Event, Move
from cairn.events.glen_more.events import (
    CardGained,
    CubeSold,
    CubesPromised,
    MemberMoved,
    PointsScored,
    TileActivated,
    TileDiscarded,
    TileLaid,
    TilePaid,
    TilePlaced,
    TileTaken,
)
from cairn.events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    CloseExchange,
    MoveMember,
    PayCube,
    PlaceTile,
    SellCube,
    TakeTile,
)
from cairn.events.glen_more.pieces import RESOURCES, SPECIAL
from cairn.events.table import GameEnded, Outcome
from cairn.projections.fold import projection_of
from cairn.projections.glen_more import say
from cairn.projections.glen_more.say import tile_term
from cairn.projections.glen_more.state import State
from cairn.projections.message import message
from cairn.service.languages import english
from cairn.service.rules.interface import follow
from cairn.service.rules.rulebooks import clauses, rulebook

LANDS = ("68 0 0 i", "8 1 0 wood wood", "2 0 1 wood", "24 1 1")
MARKET = "wood 2 stone 1 sheep 3"


def test_perft_of_the_opening() -> None:
    """Point 7: with the lowest tiles on the track, first by hand, then recorded.

    Two players see tiles 1 to 10. The first eight and Loch Lochy can be placed at an end of river or road; the butcher
    cannot: 9. Each has two ends: 18. After each of the eight, the village and the new tile can be activated or the turn
    ended, and at Loch Lochy one of five cubes is chosen: 16 times 3 and 2 times 5, 58.
    """
    state = projection_of("glen_more").State.new({"first_seat": 0}, 2)
    follow(state, rules.new({"first_seat": 0}, 2, ScriptedChance([0] * 14)))
    assert [perft("glen_more", state, depth) for depth in (1, 2, 3, 4)] == [9, 18, 58, 310]


def test_perft_of_a_turn_to_be_taken() -> None:
    """Point 7: a meadow, Loch Ness, Castle Stalker, Loch Oich and a tavern can be taken, not Duart Castle, as the row
    of sheep is full: 5; wood is sold from one forest or the other: 7. Then recorded.
    """
    player = land(*LANDS, coins=3, chieftains=1, barrels=1)
    track = {4: 12, 5: 37, 6: 27, 8: 60, 9: 33, 10: 43}
    state = set_up(player, land("69 0 0 i", "8 1 0"), market=MARKET, track=track)
    assert [perft("glen_more", state, depth) for depth in (1, 2, 3)] == [7, 40, 209]


def test_perft_of_an_activation() -> None:
    """Point 7: the village, the forest and the fair near the new fair, and by Loch Ness four more, can be activated: 7.

    The village's member can go to five tiles, the fair's to three, or each become a chieftain: 10. Wood of either
    forest, stone and sheep can be sold: 4. Or the turn is ended: 22. Then recorded.
    """
    lands = land(*LANDS, "55 1 -1 i", "23 2 1 stone", "57 3 1 sheep", "37 0 -1", coins=3)
    track = {4: 12, 5: 21, 6: 22}
    state = activating(55, lands, land("69 0 0 i", "8 1 0"), market=MARKET, track=track, movement=1)
    assert [perft("glen_more", state, depth) for depth in (1, 2, 3)] == [22, 269, 2641]


def test_every_special_location_is_placed_in_a_recorded_game() -> None:
    """Point 6: each of the 13 cards was gained in at least one of them (GM-41)."""
    decisions = [decode(entry.stored, entry.version) for path in recorded("glen_more") for entry in load(path)]
    gained = {event.card for decision in decisions for event in decision.events if isinstance(event, CardGained)}
    assert gained == set(SPECIAL)


CHANGES = """
import sys
from pathlib import Path
from cairn.events.codec import dump, load as parse
from cairn.contract.playing import load
from cairn.events.codec import decode
from cairn.projections.fold import BEFORE, fold
from jsonpatch import make_patch
before, position = {}, BEFORE
for entry in load(Path(sys.argv[1])):
    position = fold([decode(entry.stored, entry.version)], position)
    after = parse(dump(position.state))
    print(make_patch(before, after).patch)
    before = after
"""


@pytest.mark.slow
def test_changes_of_a_step_are_the_same_in_another_process() -> None:
    """Byte for byte: any process may respond, and responses about finished games are cached forever."""
    path = str(recording("glen_more_2_players"))
    assert run(CHANGES, "1", path) == run(CHANGES, "2", path) != ""


def test_texts_of_some_versions_are_omitted_from_others() -> None:
    """GM-43: Loch Shiel waits for sales since version 2; the brief says so, too."""
    first, second = (clauses("glen_more", version)["GM-43"] for version in (1, 2))
    assert "unasked, whatever the player could sell first." in first
    assert "they are asked before Loch Shiel is laid" in second
    assert "(GM-43)" in rulebook("glen_more", 2)
    assert "(GM-43)" not in rulebook("glen_more", 1)


NAMES, EVERY_NAME = ["Anna", "Bruno"], ["Anna", "Bruno", "Clara", "Dora", "Emil"]


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        (9, "Loch Lochy"), (27, "Castle Stalker"), (43, "Duart Castle"), (48, "Iona Abbey"),
        (68, "the Starting village"), (10, "the Butcher (sheep)"), (66, "the Bridge"), (7, "the Quarry"),
        (33, "the Tavern (3 VP)"), (63, "the Tavern (4 VP)"), (17, "the Fair (small)"),
    ],
)  # fmt: skip
def test_names_of_tiles(tile: int, name: str) -> None:
    """A place has no article. No name has the tile's number, which is not printed on it."""
    assert english().render(tile_term(tile)) == name


def test_a_tile_with_a_shared_name_has_an_indefinite_article() -> None:
    """In a sentence without its position. Each player has only one starting village."""
    terms = [message("gm-activate-tile", tile=tile_term(tile)) for tile in (7, 17, 33, 63, 48, 66, 68)]
    found = [english().render(term).removeprefix("Activate ").removesuffix(".") for term in terms]
    assert found[:3] == ["a Quarry", "a Fair (small)", "a Tavern (3 VP)"]
    assert found[3:] == ["the Tavern (4 VP)", "Iona Abbey", "the Bridge", "the Starting village"]


def test_no_sentence_has_the_number_of_a_tile() -> None:
    """All events of recorded games are covered."""
    entries = [entry for path in recorded("glen_more") for entry in load(path)]
    events = [event for entry in entries for event in decode(entry.stored, entry.version).events]
    said = [english().render(say(event, EVERY_NAME)) for event in events if event.type.startswith("glen_more.")]
    assert said
    assert not [text for text in said if re.search(r"\d\)", text)]


@pytest.mark.parametrize(
    ("item", "said"),
    [
        (CubesPromised(0, 9, 2), "Loch Lochy brings two cubes for Anna to choose."),
        (CubesPromised(1, 48, 1), "Iona Abbey brings one cube for Bruno to choose."),
        (TileLaid(3, 9, 1, 1, 4), "Loch Lochy is laid on space 3; 1 tile left in stack 1."),
        (TileLaid(3, 7, 1, 2, 4), "The Quarry is laid on space 3; 2 tiles left in stack 1."),
        (TileTaken(0, 1, 3, 27), "Anna moves to space 3 and takes Castle Stalker."),
        (TileDiscarded(0, 1, 3, 12, False), "Anna can place no tile; the Meadow on space 3 leaves the game."),
        (
            TileDiscarded(0, 1, 3, 12, True),
            "Anna can pay for no tile that they could place; the Meadow on space 3 leaves the game.",
        ),
        (TilePaid(0, 43), "Duart Castle may be placed."),
        (TilePlaced(0, 66, -1, 2), "Anna places the Bridge 2 south and 1 west of the starting village."),
        (TileActivated(0, 24, True, False), "Anna activates the Forest by Loch Ness."),
        (
            CubeSold(0, 24, "wood", 3, 0, 2, 9, at=(2, -1)),
            "Anna sells a wood from the Forest 1 north and 2 east of the starting village for 3 coins.",
        ),
        (PointsScored(0, 66, 7, 7), "Anna scores 7 points with the Bridge."),
        (MemberMoved(0, 68, 9, 1), "Anna moves a clan member from the Starting village to Loch Lochy."),
        (
            MemberMoved(0, 4, 14, 0, (0, 1), (1, 2)),
            "Anna moves a clan member from the Village 1 south of the starting village "
            "to the Village 2 south and 1 east of the starting village.",
        ),
        (SellCube(6, "cattle"), "Sell a cattle from a Pasture."),
        (ActivateTile(48), "Activate Iona Abbey."),
        (MoveMember(4, 26), "Move a clan member from a Village to Castle Moil."),
    ],
)
def test_sentences(item: Event | Move, said: str) -> None:
    """The name of a place has no article, and a sentence begins with a capital letter."""
    assert english().render(say(item, NAMES)) == said


def test_events_of_other_games_have_no_sentence() -> None:
    """They raise ValueError."""
    with pytest.raises(ValueError, match="no words for"):
        say(GameEnded(Outcome("points", (0,), (1, 0)), ""), NAMES)


Ending = tuple[object, ...]
COSTLY, EXCHANGES = (11, 26, 29, 38, 43, 48, 60), (10, 11, 13, 34, 49, 56, 66)


def ending(state: State) -> Ending:
    """Return the changes by a payment: coins, rows and the cubes on each earlier tile."""
    player = state.players[0]
    cubes = tuple((laid.tile, *sorted(laid.cubes)) for laid in player.territory[:6])
    return player.coins, tuple(state.market.items()), cubes


@pytest.mark.slow
def test_every_result_of_a_payment_can_be_reached() -> None:
    """GM-22, GM-24, GM-26, GM-27: the offered steps, with sales at any time, lead to the results of any order.

    The same cubes, coins and rows can remain, and no others, although some steps are automatic.
    """
    compared = 0
    for seed in range(160):
        state, tile, first = position(seed)
        if first in rules.legal_moves(state, 0):
            assert set(by_the_rules(state, tile, first)) == set(by_any_order(state, tile)), seed
            compared += 1
    assert compared > 60


def position(seed: int) -> tuple[State, int, Move]:
    """Return a position with some cubes and coins, and the move that begins a payment: taking or activating a tile."""
    source = random.Random(seed)
    held = [" ".join(source.choices(RESOURCES, k=source.choice(counts))) for counts in ((0, 1, 1), (0, 1, 2), (0, 1))]
    lands = ("68 0 0 i", f"8 1 0 {held[0]}", f"2 0 1 {held[1]}", f"24 1 1 {held[2]}", "12 2 1", "21 2 2")
    coins, market = source.randint(0, 3), " ".join(f"{kind} {source.randint(0, 3)}" for kind in RESOURCES)
    if seed % 2:
        tile = source.choice(COSTLY)
        track = {3: tile, 4: 1, 5: 3}
        return set_up(land(*lands, coins=coins), market=market, track=track), tile, TakeTile(3)
    tile = source.choice(EXCHANGES)
    state = activating(tile, land(*lands, f"{tile} 1 2", coins=coins), market=market, track={3: 1, 4: 3, 5: 12})
    return state, tile, ActivateTile(tile)


def by_the_rules(state: State, tile: int, first: Move) -> Iterator[Ending]:
    """Yield every result of legal moves: the taken tile is placed, or the activated one has its cubes."""
    todo, seen = [state], set()
    while todo:
        now = todo.pop()
        begun = now.taken == tile if isinstance(first, TakeTile) else tile in now.activated
        known = (begun, now.phase, tuple(sorted(now.paid)), ending(now))
        if known in seen:
            continue
        seen.add(known)
        if begun and now.phase == "activate":
            yield ending(now)
        for move in rules.legal_moves(now, 0):
            if move == first or isinstance(move, SellCube | PayCube | BuyCube | PlaceTile | CloseExchange):
                then = now.copy()
                follow(then, rules.consequences(then, 0, move, ScriptedChance([0] * 30)))
                if then.turn == 0:
                    todo.append(then)


def by_any_order(state: State, tile: int) -> Iterator[Ending]:
    """Yield every result of giving, buying and selling in any order."""
    cost = state.phase == "take"
    todo, seen = [(state, False)], set()
    while todo:
        now, closed = todo.pop()
        known = (closed, tuple(sorted(now.paid)), ending(now))
        if known in seen:
            continue
        seen.add(known)
        complete = closes(tile, tuple(map(now.paid.count, RESOURCES)), cost=cost)
        if closed:
            yield ending(now)
        elif complete:
            todo.append((now, True))
        holds = {(laid.tile, cube) for laid in now.players[0].territory for cube in laid.cubes}
        moves: list[Move] = [SellCube(*where) for where in holds]
        if not closed and len(now.paid) < 5:
            moves += [*(PayCube(*where) for where in holds), *map(BuyCube, RESOURCES)]
        todo += [(then, closed) for move in moves if (then := after(now, move))]
