"""Record games for the contract suite: `python -m cairn.contract.record frog_race [name …]`.

A random game is recorded for each option set of the game's `facts.py` without one. For each level whose current
version has decided in no recorded game, a game is recorded in which it plays one seat and `random` the others;
they choose as workers do, so that choices can be proven. For each older version of the rules, a game is recorded
that the newest rules would have decided differently, and for each new version of an event or a move, a game that
contains it. One is played by guests and a player, if there is none. All are saved in the game's `recorded/`. A game's
name has the number of seats and the options, or the level and its version; with names given, only those are
recorded. A level changed before any client used its version keeps the version: delete its recorded games and record
them again.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any

from cairn.contract.playing import FACTS, Game, begin, load, random_game, recorded, recordings_of, save
from cairn.contract.thinking import play_out
from cairn.contract.versions import opening_of, versions_in, versions_of, would_differ
from cairn.events.codec import decode, vocabulary
from cairn.events.table import GameOpened
from cairn.projections.decided import LAST_RESORT
from cairn.service.rules import GAMES, Rules, newest
from cairn.workers.search.levels import TABLE, level_here

PLAYER = "recordedplayer234567"
"""The id of the player in recorded games."""

Record = Callable[[], Game]
"""A function that plays a game to its end."""


def missing(ruleset: str) -> Iterator[tuple[str, Record]]:
    """Yield a name and a function that plays it, for each option set, player, level and version without a game."""
    games = [load(path) for path in recorded(ruleset)]
    decisions = [decode(entry.stored, entry.version) for entries in games for entry in entries]
    opened = [event for decision in decisions for event in decision.events if isinstance(event, GameOpened)]
    have = [(event.options, len(event.seats)) for event in opened]
    for seed, (options, seats) in enumerate(FACTS[ruleset].options):
        if (options, seats) not in have:
            yield name_of(ruleset, options, seats), partial(random_game, ruleset, options, seats, seed)
    for version, rules in [*GAMES[ruleset].versions.items()][:-1]:
        own = [entries for entries in games if opening_of(entries).rules_version == version]
        if not any(would_differ(entries, newest(ruleset)) for entries in own):
            yield f"{ruleset}_rules_{version}", partial(with_rules, rules)
    held = {each for entries in games for each in versions_in(entries)}
    for name, version in sorted(versions_of(ruleset) - held):
        if (name, version + 1) not in versions_of(ruleset):
            yield f"{ruleset}_{name.rpartition('.')[2]}_{version}", partial(with_version, ruleset, (name, version))
    if not any(seat.player for event in opened for seat in event.seats):
        yield f"{ruleset}_with_a_player", partial(with_a_player, ruleset)
    decided = {(decision.ai.level, decision.ai.version) for decision in decisions if decision.ai}
    for place, name in enumerate(TABLE[ruleset]):
        version, _ = level_here(newest(ruleset), name)
        if (name, version) not in decided:
            yield f"{ruleset}_{name}_version_{version}", partial(with_level, ruleset, name, place)


def with_level(ruleset: str, name: str, place: int) -> Game:
    """Play a game with a level on one seat. Each place has other options and another seat."""
    options, seats = FACTS[ruleset].options[place % len(FACTS[ruleset].options)]
    levels = [name if seat == place % seats else LAST_RESORT for seat in range(seats)]
    return play_out(begin(ruleset, options, seats, place, levels))


def with_a_player(ruleset: str) -> Game:
    """Play a game of guests, with a player on the last seat."""
    options, seats = FACTS[ruleset].options[0]
    return play_out(begin(ruleset, options, seats, player=PLAYER))


def with_rules(rules: Rules) -> Game:
    """Play games of an older version of the rules until the newest would have decided one differently."""
    options, seats = FACTS[rules.ruleset].options[0]
    games = (play_out(begin(rules.ruleset, options, seats, seed, ["greedy"], by=rules), seed) for seed in count())
    return next(game for game in games if would_differ(game.entries(), newest(rules.ruleset)))


def with_version(ruleset: str, wanted: tuple[str, int]) -> Game:
    """Play random games until one contains an event or a move of that version."""
    options, seats = FACTS[ruleset].options[0]
    games = (random_game(ruleset, options, seats, seed) for seed in count())
    return next(game for game in games if wanted in versions_in(game.entries()))


def name_of(ruleset: str, options: dict[str, Any], seats: int) -> str:
    """Return a name: the number of seats, and each option that differs from its default."""
    parts = [ruleset, str(seats), "players"]
    usual = vocabulary(ruleset).Options()
    for option, value in options.items():
        if value != getattr(usual, option):
            parts += [option] if value is True else [option, str(value).lower()]
    return "_".join(parts)


def main() -> None:
    """Record the games named on the command line."""
    parser = argparse.ArgumentParser(description="Record a game for each option set and level that has none.")
    parser.add_argument("ruleset", choices=FACTS)
    parser.add_argument("names", nargs="*", metavar="name", help="record these only")
    arguments = parser.parse_args()
    found = dict(missing(arguments.ruleset))
    if unknown := [name for name in arguments.names if name not in found]:
        parser.error(f"{unknown[0]} is not missing; these are: {', '.join(found) or 'none'}")
    recordings_of(arguments.ruleset).mkdir(exist_ok=True)
    for name, play in found.items():
        if not arguments.names or name in arguments.names:
            game = play()
            save(game, name)
            print(f"{name}: {game.position.version} decisions")


if __name__ == "__main__":
    main()
