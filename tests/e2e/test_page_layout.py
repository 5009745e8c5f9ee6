"""The layout of tables at every window size, and of each screen after any other."""

import time
from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from helpers.api import Api
from helpers.forks import MIDDLES, fork
from helpers.pages import PATIENCE, SETTLED, SHOTS, SIZES, WINDOWS, fits, resizer, sound, until
from PIL import Image, ImageChops

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

AT_EVERY_SIZE = [
    *("schotten_totten_tactics", "highland_clans_3_drawn", "highland_clans_4_drawn", "highland_clans_5_hand"),
    *("glen_more_2_players", "glen_more_5_players"),
]
NAMED = """
const named = (element) => {
  const { className, dataset, textContent } = element;
  const words = textContent.trim().replace(/\\s+/g, ' ').slice(0, 40);
  return `${dataset.targets ?? ''} <${element.localName} class="${className.baseVal ?? className}"> ${words}`.trim();
};
const seen = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};
const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
const ownTexts = (element) =>
  [...element.childNodes].filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
const texts = all('.screenful *').filter((element) => ownTexts(element).length);
const rectsOf = (text, from = 0, to = text.data.length) => {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()];
};
"""
SMALL = (
    "() => {"
    + NAMED
    + """
  const least = innerWidth < 1000 || innerHeight < 600 ? 36 : 44;
  const cards = all('.play :is(.playing-card, .raid-card, .tile):not(.back)')
    .map((one) => [one, one.getBoundingClientRect().width])
    .filter(([, width]) => width < least - 0.5)
    .map(([one, width]) => `card ${width.toFixed(1)} px wide: ${named(one)}`);
  const scaleOf = (one) =>
    one.ownerSVGElement ? Math.abs(one.getScreenCTM().a) : one.offsetWidth
      ? one.getBoundingClientRect().width / one.offsetWidth : 1;
  const small = texts
    .map((one) => [one, parseFloat(getComputedStyle(one).fontSize) * Math.min(1, scaleOf(one))])
    .filter(([, size]) => size > 0 && size < 10.95)
    .map(([one, size]) => `text ${size.toFixed(1)} px high: ${named(one)}`);
  return [...cards, ...small];
}"""
)
"""Cards and tiles that are too narrow, and texts that are too small. The backs of others' cards may be small."""
CUT = (
    "() => {"
    + NAMED
    + """
  const found = [];
  const mayBeCut = '.last-move, .players .kind';
  for (const element of texts.filter((one) => !one.closest(mayBeCut))) {
    for (const text of ownTexts(element)) {
      for (const { index, 0: number } of text.data.matchAll(/\\d[\\d.:,]*\\d/g)) {
        const lines = new Set(rectsOf(text, index, index + number.length).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`number ${number} broken: ${named(element)}`);
      }
    }
    const rects = ownTexts(element).flatMap((text) => rectsOf(text)).filter(({ width }) => width > 0);
    for (let box = element; box && !box.matches('.screenful'); box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCut = (one) =>
        one.left < left - 1.5 || one.right > right + 1.5 || one.top < top - 4 || one.bottom > bottom + 4;
      if (rects.some(isCut)) {
        found.push(`text cut: ${named(element)}`);
        break;
      }
    }
  }
  return found;
}"""
)
"""Truncated texts, and numbers broken into two lines."""
OVERLAPPING = (
    "() => {"
    + NAMED
    + """
  const found = [];
  const boxes = new Map();
  const boxOf = (one) => boxes.get(one) ?? boxes.set(one, one.getBoundingClientRect()).get(one);
  const common = (one, other) => {
    const a = boxOf(one), b = boxOf(other);
    return {
      width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    };
  };
  const check = (things, mayLieOn) => {
    for (const [place, one] of things.entries())
      for (const other of things.slice(place + 1)) {
        if (one.contains(other) || other.contains(one) || mayLieOn(one, other)) continue;
        const { width, height } = common(one, other);
        if (width > 3 && height > 3) found.push(`${named(one)} overlaps ${named(other)}`);
      }
  };
  check(all('.table-head, .players, .board, .hand-bar, .controls'), () => false);
  // What lies beside each other in one place, such as a fan of cards, may overlap; and a thing may lie on another.
  check(all('.board :is([data-targets], [data-piece], button, a)'), (one, other) => {
    if (one.parentElement === other.parentElement) return true;
    const { width, height } = common(one, other);
    const least = Math.min(...[one, other].map((each) => boxOf(each).width * boxOf(each).height));
    return width > 0 && height > 0 && width * height > 0.8 * least;
  });
  const title = document.querySelector('.table-head h1'), words = document.createRange();
  words.selectNodeContents(title);
  const { left, top, right, bottom } = words.getBoundingClientRect();
  const buttons = document.querySelector('.table-head .buttons').getBoundingClientRect();
  const isApart = left > buttons.right || right < buttons.left + 1 ||
    top > buttons.bottom - 1 || bottom < buttons.top;
  if (title.clientWidth > 1 && !isApart) found.push('the title lies under the buttons of the head');
  // Each control can be hit somewhere. What is outside of a part that scrolls is scrolled there first.
  for (const control of all('.screenful :is(button, a)')) {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const parts = [0.04, 0.2, 0.5, 0.8, 0.96];
    const isHit = parts.some((x) => parts.some((y) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return control.contains(hit) || hit?.contains(control) && hit.matches('button, a, [data-targets]');
    }));
    if (!isHit) found.push(`covered: ${named(control)}`);
  }
  return found;
}"""
)
"""Parts of the table, pieces and controls that overlap wrongly."""
OUTSIDE = (
    "() => {"
    + NAMED
    + """
  scrollTo(0, 0);
  const found = all('.table-head, .players, .board, .hand-bar, .hand-bar [data-piece], .prompt, .actions')
    .filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((one) => `outside of the window: ${named(one)}`);
  const prompt = document.querySelector('.prompt');
  if (prompt.scrollHeight > prompt.clientHeight + 1) found.push(`not all of the prompt is seen: ${named(prompt)}`);
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) found.push(`the page is ${wider} px wider than the window`);
  return found;
}"""
)
"""Elements that a player needs outside the window."""
LARGER = """() => {
  const widths = (look) =>
    [...document.querySelectorAll(`.territory.${look} .tile`)].map((one) => one.getBoundingClientRect().width);
  const [own, other] = [Math.min(...widths('near')), Math.max(...widths('far'))];
  return other > own + 0.5 ? [`tiles of another are ${other.toFixed(0)} px wide, one's own ${own.toFixed(0)}`] : [];
}"""
"""Whether another player's tiles in Glen More are larger than the own ones."""
SCRIPTS = (SMALL, CUT, OUTSIDE, OVERLAPPING, LARGER)


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("name", AT_EVERY_SIZE)
def test_a_table_is_right_at_every_size(name: str, api: Api, show_table: Callable[..., Any]) -> None:
    """Cards and texts have their minimum sizes, nothing overlaps or is truncated, and hand and prompt are visible."""
    over = api.imported(recording(name).read_bytes())
    page = show_table(fork(api, over, MIDDLES[name]), 0)
    until(page, SETTLED)
    resize, faults = resizer(page), []
    for window in WINDOWS:
        resize(window)
        found = [fault for script in SCRIPTS for fault in page.evaluate(script)]
        faults += [f"{window}: {fault}" for fault in dict.fromkeys(found)]
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(faults)


