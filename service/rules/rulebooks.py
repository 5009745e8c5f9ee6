"""Rulebooks by version and clause. Text for some versions is in braces: `{1: …}`, `{1-2: …}`, `{2-: …}`."""

import re
from collections.abc import Mapping
from functools import cache

from cairn.events.registry import folder_of
from cairn.service.languages import ENGLISH

_OF_VERSIONS = re.compile(r"\{(\d+)(?:(-)(\d*))?: ([^{}]*)\}")
_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.+(?:\n +\S.*)*)$", re.MULTILINE)


@cache
def rulebook(ruleset: str, version: int, language: str = ENGLISH) -> str:
    """Return a game's rulebook as Markdown, for a version of the rules: `rulebook.de.md`, else the English one."""

    def expand(match: re.Match[str]) -> str:
        first, on, last, text = match.groups()
        return text if int(first) <= version <= int(last or (version if on else first)) else ""

    english = folder_of(ruleset, "rules") / "rulebook.md"
    translated = english.with_name(f"rulebook.{language}.md")
    text = (translated if translated.exists() else english).read_text(encoding="utf-8")
    text = re.sub(r"\A<!-- en: \w+ -->\n", "", text)  # the digest of the English one, as `.ci/languages` writes it
    return re.sub(r"^- *\n", "", _OF_VERSIONS.sub(expand, text), flags=re.MULTILINE)


@cache
def clauses(ruleset: str, version: int, language: str = ENGLISH) -> Mapping[str, str]:
    """Return the clauses of a rulebook, as Markdown, by their numbers, such as `ST-04`; each is one line."""
    found = _CLAUSE.findall(rulebook(ruleset, version, language))
    return {number: " ".join(line.strip() for line in text.splitlines()) for number, text in found}
