"""Set-up, turns and the end of Highland Clans by clause: given this position, when this move, then these events."""

from typing import Any

import pytest
from games.highland_clans.given import change, clan, cubes, kinds, refused, rules, set_up, waited_for, when

from cairn.events.chance import ScriptedChance, SeededChance
from cairn.events.highland_clans.events import (
    BoardSetUp,
    CardsDrawn,
    ClanSetUp,
    PeaceKept,
    PlayEnded,
    ReserveDrawn,
    ReserveKept,
    ReserveRedrawn,
    ReserveReturned,
    RoundBegan,
    TileRemoved,
    TurnBegan,
)
from cairn.events.highland_clans.moves import (
    Bard,
    Build,
    Domain,
    EndActions,
    EndTurn,
    Keep,
    Monks,
    Piper,
    Raid,
    Redraw,
    Warrior,
)
from cairn.events.highland_clans.pieces import CARDS, TILES, Cubes
from cairn.events.table import Outcome
from cairn.projections.highland_clans.state import State
from cairn.service.rules import highland_clans
from cairn.service.rules.interface import follow


def new_game(seats: int, first_seat: int | None = 0, draws: list[int] | None = None) -> tuple[State, list[Any]]:
    """Return a game after its set-up, and the events of that."""
    options = {"raid_refill": "hand", "first_seat": first_seat}
    state = State.new(options, seats)
    chance = SeededChance("s") if draws is None else ScriptedChance([*draws, *[0] * 40])
    return state, follow(state, rules.new(options, seats, chance))


def test_three_to_five_players() -> None:
    """HC-01: no more, no fewer."""
    assert highland_clans.seats == (3, 4, 5)


@pytest.mark.parametrize(
    ("seats", "all_cubes", "in_bag", "points"),
    [
        (3, Cubes(21, 23, 20, 10), Cubes(9, 17, 20, 7), 2),
        (4, Cubes(25, 25, 20, 10), Cubes(9, 17, 20, 6), 5),
        (5, Cubes(29, 27, 20, 10), Cubes(9, 17, 20, 5), 8),
    ],
)
def test_the_set_up(seats: int, all_cubes: Cubes, in_bag: Cubes, points: int) -> None:
    """HC-02, HC-03, HC-04, HC-05: 86 cubes or fewer; 4 warriors, 2 pipers, 2 lands, 1 cattle, 4 cards; first points."""
    state, events = new_game(seats)
    assert all_cubes.total == {3: 74, 4: 80, 5: 86}[seats]
    assert events[0] == BoardSetUp(all_cubes, 67, 25)
    assert events[1 : seats + 1] == [ClanSetUp(seat, 4, 2, 1, 1, points) for seat in range(seats)]
    drawn = [(event.seat, event.count) for event in events if isinstance(event, CardsDrawn)]
    assert drawn == [(seat, 4) for seat in range(seats)]
    assert state.bag + state.reserve == in_bag
    assert state.points == (points,) * seats
    assert all((one.lands, one.free_lands, len(one.hand)) == (2, 1, 4) for one in state.clans)


def test_67_cards_and_25_tiles() -> None:
    """HC-06, HC-07: values 1 to 4, 17 of each but 16 fours; two tiles of each number from 30 to 41, and one 42."""
    state, _ = new_game(3)
    assert CARDS == {1: 17, 2: 17, 3: 17, 4: 16}
    assert (len(TILES), TILES[0], TILES[-2:]) == (25, 30, (41, 42))
    assert all(TILES.count(number) == 2 for number in range(30, 42))
    assert (state.deck, state.supply) == (67 - 12, 25)


def test_no_player_has_the_marker_at_first() -> None:
    """HC-08: so redrawing is impossible in the first round."""
    state, events = new_game(3)
    assert state.following is None
    assert waited_for(state) == (0, "action")
    assert not events[-1].redraw


@pytest.mark.parametrize(("first_seat", "draws", "start"), [(2, [], 2), (0, [], 0), (None, [0] * 12 + [1], 1)])
def test_the_start_player(first_seat: int | None, draws: list[int], start: int) -> None:
    """HC-09: the start player is drawn at random after the deal, or chosen; left is the next seat."""
    state, events = new_game(3, first_seat, draws)
    assert RoundBegan(1, start) in events
    assert state.turn == start
    state.reserve = cubes("gggggg")
    events = when(state, Monks(1), EndActions(), EndTurn())
    assert TurnBegan((start + 1) % 3, 2) in events


