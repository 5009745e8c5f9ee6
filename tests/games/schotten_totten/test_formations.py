"""Formations and the proof of claims, compared with every possible completion."""

import random
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, permutations, product

import pytest

from cairn.contract.sampling import sample_or_all
from cairn.events.schotten_totten.pieces import CARDS, COLOURS
from cairn.service.rules.schotten_totten.formations import KINDS, Requirement, is_refuted, refutation, strength

POSITIONS, ALL = 200, 600
"""The number of random positions of a test, and that in a run of `many`."""

COLOUR_RUN = ["red-1", "red-2", "red-3"]
THREE = ["red-1", "green-1", "blue-1"]
COLOUR = ["red-1", "red-2", "red-4"]
RUN = ["red-1", "green-2", "blue-3"]
SUM = ["red-9", "green-9", "blue-8"]


def test_kinds_from_strongest_to_weakest() -> None:
    """ST-11: colour run, three of a kind, colour, run, sum, whatever their totals."""
    sides = [COLOUR_RUN, THREE, COLOUR, RUN, SUM]
    assert sorted(sides, key=strength, reverse=True) == sides
    assert [KINDS[strength(side)[0]] for side in sides] == ["colour run", "of a kind", "colour", "run", "sum"]


def test_values_do_not_wrap_around() -> None:
    """ST-11: 9, 1, 2 is no run."""
    assert strength(["red-9", "green-1", "blue-2"])[0] == KINDS.index("sum")
    assert strength(["red-9", "red-1", "red-2"])[0] == KINDS.index("colour")


def test_the_order_of_placing_does_not_matter() -> None:
    """ST-11: every order is worth the same."""
    for side in (COLOUR_RUN, RUN):
        assert {strength(order) for order in permutations(side)} == {strength(side)}


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
    """ST-10: the text of a refusal names the same cards in every process."""
    source = random.Random(9)
    for mine, theirs in ((SUM, []), (SUM, ["red-1"]), (RUN, ["red-4"]), (COLOUR, ["green-5", "blue-5"])):
        unseen = [card for card in source.sample(CARDS, 30) if card not in (*mine, *theirs)]
        found = {str(refutation(mine, theirs, source.sample(unseen, len(unseen)))) for _ in range(20)}
        assert len(found) == 1


def test_strength_is_right_for_every_side() -> None:
    """ST-11, ST-12: all 24,804 sides there are."""
    assert all(strength(side) == naive(side) for side in combinations(CARDS, 3))


ELITE = {"joker": range(1, 10), "spy": (7,), "shield_bearer": (1, 2, 3)}


def spell_out(side: Sequence[str]) -> Iterator[list[str]]:
    """Yield a side with every clan card that each of its elite troops may stand for (ST-40 to ST-42)."""
    choices = ([f"{c}-{v}" for c in COLOURS for v in ELITE[card]] if card in ELITE else [card] for card in side)
    yield from map(list, product(*choices))


def naive_of(side: Sequence[str], required: Requirement) -> tuple[int, int]:
    """Return the best value of a complete side (ST-43, ST-50, ST-51), computed in another way."""
    return max((0, naive(as_clan)[1]) if required.totals_only else naive(as_clan) for as_clan in spell_out(side))


def naive(side: Sequence[str]) -> tuple[int, int]:
    """Return the value of three or four clan cards."""
    colours, values = {card[:-2] for card in side}, sorted(int(card[-1]) for card in side)
    row = values == [values[0] + step for step in range(len(values))]
    kind = [len(colours) == 1 and row, len(set(values)) == 1, len(colours) == 1, row, True].index(True)
    return 4 - kind, sum(values)


def some_side(source: random.Random, need: int, troops: bool) -> list[str]:
    """Return a side, often a good one, with up to three elite troops in places of clan cards."""
    low, names = source.randint(1, 10 - need), source.sample(COLOURS, min(need, 4))
    side = source.choice(
        [
            [f"{names[0]}-{low + step}" for step in range(need)],
            [f"{name}-{low}" for name in names],
            [f"{names[0]}-{value}" for value in source.sample(range(1, 10), need)],
            [f"{source.choice(COLOURS)}-{low + step}" for step in range(need)],
            source.sample(CARDS, need),
        ]
    )
    source.shuffle(side)
    for place, card in enumerate(source.sample(sorted(ELITE), source.choice([0, 1, 1, 2, 3]) if troops else 0)):
        side[place] = card
    source.shuffle(side)
    return side


