"""The page's catalogues as it fetches them: one file for each language and part, whole and without comments.

The part of a game begins with its terms: the messages of `<ruleset>.ftl` before the group of its events, and what says
whose turn it is; the part of its lesson with all of them. What a language lacks is in English (`design/languages.md`).
"""

import re
from collections.abc import Iterator, Mapping

from cairn.events.registry import games
from cairn.service.languages import ENGLISH, PAGE, roots

_LESSON = "_lesson"
_EVENTS = "\n## Events"
_TURN = re.compile(r"^[a-z]+-turn-(began|ended) *=.*", re.MULTILINE)
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n+ .*)*", re.MULTILINE)


def read_catalogues() -> dict[str, bytes]:
    """Return the catalogues by their paths, such as `languages/de/page_start.ftl`; those of English come first."""
    tags = {folder.name for root in roots() for folder in root.iterdir() if any(folder.glob(f"{PAGE}*.ftl"))}
    of = {tag: dict(_parts(tag)) for tag in [ENGLISH, *sorted(tags - {ENGLISH})]}
    return {
        f"languages/{tag}/{PAGE}{part}.ftl": _joined(english, of[tag].get(part, {}))
        for tag in of
        for part, english in of[ENGLISH].items()
    }


def _joined(english: Mapping[str, str], translated: Mapping[str, str]) -> bytes:
    return "".join(f"{translated.get(name, text)}\n" for name, text in english.items()).encode()


def _parts(tag: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the parts of a language with their messages by id."""
    for root in roots():
        texts = {path.stem: path.read_text() for path in sorted((root / tag).glob("*.ftl"))}
        lessons = {f"{PAGE}{name}{_LESSON}": "" for name in games() if name in texts}
        for name, text in (lessons | texts).items():
            part = name.removeprefix(PAGE)
            of_server = texts.get(part.removesuffix(_LESSON), "")
            if not part.endswith(_LESSON):
                terms, _, events = of_server.partition(_EVENTS)
                of_server = "\n".join([terms, *(found[0] for found in _TURN.finditer(events))])
            if name.startswith(PAGE):
                yield part, {found[1]: found[0] for found in _MESSAGE.finditer(f"{of_server}\n{text}")}
