"""Players in a real browser: accounts, their games, invitations, rematches."""

from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.endings import finish, nearly_over
from helpers.pages import ACTS_AS, become, client, fits, game_of, player_of, sit, sound, until
from helpers.webhooks import move

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

HELD = "Object.keys(localStorage).filter((name) => name.startsWith('cairn:token:')).length"


def open_two(page: Any, other: str) -> str:
    """Open a game of Schotten Totten in which seat 1 begins, in the lobby's form, and return its id."""
    page.get_by_role("button", name="New game").click()
    page.get_by_role("radio", name="Schotten Totten").check()
    page.get_by_label("Who sits on seat 2").select_option(other)
    page.get_by_label("Who begins").select_option("0")
    page.get_by_role("button", name="Open the game").click()
    page.locator(".table:not([aria-busy])").wait_for()
    return game_of(page)


def test_a_visitor_becomes_a_player_by_giving_a_name(live: str, api: Api, home: Callable[..., Any]) -> None:
    """The name is shown at the top, also after a reload, and can be changed in all games."""
    page = home("phone")
    page.get_by_role("heading", name="Waiting for players").wait_for()
    assert page.evaluate(ACTS_AS) is None
    sound(page)
    become(page, live, "Ann")
    assert page.get_by_role("heading", name="Your games").is_visible()
    page.reload()
    page.locator("#nav").get_by_role("link", name="Ann").click()
    page.get_by_role("heading", name="You", exact=True).wait_for()
    sound(page)
    fits(page)
    page.get_by_label("Your name").fill("Ann of Green Gables and all that there is")
    page.get_by_role("button", name="Change the name").click()
    page.get_by_text("A name has 1 to 40 characters").or_(page.get_by_text("The name is changed")).first.wait_for()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Change the name").click()
    page.locator("#nav").get_by_role("link", name="Anna").wait_for()
    assert api.get(f"/v1/players/{player_of(page)}")["name"] == "Anna"


def test_opening_a_game_creates_no_player(live: str, api: Api, visit: Callable[..., Any], sign_up: Any) -> None:
    """A guest's seat has a token, and no other data of a guest is stored. A player's seat has none of its own."""
    page = sign_up("Ann")
    page.get_by_role("button", name="New game").click()
    sound(page)
    page.get_by_role("button", name="Open the game").click()
    page.locator(".table:not([aria-busy])").wait_for()
    assert page.evaluate(HELD) == 0
    game = api.get(f"/v1/games/{page.url[-20:]}")
    assert (game["seats"][0]["player"], game["rated"]) == (player_of(page), True)
    assert (
        page.locator(".players").get_by_role("link", name="Ann").get_attribute("href") == f"#/players/{player_of(page)}"
    )
    page.locator(".players").get_by_text("you", exact=True).wait_for()

    other = visit("desk")
    other.goto(f"{live}/")
    other.get_by_role("button", name="New game").click()
    other.get_by_label("Name on seat 1").fill("Bob")
    other.keyboard.press("Enter")
    other.locator(".table:not([aria-busy])").wait_for()
    assert (other.evaluate(HELD), other.evaluate(ACTS_AS)) == (1, None)
    game = api.get(f"/v1/games/{other.url[-20:]}")
    assert (game["seats"][0]["player"], game["rated"]) == (None, False)


def test_a_player_has_one_seat_with_guests_next_to_them(api: Api, sign_up: Callable[..., Any]) -> None:
    """ "Me" moves to the last selected seat. Others at the device are guests, in the form and at an open seat."""
    page = sign_up("Ann")
    page.get_by_role("button", name="New game").click()
    page.get_by_role("radio", name="Highland Clans").check()
    page.get_by_label("Who sits on seat 2").select_option("me")
    assert page.get_by_label("Who sits on seat 1").input_value() == "medium"
    page.get_by_label("Who sits on seat 1").select_option("guest")
    page.get_by_label("Name on seat 1").fill("Cid")
    page.get_by_label("Who sits on seat 3").select_option("open")
    page.get_by_role("button", name="Open the game").click()
    page.get_by_text("The game begins when every seat is taken").wait_for()
    page.get_by_role("button", name="Invite to Highland Clans").click()
    page.get_by_role("button", name="Somebody else at this device").click()
    page.get_by_label("Name of the guest").fill("Dora")
    sound(page)
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.players .kind').length === 3 && document.querySelector('.history')")
    until(page, f"{HELD} === 2 && !document.querySelector('.players')?.textContent.includes('open seat')")
    seats = api.get(f"/v1/games/{page.url[-20:]}")["seats"]
    assert [(seat["name"], seat["player"]) for seat in seats] == [
        ("Cid", None),
        ("Ann", player_of(page)),
        ("Dora", None),
    ]


