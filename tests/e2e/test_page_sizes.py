"""A table at every window size: elements are large enough, complete, and in the window."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.forks import fork
from helpers.pages import SETTLED, sit, until

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

WINDOWS = {
    "360x640": (360, 640, 1),
    "390x844": (390, 844, 1),
    "844x390": (844, 390, 1),
    "999x700": (999, 700, 1),
    "1366x650": (1366, 650, 1),
    "1440x900": (1440, 900, 1),
    "2560x1440": (2560, 1440, 1),
    "1440x900 at 150 %": (960, 600, 1.5),
    "1440x900 at 200 %": (720, 450, 2),
}
"""For each window its width and height in CSS pixels, and its device pixel ratio."""
TABLES = {
    "schotten_totten_tactics": 60,
    "highland_clans_3_drawn": 60,
    "highland_clans_4_drawn": 80,
    "highland_clans_5_hand": 90,
    "glen_more_2_players": 70,
    "glen_more_5_players": 110,
}
"""A recorded game, and the step near which it continues."""

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
  const mayBeCut = '.player, .last-move, .players .kind'; // a name may have forty letters
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
@pytest.mark.parametrize("name", list(TABLES))
def test_a_table_is_right_at_every_size(name: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Cards and texts have their minimum sizes, nothing overlaps or is truncated, and hand and prompt are visible."""
    over = api.imported(recording(name).read_bytes())
    page = visit("desk")
    sit(page, live, fork(api, over, TABLES[name]), 0)
    until(page, SETTLED)
    emulation = page.context.new_cdp_session(page)
    faults = []
    for window, (width, height, scale) in WINDOWS.items():
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        emulation.send("Emulation.setDeviceMetricsOverride", metrics)
        page.wait_for_timeout(300)  # so that containers have their sizes
        assert page.evaluate("[innerWidth, innerHeight]") == [width, height]
        found = [fault for script in SCRIPTS for fault in page.evaluate(script)]
        faults += [f"{window}: {fault}" for fault in dict.fromkeys(found)]
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(faults)
