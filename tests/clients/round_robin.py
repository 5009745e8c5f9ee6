"""A round robin of eight players: everybody meets everybody once, all at the same time; then there is a table.

`python round_robin.py http://127.0.0.1:8000`. Each player is a bot here, with a connection of its own.
"""

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

from cairn_client import Client, Turn, human, open_seat, types

NAMES = ("Ailsa", "Boyd", "Catriona", "Duncan", "Effie", "Fergus", "Greer", "Hamish")


def play(client: Client, count: int) -> None:
    """Play a player's turns until so many of their games are over."""
    chance = random.Random(client.transport.token)
    for message in client.messages():
        if isinstance(message, Turn):
            message.play(chance.choice(message.moves))
        elif isinstance(message, types.FeedInvited):
            client.game(message.game).take_seat()
        elif isinstance(message, types.FeedOver):
            count -= 1
            if count == 0:
                return


def round_robin(url: str) -> list[tuple[str, int]]:
    """Play all games, and return the players with how many they have won, the best first."""
    players = {name: Client(url) for name in NAMES}
    ids = {name: client.create_player(name).id for name, client in players.items()}
    with ThreadPoolExecutor(len(players)) as threads:
        at_the_tables = [threads.submit(play, client, len(players) - 1) for client in players.values()]
        pairs = [*combinations(NAMES, 2)]
        games = [
            players[one].open("schotten_totten", [human(player="me"), open_seat(ids[other])]) for one, other in pairs
        ]
        for player in at_the_tables:
            player.result()
    wins = dict.fromkeys(NAMES, 0)
    for pair, game in zip(pairs, games, strict=True):
        if outcome := game.read().outcome:
            for winner in outcome.winners:
                wins[pair[winner]] += 1
    return sorted(wins.items(), key=lambda row: -row[1])


if __name__ == "__main__":
    for name, won in round_robin(sys.argv[1]):
        print(f"{name:10} {won}")
