"""Games that left Redis in a run: each is whole in its segment, and listed in the log of roots."""

from faults.checks import Findings
from faults.record import Record

from cairn.events.keys import COLD, LOG, key_of
from cairn.service.container import Services
from cairn.service.errors import Problem
from cairn.service.storage.roots import is_proven


def account(services: Services, record: Record) -> tuple[str, Findings]:
    """Return the number of sealed games in a sentence, and findings on where games are stored.

    `services` are those of a process that has read no segment yet.
    """
    found: Findings = {"lost": [], "doubled": [], "unproven": []}
    segments, games = set[bytes](), {*services.log.games()}
    found["lost"] += [f"{game} has neither a log nor a stub" for game in {*_known(record)} - games]
    sealed = {game: stub for game in games if (stub := services.log.stubs.find(game))}
    for game, stub in sealed.items():
        segments.add(stub.segment)
        if services.redis.exists(key_of(game, LOG)):
            found["doubled"].append(f"{game} has both a log and a stub, {key_of(game, COLD)}")
        try:
            proven = is_proven(services.cold.inclusion(game, stub))
        except Problem as error:
            found["unproven"].append(f"{game}: {error}")
        else:
            found["unproven"] += [] if proven else [f"{game}: it is not shown to be in the log of roots"]
    words = f"{len(sealed)} of {len(games)} games are sealed in {len(segments)} segments; the log of roots has"
    return (
        f"{words} {services.cold.roots.newest().size}, and {services.sealing.refused_count} games were refused",
        found,
    )


def _known(record: Record) -> list[str]:
    """Return the games with an acknowledged decision, or imported ones."""
    return [ack.game for ack in record.acknowledged] + [
        brought.game for brought in record.brought if brought.status == "imported"
    ]
