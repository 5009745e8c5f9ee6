"""Bodies of one of several forms: each form is a schema of its own, and the description lists them in `oneOf`."""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, cast

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import OneOf

from cairn.service.queries.fields import JsonSchema


def form(name: str, meaning: str, /, **members: fields.Field[Any] | str) -> type[Schema]:
    """Return a form with a component's name and description; a member that is a string is the field's only value."""
    values = {each: value for each, value in members.items() if isinstance(value, str)}
    fixed = {each: fields.String(required=True, validate=[OneOf([value])]) for each, value in values.items()}
    unknown = f"{meaning.partition('.')[0]} has no such field."
    return type(name, (Schema,), members | fixed | {"__doc__": meaning, "error_messages": {"unknown": unknown}})


class Choice(Schema):
    """A body of exactly one of `forms`. The value of the field `by`, if it has one, decides which forms it may have."""

    forms: ClassVar[tuple[type[Schema], ...]]
    by: ClassVar[str | None] = None

    def load(self, data: Any, **_options: Any) -> Any:
        """Return a body that has one of the forms.

        Raises:
            ValidationError: It has none of them; the mistakes are those of the form with the fewest.
        """
        forms, refusals = self.forms, list[ValidationError]()
        if self.by and isinstance(data, Mapping):
            members = self.members()
            value = data.get(self.by, _instance(forms[0]).fields[self.by].load_default)
            if not isinstance(value, str) or value not in members:
                raise ValidationError({self.by: [f"Must be one of: {', '.join(members)}."]}, valid_data={})
            forms = tuple(members[value])
        for each in forms:
            try:
                return _instance(each).load(data)
            except ValidationError as error:
                refusals.append(error)
        raise min(refusals, key=lambda refusal: len(refusal.messages))

    @classmethod
    def members(cls) -> dict[str, list[type[Schema]]]:
        """Return the forms by the values of `by`."""
        found: dict[str, list[type[Schema]]] = {}
        for each in cls.forms if cls.by else ():
            for value in cast(OneOf, _instance(each).fields[cls.by or ""].validators[0]).choices:
                found.setdefault(value, []).append(each)
        return found


_OPEN = {"additionalProperties": True}  # a linter would close a condition, too


def by_values(**cases: Mapping[str, JsonSchema]) -> JsonSchema:
    """Return conditions by the values of required fields, in keywords that generators of clients ignore."""
    conditions: JsonSchema = {}
    for name, schemas in cases.items():
        chain: JsonSchema = {"not": {}}
        for value, schema in reversed([*schemas.items()]):
            chain = {"if": {"properties": {name: {"const": value}}} | _OPEN, "then": schema | _OPEN, "else": chain}
        conditions[name] = chain
    return {"dependentSchemas": conditions}


@cache
def _instance(kind: type[Schema]) -> Schema:
    return kind()
