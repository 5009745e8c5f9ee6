"""Shared code of the page depends on no game, and the code of a game is small."""

import gzip
import re
from itertools import accumulate
from pathlib import Path

import pytest

from cairn.service.web import PAGE

GAMES = sorted(path.name for path in (PAGE / "games").iterdir() if path.is_dir())
STYLES = sorted((PAGE / "styles").glob("*.css"))
SHEETS = sorted((PAGE / "games").glob("*/*.css"))
MAX_BYTES = 60_000
"""Maximum size of a game's drawings, modules and style sheets in bytes, each file compressed."""


def without_comments(style: str) -> str:
    """Return a style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)


def text_of(suffix: str, of_games: bool) -> str:
    """Return all files with a suffix inside, or outside, of the games' folders."""
    files = [path for path in PAGE.rglob(f"*{suffix}") if any(game in path.parts for game in GAMES) == of_games]
    return "\n".join(path.read_text() for path in files)


@pytest.mark.parametrize("path", STYLES, ids=lambda path: str(path.name))
def test_shared_styles_name_no_game(path: Path) -> None:
    """A sheet in `styles/` has no game's name, and no colour or class used by games only."""
    style = without_comments(path.read_text())
    assert not [game for game in GAMES if game in style or game.replace("_", "-") in style]
    shared = "\n".join(map(Path.read_text, STYLES)) + text_of(".js", of_games=False) + text_of(".svg", of_games=False)
    colours = set(re.findall(r"(--[\w-]+):", style))
    assert not {name for name in colours if not re.search(rf"var\({name}\b", shared)}
    classes = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^{}]*\}", " ", style)))
    modules, games = text_of(".js", of_games=False), text_of(".js", of_games=True)
    assert not {name for name in classes if name not in modules and re.search(rf"\b{name}\b", games)}


@pytest.mark.parametrize("game", GAMES)
def test_the_files_of_a_game_are_small(game: str) -> None:
    """This excludes its texts and its recorded positions. Sizes are compressed."""
    drawn = [
        path
        for path in (PAGE / "games" / game).iterdir()
        if path.suffix != ".json" and not path.name.startswith("texts")
    ]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in drawn}
    assert sum(sizes.values()) <= MAX_BYTES, sizes


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_styles_of_a_game_are_scoped(path: Path) -> None:
    """They apply to the game's class only, as they stay in the page when another game is shown."""
    style = without_comments(path.read_text())
    assert re.fullmatch(rf"\s*@scope \(\.{path.parent.name}\) \{{.*\}}\s*", style, re.DOTALL)
    depths = list(accumulate({"{": 1, "}": -1}.get(sign, 0) for sign in style.rstrip()))
    assert depths.index(0, style.index("{")) == len(depths) - 1
