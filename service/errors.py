"""The problems that requests are refused with: few, named, each with a sentence and an HTTP status (RFC 9457)."""

from typing import Annotated, Any, ClassVar

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from cairn.projections.message import Message, Said, message, revive
from cairn.service.languages import Language, english, recognize

MEMBERS = frozenset(
    {"errors", "rule", "rules", "version", "proof", "conditions", "retry_after", "allow", "content_range"}
)


class Problem(Exception):
    """A request is refused, with a message by its id, as it is, or as a sentence of a library.

    Its arguments are named; `MEMBERS` are added to the response instead.

    The docstring of a problem is its `meaning`, and the guide has the same words.
    """

    name: ClassVar[str]
    status: ClassVar[int]
    meaning: ClassVar[str]

    def __init_subclass__(cls, name: str = "", status: int = 0) -> None:
        if name:  # subclasses without a name are the same problem to clients
            cls.name, cls.status = name, status
            cls.meaning = " ".join((cls.__doc__ or "").split())

    def __init__(self, said: str | Message, **members: Any) -> None:
        super().__init__(said)
        arguments = {name: members.pop(name) for name in [*members] if name not in MEMBERS}
        if isinstance(said, str):
            said = recognize(said) if " " in said else Message(said, arguments)
        self.message: Message = said
        self.members = members

    def __str__(self) -> str:
        return self.detail

    @property
    def detail(self) -> str:
        """The detail in English."""
        return english().render(self.message)

    def body(self, language: Language) -> "ProblemBody":
        """Return the response's body; some members become headers."""
        members = {name: self.members[name] for name in ProblemBody.__struct_fields__ if name in self.members}
        if mistakes := members.get("errors"):
            members["errors"] = [language.explain(mistake, "detail") for mistake in mistakes]
        if proof := members.get("proof"):
            members["proof"] = language.explain(proof, "why", "why")
        title, detail = language.render(Message(f"problem-{self.name}")), language.render(self.message)
        said = UNSET if self.message.id == "text" else self.message
        return ProblemBody(f"/problems/{self.name}", title, self.status, detail, said, **members)


class NotFound(Problem, name="not-found", status=404):
    """There is nothing at this address: no such game, version, ruleset or page."""


class MethodNotAllowed(Problem, name="method-not-allowed", status=405):
    """The address exists, but not for this method; the header `Allow` lists those it has."""


class RangeNotSatisfiable(Problem, name="range-not-satisfiable", status=416):
    """The header `Range` requests bytes that do not exist; `Content-Range` has the number of bytes."""


class Unauthorized(Problem, name="unauthorized", status=401):
    """The request needs a seat's token or the operator's key as `Authorization: Bearer …`, or its token is wrong."""


class WrongRecoveryCode(Problem, name="wrong-recovery-code", status=401):
    """These twelve words are not a player's current recovery code: another one was made since, or the player was
    erased. A player with a device that still has a token can make a new code there.
    """


class TooSlow(Problem, name="too-slow", status=408):
    """The body did not arrive in time: 64 KiB of it may take 10 seconds. The connection is closed."""


class TooLarge(Problem, name="too-large", status=413):
    """A body may have 64 KiB, an archive 8 MiB."""


class UnsupportedMediaType(Problem, name="unsupported-media-type", status=415):
    """Bodies are sent as `Content-Type: application/json`, archives as `application/jsonl`."""


class BadRequest(Problem, name="bad-request", status=400):
    """HTTP does not allow such a request (RFC 9112): a host must be named once, the address must be a path, headers
    must be readable, and the body must be complete.
    """


class Malformed(Problem, name="malformed", status=400):
    """The body is not JSON."""


class ExpectationFailed(Problem, name="expectation-failed", status=417):
    """The header `Expect` may say `100-continue`, and nothing else."""


class NotImplementedHere(Problem, name="not-implemented", status=501):
    """The method is unknown, or the body has a transfer coding other than `chunked`."""


class Invalid(Problem, name="invalid", status=422):
    """A field, parameter or header does not match its schema; `errors` lists each with its place and a reason."""


