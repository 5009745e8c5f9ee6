"""Animations and sounds of the table, and switching them off."""

import math
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
    page = visit("desk", motion="no-preference")
    table(page, live, api)
    page.evaluate(ANIMATED)
    play(page)
    until(page, "animated.some(([kind, isOnEdge]) => kind === 'turn' && isOnEdge)")
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


def test_each_piece_moves_in_its_own_way(home: Callable[..., Any]) -> None:
    """A stone slides slower than a card glides, a cube moves in an arc, and a die turns as its value changes."""
    page = home(motion="no-preference")
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
    page = visit("desk", motion="no-preference")
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


MOVED = """async (scale) => {
  const { animateMoves } = await part('motion.js');
  const parent = document.createElement('div');
  parent.style.cssText = `position:fixed;left:0;top:0;width:900px;transform-origin:0 0;transform:scale(${scale})`;
  document.body.append(parent);
  const pieces = Array.from({ length: 60 }, (_, place) => {
    const piece = document.createElement('div');
    piece.dataset.piece = `piece ${place}`;
    piece.style.cssText = `position:absolute;width:20px;height:20px;left:${place * 10}px;top:0`;
    return piece;
  });
  parent.append(...pieces.slice(1));
  const place = ({ x, y }) => [Math.round(x), Math.round(y)];
  const boxes = () => pieces.map((one) => place(one.getBoundingClientRect()));
  const before = boxes();
  const draw = () => { parent.append(pieces[0]); for (const one of pieces.slice(1)) one.style.top = '200px'; };
  animateMoves(parent, draw);
  const seen = boxes(), animations = parent.getAnimations({ subtree: true });
  const rest = () => { for (const one of animations) one.finish(); return boxes(); };
  return { before: before.slice(1), seen: seen.slice(1), rest: rest().slice(1), count: animations.length };
}"""


@pytest.mark.parametrize("scale", [1, 0.5])
def test_pieces_move_from_their_old_places(scale: float, home: Callable[..., Any]) -> None:
    """Each of sixty begins at its visible place, also within a scaled container. A new one fades in."""
    page = home(motion="no-preference")
    found = page.evaluate(MOVED, scale)
    assert found["seen"] == found["before"]
    assert {y for _, y in found["rest"]} == {200 * scale}
    assert found["count"] == 60
    page.emulate_media(reduced_motion="reduce")
    found = page.evaluate(MOVED, scale)
    assert (found["seen"], found["count"]) == (found["rest"], 0)


HEARD = """
window.heard = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...when) { heard += 1; return start.apply(this, when); };
}
window.hide = (hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
"""
"""Count sounds, and let a test hide the page."""


def test_sounds_are_played_while_they_are_enabled(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """None until a visible switch enables them, then for a selection and a move, but not in a hidden page."""
    page = visit("desk")
    page.add_init_script(HEARD)
    table(page, live, api)
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.wait_for_timeout(300)
    assert page.evaluate("heard") == 0
    switch = page.get_by_role("button", name="Sounds")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    page.get_by_role("button", name="Sounds", pressed=True).wait_for()
    page.keyboard.press("1")
    until(page, "heard > 0")
    before = page.evaluate("heard")
    page.keyboard.press("5")
    until(page, f"heard > {before}")
    page.evaluate("hide(true)")
    page.wait_for_timeout(600)
    before = page.evaluate("heard")
    page.evaluate("part('sounds.js').then(({ sound }) => sound('gong'))")
    page.evaluate("hide(false)")
    assert page.evaluate("heard") == before
    page.get_by_role("button", name="More").click()
    page.get_by_role("checkbox", name="Sounds").uncheck()
    page.reload()
    until(page, "document.querySelector('.hand-bar button')")
    names = "part('sound_table.js').then(({ SOUNDS }) => Object.keys(SOUNDS))"
    page.mouse.click(5, 5)
    for name in page.evaluate(names):
        page.evaluate(f"part('sounds.js').then(({{ sound }}) => sound('{name}'))")
    assert page.evaluate("heard") == 0


RENDERED = """async (name) => {
  const samples = (await (await part('synth.js')).samplesOf(name)).getChannelData(0);
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  return [Math.sqrt(power), samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)];
}"""


def test_sounds_are_equally_loud_and_not_clipped(live: str, visit: Callable[..., Any]) -> None:
    """Their root mean squares are within 6 dB, and no sample is near full scale."""
    page = visit("desk")
    page.goto(f"{live}/")
    names = page.evaluate("part('sound_table.js').then(({ SOUNDS }) => Object.keys(SOUNDS))")
    loudness, peaks = zip(*(page.evaluate(RENDERED, name) for name in names), strict=True)
    assert 20 * math.log10(max(loudness) / min(loudness)) < 6
    assert max(peaks) < 0.5, dict(zip(names, peaks, strict=True))
