"""Animations at the table, and switching them off."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import sound, until
from helpers.tables import VERSION, table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ANIMATED = """() => {
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, timing) {
    animated.push([this.dataset.motion ?? this.tagName, keyframes.some?.(({ scale }) => scale?.startsWith('0 '))]);
    return animate.call(this, keyframes, timing);
  };
}"""
"""Record animations from now on: the kind, and whether the piece is seen edge-on."""


def play(page: Any) -> None:
    """Play the first card beside stone 5."""
    begun = page.evaluate(VERSION)
    page.keyboard.press("1")
    page.keyboard.press("5")
    until(page, f"{VERSION}.then((version) => version > {begun})")
    page.wait_for_timeout(100)


def test_motion_shows_what_happened_and_can_be_disabled(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A drawn card turns over, the last move glows. A stored switch and the system's setting disable all motion."""
    page = visit("desk")
    page.emulate_media(reduced_motion="no-preference")
    table(page, live, api)
    page.evaluate(ANIMATED)
    play(page)
    assert ["turn", True] in page.evaluate("animated")
    marked = "Object.assign(document.querySelector('.stone'), { className: 'stone changed' })"
    glow = f"getComputedStyle({marked}).animationName"
    assert page.evaluate(glow) == "fading-glow"
    page.get_by_role("button", name="More").click()
    page.get_by_label("Motion").uncheck()
    sound(page)
    assert page.evaluate(glow) == "none"
    page.reload()
    until(page, "document.documentElement.className === 'still'")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("localStorage.removeItem('cairn:motion')")
    page.reload()
    until(page, "document.documentElement.className === 'still'")
    table(page, live, api)
    page.evaluate(ANIMATED)
    play(page)
    assert page.evaluate("animated") == []


WAYS = """async () => {
  const { animateMoves } = await part('motion.js');
  const parent = document.createElement('div');
  document.body.append(parent);
  const frames = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, timing) {
    frames[this.dataset.piece ?? this.dataset.face] = { keyframes, duration: timing.duration };
    return animate.call(this, keyframes, timing);
  };
  const ways = ['slide', 'hop', 'roll', undefined];
  for (const way of ways) {
    const piece = document.createElement('div');
    Object.assign(piece.dataset, { piece: way ?? 'glide', value: 1 }, way && { motion: way });
    piece.style.cssText = 'position:fixed;left:10px;top:10px;width:20px;height:20px';
    for (const face of way === 'roll' ? ['0', '1', '2'] : []) {
      piece.append(document.createElement('i'));
      piece.lastChild.dataset.face = face;
    }
    parent.append(piece);
  }
  animateMoves(parent, () => {
    for (const { style, dataset } of parent.children) { style.left = '300px'; dataset.value = 2; }
  });
  return frames;
}"""


def test_each_piece_moves_in_its_own_way(live: str, visit: Callable[..., Any]) -> None:
    """A stone slides slower than a card glides, a cube moves in an arc, and a die turns as its value changes."""
    page = visit("desk")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{live}/")
    found = page.evaluate(WAYS)
    assert found["slide"]["duration"] > found["glide"]["duration"]
    ends = [frame["translate"] for frame in found["hop"]["keyframes"] if "translate" in frame]
    assert [float(end.split()[1].removesuffix("px")) for end in ends][1] < -20
    assert {frame["rotate"] for frame in found["roll"]["keyframes"]} > {"0turn", "-2turn"}
    seen = [[frame["opacity"] for frame in found[face]["keyframes"]] for face in ("0", "1", "2")]
    assert [sum(at_once) for at_once in zip(*seen, strict=True)] == [1] * 7
    assert [frames[-1] for frames in seen] == [1, 0, 0]
    assert all(1 in frames[:-1] for frames in seen)


def test_points_count_up(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The visible number runs from the old points to the new ones. Screen readers get the new ones."""
    page = visit("desk")
    page.emulate_media(reduced_motion="no-preference")
    table(page, live, api)
    shown = "getComputedStyle(document.querySelector('.counted')).getPropertyValue('--count')"
    assert page.evaluate(shown) == "0"
    slow = "document.querySelector('.counted').style.transitionDuration = '60s'"
    score = """part('store.js').then(({ get, set }) => {
      const { game } = get();
      set({ game: { ...game, state: { ...game.state, points: [40, 40] } } });
    })"""
    page.evaluate(slow)
    page.evaluate(score)
    until(page, f"Number({shown}) > 0")
    assert float(page.evaluate(shown)) < 40
    assert page.locator(".players .points").first.text_content().split() == ["40", "points"]
