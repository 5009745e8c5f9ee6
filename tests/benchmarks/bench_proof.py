"""The claim proof on random positions: median and worst, in processor time, with the collector off."""

import gc
import random
import time
from itertools import product
from statistics import median

from cairn.events.schotten_totten.pieces import CARDS, WILD
from cairn.service.rules.schotten_totten.formations import Requirement, refutation

POSITIONS = 5000


def main() -> None:
    """Time the proof on random positions: with and without elite troops, for each requirement of a stone."""
    gc.disable()
    for need, totals_only, troops in product((3, 4), (False, True), (False, True)):
        source, spent = random.Random(1), []
        for _ in range(POSITIONS):
            cards = source.sample(CARDS, 54)
            mine, theirs = cards[:need], cards[need : need + source.randint(0, need - 1)]
            if troops:
                mine[0] = source.choice(sorted(WILD))
                theirs = [*source.sample(sorted(WILD), source.randint(0, min(3, len(theirs)))), *theirs][: len(theirs)]
            unseen = set(cards[need * 2 :][: source.randint(2, 46)])
            start = time.process_time()
            refutation(mine, theirs, unseen, Requirement(need, totals_only))
            spent.append(1e6 * (time.process_time() - start))
        kind = f"{need} cards{', totals only' * totals_only}{', elite troops' * troops}"
        print(f"  {kind}: median {median(spent):.1f} µs, worst {max(spent):.0f} µs")
    gc.enable()
