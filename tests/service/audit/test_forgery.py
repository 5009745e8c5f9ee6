"""Impossible decisions are found although the log was sealed with the secret, which is public after the end."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from cairn.contract.playing import Case, fork_of, random_game
from cairn.events.archive import write
from cairn.events.chain import Entry, seal
from cairn.events.decision import Ai, Decision, Event
from cairn.events.highland_clans.events import CardsDiscarded, CardsDrawn
from cairn.events.schotten_totten.events import HandDealt
from cairn.events.table import GameEnded, Outcome, Seat, SeatDeclined, SeatLeft, SeatTaken, Undone
from cairn.service.audit.archives import examine

SCHOTTEN_TOTTEN: Case = ("schotten_totten", {"expert": False, "first_seat": 0, "rounds": 1, "tactics": False}, 2)
HIGHLAND_CLANS: Case = ("highland_clans", {"first_seat": 0, "raid_refill": "hand"}, 3)
GAME = random_game(*SCHOTTEN_TOTTEN, seed=1)
LOG = GAME.decisions
LAST = LOG[-1]
GUEST, OPEN, PLAYER = Seat("human"), Seat("open"), "b" * 20
INVITED = Seat("open", PLAYER, reserved=True)
ENDED = GameEnded(Outcome("abandoned", (), (0, 0)), GAME.secret.hex())


def seal_log(decisions: list[Decision], secret: bytes = GAME.secret) -> bytes:
    """Return an archive of decisions, numbered and sealed again."""
    entries: list[Entry] = []
    for version, decision in enumerate(decisions, start=1):
        numbered = replace(decision, version=version)
        entries.append(seal(numbered, entries[-1].chain if entries else decision.game, secret))
    return b"".join(map(write, entries))


def find_failure(decisions: list[Decision], secret: bytes = GAME.secret) -> tuple[str, int | None] | None:
    """Seal decisions. Return the first failed proof and its version, or None if all pass."""
    audit = examine(seal_log(decisions, secret)).audit
    failed = min((proof for proof in audit.proofs if proof.version), key=lambda proof: proof.version or 0, default=None)
    assert audit.proven == (failed is None), audit
    assert all(proof.checked < proof.version for proof in audit.proofs if proof.version), "it got no further"
    return (failed.name, failed.version) if failed else None


def by_the_service(*events: Event, by: int | None = None) -> Decision:
    """Return a decision without a move."""
    return replace(LAST, by=by, move=None, draws=(), events=events)


def of_ai(log: list[Decision], ai: Ai | None) -> list[Decision]:
    """Return a log in which an AI has seat 0, and has decided there."""
    seated = opening(Seat("ai", None, "greedy"), GUEST)
    return [seated, *(replace(decision, ai=ai if decision.by == 0 and decision.move else None) for decision in log[1:])]


def opening(*seats: Seat, **changes: object) -> Decision:
    """Return the opening decision with other seats or fields."""
    (event,) = LOG[0].events
    return replace(LOG[0], events=(replace(event, **({"seats": seats} if seats else {}), **changes),))


def test_decisions_after_the_end_are_found() -> None:
    """The archive of a finished game reveals its secret, so its owner could append another end or a leaving player."""
    assert find_failure(LOG) is None
    resigned = GameEnded(Outcome("resigned", (1,), (0, 0)), GAME.secret.hex())
    assert isinstance(LAST.events[-1], GameEnded)
    abandoned = replace(ENDED, outcome=replace(LAST.events[-1].outcome, reason="abandoned", winners=()))
    for more in (by_the_service(abandoned), by_the_service(SeatLeft(0, GUEST), resigned, by=0), LAST):
        assert find_failure([*LOG, more]) == ("rules", len(LOG) + 1)


@pytest.mark.parametrize(
    ("opening", "found"),
    [
        (opening(GUEST, GUEST, OPEN), ("rules", 1)),
        (opening(GUEST), ("rules", 1)),
        (opening(options=SCHOTTEN_TOTTEN[1] | {"rounds": 100}), ("rules", 1)),
        (opening(commitment="0" * 64), ("chain", 1)),
    ],
    ids=["three", "one", "option", "commitment"],
)
def test_an_inconsistent_opening_is_found(opening: Decision, found: tuple[str, int]) -> None:
    """The number of seats must fit the game, the options its schema, and the commitment its secret."""
    assert find_failure([opening, *LOG[1:]]) == found


@pytest.mark.parametrize("secret", ["", "zz"])
def test_an_invalid_revealed_secret_is_found(secret: str) -> None:
    """Without a revealed secret moves and draws are not checked, and their proofs have not passed."""
    assert isinstance(LAST.events[-1], GameEnded)
    last = replace(LAST, events=(*LAST.events[:-1], replace(LAST.events[-1], secret=secret)))
    assert find_failure([*LOG[:-1], last]) == ("chain", len(LOG))
    fold, *others = examine(seal_log([*LOG[:-1], last])).audit.proofs[1:4]
    assert fold.status == "passed"
    assert [(proof.status, proof.checked, proof.version) for proof in others] == [("failed", 0, len(LOG))] * 2


def test_leaving_another_seat_is_found() -> None:
    """Only a seat itself can decide to leave, and the outcome must say that it left."""
    resigned = GameEnded(Outcome("resigned", (1,), (0, 0), left=(0,)), GAME.secret.hex())
    for by, found in ((0, None), (1, ("rules", 6)), (None, ("rules", 6))):
        assert find_failure([*LOG[:5], by_the_service(SeatLeft(0, GUEST), resigned, by=by)]) == found
    unnamed = replace(resigned, outcome=replace(resigned.outcome, left=()))
    assert find_failure([*LOG[:5], by_the_service(SeatLeft(0, GUEST), unnamed, by=0)]) == ("rules", 6)
    left = by_the_service(SeatLeft(0, Seat("ai", None, "greedy")), resigned, by=0)
    assert find_failure([opening(Seat("ai", None, "greedy"), GUEST), LOG[1], left]) == ("rules", 3), "an AI leaves"


def test_an_ai_seat_must_be_played_at_its_level_or_by_the_last_resort() -> None:
    """The last resort moves after three failures of the level."""
    for level, found in (("greedy", None), ("random", None), ("genius", ("rules", 3)), (None, ("rules", 3))):
        assert find_failure(of_ai(LOG, Ai(level, 1, 1, "seed") if level else None)) == found, level


@pytest.mark.parametrize(
    "wrong",
    [{"parent": "a" * 20}, {"seats": (GUEST,)}, {"seats": (GUEST,) * 3}, {"seats": (GUEST, Seat("human", "Ann"))}],
    ids=str,
)
def test_a_fork_must_continue_its_parent_with_the_same_number_of_seats(wrong: dict[str, object]) -> None:
    """Its first decision names its parent, and its seats are valid for a new game."""
    fork = fork_of(GAME, 12, seed=4)
    own = fork.decisions
    for changes, found in (({}, None), (wrong, ("rules", 13))):
        fork.decisions = [replace(own[0], events=(replace(own[0].events[0], **changes),)), *own[1:]]
        failed = examine(b"".join(map(write, fork.entries()))).audit.proofs[2]
        assert ((failed.name, failed.version) if failed.version else None) == found


def test_a_fork_must_commit_to_its_own_secret() -> None:
    """Like a new game, so that its chance cannot be chosen afterwards."""
    fork = fork_of(GAME, 12, seed=4)
    first = fork.decisions[0]
    fork.decisions[0] = replace(first, events=(replace(first.events[0], commitment="0" * 64),))
    failed = examine(b"".join(map(write, fork.entries()))).audit.first_failure
    assert failed
    assert (failed.name, failed.version) == ("chain", 13)


def test_a_second_opening_is_found() -> None:
    """Options and seats cannot change during a game."""
    again = replace(opening(OPEN, GUEST), at=LOG[4].at)
    assert find_failure([*LOG[:5], again, *LOG[5:]]) == ("rules", 6)


@pytest.mark.parametrize("among", [0, -42])
def test_a_draw_from_an_empty_range_is_found(among: int) -> None:
    """It is reported and does not stop the audit."""
    drawn = replace(LOG[DRAWN], draws=((among, 0),))
    assert find_failure([*LOG[:DRAWN], drawn, *LOG[DRAWN + 1 :]]) == ("rules", DRAWN + 1)


def test_an_invalid_time_is_found() -> None:
    """It would sort after every other, and the end of the game would be unknown."""
    for at in ("zzz", "", "9999", "2999-02-30T09:00:01.250Z", "2999-01-01T09:00:01.250", "2999-01-01T09:00:01Z"):
        assert find_failure([*LOG[:-1], replace(LAST, at=at)]) == ("fold", len(LOG)), at
    assert find_failure([*LOG[:-1], replace(LAST, at="2999-01-01T09:00:01.250Z")]) is None


@pytest.mark.parametrize("game", ["hello", "a/b", "x}{y", "A" * 20, "a" * 20 + "\n", ""])
def test_an_invalid_game_id_is_found(game: str) -> None:
    """Such a game could be imported but never be requested or deleted."""
    assert find_failure([replace(LOG[0], game=game), *LOG[1:]]) == ("chain", 1)
    assert find_failure([replace(LOG[0], game="a" * 20), *LOG[1:]]) is None
    assert find_failure([replace(decision, game="a" * 20) for decision in LOG]) == ("rules", 2)  # it is named once


@pytest.mark.parametrize("ruleset", ["table", "fold", "lobby", "highland_clans.state", "../fold", "\0", "chess"])
def test_an_unknown_ruleset_is_found(ruleset: str) -> None:
    """Other modules next to the games are not rulesets."""
    assert find_failure([opening(ruleset=ruleset), *LOG[1:]]) == ("fold", 2)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_ai_details_are_allowed_in_ai_decisions_only(version: int) -> None:
    """A level and a seed are invalid in decisions of the service or a human."""
    spoilt = replace(LOG[version - 1], ai=Ai("greedy", 1, 7, "seed"))
    assert find_failure([*LOG[: version - 1], spoilt, *LOG[version:]]) == ("rules", version)


@pytest.mark.parametrize(
    "seat",
    [
        *(Seat("human", player) for player in ("", "Ann", "A" * 20, PLAYER + "\n")),
        *(Seat("human", PLAYER, "greedy"), Seat("human", PLAYER, reserved=True)),
        *(Seat("human", None, "greedy"), Seat("human", reserved=True)),
        *(Seat("ai"), Seat("ai", None, "a" * 41), Seat("ai", PLAYER, "greedy")),
        Seat("ai", None, "greedy", reserved=True),
        *(Seat("open", PLAYER), Seat("open", "Ann", reserved=True), Seat("open", None, "greedy")),
    ],
    ids=str,
)
def test_a_seat_must_be_valid_for_the_api(seat: Seat) -> None:
    """It is held by a player, a guest or an AI, or open, as the API allows when opening a game."""
    waiting = opening(OPEN, seat)
    assert find_failure([waiting, by_the_service(ENDED)]) == ("rules", 1)
    for right in (GUEST, Seat("human", PLAYER), Seat("ai", None, "greedy"), OPEN, INVITED, Seat("open", reserved=True)):
        assert find_failure([opening(OPEN, right), by_the_service(ENDED)]) is None


@pytest.mark.parametrize("first", [INVITED, Seat("human", PLAYER)], ids=str)
def test_a_player_with_two_seats_is_found(first: Seat) -> None:
    """Reserved seats count, too."""
    assert find_failure([opening(first, Seat("human", PLAYER)), by_the_service(ENDED)]) == ("rules", 1)
    waiting = opening(Seat("human", PLAYER), OPEN)
    taken = by_the_service(SeatTaken(1, PLAYER), by=1)
    assert find_failure([waiting, taken, by_the_service(ENDED)]) == ("rules", 2)


@pytest.mark.parametrize(
    "taken",
    [
        *(SeatTaken(1), SeatTaken(-1), SeatTaken(0, "Eve"), SeatTaken(0, "")),
        *(SeatTaken(0, None, "C0FFEE"), SeatTaken(0, PLAYER, "ab\n"), SeatTaken(0, None, "0" * 65)),
    ],
    ids=str,
)
def test_taking_a_seat_other_than_the_lowest_open_one_is_found(taken: SeatTaken) -> None:
    """The seat is taken by a player's id or by a guest. A nonce has at most 64 lowercase hex digits."""
    log = [opening(OPEN, OPEN), by_the_service(taken, by=taken.seat), by_the_service(ENDED)]
    assert find_failure(log) == ("rules", 2)
    log[1] = by_the_service(SeatTaken(0), by=1)
    assert find_failure(log) == ("rules", 2)
    for nonce, player in (("c0ffee", None), ("0" * 64, PLAYER)):
        log[1] = by_the_service(SeatTaken(0, player, nonce), by=0)
        assert find_failure(log) is None


