"""Self-play: games of levels in memory, each seat from its own view, to train and to measure the levels."""

from collections.abc import Callable, Generator, Sequence
from typing import Any

from msgspec.structs import asdict

from cairn.events.chance import SeededChance
from cairn.events.codec import read_options
from cairn.events.decision import Event, Move, redact_events
from cairn.events.table import Outcome
from cairn.projections.fold import new_state
from cairn.service.rules import follow, make_move, newest

Player = Callable[[Any, int, str], Move]
"""Choose a seat's move: takes the view, the seat, a seed."""


def play(
    ruleset: str, options: dict[str, Any], players: Sequence[Player | None], seed: str
) -> Generator[Any, None, Outcome]:
    """Play a game, yielding the whole state before each decision, which must not be changed; return its outcome.

    A player for each seat; None chooses at random. Omitted options have their defaults.
    """
    rules, chance = newest(ruleset), SeededChance(seed)
    options, seats = asdict(read_options(ruleset, options)), len(players)
    truth = new_state(ruleset, options, seats)
    views = {seat: new_state(ruleset, options, seats) for seat, player in enumerate(players) if player}
    show(views, None, follow(truth, rules.new(options, seats, chance)))
    number, choices = 0, dict[int, Move]()
    while act := rules.to_act(truth):
        yield truth
        seat = next(seat for seat in act.seats if seat not in choices)
        player = players[seat]
        if player is None:
            move = chance.pick(rules.legal_moves(truth, seat))
        else:
            move = player(views[seat], seat, f"{seed}:{number}")
        show(views, seat, make_move(rules, truth, seat, move, chance, choices))
        number += 1
    outcome = rules.outcome(truth, ())
    assert outcome
    return outcome


def show(views: dict[int, Any], by: int | None, events: list[Event]) -> None:
    """Evolve each seat's view by its view of the events."""
    for seat, view in views.items():
        for event in redact_events(events, seat, by):
            view.evolve(event)
