"""Sounds of the table, and switching them off."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import until
from helpers.tables import table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

HEARD = """
window.heard = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...when) { heard += 1; return start.apply(this, when); };
}
window.hide = (hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
"""
"""Count sounds, and let a test hide the page."""


def test_sounds_are_played_until_they_are_disabled(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """For a selection and a move, but not in a hidden page. One stored switch silences all."""
    page = visit("desk")
    page.add_init_script(HEARD)
    table(page, live, api)
    assert page.evaluate("heard") == 0
    page.keyboard.press("1")
    until(page, "heard > 0")
    before = page.evaluate("heard")
    page.keyboard.press("5")
    until(page, f"heard > {before}")
    page.evaluate("hide(true)")
    page.wait_for_timeout(600)
    before = page.evaluate("heard")
    page.evaluate("part('sounds.js').then(({ sound }) => sound('gong'))")
    page.evaluate("hide(false)")
    assert page.evaluate("heard") == before
    page.get_by_role("button", name="More").click()
    page.get_by_label("Sounds").uncheck()
    page.reload()
    until(page, "document.querySelector('.hand-bar button')")
    names = "part('sound_table.js').then(({ SOUNDS }) => Object.keys(SOUNDS))"
    page.mouse.click(5, 5)
    for name in page.evaluate(names):
        page.evaluate(f"part('sounds.js').then(({{ sound }}) => sound('{name}'))")
    assert page.evaluate("heard") == 0
