"""The FIDE (Dutch) System beside py4swiss, a program of its own, in simulated tournaments."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from helpers.tournaments import MAX_PLAYERS, play_tournament
from msgspec.structs import replace
from networkx import Graph, max_weight_matching
from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import TrfParser

from cairn.contract.sampling import many_games, unhurried
from cairn.projections.series import State, resting
from cairn.projections.series.history import History, histories
from cairn.projections.series.trf import read_trf, write_trf
from cairn.projections.table import Table
from cairn.service.deciding.formats.dutch import may_meet

FEW, BLOCKS = range(0, 12, 6), 20
NO_OPPONENT = 0


def by_numbers(state: State, places: int) -> dict[int, object]:
    """Return what is known of each participant, by pairing numbers."""
    known = histories(state, places, 2)
    return {
        each.number: (replace(each, place=0, met=()), {known[other].number for other in each.met}) for each in known
    }


def pairs_of_program(state: State, table: Table, file: Path) -> list[tuple[int, int]] | None:
    """Return the round that py4swiss pairs, by pairing numbers; with 0 for a bye. None if it finds none."""
    text = write_trf("Simulated", [f"P{place}" for place in range(len(table.seats))], state, table)
    file.write_text(text)
    report = read_trf(text)
    assert by_numbers(report.state, len(table.seats)) == by_numbers(state, len(table.seats))
    assert len(report.here) + len({*table.left, *resting(state)}) == len(table.seats)
    try:
        return [(each.white, each.black) for each in DutchEngine.generate_pairings(TrfParser.parse(file, strict=True))]
    except PairingError:
        return None


def can_be_paired(players: Sequence[History], topscore: float) -> bool:
    """Return whether they can be paired by the absolute criteria, with a bye if their number is odd."""
    graph = Graph((a.place, b.place) for a, b in combinations(players, 2) if may_meet(a, b, topscore))
    graph.add_edges_from((each.place, NO_OPPONENT - 1) for each in players if len(players) % 2 and not each.rested)
    return 2 * len(max_weight_matching(graph)) == len(players) + len(players) % 2


def compare(seed: int, most: int, folder: Path) -> Counter[str]:
    """Count the rounds of a tournament until one is impossible by the criteria, and those with something wrong."""
    counts = Counter[str]()
    for before, table, after in play_tournament(seed, most):
        here = [place for place in range(len(table.seats)) if place not in {*table.left, *resting(before)}]
        known = histories(before, len(table.seats), 2)
        topscore = before.round if before.round + 1 == before.rounds else 2 * before.rounds
        pairs = [each.places for each in after.tables if each.round == after.round]
        byes = [bye.place for bye in after.byes if bye.round == after.round and not bye.is_half]
        assert sorted([*(place for pair in pairs for place in pair), *byes]) == here
        expected = pairs_of_program(before, table, folder / "before.trf")
        if expected is None:
            counts["impossible"] += 1
            break
        of_round = [(known[a].number, known[b].number) for a, b in pairs]
        of_round += [(known[place].number, NO_OPPONENT) for place in byes]
        counts["rounds"] += 1
        counts["different"] += of_round != expected
        counts["absolute"] += not all(may_meet(known[a], known[b], topscore) for a, b in pairs)
        counts["absolute"] += any(known[place].rested for place in byes)
        best = max(known[place].points for place in here)
        inside = {place for pair in pairs for place in pair if {known[each].points for each in pair} == {best}}
        others = [known[place] for place in here if place not in inside]
        leaders = [each for each in others if each.points == best]
        for pair in combinations(leaders, 2):
            rest = [each for each in others if each not in pair]
            counts["leaders"] += may_meet(*pair, topscore) and can_be_paired(rest, topscore)
    return counts


def check(seeds: range, folder: Path, most: int = MAX_PLAYERS) -> None:
    """No round differs from the program's, so floats are repeated as often. No criterion of all is broken."""
    counts = sum((compare(seed, most, folder) for seed in seeds), Counter[str]())
    wrong = {name: counts[name] for name in ("different", "absolute", "leaders")}
    assert wrong == dict.fromkeys(wrong, 0), counts
    assert counts["rounds"] > 2 * len(seeds)


def test_rounds_are_those_of_another_program(tmp_path: Path) -> None:
    """Pairs, byes, seats and the order of tables are equal: of two tournaments by default."""
    check(FEW, tmp_path, most=24)


@pytest.mark.many
@unhurried
@pytest.mark.parametrize("block", range(BLOCKS))
def test_rounds_of_many_tournaments_are_those_of_another_program(tmp_path: Path, block: int) -> None:
    """Of CAIRN_GAMES tournaments, and at least sixty."""
    many = max(many_games(), 60)
    check(range(many * block // BLOCKS, many * (block + 1) // BLOCKS), tmp_path)
