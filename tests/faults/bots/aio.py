"""Bots of `AsyncClient`: `aio.py URL FOLDER COUNT PACE`. All guests have one client; a player has their own."""

import asyncio
import random
import sys
import traceback
from pathlib import Path

from cairn_client import AsyncClient, AsyncGame, AsyncTurn, ai, human, types
from faults.bots.diary import RULESETS, Diary
from msgspec import to_builtins


class Bot:
    """One bot; `kind` is whether it plays an AI, both seats, or as a player, or follows all games of the player."""

    def __init__(self, client: AsyncClient, kind: int, ruleset: str, pace: float, diary: Diary) -> None:
        self.client, self.kind, self.ruleset, self.pace, self.diary = client, kind, ruleset, pace, diary
        self.watching = set[asyncio.Task[None]]()

    async def live(self) -> None:
        """Play game after game."""
        if self.kind >= 2:
            await self.client.create_player("Olga", bot=True)
        if self.kind == 3:
            await self.follow()
        while self.kind != 3 and not self.diary.is_last_game:
            async for turn in self.client.turns(*await self.open()):
                await self.act(turn)
        await asyncio.gather(*self.watching)

    async def follow(self) -> None:
        """Play the games of the player, as the feed has them."""
        await self.open()
        async for message in self.client.messages():
            if isinstance(message, AsyncTurn):
                await self.act(message)
            elif isinstance(message, types.FeedDecision):
                self.diary.write("heard", message.game, version=message.version)
            elif isinstance(message, types.FeedOver):
                if self.diary.is_last_game:
                    return
                await self.open()

    async def open(self) -> list[AsyncGame]:
        """Open a game, and watch it."""
        opponent = human("Bob") if self.kind == 1 else ai("random")
        me = human(player="me") if self.kind >= 2 else human("Ann")
        games = await self.client.open_all(self.ruleset, [me, opponent])
        self.diary.write("opened", games[0].id, seats=[0, 1] if self.kind == 1 else [0])
        self.watching.add(asyncio.create_task(self.watch(games[0].id)))
        return games

    async def act(self, turn: AsyncTurn) -> None:
        """Make a random move."""
        game, place = turn.game.id, {"seat": turn.seat, "version": turn.version}
        self.diary.write("turn", game, **place)
        if self.diary.is_last_game:
            await self.client.game(game, turn.game.token, turn.seat).leave()
            return
        await asyncio.sleep(random.uniform(0, 2 * self.pace))
        move = random.choice(turn.moves)
        self.diary.write("sends", game, move=to_builtins(move), **place)
        played = await turn.play(move)
        self.diary.write("played", game, decisions=[[made.version, made.chain] for made in played.decisions], **place)

    async def watch(self, game: str) -> None:
        """Watch a game until it ends."""
        async for message in self.client.game(game).watch():
            if isinstance(message, types.StreamedDecision):
                self.diary.write("saw", game, version=message.version, chain=message.data.chain)
            elif isinstance(message, types.StreamedGame):
                self.diary.write("saw all", game, version=message.version, status=message.data.status)


async def main(url: str, folder: Path, count: int, pace: float) -> None:
    """Run all bots."""
    async with AsyncClient(url, deadline=None) as shared:

        async def live(number: int) -> None:
            diary, kind = Diary(folder, f"aio-{number:03}"), number % 4
            try:
                client = shared if kind < 2 else AsyncClient(url, deadline=None)
                await Bot(client, kind, RULESETS[number // 4 % 2], pace, diary).live()
                diary.write("done", "")
            except Exception:
                diary.write("died", "", words=traceback.format_exc())

        await asyncio.gather(*map(live, range(count)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
