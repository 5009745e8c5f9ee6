"""A viewer of replays: `python replay.py http://… <game>` prints a finished game step by step with its points."""

import sys

from cairn_client import Client


def print_steps(url: str, game: str) -> None:
    """Print the players, the events of each step, and the proofs."""
    with Client(url) as client:
        viewed = client.game(game)
        print(" against ".join(seat.name or "open" for seat in viewed.read().seats))
        for step in viewed.replay():
            print(f"{step.game.version:4} {step.decision.at[11:19]} {step.decision.text}")
        if outcome := viewed.read().outcome:
            print(f"{outcome.reason}: {outcome.winners} of {outcome.points}")
        print(", ".join(f"{proof.name} {proof.status}" for proof in viewed.audit().proofs))


if __name__ == "__main__":
    print_steps(*sys.argv[1:])