def test_waiting_games_come_first_and_are_counted_in_the_title(
    live: str, api: Api, sign_up: Callable[..., Any]
) -> None:
    """The feed reports actions of others: a move, and an invitation, which is accepted or declined."""
    ann, bob = sign_up("Ann"), sign_up("Bob", "phone", "dark")
    game = open_two(ann, "open")
    ann.goto(f"{live}/#/")
    bob.get_by_role("button", name="Sit down at").click()
    bob.locator(".table:not([aria-busy])").wait_for()
    until(ann, "document.title === '(1) Cairn'")
    ann.locator(".yours").get_by_role("link", name="your turn. Play. Schotten Totten: Ann, Bob").wait_for()
    assert ann.locator(".row").count() == 1, "no game is listed twice"
    assert bob.title() == "Schotten Totten · Cairn"
    as_ann = client(ann, api)
    move(game, as_ann)
    until(bob, "document.title === '● Your turn · Schotten Totten · Cairn'")
    until(ann, "document.title === 'Cairn'")
    ann.locator(".yours").get_by_role("link", name="Play. Schotten Totten: Ann, Bob", exact=True).wait_for()

    bob.goto(f"{live}/#/")
    invitation = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "player": "me"}]}
    invitation["seats"].append({"kind": "open", "player": player_of(bob)})  # type: ignore[attr-defined]
    invited = [as_ann.post("/v1/games", invitation)["id"] for _ in range(2)]
    until(bob, "document.title === '(3) Cairn'")
    bob.locator(".yours").get_by_text("invitation", exact=True).first.wait_for()
    sound(bob)
    fits(bob)
    bob.get_by_role("button", name="Decline the invitation").first.click()
    until(bob, "document.title === '(2) Cairn'")
    bob.get_by_role("button", name="Accept the invitation").click()
    bob.locator(".table:not([aria-busy])").wait_for()
    seats = {game: api.get(f"/v1/games/{game}")["seats"][1] for game in invited}
    assert sorted((seat["kind"], seat["player"], seat["reserved"]) for seat in seats.values()) == [
        ("human", player_of(bob), False),
        ("open", None, False),
    ]


def test_an_inviter_is_blocked_and_unblocked(live: str, api: Api, sign_up: Callable[..., Any]) -> None:
    """From a visible invitation. Their invitations stay hidden until they are unblocked on the player's page."""
    ann, bob = sign_up("Ann"), sign_up("Bob", "phone")
    as_ann, as_bob = client(ann, api), client(bob, api)
    seats = [{"kind": "human", "player": "me"}, {"kind": "open", "player": player_of(bob)}]
    as_ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})
    bob.goto(f"{live}/#/")
    until(bob, "document.title === '(1) Cairn'")
    bob.get_by_role("button", name="Block Ann").click()
    sound(bob)
    bob.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    until(bob, "document.title === 'Cairn'")
    bob.get_by_role("button", name="Block Ann").wait_for(state="detached")
    assert [one["id"] for one in as_bob.get("/v1/me/blocked")["items"]] == [player_of(ann)]
    bob.goto(f"{live}/#/me")
    bob.get_by_role("heading", name="Blocked players").wait_for()
    sound(bob)
    fits(bob)
    bob.get_by_role("button", name="Unblock Ann").click()
    bob.get_by_role("heading", name="Blocked players").wait_for(state="detached")
    assert as_bob.get("/v1/me/blocked")["items"] == []
    as_ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})
    until(bob, "document.title.startsWith('(1)')")


