"""Seat colours are distinguishable and readable for all; fonts are few, small, free and self-hosted."""

import re
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path
from typing import TypeAlias

import pytest
from helpers.api import Api

from cairn.service.web import PAGE, POLICY, assets

STYLE = (PAGE / "styles" / "base.css").read_text()
SEATS = range(5)
MIN_DISTANCE = 12
"""Minimum CIEDE2000 distance of two seats. About 2 is visible side by side; small marks need far more."""

SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
}
"""Colour perception without a kind of cone, in linear sRGB (Machado, Oliveira and Fernandes 2009)."""

Three: TypeAlias = tuple[float, float, float]


def colour(name: str, dark: bool) -> Three:
    """Return a colour of the page in linear sRGB."""
    found = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\);", STYLE)
    assert found, name
    digits = found[1 + dark][1:]
    digits = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
    red, green, blue = (linear(int(digits[place : place + 2], 16) / 255) for place in (0, 2, 4))
    return red, green, blue


def linear(value: float) -> float:
    """Return the light of a value of sRGB."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def contrast(one: Three, other: Three) -> float:
    """Return the contrast of two colours (WCAG 2)."""
    low, high = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (one, other))
    return (high + 0.05) / (low + 0.05)


def perceive(light: Three, sight: str) -> Three:
    """Return a colour in CIELAB, as perceived with a type of vision."""
    sums = (sum(part * value for part, value in zip(row, light, strict=True)) for row in SIGHTS[sight])
    red, green, blue = (min(1, max(0, total)) for total in sums)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Three, other: Three) -> float:
    """Return the CIEDE2000 distance of two colours of CIELAB."""
    mean_chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + 0.5 * (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    wide = ((a * stretch, b) for _, a, b in (one, other))
    (chroma1, hue1), (chroma2, hue2) = ((hypot(a, b), degrees(atan2(b, a)) % 360) for a, b in wide)
    turn = (hue2 - hue1 + 180) % 360 - 180
    hue = (hue1 + turn / 2) % 360
    lightness, chroma = (one[0] + other[0]) / 2, (chroma1 + chroma2) / 2
    weight = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    weight += 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    by_lightness = (other[0] - one[0]) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    blue = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    return sqrt(by_lightness**2 + by_chroma**2 + by_hue**2 + blue * by_chroma * by_hue)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ],
)
def test_the_distance_matches_published_examples(one: Three, other: Three, expected: float) -> None:
    """Those of Sharma, Wu and Dalal (2005)."""
    assert distance(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("sight", SIGHTS)
def test_seat_colours_are_distinguishable(sight: str, dark: bool) -> None:
    """Any two differ clearly, also with colour blindness."""
    looks = [perceive(colour(f"seat{seat}", dark), sight) for seat in SEATS]
    assert min(distance(one, other) for one, other in combinations(looks, 2)) >= MIN_DISTANCE


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("seat", SEATS)
def test_seat_colours_are_readable(seat: int, dark: bool) -> None:
    """Text in a seat's colour has enough contrast on all backgrounds of text."""
    grounds = [colour(name, dark) for name in ("bg", "surface", "raised")]
    assert min(contrast(colour(f"seat{seat}", dark), ground) for ground in grounds) >= 4.5


ACTION = re.compile(
    r"\ba\b|button|input|:checked|:hover|picked|step-button|row-action|primary|wood|planks|clause|aria-current|lessons|data-over"
)
"""Selectors that may use the accent: clickable elements, such as those of the lobby, and selected ones."""


def test_the_accent_is_for_actions() -> None:
    """A rule with the accent is for clickable or selected elements."""
    sheets = "".join(path.read_text() for path in sorted((PAGE / "styles").glob("*.css")))
    rules = re.findall(r"([^{}]+)\{([^{}]*var\(--accent\)[^{}]*)\}", sheets)
    assert len(rules) > 5
    assert [rule for rule, _ in rules if not ACTION.search(rule.rpartition("*/")[2])] == []


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
