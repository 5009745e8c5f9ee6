"""A bot: it waits for open games, sits down and plays, on one connection, the feed, and never polls.

`python bot.py http://127.0.0.1:8000` plays in all open games of the lobby, until it is stopped. After the address may
stand the seed of its choices, and after how many games it stops.
"""

import random
import sys

from cairn_client import CairnError, Client, Game, Turn, types


def play(url: str, seed: str = "1", games: str = "inf") -> None:
    """Play until so many games are over."""
    chance, remaining, mine = random.Random(seed), float(games), dict[str, Game]()
    with Client(url) as client:
        while remaining > 0:  # with each seat more, or less, the feed is opened anew, and tells what waits
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
                except CairnError as refusal:  # somebody was quicker, and the feed tells how it is now
                    print(refusal, file=sys.stderr)


if __name__ == "__main__":
    play(*sys.argv[1:])
