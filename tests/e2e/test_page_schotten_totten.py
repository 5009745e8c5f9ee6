"""Schotten Totten on the page: its look, its pieces and their explanations, and its results."""

import gzip
import itertools
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from games.schotten_totten.given import cards
from helpers.api import Api
from helpers.forks import fork
from helpers.pages import ROOT, SETTLED, fits, shoot, sit, sound, until

from cairn.contract.playing import recording
from cairn.service.rules.schotten_totten.formations import KINDS, strength

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.usefixtures("importer")]

PAGE_OF_GAME = ROOT / "service/web/page/games/schotten_totten"
TABLES = {
    "base": ("schotten_totten_base", 40),
    "tactics": ("schotten_totten_tactics", 60),
    "expert": ("schotten_totten_tactics_expert", 60),
    "match": ("schotten_totten_tactics_match", 200),
}
"""For each kind of table: the recorded game, and the step near which it continues."""
FORMATIONS = """async (stones) => {
  const { sideInWords } = await part('games/schotten_totten/formations.js');
  return stones.map((stone) => sideInWords(stone, 0));
}"""


@pytest.fixture
def show_fork(live: str, api: Api, visit: Callable[..., Any]) -> Callable[..., tuple[Any, dict[str, Any]]]:
    """Return a function that continues a recorded game of a kind, and shows it on seat 0's turn."""

    def go(kind: str, size: str = "desk", scheme: str = "light", **window: int) -> tuple[Any, dict[str, Any]]:
        page, (recorded, at) = visit(size, scheme), TABLES[kind]
        if window:
            page.set_viewport_size(window)
        game = fork(api, api.imported(recording(recorded).read_bytes()), at)
        sit(page, live, game, 0)
        until(page, SETTLED)
        return page, game

    return go


def test_formations_are_named_by_the_rules(home: Callable[..., Any]) -> None:
    """A complete side shows its formation and total. Elite troops count at their best (ST-43)."""
    some = cards("r1 r2 r3 r9 g2 g4 b4 y9 p5 joker spy shield_bearer")
    sides = [list(side) for need in (3, 4) for side in itertools.combinations(some, need)]
    stones: list[dict[str, Any]] = [
        {"sides": [side], "modes": [*more, *(["mud_fight"] if len(side) == 4 else [])]}
        for side in sides
        for more in ([], ["blind_mans_bluff"])
    ]
    page = home()
    found = page.evaluate(FORMATIONS, stones)
    said = []
    for stone in stones:
        (side,), bluff = stone["sides"], "blind_mans_bluff" in stone["modes"]
        kind, total = strength(side, totals_only=bluff)
        name = {"of a kind": "three of a kind" if len(side) == 3 else "four of a kind"}.get(KINDS[kind], KINDS[kind])
        said.append(f"{'total' if bluff else name} {total}")
    assert found == said


BEYOND = """() => {
  const board = document.querySelector('.extent').getBoundingClientRect();
  return [...document.querySelectorAll('.clans *')]
    .filter((one) => one instanceof HTMLElement && getComputedStyle(one).clipPath === 'none')
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1;
    })
    .map((one) => one.className);
}"""
"""Elements outside the board."""
COVERED = """() => {
  const isSeen = (card) => {
    const { left, top, width } = card.getBoundingClientRect();
    const seen = [[0.12, 0.1], [0.25, 0.33]]; // within the value, near its top and near its foot
    return seen.every(([x, y]) => card.contains(document.elementFromPoint(left + x * width, top + y * width)));
  };
  return [...document.querySelectorAll('.side .playing-card, .hand.near .playing-card')].filter((card) => !isSeen(card))
    .map((card) => card.ariaLabel);
}"""
"""Cards with a covered value."""
OVERLAPS = """() => {
  const boxes = ['.hand.far', '.piles', '.border', '.hand-bar'].map((one) => [
    one, [...document.querySelectorAll(`${one} > *`)].map((part) => part.getBoundingClientRect())]);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes.flatMap(([one, parts], place) => boxes.slice(place + 1)
    .filter(([, others]) => parts.some((a) => others.some((b) => meet(a, b)))).map(([other]) => [one, other]));
}"""
"""Overlapping parts of the table."""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("kind", TABLES)
def test_the_table_fits_its_frame(kind: str, size: str, show_fork: Callable[..., Any]) -> None:
    """Both hands, the border, the decks and the discard pile are in the board, and each value is readable."""
    page, _ = show_fork(kind, size=size)
    assert page.locator(".column").count() == 9
    assert page.evaluate(BEYOND) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(COVERED) == []
    fits(page)
    if kind == "tactics":
        shoot(page, f"after schotten totten {size}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_end_fits_and_is_accessible(
    size: str, scheme: str, live: str, api: Api, show_fork: Callable[..., Any]
) -> None:
    """The last position, with claimed stones, full sides and open hands, and one in play: axe finds no problems."""
    page, _ = show_fork("tactics", size=size, scheme=scheme)
    sound(page)
    over = api.imported(recording("schotten_totten_tactics").read_bytes())
    page.goto(f"{live}/#/games/{over['id']}?at={over['version']}")
    page.locator(".column.owned-near").first.wait_for()
    assert page.evaluate(BEYOND) == []
    assert page.evaluate(COVERED) == []
    sound(page)
    shoot(page, f"after schotten totten over {size} {scheme}")


