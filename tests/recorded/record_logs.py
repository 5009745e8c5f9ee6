"""Record logs of each version of rules, formats and levels: `PYTHONPATH=tests python tests/recorded/record_logs.py`.

Each log that is missing in `logs/` is played with the code of its version, from a fixed seed, and stays for ever: it
must replay and be proven by every later version. The sample of the choices of each game is drawn again, as older
levels must choose otherwise there than the newest. With `--folds` the expected folds of all logs are written again, for
a state that has another form; the logs stay as they are.
"""

import argparse
import json
import lzma
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any

from helpers import stored_logs
from helpers.played_series import SECRET, Play, draft_series, player
from helpers.stored_logs import FORMATS, RESULTS, archive_of, decisions_in, entries_of, folds_of, path_of

from cairn.contract.playing import Game, begin
from cairn.contract.thinking import Thinking
from cairn.contract.versions import unproven, versions_are, would_differ
from cairn.events import archive
from cairn.events.chain import Entry, seal
from cairn.events.chance import ai_seed
from cairn.events.decision import Ai
from cairn.events.table import GameOpened, Seat
from cairn.service.deciding import deciders, formats, series
from cairn.service.rules import GAMES, rules_of
from cairn.workers.choices import Choice, walk
from cairn.workers.search import policies
from cairn.workers.search.levels import level_of

Versions = Sequence[tuple[str, int]]
"""By seat, a level and its version."""
GAMES_OF: dict[str, tuple[str, int, dict[str, Any], Versions]] = {
    "glen_more_1": ("glen_more", 1, {}, [("greedy", 1), ("random", 1)]),
    "glen_more_1_hard_1": ("glen_more", 1, {}, [("hard", 1), ("random", 1)]),
    "glen_more_2": ("glen_more", 2, {}, [("greedy", 1), ("random", 1)]),
    "glen_more_2_levels": ("glen_more", 2, {}, [("hard", 2), ("medium", 1), ("easy", 1)]),
    "glen_more_2_expert": ("glen_more", 2, {}, [("expert", 1), ("random", 1)]),
    "glen_more_2_expert_2": ("glen_more", 2, {}, [("expert", 2), ("random", 1)]),
    "glen_more_2_expert_3": ("glen_more", 2, {}, [("expert", 3), ("random", 1)]),
    "highland_clans_1_hard_1": ("highland_clans", 1, {"raid_refill": "drawn"}, [("hard", 1), *[("random", 1)] * 2]),
    "highland_clans_1": ("highland_clans", 1, {}, [("hard", 2), ("medium", 1), ("easy", 1), ("greedy", 1)]),
    "highland_clans_1_expert": ("highland_clans", 1, {}, [("expert", 1), *[("random", 1)] * 2]),
    "highland_clans_1_expert_2": ("highland_clans", 1, {}, [("expert", 2), *[("random", 1)] * 2]),
    "schotten_totten_1_hard": ("schotten_totten", 1, {"tactics": True}, [("hard", 2), ("medium", 2)]),
    "schotten_totten_1_easy": ("schotten_totten", 1, {"expert": True}, [("easy", 1), ("greedy", 1)]),
    "schotten_totten_1_expert": ("schotten_totten", 1, {}, [("expert", 1), ("random", 1)]),
    "schotten_totten_1_expert_2": ("schotten_totten", 1, {}, [("expert", 2), ("random", 1)]),
    "glen_more_2_weak": ("glen_more", 2, {}, [("beginner", 1), ("casual", 1)]),
    "highland_clans_1_weak": ("highland_clans", 1, {}, [("beginner", 1), ("casual", 1), ("random", 1)]),
    "schotten_totten_1_weak": ("schotten_totten", 1, {}, [("beginner", 1), ("casual", 1)]),
    "schotten_totten_1_random": ("schotten_totten", 1, {"rounds": 2, "tactics": True}, [("random", 1), ("random", 1)]),
}
"""By name: the ruleset, the version of its rules, its options, and its seats."""
PLACES = 7
"""The number of participants of a series when it begins: with byes in every format."""


def play_game(name: str) -> list[Entry]:
    """Play games until one meets every branch that its versions have: other rules, and other levels, differ in it."""
    for seed in count(1):
        game = play_once(name, seed)
        if meets_branches(name, game.entries()):
            return game.entries()
    raise AssertionError("seeds do not end")


def play_once(name: str, seed: int) -> Game:
    """Play a game in which each seat's level chooses as its version does."""
    ruleset, version, more, levels = GAMES_OF[name]
    options = {**stored_logs.defaults(ruleset), **more}
    game = begin(
        ruleset, options, len(levels), seed, [level for level, _ in levels], by=GAMES[ruleset].versions[version]
    )
    thinking = Thinking(game)
    while not game.over:
        seat = game.waited_for
        view, (level, version) = thinking.view(seat), levels[seat]
        here = level_of(ruleset, level, version)
        assert here
        secret = ai_seed(game.secret, game.position.version + 1, view.table.seed_nonces)
        move = policies.choose(here, rules_of(view), view.state, seat, secret)
        deciders.play(game, seat, [move], Ai(level, version, here.budget, secret))
    return game


