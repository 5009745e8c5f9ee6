"""Highland Clans with AIs: what a good position is, how `greedy` plays, and games over the API with a real worker."""

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from games.highland_clans.given import change, clan, given, raided, rules, when
from helpers.api import Api
from helpers.described import described
from helpers.playing import duel, recording
from jsonschema import Draft202012Validator

from cairn.events.highland_clans.moves import Build, Discard, LayCard, TakeSpoil
from cairn.projections.highland_clans.state import Laid, RaidUnderWay, State
from cairn.workers.highland_clans.evaluation import evaluate
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose

ROOT = Path(__file__).parents[3]


def after_round(**changes: Any) -> State:
    """Return a position between actions and raid, but for what is changed of Ann's clan."""
    return given(clan(**changes), phase="raid")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (given(phase="raid", points=(6, 5, 5)), after_round()),
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
        (given(phase="over", points=(31, 30, 0)), given(phase="over", points=(31, 32, 0))),
    ],
)
def test_better_positions_are_worth_more(better: State, worse: State) -> None:
    """Points, buildings, land, followers, cards, the marker, a raid to be won, useful cubes, and above all victory."""
    assert evaluate(better, 0) > evaluate(worse, 0)


def test_what_is_good_for_an_opponent_is_bad() -> None:
    """It is worst if that opponent is ahead already."""
    before = evaluate(given(phase="raid", points=(5, 9, 5)), 0)
    assert evaluate(given(clan(), clan(cattle=2, free_lands=0), phase="raid", points=(5, 9, 5)), 0) < before
    behind = evaluate(given(phase="raid", points=(5, 9, 6)), 0)
    assert evaluate(given(phase="raid", points=(5, 10, 5)), 0) < behind < before


def chosen(state: State, seat: int = 0, seed: str = "1") -> Any:
    """Return the move that greedy chooses."""
    return choose(TABLE["highland_clans"]["greedy"], rules, state, seat, seed)


def test_greedy_builds_keeps_good_cards_and_takes_spoils() -> None:
    """It looks one small move ahead."""
    assert chosen(given(clan(), reserve="rryyyy")) == Build("cattle")
    assert chosen(given(clan("144444", warriors=4), phase="refill")) == Discard(1)
    state = raided(clan("444", warriors=3), clan("111", warriors=3, castles=1, free_lands=0, pipers=0))
    when(state, *(LayCard(False, card) for card in (4, 1, 4, 1, 4)))
    assert isinstance(chosen(state), TakeSpoil)


def test_greedy_discards_its_worst_card_whatever_it_draws_next() -> None:
    """After the last discard its own turn begins, with cubes that have nothing to do with the cards."""
    state = given(clan(), clan("33444", warriors=4), phase="refill")
    assert {chosen(state, 1, str(seed)) for seed in range(20)} == {Discard(3)}


def test_greedy_defends_with_what_may_win() -> None:
    """After one combat round won by each side it does not lay its 1 against a card it cannot see."""
    state = raided(clan("2"), clan("134", pipers=0), clan("4444"))
    state.raid = RaidUnderWay(1, 2, (1, 1), (Laid(False, None),))
    change(state, 0, hand=())
    change(state, 2, hand=(None,) * 4)
    assert chosen(state, 1) in (LayCard(False, 3), LayCard(False, 4))


@pytest.mark.parametrize(("refill", "seats"), [("hand", 3), ("drawn", 4), ("hand", 5)])
def test_greedy_beats_random(refill: str, seats: int) -> None:
    """It sits on every seat in turn, all others move at random, and it wins at least eight games of ten."""
    options = {"raid_refill": refill, "first_seat": None}
    assert sum(duel("highland_clans", options, seats, number) for number in range(10)) >= 8


def check_shape(name: str, body: Any) -> None:
    """Check a body against a component of the API's description."""
    Draft202012Validator({"components": described()["components"], "$ref": f"#/components/schemas/{name}"}).validate(
        body
    )


