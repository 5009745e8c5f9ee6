"""Erasure: a player goes, and takes name, tokens and ratings along. Their games stand."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from cairn.projections.ratings import Ratings
from cairn.service.commands.handler import CommandHandler
from cairn.service.commands.players import Players
from cairn.service.errors import Problem
from cairn.service.queries.listing import Listing


@dataclass(frozen=True, slots=True)
class Erasure:
    """What `DELETE /v1/me` does."""

    players: Players
    listing: Listing
    commands: CommandHandler
    ratings: Ratings
    delete_webhooks: Callable[[str], None]

    def erase(self, player: str) -> None:
        """Delete the player's webhooks, leave the games that have not ended, decline invitations, and erase the player.

        It may be done twice. A game that cannot be left now, as its rules are gone, stays as it is, without a name.
        """
        self.delete_webhooks(player)
        for game, snapshot in list(self.listing.unfinished(player)):
            table = snapshot.position.table
            seat, invited = table.seat_of(player), table.invited(player)
            with suppress(Problem):
                if seat is not None:
                    self.commands.leave(game, seat, taken=table.taken_at[seat])
                elif invited is not None:
                    self.commands.decline(game, invited, player)
        self.ratings.erase(player)
        self.players.erase(player)
        self.ratings.erase(player)  # what was folded meanwhile; from now on nobody has the player's record
