"""Leaving: its cost is shown beforehand, rated games have no undo, and second accounts gain little."""

from typing import Any

import pytest
from helpers.api import Api
from helpers.people import Person, invites, refused
from helpers.rated import move_enough

from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES

LEAST = GAMES["schotten_totten"].least_moves
ANN, AI = {"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "greedy"}


def leaving(player: Api, game: str) -> Any:
    """Return the shown consequences of leaving for a player."""
    return player.get(f"/v1/games/{game}")["leaving"]


def against(ann: Person, other: Person) -> str:
    """Start a game of Ann and another player and return its id."""
    game: str = other.opens(invites(ann))["id"]
    ann.post(f"/v1/games/{game}/seats", {})
    return game


def test_leaving_a_game_of_two_shows_its_cost(api: Api, services: Services, ann: Person) -> None:
    """It is shown before the start, before the minimum of moves and after it, but not to spectators and winners."""
    bob = Person(api, "Bob")
    game = bob.opens(invites(ann))["id"]
    assert leaving(bob, game) == {
        "does": "abandons",
        "rated": False,
        "text": "If you leave, the game ends, as no other human plays it.",
    }
    ann.post(f"/v1/games/{game}/seats", {})
    for early in (True, False):
        consequences = leaving(ann, game)
        assert (consequences["does"], consequences["rated"]) == ("loses", not early)
        assert consequences["text"].startswith("If you leave, the other player wins.")
        words = f"does not count for ratings, as not all seats have made {LEAST} moves." if early else "you rank last."
        assert consequences["text"].endswith(words)
        move_enough(services, game)
    assert leaving(api, game) is None
    ann.ask("DELETE", f"/v1/games/{game}/seats/1")
    assert leaving(bob, game) is None
    assert services.results.from_position(services.repository.get(game, TRUTH).position)[1].ranks == (0, 1)  # type: ignore[index]


def test_leaving_a_larger_game_shows_its_cost(api: Api, services: Services, ann: Person) -> None:
    """An AI takes over while other humans play; the last one leaves AIs alone. Unrated games cost nothing."""
    bob = Person(api, "Bob")
    game = bob.opens(invites(ann), {"kind": "open"}, ruleset="glen_more")["id"]
    assert (leaving(bob, game)["does"], leaving(ann, game)) == ("abandons", None)
    ann.post(f"/v1/games/{game}/seats", {})
    assert leaving(bob, game)["does"] == "opens_seat"
    cid = Person(api, "Cid")
    cid.post(f"/v1/games/{game}/seats", {})
    assert (leaving(cid, game)["does"], leaving(cid, game)["rated"]) == ("ai_plays_on", False)
    move_enough(services, game)
    assert (leaving(cid, game)["does"], leaving(cid, game)["rated"]) == ("ai_plays_on", True)
    for number, player in enumerate((bob, ann)):
        player.ask("DELETE", f"/v1/games/{game}/seats/{number}")
    assert (leaving(cid, game)["does"], leaving(cid, game)["rated"]) == ("abandons", True)
    free = ann.opens(AI, rated=False)["id"]
    assert leaving(ann, free)["text"] == "If you leave, the other player wins. It does not count for ratings."


def test_a_rated_game_has_no_undo(api: Api, ann: Person) -> None:
    """Its `undo` shows this, and undo is refused with a reason. The opener chooses; games with guests have undo."""
    for opened, undo in ((ann.opens(AI), False), (ann.opens(AI, rated=False), True)):
        game = opened["id"]
        assert opened["undo"] is undo
        moves = ann.get(f"/v1/games/{game}/legal-moves")["moves"][:1]
        made = ann.post(f"/v1/games/{game}/moves", {"moves": moves})
        answer = ann.ask("POST", f"/v1/games/{game}/undo", json={"to": made["version"] - 1})
        assert refused(answer) == (409, "cannot-undo" if undo else "undo-off")
        assert undo or "may count for ratings" in answer.json()["detail"]
        assert ann.get(f"/v1/games/{game}")["version"] >= made["version"]
    assert api.open(ANN, AI)[0]["undo"] is True


@pytest.mark.parametrize("at_once", [True, False])
def test_second_accounts_gain_little_rating(api: Api, services: Services, ann: Person, at_once: bool) -> None:
    """They share an address: leaving at once gains nothing, and playing a little gains little."""
    for number in range(8):
        eve = Person(api, f"Eve {number}")
        game = against(ann, eve)
        if not at_once:
            move_enough(services, game, number)
        eve.ask("DELETE", f"/v1/games/{game}/seats/0")
        result = services.results.from_position(services.repository.get(game, TRUTH).position)
        assert (result is None) is at_once
        if result:
            assert len({*result[1].cohorts}) == 1
            services.ratings.enter(*result)
    services.ratings.settle()
    found = ann.get(f"/v1/players/{ann.id}")["ratings"]
    assert (found == []) is at_once
    assert at_once or 1500 < found[0]["rating"] <= 1535
    assert at_once or found[0]["provisional"]
