"""The environment: a game in memory, which each seat sees as it may; `env(ruleset)` makes one."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cairn.events.chance import SeededChance
from cairn.events.codec import dump, load
from cairn.events.decision import Move
from cairn.projections.fold import State, new_state, projection_of
from cairn.service.deciding.deciders import all_options
from cairn.service.errors import Invalid, NotFound
from cairn.service.rules import GAMES, follow, newest
from cairn.workers.environments.actions import actions, number_of, numbers
from cairn.workers.environments.observations import Slot, layout
from cairn.workers.search.selfplay import show
from cairn.workers.search.shares import shares_of_winners

VERSION = 0
"""Part of an environment's name (`glen_more_v0`); it grows when an action or a place gets another meaning."""


class Environment(AECEnv):
    """A ruleset as a PettingZoo AEC environment. Agents are `seat_0`, `seat_1`, … and each sees what its seat may.

    An observation is a dict: `observation`, numbers (float32) that `layout` explains, and `action_mask` (int8), 1 for
    each legal action of the agent that is waited for, all 0 for others. While an agent is waited for, its info has
    `seat`, and `view`, the same position as JSON; at the end all have them, and the `outcome`. Rewards come at the end
    (`rewards`).
    """

    def __init__(
        self,
        ruleset: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make the environment of a ruleset, for as few seats as it can have unless `seats` says how many.

        `options` are the ruleset's, with its defaults for those left out. Raise NotFound for an unknown ruleset,
        Invalid if it has no such number of seats, options or render mode.
        """
        if ruleset not in GAMES:
            raise NotFound(f"There is no ruleset {ruleset!r}.")
        if render_mode not in (None, "ansi"):
            raise Invalid(f"There is no render mode {render_mode!r}; there is 'ansi'.")
        super().__init__()
        self.metadata = {"name": f"{ruleset}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.ruleset, self._rules = ruleset, newest(ruleset)
        self._seats = min(GAMES[ruleset].seats) if seats is None else seats
        self._options = all_options(ruleset, options or {}, self._seats)
        self._seeds: random.Random | None = None
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.action_spaces = {agent: Discrete(len(self.moves)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({"observation": layout(ruleset).space(), "action_mask": Box(0, 1, (len(self.moves),), np.int8)})
            for agent in self.possible_agents
        }

    @property
    def moves(self) -> tuple[Move, ...]:
        """The move that each action is, by its number: the same for every number of seats, option and position."""
        return actions(self.ruleset)

    @property
    def layout(self) -> tuple[Slot, ...]:
        """What each number of `observation` means: the same for every number of seats and option."""
        return tuple(layout(self.ruleset).slots)

    def move_of(self, action: int) -> dict[str, Any]:
        """Return an action as JSON's own types, as the API takes a move; raise ValueError if there is none."""
        move: dict[str, Any] = load(dump(self._move(action)))
        return move

    def action_of(self, move: Mapping[str, Any]) -> int:
        """Return the action that a move is, which is given as the API takes it; raise ValueError if none is."""
        return number_of(self.ruleset, move)

    def view(self, agent: str) -> State:
        """Return the position as an agent's seat may know it, which must not be changed."""
        return self._views[self._seat_of(agent)]

    def observation_space(self, agent: str) -> Dict:
        """Return the shape of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the actions of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. After the same seed, the same actions are the same games, this one and those that follow.

        `options` are PettingZoo's and change nothing: those of the ruleset are given when an environment is made.
        """
        if seed is not None or self._seeds is None:
            self._seeds = random.Random(None if seed is None else str(seed))
        self._game, self._decisions = f"{self._seeds.getrandbits(64):016x}", 0
        self._truth, *views = [new_state(self.ruleset, self._options, self._seats) for _ in range(self._seats + 1)]
        self._views = dict(enumerate(views))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        dealt = follow(self._truth, self._rules.new(self._options, self._seats, self._chance()))
        show(self._views, None, dealt)
        self._go_on()

    def step(self, action: int | None) -> None:
        """Make the move that an action is for the agent that is waited for; None after the end.

        Raise ValueError, with the rulebook's clause, for one that is not legal; the position stays as it was.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, move = self._seat_of(agent), self._move(action)
        if refusal := self._rules.refusal(self._views[seat], seat, move, self.possible_agents):
            raise ValueError(str(refusal))
        self._decisions += 1
        followed = follow(self._truth, self._rules.consequences(self._truth, seat, move, self._chance()))
        show(self._views, seat, followed)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent sees, and which actions it has."""
        seat, mask = self._seat_of(agent), np.zeros(len(self.moves), np.int8)
        view = self._views[seat]
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[[numbers(self.ruleset)[move] for move in self._rules.legal_moves(view, seat)]] = 1
        return {"observation": layout(self.ruleset).encode(seat, view), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table as text, as the agent sees it that is waited for; None without the render mode `ansi`."""
        if self.render_mode is None:
            gymnasium.logger.warn("An environment draws the table if it was made with the render mode 'ansi'.")
            return None
        drawn: str = projection_of(self.ruleset).draw(self.view(self.agent_selection), self.possible_agents)
        return drawn

    def _chance(self) -> SeededChance:
        """Return the chance of one decision, by the game and its place, so that a copy of this goes on alike."""
        return SeededChance(f"{self._game}:{self._decisions}")

    def _go_on(self) -> None:
        """Wait for the next seat, or end the game."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if act := self._rules.to_act(self._truth):
            self.agent_selection = self.possible_agents[act.seat]
            self.infos[self.agent_selection] = self._info(act.seat)
            return
        outcome = self._rules.outcome(self._truth, ())
        assert outcome
        for seat, reward in enumerate(rewards(outcome.winners, self._seats)):
            agent = self.possible_agents[seat]
            self.rewards[agent], self.terminations[agent] = reward, True
            self.infos[agent] = {**self._info(seat), "outcome": load(dump(outcome))}
        self._accumulate_rewards()

    def _info(self, seat: int) -> dict[str, Any]:
        return {"seat": seat, "view": load(dump(self._views[seat]))}

    def _seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _move(self, action: int | None) -> Move:
        if action is None or not 0 <= action < len(self.moves):
            raise ValueError(f"{GAMES[self.ruleset].title} has actions 0 to {len(self.moves) - 1}, not {action}.")
        return self.moves[action]


def rewards(winners: Sequence[int], seats: int) -> list[float]:
    """Return the seats' rewards, which add up to 0: a winner alone has 1, and each other seat -1 / (seats - 1).

    Several winners share: with n winners each has (seats / n - 1) / (seats - 1). If all or none have won, all have 0.
    """
    return [(share * seats - 1) / (seats - 1) for share in shares_of_winners(winners, seats)]


raw_env = Environment


def env(
    ruleset: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> Any:
    """Return an `Environment` in PettingZoo's usual wrappers: an illegal action ends it, and is -1 for who took it."""
    terminating = wrappers.TerminateIllegalWrapper(Environment(ruleset, seats, options, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))
