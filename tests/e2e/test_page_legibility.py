"""Names, numbers and buttons can be read and hit: at every size, for any number of players, in longer languages.

`pytest -m browser tests/e2e/test_page_legibility.py` tests the whole matrix; with `CAIRN_SAMPLE=7` a part.
"""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.forks import MIDDLES
from helpers.pages import SETTLED, WINDOWS, fits, resizer, sound, until

from cairn.contract.playing import recording

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("importer")]

NAMES = ("W" * 24, "Κωνσταντίνος Παπαδόπουλος", "M" * 24, "Μαργαρίτα Χατζηγεωργίου", "Greta Gilbertson")
"""Wide, Greek and common names, for each seat."""
TABLES = [name for name in MIDDLES if name not in ("schotten_totten_base", "highland_clans_easy_version_1")]
"""A recorded game of each number of players; others look the same."""
TOUCH = ("360x640", "390x844", "844x390")
"""The windows of devices without a mouse."""

LENGTHEN = """(names) => {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node;
    const isName = node.parentElement.closest('.player, h2 .name, .clan-head h2, .strip-name, .end thead, .tile');
    if (node === node.lengthened || isName || names.includes(data.trim()) || !/[a-z]{3}/.test(data)) continue;
    const least = data.length * 1.4;
    let longer = data.replace(/[aeiouy]/gi, (vowel) => vowel + vowel);
    for (let more = 2; longer.length < least; more++) longer = longer.replace(/[a-z]/, (letter) => letter.repeat(more));
    node.data = longer;
    node.lengthened = node;
  }
}"""
"""Make each text of the page 40 % longer, in place: a pseudo-language. Names stay as they are."""

ILLEGIBLE = """([names, isTouch]) => {
  scrollTo(0, 0);
  const faults = new Set();
  // What is not seen, sentences of which a part shows, and piles of cards that lie on each other.
  const SKIPPED = '.hidden, .last-move, .panels, .history, details, .discarded, .modes, .pile';
  const described = (one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 30);
    return `<${one.localName} class="${one.className.baseVal ?? one.className}"> ${words}`;
  };
  const seen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 2 && height > 2 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const rectsOf = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const holders = (element) => {
    const found = [];
    for (let box = element; box && box !== document.body; box = box.parentElement) found.push(box);
    return found;
  };
  // Where an element clips: hidden parts of what scrolls can be scrolled to, but not to the letters of one line.
  const isCut = (rect, element, mayScroll) => holders(element.ownerSVGElement ?? element).some((box) => {
    if (box.ownerSVGElement || box.localName === 'svg') return false; // the box of its letters may be higher than it
    const { overflowX, overflowY } = getComputedStyle(box);
    const clips = (overflow) => overflow !== 'visible' && !(mayScroll && /auto|scroll/.test(overflow));
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return (clips(overflowX) && (rect.left < left - 1.5 || rect.right > right + 1.5)) ||
      (clips(overflowY) && (rect.top < top - 3 || rect.bottom > bottom + 3));
  });
  const coverOf = (rect, element) => {
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest('.ending') && !element.closest('.ending')) return null; // on a phone it lies over the board
    const group = element.closest('button, a, li, [data-piece], [data-targets], svg, h2, .plank');
    if (element.contains(hit) || hit?.contains(element) || group?.contains(hit)) return null;
    return hit ? described(hit) : 'nothing';
  };
  const isScrolledAway = (rect, element) => isCut(rect, element, false) && !isCut(rect, element, true);
  const scope = document.querySelector('.table');
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  let found = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(SKIPPED) || !seen(element)) continue;
    const name = names.find((one) => node.data.includes(one));
    const isNumber = /\\d/.test(node.data);
    const inButton = element.closest('.screenful button, .screenful summary, .screenful a');
    const isUnderAnother = element.closest('.side'); // the numbers of a side's cards are seen, and not their words
    if (!name && !isNumber && (!inButton || isUnderAnother)) continue;
    found += 1;
    const what = name ? 'name' : isNumber ? 'number' : 'words';
    const rects = rectsOf(node, 0, node.data.length);
    for (const rect of rects) {
      const over = isScrolledAway(rect, element) ? null : coverOf(rect, element);
      if (isCut(rect, element, true)) faults.add(`${what} cut: ${described(element)}`);
      else if (over) faults.add(`${what} covered: ${described(element)} by ${over}`);
    }
    const { textOverflow, overflowX } = getComputedStyle(element);
    if (overflowX !== 'visible' && element.clientWidth && element.scrollWidth > element.clientWidth + 1)
      faults.add(`${what} wider than its place (${textOverflow}): ${described(element)}`);
    const ordinary = name?.split(' ').filter((word) => word.length < 14).join('|') || '$^';
    for (const { index, 0: word } of node.data.matchAll(name ? new RegExp(ordinary, 'g') : /\\d[\\d.:,]*\\d/g))
      if (rectsOf(node, index, index + word.length).length > 1) faults.add(`${word} broken: ${described(element)}`);
  }
  for (const button of all('.screenful :is(button, summary, select)')) {
    if (button.scrollWidth > button.clientWidth + 1 && !button.matches('.piece') && button.clientWidth)
      faults.add(`wider than its place: ${described(button)}`);
  }
  const actions = all('.actions .buttons > *, .all-moves > summary, .step-buttons > *, .table-head .buttons > *');
  for (const action of actions) {
    const rect = action.getBoundingClientRect();
    if (rect.left < -1 || rect.right > innerWidth + 1 || rect.top < -1 || rect.bottom > innerHeight + 1)
      faults.add(`action outside of the window: ${described(action)}`);
    else if (isCut(rect, action.parentElement, false)) faults.add(`action not whole: ${described(action)}`);
    else if (coverOf(rect, action)) faults.add(`action covered: ${described(action)}`);
    if (isTouch && !action.closest('.zoom') && (rect.width < 43.5 || rect.height < 43.5))
      faults.add(`action of ${rect.width.toFixed(0)} x ${rect.height.toFixed(0)} px: ${described(action)}`);
  }
  if (found < 4) faults.add(`only ${found} names and numbers found`);
  for (const head of innerWidth > 1300 ? all('.top, .table-head') : []) {
    const words = document.createRange();
    const rects = [...head.querySelectorAll('h1, button, select, .buttons a, #nav a')].filter(seen).flatMap((one) => {
      words.selectNodeContents(one);
      return [...words.getClientRects()].filter(({ width }) => width > 2);
    });
    if (Math.max(...rects.map(({ top }) => top)) >= Math.min(...rects.map(({ bottom }) => bottom)))
      faults.add(`head of more than one row: ${described(head)}`);
  }
  const prompt = document.querySelector('.actions .prompt')?.getBoundingClientRect();
  for (const over of all('.hint, .notice .refused')) {
    const place = over.closest('.last') ?? over; // in which a long notice scrolls
    const isClipped = getComputedStyle(place).overflowY !== 'visible';
    const { top, bottom, left, right } = (isClipped ? place : over).getBoundingClientRect();
    const isBeside = right <= prompt?.left || left >= prompt?.right;
    if (prompt && !isBeside && Math.min(bottom, prompt.bottom) - Math.max(top, prompt.top) > 2)
      faults.add(`over the prompt: ${described(over)}`);
  }
  return [...faults];
}"""
"""Names, numbers and words of buttons that are cut, covered or broken; actions that are not whole or too small.

On a desk also a head of more than one row.
"""

