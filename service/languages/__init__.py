"""Messages in a reader's language, by catalogues in Project Fluent's syntax: a folder a language, a file a subject.

The folders here are Cairn's, `en` is the source; a package of a game has its own in its folder `languages`. See
`design/languages.md`.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentSerializer, ast
from msgspec import UNSET, Struct
from msgspec.structs import replace

from cairn.events.registry import folder_of, games, has
from cairn.projections.message import Commas, Message, revive

PAGE = "page_"
"""The beginning of the names of the files that only the page reads."""
ENGLISH = "en"
"""The language of the source, in which every message exists."""
FOLDER = Path(__file__).parent
REGIONS = {ENGLISH: "en_GB"}
"""The locale, for numbers, plurals and lists, of a language whose folder does not name it."""
R = TypeVar("R", bound=Struct)
_VARIABLE = re.compile(r"\$(\w+)")


class Language:
    """One language: its texts by message. What it lacks is in English."""

    def __init__(
        self, tag: str, resources: Iterable[str], fallback: "Language | None" = None, locale: str | None = None
    ) -> None:
        self.tag, self._fallback = tag, fallback
        self._locale = locale or REGIONS.get(tag, tag.replace("-", "_"))
        self._bundle = FluentBundle(
            [self._locale.replace("_", "-")], use_isolating=False, functions={"CAPITAL": _capital}
        )
        self.attributes: dict[str, tuple[str, ...]] = {}
        """The attributes of the messages that have some: forms of terms, such as cases."""
        self.plain: dict[str, tuple[str, tuple[str, ...]]] = {}
        """Patterns without selectors, as templates with their variables."""
        self._entries: dict[str, ast.Message] = {}
        self._terms: dict[int, tuple[Message, str]] = {}
        for text in resources:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._add(entry)
        self._list = lru_cache(4096)(self._join)
        self._select = lru_cache(16384)(self._format)

    def render(self, message: Message | str) -> str:
        """Return the text of a message; a string, such as of a package without catalogues, is one already."""
        return message if isinstance(message, str) else self._text(message.id, message.arguments)

    def text(self, messages: Iterable[Message]) -> str:
        """Return sentences one after the other."""
        return " ".join([self._text(message.id, message.arguments) for message in messages])

    def explain(self, record: R, field: str, kind: str = "said", beside: str = "message") -> R:
        """Return a record with the sentence of a field in this language, and its message in the field `beside`.

        Until then the sentence is a message, or in English, such as one that a worker stored or a library says.
        """
        said = getattr(record, beside) or getattr(record, field)
        if not said:
            return record
        found = recognize(said, kind) if isinstance(said, str) else revive(said)
        return replace(record, **{field: self.render(found), beside: UNSET if found.id == "text" else found})

    def _add(self, entry: ast.Message) -> None:
        patterns = {entry.id.name: entry.value} | {f"{entry.id.name}.{at.id.name}": at.value for at in entry.attributes}
        self._entries[entry.id.name] = entry
        if entry.attributes:
            self.attributes[entry.id.name] = tuple(at.id.name for at in entry.attributes)
        for name, pattern in patterns.items():
            if plain := _plain(pattern):
                self.plain[name] = plain

    def _text(self, name: str, arguments: Mapping[str, Any]) -> str:
        """Return the text of a message, or of an attribute as `id.attribute`.

        Most patterns have variables only; these are filled in here, as Fluent's resolver takes ten times as long.
        """
        if plain := self.plain.get(name):
            template, variables = plain
            values: list[Any] = []
            for variable in variables:
                argument = arguments.get(variable)
                if argument.__class__ is Message:
                    known = self._terms.get(id(argument))
                    argument = known[1] if known else self._term(argument)
                elif argument.__class__ is not int and argument.__class__ is not str:
                    argument = self._value(variable, arguments)
                values.append(argument)
            return template % tuple(values) if variables else template
        if name.partition(".")[0] not in self._entries:
            return self._fallback._text(name, arguments) if self._fallback else name
        return self._select(name, tuple(self._values(arguments).items()))

    def _term(self, term: Message) -> str:
        """Return the text of a message in another one. Code makes most of these once, so they are known by identity."""
        if len(self._terms) >= 4096:
            self._terms.clear()
        text = self._text(term.id, term.arguments)
        self._terms[id(term)] = term, text
        return text

    def _value(self, variable: str, arguments: Mapping[str, Any]) -> Any:
        """Return the variable of a plain pattern; `^tile` is that of `CAPITAL($tile)`, `card_dative` a form of one."""
        if variable[0] == "^":
            return _capital(self._value(variable[1:], arguments))
        if variable in arguments:
            return self._argument(arguments[variable])
        base, _, attribute = variable.rpartition("_")
        return self._argument(arguments[base], attribute)

    def _values(self, arguments: Mapping[str, Any]) -> "_Values":
        """Return the variables for a pattern: terms and lists as texts, in each of their forms."""
        values = _Values()
        for name, argument in arguments.items():
            if isinstance(argument, str | int):
                values[name] = argument
            else:
                values[name] = self._argument(argument)
                for attribute in self._forms(argument):
                    values[f"{name}_{attribute}"] = self._argument(argument, attribute)
        return values

    def _argument(self, argument: Any, attribute: str = "") -> Any:
        match argument:
            case Message() if attribute and attribute in self.attributes.get(argument.id, ()):
                return self._text(f"{argument.id}.{attribute}", argument.arguments)
            case Message():
                return self.render(argument)
            case Commas():
                return ", ".join(str(self._argument(item, attribute)) for item in argument.commas)
            case list() | tuple():
                return self._list(tuple(str(self._argument(item, attribute)) for item in argument))
        return argument

    def _forms(self, argument: Any) -> Iterable[str]:
        """Return the attributes that a term, or a term of a list, has."""
        if isinstance(argument, Message):
            return self.attributes.get(argument.id, ())
        items = argument.commas if isinstance(argument, Commas) else argument
        return {form: None for item in items for form in self._forms(item)} if isinstance(items, list | tuple) else ()

    def _join(self, items: tuple[str, ...]) -> str:
        return format_list(items, locale=self._locale)

    def _format(self, name: str, values: tuple[tuple[str, Any], ...]) -> str:
        id, _, attribute = name.partition(".")
        found = self._bundle.get_message(id)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        known, written = _Values(values), FluentSerializer().serialize_entry(self._entries[id])
        used = {variable: known[variable] for variable in _VARIABLE.findall(written) if known.has(variable)}
        numbers = {key: fluent_number(used[key], useGrouping=False) for key in used if isinstance(used[key], int)}
        text, errors = self._bundle.format_pattern(pattern, used | numbers)
        if errors:
            raise ValueError(f"{self.tag}: {name}: {errors[0]}")
        return str(text)


class _Values(dict[str, Any]):
    """Variables by name. A term without an attribute, or a name, stands as it is: `card_accusative` is `card` then."""

    def has(self, name: str) -> bool:
        """Return whether there is a value for a variable, in this form or another."""
        return name in self or name.rpartition("_")[0] in self

    def __missing__(self, name: str) -> Any:
        base, _, attribute = name.rpartition("_")
        if not base:
            raise KeyError(attribute)
        return self[base]


def _plain(pattern: ast.Pattern | None) -> tuple[str, tuple[str, ...]] | None:
    """Return a pattern without selectors and functions as a template with `%s`, and its variables; None for others."""
    template, variables = "", list[str]()
    for element in pattern.elements if pattern else ():
        match element:
            case ast.TextElement():
                template += element.value.replace("%", "%%")
            case ast.Placeable(expression=ast.VariableReference() as variable):
                template += "%s"
                variables.append(variable.id.name)
            case ast.Placeable(
                expression=ast.FunctionReference(
                    id=ast.Identifier(name="CAPITAL"),
                    arguments=ast.CallArguments(positional=[ast.VariableReference() as variable]),
                )
            ):
                template += "%s"
                variables.append(f"^{variable.id.name}")
            case _:
                return None
    return template if variables else template.replace("%%", "%"), tuple(variables)


@lru_cache(4096)
def recognize(sentence: str, kind: str = "said") -> Message:
    """Return the message of an English sentence, as libraries say them, by the patterns of a kind, or `one|another`.

    An argument `$form…` is a message of the kind `form` if it is recognized. An unknown sentence is its own message.
    """
    for id, pattern, names in _patterns(kind):
        if found := pattern.fullmatch(sentence):
            return Message(id, {name: _value(name, text) for name, text in zip(names, found.groups(), strict=True)})
    return Message("text", {"text": sentence})


def _value(name: str, text: str) -> Any:
    if name.startswith("form") and (said := recognize(text, "form")).id != "text":
        return said
    return int(text) if re.fullmatch("0|-?[1-9][0-9]{0,14}", text) else text


@cache
def _patterns(kind: str) -> list[tuple[str, re.Pattern[str], tuple[str, ...]]]:
    found = []
    for id, (template, names) in english().plain.items():
        if re.match(f"({kind})-", id):
            words = re.escape(template % (("\0",) * len(names)) if names else template).replace("\0", "(.*?)")
            found.append((id, re.compile(words, re.DOTALL), names))
    return found


def _capital(words: Any) -> Any:
    """Return words with a capital first letter, for a term at the start of a sentence."""
    return str(words)[:1].upper() + str(words)[1:]


@cache
def languages() -> Mapping[str, "Language"]:
    """Return every language by its tag, English first."""
    tags = sorted({folder.name for root in roots() for folder in root.iterdir() if any(folder.glob("*.ftl"))})
    return {ENGLISH: english()} | {tag: Language(tag, _catalogues(tag), english()) for tag in tags if tag != ENGLISH}


@cache
def english() -> Language:
    """Return English, as for commands and for lines that operators read, which read no other catalogue."""
    return Language(ENGLISH, _catalogues(ENGLISH))


def roots() -> list[Path]:
    """Return the folders of languages: Cairn's own, and those of installed games."""
    return [FOLDER, *(folder_of(ruleset, "languages") for ruleset in games() if has(ruleset, "languages"))]


def _catalogues(tag: str) -> list[str]:
    paths = (path for root in roots() for path in sorted((root / tag).glob("*.ftl")))
    return [path.read_text() for path in paths if not path.name.startswith(PAGE)]
