"""The proofs of the decisions: they fold, they are what the rules say, their draws are what the secret dictates."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

import orjson

from events.chain import Entry
from events.chance import DrawnChance
from events.codec import canonical, decode, plain, read, vocabulary
from events.event import Decision
from events.table import Forked, GameEnded, GameOpened, Seat, SeatLeft, SeatTaken, Undone
from projections.fold import BEFORE, Position, fold
from service.audit.answers import Proof
from service.audit.segments import Segments
from service.clock import is_time
from service.decide import Draft, abandoned, deal_if_full, go_back, leaving, move_on
from service.errors import Problem
from service.levels import LAST_RESORT
from service.names import is_name, is_nonce
from service.rules import GAMES

T = TypeVar("T")


def prove_decisions(entries: Sequence[Entry], segments: Segments) -> tuple[Proof, Proof, Proof]:
    """Prove that a log folds, and, when the game has ended, that it was played by the rules and by its chance."""
    position, missing = BEFORE, _rules_gone(segments)
    fold_proof = Proof("fold", "passed", len(entries))
    rules, draws = Proof("rules", "passed", len(entries)), Proof("draws", "passed", len(entries))
    for version, entry in enumerate(entries, start=1):
        try:
            decision = decode(entry.stored)
            _check(decision, entry, position.at)
            after = fold([decision], position)
        except (ValueError, LookupError, TypeError) as error:
            fold_proof = Proof("fold", "failed", version - 1, version, _words(error))
            unfolded = (version - 1, version, "it cannot be folded")
            rules = rules if rules.status == "failed" else Proof("rules", "failed", *unfolded)
            draws = draws if draws.status == "failed" else Proof("draws", "failed", *unfolded)
            break
        segment = segments.at(version)
        if segments.ended and not segment.secret:
            unopened = (version - 1, segment.told, "no secret is told that could prove what was decided before")
            rules = rules if rules.status == "failed" or missing else Proof("rules", "failed", *unopened)
            draws = draws if draws.status == "failed" else Proof("draws", "failed", *unopened)
        elif segments.ended and segment.secret:
            if rules.status == "passed" and not missing and (why := _against_rules(position, decision, segment.secret)):
                rules = Proof("rules", "failed", version - 1, version, why)
            if draws.status == "passed" and (why := _against_chance(position, decision, segment.secret)):
                draws = Proof("draws", "failed", version - 1, version, why)
        position = after
    if not segments.ended:
        wait = "the game has not ended"
        return fold_proof, Proof("rules", "not_yet", 0, None, wait), Proof("draws", "not_yet", 0, None, wait)
    if missing and rules.status == "passed":
        rules = Proof("rules", "unavailable", 0, None, missing)
    return fold_proof, rules, draws


def _words(error: Exception) -> str:
    """Return why a decision does not fold: a ValueError says so itself."""
    return str(error) if isinstance(error, ValueError) else f"it does not fit what was before it ({error!r})"


def _check(decision: Decision, entry: Entry, before: str) -> None:
    if canonical(orjson.loads(entry.stored)) != entry.stored:
        raise ValueError("its bytes are not canonical")
    if not is_time(decision.at):
        raise ValueError(f"{decision.at!r} is no time as decisions carry it")
    if decision.at < before:
        raise ValueError(f"it was decided at {decision.at}, before the one before it ({before})")


def _rules_gone(segments: Segments) -> str | None:
    """Return which version of which rules this service has not, if it is the one the game was played by."""
    first = segments.decisions[0].events[0] if segments.decisions and segments.decisions[0] else None
    if isinstance(first, GameOpened):
        rules = GAMES.get(first.ruleset)
        if rules is None or first.rules_version not in rules.versions:
            return f"this service has no version {first.rules_version} of the rules of {first.ruleset}"
    return None


class Recorded:
    """Chance as a decision recorded it."""

    def __init__(self, draws: Sequence[tuple[int, int]]) -> None:
        self.draws: list[tuple[int, int]] = []
        self._left = list(draws)

    def draw(self, k: int) -> int:
        """Return the recorded result; raise ValueError if there is none of a draw among k."""
        among, result = self._left.pop(0) if self._left else (0, 0)
        if among != k:
            raise ValueError(f"the rules draw among {k} where a draw among {among} is recorded")
        self.draws.append((k, result))
        return result

    def pick(self, candidates: Sequence[T]) -> T:
        """Return the recorded one of the candidates."""
        return candidates[self.draw(len(candidates))]


class Again(Draft):
    """A decision that is decided once more, with the chance it recorded."""

    recorded: Sequence[tuple[int, int]] = ()

    def chance(self) -> Recorded:  # type: ignore[override]  # the recorded results in place of the secret's
        """Return the decision's own draws."""
        return Recorded(self.recorded)


