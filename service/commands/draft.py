"""A draft: decisions that follow a position and are not in the log yet."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from events.chance import DrawnChance
from events.decision import Ai, Decision, Event, Move
from events.table import Forked, GameEnded, GameOpened, Outcome
from projections.fold import Position, State, step
from service.commands.clock import now


@dataclass
class Draft:
    """Decisions that follow a position, not yet in the log. The position goes on with each of them.

    `secret` is the game's, which its chance is made of.
    """

    game: str
    position: Position
    secret: bytes
    decisions: list[Decision] = field(default_factory=list)

    def decide(
        self,
        by: int | None,
        events: Sequence[Event],
        *,
        state: State | None = None,
        move: Move | None = None,
        draws: Sequence[tuple[int, int]] = (),
        ai: Ai | None = None,
    ) -> None:
        """Add a decision; `state` is the state its events led to, if the rules have evolved one."""
        before = self.position
        at = max(now(), before.at)
        decision = Decision(
            game=self.game if isinstance(events[0], GameOpened | Forked) else "",
            version=before.version + 1,
            at=at,
            by=by,
            move=move,
            events=tuple(events),
            ai=ai,
            draws=tuple(draws),
        )
        self.position = step(before, decision, state)
        self.decisions.append(decision)

    def chance(self) -> DrawnChance:
        """Return the chance of the next decision."""
        return DrawnChance(self.secret, self.position.version + 1, self.position.table.nonces)

    def ending(self, outcome: Outcome) -> GameEnded:
        """Return the event that ends the game and reveals its secret."""
        return GameEnded(outcome, self.secret.hex())
