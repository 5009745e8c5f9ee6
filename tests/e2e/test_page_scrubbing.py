"""A replay's steps are worked out of the game's decisions: each is the position that the service gives, at once."""

import json
from collections.abc import Callable, Iterator
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
TRACED = range(300, 280, -1)
"""Steps of which the restyled elements are counted."""
SHOWN = "document.querySelector('.step h2')?.textContent.startsWith('Step {},')"
WORKED_OUT = """part('store.js').then(async ({ get }) => {
  const { positionAt } = await part('screens/replay/positions.js');
  return get().log.map((step, place) => [positionAt(get().log, place + 1), step]);
})"""
SCRUB = """async (at) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const slider = document.querySelector('[data-key=slider]');
  slider.value = at;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  while (!document.querySelector('.step h2')?.textContent.startsWith(`Step ${at},`)) await frame();
  await frame();
}"""
"""Move the slider, and wait for the frame that draws the step."""


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


@pytest.mark.usefixtures("importer")
def test_scrubbing_draws_a_step_in_a_frame(live: str, api: Api, browser: Any, visit: Callable[..., Any]) -> None:
    """400 steps, forwards and backwards, of the longest recorded game: the processor time of the page's main thread.

    A step restyles less than half of the page's elements.
    """
    game = api.imported(recording("glen_more_5_players").read_bytes())
    page = visit("desk")
    page.goto(f"{live}/#/games/{game['id']}?at=9")
    until(page, SHOWN.format(9))
    client, spent = page.context.new_cdp_session(page), list[float]()
    client.send("Performance.enable", {"timeDomain": "threadTicks"})

    def processor_time() -> float:
        metrics = client.send("Performance.getMetrics")["metrics"]
        return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    for at in [*range(10, 360), *range(358, 308, -1)]:
        before = processor_time()
        page.evaluate(SCRUB, at)
        spent.append(processor_time() - before)
    print(f"{len(spent)} steps, {median(spent):.1f} ms each")
    assert len(spent) == 400
    assert median(spent) < MILLISECONDS * WIDE
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    for at in TRACED:
        page.evaluate(SCRUB, at)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    counts = [event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree"]
    elements = page.evaluate("document.querySelectorAll('*').length")
    print(f"{sum(counts) / len(TRACED):.0f} of {elements} elements restyled in a step")
    assert 0 < sum(counts) / len(TRACED) < elements / 2
