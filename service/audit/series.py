"""What the audit of a series says besides whether its proofs passed: who acted, and who could not choose the lots."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cairn.events.chain import Entry
from cairn.events.series import LotsDrawn, SeriesWithdrawn
from cairn.projections.message import Commas, Message, message
from cairn.projections.table import Table
from cairn.service.audit.fold import Unfoldable, iterate_positions
from cairn.service.audit.proofs import Proof, failed_proof
from cairn.service.deciding.series import actor_of
from cairn.service.languages import english


def prove_actors(entries: Sequence[Entry]) -> Proof:
    """Name who withdrew each participant. It fails if that is not the account whose role it was; older logs have none.

    That account's request is the service's word: no log contains a signature of a player.
    """
    withdrawals = list[Message]()
    try:
        for position, decision in iterate_positions(entries):
            for event in decision.events:
                if not isinstance(event, SeriesWithdrawn):
                    continue
                if why := _wrong_actor(position.table, event):
                    return failed_proof("actors", decision.version, why)
                role, player = (event.actor.role, event.actor.player) if event.actor else ("unknown", None)
                where: Any = {"place": event.place, "version": decision.version, "player": player or ""}
                withdrawals.append(message(f"why-withdrawn-{role}", **where))
    except Unfoldable as error:
        return failed_proof("actors", error.version, "it cannot be folded")
    if not withdrawals:
        return Proof("actors", "passed", 0)
    said = message("withdrawals", withdrawals=Commas(withdrawals))
    return Proof("actors", "passed", len(withdrawals), None, english().render(said), said)


def with_protection(draws: Proof, entries: Sequence[Entry]) -> Proof:
    """Return the proof of the lots with what protects them from those who knew the secret, if it passed."""
    if draws.status != "passed":
        return draws
    for position, decision in iterate_positions(entries):
        if isinstance(decision.events[0], LotsDrawn):
            said = _protection(position.table)
            return replace(draws, why=english().render(said), message=said)
    return draws


def _protection(table: Table) -> Message:
    entrants = table.opening.entrants if table.opening else ()
    committed = [place for place in entrants if table.commitments[place]]
    opened = [place for place in committed if table.nonces[place + 1]]
    if not opened:
        return message("why-no-commitment")
    said = message("why-protected", opened=Commas(opened))
    missing = [place for place in committed if place not in opened]
    return message("why-protected-missing", form=said, missing=Commas(missing)) if missing else said


def _wrong_actor(table: Table, event: SeriesWithdrawn) -> Message | None:
    assert table.series
    role = event.actor.role if event.actor else "service"
    wanted = actor_of(table.series, role, table.seats[event.place].player)
    differ = message("why-wrong-actor", actor=str(event.actor), actor2=str(wanted))
    return None if event.actor == wanted else differ