def test_a_claimed_stone_moves_to_its_owner(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """It is nearer to its owner's side than unclaimed stones, and names the owner."""
    over = api.imported(recording("schotten_totten_base").read_bytes())
    page = visit("desk")
    page.goto(f"{live}/#/games/{over['id']}?at={over['version']}")
    page.locator(".column.owned-near").first.wait_for()
    stones = api.get(f"/v1/games/{over['id']}")["state"]["stones"]
    tops = [page.locator(".stone").nth(place).bounding_box()["y"] for place in range(9)]
    near = [top for top, stone in zip(tops, stones, strict=True) if stone["owner"] == 0]
    far = [top for top, stone in zip(tops, stones, strict=True) if stone["owner"] == 1]
    assert min(near) > max(far)
    for place, stone in enumerate(stones):
        group = page.get_by_role("group", name=f"Stone {place + 1}", exact=False)
        assert group.get_attribute("aria-labelledby") == f"stone-{place + 1}"
        claimed = "" if stone["owner"] is None else f", claimed by {over['seats'][stone['owner']]['name']}"
        assert group.get_by_role("heading").inner_text() == f"Stone {place + 1}{claimed}"


def test_each_stone_is_a_group_that_describes_both_sides(api: Api, show_fork: Callable[..., Any]) -> None:
    """It has a heading and a description for screen readers, and its pieces have short labels."""
    page, game = show_fork("tactics")
    state, seats = game["state"], ("Ann", "Bob")
    for place, stone in enumerate(state["stones"]):
        number = place + 1
        group = page.locator(".column[role=group]").nth(place)
        said = page.locator(f"#{group.get_attribute('aria-describedby')}").inner_text()
        needs = 4 if "mud_fight" in stone["modes"] else 3
        for name, side in zip(seats, stone["sides"], strict=True):
            assert (f"{name}: {len(side)} of {needs} cards." in said) == (len(side) < needs)
            assert f"{name}: " in said
            for card in side:
                spoken = f"Stone {number}, {name}: {card.replace('-', ' ')}"
                assert group.locator(f"[aria-label='{spoken}']").count() == 1 or "-" not in card
        stone_piece = group.locator(f"[data-digit='{number}']")
        assert stone_piece.get_attribute("aria-label") == f"Stone {number}"
        assert stone_piece.get_attribute("data-motion") == "slide"
    own = api.as_(game["tokens"][0]["token"]).get(f"/v1/games/{game['id']}")["state"]
    held = page.locator(".hand.near .playing-card")
    assert {held.nth(place).get_attribute("aria-label") for place in range(held.count())} >= {
        f"Hand: {card.replace('-', ' ')}" for card in own["hands"][0]
    }
    assert held.first.get_attribute("data-motion") == "turn"


def test_an_empty_place_is_visible_only_with_a_selected_card(show_fork: Callable[..., Any]) -> None:
    """Then each open side of the player with room has a clickable place; without a card there is none."""
    page, game = show_fork("base")
    assert page.locator(".place").count() == 0
    page.locator(".hand.near .playing-card.clickable").first.click()
    until(page, "document.querySelector('.hand.near .picked')")
    stones = game["state"]["stones"]
    open_ = [n for n, one in enumerate(stones, 1) if one["owner"] is None and len(one["sides"][0]) < 3]
    found = page.locator(".place.clickable")
    assert [found.nth(n).get_attribute("data-targets") for n in range(found.count())] == [f"stone:{n}" for n in open_]
    page.get_by_role("button", name="Choose again").click()
    until(page, "!document.querySelector('.place')")


def test_the_hand_stays_while_the_board_scrolls(show_fork: Callable[..., Any]) -> None:
    """On a small phone the stones can be scrolled, and the hand does not move."""
    page, _ = show_fork("tactics", "phone", width=360, height=640)
    card = page.locator(".hand.near .playing-card").first
    before = card.bounding_box()
    scrolled = page.locator(".board").evaluate("(board) => { board.scrollTop = 999; return board.scrollTop; }")
    assert scrolled > 10
    assert card.bounding_box() == before
    page.locator(".column .formation").last.scroll_into_view_if_needed()


def test_the_files_of_the_game_are_small() -> None:
    """Its drawings and texts have at most 60 KB, compressed."""
    files = sorted(path for path in PAGE_OF_GAME.iterdir() if path.is_file())
    assert len(files) > 20
    assert sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in files) < 60 * 1024


