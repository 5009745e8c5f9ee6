"""Games of levels against each other."""

from typing import Any

import pytest

from cairn.contract.playing import CASES, FACTS
from cairn.events.decision import Move
from cairn.service.rules import newest
from cairn.workers.search.selfplay import play


@pytest.mark.parametrize(("ruleset", "options", "seats"), CASES)
def test_each_player_gets_their_own_view(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """It has no hidden information, and its legal moves are the truth's. The same seed gives the same game."""
    rules, seen = newest(ruleset), list[bool]()

    def first(view: Any, seat: int, seed: str) -> Move:
        moves = rules.legal_moves(view, seat)
        assert moves == rules.legal_moves(truth, seat)
        seen.append(view != truth)
        return moves[int(seed.split(":")[1]) % len(moves)]

    outcomes = []
    for seed in ("7", "7", "8", "9"):  # in a single short game nothing may be hidden
        game = play(ruleset, options, [first, *[None] * (seats - 1)], seed)
        while True:
            try:
                truth = next(game)
            except StopIteration as end:
                outcomes.append(end.value)
                break
    assert outcomes[0] == outcomes[1]
    assert any(seen) == (FACTS[ruleset].twin is not None)
