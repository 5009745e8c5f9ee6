"""`cairn new-game`: the package of a new game, which is played and proven at once, and changed into another from there.

What it writes is made of the templates in `skeleton/`: a complete small game with a secret card.
"""

import re
from pathlib import Path

import click

from cairn.events.registry import games, is_name

TEMPLATES = Path(__file__).parent / "skeleton"
PROJECT = "project"
"""The folder of the templates that lie beside the package, and not in it."""


@click.command("new-game")
@click.argument("ruleset", metavar="NAME")
@click.option("--title", default=None, help='Its name for people. Without it: "Frog Race" for frog_race.')
@click.option("--prefix", default=None, help="Two capital letters that begin each clause of its rulebook, such as FR.")
@click.option("--to", default=Path(), type=click.Path(path_type=Path), help="Where its folder is made.")
def new_game(ruleset: str, title: str | None, prefix: str | None, to: Path) -> None:
    """Write the package of a new game, such as frog_race: a complete small one, to be changed into your own.

    It is installed beside Cairn, and then it is on the shelf: it can be played, replayed, proven and analysed, and the
    page draws it. Its README says how.
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
    """Check that a game can be called so, and that nothing is in its folder; raise UsageError."""
    if not is_name(ruleset):
        raise click.UsageError(f"A game is called like a module, frog_race for one, and not {ruleset!r}.")
    if ruleset in games():
        raise click.UsageError(f"{ruleset} is on the shelf already.")
    if not re.fullmatch(r"[A-Z][\w '’-]{0,38}\w", title):
        raise click.UsageError(
            f"A title has up to 40 letters, digits and spaces, and begins with a capital: not {title!r}."
        )
    if not re.fullmatch("[A-Z]{2}", prefix):
        raise click.UsageError(f"The clauses of a rulebook begin with two capital letters, and not with {prefix!r}.")
    if folder.exists():
        raise click.UsageError(f"{folder} exists already.")


def _filled(text: str, ruleset: str, title: str, prefix: str) -> str:
    """Return a template with the game's names in it."""
    dashed = ruleset.replace("_", "-")
    for mark, name in (("@GAME@", ruleset), ("@TITLE@", title), ("@PREFIX@", prefix), ("@DASHED@", dashed)):
        text = text.replace(mark, name)
    return text
