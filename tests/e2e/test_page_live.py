"""The page during games: new decisions, phrases, a restarted service, left and deleted tables."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api, free_port, serve
from helpers.pages import SETTLED, fits, sit, sound, until
from helpers.webhooks import move

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TOLD = "document.querySelector('.history')?.textContent.includes({!r})"
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
    move(game["id"], played)
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


def test_the_page_reports_a_missing_network(api: Api, home: Callable[..., Any]) -> None:
    """The lobby, a table and a replay each report the outage and load when the service is reachable again."""
    game, _ = api.open()
    page = home("phone")
    page.get_by_role("heading", name="Being played").wait_for()
    page.wait_for_function(THERE)
    page.context.set_offline(True)
    page.locator(".row").first.click()
    page.get_by_text("Cairn cannot be reached").wait_for()
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("Cairn cannot be reached").wait_for()
    page.context.set_offline(False)
    page.locator(".table:not([aria-busy])").wait_for()
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


def test_a_button_whose_code_cannot_be_loaded_says_so(api: Api, show_table: Callable[..., Any]) -> None:
    """Code is loaded when it is first needed, and again when the service can be reached."""
    page = show_table(api.open()[0])
    page.route("**/rulebook.js", lambda route: route.abort())
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog", name="Cairn cannot be reached").get_by_role("button", name="Close").click()
    page.unroute("**/rulebook.js")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_role("heading", name="Set-up").wait_for()


def test_a_spectator_sees_a_deletion_and_can_watch_the_next_game(
    live: str, api: Api, operator: Api, show_table: Callable[..., Any]
) -> None:
    """A deleted game ends with a message. The next game is streamed, not polled."""
    gone, _ = api.open()
    other, (ann, _) = api.open()
    page = show_table(gone, 0)
    assert operator.ask("DELETE", f"/v1/games/{gone['id']}").status_code == 204
    page.get_by_text("There is no such game, or it was deleted.").wait_for()
    with page.expect_response(re.compile(f"{other['id']}/stream")):
        page.goto(f"{live}/#/games/{other['id']}")
    move(other["id"], ann)
    until(page, TOLD.format("Ann plays the"))
    requests = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in requests if other["id"] in name and "?wait=" in name]


def test_a_seat_left_at_another_device_is_forgotten(api: Api, show_table: Callable[..., Any]) -> None:
    """The browser forgets the seat that was left and keeps its other seat."""
    body = {"ruleset": "highland_clans", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]}
    game = api.post("/v1/games", body)
    waited = game["to_act"][0]["seat"]
    page = show_table(game, waited, (waited + 1) % 3)
    leaver = api.as_(game["tokens"][waited]["token"])
    assert leaver.ask("DELETE", f"/v1/games/{game['id']}/seats/{waited}").status_code == 200
    until(page, "Object.keys(localStorage).filter((name) => name.startsWith('cairn:token:')).length === 1")
    until(page, f"document.querySelectorAll('.players li')[{(waited + 1) % 3}].textContent.includes('you')")


def test_a_hidden_page_closes_its_stream_and_catches_up_when_visible(api: Api, show_table: Callable[..., Any]) -> None:
    """A browser has six connections to a service for all its tabs, so a hidden tab uses none of them."""
    game, (ann, _) = api.open()
    page = show_table(game)
    page.evaluate("performance.clearResourceTimings()")  # a browser lists 250 requests, and the page has many modules
    until(page, STREAMS + " === 0 && document.querySelector('.table')")
    hide = "(hidden) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
    hide += " document.dispatchEvent(new Event('visibilitychange')); }"
    page.evaluate(hide, True)
    until(page, STREAMS + " === 1")  # a request is listed when it has ended
    move(game["id"], ann)
    page.evaluate(hide, False)
    until(page, TOLD.format("Ann plays the"))


def test_decisions_of_others_are_shown_one_by_one(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """Decisions that arrive together are drawn one after the other with a delay."""
    game, clients = api.open()
    first = api.get(f"/v1/games/{game['id']}")
    for _ in range(4):
        move(game["id"], *clients)
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


def test_a_game_of_ais_is_played_from_its_beginning(service_url: str, visit: Callable[..., Any]) -> None:
    """AIs that move at once may end the game before the page shows it."""
    page = visit("desk")
    page.goto(f"{service_url}/")
    page.evaluate("""part('store.js').then(({ watch }) => {
      window.steps = new Set();
      watch(({ game, step }) => game && step && window.steps.add(step.version));
    })""")
    page.get_by_role("button", name="Watch AIs play: Schotten Totten").click()
    page.get_by_role("button", name="Pause").wait_for()
    until(page, "part('store.js').then(({ get }) => get().game.status === 'finished')")
    page.get_by_label("Speed").select_option("very fast")
    page.get_by_role("button", name="Play the steps").wait_for()
    steps, last = page.evaluate("part('store.js').then(({ get }) => [[...window.steps], get().game.version])")
    assert (steps[:10], steps[-1]) == (list(range(2, 12)), last)


def test_the_steps_of_a_running_game_lead_to_its_present(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """A spectator who plays the steps then sees each new decision."""
    game, clients = api.open()
    move(game["id"], *clients)
    page = visit("desk")
    page.goto(f"{live}/#/games/{game['id']}?at=2&play=1")
    page.wait_for_url(f"{live}/#/games/{game['id']}")
    until(page, "part('store.js').then(({ get }) => get().at === null && !get().playingSteps)")
    move(game["id"], *clients)
    until(page, "part('store.js').then(({ get }) => get().game.version === 4)")


def test_a_spectator_chooses_the_speed(api: Api, show_table: Callable[..., Any]) -> None:
    """Decisions are shown at the chosen speed. The spectator can pause, and skip pending decisions."""
    game, clients = api.open()
    page = show_table(game)
    page.get_by_label("AIs' speed").select_option("slow")
    for _ in range(8):
        move(game["id"], *clients)
    until(page, "part('store.js').then(({ get }) => get().waiting > 3)")
    versions = "part('store.js').then(({ get }) => [get().game.version, get().log.at(-1).version])"
    shown, described = page.evaluate(versions)
    assert described <= shown, "a decision is not announced before it is shown"
    played = api.get(f"/v1/games/{game['id']}")["version"]
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
    until(page, "part('store.js').then(({ get }) => get().paused)")
    page.reload()
    until(page, "part('store.js').then(({ get }) => get().pace === 0)")


def test_a_late_response_does_not_affect_another_table(live: str, api: Api, show_table: Callable[..., Any]) -> None:
    """A player who opens another table before a move returns sees that table and can play there."""
    slow, _ = api.open()
    other, _ = api.open()
    page = show_table(other, 0)
    sit(page, live, slow, 0)
    until(page, SETTLED)
    held = []
    page.route(f"**/{slow['id']}/moves", lambda route: held.append(route))
    page.locator("[data-targets^='hand:']").first.click()
    page.locator("button.stone").first.click()
    until(page, "document.querySelector('.prompt')?.textContent === 'Sending…'")
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
    page.locator("dialog").get_by_role("button", name=button, exact=True).dblclick()
    page.locator(".table:not([aria-busy])").wait_for()
    page.goto(f"{live}/")
    page.locator(".row").first.wait_for()
    assert page.locator(".row").count() == 1
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('cairn:token:')).length") == 1


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


def test_phrases_can_be_muted(live: str, api: Api, show_table: Callable[..., Any]) -> None:
    """At one table, or permanently at all. A muting viewer receives and requests none."""
    (game, (ann, _)), (other, (cid, _)) = api.open(rounds=9), api.open(rounds=9)
    bob = show_table(other, 1)
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
    bob.locator(".table:not([aria-busy])").wait_for()
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


def test_a_player_against_ais_alone_has_no_phrases(api: Api, show_table: Callable[..., Any]) -> None:
    """There is no receiver."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "random"}]
    game = api.post("/v1/games", {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats})
    page = show_table(game, 0)
    page.locator("[data-key=more]").wait_for()
    assert not page.get_by_role("button", name="Say something").count()
