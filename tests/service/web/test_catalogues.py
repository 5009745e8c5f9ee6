"""The page's catalogues: code and catalogues have the same messages and arguments, and a part is small."""

import gzip
import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from helpers.pseudo import GREEK, packages_with_pseudo

from cairn.service.languages import ENGLISH, FOLDER, PAGE
from cairn.service.web import PAGE as FILES
from cairn.service.web import catalogues as module
from cairn.service.web.catalogues import read_catalogues

MAX_BYTES = 10_000
"""Maximum size of what the page fetches of a language before it is drawn, compressed by gzip."""
GAMES = ("glen_more", "highland_clans", "schotten_totten")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CODE = {
    path.relative_to(FILES).as_posix(): COMMENT.sub("", path.read_text())
    for path in FILES.rglob("*.js")
    if "vendor" not in path.parts
}
CALL = re.compile(r"\b(?:say|term|knows)\(\s*")
LITERAL = re.compile(r'"([a-z]+(?:-\w+)+)"')
TEMPLATE = re.compile(r"`([a-z]+-[^`\s]*\$\{[^`]*)`")
EACH = re.compile(r'sayEach\(\s*"([^"]+)"')
VARIABLE = re.compile(r"\$([A-Za-z0-9]+)")


def messages(text: str) -> dict[str, str]:
    """Return the messages of a catalogue by id."""
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    return {
        entry.id.name: re.sub(r"^#.*\n", "", text[entry.span.start : entry.span.end], flags=re.M)
        for entry in found
        if entry.span
    }


OURS = {
    name: text for path in (FOLDER / ENGLISH).glob(f"{PAGE}*.ftl") for name, text in messages(path.read_text()).items()
}
ALL = OURS | {
    name: text
    for ruleset in GAMES
    for name, text in messages((FOLDER / ENGLISH / f"{ruleset}.ftl").read_text()).items()
}


def first_argument(code: str, at: int) -> str:
    """Return the source of an argument that begins at a place, up to its comma or bracket."""
    depth, end = 0, at
    while depth or code[end] not in ",)":
        if code[end] == "`":
            end = code.index("`", end + 1)
        depth += (code[end] in "([{") - (code[end] in ")]}")
        end += 1
    return code[at:end]


def pattern_of(template: str) -> str:
    """Return an expression for the ids that a template makes."""
    return "[A-Za-z0-9_-]+".join(map(re.escape, re.split(r"\$\{.*?\}", template)))


def test_every_message_that_the_page_says_exists_and_none_is_unused() -> None:
    """Ids that are put together are patterns."""
    patterns, literals = list[str](), set[str]()
    for name, code in CODE.items():
        for call in CALL.finditer(code):
            argument = first_argument(code, call.end())
            if argument.startswith("`"):
                assert any(re.fullmatch(pattern_of(argument.strip("`, \n")), one) for one in ALL), (name, argument)
                continue
            said = LITERAL.findall(argument.rpartition("?")[2] if "?" in argument else argument)
            said += LITERAL.findall(argument.partition("?")[2])
            assert {*said} <= ALL.keys(), (name, argument)
        literals |= {*LITERAL.findall(code), *re.findall(r'"(\w+-lesson-\d+)"', code)}
        patterns += [f"{prefix}-.+" for prefix in EACH.findall(code)]
        patterns += map(pattern_of, TEMPLATE.findall(code))
    for lesson in FILES.glob("games/*/lesson.json"):
        literals |= {*re.findall(r'"say":"([^"]+)"', lesson.read_text())}
    used = re.compile("|".join(patterns))
    assert [name for name in OURS if name not in literals and not used.fullmatch(name)] == []


def test_the_page_passes_the_arguments_of_its_messages() -> None:
    """Each call with a literal id and an object in place."""
    checked = 0
    for name, code in CODE.items():
        for call in re.finditer(r'\b(?:say|term)\(\s*"([^"]+)"(, \{ ?([^{}]*)\})?(\)?)', code):
            said, whole, fields, closed = call.groups()
            if not (closed or whole) or said not in ALL or "..." in (fields or ""):
                continue
            each = re.split(r",\s*(?![^(\[]*[)\]])", fields or "")
            given = {field.partition(":")[0].strip() for field in each}
            wanted = set(VARIABLE.findall(ALL[said]))
            assert wanted <= given, (name, said, wanted, given)
            checked += 1
    assert checked > 300


def test_a_language_is_small() -> None:
    """Each part by itself, and all that a table needs at first."""
    sizes = {name: len(gzip.compress(body)) for name, body in read_catalogues().items()}
    for name, body in read_catalogues().items():
        assert sizes[name] <= MAX_BYTES, name
        assert b"\n#" not in body, name
    for folder, ruleset in product({name.rpartition("/")[0] for name in sizes}, GAMES):
        assert sum(sizes[f"{folder}/{PAGE}{part}.ftl"] for part in ("start", "table", ruleset)) <= MAX_BYTES, folder


def test_a_part_has_the_terms_of_its_game_and_what_a_language_lacks_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The part of a lesson has all that the service says of the game."""
    folder = packages_with_pseudo(tmp_path) / "cairn/service/languages"
    path = folder / GREEK / "page_schotten_totten.ftl"
    path.write_text(path.read_text().replace("st-move-claim", "st-unknown"))
    monkeypatch.setattr(module, "roots", lambda: [folder])
    parts = {name: messages(body.decode()) for name, body in read_catalogues().items()}
    english, greek = (parts[f"languages/{tag}/page_schotten_totten.ftl"] for tag in (ENGLISH, GREEK))
    assert list(english) == list(greek)
    assert {"st-clan-red", "st-move-pass"} <= english.keys()
    assert greek["st-clan-red"].startswith("st-clan-red = ⟦")
    assert greek["st-move-claim"] == english["st-move-claim"]
    assert "st-stone-claimed" not in english
    assert "st-stone-claimed" in parts[f"languages/{ENGLISH}/page_schotten_totten_lesson.ftl"]
