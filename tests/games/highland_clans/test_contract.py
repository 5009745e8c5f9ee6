"""Points 2 and 7 of the contract for Highland Clans."""

import pytest
from games.highland_clans.given import begin_raid, change, clan, cubes, rules, set_up

from cairn.contract.playing import perft
from cairn.events.chance import ScriptedChance
from cairn.events.highland_clans.events import FollowingCounted, PlayEnded, TileRemoved
from cairn.projections.fold import projection_of
from cairn.projections.highland_clans.state import State
from cairn.service.languages import english
from cairn.service.rules.interface import follow

OPTIONS = {"raid_refill": "hand", "first_seat": 0}


def test_perft_of_highland_clans() -> None:
    """Point 7: the opening with 2 yellow, 2 blue, 1 green and 1 red has 17 moves by hand; depth 2 is recorded.

    Cattle, castle, warrior, piper, 1 monk; a domain for 1 red and a yellow of reserve or court; a bard to either
    opponent, for a warrior, a piper, or both, of which none or either is kept: 5 + 2 + 2 * 5.
    """
    state = State.new(OPTIONS, 3)
    script = [*[0] * 12, 0, 0, 7, 7, 22, 41]
    follow(state, rules.new(OPTIONS, 3, ScriptedChance(script)))
    assert state.reserve == cubes("yybbgr")
    assert [perft("highland_clans", state, depth) for depth in (1, 2)] == [17, 55]


def test_perft_of_a_redraw() -> None:
    """Point 7: 0 to 2 of the yellow, 0 to 2 of the blue, 0 or 1 green, 0 or 1 red: 3 * 3 * 2 * 2; then recorded."""
    state = set_up(reserve="yybbgr", phase="redraw", following=0)
    assert [perft("highland_clans", state, depth) for depth in (1, 2)] == [36, 444]


def test_perft_of_a_raid() -> None:
    """Point 7: 3 different cards with a piper or without, 6; 8 answers; then 3, 2 or 2 cards, each in 2 ways."""
    state = begin_raid(clan("1123"), clan("1234"), bag=cubes("yybbgg"))
    assert [perft("highland_clans", state, depth) for depth in (1, 2, 3)] == [6, 6 * 8, 2 * 8 * (6 + 4 + 4)]


def test_perft_of_a_turns_last_part() -> None:
    """Point 7: 2 raids, neither, and 10 exchanges of 1 1 2 4, counted in the rule tests; then recorded."""
    state = set_up(clan("1124"), phase="raid", bag=cubes("yybbgg"))
    assert [perft("highland_clans", state, depth) for depth in (1, 2)] == [2 + 1 + 10, 199]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TileRemoved(20, 31), "A domain tile leaves the game, and shows 31; 20 tiles are left."),
        (PlayEnded("red_zone"), "The game ends: the tile is not above the leader's points."),
        (PlayEnded("empty_bag"), "The game ends: fewer than six cubes are in the bag."),
        (PlayEnded("empty_supply"), "The game ends: no domain tile is left."),
    ],
)
def test_every_sentence_of_the_end(event: PlayEnded | TileRemoved, words: str) -> None:
    """Point 2: for each way in which a game can end."""
    assert english().render(projection_of("highland_clans").say(event, ["Ann", "Bob", "Cid"])) == words


def test_the_sentence_of_the_largest_following_gives_the_reason() -> None:
    """Point 2, HC-60: if most warriors are shared, with the deciding cubes in court."""
    say, names = projection_of("highland_clans").say, ["Ann", "Bob", "Cid"]
    alone, shared = FollowingCounted((5, 4, 3), (6, 9, 9), 0), FollowingCounted((4, 3, 4), (6, 9, 7), 2)
    assert english().render(say(alone, names)) == "Ann has the largest following (Ann 5, Bob 4, Cid 3 warriors)."
    assert english().render(say(shared, names)) == (
        "Cid has the largest following (Ann 4, Bob 3, Cid 4 warriors; Ann 6, Bob 9, Cid 7 cubes in court)."
    )


def test_the_table_as_text() -> None:
    """Point 2: a line for each clan, hidden cards as question marks, the bag, and the raid under way."""
    state = begin_raid(clan("1123"), following=2)
    change(state, 1, hand=(None,) * 4)
    lines = projection_of("highland_clans").draw(state, ["Ann", "Bob", "Cid"]).splitlines()
    assert lines[0].startswith(
        "> Ann   5 points  4 warriors 2 pipers 0 monks | 1 cattle 0 castles 0 monasteries 1 free"
    )
    assert lines[0].endswith("hand 1 1 2 3")
    assert lines[1].endswith("hand ? ? ? ?")
    assert lines[2].endswith("(largest following)")
    assert "Ann raids Bob, 0:0 after 0 of 3." in lines
