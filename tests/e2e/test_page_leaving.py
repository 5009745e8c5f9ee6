"""The page's dialog before leaving a seat."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import game_of, sound
from helpers.tables import table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


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
def test_leaving_shows_its_consequences(
    seats: int, costs: list[str], live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """For the player, for the others and for ratings, and that it is final."""
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


def test_leaving_a_rated_game_shows_that_it_costs_rating(live: str, visit: Callable[..., Any]) -> None:
    """If the service says that the game counts."""
    page = visit("desk")
    page.goto(f"{live}/")
    page.evaluate(RATED)
    assert "You lose rating as for a lost game." in page.get_by_role("dialog").inner_text()
