"""Rows: endings that AIs search exactly, alone and after an undo."""

from joints.reached import empty_deck, exact_choice, undo_in_an_ending
from joints.rows.forks import brought_in, forked
from joints.rows.row import Rows
from joints.world import World

from cairn.events.table import Seat

ROWS = Rows()
row = ROWS.enter
HARD = Seat("ai", None, "hard")


@row("an exact ending, schotten_totten", reaches=(empty_deck, exact_choice))
def of_schotten_totten(world: World) -> str:
    """A fork in which nothing is left to draw: an AI has 15 moves, of which some win and some lose."""
    parent, last = brought_in(world, "schotten_totten", 2, seed=5)
    game = forked(world, parent, last - 12, HARD, world.player("Bob")[0])
    world.play_out(game)
    return game


@row("an exact ending, glen_more", reaches=(exact_choice,))
def of_glen_more(world: World) -> str:
    """A fork at the last turn, which is an AI's."""
    parent, last = brought_in(world, "glen_more", 2, seed=8)
    game = forked(world, parent, last - 6, HARD, world.player("Bob")[0])
    world.play_out(game)
    return game


@row(
    "an undo in an exact ending",
    "table.undone",
    reaches=(empty_deck, undo_in_an_ending),
    says=("goes back to version",),
)
def undone(world: World) -> str:
    """A player undoes a card while no card can be drawn, plays on, and the AI has to find the moves that win."""
    parent, last = brought_in(world, "schotten_totten", 2, seed=5)
    game = forked(world, parent, last - 7, HARD, world.player("Bob")[0])
    version, move = world.position(game).version, world.log(parent)[last - 7].move
    assert move
    world.services.commands.play(game, 1, [move])
    world.services.commands.undo(game, 1, version)
    world.services.commands.play(game, 1, [move])
    world.play_out(game)
    return game
