"""Anchors: fixed ratings of AIs, measured in the arena. Games against humans do not change them.

Each is the maximum-likelihood rating of a level in the games of levels against each other, which are in
`tests/benchmarks/arena.csv`; `python tests/benchmarks/anchors.py` computes the table from them. `easy` has 1500 by
definition, the initial rating of players. A level, or a version of a level, that is not here is not rated: a game
against it counts only between the players.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct


class Anchor(Struct, frozen=True, array_like=True):
    """A level's displayed rating and deviation, and the number of games in which they were measured."""

    rating: int
    deviation: int
    games: int

    @property
    def low(self) -> int:
        """The lower end of the 95 % interval."""
        return round(self.rating - 1.96 * self.deviation)

    @property
    def high(self) -> int:
        """The upper end of the 95 % interval."""
        return round(self.rating + 1.96 * self.deviation)


Anchors = Mapping[str, Anchor]
"""By subject, `ai:<level>:<version>`."""

ANCHORS: Final[dict[str, Mapping[str, Anchors]]] = {
    "schotten_totten": {
        "base": {
            "ai:random:1": Anchor(-123, 148, 500),
            "ai:beginner:1": Anchor(981, 99, 200),
            "ai:casual:1": Anchor(1248, 72, 200),
            "ai:greedy:1": Anchor(1452, 39, 700),
            "ai:easy:1": Anchor(1500, 0, 900),
            "ai:medium:1": Anchor(1866, 47, 460),
            "ai:medium:2": Anchor(1865, 46, 600),
            "ai:hard:1": Anchor(2232, 85, 160),
            "ai:hard:2": Anchor(2323, 63, 1226),
            "ai:expert:1": Anchor(2450, 72, 426),
            "ai:expert:2": Anchor(2533, 73, 400),
        },
        "tactics": {
            "ai:random:1": Anchor(-335, 289, 400),
            "ai:beginner:1": Anchor(808, 132, 100),
            "ai:casual:1": Anchor(1055, 109, 160),
            "ai:greedy:1": Anchor(1522, 40, 456),
            "ai:easy:1": Anchor(1500, 0, 860),
            "ai:medium:1": Anchor(1909, 49, 400),
            "ai:medium:2": Anchor(1848, 47, 600),
            "ai:hard:1": Anchor(2181, 167, 40),
            "ai:hard:2": Anchor(2357, 77, 753),
            "ai:expert:1": Anchor(3039, 119, 137),
            "ai:expert:2": Anchor(3120, 96, 400),
        },
        "expert": {
            "ai:random:1": Anchor(-352, 289, 400),
            "ai:beginner:1": Anchor(992, 136, 60),
            "ai:casual:1": Anchor(1259, 96, 120),
            "ai:greedy:1": Anchor(1455, 40, 400),
            "ai:easy:1": Anchor(1500, 0, 860),
            "ai:medium:1": Anchor(1869, 49, 430),
            "ai:medium:2": Anchor(1770, 46, 416),
            "ai:hard:1": Anchor(2105, 143, 30),
            "ai:hard:2": Anchor(2248, 217, 611),
            "ai:expert:1": Anchor(2309, 223, 195),
            "ai:expert:2": Anchor(2431, 220, 400),
        },
        "tactics_expert": {
            "ai:random:1": Anchor(-334, 289, 400),
            "ai:beginner:1": Anchor(909, 140, 60),
            "ai:casual:1": Anchor(1149, 102, 120),
            "ai:greedy:1": Anchor(1502, 41, 456),
            "ai:easy:1": Anchor(1500, 0, 860),
            "ai:medium:1": Anchor(1942, 51, 400),
            "ai:medium:2": Anchor(1827, 47, 600),
            "ai:hard:1": Anchor(1925, 137, 40),
            "ai:hard:2": Anchor(2516, 87, 483),
            "ai:expert:1": Anchor(3249, 127, 147),
            "ai:expert:2": Anchor(3348, 143, 120),
        },
    },
    "highland_clans": {
        "base": {
            "ai:random:1": Anchor(-474, 102, 819),
            "ai:beginner:1": Anchor(901, 75, 498),
            "ai:casual:1": Anchor(1193, 68, 498),
            "ai:greedy:1": Anchor(1424, 33, 1220),
            "ai:easy:1": Anchor(1500, 0, 1179),
            "ai:medium:1": Anchor(1794, 31, 822),
            "ai:hard:1": Anchor(2054, 59, 230),
            "ai:hard:2": Anchor(2031, 74, 2536),
            "ai:expert:1": Anchor(2239, 77, 1202),
            "ai:expert:2": Anchor(2334, 77, 1202),
        },
        "drawn": {
            "ai:random:1": Anchor(-510, 106, 819),
            "ai:beginner:1": Anchor(860, 91, 198),
            "ai:casual:1": Anchor(1155, 68, 198),
            "ai:greedy:1": Anchor(1398, 34, 1080),
            "ai:easy:1": Anchor(1500, 0, 1179),
            "ai:medium:1": Anchor(1770, 32, 780),
            "ai:hard:1": Anchor(2130, 133, 30),
            "ai:hard:2": Anchor(2015, 131, 834),
            "ai:expert:1": Anchor(2267, 136, 402),
            "ai:expert:2": Anchor(2366, 136, 402),
        },
    },
    "glen_more": {
        "base": {
            "ai:random:1": Anchor(-103, 87, 520),
            "ai:beginner:1": Anchor(845, 55, 800),
            "ai:casual:1": Anchor(1208, 38, 800),
            "ai:greedy:1": Anchor(1474, 53, 350),
            "ai:easy:1": Anchor(1500, 0, 760),
            "ai:medium:1": Anchor(1851, 56, 440),
            "ai:hard:1": Anchor(2212, 98, 110),
            "ai:hard:2": Anchor(2089, 77, 4958),
            "ai:expert:1": Anchor(2435, 79, 1678),
            "ai:expert:2": Anchor(2688, 79, 1980),
            "ai:expert:3": Anchor(2763, 79, 1980),
        },
    },
}
"""By ruleset and group of options. A rating is on the scale of the newest version of the ratings."""

