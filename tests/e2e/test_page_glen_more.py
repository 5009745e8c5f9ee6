"""Glen More on the page: the board fits at every size and explains itself, tiles show their rules, points add up."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api
from helpers.glen_more import BY_SEATS, NAMES, OUTSIDE, fork, table
from helpers.pages import ROOT, SETTLED, SIZES, WATCH_MOVES, fits, shoot, sound, until

from cairn.contract.playing import recorded, recording
from cairn.events.glen_more.pieces import TILES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("importer")]


@pytest.fixture
def show_fork(api: Api, show_table: Callable[..., Any]) -> Callable[..., tuple[Any, dict[str, Any]]]:
    """Return a function that continues the recorded game with this number of seats, and shows it on seat 0's turn."""

    def go(seats: int, at: int, phase: str, **how: str) -> tuple[Any, dict[str, Any]]:
        game = fork(api, BY_SEATS[seats], at, phase)
        page = show_table(game, 0, **how)
        until(page, SETTLED)
        return page, game

    return go


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("seats", list(BY_SEATS))
def test_the_board_fits_early_and_late(seats: int, size: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Nothing exceeds the board, its tile or its place, from the first turn to the last."""
    game = api.imported(recording(BY_SEATS[seats]).read_bytes())
    page = visit(size)
    for at in (3, game["version"] // 3, game["version"] * 2 // 3, game["version"] - 1, game["version"]):
        table(page, live, game, at)
        fits(page)
        assert page.evaluate(OUTSIDE) == []
        if at == game["version"] * 2 // 3:
            shoot(page, f"after glen more {seats} players {size}")


@pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("phone", "dark")])
@pytest.mark.parametrize("phase", ["take", "place", "activate"])
def test_a_table_in_play_fits_and_is_accessible(
    phase: str, size: str, scheme: str, show_fork: Callable[..., Any]
) -> None:
    """With clickable elements axe finds no problems, and nothing exceeds the board."""
    page, _ = show_fork(3 if phase == "activate" else 5, 100, phase, size=size, scheme=scheme)
    sound(page)
    assert page.evaluate(OUTSIDE) == []
    shoot(page, f"after glen more {phase} {size} {scheme}")


EXPLAINED = """async () => {
  const silent = [];
  const elements = [...document.querySelectorAll('.play [data-piece], .play button, .play [tabindex="0"]')]
    .filter((one) => one.checkVisibility());
  for (const one of elements) {
    document.getElementById('popover')?.hidePopover?.();
    one.focus();
    let popover = null;
    for (let waits = 0; waits < 100 && !popover; waits += 1) { // what explains is loaded first
      await new Promise((done) => setTimeout(done, 15));
      popover = document.querySelector('#popover:popover-open');
    }
    if (!popover || popover.textContent.trim().length < 15) silent.push(one.outerHTML.slice(0, 120));
  }
  return { elements: elements.length, silent };
}"""


@pytest.mark.parametrize("phase", ["take", "place", "activate"])
def test_everything_on_the_board_explains_itself(phase: str, show_fork: Callable[..., Any]) -> None:
    """Each tile, space, figure, cube, member, price, stack, cell and strip does so on focus."""
    page, _ = show_fork(4, 60, phase)
    page.keyboard.press("Tab")
    found = page.evaluate(EXPLAINED)
    assert found["silent"] == []
    assert found["elements"] > 30


def read_explanation(page: Any, selector: str) -> str:
    """Return the explanation of the first element of a selector on focus."""
    page.keyboard.press("Tab")
    page.locator(selector).first.focus()
    page.locator("#popover:popover-open").wait_for()
    return str(page.locator("#popover").inner_text())


def test_the_cost_of_a_click_is_shown_before_it(show_fork: Callable[..., Any]) -> None:
    """A tile shows its price, the distance of the figure and the next player; one out of reach shows why."""
    page, game = show_fork(5, 100, "take")
    lying = game["state"]["track"]
    legal = {
        int(one["data-targets"][6:])
        for one in page.evaluate(
            "[...document.querySelectorAll('.space .clickable')].map((one) => ({'data-targets': one.dataset.targets}))"
        )
    }
    for space, tile in enumerate(lying):
        if tile is None:
            continue
        said = read_explanation(page, f"[data-targets='space:{space}']")
        assert said.startswith(TILES[tile].name)
        if space in legal:
            steps = (space - game["state"]["figures"][0]) % 14
            assert f"{steps} space" in said
            assert ("It costs" in said) or ("You lack" in said)
        else:
            assert "You cannot take it now." in said


def test_the_layout_is_stable_when_a_tile_is_taken_and_placed_by_keyboard(show_fork: Callable[..., Any]) -> None:
    """The taken tile has its place, the territory does not move, and the tile is then placed in it."""
    page, _ = show_fork(2, 40, "take")
    boxes = """JSON.stringify([...document.querySelectorAll('.near .territory-cell .tile, .ring .space, .far .tile')]
      .map((one) => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width].map(Math.round); }))"""
    free = "[...document.querySelectorAll('.space .clickable')].find((one) => !one.querySelector('.tile-cost'))"
    before, tile = page.evaluate(boxes), page.evaluate(f"{free}.dataset.piece")
    page.keyboard.press("Tab")
    page.evaluate(f"{free}.focus()")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.free-cell.clickable')")
    assert page.evaluate("document.querySelector('.glen-hand .taken .tile').dataset.piece") == tile
    page.wait_for_timeout(500)
    assert page.evaluate(boxes) == before
    said = read_explanation(page, ".free-cell.clickable")
    assert "may lie here" in said
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('.near [data-piece=\"{tile}\"]')")
    assert page.evaluate("document.querySelector('.taken .tile')") is None


def test_a_clan_member_is_animated(api: Api, visit: Callable[..., Any]) -> None:
    """It moves from the tile that it left to an empty one."""
    game = api.imported(recording(BY_SEATS[2]).read_bytes())
    log = api.get(f"/v1/games/{game['id']}/decisions?limit=500")["items"]
    at, origin, target = next(
        (decision["version"], event["origin"], event["target"])
        for decision in log
        for event in decision["events"]
        if event["type"] == "glen_more.member_moved" and count_members(api, game, decision["version"], event) == 1
    )
    page = visit("desk", motion="no-preference")
    table(page, api.url, game, at - 1)
    assert page.locator(f"[data-piece='members:{target}']").count() == 0
    page.evaluate(WATCH_MOVES)
    page.keyboard.press("ArrowRight")
    until(page, f"moved.some((one) => one.dataset.piece === 'members:{target}')")
    assert page.locator(f"[data-piece='members:{target}']").get_attribute("data-from") == f"members:{origin}"


def count_members(api: Api, game: dict[str, Any], at: int, event: dict[str, Any]) -> int:
    """Return the number of clan members at a step on the tile to which one has moved."""
    state = api.get(f"/v1/games/{game['id']}?at={at}")["state"]
    territory = state["players"][event["seat"]]["territory"]
    return next(placed["members"] for placed in territory if placed["tile"] == event["target"])


def test_any_territory_can_be_opened(show_fork: Callable[..., Any]) -> None:
    """A strip shows its player's territory instead of the current opponent's, until it is clicked again."""
    page, _ = show_fork(5, 100, "take", size="phone")
    at_first = page.locator(".far h2 .name").inner_text()
    other = next(name for name in NAMES[1:] if name != at_first)
    page.locator(".strip", has_text=other).click()
    until(page, f"document.querySelector('.far h2 .name')?.textContent === '{other}'")
    assert page.evaluate(OUTSIDE) == []
    page.locator(".strip", has_text=other).click()
    until(page, f"document.querySelector('.far h2 .name')?.textContent === '{at_first}'")


DRAWN = """async (numbers) => {
  const [{ render }, { readTiles }, { tileFace }] = await Promise.all(
    ['html.js', 'games/glen_more/tiles.js', 'games/glen_more/pieces.js'].map(part));
  await readTiles();
  const texts = await Promise.all(['landscape', 'symbols'].map((name) =>
    fetch(`/web/games/glen_more/${name}.svg`).then((answer) => answer.text())));
  const known = new Set(texts.flatMap((text) => [...text.matchAll(/symbol id="(\\\\w+)"/g)].map(([, id]) => id)));
  const uses = (all) => [...all].map((use) => use.getAttribute('href').split('#')[1]);
  return numbers.map((number) => {
    const holder = document.createElement('div');
    render(holder, tileFace(number, true));
    const within = (where) => uses(holder.querySelectorAll(`${where} use`));
    return { land: within('.land'), cost: within('.tile-cost'), effect: within('.tile-effect'),
             text: holder.querySelector('.tile-effect').textContent,
             unknown: uses(holder.querySelectorAll('use')).filter((id) => !known.has(id)) };
  });
}""".replace("\\\\w", "\\w")
COST = {"clan_member_or_chieftain": "someone"}
MADE = {"produce": lambda terms: [terms], "move": lambda _: ["move"], "convert": lambda _: ["grain", "whisky"]}
BROUGHT = {"clan_member": "someone", "whisky": "whisky"}


def test_each_tile_shows_its_rules(home: Callable[..., Any]) -> None:
    """Its name, river and road, cost, immediate bonus, and effect, each with a symbol."""
    page = home()
    numbers = sorted(TILES)
    for number, drawn in zip(numbers, page.evaluate(DRAWN, numbers), strict=True):
        tile = TILES[number]
        assert drawn["unknown"] == []
        assert ("river" in drawn["land"], "road" in drawn["land"]) == (tile.river, tile.road), tile.name
        assert drawn["cost"] == [COST.get(item, item) for item, count in tile.cost for _ in range(count)], tile.name
        brought = (
            [BROUGHT[item] for item, _ in tile.bonus if item in BROUGHT] if tile.stack is not None else ["someone"]
        )
        shown = [*brought, *(["card"] if tile.card else [])]
        assert drawn["effect"][: len(shown)] == shown, tile.name
        does = drawn["effect"][len(shown) :]
        if tile.effect in MADE:
            assert does == MADE[tile.effect](tile.terms), tile.name
        elif tile.effect == "vp":
            assert drawn["text"].strip() == tile.terms
        elif tile.effect:
            gains = [part.rpartition("->")[2] for part in tile.terms.split("|")]
            assert all(gain in drawn["text"] for gain in gains), tile.name
        else:
            assert does == []
        if tile.effect == "exchange":
            given = [item for part in tile.terms.split("|") for item in part.partition("->")[0].split("+")]
            assert does == [kind for kind, _, count in (one.partition(":") for one in given) for _ in range(int(count))]


RESULTS = """async (id) => {
  const { ask, decisionsAfter } = await part('api.js');
  const { results } = await part('games/glen_more/results.js');
  return results(await ask(`/games/${id}`), await decisionsAfter(id, 0));
}"""
GAMES = [path for path in recorded("glen_more") if "with_a_player" not in path.stem]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_rows_of_points_add_up(path: Path, api: Api, home: Callable[..., Any]) -> None:
    """In every recorded game the sum of each player's rows is their total in the outcome."""
    game = api.imported(path.read_bytes())
    page = home()
    found = page.evaluate(RESULTS, game["id"])
    columns = zip(*(row["values"] for row in found["rows"]), strict=True)
    assert [sum(column) for column in columns] == found["total"] == game["outcome"]["points"]
    assert all(row["name"] and row["explain"] for row in found["rows"])