@pytest.mark.parametrize(
    ("event", "found"),
    [
        *((SeatTaken(0, PLAYER), None), (SeatTaken(1, "c" * 20), None), (SeatDeclined(0, PLAYER), None)),
        *((SeatTaken(0, "c" * 20), "rules"), (SeatTaken(0), "rules"), (SeatTaken(1, PLAYER), "rules")),
        *((SeatDeclined(0, "c" * 20), "rules"), (SeatDeclined(1, PLAYER), "rules")),
        *((SeatTaken(2), "fold"), (SeatTaken(99), "fold")),
    ],
    ids=str,
)
def test_a_reserved_seat_is_for_its_player(event: SeatTaken | SeatDeclined, found: str | None) -> None:
    """Its player takes or declines it. Others get the next open seat."""
    log = [opening(INVITED, OPEN), by_the_service(event, by=event.seat), by_the_service(ENDED)]
    assert find_failure(log) == ((found, 2) if found else None)


@pytest.mark.parametrize("to", [0, 1, 2, 99])
def test_an_undo_beyond_the_own_turn_is_found(to: int) -> None:
    """There is no such position to fold."""
    undone = by_the_service(Undone(LOG[4].by or 0, to), by=LOG[4].by)
    assert find_failure([*LOG[:5], undone, by_the_service(ENDED)]) == ("fold", 6)


