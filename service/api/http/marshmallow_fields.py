"""Strict marshmallow fields that several bodies and queries share."""

from typing import Any

from marshmallow import ValidationError, fields
from marshmallow.validate import Range, Regexp

NEWEST = 2**53 - 1
"""Maximum version."""
LARGEST_PAGE = 500
LONGEST_WORD = 256
"""Maximum length of cursors, times and tokens in requests."""

GAME = "^[a-z2-7]{20}$"
PLAYER = "^(me|[a-z2-7]{20})$"


class Pattern(Regexp):
    """A regular expression for the whole string: unlike JSON Schema's, Python's `$` allows a final line break."""

    def __call__(self, value: Any) -> Any:
        """Return a string that matches.

        Raises:
            ValidationError: It does not match.
        """
        if self.regex.fullmatch(value) is None:
            raise ValidationError(self._format_error(value))
        return value


class Flag(fields.Boolean):
    """JSON's true or false. Strings and numbers that mean the same are refused."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


def about(meaning: str, **more: str) -> dict[str, str]:
    """Return the description of a field in `openapi.yaml`."""
    return more | {"description": meaning}


def either_word(default: bool, meaning: str) -> fields.Boolean:
    """Return a parameter that is `true` or `false`."""
    return fields.Boolean(truthy={"true"}, falsy={"false"}, load_default=default, metadata=about(meaning))


def required_version(meaning: str) -> fields.Integer:
    """Return a field for a version of a game."""
    return fields.Integer(required=True, strict=True, validate=Range(1, NEWEST), metadata=about(meaning))


def after_version(meaning: str = "The version that the client has.") -> fields.Integer:
    """Return a parameter for the last version received, after which a page begins."""
    return fields.Integer(load_default=0, validate=Range(0, NEWEST), metadata=about(meaning))


def page_limit(usual: int) -> fields.Integer:
    """Return a parameter for the maximum number of items of a page."""
    meaning = "The maximum number of items of the page."
    return fields.Integer(load_default=usual, validate=Range(1, LARGEST_PAGE), metadata=about(meaning))
