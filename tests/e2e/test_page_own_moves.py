"""A move of one's own is on the board before the service has answered, and is taken back if it is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import Api
from helpers.pages import sit, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PEOPLE = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]
STATE = """part('screens/table/context.js').then(({ shownOf }) =>
  part('store.js').then(({ get }) => JSON.stringify(shownOf(get()).state)))"""
DRAWN = "document.querySelector('.play').innerHTML"
SEND = """part('screens/table/commands.js').then(({ sendMove }) =>
  part('store.js').then(({ get }) => { sendMove(get().moves.find(({ type }) => type === '%s')); }))"""
MOVES = [("schotten_totten", 2, "play_card"), ("highland_clans", 3, "warrior"), ("glen_more", 2, "take_tile")]


def open_table(api: Api, page: Any, url: str, ruleset: str, seats: int, kind: str) -> str:
    """Open games until the first player has a move of a kind, show the table to them, and return the game's id."""
    for _ in range(50):
        body = {"ruleset": ruleset, "seats": PEOPLE[:seats], "options": {"first_seat": 0}}
        game = api.post("/v1/games", body)
        ann = api.as_(game["tokens"][0]["token"])
        while any(move["type"] == "keep" for move in legal(ann, game["id"])):
            ann.post(f"/v1/games/{game['id']}/moves", {"moves": [{"type": "keep"}]})
        if any(move["type"] == kind for move in legal(ann, game["id"])):
            sit(page, url, game, 0)
            until(page, "part('store.js').then(({ get }) => (get().moves ?? []).length > 0)")
            return str(game["id"])
    raise AssertionError(f"no game has the move {kind}")


def wait_for_request(page: Any, held: list[Any]) -> None:
    """Wait until a request is held."""
    for _ in range(500):
        if held:
            return
        page.wait_for_timeout(20)
    raise AssertionError("nothing is sent")


def legal(client: Api, game: str) -> list[dict[str, Any]]:
    """Return the legal moves of a client's seat."""
    return list(client.get(f"/v1/games/{game}/legal-moves")["moves"])


@pytest.mark.parametrize(("ruleset", "seats", "kind"), MOVES)
def test_a_move_is_drawn_before_the_answer(
    ruleset: str, seats: int, kind: str, live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """The request waits, and the board has the move already. The answer changes only what was not known."""
    page, held = visit("desk"), list[Any]()
    game = open_table(api, page, live, ruleset, seats, kind)
    page.route("**/moves", lambda route: held.append(route))
    before, drawn = page.evaluate(STATE), page.evaluate(DRAWN)
    page.evaluate(SEND % kind)
    until(page, f"{STATE}.then((now) => now !== {json.dumps(before)})")
    until(page, f"{DRAWN} !== {json.dumps(drawn)}")
    until(page, "document.querySelector('.prompt')?.textContent.includes('Sending')")
    wait_for_request(page, held)
    version = api.get(f"/v1/games/{game}")["version"]
    foreseen = json.loads(page.evaluate(STATE))
    held[0].continue_()
    until(page, f"part('store.js').then(({{ get }}) => get().game.version > {version} && !get().sending)")
    now = json.loads(page.evaluate(STATE))
    known = {"schotten_totten": "stones", "highland_clans": "reserve", "glen_more": "figures"}[ruleset]
    assert foreseen[known] == now[known] != json.loads(before)[known]


@pytest.mark.parametrize(("ruleset", "seats", "kind"), MOVES)
@pytest.mark.parametrize("status", [409, 422])
def test_a_refused_move_is_taken_back(
    status: int, ruleset: str, seats: int, kind: str, live: str, api: Api, visit: Callable[..., Any]
) -> None:
    """The board is as before, and the refusal's sentence is shown."""
    page, held = visit("desk"), list[Any]()
    open_table(api, page, live, ruleset, seats, kind)
    page.route("**/moves", lambda route: held.append(route))
    before = page.evaluate(STATE)
    page.evaluate(SEND % kind)
    until(page, f"{STATE}.then((now) => now !== {json.dumps(before)})")
    wait_for_request(page, held)
    problem = {"type": "/problems/refused", "title": "Refused", "status": status, "detail": "The cow says no."}
    held[0].fulfill(status=status, content_type="application/problem+json", body=json.dumps(problem))
    page.locator(".actions .last").get_by_text("The cow says no.").wait_for()
    assert page.evaluate(STATE) == before


def test_a_move_out_of_date_is_taken_back(live: str, api: Api, visit: Callable[..., Any]) -> None:
    """The same seat has moved elsewhere meanwhile: the page says so, and shows how the game stands now."""
    page, held = visit("desk"), list[Any]()
    game = open_table(api, page, live, "schotten_totten", 2, "play_card")
    token = page.evaluate("Object.entries(localStorage).find(([name]) => name.startsWith('cairn:token:'))[1]")
    page.route("**/moves", lambda route: held.append(route))
    page.evaluate(SEND % "play_card")
    until(page, "document.querySelector('.prompt')?.textContent.includes('Sending')")
    wait_for_request(page, held)
    ann = api.as_(token)
    last = legal(ann, game)[-1]
    ann.post(f"/v1/games/{game}/moves", {"moves": [last]})
    held[0].continue_()
    page.locator(".actions .last .refused, .actions .last [role]").first.wait_for()
    until(
        page, f"part('store.js').then(({{ get }}) => get().game.version >= {ann.get(f'/v1/games/{game}')['version']})"
    )
    stones = json.loads(page.evaluate(STATE))["stones"]
    assert [len(stone["sides"][0]) for stone in stones].count(1) == 1
    assert stones[last["stone"] - 1]["sides"][0] == [last["card"]]
