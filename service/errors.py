"""The problems that requests are refused with: few, named, each with a sentence and an HTTP status (RFC 9457)."""

from typing import Annotated, Any, ClassVar

from msgspec import UNSET, Meta, Struct, UnsetType


class Problem(Exception):
    """A request is refused. `detail` is one sentence; `members` are added to the response's body."""

    name: ClassVar[str]
    status: ClassVar[int]
    title: ClassVar[str]
    meaning: ClassVar[str]

    def __init__(self, detail: str, **members: Any) -> None:
        super().__init__(detail)
        self.detail = detail
        self.members = members

    @property
    def body(self) -> "ProblemBody":
        """The response's body; some members become headers."""
        members = {name: self.members[name] for name in ProblemBody.__struct_fields__ if name in self.members}
        return ProblemBody(f"/problems/{self.name}", self.title, self.status, self.detail, **members)


class NotFound(Problem):
    name, status, title = "not-found", 404, "Not found"
    meaning = "There is nothing at this address: no such game, version, ruleset or page."


class MethodNotAllowed(Problem):
    name, status, title = "method-not-allowed", 405, "Method not allowed"
    meaning = "The address exists, but not for this method; the header `Allow` lists those it has."


class RangeNotSatisfiable(Problem):
    name, status, title = "range-not-satisfiable", 416, "No such range"
    meaning = "The header `Range` requests bytes that do not exist; `Content-Range` has the number of bytes."


class Unauthorized(Problem):
    name, status, title = "unauthorized", 401, "No or unknown token"
    meaning = (
        "The request needs a seat's token or the operator's key as `Authorization: Bearer …`, or its token is wrong."
    )


class WrongRecoveryCode(Problem):
    name, status, title = "wrong-recovery-code", 401, "Wrong recovery code"
    meaning = (
        "These twelve words are not a player's current recovery code: another one was made since, or the player was "
        "erased. A player with a device that still has a token can make a new code there."
    )


class TooSlow(Problem):
    name, status, title = "too-slow", 408, "Body too slow"
    meaning = "The body did not arrive in time: 64 KiB of it may take 10 seconds. The connection is closed."


class TooLarge(Problem):
    name, status, title = "too-large", 413, "Body too large"
    meaning = "A body may have 64 KiB, an archive 8 MiB."


class UnsupportedMediaType(Problem):
    name, status, title = "unsupported-media-type", 415, "Not JSON"
    meaning = "Bodies are sent as `Content-Type: application/json`, archives as `application/jsonl`."


class BadRequest(Problem):
    name, status, title = "bad-request", 400, "Not valid HTTP"
    meaning = (
        "HTTP does not allow such a request (RFC 9112): a host must be named once, the address must be a path, headers "
        "must be readable, and the body must be complete."
    )


class Malformed(Problem):
    name, status, title = "malformed", 400, "Not JSON"
    meaning = "The body is not JSON."


class ExpectationFailed(Problem):
    name, status, title = "expectation-failed", 417, "Unknown expectation"
    meaning = "The header `Expect` may say `100-continue`, and nothing else."


class NotImplementedHere(Problem):
    name, status, title = "not-implemented", 501, "Not implemented"
    meaning = "The method is unknown, or the body has a transfer coding other than `chunked`."


class Invalid(Problem):
    name, status, title = "invalid", 422, "Wrong shape"
    meaning = "A field, parameter or header does not match its schema; `errors` lists each with a pointer and a reason."


class KeyReused(Problem):
    name, status, title = "idempotency-key-reused", 422, "Idempotency key reused"
    meaning = (
        "This `Idempotency-Key` was sent before with another body or to another path, or opened a game that was "
        "deleted since."
    )


class Forbidden(Problem):
    name, status, title = "forbidden", 403, "Not yours"
    meaning = "The token is valid, but not for this: it is another player's seat, or only operators may do this."


class StaleVersion(Problem):
    name, status, title = "stale-version", 412, "The game has moved on"
    meaning = (
        "`If-Match` names a version that is not the current one; `version` and the header `ETag` have the current one."
    )


class IllegalMove(Problem):
    name, status, title = "illegal-move", 409, "Illegal move"
    meaning = (
        "The rules do not allow this move now; `rule` is the clause, and `rulebook` its path; `legal_moves` is "
        "the path of the legal moves."
    )


class NotYourTurn(Problem):
    name, status, title = "not-your-turn", 409, "Not your turn"
    meaning = "Another seat must act; `rule` is the clause, and `rulebook` its path."


class ListGoesOn(Problem):
    name, status, title = "list-goes-on", 409, "The list goes on too long"
    meaning = "A list of moves must end with the first one that draws or reveals something; no move was made."


class NoOpenSeat(Problem):
    name, status, title = "no-open-seat", 409, "No open seat"
    meaning = "Every seat of this game is taken."


class AlreadySeated(Problem):
    name, status, title = "already-seated", 409, "Already seated"
    meaning = "A player can hold at most one seat of a game."


class NotStarted(Problem):
    name, status, title = "not-started", 409, "Not started"
    meaning = "The game begins when no seat is open."


class UndoOff(Problem):
    name, status, title = "undo-off", 409, "No undo in this game"
    meaning = (
        "This game may count for ratings (its `undo` is false), so decisions stay. To allow undo, open a game "
        "with `rated: false`, which does not count for ratings."
    )


class HintsOff(Problem):
    name, status, title = "hints-off", 409, "No hints in this game"
    meaning = (
        "This game was opened without hints (`hints: false`), and so are its forks; or it may count for ratings "
        "(`rated: true`)."
    )


