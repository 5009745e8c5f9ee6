"""Rows: seats that act at the same time, where the package `roup` of the tests is installed."""

from helpers.commands import GUEST
from joints.rows.row import Rows
from joints.world import World

from cairn.events.decision import tag_of
from cairn.events.table import ChoicesRevealed, ChoiceWithdrawn, Chosen
from cairn.service.rules import GAMES

ROWS = Rows()
EVENTS = frozenset((tag_of(Chosen), tag_of(ChoiceWithdrawn), tag_of(ChoicesRevealed)))


def at_once(world: World, *, hides: bool) -> str:
    """Seats choose, one takes its choice back, and players leave while a choice is pending."""
    game = world.open(GUEST, GUEST, GUEST, ruleset="roup", hidden_bidders=hides)
    world.move(game, 4)
    version, seat = world.position(game).version, world.position(game).choosing.pending[0].seat
    assert seat is not None
    world.services.commands.undo(game, seat, version - 1)
    world.move(game, 4)
    world.services.commands.leave(game, 2)
    world.work()
    world.move(game, 3)
    world.all_leave(game)
    return game


if "roup" in GAMES:

    @ROWS.enter("choices at the same time", *EVENTS, says=("Ann has chosen.", "Ann takes back their choice."))
    def choices(world: World) -> str:
        """Everyone sees who has chosen."""
        return at_once(world, hides=False)

    @ROWS.enter("hidden choices at the same time")
    def hidden(world: World) -> str:
        """Who has chosen is a secret."""
        return at_once(world, hides=True)
