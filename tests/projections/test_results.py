"""Which games count for ratings, and what they say."""

from itertools import product

import pytest
from helpers.playing import FACTS
from helpers.rated import GUEST, ai, opened, play, player, resigned, result
from msgspec.structs import asdict

from cairn.events.codec import read_options
from cairn.events.table import Outcome, Seat
from cairn.projections.ratings import Shelf
from cairn.projections.results import ai_of, ranks_of, read_result
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES


@pytest.fixture
def ann(services: Services) -> Seat:
    """Give a player's seat."""
    return player(services, "Ann")


@pytest.fixture
def bob(services: Services) -> Seat:
    """Give another's."""
    return player(services, "Bob")


def test_a_game_of_two_players_counts(services: Services, ann: Seat, bob: Seat) -> None:
    """It is known by when it ended; who resigned comes after the other."""
    game = resigned(services, ann, bob)
    shelf, found = result(services, game)
    assert shelf == Shelf("schotten_totten", "base")
    assert (found.game, found.subjects, found.ranks) == (game, (ann.player, bob.player), (0, 1))
    assert found.at == services.repository.get(game, TRUTH).position.at
    assert read_result(found.stored) == found


def test_an_ai_is_known_by_its_level_and_version(services: Services, ann: Seat) -> None:
    """As its own decisions say it."""
    game = opened(services, ann, ai())
    play(services, game, version=7)
    _, found = result(services, game)
    assert found.subjects == (ann.player, "ai:greedy:7")
    assert ai_of("ai:greedy:7") == ("greedy", 7)
    assert ann.player
    assert ai_of(ann.player) is None


def test_a_game_whose_ai_never_decided_does_not_count(services: Services, ann: Seat) -> None:
    """Nobody knows which version it would have been."""
    assert result(services, resigned(services, ann, ai(), by=0)) is None


def test_a_game_that_a_guest_has_left_does_not_count(services: Services, ann: Seat, bob: Seat) -> None:
    """An AI sits there now, and what it reached was not its own."""
    game = resigned(services, ann, bob, GUEST, ruleset="glen_more", by=2)
    assert services.repository.get(game, TRUTH).position.table.seats[2].kind == "ai"
    play(services, game)
    assert result(services, game) is None


def test_a_game_of_ais_does_not_count(services: Services) -> None:
    """Nobody's rating would follow from it but their own."""
    game = opened(services, ai(), ai("random"))
    play(services, game)
    assert result(services, game) is None


def test_who_leaves_a_larger_game_comes_last(services: Services, ann: Seat, bob: Seat) -> None:
    """Although an AI plays on for them, the result is their own."""
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
    """Winners, whatever broke the tie, then points, then who left; equals share a rank."""
    assert ranks_of(Outcome("points", winners, points), left) == ranks


@pytest.mark.parametrize("ruleset", GAMES)
def test_every_game_declares_its_groups(ruleset: str) -> None:
    """Each set of options has one of them, and each is some set's."""
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
