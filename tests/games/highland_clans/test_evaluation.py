"""Highland Clans with AIs: what a good position is, who beats whom, and games over the API with real workers."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from games.highland_clans.given import clan, given, raided, when
from helpers.api import Api
from helpers.playing import duel
from jsonschema import Draft202012Validator

from events.chance import SeededChance
from events.highland_clans.moves import Build, Discard, LayCard, TakeSpoil
from projections.highland_clans.state import Laid, RaidUnderWay, State
from workers import players
from workers.highland_clans.evaluation import evaluate

COMPONENTS = yaml.safe_load((Path(__file__).parents[2] / "openapi.yaml").read_text())["components"]


def after_round(**changes: Any) -> State:
    """Return a position between actions and raid, but for what is changed of Ann's clan."""
    return given(clan(**changes), phase="raid")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (given(phase="raid", points=[6, 5, 5]), after_round()),
        (after_round(cattle=2, free_lands=0), after_round()),
        (after_round(monasteries=1, free_lands=0), after_round()),
        (after_round(castles=1, free_lands=0), after_round()),
        (after_round(free_lands=2), after_round()),
        (after_round(pipers=3), after_round()),
        (after_round(monks=1), after_round()),
        (after_round(hand="12344", warriors=5), after_round()),
        (after_round(hand="2344"), after_round(hand="1234")),
        (given(phase="raid", following=0), after_round()),
        (raided(clan("3444"), clan("1112")), raided(clan("1112"), clan("3444"))),
        (given(reserve="yybggr", following=0), given(reserve="yyyyyy", following=0)),
        (given(phase="over", points=[31, 30, 0]), given(phase="over", points=[31, 32, 0])),
    ],
)
def test_better_positions_are_worth_more(better: State, worse: State) -> None:
    """Points, buildings, land, followers, cards, the marker, a raid to be won, useful cubes, and above all victory."""
    assert evaluate(better, 0) > evaluate(worse, 0)


def test_what_is_good_for_an_opponent_is_bad() -> None:
    """And worst if he is ahead already."""
    before = evaluate(given(phase="raid", points=[5, 9, 5]), 0)
    assert evaluate(given(clan(), clan(cattle=2, free_lands=0), phase="raid", points=[5, 9, 5]), 0) < before
    behind = evaluate(given(phase="raid", points=[5, 9, 6]), 0)
    assert evaluate(given(phase="raid", points=[5, 10, 5]), 0) < behind < before


def chosen(state: State, seat: int = 0, seed: str = "1") -> Any:
    """Return what greedy does."""
    return players.choose("greedy", "highland_clans", state, seat, SeededChance(seed), players.BUDGETS["greedy"])


def test_greedy_builds_keeps_good_cards_and_takes_spoils() -> None:
    """One small move ahead each."""
    assert chosen(given(clan(), reserve="rryyyy")) == Build("cattle")
    assert chosen(given(clan("144444", warriors=4), phase="refill")) == Discard(1)
    state = raided(clan("444", warriors=3), clan("111", warriors=3, castles=1, free_lands=0, pipers=0))
    when(state, *(LayCard(False, card) for card in (4, 1, 4, 1, 4)))
    assert isinstance(chosen(state), TakeSpoil)


def test_greedy_discards_its_worst_card_whatever_it_draws_next() -> None:
    """After the last discard its own turn begins, with cubes that no card has to do with."""
    state = given(clan(), clan("33444", warriors=4), phase="refill")
    assert {chosen(state, 1, str(seed)) for seed in range(20)} == {Discard(3)}


def test_greedy_defends_with_what_may_win() -> None:
    """At one combat round each it does not lay its 1 against a card it cannot see."""
    state = raided(clan("2"), clan("134", pipers=0), clan("4444"))
    state.raid = RaidUnderWay(1, 2, [1, 1], [Laid(False, None)])
    state.clans[0].hand = []
    state.clans[2].hand = [None] * 4
    assert chosen(state, 1) in (LayCard(False, 3), LayCard(False, 4))


@pytest.mark.parametrize(("refill", "seats"), [("hand", 3), ("drawn", 4), ("hand", 5)])
def test_greedy_beats_random(refill: str, seats: int) -> None:
    """In ten games, on every seat in turn, at least eight against as many random players as there are other seats."""
    options = {"raid_refill": refill, "first_seat": None}
    assert sum(duel("highland_clans", options, seats, number) for number in range(10)) >= 8


