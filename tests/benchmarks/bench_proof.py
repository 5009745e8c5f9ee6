"""A claim proof against an empty side, and against one card. Asked: under 50 µs at the median."""

import random
import time
from statistics import median

from house import percentile

from events.schotten_totten import CARDS
from service.rules.schotten_totten.formations import refutation

PROOFS = 20_000


def main() -> None:
    """Time proofs of random sides, with 40 cards unseen."""
    source = random.Random(7)
    for name, held in (("an empty side", 0), ("one card", 1)):
        times = []
        for _ in range(PROOFS):
            cards = source.sample(CARDS, 43 + held)
            mine, theirs, unseen = cards[:3], cards[3 : 3 + held], set(cards[3 + held :])
            start = time.perf_counter()
            refutation(mine, theirs, unseen)
            times.append((time.perf_counter() - start) * 1e6)
        print(f"  against {name}: median {median(times):.1f} µs, p99 {percentile(times, 0.99):.1f} µs")
