"""A pseudo-language: English with accents, in brackets and 40 % longer, so that text from elsewhere shows."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from cairn.service.languages import ENGLISH, FOLDER, Language

TAG = "en-XA"
GREEK = "el"
"""The tag of the pseudo-language in a browser: what `Intl` says in Greek has no Latin letter."""
ROOT = Path(__file__).parents[2]
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕɋŕśţúṽŵẋýźÁƁĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ"


class Accents(visitor.Transformer):
    """Change all text of a catalogue, and leave ids, variables and functions."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # Fluent's name
        """Give letters accents, and add two fifths of the length."""
        return ast.TextElement(_longer(node.value).translate(str.maketrans(_PLAIN, _ACCENTED)))

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802  # Fluent's name
        """Put the whole text in brackets."""
        self.generic_visit(node)
        for pattern in filter(None, (node.value, *(attribute.value for attribute in node.attributes))):
            pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
        return node


def _longer(text: str) -> str:
    """Return a text with letters doubled until it is two fifths longer."""
    longer, lacking = "", 0.0
    for letter in text:
        lacking += 0.4
        doubled = int(lacking) if letter.isalpha() else 0
        longer, lacking = longer + letter * (1 + doubled), lacking - doubled
    return longer


def pseudo(catalogue: str) -> str:
    """Return a catalogue in the pseudo-language."""
    return FluentSerializer().serialize(Accents().visit(FluentParser().parse(catalogue)))


@cache
def pseudo_language() -> Language:
    """Return the pseudo-language of Cairn's own catalogues, without English to fall back to."""
    catalogues = [pseudo(path.read_text()) for path in sorted((FOLDER / ENGLISH).glob("*.ftl"))]
    return Language(TAG, catalogues, locale="el")  # whose word for "and" has no Latin letter


def packages_with_pseudo(folder: Path) -> Path:
    """Make a folder from which Cairn can be imported: links to this checkout, but with the pseudo-language as Greek."""
    cairn = folder / "cairn"
    (cairn / "service" / "languages" / GREEK).mkdir(parents=True)
    for part in (ROOT / ".packages/cairn").iterdir():
        if part.name != "service":
            (cairn / part.name).symlink_to(part.resolve())
    for part in (ROOT / "service").iterdir():
        if part.name != "languages":
            (cairn / "service" / part.name).symlink_to(part)
    (cairn / "service/languages/__init__.py").symlink_to(FOLDER / "__init__.py")
    (cairn / "service/languages" / ENGLISH).symlink_to(FOLDER / ENGLISH)
    for path in (FOLDER / ENGLISH).glob("*.ftl"):
        (cairn / "service/languages" / GREEK / path.name).write_text(pseudo(path.read_text()))
    return folder
