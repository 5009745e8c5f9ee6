"""An analysis: its task, a row for each decision, and a summary for each player."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Literal, get_args

from msgspec import UNSET, Struct

from cairn.events.decision import Decision
from cairn.events.table import Forked, Undone
from cairn.projections import decided
from cairn.projections.message import Said
from cairn.service.audit.proofs import Verdict
from cairn.service.queries.fields import doc, ref

Kind = Literal["decisions", "choices"]
FULL = 16
"""The capacity of a part. A worker does turns first, and returns to them after each part."""
COSTS = {"expert": FULL, "hard": FULL, "medium": 4, "easy": 2}
"""The cost of a search at a level, or of repeating its choice; 1 for the others."""


_Line = tuple[Decision, "_Line"] | None


class AnalysisPart(Struct, frozen=True, array_like=True):
    """The versions `first` to `last`, with `count` decisions to analyse."""

    first: int
    last: int
    count: int


def looked_at(decisions: Iterable[Decision], kind: Kind) -> Iterator[Decision]:
    """Yield the decisions to analyse: choices of AIs, also before a fork, or this game's moves that were not undone."""
    line: _Line = None
    lines = [line]
    for decision in decisions:
        for event in decision.events:
            if kind == "decisions" and isinstance(event, Undone):
                line = lines[event.to]  # it may go back to a version that was undone itself
            elif kind == "decisions" and isinstance(event, Forked):
                line = None
        if decision.move is not None and (kind == "decisions" or decision.ai is not None):
            line = decision, line
        lines.append(line)
    line_decisions = []
    while line is not None:
        line_decisions.append(line[0])
        line = line[1]
    yield from reversed(line_decisions)


def parts(decisions: Iterable[Decision], kind: Kind, level: str | None) -> Iterator[AnalysisPart]:
    """Divide the decisions to analyse into parts."""
    first, last, count, spent = 0, 0, 0, 0
    for decision in looked_at(decisions, kind):
        cost = COSTS.get(level or (decision.ai.level if decision.ai else ""), 1)
        if count and spent + cost > FULL:
            yield AnalysisPart(first, last, count)
            count, spent = 0, 0
        if not count:
            first = decision.version
        last, count, spent = decision.version, count + 1, spent + cost
    if count:
        yield AnalysisPart(first, last, count)


MAX_GOOD_LOSS = 0.04
"""The largest loss of chance, 0 to 1, of a move that an analysis calls good, in every game."""
Word = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
Chances = Annotated[tuple[float, ...], doc("By seat, from 0 to 1.")]


class AnalysedDecision(Struct, frozen=True):
    """A decision, judged from the position as the mover knew it."""

    version: Annotated[int, doc("The version of the decision.")]
    seat: Annotated[int, doc("The seat that decided.")]
    by: Annotated[
        decided.Kind,
        doc("Its `human` or `ai`, or an AI in place: `time_out`, `leaver` (one left), `last_resort` (a level failed)."),
    ]
    move: Annotated[dict[str, Any], doc("The move it made, of the game's ruleset.", extra_json_schema=ref("Move"))]
    word: Annotated[
        Word,
        doc(
            "`forced`: the only legal move. Else what it gave away: nothing (`best`), at most "
            f"{MAX_GOOD_LOSS:.0%} (`good`), or more."
        ),
    ]
    before: Annotated[Chances | None, doc("Each seat's chance to win after the best move; null if forced.")] = None
    after: Annotated[Chances | None, doc("Each seat's chance to win after the move made; null if forced.")] = None
    best: Annotated[
        dict[str, Any] | None, doc("The best move then; null if it was forced.", extra_json_schema=ref("Move"))
    ] = None
    given_away: Annotated[float, doc("The loss of the mover's chance: before - after, never below 0.")] = 0.0
    accuracy: Annotated[
        float | None, doc("103.1668 * exp(-4.354 * given_away) - 3.1669, from 0 to 100; null if it was forced.")
    ] = None
    exact: Annotated[bool, doc("Whether `before` and `after` are exact: all was known, and fully searched.")] = False
    reason: Annotated[str | None, doc("Why `best` is better; null if unknown.")] = None
    message: Said = UNSET


