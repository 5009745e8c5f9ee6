"""A bot that waits for open games, takes a seat and plays, using one connection, the feed, and no polling.

`python bot.py http://127.0.0.1:8000` plays in all open games of the lobby until it is stopped. After the URL may
follow a seed for its choices, and the number of games after which it stops.
"""

import random
import sys

from cairn_client import CairnError, Client, Game, Turn, types


def play(url: str, seed: str = "1", games: str = "inf") -> None:
    """Play until `games` games are over."""
    chance, remaining, mine = random.Random(seed), float(games), dict[str, Game]()
    with Client(url) as client:
        while remaining > 0:  # each change of seats reopens the feed, which begins with the current turns
            for message in client.messages(*mine.values(), is_open=len(mine) < remaining):
                try:
                    if isinstance(message, Turn):
                        message.play(chance.choice(message.moves))
                    elif isinstance(message, types.FeedOpen) and message.game not in mine:
                        mine[message.game] = client.game(message.game).take_seat("Bot")
                        break
                    elif isinstance(message, types.FeedOver | types.FeedGone):
                        print(message.game, mine.pop(message.game).read().outcome, flush=True)
                        remaining -= 1
                        break
                except CairnError as refusal:  # another client was faster, and the feed has the current state
                    print(refusal, file=sys.stderr)


if __name__ == "__main__":
    play(*sys.argv[1:])
