"""Set phrases at a table, in a real browser: saying, seeing and muting them."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import fits, sit, sound, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
PHRASES = ["Hello!", "Good luck!", "Well played!", "Thank you!", "Oops!", "I am thinking…", "Bagpipes!", "Again?"]


def say(page: Any, words: str) -> None:
    """Choose a phrase."""
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name=words).click()


@pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("phone", "dark")])
def test_a_phrase_is_a_bubble_at_its_seat(
    live: str, api: Api, visit: Callable[..., Any], size: str, scheme: str
) -> None:
    """For all viewers, for some seconds. It is announced, and the next phrase has to wait."""
    game, _ = api.open(rounds=9)
    ann, bob, cid = visit(size, scheme), visit(size, scheme), visit("desk")
    for page, seats in ((ann, [0]), (bob, [1]), (cid, [])):
        sit(page, live, game, *seats)
    assert not cid.get_by_role("button", name="Say something").count(), "who only watches says nothing"
    ann.get_by_role("button", name="Say something").click()
    pictures = ann.get_by_role("group", name="Say something").get_by_role("button")
    assert pictures.all_inner_texts() == PHRASES
    assert ann.locator("#phrases svg").count() == len(PHRASES)
    sound(ann)
    fits(ann)
    ann.get_by_role("button", name="Bagpipes!").click()
    for page in (ann, bob, cid):
        bubble = page.locator(".players li.seat0 .said")
        bubble.wait_for()
        assert bubble.inner_text() == "Bagpipes!"
        assert page.locator("#announcements").inner_text() == "Ann says: Bagpipes!"
        fits(page)
    assert ann.get_by_role("button", name="Say something").is_disabled()
    sound(bob)
    bob.locator(".said").wait_for(state="detached")
    until(ann, "!document.querySelector('[data-key=say]').disabled")


def test_phrases_can_be_muted(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """At one table, or permanently at all. A muting viewer receives and requests none."""
    (game, (ann, _)), (other, (cid, _)) = api.open(rounds=9), api.open(rounds=9)
    bob = visit("desk")
    sit(bob, live, other, 1)
    sit(bob, live, game, 1)
    bob.locator("[data-key=more]").click()
    bob.get_by_label("Mute what people say at this table").check()
    sound(bob)
    bob.keyboard.press("Escape")
    assert not bob.get_by_role("button", name="Say something").count()
    assert ann.ask("POST", f"/v1/games/{game['id']}/phrases", json={"phrase": "oops"}).status_code == 204
    moves = ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    ann.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})  # sent after the phrase
    bob.locator(".prompt").get_by_text("It is your turn.").wait_for()
    assert not bob.locator(".said").count()

    bob.goto(f"{live}/#/games/{other['id']}")
    bob.get_by_role("button", name="Say something").wait_for()
    bob.locator("[data-key=more]").click()
    bob.get_by_label("Mute it at all tables").check()
    bob.reload()
    bob.locator(".table").wait_for()
    assert not bob.get_by_role("button", name="Say something").count()
    bob.locator("[data-key=more]").click()
    bob.get_by_label("Mute it at all tables").uncheck()
    bob.keyboard.press("Escape")
    bob.get_by_role("button", name="Say something").wait_for()
    assert cid.ask("POST", f"/v1/games/{other['id']}/phrases", json={"phrase": "oops"}).status_code == 204
    bob.locator(".said").wait_for()


def test_players_thank_each_other_after_the_end(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Players say phrases at the result, which also reach viewers who open it just afterwards."""
    game, (_, loser) = api.open(rounds=9)
    ann, late = visit("desk"), visit("phone")
    sit(ann, live, game, 0)
    loser.ask("DELETE", f"/v1/games/{game['id']}/seats/1")
    ann.locator(".table.ended").wait_for()
    late.goto(f"{live}/#/games/{game['id']}")
    late.locator(".table.ended").wait_for()
    with late.expect_response(lambda answer: "phrases=true" in answer.url):
        late.reload()
    say(ann, "Well played!")
    for page in (ann, late):
        page.locator(".players li.seat0 .said").wait_for(state="attached")


def test_a_player_against_ais_alone_has_no_phrases(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """There is no receiver."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "random"}]
    game = api.post("/v1/games", {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats})
    page = visit("desk")
    sit(page, live, game, 0)
    page.locator("[data-key=more]").wait_for()
    assert not page.get_by_role("button", name="Say something").count()
