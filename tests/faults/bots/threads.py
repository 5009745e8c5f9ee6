"""Bots of `Client`, each in a thread: `threads.py URL FOLDER COUNT PACE`."""

import random
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from cairn_client import Client, Game, Turn, ai, human, types
from faults.bots.diary import RULESETS, Diary
from msgspec import to_builtins


class Bot:
    """One bot; `kind` is whether it plays an AI, both seats, or as a player, or follows all games of the player."""

    def __init__(self, url: str, number: int, pace: float, diary: Diary) -> None:
        self.client, self.pace, self.diary = Client(url, deadline=None), pace, diary
        self.kind, self.ruleset = number % 4, RULESETS[number // 4 % 2]
        self.watching: list[threading.Thread] = []

    def live(self) -> None:
        """Play game after game."""
        if self.kind >= 2:
            self.client.create_player("Olga", bot=True)
        if self.kind == 3:
            self.follow()
        while self.kind != 3 and not self.diary.is_last_game:
            for turn in self.client.turns(*self.open()):
                self.act(turn)
        for thread in self.watching:
            thread.join()

    def follow(self) -> None:
        """Play the games of the player, as the feed has them."""
        self.open()
        for message in self.client.messages():
            if isinstance(message, Turn):
                self.act(message)
            elif isinstance(message, types.FeedDecision):
                self.diary.write("heard", message.game, version=message.version)
            elif isinstance(message, types.FeedOver):
                if self.diary.is_last_game:
                    return
                self.open()

    def open(self) -> list[Game]:
        """Open a game, and watch it."""
        opponent = human("Bob") if self.kind == 1 else ai("random")
        me = human(player="me") if self.kind >= 2 else human("Ann")
        games = self.client.open_all(self.ruleset, [me, opponent])
        self.diary.write("opened", games[0].id, seats=[0, 1] if self.kind == 1 else [0])
        self.watching.append(threading.Thread(target=survive, args=(self.diary, lambda: self.watch(games[0].id))))
        self.watching[-1].start()
        return games

    def act(self, turn: Turn) -> None:
        """Make a random move."""
        game, place = turn.game.id, {"seat": turn.seat, "version": turn.version}
        self.diary.write("turn", game, **place)
        if self.diary.is_last_game:
            self.client.game(game, turn.game.token, turn.seat).leave()
            return
        time.sleep(random.uniform(0, 2 * self.pace))
        move = random.choice(turn.moves)
        self.diary.write("sends", game, move=to_builtins(move), **place)
        played = turn.play(move)
        self.diary.write("played", game, decisions=[[made.version, made.chain] for made in played.decisions], **place)

    def watch(self, game: str) -> None:
        """Watch a game until it ends."""
        for message in self.client.game(game).watch():
            if isinstance(message, types.StreamedDecision):
                self.diary.write("saw", game, version=message.version, chain=message.data.chain)
            elif isinstance(message, types.StreamedGame):
                self.diary.write("saw all", game, version=message.version, status=message.data.status)


def survive(diary: Diary, act: Callable[[], None]) -> None:
    """Act, and write down an error that ends it."""
    try:
        act()
    except Exception:
        diary.write("died", "", words=traceback.format_exc())


def main(url: str, folder: Path, count: int, pace: float) -> None:
    """Run all bots."""
    for number in range(count):
        diary = Diary(folder, f"threads-{number:03}")

        def live(number: int = number, diary: Diary = diary) -> None:
            Bot(url, number, pace, diary).live()
            diary.write("done", "")

        threading.Thread(target=survive, args=(diary, live)).start()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
