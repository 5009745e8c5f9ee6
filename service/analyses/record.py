"""An analysis: its task, a row for each decision, and a summary for each player."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from cairn.projections import decided
from cairn.service.analyses.partition import AnalysisPart, Kind
from cairn.service.audit.choices import Verdict
from cairn.service.queries.fields import ref

Word = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]

Chances = Annotated[tuple[float, ...], Meta(description="By seat, from 0 to 1.")]


class AnalysedDecision(Struct, frozen=True):
    """A decision, judged from the position as the mover knew it."""

    version: Annotated[int, Meta(description="The version of the decision.")]
    seat: Annotated[int, Meta(description="The seat that decided, counted from 0.")]
    by: Annotated[
        decided.Kind,
        Meta(
            description="The decider: the `human` or the `ai` that holds the seat, or an AI in their place: "
            "`time_out` where a human's time was over, `leaver` where one had left, `last_resort` where a level failed."
        ),
    ]
    move: Annotated[
        dict[str, Any], Meta(description="The move it made, of the game's ruleset.", extra_json_schema=ref("Move"))
    ]
    word: Annotated[
        Word,
        Meta(
            description="`forced`: it was the only legal move. Else how much was given away: nothing (`best`), little "
            "(`good`), and more and more."
        ),
    ]
    before: Annotated[
        Chances | None, Meta(description="Each seat's chance to win after the best move; null if it was forced.")
    ] = None
    after: Annotated[
        Chances | None, Meta(description="Each seat's chance to win after the move made; null if it was forced.")
    ] = None
    best: Annotated[
        dict[str, Any] | None,
        Meta(description="The best move then; null if it was forced.", extra_json_schema=ref("Move")),
    ] = None
    given_away: Annotated[
        float, Meta(description="How much of the mover's chance the move gave away: before - after, never below 0.")
    ] = 0.0
    accuracy: Annotated[
        float | None,
        Meta(description="103.1668 * exp(-4.354 * given_away) - 3.1669, from 0 to 100; null if it was forced."),
    ] = None
    exact: Annotated[
        bool,
        Meta(description="Whether `before` and `after` are exact: all was known, and searched to the end."),
    ] = False


class Words(Struct, frozen=True):
    """The number of decisions with each word."""

    forced: Annotated[int, Meta(description="Those with one legal move.")] = 0
    best: Annotated[int, Meta(description="Those that gave nothing away.")] = 0
    good: Annotated[int, Meta(description="Those that gave little away.")] = 0
    inaccuracy: Annotated[int, Meta(description="Those that gave some away.")] = 0
    mistake: Annotated[int, Meta(description="Those that gave much away.")] = 0
    blunder: Annotated[int, Meta(description="Those that gave very much away.")] = 0


class AnalysedPlayer(Struct, frozen=True):
    """The decisions of a seat's holder in summary, without those that an AI made in their place."""

    seat: Annotated[int, Meta(description="Counted from 0.")]
    accuracy: Annotated[
        float | None, Meta(description="The mean of their decisions' accuracies, from 0 to 100; null if there is none.")
    ]
    words: Annotated[Words, Meta(description="The number of their decisions with each word.")]


class Verdicts(Struct, frozen=True):
    """The number of AIs' choices with each verdict."""

    passed: Annotated[int, Meta(description="Those that the level makes from what its seat saw, with its seed.")] = 0
    failed: Annotated[int, Meta(description="Those that it does not make.")] = 0
    unavailable: Annotated[int, Meta(description="Those of a version that this service does not have.")] = 0


class Analysis(Struct, frozen=True):
    """A requested analysis and its progress."""

    id: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="The analysis's id, 32 hex digits.")]
    kind: Annotated[Kind, Meta(description="`decisions`: how good each was; `choices`: the proof of the AIs' choices.")]
    level: Annotated[str | None, Meta(description="The level of its search; null for `choices`.")]
    level_version: Annotated[int, Meta(description="The version of the search, or of all levels.")]
    version: Annotated[int, Meta(description="The number of decisions in the game.")]
    status: Annotated[
        Literal["pending", "running", "done", "failed"], Meta(description="`running` when a part of it is finished.")
    ]
    done: Annotated[int, Meta(description="The number of analysed decisions.")]
    of: Annotated[int, Meta(description="The number of decisions to analyse.")]
    players: Annotated[
        tuple[AnalysedPlayer, ...] | None,
        Meta(description="A summary of each seat's holder; null until `decisions` are done."),
    ] = None
    verdicts: Annotated[
        Verdicts | None, Meta(description="The numbers of passed and failed choices; null until `choices` are done.")
    ] = None
    problem: Annotated[str | None, Meta(description="Why it failed, in a sentence; null if it did not.")] = None


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
"""The type of the rows by kind."""


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
