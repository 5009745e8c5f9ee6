"""A player's page in a real browser: devices, the recovery code, export, erasure, ratings, standings."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import ACTS_AS, become, client, fits, player_of, scanned, sound, until
from helpers.people import play_enough
from helpers.rated import open_game, player, resigned

from cairn.events.table import Seat
from cairn.service.container import Services

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def test_a_second_device_is_added_by_a_link(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The code contains the link. It works once, disappears from the URL, and the new device can be removed."""
    ann, phone, late = visit("desk", "dark"), visit("phone"), visit("phone")
    become(ann, live, "Ann")
    ann.goto(f"{live}/#/me")
    ann.get_by_role("button", name="Use on another device").click()
    ann.get_by_text("The link works for 10 minutes.").wait_for()
    sound(ann)
    link = ann.get_by_role("textbox", name="Link").input_value()
    assert scanned(ann.get_by_role("img", name="QR code with the link")) == link
    assert link.startswith(f"{live}/#/link/")
    phone.goto(link)
    phone.get_by_label("Name of this device").fill("Phone")
    assert phone.url == f"{live}/#/link", "the token is out of the address before anything else"
    sound(phone)
    fits(phone)
    phone.keyboard.press("Enter")
    phone.locator("#nav").get_by_role("link", name="Ann").wait_for()
    assert player_of(phone) == player_of(ann)
    assert link.rpartition("/")[2] not in phone.evaluate("JSON.stringify(localStorage) + location.href")
    phone.go_back()
    phone.wait_for_timeout(100)
    assert "." not in phone.evaluate("location.hash")

    late.goto(link)
    late.get_by_role("button", name="Use this device").click()
    late.locator(".refused").wait_for()
    assert late.evaluate(ACTS_AS) is None
    ann.get_by_text("The other device has used the link.").wait_for()
    ann.get_by_role("button", name="Close").click()
    ann.get_by_role("button", name="Remove Phone").click()
    ann.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    ann.get_by_role("button", name="Remove Phone").wait_for(state="detached")
    phone.goto(f"{live}/")
    phone.get_by_text("This device does not know you any more").wait_for()
    assert phone.evaluate(ACTS_AS) is None
    phone.get_by_role("button", name="Remember me").wait_for()


@pytest.mark.usefixtures("importer")
def test_all_data_is_downloaded(live: str, api: Api, tmp_path: Path, sign_up: Callable[..., Any]) -> None:
    """One file of the service: the player, their devices, and all of their games, without secrets."""
    page = sign_up("Ann", "phone")
    me = client(page, api)
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": "Bob"}]
    ended, running = (me.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})["id"] for _ in range(2))
    assert me.ask("DELETE", f"/v1/games/{ended}/seats/0").status_code == 200
    page.goto(f"{live}/#/me")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    download.value.save_as(tmp_path / "all.json")
    page.get_by_text("The file with").wait_for()
    found = json.loads((tmp_path / "all.json").read_text())
    assert found["player"]["name"] == "Ann"
    assert len(found["tokens"]) == 1
    assert page.evaluate(ACTS_AS) not in json.dumps(found)
    assert {game["id"]: game["status"] for game in found["games"]} == {ended: "finished", running: "running"}


def play_rated(api: Api, ann: Api, bob: Api, other: str, **options: Any) -> str:
    """Play a rated game that Bob leaves as soon as it counts. Return its id."""
    seats = [{"kind": "human", "player": "me"}, {"kind": "open", "player": other}]
    game = ann.post("/v1/games", {"ruleset": "schotten_totten", "options": options, "seats": seats})
    bob.post(f"/v1/games/{game['id']}/seats", {})
    play_enough(game["id"], ann, bob)
    assert bob.ask("DELETE", f"/v1/games/{game['id']}/seats/1").status_code == 200
    return str(game["id"])


