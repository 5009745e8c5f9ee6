"""Results that count for ratings, their weights, and the measured ratings of levels."""

import random
import re
from functools import partial
from itertools import pairwise, product
from runpy import run_path

import pytest
from helpers.api import ROOT
from helpers.rated import GUEST, ai, move, move_enough, open_game, play, player, resigned, result
from msgspec.structs import asdict

from cairn.contract.playing import FACTS
from cairn.events.codec import read_options
from cairn.events.table import Outcome, Seat
from cairn.projections.anchors import ANCHORS, Anchor, anchors_digest, anchors_of
from cairn.projections.rating_formula import FORMULA, NEW, Rating, fold_results
from cairn.projections.ratings import RatingCategory
from cairn.projections.results import Result, ai_of, ranks_of, read_result, subject_of
from cairn.projections.weights import Weights
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.levels import LEVELS, levels_of, version_of
from cairn.service.errors import CannotUndo, UndoOff
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES, rules_of


@pytest.fixture
def ann(services: Services) -> Seat:
    """Return a player's seat."""
    return player(services, "Ann")


@pytest.fixture
def bob(services: Services) -> Seat:
    """Return another player's seat."""
    return player(services, "Bob")


def test_a_game_of_two_players_counts(services: Services, ann: Seat, bob: Seat) -> None:
    """It has the time of its end. The player who resigned ranks last."""
    game = resigned(services, ann, bob)
    category, found = result(services, game)
    assert category == RatingCategory("schotten_totten", "base")
    assert (found.game, found.subjects, found.ranks) == (game, (ann.player, bob.player), (0, 1))
    assert found.at == services.repository.get(game, TRUTH).position.at
    assert read_result(found.encoded) == found


def test_an_ai_is_identified_by_level_and_version(services: Services, ann: Seat) -> None:
    """As recorded in its own decisions."""
    game = open_game(services, ann, ai())
    play(services, game, version=7)
    _, found = result(services, game)
    assert found.subjects == (ann.player, "ai:greedy:7")
    assert ai_of("ai:greedy:7") == ("greedy", 7)
    assert ann.player
    assert ai_of(ann.player) is None


def test_a_game_whose_ai_never_decided_does_not_count(services: Services, ann: Seat) -> None:
    """The version of its level is unknown."""
    game = open_game(services, ann, ai())
    services.commands.leave(game, 0)
    assert result(services, game) is None


def test_a_game_counts_after_a_minimum_of_moves_per_seat(services: Services, ann: Seat, bob: Seat) -> None:
    """Leaving one move earlier has no effect; leaving afterwards is a loss."""
    for left_out in (1, 0):
        game, source = open_game(services, ann, bob), random.Random(5)
        least = GAMES["schotten_totten"].least_moves - left_out
        while min(services.repository.get(game, TRUTH).position.moves) < least:
            move(services, game, source)
        services.commands.leave(game, 1)
        found = result(services, game)
        assert (found is None) is bool(left_out)
    assert found[1].ranks == (0, 1)


def test_decisions_of_an_ai_for_a_human_do_not_count_as_theirs(services: Services, ann: Seat, bob: Seat) -> None:
    """A seat continued by greedy has made no more moves itself: the game does not count."""
    cid = player(services, "Cid")
    game = open_game(services, ann, bob, cid, ruleset="glen_more")
    services.commands.leave(game, 0)
    play(services, game)
    assert services.repository.get(game, TRUTH).position.moves[0] == 0
    assert result(services, game) is None


def test_abandoning_a_game_is_a_loss(services: Services, ann: Seat, bob: Seat) -> None:
    """The human to move ranks last: silence must not avoid a loss."""
    game = open_game(services, ann, bob)
    move_enough(services, game)
    position = services.repository.get(game, TRUTH).position
    act = rules_of(position).to_act(position.state)
    assert act
    services.commands.abandon(game, position.version)
    assert result(services, game)[1].ranks[act.seat] == 1
    assert sorted(result(services, game)[1].ranks) == [0, 1]


