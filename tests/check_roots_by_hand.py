"""Check the log of roots by hand: `python tests/check_roots_by_hand.py answer.json [kept.json]`. Nothing but SHA-256.

The first file is what `GET /v1/transparency?game=…&since=…` answers; the second is an older answer that was stored,
whose `size` was asked for by `since`. What is proven, by Merkle trees as RFC 9162 has them: that the game is in a
segment, the segment in the log, and that the log goes on from the one that was kept. The service signs the root and the
number of leaves together; signatures are not checked here.
"""

import hashlib
import json
import sys
from typing import Any


def leaf(value: Any) -> bytes:
    """Return the hash of a leaf, which is canonical JSON: a zero byte comes first."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(b"\0" + text.encode()).digest()


def node(left: bytes, right: bytes) -> bytes:
    """Return the hash of what is above two hashes: a one byte comes first."""
    return hashlib.sha256(b"\1" + left + right).digest()


def must(be: bool, words: str) -> None:
    """Stop with these words if something is not as it must be; unlike an assertion, it is never left out."""
    if not be:
        sys.exit(f"failed: {words}")


def split(size: int) -> int:
    """Return how many of some leaves are in the left half: the largest power of two that is smaller."""
    return 2 ** ((size - 1).bit_length() - 1)


def climb(found: bytes, place: int, size: int, path: list[bytes]) -> bytes:
    """Return the root of a tree from a leaf, its place, the count of leaves, and the hashes of its path."""
    must(0 <= place < size and bool(path) == (size > 1), "an inclusion proof has not the right length")
    if size == 1:
        return found
    left = split(size)
    if place < left:
        return node(climb(found, place, left, path[:-1]), path[-1])
    return node(path[-1], climb(found, place - left, size - left, path[:-1]))


def climb_both(kept: bytes | None, before: int, size: int, path: list[bytes]) -> tuple[bytes, bytes]:
    """Return two roots by one proof, of the first `before` leaves and of all; `kept` is the first where they begin."""
    must(0 < before <= size, "the log has become shorter")
    if before == size:
        must(len(path) == (kept is None), "the consistency proof has not the right length")
        return (path[0], path[0]) if kept is None else (kept, kept)
    must(bool(path), "the consistency proof has not the right length")
    left = split(size)
    if before <= left:
        older, newer = climb_both(kept, before, left, path[:-1])
        return older, node(newer, path[-1])
    older, newer = climb_both(None, before - left, size - left, path[:-1])
    return node(path[-1], older), node(path[-1], newer)


def hashes(texts: list[str]) -> list[bytes]:
    """Return hashes of their hex digits."""
    return [bytes.fromhex(each) for each in texts]


def check(answer: Any, kept: Any = None) -> list[str]:
    """Return what is proven, in sentences; stop at what is not."""
    log, proven = answer["log"], list[str]()
    root = bytes.fromhex(log["root"])
    if proof := answer["inclusion"]:
        game = [proof["game"], proof["version"], proof["chain"]]
        found = climb(leaf(game), proof["place"], proof["games"], hashes(proof["path"]))
        must(found.hex() == proof["segment_root"], "the game is not in the segment")
        replaces = [proof["segment_replaces"]] if proof["segment_replaces"] else []
        segment = leaf([proof["segment"], proof["games"], proof["segment_root"], *replaces])
        found = climb(segment, proof["segment_place"], log["size"], hashes(proof["segment_path"]))
        must(found == root and proof["log"] == log, "the segment is not in the log")
        proven.append(f"game {proof['game']} is in the log, with {proof['version']} versions, chain {proof['chain']}")
    if kept:
        must(bool(answer["consistency"]), "nothing shows that the log goes on from the one that was kept")
        first, size = bytes.fromhex(kept["log"]["root"]), kept["log"]["size"]
        older, newer = climb_both(first, size, log["size"], hashes(answer["consistency"]["path"]))
        must((older, newer) == (first, root), "the log does not go on from the one that was kept: it was forked")
        proven.append(f"the log of {log['size']} leaves goes on from the one of {size}")
    must(bool(proven), "there is nothing to prove: ask for a game, or for what was kept")
    return proven


if __name__ == "__main__":
    read = list[Any]()
    for name in sys.argv[1:3]:
        with open(name, "rb") as file:
            read.append(json.load(file))
    print("\n".join(check(*read)))
