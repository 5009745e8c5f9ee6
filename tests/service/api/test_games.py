"""Games over HTTP: open, name players, list, long-poll, cache and delete."""

import re
import threading
from typing import Any, cast
from unicodedata import normalize

import pytest
from helpers.api import Api

from cairn.events.table import is_name
from cairn.service.api.games.bodies import unknown_levels
from cairn.service.api.players.names import fault
from cairn.service.container import Services
from cairn.service.rules import GAMES

ANN = {"kind": "human", "name": "Ann"}
OPEN = {"kind": "open"}
AI = {"kind": "ai", "level": "greedy"}
LONG_KEY = "k" * 32


def test_a_game_is_opened(api: Any) -> None:
    """The response is the whole resource, with the tokens of its human seats and its `Location`."""
    body = {"ruleset": "schotten_totten", "options": {"rounds": 1}, "seats": [ANN, AI]}
    answer = api.ask("POST", "/v1/games", json=body)
    game = answer.json()
    assert answer.status_code == 201
    assert re.fullmatch("[a-z2-7]{20}", game["id"])
    assert answer.headers["Location"] == f"/v1/games/{game['id']}"
    assert answer.headers["ETag"] == '"2"'
    assert game.pop("tokens")[0].keys() == {"seat", "token"}
    assert game.pop("state")["round"] == 1
    assert re.fullmatch("[0-9a-f]{64}", game.pop("chain"))
    assert game.pop("to_act")[0]["for"] == "play_card"
    assert game.pop("created_at") <= game.pop("updated_at")
    del game["id"]
    guest = {"player": None, "reserved": False, "bot": False}
    assert game == {
        "ruleset": "schotten_totten",
        "rules_version": 1,
        "options": {"rounds": 1, "first_seat": None, "tactics": False, "expert": False},
        "forked_from": None,
        "imported": False,
        "signature": None,
        "status": "running",
        "version": 2,
        "seats": [
            {"seat": 0, "kind": "human", "name": "Ann", "level": None} | guest,
            {"seat": 1, "kind": "ai", "name": "Greedy Murdo", "level": "greedy"} | guest,
        ],
        "viewer": None,
        "outcome": None,
        "hints": True,
        "rated": True,
        "labels": {},
        "undo": True,
        "leaving": None,
        "clock": None,
        "rematch_of": None,
        "rematch": None,
    }, "a new field is added here; then run .ci/openapi, and record the examples (test_examples.py)"


def test_an_open_game_waits_for_players(api: Any) -> None:
    """It has no state and no current player until the last seat is taken."""
    game, (ann,) = api.open(ANN, OPEN)
    assert (game["status"], game["state"], game["to_act"], game["version"]) == ("open", None, [], 1)
    taken = api.ask("POST", f"/v1/games/{game['id']}/seats", json={"name": "Bob"})
    assert taken.status_code == 201
    assert taken.json().keys() == {"seat", "token"}
    bob = api.as_(taken.json()["token"])
    for client, viewer in ((ann, 0), (bob, 1), (api, None)):
        seen = client.get(f"/v1/games/{game['id']}")
        assert (seen["status"], seen["viewer"]) == ("running", viewer)
        assert seen["to_act"] == [{"seat": 0, "for": "play_card", "by": "human", "until": None}]


def test_opening_a_game_is_idempotent_with_a_key(api: Any) -> None:
    """The second response has the same bytes. Another body with the key is refused, and so is a short key."""
    body = {"ruleset": "schotten_totten", "seats": [ANN, OPEN]}
    answers = [api.ask("POST", "/v1/games", json=body, headers={"Idempotency-Key": LONG_KEY}) for _ in range(2)]
    assert answers[0].content == answers[1].content
    assert answers[0].headers["ETag"] == answers[1].headers["ETag"]
    other = api.ask("POST", "/v1/games", json=body | {"listed": False}, headers={"Idempotency-Key": LONG_KEY})
    assert (other.status_code, other.json()["type"]) == (422, "/problems/idempotency-key-reused")
    short = api.ask("POST", "/v1/games", json=body, headers={"Idempotency-Key": "k" * 31})
    assert (short.status_code, short.json()["errors"][0]["parameter"]) == (422, "Idempotency-Key")
    robots = body | {"seats": [AI, AI]}
    assert api.ask("POST", "/v1/games", json=robots, headers={"Idempotency-Key": "short"}).status_code == 201


