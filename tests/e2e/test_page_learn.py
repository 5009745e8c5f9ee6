"""First lessons: clicking only the offered targets wins in the end, without requests for moves."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.pages import fits, shoot, sound, until

pytestmark = pytest.mark.browser

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


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", ["Schotten Totten", "Highland Clans", "Glen More"])
def test_a_lesson_is_won_by_clicking_the_offered_targets(
    title: str, size: str, live: str, visit: Callable[..., Any]
) -> None:
    """Each lesson leads to a won game. No move is sent to the service, and axe finds no problems."""
    page = visit(size)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method != "GET" else None)
    begin(page, live, title)
    sound(page)
    clicks = follow_guide(page, size)
    sound(page)
    shoot(page, f"the lesson of {title} is won {size}")
    assert clicks >= 15
    assert asked == []
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
