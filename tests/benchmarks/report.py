"""The results of loads, as a table and as ratios."""

from collections.abc import Mapping, Sequence
from statistics import median

from clients import Load
from shared import percentile

Loads = Mapping[tuple[int, int, str], Sequence[Load]]
"""The loads of all rounds, by number of clients, number of processes, and side."""

BOTH = ("api", "redis")
COLUMNS = ("clients", "processes", "side", "moves/s", "p50", "p99", "API", "Redis", "both", "clients'")


def print_table(loads: Loads) -> None:
    """Print a line for each case: moves a second, milliseconds, microseconds of processor time a move by part."""
    print("  ms a move, and µs of processor time a move by part; the clients' own are not counted")
    print("  {:>7} {:>9} {:<9} {:>7} {:>6} {:>6} {:>6} {:>6} {:>6} {:>8}".format(*COLUMNS))
    for (clients, processes, side), rounds in loads.items():
        parts = (micros(rounds, *part) for part in (("api",), ("redis",), ("api", "redis"), ("clients",)))
        print(f"  {clients:>7} {processes:>9} {side:<9} {rate(rounds):>7,.0f} {millis(rounds, 0.5):>6.2f}", end=" ")
        print(f"{millis(rounds, 0.99):>6.1f}", *(f"{part:>6.0f}" for part in parts))


def print_ratios(loads: Loads) -> None:
    """Print the ratios of this tree's processor time to the others', the bars, and the gain of two processes."""
    counts, processes = sorted({case[0] for case in loads}), sorted({case[1] for case in loads})
    print("  this tree's processor time a move, the median of the rounds' ratios (and their quartiles)")
    print(f"  {'':<24}", *(f"{clients:>18} clients" for clients in counts))
    for number in processes:
        for other in ("base", "floor"):
            cells = [ratio(loads[clients, number, "this tree"], loads[clients, number, other]) for clients in counts]
            print(f"  / {other + ',':<7}{number} process(es)", *(f"{cell:>26}" for cell in cells))
    for clients, most in ((1, 1.15), (16, 1.0), (64, 1.0)):
        ours, theirs = loads[clients, 1, "this tree"], loads[clients, 1, "base"]
        bar(f"{clients} client(s), processor time, times the base's", median(ratios(ours, theirs)), most)
        p99 = [millis([one], 0.99) / millis([other], 0.99) for one, other in zip(ours, theirs, strict=True)]
        bar(f"{clients} client(s), p99, times the base's", median(p99), 1.0)
    for clients in (16, 64):
        for side in ("floor", "base", "this tree"):
            one, two = loads[clients, 1, side], loads[clients, 2, side]
            print(f"  two processes / one, {clients} clients, {side}", end=": ")
            print(f"moves/s {rate(two) / rate(one):.2f}, p99 {millis(two, 0.99) / millis(one, 0.99):.2f}")


def micros(rounds: Sequence[Load], *parts: str) -> float:
    """Return the microseconds of processor time per response, in some parts: the median of the rounds."""
    return median(_micros(load, parts) for load in rounds)


def millis(rounds: Sequence[Load], share: float) -> float:
    """Return the milliseconds within which that share of the responses came: the median of the rounds."""
    return 1e3 * median(percentile(load.times, share) for load in rounds)


def rate(rounds: Sequence[Load]) -> float:
    """Return the responses per second, the median of the rounds."""
    return median(load.together / load.seconds for load in rounds)


def ratio(ours: Sequence[Load], theirs: Sequence[Load]) -> str:
    """Return the quartiles over all rounds of the ratio of processor time per response, the median first."""
    each = ratios(ours, theirs)
    return f"{median(each):.2f} ({percentile(each, 0.25):.2f} to {percentile(each, 0.75):.2f})"


def ratios(ours: Sequence[Load], theirs: Sequence[Load]) -> list[float]:
    """Return the same of each round."""
    return [_micros(a, BOTH) / _micros(b, BOTH) for a, b in zip(ours, theirs, strict=True)]


def _micros(load: Load, parts: Sequence[str]) -> float:
    return 1e6 * sum(load.spent[part] for part in parts) / len(load.times)


def bar(what: str, figure: float, most: float) -> None:
    """Print a figure, and whether it meets its bar."""
    print(f"  {what}: {figure:.2f}; asked {most:g}: {'holds' if figure <= most else 'DOES NOT HOLD'}", flush=True)
