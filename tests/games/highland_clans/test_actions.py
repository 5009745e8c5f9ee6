"""The actions and the scoring of Highland Clans by clause: given this position, when this move, then these events."""

from collections.abc import Callable

import pytest
from games.highland_clans.given import clan, cubes, kinds, refused, rules, set_up, waited_for, when

from cairn.events.decision import Move
from cairn.events.highland_clans.events import (
    BardSent,
    Built,
    CardsDiscarded,
    CardsDrawn,
    ColourScored,
    DomainBought,
    FollowersGained,
    FollowingCounted,
    ReserveReturned,
)
from cairn.events.highland_clans.moves import Bard, Build, Discard, Domain, EndActions, EndTurn, Monks, Piper, Warrior
from cairn.events.highland_clans.pieces import Cubes
from cairn.projections.highland_clans.state import Clan
from cairn.service.rules.highland_clans import scoring


@pytest.mark.parametrize(
    ("clause", "what", "few", "enough", "words"),
    [
        ("HC-20", "cattle", "yybbgg", "yybbgr", "This takes 1 red of the reserve, which has none"),
        ("HC-21", "castle", "yybggr", "yybbgr", "This takes 2 blue of the reserve, which has 1"),
        ("HC-22", "monastery", "yybbgg", "yybggg", "This takes 3 green of the reserve, which has 2"),
    ],
)
def test_buildings(clause: str, what: str, few: str, enough: str, words: str) -> None:
    """HC-20, HC-21, HC-22: the cubes go from the reserve onto a free own land; a refusal names the shortfall."""
    price = {"cattle": "r", "castle": "bb", "monastery": "ggg"}[what]
    assert refused(set_up(reserve=few), Build(what)) == f"{words} ({clause})."
    full = set_up(clan(free_lands=0, castles=1), reserve=enough)
    assert refused(full, Build(what)) == "None of your lands is free (HC-30)."
    state = set_up(reserve=enough)
    bag = state.bag
    assert when(state, Build(what)) == [Built(0, what, cubes(price))]
    assert (state.reserve, state.bag) == (cubes(enough) - cubes(price), bag)
    mine, built = state.clans[0], [int(what == kind) for kind in ("cattle", "castle", "monastery")]
    assert (mine.free_lands, mine.cattle - 1, mine.castles, mine.monasteries) == (0, *built)


def test_a_land_holds_one_thing() -> None:
    """HC-30: with one free land, two buildings cannot follow each other."""
    state = set_up(reserve="yybbgr")
    when(state, Build("cattle"))
    assert refused(state, Build("castle")) == "None of your lands is free (HC-30)."


def test_a_warrior_draws_a_card_at_once() -> None:
    """HC-23, HC-24: it costs 1 yellow of the reserve, and the hand grows with the warriors."""
    state = set_up(clan("1111"), reserve="ybbggr")
    events = when(state, Warrior(), draws=[54])
    assert events == [FollowersGained(0, "warrior", 1), CardsDrawn(0, 1, 54, (4,))]
    assert (state.clans[0].warriors, state.clans[0].hand) == (5, (1, 1, 1, 1, 4))
    another = set_up(reserve="ybbggr", turn=1)
    assert when(another, Warrior()) == [FollowersGained(1, "warrior", 1), CardsDrawn(1, 1, 54, (1,))]
    assert refused(set_up(reserve="bbbggr"), Warrior()) == "This takes 1 yellow of the reserve, which has none (HC-23)."


def test_a_piper() -> None:
    """HC-26: 1 blue of the reserve to court."""
    state = set_up(reserve="ybbggr")
    assert when(state, Piper()) == [FollowersGained(0, "piper", 1)]
    assert state.clans[0].pipers == 3
    assert refused(set_up(reserve="yyyggr"), Piper()) == "This takes 1 blue of the reserve, which has none (HC-26)."


@pytest.mark.parametrize("count", [1, 2])
def test_monks(count: int) -> None:
    """HC-27: 1 or 2 green of the reserve to court, one action either way."""
    state = set_up(reserve="ybbggr")
    assert when(state, Monks(count)) == [FollowersGained(0, "monk", count)]
    assert (state.clans[0].monks, state.actions) == (count, ("monk",))
    assert refused(set_up(reserve="ybbbgr"), Monks(2)) == "This takes 2 green of the reserve, which has 1 (HC-27)."


