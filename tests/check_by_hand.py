"""Check a finished game by hand: `python tests/check_by_hand.py game.jsonl`. Nothing but the standard library.

Each line of the archive holds a decision, its digest and its chain; one may have the names of people, and is left
out. What is proven: that the log is whole and was never changed; that its secret is the one committed to before the
first draw; that each draw, and each seed of an AI, is the one it dictates.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any


def canonical(value: Any) -> bytes:
    """Return canonical JSON (RFC 8785) of what holds no floats."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def dictated(secret: bytes, version: int, nonces: list[str], sizes: list[int]) -> Iterator[int]:
    """Return the results of draws below each of `sizes`: 8 bytes each of an HMAC, without values above a multiple."""
    numbers, block = list[int](), 0
    for size in sizes:
        while True:
            if not numbers:
                text = f"chance:{version}:{block}:{':'.join(nonces)}".encode()
                raw = hmac.digest(secret, text, "sha256")
                numbers, block = [int.from_bytes(raw[i : i + 8], "big") for i in range(0, 32, 8)], block + 1
            number = numbers.pop(0)
            if number < 2**64 - 2**64 % size:
                break
        yield number % size


def must(be: bool, words: str) -> None:
    """Stop with these words if something is not as it must be; unlike an assertion, it is never left out."""
    if not be:
        sys.exit(f"failed: {words}")


def check(archive: Iterable[bytes]) -> tuple[int, int]:
    """Return how many decisions and draws were checked; stop at the first that is wrong."""
    lines = [json.loads(line) for line in archive if not line.startswith(b'{"names":')]
    revealed = {}  # the version from which on another secret holds, and the one that holds before it
    for number, line in enumerate(lines, 1):
        for event in line["decision"]["events"]:
            if event["type"] in ("table.forked", "table.game_ended"):
                revealed[number if event["type"] == "table.forked" else number + 1] = bytes.fromhex(event["secret"])
    must(max(revealed, default=0) == len(lines) + 1, "the game has not ended, so its secret is not revealed")
    before, draws = lines[0]["decision"].get("game"), 0
    nonces, in_seeds = list[str](), False  # a game has two seats or more
    for number, line in enumerate(lines, 1):
        decision, secret = line["decision"], revealed[min(version for version in revealed if version > number)]
        must("version" not in decision, f"version {number} says which version it is, which is its place alone")
        salt = hmac.digest(secret, f"salt:{number}".encode(), "sha256")
        digest = hashlib.sha256(salt + canonical(decision)).hexdigest()
        must(digest == line["digest"], f"the digest of version {number} is not that of its bytes")
        link = [before, number, decision["at"], decision.get("by"), digest]
        before = hashlib.sha256(canonical(link)).hexdigest()
        must(before == line["chain"], f"the chain breaks at version {number}")
        for event in decision["events"]:
            if event["type"] in ("table.game_opened", "table.forked"):
                commitment = hashlib.sha256(secret).hexdigest()
                must(event["commitment"] == commitment, f"at version {number} another secret was committed to")
                in_seeds = "nonces" in event  # not in games of before
                nonces = event.get("nonces") or [""] * len(event["seats"])
            must(nonces != [] and "game" in lines[0]["decision"], "no secret was committed to, or no game named")
            must(event["type"] != "table.game_ended" or number == len(lines), f"the game ended at version {number}")
        recorded = decision.get("draws", [])
        results = list(dictated(secret, number, nonces, [k for k, _ in recorded]))
        must([r for _, r in recorded] == results, f"the draws of version {number} are not those the secret dictates")
        draws += len(recorded)
        text = f"ai:{number}:{':'.join(nonces)}" if in_seeds else f"ai:{number}"
        seed = hmac.digest(secret, text.encode(), "sha256").hex()
        must(decision.get("ai", {"seed": seed})["seed"] == seed, f"the AI's seed of version {number} is not dictated")
        for event in decision["events"]:
            if event["type"] == "table.seat_taken":
                nonces[event["seat"]] = event.get("nonce", "")
            elif event["type"] == "table.seat_left" and event["now"]["kind"] == "open":
                nonces[event["seat"]] = ""
    return len(lines), draws


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as archive:
        checked = check(archive)
    print(f"{checked[0]} decisions in an unbroken chain, {checked[1]} draws as the secret dictates")
