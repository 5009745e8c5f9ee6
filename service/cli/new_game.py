"""`cairn new-game`: write the package of a complete small game, as the start of a new one.

The templates in `skeleton/` are a small game of each kind, with its tests and rulebook; `shared` is part of each.
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path

import click

from cairn.events.registry import RESERVED, games, is_name

TEMPLATES = Path(__file__).parent / "skeleton"
KINDS = ("open", "hands", "sealed")
LONGEST_TITLE = 40
_OF_THE_PROJECT = ("pyproject.toml", "README.md")


@click.command("new-game")
@click.argument("name")
@click.option(
    "--kind",
    type=click.Choice(KINDS),
    default="hands",
    show_default=True,
    help="open: nothing is hidden; hands: players hold secret cards; sealed: players choose at once.",
)
@click.option("--title", default=None, help='Title. Default: from NAME, "Frog Race" for frog-race.')
@click.option("--prefix", default=None, help="Two capital letters for the clauses of the rulebook, such as FR.")
@click.option("--to", default=Path(), type=click.Path(path_type=Path), help="Parent of the new folder.")
def new_game(name: str, kind: str, title: str | None, prefix: str | None, to: Path) -> None:
    """Write the package of a new game, such as frog-race: a complete small game to change into your own.

    Install it next to Cairn. Then it can be played, replayed, proven and analysed, and the page draws it. The guide
    "Your own game" describes the steps.
    """
    ruleset = name.replace("-", "_")
    _check_name(name, ruleset)
    words = ruleset.split("_")
    title = title or " ".join(word.capitalize() for word in words)[:LONGEST_TITLE].strip()
    prefix = prefix or _initials(words)
    folder = to / ruleset
    _check(title, prefix, folder)
    marks = {"@GAME@": ruleset, "@TITLE@": title, "@PREFIX@": prefix, "@DASHED@": ruleset.replace("_", "-")}
    for templates in (TEMPLATES / "shared", TEMPLATES / kind):
        for template in sorted(templates.rglob("*.tmpl")):
            place = template.relative_to(templates).with_suffix("")
            path = folder / place if place.name in _OF_THE_PROJECT else folder / ruleset / place
            path.parent.mkdir(parents=True, exist_ok=True)
            text = re.sub("@[A-Z]+@", lambda mark: marks[mark[0]], template.read_text(encoding="utf-8"))
            path.write_text(text, encoding="utf-8")
    click.echo(f"{title} is in {folder}. Next, as the guide says:\n")
    click.echo(f"  pip install -e {folder}\n  python -m cairn.contract.record {ruleset}")
    click.echo(f"  pytest --pyargs cairn.contract {ruleset}.tests\n  cairn up")


def _initials(words: list[str]) -> str:
    """Return the first letters of two words, or the first two letters of a name, or its only letter twice."""
    spelled = [letters for word in words if (letters := re.sub("[^a-z]", "", word))]
    initials = "".join(word[0] for word in spelled) if len(spelled) > 1 else spelled[0] * 2
    return initials[:2].upper()


def _check_name(name: str, ruleset: str) -> None:
    if ruleset in games():
        raise click.UsageError(f"A game {ruleset} exists already.")
    if not is_name(ruleset) or ruleset in RESERVED:
        raise click.UsageError(
            f"NAME must be the name of a module that Python and Cairn leave free: lower-case letters and digits, up to "
            f"four words with dashes between them, such as frog-race, not {name!r}."
        )
    if ruleset in sys.stdlib_module_names or ((spec := find_spec(ruleset)) and spec.origin):
        raise click.UsageError(f"A module {ruleset} exists already, so a package with this name could not be imported.")


def _check(title: str, prefix: str, folder: Path) -> None:
    if not re.fullmatch(rf"[A-Z]([\w '’-]{{0,{LONGEST_TITLE - 2}}}\w)?", title):
        raise click.UsageError(
            f"A title must have up to 40 letters, digits and spaces, and begin with a capital, not {title!r}."
        )
    if not re.fullmatch("[A-Z]{2}", prefix):
        raise click.UsageError(f"--prefix must be two capital letters, not {prefix!r}.")
    if folder.exists():
        raise click.UsageError(f"{folder} exists already.")
