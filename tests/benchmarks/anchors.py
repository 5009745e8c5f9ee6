"""The anchors of levels, from the games of the arena: the table of `cairn/projections/anchors.py`.

`python tests/benchmarks/anchors.py` prints it. `arena.csv` in this folder has a line for each cell played: how many of
the games the level won on one seat (a shared win is a fraction), the other level playing all other seats; `hard:2` is
version 2 of a level. Games of older versions stay there: games against them were rated by it. With 3 to 5 version 3 of
`expert` is version 2 in Glen More, so the same games count for both. Strengths are constant, and the winner is Luce's
choice: each seat wins in proportion to exp(rating / width). The width, with the beta of openskill, is that of the
ratings' version: of a pair in version 2, Bradley–Terry's; of the whole table in version 1, Plackett–Luce's
(`--ratings 1`). The games of `hard` are those of `service/design/levels.md`, except Expert without tactic cards and for
drawn cards.
"""

import csv
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click
import numpy as np
from msgspec import Struct
from openskill.models import PlackettLuce

from cairn.projections.anchors import Anchor
from cairn.projections.rating_formula import SCALE, VERSION
from cairn.projections.results import AI
from cairn.service.deciding.levels import LEVELS

MEASURED: Final = Path(__file__).parent / "arena.csv"
FIXED: Final = "easy:1"
"""The level that has the initial rating of players."""
NOT_SEEN: Final = 0.5
"""Wins, and losses, added to those of each cell as a prior: a level that lost all of few games is not infinitely worse.
"""
ROUNDS: Final = 50


class Cell(Struct, frozen=True):
    """The wins of a level on one seat of a game, with another level on all other seats."""

    ruleset: str
    group: str
    seats: int
    level: str
    against: str
    won: float
    games: int


def measured() -> Iterator[Cell]:
    """Yield the cells in `arena.csv`."""
    with MEASURED.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            yield Cell(
                row["ruleset"],
                row["group"],
                int(row["seats"]),
                row["level"],
                row["against"],
                float(row["won"]),
                int(row["games"]),
            )


def fitted(cells: Sequence[Cell], version: int = VERSION) -> dict[str, Anchor]:
    """Return the most likely ratings of the levels in some cells, and their uncertainty (Newton's method)."""
    levels = sorted({level for cell in cells for level in (cell.level, cell.against)} - {FIXED})
    beta, place = PlackettLuce().beta * SCALE, {level: number for number, level in enumerate(levels)}
    ratings = np.zeros(len(levels))
    information = np.zeros((len(levels), len(levels)))
    for _ in range(ROUNDS):
        slope = np.zeros(len(levels))
        information = np.zeros((len(levels), len(levels)))
        for cell in cells:
            side = np.zeros(len(levels))
            for level, sign in ((cell.level, 1.0), (cell.against, -1.0)):
                if level in place:
                    side[place[level]] += sign
            width = beta * math.sqrt(cell.seats if version == 1 else 2)
            chance = 1.0 / (1.0 + (cell.seats - 1) * math.exp(-float(side @ ratings) / width))
            games, won = cell.games + 2 * NOT_SEEN, cell.won + NOT_SEEN
            slope += side * (won - games * chance) / width
            information += np.outer(side, side) * games * chance * (1 - chance) / width**2
        ratings += np.clip(np.linalg.solve(information, slope), -beta, beta)
    deviations = np.sqrt(np.diag(np.linalg.inv(information)))
    strengths = {FIXED: (0.0, 0.0)} | {level: (ratings[at], deviations[at]) for level, at in place.items()}
    return {
        f"{AI}:{level}": Anchor(
            round(25 * SCALE + strengths[level][0]),
            round(strengths[level][1]),
            sum(cell.games for cell in cells if level in (cell.level, cell.against)),
        )
        for level in sorted(strengths, key=_place)
    }


def _place(level: str) -> tuple[int, int]:
    name, _, version = level.partition(":")
    return LEVELS.index(name), int(version)


def table(version: int = VERSION) -> dict[str, dict[str, dict[str, Anchor]]]:
    """Return all anchors of a version of the ratings, by ruleset and group."""
    by_group = defaultdict[tuple[str, str], list[Cell]](list)
    for cell in measured():
        by_group[cell.ruleset, cell.group].append(cell)
    anchors: dict[str, dict[str, dict[str, Anchor]]] = {}
    for (ruleset, group), cells in by_group.items():
        anchors.setdefault(ruleset, {})[group] = fitted(cells, version)
    return anchors


@click.command()
@click.option("--ratings", type=click.IntRange(1, VERSION), default=VERSION, help="The version of the ratings.")
def main(ratings: int) -> None:
    """Print the table of anchors."""
    for ruleset, groups in table(ratings).items():
        print(f'    "{ruleset}": {{')
        for group, anchors in groups.items():
            print(f'        "{group}": {{')
            for subject, anchor in anchors.items():
                print(f'            "{subject}": Anchor({anchor.rating}, {anchor.deviation}, {anchor.games}),')
            print("        },")
        print("    },")


if __name__ == "__main__":
    main()
