"""Rulebooks by clause, as the API's markdown has them."""

import re
from collections.abc import Sequence

from cairn.service.mcp.refusals import refused

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.+?)(?=\n- |\n\n|\n#|\Z)", re.MULTILINE | re.DOTALL)


def clauses(rulebook: str) -> dict[str, str]:
    """Return the text of each clause by its number, such as `ST-04`."""
    return {number: " ".join(text.split()) for number, text in _CLAUSE.findall(rulebook)}


def chosen(rulebook: str, numbers: Sequence[str]) -> dict[str, str]:
    """Return the clauses of these numbers; raise Refused if there is one that the rulebook does not have."""
    texts = clauses(rulebook)
    if unknown := [number for number in numbers if number not in texts]:
        words = f"This rulebook has no clause {' or '.join(unknown)}. It has {', '.join(texts)}."
        raise refused("No such clause", words)
    return {number: texts[number] for number in numbers}
