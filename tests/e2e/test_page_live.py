"""The page during games: new decisions, a restarted service, left and deleted tables."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api, free_port, serve
from helpers.pages import SETTLED, game_of, sit, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TOLD = "document.querySelector('.history').textContent.includes({!r})"
STREAMS = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/stream')).length"


def test_a_lost_connection_is_shown_and_recovered(redis_url: str, api: Api, visit: Callable[..., Any]) -> None:
    """The page shows the outage. When the service runs again, it catches up."""
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
    until(page, "document.querySelectorAll('.history li').length === 3")
    page.goto("about:blank")  # the process would wait for the end of a stream
    next(process, None)


THERE = """() => {
  const there = new Set(performance.getEntriesByType("resource").map((entry) => entry.name));
  const later = [...document.querySelectorAll('link[rel="prefetch"]')];
  return later.length > 0 && later.every((link) => there.has(link.href));
}"""
"""Whether the prefetched screens are available."""


def test_the_page_reports_a_missing_network(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The lobby, a table and a replay each report the outage and load when the service is reachable again."""
    game, _ = api.open()
    page = visit("phone")
    page.goto(f"{live}/")
    page.get_by_role("heading", name="Being played").wait_for()
    page.wait_for_function(THERE)
    page.context.set_offline(True)
    page.locator(".row").first.click()
    page.get_by_text("Cairn cannot be reached").wait_for()
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("Cairn cannot be reached").wait_for()
    page.context.set_offline(False)
    page.locator(".table").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Look back").click()
    page.locator(".notice").get_by_text("Cairn cannot be reached").wait_for()
    page.context.set_offline(False)
    page.locator(".replay").wait_for()
    assert page.get_by_text("Cairn cannot be reached").count() == 0
    page.context.set_offline(True)
    page.get_by_role("link", name="Cairn").first.click()
    page.get_by_text("Cairn cannot be reached").first.wait_for()
    assert game["id"] not in page.url


def test_a_spectator_sees_a_deletion_and_can_watch_the_next_game(
    live: str, api: Api, operator: Api, visit: Callable[..., Any]
) -> None:
    """A deleted game ends with a message. The next game is streamed, not polled."""
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


