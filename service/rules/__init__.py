"""The games on the shelf, and what each one's rules must answer.

A game's rules are the module of its name beside this; its rulebook is the markdown file of its name. To add a game,
write its four files, its rulebook, and its line in `GAMES`.
"""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any, Protocol

from events.chance import Chance
from events.event import Event, Move
from events.table import Outcome
from projections.fold import State
from service.rules import glen_more, highland_clans, schotten_totten
from service.rules.answers import Refusal, ToAct


class Rules(Protocol):
    """The rules of one game. They never change a state: events do, as who drives them evolves it between two yields."""

    @property
    def title(self) -> str:
        """The game's name."""

    @property
    def versions(self) -> Sequence[int]:
        """The versions of its rules that can be played, the newest last."""

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of players."""

    def new(self, options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
        """Yield the events of the first deal."""

    def to_act(self, state: Any) -> ToAct | None:
        """Return the one seat that is waited for, and for what; None when the game is over."""

    def legal_moves(self, state: Any, seat: int) -> list[Move]:
        """Return every move the seat may make now, in the same order for the same position."""

    def consequences(self, state: Any, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
        """Yield what follows from a legal move; `state` must evolve by each event before the next is asked for."""

    def complete(self, view: Any, seat: int, chance: Chance) -> Any:
        """Return a full state that the seat could not tell from the real one."""

    def refusal(self, state: Any, seat: int, move: Move, names: Sequence[str]) -> Refusal:
        """Return why a move that is not legal is not, as that seat may know it."""

    def outcome(self, state: Any, left: Sequence[int]) -> Outcome | None:
        """Return how the game ended, seats that `left` ranking last; None while it runs."""


GAMES: dict[str, Rules] = {
    "glen_more": glen_more,
    "highland_clans": highland_clans,
    "schotten_totten": schotten_totten,
}
"""Every game, by its ruleset's name."""


def rulebook(ruleset: str) -> str:
    """Return a game's rulebook as markdown."""
    return files(__name__).joinpath(f"{ruleset}.md").read_text(encoding="utf-8")


def follow(state: State, events: Iterator[Event]) -> list[Event]:
    """Drive rules: evolve the state by each event they yield, and return the events."""
    happened = []
    for event in events:
        state.evolve(event)
        happened.append(event)
    return happened
