"""The recovery code in a real browser: it is shown once, and recovers a player after the browser's data is cleared."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.pages import ACTS_AS, become, fits, player_of, sound, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def words_of(page: Any) -> list[str]:
    """Return the words in a dialog."""
    page.locator(".recovery-code li").nth(11).wait_for()
    words: list[str] = page.locator(".recovery-code li").all_inner_texts()
    assert len(words) == 12
    return words


@pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("phone", "dark")])
def test_a_player_returns_with_the_code(live: str, visit: Callable[..., Any], size: str, scheme: str) -> None:
    """The lobby reminds a new player. The words are shown once, and an emptied browser reads any case, or 4 letters."""
    page = visit(size, scheme)
    become(page, live, "Ann")
    ann = player_of(page)
    page.get_by_role("button", name="Write down your recovery code").click()
    words = words_of(page)
    sound(page)
    fits(page)
    page.get_by_role("button", name="I have written it down").click()
    page.get_by_role("dialog").wait_for(state="detached")
    assert not page.get_by_text("Write down your recovery code").count(), "a player is asked once only"
    assert words[0] not in page.evaluate("JSON.stringify(localStorage)")

    page.evaluate("localStorage.clear()")
    page.goto(f"{live}/#/me")
    page.reload()
    page.get_by_role("link", name="I have a recovery code").click()
    field = page.get_by_label("Your twelve words")
    field.fill(", ".join(word.upper() for word in words[:11]))
    page.get_by_text("11 of 12 words").wait_for()
    page.get_by_role("button", name="Come back").click()
    page.get_by_text("A recovery code has 12 words, and here are 11.").wait_for()
    sound(page)
    fits(page)
    field.fill("\n".join(word[:4] for word in words))
    page.get_by_text("All twelve words are there.").wait_for()
    page.get_by_role("button", name="Come back").click()
    page.locator("#nav").get_by_role("link", name="Ann").wait_for()
    assert player_of(page) == ann


def test_a_new_code_replaces_the_old_one(live: str, visit: Callable[..., Any]) -> None:
    """The player's page creates it after a confirmation. The old words are refused with a reason."""
    page, other = visit("desk"), visit("phone")
    become(page, live, "Ann")
    page.get_by_role("button", name="Later").click()
    page.get_by_role("button", name="Later").wait_for(state="detached")
    page.goto(f"{live}/#/me")
    page.get_by_role("button", name="Write down your recovery code").click()
    old = words_of(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Make a new code").click()
    page.get_by_role("button", name="Keep the old code").click()
    page.get_by_role("button", name="Make a new code").click()
    page.get_by_role("dialog").get_by_role("button", name="Make a new code").click()
    assert words_of(page) != old
    page.get_by_role("button", name="Copy").click()
    until(page, "document.querySelector('.recovery-code [role=status]').textContent")
    sound(page)

    other.goto(f"{live}/#/code")
    other.get_by_label("Your twelve words").fill(" ".join(old))
    other.get_by_role("button", name="Come back").click()
    other.get_by_text("This is no player's recovery code").wait_for()
    assert other.evaluate(ACTS_AS) is None


def test_only_the_code_is_printed(live: str, visit: Callable[..., Any]) -> None:
    """The words, the player and the site; no buttons, and nothing of the page behind."""
    page = visit("desk")
    become(page, live, "Ann")
    page.get_by_role("button", name="Write down your recovery code").click()
    words = words_of(page)
    page.emulate_media(media="print")
    page.get_by_text("The recovery code of Ann at").wait_for()
    assert page.get_by_text(words[0], exact=True).first.is_visible()
    assert not page.get_by_role("button", name="Print").is_visible()
    assert not page.get_by_role("heading", name="Your games").is_visible()
