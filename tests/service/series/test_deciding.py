"""Allowed and refused commands of a series."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from helpers.played_series import BEGUN, Play, joined, opened, opening, player
from msgspec.structs import replace

from cairn.events.clock import format_time, seconds
from cairn.events.series import LotsDrawn, NoShow, ResultEntered, SeriesEnded
from cairn.events.table import Seat
from cairn.projections.series import State
from cairn.service.deciding import series
from cairn.service.deciding.draft import Draft
from cairn.service.errors import AlreadySeated, Forbidden, GameOver, Invalid, NoOpenSeat, Problem, RulesGone


def state_of(draft: Draft) -> State:
    """Return a series that has begun."""
    assert isinstance(draft.position.state, State)
    return draft.position.state


def later(draft: Draft, seconds: float) -> None:
    """Set the time to `seconds` after the opening, and advance the series."""
    draft.at = format_time(BEGUN + seconds)
    series.advance(draft)


def test_a_full_series_begins() -> None:
    """The lots contain each player once, and the first round is paired at once."""
    draft = joined(opened("round_robin", 4), 4)
    assert sorted(state_of(draft).lots) == [0, 1, 2, 3]
    assert (draft.position.status, state_of(draft).round, len(state_of(draft).tables)) == ("running", 1, 2)
    assert state_of(draft).come_until == format_time(BEGUN + 60)


def test_a_series_begins_at_its_time() -> None:
    """Not earlier, and with the players who have joined."""
    draft = joined(opened("swiss", 8, starts_at=format_time(BEGUN + 100)), 3)
    later(draft, 99)
    assert draft.position.status == "open"
    later(draft, 100)
    assert (draft.position.status, len(state_of(draft).lots)) == ("running", 3)


def test_a_series_with_too_few_players_ends() -> None:
    """At its time, or after 30 days."""
    draft = joined(opened("swiss", 8), 1)
    later(draft, 30 * 86400)
    assert draft.position.table.outcome
    assert draft.position.table.outcome.reason == "too_few"


def test_the_organiser_begins_a_series() -> None:
    """It needs at least two players."""
    draft = joined(opened("swiss", 8), 1)
    with pytest.raises(Invalid, match="1 take part, and a table has 2 seats"):
        series.start(draft)
    joined_two = joined(opened("swiss", 8), 2)
    series.start(joined_two)
    series.advance(joined_two)
    assert joined_two.position.has_started
    with pytest.raises(GameOver):
        series.start(joined_two)


def test_a_player_joins_once() -> None:
    """Until the series begins or is full. A player who withdrew returns with the same number."""
    draft = joined(opened("swiss", 3), 2)
    with pytest.raises(AlreadySeated):
        series.join(draft, Seat("human", player(0)))
    series.withdraw(draft, 0)
    with pytest.raises(Forbidden):
        series.withdraw(draft, 0)
    series.join(draft, Seat("human", player(0)))
    assert (len(draft.position.table.seats), draft.position.table.left) == (2, ())
    series.join(draft, Seat("ai", level="easy"))
    series.advance(draft)
    with pytest.raises(NoOpenSeat, match="only an arena"):
        series.join(draft, Seat("human", player(7)))
    with pytest.raises(Invalid):
        series.join(draft, Seat("ai", level="godlike"))


def test_a_full_series_cannot_be_joined() -> None:
    """An arena can be joined while it runs, up to its number of places."""
    draft = joined(opened("arena", 3), 2)
    series.start(draft)
    series.join(draft, Seat("human", player(5)))
    with pytest.raises(NoOpenSeat, match="taken"):
        series.join(draft, Seat("human", player(6)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "single_elimination", "seats": 3, "ruleset": "highland_clans", "places": 4}, "by two at a table"),
        ({"format": "arena", "seconds": 0}, "has a duration in seconds"),
        ({"format": "swiss", "seconds": 9}, "has a duration in seconds"),
        ({"format": "arena", "seconds": 9, "rounds": 3}, "number of rounds"),
        ({"seats": 3, "ruleset": "schotten_totten"}, "has no 3 seats"),
        ({"ruleset": "highland_clans", "seats": 5, "places": 4}, "A table has 5 seats, and 4 may take part"),
        ({"options": {"hat": 1}}, "options are not those"),
        ({"organiser": "Ann"}, "the organiser's id"),
        ({"nonce": "xyz"}, "The nonce or"),
    ],
    ids=str,
)
def test_inconsistent_options_are_refused(change: dict[str, object], words: str) -> None:
    """The reason is a sentence."""
    with pytest.raises(Invalid, match=words):
        opened(**({"format": "swiss", "places": 4} | change))  # type: ignore[arg-type]  # what is wrong is the test


def test_unknown_formats_are_refused() -> None:
    """Pairings of another version's format cannot be computed."""
    draft = opened("swiss", 4)
    draft.position = replace(draft.position, version=0)
    with pytest.raises(RulesGone, match="no version 9 of the formats"):
        series.open_series(draft, replace(opening("swiss", 4), formats_version=9))


