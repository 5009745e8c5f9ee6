"""Shared code for tests of every game: games played in memory with the service's deciders, and the parts of a game."""

import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from typing import Any

from cairn.contract.facts import Facts
from cairn.events import archive
from cairn.events.chain import Entry, commitment, seal
from cairn.events.chance import ScriptedChance, SeededChance
from cairn.events.clock import format_time
from cairn.events.codec import decode, vocabulary
from cairn.events.decision import Ai, Event, Move, secrets_of
from cairn.events.registry import folder_of, has, part_of
from cairn.events.segments import Segments
from cairn.events.table import GameOpened, Seat
from cairn.projections.fold import BEFORE, Position, fold, projection_of
from cairn.projections.names import Names
from cairn.service.deciding import deciders
from cairn.service.deciding.draft import Draft
from cairn.service.rules import GAMES, Rules, follow, newest, rules_of
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose

FACTS: dict[str, Facts] = {
    ruleset: import_module(f"{part_of(ruleset, 'tests').__name__}.facts").FACTS
    for ruleset in GAMES
    if has(ruleset, "tests")
}
"""Facts of each tested game: Cairn's own if their tests are present, and those of packages."""

Case = tuple[str, dict[str, Any], int]
"""A ruleset, options and a number of seats."""

CASES: list[Case] = [(ruleset, options, seats) for ruleset, facts in FACTS.items() for options, seats in facts.options]


@dataclass
class Game(Draft):
    """A game played in memory with the service's deciders, each decision at its own time."""

    position: Position[Any]
    at: str = ""
    under: tuple[Entry, ...] = ()
    """The entries of the game it was forked from."""

    def now(self) -> str:
        """Return the time of the next decision, never before the previous one."""
        return max(format_time(time.time()), self.position.at)

    @property
    def rules(self) -> Rules:
        """Return the rules of its version."""
        return rules_of(self.position)

    @property
    def state(self) -> Any:
        """Return its state, which exists from the first deal on."""
        return self.position.state

    @property
    def over(self) -> bool:
        """Return whether it has ended."""
        return self.position.table.is_ended

    @property
    def people(self) -> tuple[str, ...]:
        """Return the name of each seat."""
        return Names(self.names).seat_names(self.position.table)

    @property
    def waited_for(self) -> int:
        """Return the seat to move."""
        act = self.rules.to_act(self.position.state)
        assert act
        return act.seat

    @property
    def legal(self) -> list[Move]:
        """Return its legal moves."""
        return self.rules.legal_moves(self.position.state, self.waited_for)

    def play(self, move: Move) -> None:
        """Make a move of the seat to move."""
        seat = self.waited_for
        level = self.position.table.seats[seat].level
        deciders.play(self, seat, [move], Ai(level, 1, 0, "00") if level else None)

    def entries(self) -> list[Entry]:
        """Return the log as Redis would store it."""
        entries = list(self.under)
        for decision in self.decisions:
            entries.append(seal(decision, entries[-1].chain if entries else self.game, self.secret))
        return entries


def begin(
    ruleset: str,
    options: dict[str, Any],
    seats: int,
    seed: int = 0,
    levels: Sequence[str | None] = (),
    player: str | None = None,
    by: Rules | None = None,
) -> Game:
    """Open and deal a game whose secret follows from the seed. An AI plays each seat with a level.

    With a `player`, by id, they have the last seat. All others are guests. It uses the newest rules, or those
    of `by`.
    """
    source = random.Random(seed)
    secret, game = source.randbytes(32), "".join(source.choices("abcdefghijklmnopqrstuvwxyz234567", k=20))
    draft = Game(game, BEFORE, secret)
    people = _seated(seats, levels)
    if player:
        people = (*people[:-1], Seat("human", player))
    opened = GameOpened(ruleset, (by or newest(ruleset)).version, options, people, True, commitment(secret))
    draft.decide(None, [opened])
    _name(draft, ("Ann", "Bob", "Cid", "Dora", "Emil"))
    deciders.deal_if_full(draft)
    return draft


@lru_cache(maxsize=256)
def _whole_game(ruleset: str, options: tuple[tuple[str, Any], ...], seats: int, seed: int) -> Game:
    game, source = begin(ruleset, dict(options), seats, seed), random.Random(seed)
    while not game.over:
        game.play(source.choice(game.legal))
    return game


def random_game(ruleset: str, options: dict[str, Any], seats: int, seed: int = 0, stop: int | None = None) -> Game:
    """Return a random game, played to its end or to a version.

    It is played once per process and cut off at the version. The caller gets a copy to continue.
    """
    whole = _whole_game(ruleset, tuple(options.items()), seats, seed)
    position = whole.position if stop is None else fold(whole.decisions[:stop])
    return Game(whole.game, position, whole.secret, decisions=whole.decisions[:stop], names=dict(whole.names))


def somewhere(ruleset: str, options: dict[str, Any], seats: int, seed: int) -> Game:
    """Return a random game stopped between its deal and its end."""
    last = random_game(ruleset, options, seats, seed).position.version
    return random_game(ruleset, options, seats, seed, stop=random.Random(seed).randint(2, last - 1))