def test_a_seat_left_at_another_device_is_forgotten(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The browser forgets the seat that was left and keeps its other seat."""
    body = {"ruleset": "highland_clans", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]}
    game = api.post("/v1/games", body)
    waited = game["to_act"][0]["seat"]
    page = visit("desk")
    sit(page, live, game, waited, (waited + 1) % 3)
    leaver = api.as_(game["tokens"][waited]["token"])
    assert leaver.ask("DELETE", f"/v1/games/{game['id']}/seats/{waited}").status_code == 200
    until(page, "Object.keys(localStorage).filter((name) => name.startsWith('cairn:token:')).length === 1")
    until(page, f"document.querySelectorAll('.players li')[{(waited + 1) % 3}].textContent.includes('you')")


def test_a_hidden_page_closes_its_stream_and_catches_up_when_visible(
    live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """A browser has six connections to a service for all its tabs, so a hidden tab uses none of them."""
    game, (ann, _) = api.open()
    page = visit("desk")
    sit(page, live, game)
    page.evaluate("performance.clearResourceTimings()")  # a browser lists 250 requests, and the page has many modules
    until(page, STREAMS + " === 0 && document.querySelector('.table')")
    hide = "(hidden) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
    hide += " document.dispatchEvent(new Event('visibilitychange')); }"
    page.evaluate(hide, True)
    until(page, STREAMS + " === 1")  # a request is listed when it has ended
    moves = ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
    ann.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
    page.evaluate(hide, False)
    until(page, TOLD.format("Ann plays the"))


def test_decisions_of_others_are_shown_one_by_one(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Decisions that arrive together are drawn one after the other with a delay."""
    game, clients = api.open()
    first = api.get(f"/v1/games/{game['id']}")
    for turn in range(4):
        client = clients[turn % 2]
        moves = client.get(f"/v1/games/{game['id']}/legal-moves")["moves"]
        client.post(f"/v1/games/{game['id']}/moves", {"moves": moves[:1]})
    steps = [api.ask("GET", f"/v1/games/{game['id']}/decisions/{version}").text for version in (3, 4, 5, 6)]
    body = "".join(f"event: decision\nid: 1\ndata: {step}\n\n" for step in steps)
    page = visit("desk")
    # The page receives the first position, and then four decisions at once.
    page.route("**/stream?*", lambda route: route.fulfill(body=body, content_type="text/event-stream"), times=1)
    page.route(f"**/games/{game['id']}", lambda route: route.fulfill(json=first), times=1)
    page.goto(f"{live}/#/code")  # a screen that loads no game, unlike the lobby
    page.evaluate("""part('store.js').then(({ watch }) => {
      window.drawn = new Set();
      watch(({ game }) => game && window.drawn.add(game.version));
    })""")
    page.goto(f"{live}/#/games/{game['id']}")
    until(page, "window.drawn.has(6)")
    assert page.evaluate("[...window.drawn]") == [2, 3, 4, 5, 6]


def test_a_spectator_chooses_the_speed(service_url: str, api: Api, visit: Callable[..., Any]) -> None:
    """A game of AIs is shown at the chosen speed. The spectator can pause, and skip pending decisions."""
    page = visit("phone")
    page.goto(f"{service_url}/")
    page.get_by_role("button", name="Watch AIs play: Schotten Totten").click()
    page.get_by_label("AIs' speed").select_option("slow")
    until(page, "part('store.js').then(({ get }) => get().waiting > 3)")
    versions = "part('store.js').then(({ get }) => [get().game.version, get().log.at(-1).version])"
    shown, described = page.evaluate(versions)
    assert described <= shown, "a decision is not announced before it is shown"
    game = game_of(page)
    played = api.get(f"/v1/games/{game}")["version"]
    assert shown + 3 < played
    page.get_by_role("button", name="Pause").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Go on").wait_for()
    page.get_by_label("AIs' speed").select_option("at once")
    paused = page.evaluate(versions)[0]
    page.wait_for_timeout(500)
    assert page.evaluate(versions)[0] == paused
    page.get_by_role("button", name="Skip").click()
    until(page, f"part('store.js').then(({{ get }}) => get().game?.version >= {played})")
    until(page, "part('store.js').then(({ get }) => get().game?.status === 'finished' || get().paused)")
    page.reload()
    until(page, "part('store.js').then(({ get }) => get().pace === 0)")


def test_a_late_response_does_not_affect_another_table(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A player who opens another table before a move returns sees that table and can play there."""
    slow, _ = api.open()
    other, _ = api.open()
    page = visit("desk")
    sit(page, live, other, 0)
    sit(page, live, slow, 0)
    until(page, SETTLED)
    held = []
    page.route(f"**/{slow['id']}/moves", lambda route: held.append(route))
    page.locator("[data-targets^='hand:']").first.click()
    page.locator("button.stone").first.click()
    until(page, "document.querySelector('.prompt').textContent === 'Sending…'")
    page.goto(f"{live}/#/games/{other['id']}")
    until(page, f"part('store.js').then(({{ get }}) => get().game?.id === '{other['id']}')")
    with page.expect_response(re.compile(f"{slow['id']}/moves")):
        held[0].continue_()
    until(page, SETTLED)
    page.locator("[data-targets^='hand:']").first.click()
    page.locator("button.stone").first.click()
    until(page, TOLD.format("Ann plays the"))
    assert api.get(f"/v1/games/{other['id']}")["version"] == 3


@pytest.mark.parametrize("button", ["Open the game", "Sit down"])
def test_a_form_submitted_twice_counts_once(button: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A double click opens only one game and takes only one seat."""
    page = visit("phone")
    if button == "Sit down":
        api.open({"kind": "open"}, {"kind": "open"})
        page.goto(f"{live}/")
        page.get_by_role("button", name="Sit down at").click()
        page.get_by_role("dialog").get_by_label("Your name").fill("Ann")
    else:
        page.goto(f"{live}/")
        page.get_by_role("button", name="New game").click()
        page.get_by_label("Name on seat 1").fill("Ann")
    page.get_by_label("Play as a guest").check()
    page.locator("dialog").get_by_role("button", name=button, exact=True).dblclick()
    page.locator(".table").wait_for()
    page.goto(f"{live}/")
    page.locator(".row").first.wait_for()
    assert page.locator(".row").count() == 1
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('cairn:token:')).length") == 1
