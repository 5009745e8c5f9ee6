"""Environments play the service's games, and keep hidden information."""

import copy
import random
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from cairn.contract.playing import CASES, FACTS, games_with_secrets, random_game, somewhere, twin_of
from cairn.events.chance import ScriptedChance
from cairn.events.codec import dump, load
from cairn.events.decision import Decision, redact
from cairn.projections.fold import OF_THE_TABLE, fold, projection_of
from cairn.service.errors import Invalid, NotFound
from cairn.service.rules import GAMES, Rules, newest
from cairn.workers.environments import Against, Environment, env, opponents, raw_env
from cairn.workers.environments.actions import actions
from cairn.workers.environments.environment import rewards
from cairn.workers.environments.learner import train, wins
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose

ROOT = Path(__file__).parents[3]

each_case = pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)


def as_json(value: Any) -> Any:
    """Return JSON's own types, as the API would."""
    return load(dump(value))


def play(game: Any, source: random.Random) -> Iterator[tuple[str, dict[str, Any], dict[str, Any], list[int]]]:
    """Play a reset game at random. Yield agent, observation, info and legal actions before each action."""
    for agent in game.agent_iter():
        observation, _, terminated, _, info = game.last()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        if not terminated:
            yield agent, observation, info, legal
        game.step(None if terminated else source.choice(legal))


@each_case
@pytest.mark.slow
def test_a_game_equals_that_of_the_service(
    monkeypatch: pytest.MonkeyPatch, ruleset: str, options: dict[str, Any], seats: int
) -> None:
    """With the same draws, positions, views and outcome are the same after every move. Agents get the legal moves."""
    _, dealt, *decisions = (played := random_game(ruleset, options, seats)).decisions
    script = [dealt, *decisions]
    monkeypatch.setattr(
        Environment, "_chance", lambda self: ScriptedChance([n for _, n in script[self._decisions].draws])
    )
    game = raw_env(ruleset, seats, options)
    game.reset()
    for number, decision in enumerate(decisions, start=2):
        seat = decision.seat
        assert game.agent_selection == f"seat_{seat}"
        before = fold(played.decisions[:number])
        assert game._truth == before.state
        for other, agent in enumerate(game.agents):
            view = fold(redact(past, other, ended=False) for past in played.decisions[:number]).state
            assert game.view(agent) == view
            legal = newest(ruleset).legal_moves(before.state, seat) if other == seat else []
            mask = game.observe(agent)["action_mask"]
            assert set(np.flatnonzero(mask)) == set(actions(ruleset).legal(view, other, legal))
            info = game.infos[agent]
            assert (info["seat"], info["view"]) == (seat, as_json(view)) if other == seat else not info
        assert decision.move
        assert seat is not None
        game.step(actions(ruleset).number(game.view(f"seat_{seat}"), seat, decision.move))
    assert game._truth == played.position.state
    assert all(game.terminations.values())
    outcome = played.position.table.outcome
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
                [(agent, observed["observation"].tobytes()) for agent, observed, *_ in play(game, random.Random(1))]
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
    for _, taken in zip(range(30), play(game, random.Random(2)), strict=False):
        assert taken
    steps = [
        [observed["observation"].tobytes() for _, observed, *_ in play(one, random.Random(4))]
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


def replay_rules(rules: Rules, decisions: Sequence[Decision]) -> Rules:
    """Return rules whose only events are those of recorded decisions.

    They refuse nothing: in a twin hidden pieces may be in an order that no player could choose.
    """
    left = iter(decisions)

    def follows(*_: Any) -> Iterator[Any]:
        return iter([event for event in next(left).events if type(event) not in OF_THE_TABLE])

    return replace(rules, new=follows, consequences=follows, refusal=lambda *_: None)


@pytest.mark.parametrize(("ruleset", "options", "seats"), [case for case in CASES if FACTS[case[0]].twin])
def test_no_byte_depends_on_hidden_information(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """Two games differ only in hidden information: observations, infos, rewards and drawings are the same."""
    games = [*games_with_secrets(ruleset, options, seats), *(somewhere(ruleset, options, seats, n) for n in range(2))]
    differed = 0
    for place, game in enumerate(games):
        viewer = place % seats
        one, other = (
            all_that_happens(raw_env(ruleset, seats, options, render_mode="ansi"), viewer, either.decisions)
            for either in (game, twin_of(game, viewer))
        )
        assert [seen for seen, _ in one] == [seen for seen, _ in other]
        differed += sum(first != second for (_, first), (_, second) in zip(one, other, strict=True))
    assert differed


def all_that_happens(game: Environment, viewer: int, decisions: Sequence[Decision]) -> list[tuple[Any, bytes]]:
    """Play recorded decisions. Return all data for a seat's agent after each, and the truth."""
    agent, happened = f"seat_{viewer}", []
    game._rules = replay_rules(game._rules, decisions[1:])
    game.reset(seed=1)
    for decision in [*decisions[2:], None]:
        observed = [part.tobytes() for part in game.observe(agent).values()]
        drawn = game.render() if game.agent_selection == agent else None
        public = (game.agent_selection, dict(game.rewards), dict(game.terminations))
        info = (game.infos[agent], game.infos[agent]["view"]) if game.infos[agent] else None
        happened.append(((observed, drawn, info, public), dump(game._truth)))
        if decision and decision.move:
            game.make(decision.move)  # a twin's cards may be in an order that is no action
    return happened


def play_against(game: Against, seed: int) -> list[Any]:
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
    assert play_against(game, 1) == play_against(Against(ruleset, level), 1)
    assert play_against(game, 1)[0] != play_against(game, 2)[0]


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
    calls = []

    def note(level: Any, rules: Any, view: Any, seat: int, seed: str) -> Any:
        calls.append((level, rules, seat, seed))
        return choose(level, rules, view, seat, seed)

    monkeypatch.setattr(opponents, "choose", note)
    game = Against("schotten_totten", "medium", seat=0)
    play_against(game, 3)
    (call,) = {(level, rules.ruleset, seat) for level, rules, seat, _ in calls}
    assert call == (TABLE["schotten_totten"]["medium"], newest("schotten_totten").ruleset, 1)
    assert len({seed for *_, seed in calls}) == len(calls) > 10


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
@pytest.mark.timeout(600)
def test_the_example_learns_to_beat_random() -> None:
    """From equal results to clearly more than half of 400 other games."""
    assert 0.4 < wins(train("random", 0), "random", 400, 2) < 0.6
    assert wins(train("random", 3000), "random", 400, 2) > 0.65
