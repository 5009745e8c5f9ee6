"""What all screens share knows no game, and what a game draws is small."""

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
"""What draws a game, its drawings, modules and style sheets, has at most so many bytes, each file compressed."""


def without_comments(style: str) -> str:
    """Return a style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)


def text_of(suffix: str, of_games: bool) -> str:
    """Return all files with a suffix that are in the games' folders, or all that are outside of them."""
    files = [path for path in PAGE.rglob(f"*{suffix}") if any(game in path.parts for game in GAMES) == of_games]
    return "\n".join(path.read_text() for path in files)


@pytest.mark.parametrize("path", STYLES, ids=lambda path: str(path.name))
def test_no_style_of_all_screens_names_a_game_or_its_pieces(path: Path) -> None:
    """A sheet in `styles/` has no game's name, and no colour or class that nothing but games uses."""
    style = without_comments(path.read_text())
    assert not [game for game in GAMES if game in style or game.replace("_", "-") in style]
    shared = "\n".join(map(Path.read_text, STYLES)) + text_of(".js", of_games=False) + text_of(".svg", of_games=False)
    colours = set(re.findall(r"(--[\w-]+):", style))
    assert not {name for name in colours if not re.search(rf"var\({name}\b", shared)}
    classes = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^{}]*\}", " ", style)))
    modules, games = text_of(".js", of_games=False), text_of(".js", of_games=True)
    assert not {name for name in classes if name not in modules and re.search(rf"\b{name}\b", games)}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_drawn_with_few_bytes(game: str) -> None:
    """A game's folder, but for its texts and its recorded positions, is small when it is compressed."""
    drawn = [
        path
        for path in (PAGE / "games" / game).iterdir()
        if path.suffix != ".json" and not path.name.startswith("texts")
    ]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in drawn}
    assert sum(sizes.values()) <= MAX_BYTES, sizes


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_a_style_of_a_game_is_for_its_own_screens(path: Path) -> None:
    """All of it is within the scope of its game's class: it stays in the page when another game is shown there."""
    style = without_comments(path.read_text())
    assert re.fullmatch(rf"\s*@scope \(\.{path.parent.name}\) \{{.*\}}\s*", style, re.DOTALL)
    depths = list(accumulate({"{": 1, "}": -1}.get(sign, 0) for sign in style.rstrip()))
    assert depths.index(0, style.index("{")) == len(depths) - 1
