"""Shared components of `openapi.yaml`: equal parts are written once, and referenced."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator

from cairn.service.api.schemas import title
from cairn.service.api.values import Named, canonical
from cairn.service.queries.fields import JsonSchema
from cairn.service.rules import GAMES

MIN_SHARED = 2
"""Minimum number of occurrences of a part that becomes a component."""
REFERENCE, MIN_SAVED = 45, 80
"""Length of a reference, and the minimum number of characters that references to a field save."""


def share(document: JsonSchema) -> None:
    """Make components of the parameters, headers, responses and fields that several operations or schemas share."""
    items = [*document["paths"].values()]
    operations = [operation for item in items for key, operation in item.items() if key != "parameters"]
    responses = [operation["responses"] for operation in operations]
    components = document["components"]
    for each in (each for item in operations for each in item.get("parameters", []) if not each.get("required")):
        each.pop("required", None)  # false is the default
    lists = [place["parameters"] for place in (*items, *operations) if "parameters" in place]
    names = _names((_of_parameter(each), each) for parameters in lists for each in parameters)
    components["parameters"] = _named(names)
    for parameters in lists:
        parameters[:] = [_reference("parameters", names.get(canonical(each)), each) for each in parameters]
    everywhere = [response for answered in (*responses, components["responses"]) for response in answered.values()]
    heads = [response["headers"] for response in everywhere if "headers" in response]
    components["headers"] = _share("headers", heads)
    components["responses"] |= _share("responses", responses)
    components["schemas"] = dict(sorted((components["schemas"] | _share_fields(components["schemas"])).items()))


def _share(kind: str, places: list[JsonSchema]) -> dict[str, JsonSchema]:
    """Replace the parts in `places` that are shared by references; return their components."""
    parts = ((key, each) for place in places for key, each in place.items() if "$ref" not in each)
    names = _names((_of_content(each) or key, each) for key, each in parts)
    for place in places:
        place |= {key: _reference(kind, names.get(canonical(each)), each) for key, each in place.items()}
    return _named(names)


def _share_fields(schemas: dict[str, JsonSchema]) -> dict[str, JsonSchema]:
    """Replace the fields whose repetitions are long by references; return the components.

    A component has the name of its field, after its game's if only one game has it. Names that exist are not used.
    """
    parts = ((owner, part) for owner, schema in schemas.items() for part in (schema, *schema.get("allOf", ())))
    places = [(owner, part["properties"]) for owner, part in parts if "properties" in part]
    owners = defaultdict[tuple[str, str], list[str]](list)
    for owner, fields in places:
        for name, field in fields.items():
            if not {"$ref", "const"} & {*field}:  # generators read a discriminator's value in place
                owners[canonical(field), title(name)].append(owner)
    long = {key: of for key, of in owners.items() if (len(key[0]) - REFERENCE) * (len(of) - 1) >= MIN_SAVED}
    named = ((_game_of(of) + name, json.loads(schema)) for (schema, name), of in long.items() for _ in of)
    names = {schema: name for schema, name in _names(named).items() if name not in schemas and name.isalpha()}
    for _, fields in places:
        for name, field in fields.items():
            if shared := names.get(canonical(field)):
                fields[name] = _reference("schemas", shared, {})
    return _named(names)


def _game_of(owners: list[str]) -> str:
    """Return the prefix of a game's components if all of these have it."""
    return next((title(ruleset) for ruleset in GAMES if all(owner.startswith(title(ruleset)) for owner in owners)), "")


def _of_parameter(parameter: JsonSchema) -> str:
    """Return the name of a parameter's component."""
    kind = "Long" if parameter["schema"].get("minLength", 0) > 1 else ""
    return kind + title(parameter["name"].replace("-", "_")) + ("" if parameter["in"] != "path" else "InPath")


def _of_content(response: JsonSchema) -> str:
    """Return the name of the schema of a response's content, if it has one."""
    contents = response.get("content", {}).values()
    return next((content["schema"].get("$ref", "").rpartition("/")[2] for content in contents), "")


def _names(candidates: Iterator[tuple[str, JsonSchema]]) -> Named:
    """Return the names of components by schema: of several with a name, all but the most frequent get a number."""
    counted = Counter((name, canonical(each)) for name, each in candidates)
    names: Named = {}
    known = Counter[str]()
    for (name, schema), places in counted.most_common():
        if places >= MIN_SHARED and schema not in names:
            known[name] += 1
            names[schema] = f"{name}{known[name]}" if known[name] > 1 else name
    return names


def _named(names: Named) -> dict[str, JsonSchema]:
    return {name: json.loads(schema) for schema, name in sorted(names.items(), key=lambda pair: pair[1])}


def _reference(kind: str, name: str | None, otherwise: JsonSchema) -> JsonSchema:
    return {"$ref": f"#/components/{kind}/{name}"} if name else otherwise