class Words(Struct, frozen=True):
    """The number of decisions with each word."""

    forced: Annotated[int, doc("With one legal move.")] = 0
    best: Annotated[int, doc("Nothing given away.")] = 0
    good: Annotated[int, doc(f"At most {MAX_GOOD_LOSS:.0%} given away.")] = 0
    inaccuracy: Annotated[int, doc("Some given away.")] = 0
    mistake: Annotated[int, doc("Much given away.")] = 0
    blunder: Annotated[int, doc("Very much given away.")] = 0


class AnalysedPlayer(Struct, frozen=True):
    """The decisions of a seat's holder in summary, without those that an AI made in their place."""

    seat: Annotated[int, doc("Counted from 0.")]
    accuracy: Annotated[float | None, doc("The mean of their decisions' accuracies, from 0 to 100; null without any.")]
    words: Annotated[Words, doc("The number of their decisions with each word.")]


class Verdicts(Struct, frozen=True):
    """The number of AIs' choices with each verdict."""

    passed: Annotated[int, doc("What the level chooses from its seat's view, with its seed.")] = 0
    failed: Annotated[int, doc("What it does not choose.")] = 0
    unavailable: Annotated[int, doc("Of a version that is not here.")] = 0


class Analysis(Struct, frozen=True):
    """A requested analysis and its progress."""

    id: Annotated[str, doc("The analysis's id, 32 hex digits.", pattern="^[0-9a-f]{32}$")]
    kind: Annotated[Kind, doc("`decisions`: how good each was; `choices`: the proof of the AIs' choices.")]
    level: Annotated[str | None, doc("The level of its search; null for `choices`.")]
    level_version: Annotated[int, doc("The version of the search, or of all levels.")]
    version: Annotated[int, doc("The number of decisions in the game.")]
    status: Annotated[Literal["pending", "running", "done", "failed"], doc("`running` when a part of it is finished.")]
    done: Annotated[int, doc("The number of analysed decisions.")]
    of: Annotated[int, doc("The number of decisions to analyse.")]
    players: Annotated[tuple[AnalysedPlayer, ...] | None, doc("By seat; null until `decisions` are done.")] = None
    verdicts: Annotated[Verdicts | None, doc("Numbers of choices by verdict; null until `choices` are done.")] = None
    problem: Annotated[str | None, doc("Why it failed; null if it did not.")] = None
    message: Said = UNSET


class AnalysisTask(Struct, frozen=True):
    """The task of an analysis: the game's seats and last version, and its time, in seconds since 1970."""

    kind: Kind
    level: str | None
    level_version: int
    seats: int
    version: int
    at: float
    parts: tuple[AnalysisPart, ...]

    @property
    def decision_count(self) -> int:
        """The number of decisions to analyse."""
        return sum(part.count for part in self.parts)


class Ended(Struct, frozen=True):
    """The result of an analysis: its summaries, or why it failed."""

    players: tuple[AnalysedPlayer, ...] | None = None
    verdicts: Verdicts | None = None
    problem: str | None = None


Row = AnalysedDecision | Verdict
ROWS: dict[Kind, Any] = {"decisions": list[AnalysedDecision], "choices": list[Verdict]}


def players_of(rows: Sequence[AnalysedDecision], seats: int) -> tuple[AnalysedPlayer, ...]:
    """Return a summary of the decisions of each seat's holder."""
    players = []
    for seat in range(seats):
        own = [row for row in rows if row.seat == seat and row.by in decided.HOLDERS]
        tenths = [round(10 * row.accuracy) for row in own if row.accuracy is not None]  # float sums are not portable
        mean = round(sum(tenths) / len(tenths) / 10, 1) if tenths else None
        words = Words(**{word: sum(row.word == word for row in own) for word in get_args(Word)})
        players.append(AnalysedPlayer(seat, mean, words))
    return tuple(players)
