"""Fields of marshmallow's that bodies and parameters of several subjects have: each is read strictly."""

from typing import Any

from marshmallow import ValidationError, fields
from marshmallow.validate import Range, Regexp

NEWEST = 2**53 - 1
"""No version is higher."""
LARGEST_PAGE = 500
LONGEST_WORD = 256
"""No cursor, time or token that is sent has more characters."""

GAME = "^[a-z2-7]{20}$"
PLAYER = "^(me|[a-z2-7]{20})$"


class Pattern(Regexp):
    """A regular expression that fits the whole string: unlike JSON Schema's, Python's `$` lets a line end follow."""

    def __call__(self, value: Any) -> Any:
        """Return a string that fits.

        Raises:
            ValidationError: It does not fit.
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
    """Return what `openapi.yaml` says of a field."""
    return more | {"description": meaning}


def either_word(default: bool, meaning: str) -> fields.Boolean:
    """Return a parameter that is `true` or `false`."""
    return fields.Boolean(truthy={"true"}, falsy={"false"}, load_default=default, metadata=about(meaning))


def required_version(meaning: str) -> fields.Integer:
    """Return the field that names a version of a game."""
    return fields.Integer(required=True, strict=True, validate=Range(1, NEWEST), metadata=about(meaning))


def after_version(meaning: str = "The version that the client has.") -> fields.Integer:
    """Return the parameter that says where a page begins: behind what one has already."""
    return fields.Integer(load_default=0, validate=Range(0, NEWEST), metadata=about(meaning))


def page_limit(usual: int) -> fields.Integer:
    """Return the parameter that says how long a page is."""
    meaning = "The most items that a page has."
    return fields.Integer(load_default=usual, validate=Range(1, LARGEST_PAGE), metadata=about(meaning))
