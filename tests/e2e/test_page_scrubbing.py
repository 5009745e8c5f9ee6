"""A replay's steps are worked out of the game's decisions: each is the position that the service gives, at once."""

import json
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from helpers.api import Api, running, serve
from helpers.packages import ROUP, site_of
from helpers.pages import until
from helpers.running import until as wait_until

from cairn.contract.playing import recording
from cairn.service.container import Services

pytestmark = [pytest.mark.browser, pytest.mark.timeout(580)]

MILLISECONDS = 16
"""Processor time that a step may take: a frame's. `python -m pytest -s` prints what it takes."""
WIDE = 4
"""How much slower another machine may be."""
STEPS = 400
FRAMES = 1.5
"""How many frames a step may be drawn in, on average: it is drawn in one, and what follows a step may be in another."""
TRACKED = 40
"""The steps whose invalidations are recorded, which takes long."""
INVALIDATIONS = "disabled-by-default-devtools.timeline.invalidationTracking"
SHOWN = "document.querySelector('.step h2')?.textContent.startsWith('Step {},')"
WORKED_OUT = """part('store.js').then(async ({ get }) => {
  const { positionAt } = await part('screens/replay/positions.js');
  return get().log.map((step, place) => [positionAt(get().log, place + 1), step]);
})"""
SCRUB = """async (steps) => {
  const slider = document.querySelector('[data-key=slider]');
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const painted = new MessageChannel();
  for (const at of steps) {
    performance.mark('step');
    slider.value = at;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    do await frame();
    while (!document.querySelector('.step h2')?.textContent.startsWith(`Step ${at},`));
    const isPainted = new Promise((done) => (painted.port1.onmessage = done));
    painted.port2.postMessage(null);
    await isPainted;
  }
  performance.mark('step');
}"""
"""Move the slider step by step, each when the frame of the one before is painted."""


def check_steps(api: Api, page: Any, game: dict[str, Any]) -> None:
    """Check all steps of a finished game in the page against those of the service."""
    read = list[str]()
    path, address = f"/v1/games/{game['id']}", f"{api.url}/#/games/{game['id']}"
    page.on("request", lambda request: read.append(request.url.removeprefix(api.url)))
    page.goto(f"{address}?at=12")
    until(page, SHOWN.format(12))
    for at, viewer in ((game["version"], 0), (13, 1), (7, 0)):
        page.goto(f"{address}?at={at}&as={viewer}")
        until(page, SHOWN.format(at))
    worked_out = page.evaluate(WORKED_OUT)
    assert len(worked_out) == game["version"]
    for version, (position, step) in enumerate(worked_out, 1):
        assert position == api.get(f"{path}?at={version}")
        assert step == api.get(f"{path}/decisions/{version}")
    assert [each for each in read if each.startswith((f"{path}?", f"{path}/decisions"))] == [
        f"{path}/decisions?after=0&limit=500&changes=true"
    ]


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("name", ["schotten_totten_tactics", "highland_clans_3_drawn", "glen_more_2_players"])
def test_each_step_is_that_of_the_service(name: str, api: Api, visit: Callable[..., Any]) -> None:
    """It has all hands, whoever is the viewer: the page hides them. One request reads all steps."""
    check_steps(api, visit("desk"), api.imported(recording(name).read_bytes()))


@pytest.fixture
def packages_api(redis_url: str, services: Services, tmp_path: Path) -> Iterator[Api]:
    """Return a client of a service with Roup, a worker and a caretaker."""
    settings = site_of(tmp_path / "site", ROUP)
    with running({"REDIS_URL": redis_url, **settings}, "worker", "caretaker"):
        yield from map(Api, serve(redis_url, **settings))


def test_each_step_of_a_package_is_that_of_the_service(packages_api: Api, visit: Callable[..., Any]) -> None:
    """Bids are secret until all are made."""
    game = packages_api.post("/v1/games", {"ruleset": "roup", "seats": [{"kind": "ai", "level": "random"}] * 3})
    path = f"/v1/games/{game['id']}"
    wait_until(lambda: packages_api.get(path)["status"] == "finished")
    check_steps(packages_api, visit("desk"), packages_api.get(path))


def trace(browser: Any, page: Any, steps: list[int], *more: str) -> list[dict[str, Any]]:
    """Return what the page's main thread did for some steps, in order; `more` are categories of events."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing", "toplevel", *more])
    page.evaluate(SCRUB, steps)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    thread = next((event["pid"], event["tid"]) for event in events if event["name"] == "step")
    return sorted((each for each in events if (each["pid"], each["tid"]) == thread), key=lambda event: event["ts"])


def processor_times(events: list[dict[str, Any]]) -> list[float]:
    """Return the processor time of each step in milliseconds: of the tasks from its mark to the next one."""
    marks = [event["ts"] for event in events if event["name"] == "step"]
    spent = [0.0] * (len(marks) - 1)
    for event in events:
        end = event["ts"] + event.get("dur", 0)
        if event["name"] == "ThreadControllerImpl::RunTask" and marks[0] < end <= marks[-1]:
            spent[bisect_left(marks, end) - 1] += event.get("tdur", 0) / 1000
    return spent


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("name", ["schotten_totten_tactics", "highland_clans_5_hand", "glen_more_5_players"])
def test_scrubbing_draws_a_step_in_a_frame(
    name: str, live: str, api: Api, browser: Any, visit: Callable[..., Any]
) -> None:
    """400 steps, forwards and backwards: script, style, layout and paint of the page's main thread.

    A step is drawn in one frame. It restyles few elements, and never those around the board: `:has()` would.
    """
    game = api.imported(recording(name).read_bytes())
    page = visit("desk")
    page.goto(f"{live}/#/games/{game['id']}?at=9")
    until(page, SHOWN.format(9))
    there = [*range(10, min(game["version"], 210))]
    steps = [*islice(cycle([*there, *there[-2:0:-1]]), STEPS)]
    events = trace(browser, page, steps)
    spent = processor_times(events)
    print(f"{name}: {len(spent)} steps, {median(spent):.1f} ms each")
    assert len(spent) == STEPS
    assert median(spent) < MILLISECONDS * WIDE
    counts = [event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree"]
    elements = page.evaluate("document.querySelectorAll('*').length")
    print(f"{sum(counts) / STEPS:.0f} of {elements} elements restyled in a step")
    assert 0 < sum(counts) / STEPS < elements / 4
    frames = sum(event["name"] == "Layerize" for event in events)
    print(f"{frames / STEPS:.2f} frames for a step")
    assert frames < FRAMES * STEPS
    tracked = trace(browser, page, steps[:TRACKED], INVALIDATIONS)
    restyled = [event["args"]["data"] for event in tracked if event["name"] == "StyleRecalcInvalidationTracking"]
    around = [data for data in restyled if data["nodeName"].startswith(("BODY", "MAIN", "DIV class='table "))]
    assert restyled
    assert not around, around[0]
