"""Tests of a game's rules by clause, in a few words: given a position, when a move is made, then these events."""

from collections.abc import Sequence
from typing import Any

from cairn.contract.playing import NAMES
from cairn.events.chance import ScriptedChance
from cairn.events.codec import vocabulary
from cairn.events.decision import Event, Move
from cairn.projections.fold import projection_of
from cairn.service.rules import follow, newest, resolved


class Given:
    """A game that was dealt by the newest rules, with scripted draws; `state` may be replaced by any position.

    Options that are not named have their defaults. `draws` are the results of the draws, in order.
    """

    def __init__(self, ruleset: str, seats: int = 2, draws: Sequence[int] = (), **options: Any) -> None:
        usual = vocabulary(ruleset).Options()
        options = {name: options.get(name, getattr(usual, name)) for name in usual.__struct_fields__}
        self.rules = newest(ruleset)
        self.state: Any = projection_of(ruleset).State.new(options, seats)
        self.events = follow(self.state, self.rules.new(options, seats, ScriptedChance(draws)))

    def when(self, seat: int, move: Move, draws: Sequence[int] = ()) -> list[Event]:
        """Make a legal move of a seat and return its consequences."""
        refusal = self.rules.refusal(self.state, seat, move, NAMES)
        assert refusal is None, f"{move} is refused: {refusal}"
        assert move in self.rules.legal_moves(self.state, seat)
        return follow(self.state, self.rules.consequences(self.state, seat, move, ScriptedChance(draws)))

    def all_at_once(self, *moves: Move, draws: Sequence[int] = ()) -> list[Event]:
        """Make legal moves that the acting seats choose at once, in the order of the seats; return what follows."""
        act = self.rules.to_act(self.state)
        assert act
        choices = dict(zip(act.seats, moves, strict=True))
        for seat, move in choices.items():
            assert move in self.rules.legal_moves(self.state, seat), f"seat {seat} cannot choose {move}"
        return follow(self.state, resolved(self.rules, self.state, choices, ScriptedChance(draws)))

    def refused(self, seat: int, move: Move) -> str:
        """Return the reason why a move of a seat is refused. Seats are named Ann, Bob, Cid, Dora and so on."""
        refusal = self.rules.refusal(self.state, seat, move, NAMES)
        assert refusal, f"{move} is legal"
        assert move not in self.rules.legal_moves(self.state, seat)
        return str(refusal)