def _against_rules(position: Position, decision: Decision, secret: bytes) -> str | None:
    """Return why a decision is not what the rules say follows from what was decided, if it is not."""
    draft = Again(decision.game, position, "", secret)
    draft.recorded = decision.draws or ()
    try:
        _decide(draft, decision)
    except Problem as problem:
        return problem.detail
    except (ValueError, LookupError, TypeError) as error:
        return _words(error)
    again = draft.decisions[0] if draft.decisions else None
    if again is None or replace(again, at=decision.at, events=decision.events) != decision:
        return "it is not a decision that anybody could have made there"
    for place, (said, follows) in enumerate(zip(decision.events, again.events, strict=False)):
        if said != follows:
            return f"its event {place} is {said}, where {follows} follows"
    if len(decision.events) != len(again.events):
        return f"it has {len(decision.events)} events, where {len(again.events)} follow"
    return None


def _decide(draft: Draft, decision: Decision) -> None:
    """Decide once more what a decision decided."""
    position, table, by = draft.position, draft.position.table, decision.by
    _fits(not table.ended, "the game had ended before it")
    match decision.events[0]:
        case GameOpened() as opened if position.version == 0:
            options = read(vocabulary(opened.ruleset).Options, opened.options)
            _fits(opened.options.items() <= plain(options).items(), "its options are not the game's")
            _fits(len(opened.seats) in GAMES[opened.ruleset].seats, "the game has not so many seats")
            _fits(all(map(_can_sit, opened.seats)), "one of its seats could not be asked for")
            draft.decide(None, [opened])
        case Forked() as forked:
            _fits(forked.parent == table.game, "it goes on from another game")
            _fits(len(forked.seats) == len(table.seats), "the game has not so many seats")
            _fits(all(map(_can_sit, forked.seats)), "one of its seats could not be asked for")
            draft.decide(None, [forked])
        case SeatTaken() as taken:
            free = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
            _fits(by == taken.seat, "somebody else decided it")
            _fits(free[:1] == [taken.seat], "it is not the lowest open seat")
            _fits(
                is_name(taken.name) and is_nonce(taken.nonce), "nobody can sit down under that name or with that nonce"
            )
            draft.decide(by, [taken])
        case SeatLeft() as left:
            _fits(by == left.seat and left.seat in table.humans, "nobody sits there")
            draft.decide(by, leaving(draft, left.seat))
        case Undone() as undone:
            _fits(by == undone.seat and table.seats[by].kind == "human", "somebody else decided it")
            go_back(draft, undone.seat, undone.to)
        case GameEnded() if by is None:
            draft.decide(None, [draft.ending(abandoned(position))])
        case _ if decision.move is not None and by is not None:
            seat = table.seats[by]
            level = decision.ai.level if decision.ai else None
            _fits(level in ((seat.level, LAST_RESORT) if seat.kind == "ai" else (None,)), "another plays this seat")
            move_on(draft, by, decision.move, 0, 1, decision.ai)
        case _:
            deal_if_full(draft)


def _fits(true: bool, words: str) -> None:
    if not true:
        raise ValueError(words)


def _can_sit(seat: Seat) -> bool:
    """Tell whether somebody could be asked for so: a named human, an AI of a level, or nobody yet."""
    match seat:
        case Seat("human", str(name), None) | Seat("ai", None, str(name)):
            return is_name(name)
    return seat == Seat("open")


def _against_chance(position: Position, decision: Decision, secret: bytes) -> str | None:
    """Return which draw of a decision is not the one the secret dictates, if one is not."""
    chance = DrawnChance(secret, decision.version, position.table.nonces)
    for place, (among, result) in enumerate(decision.draws or ()):
        dictated = chance.draw(among) if among > 0 else None
        if dictated != result:
            return f"its draw {place} among {among} is {result}, where the secret dictates {dictated}"
    return None