COMPOSED = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [players, board, controls, hand] = ['.players', '.board', '.controls', '.hand-bar'].map(box);
  const isWide = innerWidth >= 1600, isDesk = innerWidth >= 1000;
  const faults = [];
  const check = (isRight, fault) => isRight || faults.push(fault);
  check(isWide ? players.right <= board.left : isDesk ? players.left >= board.right : players.bottom <= board.top + 1,
    'the players have another place');
  check(isDesk ? controls.left >= board.right : controls.top >= board.bottom - 1, 'the controls have another place');
  const pieces = [...document.querySelectorAll('.board [data-piece]')].map((one) => one.getBoundingClientRect());
  const [left, right] = [Math.min(...pieces.map(({ left }) => left)), Math.max(...pieces.map(({ right }) => right))];
  const [before, after] = [left - board.left, board.right - right];
  check(before < board.width / 4 && after < board.width / 4, `the board is empty: ${before} px and ${after} px`);
  check(!hand || !isDesk || Math.abs(hand.left + hand.right - board.left - board.right) < 4, 'the hand is aside');
  return faults;
}"""
"""Parts of a table that are not where the width of its window has them, and emptiness beside its pieces."""


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("name", ["schotten_totten_tactics", "highland_clans_3_drawn", "glen_more_5_players"])
def test_a_table_is_composed_by_width(name: str, api: Api, show_table: Callable[..., Any]) -> None:
    """Players have a column of their own in a wide window, are over the controls on a desk, and on top on a phone."""
    page = show_table(fork(api, api.imported(recording(name).read_bytes()), MIDDLES[name]), 0)
    until(page, SETTLED)
    faults = []
    for width, height in ((390, 844), (1024, 768), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)  # containers have their sizes
        faults += [f"{width}: {fault}" for fault in page.evaluate(COMPOSED)]
    assert not faults, "\n".join(faults)


OTHERS = ("#/series", "#/standings/glen_more", "#/archive", "#/me", "#/code", "#/learn", "#/health", "#/no", "docs/")
"""Addresses of the screens without a table, and of the guide."""
EDGE = """() => {
  const parts = [...document.querySelectorAll('.lobby > *, body > nav')].map((one) => one.getBoundingClientRect());
  const { top } = document.querySelector('h1').getBoundingClientRect();
  return [Math.round(Math.min(...parts.map(({ left }) => left))), top];
}"""


@pytest.mark.parametrize("width", [390, 1024, 1440, 1920])
def test_screens_have_one_left_edge(width: int, live: str, visit: Callable[..., Any]) -> None:
    """What they say begins in the upper third."""
    page, edges = visit("desk"), dict[str, int]()
    page.set_viewport_size({"width": width, "height": 900})
    for address in OTHERS:
        page.goto("about:blank")
        page.goto(f"{live}/{address}")
        page.locator("h1").first.wait_for()
        edges[address], top = page.evaluate(EDGE)
        assert top < 300, address
        fits(page)
    assert len({*edges.values()}) == 1, edges


SMALL_ON_TOUCH = """() => [...document.querySelectorAll(':is(.lobby, dialog[open]) :is(button, select, a.plain)')]
  .map((one) => [one.textContent.slice(0, 30), one.checkVisibility() ? one.getBoundingClientRect().height : 44])
  .filter(([, height]) => height < 43.9)"""


def test_actions_outside_of_tables_are_large_on_touch(live: str, visit: Callable[..., Any]) -> None:
    """At least 44 px high, as Apple's and Google's guidelines have it."""
    page = visit("phone")
    resizer(page)("390x844", touch=True)
    for address in ("", *OTHERS[:-1]):
        page.goto("about:blank")
        page.goto(f"{live}/{address}")
        page.locator("h1").first.wait_for()
        assert page.evaluate(SMALL_ON_TOUCH) == [], address
        fits(page)


NOT_IN_WINDOW = """() => {
  const parts = ['.table-head', '.players', '.board', '.hand-bar', '.last', '.prompt', '.actions'];
  return parts.filter((name) => {
    const found = document.querySelector(name)?.getBoundingClientRect();
    return found &&
      (found.top < -1 || found.left < -1 || found.bottom > innerHeight + 1 || found.right > innerWidth + 1);
  });
}"""
"""Elements that a player needs outside the window. The board may be larger than its frame and scrolls in it."""


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("name", list(MIDDLES))
def test_a_table_fits_the_window(name: str, api: Api, show_table: Callable[..., Any]) -> None:
    """No element that a player needs is outside the window, at either size, with any number of players."""
    over = api.imported(recording(name).read_bytes())
    seats = [
        {"kind": "human", "name": person} for person in ("Ann", "Bob", "Cid", "Dora", "Emil")[: len(over["seats"])]
    ]
    game = api.post(f"/v1/games/{over['id']}/forks", {"at": MIDDLES[name], "seats": seats})
    for size, window in SIZES.items():
        page = show_table(game, game["to_act"][0]["seat"], size=size)
        until(page, SETTLED)
        page.wait_for_timeout(500)  # pieces may still be moving
        assert page.evaluate(NOT_IN_WINDOW) == []
        fits(page)
        if size == "desk":
            assert page.evaluate("document.documentElement.scrollHeight") == window["height"]
        sound(page)


def test_controls_keep_their_height(api: Api, show_table: Callable[..., Any]) -> None:
    """The board has the same position and size on the own turn, with a started move, and on another's turn."""
    game, _ = api.open()
    place = "JSON.stringify(document.querySelector('.board').getBoundingClientRect())"
    for size in SIZES:
        page = show_table(game, 0, size=size)
        until(page, SETTLED)
        before = page.evaluate(place)
        page.locator("[data-targets^='hand:']").first.click()
        page.get_by_role("button", name="Choose again").wait_for()
        assert page.evaluate(place) == before
        page.locator("summary", has_text="possible moves").click()
        page.locator(".groups button").first.wait_for()
        assert page.evaluate(place) == before
        sound(page)
        page.keyboard.press("Escape")
        page.locator(".groups").wait_for(state="detached")
        assert page.evaluate("document.activeElement.tagName") == "SUMMARY"
    page.locator("button.stone").first.click()
    until(page, "document.querySelector('.prompt')?.textContent === \"It is Bob's turn.\"")
    assert page.evaluate(place) == before


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("name", ["W" * 40, "Wolfeschlegelsteinhausen von Bergerdorff"])
@pytest.mark.parametrize("ruleset", ["schotten_totten", "highland_clans", "glen_more"])
def test_long_names_fit(ruleset: str, name: str, live: str, api: Api, show_table: Callable[..., Any]) -> None:
    """No name makes a page wider than a phone: in the lobby, at a table, or in the replay with all details open."""
    seats = [{"kind": "human", "name": name}] * 3
    game = api.post("/v1/games", {"ruleset": ruleset, "seats": seats[: 2 if ruleset == "schotten_totten" else 3]})
    page = show_table(game, game["to_act"][0]["seat"], size="phone")
    until(page, SETTLED)
    fits(page)
    for token in game["tokens"]:
        api.as_(token["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/{token['seat']}")
    page.get_by_role("link", name="Replay", exact=True).first.click()
    page.locator(".replay").wait_for()
    for summary in ("The points as a table", "Events, draws and fingerprints", "Proof"):
        page.locator("summary", has_text=summary).first.click()
    page.locator(".proof li").first.wait_for()
    page.locator(".chart td").first.wait_for()
    fits(page)
    page.goto(f"{live}/")
    page.locator(".row").first.wait_for()
    fits(page)


MAX_PIXELS = 60
"""Allowed number of different pixels, as lines may have other subpixel positions."""


def take_picture(page: Any) -> Image.Image:
    """Return a picture of the page."""
    return Image.open(BytesIO(page.screenshot())).convert("L")


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures differ visibly."""
    return sum(step > 16 for step in ImageChops.difference(one, other).tobytes()) > MAX_PIXELS


def wait_until_still(page: Any) -> Image.Image:
    """Return a picture of the page once it is stable."""
    shown = [take_picture(page)]
    while len(shown) < 4 or any(differ(one, other) for one, other in pairwise(shown[-4:])):
        page.wait_for_timeout(200)
        shown.append(take_picture(page))
    return shown[-1]


@pytest.mark.usefixtures("importer")
def test_a_screen_looks_the_same_after_any_other(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Tables and replays of each game, their lessons, and the lobby: each as in a new page."""
    screens = {"lobby": "/"}
    for name in ("schotten_totten_tactics", "highland_clans_3_drawn", "glen_more_2_players"):
        game, ruleset = api.imported(recording(name).read_bytes())["id"], "_".join(name.split("_")[:2])
        screens |= {f"{ruleset} replay": f"/games/{game}?at=60", f"{ruleset} over": f"/games/{game}"}
        screens |= {f"{ruleset} lesson": f"/learn/{ruleset}"}
    alone = {}
    for name, address in screens.items():
        page = visit("desk")
        page.goto(f"{live}/#{address}")
        page.locator("main :is(.table:not([aria-busy]), .door)").first.wait_for()
        alone[name] = wait_until_still(page)
        page.context.close()
    page = visit("desk")
    page.goto(f"{live}/#/series")
    order = [*screens, *sorted(screens, key=lambda name: name.split()[-1])]
    for before, name in pairwise(["series", *order]):
        page.evaluate("address => { location.hash = address; }", f"#{screens[name]}")
        deadline = time.monotonic() + PATIENCE / 1000
        while differ(shown := take_picture(page), alone[name]):
            if time.monotonic() > deadline:
                SHOTS.mkdir(exist_ok=True)
                shown.save(SHOTS / f"{name} after {before}.png")
                alone[name].save(SHOTS / f"{name} alone.png")
                raise AssertionError(f"the screen {name} is another after {before}: see {SHOTS.name}")
            page.wait_for_timeout(200)