def domains(reserve: str, **mine: int) -> list[Move]:
    """Return how a domain can be paid with these cubes."""
    state = set_up(clan("1234"[: mine.get("warriors", 4)], **mine), reserve=reserve)
    return [move for move in rules.legal_moves(state, 0) if isinstance(move, Domain)]


def test_a_domain_is_paid_from_reserve_and_court_in_any_mix() -> None:
    """HC-28, HC-18: 1 yellow and 1 red, or 1 yellow and 2 green; red from the reserve only, cubes on lands never."""
    assert domains("bbbbbb", monks=2, cattle=2, free_lands=0) == [Domain("green", "court", 2)]
    assert domains("ybbbbb", monasteries=1, free_lands=0) == []
    assert domains("rbbbbb") == [Domain("red", "court", 0)]
    assert domains("ygggbr", monks=1) == [
        *(Domain("red", source, 0) for source in ("reserve", "court")),
        *(Domain("green", source, monks) for source in ("reserve", "court") for monks in (0, 1)),
    ]
    state = set_up(clan(monks=1), reserve="ygggbr")
    assert refused(state, Domain("green", "reserve", 2)) == "Your court has 1 green; this takes 2 (HC-28)."
    bare = set_up(reserve="ygggbr")
    assert refused(bare, Domain("green", "reserve", 1)) == "Your court has no green; this takes 1 (HC-28)."
    assert refused(state, Domain("red", "reserve", 1)) == "A domain for 1 red takes no green (HC-28)."
    words = "This takes 1 red of the reserve, which has none (HC-28)."
    assert refused(set_up(reserve="bbbbgg"), Domain("red", "court", 0)) == words


def test_a_domain_is_a_free_land() -> None:
    """HC-28: the cubes go to the bag, one tile from the supply to the player."""
    state = set_up(clan(monks=1), reserve="ygbbbb")
    bag = state.bag
    assert when(state, Domain("green", "reserve", 1)) == [DomainBought(0, cubes("yg"), cubes("g"), 24)]
    assert (state.bag, state.reserve, state.supply) == (bag + cubes("ygg"), cubes("bbbb"), 24)
    assert (state.clans[0].free_lands, state.clans[0].monks, state.actions) == (2, 0, ("domain",))


def test_four_domains_at_most_and_none_from_an_empty_supply() -> None:
    """HC-28: so six lands."""
    full = set_up(clan(free_lands=3, castles=2), reserve="yrbbbb")
    assert refused(full, Domain("red", "reserve", 0)) == "You have four domains already (HC-28)."
    assert Domain("red", "reserve", 0) in rules.legal_moves(set_up(clan(free_lands=4), reserve="yrbbbb"), 0)
    empty = set_up(reserve="yrbbbb", supply=0)
    assert refused(empty, Domain("red", "reserve", 0)) == "The supply of domains is empty (HC-28)."
    events = when(set_up(reserve="yrbbbb", supply=1), Domain("red", "reserve", 0))
    assert DomainBought(0, cubes("yr"), cubes(""), 0) in events


def test_a_warrior_paid_discards_a_card_at_once() -> None:
    """HC-24: the player chooses it, even if all are equal; nothing else happens until that is done."""
    state = set_up(clan("2222"), reserve="rbbbgg")
    assert kinds(when(state, Domain("red", "court", 0))) == ["domain_bought"]
    assert waited_for(state) == (0, "discard")
    assert rules.legal_moves(state, 0) == [Discard(2)]
    words = "Your hand has more cards than you may keep; discard one first (HC-24)."
    assert refused(state, Piper()) == words
    assert refused(state, Discard(1)) == "Your hand has no 1 (HC-24)."
    assert when(state, Discard(2)) == [CardsDiscarded(0, 1, 0, (2,))]
    assert (state.clans[0].hand, state.discards, waited_for(state)) == ((2, 2, 2), (2,), (0, "action"))


def test_any_card_goes_for_a_warrior_however_hands_are_refilled_after_raids() -> None:
    """HC-24: the option `raid_refill` is for raids only (HC-49)."""
    state = set_up(clan("12222", warriors=5), reserve="rbbbgg", raid_refill="drawn")
    when(state, Domain("red", "court", 0))
    assert rules.legal_moves(state, 0) == [Discard(1), Discard(2)]


