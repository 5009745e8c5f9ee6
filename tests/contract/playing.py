"""Shared code for tests of every game: games played in memory with the service's deciders, and the parts of a game."""

import json
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as replace_fields
from functools import cache, lru_cache
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from string import ascii_uppercase
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from cairn.contract.facts import Facts
from cairn.events import archive
from cairn.events.chain import Entry, commitment, seal
from cairn.events.chance import ScriptedChance, SeededChance
from cairn.events.clock import format_time
from cairn.events.codec import canonical, decode, defaults_of, vocabulary
from cairn.events.decision import Ai, Decision, Event, Move, secrets_of
from cairn.events.registry import folder_of, has, part_of
from cairn.events.segments import Segments
from cairn.events.table import MAX_SEATS, GameOpened, Seat, commit
from cairn.projections.fold import BEFORE, Position, fold, projection_of
from cairn.projections.names import Names
from cairn.service.deciding import deciders
from cairn.service.deciding.draft import Draft
from cairn.service.rules import GAMES, Rules, follow, make_move, newest, rules_of
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose


def _facts(ruleset: str) -> Facts:
    """Return the facts of a game, each option set with the defaults of options that it leaves out."""
    facts: Facts = import_module(f"{part_of(ruleset, 'tests').__name__}.facts").FACTS
    return replace_fields(
        facts, options=[({**defaults_of(ruleset), **options}, seats) for options, seats in facts.options]
    )


FACTS: dict[str, Facts] = {ruleset: _facts(ruleset) for ruleset in GAMES if has(ruleset, "tests")}
"""Facts of each tested game: Cairn's own if their tests are present, and those of packages."""

Case = tuple[str, dict[str, Any], int]
"""A ruleset, options and a number of seats."""

NAMES = ("Ann", "Bob", "Cid", "Dora", "Emil", *(f"Guest {number}" for number in range(6, MAX_SEATS + 1)))
"""The names of the players, by seat."""

RECORD = "run `python -m cairn.contract.record {}`, as "
"""What to do where a recorded game is missing."""

OTHERWISE = (
    "this recorded game is decided otherwise now. If no client has played the game yet, delete `tests/recorded` and "
    "record again; else a change of the rules needs a new version of them"
)
"""What to do where the rules were changed after a game was recorded."""

ENDLESS = "the game does not end, or `bound` of `facts.py` is too small for it"

SEEN = (
    "This differs between a game and its twin, which differ only in what this viewer cannot know. Mark each field that "
    "`twin` of `facts.py` changes with `secret(to=…)`, let nothing that a seat gets follow from what it cannot see, or "
    "let `twin` change less"
)
"""What to do where a viewer gets something that they may not know."""

CASES: list[Case] = [(ruleset, options, seats) for ruleset, facts in FACTS.items() for options, seats in facts.options]


@dataclass
class Game(Draft):
    """A game played in memory with the service's deciders, each decision at its own time."""

    position: Position[Any]
    at: str = ""
    dated: int = -1
    """The version after which a decision has the time `at`."""
    under: tuple[Entry, ...] = ()
    """The entries of the game it was forked from."""

    def now(self) -> str:
        """Return the time of the next decision, never before the previous one."""
        if self.dated != self.position.version:
            self.at, self.dated = format_time(time.time()), self.position.version
        return max(self.at, self.position.at)

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
        """Return the seat to move; if several act at the same time, the first that has not chosen."""
        return deciders.waited_for(self.position)[0].seat

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
    people = _seat_players(seats, levels)
    if player:
        people = (*people[:-1], Seat("human", player))
    opened = GameOpened(ruleset, (by or newest(ruleset)).version, options, people, True, commitment(secret))
    draft.decide(None, [opened])
    _name(draft, NAMES)
    deciders.deal_if_full(draft)
    return draft


@lru_cache(maxsize=256)
def _whole_game(ruleset: str, options: tuple[tuple[str, Any], ...], seats: int, seed: int) -> Game:
    game, source = begin(ruleset, dict(options), seats, seed), random.Random(seed)
    while not game.over:
        assert game.position.version < FACTS[ruleset].bound, ENDLESS
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
    decisions = twin(game.decisions, game.position.state, viewer) if twin else game.decisions
    decisions = [_chosen_otherwise(game, decision, viewer) for decision in decisions]
    return Game(game.game, fold(decisions), game.secret, decisions=decisions, names=dict(game.names))


def _chosen_otherwise(game: Game, decision: Decision, viewer: int | None) -> Decision:
    """Return a pending choice of another seat than the viewer with another legal move, if there is one."""
    pending = [choice for choice in game.position.choosing.pending if choice.version == decision.version]
    if not pending or (seat := pending[0].seat) is None or seat == viewer:
        return decision
    others = [move for move in game.rules.legal_moves(game.state, seat) if move != decision.move]
    if not others:
        return decision
    first: Any = decision.events[0]
    choice = canonical(others[-1]).decode()
    chosen = replace(first, choice=choice, commitment=commit(first.nonce, choice))
    return replace(decision, move=others[-1], events=(chosen, *decision.events[1:]))


def hides(ruleset: str) -> bool:
    """Return whether a player hides anything: a field of an event or a move, or a choice while others choose, too."""
    return FACTS[ruleset].twin is not None or newest(ruleset).resolve is not None


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
    seats = _seat_players(len(position.table.seats), levels)
    deciders.fork(draft, game, secret, seats, ("",) * len(seats))
    _name(draft, ascii_uppercase)
    return draft


def _seat_players(seats: int, levels: Sequence[str | None]) -> tuple[Seat, ...]:
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


def perft(ruleset: str, state: Any, depth: int, choices: Mapping[int, Move] = MappingProxyType({})) -> int:
    """Count the sequences of legal moves from a position, with all draws taking the first candidate.

    `choices` are those that seats made at the same time, in their order.
    """
    rules = newest(ruleset)
    act = rules.to_act(state)
    if depth == 0 or act is None:
        return int(depth == 0)
    count, seat = 0, next(seat for seat in act.seats if seat not in choices)
    for move in rules.legal_moves(state, seat):
        after, chosen = state.copy(), dict(choices)
        make_move(rules, after, seat, move, ScriptedChance([0] * 100), chosen)
        count += perft(ruleset, after, depth - 1, chosen)
    return count


def duel(ruleset: str, options: dict[str, Any], seats: int, number: int) -> bool:
    """Let `greedy` play one seat, another in each numbered game, and `random` the rest. Return whether it won alone."""
    rules, chance, source, greedy = newest(ruleset), SeededChance(str(number)), random.Random(number), number % seats
    state = projection_of(ruleset).State.new(options, seats)
    follow(state, rules.new(options, seats, chance))
    choices = dict[int, Move]()
    while act := rules.to_act(state):
        seat = next(seat for seat in act.seats if seat not in choices)
        if seat == greedy:
            move = choose(TABLE[ruleset]["greedy"], rules, state, greedy, f"{number}:{chance.draw(2**32)}")
        else:
            move = source.choice(rules.legal_moves(state, seat))
        make_move(rules, state, seat, move, chance, choices)
    outcome = rules.outcome(state, [])
    return outcome is not None and outcome.winners == (greedy,)