def games_with_secrets(ruleset: str, options: dict[str, Any], seats: int) -> list[Game]:
    """Return running games that together cover every kind of secret at its creation.

    A kind is a class of events or moves. Each game stops at the first of its kind in 30 random games.
    """
    words, found = vocabulary(ruleset), dict[type, tuple[int, int]]()
    kinds = {kind for kind in (*words.MOVES, *words.EVENTS) if secrets_of(kind)}
    for seed in range(30):
        if kinds <= found.keys():
            break
        for decision in random_game(ruleset, options, seats, seed).decisions[:-1]:
            for kind in (type(decision.move), *map(type, decision.events)):
                if issubclass(kind, Event | Move) and secrets_of(kind):
                    found.setdefault(kind, (seed, decision.version))
    return [random_game(ruleset, options, seats, seed, stop=version) for seed, version in sorted({*found.values()})]


def twin_of(game: Game, viewer: int | None) -> Game:
    """Return a running game that differs from another only in information hidden from the viewer."""
    twin = FACTS[game.position.table.ruleset].twin
    assert twin
    decisions = twin(game.decisions, game.position.state, viewer)
    return Game(game.game, fold(decisions), game.secret, decisions=decisions, names=dict(game.names))


def fork_of(parent: Game, version: int, seed: int) -> Game:
    """Fork a finished game at a version and play the fork at random to its end."""
    draft, source = forked(parent, version, seed), random.Random(seed)
    while not draft.over:
        draft.play(source.choice(draft.legal))
    return draft


def forked(parent: Game, version: int, seed: int, levels: Sequence[str | None] = ()) -> Game:
    """Fork a finished game at a version. An AI plays each seat with a level."""
    source, entries = random.Random(f"fork {seed}"), parent.entries()
    position = fold(decode(entry.stored, entry.version) for entry in entries[:version])
    secret = Segments.read(entries, None).at(version).secret
    assert secret
    draft = Game(position.table.game, position, secret, names=dict(parent.names))
    draft.under = tuple(entries[:version])
    game, secret = "".join(source.choices("abcdefghijklmnopqrstuvwxyz234567", k=20)), source.randbytes(32)
    seats = _seated(len(position.table.seats), levels)
    deciders.fork(draft, game, secret, seats, ("",) * len(seats))
    _name(draft, "ABCDE")
    return draft


def _seated(seats: int, levels: Sequence[str | None]) -> tuple[Seat, ...]:
    places = zip_longest(range(seats), levels[:seats])
    return tuple(Seat("ai", None, level) if level else Seat("human") for _, level in places)


def _name(draft: Game, names: Sequence[str]) -> None:
    """Store the names of players seated by the last decision."""
    for place, seat in enumerate(draft.position.table.seats):
        if seat.kind == "human":
            draft.name(place, names[place])


def recorded(ruleset: str | None = None) -> list[Path]:
    """Return the recorded games of a ruleset, or of all."""
    rulesets = [ruleset] if ruleset else [*FACTS]
    return [path for each in rulesets for path in sorted(recordings_of(each).glob("*.jsonl"))]


def ruleset_of(path: Path) -> str:
    """Return the ruleset of a recorded game."""
    return next(ruleset for ruleset in FACTS if recordings_of(ruleset) == path.parent)


def recordings_of(ruleset: str) -> Path:
    """Return the folder of a game's recordings."""
    return folder_of(ruleset, "tests") / "recorded"


def recording(name: str) -> Path:
    """Return a recorded game by its name."""
    return next(path for path in recorded() if path.stem == name)


def save(game: Game, name: str) -> None:
    """Record a finished game: a line for each stored decision with its digest and chain, and the outcome."""
    folder = recordings_of(game.position.table.ruleset)
    save_to(folder / f"{name}.jsonl", game)
    outcome, file = game.position.table.outcome, folder / "results.json"
    assert outcome
    results = json.loads(file.read_text()) if file.exists() else {}
    results[name] = {
        "reason": outcome.reason,
        "winners": [*outcome.winners],
        "points": [*outcome.points],
        "version": game.position.version,
    }
    file.write_text(json.dumps(results, indent=2, sort_keys=True) + "\n")


def save_to(path: Path, game: Game) -> None:
    """Write a finished game as an archive."""
    path.write_bytes(b"".join(map(archive.write, game.entries())) + archive.write_names(game.names))


def load(path: Path) -> list[Entry]:
    """Return the log of a recorded game."""
    return [*_log(path)]


@cache
def _log(path: Path) -> tuple[Entry, ...]:
    return tuple(archive.read(path.read_bytes().splitlines(keepends=True)))


def perft(ruleset: str, state: Any, depth: int) -> int:
    """Count the sequences of legal moves from a position, with all draws taking the first candidate."""
    rules = newest(ruleset)
    act = rules.to_act(state)
    if depth == 0 or act is None:
        return int(depth == 0)
    count = 0
    for move in rules.legal_moves(state, act.seat):
        after = state.copy()
        follow(after, rules.consequences(after, act.seat, move, ScriptedChance([0] * 100)))
        count += perft(ruleset, after, depth - 1)
    return count


def duel(ruleset: str, options: dict[str, Any], seats: int, number: int) -> bool:
    """Let `greedy` play one seat, another in each numbered game, and `random` the rest. Return whether it won alone."""
    rules, chance, source, greedy = newest(ruleset), SeededChance(str(number)), random.Random(number), number % seats
    state = projection_of(ruleset).State.new(options, seats)
    follow(state, rules.new(options, seats, chance))
    while act := rules.to_act(state):
        if act.seat == greedy:
            move = choose(TABLE[ruleset]["greedy"], rules, state, greedy, f"{number}:{chance.draw(2**32)}")
        else:
            move = source.choice(rules.legal_moves(state, act.seat))
        follow(state, rules.consequences(state, act.seat, move, chance))
    outcome = rules.outcome(state, [])
    return outcome is not None and outcome.winners == (greedy,)
