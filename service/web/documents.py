"""The guide: Markdown files as pages. The problems' pages are the sections of `errors`."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

GUIDE = Path(__file__).parent / "guide"
ORDER = (
    *("start", "who", "waiting", "errors", "races", "replay", "secrets", "limits", "streams", "webhooks", "players"),
    *("series", "bots", "clients", "games", "settings", "runbook"),
)
"""The pages in the order of their list."""
PROBLEMS = "errors"
"""The page whose sections are the problems, by name."""


@cache
def _markdown() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # imported on the first request for a page, for a faster start

    return MarkdownIt("commonmark", {"html": False}).enable("table")


class Document(NamedTuple):
    """A page: its title, and its body as HTML."""

    title: str
    body: str


@cache
def document(name: str) -> Document:
    """Return a page of the guide. Raise LookupError if there is none."""
    if name not in ORDER:
        raise LookupError(name)
    text = (GUIDE / f"{name}.md").read_text(encoding="utf-8")
    return Document(text.partition("\n")[0].removeprefix("# "), _html(text))


@cache
def problems() -> Mapping[str, Document]:
    """Return a page for each problem by name, in the order of the guide's page."""
    text = (GUIDE / f"{PROBLEMS}.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)[1:]
    return {name: Document(name, _html(f"# {name}\n{words}")) for name, words in zip(*[iter(parts)] * 2, strict=True)}


def page_of(shown: Document, style: str, here: str) -> str:
    """Return a complete page: the list of the guide's pages, and one of them; `here` is its address."""
    links = [(f"/docs/{name}", document(name).title) for name in ORDER]
    links.insert(0, ("/docs/reference/", "Reference"))
    listed = "".join(
        f'<li><a href="{address}"{" aria-current=page" if address == here else ""}>{escape(title)}</a></li>'
        for address, title in links
    )
    return (
        '<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8">'
        f"<title>{escape(shown.title)} - Cairn</title>"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="/web/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="{style}"></head>\n'
        f'<body><nav aria-label="Guide"><a class="home" href="/">Cairn</a><ul>{listed}</ul></nav>\n'
        f"<main>{shown.body}</main></body>\n</html>\n"
    )


def index_of_problems() -> Document:
    """Return the page that lists all problems."""
    rows = "".join(f'<li><a href="/problems/{name}">{escape(name)}</a></li>' for name in problems())
    words = (
        '<p>Each refusal names one of these as its <code>type</code>. <a href="/docs/errors">Errors</a> says more.</p>'
    )
    return Document("Problems", f"<h1>Problems</h1>{words}<ul>{rows}</ul>")


def _html(text: str) -> str:
    """Return Markdown as HTML, with anchors on headings, and links to the served pages."""
    tokens = _markdown().parse(text)
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _slug(tokens[place + 1].content))
        elif token.type == "inline" and token.children:
            token.children = _linked(token.children)
    rendered = str(_markdown().renderer.render(tokens, _markdown().options, {}))
    return re.sub("<(pre|table)>", r'<\1 tabindex="0">', rendered)  # scrolling parts must be reachable by keyboard


def _linked(tokens: "Sequence[Token]") -> "list[Token]":
    """Return the parts of a text with links to served pages; links to other files are removed."""
    kept, is_dropped = list[Any](), False
    for token in tokens:
        if token.type == "link_open":
            address = _served(str(token.attrGet("href")))
            is_dropped = address is None
            token.attrSet("href", address or "")
        if not (is_dropped and token.type in ("link_open", "link_close")):
            kept.append(token)
    return kept


def _served(address: str) -> str | None:
    """Return the served address of a link; None if its target is not served."""
    name, _, part = address.partition("#")
    if re.match("https?:|/", address) or not name:
        return address
    if name.endswith("openapi.yaml"):
        return "/docs/reference/"
    page = name.removesuffix(".md")
    return f"/docs/{page}{'#' * bool(part)}{part}" if page in ORDER else None


def _slug(words: str) -> str:
    """Return the anchor of a heading, as on GitHub."""
    return re.sub(r"[^\w -]", "", words.lower()).replace(" ", "-")