def test_an_undo_by_an_ai_is_found() -> None:
    """Undo is for human mistakes."""
    place = next(place for place, decision in enumerate(LOG) if decision.by == 0 and not decision.draws)
    log = [*LOG[: place + 1], by_the_service(Undone(0, place), by=0), by_the_service(ENDED)]
    assert find_failure(log) is None
    assert find_failure(of_ai(log, Ai("greedy", 1, 1, "seed"))) == ("rules", place + 2)


@pytest.mark.parametrize("count", [-1, 68, 10**12])
def test_a_hand_larger_than_the_deck_is_found(count: int) -> None:
    """A view stores an item for each unknown card, so a billion would exhaust the memory."""

    def hide(kind: type[Event]) -> Callable[[Decision], Decision]:
        def change(decision: Decision) -> Decision:
            events = [replace(e, count=count, cards=None) if isinstance(e, kind) else e for e in decision.events]
            return replace(decision, events=tuple(events))

        return change

    clans = ((HIGHLAND_CLANS, CardsDrawn), (HIGHLAND_CLANS, CardsDiscarded))
    kinds: tuple[tuple[Case, type[Event]], ...] = ((SCHOTTEN_TOTTEN, HandDealt), *clans)
    for case, kind in kinds:
        game = random_game(*case, seed=2)
        first = next(d.version for d in game.decisions if any(isinstance(event, kind) for event in d.events))
        assert find_failure(list(map(hide(kind), game.decisions)), game.secret) == ("chain", first)


