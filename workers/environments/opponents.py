"""One seat of a game to learn with: levels play the others. It is a Gymnasium environment, so Gymnasium's vector
environments work: `gymnasium.vector.SyncVectorEnv([partial(Against, "glen_more", "easy")] * 8)`. Each ruleset is
registered, too: `gymnasium.make("cairn.workers.environments:cairn/glen_more-v1", level="easy")`.
"""

import random
from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.spaces import Dict

from cairn.service.errors import Invalid
from cairn.service.rules import GAMES, newest
from cairn.workers.environments.environment import VERSION, Environment, IllegalAction
from cairn.workers.search.levels import TABLE, level_here
from cairn.workers.search.policies import choose


class Against(gymnasium.Env[dict[str, Any], int]):
    """A game of one seat against a level on all others.

    Observations, actions and the reward are those of `Environment`; `action_mask` marks the legal actions. The level
    chooses from its seats' own views, as it does in the service. An illegal action loses the game: it ends with reward
    -1, as that of `env` does, and the info has the `refusal`.
    """

    metadata = gymnasium.Env.metadata | {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        ruleset: str,
        level: str = "random",
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create the environment. `seat` is the learner's; None draws another seat for each game.

        Raise the errors of `Environment`, and Invalid for an unknown level or seat.
        """
        self.game = Environment(ruleset, seats, options, render_mode)
        self.render_mode = render_mode
        if level not in TABLE[ruleset]:
            raise Invalid("no-level", level=level, ruleset=ruleset, list=", ".join(TABLE[ruleset]))
        if seat is not None and not 0 <= seat < len(self.game.possible_agents):
            raise Invalid("no-seat-counted-from", seat=seat, number=len(self.game.possible_agents))
        self._rules, self._seat = newest(ruleset), seat
        _, self._level = level_here(self._rules, level)
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
        """Make the learner's move, and let the level play until the learner is to act again, or the game is over.

        Raise ValueError for a number that is no action, and after the end of the game.
        """
        try:
            self.game.step(int(action))
        except IllegalAction as refusal:
            self.game.forfeit(str(refusal))
        self._play_on()
        over = self.game.terminations[self.agent]
        return self.game.observe(self.agent), self.game.rewards[self.agent], over, False, self.game.infos[self.agent]

    def render(self) -> Any:
        """Return the table as text, as seen by the learner; None without the render mode `ansi`."""
        return self.game.render(self.agent)

    def _play_on(self) -> None:
        game = self.game
        while not game.terminations[self.agent] and game.agent_selection != self.agent:
            seat, seed = game.possible_agents.index(game.agent_selection), f"{self._source.getrandbits(64):x}"
            game.make(choose(self._level, self._rules, game.view(game.agent_selection), seat, seed))


for ruleset in GAMES:
    gymnasium.register(f"cairn/{ruleset}-v{VERSION}", "cairn.workers.environments:Against", kwargs={"ruleset": ruleset})
