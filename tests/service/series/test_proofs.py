"""The proofs of a series: its pairings are proven like dice, and whatever is changed is found."""

from collections.abc import Callable, Sequence

import pytest
from helpers.played_series import ID, SECRET, Play, joined, opened
from msgspec.structs import replace

from cairn.contract.playing import random_game
from cairn.events.chain import Entry, seal
from cairn.events.codec import decode, encode
from cairn.events.decision import Decision, Event
from cairn.events.series import Format, LotsDrawn, Paired, ResultEntered, SeriesEnded, log_of
from cairn.service.audit import Audit, audit
from cairn.service.audit.archives import proven
from cairn.service.errors import Invalid

LOG = log_of(ID)


def played(format: Format = "swiss", players: int = 9, seats: int = 2, **more: float) -> list[Decision]:
    """Return the decisions of a whole series."""
    return Play(joined(opened(format, players, seats), players), players, **more).to_its_end().decisions


def sealed(decisions: Sequence[Decision]) -> list[Entry]:
    """Return a log as who has the secret can write it, whatever is in it."""
    entries = list[Entry]()
    for version, decision in enumerate(decisions, start=1):
        entries.append(seal(replace(decision, version=version), entries[-1].chain if entries else LOG, SECRET))
    return entries


def found(entries: Sequence[Entry]) -> tuple[str, int | None] | None:
    """Return which proof failed first, and at which version."""
    failed = audit(LOG, entries, None).first_failure
    return (failed.name, failed.version) if failed else None


def changed(decisions: Sequence[Decision], change: Callable[[Event], Event]) -> tuple[list[Decision], int]:
    """Return the decisions with the first event that `change` changes, and its version."""
    for place, decision in enumerate(decisions):
        events = tuple(map(change, decision.events))
        if events != decision.events:
            return [*decisions[:place], replace(decision, events=events), *decisions[place + 1 :]], place + 1
    raise AssertionError("nothing was changed")


@pytest.mark.parametrize("format", ["round_robin", "swiss", "single_elimination", "double_elimination", "arena"])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_whole_series_is_proven(format: Format, players: int) -> None:
    """All that there is of it: with byes, draws, and some who do not come."""
    entries = sealed(played(format, players, absent=0.1))
    proofs: Audit = audit(LOG, entries, None)
    assert [(proof.name, proof.status) for proof in proofs.proofs] == [
        (name, "passed") for name in ("chain", "fold", "rules", "draws", "choices")
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("format", "seats"), [("round_robin", 3), ("swiss", 4), ("arena", 5)])
def test_a_series_of_larger_tables_is_proven(format: Format, seats: int) -> None:
    """As well."""
    assert found(sealed(played(format, 11, seats))) is None


def test_a_byte_that_is_changed_shows_in_the_chain() -> None:
    """Before the end, too, to a reader who has kept a head: the links are proven at once."""
    entries = sealed(played())
    at = next(place for place, entry in enumerate(entries) if b"series.paired" in entry.stored)
    stored = entries[at].stored.replace(b'"places":[', b'"places":[0,', 1)
    forged = [*entries[:at], replace(entries[at], stored=stored), *entries[at + 1 :]]
    assert found(forged) == ("chain", at + 1)


def swap_players(event: Event) -> Event:
    """Let two play at each other's table."""
    if not isinstance(event, Paired) or event.round != 2:
        return event
    first, second, *others = event.tables
    tables = (
        replace(first, places=(first.places[0], second.places[1])),
        replace(second, places=(second.places[0], first.places[1])),
    )
    return replace(event, tables=(*tables, *others))


def swap_seats(event: Event) -> Event:
    """Let the other one begin."""
    if not isinstance(event, Paired) or event.round != 2:
        return event
    first, *others = event.tables
    return replace(event, tables=(replace(first, places=first.places[::-1]), *others))


def another_first(event: Event) -> Event:
    """Let another one have the first lot."""
    return replace(event, order=(*event.order[1:], event.order[0])) if isinstance(event, LotsDrawn) else event


def another_winner(event: Event) -> Event:
    """Let another one have won."""
    return replace(event, ranks=event.ranks[::-1]) if isinstance(event, SeriesEnded) else event


@pytest.mark.parametrize("change", [swap_players, swap_seats, another_first, another_winner])
def test_what_the_operator_changes_is_no_decision_of_the_rules(change: Callable[[Event], Event]) -> None:
    """Even if they write the whole log anew, with the secret: nobody else could have decided so."""
    forged, version = changed(played(), change)
    assert found(sealed(forged)) == ("rules", version)


