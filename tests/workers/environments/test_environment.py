"""Environments pass PettingZoo's own tests, and their games are those of the service."""

import copy
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cairn.contract.playing import CASES, random_game
from cairn.events.chance import ScriptedChance
from cairn.events.codec import dump, load
from cairn.events.decision import redact
from cairn.projections.fold import fold, projection_of
from cairn.service.errors import Invalid, NotFound
from cairn.service.rules import GAMES, newest
from cairn.workers.environments import Environment, env, raw_env
from cairn.workers.environments.actions import actions
from cairn.workers.environments.environment import rewards

ROOT = Path(__file__).parents[3]

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)


def as_json(value: Any) -> Any:
    """Return JSON's own types, as the API would."""
    return load(dump(value))


def played(game: Any, source: random.Random) -> Iterator[tuple[str, dict[str, Any], dict[str, Any], list[int]]]:
    """Play a reset game at random. Yield agent, observation, info and legal actions before each action."""
    for agent in game.agent_iter():
        observation, _, terminated, _, info = game.last()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        if not terminated:
            yield agent, observation, info, legal
        game.step(None if terminated else source.choice(legal))


@pytest.mark.parametrize(
    ("ruleset", "options", "seats"),
    [*CASES, *((ruleset, {}, seats) for ruleset, rules in GAMES.items() for seats in rules.seats)],
)
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # each is a dict, as for all games with a mask
@pytest.mark.slow
def test_it_passes_the_tests_of_pettingzoo(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """With each option and each number of seats."""
    api_test(env(ruleset, seats, options), num_cycles=100)
    seed_test(lambda: env(ruleset, seats, options), num_cycles=40)


@each_case
@pytest.mark.slow
def test_a_game_equals_that_of_the_service(
    monkeypatch: pytest.MonkeyPatch, ruleset: str, options: dict[str, Any], seats: int
) -> None:
    """With the same draws, positions, views and outcome are the same after every move. Agents get the legal moves."""
    _, dealt, *decisions = (told := random_game(ruleset, options, seats)).decisions
    script = [dealt, *decisions]
    monkeypatch.setattr(
        Environment, "_chance", lambda self: ScriptedChance([n for _, n in script[self._decisions].draws])
    )
    game = raw_env(ruleset, seats, options)
    game.reset()
    for number, decision in enumerate(decisions, start=2):
        seat = decision.by
        assert game.agent_selection == f"seat_{seat}"
        before = fold(told.decisions[:number])
        assert game._truth == before.state
        for other, agent in enumerate(game.agents):
            view = fold(redact(past, other, ended=False) for past in told.decisions[:number]).state
            assert game.view(agent) == view
            legal = newest(ruleset).legal_moves(before.state, seat) if other == seat else []
            mask = game.observe(agent)["action_mask"]
            assert set(np.flatnonzero(mask)) == set(actions(ruleset).legal(view, other, legal))
            info = game.infos[agent]
            assert (info["seat"], info["view"]) == (seat, as_json(view)) if other == seat else not info
        assert decision.move
        assert seat is not None
        game.step(actions(ruleset).number(game.view(f"seat_{seat}"), seat, decision.move))
    assert game._truth == told.position.state
    assert all(game.terminations.values())
    outcome = told.position.table.outcome
    assert outcome
    assert [*game.rewards.values()] == rewards(outcome.winners, seats)
    assert [info["outcome"] for info in game.infos.values()] == [as_json(outcome)] * seats


@each_case
def test_the_same_seed_and_actions_give_the_same_games(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Several in a row. Another seed gives other games."""
    records = []
    for seed in (5, np.int64(5), 6):
        game, games = env(ruleset, seats, options), []
        for again in (seed, None):
            game.reset(seed=again)
            games.append(
                [(agent, observed["observation"].tobytes()) for agent, observed, *_ in played(game, random.Random(1))]
            )
        records.append(games)
    assert records[0] == records[1] != records[2]
    assert records[0][0] != records[0][1]


def test_without_a_seed_each_game_is_different() -> None:
    """Also in environments created alike."""
    made = [raw_env("schotten_totten") for _ in range(2)]
    for game in made:
        game.reset()
    assert made[0]._truth != made[1]._truth


def test_a_copy_is_independent() -> None:
    """It continues like the original and does not change it."""
    game = raw_env("highland_clans", seats=4)
    game.reset(seed=3)
    for _, taken in zip(range(30), played(game, random.Random(2)), strict=False):
        assert taken
    steps = [
        [observed["observation"].tobytes() for _, observed, *_ in played(one, random.Random(4))]
        for one in (copy.deepcopy(game), game)
    ]
    assert steps[0] == steps[1]


@pytest.mark.parametrize(
    ("winners", "seats", "expected"),
    [
        ((1,), 2, [-1, 1]),
        ((0, 1), 2, [0, 0]),
        ((), 2, [0, 0]),
        ((2,), 5, [-0.25, -0.25, 1, -0.25, -0.25]),
        ((0, 1), 3, [0.25, 0.25, -0.5]),
    ],
)
def test_rewards_add_up_to_zero(winners: tuple[int, ...], seats: int, expected: list[float]) -> None:
    """For a single winner and for shared victories."""
    assert rewards(winners, seats) == pytest.approx(expected)
    assert sum(rewards(winners, seats)) == pytest.approx(0)


def test_an_illegal_action_is_refused() -> None:
    """The bare environment raises the sentence and the clause of the rules. Its wrappers end the game."""
    bare, wrapped = raw_env("schotten_totten"), env("schotten_totten")
    claim = bare.keys.index(("claim", 1))
    for game in (bare, wrapped):
        game.reset(seed=1)
    before, agent = bare._truth.copy(), bare.agent_selection
    with pytest.raises(ValueError, match=r"^Play a card first; claims follow it \(ST-03\)\.$"):
        bare.step(claim)
    assert (bare._truth, bare.agent_selection) == (before, agent)
    wrapped.step(claim)
    assert wrapped.rewards == {"seat_0": 0, "seat_1": 0} | {agent: -1}
    assert all(wrapped.terminations.values())


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"ruleset": "chess"}, NotFound, "There is no ruleset 'chess'."),
        ({"ruleset": "glen_more", "seats": 6}, Invalid, "Glen More has no 6 seats."),
        ({"ruleset": "glen_more", "options": {"first_seat": 3}}, Invalid, "There is no seat 3."),
        ({"ruleset": "glen_more", "options": {"dice": 1}}, Invalid, "The options are not those of Glen More"),
        ({"ruleset": "glen_more", "render_mode": "human"}, Invalid, "There is no render mode 'human'"),
    ],
)
def test_invalid_environments_are_refused(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    """With the message of the API."""
    with pytest.raises(error, match=re.escape(words)):
        env(**arguments)


@pytest.mark.parametrize("ruleset", GAMES)
def test_the_table_is_drawn_as_seen_by_the_agent(ruleset: str) -> None:
    """By the agent to move, and only on request."""
    game, quiet = raw_env(ruleset, render_mode="ansi"), raw_env(ruleset)
    for made in (game, quiet):
        made.reset(seed=1)
    assert game.render() == projection_of(ruleset).draw(game.view(game.agent_selection), game.possible_agents)
    with pytest.warns(UserWarning, match="An environment draws the table if"):
        assert quiet.render() is None


def test_the_documented_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """The lines of `workers/README.md`, unchanged."""
    (lines,) = re.findall(
        r"```python\n(from cairn\.workers\.environments .*?)```", (ROOT / "workers/README.md").read_text(), re.S
    )
    exec(lines, {})
    said = capsys.readouterr().out
    assert all(words in said for words in ("{'type': 'play_card'", "{'reason': ", "In the decks: "))


def test_a_missing_extra_is_reported() -> None:
    """The message says how to install it."""
    program = "import sys; sys.modules['pettingzoo'] = None; import cairn.workers.environments"
    result = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.endswith("`pip install 'cairn-games[pettingzoo]'` installs what environments need.\n")
