"""Games in OpenSpiel: its own search plays them, and determinized positions match the seat's observations."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cairn.contract.playing import CASES
from cairn.events.codec import dump
from cairn.service.rules import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="it needs the extra open-spiel")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def register_games() -> None:
    """Register the games."""
    from cairn.workers.environments.open_spiel import register

    register()
    register()  # registering twice changes nothing


def load(ruleset: str, **params: Any) -> Any:
    """Return a game."""
    return pyspiel.load_game(f"cairn_{ruleset}", params)


def play(game: Any, seed: int) -> Iterator[Any]:
    """Play a game at random. Yield the state before each decision and at the end."""
    state, source = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            ((outcome, likely),) = state.chance_outcomes()
            assert likely == 1
            state.apply_action(outcome)
        else:
            yield state
            state.apply_action(source.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("ruleset", GAMES)
def test_its_information_set_search_plays_the_games(ruleset: str) -> None:
    """OpenSpiel's IS-MCTS chooses legal actions during a whole game, whose returns add up to zero."""
    game = load(ruleset)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=np.random.RandomState(2))
    chosen = 0
    for number, state in enumerate(play(game, 3)):
        if not state.is_terminal() and number % 9 == 0:
            assert bot.step(state) in state.legal_actions()
            chosen += 1
    assert chosen
    assert sum(state.returns()) == pytest.approx(0)
    assert any(state.returns())


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_determinized_position_is_possible_for_the_seat(ruleset: str) -> None:
    """Its observations and legal moves are the same in different worlds, each of which can be played to the end."""
    worlds, source = set(), random.Random(5)
    for number, state in enumerate(play(load(ruleset), 4)):
        if state.is_terminal() or number % 7:
            continue
        seat = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(seat, source.random)
            assert other.information_state_string() == state.information_state_string()
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions()
            worlds.add(dump(other._states.truth))
        while not other.is_terminal():
            other.apply_action(0 if other.is_chance_node() else source.choice(other.legal_actions()))
    assert len(worlds) > 1


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_the_same_seed_and_actions_give_the_same_game(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """With each option. Another seed gives another game. A clone is independent."""
    words = dump({name: value for name, value in options.items() if value is not None}).decode()
    games = []
    for seed in (1, 1, 2):
        game = load(ruleset, seats=seats, options=words, seed=seed)
        assert game.num_players() == seats
        games.append([state.observation_string(0) for state in play(game, 6)])
    assert games[0] == games[1] != games[2]
    state = game.new_initial_state()
    state.apply_action(0)
    clone, before = state.clone(), str(state)
    clone.apply_action(clone.legal_actions()[0])
    clone.apply_action(0)
    assert str(state) == before


def test_observations_equal_those_of_the_environment() -> None:
    """The same numbers in the same places."""
    from cairn.workers.environments.observations import layout

    game = load("glen_more", seats=3)
    observer = game.make_py_observer()
    for number, state in enumerate(play(game, 1)):
        if number == 30:
            observer.set_from(state, 1)
            assert observer.tensor.tolist() == layout("glen_more").encode(1, state._states.views[1]).tolist()
            assert observer.tensor.any()
            break