def test_taking_a_seat_is_idempotent_with_a_key(api: Any) -> None:
    """The response has the same token, although the game has continued."""
    game, (ann,) = api.open(ANN, OPEN)
    path = f"/v1/games/{game['id']}/seats"
    first = api.ask("POST", path, json={"name": "Bob"}, headers={"Idempotency-Key": LONG_KEY})
    ann.post(f"/v1/games/{game['id']}/moves", {"moves": [ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"][0]]})
    again = api.ask("POST", path, json={"name": "Bob"}, headers={"Idempotency-Key": LONG_KEY})
    assert (first.content, first.status_code, first.headers["ETag"]) == (again.content, 201, again.headers["ETag"])
    full = api.ask("POST", path, json={"name": "Cid"})
    assert (full.status_code, full.json()["type"]) == (409, "/problems/no-open-seat")


def test_a_level_that_a_ruleset_lacks_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """At its place, with the levels that it has."""
    assert not unknown_levels("glen_more", [None, "easy", "expert"])
    monkeypatch.delitem(cast(Any, GAMES["glen_more"].level_versions), "expert")
    why = "Glen More has no level `expert`. It has random, beginner, casual, greedy, easy, medium, hard."
    assert unknown_levels("glen_more", [None, "easy", "expert"]) == {2: [why]}


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"ruleset": "chess"}, "/ruleset"),
        ({"seats": [ANN]}, "/seats"),
        ({"seats": [ANN, ANN, ANN]}, "/seats"),
        ({"seats": [ANN, {"kind": "robot"}]}, "/seats/1/kind"),
        ({"seats": [ANN, {"kind": "ai"}]}, "/seats/1/level"),
        ({"seats": [ANN, {"kind": "ai", "level": "god"}]}, "/seats/1/level"),
        ({"seats": [{"kind": "human"}, OPEN]}, "/seats/0/name"),
        ({"seats": [{"kind": "open", "name": "Ann"}, OPEN]}, "/seats/0/name"),
        ({"seats": [{"kind": "human", "name": "x" * 41}, OPEN]}, "/seats/0/name"),
        ({"seats": [{"kind": "human", "name": "a\u0007b"}, OPEN]}, "/seats/0/name"),
        ({"seats": [{"kind": "human", "name": " Ann"}, OPEN]}, "/seats/0/name"),
        ({"clock": {"kind": "turn", "seconds": 1.5}}, "/clock/seconds"),
        ({"options": {"rounds": 0}}, "/options/rounds"),
        ({"options": {"rounds": "1"}}, "/options/rounds"),
        ({"options": {"first_seat": 2}}, "/options/first_seat"),
        ({"options": {"dice": 1}}, "/options/dice"),
        ({"listed": 1}, "/listed"),
        ({"labels": {"series": "a" * 20}}, "/labels"),
        ({"labels": {"Cup": "1"}}, "/labels/Cup"),
        ({"labels": {"a/b~c": "1"}}, "/labels/a~1b~0c"),
        ({"labels": {"cup": "a b"}}, "/labels/cup"),
        ({"labels": {"cup": "a" * 41}}, "/labels/cup"),
        ({"labels": {"cup": 1}}, "/labels/cup"),
        ({"labels": {f"a{number}": "1" for number in range(9)}}, "/labels"),
        ({"hat": 1}, "/hat"),
    ],
)
def test_a_wrong_field_is_pointed_at(api: Any, change: dict[str, Any], pointer: str) -> None:
    """The 422 names the exact field and a reason. Only series set the label of series."""
    body = {"ruleset": "schotten_totten", "seats": [ANN, OPEN]} | change
    answer = api.ask("POST", "/v1/games", json=body)
    assert (answer.status_code, answer.json()["type"]) == (422, "/problems/invalid")
    assert [error["pointer"] for error in answer.json()["errors"]] == [pointer]
    assert answer.json()["errors"][0]["detail"]


def test_a_running_game_must_be_revalidated(api: Any) -> None:
    """Responses are private and must be revalidated. An unchanged game is 304, also for a list of tags."""
    game, _ = api.open()
    path = f"/v1/games/{game['id']}"
    answer = api.ask("GET", path)
    assert (answer.headers["ETag"], answer.headers["Cache-Control"]) == ('"2"', "private, no-cache")
    assert "Authorization" in answer.headers["Vary"]
    for tags in ('"2"', '"1", "2"', 'W/"2"', "*"):
        same = api.ask("GET", path, headers={"If-None-Match": tags})
        assert (same.status_code, same.content, same.headers["ETag"]) == (304, b"", '"2"')
    assert api.ask("GET", path, headers={"If-None-Match": '"1"'}).status_code == 200


