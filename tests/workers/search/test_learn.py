"""Learned values: whole numbers that fit their lanes, training that repeats itself, and a command that writes both."""

import random
import sys
from importlib import import_module
from itertools import count, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from helpers.kernels import KERNELS, installed, needs_kernel

from cairn.contract.playing import begin
from cairn.events.codec import defaults_of
from cairn.events.registry import part_of
from cairn.service.rules import GAMES
from cairn.workers.schotten_totten.sight import BLOCKS, INPUTS, WHOLES
from cairn.workers.search import learn, net

WEIGHTS = net.load_nets("schotten_totten")


def plain_odds(weights: list[int], blocks: list[tuple[int, ...]], whole: list[int]) -> int:
    """Return the value of a sight with one number for each lane."""
    at = 0

    def take(*shape: int) -> list[list[int]]:
        nonlocal at
        rows, width = shape
        at += rows * width
        return [weights[at - (rows - row) * width :][:width] for row in range(rows)]

    def passed(sums: list[int], bits: int) -> list[int]:
        return [min(max(number >> bits, 0), 2047) for number in sums]

    def through(bias: list[int], rows: list[list[int]], numbers: list[int]) -> list[int]:
        sums = [0] * len(bias)
        for number, row in zip(numbers, rows, strict=True):
            sums = [before + number * weight for before, weight in zip(sums, row, strict=True)]
        return [before + more for before, more in zip(sums, bias, strict=True)]

    def embed(seen: tuple[int, ...]) -> list[int]:
        return passed(through(second_bias, second, passed(through(first_bias, first, [*seen]), 4)), 8)

    ((first_bias,), (second_bias,), (head_bias,), (last_bias,)) = take(1, 32), take(1, 8), take(1, 32), take(1, 1)
    first, second, head = take(INPUTS, 32), take(32, 8), take(BLOCKS * 8, 32)
    of_whole, (last,) = take(WHOLES, 32), take(1, 32)
    said = [number for seen in blocks for number in embed(seen)]
    hidden = through(through(head_bias, head, said), of_whole, [16 * number for number in whole])
    return last_bias[0] + sum(number * weight for number, weight in zip(passed(hidden, 8), last, strict=True))


@pytest.mark.parametrize("largest", [False, True], ids=["trained", "largest"])
def test_lanes_of_an_integer_are_numbers(largest: bool) -> None:
    """Also with the largest weights that a kernel accepts, of either sign."""
    source = random.Random(1)
    for number in range(20):
        weights = [source.choice((-2047, 2047)) for _ in WEIGHTS[0]] if largest else WEIGHTS[number % len(WEIGHTS)]
        blocks = [tuple([source.randint(-128, 127) for _ in range(INPUTS)]) for _ in range(BLOCKS)]
        whole = [source.randint(-128, 127) for _ in range(WHOLES)]
        found = net.Net(weights, BLOCKS, INPUTS, WHOLES).odds_of_sight(blocks, whole)
        assert found == plain_odds(weights, blocks, whole)


def test_shares_rise_from_none_to_all() -> None:
    """Half at even odds; both seats' shares are one."""
    shares = [net.share_of(step * 512) for step in range(-600, 601)]
    assert shares == sorted(shares)
    assert net.share_of(0) == 32768
    assert all(abs(share + other - 65536) <= 1 for share, other in zip(shares, shares[::-1], strict=True))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_shares_of_several_seats_are_one(seats: int) -> None:
    """And those who see a higher value have more."""
    source = random.Random(2)
    for _ in range(200):
        values = sorted(source.randint(-400_000, 400_000) for _ in range(seats))
        shares = net.share_out(values)
        assert sum(shares) == 1
        assert all(share >= 0 for share in shares)
        assert all(after - before > -seats / 65536 for before, after in pairwise(shares))
    assert net.share_out([0] * 4) == (0.25,) * 4


