"""Tournament reports that are read: what they contain, and which are refused."""

import pytest
from helpers.played_series import draft_series, joined

from cairn.projections.series import SeriesBye, SeriesTable, State
from cairn.projections.series.trf import read_trf, write_trf

HEAD = "012 Club\nXXR 3\n"


def line(number: int, points: float, *cells: str) -> str:
    """Return the line of a player."""
    return f"001 {number:4}      {f'Player {number}':33} {'':31} {points:4.1f} {number:4}  {'  '.join(cells)}"


ROWS = (
    line(1, 1.5, "   2 w 1", "0000 - H"),
    line(2, 1.0, "   1 b 0", "   3 w +"),
    line(3, 1.0, "0000 - U", "   2 b -"),
)


def test_a_report_is_read() -> None:
    """With a win, a walkover, a bye and a bye of half a point; one player is not paired any more."""
    report = read_trf("\n".join([HEAD, *ROWS, "XXZ 3", "XXC white1"]))
    tables = (SeriesTable(1, "1-0", (0, 1), (0, 1), version=1), SeriesTable(2, "2-1", (1, 2), (0, 1), (2,), version=1))
    byes = (SeriesBye(2, 0, is_half=True), SeriesBye(1, 2))
    assert report.state == State(lots=(0, 1, 2), rounds=3, round=2, tables=tables, byes=byes)
    assert (report.called, report.here) == (["Player 1", "Player 2", "Player 3"], [0, 1])


def test_a_player_with_an_entry_for_the_next_round_is_not_paired() -> None:
    """As JaVaFo has it."""
    report = read_trf(
        "\n".join([HEAD, line(1, 1, "   2 w 1"), line(2, 0, "   1 b 0"), line(3, 1, "0000 - U", "0000 - H")])
    )
    assert (report.state.round, report.here) == (1, [0, 1])


def test_a_line_may_end_early() -> None:
    """Its player was not paired any more, as if each further round had `0000 - Z`; the others are in the last round."""
    rows = (
        line(1, 2, "   4 w 1", "   2 b 1"),
        line(2, 1, "   3 b 1", "   1 w 0"),
        line(3, 1, "   2 w 0", "0000 - U"),
    )
    whole, short = (
        read_trf("\n".join([HEAD, *rows, line(4, 0, "   1 b 0", *more), line(5, 0, *more, *more)]))
        for more in (["0000 - Z"], [])
    )
    assert whole == short
    assert (short.state.round, short.here) == (2, [0, 1, 2, 3, 4])


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([line(1, 0), line(3, 0)], "1, 2, 3"),
        ([line(1, 2, "   2 w 1"), line(2, 0, "   1 b 0")], "number 1 are not the points"),
        ([line(1, 1, "   2 w 1"), line(2, 0, "0000 - Z")], "another one"),
        ([line(1, 1, "   9 w 1")], "another one"),
        ([line(1, 0, "   2 w"), line(2, 0, "   1 b")], "no result"),
        ([line(1, 0), "XXZ one"], "'one' is no number"),
        ([line(1, 0).replace(" 0.0 ", " x.0 "), "XXR 3"], "'x.0' is no number"),
        ([line(1, 0), "XXR inf"], "'inf' is no number"),
        ([line(1, 0), "XXZ 1e999"], "'1e999' is no number"),
        ([line(1, 1, "   2 w 1"), line(2, 0, "   1 b 1")], "numbers 1 and 2 contradict"),
        ([line(1, 0, "   2 b 0"), line(2, 0, "   1 b 0")], "numbers 1 and 2 contradict"),
        ([line(1, 0, "   1 w 0")], "numbers 1 and 1 contradict"),
        ([line(1, 0), "XXA    1  1.0"], "not read"),
        ([line(1, 0), "260 1   1    2"], "not read"),
        ([line(1, 0), "XXC black1"], "not read"),
    ],
)
def test_other_reports_are_refused(lines: list[str], words: str) -> None:
    """With a sentence."""
    with pytest.raises(ValueError, match=words):
        read_trf("\n".join([HEAD, *lines]))


def test_other_series_have_no_report() -> None:
    """Tables of three, and eliminations."""
    for format, seats in (("swiss", 3), ("single_elimination", 2)):
        position = joined(draft_series(format, 6, seats), 6).position  # type: ignore[arg-type]  # a format's name
        assert isinstance(position.state, State)
        with pytest.raises(ValueError, match="games of two"):
            write_trf("Cup", ["?"] * 6, position.state, position.table)