_TABLES: Final[Mapping[int, dict[str, Mapping[str, Anchors]]]] = {
    1: ANCHORS
    | {
        "highland_clans": {
            "base": {
                "ai:random:1": Anchor(-1250, 141, 819),
                "ai:beginner:1": Anchor(725, 94, 498),
                "ai:casual:1": Anchor(1090, 85, 498),
                "ai:greedy:1": Anchor(1392, 46, 1220),
                "ai:easy:1": Anchor(1500, 0, 1179),
                "ai:medium:1": Anchor(1898, 43, 822),
                "ai:hard:1": Anchor(2229, 78, 230),
                "ai:hard:2": Anchor(2183, 94, 2536),
                "ai:expert:1": Anchor(2469, 98, 1202),
                "ai:expert:2": Anchor(2611, 98, 1202),
            },
            "drawn": {
                "ai:random:1": Anchor(-1298, 144, 819),
                "ai:beginner:1": Anchor(652, 116, 198),
                "ai:casual:1": Anchor(1045, 85, 198),
                "ai:greedy:1": Anchor(1357, 47, 1080),
                "ai:easy:1": Anchor(1500, 0, 1179),
                "ai:medium:1": Anchor(1864, 44, 780),
                "ai:hard:1": Anchor(2305, 164, 30),
                "ai:hard:2": Anchor(2164, 162, 834),
                "ai:expert:1": Anchor(2472, 167, 402),
                "ai:expert:2": Anchor(2594, 167, 402),
            },
        },
        "glen_more": {
            "base": {
                "ai:random:1": Anchor(-103, 87, 520),
                "ai:beginner:1": Anchor(845, 55, 800),
                "ai:casual:1": Anchor(1208, 38, 800),
                "ai:greedy:1": Anchor(1470, 54, 350),
                "ai:easy:1": Anchor(1500, 0, 760),
                "ai:medium:1": Anchor(1855, 57, 440),
                "ai:hard:1": Anchor(2262, 104, 110),
                "ai:hard:2": Anchor(2092, 77, 4958),
                "ai:expert:1": Anchor(2520, 80, 1678),
                "ai:expert:2": Anchor(2873, 80, 1980),
                "ai:expert:3": Anchor(2982, 80, 1980),
            },
        },
    },
    2: ANCHORS,
}
"""By version of the ratings. Version 1 has another scale at tables of more than two."""


BOTS = "-bots"


def group_with_bots(group: str) -> str:
    """Return the group for games with bots of a group of options."""
    return group + BOTS


def anchors_of(ruleset: str, group: str, version: int = max(_TABLES)) -> Anchors:
    """Return the anchors of a ruleset and a group, for a version of the ratings.

    A group with bots has the same anchors as the one without.
    """
    return _TABLES[version].get(ruleset, {}).get(group.removesuffix(BOTS), {})


def anchors_digest(version: int = max(_TABLES)) -> str:
    """Return a short digest of a version's anchors, which changes when they do."""
    return sha256(msgspec.json.encode(_TABLES[version])).hexdigest()[:8]
