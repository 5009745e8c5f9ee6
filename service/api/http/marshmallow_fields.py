"""Strict marshmallow fields that several bodies and queries share."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from marshmallow import Schema, ValidationError, fields, missing
from marshmallow.validate import Length, OneOf, Range, Regexp

from cairn.events.clock import read_time
from cairn.events.codec import MAX_MISTAKES
from cairn.service.errors import Mistake

NEWEST = 2**53 - 1
"""Maximum version."""
LARGEST_PAGE = 500
LONGEST_WORD = 256
"""Maximum length of cursors, times and tokens in requests."""

GAME = "^[a-z2-7]{20}$"
PLAYER = "^(me|[a-z2-7]{20})$"


class Pattern(Regexp):
    """A regular expression for the whole string: unlike JSON Schema's, Python's `$` allows a final line break.

    `form` describes it in words, with an example (`form_of`).
    """

    def __init__(self, regex: str, form: str = "") -> None:
        super().__init__(regex, error=f"It must be {form}." if form else None)
        self.form = form

    def __call__(self, value: Any) -> Any:
        """Return a string that matches.

        Raises:
            ValidationError: It does not match.
        """
        if self.regex.fullmatch(value) is None:
            raise ValidationError(self._format_error(value))
        return value


GAME_ID = Pattern(GAME, "20 letters a to z or digits 2 to 7")
PLAYER_OR_ME = Pattern(PLAYER, "`me` or a player's id")


class Parameters(Schema):
    """Parameters of a path, a query or headers. `form_of` makes the forms in their descriptions and in refusals."""

    def on_bind_field(self, field_name: str, field_obj: fields.Field[Any]) -> None:
        """Add the form to the description, unless the schema says it."""
        said = isinstance(field_obj, fields.Boolean) or any(
            isinstance(each, OneOf | Range) for each in field_obj.validators
        )
        if not said:
            words = f"{field_obj.metadata['description']} Form: {form_of(field_obj)}."
            field_obj.metadata = {**field_obj.metadata, "description": words}

    def read(self, given: Sequence[tuple[str, str]]) -> tuple[dict[str, Any], list[Mistake]]:
        """Return the values of parameters, and the mistakes in them: each may occur once."""
        texts = dict(given)
        try:
            if len(texts) < len(given):
                twice = (name for name, count in Counter(name for name, _ in given).items() if count > 1)
                raise ValidationError({name: [f"`{name}` occurs more than once."] for name in twice})
            return self.load(texts), []
        except ValidationError as error:
            wrong = islice(error.messages_dict.items(), MAX_MISTAKES)
            return {}, [Mistake(parameter=name, detail=self._refusal(name, texts, words)) for name, words in wrong]

    def _refusal(self, name: str, texts: dict[str, str], words: list[str]) -> str:
        field = self.fields.get(name)
        if field is None:
            return f"There is no parameter `{name}` here, only {', '.join(f'`{known}`' for known in self.fields)}."
        try:
            field.deserialize(texts.get(name, missing))
        except ValidationError:
            return f"`{name}` is {form_of(field)}."
        return words[0]


def form_of(field: fields.Field[Any]) -> str:
    """Return the form of a parameter in words, with an example."""
    if isinstance(field, fields.Boolean):
        return "`true` or `false`"
    for check in field.validators:
        match check:
            case Pattern():
                return check.form
            case OneOf():
                return " or ".join(f"`{choice}`" for choice in check.choices)
            case Range():
                return f"a number from {check.min} to {check.max}, such as {field.load_default or check.min or 7}"
    return str(field.metadata["form"])


class Flag(fields.Boolean):
    """JSON's true or false. Strings and numbers that mean the same are refused."""

    def __init__(self, meaning: str, **options: Any) -> None:
        super().__init__(metadata=about(meaning), **options)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class _InDigits(fields.Field[Any]):
    """The number of a parameter: ASCII digits in a form that Python's own conversion would not require."""

    form = "[0-9]{1,16}"

    def _deserialize(self, value: Any, *arguments: Any, **options: Any) -> Any:
        if not re.fullmatch(self.form, value):
            raise self.make_error("invalid")
        return super()._deserialize(value, *arguments, **options)


