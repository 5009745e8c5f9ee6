"""Bodies of requests about games. Each mistake is reported with its field."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf, Range

from cairn.events.codec import Undecodable, read_options
from cairn.events.series import SERIES
from cairn.events.table import LABEL_NAME, LABEL_VALUE, LONGEST_CLOCK, MAX_LABELS, MAX_SEATS, Clock, is_nonce
from cairn.service.api.http.marshmallow_fields import PLAYER, Flag, Pattern, about
from cairn.service.api.players.bodies import NAMES, Name
from cairn.service.commands.batches import MAX_GAMES
from cairn.service.deciding.levels import LEVELS
from cairn.service.rules import GAMES

SEATS = "One entry for each seat, in order; the first is seat 0."


def _check_hex(nonce: str) -> None:
    if not is_nonce(nonce):
        raise ValidationError("A nonce has up to 64 hex digits, 0 to 9 and a to f.")


def _no_series(labels: dict[str, str]) -> None:
    if SERIES in labels:
        raise ValidationError("The label `series` is reserved for series.")


def nonce_field(**options: Any) -> fields.String:
    """Return the field of a player's contribution to the game's randomness."""
    meaning = (
        "Up to 64 hex digits that the player chooses and that others cannot predict: all draws, and the seeds "
        "of AIs, depend on them."
    )
    return fields.String(validate=_check_hex, metadata=about(meaning, pattern="^[0-9a-f]{0,64}$"), **options)


class SeatRequest(Schema):
    """A seat of a new game: a human, an AI, or open."""

    kind = fields.String(
        required=True, validate=OneOf(["human", "ai", "open"]), metadata=about("`open`: a player takes the seat later.")
    )
    name = Name(metadata=about(f"A guest's name; a human seat has either a `name` or a `player`. {NAMES}"))
    player = fields.String(
        validate=Pattern(PLAYER, error="A player is an id, 20 characters a to z and 2 to 7, or `me`."),
        metadata=about(
            "For a human: `me`, the player whose token is sent. For an open seat: the id of the player for whom the "
            "seat is reserved, and who is invited; this needs a player's token."
        ),
    )
    level = fields.String(
        validate=OneOf(LEVELS),
        metadata=about(
            "An AI's level: `easy`, `medium` and `hard` play increasingly well, `greedy` looks one move "
            "ahead, `random` makes any legal move; required for an AI, refused otherwise."
        ),
    )
    nonce = nonce_field()

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        kind = data["kind"]
        allowed = {"human": ("name", "player", "nonce"), "ai": ("level",), "open": ("player",)}[kind]
        for field in ("name", "level", "player", "nonce"):
            if field in data and field not in allowed:
                raise ValidationError(f"A seat of kind {kind} has no {field}.", field)
        if kind == "ai" and "level" not in data:
            raise ValidationError("A seat of kind ai needs a level.", "level")
        if kind == "human" and "name" not in data and "player" not in data:
            raise ValidationError("A seat of kind human needs a name, or a player.", "name")
        if "name" in data and "player" in data:
            raise ValidationError("A player has a name already.", "name")
        if kind == "open" and data.get("player") == "me":
            raise ValidationError("No seat can be reserved for yourself; sit down on it.", "player")


class ClockRequest(Schema):
    """The time limits of the players."""

    kind = fields.String(
        required=True,
        validate=OneOf(["turn", "bank", "days"]),
        metadata=about(
            "`turn`: `seconds` per turn; `bank`: `seconds` for all turns, plus an `increment` after "
            "each; `days`: `days` per turn."
        ),
    )
    seconds = fields.Integer(strict=True, validate=Range(1, LONGEST_CLOCK), metadata=about("Not for `days`."))
    increment = fields.Integer(
        strict=True, validate=Range(0, LONGEST_CLOCK), metadata=about("For `bank` only; default 0.")
    )
    days = fields.Integer(strict=True, validate=Range(1, 30), metadata=about("Only for `days`."))
    then = fields.String(
        load_default="easy",
        validate=OneOf(["easy", "forfeit"]),
        metadata=about(
            "When a seat runs out of time: `easy`: an AI plays the turn; `forfeit`: the seat loses, as if its "
            "player had left."
        ),
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        kind = data["kind"]
        needed = "days" if kind == "days" else "seconds"
        allowed = {"turn": {"seconds"}, "bank": {"seconds", "increment"}, "days": {"days"}}[kind]
        if needed not in data:
            raise ValidationError(f"A clock of kind {kind} needs {needed}.", needed)
        for field in ("seconds", "increment", "days"):
            if field in data and field not in allowed:
                raise ValidationError(f"A clock of kind {kind} has no {field}.", field)


class OpenGameRequest(Schema):
    """A new game: `options` are the ruleset's; `seats` has one entry for each player."""

    ruleset = fields.String(required=True, validate=OneOf(GAMES), metadata=about("The game's ruleset."))
    options = fields.Dict(
        load_default=dict, metadata=about("The ruleset's options; omitted options have their defaults.")
    )
    seats = fields.List(
        fields.Nested(SeatRequest), required=True, validate=Length(max=MAX_SEATS), metadata=about(SEATS)
    )
    listed = Flag(load_default=True, metadata=about("Whether the game is listed publicly in the lobby."))
    hints = Flag(
        load_default=True, metadata=about("Whether players may request hints; forks of the game inherit this.")
    )
    clock = fields.Nested(ClockRequest, load_default=None, metadata=about("The time limits; null for none."))
    rated = Flag(
        load_default=True,
        metadata=about(
            "Whether the game may count for ratings. It counts if all seats are held by AIs and players with their own "
            "token, and each seat makes a minimum number of moves. A game that may count has no hints and no undo."
        ),
    )

    labels = fields.Dict(
        keys=fields.String(validate=Pattern(LABEL_NAME, error="A label's name is like `cup` or `round.1`.")),
        values=fields.String(validate=Pattern(LABEL_VALUE, error="A value has 1 to 40 letters, digits, `_.:-`.")),
        load_default=dict,
        validate=[Length(max=MAX_LABELS), _no_series],
        metadata=about(
            "Labels for filters, as `cup`: `2026`. They are public and permanent: do not put personal data here."
        ),
    )

    @validates_schema(skip_on_field_errors=False)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        """Check the fields that depend on the ruleset, if each field is valid by itself."""
        if "ruleset" not in data:
            return
        rules, mistakes = GAMES[data["ruleset"]], dict[str, Any]()
        seats = len(data["seats"]) if "seats" in data else max(rules.seats)
        if seats not in rules.seats:
            mistakes["seats"] = [f"{rules.title} has {_either(rules.seats)} seats, not {seats}."]
        try:
            options = read_options(data["ruleset"], data.get("options", {}))
        except Undecodable as error:
            mistakes["options"] = misfit(error)
        else:
            first = getattr(options, "first_seat", None)
            if first is not None and first >= seats:
                mistakes["options"] = {"first_seat": [f"There is no seat {first}."]}
        if mistakes:
            raise ValidationError(mistakes)


