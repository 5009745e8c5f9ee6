"""A game as the API shows it: its position, its decisions, and what changed with each.

What differs between rulesets is a parameter of a type: its name, options, state, moves and events.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Generic, Literal

from msgspec import UNSET, Struct, UnsetType, field
from typing_extensions import TypeVar

from cairn.events import decision
from cairn.projections.decided import Kind
from cairn.service.deciding.deciders import LeavingDoes
from cairn.service.queries.fields import Hash, Id, SeatNumber, Time, Version, doc
from cairn.service.queries.game_rows import ClockResource, ListedGame, LobbyRow, OptionsT, RulesetT
from cairn.service.rules import GAMES

StateT = TypeVar("StateT", default=Any)
"""The state of a ruleset."""
MoveT = TypeVar("MoveT", default=decision.Move)
"""The moves of a ruleset."""
EventT = TypeVar("EventT", default=Any)
"""The events of a ruleset, and of the table."""

WAITED_FOR = "; ".join(f"{ruleset}: {', '.join(rules.waits_for)}" for ruleset, rules in GAMES.items())
WaitedFor = Annotated[str, doc(f"What for. {WAITED_FOR}. `legal-moves` lists the moves.")]
Chain = Annotated[
    Hash,
    doc("SHA-256 of the canonical JSON [chain before, version, at, by, digest], hex; before version 1 the game's id."),
]


class WaitedForSeat(Struct):
    """A seat that is waited for."""

    seat: Annotated[SeatNumber, doc("Counted from 0.")]
    what: WaitedFor = field(name="for")
    by: Annotated[
        Kind,
        doc(
            "Who decides for it now: the `human` or the `ai` that holds it, or an AI in their place: "
            "`time_out` where a human's time is over, `leaver` where one has left. `last_resort` is known afterwards."
        ),
    ]
    until: Annotated[Time | None, doc("When its time is over, UTC in milliseconds; null without a clock, and of AIs.")]


class RunningClock(ClockResource):
    """How much time the players have."""

    left: Annotated[
        list[int] | None,
        doc("By seat, the milliseconds that it had when the present wait began; null before the start."),
    ]


class ForkOrigin(Struct):
    """A step of another game."""

    game: Annotated[Id, doc("Its id.")]
    version: Annotated[Version, doc("Its version from which this one goes on.")]


class Leaving(Struct):
    """What it costs to leave one's seat now."""

    does: Annotated[
        LeavingDoes,
        doc(
            "`opens_seat`: before the start the seat is open again; `loses`: the other of two wins; `ai_plays_on`: an "
            "AI plays the seat, which ranks last; `abandons`: the game ends, as nobody else plays it."
        ),
    ]
    rated: Annotated[bool, doc("Whether it costs rating, if the game is played to its end.")]
    text: Annotated[str, doc("The same in a sentence or two, to be shown before it is done.")]


class Game(ListedGame[RulesetT, OptionsT], Generic[RulesetT, OptionsT, StateT], kw_only=True):
    """A game's position as the caller may know it."""

    rules_version: Annotated[int, doc("The version of its ruleset it is played by.")]
    version: Annotated[Version, doc("How many decisions led here; the first is version 1.")]
    updated_at: Annotated[Time, doc("When the newest of them was made, UTC in milliseconds.")]
    viewer: Annotated[SeatNumber | None, doc("The seat that sees it so, counted from 0; null is a spectator.")]
    to_act: Annotated[
        list[WaitedForSeat], doc("The seats that are waited for; empty before the start and after the end.")
    ]
    clock: Annotated[RunningClock | None, doc("How much time the players have; null if they have any.")]
    state: Annotated[StateT | None, doc("The position, as the viewer may know it; null until it is dealt.")]
    undo: Annotated[bool, doc("Whether players may undo within their turn: no where it may count for ratings.")]
    leaving: Annotated[Leaving | None, doc("What leaving costs the viewer; null for spectators and after the end.")]
    forked_from: Annotated[ForkOrigin | None, doc("The game this one goes on from; null if from none.")]
    rematch_of: Annotated[Id | None, doc("The game that is played again here; null if none is.")]
    rematch: Annotated[Id | None, doc("The game in which it is played again; null if nobody asked for that.")] = None
    imported: Annotated[bool, doc("Whether it was brought in as an archive, and not played here.")]
    chain: Chain
    signature: Annotated[
        str | None,
        doc(
            "Ed25519 signature of the canonical JSON [id, version, chain], 128 hex digits; null if the "
            "service has no key."
        ),
    ] = None


