"""An example of a learner: it plays Schotten Totten against a level, and learns from the results of its games.

`python -m cairn.workers.environments.learner --games 6000` learns against `random`, in some minutes of one core, and
prints how many of 400 other games it wins. It needs only numpy. The method is PPO (Schulman and others, "Proximal
Policy Optimization Algorithms", 2017) with whole games as returns. A small network gives each legal action a weight,
from the observed features of its card and its stone; all stones and all colours share the same parameters.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

from cairn.events.schotten_totten.pieces import COLOURS, STONES
from cairn.workers.environments.opponents import Against

Array = NDArray[np.float32]

KINDS = ("play_card", "claim", "draw_card", "end_turn", "pass")
"""The kinds of actions of the base game."""
SIDE = 2 + 17
"""Numbers of a side as a card sees it: counts of cards, of its colour, and of each distance in value."""
FEATURES = len(KINDS) + 1 + 2 * SIDE
HIDDEN, BATCH, EPOCHS = 32, 32, 4
"""The width of the network, the games per update, and the passes over them."""
RATE, CLIP, EXPLORING = 0.003, 0.2, 0.003
"""The learning rate, the clip of PPO's ratio, and the weight of the entropy bonus."""


class Step(NamedTuple):
    """A decision: each legal action's features and number, the action taken, and its probability."""

    features: Array
    legal: NDArray[np.int64]
    taken: int
    likely: float


class Eyes:
    """Features of legal actions, read from the observation by its layout."""

    def __init__(self, game: Against) -> None:
        self._keys = game.game.keys
        places = {(slot.path, slot.value): place for place, slot in enumerate(game.game.layout)}
        cards = [[f"{colour}-{value}" for value in range(1, 10)] for colour in COLOURS]
        self._second = places["/seat", 1]
        self._sides = np.array(
            [[[[places[f"/view/stones/{stone - 1}/sides/{side}", card] for card in row] for row in cards]
              for side in range(2)] for stone in STONES]
        )  # fmt: skip

    def see(self, observed: Array, legal: NDArray[np.int64]) -> Array:
        """Return the features of each legal action."""
        lying = (observed[self._sides] > 0).astype(np.float32)  # by stone, side, colour, value
        if observed[self._second]:
            lying = lying[:, ::-1]
        features = np.zeros((len(legal), FEATURES), np.float32)
        for row, action in zip(features, legal, strict=True):
            kind, *rest = self._keys[action]
            row[KINDS.index(str(kind))] = 1
            if kind == "play_card":
                name, _, value = str(rest[0]).partition("-")
                row[len(KINDS)] = int(value) / 9
                for side in range(2):
                    cards = lying[int(str(rest[1])) - 1, side]
                    at = len(KINDS) + 1 + side * SIDE
                    row[at : at + 2] = cards.sum() / 3, cards[COLOURS.index(name)].sum() / 3
                    row[at + 2 + 9 - int(value) : at + 2 + 18 - int(value)] = cards.sum(0)
        return features


class Learner:
    """A network with one hidden layer, which gives an action a weight."""

    def __init__(self, eyes: Eyes, seed: int) -> None:
        self._eyes = eyes
        self._random = np.random.default_rng(seed)
        self._weights: list[Array] = [
            (scale * self._random.standard_normal(shape)).astype(np.float32)
            for scale, shape in ((0.3, (FEATURES, HIDDEN)), (0.0, (HIDDEN,)), (0.05, (HIDDEN,)))
        ]
        self._means = [np.zeros_like(weight) for weight in self._weights]
        self._squares = [np.zeros_like(weight) for weight in self._weights]
        self._updates, self._expected = 0, 0.0

    def act(self, observation: dict[str, Any]) -> Step:
        """Choose a legal action by its weight."""
        legal = np.flatnonzero(observation["action_mask"])
        features = self._eyes.see(observation["observation"], legal)
        likely = softmax(self._weigh(features)[1])
        taken = int(self._random.choice(len(legal), p=likely / likely.sum()))
        return Step(features, legal, taken, float(likely[taken]))

    def learn(self, steps: Sequence[Step], returns: Sequence[float]) -> None:
        """Learn from decisions and the final rewards of their games, in several passes."""
        self._expected += 0.1 * (float(np.mean(returns)) - self._expected)
        surprises = (np.array(returns) - self._expected) / (np.std(returns) + 1e-6)
        for _ in range(EPOCHS):
            gradients = [np.zeros_like(weight) for weight in self._weights]
            for step, surprise in zip(steps, surprises, strict=True):
                hidden, weights = self._weigh(step.features)
                likely = softmax(weights)
                ratio = float(likely[step.taken]) / step.likely
                logs = np.log(likely + 1e-8)
                gradient = EXPLORING * likely * (logs - (likely * logs).sum())
                if (ratio - 1) * surprise < CLIP * abs(surprise):  # beyond the clip the gradient is 0
                    gradient += likely * surprise * ratio
                    gradient[step.taken] -= surprise * ratio
                back = gradient[:, None] * self._weights[2] * (hidden > 0)
                gradients[0] += step.features.T @ back
                gradients[1] += back.sum(0)
                gradients[2] += hidden.T @ gradient
            self._update([gradient / np.float32(len(steps)) for gradient in gradients])

    def _weigh(self, features: Array) -> tuple[Array, Array]:
        hidden: Array = np.maximum(features @ self._weights[0] + self._weights[1], 0.0)
        return hidden, hidden @ self._weights[2]

    def _update(self, gradients: Sequence[Array]) -> None:
        """Apply the gradients (Adam: Kingma and Ba, 2015)."""
        self._updates += 1
        for weight, mean, square, gradient in zip(self._weights, self._means, self._squares, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = mean / (1 - 0.9**self._updates) / (np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8)
            weight -= RATE * step


def softmax(weights: Array) -> Array:
    """Return weights as shares of 1."""
    parts = np.exp(weights - weights.max())
    shares: Array = parts / parts.sum()
    return shares


def play(learner: Learner, game: Against) -> tuple[list[Step], float]:
    """Play a game; return the learner's decisions and its reward."""
    observation, _ = game.reset()
    steps, over, reward = [], False, 0.0
    while not over:
        steps.append(learner.act(observation))
        observation, reward, over, _, _ = game.step(int(steps[-1].legal[steps[-1].taken]))
    return steps, reward


def train(level: str, games: int, seed: int = 1) -> Learner:
    """Return a learner trained on `games` games against a level."""
    game = Against("schotten_totten", level)
    game.reset(seed=seed)
    learner = Learner(Eyes(game), seed)
    for _ in range(games // BATCH):
        steps, returns = list[Step](), list[float]()
        for _ in range(BATCH):
            played, reward = play(learner, game)
            steps += played
            returns += [reward] * len(played)
        learner.learn(steps, returns)
    return learner


def wins(learner: Learner, level: str, games: int, seed: int) -> float:
    """Return the share of other games that a learner wins; a game without a winner counts half."""
    game = Against("schotten_totten", level)
    game.reset(seed=seed)
    rewards = [play(learner, game)[1] for _ in range(games)]
    return sum(0.5 if reward == 0 else float(reward > 0) for reward in rewards) / games


@click.command()
@click.option("--level", default="random", show_default=True)
@click.option("--games", default=6000, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(level: str, games: int, seed: int) -> None:
    """Train a learner, and print how many games it wins afterwards."""
    before, after = (wins(train(level, n, seed), level, 400, seed + 1) for n in (0, games))
    click.echo(f"Against {level}: {100 * before:.0f} % of 400 games before, {100 * after:.0f} % after {games}.")


if __name__ == "__main__":
    main()
