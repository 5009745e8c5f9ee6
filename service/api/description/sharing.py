"""Shared components of `openapi.yaml`: equal parts are written once, and referenced."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cairn.service.queries.fields import JsonSchema

Named = dict[str, str]
"""Component names by schema, in canonical JSON."""


MIN_SHARED = 2
"""Minimum number of occurrences of a parameter or header that becomes a component."""


def share(document: JsonSchema) -> None:
    """Make components of the parameters, headers and bodiless responses that several operations share."""
    items = [*document["paths"].values()]
    operations = [operation for item in items for key, operation in item.items() if key != "parameters"]
    responses = [response for operation in operations for response in operation["responses"].values()]
    components = document["components"]
    lists = [place["parameters"] for place in (*items, *operations) if "parameters" in place]
    names = _names((_of_parameter(each), each) for parameters in lists for each in parameters)
    components["parameters"] = _named(names)
    for parameters in lists:
        parameters[:] = [_reference("parameters", names.get(_canonical(each)), each) for each in parameters]
    everywhere = [*responses, *components["responses"].values()]
    heads = [response["headers"] for response in everywhere if "headers" in response]
    names = _names((name, header) for headers in heads for name, header in headers.items())
    components["headers"] = _named(names)
    for headers in heads:
        headers |= {name: _reference("headers", names.get(_canonical(each)), each) for name, each in headers.items()}
    unchanged = [operation["responses"] for operation in operations if "304" in operation["responses"]]
    components["responses"]["304"] = unchanged[0]["304"]
    for answered in unchanged:
        answered["304"] = _reference("responses", "304", {})


def _of_parameter(parameter: JsonSchema) -> str:
    """Return the name of a parameter's component."""
    words: list[str] = parameter["name"].replace("-", "_").split("_")
    return "".join(word.title() for word in words) + ("" if parameter["in"] != "path" else "InPath")


def _names(candidates: Iterator[tuple[str, JsonSchema]]) -> Named:
    """Return the names of components by schema: of several schemas with a name, the most frequent one gets it."""
    count = Counter((name, _canonical(each)) for name, each in candidates)
    names: Named = {}
    for (name, schema), places in count.most_common():
        if places >= MIN_SHARED and name not in names.values():
            names[schema] = name
    return names


def _named(names: Named) -> dict[str, JsonSchema]:
    return {name: json.loads(schema) for schema, name in sorted(names.items(), key=lambda pair: pair[1])}


def _reference(kind: str, name: str | None, otherwise: JsonSchema) -> JsonSchema:
    return {"$ref": f"#/components/{kind}/{name}"} if name else otherwise


def _canonical(schema: Any) -> str:
    return json.dumps(schema, ensure_ascii=False)
