"""Draw the icons of the installed page again from its `icon.svg`: `python tests/e2e/icons.py`."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests"))

from helpers.pages import chromium  # noqa: E402

PAGE = ROOT / "service/web/page"
GROUND = "#e9e6dc"
ICONS = {"192": (192, 0.86, "24%"), "512": (512, 0.86, "24%"), "maskable": (512, 0.66, "0")}
"""By name: the width in pixels, the drawn share, and the radius of the corners."""


def main() -> None:
    """Write each icon."""
    (PAGE / "icons").mkdir(exist_ok=True)
    svg = (PAGE / "icon.svg").read_text()
    with chromium() as browser:
        for name, (size, share, corner) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {GROUND};"
                f" border-radius: {corner}; }} svg {{ width: {share * 100}%; }}</style>{svg}"
            )
            page.screenshot(path=PAGE / f"icons/{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