@needs_kernel
@pytest.mark.parametrize("ruleset", KERNELS)
def test_a_seed_trains_the_same_weights(ruleset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command writes checkpoints, a curve that is a picture, and weights that are whole numbers."""
    written = list[tuple[str, int, list[int], str]]()
    monkeypatch.setattr(learn, "write_weights", lambda *words: written.append(words))
    monkeypatch.setattr(f"cairn.workers.{ruleset}.learned.use", lambda *_: None)
    for into in ("one", "two"):
        words = [
            ruleset,
            "--games",
            "40",
            "--batch",
            "20",
            "--seed",
            "3",
            "--deals",
            "1",
            "--into",
            str(tmp_path / into),
        ]
        done = CliRunner().invoke(learn.main, words, catch_exceptions=False)
        assert done.exit_code == 0
        assert "40 games: " in done.output
    assert written[0][:3] == written[1][:3]
    assert written[0][1] == (4 if ruleset == "glen_more" else 0)
    assert len(written[0][2]) == len(net.load_nets(ruleset)[0])
    assert max(map(abs, written[0][2][73:])) <= 2047
    assert ElementTree.parse(tmp_path / "one/curve.svg").getroot().tag.endswith("svg")
    trained = (tmp_path / "one/40.checkpoint").read_bytes()
    assert installed(ruleset).round_weights(trained) == written[0][2]
    assert int.from_bytes(trained[-8:], sys.byteorder) == 2, "a step for each batch"
    for number, weights in enumerate(net.load_nets(ruleset)):
        installed(ruleset).load(number, weights)


def test_the_second_training_of_glen_more_made_the_net_of_two_again() -> None:
    """With three to five seats it chooses, and a command trains, as the first."""
    learned = import_module("cairn.workers.glen_more.learned")
    starts = [_start("glen_more", seats) for seats in (2, 3, 4, 5)]
    numbers = [[training.net_number(state) for state in starts] for training in learned.TRAININGS]
    assert numbers == [[0, 1, 2, 3], [4, 1, 2, 3]]
    assert [learned.net_number(state) for state in starts] == numbers[-1]


@needs_kernel
@pytest.mark.parametrize("ruleset", KERNELS)
@pytest.mark.parametrize("number", [-1, 3, 2**70])
def test_an_unknown_training_is_refused(ruleset: str, number: int) -> None:
    """The refusal names it, and the numbers of those that are known."""
    kernel, state = installed(ruleset), _beginning(ruleset)
    seat = next(seat for seat in count() if kernel.legal_moves(state, seat))
    trainings = len(part_of(ruleset, "workers").TRAININGS)
    with pytest.raises(ValueError, match=f"training is {number}; it must be 0 to {trainings}"):
        kernel.playouts(state, seat, kernel.legal_moves(state, seat)[:1], "", "", 0, number)
    for wrong in (number, 0):
        with pytest.raises(ValueError, match=f"training is {wrong}; it must be 1 to {trainings}"):
            kernel.learned_chances(state, wrong)


@needs_kernel
@pytest.mark.parametrize(("games", "batch", "steps"), [(9, 1, 9), (16, 8, 2), (17, 8, 3), (5, 8, 1)])
def test_weights_change_after_each_batch(games: int, batch: int, steps: int) -> None:
    """Games that are left at the end change them, too. A trainer ends with the number of its steps."""
    kernel = installed("highland_clans")
    trained = kernel.train(b"", _beginning("highland_clans"), 1, games, batch, 0.004, 0.8, 0.03)
    kernel.load(0, net.load_nets("highland_clans")[0])
    assert int.from_bytes(trained[-8:], sys.byteorder) == steps


@needs_kernel
def test_a_batch_has_a_game() -> None:
    """Neither the kernel nor the command accepts one without any."""
    with pytest.raises(ValueError, match="the batch has 0 games; it must have 1 at least"):
        installed("highland_clans").train(b"", _beginning("highland_clans"), 1, 1, 0, 0.004, 0.8, 0.03)
    done = CliRunner().invoke(learn.main, ["highland_clans", "--batch", "0"])
    assert done.exit_code == 2
    assert "0 is not in the range 1<=x<=500" in done.output


def _beginning(ruleset: str) -> bytes:
    native = import_module(f"cairn.workers.{ruleset}.native")
    packed: bytes = native.pack(_start(ruleset, GAMES[ruleset].seats[0]))
    return packed


def _start(ruleset: str, seats: int) -> Any:
    return begin(ruleset, dict(defaults_of(ruleset)), seats, 1).position.state
