"""Games that count for ratings, and their results."""

import random
import re
from functools import partial
from itertools import product

import pytest
from helpers.rated import GUEST, ai, move, move_enough, opened, play, player, resigned, result
from msgspec.structs import asdict

from cairn.contract.playing import FACTS
from cairn.events.codec import read_options
from cairn.events.table import Outcome, Seat
from cairn.projections.ratings import RatingCategory
from cairn.projections.results import ai_of, ranks_of, read_result
from cairn.service.container import Services
from cairn.service.deciding import deciders
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
    shelf, found = result(services, game)
    assert shelf == RatingCategory("schotten_totten", "base")
    assert (found.game, found.subjects, found.ranks) == (game, (ann.player, bob.player), (0, 1))
    assert found.at == services.repository.get(game, TRUTH).position.at
    assert read_result(found.encoded) == found


def test_an_ai_is_identified_by_level_and_version(services: Services, ann: Seat) -> None:
    """As recorded in its own decisions."""
    game = opened(services, ann, ai())
    play(services, game, version=7)
    _, found = result(services, game)
    assert found.subjects == (ann.player, "ai:greedy:7")
    assert ai_of("ai:greedy:7") == ("greedy", 7)
    assert ann.player
    assert ai_of(ann.player) is None


def test_a_game_whose_ai_never_decided_does_not_count(services: Services, ann: Seat) -> None:
    """The version of its level is unknown."""
    game = opened(services, ann, ai())
    services.commands.leave(game, 0)
    assert result(services, game) is None


def test_a_game_counts_after_a_minimum_of_moves_per_seat(services: Services, ann: Seat, bob: Seat) -> None:
    """Leaving one move earlier has no effect; leaving afterwards is a loss."""
    for left_out in (1, 0):
        game, source = opened(services, ann, bob), random.Random(5)
        while (
            min(services.repository.get(game, TRUTH).position.moves) < GAMES["schotten_totten"].least_moves - left_out
        ):
            move(services, game, source)
        services.commands.leave(game, 1)
        found = result(services, game)
        assert (found is None) is bool(left_out)
    assert found[1].ranks == (0, 1)


def test_decisions_of_an_ai_for_a_human_do_not_count_as_theirs(services: Services, ann: Seat, bob: Seat) -> None:
    """A seat continued by greedy has made no more moves itself: the game does not count."""
    cid = player(services, "Cid")
    game = opened(services, ann, bob, cid, ruleset="glen_more")
    services.commands.leave(game, 0)
    play(services, game)
    assert services.repository.get(game, TRUTH).position.moves[0] == 0
    assert result(services, game) is None


def test_abandoning_a_game_is_a_loss(services: Services, ann: Seat, bob: Seat) -> None:
    """The human to move ranks last: silence must not avoid a loss."""
    game = opened(services, ann, bob)
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
    game, source = opened(services, ann, bob, ruleset="glen_more"), random.Random(1)
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
    game = opened(services, ai(), ai("random"))
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
    names = [name for options, _ in FACTS[ruleset].options for name in options]
    values = {
        name: sorted({options.get(name) for options, _ in FACTS[ruleset].options if name in options}, key=str)
        for name in names
    }
    found = set()
    for chosen in product(*values.values()):
        found.add(rules.group_of(asdict(read_options(ruleset, dict(zip(values, chosen, strict=True))))))
    found.add(rules.group_of(asdict(read_options(ruleset, {}))))
    assert found == {*rules.groups}
    assert rules.group_of(asdict(read_options(ruleset, {}))) == rules.groups[0]
    assert len({*rules.groups}) == len(rules.groups)