def test_entity_tags_differ_by_viewer(api: Any) -> None:
    """A spectator's tag is not current for a seat. In If-Match any viewer's tag stands for its version."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    tags = [client.ask("GET", path).headers["ETag"] for client in (api, ann, bob)]
    assert tags == ['"2"', '"2-0"', '"2-1"']
    for client, mine in zip((api, ann, bob), tags, strict=True):
        for tag in tags:
            answer = client.ask("GET", path, headers={"If-None-Match": tag})
            assert answer.status_code == (304 if tag == mine else 200)
    move = {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]}
    assert ann.ask("POST", f"{path}/moves", json=move, headers={"If-Match": '"1-0"'}).status_code == 412
    assert ann.ask("POST", f"{path}/moves", json=move, headers={"If-Match": tags[1]}).status_code == 201


def test_a_finished_game_is_public(api: Any) -> None:
    """Every position becomes visible and gets a new tag."""
    game, (ann, _bob) = api.open()
    path = f"/v1/games/{game['id']}"
    before = api.ask("GET", f"{path}?at=2")
    assert before.headers["ETag"] == '"2"'
    assert before.json()["state"]["hands"][0] == [None] * 6
    resigned = ann.ask("DELETE", f"{path}/seats/0")
    outcome = {"reason": "resigned", "winners": [1], "points": [0, 0], "left": [0]}
    assert (resigned.status_code, resigned.json()["outcome"]) == (200, outcome)
    after = api.ask("GET", f"{path}?at=2", headers={"If-None-Match": '"2"'})
    assert after.headers["ETag"] != '"2"'
    assert None not in after.json()["state"]["hands"][0]
    assert api.get(path)["status"] == "finished"


def test_any_earlier_version_can_be_read(api: Any) -> None:
    """It is shown as visible to the viewer. Version 0 and versions above the newest do not exist."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    seen = [ann.get(path)]
    for player in (ann, bob, ann):
        moves = player.get(f"{path}/legal-moves")["moves"]
        player.post(f"{path}/moves", {"moves": moves[:1]})
        seen.append(ann.get(path))
    for version, then in enumerate(seen, start=2):
        assert ann.get(f"{path}?at={version}") == then
    assert api.ask("GET", f"{path}?at=6").status_code == 404
    assert api.ask("GET", f"{path}?at=0").status_code == 422


def test_a_long_poll_returns_after_a_change(api: Any) -> None:
    """It returns 200 with the new game as soon as another player has moved."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    got: list[Any] = []
    waiting = threading.Thread(target=lambda: got.append(bob.get(f"{path}?wait=30&after=2")))
    waiting.start()
    ann.post(f"{path}/moves", {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]})
    waiting.join(timeout=20)
    assert got[0]["version"] == 3
    assert bob.get(f"{path}?wait=0.05&after=3")["version"] == 3
    assert bob.get(f"{path}?wait=30&after=1")["version"] == 3
    assert bob.ask("GET", f"{path}?wait=31").status_code == 422


def test_an_operator_deletes_a_game(api: Any, operator: Any, services: Services) -> None:
    """Other clients cannot. Nothing of the game is left afterwards."""
    game, (ann, _bob) = api.open()
    path = f"/v1/games/{game['id']}"
    assert api.ask("DELETE", path).status_code == 401
    assert ann.ask("DELETE", path).status_code == 403
    assert operator.get(path)["viewer"] is None
    assert operator.ask("DELETE", path).status_code == 204
    assert [client.ask("GET", path).status_code for client in (api, ann, operator)] == [404] * 3
    assert operator.ask("DELETE", path).status_code == 404
    of_the_api = {b"cairn:{cairn:format}:parts", b"cairn:{cairn:format}:beats"}  # its heartbeat may add them
    remaining = {*services.redis.keys("cairn:{*")} - of_the_api
    assert remaining == {b"cairn:{erasures}:files"}, "which has no name and no id"


def test_a_player_who_leaves_loses_the_seat(api: Any) -> None:
    """The token becomes unknown, and a game without players is abandoned. Another player's seat cannot be left."""
    game, (ann,) = api.open(ANN, OPEN)
    path = f"/v1/games/{game['id']}"
    assert ann.ask("DELETE", f"{path}/seats/1").status_code == 403
    assert ann.ask("DELETE", f"{path}/seats/7").status_code == 404
    assert api.ask("DELETE", f"{path}/seats/0").status_code == 401
    assert ann.ask("DELETE", f"{path}/seats/0").json()["outcome"]["reason"] == "abandoned"
    assert ann.ask("GET", path).status_code == 401


