"""The resources of a game: its position, its decisions, and the changes of each.

Types that depend on the ruleset are type parameters: its name, options, state, moves and events.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Generic, Literal

from msgspec import UNSET, Struct, UnsetType, field
from typing_extensions import TypeVar

from cairn.events import decision
from cairn.projections.decided import Kind
from cairn.projections.message import Message
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
WaitedFor = Annotated[str, doc(f"The expected action. {WAITED_FOR}. `legal-moves` lists the moves.")]
Chain = Annotated[
    Hash,
    doc("SHA-256 of the canonical JSON [previous chain, version, at, by, digest], hex; version 1 uses the game's id."),
]


class WaitedForSeat(Struct):
    """A seat that must act."""

    seat: Annotated[SeatNumber, doc("Counted from 0.")]
    what: WaitedFor = field(name="for")
    by: Annotated[
        Kind,
        doc("Its `human` or `ai`, or an AI in place: `time_out`, `leaver`; `last_resort` is only known afterwards."),
    ]
    until: Annotated[Time | None, doc("When its time runs out, UTC in milliseconds; null without clock and for AIs.")]


class Choosing(Struct):
    """Choices that seats make at the same time."""

    seats: Annotated[tuple[int, ...], doc("The seats that choose.")]
    count: Annotated[int, doc("How many have.")]
    chosen: Annotated[list[int] | None, doc("Which have chosen; null if secret.")]
    own: Annotated[Any, doc("The viewer's move, else null.")]
    version: Annotated[Version | None, doc("Its version; `undo` to the one before takes it back.")]


class RunningClock(ClockResource):
    """The clock of a running game."""

    left: Annotated[list[int] | None, doc("Milliseconds left per seat when this wait began; null before the start.")]


class ForkOrigin(Struct):
    """The step of another game at which a fork begins."""

    game: Annotated[Id, doc("The other game's id.")]
    version: Annotated[Version, doc("The version of it that this game continues.")]


class Leaving(Struct):
    """The consequences of leaving the seat now."""

    does: Annotated[
        LeavingDoes,
        doc(
            "`opens_seat`, before the start; `loses`: the other of two players wins; "
            "`ai_plays_on`: an AI plays the seat, which ranks last; `abandons`: the game ends, as no human is left."
        ),
    ]
    rated: Annotated[bool, doc("Whether the game counts for ratings, with this seat last, once it has ended.")]
    text: Annotated[str, doc("What to confirm.")]
    messages: Annotated[list[Message], doc("`text` as messages.")]


class Game(ListedGame[RulesetT, OptionsT], Generic[RulesetT, OptionsT, StateT], kw_only=True):
    """A game's position as the caller is allowed to see it."""

    rules_version: Annotated[int, doc("The version of the ruleset's rules.")]
    version: Annotated[Version, doc("The number of decisions so far.")]
    updated_at: Annotated[Time, doc("When the newest decision was made.")]
    viewer: Annotated[SeatNumber | None, doc("The viewing seat; null for a spectator.")]
    to_act: Annotated[list[WaitedForSeat], doc("The seats that must act; empty while none must.")]
    choosing: Annotated[Choosing | UnsetType, doc("Only if several seats choose.")] = UNSET
    clock: Annotated[RunningClock | None, doc("The time limits and the time left; null if time is unlimited.")]
    state: Annotated[StateT | None, doc("The position as the viewer sees it; null until dealt.")]
    undo: Annotated[bool, doc("Whether players may undo within their turn.")]
    leaving: Annotated[Leaving | None, doc("What happens if the viewer leaves; null for spectators and after the end.")]
    forked_from: Annotated[ForkOrigin | None, doc("The game that this one continues; null for others.")]
    rematch_of: Annotated[Id | None, doc("The game of which this is a rematch; null for others.")]
    rematch: Annotated[Id | None, doc("The rematch of this game; null if none was requested.")] = None
    imported: Annotated[bool, doc("Whether the game was imported from an archive.")]
    chain: Chain
    signature: Annotated[
        str | None,
        doc("Ed25519 signature of the canonical JSON [id, version, chain], 128 hex digits; null without a key."),
    ] = None


