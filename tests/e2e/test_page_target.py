"""Input has a target: what is pressed counts from what was asked for, not from what is drawn."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import until

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SHOWN = "document.querySelector('.step h2')?.textContent.startsWith('Step {},')"
AT = "Number(new URLSearchParams(location.hash.split('?')[1]).get('at'))"
PRESS = """(keys) => {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}"""
"""Press keys with no time between them, so that nothing is drawn before the last one."""


@pytest.fixture
def replay(live: str, api: Api, visit: Callable[..., Any], importer: None) -> Any:
    """Return a page with a replay of 103 steps, at step 30."""
    page = visit("desk")
    game = api.imported(recording("schotten_totten_tactics").read_bytes())
    page.goto(f"{live}/#/games/{game['id']}?at=30")
    until(page, SHOWN.format(30))
    return page


def test_twenty_presses_are_twenty_steps(replay: Any) -> None:
    """In both directions, in one frame and one by one, by keys and by buttons, and from a milestone or an end."""
    last = 103
    for keys, at in (
        (["ArrowRight"] * 20, 50),
        (["ArrowLeft"] * 20, 30),
        (["ArrowRight"] * 5 + ["ArrowLeft"] * 3 + ["End"] + ["ArrowLeft"] * 20, last - 20),
        (["Home"] + ["ArrowRight"] * 20, 22),
        (["End", "ArrowRight", "ArrowLeft", "Home", "ArrowLeft"] + ["ArrowRight"] * 20, 22),
    ):
        replay.evaluate(PRESS, keys)
        until(replay, SHOWN.format(at))
        until(replay, f"{AT} === {at}")
    for _ in range(20):
        replay.keyboard.press("ArrowRight", delay=0)
    until(replay, SHOWN.format(42))
    replay.evaluate("for (let n = 0; n < 20; n++) document.querySelector('[data-key=\"One step back\"]').click()")
    until(replay, SHOWN.format(22))
    until(replay, f"{AT} === 22")
    replay.reload()
    until(replay, SHOWN.format(22))
    replay.locator("[data-key=slider]").focus()
    for key in ("PageUp", "ArrowRight", "ArrowRight", "PageDown"):
        replay.keyboard.press(key, delay=0)
    until(replay, SHOWN.format(24))


def test_presses_count_while_the_service_is_slow(replay: Any, live: str, api: Api) -> None:
    """What is drawn of a running game waits for the answer, and what was asked for does not."""
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    fork = api.post(f"/v1/games/{replay.url.partition('/games/')[2][:20]}/forks", {"at": 80, "seats": seats})
    replay.goto(f"{live}/#/games/{fork['id']}?at=30")
    until(replay, SHOWN.format(30))
    replay.route("**/v1/games/*?at=*", lambda route: (replay.wait_for_timeout(50), route.continue_()))
    replay.evaluate(PRESS, ["ArrowRight"] * 20)
    until(replay, SHOWN.format(50))
