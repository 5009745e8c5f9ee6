"""A seat against a level, Gymnasium's vectors of such games, and the example of a learner."""

import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cairn.service.errors import Invalid, NotFound
from cairn.service.rules import GAMES, newest
from cairn.workers.environments import Against, opponents
from cairn.workers.environments.learner import train, wins
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose


def played(game: Against, seed: int) -> list[Any]:
    """Play a game at random. Return all observations and the reward."""
    source = random.Random(seed)
    observation, _ = game.reset(seed=seed)
    seen, over, reward = [observation["observation"].tobytes()], False, 0.0
    while not over:
        action = source.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, over, truncated, _ = game.step(action)
        assert not truncated
        seen.append(observation["observation"].tobytes())
    return [*seen, reward]


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("level", ["random", "easy"])
def test_a_level_plays_the_other_seats(ruleset: str, level: str) -> None:
    """Until the learner's seat is to move. The same seed and actions give the same game, another seed another one."""
    game = Against(ruleset, level)
    assert played(game, 1) == played(Against(ruleset, level), 1)
    assert played(game, 1)[0] != played(game, 2)[0]


@pytest.mark.filterwarnings("ignore")
def test_it_passes_the_check_of_gymnasium() -> None:
    """With legal actions only, as the check does not support masks."""
    game = Against("highland_clans", seat=1)
    game.action_space.seed(1)
    check_env(gymnasium.wrappers.TransformAction(game, partial(legal, game), game.action_space), skip_render_check=True)


def legal(game: Against, action: int) -> int:
    """Return an action if it is legal, otherwise a legal one."""
    mask = game.game.observe(game.agent)["action_mask"]
    return action if mask[action] else int(np.flatnonzero(mask)[0])


def test_the_seat_is_fixed_or_drawn_for_each_game() -> None:
    """All seats are drawn."""
    fixed, drawn = Against("glen_more", seat=2, seats=4), Against("glen_more", seats=4)
    seats = set()
    for seed in range(20):
        fixed.reset(seed=seed)
        drawn.reset(seed=seed)
        assert fixed.agent == "seat_2"
        seats.add(drawn.agent)
    assert seats == {"seat_0", "seat_1", "seat_2", "seat_3"}


def test_the_level_chooses_as_in_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its policy, its own seat's view, and a different seed each time."""
    asked = []

    def noted(level: Any, rules: Any, view: Any, seat: int, seed: str) -> Any:
        asked.append((level, rules, seat, seed))
        return choose(level, rules, view, seat, seed)

    monkeypatch.setattr(opponents, "choose", noted)
    game = Against("schotten_totten", "medium", seat=0)
    played(game, 3)
    assert {(level, rules.ruleset, seat) for level, rules, seat, _ in asked} == {
        (TABLE["schotten_totten"]["medium"], newest("schotten_totten").ruleset, 1)
    }
    assert len({seed for *_, seed in asked}) == len(asked) > 10


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"ruleset": "chess"}, NotFound, "There is no ruleset 'chess'"),
        (
            {"ruleset": "glen_more", "level": "grand"},
            Invalid,
            "There is no level 'grand' in glen_more; there is random",
        ),
        ({"ruleset": "glen_more", "seat": 2}, Invalid, "There is no seat 2; there are 2, counted from 0"),
    ],
)
def test_unknown_options_are_refused(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    """With a reason."""
    with pytest.raises(error, match=words):
        Against(**arguments)


def test_many_games_are_stepped_at_once() -> None:
    """By Gymnasium's vectors: each row is a game of its own."""
    games = gymnasium.vector.SyncVectorEnv(
        [partial(Against, "schotten_totten")] * 4, autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP
    )
    observations, _ = games.reset(seed=1)
    over = 0
    for _ in range(60):
        actions = [int(np.flatnonzero(mask)[0]) for mask in observations["action_mask"]]
        observations, rewards, ended, _, _ = games.step(np.array(actions))
        over += int(ended.sum())
        assert set(rewards) <= {-1.0, 0.0, 1.0}
    assert observations["observation"].shape == (4, 1630)
    assert over > 2


@pytest.mark.slow
def test_the_example_learns_to_beat_random() -> None:
    """From equal results to clearly more than half of 400 other games."""
    assert 0.4 < wins(train("random", 0), "random", 400, 2) < 0.6
    assert wins(train("random", 3000), "random", 400, 2) > 0.65