class WebhookDisabled(Problem):
    name, status, title = "webhook-disabled", 409, "The webhook is disabled"
    meaning = "A disabled webhook sends nothing, not even a ping; its `reason` says why, and `PATCH` enables it."


class CannotUndo(Problem):
    name, status, title = "cannot-undo", 409, "Cannot be undone"
    meaning = (
        "A player can undo only within their own turn, until another seat decides or something is drawn or revealed, "
        "and at most 64 times."
    )


class NotFinished(Problem):
    name, status, title = "not-finished", 409, "Not finished"
    meaning = "Only a finished game can be forked or analysed."


class OtherGame(Problem):
    name, status, title = "other-game", 409, "Another game"
    meaning = "A game with this id and another chain exists already: one of the two was changed."


class NotProven(Problem):
    name, status, title = "not-proven", 422, "Not proven"
    meaning = "The archive does not prove itself; `proof` is the proof that failed, with its version and reason."


class GameOver(Problem):
    name, status, title = "game-over", 409, "Game over"
    meaning = (
        "The game has ended; it can be watched and replayed, not played. If a move of a list would end it, `errors` "
        "points at the move after that; no move was made."
    )


class RulesGone(Problem):
    name, status, title = "rules-version-gone", 409, "Rules version gone"
    meaning = "This game is played by a version of the rules that this service no longer has; it can be replayed."


class UnreadableLog(Problem):
    """A log cannot be read: a newer version of the service wrote it, or it was corrupted.

    The status is 501, as this service lacks what is needed to respond (RFC 9110, section 15.6.2): not 500, as nothing
    failed, not 503, which means temporary, and not 409, since no other request would help. The response is the same
    with any token or none: a token cannot be checked then. `why` is for operators only, since it may quote hidden
    information.
    """

    name, status, title = "unreadable-log", 501, "Unreadable log"
    meaning = (
        "A newer version of the service wrote this game's log, or it was corrupted; `version` is the first that "
        "cannot be read. Other games are not affected. The audit has details, and the archive of a finished game can "
        "be exported, both without a token, as tokens cannot be checked."
    )

    def __init__(self, game: str, version: int, why: str, **members: Any) -> None:
        super().__init__(f"This service cannot read version {version} of the game's log.", version=version, **members)
        self.game, self.version, self.why = game, version, why

    def __str__(self) -> str:
        return f"game {self.game}: version {self.version} of its log cannot be read: {self.why}"


class TooManyRequests(Problem):
    name, status, title = "too-many-requests", 429, "Too many requests"
    meaning = (
        "Your address has the maximum of concurrent requests, streams and long polls, hints, analyses, imports or "
        "webhooks, or your seat the maximum of hints; try again after `Retry-After` seconds, when some have ended."
    )


class TooOften(Problem):
    name, status, title = "too-often", 429, "Too often"
    meaning = (
        "You, or all clients at your address together, have reached a rate limit. `RateLimit-Policy` has the limits, "
        "and `Retry-After` the seconds to wait."
    )


class TooManyGames(Problem):
    name, status, title = "too-many-games", 429, "Too many games"
    meaning = (
        "You, or your address, have the maximum of opened games that have not ended, or that only AIs play. When one "
        "has ended, you can open another."
    )


class Unavailable(Problem):
    name, status, title = "unavailable", 503, "Not now"
    meaning = (
        "Redis cannot be reached or cannot serve now, or too many requests decide at once; try again after the seconds "
        "in `Retry-After`. The request may have taken effect nevertheless: with the same `Idempotency-Key` it takes "
        "effect only once."
    )


class NotCopied(Unavailable):
    """A decision was stored, but too few replicas of Redis have it yet."""


class UnreadableSegment(Unavailable):
    """Finished games cannot be read from their store. `why` is for operators only: it may reveal the location."""

    def __init__(self, detail: str, why: str) -> None:
        super().__init__(detail, retry_after=10)
        self.why = why

    def __str__(self) -> str:
        return f"{self.detail.rstrip('.')}: {self.why.rstrip('.')}."


class StorageFull(Problem):
    name, status, title = "storage-full", 507, "No space left"
    meaning = "Redis has no memory or no disk left: nothing can be written until its operator frees space."


class StorageUnusable(Problem):
    name, status, title = "storage-unusable", 500, "Redis set up wrongly"
    meaning = "Redis refuses what the service needs; only the operator can fix this."


class Broken(Problem):
    name, status, title = "internal-error", 500, "Internal error"
    meaning = "The service failed; nothing incomplete was stored."


PROBLEMS: dict[str, type[Problem]] = {problem.name: problem for problem in Problem.__subclasses__()}
"""Every problem by its name."""


class Mistake(Struct, frozen=True):
    """A mistake of a request."""

    pointer: Annotated[
        str, Meta(description="JSON pointer (RFC 6901) into the body, `query/<name>`, or a header's name.")
    ]
    detail: Annotated[str, Meta(description="What is wrong there, in a sentence.")]


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
    detail: Annotated[str, Meta(description="The specific reason, in a sentence.")]
    errors: Annotated[list[Mistake] | UnsetType, Meta(description="Each mistake and its location.")] = UNSET
    rule: Annotated[str | UnsetType, Meta(description="The rulebook's clause that forbids a move, as ST-04.")] = UNSET
    rulebook: Annotated[
        str | UnsetType, Meta(description="Path of that clause, in the version of the rules of this game.")
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