def test_the_last_human_who_leaves_ais_loses(services: Services, ann: Seat) -> None:
    """The game is abandoned but counts."""
    game = resigned(services, ann, ai(), ai("random"), ruleset="glen_more", by=0)
    outcome = services.repository.get(game, TRUTH).position.table.outcome
    assert outcome
    assert outcome.reason == "abandoned"
    assert result(services, game)[1].ranks[0] == max(result(services, game)[1].ranks)
    assert result(services, game)[1].ranks.count(max(result(services, game)[1].ranks)) == 1


def test_older_rated_games_with_an_undo_do_not_count(services: Services, ann: Seat, bob: Seat) -> None:
    """Such logs stay valid; today the undo is refused."""
    game, source = open_game(services, ann, bob, ruleset="glen_more"), random.Random(1)
    while True:
        before = services.repository.get(game, TRUTH).position
        act = rules_of(before).to_act(before.state)
        assert act
        seat = act.seat
        move(services, game, source)
        try:
            services.commands.handle(game, partial(deciders.undo, seat=seat, version=before.version))
            break
        except CannotUndo:
            pass
    with pytest.raises(UndoOff, match="may count for ratings"):
        services.commands.undo(game, seat, before.version)
    move_enough(services, game)
    services.commands.leave(game, 1)
    assert result(services, game) is None


