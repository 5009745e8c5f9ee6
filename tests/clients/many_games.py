"""A player of many simultaneous games against AIs, on one connection: `python many_games.py http://… 50`."""

import random
import sys

from cairn_client import Client, Turn, ai, human, types

GAMES = {"schotten_totten": 1, "highland_clans": 2, "glen_more": 1}
"""Number of AIs in a game of each ruleset."""


def play(url: str, count: int) -> list[str]:
    """Play `count` games at once to their ends and return their ids."""
    chance = random.Random(1)
    with Client(url) as client:
        client.create_player("Bot")
        rulesets = [[*GAMES][number % len(GAMES)] for number in range(count)]
        games = [client.open(name, [human(player="me"), *[ai("random")] * GAMES[name]]) for name in rulesets]
        running = {game.id for game in games}
        for message in client.messages():
            if isinstance(message, Turn):
                message.play(chance.choice(message.moves))
            elif isinstance(message, types.FeedOver):
                running.discard(message.game)
                print(f"{len(running)} games to go", flush=True)
            if not running:
                break
        return [game.id for game in games]


if __name__ == "__main__":
    play(sys.argv[1], int(sys.argv[2]))
