"""Moves over HTTP: legal moves, refusals and their order, and visibility."""

import json
import random
from typing import Any

import pytest
from helpers.api import OPERATOR
from helpers.commands import legal
from msgspec import to_builtins

from cairn.contract.versions import CHANGES, planted
from cairn.events.chance import SeededChance
from cairn.service.api.http.preconditions import _value
from cairn.service.container import Services
from cairn.service.rules import follow, newest

PLAY = {"type": "play_card", "card": "red-5", "stone": 3}


def play(player: Any, game: dict[str, Any], place: int = 0) -> Any:
    """Make a legal move."""
    path = f"/v1/games/{game['id']}"
    return player.post(f"{path}/moves", {"moves": [player.get(f"{path}/legal-moves")["moves"][place]]})


def test_a_move_returns_the_game_and_its_decisions(api: Any) -> None:
    """The response has the new position and the decision with its events, a sentence and its proof."""
    game, (ann, _bob) = api.open()
    path = f"/v1/games/{game['id']}"
    legal = ann.get(f"{path}/legal-moves")
    assert (legal["version"], legal["seat"], len(legal["moves"])) == (2, 0, 54)
    answer = ann.ask("POST", f"{path}/moves", json={"moves": legal["moves"][:1]})
    assert (answer.status_code, answer.headers["ETag"]) == (201, '"3-0"')
    played = answer.json()
    (decision,) = played.pop("decisions")
    assert played == ann.get(path)
    step = ann.get(f"{path}/decisions/3")
    assert step.pop("changes")
    assert decision == step
    assert decision["move"] == legal["moves"][0]
    card = legal["moves"][0]["card"].replace("-", " ")
    assert decision["text"].startswith(f"Ann plays the {card} beside stone 1. Ann draws the ")
    types = [event["type"].removeprefix("schotten_totten.") for event in decision["events"]]
    assert types == ["card_played", "card_drawn", "turn_ended"]
    assert decision["chain"] == played["chain"]


def test_the_log_is_read_in_pages(api: Any) -> None:
    """They are oldest first, after a version, with a link to the next page."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    for player in (ann, bob, ann):
        play(player, game)
    first = api.ask("GET", f"{path}/decisions?limit=3")
    assert [item["version"] for item in first.json()["items"]] == [1, 2, 3]
    assert (first.json()["next"], first.headers["Link"]) == (3, f'<{path}/decisions?after=3&limit=3>; rel="next"')
    rest = api.get(f"{path}/decisions?after=3")
    assert ([item["version"] for item in rest["items"]], rest["next"]) == ([4, 5], None)
    assert [api.ask("GET", f"{path}/decisions/{version}").status_code for version in (6, 0)] == [404, 404]


def test_a_repeated_move_is_made_once(api: Any) -> None:
    """The second response has the same bytes, although the game has continued."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    body = {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]}
    key = {"Idempotency-Key": "a"}
    first = ann.ask("POST", f"{path}/moves", json=body, headers=key)
    play(bob, game)
    again = ann.ask("POST", f"{path}/moves", json=body, headers=key)
    assert (again.status_code, again.content) == (201, first.content)
    assert again.headers["ETag"] == first.headers["ETag"] == '"3-0"'
    assert ("Idempotency-Replayed" in first.headers, again.headers["Idempotency-Replayed"]) == (False, "true")
    other = ann.ask("POST", f"{path}/moves", json={"moves": [PLAY]}, headers=key)
    assert (other.status_code, other.json()["type"]) == (422, "/problems/idempotency-key-reused")
    assert bob.ask("POST", f"{path}/moves", json=body, headers=key).status_code == 409


def test_a_repeated_body_is_compared_as_json() -> None:
    """RFC 8785, 3.2.2 and 3.2.4, has an object and its canonical form, and Appendix B numbers and theirs.

    A value that differs is another one, and integers that RFC 8785 cannot represent stay different.
    """
    sample = rb"""{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }"""
    canonical = (
        r"""{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"""
        r""""string":"€$\u000f\nA'B\"\\\\\"/"}"""
    ).encode()
    same = [
        (sample, canonical),
        (b"[1]", b"[1.0]"),
        (b"[1]", b" [10e-1]"),
        (b"[-0.0]", b"[0]"),
        (b"[1E21]", b"[1e+21]"),
    ]
    for one, other in same:
        assert json.loads(one) == json.loads(other)
        assert _value(one) == _value(other), one
    different = [b"[1]", b'["1"]', b"[true]", b"[1.5]", b"[9007199254740993]", b"[9007199254740992]", b"[]", b"", b"{"]
    assert len({_value(each) for each in different}) == len(different)


