"""How people act at the table, and what they see and hear of it: keys, dragging, typing, motion, sounds, leaving."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import PART, PATIENCE, SIZES, arrow_to, game_of, open_game, sit, sound, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

MOST_PRESSES = 8
"""So many keys a move may take at most."""
TURN = """() => {
  if (document.querySelector('.ending')) return 'over';
  const prompt = document.querySelector('.actions .prompt')?.textContent ?? '';
  return prompt.startsWith('It is your turn.') && !!document.querySelector('.play .clickable, .actions [data-move]');
}"""
STORE = "part('store.js').then(({{ get }}) => get().{})"
LEGAL, VERSION, CLICKED = (STORE.format(name) for name in ("moves", "game.version", "clicked"))
HAND = "[...document.querySelectorAll('.hand-bar button[data-targets]')].map((one) => one.dataset.targets)"
FOCUS = "document.activeElement.dataset.targets ?? document.activeElement.tagName"
ANNOUNCED = "document.getElementById('announcements').textContent"


def table(page: Any, url: str, api: Api, ruleset: str = "schotten_totten", seats: int = 2) -> int:
    """Open a game of people, and show the table of the seat that is to act, which is returned."""
    names = ("Ann", "Bob", "Cid")[:seats]
    body = {"ruleset": ruleset, "seats": [{"kind": "human", "name": name} for name in names]}
    game = api.post("/v1/games", body)
    seat = int(game["to_act"][0]["seat"])
    sit(page, url, game, seat)
    until(page, TURN)
    return seat


def test_a_whole_game_is_played_by_keyboard(service_url: str, visit: Callable[..., Any]) -> None:
    """No move of a whole game of Schotten Totten takes more than 8 keys, nor do all of them on average."""
    page = visit("desk")
    open_game(page, service_url, "Schotten Totten")
    presses = []
    while until(page, TURN) != "over":
        moves, hand, version = (page.evaluate(script) for script in (LEGAL, HAND, VERSION))
        if not moves:
            continue  # the last one has just ended the game
        move = next((one for one in moves if one["type"] == "claim"), moves[len(moves) // 2])
        if move["type"] == "play_card":
            keys = [str(hand.index(f"hand:{move['card']}") + 1), str(move["stone"])]
        else:
            keys = [f"Shift+Digit{move['stone']}"] if move["type"] == "claim" else ["e"]
        for key in keys:
            page.keyboard.press(key)
        presses.append(sum(1 + key.startswith("Shift+") for key in keys))
        until(page, f"document.querySelector('.ending') || {VERSION}.then((now) => now > {version})")
    assert Api(service_url).get(f"/v1/games/{game_of(page)}")["status"] == "finished"
    assert len(presses) > 10
    assert sum(presses) / len(presses) <= MOST_PRESSES
    assert max(presses) <= MOST_PRESSES
    print(f"{len(presses)} moves, {sum(presses) / len(presses):.2f} keys a move, at most {max(presses)}")


def test_arrow_keys_lead_over_the_board(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Board and hand are one stop of the tab key each. Arrows lead to what can be clicked; Escape lets go."""
    page = visit("desk")
    table(page, live, api)
    for area in (".board", ".hand-bar"):
        stops = f"[...document.querySelectorAll('{area} *')].filter((one) => one.tabIndex === 0).length"
        assert page.evaluate(stops) == 1, area
    presses = arrow_to(page, ".hand-bar [data-targets]:nth-of-type(3)")
    card = page.evaluate(FOCUS)
    page.keyboard.press("Enter")
    presses += 2 + arrow_to(page, "button.stone[data-targets='stone:5']")
    assert page.evaluate(CLICKED) == [card]
    assert presses <= 2 * MOST_PRESSES
    page.keyboard.press("Escape")
    until(page, f"{CLICKED}.then(({{ length }}) => !length)")
    assert page.evaluate(FOCUS) == "stone:5"
    page.keyboard.press("Shift+ArrowUp")
    assert page.evaluate(FOCUS) != "stone:5"


