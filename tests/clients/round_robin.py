"""A round robin of eight players, run by the service: each pair meets once. The table is printed.

`python round_robin.py http://127.0.0.1:8000`. Each player is a bot with its own connection.
"""

import random
import sys
from concurrent.futures import ThreadPoolExecutor

from cairn_client import Client, Turn, types

NAMES = ("Ailsa", "Boyd", "Catriona", "Duncan", "Effie", "Fergus", "Greer", "Hamish")


def play(client: Client, series: str) -> None:
    """Take part: take a seat in each game and play its turns until the series has ended."""
    chance = random.Random(client.transport.token)
    client.calls.join_series(series, {})
    for message in client.messages():
        if isinstance(message, Turn):
            message.play(chance.choice(message.moves))
        elif isinstance(message, types.FeedInvited):
            client.game(message.game).take_seat()
        elif isinstance(message, types.SeriesOver):
            return


def round_robin(url: str) -> list[tuple[str, int]]:
    """Play all games and return the players with their points, the best first."""
    organiser = Client(url)
    organiser.create_player("Olga")
    wanted = {"title": "Clans", "format": "round_robin", "ruleset": "schotten_totten", "places": len(NAMES)}
    series = organiser.calls.open_series(wanted).id
    players = [Client(url) for _ in NAMES]
    for player, name in zip(players, NAMES, strict=True):
        player.create_player(name, bot=True)
    with ThreadPoolExecutor(len(players)) as threads:
        for done in [threads.submit(play, player, series) for player in players]:
            done.result()
    names = [participant.name for participant in organiser.calls.get_series(series).participants]
    return [(names[row.place], row.points) for row in organiser.calls.get_series_table(series).rows]


if __name__ == "__main__":
    for name, points in round_robin(sys.argv[1]):
        print(f"{name:10} {points}")
