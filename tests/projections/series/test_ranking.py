"""Points and tie-breaks, compared with published tables."""

from collections import Counter

import pytest
from helpers.played_series import Play, draft_series, games_of, joined, published

from cairn.events.series import Format
from cairn.projections.series import SeriesBye, SeriesTable, State
from cairn.projections.series.ranking import TIE_BREAKS, standings
from cairn.projections.series.trf import read_trf

CANDIDATES = (
    "x1====1=",
    "0x=11=1=",
    "==x===01",
    "=0=x===1",
    "=0==x=1=",
    "=====x==",
    "001=0=x=",
    "==00===x",
)
"""The Candidates Tournament of 2020 after its first half: Vachier-Lagrave, Nepomniachtchi, Caruana, Giri, Wang,
Grischuk, Ding, Alekseenko (yottachess.com; computed by its organiser's program)."""
CANDIDATES_POINTS = (4.5, 4.5, 3.5, 3.5, 3.5, 3.5, 2.5, 2.5)
CANDIDATES_SONNEBORN = (15.25, 14.25, 12.25, 11.25, 11.25)
"""Of the first five, as published."""

LICHESS = ("x1=01", "0x1=0", "=0x1=", "1=0x1", "01=0x")
"""The cross table of five in lichess' own tests of tie-breaks."""


def scores(rows: tuple[str, ...], format: Format = "round_robin") -> dict[int, tuple[float, dict[str, float]]]:
    """Return points and tie-breaks by player, in chess notation: a win is 1."""
    state, table = published(format, games_of(rows), len(rows))
    units = {"direct_encounter": 2, "buchholz": 2, "sonneborn_berger": 4, "wins": 1}
    return {
        each.place: (
            each.points / 2,
            {name: score / units[name] for name, score in zip(TIE_BREAKS[format], each.tie_breaks, strict=True)},
        )
        for each in standings(state, table)
    }


def test_the_candidates_tournament_of_2020() -> None:
    """Points, Sonneborn-Berger scores and the order are as published."""
    found = scores(CANDIDATES)
    assert [found[place][0] for place in range(8)] == [*CANDIDATES_POINTS]
    assert [found[place][1]["sonneborn_berger"] for place in range(5)] == [*CANDIDATES_SONNEBORN]
    state, table = published("round_robin", games_of(CANDIDATES), 8)
    assert [each.place for each in standings(state, table)][:2] == [0, 1]


def test_the_cross_table_of_lichess() -> None:
    """A has 2½ points, a Buchholz of 7½ and a Sonneborn-Berger of 4. D, who beat A, has as many and is first."""
    of_swiss = scores(LICHESS, "swiss")
    assert [of_swiss[place][0] for place in range(5)] == [2.5, 1.5, 2.0, 2.5, 1.5]
    assert of_swiss[0][1]["buchholz"] == 7.5
    assert of_swiss[0][1]["sonneborn_berger"] == 4.0
    direct = scores(LICHESS)
    assert (direct[0][1]["direct_encounter"], direct[3][1]["direct_encounter"]) == (0.0, 1.0)
    state, table = published("round_robin", games_of(LICHESS), 5)
    assert [each.place for each in standings(state, table)][:2] == [3, 0]


def test_a_double_round_robin_of_four() -> None:
    """Sonneborn-Berger counts each game: A has 4+3+3+1, B 4+3+1+1, C 4+1+1, D 4 (Sensei's Library)."""
    first = [(0, 1, 1), (0, 2, 1), (0, 3, 1), (1, 2, 1), (1, 3, 1), (2, 3, 1)]
    second = [(0, 1, 0), (0, 2, 1), (0, 3, 0), (1, 2, 0), (1, 3, 1), (2, 3, 1)]
    state, table = published("round_robin", [*first, *second], 4)
    found = {each.place: each for each in standings(state, table)}
    assert [found[place].points / 2 for place in range(4)] == [4, 4, 3, 1]
    assert [found[place].tie_breaks[1] / 4 for place in range(4)] == [11, 9, 6, 4]
    assert [each.place for each in standings(state, table)] == [0, 1, 2, 3]