def test_results_contain_cohorts_of_erased_players_too(services: Services, ann: Seat, bob: Seat) -> None:
    """Players of one network and day share a cohort. Erasure removes it from no earlier or later result."""
    clients = [services.clients.of(address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")]
    people = [Seat("human", services.players.create("Eve", None, client)[0].id) for client in clients]
    games = [resigned(services, people[0], other) for other in people[1:]]
    same, others = (result(services, game)[1].cohorts for game in games)
    assert same[0] == same[1] == others[0] != others[1]
    assert all(re.fullmatch("[0-9a-f]{5}", cohort) for cohort in others)
    services.erasure.erase(str(people[0].player))
    services.erasure.erase(str(people[0].player))
    assert result(services, games[0])[1].cohorts == same
    assert result(services, resigned(services, ann, bob))[1].cohorts == ("", "")


def test_a_game_that_a_guest_has_left_does_not_count(services: Services, ann: Seat, bob: Seat) -> None:
    """An AI has replaced the guest, and its result is not theirs."""
    game = resigned(services, ann, bob, GUEST, ruleset="glen_more", by=2)
    assert services.repository.get(game, TRUTH).position.table.seats[2].kind == "ai"
    play(services, game)
    assert result(services, game) is None


def test_a_game_of_ais_does_not_count(services: Services) -> None:
    """Only their own ratings could follow from it."""
    game = open_game(services, ai(), ai("random"))
    play(services, game)
    assert result(services, game) is None


def test_a_player_who_leaves_a_larger_game_ranks_last(services: Services, ann: Seat, bob: Seat) -> None:
    """Although an AI replaces them, the result is their own."""
    cid = player(services, "Cid")
    game = resigned(services, ann, bob, cid, ruleset="glen_more", by=0)
    play(services, game)
    _, found = result(services, game)
    assert found.subjects == (ann.player, bob.player, cid.player)
    assert found.ranks[0] > max(found.ranks[1:])


@pytest.mark.parametrize(
    ("winners", "points", "left", "ranks"),
    [
        ((1,), (3, 5), (), (1, 0)),
        ((), (4, 4), (), (0, 0)),
        ((0, 2), (9, 3, 9, 4), (), (0, 2, 0, 1)),
        ((0,), (9, 9, 9), (), (0, 1, 1)),
        ((1,), (0, 0), (0,), (1, 0)),
        ((2,), (9, 8, 7, 6), (0, 1), (2, 2, 0, 1)),
    ],
)
def test_ranks(
    winners: tuple[int, ...], points: tuple[int, ...], left: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """Winners, whatever the tie-break, then points, then players who left. Equals share a rank."""
    assert ranks_of(Outcome("points", winners, points), left) == ranks


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_game_declares_its_groups(ruleset: str) -> None:
    """Each set of options belongs to one group, and each group has one."""
    rules = GAMES[ruleset]
    tried = [options for options, _ in FACTS[ruleset].options]
    values = {
        name: sorted({options.get(name) for options in tried if name in options}, key=str)
        for options in tried
        for name in options
    }
    chosen = [{}, *(dict(zip(values, each, strict=True)) for each in product(*values.values()))]
    found = {rules.group_of(asdict(read_options(ruleset, options))) for options in chosen}
    assert found == {*rules.groups}
    assert rules.group_of(asdict(read_options(ruleset, {}))) == rules.groups[0]
    assert len({*rules.groups}) == len(rules.groups)


DAY, NEXT = "2026-11-23T10:00:{:02}.{:03}Z", "2026-11-24T10:00:{:02}.{:03}Z"
BASE = anchors_of("schotten_totten", "base")
CERTAIN = Rating(25.0, 1.5, 100, 100.0)


def won(winner: str, loser: str, cohorts: tuple[str, str], number: int = 0, day: str = DAY) -> Result:
    """Return a game of two."""
    return Result(day.format(*divmod(number, 1000)), f"{number:020}", (winner, loser), (0, 1), cohorts)


def weights_of(results: list[Result]) -> list[float]:
    """Return the weights of successive games of two."""
    weights = Weights()
    return [*(next(iter(weights.weigh(result).values())) for result in results)]


def test_repeated_games_of_two_weigh_less_each_time() -> None:
    """Half of the previous weight, whatever the result. The next day starts again, and others are unaffected."""
    games = [won("a", "b", ("", "")), won("b", "a", ("", "")), won("a", "b", ("", ""))]
    others = [won("a", "c", ("", "")), won("a", "b", ("", ""), day=NEXT), won("a", "b", ("", ""), day=NEXT)]
    assert weights_of(games + others) == [1, 1 / 2, 1 / 4, 1, 1, 1 / 2]


def test_games_against_accounts_of_one_network_and_day_weigh_less_each_time() -> None:
    """A quarter of the previous weight against others; among themselves a quarter from the start."""
    assert weights_of([won("a", f"{n}", ("there", "here")) for n in range(3)]) == [1, 1 / 4, 1 / 16]
    assert weights_of([won("a", f"{n}", ("here", "here")) for n in range(3)]) == [1 / 4, 1 / 16, 1 / 64]
    assert weights_of([won(f"a{n}", f"b{n}", ("there", "here")) for n in range(3)]) == [1, 1 / 4, 1 / 16]
    assert weights_of([won("a", f"{n}", ("there", f"{n}")) for n in range(3)]) == [1, 1, 1]


def test_all_games_of_a_day_against_a_network_have_a_limited_weight() -> None:
    """At most 8/3 of a game, however often each of 40 accounts is played."""
    games = [won("a", f"{n // 10}", ("there", "here"), n) for n in range(400)]
    assert sum(weights_of(games)) == pytest.approx(8 / 3, abs=0.02)


def test_each_pair_in_a_larger_game_has_its_weight() -> None:
    """Earlier games of a pair affect that pair only."""
    weights = Weights()
    weights.weigh(won("a", "b", ("", "")))
    found = weights.weigh(Result(DAY, "", ("c", "ai:easy:1", "b", "a"), (0, 1, 2, 3), ("", "", "", "")))
    assert found == {("a", "b"): 1 / 2, ("a", "c"): 1, ("b", "c"): 1}


def gain_of(start: Rating, games: list[Result]) -> int:
    """Return the shown gain of a player from games."""
    ratings = {"a": start}
    for _ in fold_results(ratings, games, BASE, Weights()):
        pass
    return ratings["a"].displayed["rating"] - start.displayed["rating"]


@pytest.mark.parametrize(
    ("start", "cohort", "points"), [(NEW, "there", 130), (NEW, "here", 34), (CERTAIN, "there", 5), (CERTAIN, "here", 1)]
)
def test_forty_losing_accounts_bring_little(start: Rating, cohort: str, points: int) -> None:
    """Each makes the minimum of moves and leaves. Once this raised 1500 to 3137; now a new player gains about one win.

    A player with a certain rating gains as much as from half a game, and accounts of the same network gain less.
    """
    games = [won("a", f"{n}", (cohort, "here"), n) for n in range(40)]
    assert gain_of(start, games) == pytest.approx(points, abs=3)


def test_forty_accounts_in_layers_bring_little() -> None:
    """They first raise each other, then one player: games between the same two networks share a weight."""
    layers, games = [[f"{layer}.{n}" for n in range(20 >> layer)] for layer in range(4)], list[Result]()
    for lower, upper in pairwise(layers):
        games += [
            won(upper[n // 2 % len(upper)], loser, ("here", "here"), len(games) + n) for n, loser in enumerate(lower)
        ]
    games += [won("a", loser, ("there", "here"), len(games) + n) for n, loser in enumerate(layers[-1])]
    assert gain_of(NEW, games) < 150


BENCHMARK = run_path(str(ROOT / "tests/benchmarks/anchors.py"))
Cell, fitted, measured, table = (BENCHMARK[name] for name in ("Cell", "fitted", "measured", "table"))


def test_the_table_is_computed_from_the_measured_games() -> None:
    """A new arena writes both. Another table is another formula, so that all ratings are folded again."""
    assert table() == ANCHORS
    assert FORMULA.endswith(anchors_digest())


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_current_level_has_an_anchor(ruleset: str) -> None:
    """In each group of options, for its current version: a changed level is measured again."""
    for group in GAMES[ruleset].groups:
        assert ANCHORS[ruleset][group].keys() >= {
            subject_of(level, version_of(ruleset, level)) for level in levels_of(ruleset)
        }


FEWEST = 60
"""Games of `expert` from which its rating is compared with that of `hard`."""


def test_stronger_levels_have_higher_ratings() -> None:
    """`easy` has 1500; `random` is below all, `medium` above `easy`, `hard` above both, and `expert` above `hard`."""
    for ruleset, groups in ANCHORS.items():
        for group in groups.values():
            levels = levels_of(ruleset)
            anchors = {level: group[subject_of(level, version_of(ruleset, level))] for level in levels}
            ratings = {level: anchor.rating for level, anchor in anchors.items()}
            assert ratings["easy"] == 1500
            assert ratings["random"] < min(ratings["easy"], ratings["greedy"])
            assert max(ratings["easy"], ratings["greedy"]) < ratings["medium"]
            assert ratings["medium"] < ratings["hard"]
            if "expert" in levels and anchors["expert"].games >= FEWEST:
                assert ratings["hard"] < ratings["expert"]


def test_anchors_are_the_most_likely_ratings() -> None:
    """By hand: winning three of four games is a lead of the curve's width times the logarithm of 3."""
    cells = [Cell("schotten_totten", "base", 2, "medium:1", "easy:1", 750.0, 1000)]
    anchors = fitted(cells)
    width = 60 * 25 / 6 * 2**0.5
    assert anchors["ai:medium:1"].rating - 1500 == pytest.approx(width * 1.0986, abs=2)
    assert anchors["ai:medium:1"].deviation == pytest.approx(width / (1000 * 0.75 * 0.25) ** 0.5, abs=1)
    assert anchors["ai:easy:1"] == Anchor(1500, 0, 1000)


def test_every_cell_was_played() -> None:
    """A cell has an existing game, group and levels, and no level wins more games than it plays."""
    for cell in measured():
        assert cell.group in GAMES[cell.ruleset].groups
        assert cell.seats in GAMES[cell.ruleset].seats
        for name, _, version in (level.partition(":") for level in (cell.level, cell.against)):
            assert name in LEVELS
            assert 1 <= int(version) <= version_of(cell.ruleset, name)
        assert 0 <= cell.won <= cell.games