def test_a_court_keeps_three_warriors() -> None:
    """HC-25: neither a domain nor a bard goes below; a domain whose yellow is of the reserve takes no warrior."""
    state = set_up(clan("123", warriors=3), clan("123", warriors=3), reserve="rbbbgg")
    assert refused(state, Domain("red", "court", 0)) == "Your court may not go below 3 warriors (HC-25)."
    assert refused(state, Bard(1, ("warrior",), None)) == "That court may not go below 3 warriors (HC-25)."
    assert refused(state, Bard(1, ("warrior", "piper"), "piper")) == "That court may not go below 3 warriors (HC-25)."
    assert Bard(2, ("warrior",), None) in rules.legal_moves(state, 0)
    assert Domain("red", "reserve", 0) in rules.legal_moves(set_up(clan("123", warriors=3), reserve="yrbbgg"), 0)


def test_a_bard_takes_one_cube_to_the_bag() -> None:
    """HC-29: for 1 blue of the reserve, which returns to the bag too."""
    state = set_up(clan(), clan(monks=1), reserve="ybbggr")
    bag = state.bag
    assert when(state, Bard(1, ("monk",), None)) == [
        BardSent(0, 1, ("monk",), None),
        ReserveReturned(0, cubes("ybggr")),
    ]
    assert state.bag == bag + cubes("ybbgggr")
    assert state.clans[1].monks == 0


def test_a_bard_takes_two_cubes_and_may_keep_one() -> None:
    """HC-29: of different colours; one goes to the bag, the other there too or to the own court."""
    for keeps, mine, gone in ((None, 2, "bg"), ("piper", 3, "g")):
        state = set_up(clan(), clan(monks=1), reserve="ybbggr")
        bag = state.bag
        when(state, Bard(1, ("piper", "monk"), keeps))
        assert (state.clans[1].pipers, state.clans[1].monks, state.clans[0].pipers) == (1, 0, mine)
        assert state.bag == bag + cubes("ybbggr") + cubes(gone)


def test_a_bard_that_takes_a_warrior() -> None:
    """HC-24, HC-29: the victim discards first; then the actor draws for the warrior that is kept."""
    state = set_up(clan("1234"), clan("3344"), reserve="ybbggr")
    assert kinds(when(state, Bard(1, ("warrior", "piper"), "warrior"))) == ["bard_sent"]
    assert waited_for(state) == (1, "discard")
    assert refused(state, EndActions()) == "It is not your move; Bob is waited for (HC-24)."
    assert when(state, Discard(3)) == [
        CardsDiscarded(1, 1, 0, (3,)),
        CardsDrawn(0, 1, 54, (1,)),
        ReserveReturned(0, cubes("ybggr")),
    ]
    assert [(one.warriors, len(one.hand)) for one in state.clans[:2]] == [(5, 5), (3, 3)]


def test_limits_of_a_bard() -> None:
    """HC-29: lands are immune; a bard takes only what is there, no two alike, of an opponent, and costs a blue."""
    state = set_up(clan(), clan(monasteries=1, free_lands=0, pipers=0), clan(pipers=0), reserve="ybbggr")
    bards = [move for move in rules.legal_moves(state, 0) if isinstance(move, Bard)]
    assert bards == [Bard(seat, ("warrior",), None) for seat in (1, 2)]
    form = "A bard takes one follower, or two different ones of which one may be kept, named as warrior, piper, monk"
    assert refused(state, Bard(1, ("monk",), None)) == "That court has no monk (HC-29)."
    for takes, keeps in ((("monk", "warrior"), None), (("monk", "monk"), "monk"), (("piper",), "piper"), ((), None)):
        assert refused(state, Bard(1, takes, keeps)) == f"{form} (HC-29)."
    for opponent in (0, 3):
        assert refused(state, Bard(opponent, ("warrior",), None)) == "A bard goes to an opponent (HC-29)."
    dry = set_up(reserve="yygggr")
    assert refused(dry, Bard(1, ("piper",), None)) == "This takes 1 blue of the reserve, which has none (HC-29)."
    bare = set_up(clan(), *[clan("123", warriors=3, pipers=0) for _ in range(2)], reserve="bbbbbb")
    assert not [move for move in rules.legal_moves(bare, 0) if isinstance(move, Bard)]


def test_all_ways_of_a_bard() -> None:
    """HC-29: 3 single followers, and 3 pairs with neither or either kept: 12 for an opponent with all three."""
    state = set_up(clan(), clan(monks=1), clan(monks=1), reserve="bbbggg")
    assert len([move for move in rules.legal_moves(state, 0) if isinstance(move, Bard)]) == 2 * 12
    five = set_up(*[clan() for _ in range(5)], reserve="bbbggg")
    assert {move.opponent for move in rules.legal_moves(five, 0) if isinstance(move, Bard)} == {1, 2, 3, 4}


