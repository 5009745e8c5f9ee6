"""The audit finds changes of a log and the version of each."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from cairn.contract.playing import load, recording
from cairn.events.chain import Entry, digest, link, seal
from cairn.events.codec import decode, encode
from cairn.events.schotten_totten.events import CardDrawn, RoundEnded, TurnEnded
from cairn.events.schotten_totten.moves import Claim
from cairn.events.schotten_totten.pieces import CARDS
from cairn.projections.fold import fold
from cairn.projections.schotten_totten.state import State
from cairn.service.audit import audit
from cairn.service.rules import GAMES, newest

ENTRIES = load(recording("schotten_totten_1_round"))
GAME = decode(ENTRIES[0].stored, ENTRIES[0].version).game
SECRET = bytes.fromhex(decode(ENTRIES[-1].stored, ENTRIES[-1].version).events[-1].secret)  # type: ignore[attr-defined]


def resealed(change: Callable[[int, Entry], Entry]) -> list[Entry]:
    """Return the log with changed entries and new digests and links, as anyone with the secret can build it."""
    entries: list[Entry] = []
    for place, entry in enumerate(ENTRIES):
        changed = decode(change(place, entry).stored, entry.version)
        entries.append(seal(changed, entries[-1].chain if entries else GAME, SECRET))
    return entries


def proven(entries: list[Entry], secret: bytes | None = None) -> dict[str, tuple[str, int | None]]:
    """Return each proof's status and the version at which it failed."""
    return {proof.name: (proof.status, proof.version) for proof in audit(GAME, entries, secret).proofs}


WHOLE = ("passed", None)
NOT_YET = ("not_yet", None)
ALL = {"chain": WHOLE, "fold": WHOLE, "rules": WHOLE, "draws": WHOLE, "choices": WHOLE}
BEFORE_THE_END = {"rules": NOT_YET, "draws": NOT_YET, "choices": NOT_YET}


def test_an_unchanged_log_passes() -> None:
    """Its revealed secret is used. Before the end only its chain and its fold can be proven."""
    assert proven(ENTRIES) == ALL
    assert proven(ENTRIES[:9], SECRET) == ALL | BEFORE_THE_END
    assert proven(ENTRIES[:9]) == {"chain": NOT_YET, "fold": WHOLE} | BEFORE_THE_END


def test_the_log_of_another_game_is_found() -> None:
    """The log must belong to the requested game."""
    proof = audit("a" * 20, ENTRIES, None).first_failure
    assert proof
    assert (proof.name, proof.version) == ("chain", 1)


def test_a_broken_link_is_found_without_the_secret() -> None:
    """A spectator of a running game can check the links."""
    spoilt = [*ENTRIES[:5], replace(ENTRIES[5], chain="0" * 64), *ENTRIES[6:9]]
    assert proven(spoilt)["chain"] == ("failed", 6)


def test_a_wrong_secret_is_found() -> None:
    """Only the committed secret opens the digests."""
    assert proven(ENTRIES[:9], bytes(32))["chain"] == ("failed", 1)


def test_decreasing_times_are_found() -> None:
    """This holds even if the log was sealed again."""

    def back(place: int, entry: Entry) -> Entry:
        return replace(entry, stored=entry.stored.replace(b'"at":"2026', b'"at":"2025')) if place == 6 else entry

    found = proven(resealed(back))
    assert found == ALL | dict.fromkeys(("fold", "rules", "draws"), ("failed", 7))


@pytest.mark.parametrize("other", [b'{"at": ', b'{"ai":null,"at":'])
def test_non_canonical_bytes_are_found(other: bytes) -> None:
    """The same decision with spaces or default fields is refused, even if the log was sealed again."""
    entries: list[Entry] = []
    for entry in ENTRIES:
        stored = entry.stored.replace(b'{"at":', other) if entry.version == 5 else entry.stored
        decision, digested = decode(stored, entry.version), digest(SECRET, entry.version, stored)
        chain = link(entries[-1].chain if entries else GAME, entry.version, decision.at, decision.by, digested)
        entries.append(Entry(entry.version, stored, digested, chain))
    assert proven(entries)["chain"] == WHOLE
    assert proven(entries)["fold"] == ("failed", 5)


def changed(version: int, **changes: Any) -> Callable[[int, Entry], Entry]:
    """Return a function that changes a decision."""

    def change(place: int, entry: Entry) -> Entry:
        if place != version - 1:
            return entry
        return replace(entry, stored=encode(replace(decode(entry.stored, entry.version), **changes)))

    return change


def test_an_illegal_move_is_found_in_a_resealed_log() -> None:
    """Whatever its events are, the rules give the reason."""
    entries = resealed(changed(3, move=Claim(1)))
    proof = audit(GAME, entries, None).proofs[2]
    assert (proof.status, proof.version) == ("failed", 3)
    assert proof.why == "Play a card first; claims follow it (ST-03)."


def test_invented_events_are_found_in_a_resealed_log() -> None:
    """Examples are a claim with a higher score, an event that does not follow, and a missing event."""
    last = decode(ENTRIES[-1].stored, ENTRIES[-1].version)
    more = tuple(replace(e, points=(9, 0)) if isinstance(e, RoundEnded) else e for e in last.events)
    for version, events in (
        (len(ENTRIES), more),
        (3, decode(ENTRIES[2].stored, ENTRIES[2].version).events[:-1]),
        (3, (*decode(ENTRIES[2].stored, ENTRIES[2].version).events, TurnEnded(0, 1, 0))),
    ):
        assert proven(resealed(changed(version, events=events)))["rules"] == ("failed", version)


def test_a_loaded_draw_is_found_in_a_resealed_log() -> None:
    """The card matches the recorded draw, but the draw does not follow from the secret."""
    decision = decode(ENTRIES[2].stored, ENTRIES[2].version)
    ((among, result),) = decision.draws or ()
    other = (result + 1) % among
    hidden = sorted(set(CARDS) - {card for hand in state_at(2).hands for card in hand if card})
    events = tuple(replace(e, card=hidden[other]) if isinstance(e, CardDrawn) else e for e in decision.events)
    found = proven(resealed(changed(3, draws=((among, other),), events=events)))
    assert found["draws"] == ("failed", 3)
    assert found["chain"] == WHOLE


def test_a_changed_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An old game is judged by the rules of its version. If they were changed, its audit shows where."""
    monkeypatch.setattr(
        "cairn.service.rules.schotten_totten.scoring.victory", lambda stones: "five" if len(stones) >= 4 else None
    )
    status, version = proven(ENTRIES)["rules"]
    assert status == "failed"
    assert version


def test_missing_rules_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other proofs are made. The audit names the missing version."""
    monkeypatch.setattr(GAMES["schotten_totten"], "versions", {2: newest("schotten_totten")})
    proofs = {proof.name: proof for proof in audit(GAME, ENTRIES, None).proofs}
    assert [proofs[name].status for name in ("chain", "fold", "draws")] == ["passed"] * 3
    assert proofs["rules"].status == "unavailable"
    assert proofs["rules"].why == "this service has no version 1 of the rules of schotten_totten"


def state_at(version: int) -> State:
    """Return the state of the recorded game at a version."""
    state = fold(decode(entry.stored, entry.version) for entry in ENTRIES[:version]).state
    assert isinstance(state, State)
    return state