def meets_branches(name: str, entries: Sequence[Entry]) -> bool:
    """Return whether other versions would differ: of the rules in a log named after their version, else of levels."""
    opened = stored_logs.opening_of(entries)
    if name == f"{opened.ruleset}_{opened.rules_version}":
        others = [rules for version, rules in GAMES[opened.ruleset].versions.items() if version != opened.rules_version]
        return all(would_differ(entries, rules) for rules in others)
    return chosen_in(entries) is not None


def chosen_in(entries: Sequence[Entry]) -> list[int] | None:
    """Return a version for each level and version that decided; None if an older level never chose otherwise.

    It is the first with a choice: for an older level, the first that the newest version would decide otherwise.
    """
    found = dict[tuple[str, int], int | None]()
    for choice in walk(entries, range(1, len(entries) + 1)):
        assert isinstance(choice, Choice)
        ai = choice.ai
        key = ai.level, ai.version
        if found.get(key) is None:
            found[key] = choice.version if is_a_sample(choice) else None
    if None in found.values():
        return None
    return sorted(version for version in found.values() if version)


def is_a_sample(choice: Choice) -> bool:
    """Return whether a choice is among several moves, and the newest version, if it is another, makes another one."""
    rules, state, seat, ai = rules_of(choice.view), choice.view.state, choice.seat, choice.ai
    assert seat is not None
    assert choice.seed
    newest = level_of(rules.ruleset, ai.level)
    assert newest
    if len(rules.legal_moves(state, seat)) < 2:
        return False
    is_newest = newest == level_of(rules.ruleset, ai.level, ai.version)
    return is_newest or policies.choose(newest, rules, state, seat, choice.seed) != choice.move


def play_series(name: str, version: int) -> list[Entry]:
    """Play a series of a format with byes, draws and absent players, after openings of which one is missing. In a Swiss
    series one rests for half a point, and one enters late."""
    draft = draft_series(name, PLACES + 1, formats_version=version, organiser=player(PLACES + 2), open_within=60)  # type: ignore[arg-type]  # a format
    nonces = [sha256(bytes([place])).hexdigest() for place in range(PLACES + 1)]
    for place, nonce in enumerate(nonces):
        series.join(draft, Seat("human", player(place)), "", sha256(bytes.fromhex(nonce)).hexdigest())
        series.advance(draft)
    for place in range(PLACES):
        series.open_nonce(draft, place, nonces[place])
    played = Play(draft, 5, absent=0.1)
    played.later(60)
    series.advance(draft)
    if name == "swiss":
        series.rest(draft, 0)
        series.join(draft, Seat("human", player(PLACES + 1)))
    entries = list[Entry]()
    for decision in played.to_its_end().decisions:
        entries.append(seal(decision, entries[-1].chain if entries else stored_logs.LOG, SECRET))
    return entries


def missing() -> Iterator[tuple[str, Callable[[], list[Entry]]]]:
    """Yield the name of each log that is not recorded, and a function that plays it."""
    wanted: dict[str, Callable[[], list[Entry]]] = {name: partial(play_game, name) for name in GAMES_OF}
    for name in FORMATS:
        wanted[f"{name}_{formats.VERSION}"] = partial(play_series, name, formats.VERSION)
    yield from ((name, play) for name, play in wanted.items() if not path_of(name).exists())


def expect(name: str, before: dict[str, Any]) -> dict[str, Any]:
    """Return the expectations of a log: its versions, the sample of its choices, its result, and its folds."""
    entries = entries_of(name)
    outcome = stored_logs.fold_of(entries).table.outcome
    assert outcome
    return {
        "branch": branch_of(entries),
        "chosen": before["chosen"] if before else chosen_in(entries),
        "folds": " ".join(folds_of(entries)),
        "points": [*outcome.points],
        "reason": outcome.reason,
        "version": len(entries),
        "winners": [*outcome.winners],
    }


def branch_of(entries: Sequence[Entry]) -> int | None:
    """Return the first version that another version of the rules decides otherwise; None if there is none."""
    if not isinstance(decisions_in(entries)[0].events[0], GameOpened):
        return None
    opened, found = stored_logs.opening_of(entries), list[int]()
    for version, rules in GAMES[opened.ruleset].versions.items():
        if version != opened.rules_version:
            with versions_are(opened.ruleset, {opened.rules_version: rules}):
                proof = unproven(entries)
            found += [proof.version] if proof and proof.version else []
    return min(found, default=None)


def main() -> None:
    """Record what is missing."""
    parser = argparse.ArgumentParser(description="Record a log of each version of rules, formats and levels.")
    parser.add_argument("--folds", action="store_true", help="write the expected folds of all logs again")
    arguments = parser.parse_args()
    known = dict(stored_logs.results())
    for name, play in missing():
        lines = b"".join(map(archive.write, play()))
        path_of(name).write_bytes(lzma.compress(lines, preset=9))
        known[name] = expect(name, {})
        print(f"{name}: {len(decisions_in(entries_of(name)))} decisions, {len(archive_of(name))} bytes", flush=True)
    for name in GAMES_OF:
        known[name]["chosen"] = chosen_in(entries_of(name))
    if arguments.folds:
        known = {name: expect(name, before) for name, before in known.items()}
    RESULTS.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
