"""The environment: a game in memory, in which each seat sees its own view; `env(ruleset)` creates one."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cairn.events.chance import Chance, SeededChance
from cairn.events.codec import dump, load
from cairn.events.decision import Move
from cairn.projections.fold import State, new_state, projection_of
from cairn.service.deciding.deciders import all_options
from cairn.service.errors import Invalid, NotFound
from cairn.service.rules import GAMES, follow, make_move, newest
from cairn.workers.environments.actions import actions
from cairn.workers.environments.learning import Key
from cairn.workers.environments.observations import Slot, layout
from cairn.workers.search.selfplay import show
from cairn.workers.search.shares import shares_of_winners

T = TypeVar("T")

VERSION = 1
"""Part of an environment's name (`glen_more_v1`); raised when an action or a slot changes its meaning."""


class IllegalAction(ValueError):
    """A refused action: one of the ruleset's, but not legal in this position."""


class Environment(AECEnv):
    """A ruleset as a PettingZoo AEC environment. Agents are `seat_0`, `seat_1`, …; each observes its seat's view.

    An observation is a dict: `observation`, numbers (float32) that `layout` explains, and `action_mask` (int8), 1 for
    each legal action of the agent to act, all 0 for the others. While an agent is to act, its info has `seat` and
    `view`, the same position as JSON, built on first access. At the end all agents have them, and the `outcome`.
    Rewards come at the end (`rewards`). Seats that act at the same time choose one after the other, unseen by the rest.
    """

    def __init__(
        self,
        ruleset: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create the environment of a ruleset, with the ruleset's minimum of seats unless `seats` is given.

        `options` are the ruleset's; omitted ones have their defaults. Raise NotFound for an unknown ruleset, Invalid
        for an invalid number of seats, option or render mode.
        """
        if ruleset not in GAMES:
            raise NotFound("no-rules-to-learn", ruleset=ruleset)
        if render_mode not in (None, "ansi"):
            raise Invalid("no-render-mode-ansi", render_mode=render_mode)
        super().__init__()
        self.metadata = {"name": f"{ruleset}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.ruleset, self._rules = ruleset, newest(ruleset)
        self._seats = min(GAMES[ruleset].seats) if seats is None else seats
        self._options = all_options(ruleset, options or {}, self._seats)
        self._seeds: random.Random | None = None
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self._legal: dict[int, Move] | None = None
        count = len(self.keys)
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({"observation": layout(ruleset).space(), "action_mask": Box(0, 1, (count,), np.int8)})
            for agent in self.possible_agents
        }

    @property
    def keys(self) -> tuple[Key, ...]:
        """The meaning of each action, by its number: the same for every number of seats, option and position."""
        return actions(self.ruleset).keys

    @property
    def layout(self) -> tuple[Slot, ...]:
        """The meaning of each number of `observation`: the same for every number of seats and option."""
        return tuple(layout(self.ruleset).slots)

    def move_of(self, action: int) -> dict[str, Any]:
        """Return the move of a legal action, in the API's format. Raise ValueError if the action is not legal."""
        move: dict[str, Any] = load(dump(self._move(action)))
        return move

    def action_of(self, move: Mapping[str, Any]) -> int:
        """Return the action of a move in the API's format.

        Raise ValueError, with the rulebook's clause, if it is no move or not legal here.
        """
        seat, read = self._seat_of(self.agent_selection), actions(self.ruleset).read(move)
        if refusal := self._rules.refusal(self._views[seat], seat, read, self.possible_agents):
            raise ValueError(str(refusal))
        return actions(self.ruleset).number(self._views[seat], seat, read)

    @property
    def acting(self) -> list[str]:
        """The agents that are to act now: several if their seats act at the same time."""
        act = self._rules.to_act(self._truth)
        seats = act.seats if act else ()
        return [self.possible_agents[seat] for seat in seats if seat not in self._choices]

    def legal_of(self, agent: str) -> dict[int, Move]:
        """Return the legal actions of an agent that is to act."""
        seat = self._seat_of(agent)
        view = self._views[seat]
        return actions(self.ruleset).legal(view, seat, self._rules.legal_moves(view, seat))

    def view(self, agent: str) -> State:
        """Return the position as the agent's seat may know it. It must not be changed."""
        return self._views[self._seat_of(agent)]

    def observation_space(self, agent: str) -> Dict:
        """Return the shape of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the actions of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed and the same actions give the same games, this one and those that follow.

        `options` is PettingZoo's and changes nothing: the ruleset's options are given when an environment is created.
        """
        if seed is not None or self._seeds is None:
            self._seeds = random.Random(None if seed is None else str(seed))
        self._game, self._decisions = f"{self._seeds.getrandbits(64):016x}", 0
        self._truth, *views = [new_state(self.ruleset, self._options, self._seats) for _ in range(self._seats + 1)]
        self._views = dict(enumerate(views))
        self._choices = dict[int, Move]()
        self._legal = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        dealt = follow(self._truth, self._rules.new(self._options, self._seats, self._chance()))
        show(self._views, None, dealt)
        self._go_on()

    def step(self, action: int | None) -> None:
        """Make the move of an action for the agent to act; None after the end.

        Raise IllegalAction, with the rulebook's clause if one applies, for an action that is not legal, and ValueError
        for a number that is no action; the position stays unchanged.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.make(self._move(action))

    def make(self, move: Move) -> None:
        """Make a legal move for the agent to act."""
        agent = self.agent_selection
        seat, self._legal = self._seat_of(agent), None
        self._decisions += 1
        made = make_move(self._rules, self._truth, seat, move, self._chance(), self._choices)
        show(self._views, seat, made)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return an agent's observation and action mask."""
        seat, mask = self._seat_of(agent), bytearray(len(self.keys))
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            for action in self._actions():
                mask[action] = 1
        observed = layout(self.ruleset).encode(seat, self._views[seat])
        return {"observation": observed, "action_mask": np.frombuffer(mask, np.int8)}

    def render(self, agent: str | None = None) -> str | None:
        """Return the table as text, as seen by an agent (the one to act); None without the render mode `ansi`."""
        if self.render_mode is None:
            gymnasium.logger.warn("An environment draws the table if it was made with the render mode 'ansi'.")
            return None
        drawn: str = projection_of(self.ruleset).draw(self.view(agent or self.agent_selection), self.possible_agents)
        return drawn

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""

    def forfeit(self, refusal: str) -> None:
        """End the game after an illegal action of the agent to act: it has reward -1, and the others have 0."""
        agent = self.agent_selection
        self.rewards[agent], self.terminations = -1.0, dict.fromkeys(self.agents, True)
        self.infos[agent] = self._info(self._seat_of(agent))
        self.infos[agent]["refusal"] = refusal
        self._accumulate_rewards()

    def _chance(self) -> Chance:
        """Return the chance of one decision, derived from its number, so that a copy goes on alike."""
        return LateChance(f"{self._game}:{self._decisions}")

    def _go_on(self) -> None:
        """Wait for the next seat, or end the game."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if act := self._rules.to_act(self._truth):
            seat = next(seat for seat in act.seats if seat not in self._choices)
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = self._info(seat)
            return
        outcome = self._rules.outcome(self._truth, ())
        assert outcome
        for seat, reward in enumerate(rewards(outcome.winners, self._seats)):
            agent = self.possible_agents[seat]
            self.rewards[agent], self.terminations[agent] = reward, True
            self.infos[agent] = self._info(seat)
            self.infos[agent]["outcome"] = load(dump(outcome))
        self._accumulate_rewards()

    def _info(self, seat: int) -> "Info":
        return Info(seat, self._views[seat].copy())

    def _seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _actions(self) -> dict[int, Move]:
        """Return the legal actions of the agent to act."""
        if self._legal is None:
            self._legal = self.legal_of(self.agent_selection)
        return self._legal

    def _move(self, action: int | None) -> Move:
        move = None if action is None else self._actions().get(int(action))
        if move is not None:
            return move
        if action is None or not 0 <= action < len(self.keys):
            raise ValueError(f"{GAMES[self.ruleset].title} has actions 0 to {len(self.keys) - 1}, not {action}.")
        seat, example = self._seat_of(self.agent_selection), actions(self.ruleset).example(int(action))
        refusal = example and self._rules.refusal(self._views[seat], seat, example, self.possible_agents)
        raise IllegalAction(
            str(refusal or f"Action {action} ({' '.join(map(str, self.keys[action]))}) is not legal here.")
        )


class LateChance:
    """The chance of a seed, created on the first draw: most moves draw nothing."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._chance: SeededChance | None = None

    def draw(self, k: int) -> int:
        """Return one of 0 … k-1."""
        self._chance = self._chance or SeededChance(self._seed)
        return self._chance.draw(k)

    def pick(self, candidates: Sequence[T]) -> T:
        """Return one of the candidates."""
        return candidates[self.draw(len(candidates))]


class Info(dict[str, Any]):
    """An agent's info: `seat`; and `view`, as JSON types, built on first access."""

    def __init__(self, seat: int, view: State) -> None:
        super().__init__(seat=seat)
        self._view = view

    def __missing__(self, name: str) -> Any:
        """Build the view."""
        if name != "view":
            raise KeyError(name)
        self[name] = load(dump(self._view))
        return self[name]


def rewards(winners: Sequence[int], seats: int) -> list[float]:
    """Return the seats' rewards, which add up to 0: a sole winner has 1, each other seat -1 / (seats - 1).

    Several winners share: with n winners each has (seats / n - 1) / (seats - 1). If all or no seats win, all have 0.
    """
    return [(share * seats - 1) / (seats - 1) for share in shares_of_winners(winners, seats)]


raw_env = Environment


def env(
    ruleset: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> Any:
    """Return an `Environment` in PettingZoo's usual wrappers: an illegal action ends it, with reward -1."""
    terminating = wrappers.TerminateIllegalWrapper(Environment(ruleset, seats, options, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))
