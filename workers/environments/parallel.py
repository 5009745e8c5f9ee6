"""The parallel form of an environment: all agents that are to act take their actions in one step."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from cairn.workers.environments.environment import Environment


class ParallelEnvironment(ParallelEnv):
    """A ruleset as a PettingZoo parallel environment, with the observations and rewards of an `Environment`.

    Seats that act at the same time act in one step, and none observes another's action before. Only the actions of
    agents to act count, which are those with a legal action in their `action_mask`.
    """

    def __init__(
        self,
        ruleset: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create the environment, with the arguments and errors of an `Environment`."""
        self.game = Environment(ruleset, seats, options, render_mode)
        self.metadata, self.render_mode = self.game.metadata, render_mode
        self.possible_agents, self.agents = self.game.possible_agents, list[str]()

    def observation_space(self, agent: str) -> Dict:
        """Return the shape of an agent's observations."""
        return self.game.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        """Return the actions of an agent."""
        return self.game.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a game; return the observations and infos of all agents. `options` changes nothing."""
        self.game.reset(seed, options)
        self.agents = self.game.agents[:]
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Take the actions of the agents to act; an illegal or missing one ends the game with reward -1."""
        game, agents = self.game, self.agents
        try:
            for agent in game.acting:
                game.step(actions.get(agent, -1))
        except ValueError as refusal:
            game.forfeit(str(refusal))
        over = dict(game.terminations)
        answer = self._observations(), dict(game.rewards), over, dict.fromkeys(agents, False), self._infos()
        self.agents = [agent for agent in agents if not over[agent]]
        return answer

    def render(self) -> str | None:
        """Return the table as text, as the agent to act sees it."""
        return self.game.render()

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""

    def _observations(self) -> dict[str, Any]:
        observations, over = {}, any(self.game.terminations.values())
        for agent in self.possible_agents:
            mask = np.zeros(len(self.game.keys), np.int8)
            if agent in self.game.acting and not over:
                mask[[*self.game.legal_of(agent)]] = 1
            observations[agent] = {"observation": self.game.observe(agent)["observation"], "action_mask": mask}
        return observations

    def _infos(self) -> dict[str, Any]:
        return {agent: self.game.infos.get(agent, {}) for agent in self.possible_agents}


parallel_env = ParallelEnvironment
