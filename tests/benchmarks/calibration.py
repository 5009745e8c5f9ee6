"""The calibration of reported chances, in games of the quick policy: the table in `calibration.csv`.

`PYTHONPATH=tests python tests/benchmarks/calibration.py > tests/benchmarks/calibration.csv` writes it; `--games` is the
number of games of each kind, none of which fitted anything. The quick policy plays on all seats, with the kernel: it is
`easy` in Highland Clans and Glen More, and `medium` in Schotten Totten. So the chances are those of players of these
levels: how often people would win is unknown.

In each third of a usual game the chance of a decision is computed as an analysis reports it after the move that was
made. The position is drawn before the game, and counts if the game reaches it, as a choice among the positions that
were reached would depend on the end. `error` is the mean distance of a chance from the results of similar chances, in
ten classes (expected calibration error), `plain` the same without temperature, and `floor` that of a perfect forecaster
in as many games: what chance alone makes of it; `temperature` is the mean one. `--fit` prints for each third the one
with the least log loss: it may fit nothing in games of the table, so `--first` gives the number of the first deal.
"""

import csv
import math
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Any, NamedTuple

import click

from cairn.contract.playing import CASES
from cairn.events.chance import SeededChance
from cairn.projections.fold import new_state
from cairn.service.rules import GAMES, follow, newest
from cairn.workers.search.judging import FRESH
from cairn.workers.search.levels import TABLE
from cairn.workers.search.sense import sense_of
from cairn.workers.search.temperatures import apply_temperature

FIRST, TRIED = 1_000_000, 41
"""The number of the first deal, and of deals that show how long a game is."""
PHASES = ("first third", "second third", "last third")
CLASSES, REPEATS = 10, 20
"""Classes of similar chances, and how often a perfect forecaster is tried."""
HEAD = ("ruleset", "options", "seats", "phase", "games", "chances", "error", "plain", "floor", "temperature")


class Said(NamedTuple):
    """The chances after a move, by seat, as searched; each seat's share of the win; the seat that moved; the phase;
    the temperature of the position, and the prior, if it is not a fair share."""

    chances: tuple[float, ...]
    came: tuple[float, ...]
    seat: int
    phase: int
    temperature: float
    prior: float | None


class Kernel:
    """The kernel of a game, with positions as bytes."""

    def __init__(self, ruleset: str) -> None:
        self.ruleset = ruleset
        self.module: Any = import_module(f"cairn.workers.{ruleset}._kernel")
        self.pack: Callable[[Any], bytes] = import_module(f"cairn.workers.{ruleset}.native").pack
        self.level = TABLE[ruleset]["hard"]

    def begin(self, options: dict[str, Any], seats: int, seed: str) -> bytes:
        """Deal a game."""
        state = new_state(self.ruleset, options, seats)
        follow(state, newest(self.ruleset).new(options, seats, SeededChance(seed)))
        return self.pack(state)

    def play(self, state: bytes, seats: int, seed: str) -> Iterator[tuple[bytes, int, int]]:
        """Yield each position with a choice, the seat to act, and the move of the quick policy; at last the end."""
        for number in range(sys.maxsize):
            seat = next((each for each in range(seats) if self.moves(state, each)), None)
            if seat is None:
                yield state, -1, 0
                return
            move = self.module.quick(state, seat, f"{seed}:{number}")
            if len(self.moves(state, seat)) > 1:
                yield state, seat, move
            state = self.module.after(state, seat, move, f"{seed}:{number}:luck")

    def moves(self, state: bytes, seat: int) -> Sequence[int]:
        """Return the legal moves of a seat; none if it is not to act."""
        try:
            moves: Sequence[int] = self.module.legal_moves(state, seat)
        except ValueError:
            return ()
        return moves

    def chances(self, state: bytes, seats: int, seat: int, move: int, seed: str) -> tuple[float, ...]:
        """Return each seat's chance after a move, as an analysis computes it from the seat's view."""
        view, sums = hide(self.ruleset, state, seat), [0.0] * seats
        for world in range(FRESH["easy"]):
            ((shares, _),) = self.module.playouts(
                view, seat, [move], f"{seed}:{world}", f"{seed}:{world}:luck", self.level.turns, False
            )
            sums = [total + share for total, share in zip(sums, shares, strict=True)]
        return tuple([total / FRESH["easy"] for total in sums])

    def temperature(self, state: bytes, seats: int) -> float:
        """Return the temperature of a position, of which it needs the number of seats, the stacks of Glen More, the
        round of Highland Clans, and of Schotten Totten the rounds, whether it has Tactics, and the deck.
        """
        known = SimpleNamespace(points=(0,) * seats, stacks=(range(int.from_bytes(state[44:53]).bit_count()),))
        known.round = state[2]
        known.rounds, known.tactics, known.clan_deck = state[0], state[1], SimpleNamespace(left=state[19])
        return sense_of(self.ruleset).temperature(known)


