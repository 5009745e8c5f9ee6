"""Take pictures of the page's screens at both sizes: `python tests/e2e/screens.py FOLDER [NAME...]`.

It needs the packages of the tests and Debian's chromium. It starts services of its own with recorded games. With
names, only the screens whose name has one of them in it are taken.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from e2e.pictures import service
from helpers.api import Api
from helpers.forks import fork
from helpers.pages import SIZES, chromium

from cairn.contract.playing import recording

TABLES = {
    "schotten totten": ("schotten_totten_tactics", 60),
    "schotten totten base": ("schotten_totten_base", 60),
    "highland clans 3": ("highland_clans_3_drawn", 60),
    "highland clans 5": ("highland_clans_5_hand", 90),
    "glen more 2": ("glen_more_2_players", 70),
    "glen more 5": ("glen_more_5_players", 110),
}
"""For each table that is shown: the recorded game, and the step near which it is played on. Some of them have the same
id, so each table has a service of its own.
"""


def screens(api: Api, name: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Give for each picture of a table its name, the address after the `#`, and what the browser's storage holds."""
    recorded, at = TABLES[name]
    over = api.imported(recording(recorded).read_bytes())
    running = fork(api, over, at)
    token = next(one["token"] for one in running["tokens"] if one["seat"] == 0)
    yield f"{name} plays", f"/games/{running['id']}", {f"cairn:token:{running['id']}:0": token}
    yield f"{name} watched", f"/games/{running['id']}", {}
    yield f"{name} over", f"/games/{over['id']}", {}
    yield f"{name} replay", f"/games/{over['id']}?at={at}", {}
    api.post("/v1/games", {"ruleset": "glen_more", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}]})
    yield f"{name} lobby", "/", {}


def take(browser: Any, url: str, address: str, kept: dict[str, str], path: Path) -> None:
    """Take a screen's pictures: at both sizes, and the large one in the dark."""
    for size, scheme in (("desk", "light"), ("phone", "light"), ("desk", "dark")):
        page = browser.new_page(viewport=SIZES[size], color_scheme=scheme, reduced_motion="reduce")
        page.goto(f"{url}/docs.js")  # any file of this origin, so that its storage can be written
        for key, value in kept.items():
            page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, value])
        page.goto(f"{url}/#{address}")
        page.locator(".table .board, .lobby .rows").first.wait_for()
        page.wait_for_timeout(700)
        page.screenshot(path=f"{path} {size} {scheme}.png")
        height = page.evaluate("document.documentElement.scrollHeight")
        print(f"{path.name} {size} {scheme}: the page is {height} px high, the window {SIZES[size]['height']}")
        page.close()


def main() -> None:
    """Take the pictures that are asked for."""
    folder, *wanted = Path(sys.argv[1]), *sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for table in TABLES:
            with service() as api:
                for name, address, kept in screens(api, table):
                    if not wanted or any(word in name for word in wanted):
                        take(browser, api.url, address, kept, folder / name)


if __name__ == "__main__":
    main()