class Players:
    """The humans of a game over the API, who move at random.

    `asked` counts what they were waited for, and whether it was their own turn.
    """

    def __init__(self, game: dict[str, Any], api: Api) -> None:
        self.path = f"/v1/games/{game['id']}"
        self.clients = {token["seat"]: api.as_(token["token"]) for token in game["tokens"]}
        self.asked: Counter[tuple[str, bool]] = Counter()
        self._api = api
        self._source = random.Random(1)

    def play(self) -> dict[str, Any]:
        """Play until the game has ended, and return it. A seat that is asked sees its own cards and no other's."""
        game = self._api.get(self.path)
        while game["status"] == "running":
            (act,) = game["to_act"]
            client = self.clients.get(act["seat"])
            if client is None:
                game = self._api.get(f"{self.path}?wait=20&after={game['version']}")
                continue
            view = client.get(self.path)
            for place, clan_seen in enumerate(view["state"]["clans"]):
                assert all((card is not None) == (place == act["seat"]) for card in clan_seen["hand"])
            question = act["for"], view["state"]["turn"] == act["seat"]
            if question not in self.asked:
                check_shape("Game", view)
            self.asked[question] += 1
            moves = client.get(f"{self.path}/legal-moves")["moves"]
            client.post(f"{self.path}/moves", {"moves": [self._source.choice(moves)]})
            game = self._api.get(self.path)
        return game

    def decisions(self, after: int) -> list[dict[str, Any]]:
        """Return the decisions after a version."""
        page = self._api.get(f"{self.path}/decisions?after={after}&limit=500")
        assert page["next"] is None
        return list(page["items"])

    def proofs(self) -> set[str]:
        """Return how the audit's proofs came out; that of the choices is not asked for."""
        return {proof["status"] for proof in self._api.get(f"{self.path}/audit")["proofs"]}


def forked(api: Api, name: str, version: int, *seats: dict[str, str]) -> Players:
    """Play on from a position near the end of a recorded game, so that it is known what each seat is asked."""
    parent = api.imported(recording(name).read_bytes())["id"]
    return Players(api.post(f"/v1/games/{parent}/forks", {"at": version, "seats": list(seats)}), api)


@pytest.fixture
def worker(redis_url: str) -> Iterator[None]:
    """Have a real worker play."""
    environment = os.environ | {"REDIS_URL": redis_url}
    process = subprocess.Popen([sys.executable, "-m", "cairn.workers", "worker"], env=environment, cwd=ROOT)
    yield
    process.kill()
    process.wait()


GREEDY = {"kind": "ai", "level": "greedy"}


@pytest.mark.many
@pytest.mark.usefixtures("worker")
def test_a_human_plays_four_ais_over_the_api(api: Api) -> None:
    """Dora acts, and defends herself in Bob's turn, to the end of the game; then the audit proves all of it.

    In the position they begin with Bob has just laid the first card of a raid on Dora, in the middle of a round. So
    whatever is drawn, Dora lays cards and discards two in Bob's turn, and has a turn before the game can end.
    """
    human = forked(api, "highland_clans_5_hand", 191, GREEDY, GREEDY, GREEDY, {"kind": "human", "name": "Dora"}, GREEDY)
    game = human.play()
    assert game["status"] == "finished"
    assert human.asked["lay_card", False] >= 2
    assert human.asked["discard", False] >= 2
    assert human.asked["raid", True] >= 1
    best = max(game["outcome"]["points"])
    assert game["outcome"]["winners"] == [s for s, points in enumerate(game["outcome"]["points"]) if points == best]
    assert human.proofs() == {"passed", "not_asked"}
    check_shape("Decisions", api.get(f"{human.path}/decisions?after=191&limit=9"))
    items = human.decisions(after=191)
    assert [item["version"] for item in items] == list(range(192, game["version"] + 1))
    played = [item for item in items if item["move"]]
    assert {item["by"] for item in played if item["ai"]} - {0} == {1, 2, 4}
    assert {item["by"] for item in played if not item["ai"]} == {3}


@pytest.mark.many
@pytest.mark.usefixtures("worker")
def test_a_leaver_is_played_on_and_ranks_last(api: Api) -> None:
    """Ann leaves while Ann is to lay a card: `greedy` plays on, and the better of the other two wins."""
    humans = forked(
        api, "highland_clans_3_drawn", 148, *({"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid"))
    )
    assert humans.clients.pop(0).ask("DELETE", f"{humans.path}/seats/0").status_code == 200
    game = humans.play()
    assert game["seats"][0]["level"] == "greedy"
    assert game["status"] == "finished"
    points = game["outcome"]["points"]
    assert game["outcome"]["winners"] == [seat for seat in (1, 2) if points[seat] == max(points[1:])]
    assert humans.proofs() == {"passed", "not_asked"}
    fork, left, *later = humans.decisions(after=148)
    assert [event["type"] for item in (fork, left) for event in item["events"]] == ["table.forked", "table.seat_left"]
    of_ann = [item["ai"] for item in later if item["by"] == 0]
    assert of_ann
    assert all(ai["level"] == "greedy" for ai in of_ann)