HOW = """async () => {
  const [{ html, render }, { how }, { picture }] = await Promise.all(
    ['html.js', 'games/glen_more/how.js', 'games/glen_more/picture.js'].map(part));
  const sections = how();
  const main = document.querySelector('main');
  render(main, html`<h1>Glen More</h1>${picture()}
    ${sections.map(({ title, content }) => html`<section class="box"><h2>${title}</h2>${content}</section>`)}`);
  return { titles: sections.map(({ title }) => title),
           drawn: main.querySelectorAll('section svg, section ul').length };
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_how_to_play_is_one_screen_with_pictures(scheme: str, home: Callable[..., Any]) -> None:
    """Six sections with a picture each, and a picture for the lobby."""
    page = home("phone", scheme)
    page.locator(".lobby, main h1").first.wait_for()
    found = page.evaluate(HOW)
    assert len(found["titles"]) == 6
    assert found["drawn"] >= 6
    fits(page)
    sound(page)
    page.wait_for_timeout(300)
    shoot(page, f"after glen more how to play {scheme}")


def test_each_piece_declares_its_animation(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The die is rolled to its last roll, which names its step; cubes, clan members and figures hop."""
    game = api.imported(recording(BY_SEATS[2]).read_bytes())
    log = api.get(f"/v1/games/{game['id']}/decisions?limit=500")["items"]
    at, roll = next(
        (decision["version"], event["roll"])
        for decision in log
        for event in reversed(decision["events"])
        if event["type"] == "glen_more.die_rolled" and decision["version"] > 60
    )
    page = visit("desk")
    table(page, live, game, at)
    die = page.locator("[data-piece=die]")
    assert (die.get_attribute("data-motion"), die.get_attribute("data-value")) == ("roll", f"{at}:{roll}")
    face = page.locator("[data-piece=die] :not(.other-face) > use").get_attribute("href")
    assert face.endswith(f"-{'die' if roll == 3 else f'die{roll}'}")
    for kind in ("cube:", "members:", "figure:"):
        moving = page.locator(f".board [data-piece^='{kind}']")
        assert moving.count()
        assert {one.get_attribute("data-motion") for one in moving.all()} == {"hop"}


