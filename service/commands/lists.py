"""The lists that a game is in: the lobby, and the games of each of its players."""

from collections.abc import Callable, Container, Sequence

from cairn.projections.fold import Position
from cairn.projections.lobby import Lobby
from cairn.projections.players import PlayersGames
from cairn.service.deciding.clock import seconds


class Lists:
    """The lobby's rows and the players' games, kept as the logs say. All of it may be done twice."""

    def __init__(self, lobby: Lobby, games: PlayersGames) -> None:
        self._lobby = lobby
        self._games = games

    def put(self, position: Position) -> None:
        """Update what the lists say of a game.

        The lobby's row comes last: what is not as it should be before is found by it, and done again.
        """
        self._games.put(position, self._lobby.players(position.table.game))
        self._lobby.put(position, seconds(position.at) if position.table.ended else None)

    def restore(self, position: Position) -> None:
        """Update what the lists say of a game, if the lobby does not say what it should."""
        if not self._lobby.shows(position):
            self.put(position)

    def remove(self, game: str) -> None:
        """Take a game off all lists."""
        self._games.remove(game, self._lobby.players(game))
        self._lobby.remove(game)

    def remove_lost(self, exists: Callable[[str], bool]) -> int:
        """Take games that do not exist any more off all lists, and return how many these were."""
        lost = {game for game in self._lobby.games() if not exists(game)}
        for game in lost:
            self.remove(game)
        for player, games in self._games.all():
            gone = [game for game in games if not exists(game)]
            for game in gone:
                self._games.remove(game, [player])
            lost |= {*gone}
        return len(lost)

    def mend(self, history: Sequence[Position], newest: int, players: Container[str]) -> bool:
        """Put right what the lists say of a game, as far as they do not say it; return whether something was wrong.

        `history` are the positions at which its row has changed, `newest` is the version that is known, and `players`
        are those who have a record.
        """
        last, entries, before = history[-1], dict[str, Position](), set[str]()
        for position in history:
            inside = {seat.player for seat in position.table.seats if seat.player}
            entries |= dict.fromkeys(inside | before, position)
            before = inside
        wrong = [one for one, at in entries.items() if one in players and not self._games.holds(one, at, newest)]
        shown = self._lobby.holds(last, newest)
        self._games.remove(last.table.game, wrong)
        for player in sorted(wrong, key=lambda one: entries[one].version):
            self._games.put(entries[player], [player])
        if not shown:
            self._lobby.remove(last.table.game)
            self._lobby.put(last, seconds(last.at) if last.table.ended else None)
        return bool(wrong) or not shown