REAL = """
Ann|J. R. R. Tolkien|Anne-Marie O’Neill|Siobhán Ní Dhomhnaill|Łukasz Wałęsa|Đặng Thị Ngọc Thịnh|Nguyễn Văn Thiệu
Þórdís Kolbrún|İbrahim Çelik|Gal·la Planas|Øyvind Ångström|Zoë van ’t Hoff|Ngũgĩ wa Thiong’o|Nāmaka Kahoʻolawe
Αλέξανδρος Παπαδόπουλος|Анна Ахматова|Олександр Їжак|Гӏалий Чеченский|მარიამ გიორგაძე|Արամ Խաչատրյան
محمد بن سلمان|مُحَمَّد|علی‌رضا فغانی|ﷴ|דוד בן־גוריון|יִצְחָק|ܝܘܚܢܢ
सचिन तेंदुलकर|ক্ষুদিরাম বসু|ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ|శ్రీనివాస రామానుజన్|ശ്രീകുമാർ|ශ්‍රියානි කුලවංශ|தமிழ்ச்செல்வி
สมชาย ศรีสุข|ที่รัก|ສົມສັກ|ဒေါ်အောင်ဆန်းစုကြည်|សុខ ចាន់|བསྟན་འཛིན་རྒྱ་མཚོ|ᠴᠢᠩᠭᠢᠰ
김민준|毛泽东|山田太郎|ジャン・ポール|さくら|陳大文|አበበ ቢቂላ|ⴰⵎⵉⵏⴰ|ᏍᏏᏉᏯ|Ann 2|greedy|Seat|X Æ A-12|R2-D2|👍🏽|🎲|🇩🇪
"""

LIKE_AIS = ("greedy 2", "Greedy 2", "hard 2", "m\u0435dium 5", "easy1", "gr\u0435\u0435dy 2", "ｇｒｅｅｄｙ２",
            "𝐠𝐫𝐞𝐞𝐝𝐲 𝟐", "greedy \u0662", "randorn 1", "random l", "Chief Malcolm", "Chief Malc\u043elm")  # fmt: skip
REFUSED = {
    "": "1 to 40 characters",
    "x" * 41: "1 to 40 characters",
    " Ann": "no space at its ends",
    "Ann  Bob": "no two in a row",
    "\u3000": "no space at its ends",
    "山田\u3000太郎": "U+3000",
    "\u2800": "U+2800 here (braille pattern blank)",
    "\u3164": "U+3164 here (hangul filler)",
    "\u115f": "U+115F",
    "A\ufffcn": "U+FFFC",
    "A\u200bnn": "U+200B here (zero width space)",
    "A\u200dnn": "U+200D",
    "A\u200cnn": "U+200C",
    "A\u034fnn": "U+034F",
    "nnA\u202e": "U+202E here (right-to-left override)",
    "\u2066Ann": "U+2066",
    "Ann\x07": "U+0007",
    "Ann\ue000": "U+E000",
    "❤\ufe0f": "U+FE0F",
    "A" + "\u0301\u0302" * 8: "at most 4 of them in a row",
    "ễ\u0300\u0301\u0302": "at most 4 of them in a row",
    "\u0301": "does not begin with a combining mark",
    **dict.fromkeys(LIKE_AIS, "looks like that of an AI"),
    "seat 3": "an open seat",
    "ѕеаt 3": "an open seat",
    "guest 1": "a guest without a name",
    "Guеst 12": "a guest without a name",
    "A former player": "a former player",
}


@pytest.mark.daily
@pytest.mark.parametrize("name", [name for name in REAL.replace("\n", "|").split("|") if name])
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_real_names_of_all_scripts_are_accepted(name: str, form: Any) -> None:
    """Composed and decomposed forms are valid. The deciders and the audit accept them, too."""
    sent = normalize(form, name)
    assert fault(sent) is None
    assert is_name(sent)