def test_keys_are_told_and_do_nothing_while_one_types(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A dialog tells all keys. While it is open, and in a field, a digit chooses nothing."""
    page = visit("desk")
    table(page, live, api)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    for group in ("At the board", "Buttons below the board", "Moves in words", "In a replay"):
        dialog.get_by_role("heading", name=group).wait_for()
    sound(page)
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    page.keyboard.press("/")
    until(page, "document.activeElement.matches('.typing input')")
    page.keyboard.press("1")
    assert page.get_by_label("Type a move").input_value() == "1"
    assert page.evaluate(CLICKED) == []
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    until(page, f"{CLICKED}.then(({{ length }}) => length === 1)")


def test_a_move_is_typed(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Case and spaces do not matter; what fits is listed, what alone fits is played by Enter, typos are answered."""
    page = visit("desk")
    seat = table(page, live, api)
    card = next(move["card"] for move in page.evaluate(LEGAL)).replace("-", "")
    page.keyboard.press("/")
    field, said = page.get_by_label("Type a move"), page.locator(".typing [role=status]")
    field.wait_for()
    field.fill(f"{card.upper()} to  STONE")
    page.get_by_text("9 moves fit.").wait_for()
    assert page.locator(".groups [data-move]").count() == 9
    sound(page)
    field.press("Enter")
    assert page.evaluate(VERSION) == 2  # it is not clear which one is meant
    field.fill(f"{card} tu stone 7")
    until(page, "document.querySelector('.typing [role=status]').textContent.startsWith('No move is written')")
    assert page.locator(".groups [data-move]").first.inner_text().endswith("stone 7")
    field.fill(f"{card}tostone7")
    page.get_by_text("One move fits.").wait_for()
    field.press("Enter")
    until(page, f"{VERSION}.then((version) => version === 3)")
    assert len(api.get(f"/v1/games/{game_of(page)}")["state"]["stones"][6]["sides"][seat]) == 1
    assert said.count() == 0


def test_a_move_is_told_in_the_order_in_which_it_is_made(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A reader hears the card that is chosen and what to do next, then the card, the stone, and what changed there."""
    page = visit("desk")
    seat = table(page, live, api)
    name = ("Ann", "Bob")[seat]
    page.keyboard.press("1")
    until(page, f"{ANNOUNCED}.includes('Choose the stone for')")
    chosen = page.evaluate(ANNOUNCED)
    card = chosen.split("Choose the stone for ")[1].rstrip(".")
    assert card in chosen.split("Choose")[0]
    page.keyboard.press("4")
    until(page, f"{ANNOUNCED}.includes('beside stone 4')")
    until(page, f"{ANNOUNCED}.includes('{name}: 1 of 3 cards')")
    told = page.evaluate(ANNOUNCED)
    assert told.index(card) < told.index("stone 4") < told.index("Stone 4") < told.index(f"{name}: 1 of 3 cards")


@contextmanager
def phone(browser: Any) -> Iterator[Any]:
    """Give a page in a browser that is used by fingers."""
    context = browser.new_context(viewport=SIZES["phone"], has_touch=True, is_mobile=True, reduced_motion="reduce")
    context.add_init_script(PART)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


class Mouse:
    """A pointer that presses, moves and lets go."""

    def __init__(self, page: Any) -> None:
        self.mouse = page.mouse

    def press(self, x: float, y: float) -> None:
        """Press at a point."""
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        """Move to a point."""
        self.mouse.move(x, y)

    def lift(self) -> None:
        """Let go."""
        self.mouse.up()


class Finger:
    """The same by touch."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)

    def press(self, x: float, y: float) -> None:
        """Touch a point."""
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        """Move to a point."""
        self._send("touchMove", {"x": x, "y": y})

    def lift(self) -> None:
        """Let go."""
        self._send("touchEnd")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def drag(page: Any, pointer: Mouse | Finger, piece: str, goal: tuple[float, float] | None = None) -> str | None:
    """Drag a piece to a point or to the first place that fits, whose target is returned; do not let go."""
    found = page.locator(piece).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pointer.press(x, y)
    for step in range(1, 5):
        pointer.move(x + 4 * step, y - 4 * step)
    until(page, "document.body.dataset.dragging === ''")
    target = None
    if not goal:
        until(page, "document.querySelector('.play .clickable:not([data-drag], [data-dragged])')")
        place = page.locator(".play .clickable:not([data-drag], [data-dragged])").first
        place.evaluate("(one) => one.scrollIntoView({ block: 'center', inline: 'center' })")
        target, box = place.get_attribute("data-targets"), place.bounding_box()
        goal = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for share in (0.3, 0.6, 0.9, 1):
        pointer.move(x + (goal[0] - x) * share, y + (goal[1] - y) * share)
    return target


GRABBED = ".play [data-drag='']:not(.picked)"


@pytest.mark.parametrize("by", [Mouse, Finger])
def test_a_card_is_dragged_to_a_stone(by: type[Mouse | Finger], live: str, api: Api, browser: Any) -> None:
    """It follows the pointer, places that fit show, a drop elsewhere gives it back, and one on a place plays it."""
    with phone(browser) as page:
        seat = table(page, live, api)
        pointer = by(page)
        drag(page, pointer, GRABBED, (195, 90))
        assert page.evaluate("document.querySelectorAll('.drag-picture:popover-open').length") == 1
        assert page.evaluate(CLICKED) != []
        pointer.lift()
        until(page, f"{CLICKED}.then(({{ length }}) => !length)")
        assert page.locator(".drag-picture").count() == 0
        target = drag(page, pointer, GRABBED)
        until(page, f"document.querySelector('[data-over]')?.dataset.targets === '{target}'")
        pointer.lift()
        until(page, f"{VERSION}.then((version) => version === 3)")
        stones = api.get(f"/v1/games/{game_of(page)}")["state"]["stones"]
        assert len(stones[int(str(target).split(":")[1]) - 1]["sides"][seat]) == 1
        until(page, "!document.querySelector('.drag-picture, [data-dragged]')")


@pytest.mark.parametrize("by", [Mouse, Finger])
def test_a_cube_is_dragged_to_a_court(by: type[Mouse | Finger], live: str, api: Api, browser: Any) -> None:
    """In Highland Clans a cube that is dropped on a place of another kind does what two clicks do."""
    with phone(browser) as page:
        table(page, live, api, "highland_clans", 3)
        pointer = by(page)
        begun = page.evaluate(VERSION)
        drag(page, pointer, GRABBED)
        pointer.lift()
        until(page, f"Promise.all([{VERSION}, {CLICKED}]).then(([at, of]) => at > {begun} || of.length === 2)")


@pytest.mark.parametrize("by", [Mouse, Finger])
def test_a_tile_is_dragged_to_its_cell(by: type[Mouse | Finger], live: str, api: Api, browser: Any) -> None:
    """In Glen More the tile that was taken is dropped on a free cell of the territory."""
    with phone(browser) as page:
        seat = table(page, live, api, "glen_more", 2)
        while page.locator("[data-drag='cell']").count() == 0:
            begun = page.evaluate(VERSION)
            page.locator(".play .clickable").first.dispatch_event("click")
            until(page, f"{VERSION}.then((version) => version > {begun})")
            until(page, TURN)
        lying = len(api.get(f"/v1/games/{game_of(page)}")["state"]["players"][seat]["territory"])
        pointer = by(page)
        drag(page, pointer, "[data-drag='cell']")
        pointer.lift()
        until(page, "!document.querySelector('[data-drag=cell], .drag-picture')")
        assert len(api.get(f"/v1/games/{game_of(page)}")["state"]["players"][seat]["territory"]) == lying + 1


def test_a_press_that_does_not_move_explains(live: str, api: Api, browser: Any) -> None:
    """A long press on a card that can be dragged explains it, and neither chooses nor drags it."""
    with phone(browser) as page:
        table(page, live, api)
        box = page.locator(GRABBED).first.bounding_box()
        finger = Finger(page)
        finger.press(box["x"] + 10, box["y"] + 20)
        page.locator("#popover").wait_for()
        finger.lift()
        page.wait_for_timeout(100)
        assert page.evaluate(CLICKED) == []
        assert page.locator(".drag-picture").count() == 0


ANIMATED = """() => {
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, timing) {
    animated.push([this.dataset.motion ?? this.tagName, keyframes.some?.(({ scale }) => scale?.startsWith('0 '))]);
    return animate.call(this, keyframes, timing);
  };
}"""
"""Notes what moves from now on: its kind of motion, and whether it is seen from its edge on the way."""


def play(page: Any) -> None:
    """Play the first card beside stone 5."""
    begun = page.evaluate(VERSION)
    page.keyboard.press("1")
    page.keyboard.press("5")
    until(page, f"{VERSION}.then((version) => version > {begun})")
    page.wait_for_timeout(100)


def test_motion_tells_what_happened_and_one_switch_turns_it_off(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A drawn card turns over, the last move glows. By a switch, which is kept, nothing moves, nor by the system's."""
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
    frames[this.dataset.piece] = { keyframes, duration: timing.duration };
    return animate.call(this, keyframes, timing);
  };
  const ways = ['slide', 'hop', 'roll', undefined];
  for (const way of ways) {
    const piece = document.createElement('div');
    Object.assign(piece.dataset, { piece: way ?? 'glide', value: 1 }, way && { motion: way });
    piece.style.cssText = 'position:fixed;left:10px;top:10px;width:20px;height:20px';
    parent.append(piece);
  }
  animateMoves(parent, () => {
    for (const { style, dataset } of parent.children) { style.left = '300px'; dataset.value = 2; }
  });
  return frames;
}"""


def test_each_piece_moves_in_its_own_way(live: str, visit: Callable[..., Any]) -> None:
    """A stone slides slower than a card glides, a cube goes in an arc, and a die turns round as its value changes."""
    page = visit("desk")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{live}/")
    found = page.evaluate(WAYS)
    assert found["slide"]["duration"] > found["glide"]["duration"]
    ends = [frame["translate"] for frame in found["hop"]["keyframes"] if "translate" in frame]
    assert [float(end.split()[1].removesuffix("px")) for end in ends][1] < -20
    assert {frame["rotate"] for frame in found["roll"]["keyframes"]} > {"0turn", "-2turn"}


def test_points_count_up_to_what_they_are(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The number that is shown runs from the old points to the new ones; who reads it by machine reads the new ones."""
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


@pytest.mark.parametrize(("leaver", "kind"), [(1, "victory"), (0, "defeat")])
def test_the_end_has_a_banner(leaver: int, kind: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Who has won sees another banner than who has not, and axe finds nothing."""
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Bob")]}
    game = api.post("/v1/games", body)
    page = visit("phone")
    sit(page, live, game, 0)
    until(page, "document.querySelector('.hand-bar')")
    api.as_(game["tokens"][leaver]["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/{leaver}")
    page.locator(f".end-banner.{kind}").wait_for()
    sound(page)


HEARD = """
window.heard = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...when) { heard += 1; return start.apply(this, when); };
}
window.hide = (hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
"""
"""Counts the voices that are heard, and lets a test hide the page."""


def test_what_happens_is_heard_until_it_is_turned_off(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A choice and a move are heard, but nothing in a hidden page. One switch, which is kept, silences all."""
    page = visit("desk")
    page.add_init_script(HEARD)
    table(page, live, api)
    assert page.evaluate("heard") == 0
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
    page.get_by_label("Sounds").uncheck()
    page.reload()
    until(page, "document.querySelector('.hand-bar button')")
    names = "part('sound_table.js').then(({ SOUNDS }) => Object.keys(SOUNDS))"
    page.mouse.click(5, 5)
    for name in page.evaluate(names):
        page.evaluate(f"part('sounds.js').then(({{ sound }}) => sound('{name}'))")
    assert page.evaluate("heard") == 0


@pytest.mark.parametrize(
    ("seats", "costs"),
    [
        (2, ["You lose this game.", "wins at once.", "Your rating stays as it is.", "It cannot be taken back"]),
        (
            3,
            [
                "You rank last",
                "the game goes on",
                "Your rating stays as it is.",
                "cannot be taken back",
            ],
        ),
    ],
)
def test_leaving_says_what_it_costs(
    seats: int, costs: list[str], live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """The dialog tells what it means for who leaves, for the others and for ratings, and that it is for good."""
    page = visit("phone")
    seat = table(page, live, api, "schotten_totten" if seats == 2 else "highland_clans", seats)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the game").click()
    dialog = page.get_by_role("dialog", name="Leave the game")
    text = dialog.inner_text()
    assert [cost for cost in costs if cost not in text] == []
    sound(page)
    dialog.get_by_role("button", name="Stay").click()
    assert api.get(f"/v1/games/{game_of(page)}")["seats"][seat]["kind"] == "human"


RATED = """async () => {
  const { askToLeave } = await part('screens/leaving.js');
  const seats = [{ seat: 0, kind: 'human', name: 'Ann' }, { seat: 1, kind: 'human', name: 'Bob' }];
  askToLeave({ leaving: { does: 'loses', rated: true }, seats }, 0, () => {});
}"""


def test_leaving_a_rated_game_says_that_it_costs_rating(live: str, visit: Callable[..., Any]) -> None:
    """The rating is named where the service says that it counts."""
    page = visit("desk")
    page.goto(f"{live}/")
    page.evaluate(RATED)
    assert "You lose rating as for a lost game." in page.get_by_role("dialog").inner_text()
