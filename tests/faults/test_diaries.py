"""The soak's own checks: a correct diary has no findings, and each possible error is found."""

from collections.abc import Callable
from typing import Any

import pytest
from faults.diaries import check_diary, longest_silence

GAME, MOVES = "g" * 20, 3


def write_diary() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the diary of a bot that plays seat 0 and leaves at its last turn, and the log of its game."""
    log: list[dict[str, Any]] = [{"chain": "c1", "decision": {"events": []}}]
    diary: list[dict[str, Any]] = [{"did": "opened", "seats": [0]}]
    diary.append({"did": "saw all", "version": 1, "status": "running"})
    for version in range(2, 2 + 2 * MOVES):
        chain, move = f"c{version}", {"card": version}
        log.append({"chain": chain, "decision": {"by": version % 2, "move": move}})
        if version % 2 == 0:
            place = {"seat": 0, "version": version - 1}
            diary += [{"did": "turn", **place}, {"did": "sends", "move": move, **place}]
            diary.append({"did": "played", "decisions": [[version, chain]], **place})
        diary += [{"did": "saw", "version": version, "chain": chain}, {"did": "heard", "version": version}]
    last = len(log) + 1
    log.append({"chain": f"c{last}", "decision": {"by": 0}})
    diary += [{"did": "turn", "seat": 0, "version": last - 1}, {"did": "saw", "version": last, "chain": f"c{last}"}]
    diary += [{"did": "heard", "version": last}, {"did": "saw all", "version": last, "status": "finished"}]
    return [{"at": float(at), "game": GAME, **line} for at, line in enumerate([*diary, {"did": "done"}])], log


def test_a_correct_diary_has_no_findings() -> None:
    """A diary that matches the log has no findings."""
    diary, log = write_diary()
    assert not any(check_diary("bot", diary, {GAME: log}).values())


def without(did: str, place: int = 1) -> Callable[[list[dict[str, Any]]], None]:
    """Return a function that removes a line of a kind from a diary."""
    return lambda diary: diary.remove([line for line in diary if line["did"] == did][place])


def twice(did: str, place: int = 1) -> Callable[[list[dict[str, Any]]], None]:
    """Return a function that repeats a line of a kind at the end of a diary."""
    return lambda diary: diary.append([line for line in diary if line["did"] == did][place])


def change_first(did: str, /, **members: Any) -> Callable[[list[dict[str, Any]]], None]:
    """Return a function that changes the first line of a kind."""
    return lambda diary: next(line for line in diary if line["did"] == did).update(members)


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("dead", change_first("done", did="died", words="an error")),
        ("dead", without("done", 0)),
        ("turn", without("turn")),
        ("turn", twice("turn")),
        ("move", without("played")),
        ("move", twice("played")),
        ("move", change_first("played", decisions=[[2, "other"]])),
        ("other move", without("sends")),
        ("other move", change_first("sends", move={"card": 9})),
        ("spectator", without("saw")),
        ("spectator", twice("saw")),
        ("spectator", change_first("saw", chain="other")),
        ("spectator", without("saw all", 1)),
        ("feed", without("heard")),
        ("feed", twice("heard")),
    ],
)
def test_each_error_in_a_diary_is_found(kind: str, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """It has findings of its kind."""
    diary, log = write_diary()
    change(diary)
    assert check_diary("bot", diary, {GAME: log})[kind]


def test_a_move_that_left_the_log_is_found() -> None:
    """Whether or not another bot's move has taken its place."""
    diary, log = write_diary()
    assert check_diary("bot", diary, {GAME: log[:5]})["move"]
    log[3] = {"chain": "other", "decision": {"by": 0, "move": {"card": 4}}}
    assert check_diary("bot", diary, {GAME: log})["move"]


def test_silence_does_not_include_outages() -> None:
    """Only the seconds in which the service was there count, in part if an outage began or ended within them."""
    lines = [{"at": at} for at in (0.0, 5.0, 30.0, 31.0)]
    assert longest_silence(lines, []) == 25
    assert longest_silence(lines, [(3.0, 8.0), (20.0, 29.0)]) == 13
    assert longest_silence(lines[:1], []) == 0
