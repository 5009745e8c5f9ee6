"""Comparison of bots' diaries with the logs: each bot lived, and had each turn, move and message once."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from faults.checks import Findings, merge

Line = Mapping[str, Any]
Span = tuple[float, float]
"""The times between which the service was away."""


def check_diary(name: str, lines: Sequence[Line], logs: Mapping[str, Sequence[Line]]) -> Findings:
    """Compare a diary with the logs of its games, which are the lines of their archives."""
    found: Findings = {"dead": [f"{name}: {line['words']}" for line in lines if line["did"] == "died"]}
    if not any(line["did"] == "done" for line in lines):
        found["dead"].append(f"{name} has not ended: {lines[-1:]}")
    for opened in [line for line in lines if line["did"] == "opened"]:
        game = opened["game"]
        of_game = [line for line in lines if line["game"] == game]
        merge(found, _check_game(f"{name}, {game}", opened["seats"], of_game, logs[game]))
    return found


def _check_game(words: str, seats: Sequence[int], lines: Sequence[Line], log: Sequence[Line]) -> Findings:
    def find_lines(did: str) -> list[Line]:
        return [line for line in lines if line["did"] == did]

    chains, decisions = [entry["chain"] for entry in log], [entry["decision"] for entry in log]
    mine = {version: each for version, each in enumerate(decisions, 1) if each.get("by") in seats}
    turns = [(each["by"], version - 1) for version, each in mine.items()]
    logged = [(version, chains[version - 1]) for version, each in mine.items() if "move" in each]
    moves = [(each["by"], version - 1, each["move"]) for version, each in mine.items() if "move" in each]
    played = [(version, chain) for line in find_lines("played") for version, chain in line["decisions"]]
    found = {
        "turn": _differences(turns, [(line["seat"], line["version"]) for line in find_lines("turn")]),
        "move": _differences(logged, played),
        "other move": _differences(
            moves, [(line["seat"], line["version"], line["move"]) for line in find_lines("sends")]
        ),
    }
    first = next((line["version"] for line in find_lines("saw all")), 0)
    seen = [(line["version"], line["chain"]) for line in find_lines("saw")]
    found["spectator"] = _differences([*enumerate(chains, 1)][first:], seen)
    if [line["status"] for line in find_lines("saw all")][-1:] != ["finished"]:
        found["spectator"].append("the stream did not show the end")
    if heard := [line["version"] for line in find_lines("heard")]:
        found["feed"] = _differences([*range(heard[0], len(log) + 1)], heard)
    return {kind: [f"{words}: {each}" for each in differences] for kind, differences in found.items()}


def _differences(log: Sequence[Any], diary: Sequence[Any]) -> list[str]:
    """Return what one of them lacks, what is there twice, and a wrong order."""
    if [*log] == [*diary]:
        return []
    lost, more = [each for each in log if each not in diary], [each for each in diary if each not in log]
    twice = [each for place, each in enumerate(diary) if each in diary[:place]]
    return [f"only in the log {lost}, only in the diary {more}, twice {twice}, or in another order"]


def longest_silence(lines: Sequence[Line], away: Iterable[Span]) -> float:
    """Return the longest time in seconds between two lines, without the time for which the service was away."""
    spans = [*away]
    return max(
        (
            until - since - sum(max(0.0, min(until, back) - max(since, gone)) for gone, back in spans)
            for since, until in pairwise(line["at"] for line in lines)
        ),
        default=0.0,
    )
