"""Bodies of requests about games. Each mistake is reported with its field."""

from collections.abc import Sequence
from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf

from cairn.events.codec import Undecodable, read_options
from cairn.events.series import SERIES
from cairn.events.table import LABEL_NAME, LABEL_VALUE, LONGEST_CLOCK, MAX_LABELS, MAX_SEATS, Clock, is_nonce
from cairn.service.api.http.choices import Choice, form
from cairn.service.api.http.marshmallow_fields import (
    GAME,
    PLAYER_OR_ME,
    Flag,
    Items,
    Named,
    Pattern,
    about,
    text,
    whole,
)
from cairn.service.api.players.bodies import Name
from cairn.service.commands.batches import MAX_GAMES
from cairn.service.deciding.levels import LEVELS, has_level, levels_of
from cairn.service.rules import GAMES


def _check_hex(nonce: str) -> None:
    if not is_nonce(nonce):
        raise ValidationError("A nonce has up to 64 hex digits, 0 to 9 and a to f.")


def _no_series(labels: dict[str, str]) -> None:
    if SERIES in labels:
        raise ValidationError("The label `series` is reserved for series.")


def nonce_field(**options: Any) -> fields.String:
    """Return the field of a player's contribution to the game's randomness."""
    meaning = "Up to 64 random hex digits; all draws and AIs' seeds depend on them."
    return fields.String(validate=_check_hex, metadata=about(meaning, pattern="^[0-9a-f]{0,64}$"), **options)


_ONE = {"required": "A human seat needs either a `name` or a `player`."}
_GUEST = Name(required=True, error_messages=_ONE, metadata=about("A name as in `NewPlayerRequest`."))
_ME = text("`me`, or the id.", PLAYER_OR_ME, required=True, error_messages=_ONE)
_LEVEL = text(
    "The weakest first; `greedy` is about as strong as `easy`.",
    OneOf(LEVELS),
    required=True,
)
_INVITED = text(
    "The id of the player for whom the seat is reserved, and who is invited; this needs a player's token.",
    Pattern(GAME, "a player's id, 20 letters a to z or digits 2 to 7; a seat cannot be reserved for yourself"),
)


def unknown_levels(ruleset: str, levels: Sequence[str | None]) -> dict[int, list[str]]:
    """Return by place an error for each level that a ruleset does not have."""
    why = f"{GAMES[ruleset].title} has no level `{{}}`. It has {', '.join(levels_of(ruleset))}."
    return {place: [why.format(level)] for place, level in enumerate(levels) if level and not has_level(ruleset, level)}


class SeatRequest(Choice):
    """A seat of a new game: a human, an AI, or open."""

    by = "kind"
    forms = (
        form("GuestSeatRequest", "A guest's seat.", kind="human", name=_GUEST, nonce=nonce_field()),
        form("PlayerSeatRequest", "The sender's seat.", kind="human", player=_ME, nonce=nonce_field()),
        form("AiSeatRequest", "An AI's seat.", kind="ai", level=_LEVEL),
        form("OpenSeatRequest", "An open seat. A player takes it later.", kind="open", player=_INVITED),
    )


def seats_field() -> Items:
    """Return the field of the seats of a new game."""
    meaning = "One entry per seat, in order."
    return Items(fields.Nested(SeatRequest), required=True, validate=Length(max=MAX_SEATS), metadata=about(meaning))


_SECONDS = whole(1, LONGEST_CLOCK, "Seconds per turn, or for all turns.", required=True)
_EXTRA = whole(0, LONGEST_CLOCK, "Seconds added after each turn.", load_default=0)
_DAYS = whole(1, 30, "Days per turn.", required=True)
_THEN = text(
    "When a seat runs out of time: `easy`: an AI plays the turn; `forfeit`: the seat loses, as if its player had left.",
    OneOf(["easy", "forfeit"]),
    load_default="easy",
)


class ClockRequest(Choice):
    """The time limits of the players."""

    by = "kind"
    forms = (
        form("TurnClockRequest", "A time per turn.", kind="turn", seconds=_SECONDS, then=_THEN),
        form("BankClockRequest", "A time for all turns.", kind="bank", seconds=_SECONDS, increment=_EXTRA, then=_THEN),
        form("DaysClockRequest", "Days per turn.", kind="days", days=_DAYS, then=_THEN),
    )


class OpenGameRequest(Schema):
    """A new game: `options` are the ruleset's; `seats` has one entry for each player."""

    ruleset = text("The game's ruleset.", OneOf(GAMES), required=True)
    options = fields.Dict(load_default=dict, metadata=about("The ruleset's options; omitted ones have their defaults."))
    seats = seats_field()
    listed = Flag("Whether the lobby lists the game publicly.", load_default=True)
    hints = Flag("Whether players may request hints, also in forks.", load_default=True)
    clock = fields.Nested(ClockRequest, load_default=None, metadata=about("The time limits; null for none."))
    rated = Flag(
        "Whether the game may count for ratings. It counts if AIs and players with tokens hold all seats, and each "
        "makes a minimum number of moves. Such a game has no hints and no undo.",
        load_default=True,
    )

    labels = Named(
        keys=fields.String(validate=Pattern(LABEL_NAME, "a label's name, such as `cup` or `round.1`")),
        values=fields.String(validate=Pattern(LABEL_VALUE, "1 to 40 letters, digits or `_.:-`, such as 2026")),
        load_default=dict,
        validate=[Length(max=MAX_LABELS), _no_series],
        metadata=about("Labels for filters, as `cup`: `2026`; public and permanent, so without personal data."),
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
        elif unknown := unknown_levels(data["ruleset"], [seat.get("level") for seat in data.get("seats", ())]):
            mistakes["seats"] = {place: {"level": why} for place, why in unknown.items()}
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

    games = Items(
        fields.Nested(OpenGameRequest), required=True, validate=Length(1, MAX_GAMES), metadata=about("The new games.")
    )


class TakeSeatRequest(Schema):
    """The name of a guest, and a contribution to the game's randomness."""

    name = Name(metadata=about("A guest's name, as in `NewPlayerRequest`; refused with a player's token."))
    nonce = nonce_field(load_default="")


class AdoptSeatRequest(Schema):
    """A guest's token."""

    token = text("The seat's token.", Length(1, 256), required=True)


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
