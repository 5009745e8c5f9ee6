"""The proof of the choices, of a game of each ruleset at level CAIRN_LEVEL (`medium`); a cheating bot is caught.

Checked by one process and on all cores, whose processes have to start. The cheating bot is given the true state instead
of its view, and every choice that this changed must be found.
"""

import os
import time

from cairn.contract.playing import FACTS, Game, begin
from cairn.contract.thinking import choose_for, play_out
from cairn.events.chain import Entry
from cairn.events.decision import Ai, Move
from cairn.projections.decided import LAST_RESORT
from cairn.workers.choices import check, check_in_parallel

LEVEL = os.environ.get("CAIRN_LEVEL", "medium")
CORES = os.cpu_count() or 1


def main() -> None:
    """Play the games, and check them."""
    for ruleset in FACTS:
        entries = play_out(open_game(ruleset)).entries()
        times = [time.perf_counter()]
        for verdicts in (check(entries, range(1, len(entries) + 1)), check_in_parallel(entries, CORES)):
            statuses = [verdict.status for verdict in verdicts]
            times.append(time.perf_counter())
        alone, together = times[1] - times[0], times[2] - times[1]
        print(f"  {ruleset}: {statuses.count('passed')} of {len(statuses)} choices passed")
        print(f"    in {alone:.1f} s by one process, in {together:.1f} s on {CORES} cores")
        entries, peeked = play_peeking(ruleset)
        caught = [each.version for each in check(entries, range(1, len(entries) + 1)) if each.status == "failed"]
        print(f"    peeking changed {len(peeked)} choices, and {'these' if caught == peeked else caught} were found")


def play_peeking(ruleset: str) -> tuple[list[Entry], list[int]]:
    """Play a game whose bots see everything; return its log, and the versions at which this changed their choices."""
    peeked = []

    def peek(game: Game, move: Move, ai: Ai) -> tuple[Move, Ai]:
        choice, _ = choose_for(game.position, game.waited_for, ai.seed or "")
        if choice != move:
            peeked.append(game.position.version + 1)
        return choice, ai

    return play_out(open_game(ruleset), cheat=peek).entries(), peeked


def open_game(ruleset: str) -> Game:
    """Open a game with the level on seat 0, and the last resort on the others."""
    options, seats = FACTS[ruleset].options[0]
    return begin(ruleset, options, seats, 1, [LEVEL, *[LAST_RESORT] * (seats - 1)])
