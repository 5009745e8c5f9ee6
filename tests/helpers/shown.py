"""The page in a browser of any engine, and mouse actions on it."""

import base64
import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any

from helpers.engines import RECT, Send
from PIL import Image

CALL = """const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);
Promise.resolve().then(() => ({})(...given)).then((found) => done([found ?? null]), (error) => done(String(error)));"""
WATCH = """() => {
  window.errors = [];
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(kind, ({ message, reason, blockedURI }) => errors.push(String(message ?? reason ?? blockedURI)));
  console.error = (...words) => errors.push(words.join(' '));
}"""
PLACE = """(selector) => {
  const isThere = (one) => !one.disabled && one.checkVisibility({ visibilityProperty: true });
  const one = [...document.querySelectorAll(selector)].find(isThere);
  one?.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = one?.getBoundingClientRect() ?? {};
  return one ? [x, y, width, height] : null;
}"""
PATIENCE_SECONDS = 60
"""Timeout of any action of an engine in seconds."""


class Page:
    """The page in an engine."""

    def __init__(self, send: Send) -> None:
        self.send = send

    def run(self, script: str, *given: Any) -> Any:
        """Return what a function in the page returns."""
        result = self.send("/execute/async", {"script": CALL.replace("{}", script, 1), "args": list(given)})
        assert isinstance(result, list), result
        return result[0]

    def resize(self, width: int, height: int) -> None:
        """Resize the page's content; a window is larger by its frame."""
        self.send(RECT, {"width": width, "height": height})
        wide, high = self.run("() => [innerWidth, innerHeight]")
        self.send(RECT, {"width": 2 * width - wide, "height": 2 * height - high})
        assert self.run("() => innerWidth") == width

    def show(self, url: str, selector: str) -> None:
        """Load an address in a fresh page, and wait for an element."""
        self.send("/url", {"url": "about:blank"})
        self.send("/url", {"url": url})
        self.run(WATCH)
        self.place(selector)

    def place(self, selector: str) -> list[float]:
        """Return the box of the first matching element, waiting until there is one."""
        return list(self.until(partial(self.run, PLACE, selector), selector))

    def until(self, ask: Callable[[], Any], wanted: str) -> Any:
        """Wait until `ask` returns a result, and return it."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not (result := ask()):
            assert time.monotonic() < deadline, f"never: {wanted}"
            time.sleep(0.05)
        return result

    def press(self, selector: str) -> None:
        """Click an element."""
        self.click(self.place(selector))

    def click(self, box: list[float]) -> None:
        """Click the middle of a box."""
        self.mouse([move(box), {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def drag(self, selector: str, to: str) -> None:
        """Drag an element to another that appears once it is held."""
        box = self.place(selector)
        self.mouse([move(box), {"type": "pointerDown", "button": 0}, *(move(box, aside) for aside in (4, 12, 24))])
        self.mouse([move(self.place(to)), {"type": "pointerUp", "button": 0}])

    def mouse(self, actions: list[dict[str, Any]]) -> None:
        """Perform mouse actions."""
        self.send("/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": actions}]})

    def picture(self) -> Image.Image:
        """Return a screenshot."""
        return Image.open(BytesIO(base64.b64decode(self.send("/screenshot", None)))).convert("RGB")


def move(box: list[float], aside: float = 0) -> dict[str, Any]:
    """Return the action that moves the mouse to the middle of a box, or `aside` pixels to the side of it."""
    x, y, width, height = box
    return {"type": "pointerMove", "x": round(x + width / 2 + aside), "y": round(y + height / 2 - aside), "duration": 0}
