"""The sense of Cairn's own games is blind: it uses nothing that its seat could not know, even of a real position."""

from typing import Any

import pytest

from cairn.contract.playing import CASES, FACTS, somewhere, twin_of
from cairn.events.chance import SeededChance
from cairn.events.registry import games
from cairn.service.rules import newest
from cairn.workers.search.sense import sense_of

OURS = [case for case in CASES if FACTS[case[0]].twin and games()[case[0]] is None]


@pytest.mark.daily
@pytest.mark.parametrize(("ruleset", "options", "seats"), OURS, ids=str)
def test_a_hasty_player_and_the_order_of_moves_are_blind(ruleset: str, options: dict[str, Any], seats: int) -> None:
    """So playouts are games of players who do not see each other's cards."""
    rules, sense = newest(ruleset), sense_of(ruleset)
    for seed in range(20):
        game = somewhere(ruleset, options, seats, seed)
        seat, legal = game.waited_for, game.legal
        states = [game.state, twin_of(game, seat).state]
        moves = [sense.quick(rules, state, seat, SeededChance("1")) for state in states]
        orders = [sense.ranked(rules, state, seat, legal, SeededChance("1")) for state in states]
        assert moves[0] == moves[1]
        assert orders[0] == orders[1]