EXPLAINED = """async () => {
  const said = {};
  for (const one of document.querySelectorAll('.play button, .play [tabindex="0"]')) {
    document.activeElement.blur();
    one.focus();
    const name = `${one.ariaLabel} ${one.dataset.key ?? ''}`;
    for (let tries = 0; tries < 50 && !document.querySelector('#popover:popover-open'); tries += 1)
      await new Promise((done) => setTimeout(done, 10));
    said[name] = document.querySelector('#popover:popover-open')?.innerText ?? '';
  }
  return said;
}"""
"""The explanations of focusable elements."""


def read_explanations(page: Any) -> dict[str, str]:
    """Return the explanation of each element of the table on focus, by its label."""
    page.mouse.move(1, 1)
    page.locator("#popover").wait_for(state="hidden")
    page.keyboard.press("Tab")  # from now on the focus is that of a keyboard
    said: dict[str, str] = page.evaluate(EXPLAINED)
    return said


@pytest.mark.parametrize("kind", TABLES)
def test_everything_explains_itself(kind: str, show_fork: Callable[..., Any]) -> None:
    """Each card, stone, place, deck and pile has an explanation, with clauses if a rule applies."""
    page, game = show_fork(kind)
    said = read_explanations(page)
    assert len(said) > 25
    assert not [name for name, text in said.items() if len(text) < 30]
    stones = {name: text for name, text in said.items() if re.match(r"Stone \d stone:", name)}
    assert len(stones) == 9
    assert all("ST-" in text for text in stones.values())
    deck = next(text for name, text in said.items() if name.startswith("Clan deck"))
    assert "You draw when you have played a card." in deck
    held = game["state"]["tactic_hands"][0]
    for card in held:
        assert any(re.search("Elite troop|Combat mode|Ruse", text) and "ST-32" in text for text in said.values()), card


def test_the_effect_of_a_click_is_shown_before_it(api: Api, show_fork: Callable[..., Any]) -> None:
    """A card says that a click selects it, and a stone that a click plays it there. After the turn all say why not."""
    page, game = show_fork("base")
    card = page.locator(".hand.near .playing-card.clickable").first
    name = card.get_attribute("aria-label").removeprefix("Hand: ")
    before = read_explanations(page)
    said = before[f"Hand: {name} hand:{name.replace(' ', '-')} 1"]
    assert "A click chooses it; then click your side of a stone." in said
    assert any("Claims follow the card that you play (ST-03)." in text for text in before.values())
    card.click()
    until(page, "document.querySelector('.hand.near .picked')")
    chosen = read_explanations(page)
    assert any(f"A click plays the {name} here." in text for text in chosen.values())
    assert any("It is chosen. A click lets go of it." in text for text in chosen.values())
    move = api.as_(game["tokens"][0]["token"]).get(f"/v1/games/{game['id']}/legal-moves")["moves"][0]
    page.locator(f"[data-targets='stone:{move['stone']}']").first.click()
    until(page, "document.querySelector('.prompt')?.textContent.includes(\"It is Bob's turn\")")
    after = read_explanations(page)
    assert any("It is Bob's turn." in text for name, text in after.items() if "hand:" in name)


NO_TACTIC = """async (state) => {
  const { whyNotNow } = await part('games/schotten_totten/why_not.js');
  return whyNotNow({ state, me: 0, names: ['Ann', 'Bob'], clicked: [] }, 'joker');
}"""


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"played": [1, 0]}, "ST-32"),
        ({"jokers": [True, False]}, "ST-44"),
        ({}, "ST-64"),
        ({"phase": "recruit"}, "ST-60"),
        ({"phase": "return"}, "ST-60"),
        ({"phase": "return", "jokers": [True, False]}, "ST-44"),
        ({"phase": "claim"}, "ST-03"),
    ],
)
def test_an_unplayable_card_shows_the_reason(changes: dict[str, Any], clause: str, home: Callable[..., Any]) -> None:
    """The reason has the clause, as far as it follows from the table."""
    page = home()
    state = {"turn": 0, "phase": "play", "played": [0, 0], "jokers": [False, False], "stones": []} | changes
    assert f"({clause})" in page.evaluate(NO_TACTIC, state)


