"""The trainer of learned values: TD(lambda) on self-play, in the kernel (`workers/kernel/train.c`).

`cairn train schotten_totten --games 100000 --seed 1` plays games by the policy that is being learned, and writes the
weights, rounded to whole numbers, to `workers/<ruleset>/learned.json`. `--options` names the options of the games, and
`--seats` their seats: each set of options, or in other games each number of seats, has its own net. After each share of
the games it writes a checkpoint, from which `--resume` goes on, and the curve of its strength, as a picture, into
`--into`. The learning rate falls in a straight line to a fiftieth.

A game that is trained has a part `learned` with `net_number(state)`, `use(number, weights)` and `POLICY`, the level
that the curve shows. Levels choose by the nets of the package, and older versions of them, too. So a command that
replaces one changes what they choose, and what they chose before cannot be proven any more, until its level has a new
version and the game a new training. `--dry` replaces none.
"""

import json
import shlex
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import msgspec
from msgspec.structs import asdict

from cairn.events.chance import SeededChance
from cairn.events.codec import read_options
from cairn.events.registry import folder_of
from cairn.projections.fold import new_state
from cairn.service.rules import GAMES, follow, newest
from cairn.workers.search.levels import TABLE
from cairn.workers.search.net import Learned
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import Level

LAMBDA, STRAY = 0.8, 0.03
"""The share of a value that later values decide, and the share of moves that are made at random."""
PART = 500
"""Games between two changes of the learning rate. A batch ends there, too."""
AFTER, CHECKPOINTS = 0.02, 10
"""The share of the learning rate that is left at the end, and the number of checkpoints."""


@click.command()
@click.argument("ruleset", type=click.Choice(list(GAMES)))
@click.option("--games", default=20_000, show_default=True)
@click.option("--seed", default=1, show_default=True, help="The seed of the first weights and of all games.")
@click.option("--options", default="{}", show_default=True, help="Options of the games, JSON.")
@click.option("--seats", type=int, help="The number of seats of the games; the fewest if it is missing.")
@click.option("--rate", default=0.003, show_default=True, help="The learning rate at the beginning.")
@click.option(
    "--batch", type=click.IntRange(1, PART), default=8, show_default=True, help="Games between changes of weights."
)
@click.option("--resume", type=click.Path(path_type=Path, exists=True), help="A checkpoint to go on from.")
@click.option("--into", type=click.Path(path_type=Path), default=Path("training"), show_default=True)
@click.option("--against", default="medium", show_default=True, help="The level that the curve is measured against.")
@click.option("--deals", default=100, show_default=True, help="Deals of each measurement, played from each seat.")
@click.option("--dry", is_flag=True, help="Leave the weights of the package as they are.")
def main(
    ruleset: str,
    games: int,
    seed: int,
    options: str,
    seats: int | None,
    rate: float,
    batch: int,
    resume: Path | None,
    into: Path,
    against: str,
    deals: int,
    dry: bool,
) -> None:
    """Train the learned value of a game by self-play."""
    kernel: Any = import_module(f"cairn.workers.{ruleset}._kernel")
    native, learned = (import_module(f"cairn.workers.{ruleset}.{part}") for part in ("native", "learned"))
    known, seats = asdict(read_options(ruleset, json.loads(options))), seats or GAMES[ruleset].seats[0]
    state = _begin(ruleset, known, seats)
    start, net = native.pack(state), learned.net_number(state)
    trained, curve = resume.read_bytes() if resume else b"", list[tuple[int, float]]()
    into.mkdir(parents=True, exist_ok=True)
    for done in range(0, games, PART):
        now = rate * (AFTER + (1 - AFTER) * (1 - done / games))
        count = min(PART, games - done)
        trained = kernel.train(trained, start, seed * 1_000_003 + done, count, batch, now, LAMBDA, STRAY)
        if (done + count) * CHECKPOINTS // games > done * CHECKPOINTS // games:
            (into / f"{done + count}.checkpoint").write_bytes(trained)
            learned.use(net, kernel.round_weights(trained))
            curve.append((done + count, _measure(ruleset, learned.POLICY, known, seats, against, deals)))
            (into / "curve.svg").write_text(draw_curve(curve, against))
            click.echo(f"{curve[-1][0]} games: {100 * curve[-1][1]:.1f} % against {against}")
    if not dry:
        write_weights(ruleset, net, kernel.round_weights(trained), shlex.join(["cairn", "train", *sys.argv[1:]]))


def _begin(ruleset: str, options: dict[str, Any], seats: int) -> Any:
    """Return the beginning of a game."""
    state = new_state(ruleset, options, seats)
    follow(state, newest(ruleset).new(options, seats, SeededChance("")))
    return state


def _measure(ruleset: str, policy: Level, options: dict[str, Any], seats: int, against: str, deals: int) -> float:
    """Return the share of the win by the policy, from each seat of a deal, with a level on the others."""
    rules, won = newest(ruleset), 0.0
    for number in range(deals * seats):
        own = number % seats

        def player(view: Any, seat: int, seed: str, own: int = own) -> Any:
            return choose(policy if seat == own else TABLE[ruleset][against], rules, view, seat, seed)

        game = play(ruleset, options, [player] * seats, f"curve {number // seats}")
        try:
            while True:
                next(game)
        except StopIteration as end:
            winners = end.value.winners
            won += (own in winners) / len(winners) if winners else 1 / seats
    return won / (deals * seats)


def write_weights(ruleset: str, net: int, weights: list[int], made_by: str) -> None:
    """Replace the weights of one net in a game's `learned.json`."""
    path = folder_of(ruleset, "workers") / "learned.json"
    learned = msgspec.json.decode(path.read_bytes(), type=Learned)
    nets, made = [*learned.nets], [*learned.made_by]
    nets[net], made[net] = weights, made_by
    path.write_bytes(msgspec.json.encode(Learned(made, nets)) + b"\n")


def draw_curve(curve: list[tuple[int, float]], against: str) -> str:
    """Return the picture of a curve: games, and the share that is won."""
    most = curve[-1][0]
    points = " ".join(f"{40 + 540 * games / most:.1f},{320 - 300 * won:.1f}" for games, won in curve)
    lines = "".join(
        f'<path d="M40 {320 - 3 * share}H580" stroke="#ccc"/><text x="4" y="{324 - 3 * share}">{share} %</text>'
        for share in range(0, 101, 25)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 350" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="350" fill="#fff"/>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#06c" stroke-width="2"/>'
        f'<text x="40" y="342">won against {against} by the policy alone, after up to {most} games</text></svg>\n'
    )


if __name__ == "__main__":
    main(prog_name="cairn train")