def of_table(change: Callable[[str], ResultEntered | NoShow]) -> Problem:
    """Return the reason of a refused result of the first table of a series."""
    draft = joined(opened("swiss", 2), 2)
    entered = change(state_of(draft).tables[0].game)
    decider: Callable[..., None] = series.enter_no_show if isinstance(entered, NoShow) else series.enter_result
    with pytest.raises(Problem) as refused:
        decider(draft, entered)
    return refused.value


def test_only_valid_results_of_open_tables_are_accepted() -> None:
    """Ranks must fit the seats. Players who may still arrive are not absent."""
    assert "No table" in str(of_table(lambda _: ResultEntered("x", (0, 1), "points", 9, "ab")))
    assert "one rank per seat" in str(of_table(lambda game: ResultEntered(game, (0, 2), "points", 9, "ab")))
    assert "one rank per seat" in str(of_table(lambda game: ResultEntered(game, (0, 1, 1), "points", 9, "ab")))
    assert "may still come" in str(of_table(lambda game: NoShow(game, (1,), 9, "ab")))
    assert "must be at this table" in str(of_table(lambda game: NoShow(game, (7,), 9, "ab")))
    draft = joined(opened("swiss", 2), 2)
    game = state_of(draft).tables[0].game
    series.enter_result(draft, ResultEntered(game, (0, 1), "points", 9, "ab"))
    with pytest.raises(Invalid):
        series.enter_result(draft, ResultEntered(game, (0, 1), "points", 9, "ab"))


def test_a_finished_series_accepts_no_commands() -> None:
    """Joining, withdrawing, beginning and ending are refused."""
    draft = joined(opened("swiss", 4), 2)
    series.call_off(draft)
    for decide in (
        lambda: series.join(draft, Seat("human", player(9))),
        lambda: series.withdraw(draft, 0),
        lambda: series.start(draft),
        lambda: series.call_off(draft),
        lambda: series.follow(draft),
    ):
        with pytest.raises(GameOver):
            decide()


def test_an_arena_pairs_free_players_until_its_time_is_over() -> None:
    """Every five seconds. The last games are finished. No player plays two games at once."""
    play = Play(joined(opened("arena", 9, seconds=60), 9))
    while not play.draft.position.table.is_ended:
        at_once = [place for table in play.state.open_tables for place in table.places]
        assert len(at_once) == len({*at_once})
        play.step()
    (ended,) = (event for event in play.draft.decisions[-1].events if isinstance(event, SeriesEnded))
    assert ended.reason == "played"
    paired = [decision for decision in play.draft.decisions if decision.events[0].type == "series.paired"]
    assert paired[-1].at < format_time(BEGUN + 60) < play.draft.decisions[-1].at
    assert all(second.at >= format_time(seconds(first.at) + 5) for first, second in pairwise(paired))


def test_game_ids_follow_from_the_secret() -> None:
    """The same secret gives the same ids and lots, another one gives others."""
    first, again, other = (joined(opened("swiss", 8, secret=secret), 8) for secret in (bytes(32), bytes(32), b"x" * 32))
    ids = [[table.game for table in state_of(draft).tables] for draft in (first, again, other)]
    assert ids[0] == ids[1]
    assert not {*ids[0]} & {*ids[2]}
    lots = [next(e for d in draft.decisions for e in d.events if isinstance(e, LotsDrawn)) for draft in (first, other)]
    assert lots[0].order != lots[1].order


def test_nonces_contribute_to_the_lots() -> None:
    """So every player contributes to their chance."""
    orders = set[tuple[int, ...]]()
    for nonce in ("", "00", "ff"):
        draft = joined(opened("swiss", 8), 7)
        series.join(draft, Seat("human", player(7)), nonce)
        series.advance(draft)
        orders.add(state_of(draft).lots)
    assert len(orders) == 3
