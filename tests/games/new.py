"""Write the skeleton of a game in every layer: `python tests/games/new.py frog_race "Frog Race" FR`.

What it writes is a complete small game with a hidden card, made of the templates in `skeleton/`. The contract suite
passes as soon as its games are recorded (`record.py`). From there it is changed, step by step, into another game.
"""

import argparse
import re
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATES = Path(__file__).parent / "skeleton"
ROOMS = {
    "events": "events",
    "projections": "projections",
    "rules": "service/rules",
    "workers": "workers",
    "tests": "tests/games",
}
"""Where the templates of each folder go: into a folder of the game's name."""


LEVELS = """\
    "@GAME@": {
        "random": RANDOM,
        "easy": Level(policy="quick", thinking=0.1),
        "medium": Level(policy="search", budget=40, candidates=6, turns=1, thinking=0.1),
        "hard": Level(policy="search", budget=200, candidates=10, turns=1, thinking=0.5),
        "greedy": Level(policy="greedy", budget=4, thinking=0.1),
    },
"""
"""Its levels: who changes the game measures their times anew."""


def check(ruleset: str, title: str, prefix: str) -> None:
    """Check that a game can be called so; raise ValueError."""
    if not re.fullmatch("[a-z][a-z0-9]*(_[a-z0-9]+)*", ruleset) or iskeyword(ruleset):
        raise ValueError(f"A ruleset is called like a module, frog_race for one, and not {ruleset!r}.")
    if not re.fullmatch(r"[A-Z][\w '’-]{0,38}\w", title):
        raise ValueError(f"A title has up to 40 letters, digits and spaces, and begins with a capital: not {title!r}.")
    if not re.fullmatch("[A-Z]{2}", prefix):
        raise ValueError(f"The clauses of a rulebook begin with two capital letters, and not with {prefix!r}.")
    for room in ROOMS.values():
        if taken := [path for path in (ROOT / room / ruleset, ROOT / room / f"{ruleset}.py") if path.exists()]:
            raise ValueError(f"{taken[0].relative_to(ROOT)} exists already.")
    for rulebook in sorted(ROOT.glob("service/rules/*/rulebook.md")):
        if f"**{prefix}-" in rulebook.read_text(encoding="utf-8"):
            raise ValueError(f"The clauses of {rulebook.parent.name} begin with {prefix} already.")


def write(ruleset: str, title: str, prefix: str) -> list[Path]:
    """Write every template with the game's names in it; return the files."""
    written = []
    for template in sorted(TEMPLATES.glob("*/*.tmpl")):
        path = ROOT / ROOMS[template.parent.name] / ruleset / template.stem
        text = template.read_text(encoding="utf-8")
        for mark, name in (("@GAME@", ruleset), ("@TITLE@", title), ("@PREFIX@", prefix)):
            text = text.replace(mark, name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def register(ruleset: str) -> list[Path]:
    """Add the game to `GAMES` and its levels to `TABLE`; return the files."""
    games, levels = ROOT / "service/rules/__init__.py", ROOT / "workers/search/levels.py"
    imports = "from cairn.service.rules import "
    text = games.read_text(encoding="utf-8").replace(imports, f"{imports}{ruleset}\n{imports}", 1)
    games.write_text(_with_line(text, "GAMES", f'    "{ruleset}": {ruleset},\n'), encoding="utf-8")
    text = levels.read_text(encoding="utf-8")
    levels.write_text(_with_line(text, "TABLE", LEVELS.replace("@GAME@", ruleset)), encoding="utf-8")
    return [games, levels]


def _with_line(text: str, name: str, line: str) -> str:
    """Return a module's text with one more line in the dictionary of a name."""
    found = re.search(rf"^{name}\b.*?(?=^}})", text, re.MULTILINE | re.DOTALL)
    assert found
    return text[: found.end()] + line + text[found.end() :]


def tidy(files: list[Path]) -> None:
    """Sort the imports, which a new name may have put out of order, and format the files."""
    names = [str(path) for path in files if path.suffix == ".py"]
    for command in (["check", "--quiet", "--fix"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, *names], cwd=ROOT, check=True)


def main() -> None:
    """Write the game that the command line names."""
    parser = argparse.ArgumentParser(description="Write the skeleton of a game in every layer.")
    parser.add_argument("ruleset", help="the game's name in code and API: frog_race")
    parser.add_argument("title", help='its name for people: "Frog Race"')
    parser.add_argument("prefix", help="two capital letters that the clauses of its rulebook begin with: FR")
    arguments = parser.parse_args()
    try:
        check(arguments.ruleset, arguments.title, arguments.prefix)
    except ValueError as error:
        parser.error(str(error))
    written = [*write(arguments.ruleset, arguments.title, arguments.prefix), *register(arguments.ruleset)]
    tidy(written)
    for path in written:
        print(path.relative_to(ROOT))
    print(f"\nNext: python tests/games/record.py {arguments.ruleset}")
    print(f"Then: python -m pytest -q tests/contract tests/games/{arguments.ruleset} -k {arguments.ruleset}")


if __name__ == "__main__":
    main()
