"""The checkers of Gymnasium and PettingZoo find no fault, and an illegal action is what they expect of it."""

import pickle
import random
from functools import partial
from itertools import count
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import TransformAction
from numpy.typing import NDArray
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from cairn.contract.playing import CASES
from cairn.service.rules import GAMES
from cairn.workers.environments import Against, env, parallel_env, raw_env

warns_of = partial(pytest.mark.filterwarnings, "error", "ignore::pytest.PytestUnraisableExceptionWarning")
"""A mark: each warning is an error but these, and what earlier tests left to the collector of garbage. PettingZoo warns
of all observations with a mask but its own games'."""

each_game = pytest.mark.parametrize(
    ("ruleset", "options", "seats"),
    [*CASES, *((ruleset, {}, seats) for ruleset, rules in GAMES.items() for seats in rules.seats)],
)


@each_game
@warns_of("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should")
def test_pettingzoo_finds_no_fault(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Neither turn by turn nor in its parallel form, in which only the agent to act is heard."""
    create = partial(env, ruleset, seats, options, "ansi")
    api_test(create(), num_cycles=100)
    api_test(raw_env(ruleset, seats, options, "ansi"), num_cycles=100)
    seed_test(create, num_cycles=40)
    parallel_api_test(turn_based_aec_to_parallel(create()), num_cycles=100)
    parallel_api_test(parallel_env(ruleset, seats, options, "ansi"), num_cycles=100)


@each_game
@pytest.mark.parametrize("mode", [None, "ansi"])
@warns_of()
def test_gymnasium_finds_no_fault(ruleset: str, options: dict[str, Any], seats: int, mode: str | None) -> None:
    """With any action, drawn and undrawn, as created and by name."""
    check_env(Against(ruleset, seats=seats, options=options, render_mode=mode), skip_render_check=True)
    game = make(ruleset, seats=seats, options=options, render_mode=mode)
    assert game.render_mode == mode
    check_env(game.unwrapped)


@each_game
@warns_of("ignore:.*is different from the unwrapped version")
def test_gymnasium_finds_no_fault_with_legal_actions(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Nor does its `PassiveEnvChecker`, in a game made by name; all observations to the end are within their space."""
    bare = Against(ruleset, seats=seats, options=options)
    check_env(TransformAction(bare, partial(legal, bare), bare.action_space), skip_render_check=True)
    game = make(ruleset, seats=seats, options=options)
    observation, _ = game.reset(seed=1)
    game.action_space.seed(1)
    over = False
    while not over:
        observation, reward, over, _, info = game.step(game.action_space.sample(observation["action_mask"]))
        assert observation in game.observation_space
        assert all(observation[name].dtype == space.dtype for name, space in game.observation_space.items())
    assert "PassiveEnvChecker" in str(game)
    assert "outcome" in info
    assert reward == game.unwrapped.game.rewards[game.unwrapped.agent]
    game.close()


def make(ruleset: str, **arguments: Any) -> Any:
    """Return a ruleset's `Against` by its name, in Gymnasium's usual wrappers."""
    return gymnasium.make(f"cairn.workers.environments:cairn/{ruleset}-v1", **arguments)


def legal(game: Against, action: int) -> int:
    """Return an action if it is legal, otherwise a legal one."""
    mask = game.game.observe(game.agent)["action_mask"]
    return action if mask[action] else any_action(mask, 1)


def any_action(mask: NDArray[np.int8], marked: int, place: int = 0) -> int:
    """Return an action that a mask marks with 1 (legal) or 0: with `place` 0 the first one, with -1 the last one."""
    return int(np.flatnonzero(mask == marked)[place])


@each_game
def test_an_illegal_action_loses_the_game(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """After some moves: with reward -1, in both libraries. The position stays, and the next game is as any other."""
    one, table = Against(ruleset, seats=seats, options=options), env(ruleset, seats, options)
    observation, _ = one.reset(seed=2)
    table.reset(seed=2)
    for moves in count(1):
        observation, _, over, _, _ = one.step(any_action(observation["action_mask"], 1, -1))
        table.step(any_action(table.observe(table.agent_selection)["action_mask"], 1, -1))
        assert not over, "each action is always legal"
        masks = observation["action_mask"], table.observe(table.agent_selection)["action_mask"]
        if moves >= 3 and not any(mask.all() for mask in masks):
            break
    last, reward, terminated, truncated, info = one.step(any_action(observation["action_mask"], 0))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"]
    assert "outcome" not in info
    assert not last["action_mask"].any()
    assert last["observation"].tobytes() == observation["observation"].tobytes()
    with pytest.raises(ValueError, match="agent is dead"):
        one.step(0)
    assert one.reset(seed=2)[0]["action_mask"].any()
    loser = table.agent_selection
    table.step(any_action(table.observe(loser)["action_mask"], 0))
    rewards = {}
    for agent in table.agent_iter():
        _, rewards[agent], terminated, *_ = table.last()
        assert terminated
        table.step(None)
    assert rewards == dict.fromkeys(table.possible_agents, 0.0) | {loser: -1.0}


def test_the_refusal_of_an_illegal_action_has_its_clause() -> None:
    """A number that is no action is an error instead, and changes nothing."""
    game = Against("schotten_totten", seat=0)
    game.reset(seed=1)
    with pytest.raises(ValueError, match="has actions 0 to 1234, not 1235"):
        game.step(1235)
    *_, info = game.step(game.game.keys.index(("claim", 1)))
    assert game.game.last()[1] == -1
    assert info["refusal"] == "Play a card first; claims follow it (ST-03)."


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_pickled_game_goes_on_alike(ruleset: str) -> None:
    """As a game in another process has to."""
    game, source = Against(ruleset, "easy"), random.Random(1)
    observation, _ = game.reset(seed=1)
    for _ in range(5):
        action = source.choice(np.flatnonzero(observation["action_mask"]).tolist())
        other = pickle.loads(pickle.dumps(game))
        (observation, *rest), (expected, *others) = game.step(action), other.step(action)
        assert rest == others
        assert all(observation[name].tobytes() == expected[name].tobytes() for name in expected)


def test_the_learner_sees_its_own_table_to_the_end() -> None:
    """Also where the other seat has made the last move."""
    game = Against("highland_clans", seat=0, render_mode="ansi")
    differed = 0
    for seed in range(6):
        observation, _ = game.reset(seed=seed)
        over = False
        while not over:
            assert game.render() == game.game.render("seat_0")
            observation, _, over, _, _ = game.step(any_action(observation["action_mask"], 1))
        assert game.render() == game.game.render("seat_0")
        differed += game.render() != game.game.render()
    assert differed