class Change(Struct):
    """One operation of a JSON Patch (RFC 6902)."""

    op: Annotated[Literal["add", "remove", "replace", "move", "copy", "test"], doc("The operation.")]
    path: Annotated[str, doc("JSON pointer (RFC 6901) of the target; empty for the whole resource.")]
    moved: Annotated[str | UnsetType, doc("JSON pointer of the value to move or copy.")] = field(
        name="from", default=UNSET
    )
    value: Annotated[Any, doc("The value to add, replace or test.")] = UNSET


Changes = Annotated[list[Change], doc("A JSON Patch (RFC 6902) of the previous version; in lists with `changes=true`.")]


class DecisionResource(Struct, Generic[RulesetT, MoveT, EventT], kw_only=True):
    """One decision and its events. Values hidden from the caller are null."""

    ruleset: RulesetT
    version: Annotated[Version, doc("The position in the log, counted from 1.")]
    at: Annotated[Time, doc("When the decision was made.")]
    by: Annotated[SeatNumber | None, doc("The seat that decided; null for the service.")]
    move: Annotated[MoveT | None, doc("The move; null if none was made.")]
    events: Annotated[tuple[EventT, ...], doc("The events, in order.")]
    ai: Annotated[decision.Ai | None, doc("How an AI decided; null for others.")]
    draws: Annotated[
        tuple[tuple[int, int], ...] | None,
        doc("Pairs [k, result] in the order drawn; `result` is 0 to k-1. Null until the end."),
    ]
    text: Annotated[str, doc("A description of the decision in plain words.")]
    messages: Annotated[list[Message], doc("`text` as messages.")]
    digest: Annotated[
        Hash, doc('SHA-256, hex, of salt and stored bytes; the salt is HMAC-SHA-256(secret, "salt:<version>").')
    ]
    chain: Chain
    changes: Changes | UnsetType = UNSET


class Step(DecisionResource[RulesetT, MoveT, EventT], kw_only=True):
    """A decision, and its changes to the game as the caller sees it."""

    changes: Changes


class Token(Struct):
    """A seat's token; only this response shows it."""

    seat: Annotated[SeatNumber, doc("The seat.")]
    token: Annotated[str, doc("Sent as `Authorization: Bearer …`.")]


class TakenSeat(Struct):
    """A seat that was taken; only this response shows its token."""

    seat: Annotated[SeatNumber, doc("The seat.")]
    token: Annotated[str | None, doc("Sent as `Authorization: Bearer …`; null for a player, who has a token already.")]


class OpenedGame(Game[RulesetT, OptionsT, StateT], kw_only=True):
    """A new game, and the tokens of its guests."""

    tokens: Annotated[list[Token], doc("One for each guest's seat; no other response has them.")]


class PlayedGame(Game[RulesetT, OptionsT, StateT], Generic[RulesetT, OptionsT, StateT, MoveT, EventT], kw_only=True):
    """A position, and the new decisions that led to it."""

    decisions: Annotated[list[DecisionResource[RulesetT, MoveT, EventT]], doc("The new decisions, oldest first.")]


class OpenedBatch(Struct):
    """The games that were opened by one request."""

    items: Annotated[list[OpenedGame], doc("The games, in the order of the request.")]


class Lobby(Struct):
    """A page of games, newest first."""

    items: Annotated[list[LobbyRow], doc("The games.")]
    next: Annotated[str | None, doc("The next page's `cursor`; null on the last page.")]


class LegalMoves(Struct):
    """The legal moves of a seat."""

    version: Annotated[Version, doc("The version at which the moves are legal.")]
    seat: Annotated[SeatNumber | None, doc("The seat; null for a spectator, who has no moves.")]
    moves: Annotated[Sequence[decision.Move], doc("All legal moves; empty while another seat must act.")]


class Decisions(Struct):
    """A page of decisions, oldest first."""

    items: Annotated[list[DecisionResource], doc("The decisions.")]
    next: Annotated[int | None, doc("The `after` of the next page; null on the last page.")]


class Replay(Struct):
    """A whole finished game to step through, built from an archive only: names are those in the archive, and
    `signature` and `rematch` are null."""

    game: Annotated[Game, doc("The game as it ended.")]
    decisions: Annotated[list[Step], doc("All decisions; the `changes` of the first add the whole game.")]


NARROWED = (Game, OpenedGame, PlayedGame, LobbyRow, DecisionResource, Step)
"""Types with one component per ruleset, with its name, options, state, moves and events."""
