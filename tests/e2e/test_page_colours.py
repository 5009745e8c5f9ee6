"""Colour is never the only difference: pieces differ for any kind of colour vision."""

import struct
from collections.abc import Callable
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from e2e.test_page_legibility import open_long
from helpers.api import Api
from helpers.pages import SETTLED, until
from PIL import Image, ImageCms

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("importer")]

SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
"""Kinds of vision that Chromium simulates (Machado, Oliveira and Fernandes 2009)."""
PIECES = {
    "schotten_totten_tactics": [
        f".board .playing-card.{clan}" for clan in ("red", "yellow", "green", "blue", "purple", "brown")
    ],
    "highland_clans_5_hand": [f".bag .content:nth-child({place}) .wooden" for place in (1, 2, 3, 4)],
    "glen_more_5_players": [f".players .seat{seat} .crest" for seat in range(5)],
}
"""For each game pieces that must not be taken for each other: cards of clans, cubes, and the shields of seats."""
PATCHES = 4
"""A piece is compared in this number of rows and columns of patches, each by its mean colour."""
NOTICEABLE = tuple(0.5 * (a + b / (1 / 3)) for a, b in ((10.16, 1.50), (10.68, 3.08), (10.70, 5.74)))
"""Differences of L*, a* and b* in CIELAB that half of all people notice in patches of a third of a degree, the smallest
that were measured: ND(p, s) = p (A + B / s) of Stone, Szafir and Setlur, "An Engineering Model for Color Difference as
a Function of Size" (2014).
"""
TO_LAB = ImageCms.buildTransform(ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB")


def patches_of(screen: Image.Image, box: dict[str, float]) -> list[tuple[float, float, float]]:
    """Return the colours of a piece's patches in CIELAB."""
    piece = screen.crop((box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]))
    lab = ImageCms.applyTransform(piece.resize((PATCHES, PATCHES), Image.Resampling.BOX), TO_LAB)
    assert lab is not None
    # Pillow has L* from 0 to 255, and a* and b* as signed bytes.
    return [(lightness * 100 / 255, a, b) for lightness, a, b in struct.iter_unpack("Bbb", lab.tobytes())]


def find_confusable(page: Any, pieces: list[str]) -> list[str]:
    """Return the pairs of pieces of which no patch differs noticeably, with the kind of vision."""
    shown = [piece for piece in pieces if page.locator(piece).count()]
    assert len(shown) >= 4
    boxes = [page.locator(piece).first.bounding_box() for piece in shown]
    emulation, found = page.context.new_cdp_session(page), []
    for sight in SIGHTS:
        emulation.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        screen = Image.open(BytesIO(page.screenshot())).convert("RGB")
        looks = [patches_of(screen, box) for box in boxes]
        for (name, one), (other_name, other) in combinations(zip(shown, looks, strict=True), 2):
            differences = (
                abs(a - b) / least
                for x, y in zip(one, other, strict=True)
                for a, b, least in zip(x, y, NOTICEABLE, strict=True)
            )
            if max(differences) < 1:
                found.append(f"{sight}: {name} and {other_name}")
    return found


@pytest.fixture
def show_pieces(api: Api, show_table: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that shows a table with the pieces of a game."""

    def go(name: str, scheme: str) -> Any:
        page = show_table(open_long(api, name), 0, scheme=scheme)
        until(page, SETTLED)
        page.wait_for_timeout(500)  # pieces may still be moving
        return page

    return go


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", list(PIECES))
def test_pieces_differ_without_some_colours(name: str, scheme: str, show_pieces: Callable[..., Any]) -> None:
    """Pieces differ for each kind of colour vision, and in shades of grey: by colour, by drawing, or by both."""
    assert find_confusable(show_pieces(name, scheme), PIECES[name]) == []


CONFUSE = """([one, other]) => {
  const [first, second] = [one, other].map((piece) => document.querySelector(piece));
  second.querySelector('.charge').remove();
  first.innerHTML = second.innerHTML;
  for (const [crest, colour] of [[first, '#a0483a'], [second, '#287828']]) crest.style.setProperty('--seat', colour);
  const tops = [first, second].map((crest) => `${Math.round(crest.getBoundingClientRect().y)}px`);
  for (const [at, crest] of [first, second].entries())
    Object.assign(crest.style, { background: '#fff', position: 'fixed', left: '1090px', top: tops[at] });
}"""
"""Give two crests one outline, on whole pixels, and a red and a green that are alike to those without green cones."""


def test_a_pair_that_some_people_confuse_is_found(show_pieces: Callable[..., Any]) -> None:
    """Most people distinguish two crests that differ in red and green alone. People without green cones do not."""
    pieces = PIECES["glen_more_5_players"]
    page = show_pieces("glen_more_5_players", "light")
    page.evaluate(CONFUSE, [pieces[1], pieces[3]])
    found = find_confusable(page, pieces)
    pair = f"{pieces[1]} and {pieces[3]}"
    assert f"deuteranopia: {pair}" in found
    assert f"none: {pair}" not in found
    assert all(pair in confused for confused in found)