LINES = seal_log(LOG).splitlines(keepends=True)
DRAWN = next(place for place, decision in enumerate(LOG[2:], start=2) if decision.draws)
LOADED = replace(LOG[DRAWN], draws=tuple((k, (result + 1) % k) for k, result in LOG[DRAWN].draws or ()))


@pytest.mark.parametrize(
    ("archive", "words"),
    [
        (b"".join([*LINES[:6], LINES[6].replace(b'"at":"2', b'"at":"3'), *LINES[7:]]), "the digest of version 7"),
        (LINES[0].replace(b'{"chain":"', b'{"chain":"0') + b"".join(LINES[1:]), "the chain breaks at version 1"),
        (b"".join([*LINES[:6], *LINES[7:]]), "the digest of version 7"),
        (b"".join(LINES[:-1]), "the game has not ended"),
        (seal_log([opening(commitment="0" * 64), *LOG[1:]]), "at version 1 another secret was committed to"),
        (seal_log([replace(LOG[1], game=GAME.game), *LOG[2:]]), "no secret was committed to"),
        (seal_log([*LOG[:DRAWN], LOADED, *LOG[DRAWN + 1 :]]), f"the draws of version {DRAWN + 1}"),
        (seal_log([*LOG, by_the_service(ENDED)]), f"the game ended at version {len(LOG)}"),
    ],
    ids=["bytes", "chain", "missing", "unfinished", "commitment", "no commitment", "draw", "two ends"],
)
def test_the_standalone_script_finds_forgeries(archive: bytes, words: str, tmp_path: Path) -> None:
    """It prints a sentence and works with assertions disabled."""
    script, file = Path(__file__).parents[2] / "check_by_hand.py", tmp_path / "game.jsonl"
    file.write_bytes(archive)
    result = subprocess.run([sys.executable, "-I", "-O", script, file], capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.startswith(f"failed: {words}"), result.stderr