class InvalidParameter(Invalid):
    """A parameter of the query or the headers, by its name, is not what `detail` says."""

    def __init__(self, parameter: str, said: str | Message, **arguments: Any) -> None:
        super().__init__(said, **arguments)
        self.members["errors"] = [Mistake(parameter=parameter, detail=self.message)]


class KeyReused(Problem, name="idempotency-key-reused", status=422):
    """This `Idempotency-Key` was sent before with another body or to another path, or opened a game that was deleted
    since.
    """


class Forbidden(Problem, name="forbidden", status=403):
    """The token is valid, but not for this: it is another player's seat, or only operators may do this."""


class StaleVersion(Problem, name="stale-version", status=412):
    """`If-Match` names a version that is not the current one; `version` and the header `ETag` have the current one."""


class IllegalMove(Problem, name="illegal-move", status=409):
    """The rules do not allow this move now; `rule` is the clause, and `rulebook` its path; `legal_moves` is the path of
    the legal moves.
    """


class NotYourTurn(Problem, name="not-your-turn", status=409):
    """Another seat must act; `rule` is the clause, and `rulebook` its path."""


class ListGoesOn(Problem, name="list-goes-on", status=409):
    """A list of moves must end with the first one that draws or reveals something; no move was made."""


class NoOpenSeat(Problem, name="no-open-seat", status=409):
    """Every seat of this game is taken."""


class AlreadySeated(Problem, name="already-seated", status=409):
    """A player can hold at most one seat of a game."""


class NotStarted(Problem, name="not-started", status=409):
    """The game begins when no seat is open."""


class UndoOff(Problem, name="undo-off", status=409):
    """This game may count for ratings (its `undo` is false), so decisions stay. To allow undo, open a game with `rated:
    false`, which does not count for ratings.
    """


class HintsOff(Problem, name="hints-off", status=409):
    """This game was opened without hints (`hints: false`), and so are its forks; or it may count for ratings (`rated:
    true`).
    """


class WebhookDisabled(Problem, name="webhook-disabled", status=409):
    """A disabled webhook sends nothing, not even a ping; its `reason` says why, and `PATCH` enables it."""


class CannotUndo(Problem, name="cannot-undo", status=409):
    """A player can undo only within their own turn, until another seat decides or something is drawn or revealed, and
    at most 64 times.
    """


class NotFinished(Problem, name="not-finished", status=409):
    """Only a finished game can be forked or analysed, and only its seats adopted."""


class OtherGame(Problem, name="other-game", status=409):
    """A game with this id and another chain exists already: one of the two was changed."""


class NotProven(Problem, name="not-proven", status=422):
    """The archive does not prove itself; `proof` is the proof that failed, with its version and reason."""


class GameOver(Problem, name="game-over", status=409):
    """The game has ended; it can be watched and replayed, not played. If a move of a list would end it, `errors` points
    at the move after that; no move was made.
    """


class RulesGone(Problem, name="rules-version-gone", status=409):
    """This game is played by a version of the rules that this service no longer has; it can be replayed."""


class UnreadableLog(Problem, name="unreadable-log", status=501):
    """A newer version of the service wrote this game's log, or it was corrupted; `version` is the first that cannot be
    read. Other games are not affected. The audit has details, and the archive of a finished game can be exported, both
    without a token, as tokens cannot be checked.
    """

    # The status is 501, as this service lacks what is needed to respond (RFC 9110, section 15.6.2): not 500, as nothing
    # failed, not 503, which means temporary, and not 409, since no other request would help. The response is the same
    # with any token or none: a token cannot be checked then. `why` is for operators only, since it may quote hidden
    # information.

    def __init__(self, game: str, version: int, why: str, **members: Any) -> None:
        super().__init__(message("log-unreadable", version=version), version=version, **members)
        self.game, self.version, self.why = game, version, why

    def __str__(self) -> str:
        return f"game {self.game}: version {self.version} of its log cannot be read: {self.why}"


class TooManyRequests(Problem, name="too-many-requests", status=429):
    """Your address has the maximum of concurrent requests, streams and long polls, hints, analyses, imports or
    webhooks, or your seat the maximum of hints; try again after `Retry-After` seconds, when some have ended.
    """


class TooOften(Problem, name="too-often", status=429):
    """You, or all clients at your address together, have reached a rate limit. `RateLimit-Policy` has the limits, and
    `Retry-After` the seconds to wait.
    """


