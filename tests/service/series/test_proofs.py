"""Proofs of a series: pairings are proven like dice, and every change is found."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import get_args

import pytest
from helpers.played_series import ID, SECRET, Play, draft_series, joined, player
from msgspec.structs import replace

from cairn.contract.playing import random_game
from cairn.events import archive
from cairn.events.chain import Entry, seal
from cairn.events.codec import decode, encode
from cairn.events.decision import Decision, Event
from cairn.events.series import (
    Actor,
    Format,
    LotsDrawn,
    Paired,
    ResultEntered,
    Role,
    SeriesEnded,
    SeriesWithdrawn,
    log_of,
)
from cairn.service.audit import Audit, audit
from cairn.service.audit.archives import proven
from cairn.service.audit.proofs import Proof
from cairn.service.deciding import series
from cairn.service.errors import Invalid

LOG = log_of(ID)


def play_series(format: Format = "swiss", players: int = 9, seats: int = 2, **more: float) -> list[Decision]:
    """Return the decisions of a whole series."""
    return Play(joined(draft_series(format, players, seats), players), players, **more).to_its_end().decisions


def seal_log(decisions: Sequence[Decision]) -> list[Entry]:
    """Return an arbitrary log, sealed with the secret."""
    entries = list[Entry]()
    for version, decision in enumerate(decisions, start=1):
        entries.append(seal(replace(decision, version=version), entries[-1].chain if entries else LOG, SECRET))
    return entries


def first_failure(entries: Sequence[Entry]) -> tuple[str, int | None] | None:
    """Return the first failed proof and its version."""
    failed = audit(LOG, entries, None).first_failure
    return (failed.name, failed.version) if failed else None


def change_first(decisions: Sequence[Decision], change: Callable[[Event], Event]) -> tuple[list[Decision], int]:
    """Return the decisions with the first event changed by `change`, and its version."""
    for place, decision in enumerate(decisions):
        events = tuple(map(change, decision.events))
        if events != decision.events:
            return [*decisions[:place], replace(decision, events=events), *decisions[place + 1 :]], place + 1
    raise AssertionError("nothing was changed")


@pytest.mark.parametrize("format", ["round_robin", "swiss", "single_elimination", "double_elimination", "arena"])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_whole_series_is_proven(format: Format, players: int) -> None:
    """With byes, draws, and absent players."""
    entries = seal_log(play_series(format, players, absent=0.1))
    proofs: Audit = audit(LOG, entries, None)
    names = ("chain", "fold", "rules", "draws", "choices", "actors")
    assert [(proof.name, proof.status) for proof in proofs.proofs] == [(name, "passed") for name in names]


@pytest.mark.slow
@pytest.mark.parametrize(("format", "seats"), [("round_robin", 3), ("swiss", 4), ("arena", 5)])
def test_a_series_of_larger_tables_is_proven(format: Format, seats: int) -> None:
    """Its tables have more than two players."""
    assert first_failure(seal_log(play_series(format, 11, seats))) is None


def test_a_changed_byte_breaks_the_chain() -> None:
    """Also before the end, for a reader with a stored head: links can be proven at once."""
    entries = seal_log(play_series())
    at = next(place for place, entry in enumerate(entries) if b"series.paired" in entry.stored)
    stored = entries[at].stored.replace(b'"places":[', b'"places":[0,', 1)
    forged = [*entries[:at], replace(entries[at], stored=stored), *entries[at + 1 :]]
    assert first_failure(forged) == ("chain", at + 1)


def swap_players(event: Event) -> Event:
    """Swap players between two tables."""
    if not isinstance(event, Paired) or event.round != 2:
        return event
    first, second, *others = event.tables
    swapped = replace(first, places=(first.places[0], second.places[1]))
    swapped_back = replace(second, places=(second.places[0], first.places[1]))
    return replace(event, tables=(swapped, swapped_back, *others))


def swap_seats(event: Event) -> Event:
    """Swap who begins."""
    if not isinstance(event, Paired) or event.round != 2:
        return event
    first, *others = event.tables
    return replace(event, tables=(replace(first, places=first.places[::-1]), *others))


def another_first(event: Event) -> Event:
    """Change the first lot."""
    return replace(event, order=(*event.order[1:], event.order[0])) if isinstance(event, LotsDrawn) else event


def another_winner(event: Event) -> Event:
    """Change the winner."""
    return replace(event, ranks=event.ranks[::-1]) if isinstance(event, SeriesEnded) else event


@pytest.mark.parametrize("change", [swap_players, swap_seats, another_first, another_winner])
def test_decisions_against_the_rules_are_found(change: Callable[[Event], Event]) -> None:
    """Even if an operator with the secret rewrites the whole log: the rules allow no such decision."""
    forged, version = change_first(play_series(), change)
    assert first_failure(seal_log(forged)) == ("rules", version)


def test_a_chosen_game_is_found() -> None:
    """Its id differs from the one that the secret determines, wherever the log mentions it."""
    decisions = play_series()
    at = next(place for place, decision in enumerate(decisions) if isinstance(decision.events[0], Paired))
    paired = decisions[at].events[0]
    assert isinstance(paired, Paired)
    own = paired.tables[0].game.encode()
    forged = [decode(encode(decision).replace(own, b"b" * 20), 1) for decision in decisions]
    assert first_failure(seal_log(forged)) == ("rules", at + 1)


def test_a_game_cannot_become_a_series() -> None:
    """A series cannot become a game either: their decisions do not follow each other."""
    decisions = play_series()
    game = random_game("schotten_totten", {"expert": False, "first_seat": 0, "rounds": 1, "tactics": False}, 2, seed=1)
    first, second = game.decisions[0], decisions[0]
    for mixed in ([second, first, decisions[-1]], [first, replace(second, game=""), game.decisions[-1]]):
        assert audit(mixed[0].game, seal_log(mixed), None).first_failure


def test_a_missing_round_is_found() -> None:
    """The end does not follow without it, nor does a round without its predecessor."""
    decisions = play_series("round_robin", 4)
    rounds = [place for place, decision in enumerate(decisions) if isinstance(decision.events[0], Paired)]
    last = seal_log([*decisions[: rounds[-1]], decisions[-1]])
    assert first_failure(last) == ("rules", rounds[-1] + 1)
    middle = seal_log([*decisions[: rounds[1]], *decisions[rounds[2] :]])
    assert first_failure(middle) == ("rules", rounds[1] + 1)


def test_chosen_lots_are_found() -> None:
    """The draws match the order, but not the secret."""
    decisions = play_series()
    at = next(place for place, decision in enumerate(decisions) if isinstance(decision.events[0], LotsDrawn))
    lots = decisions[at]
    assert isinstance(lots.events[0], LotsDrawn)
    assert lots.draws
    wanted = [1 if place == 0 else 0 for place in range(len(lots.draws))]
    remaining, order = [*range(9)], list[int]()
    for result in wanted:
        order.append(remaining.pop(result))
    draws = tuple((among, result) for (among, _), result in zip(lots.draws, wanted, strict=True))
    chosen = replace(lots, draws=draws, events=(replace(lots.events[0], order=(*order, *remaining)),))
    found = audit(LOG, seal_log([*decisions[:at], chosen, decisions[-1]]), None)
    assert ("draws", "failed", at + 1) in [(proof.name, proof.status, proof.version) for proof in found.proofs]


def test_a_changed_result_changes_the_next_rounds() -> None:
    """They differ from those of the log, so the operator would have to invent games, too."""
    decisions = play_series("swiss", 8, drawn=0)

    def turn_result(event: Event) -> Event:
        return replace(event, ranks=event.ranks[::-1]) if isinstance(event, ResultEntered) else event

    forged, version = change_first(decisions, turn_result)
    name, at = first_failure(seal_log(forged)) or ("", None)
    assert name == "rules"
    assert at
    assert at > version


def test_before_the_end_only_the_chain_and_the_fold_are_proven() -> None:
    """Rules and lots can be proven after the secret is revealed."""
    draft = joined(draft_series("swiss", 4), 4)
    entries = draft.seal(LOG)
    statuses = [proof.status for proof in audit(LOG, entries, SECRET).proofs]
    assert statuses == ["passed", "passed", "not_yet", "not_yet", "not_yet", "passed"]


def test_missing_formats_are_named() -> None:
    """The proof is reported as impossible, not as failed."""

    def use_other_formats(event: Event) -> Event:
        return replace(event, formats_version=9) if event.type == "series.opened" else event

    forged, _ = change_first(play_series(), use_other_formats)
    proof = audit(LOG, seal_log(forged), None).proofs[2]
    assert (proof.status, proof.why) == ("unavailable", "this service has no version 9 of the formats of series")


def withdraw_each_way() -> list[Decision]:
    """Return the decisions of a series from which three were withdrawn: by themselves, the organiser, the service."""
    draft = joined(draft_series("swiss", 6, organiser=player(9), open_within=60), 6)
    for place, role in enumerate(get_args(Role)):
        series.withdraw(draft, place, role)
    return Play(draft).to_its_end().decisions


def actors_of(decisions: Sequence[Decision]) -> Proof:
    """Return the proof of the actors."""
    return next(proof for proof in audit(LOG, seal_log(decisions), None).proofs if proof.name == "actors")


def test_the_audit_names_who_withdrew_each_participant() -> None:
    """By role, with the account's id. The whole log is proven."""
    decisions = withdraw_each_way()
    proof = actors_of(decisions)
    assert (proof.status, proof.checked) == ("passed", 3)
    named = [f"by the organiser {player(9)}", f"by the participant {player(1)}", "by the service"]
    assert [words.partition(") ")[2] for words in (proof.why or "").split(", ")] == named
    assert audit(LOG, seal_log(decisions), None).first_failure is None


