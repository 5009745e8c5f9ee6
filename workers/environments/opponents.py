"""One seat of a game to learn with: levels play the others. It is a Gymnasium environment, so Gymnasium's vector
environments work: `gymnasium.vector.SyncVectorEnv([partial(Against, "glen_more", "easy")] * 8)`.
"""

import random
from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.spaces import Dict

from cairn.service.errors import Invalid
from cairn.service.rules import newest
from cairn.workers.environments.environment import Environment
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose


class Against(gymnasium.Env[dict[str, Any], int]):
    """A game of one seat against a level on all others.

    Observations, actions and the reward are those of `Environment`; `action_mask` marks the legal actions. The level
    chooses from its seats' own views, as it does in the service.
    """

    def __init__(
        self,
        ruleset: str,
        level: str = "random",
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Create the environment. `seat` is the learner's; None draws another seat for each game.

        Raise the errors of `Environment`, and Invalid for an unknown level or seat.
        """
        self.game = Environment(ruleset, seats, options)
        if level not in TABLE[ruleset]:
            raise Invalid(f"There is no level {level!r} in {ruleset}; there is {', '.join(TABLE[ruleset])}.")
        if seat is not None and not 0 <= seat < len(self.game.possible_agents):
            raise Invalid(f"There is no seat {seat}; there are {len(self.game.possible_agents)}, counted from 0.")
        self._level, self._seat, self._rules = TABLE[ruleset][level], seat, newest(ruleset)
        self._source = random.Random()
        agent = self.game.possible_agents[0]
        self.observation_space: Dict = self.game.observation_space(agent)
        self.action_space: Any = self.game.action_space(agent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game, and let the level play until the learner's seat is to act.

        The same seed and the same actions give the same games. `options` is Gymnasium's, and changes nothing.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._source = random.Random(str(seed))
        self.game.reset(seed=self._source.getrandbits(32))
        agents = self.game.possible_agents
        self.agent = agents[self._source.randrange(len(agents)) if self._seat is None else self._seat]
        self._play_on()
        return self.game.observe(self.agent), self.game.infos[self.agent]

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's move, and let the level play until the learner is to act again, or the game is over."""
        self.game.step(int(action))
        self._play_on()
        over = self.game.terminations[self.agent]
        return self.game.observe(self.agent), self.game.rewards[self.agent], over, False, self.game.infos[self.agent]

    def _play_on(self) -> None:
        game = self.game
        while not game.terminations[self.agent] and game.agent_selection != self.agent:
            seat, seed = game.possible_agents.index(game.agent_selection), f"{self._source.getrandbits(64):x}"
            game.make(choose(self._level, self._rules, game.view(game.agent_selection), seat, seed))