class DecisionResource(Struct, Generic[RulesetT, MoveT, EventT], kw_only=True):
    """One decision and all that followed. What the caller may not know is null."""

    ruleset: Annotated[RulesetT, doc("Which game it is.")]
    version: Annotated[Version, doc("Its place in the log, from 1.")]
    at: Annotated[Time, doc("When it was made, UTC in milliseconds.")]
    by: Annotated[SeatNumber | None, doc("The seat that decided, counted from 0; null is the service.")]
    move: Annotated[MoveT | None, doc("The move; null if it was none, as sitting down.")]
    events: Annotated[tuple[EventT, ...], doc("What followed, in order.")]
    ai: Annotated[decision.Ai | None, doc("How an AI decided; null if none did.")]
    draws: Annotated[
        tuple[tuple[int, int], ...] | None,
        doc("Pairs [k, result] in the order drawn: one of k was drawn, counted from 0. Null until the game has ended."),
    ]
    text: Annotated[str, doc("What happened, in plain words.")]
    digest: Annotated[
        Hash,
        doc(
            'SHA-256, hex, of salt and stored bytes; the salt is HMAC-SHA-256(secret, "salt:<version>"), '
            "and a game's secret is revealed at its end."
        ),
    ]
    chain: Chain


class Change(Struct):
    """One operation of a JSON Patch (RFC 6902)."""

    op: Annotated[Literal["add", "remove", "replace", "move", "copy", "test"], doc("What is done.")]
    path: Annotated[str, doc("JSON pointer (RFC 6901) to where; empty for the whole resource.")]
    moved: Annotated[str | UnsetType, doc("JSON pointer to what is moved or copied.")] = field(
        name="from", default=UNSET
    )
    value: Annotated[Any, doc("What is added, put there or tested.")] = UNSET


class Step(DecisionResource[RulesetT, MoveT, EventT], kw_only=True):
    """A decision, and what it changed for the caller."""

    changes: Annotated[list[Change], doc("A JSON Patch (RFC 6902) from the game resource of the version before.")]


class Token(Struct):
    """A seat's token; it is shown once, in this answer."""

    seat: Annotated[SeatNumber, doc("Whose it is, counted from 0.")]
    token: Annotated[str, doc("Sent as `Authorization: Bearer …`.")]


class TakenSeat(Struct):
    """A seat that was taken; its token is shown once, in this answer."""

    seat: Annotated[SeatNumber, doc("The seat, counted from 0.")]
    token: Annotated[str | None, doc("Sent as `Authorization: Bearer …`; null of a player, who has one already.")]


class OpenedGame(Game[RulesetT, OptionsT, StateT], kw_only=True):
    """A game that was opened, and the tokens of its guests."""

    tokens: Annotated[list[Token], doc("One for each seat of a guest; no other answer has them.")]


class PlayedGame(Game[RulesetT, OptionsT, StateT], Generic[RulesetT, OptionsT, StateT, MoveT, EventT], kw_only=True):
    """A position, and the decisions that led to it."""

    decisions: Annotated[list[DecisionResource[RulesetT, MoveT, EventT]], doc("The new decisions, the oldest first.")]


class OpenedBatch(Struct):
    """Games that were opened by one request."""

    items: Annotated[list[OpenedGame], doc("The games, in the order of the request.")]


class Lobby(Struct):
    """A page of games, the newest first."""

    items: Annotated[list[LobbyRow], doc("The games.")]
    next: Annotated[str | None, doc("The next page's `cursor`; null on the last.")]


class LegalMoves(Struct):
    """What a seat may do now."""

    version: Annotated[Version, doc("The version they are legal at.")]
    seat: Annotated[SeatNumber | None, doc("The seat, counted from 0; null is a spectator, for whom there is none.")]
    moves: Annotated[
        Sequence[decision.Move], doc("All of them, of the game's ruleset; none while another seat is waited for.")
    ]


class Decisions(Struct):
    """A page of decisions, the oldest first."""

    items: Annotated[list[DecisionResource], doc("The decisions.")]
    next: Annotated[int | None, doc("The next page's `after`; null on the last.")]


class Replay(Struct):
    """A whole finished game, to be stepped through. It comes of an archive alone: names are those in it, and
    `signature` and `rematch` are null."""

    game: Annotated[Game, doc("The game as it ended.")]
    decisions: Annotated[list[Step], doc("All of them; the first one's `changes` add the whole game resource.")]


NARROWED = (Game, OpenedGame, PlayedGame, LobbyRow, DecisionResource, Step)
"""What is described for each ruleset, with its name, options, state, moves and events."""