def test_if_match_binds_a_move_to_a_version(api: Any) -> None:
    """Another version is 412 with the current one; `*` matches any."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}/moves"
    body = {"moves": ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"][:1]}
    for tags in ('"1"', '"x"', '""', '"2-open"'):
        stale = ann.ask("POST", path, json=body, headers={"If-Match": tags})
        assert (stale.status_code, stale.headers["ETag"], stale.json()["version"]) == (412, '"2"', 2)
        meant = "not 1" if tags == '"1"' else "and If-Match names none"
        assert stale.json()["detail"] == f"The game is at version 2, {meant}."
    assert ann.ask("POST", path, json=body, headers={"If-Match": '"2"'}).status_code == 201
    body = {"moves": bob.get(f"/v1/games/{game['id']}/legal-moves")["moves"][:1]}
    assert bob.ask("POST", path, json=body, headers={"If-Match": "*"}).status_code == 201


def test_a_refused_move_names_its_rule_clause(api: Any) -> None:
    """The 409 has a sentence, the clause, the index in the list, and a link to the legal moves."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    legal = {(move["card"], move["stone"]) for move in ann.get(f"{path}/legal-moves")["moves"]}
    card = next(f"red-{value}" for value in range(1, 10) if (f"red-{value}", 1) not in legal)
    refused = ann.ask("POST", f"{path}/moves", json={"moves": [PLAY | {"card": card}]})
    words = f"The {card.replace('-', ' ')} is not in your hand (ST-04)."
    sentence = {
        "id": "st-not-in-hand",
        "arguments": {"card": {"id": "st-clan-red", "arguments": {"value": int(card[-1])}}},
    }
    message = {"id": "refusal", "arguments": {"sentence": sentence, "clause": "ST-04"}}
    assert refused.headers["Content-Type"] == "application/problem+json"
    assert refused.status_code == 409
    assert refused.json() == {
        "type": "/problems/illegal-move",
        "title": "Illegal move",
        "status": 409,
        "detail": words,
        "message": message,
        "rule": "ST-04",
        "rulebook": "/v1/rulesets/schotten_totten/rules/ST-04?version=1",
        "errors": [{"pointer": "/moves/0", "detail": words, "message": message}],
        "legal_moves": f"{path}/legal-moves",
    }
    waits = bob.ask("POST", f"{path}/moves", json={"moves": [PLAY]}).json()
    assert (waits["type"], waits["detail"]) == ("/problems/not-your-turn", "It is Ann's turn (ST-03).")
    assert bob.get(f"{path}/legal-moves") == {"version": 2, "seat": 1, "moves": []}
    assert api.get(f"{path}/legal-moves") == {"version": 2, "seat": None, "moves": []}