def test_a_game_of_ones_own_choice_is_found() -> None:
    """Wherever the log speaks of it, it has another id than the secret dictates."""
    decisions = played()
    at = next(place for place, decision in enumerate(decisions) if isinstance(decision.events[0], Paired))
    paired = decisions[at].events[0]
    assert isinstance(paired, Paired)
    own = paired.tables[0].game.encode()
    forged = [decode(encode(decision).replace(own, b"b" * 20), 1) for decision in decisions]
    assert found(sealed(forged)) == ("rules", at + 1)


def test_a_game_that_turns_into_a_series_is_none() -> None:
    """Nor is a series that turns into a game: their decisions do not follow each other."""
    decisions = played()
    game = random_game("schotten_totten", {"expert": False, "first_seat": 0, "rounds": 1, "tactics": False}, 2, seed=1)
    first, second = game.decisions[0], decisions[0]
    for mixed in ([second, first, decisions[-1]], [first, replace(second, game=""), game.decisions[-1]]):
        failed = audit(mixed[0].game, sealed(mixed), None).first_failure
        assert failed


def test_a_round_that_is_dropped_is_found() -> None:
    """The end does not follow without it; nor does a round follow without the one before."""
    decisions = played("round_robin", 4)
    rounds = [place for place, decision in enumerate(decisions) if isinstance(decision.events[0], Paired)]
    last = sealed([*decisions[: rounds[-1]], decisions[-1]])
    assert found(last) == ("rules", rounds[-1] + 1)
    middle = sealed([*decisions[: rounds[1]], *decisions[rounds[2] :]])
    assert found(middle) == ("rules", rounds[1] + 1)


def test_lots_that_were_chosen_are_found() -> None:
    """Where the draws and the order agree with each other, but not with the secret."""
    decisions = played()
    at = next(place for place, decision in enumerate(decisions) if isinstance(decision.events[0], LotsDrawn))
    lots = decisions[at]
    assert isinstance(lots.events[0], LotsDrawn)
    assert lots.draws
    wanted = [1 if place == 0 else 0 for place in range(len(lots.draws))]
    remaining, order = [*range(9)], list[int]()
    for result in wanted:
        order.append(remaining.pop(result))
    chosen = replace(
        lots,
        draws=tuple((among, result) for (among, _), result in zip(lots.draws, wanted, strict=True)),
        events=(replace(lots.events[0], order=(*order, *remaining)),),
    )
    proofs = {proof.name: proof for proof in audit(LOG, sealed([*decisions[:at], chosen, decisions[-1]]), None).proofs}
    assert (proofs["draws"].status, proofs["draws"].version) == ("failed", at + 1)


def test_a_result_that_was_changed_changes_what_follows() -> None:
    """The next rounds are not those that the log has, so the operator would have to invent games, too."""
    decisions = played("swiss", 8, drawn=0)

    def turned(event: Event) -> Event:
        return replace(event, ranks=event.ranks[::-1]) if isinstance(event, ResultEntered) else event

    forged, version = changed(decisions, turned)
    name, at = found(sealed(forged)) or ("", None)
    assert name == "rules"
    assert at
    assert at > version


def test_before_the_end_the_chain_is_linked_and_nothing_else_is_told() -> None:
    """The rules and the lots are proven once the secret is told."""
    draft = joined(opened("swiss", 4), 4)
    entries = draft.seal(LOG)
    statuses = [proof.status for proof in audit(LOG, entries, SECRET).proofs]
    assert statuses == ["passed", "passed", "not_yet", "not_yet", "not_yet"]


def test_formats_that_are_gone_are_said_to_be() -> None:
    """The proof cannot be made; nobody says that it failed."""
    decisions = played()
    forged, _ = changed(
        decisions, lambda event: replace(event, formats_version=2) if event.type == "series.opened" else event
    )
    proof = audit(LOG, sealed(forged), None).proofs[2]
    assert (proof.status, proof.why) == ("unavailable", "this service has no version 2 of the formats of series")


def test_decisions_survive_their_bytes() -> None:
    """As those of games do."""
    for entry in sealed(played(absent=0.2)):
        assert decode(entry.stored, entry.version).version == entry.version


def test_an_archive_of_a_series_is_no_game() -> None:
    """Whoever sends one to be brought in as a game is told so."""
    from cairn.events import archive

    lines = b"".join(map(archive.write, sealed(played())))
    with pytest.raises(Invalid, match="series"):
        proven(lines)