@pytest.mark.parametrize("actor", [Actor("organiser", player(1)), Actor("participant", player(9)), None])
def test_a_wrong_actor_is_found(actor: Actor | None) -> None:
    """An account that has not that role, or none in a series that records them."""

    def change_actor(event: Event) -> Event:
        return replace(event, actor=actor) if isinstance(event, SeriesWithdrawn) else event

    forged, version = change_first(withdraw_each_way(), change_actor)
    assert first_failure(seal_log(forged)) == ("rules", version)
    assert (actors_of(forged).status, actors_of(forged).version) == ("failed", version)


def test_the_service_cannot_begin_a_series_early() -> None:
    """Only its organiser begins it before it is full: lots that the service drew on its own are found."""
    draft = joined(draft_series("swiss", 6, organiser=player(9), open_within=60), 4)
    series.start(draft)
    decisions = Play(draft).to_its_end().decisions
    assert first_failure(seal_log(decisions)) is None

    def change_actor(event: Event) -> Event:
        return replace(event, actor=Actor("service")) if isinstance(event, LotsDrawn) else event

    forged, version = change_first(decisions, change_actor)
    assert first_failure(seal_log(forged)) == ("rules", version)


def test_a_series_that_began_before_is_proven() -> None:
    """Recorded by version 0.1.0, which recorded neither actors nor commitments. The actors are not recorded."""
    lines = (Path(__file__).parent / "began_before.jsonl").read_bytes().splitlines(keepends=True)
    found = audit(LOG, archive.read(lines), None)
    assert {proof.status for proof in found.proofs} == {"passed"}
    assert (found.proofs[-1].why or "").count("by whom is not recorded") == found.proofs[-1].checked == 2


def test_decisions_survive_encoding() -> None:
    """As those of games do."""
    for entry in seal_log(play_series(absent=0.2)):
        assert decode(entry.stored, entry.version).version == entry.version


def test_an_archive_of_a_series_is_not_a_game() -> None:
    """Importing it as a game is refused with that reason."""
    lines = b"".join(map(archive.write, seal_log(play_series())))
    with pytest.raises(Invalid, match="series"):
        proven(lines)
