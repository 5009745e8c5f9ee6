"""The replay: keys and controls, stories of thousands of steps, points, forks, and the proof of the AIs' choices."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import pytest
from helpers.api import Api, serve
from helpers.pages import SIZES, fits, shoot, sound, toggle_options, until
from helpers.webhooks import move

from cairn.contract.playing import recording
from cairn.events.keys import key_of
from cairn.service.container import Services

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

GAMES = ["schotten_totten_tactics", "highland_clans_3_drawn", "glen_more_2_players"]
HIGHEST = 150
"""Maximum height of the replay's controls on a phone in pixels."""
AT = "Number(new URLSearchParams(location.hash.split('?')[1]).get('at'))"
SHOWN = (
    "document.querySelector('.step-number')?.textContent.startsWith('Step {} of') && document.querySelector('.step h2')"
)
HEADED = "document.querySelector('.step h2')?.textContent.startsWith('Step {},')"
MARKED = """(() => {
  const line = document.querySelector('.history [aria-current=step]')?.closest('li').getBoundingClientRect();
  const list = document.querySelector('.history').getBoundingClientRect();
  return line && line.top >= list.top - 1 && line.top < list.bottom;
})()"""
MILESTONES = """(async () => {
  const { milestonesOf } = await part('screens/replay/steps.js');
  const { get } = await part('store.js');
  return milestonesOf(get()).map(({ version }) => version);
})()"""
IN_WINDOW = """[...document.querySelectorAll('.board, .replay')].every((element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
})"""


def show_replay(page: Any, url: str, api: Api, name: str, at: int) -> Any:
    """Import a recorded game and show a step of it."""
    game = api.imported(recording(name).read_bytes())
    page.goto(f"{url}/#/games/{game['id']}?at={at}")
    until(page, HEADED.format(at))
    return game


