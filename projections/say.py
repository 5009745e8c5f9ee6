"""The messages of decisions, from the games' (`say.py` in their folders) and those of the table's events."""

from collections.abc import Sequence
from functools import cache

from cairn.events.decision import Decision, Event
from cairn.events.registry import games, has
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
from cairn.projections.characters import CHARACTERS
from cairn.projections.decided import Decider
from cairn.projections.fold import OF_THE_TABLE, projection_of
from cairn.projections.message import Argument, Message, as_message, message
from cairn.projections.names import Names, terms
from cairn.projections.table import Table


def say(decision: Decision, table: Table, names: Names) -> list[Message]:
    """Return the messages of a decision, already redacted for its reader: a sentence each."""
    called = names_for(table.ruleset, names.at(table, decision.version))
    sentences = [say_event(event, table.ruleset, called, decision.seat) for event in decision.events]
    decider = table.deciders.find_decider(decision)
    if decider and decision.seat is not None and (in_place := _in_place(decider, called[decision.seat])):
        sentences.append(in_place)
    return sentences


@cache
def _has_catalogues(ruleset: str) -> bool:
    return games().get(ruleset) is None or has(ruleset, "languages")


def names_for(ruleset: str, names: Sequence[str]) -> Sequence[Argument]:
    """Return names for a game's messages; a package without catalogues has sentences in code, and gets texts."""
    return terms(names) if _has_catalogues(ruleset) else names


def _in_place(who: Decider, player: Argument) -> Message | None:
    """Return the message that an AI decided in place of the seat's holder; None if the holder decided."""
    match who.kind:
        case "time_out":
            return message("table-ai-after-time-out", player=player, level=_level(who.level))
        case "leaver":
            return message("table-ai-after-leaving", player=player, level=_level(who.level))
        case "last_resort" if who.failed:
            return message("table-ai-after-failures", failed=_level(who.failed), level=_level(who.level))
    return None


def say_event(event: Event, ruleset: str, called: Sequence[Argument], seat: int | None = None) -> Message:
    """Return the message of an event; `called` are the seats' names, `seat` is the deciding one if it is known."""
    if type(event) in OF_THE_TABLE and ruleset != SERIES:
        return _of_the_table(event, called, seat)
    said: Message | str = projection_of(ruleset).say(event, called)
    return said if said.__class__ is Message else as_message(said)


def _of_the_table(event: Event, called: Sequence[Argument], seat: int | None) -> Message:
    """Return the message of an event of the table. Raise ValueError if its type is unknown."""
    match event:
        case GameOpened():
            return message("table-game-opened", game=projection_of(event.ruleset).title, seats=len(event.seats))
        case SeatTaken():
            return message("table-seat-taken", player=called[event.seat])
        case SeatDeclined():
            return message("table-seat-declined", player=called[event.seat])
        case SeatLeft() if event.now.level:
            return message("table-seat-left-to-ai", player=called[event.seat], level=_level(event.now.level))
        case SeatLeft():
            return message("table-seat-left", player=called[event.seat])
        case GameEnded():
            return _ending(event.outcome, called)
        case TimeRanOut() if event.then == "forfeit":
            return message("table-time-forfeits", player=called[event.seat])
        case TimeRanOut():
            return message("table-time-ran-out", player=called[event.seat], level=_level(event.then))
        case TimeGiven():
            return message("table-time-given", seconds=round(event.milliseconds / 1000))
        case Forked():
            return message("table-forked")
        case Undone():
            return message("table-undone", player=called[event.seat], version=event.to)
        case Chosen() | ChoiceWithdrawn():
            who = message("table-a-seat") if seat is None else called[seat]
            return message("table-chosen" if isinstance(event, Chosen) else "table-choice-withdrawn", player=who)
        case ChoicesRevealed():
            return message("table-choices-revealed")
    raise ValueError(f"no words for {event.type}")


def _ending(outcome: Outcome, names: Sequence[Argument]) -> Message:
    """Return the message of the winners, the points, the tie-break, and the leavers."""
    leavers = [names[seat] for seat in outcome.left]
    arguments: dict[str, Argument] = {}
    ends = "won" if outcome.winners else "drawn"
    if outcome.winners:
        arguments |= {"winners": [names[seat] for seat in outcome.winners], "number": len(outcome.winners)}
    if outcome.reason == "abandoned":
        ends, arguments = outcome.reason, {}
    if leavers:
        arguments |= {"leavers": leavers, "left": len(leavers)}
    if outcome.reason in ("abandoned", "resigned", "timeout"):
        by = "-by" if leavers else ""
        kind = ends if outcome.reason == "abandoned" else f"{ends}-{outcome.reason}"
        return message(f"table-ended-{kind}{by}", **arguments)
    arguments["points"] = _by_seat(outcome.points)
    if outcome.tie_break:
        what = message(f"tie-break-{outcome.tie_break.what.replace('_', '-')}")
        arguments |= {"counted": what, "numbers": _by_seat(outcome.tie_break.numbers)}
        ends += "-tie-break"
    return message(f"table-ended-{ends}{'-left' if leavers else ''}", **arguments)


def _level(level: str | None) -> Argument:
    """Return the term of a level; a level of an installed game is called by its name."""
    return message(f"level-{level}") if level in CHARACTERS else level


def _by_seat(numbers: Sequence[int]) -> str:
    return ":".join(map(str, numbers))