def test_a_territory_is_a_group_with_a_heading(show_fork: Callable[..., Any]) -> None:
    """Both have their player's name. A label has the tile, its position, and its pieces."""
    page, game = show_fork(2, 40, "take")
    for seat, name in enumerate(NAMES[:2]):
        group = page.get_by_role("group", name=f"Territory of {name}", exact=True)
        group.get_by_role("heading", name=f"Territory of {name}", exact=True).wait_for()
        for placed in game["state"]["players"][seat]["territory"]:
            label = group.locator(f"[data-piece='tile:{placed['tile']}']").get_attribute("aria-label")
            words = label.split("; ")
            assert words[0] == TILES[placed["tile"]].name
            south = f"{abs(placed['y'])} {'south' if placed['y'] > 0 else 'north'}"
            assert (south in words[1]) is (placed["y"] != 0)
            assert (f"{placed['members']} clan member" in label) is (placed["members"] > 0)
            assert all(kind in label for kind in placed["cubes"])


def test_a_cube_is_sold_from_the_hand(api: Api, show_table: Callable[..., Any]) -> None:
    """The player's resources are below the board. A click on a kind there, and on its column, sells one."""
    game = fork(api, BY_SEATS[5], 100, "take")
    own = game["state"]["players"][0]
    kinds = [kind for placed in own["territory"] for kind in placed["cubes"] if game["state"]["market"][kind]]
    page = show_table(game, 0, size="phone")
    until(page, SETTLED)
    hand = page.get_by_role("region", name="What Ann can pay with")
    assert hand.locator(".coins b").inner_text() == str(own["coins"])
    hand.get_by_role("button", name=f"{kinds.count(kinds[0])} {kinds[0]}", exact=True).click()
    page.locator(f"[data-targets='market:{kinds[0]}']").click()
    coins = own["coins"] + game["state"]["market"][kinds[0]]
    until(page, f"document.querySelector('.glen-hand .coins b')?.textContent === '{coins}'")