def check_elite_troops(need: int, sides: int) -> None:
    """Check that sides with elite troops are as strong as the best replacement by clan cards."""
    source = random.Random(need)
    for _ in range(sides):
        side = some_side(source, need, troops=True)
        for totals_only in (False, True):
            assert strength(side, totals_only) == naive_of(side, Requirement(need, totals_only)), side


@pytest.mark.parametrize("need", [3, 4])
def test_elite_troops_count_at_their_best(need: int) -> None:
    """ST-40 to ST-43, ST-50 to ST-52: computed for a sample of sides."""
    check_elite_troops(need, 40)


@pytest.mark.many
@pytest.mark.parametrize("need", [3, 4])
def test_elite_troops_count_at_their_best_on_many_sides(need: int) -> None:
    """ST-40 to ST-43, ST-50 to ST-52: computed for many more."""
    check_elite_troops(need, 2000)


@pytest.mark.parametrize(
    ("side", "kind", "total"),
    [
        ("joker red-8 red-9", "colour run", 24),
        ("joker red-5 green-5", "of a kind", 15),
        ("joker spy shield_bearer", "colour", 19),
        ("spy red-7 green-7", "of a kind", 21),
        ("spy shield_bearer red-2", "colour", 12),
        ("shield_bearer red-1 red-3", "colour run", 6),
        ("shield_bearer green-3 blue-3", "of a kind", 9),
        ("joker red-9 red-9", "of a kind", 27),
        ("joker red-1 red-2 red-4", "colour run", 10),
        ("spy joker red-5 green-6", "run", 26),
        ("red-9 green-9 blue-9 joker", "of a kind", 36),
    ],
)
def test_sides_with_elite_troops(side: str, kind: str, total: int) -> None:
    """ST-40, ST-41, ST-42, ST-43, ST-51: some sides by hand; an elite troop may be a card of the same formation."""
    assert strength(side.split()) == (KINDS.index(kind), total)


def by_force(mine: Sequence[str], theirs: Sequence[str], unseen: Collection[str], required: Requirement) -> bool:
    """Return whether any completion beats a side."""
    reached = strength(mine, required.totals_only)
    more = combinations(unseen, required.cards - len(theirs))
    return any(strength([*theirs, *cards], required.totals_only) > reached for cards in more)


@pytest.mark.slow
@sample_or_all
@pytest.mark.parametrize("troops", [False, True])
@pytest.mark.parametrize("totals_only", [False, True])
@pytest.mark.parametrize("need", [3, 4])
def test_the_proof_agrees_with_every_completion(need: int, totals_only: bool, troops: bool, everything: bool) -> None:
    """ST-07 to ST-13, ST-43, ST-50 to ST-52: exact on 1,600 positions, near ties and short decks among them.

    On three times as many in a run of `many`.
    """
    positions = ALL if everything else POSITIONS
    source, refuted, required = random.Random(need), 0, Requirement(need, totals_only)
    for _ in range(positions):
        mine = some_side(source, need, troops)
        theirs = [card for card in some_side(source, need, troops) if card not in mine][: source.randint(0, need - 1)]
        rest = [card for card in CARDS if card not in (*mine, *theirs)]
        most = 30 if need - len(theirs) < 4 else 14
        unseen = set(source.sample(rest, min(len(rest), source.choice([0, 1, 2, 3, 4, 6, 9, 14, 22, most]), most)))
        found = refutation(mine, theirs, unseen, required)
        assert (found is not None) == by_force(mine, theirs, unseen, required), (mine, theirs, unseen)
        if found is not None:
            refuted += 1
            assert len(set(found)) == need - len(theirs)
            assert unseen.issuperset(found)
            assert strength([*theirs, *found], totals_only) > strength(mine, totals_only)
    assert positions // 12 < refuted < positions - positions // 12


def test_a_stored_refutation_is_valid_while_its_cards_are_unseen() -> None:
    """ST-08: the same two sides are compared repeatedly while cards become seen and unseen."""
    source, changed = random.Random(1), 0
    for _ in range(60):
        mine, theirs = tuple(some_side(source, 3, False)), tuple(source.sample(CARDS, source.randint(0, 2)))
        rest = [card for card in CARDS if card not in (*mine, *theirs)]
        answers = []
        for seen in (0, 12, 30, 40, 45, 20, 0):
            unseen = frozenset(source.sample(rest, len(rest) - seen))
            answers.append(is_refuted(mine, theirs, unseen))
            assert answers[-1] == (refutation(mine, theirs, unseen) is not None), (mine, theirs, unseen)
        changed += len(set(answers)) - 1
    assert changed > 10
