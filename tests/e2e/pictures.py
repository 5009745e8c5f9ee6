"""Create the README's pictures from the running page: `python tests/e2e/pictures.py`.

It needs the packages of the tests and Debian's chromium. It starts its own service, imports a recorded game of
each kind, and writes a picture of its table to `.github/pictures/`.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.api import ROOT, Api, import_archives, serve
from helpers.pages import chromium
from PIL import Image
from playwright.sync_api import ViewportSize

from cairn.contract.playing import recording
from cairn.service.run.embedded import EmbeddedServer

PICTURES = ROOT / ".github" / "pictures"
WINDOW: ViewportSize = {"width": 1440, "height": 900}
MARGIN = 8
MAX_BYTES = 500_000
STEPS = {
    "schotten_totten": ("schotten_totten_tactics", 88),
    "highland_clans": ("highland_clans_4_drawn", 80),
    "glen_more": ("glen_more_2_players", 70),
}
"""For each game: the recorded game and its step to show."""


@contextmanager
def service() -> Iterator[Api]:
    """Run a service that imports archives on an empty Redis, and stop all of it in the end."""
    with TemporaryDirectory() as folder:
        redis = EmbeddedServer(Path(folder))
        redis.start()
        process, importer = serve(redis.url), import_archives(redis.url)
        try:
            next(importer)
            yield Api(next(process))
        finally:
            next(process, None)
            next(importer, None)
            redis.stop()


def take_picture(page: Any, api: Api, ruleset: str) -> bytes:
    """Import the recorded game of a ruleset and return the picture of its board and events."""
    name, version = STEPS[ruleset]
    game = api.imported(recording(name).read_bytes())
    page.goto(f"{api.url}/#/games/{game['id']}?at={version}")
    page.get_by_role("heading", name=f"Step {version},").wait_for()
    board = page.locator(".board").bounding_box()
    clip = {"x": 0, "y": board["y"] - MARGIN, "width": WINDOW["width"], "height": board["height"] + 2 * MARGIN}
    return in_few_colours(page.screenshot(full_page=True, clip=clip))


def in_few_colours(picture: bytes) -> bytes:
    """Return a picture with 256 colours, as the grain of a table would make it large."""
    made = BytesIO()
    Image.open(BytesIO(picture)).convert("RGB").quantize(256).save(made, "PNG", optimize=True)
    return made.getvalue()


def main() -> None:
    """Write the picture of each game."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with service() as api, chromium() as browser:
        page = browser.new_page(viewport=WINDOW, color_scheme="light", reduced_motion="reduce", timezone_id="UTC")
        for ruleset in STEPS:
            picture = take_picture(page, api, ruleset)
            assert len(picture) < MAX_BYTES, f"The picture of {ruleset} has {len(picture)} bytes."
            (PICTURES / f"{ruleset}.png").write_bytes(picture)
            print(f"{ruleset}.png: {len(picture)} bytes")


if __name__ == "__main__":
    main()