def test_ratings_over_time_and_standings(service_url: str, api: Api, visit: Callable[..., Any]) -> None:
    """A player's page has a chart and a table of each rating. The standings list players in order."""
    made = [api.post("/v1/players", {"name": name}) for name in ("Ann", "Bob")]
    ann, bob = (api.as_(player["token"]) for player in made)
    games = [play_rated(api, ann, bob, made[1]["id"]) for _ in range(3)]
    play_rated(api, ann, bob, made[1]["id"], tactics=True)
    page = visit("phone")
    counted = "(id) => fetch(`/v1/players/${id}`).then((answer) => answer.json()).then((one) => one.ratings"
    page.goto(f"{service_url}/")
    until(page, f"({counted}.reduce((sum, {{ games }}) => sum + games, 0) === 4))('{made[0]['id']}')")
    page.get_by_role("link", name="Standings: Schotten Totten").click()
    page.get_by_role("heading", name="Standings: Schotten Totten").wait_for()
    rows = page.get_by_role("row")
    assert [rows.nth(place).inner_text().split()[:2] for place in (1, 2)] == [["1", "Ann"], ["2", "Bob"]]
    assert "provisional" in rows.nth(1).inner_text()
    sound(page)
    fits(page)
    assert page.get_by_role("heading", name="The levels of AIs").count() == 0
    assert page.get_by_role("link", name="with bots").count() == 0
    page.get_by_role("link", name="Players, bots and AIs").click()
    page.get_by_role("heading", name="The levels of AIs").wait_for()
    page.get_by_role("link", name="usual options, with bots").click()
    page.get_by_text("in these standings yet.").wait_for()
    page.get_by_role("link", name="Players", exact=True).click()
    page.get_by_role("heading", name="The levels of AIs").wait_for(state="hidden")
    page.get_by_role("link", name="tactic cards", exact=True).focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.tabs [aria-current][href*=group]')?.textContent === 'tactic cards'")
    page.get_by_role("link", name="Highland Clans").click()
    page.get_by_text("Nobody is in these standings yet.").wait_for()
    page.go_back()
    page.get_by_role("link", name="Ann").click()
    page.get_by_role("heading", name="Ann").wait_for()
    page.get_by_role("img", name="Rating over time: from ").wait_for()
    page.get_by_text("The ratings as a table").click()
    page.get_by_role("link", name="Show the game").first.wait_for()
    assert page.get_by_role("link", name="Show the game").count() == 3
    sound(page)
    fits(page)
    page.get_by_role("radio", name="tactic cards").focus()
    page.keyboard.press("Space")
    page.get_by_role("img", name="in 1 game.").wait_for()
    assert page.evaluate("document.activeElement.type") == "radio"
    page.get_by_role("link", name="Replay").last.click()
    page.locator(".table:not([aria-busy])").wait_for()
    assert page.url[-20:] in games


def test_long_lists_continue(service_url: str, services: Services, api: Api, visit: Callable[..., Any]) -> None:
    """A player's games, the lobby's and the standings continue with a button, and each row appears once."""
    page, players = visit("desk"), [player(services, f"Player {number}") for number in range(52)]
    ended = [resigned(services, *players[place : place + 2]) for place in range(0, 52, 2)]
    games = {open_game(services, players[0], Seat("open")) for _ in range(30)}

    def read_games(count: int) -> set[str]:
        until(page, f"document.querySelectorAll('a.row').length === {count}")
        return {*page.evaluate("[...document.querySelectorAll('a.row')].map((row) => row.dataset.key)")}

    page.goto(f"{service_url}/#/players/{players[0].player}")
    assert len(read_games(24)) == 24
    page.get_by_role("button", name="Show more").click()
    assert read_games(31) == games | {ended[0]}
    page.goto(f"{service_url}/#/?show=open")
    read_games(8)
    page.get_by_role("button", name="Show more").click()
    assert read_games(30) == games
    until(
        page, "fetch('/v1/standings/schotten_totten?limit=100').then((a) => a.json()).then((s) => s.items.length > 51)"
    )
    page.goto(f"{service_url}/#/standings/schotten_totten")
    page.get_by_role("button", name="Show more").click()
    page.get_by_role("button", name="Show more").wait_for(state="detached")
    assert {*page.locator("table a").all_inner_texts()} == {f"Player {number}" for number in range(52)}


def test_a_player_erases_themself(live: str, api: Api, sign_up: Callable[..., Any]) -> None:
    """A dialog lists removed and remaining data and asks for the name. Then the browser knows no player."""
    page = sign_up("Ann", "phone")
    ann = player_of(page)
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": "Bob"}]
    game = client(page, api).post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})["id"]
    page.get_by_role("button", name="Later").click()
    page.goto(f"{live}/#/games/{game}")
    page.locator(".players").get_by_text("Ann").wait_for()
    page.evaluate("localStorage.setItem('cairn:last-game', 'glen_more')")
    page.evaluate("game => sessionStorage.setItem(`cairn:mute:${game}`, 'yes')", game)
    page.goto(f"{live}/#/me")
    page.get_by_role("button", name="Erase me").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Type your name").fill("Bob")
    dialog.get_by_role("button", name="Erase me for ever").click()
    dialog.get_by_text("That is not your name.").wait_for()
    sound(page)
    fits(page)
    assert api.get(f"/v1/players/{ann}")["name"] == "Ann"
    dialog.get_by_label("Type your name").fill("Ann")
    page.keyboard.press("Enter")
    page.get_by_text("You are erased.").wait_for()
    page.get_by_role("button", name="Remember me").wait_for()
    kept = page.evaluate("[localStorage, sessionStorage].flatMap((kept) => Object.values(kept)).filter(Boolean)")
    assert kept == []
    assert api.ask("GET", f"/v1/players/{ann}").status_code == 404
    assert api.get(f"/v1/games/{game}")["seats"][0]["name"] == "a former player"
    page.goto(f"{live}/#/games/{game}")
    page.locator(".players").get_by_text("a former player").wait_for()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_head_is_one_line_with_large_targets(size: str, sign_up: Callable[..., Any]) -> None:
    """At most 40 px high with the longest name, and each link at least 24 px wide and high."""
    page = sign_up("A name of forty letters in all, I think.", size)
    boxes = page.evaluate("""[...document.querySelectorAll('.top, .top a')].map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [width, height];
    })""")
    assert len(boxes) == 6
    assert boxes[0][1] <= 40
    assert min(side for box in boxes[1:] for side in box) >= 24
    fits(page)