def test_a_round_is_one_turn_each_then_end_of_round() -> None:
    """HC-10: turns go clockwise from the start player; then the marker passes to the left."""
    state = set_up(start=1, turn=0, phase="raid", most_actions=1, round=4, bag=cubes("yybbgg"))
    events = when(state, EndTurn())
    assert kinds(events) == [
        *("peace_kept", "following_counted", "colour_scored", "colour_scored", "colour_scored"),
        *("tile_removed", "round_began", "turn_began", "reserve_drawn"),
    ]
    assert events[6] == RoundBegan(5, 2)
    assert waited_for(state)[0] == 2


def test_a_turn_is_draw_actions_then_raid_or_exchange() -> None:
    """HC-11: no part begins before the one before it is over; then the next player has their turn."""
    state = set_up(clan(), reserve="yybbgr", following=0, phase="redraw")
    assert refused(state, Warrior()) == "First keep the cubes drawn, or redraw some of them (HC-13)."
    when(state, Keep())
    assert refused(state, Raid(1)) == "Now you take your actions (HC-11)."
    assert kinds(when(state, Warrior(), Piper())) == [
        *("followers_gained", "cards_drawn", "followers_gained", "reserve_returned")
    ]
    assert refused(state, Monks(1)) == "Your actions are over; raid, exchange cards, or do neither (HC-11)."
    assert when(state, EndTurn(), draws=[0, 20])[:2] == [PeaceKept(0), TurnBegan(1, 2)]
    assert Warrior() in rules.legal_moves(state, 1)


def test_ending_actions_is_offered_if_legal() -> None:
    """HC-11, HC-16: a player who can act must take one action, so only then a refusal mentions ending the actions."""
    state = set_up(reserve="yybbgr")
    assert EndActions() not in rules.legal_moves(state, 0)
    assert refused(state, EndTurn()) == "Now you take your actions (HC-11)."
    when(state, Warrior())
    assert EndActions() in rules.legal_moves(state, 0)
    assert refused(state, EndTurn()) == "Now you take your actions, or end them (HC-11)."


def test_only_one_player_is_to_move() -> None:
    """HC-10: others cannot move."""
    state = set_up(reserve="yybbgr")
    assert rules.legal_moves(state, 1) == []
    assert refused(state, Warrior(), seat=1) == "It is not your move; Ann is waited for (HC-10)."


def test_six_cubes_are_drawn() -> None:
    """HC-12: at random from the bag, whose cubes are counted in the order yellow, blue, green, red."""
    state = set_up(phase="raid")
    before = state.bag
    events = when(state, EndTurn(), draws=[0, 0, 8, 23, 43, 43])
    drawn = Cubes(2, 1, 1, 2)
    assert before == Cubes(9, 17, 20, 7)
    assert events[-1] == ReserveDrawn(1, drawn, redraw=False)
    assert (state.reserve, state.bag) == (drawn, before - drawn)


def test_the_largest_following_may_redraw_once() -> None:
    """HC-13: any number goes back into the bag first, so the same cubes can come again."""
    state = set_up(phase="raid", following=1)
    assert when(state, EndTurn())[-1] == ReserveDrawn(1, cubes("yyyyyy"), redraw=True)
    assert rules.legal_moves(state, 1) == [Keep(), *(Redraw(number, 0, 0, 0) for number in range(1, 7))]
    assert refused(state, Redraw(0, 1, 0, 0), 1) == "This puts back 1 blue of the reserve, which has none (HC-13)."
    assert refused(state, Redraw(6, 0, 0, 1), 1) == "This puts back 1 red of the reserve, which has none (HC-13)."
    assert refused(state, Redraw(0, 0, 0, 0), 1) == "To put nothing back, keep the cubes (HC-13)."
    bag = state.bag
    events = when(state, Redraw(3, 0, 0, 0), draws=[0, 5, 30])
    assert events == [ReserveRedrawn(1, cubes("yyy"), cubes("ybg"))]
    assert (state.reserve, state.bag) == (cubes("yyyybg"), bag + cubes("yyy") - cubes("ybg"))
    assert waited_for(state) == (1, "action")


def test_the_same_cube_can_come_again() -> None:
    """HC-13: what is put back is in the bag when cubes are drawn for it."""
    state = set_up(phase="redraw", following=0, reserve="yybbgg", bag=cubes("r"))
    assert when(state, Redraw(1, 0, 0, 0), draws=[0]) == [ReserveRedrawn(0, cubes("y"), cubes("y"))]


def test_the_cubes_may_be_kept() -> None:
    """HC-13: then the actions follow."""
    state = set_up(phase="redraw", following=0, reserve="yybbgg")
    assert when(state, Keep()) == [ReserveKept(0)]
    assert waited_for(state) == (0, "action")


