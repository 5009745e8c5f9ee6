"""A pseudo-language: English with accents, in brackets and 40 % longer, so that text from elsewhere shows."""

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from cairn.service.languages import ENGLISH, FOLDER, Language

TAG = "en-XA"
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕɋŕśţúṽŵẋýźÁƁĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ"


class Accents(visitor.Transformer):
    """Change all text of a catalogue, and leave ids, variables and functions."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # Fluent's name
        """Give letters accents, and add two fifths of the length."""
        longer = "~" * round(len(node.value.strip()) * 0.4)
        return ast.TextElement(node.value.translate(str.maketrans(_PLAIN, _ACCENTED)) + longer)

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802  # Fluent's name
        """Put the whole text in brackets."""
        self.generic_visit(node)
        for pattern in filter(None, (node.value, *(attribute.value for attribute in node.attributes))):
            pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
        return node


def pseudo(catalogue: str) -> str:
    """Return a catalogue in the pseudo-language."""
    return FluentSerializer().serialize(Accents().visit(FluentParser().parse(catalogue)))


def pseudo_language() -> Language:
    """Return the pseudo-language of Cairn's own catalogues, without English to fall back to."""
    catalogues = [pseudo(path.read_text()) for path in sorted((FOLDER / ENGLISH).glob("*.ftl"))]
    return Language(TAG, catalogues, locale="el")  # whose word for "and" has no Latin letter