def test_hidden_cards_reveal_nothing(api: Api, show_fork: Callable[..., Any]) -> None:
    """The backs of the other hand differ by deck only, and no card of Bob's hand is named on the page."""
    page, game = show_fork("tactics")
    backs = page.evaluate("""[...document.querySelectorAll('.hand.far .playing-card')].map((one) => one.outerHTML)""")
    bob = api.as_(game["tokens"][1]["token"]).get(f"/v1/games/{game['id']}")["state"]
    held = [*bob["hands"][1], *bob["tactic_hands"][1]]
    assert len(backs) == len(held)
    assert len({re.sub(' data-piece="hand:1:(clan|tactic)"', "", back) for back in backs}) == 2
    lying = page.evaluate("[...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece)")
    clan = [card for card in held if "-" in card]
    assert clan
    assert not {f"card:{card}" for card in clan} & set(lying)
    assert page.locator(".hand.far [tabindex='0']").count() == 1


NAMED = "[...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece)"


def test_a_card_is_the_same_piece_in_the_hand_and_at_a_stone(show_fork: Callable[..., Any]) -> None:
    """Played by keyboard alone, it keeps its name, so that its move is animated. Names are unique."""
    page, _ = show_fork("tactics")
    names = page.evaluate(NAMED)
    assert len(names) == len(set(names))
    card = page.locator(".hand.near .playing-card.clickable").first
    piece = card.get_attribute("data-piece")
    card.focus()
    page.keyboard.press("Enter")
    until(page, "document.activeElement.getAttribute('aria-pressed') === 'true'")
    place = page.locator(".place.clickable").first
    stone = place.get_attribute("data-targets")
    place.focus()
    page.keyboard.press("Enter")
    until(page, f"!!document.querySelector('.side.lower [data-piece=\"{piece}\"]')")
    assert stone in page.locator(f"[data-piece='{piece}']").get_attribute("data-targets")
    names = page.evaluate(NAMED)
    assert len(names) == len(set(names))


RESULTS = """async (id) => {
  const { results } = await part('games/schotten_totten/results.js');
  const { decisionsAfter } = await part('api.js');
  const game = await (await fetch(`/v1/games/${id}`)).json();
  return results(game, await decisionsAfter(id, 0));
}"""


@pytest.mark.parametrize("name", ["schotten_totten_1_round", "schotten_totten_3_rounds", "schotten_totten_stuck"])
def test_the_results_add_up(name: str, api: Api, home: Callable[..., Any]) -> None:
    """The rows of a game have its stones and the points of its rounds, with each winner and reason."""
    path = recording(name)
    events = [
        event
        for line in path.read_text().splitlines()
        for event in (json.loads(line).get("decision") or {}).get("events", [])
    ]
    ends = [event for event in events if event["type"] == "schotten_totten.round_ended"]
    game = api.imported(path.read_bytes())
    page = home()
    found = page.evaluate(RESULTS, game["id"])
    rows = {row["name"]: row["values"] for row in found["rows"]}
    assert found["total"] == game["outcome"]["points"]
    assert all(row["explain"] for row in found["rows"])
    if len(ends) == 1:
        assert rows["stones"] == ends[0]["stones"]
        assert rows["points"] == ends[0]["points"]
        assert [value == "yes" for value in rows["five stones"]] == [stones >= 5 for stones in ends[0]["stones"]]
    else:
        assert [rows[f"Round {number}"] for number in range(1, len(ends) + 1)] == [end["points"] for end in ends]
    said = found["why"] if len(ends) == 1 else [row["explain"] for row in found["rows"]]
    how = {"three_adjacent": "three stones side by side", "five": "five stones", "stuck": "could only pass"}
    for end, sentence in zip(ends, said, strict=True):
        assert how[end["reason"]] in sentence
        assert sentence.startswith(f"{game['seats'][end['winner']]['name']} wins")


LESSON = """async () => {
  const { html, render } = await part('html.js');
  const { picture } = await part('games/schotten_totten/picture.js');
  const { how } = await part('games/schotten_totten/how.js');
  const main = document.getElementById('main');
  main.replaceChildren();
  const sections = how().map(({ title, content }) => html`<section><h2>${title}</h2>${content}</section>`);
  render(main, html`<h1>How to play</h1><div class="picture">${picture()}</div>${sections}`);
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_how_to_play_is_drawn_without_the_style_of_the_table(size: str, home: Callable[..., Any]) -> None:
    """It has six sections with pictures of the game's pieces, the five formations and all nine tactic cards."""
    page = home(size, "dark" if size == "phone" else "light")
    page.get_by_role("button", name="New game").wait_for()
    page.evaluate(LESSON)
    assert page.locator("section").count() == 6
    assert page.locator(".formations li").count() == 5
    assert page.locator("section").last.locator("li svg").count() == 9
    assert page.locator(".picture svg").get_attribute("viewBox") == "0 0 320 180"
    fits(page)
    sound(page)
    shoot(page, f"after schotten totten how {size}")