def hide(ruleset: str, state: bytes, seat: int) -> bytes:
    """Return a packed position without the cards that others hold, or have laid or discarded face down."""
    view = bytearray(state)
    if ruleset == "schotten_totten":
        for at in (
            -49 + 10 * (1 - seat),
            -29 + 10 * (1 - seat),
        ):  # before the discard pile of 9 bytes: four hands of 10
            view[at + 1 : at + 1 + view[at]] = b"\xff" * view[at]
    if ruleset == "highland_clans":
        clans, size = 18, 8 + _HAND
        for other in range(5):
            at = clans + size * other + 7
            if other != seat:
                view[at + 1 : at + 1 + view[at]] = bytes(view[at])
        raid = clans + 5 * size
        if view[raid] == seat and view[raid + 5] != 0xFF:
            view[raid + 5] = 0
        piles = slice(raid + 7, raid + 12)
        view[piles] = bytes([sum(view[piles]), 0, 0, 0, 0])
    return bytes(view)


_HAND = import_module("cairn.workers.highland_clans.native").HAND


def play_games(kernel: Kernel, options: dict[str, Any], seats: int, games: int, first: int) -> list[Said]:
    """Play games, and return what was said in each phase of them."""
    lengths = sorted(
        sum(1 for _ in kernel.play(kernel.begin(options, seats, f"length {number}"), seats, f"length {number}"))
        for number in range(TRIED)
    )
    third = lengths[TRIED // 2] // 3
    found = list[Said]()
    for number in range(first, first + games):
        source, chances = random.Random(number), list[tuple[tuple[float, ...], int, int, float]]()
        wanted = {third * phase + source.randrange(third): phase for phase in range(3)}
        for at, (state, seat, move) in enumerate(
            kernel.play(kernel.begin(options, seats, str(number)), seats, str(number))
        ):
            if seat < 0:
                came = tuple(kernel.module.chances(state))
            elif at in wanted:
                said = kernel.chances(state, seats, seat, move, f"{number}:{at}")
                chances.append((said, seat, wanted[at], kernel.temperature(state, seats)))
        prior = sense_of(kernel.ruleset).PRIORS.get(seats)
        found += [Said(said, came, by, phase, temperature, prior) for said, by, phase, temperature in chances]
    return found


def error(pairs: Sequence[tuple[float, float]]) -> float:
    """Return the expected calibration error of chances and results."""
    classes = [0.0] * CLASSES
    for chance, came in pairs:
        classes[min(CLASSES - 1, int(chance * CLASSES))] += chance - came
    return sum(map(abs, classes)) / len(pairs)


def pairs_of(rows: Sequence[Said], temperature: float | None = None) -> list[tuple[float, float]]:
    """Return the chance and the result of each seat, at a temperature, or at those of the positions."""
    return [
        pair
        for row in rows
        for pair in zip(
            apply_temperature(row.chances, row.seat, temperature or row.temperature, row.prior), row.came, strict=True
        )
    ]


def floor(rows: Sequence[Said]) -> float:
    """Return the mean error of forecasters whose chances are right: winners are drawn by them."""
    source, errors = random.Random(0), 0.0
    for _ in range(REPEATS):
        pairs = list[tuple[float, float]]()
        for row in rows:
            chances = apply_temperature(row.chances, row.seat, row.temperature, row.prior)
            (winner,) = source.choices(range(len(chances)), chances)
            pairs += [(chance, float(seat == winner)) for seat, chance in enumerate(chances)]
        errors += error(pairs)
    return errors / REPEATS


def fit(rows: Sequence[Said]) -> float:
    """Return the temperature at which the results are the likeliest."""

    def loss(temperature: float) -> float:
        return -sum(came * math.log(max(chance, 1e-6)) for chance, came in pairs_of(rows, temperature))

    return min((step / 20 for step in range(10, 61)), key=loss)


@click.command()
@click.option("--games", default=4000, show_default=True, help="Games of each ruleset, options and number of seats.")
@click.option("--only", default="", help="A ruleset.")
@click.option("--first", default=FIRST, show_default=True, help="The number of the first deal.")
@click.option("--fit", "fits", is_flag=True, help="Print the best temperatures of each kind of game.")
def main(games: int, only: str, first: int, fits: bool) -> None:
    """Print the table."""
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(HEAD)
    for ruleset in [only] if only else GAMES:
        for options, seats in kinds(ruleset):
            rows = play_games(Kernel(ruleset), options, seats, games, first)
            name = " ".join(f"{key}={value}" for key, value in options.items() if key != "first_seat")
            for phase in (None, *range(3)):
                part = [row for row in rows if phase in (None, row.phase)]
                figures = error(pairs_of(part)), error(pairs_of(part, 1.0)), floor(part)
                mean = sum(row.temperature for row in part) / len(part)
                title = "all" if phase is None else PHASES[phase]
                count = games if phase is None else len(part)
                if fits:
                    print(f"{ruleset} {seats} {title}: the best temperature is {fit(part)}", file=sys.stderr)
                out.writerow(
                    (ruleset, name, seats, title, count, len(part), *[f"{n:.4f}" for n in figures], f"{mean:.2f}")
                )
            sys.stdout.flush()


def kinds(ruleset: str) -> list[tuple[dict[str, Any], int]]:
    """Return the options and the number of seats of each kind of game, one round of each."""
    if ruleset == "schotten_totten":
        both = [(tactics, expert) for tactics in (False, True) for expert in (False, True)]
        return [({"rounds": 1, "first_seat": None, "tactics": t, "expert": e}, 2) for t, e in both]
    options = next(case[1] for case in CASES if case[0] == ruleset) | {"first_seat": None}
    return [(options, seats) for seats in GAMES[ruleset].seats]


if __name__ == "__main__":
    main()
