"""What the audit of a series says besides whether its proofs passed: who acted, and who could not choose the lots."""

from collections.abc import Sequence

from msgspec.structs import replace

from cairn.events.chain import Entry
from cairn.events.series import LotsDrawn, SeriesWithdrawn
from cairn.projections.table import Table
from cairn.service.audit.fold import Unfoldable, iterate_positions
from cairn.service.audit.proofs import Proof, failed_proof
from cairn.service.deciding.series import actor_of


def prove_actors(entries: Sequence[Entry]) -> Proof:
    """Name who withdrew each participant. It fails if that is not the account whose role it was; older logs have none.

    That account's request is the service's word: no log contains a signature of a player.
    """
    words = list[str]()
    try:
        for position, decision in iterate_positions(entries):
            for event in decision.events:
                if not isinstance(event, SeriesWithdrawn):
                    continue
                if why := _wrong_actor(position.table, event):
                    return failed_proof("actors", decision.version, why)
                words.append(f"version {decision.version}: participant {event.place}, {_called(event)}")
    except Unfoldable as error:
        return failed_proof("actors", error.version, "it cannot be folded")
    return Proof("actors", "passed", len(words), None, "; ".join(words) or None)


def with_protection(draws: Proof, entries: Sequence[Entry]) -> Proof:
    """Return the proof of the lots with what protects them from those who knew the secret, if it passed."""
    if draws.status != "passed":
        return draws
    for position, decision in iterate_positions(entries):
        if isinstance(decision.events[0], LotsDrawn):
            return replace(draws, why=_protection(position.table))
    return draws


def _protection(table: Table) -> str:
    entrants = table.opening.entrants if table.opening else ()
    committed = [place for place in entrants if table.commitments[place]]
    opened = [place for place in committed if table.nonces[place + 1]]
    if not opened:
        return "no commitment was opened: a participant who knew the secret and joined last could choose the lots"
    missing = [place for place in committed if place not in opened]
    words = (
        f"those who knew the secret could not choose the lots without participants {_listed(opened)}, who committed to "
    )
    words += "nonces when they joined and opened them after joining had closed"
    return f"{words}; participants {_listed(missing)} opened none and are out" if missing else words


def _listed(places: Sequence[int]) -> str:
    return ", ".join(map(str, places))


def _called(event: SeriesWithdrawn) -> str:
    if event.actor is None:
        return "by whom is not recorded"
    of = f" {event.actor.player}" if event.actor.player else ""
    return f"by the {event.actor.role}{of}"


def _wrong_actor(table: Table, event: SeriesWithdrawn) -> str | None:
    assert table.series
    role = event.actor.role if event.actor else "service"
    wanted = actor_of(table.series, role, table.seats[event.place].player)
    return None if event.actor == wanted else f"it was {event.actor}, where that role has {wanted}"
