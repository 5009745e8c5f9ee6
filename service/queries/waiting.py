"""What waits for a player: read off the logs of their games that have not ended."""

from collections.abc import Iterator

from cairn.projections.fold import Position
from cairn.projections.players import PlayersGames
from cairn.service.deciding.deciders import human_to_act
from cairn.service.errors import NotFound, UnreadableLog
from cairn.service.queries.repository import Repository
from cairn.service.queries.snapshots import TRUTH, Snapshot


class Waiting:
    """The games that wait for a player."""

    def __init__(self, games: PlayersGames, repository: Repository) -> None:
        self._games = games
        self._repository = repository

    def unfinished(self, player: str) -> Iterator[tuple[str, Snapshot]]:
        """Yield a player's games that have not ended, as they truly are, the newest first."""
        for one in self._games.of(player):
            if one.status != "finished":
                try:
                    snapshot = self._repository.get(one.game, TRUTH)
                except (NotFound, UnreadableLog):
                    continue
                if not snapshot.ended:
                    yield one.game, snapshot

    def of(self, player: str) -> set[str]:
        """Return the games in which the player's seat is waited for, or one is reserved for them."""
        return {
            game
            for game, snapshot in self.unfinished(player)
            if _is_waited_for(snapshot.position, player) or snapshot.position.table.invited(player) is not None
        }


def _is_waited_for(position: Position, player: str) -> bool:
    act = human_to_act(position)
    return act is not None and act.seat == position.table.seat_of(player)