@pytest.mark.usefixtures("importer")
def test_a_link_to_a_step_shows_that_step_first(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The end of the game is not drawn before it, which would animate all pieces to the step."""
    page, held = visit("desk"), []
    game = api.imported(recording(GAMES[0]).read_bytes())
    page.route("**/v1/games/*/stream", lambda route: route.abort())  # which has all steps
    page.route(re.compile(r"/decisions\?"), lambda route: held.append(route))
    page.goto(f"{live}/#/games/{game['id']}?at=7")
    while not held:
        page.wait_for_timeout(20)
    page.wait_for_timeout(1000)
    assert len(held) == 1
    assert page.locator("main").inner_text() == "Loading…"
    held[0].continue_()
    until(page, SHOWN.format(7))


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("name", GAMES)
def test_the_keys_lead_through_a_game(name: str, size: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Board and controls are in the window. Each key works as documented, and the story marks the current step."""
    page = visit(size)
    game = show_replay(page, live, api, name, 30)
    last = game["version"]
    assert page.evaluate(IN_WINDOW)
    sound(page)
    if size == "phone":
        assert page.locator(".replay").bounding_box()["height"] <= HIGHEST
    milestones = page.evaluate(MILESTONES)
    for key, at in (
        ("ArrowRight", 31),
        ("ArrowLeft", 30),
        ("End", last),
        ("ArrowRight", last),
        ("Shift+ArrowLeft", max(at for at in milestones if at < last)),
        ("Home", 2),  # the deal
        ("ArrowLeft", 2),
        ("Shift+ArrowRight", milestones[0]),
        ("Shift+ArrowRight", milestones[1]),
        ("Home", 2),
    ):
        page.keyboard.press(key)
        until(page, SHOWN.format(at))
        until(page, MARKED)
    page.keyboard.press("Space")
    until(page, f"{AT} > 2")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play the steps").wait_for()
    fits(page)
    shoot(page, f"{name} keys {size}")


@pytest.mark.usefixtures("importer")
def test_focused_elements_keep_their_keys(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Space presses a button, arrows select in a list, the slider moves by one step, and a dialog has its own keys."""
    page = visit("desk")
    show_replay(page, live, api, GAMES[0], 30)
    page.get_by_role("button", name="One step forward").focus()
    page.keyboard.press("Space")
    until(page, SHOWN.format(31))
    page.get_by_role("slider", name="Step", exact=True).focus()
    page.keyboard.press("ArrowRight")
    until(page, SHOWN.format(32))
    page.keyboard.press("?")  # a slider needs no letters
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    page.get_by_label("Speed").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert page.evaluate(AT) == 32


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("size", list(SIZES))
def test_the_story_and_the_points_lead_to_any_step(size: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A line, a click on the graph, and a key on it."""
    page = visit(size)
    game = show_replay(page, live, api, GAMES[2], 30)
    last = game["version"]
    assert page.locator(".history li").count() == min(last, MAX_LINES)
    page.get_by_role("link", name="Show step 12", exact=True).click()
    until(page, SHOWN.format(12))
    graph = page.get_by_role("slider", name="Points over time")
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(page, SHOWN.format(int(1 + (last - 1) / 2 + 0.5)))
    graph.focus()
    page.keyboard.press("End")
    until(page, SHOWN.format(last))
    points = [f"{seat['name']} {points}" for seat, points in zip(game["seats"], game["state"]["points"], strict=True)]
    graph.and_(page.locator(f'[aria-valuetext="Step {last} of {last}: {", ".join(points)}"]')).wait_for()
    sound(page)


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("size", list(SIZES))
def test_a_single_hand_is_shown_on_request(size: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The choice is part of the URL."""
    page = visit(size)
    show_replay(page, live, api, "schotten_totten_base", 20)
    hand = "[...document.querySelectorAll('.hand.far .playing-card')].map((one) => one.getAttribute('aria-label'))"
    seen = page.evaluate(hand)
    assert len(seen) == 6
    toggle_options(page)
    page.get_by_label("Seen by").select_option("0")
    until(page, "location.hash.endsWith('?at=20&as=0')")
    until(page, f"{hand}.length && !{hand}.some((name) => {seen}.includes(name))")
    page.keyboard.press("Escape")


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("size", list(SIZES))
def test_a_game_is_continued_from_the_step_before_its_last(
    size: str, live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """The last step cannot be continued, so the button offers the previous one."""
    page = visit(size)
    game = show_replay(page, live, api, "schotten_totten_base", 66)
    assert game["version"] == 66
    toggle_options(page)
    page.get_by_role("button", name="Play on from step 65").click()
    page.get_by_label("Name on seat 1").fill("Ann")
    page.get_by_label("Who sits on seat 2").select_option("guest")
    page.get_by_role("dialog").get_by_role("button", name="Open the game").click()
    until(page, f"!location.hash.includes('{game['id']}') && document.querySelector('.actions')")
    forked = api.get(f"/v1/games/{page.url[-20:]}")
    assert forked["forked_from"] == {"game": game["id"], "version": 65}


def test_a_running_game_has_the_same_controls(api: Api, show_table: Callable[..., Any]) -> None:
    """A viewer can go back to any earlier step and return to the present."""
    game, (ann, _) = api.open()
    move(game["id"], ann)
    page = show_table(game, 1, size="phone")
    page.get_by_role("link", name="Look back").click()
    until(page, SHOWN.format(3))
    page.keyboard.press("ArrowLeft")
    until(page, SHOWN.format(2))
    toggle_options(page)
    assert page.get_by_role("link", name="Analyse").count() == 0
    sound(page)
    page.get_by_role("link", name="Back to now").click()
    page.locator(".actions").wait_for()


@pytest.mark.parametrize("size", list(SIZES))
def test_the_choices_of_the_ais_are_proven_on_request(
    size: str, service_url: str, api: Api, visit: Callable[..., Any]
) -> None:
    """The workers recompute every choice, and the fifth proof passes like the others."""
    page = visit(size)
    game = api.imported(recording("schotten_totten_easy_version_1").read_bytes())
    page.goto(f"{service_url}/#/games/{game['id']}?at=5")
    page.locator("summary", has_text="Proof").click()
    until(page, "document.querySelectorAll('.proof li.passed').length === 4")
    page.get_by_role("button", name="Prove the AIs' choices").click()
    page.get_by_text("Every AI's choice is made again").wait_for()
    sound(page)
    until(page, "document.querySelectorAll('.proof li.passed').length === 5")
    assert page.get_by_role("button", name="Prove the AIs' choices").count() == 0
    shoot(page, f"five proofs {size}")


@pytest.mark.usefixtures("importer")
def test_a_game_with_only_a_stub_in_redis_is_replayed(
    services: Services, tmp_path: Path, visit: Callable[..., Any]
) -> None:
    """The rest is in a segment: each step is shown, all is proven, and a fork is opened."""
    served = serve(services.settings.redis_url, CAIRN_COLD_URL=str(tmp_path / "cold"))
    url = next(served)
    api, page = Api(url), visit("desk")
    game = api.imported(recording(GAMES[0]).read_bytes())
    keeping = Services(replace(services.settings, cold_url=str(tmp_path / "cold")))
    keeping.cold.seal(keeping.log, [game["id"]])
    key = key_of(game["id"], "cold")
    marker = keeping.redis.get(key)
    for other in keeping.redis.scan_iter(match="cairn:{*", count=1000):
        keeping.redis.delete(other)
    keeping.redis.set(key, cast(bytes, marker))
    page.goto(f"{url}/#/games/{game['id']}?at=30")
    until(page, SHOWN.format(30))
    page.keyboard.press("ArrowRight")
    until(page, SHOWN.format(31))
    assert {proof["status"] for proof in api.get(f"/v1/games/{game['id']}/audit")["proofs"]} <= {"passed", "not_asked"}
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 31, "seats": seats})
    assert fork["forked_from"] == {"game": game["id"], "version": 31}
    served.close()


@pytest.mark.usefixtures("importer")
def test_details_opened_in_a_replay_stay_open(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The events, the draws and the table of points. A disabled button passes the focus on."""
    game = api.imported(recording("schotten_totten_base").read_bytes())
    page = visit("phone", "dark")
    page.goto(f"{live}/#/games/{game['id']}?at={game['version'] - 1}")
    for name in ("Events, draws and fingerprints", "The points as a table"):
        page.locator("summary", has_text=name).first.click()
    page.locator(".events li").first.wait_for()
    page.get_by_role("button", name="One step forward").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"Step {game['version']},").wait_for()
    assert page.locator(".events li").count() > 0
    assert page.locator(".facts dt").count() == 2
    page.locator(".chart td").first.wait_for()
    until(page, "document.activeElement.type === 'range'")  # the button for one step forward is disabled now
    sound(page)


STEPS = 5000
PAGE = 500
LINES = "document.querySelectorAll('.history li').length"
MAX_LINES = 60
MAX_ELEMENTS = 4000
MAX_BYTES = 50_000_000
LOG = "part('store.js').then(({{ get }}) => get().log?.length === {})"
FIRST, LAST = (
    f"Number(document.querySelector('.history li:{which}-child a').textContent)" for which in ("first", "last")
)


def used_memory(page: Any) -> int:
    """Return the memory of a page's scripts in bytes after a garbage collection."""
    inspector = page.context.new_cdp_session(page)
    inspector.send("HeapProfiler.collectGarbage")
    return int(inspector.send("Runtime.getHeapUsage")["usedSize"])


class LongGame:
    """A recorded game extended to thousands of steps by repeating its decisions with other numbers."""

    def __init__(self, api: Api, game: dict[str, Any]) -> None:
        self._game, self._path = game, f"/v1/games/{game['id']}"
        self._steps = [api.get(f"{self._path}/decisions/{version}") for version in range(2, game["version"])]
        self._api = api
        self.requests: list[str] = []
        self.held: list[Any] = []
        self.holds = False

    def answer(self, route: Any) -> None:
        """Respond to a request for the game, or delay it if it is for the story's next pages."""
        address = urlsplit(route.request.url)
        query = {name: int(value) for name, (value,) in parse_qs(address.query).items()}
        rest = address.path.removeprefix(self._path)
        self.requests.append(f"{rest}?{address.query}")
        if rest == "/decisions" and self.holds and query["after"]:
            self.held.append(route)
        elif rest in ("", "/decisions") or rest.startswith("/decisions/"):
            route.fulfill(body=json.dumps(self._body(rest, query)), content_type="application/json")
        else:
            route.continue_()

    def go_on(self) -> None:
        """Send the delayed responses and all later ones."""
        self.holds = False
        for route in self.held:
            self.answer(route)

    def _body(self, rest: str, query: dict[str, int]) -> Any:
        if rest == "/decisions":
            after = query["after"]
            end = min(after + PAGE, STEPS)
            return {"items": [self._step(at) for at in range(after + 1, end + 1)], "next": end if end < STEPS else None}
        if rest:
            return self._step(int(rest.rpartition("/")[2]))
        if at := query.get("at"):
            return self._api.get(f"{self._path}?at={self._like(at)}") | {"version": at}
        return self._game | {"version": STEPS}

    def _like(self, version: int) -> int:
        return (version - 1) % len(self._steps) + 2

    def _step(self, version: int) -> Any:
        return self._steps[self._like(version) - 2] | {"version": version, "changes": []}


@pytest.fixture
def long_game(live: str, api: Api, importer: None, visit: Callable[..., Any]) -> tuple[Any, LongGame, str]:
    """Return a page with a game of thousands of steps, the object that responds for it, and the game's URL."""
    game, page = api.imported(recording("schotten_totten_tactics").read_bytes()), visit("desk")
    long = LongGame(api, game)
    page.route(f"**/v1/games/{game['id']}*", long.answer)
    page.route(f"**/v1/games/{game['id']}/**", long.answer)
    return page, long, f"{live}/#/games/{game['id']}"


def test_a_long_replay_is_shown_before_its_story_is_loaded(long_game: tuple[Any, LongGame, str]) -> None:
    """It needs the game, the step, its position and the story's beginning. The rest is loaded in pages, each once."""
    page, long, address = long_game
    long.holds = True
    page.goto(f"{address}?at=4000")
    until(page, HEADED.format(4000))
    page.locator(".board [data-piece]").first.wait_for()
    until(page, LOG.format(PAGE))
    assert {one for one in long.requests if one.startswith("/decisions")} == {
        *("/decisions/4000?", "/decisions?after=0&limit=500", "/decisions?after=500&limit=500")
    }
    long.go_on()
    until(page, LOG.format(STEPS))
    until(page, MARKED)
    pages = [one for one in long.requests if one.startswith("/decisions?")]
    assert len(set(pages)) == STEPS / PAGE
    assert len([one for one in long.requests if one.startswith("?at=")]) == 1


def test_the_page_keeps_a_window_of_a_long_story(long_game: tuple[Any, LongGame, str]) -> None:
    """It follows the shown step and scrolling. Of a decision the page keeps only its description."""
    page, _, address = long_game
    page.goto(f"{address}?at=2500")
    until(page, HEADED.format(2500))
    until(page, LOG.format(STEPS))
    until(page, MARKED)
    assert page.evaluate(LINES) == MAX_LINES
    assert page.evaluate("document.querySelectorAll('*').length") < MAX_ELEMENTS
    assert used_memory(page) < MAX_BYTES
    assert page.evaluate("part('store.js').then(({ get }) => Object.keys(get().log[9]).sort())") == [
        "ai",
        "by",
        "events",
        "messages",
        "text",
        "version",
    ]
    for _ in range(3):
        first = page.evaluate(FIRST)
        page.evaluate("document.querySelector('.history').scrollTop = 0")
        until(page, f"{FIRST} < {first}")
    for _ in range(6):
        last = page.evaluate(LAST)
        page.evaluate("document.querySelector('.history').scrollTop = 1e6")
        until(page, f"{LAST} > {last}")
    assert page.evaluate(LINES) == MAX_LINES
    page.keyboard.press("End")
    until(page, HEADED.format(STEPS))
    until(page, MARKED)
    assert page.evaluate(LAST) == STEPS
    page.keyboard.press("Home")
    until(page, HEADED.format(1))
    until(page, MARKED)
    assert page.evaluate(FIRST) == 1


def test_a_long_story_is_printed_completely(long_game: tuple[Any, LongGame, str]) -> None:
    """The page itself keeps its window meanwhile."""
    page, _, address = long_game
    page.goto(f"{address}?at=2500")
    until(page, LOG.format(STEPS))
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".paper-sheet ol li").count() == STEPS
    assert page.evaluate(LINES) == MAX_LINES
