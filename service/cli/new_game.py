"""`cairn new-game`: write the package of a complete small game, as the start of a new one.

The templates in `skeleton/` are a game with a secret card, with its tests and rulebook.
"""

import re
from pathlib import Path

import click

from cairn.events.registry import games, is_name

TEMPLATES = Path(__file__).parent / "skeleton"
PROJECT = "project"
"""The folder of templates for files next to the package."""


@click.command("new-game")
@click.argument("ruleset", metavar="NAME")
@click.option("--title", default=None, help='Title. Default: from NAME, "Frog Race" for frog_race.')
@click.option("--prefix", default=None, help="Two capital letters for the clauses of the rulebook, such as FR.")
@click.option("--to", default=Path(), type=click.Path(path_type=Path), help="Parent of the new folder.")
def new_game(ruleset: str, title: str | None, prefix: str | None, to: Path) -> None:
    """Write the package of a new game, such as frog_race: a complete small game to change into your own.

    Install it next to Cairn. Then it can be played, replayed, proven and analysed, and the page draws it. Its README
    describes the steps.
    """
    words = ruleset.split("_")
    title = title or " ".join(word.capitalize() for word in words)
    prefix = prefix or (words[0][:1] + (words[1] if len(words) > 1 else words[0][1:])[:1]).upper()
    folder = to / ruleset
    _check(ruleset, title, prefix, folder)
    for template in sorted(TEMPLATES.rglob("*.tmpl")):
        place = template.relative_to(TEMPLATES).with_suffix("")
        path = folder / place.relative_to(PROJECT) if place.parts[0] == PROJECT else folder / ruleset / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_filled(template.read_text(encoding="utf-8"), ruleset, title, prefix), encoding="utf-8")
    click.echo(f"{title} is in {folder}. Next, as its README says:\n")
    click.echo(f"  pip install -e {folder}\n  python -m cairn.contract.record {ruleset}")
    click.echo(f"  pytest --pyargs cairn.contract {ruleset}.tests\n  cairn up")


def _check(ruleset: str, title: str, prefix: str, folder: Path) -> None:
    """Raise UsageError if a name is invalid or taken, or the folder exists."""
    if not is_name(ruleset):
        raise click.UsageError(f"NAME must be the name of a module, such as frog_race, not {ruleset!r}.")
    if ruleset in games():
        raise click.UsageError(f"A game {ruleset} exists already.")
    if not re.fullmatch(r"[A-Z][\w '’-]{0,38}\w", title):
        raise click.UsageError(
            f"A title must have up to 40 letters, digits and spaces, and begin with a capital, not {title!r}."
        )
    if not re.fullmatch("[A-Z]{2}", prefix):
        raise click.UsageError(f"--prefix must be two capital letters, not {prefix!r}.")
    if folder.exists():
        raise click.UsageError(f"{folder} exists already.")


def _filled(text: str, ruleset: str, title: str, prefix: str) -> str:
    """Replace the placeholders of a template by the game's names."""
    dashed = ruleset.replace("_", "-")
    for mark, name in (("@GAME@", ruleset), ("@TITLE@", title), ("@PREFIX@", prefix), ("@DASHED@", dashed)):
        text = text.replace(mark, name)
    return text
