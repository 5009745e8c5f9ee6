"""The page's fonts and text sizes: few, small, free, and self-hosted."""

import re
from pathlib import Path

import pytest
from helpers.api import Api

from cairn.service.web import PAGE, POLICY, assets

FONTS = PAGE / "fonts"
SHEETS = sorted((PAGE / "styles").glob("*.css"))
NAMED = re.findall(r'url\("\.\./(fonts/[^"]+)"\)', (PAGE / "styles" / "type.css").read_text())


def test_there_are_two_small_fonts() -> None:
    """Together they have at most 40 KB, and a style sheet names both."""
    assert sorted(NAMED) == sorted(f"fonts/{path.name}" for path in FONTS.glob("*.woff2"))
    assert len(NAMED) == 2
    assert sum((PAGE / name).stat().st_size for name in NAMED) <= 40_000


@pytest.mark.parametrize("name", NAMED)
def test_each_font_has_a_free_licence(name: str) -> None:
    """The SIL Open Font License is next to it."""
    words = (PAGE / name.replace(".woff2", ".LICENSE.txt")).read_text()
    assert "SIL OPEN FONT LICENSE Version 1.1" in words


@pytest.mark.parametrize("name", NAMED)
def test_a_font_is_served_with_its_type(name: str, api: Api) -> None:
    """From the page's own origin, which its policy allows."""
    sent = api.ask("GET", assets().address(name))
    assert (sent.status_code, sent.headers["Content-Type"]) == (200, "font/woff2")
    assert sent.content == (PAGE / name).read_bytes()
    assert "default-src 'self'" in POLICY
    assert "font-src" not in POLICY


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_texts_have_one_of_five_sizes(sheet: Path) -> None:
    """They are defined in one place, and no style sheet defines others."""
    base = (PAGE / "styles" / "base.css").read_text()
    assert re.findall(r"--(size-\d): [\d.]+rem;", base) == [f"size-{number}" for number in range(1, 6)]
    assert not re.findall(r"font(?:-size)?:[^;]*?[\d.]+rem[^;]*;", sheet.read_text())
