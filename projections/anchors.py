"""Anchors: how well AIs play, measured in the arena. No game of people moves them.

Each is the most likely rating of a level by the games that levels played against each other, which are in
`tests/benchmarks/arena.csv`; `python tests/benchmarks/anchors.py` works the table out of them. `easy` has 1500 by
definition, the rating that people begin with. A level, or a version of one, that is not here is not rated: a game
against it counts between the people only.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct


class Anchor(Struct, frozen=True, array_like=True):
    """A level's rating and its deviation, as they are shown, and how many games they were measured in."""

    rating: int
    deviation: int
    games: int

    @property
    def low(self) -> int:
        """The lower end of the 95 % interval."""
        return round(self.rating - 1.96 * self.deviation)

    @property
    def high(self) -> int:
        """The upper end."""
        return round(self.rating + 1.96 * self.deviation)


Anchors = Mapping[str, Anchor]
"""By subject, `ai:<level>:<version>`."""

ANCHORS: Final[Mapping[str, Mapping[str, Anchors]]] = {
    "schotten_totten": {
        "base": {
            "ai:random:1": Anchor(-432, 354, 300),
            "ai:easy:1": Anchor(1500, 0, 600),
            "ai:medium:1": Anchor(1864, 48, 460),
            "ai:hard:1": Anchor(2231, 86, 160),
            "ai:greedy:1": Anchor(1451, 44, 400),
        },
        "tactics": {
            "ai:random:1": Anchor(-425, 354, 300),
            "ai:easy:1": Anchor(1500, 0, 600),
            "ai:medium:1": Anchor(1913, 50, 400),
            "ai:hard:1": Anchor(2193, 168, 40),
            "ai:greedy:1": Anchor(1534, 45, 340),
        },
        "expert": {
            "ai:random:1": Anchor(-431, 354, 300),
            "ai:easy:1": Anchor(1500, 0, 600),
            "ai:medium:1": Anchor(1868, 49, 430),
            "ai:hard:1": Anchor(2105, 143, 30),
            "ai:greedy:1": Anchor(1455, 45, 300),
        },
        "tactics_expert": {
            "ai:random:1": Anchor(-420, 354, 300),
            "ai:easy:1": Anchor(1500, 0, 600),
            "ai:medium:1": Anchor(1953, 51, 400),
            "ai:hard:1": Anchor(1958, 138, 40),
            "ai:greedy:1": Anchor(1534, 45, 340),
        },
    },
    "highland_clans": {
        "base": {
            "ai:random:1": Anchor(-1494, 195, 720),
            "ai:easy:1": Anchor(1500, 0, 1080),
            "ai:medium:1": Anchor(1895, 44, 780),
            "ai:hard:1": Anchor(2300, 86, 170),
            "ai:greedy:1": Anchor(1380, 47, 1190),
        },
        "drawn": {
            "ai:random:1": Anchor(-1546, 201, 720),
            "ai:easy:1": Anchor(1500, 0, 1080),
            "ai:medium:1": Anchor(1859, 44, 750),
            "ai:hard:1": Anchor(2300, 164, 30),
            "ai:greedy:1": Anchor(1348, 48, 1080),
        },
    },
    "glen_more": {
        "base": {
            "ai:random:1": Anchor(-439, 501, 120),
            "ai:easy:1": Anchor(1500, 0, 360),
            "ai:medium:1": Anchor(1846, 57, 280),
            "ai:hard:1": Anchor(2261, 104, 110),
            "ai:greedy:1": Anchor(1478, 54, 310),
        },
    },
}
"""By ruleset and group of options."""


def anchors_of(ruleset: str, group: str) -> Anchors:
    """Return the anchors of what has ratings of its own."""
    return ANCHORS.get(ruleset, {}).get(group, {})


def anchors_digest() -> str:
    """Return what tells one table of anchors from another."""
    return sha256(msgspec.json.encode(ANCHORS)).hexdigest()[:8]
