"""Lessons, the printed rulebook, and the guide with the documentation of the API."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from helpers.api import Api, serve
from helpers.packages import ARD_RI, ROUP, site_of
from helpers.pages import fits, shoot, sound, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

OFFERED = ".play .clickable, .guide [data-move], .guide [data-key=next]"
READY = """part('store.js').then(({ get }) => {
  const { lesson, moves } = get();
  if (!lesson || lesson.told) return null;
  return lesson.isLast ? 'won' : lesson.isDone || moves.length ? 'offered' : null;
})"""
MAX_CLICKS = 120


def begin(page: Any, live: str, title: str) -> None:
    """Open a lesson from the list of them, with no delay between decisions."""
    page.goto(f"{live}/")
    page.evaluate("localStorage.setItem('cairn:pace', 'once')")
    page.goto(f"{live}/#/learn")
    page.get_by_role("link", name=title).click()
    page.locator(".guide .say").wait_for()


def follow_guide(page: Any, size: str) -> int:
    """Click the offered targets until the lesson is won, and return the number of clicks."""
    for clicks in range(MAX_CLICKS):
        if until(page, READY) == "won":
            page.get_by_text("You have won!").wait_for()
            return clicks
        page.locator(OFFERED).first.click()
        fits(page)
    shoot(page, f"a lesson goes on {size}")
    raise AssertionError(f"the lesson goes on after {MAX_CLICKS} clicks")


@pytest.fixture(scope="module")
def with_packages(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the URL of a service that has two more games, of packages."""
    yield from serve(redis_url, **site_of(tmp_path_factory.mktemp("packages") / "site", ARD_RI, ROUP))


LESSONS = {"Schotten Totten": 15, "Highland Clans": 15, "Glen More": 15, "Ard Rí": 15, "Roup": 13}
"""Every lesson, with its minimum number of clicks: one for each step at least."""


def test_every_game_with_a_lesson_is_listed(with_packages: str, visit: Callable[..., Any]) -> None:
    """Those of packages, too."""
    page = visit("desk")
    page.goto(f"{with_packages}/#/learn")
    page.locator(".lessons strong").first.wait_for()
    assert {*page.locator(".lessons strong").all_inner_texts()} == {*LESSONS}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", LESSONS)
def test_a_lesson_is_won_by_clicking_the_offered_targets(
    title: str, size: str, with_packages: str, visit: Callable[..., Any]
) -> None:
    """Each lesson leads to a won game. No move is sent to the service, and axe finds no problems."""
    page = visit(size)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url) if request.method != "GET" else None)
    begin(page, with_packages, title)
    sound(page)
    clicks = follow_guide(page, size)
    sound(page)
    shoot(page, f"the lesson of {title} is won {size}")
    assert clicks >= LESSONS[title]
    assert requests == []
    page.get_by_role("button", name="Play your first game").click()
    page.get_by_role("heading", name=title).last.wait_for()


def test_a_refusal_of_a_lesson_names_its_clause(live: str, visit: Callable[..., Any]) -> None:
    """The guide asks for an illegal move, and its refusal links to the clause. Another move is not accepted."""
    page = visit("desk")
    begin(page, live, "Schotten Totten")
    for _ in range(3):
        page.get_by_role("button", name="Go on").click()
    page.locator(".hand-bar [data-targets='hand:green-2'], .hand.near [data-targets='hand:green-2']").click()
    page.locator("[data-targets~='stone:9']").first.click()
    page.locator(".notice").get_by_text("That is not what Morag asked for.").wait_for()
    while not page.locator(".guide").get_by_text("Try to claim stone 6").count():
        page.locator(OFFERED).first.click()
        page.wait_for_timeout(50)
    page.locator("[data-key='stone:6 1'], .guide [data-move]").first.click()
    page.locator(".notice").get_by_text("Your side of stone 6 is not complete.").wait_for()
    page.get_by_role("link", name="ST-07").or_(page.get_by_role("button", name="ST-07")).wait_for()
    page.get_by_role("button", name="Go on").click()
    page.locator(".guide").get_by_text("That was refused").wait_for()


def test_a_lesson_can_be_repeated(live: str, visit: Callable[..., Any]) -> None:
    """Steps can be undone, and the lesson left. The page reports that an unknown game has no lesson."""
    page = visit("phone")
    begin(page, live, "Glen More")
    page.get_by_role("button", name="Go on").click()
    page.get_by_text("Step 2 of").wait_for()
    page.get_by_role("button", name="Back").click()
    page.get_by_text("Step 1 of").wait_for()
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("heading", name="Learn a game").wait_for()
    page.goto(f"{live}/#/learn/frog_race")
    page.get_by_text("This game has no lesson.").wait_for()


def test_the_whole_rulebook_is_printed(api: Api, home: Callable[..., Any]) -> None:
    """All clauses of the open dialog are on paper without scrolling."""
    page = home("phone")
    page.get_by_role("button", name="How to play: Schotten Totten").click()
    page.get_by_role("button", name="The whole rulebook").click()
    page.locator("dialog .rulebook li").first.wait_for()
    clauses = page.locator("dialog .rulebook li").count()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    book = page.locator(".paper-sheet .rulebook")
    assert book.locator("li").count() == clauses
    assert book.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert not page.locator("dialog").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_guide_can_be_read(size: str, scheme: str, live: str, visit: Callable[..., Any]) -> None:
    """The page links to it, and it links to each of its pages and back."""
    page = visit(size, scheme)
    page.goto(f"{live}/docs/")
    page.get_by_role("heading", name="Get started").wait_for()
    shoot(page, f"guide {size} {scheme}")
    for name in ("Errors", "Rate limits", "Your own game"):
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        page.get_by_role("heading", level=1, name=name).wait_for()
        fits(page)
        sound(page)
        shoot(page, f"guide {name} {size} {scheme}")
    page.goto(f"{live}/problems/illegal-move")
    page.get_by_text("What to do").wait_for()
    fits(page)
    sound(page)
    page.get_by_role("link", name="Cairn", exact=True).click()
    page.get_by_role("heading", name="Games").first.wait_for()


def test_the_documentation_can_be_tried(live: str, visit: Callable[..., Any]) -> None:
    """It works within its policy. Inline scripts are forbidden, and other pages cannot frame it: its origin has
    the tokens of seats.
    """
    page = visit("desk")
    answer = page.goto(f"{live}/docs/reference/")
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    page.locator(".opblock-summary-control").first.click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    page.locator(".live-responses-table").get_by_text("Schotten Totten").first.wait_for()