def test_the_files_of_the_game_are_small() -> None:
    """Its modules, styles and drawings together have at most 60 KB, compressed."""
    folder = ROOT / "service" / "web" / "page" / "games" / "glen_more"
    assert len(gzip.compress(b"".join(path.read_bytes() for path in sorted(folder.iterdir())))) <= 60 * 1024


DESKS = [(1366, 650), (1440, 900), (2560, 1440)]
PHONES = [(360, 640), (390, 844), (844, 390), (999, 700), (960, 600), (720, 450)]
"""960 by 600 and 720 by 450 are a window of 1440 by 900 zoomed to 150 and 200 %."""
MEASURED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('.play'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: holder, data } = walker.currentNode;
    if (data.trim() && holder.checkVisibility()) texts.push(parseFloat(getComputedStyle(holder).fontSize));
  }
  const range = document.createRange();
  const broken = [...document.querySelectorAll('.play b, .play .points-disc')].filter((one) => {
    range.selectNodeContents(one);
    return one.checkVisibility() && /^\\d+$/.test(one.textContent) && range.getClientRects().length > 1;
  });
  const area = (selector) => boxes(selector).reduce((sum, { width, height }) => sum + width * height, 0);
  return {
    tile: Math.min(...boxes('.board .tile').map(({ width }) => width)), text: Math.min(...texts),
    broken: broken.map((one) => one.outerHTML), own: area('.near'), other: area('.far'),
  };
}""".replace("\\\\d", "\\d")


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_is_large_enough_at_every_size(seats: int, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A tile has 44 pixels on a desktop and 36 on a phone, a text 11. The player's own map is the largest."""
    game = api.imported(recording(BY_SEATS[seats]).read_bytes())
    page = visit("desk")
    for at in (game["version"] // 3, game["version"] - 1):
        table(page, live, game, at)
        for size in DESKS + PHONES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            found = page.evaluate(MEASURED)
            assert found["tile"] >= (44 if size in DESKS else 36), (size, found)
            assert found["text"] >= 11, (size, found)
            assert found["broken"] == [], size
            assert found["own"] > found["other"], (size, found)
            assert page.evaluate(OUTSIDE) == [], size
            fits(page)


HIDDEN = """() => {
  // The tiles that cannot be scrolled into the frame of the board.
  const frame = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.near .tile, .far .tile')].filter((tile) => {
    tile.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    return left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1;
  }).map((tile) => tile.getAttribute('aria-label'));
}"""


def test_all_territories_can_be_reached(show_fork: Callable[..., Any]) -> None:
    """On a phone the board scrolls to each tile of the player's territory and of any selected other."""
    page, _ = show_fork(5, 100, "take", size="phone")
    for size in PHONES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for name in NAMES[1:]:
            strip = page.locator(".strip", has_text=name)
            if strip.get_attribute("aria-pressed") == "false":
                strip.click()
            until(page, f"document.querySelector('.far h2 .name')?.textContent === '{name}'")
            assert page.evaluate(HIDDEN) == [], (size, name)


def test_a_tile_shows_its_name_on_touch(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A tap on a tile explains it, beginning with its name."""
    game = api.imported(recording(BY_SEATS[5]).read_bytes())
    page = visit("phone")
    table(page, live, game, game["version"] - 1)
    tile = page.locator(".far .tile").first
    label = tile.get_attribute("aria-label")
    tile.scroll_into_view_if_needed()
    page.wait_for_timeout(500)  # scrolling hides an explanation
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    tile.dispatch_event("click", {"bubbles": True})
    page.locator("#popover:popover-open").wait_for()
    assert label.startswith(page.locator("#popover strong").inner_text())
    shoot(page, "after glen more name on touch")


def test_the_page_reads_every_tile_from_the_rulebook(home: Callable[..., Any]) -> None:
    """The parsed list of tiles equals the tiles of the rules."""
    page = home()
    script = "part('games/glen_more/tiles.js').then(async (all) => (await all.readTiles(), {0}.map(all.tileOf)))"
    numbers = sorted(TILES)
    kinds = {
        "": "none",
        "produce": "produce",
        "move": "move",
        "vp": "points",
        "convert": "distil",
        "exchange": "exchange",
        "exchange_distinct": "different",
        "exchange_any": "any",
    }
    for read, tile in zip(page.evaluate(script.replace("{0}", str(numbers))), map(TILES.get, numbers), strict=True):
        assert tile
        assert (read["name"], read["colour"], read["river"], read["road"]) == (
            tile.name,
            tile.colour,
            tile.river,
            tile.road,
        )
        assert [(item["name"], item["count"]) for item in read["cost"]] == list(tile.cost), tile.name
        assert read["kind"] == kinds[tile.effect], tile.name
        brought = {item for item, _ in tile.bonus}
        assert (read["bringsMember"], read["bringsBarrel"]) == ("clan_member" in brought, "whisky" in brought), (
            tile.name
        )
        if tile.effect == "produce":
            assert read["cube"] == tile.terms
        if tile.effect == "exchange":
            offered = [
                ("+".join(f"{item['name']}:{item['count']}" for item in each["items"]), each["points"])
                for each in read["exchanges"]
            ]
            assert "|".join(f"{given}->{points}" for given, points in offered) == tile.terms
        if tile.effect in ("vp", "exchange_distinct", "exchange_any"):
            assert list(map(int, read["points"])) == [
                int(part.rpartition("->")[2]) for part in tile.terms.split("|")
            ], tile.name
