"""Round robin of two: the Berger tables (FIDE Handbook, C.05, annex 1)."""

from collections.abc import Sequence


def rounds_of(players: int) -> int:
    """Return the number of rounds in which all pairs meet once."""
    return players - 1 + players % 2


def pairs_of(players: int, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round, from 1, of players counted from 0; the starting player is first.

    With an odd number of players, one is paired with the number after the last player. After all pairs have met, the
    rounds repeat with the other player starting.
    """
    even = players + players % 2
    leg, turn = divmod(number - 1, even - 1)
    around, last = even - 1, even - 1
    pivot = turn * (even // 2) % around
    pairs = [(pivot, last) if turn % 2 == 0 else (last, pivot)]
    pairs += [((pivot + step) % around, (pivot - step) % around) for step in range(1, even // 2)]
    return [(second, first) for first, second in pairs] if leg % 2 else pairs


def round_of(players: Sequence[int], number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs of a round of these players, and the players with a bye."""
    pairs, byes = list[tuple[int, int]](), list[int]()
    for first, second in pairs_of(len(players), number):
        if max(first, second) == len(players):
            byes.append(players[min(first, second)])
        else:
            pairs.append((players[first], players[second]))
    return pairs, byes