def test_a_game_keeps_the_rules_version_it_began_with(api: Any) -> None:
    """A newer version affects none of: legal moves, consequences, refusals, players to move, proofs."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    with planted("schotten_totten", *CHANGES):
        assert api.get(f"/v1/rulesets/{game['ruleset']}")["name"] == game["ruleset"]
        refused = ann.ask("POST", f"{path}/moves", json={"moves": [{"type": "claim", "stone": 1}]}).json()
        assert refused["rulebook"] == "/v1/rulesets/schotten_totten/rules/ST-03?version=1"
        moves = ann.get(f"{path}/legal-moves")["moves"]
        assert ann.ask("POST", f"{path}/moves", json={"moves": moves[:1]}).status_code == 201
        assert api.get(path)["to_act"][0]["seat"] == 1
        bob.ask("DELETE", f"{path}/seats/1")
        assert [proof["status"] for proof in api.get(f"{path}/audit")["proofs"]] == ["passed"] * 5


def test_all_errors_are_reported_at_once(api: Any) -> None:
    """This covers lists of moves and bodies that open games, whichever parser finds the error."""
    game, (ann, _) = api.open()
    moves = [PLAY | {"stone": 10, "hat": 1}, {"type": "claim"}, {"type": "hop"}, 7, {"type": "claim", "stone": 3}]
    refused = ann.ask("POST", f"/v1/games/{game['id']}/moves", json={"moves": moves, "quick": True})
    assert refused.status_code == 422
    assert {mistake["pointer"]: mistake["detail"] for mistake in refused.json()["errors"]} == {
        "/quick": "Unknown field.",
        "/moves/0/hat": "Unknown field.",
        "/moves/0/stone": "Expected an integer of at most 9.",
        "/moves/1/stone": "Missing field.",
        "/moves/2/type": "'hop' is not known here.",
        "/moves/3": "Expected an object, not an integer.",
    }
    refused = ann.ask("POST", f"/v1/games/{game['id']}/moves", json={"moves": [{}] * 5000})
    assert len(refused.json()["errors"]) == 100
    wanted = {
        "ruleset": "schotten_totten",
        "options": {"rounds": 0, "tactics": "yes"},
        "seats": [{"kind": "human"}, {"kind": "ai", "level": "godlike"}],
        "listed": 1,
    }
    refused = api.ask("POST", "/v1/games", json=wanted)
    options = {"/options/rounds", "/options/tactics"}
    pointers = {mistake["pointer"] for mistake in refused.json()["errors"]}
    assert pointers == options | {"/seats/0/name", "/seats/1/level", "/listed"}
    refused = api.ask("POST", "/v1/games", json=wanted | {"seats": [{"kind": "open"}] * 3, "listed": True})
    assert {mistake["pointer"] for mistake in refused.json()["errors"]} == options | {"/seats"}


NO_STONE = {"type": "play_card", "card": "red-5"}
MALFORMED: dict[str, list[Any]] = {
    "/moves/0/stone": [[PLAY | {"stone": 10}], [PLAY | {"stone": "3"}], [NO_STONE]],
    "/moves/1/card": [[PLAY, PLAY | {"card": "red-10"}]],
    "/moves/0/hat": [[PLAY | {"hat": 1}]],
    "/moves/0/type": [[{"type": "fly"}], [{}]],
    "/moves/0": [["pass"]],
    "/moves": [[], [PLAY] * 65, None],
}


@pytest.mark.parametrize(("moves", "pointer"), [(moves, at) for at, lists in MALFORMED.items() for moves in lists])
def test_a_malformed_move_is_pointed_at(api: Any, moves: Any, pointer: str) -> None:
    """The 422 names the exact field of the exact move."""
    game, (ann, _bob) = api.open()
    answer = ann.ask("POST", f"/v1/games/{game['id']}/moves", json={"moves": moves})
    assert (answer.status_code, [error["pointer"] for error in answer.json()["errors"]]) == (422, [pointer])


def test_refusals_have_the_documented_precedence(api: Any) -> None:
    """Each request also contains all later errors: 404, 405, 401, 413, 415, 400, 422, 403, 412, 409."""
    game, (ann, bob) = api.open()
    path, nowhere = f"/v1/games/{game['id']}/moves", f"/v1/games/{'a' * 20}/moves"
    large, stale = b"{" * 70_000, {"If-Match": '"1"'}
    text, json_type = {"Content-Type": "text/plain"}, {"Content-Type": "application/json"}
    wrong, right = (json.dumps({"moves": [move]}) for move in ({"type": "fly"}, PLAY))
    requests = [
        (api, "PUT", nowhere, large, text, 404),
        (api, "POST", nowhere, large, text, 404),
        (api, "PUT", path, large, text, 405),
        (api, "POST", path, large, text, 401),
        (api.as_("wrong"), "POST", path, large, text, 401),
        (ann, "POST", path, large, text, 413),
        (ann, "POST", path, b"{", text | stale, 415),
        (ann, "POST", path, b"{", json_type | stale, 400),
        (ann, "POST", path, wrong, json_type | stale, 422),
        (api.as_(OPERATOR), "POST", path, right, json_type | stale, 403),
        (bob, "POST", path, right, json_type | stale, 412),
        (bob, "POST", path, right, json_type, 409),
    ]
    for client, method, address, body, headers, status in requests:
        answer = client.ask(method, address, data=body, headers=headers)
        assert answer.status_code == answer.json()["status"] == status, answer.text
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert api.ask("GET", answer.json()["type"]).status_code == 200
    assert "POST" in api.ask("PUT", path).headers["Allow"]
    assert api.ask("POST", path, json={}).headers["WWW-Authenticate"] == "Bearer"
    for scheme in ("Bearer", "Basic"):
        assert api.ask("GET", f"/v1/games/{game['id']}", headers={"Authorization": f"{scheme} x"}).status_code == 401


def test_moves_before_the_start_or_after_the_end_are_refused(api: Any) -> None:
    """Each case is a 409 with its own problem type."""
    game, (ann,) = api.open({"kind": "human", "name": "Ann"}, {"kind": "open"})
    path = f"/v1/games/{game['id']}"
    early = ann.ask("POST", f"{path}/moves", json={"moves": [PLAY]})
    bob = api.as_(api.post(f"{path}/seats", {"name": "Bob"})["token"])
    bob.ask("DELETE", f"{path}/seats/1")
    late = ann.ask("POST", f"{path}/moves", json={"moves": [PLAY]})
    assert [answer.json()["type"] for answer in (early, late)] == ["/problems/not-started", "/problems/game-over"]
    assert ann.get(f"{path}/legal-moves")["moves"] == []
    assert api.ask("POST", f"{path}/seats", json={"name": "Cid"}).json()["type"] == "/problems/game-over"


def test_a_list_of_moves_cannot_continue_after_a_draw(api: Any) -> None:
    """None of its moves is made."""
    game, (ann, _bob) = api.open()
    path = f"/v1/games/{game['id']}"
    moves = ann.get(f"{path}/legal-moves")["moves"]
    refused = ann.ask("POST", f"{path}/moves", json={"moves": moves[:2]})
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/list-goes-on")
    assert refused.json()["errors"][0]["pointer"] == "/moves/1"
    assert api.get(path)["version"] == 2


def test_a_list_of_moves_cannot_continue_after_the_end(api: Any, services: Services) -> None:
    """The problem points at the move after the one that would end the game. None of the moves is made."""
    game, people = api.open()
    path, source, rules = f"/v1/games/{game['id']}/moves", random.Random(1), newest("schotten_totten")

    def ends(move: Any) -> bool:
        state: Any = services.repository.latest_known(game["id"]).position.state
        after = state.copy()
        follow(after, rules.consequences(after, seat, move, SeededChance("s")))
        return rules.outcome(after, ()) is not None

    seat, moves = legal(services, game["id"])
    while not (last := [move for move in moves if ends(move)]):
        services.commands.play(game["id"], seat, [source.choice(moves)])
        seat, moves = legal(services, game["id"])
    move = to_builtins(last[0])
    refused = people[seat].ask("POST", path, json={"moves": [move, {"type": "end_turn"}]})
    assert (refused.status_code, refused.headers["Content-Type"]) == (409, "application/problem+json")
    words = "The game ended with the move before, so the list must end with that."
    assert (refused.json()["type"], refused.json()["detail"]) == ("/problems/game-over", words)
    (mistake,) = refused.json()["errors"]
    assert (mistake["pointer"], mistake["detail"]) == ("/moves/1", words)
    assert people[seat].ask("POST", path, json={"moves": [move]}).json()["status"] == "finished"


def test_hands_and_draws_are_visible_to_their_owner_only(api: Any, services: Services) -> None:
    """No response to another viewer contains a card of a hand, a draw or the secret until the game has ended."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    for player in (ann, bob, ann, bob):
        play(player, game, 5)
    state = services.repository.get(game["id"], "truth").position.state
    secret = services.log.secret(game["id"])
    assert secret
    pages = ("", "?at=2", "/decisions", "/decisions/2", "/decisions/6", "/legal-moves", "/audit")
    for client, hidden in ((api, state.hands[0] + state.hands[1]), (ann, state.hands[1]), (bob, state.hands[0])):  # type: ignore[union-attr]
        for page in pages:
            answer = client.ask("GET", path + page)
            assert answer.status_code == 200
            seen = answer.text + str(answer.headers)
            assert not [card for card in [*hidden, secret.hex()] if card in seen], page
    assert api.get(f"{path}/decisions/2")["draws"] is None
    ann.ask("DELETE", f"{path}/seats/0")
    opened = api.get(f"{path}/decisions")["items"]
    assert opened[-1]["events"][-1]["secret"] == secret.hex()
    assert len(opened[1]["draws"]) == 12
    assert api.get(path)["state"]["hands"] == [list(hand) for hand in state.hands]  # type: ignore[union-attr]


def test_the_audit_lists_each_proof(api: Any) -> None:
    """It shows how far each proof got."""
    game, (ann, _bob) = api.open()
    play(ann, game)
    passed = {"status": "passed", "checked": 3, "version": None, "why": None}
    later = {"status": "not_yet", "checked": 0, "version": None, "why": "the game has not ended"}
    later["message"] = {"id": "why-not-ended", "arguments": {}}
    proofs = {"chain": passed, "fold": passed, "rules": later, "draws": later, "choices": later}
    audit = {"version": 3, "proofs": [{"name": name, **proof} for name, proof in proofs.items()]}
    assert api.get(f"/v1/games/{game['id']}/audit") == audit