def test_input_is_retained_when_the_screen_is_redrawn(live: str, api: Api, sign_up: Callable[..., Any]) -> None:
    """A partly typed name and the focus stay when a device is removed meanwhile."""
    page = sign_up("Ann")
    client(page, api).post("/v1/me/tokens", {"label": "My program", "scope": "read"})
    page.goto(f"{live}/#/me")
    page.get_by_label("Your name").fill("Anna Ma")
    page.get_by_role("button", name="Remove My program").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("button", name="Remove My program").wait_for(state="detached")
    assert page.get_by_label("Your name").input_value() == "Anna Ma"
    page.get_by_role("button", name="Change the name").click()
    page.locator("#nav").get_by_role("link", name="Anna Ma").wait_for()
    page.get_by_role("status").get_by_text("The name is changed").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Change the name"


def read_words(page: Any) -> list[str]:
    """Return the words in a dialog."""
    page.locator(".recovery-code li").nth(11).wait_for()
    words: list[str] = page.locator(".recovery-code li").all_inner_texts()
    assert len(words) == 12
    return words


@pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("phone", "dark")])
def test_a_player_returns_with_the_code(live: str, size: str, scheme: str, sign_up: Callable[..., Any]) -> None:
    """The lobby reminds a new player. The words are shown once, and an emptied browser reads any case, or 4 letters."""
    page = sign_up("Ann", size, scheme)
    ann = player_of(page)
    page.get_by_role("button", name="Write down your recovery code").click()
    words = read_words(page)
    sound(page)
    fits(page)
    page.get_by_role("button", name="I have written it down").click()
    page.get_by_role("dialog").wait_for(state="detached")
    assert not page.get_by_text("Write down your recovery code").count(), "a player is asked once only"
    assert words[0] not in page.evaluate("JSON.stringify(localStorage)")

    page.evaluate("localStorage.clear()")
    page.goto(f"{live}/#/me")
    page.reload()
    page.get_by_role("link", name="I have a recovery code").click()
    field = page.get_by_label("Your twelve words")
    field.fill(", ".join(word.upper() for word in words[:11]))
    page.get_by_text("11 of 12 words").wait_for()
    page.get_by_role("button", name="Come back").click()
    page.get_by_text("A recovery code has 12 words, and here are 11.").wait_for()
    sound(page)
    fits(page)
    field.fill("\n".join(word[:4] for word in words))
    page.get_by_text("All twelve words are there.").wait_for()
    page.get_by_role("button", name="Come back").click()
    page.locator("#nav").get_by_role("link", name="Ann").wait_for()
    assert player_of(page) == ann


def test_a_new_code_replaces_the_old_one(live: str, visit: Callable[..., Any]) -> None:
    """The player's page creates it after a confirmation. The old words are refused with a reason."""
    page, other = visit("desk"), visit("phone")
    become(page, live, "Ann")
    page.get_by_role("button", name="Later").click()
    page.get_by_role("button", name="Later").wait_for(state="detached")
    page.goto(f"{live}/#/me")
    page.get_by_role("button", name="Write down your recovery code").click()
    old = read_words(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Make a new code").click()
    page.get_by_role("button", name="Keep the old code").click()
    page.get_by_role("button", name="Make a new code").click()
    page.get_by_role("dialog").get_by_role("button", name="Make a new code").click()
    assert read_words(page) != old
    page.get_by_role("button", name="Copy").click()
    until(page, "document.querySelector('.recovery-code [role=status]')?.textContent")
    sound(page)

    other.goto(f"{live}/#/code")
    other.get_by_label("Your twelve words").fill(" ".join(old))
    other.get_by_role("button", name="Come back").click()
    other.get_by_text("This is no player's recovery code").wait_for()
    assert other.evaluate(ACTS_AS) is None


def test_only_the_code_is_printed(sign_up: Callable[..., Any]) -> None:
    """The words, the player and the site; no buttons, and nothing of the page behind."""
    page = sign_up("Ann")
    page.get_by_role("button", name="Write down your recovery code").click()
    words = read_words(page)
    page.emulate_media(media="print")
    page.get_by_text("The recovery code of Ann at").wait_for()
    assert page.get_by_text(words[0], exact=True).first.is_visible()
    assert not page.get_by_role("button", name="Print").is_visible()
    assert not page.get_by_role("heading", name="Your games").is_visible()
