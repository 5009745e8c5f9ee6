"""Record games for the contract suite: `python tests/games/record.py frog_race [name …]`.

For each option set of the game's `facts.py` that has no recorded game, one is played at random and saved in the game's
`recorded/`. Its name is made of the number of seats and of the options; where names are given, only those are recorded.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from helpers.playing import FACTS, GAMES_FOLDER, load, random_game, recorded, save

from events.codec import decode, vocabulary
from events.table import GameOpened


def missing(ruleset: str) -> Iterator[tuple[str, int, dict[str, Any], int]]:
    """Yield a name, a seed, and the options and seats, of each option set that has no recorded game."""
    opened = [decode(load(path)[0].stored, 1).events[0] for path in recorded(ruleset)]
    have = [(event.options, len(event.seats)) for event in opened if isinstance(event, GameOpened)]
    for seed, (options, seats) in enumerate(FACTS[ruleset].options):
        if (options, seats) not in have:
            yield name_of(ruleset, options, seats), seed, options, seats


def name_of(ruleset: str, options: dict[str, Any], seats: int) -> str:
    """Return a name: the seats, and each option that is not what it is by default."""
    parts = [ruleset, str(seats), "players"]
    usual = vocabulary(ruleset).Options()
    for option, value in options.items():
        if value != getattr(usual, option):
            parts += [option] if value is True else [option, str(value).lower()]
    return "_".join(parts)


def main() -> None:
    """Record what the command line names."""
    parser = argparse.ArgumentParser(description="Record a random game for each option set that has none.")
    parser.add_argument("ruleset", choices=FACTS)
    parser.add_argument("names", nargs="*", metavar="name", help="record these only")
    asked = parser.parse_args()
    found = {name: case for name, *case in missing(asked.ruleset)}
    if unknown := [name for name in asked.names if name not in found]:
        parser.error(f"{unknown[0]} is not missing; these are: {', '.join(found) or 'none'}")
    (GAMES_FOLDER / asked.ruleset / "recorded").mkdir(exist_ok=True)
    for name, (seed, options, seats) in found.items():
        if not asked.names or name in asked.names:
            game = random_game(asked.ruleset, options, seats, seed)
            save(game, name)
            print(f"{name}: {game.position.version} decisions")


if __name__ == "__main__":
    main()
