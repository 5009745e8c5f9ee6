"""The pending choices of seats that act at once: a fold of the table's events.

A viewer knows the commitments, their own choice, and the others when all are revealed. It checks the revealed choices
against the commitments, so that a viewer's fold of a running game proves them.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from cairn.events.clock import milliseconds
from cairn.events.decision import Decision
from cairn.events.table import ChoicesRevealed, ChoiceWithdrawn, Chosen, Forked, RevealedChoice, TimeGiven, commit
from cairn.projections.tuples import without


class Pending(Struct, frozen=True, gc=False):
    """A choice that is not revealed: the version and time of its decision. None for what the viewer may not know.

    `given` are the milliseconds after it that a `TimeGiven` gave back to all seats: its own seat's time did not run.
    """

    version: int
    at: str
    seat: int | None
    commitment: str
    choice: str | None
    nonce: str | None
    given: int = 0

    def reveal(self) -> RevealedChoice:
        """Return the choice as it is revealed. Raise ValueError if the viewer may not know it."""
        if self.seat is None or self.choice is None or self.nonce is None:
            raise ValueError(f"the choice of version {self.version} is a secret")
        return RevealedChoice(self.seat, self.choice, self.nonce, self.at)

    def after_given(self, at: str, lost: int) -> "Pending":
        """Return it after the last `lost` milliseconds before a time were given to all seats."""
        return replace(self, given=self.given + min(lost, milliseconds(at) - milliseconds(self.at)))


class Choosing(Struct, frozen=True, gc=False):
    """The pending choices, in order, and the seats that withdrew one since the last reveal.

    `spent` are the seats' nonces that were revealed last or withdrawn since: with the same nonce again, others could
    guess a choice, or see that it is the same as before.
    `since` is the version of the last decision that was neither, None if it is the newest. A choice depends on nothing
    that was decided after it.
    """

    pending: tuple[Pending, ...] = ()
    withdrew: tuple[int | None, ...] = ()
    since: int | None = None
    spent: tuple[tuple[int | None, str | None], ...] = ()

    def choice_of(self, seat: int) -> Pending | None:
        """Return the pending choice of a seat, None without one or if the viewer may not know it."""
        return next((choice for choice in self.pending if choice.seat == seat), None)

    def ends_of(self, revealed: ChoicesRevealed) -> list[tuple[int, int]]:
        """Return each revealed seat, and when its time ended, in ms since 1970, later by what was given after that."""
        given = {choice.commitment: choice.given for choice in self.pending}
        return [
            (choice.seat, milliseconds(choice.at) + given.get(commit(choice.nonce, choice.choice), 0))
            for choice in revealed.choices
        ]

    def after(self, decision: Decision) -> "Choosing":
        """Return the choices after a decision. Raise ValueError if a choice does not match its commitment."""
        since = (decision.version - 1 if self.since is None else self.since) if decision.is_choice else None
        choosing = self if since == self.since else replace(self, since=since)
        for event in decision.events:
            match event:
                case Chosen():
                    seat = decision.seat
                    if seat is not None and choosing.choice_of(seat):
                        raise ValueError(f"seat {seat} has chosen already")
                    if event.choice is not None and commit(event.nonce or "", event.choice) != event.commitment:
                        raise ValueError("the commitment is not that of the choice")
                    secrets = (event.commitment, event.choice, event.nonce)
                    choice = Pending(decision.version, decision.at, seat, *secrets)
                    choosing = replace(choosing, pending=(*choosing.pending, choice))
                case ChoiceWithdrawn():
                    pending = choosing.pending
                    own = (choice for choice in pending if choice.seat == decision.seat)
                    taken = next((choice for choice in own if choice.commitment == event.commitment), None)
                    if taken is None:
                        raise ValueError("no pending choice has this commitment")
                    withdrew, spent = (*choosing.withdrew, decision.seat), (*choosing.spent, (taken.seat, taken.nonce))
                    choosing = Choosing(without(pending, taken), withdrew, since, spent)
                case TimeGiven():
                    pending = tuple(choice.after_given(decision.at, event.milliseconds) for choice in choosing.pending)
                    choosing = replace(choosing, pending=pending)
                case ChoicesRevealed():
                    _check_revealed(choosing.pending, event.choices)
                    choosing = Choosing(spent=tuple((choice.seat, choice.nonce) for choice in event.choices))
                case Forked():
                    # After the parent's end its choices are public: each seat chooses again.
                    known = ((choice.seat, choice.nonce) for choice in choosing.pending)
                    choosing = Choosing(spent=(*choosing.spent, *known))
        return choosing


def _check_revealed(pending: Sequence[Pending], choices: Sequence[RevealedChoice]) -> None:
    """Raise ValueError unless the choices are the pending ones, with their times, and seats as far as these are known.

    Only the commitments are public where it is a secret who has chosen; each seat still knows its own.
    """
    revealed = [(commit(choice.nonce, choice.choice), choice.at, choice.seat) for choice in choices]
    made = [(choice.commitment, choice.at, choice.seat) for choice in pending]
    known = {each for each in made if each[2] is not None}
    if not known <= {*revealed} or Counter(each[:2] for each in revealed) != Counter(each[:2] for each in made):
        raise ValueError("the revealed choices are not those of the commitments")


NOTHING_CHOSEN = Choosing()