class TooManyGames(Problem, name="too-many-games", status=429):
    """You, or your address, have the maximum of opened games that have not ended, or that only AIs play. When one has
    ended, you can open another.
    """


class Unavailable(Problem, name="unavailable", status=503):
    """Redis cannot be reached or cannot serve now, or too many requests decide at once; try again after the seconds in
    `Retry-After`. The request may have taken effect nevertheless: with the same `Idempotency-Key` it takes effect only
    once.
    """


class NotCopied(Unavailable):
    """A decision was stored, but too few replicas of Redis have it yet."""


class UnreadableSegment(Unavailable):
    """Finished games cannot be read from their store. `why` is for operators only: it may reveal the location."""

    def __init__(self, said: str | Message, why: str) -> None:
        super().__init__(said, retry_after=10)
        self.why = why

    def __str__(self) -> str:
        return f"{self.detail.rstrip('.')}: {self.why.rstrip('.')}."


class StorageFull(Problem, name="storage-full", status=507):
    """Redis has no memory or no disk left: nothing can be written until its operator frees space."""


class StorageUnusable(Problem, name="storage-unusable", status=500):
    """Redis refuses what the service needs; only the operator can fix this."""


class Broken(Problem, name="internal-error", status=500):
    """The service failed; nothing incomplete was stored."""


PROBLEMS: dict[str, type[Problem]] = {problem.name: problem for problem in Problem.__subclasses__()}
"""Every problem by its name."""


class Mistake(Struct, frozen=True, kw_only=True):
    """A mistake in a body, with `pointer`, or else in a `parameter`."""

    pointer: Annotated[
        str | UnsetType,
        Meta(description="JSON pointer (RFC 6901) into the body; of an archive, a line, from 1."),
    ] = UNSET
    parameter: Annotated[
        str | UnsetType, Meta(description="The name of a parameter of the path, query or headers.")
    ] = UNSET
    detail: Annotated[
        Any, Meta(description="What is wrong there.", extra_json_schema={"type": "string"})
    ]  # a sentence of a library, or a message, until the response is written
    message: Said = UNSET


class ProblemBody(Struct):
    """The reason why a request was refused (RFC 9457)."""

    type: Annotated[
        str,
        Meta(
            description="The problem's type; a page at this path explains it.",
            extra_json_schema={"enum": [f"/problems/{name}" for name in PROBLEMS]},
        ),
    ]
    title: Annotated[str, Meta(description="The problem in a few words.")]
    status: Annotated[int, Meta(description="The HTTP status.")]
    detail: Annotated[str, Meta(description="The specific reason.")]
    message: Said = UNSET
    errors: Annotated[list[Mistake] | UnsetType, Meta(description="Each mistake and its location.")] = UNSET
    rule: Annotated[str | UnsetType, Meta(description="The rulebook's clause that forbids a move, as ST-04.")] = UNSET
    rulebook: Annotated[
        str | UnsetType, Meta(description="Path of that clause, in the version of this game's rules.")
    ] = UNSET
    legal_moves: Annotated[str | UnsetType, Meta(description="Path of the legal moves.")] = UNSET
    version: Annotated[
        Annotated[int, Meta(ge=1)] | UnsetType,
        Meta(description="The game's current version, or the one that cannot be read."),
    ] = UNSET
    proof: Annotated[
        Any,
        Meta(
            description="The proof that an archive did not pass.",
            extra_json_schema={"$ref": "#/components/schemas/Proof"},
        ),
    ] = UNSET
    conditions: Annotated[
        list[Any] | UnsetType,
        Meta(
            description="Of `/readyz`: all conditions.",
            extra_json_schema={"items": {"$ref": "#/components/schemas/Condition"}},
        ),
    ] = UNSET

    def translate(self, language: Language) -> "ProblemBody":
        """Return a problem that a worker stored, in a language."""
        if self.message is UNSET:
            return self  # it is a sentence of a library, or of an older version
        mistakes = self.errors and [language.explain(each, "detail") for each in self.errors]
        title = language.render(Message(f"problem-{self.type.rpartition('/')[2]}"))
        return replace(self, title=title, detail=language.render(revive(self.message)), errors=mistakes)