def documented(name: str, body: Any) -> None:
    """Check a body against a component of the API's description."""
    Draft202012Validator({"components": COMPONENTS, "$ref": f"#/components/schemas/{name}"}).validate(body)


class Players:
    """The humans of a game over the API, who move at random; `asked` counts for what, in the own turn or another's."""

    def __init__(self, game: dict[str, Any], api: Api) -> None:
        self.path = f"/v1/games/{game['id']}"
        self.clients = {token["seat"]: api.as_(token["token"]) for token in game["tokens"]}
        self.asked: Counter[tuple[str, bool]] = Counter()
        self._api = api
        self._source = random.Random(1)

    def play(self, decisions: int = 10**6) -> dict[str, Any]:
        """Play until the game has ended, or so many decisions more are made; return it."""
        game = self._api.get(self.path)
        stop = game["version"] + decisions
        while game["status"] == "running" and game["version"] < stop:
            (act,) = game["to_act"]
            client = self.clients.get(act["seat"])
            if client is None:
                game = self._api.get(f"{self.path}?wait=20&after={game['version']}")
                continue
            view = client.get(self.path)
            self._check(view, act["seat"])
            self.asked[act["for"], view["state"]["turn"] == act["seat"]] += 1
            moves = client.get(f"{self.path}/legal-moves")["moves"]
            client.post(f"{self.path}/moves", {"moves": [self._source.choice(moves)]})
            game = self._api.get(self.path)
        return game

    def _check(self, view: dict[str, Any], seat: int) -> None:
        """Check that he sees his own cards and no other's, in the documented shape."""
        documented("Game", view)
        for place, one in enumerate(view["state"]["clans"]):
            assert all((card is not None) == (place == seat) for card in one["hand"])


def opened(api: Api, *seats: dict[str, str]) -> Players:
    """Open a game."""
    return Players(api.post("/v1/games", {"ruleset": "highland_clans", "seats": list(seats)}), api)


@pytest.fixture
def worker(redis_url: str, start: Any) -> None:
    """Have a real worker play."""
    start(redis_url, "-m", "workers", "worker")


@pytest.mark.usefixtures("worker")
def test_a_human_plays_four_ais_over_the_api(api: Api) -> None:
    """From end to end: he acts, raids and defends himself in the others' turns; then the audit proves all of it."""
    human = opened(api, {"kind": "human", "name": "Ann"}, *[{"kind": "ai", "level": "greedy"}] * 4)
    game = human.play()
    assert game["status"] == "finished"
    assert human.asked["lay_card", False] > 0
    assert human.asked["discard", False] > 0
    assert human.asked["action", True] > 0
    best = max(game["outcome"]["points"])
    assert game["outcome"]["winners"] == [s for s, points in enumerate(game["outcome"]["points"]) if points == best]
    proofs = api.get(f"{human.path}/audit")["proofs"]
    assert {proof["status"] for proof in proofs} == {"passed"}
    after, items = 0, []
    while after is not None:
        page = api.get(f"{human.path}/decisions?after={after}&limit=500")
        documented("Decisions", page)
        items, after = items + page["items"], page["next"]
    assert [item["version"] for item in items] == list(range(1, game["version"] + 1))
    assert {item["by"] for item in items if item["ai"]} == {1, 2, 3, 4}
    assert not any(item["by"] == 0 and item["ai"] for item in items)


@pytest.mark.usefixtures("worker")
def test_a_leaver_is_played_on_and_ranks_last(api: Api) -> None:
    """Of three humans one leaves: `greedy` has the seat since, and one of the others wins, whoever has most."""
    humans = opened(api, *({"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")))
    game = humans.play(decisions=15)
    assert game["status"] == "running"
    assert humans.clients.pop(0).ask("DELETE", f"{humans.path}/seats/0").status_code == 200
    game = humans.play()
    assert game["seats"][0]["level"] == "greedy"
    assert game["status"] == "finished"
    points = game["outcome"]["points"]
    assert game["outcome"]["winners"] == [seat for seat in (1, 2) if points[seat] == max(points[1:])]
    assert {proof["status"] for proof in api.get(f"{humans.path}/audit")["proofs"]} == {"passed"}
    (left,) = [
        item["version"]
        for item in api.get(f"{humans.path}/decisions?limit=500")["items"]
        if any(event["type"] == "table.seat_left" for event in item["events"])
    ]
    later = api.get(f"{humans.path}/decisions?after={left}&limit=500")["items"]
    assert all(item["ai"]["level"] == "greedy" for item in later if item["by"] == 0)
    assert any(item["by"] == 0 for item in later)