def test_a_court_has_no_limit() -> None:
    """HC-18: any number of cubes of a colour."""
    state = set_up(clan("1" * 9, warriors=9, pipers=9, monks=9), reserve="ybbggr", bag=Cubes(9, 9, 9, 9))
    assert {Warrior(), Piper(), Monks(2)} <= set(rules.legal_moves(state, 0))


@pytest.mark.parametrize(
    ("warriors", "courts", "before", "after"),
    [
        ([4, 5, 4], [9, 5, 4], None, 1),
        ([5, 5, 4], [7, 8, 9], 0, 1),
        ([5, 5, 4], [8, 8, 9], 2, 2),
        ([5, 5, 4], [8, 8, 9], None, None),
        ([5, 5, 4], [8, 8, 9], 1, 1),
    ],
)
def test_the_largest_following(warriors: list[int], courts: list[int], before: int | None, after: int | None) -> None:
    """HC-60: most warriors; of those tied most cubes in court; still tied, it stays where it is."""
    assert scoring.largest_following(warriors, courts, before) == after


@pytest.mark.parametrize(
    ("score", "counts", "points"),
    [
        (scoring.green_points, (6, 4, 1), (3, 2, 0)),
        (scoring.green_points, (6, 6, 4), (1, 1, 0)),
        (scoring.green_points, (6, 4, 4), (3, 1, 1)),
        (scoring.green_points, (6, 6, 6), (1, 1, 1)),
        (scoring.green_points, (6, 4, 4, 2), (3, 1, 1, 0)),
        (scoring.green_points, (2, 0, 0), (3, 0, 0)),
        (scoring.green_points, (2, 2, 0), (1, 1, 0)),
        (scoring.green_points, (0, 0, 0), (0, 0, 0)),
        (scoring.green_points, (1, 7, 3, 3, 2), (0, 3, 1, 1, 0)),
        (scoring.red_points, (3, 2, 1), (5, 2, 1)),
        (scoring.red_points, (3, 3, 1), (3, 3, 1)),
        (scoring.red_points, (0, 0, 0), (0, 0, 0)),
        (scoring.red_points, (0, 1, 0), (0, 3, 0)),
    ],
)
def test_green_and_red(score: Callable[..., tuple[int, ...]], counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    """HC-61, HC-65: green gives 3 and 2 for the sole most and second, 1 for each player of a tie, nothing for none.

    HC-62: red gives 1 for each own cattle, and 2 more for the sole largest herd.
    """
    assert score(counts) == points


def points_of(colour: str, *clans: Clan) -> ColourScored:
    """Let a round of these clans end, and return what a colour brought."""
    state = set_up(*clans, turn=len(clans) - 1, phase="raid", bag=cubes("yybbgg"))
    (found,) = [e for e in when(state, EndTurn()) if isinstance(e, ColourScored) and e.colour == colour]
    return found


def test_blue_is_the_rest_above_the_largest_herd_of_one_opponent() -> None:
    """HC-63, HC-64: Ralf 7 - 3, Peter, whose own herd is the largest, 3 - 2; no player scores less than 0."""
    ralf = clan(pipers=3, castles=2, cattle=0, free_lands=0)
    peter = clan(pipers=3, cattle=3, free_lands=0)
    jeroen = clan(pipers=1, cattle=2, free_lands=0)
    assert points_of("blue", ralf, peter, jeroen) == ColourScored("blue", (7, 3, 1), (3, 2, 3), (4, 1, 0))


def test_a_monastery_counts_three_green() -> None:
    """HC-61: beside the monks."""
    clans = clan(monks=1, monasteries=2), clan(monks=4), clan(monks=1)
    assert points_of("green", *clans) == ColourScored("green", (7, 4, 1), (), (3, 2, 0))


def test_every_colour_is_an_event_with_the_points_of_each() -> None:
    """HC-60 to HC-63: so that a replay can show why; the points add up."""
    state = set_up(clan(monks=1), clan(cattle=2), clan(pipers=4), turn=2, phase="raid", bag=cubes("yybbgg"))
    assert when(state, EndTurn())[1:5] == [
        FollowingCounted((4, 4, 4), (7, 6, 8), 2),
        ColourScored("green", (1, 0, 0), (), (3, 0, 0)),
        ColourScored("red", (1, 2, 1), (), (1, 4, 1)),
        ColourScored("blue", (2, 2, 4), (2, 1, 2), (0, 1, 2)),
    ]
    assert state.points == (9, 10, 8)
    assert state.following == 2
