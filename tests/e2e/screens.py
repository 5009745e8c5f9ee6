"""Take pictures of the page's screens: `python tests/e2e/screens.py FOLDER [NAME...]`.

It needs the packages of the tests and Debian's chromium. It starts its own services with recorded games and takes
each screen at five sizes, light and dark. With names, only screens whose name contains one of them are taken. At
the end it prints, for each table and size, the width of the smallest card and the height of the smallest text.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from e2e.pictures import service
from helpers.api import Api
from helpers.forks import MIDDLES, fork
from helpers.pages import chromium

from cairn.contract.playing import recording

SIZES = ((360, 640), (844, 390), (999, 700), (1440, 900), (2560, 1440))
SCHEMES = ("light", "dark")
TABLES = {
    "schotten totten": "schotten_totten_tactics",
    "highland clans 3": "highland_clans_3_drawn",
    "highland clans 5": "highland_clans_5_hand",
    "glen more 2": "glen_more_2_players",
    "glen more 5": "glen_more_5_players",
}
"""For each table the recorded game that it continues. Some have the same id, so each table has its own service."""
SMALLEST = """() => {
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const faces = '.screenful :is(.playing-card, .raid-card, .tile):not(.back)';
  const cards = [...document.querySelectorAll(faces)].filter(seen);
  const texts = [...document.querySelectorAll('.screenful *')].filter(
    (one) => !one.closest('svg') && seen(one) &&
      [...one.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()),
  );
  const least = (numbers) => numbers.length ? Math.round(10 * Math.min(...numbers)) / 10 : null;
  return {
    card: least(cards.map((one) => one.getBoundingClientRect().width)),
    text: least(texts.map((one) => parseFloat(getComputedStyle(one).fontSize))),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}"""
"""Width of the narrowest card or tile, height of the smallest text, and excess width of the page, in pixels.
"""


def screens(api: Api, name: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield for each picture of a table its name, the URL after the `#`, and the contents of the browser's storage."""
    recorded = TABLES[name]
    at = MIDDLES[recorded]
    over = api.imported(recording(recorded).read_bytes())
    running = fork(api, over, at)
    token = next(one["token"] for one in running["tokens"] if one["seat"] == 0)
    yield f"{name} plays", f"/games/{running['id']}", {f"cairn:token:{running['id']}:0": token}
    yield f"{name} watched", f"/games/{running['id']}", {}
    yield f"{name} over", f"/games/{over['id']}", {}
    yield f"{name} replay", f"/games/{over['id']}?at={at}", {}
    yield f"{name} begins", f"/games/{over['id']}?at=1", {}
    seats = [{"kind": "human", "name": "Ann"}] + [{"kind": "open"}] * (len(over["seats"]) - 1)
    waiting = api.post("/v1/games", {"ruleset": over["ruleset"], "options": over["options"], "seats": seats})
    yield f"{name} waits", f"/games/{waiting['id']}", {}
    if name == "glen more 2":
        yield "lobby", "/", {}
        yield "learn", "/learn", {}
        yield "lesson", "/learn/schotten_totten", {}
        yield "come back", "/code", {}
        yield "you", "/me", {}
        yield "series", "/series", {}
        yield "archive", "/archive", {}


def take(browser: Any, url: str, address: str, kept: dict[str, str], path: Path) -> dict[str, str]:
    """Take a screen's pictures. Return the smallest values at each size."""
    measured = {}
    for scheme in SCHEMES:
        page = browser.new_page(color_scheme=scheme, reduced_motion="reduce")
        page.goto(f"{url}/docs.js")  # any file of this origin, so that its storage can be written
        for key, value in kept.items():
            page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, value])
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"{url}/#{address}")
            page.reload()
            page.locator(".table, main h1, main h2").first.wait_for()
            page.wait_for_timeout(700)
            page.screenshot(path=f"{path} {width}x{height} {scheme}.png")
            found = page.evaluate(SMALLEST)
            if found["sideways"] > 0:
                print(f"{path.name} {width}x{height}: the page is {found['sideways']} px wider than the window")
            measured[f"{width}x{height}"] = f"{found['card']} / {found['text']}"
        page.close()
    return measured


def main() -> None:
    """Take the requested pictures."""
    folder, *wanted = Path(sys.argv[1]), *sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    rows = {}
    with chromium() as browser:
        for table in TABLES:
            with service() as api:
                for name, address, kept in screens(api, table):
                    if not wanted or any(word in name for word in wanted):
                        rows[name] = take(browser, api.url, address, kept, folder / name)
    print("| smallest card / text, px |", " | ".join(f"{width}x{height}" for width, height in SIZES), "|")
    for name, row in rows.items():
        print("|", name, "|", " | ".join(row.values()), "|")


if __name__ == "__main__":
    main()