class Digits(_InDigits, fields.Integer):
    """The whole number of a parameter."""


class Decimal(_InDigits, fields.Float):
    """The number of a parameter, as JSON writes it (RFC 8259, section 6)."""

    form = r"[0-9]{1,16}(\.[0-9]{1,64})?([eE][+-]?[0-9]{1,3})?"


_TIME = "a time of RFC 3339, such as 2026-11-21T09:00:01.250Z"


class Moment(fields.String):
    """A time of RFC 3339, which becomes one in the format of decisions."""

    def __init__(self, meaning: str, **options: Any) -> None:
        super().__init__(
            validate=Length(max=LONGEST_WORD), metadata=about(meaning, form=_TIME, format="date-time"), **options
        )

    def _deserialize(self, value: Any, *arguments: Any, **options: Any) -> str:
        try:
            return read_time(super()._deserialize(value, *arguments, **options))
        except ValueError as error:
            raise ValidationError(f"It must be {_TIME}.") from error


class Items(fields.List[Any]):
    """An array. Its length is checked first: a small body can hold thousands of wrong items, and each costs time."""

    def _deserialize(self, value: Any, *arguments: Any, **options: Any) -> Any:
        for check in self.validators:
            if isinstance(check, Length) and isinstance(value, list):
                check(value)
        return super()._deserialize(value, *arguments, **options)


class Named(fields.Dict):
    """An object with any names; a mistake in a name or a value is at the name, which a pointer of RFC 6901 finds."""

    def _deserialize(self, *arguments: Any, **options: Any) -> Any:
        try:
            return super()._deserialize(*arguments, **options)  # type: ignore[no-untyped-call]  # marshmallow has no types
        except ValidationError as error:
            if not isinstance(error.messages, dict):
                raise
            flat = {name: [each for part in parts.values() for each in part] for name, parts in error.messages.items()}
            raise ValidationError(flat, valid_data=error.valid_data) from error


def about(meaning: str, **more: str) -> dict[str, str]:
    """Return the description of a field in `openapi.yaml`."""
    return more | {"description": meaning}


def either_word(meaning: str, default: Any = missing) -> fields.Boolean:
    """Return a parameter that is `true` or `false`; without a default it may be absent."""
    return fields.Boolean(truthy={"true"}, falsy={"false"}, load_default=default, metadata=about(meaning))


def text(meaning: str, *checks: Callable[[str], Any], form: str = "", **options: Any) -> fields.String:
    """Return a field for a string that passes all checks; `form` describes those of a parameter (`form_of`)."""
    return fields.String(validate=[*checks], metadata=about(meaning, form=form), **options)


def cursor(meaning: str = "The `next` of the previous page.") -> fields.String:
    """Return a parameter for the place where a page begins."""
    return text(meaning, Length(max=LONGEST_WORD), form=f"a text of up to {LONGEST_WORD} characters, such as MQ")


def whole(least: int, most: int, meaning: str, **options: Any) -> fields.Integer:
    """Return a field for a whole number within bounds."""
    return fields.Integer(strict=True, validate=Range(least, most), metadata=about(meaning), **options)


def required_version(meaning: str) -> fields.Integer:
    """Return a field for a version of a game."""
    return whole(1, NEWEST, meaning, required=True)


def after_version(meaning: str = "The version that the client has.") -> fields.Integer:
    """Return a parameter for the last version received, after which a page begins."""
    return Digits(load_default=0, validate=Range(0, NEWEST), metadata=about(meaning))


def wait_seconds(meaning: str) -> fields.Float:
    """Return a parameter for the time that a response may wait."""
    return Decimal(load_default=0.0, validate=Range(0, 30), metadata=about(meaning))


def page_limit(usual: int) -> fields.Integer:
    """Return a parameter for the maximum number of items of a page."""
    meaning = "The maximum number of items of the page."
    return Digits(load_default=usual, validate=Range(1, LARGEST_PAGE), metadata=about(meaning))