@pytest.mark.daily
@pytest.mark.parametrize("name", REFUSED, ids=ascii)
def test_a_deceptive_name_is_refused_with_a_reason(api: Api, name: str) -> None:
    """Both endpoints return the pointer of the field."""
    open_seat = {"kind": "open"}
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": name}, open_seat]}
    (opening,) = api.ask("POST", "/v1/games", json=body).json()["errors"]
    game, _ = api.open(open_seat, open_seat)
    (sitting,) = api.ask("POST", f"/v1/games/{game['id']}/seats", json={"name": name}).json()["errors"]
    assert (opening["pointer"], sitting["pointer"]) == ("/seats/0/name", "/name")
    assert REFUSED[name] in opening["detail"]
    assert opening["detail"] == sitting["detail"]


def test_a_name_is_returned_unchanged(api: Api) -> None:
    """It is not composed, folded or trimmed."""
    name = normalize("NFD", "Đặng Thị Ngọc")
    game, _ = api.open({"kind": "human", "name": name}, {"kind": "open"})
    assert game["seats"][0]["name"] == name != normalize("NFC", name)


@pytest.mark.parametrize("name", ["greedy 2", "\u2800", "\u3164", "A" + "\u0301" * 39, "seat 3"])
def test_names_in_older_logs_stay_valid(name: str) -> None:
    """They were accepted once, and their logs are proven as before."""
    assert is_name(name)


KEY = {"Idempotency-Key": "a key that no other client could guess"}
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
OPENING = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": SEATS}


def check_reused(answer: Any) -> None:
    """Check that a key was refused, and the reason."""
    assert (answer.status_code, answer.json()["type"]) == (422, "/problems/idempotency-key-reused"), answer.text
    assert answer.json()["detail"] == "This Idempotency-Key opened a game that was deleted; use a new one."


@pytest.mark.parametrize("seats", [SEATS, [{"kind": "human", "name": "Eve"}, {"kind": "open"}]])
def test_the_key_of_a_deleted_game_opens_no_game(api: Api, operator: Api, seats: list[dict[str, str]]) -> None:
    """This holds for the same body, for another body, and if moves were made in the game."""
    game = api.post("/v1/games", OPENING, headers=KEY)
    assert api.post("/v1/games", OPENING, headers=KEY) == game
    ann = api.as_(game["tokens"][0]["token"])
    moves = ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"][:1]
    ann.post(f"/v1/games/{game['id']}/moves", {"moves": moves}, headers={"Idempotency-Key": "1"})
    for _ in range(2):
        operator.ask("DELETE", f"/v1/games/{game['id']}")
        check_reused(api.ask("POST", "/v1/games", json=OPENING | {"seats": seats}, headers=KEY))
        assert ann.ask("GET", f"/v1/games/{game['id']}").status_code == 404
    another = api.post("/v1/games", OPENING, headers={"Idempotency-Key": KEY["Idempotency-Key"] + "!"})
    assert another["id"] != game["id"]


def test_a_deleted_fork_is_not_opened_again(api: Api, operator: Api) -> None:
    """Its key is marked like the key of any game."""
    game, (ann, _bob) = api.open()
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    path, body = f"/v1/games/{game['id']}/forks", {"at": 2, "seats": SEATS}
    fork = api.post(path, body, headers=KEY)
    operator.ask("DELETE", f"/v1/games/{fork['id']}")
    check_reused(api.ask("POST", path, json=body, headers=KEY))


@pytest.mark.slow
@pytest.mark.usefixtures("importer")
def test_a_deleted_game_can_be_imported(api: Api, operator: Api) -> None:
    """Its archive proves itself. An old token is valid for a seat but cannot move. The key stays used."""
    game = api.post("/v1/games", OPENING, headers=KEY)
    path, ann = f"/v1/games/{game['id']}", api.as_(game["tokens"][0]["token"])
    ann.ask("DELETE", f"{path}/seats/0")
    archive = api.ask("GET", f"{path}/archive").content
    for _ in range(2):
        assert operator.ask("DELETE", path).status_code == 204
        assert api.imported(archive)["id"] == game["id"]
        assert ann.get(path)["viewer"] == 0
        assert ann.ask("POST", f"{path}/moves", json={"moves": [{"type": "end_turn"}]}).status_code == 409
    operator.ask("DELETE", path)
    check_reused(api.ask("POST", "/v1/games", json=OPENING, headers=KEY))


def test_deleting_a_game_without_a_key_leaves_no_mark(api: Api, operator: Api, services: Any) -> None:
    """No client can reuse its id, so no mark is needed."""
    game, _ = api.open()
    operator.ask("DELETE", f"/v1/games/{game['id']}")
    assert services.redis.keys(f"cairn:{{{game['id']}}}:*") == []
