"""Formations and the claim proof, against every completion there is."""

import random
from collections.abc import Collection, Sequence
from itertools import combinations, permutations

import pytest

from events.schotten_totten import CARDS, COLOURS
from service.rules.schotten_totten.formations import KINDS, refutation, strength

POSITIONS = 4000

COLOUR_RUN = ["red-1", "red-2", "red-3"]
THREE = ["red-1", "green-1", "blue-1"]
COLOUR = ["red-1", "red-2", "red-4"]
RUN = ["red-1", "green-2", "blue-3"]
SUM = ["red-9", "green-9", "blue-8"]


def test_kinds_from_strongest_to_weakest() -> None:
    """ST-11: colour run, three of a kind, colour, run, sum, whatever their totals."""
    sides = [COLOUR_RUN, THREE, COLOUR, RUN, SUM]
    assert sorted(sides, key=strength, reverse=True) == sides
    assert [KINDS[strength(side)[0]] for side in sides] == ["colour run", "three of a kind", "colour", "run", "sum"]


def test_values_do_not_wrap_around() -> None:
    """ST-11: 9, 1, 2 is no run."""
    assert strength(["red-9", "green-1", "blue-2"])[0] == KINDS.index("sum")
    assert strength(["red-9", "red-1", "red-2"])[0] == KINDS.index("colour")


def test_the_order_of_placing_does_not_matter() -> None:
    """ST-11: every order is worth the same."""
    assert {strength(order) for side in (COLOUR_RUN, RUN) for order in permutations(side)} == {
        strength(COLOUR_RUN),
        strength(RUN),
    }


def test_totals_decide_between_equal_kinds() -> None:
    """ST-12: the higher total wins."""
    assert strength(["red-2", "red-3", "red-4"]) > strength(["blue-1", "blue-2", "blue-3"])
    assert strength(["red-2", "green-3", "blue-4"]) == strength(["purple-2", "brown-3", "yellow-4"])


@pytest.mark.parametrize(
    ("mine", "theirs", "unseen", "proven"),
    [
        (["red-7", "red-8", "red-9"], [], CARDS, True),
        (["red-6", "red-7", "red-8"], [], CARDS, False),
        (["red-6", "red-7", "red-8"], ["blue-7"], ["blue-8", "blue-9"], False),
        (["red-7", "red-8", "red-9"], ["blue-7", "blue-8"], ["blue-9"], True),
        (SUM, ["red-1"], ["red-2"], True),
        (SUM, [], [], True),
    ],
)
def test_worked_proofs(mine: list[str], theirs: list[str], unseen: Collection[str], proven: bool) -> None:
    """ST-07, ST-09, ST-13: nothing beats, a better one can come, a tie is the claimant's, too few cards are left."""
    left = [card for card in unseen if card not in (*mine, *theirs)]
    assert (refutation(mine, theirs, left) is None) == proven


def test_the_refutation_is_the_same_whatever_the_order_of_the_unseen() -> None:
    """ST-10: the sentence of a refusal names the same cards in every process."""
    source = random.Random(9)
    for mine, theirs in ((SUM, []), (SUM, ["red-1"]), (RUN, ["red-4"]), (COLOUR, ["green-5", "blue-5"])):
        unseen = [card for card in source.sample(CARDS, 30) if card not in (*mine, *theirs)]
        found = {str(refutation(mine, theirs, source.sample(unseen, len(unseen)))) for _ in range(20)}
        assert len(found) == 1


def naive(side: Sequence[str]) -> tuple[int, int]:
    """Return what a side is worth, told in another way."""
    colours, values = {card[:-2] for card in side}, sorted(int(card[-1]) for card in side)
    row = values[0] + 1 == values[1] == values[2] - 1
    kind = [len(colours) == 1 and row, len(set(values)) == 1, len(colours) == 1, row, True].index(True)
    return 4 - kind, sum(values)


def test_strength_is_right_for_every_side() -> None:
    """ST-11, ST-12: all 24,804 sides there are."""
    assert all(strength(side) == naive(side) for side in combinations(CARDS, 3))


def by_force(mine: Sequence[str], theirs: Sequence[str], unseen: Collection[str]) -> bool:
    """Tell whether any completion at all beats a side."""
    return any(strength([*theirs, *more]) > strength(mine) for more in combinations(unseen, 3 - len(theirs)))


def formation(source: random.Random) -> list[str]:
    """Return a side that is often a good one."""
    low, names = source.randint(1, 7), source.sample(COLOURS, 3)
    return source.choice(
        [
            [f"{names[0]}-{low + step}" for step in range(3)],
            [f"{name}-{low}" for name in names],
            [f"{names[0]}-{value}" for value in source.sample(range(1, 10), 3)],
            [f"{source.choice(COLOURS)}-{low + step}" for step in range(3)],
            source.sample(CARDS, 3),
        ]
    )


@pytest.mark.parametrize("seed", range(4))
def test_the_proof_agrees_with_every_completion(seed: int) -> None:
    """ST-07 to ST-13: on thousands of positions, near ties and short decks among them, the proof is exact."""
    source, refuted = random.Random(seed), 0
    for _ in range(POSITIONS // 4):
        mine = formation(source)
        theirs = [card for card in formation(source) if card not in mine][: source.randint(0, 2)]
        rest = [card for card in CARDS if card not in (*mine, *theirs)]
        unseen = set(source.sample(rest, min(len(rest), source.choice([0, 1, 2, 3, 4, 6, 9, 14, 22, 30]))))
        found = refutation(mine, theirs, unseen)
        assert (found is not None) == by_force(mine, theirs, unseen), (mine, theirs, unseen)
        if found is not None:
            refuted += 1
            assert len(set(found)) == 3 - len(theirs)
            assert unseen.issuperset(found)
            assert strength([*theirs, *found]) > strength(mine)
    assert 100 < refuted < POSITIONS // 4 - 100