def test_a_hidden_page_reads_no_feed(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """It uses no connection of the other tabs, and catches up when it is visible again."""
    ann = visit("desk")
    with ann.expect_response(f"{live}/v1/stream"):  # if hidden earlier, it would read none
        become(ann, live, "Ann")
    hide = "(hidden) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
    hide += " document.dispatchEvent(new Event('visibilitychange')); }"
    feeds = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/v1/stream')).length"
    ann.evaluate(hide, True)
    until(ann, f"{feeds} === 1")  # a request is listed when it has ended
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": "Bob"}]
    client(ann, api).post("/v1/games", {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats})
    ann.evaluate(hide, False)
    until(ann, "document.title === '(1) Cairn'")


def test_a_player_is_invited_from_their_page(live: str, api: Api, sign_up: Callable[..., Any]) -> None:
    """A seat of the new game is reserved for them and not offered to others."""
    ann, bob, cid = sign_up("Ann", "phone"), sign_up("Bob"), sign_up("Cid")
    ann.goto(f"{live}/#/players/{player_of(bob)}")
    ann.get_by_role("heading", name="Bob").wait_for()
    ann.get_by_text("There are no games to show.").wait_for()
    sound(ann)
    fits(ann)
    ann.get_by_role("button", name="Invite to a game").click()
    ann.get_by_role("radio", name="Schotten Totten").check()
    assert ann.get_by_label("Who sits on seat 2").input_value() == "invited"
    sound(ann)
    ann.get_by_role("button", name="Open the game").click()
    ann.locator(".players").get_by_text("Bob (invited)").wait_for()
    until(bob, "document.title === '(1) Cairn'")
    cid.goto(f"{live}/#/games/{ann.url[-20:]}")
    cid.locator(".table:not([aria-busy])").wait_for()
    assert cid.get_by_role("button", name="Sit down").count() == 0
    bob.get_by_role("button", name="Accept the invitation").focus()
    bob.keyboard.press("Enter")
    bob.locator(".history li").first.wait_for()
    bob.locator(".players").get_by_role("link", name="Ann").click()
    bob.get_by_role("heading", name="Ann").wait_for()
    bob.get_by_role("link", name="Schotten Totten: Ann, Bob").wait_for()
    bob.goto(f"{live}/#/players/{'a' * 20}")
    bob.get_by_text("There is no such player, or they were erased.").wait_for()


@pytest.mark.usefixtures("importer")
@pytest.mark.parametrize("kind", ["players", "guests"])
def test_two_players_have_a_rematch(kind: str, live: str, api: Api, visit: Callable[..., Any]) -> None:
    """One requests it. The other sees that they wait, and joins. A spectator may watch."""
    ann, bob, cid = visit("desk"), visit("phone"), visit("desk")
    if kind == "players":
        become(ann, live, "Ann")
        become(bob, live, "Bob")
        clients = [client(ann, api), client(bob, api)]
        seats = {"kind": "human", "player": "me"}, {"kind": "open", "player": player_of(bob)}
        game = nearly_over(api, *seats, asked_by=clients[0])
        clients[1].post(f"/v1/games/{game['id']}/seats", {})
    else:
        game = nearly_over(api, {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})
        clients = [api.as_(token["token"]) for token in game["tokens"]]
    sit(ann, live, game, 0)
    sit(bob, live, game, 1)
    sit(cid, live, game)
    finish(api, game["id"], *clients)
    ann.get_by_role("button", name="Ask for a rematch").wait_for()
    bob.get_by_role("button", name="Ask for a rematch").wait_for()
    sound(ann)
    ann.get_by_role("button", name="Ask for a rematch").focus()
    ann.keyboard.press("Enter")
    ann.get_by_role("link", name="This game is a rematch.").wait_for()
    rematch = api.get(f"/v1/games/{game['id']}")["rematch"]
    assert ann.url[-20:] == rematch
    bob.get_by_text("Ann waits in the rematch.").wait_for()
    sound(bob)
    fits(bob)
    cid.get_by_role("link", name="Watch the rematch").wait_for()
    assert cid.get_by_role("button", name="rematch").count() == 0
    bob.get_by_role("button", name="Join the rematch").click()
    for page in (ann, bob):
        until(page, f"part('store.js').then(({{ get }}) => get().me && get().game?.id === '{rematch}')")
        page.locator(".history li").first.wait_for()
    found = api.get(f"/v1/games/{rematch}")
    assert [(seat["name"], seat["kind"]) for seat in found["seats"]] == [("Ann", "human"), ("Bob", "human")]
    mine = [page.evaluate("part('store.js').then(({ get }) => get().me.seat)") for page in (ann, bob)]
    assert mine == [0, 1]
