"""Decisions in plain words, from the games' sentences (`say.py` in their folders) and those of the table's events."""

from collections.abc import Sequence

from cairn.events.decision import Decision, Event
from cairn.events.series import SERIES
from cairn.events.table import (
    ChoicesRevealed,
    ChoiceWithdrawn,
    Chosen,
    Forked,
    GameEnded,
    GameOpened,
    Outcome,
    SeatDeclined,
    SeatLeft,
    SeatTaken,
    TimeGiven,
    TimeRanOut,
    Undone,
)
from cairn.projections.decided import Decider
from cairn.projections.fold import OF_THE_TABLE, projection_of
from cairn.projections.names import Names
from cairn.projections.table import Table


def say(decision: Decision, table: Table, names: Names) -> str:
    """Describe a decision, already redacted for its reader, in plain words."""
    called = names.at(table, decision.version)
    sentences = [say_event(event, table.ruleset, called, decision.seat) for event in decision.events]
    decider = table.deciders.find_decider(decision)
    if decider and decision.seat is not None:
        sentences.append(_in_place(decider, called[decision.seat]))
    return " ".join(sentence for sentence in sentences if sentence)


def _in_place(who: Decider, name: str) -> str:
    """Describe an AI that decided in place of the seat's holder; return nothing if the holder decided."""
    match who.kind:
        case "time_out":
            return f"({name}'s time was over: {who.level} moved for them.)"
        case "leaver":
            return f"({name} has left: {who.level} plays on.)"
        case "last_resort" if who.failed:
            return f"({who.failed} failed three times: {who.level} moved.)"
    return ""


def say_event(event: Event, ruleset: str, called: Sequence[str], seat: int | None = None) -> str:
    """Describe an event in plain words; `called` are the seats' names, `seat` is the deciding one if it is known."""
    if type(event) in OF_THE_TABLE and ruleset != SERIES:
        return _of_the_table(event, called, seat)
    words: str = projection_of(ruleset).say(event, called)
    return words


def _of_the_table(event: Event, called: Sequence[str], seat: int | None) -> str:
    """Describe an event of the table in plain words. Raise ValueError if its type is unknown."""
    match event:
        case GameOpened():
            return f"A game of {projection_of(event.ruleset).title} is opened for {len(event.seats)}."
        case SeatTaken():
            return f"{called[event.seat]} sits down."
        case SeatDeclined():
            return f"{called[event.seat]} declines. The seat is open for everybody."
        case SeatLeft():
            leaves = f"{called[event.seat]} leaves."
            return f"{leaves} An AI ({event.now.level}) plays on." if event.now.level else leaves
        case GameEnded():
            return _ending(event.outcome, called)
        case TimeRanOut():
            follows = "The seat has lost." if event.then == "forfeit" else f"An AI ({event.then}) plays the turn."
            return f"The time of {called[event.seat]} is over. {follows}"
        case TimeGiven():
            return f"The service was down for {round(event.milliseconds / 1000)} seconds, which count for nobody."
        case Forked():
            return "A new game goes on from here, with new players and fresh chance."
        case Undone():
            return f"{called[event.seat]} goes back to version {event.to}."
        case Chosen() | ChoiceWithdrawn():
            who = "A seat" if seat is None else called[seat]
            return f"{who} has chosen." if isinstance(event, Chosen) else f"{who} takes back their choice."
        case ChoicesRevealed():
            return "All seats have chosen, and their choices are revealed."
    raise ValueError(f"no words for {event.type}")


def _ending(outcome: Outcome, names: Sequence[str]) -> str:
    """Describe the winners, the points, the tie-break, and the leavers."""
    won, leavers = _all(names, outcome.winners), _all(names, outcome.left)
    verb = "wins" if len(outcome.winners) == 1 else "share the victory"
    ends = f"The game is over: {won} {verb}" if won else "The game is over, without a winner"
    match outcome.reason:
        case "abandoned":
            return f"The game is over, abandoned{leavers and f' by {leavers}'}."
        case "resigned":
            return f"{ends}, by resignation{leavers and f' of {leavers}'}."
        case "timeout":
            return f"{ends}, on time{leavers and f' against {leavers}'}."
    if outcome.tie_break:
        more = "more" if len(outcome.winners) == 1 else "as many"
        counted = outcome.tie_break.what.replace("_", " ")
        tie_break = f", with {more} {counted} ({_by_seat(outcome.tie_break.numbers)})"
    else:
        tie_break = ""
    ranks = f" {leavers} left, and {'ranks' if len(outcome.left) == 1 else 'rank'} last." if leavers else ""
    return f"{ends}, {_by_seat(outcome.points)}{tie_break}.{ranks}"


def _all(names: Sequence[str], seats: Sequence[int]) -> str:
    """Join the names of seats for a sentence: `Ann, Bob and Cid`."""
    return " and ".join(", ".join(names[seat] for seat in seats).rsplit(", ", 1))


def _by_seat(numbers: Sequence[int]) -> str:
    return ":".join(map(str, numbers))