SIGNS = {"+": "1", "=": "=", "-": "0"}
HAMILTON = """
5.5 +W10 +B17 +W12 =W2 +B4 +B3
5.5 +B27 +W16 +W9 =B1 +W8 +B10
4.0 =BYE +W11 +B6 =W4 +B5 -W1
4.0 +W22 +B15 =W8 =B3 -W1 +B13
4.0 -W16 +B14 +W22 +B15 -W3 +B8
4.0 -W21 +B27 -W3 +B23 +W16 +B14
4.0 -W9 -B23 +W27 +B19 +W15 +B12
3.5 +B25 +W21 =B4 +W13 -B2 -W5
3.5 +B7 +W13 -B2 =BYE +W18
3.5 -B1 +W25 +W26 =B12 +B17 -W2
3.5 =BYE -B3 -W14 +B25 +W20 +W17
3.0 +B20 +W18 -B1 =W10 =B14 -W7
3.0 +W23 -B9 +W19 -B8 +W21 -W4
3.0 =BYE -W5 +B11 +B22 =W12 -W6
3.0 +B26 -W4 +B21 -W5 -B7 +W24
3.0 +B5 -B2 -W17 +W24 -B6 +B22
2.5 +B24 -W1 +B16 =BYE -W10 -B11
2.5 +W19 -B12 +W23 =BYE -B9
2.5 -B18 +W20 -B13 -W7 =B25 +W21
2.5 -W12 -B19 =W25 +B27 -B11 +W26
2.0 +B6 -B8 -W15 +W26 -B13 -B19
2.0 -B4 +W24 -B5 -W14 +B26 -W16
2.0 -B13 +W7 -B18 -W6 -B24 +W27
2.0 -W17 -B22 +BYE -B16 +W23 -B15
2.0 -W8 -B10 =B20 -W11 =W19 +BYE
1.0 -W15 +BYE -B10 -B21 -W22 -B20
1.0 -W2 -W6 -B7 -W20 +BYE -B23
"""
"""The championship of Hamilton Chess Club of 2018, a Swiss of 27: points, and by round result, colour and opponent
(hamiltonchess.net/2018/04/11/richard-on-tie-break)."""


def test_the_championship_of_hamilton_of_2018() -> None:
    """Points of all, and of the first two Buchholz (22.5 and 20), Sonneborn-Berger (19.75 and 17.25), as published."""
    rows = [row.split() for row in HAMILTON.strip().splitlines()]
    lines = ["XXR 6"]
    for number, (points, *games) in enumerate(rows, start=1):
        byes = {"=BYE": "0000 - H", "+BYE": "0000 - U"}
        cells = [byes.get(each) or f"{each[2:]:>4} {each[1].lower()} {SIGNS[each[0]]}" for each in games]
        cells += ["0000 - Z"] * (6 - len(cells))
        lines.append(f"001 {number:4}      {'':33} {'':31} {points:>4} {number:4}  {'  '.join(cells)}")
    _, table = published("swiss", [], len(rows))
    found = standings(read_trf("\n".join(lines)).state, table)
    assert {each.place: each.points / 2 for each in found} == {at: float(row[0]) for at, row in enumerate(rows)}
    of_first = [(each.place + 1, each.tie_breaks[0] / 2, each.tie_breaks[1] / 4) for each in found[:2]]
    assert of_first == [(1, 22.5, 19.75), (2, 20.0, 17.25)]


def test_unplayed_games_count_for_points_only() -> None:
    """A bye, and a table with an absent opponent, give the points of a win but no tie-break."""
    state, table = published("swiss", [(0, 1, 1)], 4)
    absent = SeriesTable(1, "x", (2, 3), (0, 1), absent=(3,), reason="no_show", version=2)
    state = State(lots=state.lots, rounds=1, round=2, tables=(*state.tables, absent), byes=(SeriesBye(2, 1),))
    found = {each.place: each for each in standings(state, table)}
    assert [found[place].points for place in range(4)] == [2, 2, 2, 0]
    assert [found[place].tie_breaks[:2] for place in range(4)] == [(2, 4), (2, 0), (0, 0), (0, 0)]
    assert (found[3].lost, found[2].won, found[1].byes) == (1, 1, 1)


def test_a_table_without_players_gives_no_points() -> None:
    """Both are absent."""
    absent = SeriesTable(1, "x", (0, 1), (1, 1), absent=(0, 1), version=2)
    assert [absent.points(0), absent.points(1), absent.winner] == [0, 0, None]


def test_a_table_of_four_gives_points_for_each_player_behind() -> None:
    """2 for each lower rank and 1 for each equal rank."""
    table = SeriesTable(1, "x", (4, 5, 6, 7), (0, 1, 1, 2), version=2)
    assert [table.points(seat) for seat in range(4)] == [6, 3, 3, 0]
    assert table.winner == 4
    assert SeriesTable(1, "x", (4, 5), (0, 0), version=2).winner is None


@pytest.mark.parametrize("seed", range(20))
def test_points_add_up(seed: int) -> None:
    """Each game of two and each bye gives 2 points, and the order is by points."""
    draft = Play(joined(draft_series("swiss", 9), 9), seed, absent=0.1).to_its_end()
    state = draft.position.state
    assert isinstance(state, State)
    found = standings(state, draft.position.table)
    both_absent = [table for table in state.tables if len(table.absent) == 2]
    assert sum(each.points for each in found) == 2 * (len(state.tables) + len(state.byes) - len(both_absent))
    assert [each.points for each in found] == sorted((each.points for each in found), reverse=True)
    assert max(Counter(each.rank for each in found)) < 9
