"""The page in Firefox and WebKit, as Debian has them: `.ci/run browsers`.

In each engine, at desktop and phone sizes: the lobby, a table of each game with a few moves, a replay, and the first
lessons, by clicks on what is offered. Errors of the page fail a test. Pictures are in `test-results/`. WebKit may take
half an hour, as it has no hardware acceleration.
"""

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from helpers import engines
from helpers.api import Api, running, serve
from helpers.pages import SIZES
from helpers.servers import serving
from helpers.shown import PLACE, Page
from PIL import ImageStat

from cairn.contract.playing import recording
from cairn.service.rules import GAMES

pytestmark = [pytest.mark.browsers, pytest.mark.timeout(900)]

MAX_CLICKS = 400
LINES_MORE = 6
MIN_SATURATION = 81
ACCEPTED = {"line-clamp: var(--lines, 2)", "overflow-anchor: none", "user-select: none", "-webkit-touch-callout: none"}
"""Declarations that an engine lacks: another one has the effect, or it never does what `overflow-anchor` prevents."""
UNKNOWN = r"""async () => {
  const unknown = new Set();
  for (const { href } of document.styleSheets) {
    const style = (await (await fetch(href)).text()).replace(/@(font-face|property)[^}]*}|\/\*.*?\*\//gs, '');
    for (const [, name, value] of style.matchAll(/[{;]\s*([\w-]+):\s*([^;{}]+)(?=[;}])/g))
      if (!CSS.supports(name, value.replace('!important', ''))) unknown.add(`${name}: ${value}`);
  }
  return [...unknown];
}"""
WON, OFFERED = ".guide [data-key=again]", ".play .clickable, .guide [data-move], .guide [data-key=next]"
TURN, CARD = ".play .clickable:not(.picked), .actions [data-move]", ".hand-bar [data-drag='']"
SHOWS = "(text) => document.querySelector('main').innerText.includes(text)"
DRAWN = """() => [...document.querySelectorAll('.guide .say, .guide button, .play .clickable, .play .picked')]
  .map((one) => `${one.className.baseVal ?? one.className} ${one.dataset.key ?? ''} ${one.textContent}`).join()"""
LINES = "() => document.querySelectorAll('[data-key^=\"line \"]').length"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the URL of a service of this module's own, with a worker and a caretaker."""
    with serving(tmp_path_factory.mktemp("redis")) as (redis, _):
        served = serve(redis.url)
        with running({"REDIS_URL": redis.url}, "worker", "caretaker"):
            yield next(served)
        served.close()


@pytest.fixture(scope="module", params=[f"{engine} {size}" for engine in ("firefox", "webkit") for size in SIZES])
def engine(request: pytest.FixtureRequest) -> Iterator[Page]:
    """Give the page in an engine at a size."""
    name, size = request.param.split()
    with getattr(engines, name)() as send:
        page = Page(send)
        page.resize(*SIZES[size].values())
        yield page


@pytest.fixture
def page(engine: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Give the page; afterwards keep a picture of it, and fail if it has reported an error."""
    yield engine
    time.sleep(1)  # it is drawn
    folder = Path("test-results")
    folder.mkdir(exist_ok=True)
    engine.picture().save(folder / f"{request.node.name}.png")
    assert engine.run("() => window.errors") == []


def test_the_lobby(page: Page, url: str) -> None:
    """Each game has its door, and the engine supports what the styles say."""
    page.show(url, ".door")
    for ruleset in GAMES:
        page.place(f"[data-key='Play now {ruleset}']")
    assert {*page.run(UNKNOWN)} <= ACCEPTED


@pytest.mark.parametrize("ruleset", GAMES)
def test_play_now(page: Page, url: str, ruleset: str) -> None:
    """A guest makes a few moves against AIs, and drags a card where there are cards on a wall."""
    page.show(url, ".door")
    page.press(f"[data-key='Play now {ruleset}']")
    page.place(TURN)
    if ruleset == "schotten_totten":
        page.drag(CARD, ".board .clickable:not([data-drag], [data-dragged])")
    wanted = page.run(LINES) + LINES_MORE
    for _ in range(MAX_CLICKS):
        if page.run(LINES) >= wanted:
            return
        page.press(TURN)
        time.sleep(0.1)  # a second click on the same piece would deselect it
    pytest.fail(f"{page.run(LINES)} of {wanted} lines of the story after {MAX_CLICKS} clicks")


def test_a_replay(page: Page, url: str) -> None:
    """It goes by steps. Its cards are colourful, as their cloths are paints in a separate file."""
    game = Api(url).imported(recording("schotten_totten_tactics").read_bytes())["id"]
    page.show(f"{url}/#/games/{game}?at=40", ".step-button")
    for key, step in (("One step forward", 41), ("One step back", 40), ("Last step", 103), ("One step back", 102)):
        page.press(f"[data-key='{key}']")
        page.until(partial(page.run, SHOWS, f"Step {step} of"), f"step {step}")
    page.press("[data-key=larger]")
    x, y, width, height = page.place(":is(.hand-bar, .hand.near) .playing-card")
    time.sleep(1)  # newly visible elements are drawn
    card = page.picture().crop((round(x), round(y), round(x + width), round(y + height)))
    assert ImageStat.Stat(card.convert("HSV")).mean[1] > MIN_SATURATION


def changes(page: Page, before: str) -> bool:
    """Return whether the guide, or what is offered or picked, has changed."""
    return bool(page.run(DRAWN) != before)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_lesson(page: Page, url: str, ruleset: str) -> None:
    """It is won by clicks on the targets that it offers."""
    page.show(url, ".door")
    page.run("() => localStorage.setItem('cairn:pace', 'once')")
    page.show(f"{url}/#/learn/{ruleset}", ".guide .say")
    for _ in range(MAX_CLICKS):
        page.place(f"{WON}, {OFFERED}")
        if page.run(PLACE, WON):
            return
        before = page.run(DRAWN)
        if offered := page.run(PLACE, OFFERED):
            page.click(offered)
            page.until(partial(changes, page, before), "the click is drawn")  # a second one would take it back
    pytest.fail(f"not won by {MAX_CLICKS} clicks")