def test_two_different_actions() -> None:
    """HC-14: one or two monks are the same action."""
    state = set_up(reserve="yybggg")
    when(state, Monks(1))
    assert [move.type for move in rules.legal_moves(state, 0)].count("monks") == 0
    assert refused(state, Monks(2)) == "You have taken this action; a second one must be different (HC-14)."
    assert ReserveReturned(0, cubes("yygg")) in when(state, Piper())
    assert waited_for(state) == (0, "raid")


def test_two_buildings_of_a_kind_are_the_same_action() -> None:
    """HC-14: with two free lands, cattle may follow a castle, a second castle may not."""
    state = set_up(clan(free_lands=2), reserve="bbbbrr")
    when(state, Build("castle"))
    assert refused(state, Build("castle")) == "You have taken this action; a second one must be different (HC-14)."
    assert Build("cattle") in rules.legal_moves(state, 0)


def test_the_last_player_has_one_action() -> None:
    """HC-14: of any kind, a bard too."""
    state = set_up(phase="raid", turn=1, bag=cubes("yybbgg"))
    assert TurnBegan(2, 1) in when(state, EndTurn())
    assert Bard(0, ("piper",), None) in rules.legal_moves(state, 2)
    assert ReserveReturned(2, cubes("yybbg")) in when(state, Monks(1))
    assert refused(state, Piper(), 2) == "As the last of the round you have one action (HC-14)."
    assert refused(state, EndActions(), 2) == "Your actions are over; raid, exchange cards, or do neither (HC-11)."


def test_a_bard_is_the_only_action() -> None:
    """HC-14: nothing comes before it or after it."""
    state = set_up(reserve="yybbgg")
    ended = state.copy()
    assert ReserveReturned(0, cubes("yybgg")) in when(ended, Bard(1, ("piper",), None))
    when(state, Piper())
    assert refused(state, Bard(1, ("piper",), None)) == "A bard must be the only action of a turn (HC-14)."


def test_at_most_four_cubes_are_used() -> None:
    """HC-15: over both actions together; cubes of the court do not count."""
    state = set_up(clan(monks=2), reserve="gggybr")
    when(state, Build("monastery"))
    words = "This takes 2 cubes of the reserve, and 3 of at most 4 are used (HC-15)."
    assert refused(state, Domain("red", "reserve", 0)) == words
    within = [Domain("red", "court", 0), Domain("green", "reserve", 2), Domain("green", "court", 2)]
    assert rules.legal_moves(state, 0) == [Warrior(), Piper(), *within, EndActions()]


def test_one_action_at_least_if_one_is_legal() -> None:
    """HC-16: the second may be left out."""
    state = set_up(reserve="yybbgg")
    assert refused(state, EndActions()) == "You can take an action, so you must take at least one (HC-16)."
    when(state, Warrior())
    assert when(state, EndActions()) == [ReserveReturned(0, cubes("ybbgg"))]


def test_impossible_actions_are_skipped() -> None:
    """HC-16: six red cubes without a free land or a fourth warrior buy nothing; with a free land only cattle."""
    state = set_up(clan(), clan("123", warriors=3, free_lands=0, castles=1), clan(), phase="raid")
    state.bag = cubes("rrrrrr")
    assert kinds(when(state, EndTurn())) == ["peace_kept", "turn_began", "reserve_drawn", "reserve_returned"]
    assert waited_for(state) == (1, "raid")
    state = set_up(clan(), clan(warriors=3, hand="123"), phase="raid")
    state.bag = cubes("rrrrrr")
    assert kinds(when(state, EndTurn()))[2:] == ["reserve_drawn", "built", "reserve_returned"]


def test_a_land_just_acquired_can_be_built_on() -> None:
    """HC-16: and a warrior just placed can be paid."""
    state = set_up(clan(free_lands=0, castles=1), reserve="yyrrbb")
    assert Build("cattle") not in rules.legal_moves(state, 0)
    when(state, Domain("red", "reserve", 0), Build("cattle"))
    assert state.clans[0].cattle == 2
    state = set_up(clan("123", warriors=3), reserve="yrrbbb")
    assert Domain("red", "court", 0) not in rules.legal_moves(state, 0)
    when(state, Warrior())
    assert Domain("red", "court", 0) in rules.legal_moves(state, 0)


