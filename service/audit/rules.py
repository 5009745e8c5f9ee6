"""The proof of the rules: every decision equals the one that its decider makes again."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from cairn.events import table as events
from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.decision import Decision
from cairn.events.segments import Segments
from cairn.events.series import SeriesOpened
from cairn.projections.fold import Position
from cairn.projections.message import Message
from cairn.service.audit.fold import prove_each, words_of
from cairn.service.audit.proofs import Proof
from cairn.service.deciding import deciders, series
from cairn.service.deciding.draft import Draft
from cairn.service.deciding.formats import VERSIONS
from cairn.service.errors import Problem
from cairn.service.rules import known_rules

T = TypeVar("T")


def prove_rules(entries: Sequence[Entry], segments: Segments) -> Proof:
    """Prove that a finished game was played by the rules, and that each event follows from them."""
    missing = _missing_rules(entries) if segments.is_ended else None
    proof = prove_each("rules", entries, segments, None if missing else _wrong_decision)
    return Proof("rules", "unavailable", 0, None, missing) if missing and proof.status == "passed" else proof


def _missing_rules(entries: Sequence[Entry]) -> str | None:
    try:
        first = decode(entries[0].stored, entries[0].version).events[0]
    except Undecodable:
        return None
    if isinstance(first, SeriesOpened) and first.formats_version not in VERSIONS:
        return f"this service has no version {first.formats_version} of the formats of series"
    return why_missing(first.ruleset, first.rules_version) if isinstance(first, events.GameOpened) else None


def why_missing(ruleset: str, version: int) -> str | None:
    """Return the missing version of the rules, if this service does not have it."""
    missing = known_rules(ruleset, version) is None
    return f"this service has no version {version} of the rules of {ruleset}" if missing else None


class RecordedChance:
    """Chance as recorded in a decision."""

    def __init__(self, draws: Sequence[tuple[int, int]]) -> None:
        self.draws: list[tuple[int, int]] = []
        self._left = list(draws)

    def draw(self, k: int) -> int:
        """Return the recorded result. Raise ValueError if no draw among k is recorded."""
        among, result = self._left.pop(0) if self._left else (0, 0)
        if among != k:
            raise ValueError(f"the rules draw among {k} where a draw among {among} is recorded")
        self.draws.append((k, result))
        return result

    def pick(self, candidates: Sequence[T]) -> T:
        """Return the recorded candidate."""
        return candidates[self.draw(len(candidates))]


class DraftAgain(Draft):
    """A draft that repeats a decision with its recorded chance."""

    recorded: Sequence[tuple[int, int]] = ()

    def chance(self) -> RecordedChance:  # type: ignore[override]  # the recorded results in place of the secret's
        """Return the decision's own draws."""
        return RecordedChance(self.recorded)


def _wrong_decision(position: Position, decision: Decision, secret: bytes) -> str | Message | None:
    draft = DraftAgain(decision.game, position, secret, decision.at)
    draft.recorded = decision.draws or ()
    try:
        _decide_again(draft, decision)
    except Problem as problem:
        return problem.message
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        return words_of(error)
    again = draft.decisions[0] if draft.decisions else None
    if again is None or replace(again, at=decision.at, events=decision.events) != decision:
        return "it is not a decision that any request could have led to"
    for place, (said, follows) in enumerate(zip(decision.events, again.events, strict=False)):
        if said != follows:
            return f"its event {place} is {said}, where {follows} follows"
    if len(decision.events) != len(again.events):
        return f"it has {len(decision.events)} events, where {len(again.events)} follow"
    return None


def _decide_again(draft: Draft, decision: Decision) -> None:
    match decision.events[0]:
        case first if draft.position.table.series or isinstance(first, SeriesOpened):
            series.decide_again(draft, decision)
        case events.GameOpened() as opened if draft.position.version == 0:
            deciders.open_game(draft, opened)
        case events.Forked() as forked:
            secret, draft.secret = draft.secret, bytes.fromhex(forked.secret)
            deciders.fork(draft, decision.game, secret, forked.seats, forked.nonces)
        case events.SeatTaken() as taken:
            waits = draft.position.table.seats[taken.seat] == events.Seat("open", reserved=True)
            reserved = taken.seat if waits else None
            deciders.take_seat(draft, taken.player, taken.nonce, reserved=reserved, bot=taken.bot)
        case events.SeatDeclined() as declined:
            deciders.decline(draft, declined.seat, declined.player)
        case events.SeatLeft() as leaving:
            deciders.leave(draft, leaving.seat)
        case events.Undone() as undone:
            deciders.undo(draft, undone.seat, undone.to)
        case events.ChoiceWithdrawn() as withdrawn:
            own = draft.position.choosing.choice_of(withdrawn.seat or 0)
            deciders.undo(draft, withdrawn.seat or 0, own.version - 1 if own else 0)
        case events.Chosen() as chosen if decision.move is not None:
            texts = chosen.nonce or "", chosen.choice or ""
            deciders.play(draft, chosen.seat or 0, [decision.move], decision.ai, *texts)
        case events.TimeRanOut():
            deciders.run_out_of_time(draft)
        case events.TimeGiven() as given:
            deciders.give_time(draft, given.milliseconds)
        case events.GameEnded() if decision.by is None:
            deciders.abandon(draft)
        case _ if decision.move is not None and decision.by is not None:
            deciders.play(draft, decision.by, [decision.move], decision.ai)
        case _:
            deciders.deal_if_full(draft)
