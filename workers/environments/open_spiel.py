"""The games in OpenSpiel, for its algorithms; it needs the extra `open-spiel`. `register()` registers them.

Then `pyspiel.load_game("cairn_glen_more", {"seats": 3})` returns a game. A move's draws happen at a chance node with
one outcome ("sampled chance"), by a seed that is a parameter, so that the same seed and actions give the same game.
"""

import json
import random
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from cairn.events.chance import SeededChance
from cairn.events.codec import dump
from cairn.events.decision import Move, redact_events
from cairn.projections.fold import State, new_state, projection_of
from cairn.service.deciding.deciders import all_options
from cairn.service.rules import GAMES, follow, make_move, newest
from cairn.workers.environments.actions import actions
from cairn.workers.environments.environment import rewards
from cairn.workers.environments.observations import layout

LONGEST = 5000
"""Upper bound of a game's decisions, except in matches of many rounds."""


def register() -> None:
    """Register every ruleset as a game of OpenSpiel, `cairn_<ruleset>`."""
    known = set(pyspiel.registered_names())
    for ruleset in GAMES:
        if f"cairn_{ruleset}" not in known:
            # OpenSpiel releases it after Python has ended. A class refers to itself, and so outlives that.
            pyspiel.register_game(_type_of(ruleset), type(f"Game_{ruleset}", (Game,), {"ruleset": ruleset}))


def _type_of(ruleset: str) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"cairn_{ruleset}",
        long_name=GAMES[ruleset].title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(GAMES[ruleset].seats),
        min_num_players=min(GAMES[ruleset].seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(GAMES[ruleset].seats), "options": "{}", "seed": 0},
    )


class Game(pyspiel.Game):
    """A ruleset as a game of OpenSpiel. `options` are its options as JSON; players are seats."""

    ruleset: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, ruleset = params or {}, self.ruleset
        self.seats = int(params.get("seats", min(GAMES[ruleset].seats)))
        self.options = all_options(ruleset, json.loads(params.get("options", "{}")), self.seats)
        self.seed = int(params.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(actions(ruleset).keys),
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(ruleset), info, params)

    def new_initial_state(self) -> "Position":
        """Return the state before the first deal."""
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return the observer that encodes states as the environments' observations."""
        return Observer(self.ruleset)


class Shared:
    """States of the rules that a deep copy shares, as the rules do: their contents are never changed."""

    def __init__(self, truth: State, views: dict[int, State], choices: dict[int, Move]) -> None:
        self.truth, self.views, self.choices = truth, views, choices

    def __deepcopy__(self, _: Any) -> "Shared":
        """Return an independent copy."""
        views = {seat: view.copy() for seat, view in self.views.items()}
        return Shared(self.truth.copy(), views, dict(self.choices))


class Position(pyspiel.State):
    """A position: the true state, and the observations of each seat."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._ruleset, self._options, self._seats = game.ruleset, game.options, game.seats
        truth, *views = [new_state(game.ruleset, game.options, game.seats) for _ in range(game.seats + 1)]
        self._states = Shared(truth, dict(enumerate(views)), {})
        self._seen = [""] * game.seats
        self._knowing = frozenset[int]()
        self._source = random.Random(game.seed)
        self._waiting: Move | None = None
        self._waiting_seat = 0
        self._dealt = False

    def current_player(self) -> int:
        """Return the seat to act, or the marker for chance or for the end of the game."""
        if not self._dealt or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        act, choices = newest(self._ruleset).to_act(self._states.truth), self._states.choices
        waited = [seat for seat in act.seats if seat not in choices] if act else [int(pyspiel.PlayerId.TERMINAL)]
        return waited[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the single outcome that stands for the draws to come."""
        return [(0, 1.0)]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return the seats' rewards, all 0 before the end."""
        outcome = newest(self._ruleset).outcome(self._states.truth, ()) if self._dealt else None
        return rewards(outcome.winners, self._seats) if outcome else [0.0] * self._seats

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._legal(player)) if player == self.current_player() else []

    def _legal(self, seat: int) -> dict[int, Move]:
        view = self._states.views[seat]
        return actions(self._ruleset).legal(view, seat, newest(self._ruleset).legal_moves(view, seat))

    def _apply_action(self, action: int) -> None:
        """Choose a move, or draw the consequences of the chosen move."""
        if not self.is_chance_node():
            self._waiting_seat = self.current_player()
            self._waiting = self._legal(self._waiting_seat)[action]
            return
        rules, chance, truth = (
            newest(self._ruleset),
            SeededChance(f"{self._source.getrandbits(64):x}"),
            self._states.truth,
        )
        if self._waiting is None:
            by, events = None, follow(truth, rules.new(self._options, self._seats, chance))
        else:
            by = self._waiting_seat
            events = make_move(rules, truth, by, self._waiting, chance, self._states.choices)
        for seat, view in self._states.views.items():
            seen = events if seat in self._knowing else redact_events(events, seat, by)
            for event in seen:
                view.evolve(event)
            self._seen[seat] = sha256(self._seen[seat].encode() + dump(seen)).hexdigest()
        self._waiting, self._dealt = None, True

    def _action_to_string(self, player: int, action: int) -> str:
        return "chance" if player < 0 else " ".join(map(str, actions(self._ruleset).keys[action]))

    def information_state_string(self, player: int | None = None) -> str:
        """Return the SHA-256 of all that a seat has seen, distinct for each different past of that seat."""
        seat = self.current_player() if player is None else player
        chosen = f"{self._waiting}" if self._waiting else ""
        return f"{seat}:{self._seen[seat]}{chosen}"

    def observation_string(self, player: int | None = None) -> str:
        """Return a seat's view as JSON."""
        seat = self.current_player() if player is None else player
        return str(dump(self._states.views[seat]), "utf-8")

    def resample_from_infostate(self, player: int, sampler: Any) -> "Position":
        """Return a position consistent with all that a seat has seen; `sampler()` draws from 0 to 1.

        The other seats are given the full position as their past: their earlier observations cannot be derived from it.
        """
        other = self.clone()
        other._source = random.Random(str(sampler()))
        rules, view = newest(self._ruleset), self._states.views[player]
        chance = SeededChance(f"{other._source.getrandbits(64):x}")
        other._states.truth = rules.determinize(view, player, chance)
        for seat in other._states.views:
            if seat != player:
                other._states.views[seat] = other._states.truth.copy()
                other._seen[seat] = sha256(dump(other._states.truth)).hexdigest()
        other._knowing = frozenset(other._states.views) - {player}
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        drawn: str = projection_of(self._ruleset).draw(self._states.truth, [f"seat {n}" for n in range(self._seats)])
        return drawn


class Observer:
    """Encodes a state as numbers."""

    def __init__(self, ruleset: str) -> None:
        self._layout = layout(ruleset)
        self.tensor: NDArray[np.float32] = np.zeros(len(self._layout.slots), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """Write the observation of a seat."""
        self.tensor[:] = self._layout.encode(player, state._states.views[player])

    def string_from(self, state: Position, player: int) -> str:
        """Return a seat's view as JSON."""
        return state.observation_string(player)


__all__ = ["Game", "Observer", "Position", "register"]
