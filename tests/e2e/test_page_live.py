"""The page while things go on: news, a service that is gone and comes back, tables that are left or deleted."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api, free_port, serve
from helpers.pages import SETTLED, sit, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TOLD = "document.querySelector('.story').textContent.includes({!r})"
STREAMS = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/stream')).length"


def test_a_service_that_is_gone_is_said_and_followed_again_when_it_is_back(
    redis_url: str, api: Api, visit: Callable[..., Any]
) -> None:
    """The page says that the connection is lost, and shows what happened once the service runs again."""
    port = free_port()
    process = serve(redis_url, port)
    url = next(process)
    game, (ann, _) = Api(url).open()
    page = visit("desk")
    sit(page, url, game, 1)
    next(process, None)
    page.locator("main").get_by_text("The connection to Cairn is lost").wait_for()
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_text("Cairn cannot be reached").wait_for()
    page.get_by_role("button", name="Close").click()
    played = api.as_(game["tokens"][0]["token"])
    assert ann.url != played.url
    moves = played.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    played.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
    process = serve(redis_url, port)
    next(process)
    page.locator("main").get_by_text("The connection to Cairn is lost").wait_for(state="detached")
    until(page, SETTLED)
    until(page, "document.querySelectorAll('.story li').length === 3")
    page.goto("about:blank")  # a stream that is read would keep the process
    next(process, None)


def test_nothing_fails_in_silence_without_a_network(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """In the lobby, at a table and in a replay: what cannot be had is said in words, and comes when asked again."""
    game, _ = api.open()
    page = visit("phone")
    page.goto(f"{live}/")
    page.get_by_text("Being played").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Schotten Totten").first.click()
    page.get_by_text("Cairn cannot be reached").wait_for()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.locator(".table").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Look back").click()
    page.locator(".notice").get_by_text("Cairn cannot be reached").wait_for()
    page.get_by_role("link", name="Games").click()
    page.get_by_role("button", name="New game").click()
    page.get_by_text("Cairn cannot be reached").first.wait_for()
    assert game["id"] not in page.url


def test_a_deleted_game_is_said_to_be_gone_and_the_next_is_streamed(
    live: str, api: Api, operator: Api, visit: Callable[..., Any]
) -> None:
    """Who watches a game that is deleted is told so; other games come as a stream then, not by polling."""
    gone, _ = api.open()
    other, (ann, _) = api.open()
    page = visit("desk")
    sit(page, live, gone, 0)
    assert operator.ask("DELETE", f"/v1/games/{gone['id']}").status_code == 204
    page.get_by_text("There is no such game, or it was deleted.").wait_for()
    with page.expect_response(re.compile(f"{other['id']}/stream")):
        page.goto(f"{live}/#/games/{other['id']}")
    moves = ann.get(f"/v1/games/{other['id']}/legal-moves")["moves"]
    ann.post(f"/v1/games/{other['id']}/moves", {"moves": moves[:1]})
    until(page, TOLD.format("Ann plays the"))
    asked = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in asked if other["id"] in name and "?wait=" in name]


def test_who_left_elsewhere_watches_on_and_keeps_her_other_seat(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A seat left at another device is forgotten, and only that one."""
    body = {"ruleset": "highland_clans", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]}
    game = api.post("/v1/games", body)
    waited = game["to_act"][0]["seat"]
    page = visit("desk")
    sit(page, live, game, waited, (waited + 1) % 3)
    leaver = api.as_(game["tokens"][waited]["token"])
    assert leaver.ask("DELETE", f"/v1/games/{game['id']}/seats/{waited}").status_code == 200
    until(page, "Object.keys(localStorage).filter((name) => name.startsWith('cairn:token:')).length === 1")
    until(page, f"document.querySelectorAll('.players li')[{(waited + 1) % 3}].textContent.includes('you')")