class BatchRequest(Schema):
    """Games to open, all or none."""

    games = fields.List(
        fields.Nested(OpenGameRequest), required=True, validate=Length(1, MAX_GAMES), metadata=about("The new games.")
    )


class TakeSeatRequest(Schema):
    """The name of a guest, and a contribution to the game's randomness."""

    name = Name(metadata=about(f"A guest's name; refused with the token of a player, who has a name. {NAMES}"))
    nonce = nonce_field(load_default="")


def clock_of(clock: dict[str, Any] | None) -> Clock | None:
    """Return the clock of a new game."""
    if clock is None:
        return None
    if clock["kind"] == "days":
        return Clock("turn", clock["days"] * 86400, then=clock["then"])
    return Clock(clock["kind"], clock["seconds"], clock.get("increment", 0), clock["then"])


def misfit(error: Undecodable) -> dict[str | int, Any]:
    """Return the mistakes nested by path, as marshmallow does."""
    mistakes: dict[str | int, Any] = {}
    for mistake in error.all:
        *steps, last = mistake.path or ("_schema",)
        nested = mistakes
        for step in steps:
            nested = nested.setdefault(step, {})
        nested[last] = [f"{mistake.words[:1].upper()}{mistake.words[1:]}."]
    return mistakes


def _either(counts: Any) -> str:
    words = [str(count) for count in counts]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