SHOW_HINT = """part('store.js').then(({ get, set }) => {
  const { id, game: { version }, me: { seat } } = get();
  set({ hint: { game: id, version, seat, message: 'No AI has an answer now. '.repeat(4) } });
})"""


SHOW_NOTICE = """part('store.js').then(({ set }) => {
  set({ notice: { message: 'You cannot do that now. '.repeat(6) } });
})"""


def open_long(api: Api, name: str) -> dict[str, Any]:
    """Fork a recorded game on seat 0's turn, with long names on all seats."""
    over, at = api.imported(recording(name).read_bytes()), MIDDLES[name]
    while not any(act["seat"] == 0 for act in api.get(f"/v1/games/{over['id']}?at={at}")["to_act"]):
        at += 1
    seats = [{"kind": "human", "name": called} for called in NAMES[: len(over["seats"])]]
    return dict(api.post(f"/v1/games/{over['id']}/forks", {"at": at, "seats": seats}))


def find_faults(page: Any, resize: Callable[..., None], state: str, windows: list[str]) -> list[str]:
    """Return what is illegible in each window, in English and in the pseudo-language."""
    faults = []
    for language in ("English", "longer"):
        for window in windows:
            if language == "longer":
                page.evaluate(LENGTHEN, NAMES)
            resize(window, touch=window in TOUCH)
            found = page.evaluate(ILLEGIBLE, [NAMES, window in TOUCH])
            faults += [f"{state}, {window}, {language}: {fault}" for fault in found]
    return faults


def audit(page: Any, resize: Callable[..., None]) -> None:
    """Have axe look at a phone and at a desk."""
    for window in ("390x844", "1440x900"):
        resize(window, touch=window in TOUCH)
        sound(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_legible(name: str, scheme: str, live: str, api: Api, show_table: Callable[..., Any]) -> None:
    """In play, with a hint or a notice, in the replay and at the end. axe finds nothing, such as low contrast."""
    game = open_long(api, name)
    page = show_table(game, 0, scheme=scheme)
    until(page, SETTLED)
    resize = resizer(page)
    windows = list(WINDOWS) if scheme == "light" else ["390x844", "1440x900"]
    audit(page, resize)
    faults = find_faults(page, resize, "play", windows)
    page.reload()  # in English again
    until(page, SETTLED)
    page.evaluate(SHOW_HINT)
    page.locator(".hint").wait_for()
    faults += find_faults(page, resize, "hint", ["360x640", "844x390", "1440x900"])
    page.evaluate(SHOW_NOTICE)
    page.locator(".notice .refused").wait_for()
    faults += find_faults(page, resize, "notice", ["360x640", "390x844", "844x390", "1440x900"])
    page.goto(f"{live}/#/games/{game['id']}?at={game['version']}")
    page.locator(".replay").wait_for()
    page.locator(".notice .refused").wait_for(state="detached")
    page.reload()
    page.locator(".replay").wait_for()
    faults += find_faults(page, resize, "replay", ["360x640", "844x390", "1440x900"])
    audit(page, resize)
    for token in game["tokens"]:
        api.as_(token["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/{token['seat']}")
    page.goto(f"{live}/#/games/{game['id']}")
    page.locator(".end h2").wait_for()
    faults += find_faults(page, resize, "end", ["390x844", "844x390", "1440x900"])
    fits(page)
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(faults)