def test_unused_cubes_return_to_the_bag() -> None:
    """HC-17: after the actions."""
    state = set_up(reserve="yybbgg")
    bag = state.bag
    when(state, Warrior(), Piper())
    assert (state.reserve, state.bag) == (cubes(""), bag + cubes("ybgg"))


def end_of_round(state: State, *points: int, **changes: Any) -> list[Any]:
    """End the last turn of a round without scores, at these points, and return the events."""
    for seat in range(3):
        change(state, seat, cattle=0, castles=0, monasteries=0, pipers=0, monks=0, free_lands=2)
    state.turn, state.phase, state.most_actions, state.points = 2, "raid", 1, points
    for name, value in changes.items():
        setattr(state, name, value)
    return when(state, EndTurn())[5:]


def test_a_tile_leaves_unseen_below_the_red_zone() -> None:
    """HC-70: below 30 points it is not revealed."""
    state = set_up()
    events = end_of_round(state, 29, 3, 3)
    assert events[:2] == [TileRemoved(24, None), RoundBegan(2, 1)]
    assert (state.supply, state.removed, state.shown) == (24, 1, ())


@pytest.mark.parametrize(
    ("points", "draw", "number", "ends"), [(30, 0, 30, True), (33, 8, 34, False), (34, 8, 34, True)]
)
def test_a_tile_not_above_the_leader_ends_the_game(points: int, draw: int, number: int, ends: bool) -> None:
    """HC-70: from 30 points on it is turned over."""
    state = set_up()
    for seat in range(3):
        change(state, seat, cattle=0, pipers=0, free_lands=2)
    state.turn, state.phase, state.points = 2, "raid", (3, points, 3)
    events = when(state, EndTurn(), draws=[draw])[5:]
    assert events[:2] == [TileRemoved(24, number), PlayEnded("red_zone") if ends else RoundBegan(2, 1)]
    assert state.shown == (number,)
    assert rules.outcome(state, []) == (Outcome("red_zone", (1,), (3, points, 3)) if ends else None)


def test_two_leaders_turn_a_tile_over_too() -> None:
    """HC-70: any player in the red zone is enough."""
    assert end_of_round(set_up(), 30, 30, 3) == [TileRemoved(24, 30), PlayEnded("red_zone")]


def test_a_revealed_tile_is_not_drawn_again() -> None:
    """HC-70: chance picks among the unrevealed ones, wherever they are (HC-07)."""
    state = set_up(shown=(30, 31, 31), turn=2, phase="raid", points=(40, 0, 0))
    assert TileRemoved(24, 32) in when(state, EndTurn(), draws=[1])


def test_the_game_ends_where_the_bag_is_short() -> None:
    """HC-71: at the start of a turn; the round is not scored, no tile is removed, nothing is drawn."""
    state = set_up(clan(), clan(), clan(), phase="raid", bag=cubes("yybbg"), points=(4, 9, 9))
    assert when(state, EndTurn()) == [PeaceKept(0), PlayEnded("empty_bag")]
    assert rules.to_act(state) is None
    assert rules.outcome(state, []) == Outcome("empty_bag", (1, 2), (4, 9, 9))
    assert refused(state, EndTurn()) == "The game is over (HC-73)."


def test_six_cubes_are_enough() -> None:
    """HC-71: fewer than six end the game, six are drawn."""
    state = set_up(phase="raid", bag=cubes("yybbgg"))
    assert when(state, EndTurn())[1:] == [TurnBegan(1, 2), ReserveDrawn(1, cubes("yybbgg"), redraw=False)]
    assert state.bag.total == 0


def test_the_game_ends_without_a_tile() -> None:
    """HC-72: it ends after the scoring if no tile is there to leave; when the last tile leaves it goes on."""
    assert end_of_round(set_up(), 20, 21, 19, supply=1)[:2] == [TileRemoved(0, None), RoundBegan(2, 1)]
    state = set_up()
    assert end_of_round(state, 20, 21, 19, supply=0) == [PlayEnded("empty_supply")]
    assert rules.outcome(state, []) == Outcome("empty_supply", (1,), (20, 21, 19))


def test_equal_leaders_share_the_victory() -> None:
    """HC-73: a player who has left the game ranks last with any number of points."""
    state = set_up(clan(), clan(), clan(), clan(), phase="over", reason="red_zone", points=(31, 30, 31, 12))
    assert rules.outcome(state, []) == Outcome("red_zone", (0, 2), (31, 30, 31, 12))
    assert rules.outcome(state, [0]) == Outcome("red_zone", (2,), (31, 30, 31, 12))
    assert rules.outcome(state, [0, 2]) == Outcome("red_zone", (1,), (31, 30, 31, 12))
