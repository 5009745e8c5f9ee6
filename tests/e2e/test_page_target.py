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
MAX_WORK = 80
"""Milliseconds of the processor's time for a step that is scrubbed over: a wide bound, without a graphics card."""
PRESS = """(keys) => {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}"""
"""Press keys with no time between them, so that nothing is drawn before the last one."""
SCRUB = """async ([start, count]) => {
  const slider = document.querySelector('[data-key=slider]'), begun = performance.now();
  for (let step = 0; step < count; step++) {
    slider.value = start + step % 100;
    slider.dispatchEvent(new Event('input', {bubbles: true}));
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - begun;
}"""
"""Move the slider in each frame, and return the milliseconds that this takes."""


COUNT_STEPS = """() => {
  window.drawn = 0;
  new MutationObserver(() => (window.drawn += 1))
    .observe(document.querySelector('.step-number'), {characterData: true, subtree: true, childList: true});
}"""
"""Count in `drawn` how often another step is drawn."""


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
    replay.get_by_role("slider", name="Step", exact=True).focus()
    for key in ("PageUp", "ArrowRight", "ArrowRight", "PageDown"):
        replay.keyboard.press(key)
    until(replay, SHOWN.format(24))
    replay.reload()
    until(replay, SHOWN.format(24))


def test_presses_count_while_the_service_is_slow(replay: Any) -> None:
    """What is drawn waits for the answer, and what was asked for does not."""
    replay.evaluate("location.reload()")
    replay.route("**/v1/games/*/stream", lambda route: route.abort())
    until(replay, SHOWN.format(30))
    replay.route("**/v1/games/*?at=*", lambda route: (replay.wait_for_timeout(50), route.continue_()))
    replay.evaluate(PRESS, ["ArrowRight"] * 20)
    until(replay, SHOWN.format(50))


def test_scrubbing_draws_each_frame(replay: Any) -> None:
    """400 steps are asked for, each drawn in its frame from positions worked out ahead, with no request."""
    until(
        replay,
        "part('screens/replay/positions.js').then(({ readAhead }) =>"
        " part('store.js').then(({ get }) => Boolean(readAhead(get().game).stepAt)))",
    )
    replay.evaluate(COUNT_STEPS)
    asked: list[str] = []
    replay.on(
        "request", lambda request: asked.extend([request.url] * ("at=" in request.url or "/decisions/" in request.url))
    )
    client = replay.context.new_cdp_session(replay)
    client.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(client)
    milliseconds = replay.evaluate(SCRUB, [3, 400])
    work = (spent(client) - before) / 400
    until(replay, SHOWN.format(102))
    print(f"a step takes {work:.1f} ms of the processor, and took {milliseconds / 400:.1f} ms here")
    assert replay.evaluate("drawn") >= 399
    assert work < MAX_WORK
    assert not asked


def spent(client: Any) -> float:
    """Return the milliseconds of the processor that the page's main thread has used for its tasks."""
    metrics = client.send("Performance.getMetrics")["metrics"]
    return float(next(1000 * metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
