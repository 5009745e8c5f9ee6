"""A game as a person wants to read it: one line a decision, then the table as it stands."""

from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape

from cairn.events.decision import Decision, redact
from cairn.events.log import Log
from cairn.projections.fold import BEFORE, projection_of
from cairn.projections.names import NameBook, Names
from cairn.projections.say import say
from cairn.projections.table import Table
from cairn.service.errors import NotFound
from cairn.service.queries.readable import decoded, folded


def replay(log: Log, book: NameBook, game: str, until: int | None, console: Console) -> None:
    """Print a game up to a version as a spectator sees it: the open parts, and all of it once the game has ended.

    Raise NotFound if there is no such game or version, UnreadableLog if it cannot be read.
    """
    entries = list(log.read(game))
    if not entries:
        raise NotFound(f"There is no game {game}.")
    if until is not None and not 1 <= until <= len(entries):
        raise NotFound(f"Game {game} has versions 1 to {len(entries)}, not {until}.")
    known = [decoded(game, entry) for entry in entries]
    ended = any(event.type == "table.game_ended" for event in known[-1].events)
    decisions = [redact(decision, None, ended) for decision in known]
    table = folded(game, decisions, BEFORE).table
    names = book.read(table, decisions)
    _print(decisions[:until], table, names, console)
    shown = folded(game, decisions[:until], BEFORE)
    if shown.state is not None:
        console.print()
        console.print(
            projection_of(shown.table.ruleset).draw(shown.state, names.of(shown.table)), highlight=False, soft_wrap=True
        )


def _print(decisions: Iterable[Decision], table: Table, names: Names, console: Console) -> None:
    for decision in decisions:
        text = escape(say(decision, table, names))
        console.print(
            f"[dim]{decision.version:>5}  {decision.at[11:19]}[/dim]  {text}", highlight=False, soft_wrap=True
        )
