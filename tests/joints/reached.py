"""What must have happened in a row's game, and be compared by a column: else a cell proves nothing, and fails."""

from collections.abc import Callable, Iterator

from joints.world import World
from msgspec import Struct

from cairn.contract.versions import would_differ
from cairn.events.codec import decode
from cairn.events.schotten_totten.events import RoundBegan
from cairn.events.series import log_of
from cairn.events.table import Undone
from cairn.projections.fold import BEFORE, Position, fold, step
from cairn.projections.schotten_totten.state import State
from cairn.projections.series import state_of
from cairn.service.rules import GAMES, rules_of
from cairn.workers.choices import Choice, walk
from cairn.workers.search.exact import exact
from cairn.workers.search.levels import level_of


class NotReached(AssertionError):
    """A row did not reach its feature, or a column had nothing to compare."""


class Course(Struct, frozen=True):
    """A game in its world."""

    world: World
    game: str

    @property
    def position(self) -> Position:
        """Its position at the end."""
        return self.world.position(self.game)

    def positions(self) -> Iterator[Position]:
        """Yield its position at each version."""
        position = BEFORE
        for decision in self.world.log(self.game):
            position = step(position, decision)
            yield position


class Reach(Struct, frozen=True):
    """What must have happened in a game, in words, and the check."""

    words: str
    check: Callable[[Course], bool]


def reach(words: str) -> Callable[[Callable[[Course], bool]], Reach]:
    """Return a decorator of a check."""
    return lambda check: Reach(words, check)


def demand(row: str, course: Course, meets: frozenset[str], met: frozenset[str], reaches: tuple[Reach, ...]) -> None:
    """Raise NotReached, with the row's name, unless all of its features are met and all else has happened."""
    missing = [*sorted(meets - met), *(each.words for each in reaches if not each.check(course))]
    if missing:
        raise NotReached(f"the row {row!r} does not reach: {', '.join(missing)}")


@reach("a decision that another version of the rules would make otherwise")
def branch(course: Course) -> bool:
    """Each other version of the rules would have decided it otherwise."""
    table, entries = course.position.table, [*course.world.services.log.read(course.game)]
    others = [rules for version, rules in GAMES[table.ruleset].versions.items() if version != table.rules_version]
    return bool(others) and all(would_differ(entries, rules) for rules in others)


def exact_choices(course: Course) -> Iterator[int]:
    """Yield the versions at which a careful AI had several moves, and chose by exact values."""
    entries = [*course.world.services.log.read(course.game)]
    for choice in walk(entries, range(1, len(entries) + 1)):
        assert isinstance(choice, Choice)
        view, seat = choice.view, choice.seat
        level = level_of(view.table.ruleset, choice.ai.level, choice.ai.version)
        assert seat is not None
        moves = rules_of(view).legal_moves(view.state, seat) if level and level.careful else []
        if len(moves) > 1 and exact(rules_of(view), view.state, seat, moves):
            yield choice.version


@reach("a choice of an AI by exact values")
def exact_choice(course: Course) -> bool:
    """The ending was searched to its end."""
    return any(exact_choices(course))


@reach("an undo while both decks are empty, and a later choice by exact values")
def undo_in_an_ending(course: Course) -> bool:
    """The position at which the undo was decided belongs to the ending."""
    log = course.world.log(course.game)
    undone = [decision.version for decision in log if isinstance(decision.events[0], Undone)]
    return any(
        is_deck_empty(fold(log[:version])) and any(version < chosen for chosen in exact_choices(course))
        for version in undone
    )


def is_deck_empty(position: Position) -> bool:
    """Return whether a game of Schotten Totten has no card to draw."""
    state = position.state
    return isinstance(state, State) and state.round > 0 and not state.clan_deck.left and not state.tactic_deck.left


@reach("an empty deck")
def empty_deck(course: Course) -> bool:
    """At some version no card could be drawn any more."""
    return any(map(is_deck_empty, course.positions()))


@reach("a second round")
def second_round(course: Course) -> bool:
    """Two rounds began in it."""
    kinds = [type(event) for decision in course.world.log(course.game) for event in decision.events]
    return kinds.count(RoundBegan) > 1


@reach("an end before each player has made the least moves")
def too_early(course: Course) -> bool:
    """It ended, and one of them had made fewer."""
    table = course.position.table
    return table.is_ended and min(course.position.moves) < GAMES[table.ruleset].least_moves


@reach("an open seat and a reserved seat")
def is_waiting(course: Course) -> bool:
    """It has not been dealt."""
    seats = course.position.table.seats
    return course.position.status == "open" and any(seat.reserved for seat in seats) and seats[-1].kind == "open"


@reach("a move, but no end")
def is_running(course: Course) -> bool:
    """It has begun, and goes on."""
    return course.position.status == "running" and sum(course.position.moves) > 0


@reach("the game whose rematch it is")
def is_rematch(course: Course) -> bool:
    """It names that game."""
    return course.position.table.rematch_of is not None


@reach("a move of a bot")
def bot_moves(course: Course) -> bool:
    """A player who is a bot has moved."""
    position = course.position
    return any(seat.bot and moves for seat, moves in zip(position.table.seats, position.moves, strict=True))


@reach("an import")
def is_imported(course: Course) -> bool:
    """It was not played here."""
    return course.world.services.repository.get(course.game, "truth").imported


@reach("a decision that was decoded from an older version of an event")
def is_upcast(course: Course) -> bool:
    """The stored bytes have an event of a version that is upcast."""
    entries = course.world.services.log.read(course.game)
    return any(b'"passes"' in entry.stored and decode(entry.stored, entry.version) for entry in entries)


@reach("a result that is entered in a series whose proofs pass")
def is_entered(course: Course) -> bool:
    """Its series has ended with the game's result."""
    services = course.world.services
    id = str(course.position.table.labels["series"])
    series = services.series.get(id).position
    proofs = services.auditor.audit(log_of(id))[1].proofs
    is_proven = all(proof.status == "passed" for proof in proofs if proof.name != "results")
    return series.table.is_ended and is_proven and course.game in [each.game for each in state_of(series).tables]