def test_a_hidden_page_keeps_no_stream_and_shows_the_news_when_it_is_seen_again(
    live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """A browser has six connections to a service for all its tabs: a tab that nobody sees keeps none of them."""
    game, (ann, _) = api.open()
    page = visit("desk")
    sit(page, live, game)
    until(page, STREAMS + " === 0 && document.querySelector('.table')")
    hide = "(hidden) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
    hide += " document.dispatchEvent(new Event('visibilitychange')); }"
    page.evaluate(hide, True)
    until(page, STREAMS + " === 1")  # it is listed when it has ended
    moves = ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    ann.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
    page.evaluate(hide, False)
    until(page, TOLD.format("Ann plays the"))


def test_steps_of_others_are_shown_one_by_one(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Steps that come all at once are each drawn, and rest a moment on the board."""
    game, clients = api.open()
    first = api.get(f"/v1/games/{game['id']}")
    for turn in range(4):
        client = clients[turn % 2]
        moves = client.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
        client.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
    steps = [api.ask("GET", f"/v1/games/{game['id']}/decisions/{version}").text for version in (3, 4, 5, 6)]
    body = "".join(f"event: decision\nid: 1\ndata: {step}\n\n" for step in steps)
    page = visit("desk")
    # The page is told of the beginning, then of four steps in one breath.
    page.route("**/stream", lambda route: route.fulfill(body=body, content_type="text/event-stream"), times=1)
    page.route(f"**/games/{game['id']}", lambda route: route.fulfill(json=first), times=1)
    page.goto(f"{live}/")
    page.evaluate("""import('/web/store.js').then(({ watch }) => {
      window.drawn = new Set();
      watch(({ game }) => game && window.drawn.add(game.version));
    })""")
    page.goto(f"{live}/#/games/{game['id']}")
    until(page, "window.drawn.has(6)")
    assert page.evaluate("[...window.drawn]") == [2, 3, 4, 5, 6]


def test_a_game_of_ais_is_watched_at_ones_own_speed(services: str, api: Api, visit: Callable[..., Any]) -> None:
    """The lobby opens one; its steps are shown one after the other, however quickly they come, or none waited for."""
    page = visit("phone")
    page.goto(f"{services}/")
    page.get_by_role("button", name="Watch AIs play: Schotten Totten").click()
    page.get_by_label("Speed").select_option("slow")
    until(page, "import('/web/store.js').then(({ get }) => get().behind > 3)")
    look = "import('/web/store.js').then(({ get }) => [get().game.version, get().log.at(-1).version])"
    shown, told = page.evaluate(look)
    assert told <= shown, "what happened is not told before it is shown"
    game = re.search("[a-z2-7]{20}", page.url)[0]  # type: ignore[index]
    played = api.get(f"/v1/games/{game}")["version"]
    assert shown + 3 < played
    page.get_by_role("button", name="catch up").click()
    until(page, f"import('/web/store.js').then(({{ get }}) => get().game?.version >= {played})")


def test_an_answer_that_comes_late_does_not_disturb_another_table(
    live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """Who sends a move and goes to another table before it is answered sees that table, and can play there."""
    slow, _ = api.open()
    other, _ = api.open()
    page = visit("desk")
    sit(page, live, other, 0)
    sit(page, live, slow, 0)
    until(page, SETTLED)
    held = []
    page.route(f"**/{slow['id']}/moves", lambda route: held.append(route))
    page.locator("[data-spot^='hand:']").first.click()
    page.locator("button.stone").first.click()
    until(page, "document.querySelector('.prompt').textContent === '…'")
    page.goto(f"{live}/#/games/{other['id']}")
    until(page, f"import('/web/store.js').then(({{ get }}) => get().game?.id === '{other['id']}')")
    with page.expect_response(re.compile(f"{slow['id']}/moves")):
        held[0].continue_()
    until(page, SETTLED)
    page.locator("[data-spot^='hand:']").first.click()
    page.locator("button.stone").first.click()
    until(page, TOLD.format("Ann plays the"))
    assert api.get(f"/v1/games/{other['id']}")["version"] == 3


@pytest.mark.parametrize("button", ["Open the game", "Sit down"])
def test_a_form_sent_twice_is_taken_once(button: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A double click opens one game, and takes one seat."""
    page = visit("phone")
    if button == "Sit down":
        api.open({"kind": "open"}, {"kind": "open"})
        page.goto(f"{live}/")
        page.get_by_role("button", name="Sit down at").click()
        page.get_by_label("Your name").fill("Ann")
    else:
        page.goto(f"{live}/")
        page.get_by_role("button", name="New game").click()
    page.locator("dialog").get_by_role("button", name=button, exact=True).dblclick()
    page.locator(".table").wait_for()
    page.goto(f"{live}/")
    page.locator(".row").first.wait_for()
    assert page.locator(".row").count() == 1
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('cairn:token:')).length") == 1
