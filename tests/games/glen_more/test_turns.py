"""Scorings of Glen More by clause, and whole turns: by the rules, by decisions and over the API."""

import json
from typing import Any

import pytest
from games.glen_more.given import kinds, land, rules, set_up
from msgspec import to_builtins

from cairn.contract.playing import Game, begin
from cairn.events.chain import seal
from cairn.events.codec import dump
from cairn.events.decision import Event, Move
from cairn.events.glen_more.events import (
    AreaScored,
    CardGained,
    CubeBought,
    CubeGained,
    CubePaid,
    CubeSold,
    ExchangeMade,
    FinalScored,
    GameSetUp,
    MemberPaid,
    MembersGained,
    PlayEnded,
    PointsScored,
    TileActivated,
    TileLaid,
    TilePaid,
    TilePlaced,
    TileTaken,
    TurnBegan,
)
from cairn.events.glen_more.moves import ActivateTile, BuyCube, ChooseCube, EndTurn, PayCube, SellCube, TakeTile
from cairn.events.table import Outcome, TieBreak
from cairn.projections.glen_more.state import Player, State
from cairn.service.container import Services
from cairn.service.deciding.deciders import play
from cairn.service.deciding.draft import Draft
from cairn.service.errors import ListGoesOn
from cairn.service.rules.glen_more.scoring import chieftains_and_hats, compare, final_scoring, penalties, scoring
from cairn.service.rules.interface import follow

FOREST, PASTURE, FAIR, QUARRY, MEADOW, IONA = 2, 6, 49, 23, 12, 48

TURN: list[Move] = [
    SellCube(PASTURE, "cattle"),
    TakeTile(6),
    ActivateTile(QUARRY),
    ActivateTile(MEADOW),
    ActivateTile(IONA),
    ChooseCube("sheep"),
    SellCube(IONA, "sheep"),
    ActivateTile(FAIR),
    PayCube(FOREST, "wood"),
    PayCube(QUARRY, "stone"),
    PayCube(MEADOW, "sheep"),
    BuyCube("grain"),
]
"""Anna's turn (GM-90). The last move ends it, as no action is left."""


def annas_position() -> list[Event]:
    """Return events that make GM-90's position of a game that was dealt: 2 wood, 1 cattle, 3 coins, and the rows.

    The road runs east over the medium fair, north of it the meadow, south of it the quarry; Iona Abbey is on the track.
    """
    set_up = GameSetUp(0, (0, 1), None, 13, (68, 69), (70, 71, 72), coins=6, row=0)
    laid = [(FOREST, 0, 1), (PASTURE, 0, -1), (FAIR, 1, 0), (QUARRY, 1, 1), (MEADOW, 1, -1)]
    rows = [("cattle", 2), ("stone", 1), ("sheep", 2)]
    return [
        set_up,
        TileLaid(6, IONA, 2, 18, 13),
        *(TilePlaced(0, *where) for where in laid),
        MemberPaid(0, 68, 0),
        MembersGained(0, FAIR, 1, 1),
        CubeGained(0, FOREST, "wood", 1),
        CubeGained(0, FOREST, "wood", 2),
        CubeGained(0, PASTURE, "cattle", 1),
        *(CubeBought(0, kind, row, row, 3) for kind, row in rows),
        TilePaid(0, FAIR),
        TurnBegan(0),
    ]


def annas_game() -> Game:
    """Return a game in which it is Anna's turn."""
    game = begin("glen_more", {"first_seat": 0}, 2)
    state = game.position.state
    assert isinstance(state, State)
    state = state.copy()
    game.decide(None, follow(state, iter(annas_position())), state=state)
    return game


def test_annas_turn() -> None:
    """GM-90: each step's events; Anna ends with no cubes, 2 coins, 8 points, and the rows as the rulebook says."""
    game = annas_game()
    start = game.position.version
    for move in TURN:
        game.play(move)
    steps = [decision.events for decision in game.decisions if decision.version > start]
    assert steps[0] == (CubeSold(0, PASTURE, "cattle", 2, 0, 1, 5),)
    assert steps[1][:7] == (
        TileTaken(0, 0, 6, IONA),
        CubeBought(0, "sheep", 3, 3, 2),
        CubeBought(0, "stone", 2, 2, 0),
        CubePaid(0, FOREST, "wood", 1),
        TilePaid(0, IONA),
        TilePlaced(0, IONA, 2, 0),
        CardGained(0, IONA, "Iona Abbey"),
    )
    assert steps[2:4] == [
        (TileActivated(0, QUARRY, loch_ness=False, exchange=False), CubeGained(0, QUARRY, "stone", 1)),
        (TileActivated(0, MEADOW, loch_ness=False, exchange=False), CubeGained(0, MEADOW, "sheep", 1)),
    ]
    assert kinds(steps[4]) == ["tile_activated", "cubes_promised"]
    assert steps[5] == (CubeGained(0, IONA, "sheep", 1),)
    assert steps[6] == (CubeSold(0, IONA, "sheep", 3, 0, 2, 3),)
    assert steps[7] == (TileActivated(0, FAIR, loch_ness=False, exchange=True),)
    assert steps[8] == (CubePaid(0, FOREST, "wood", 0),)
    assert steps[11][:3] == (
        CubeBought(0, "grain", 1, 1, 2),
        ExchangeMade(0, FAIR, ("wood", "stone", "sheep", "grain")),
        PointsScored(0, FAIR, 8, 8),
    )
    check_end(json.loads(dump(game.position.state)))


def check_end(state: dict[str, Any]) -> None:
    """Check what Anna has after the turn, and the market (GM-90)."""
    anna = state["players"][0]
    assert [laid["cubes"] for laid in anna["territory"]] == [[]] * 7
    assert (anna["coins"], state["points"][0], anna["cards"]) == (2, 8, ["Iona Abbey"])
    assert state["market"] == {"cattle": 1, "grain": 1, "sheep": 2, "stone": 2, "wood": 0}


def test_a_list_of_moves_ends_with_the_one_that_draws() -> None:
    """GM-12, GM-90: the whole turn is one list; its last move ends the turn, which draws, so none may follow."""
    with pytest.raises(ListGoesOn, match="must end with it"):
        play(annas_game(), 0, [*TURN, TakeTile(7)])
    game = annas_game()
    play(game, 0, TURN)
    assert {decision.by for decision in game.decisions[-len(TURN) :]} == {0}


def test_annas_turn_over_the_api(api: Any, services: Services) -> None:
    """GM-90: sent as one list of moves. Each is a decision in plain words, and the response has the final position."""
    game = open_game(api, 2)
    path, anna = f"/v1/games/{game['id']}", api.as_(game["tokens"][0]["token"])
    forge(services, game["id"], annas_position())
    assert {"type": "take_tile", "space": 6} in anna.get(f"{path}/legal-moves")["moves"]
    answer = anna.post(f"{path}/moves", {"moves": [to_builtins(move) for move in TURN]})
    check_end(answer["state"])
    assert len(answer["decisions"]) == len(TURN)
    sentences = [decision["text"] for decision in anna.get(f"{path}/decisions?after=3")["items"]]
    assert sentences[0] == "Anna sells a cattle from the Pasture for 2 coins."
    assert "Anna scores 8 points with the Fair (medium)." in sentences[-1]


def test_a_refused_list_changes_nothing_over_the_api(api: Any, services: Services) -> None:
    """GM-12: a list whose last move is illegal is refused as a whole, with the clause and the move's index."""
    game = open_game(api, 2)
    path, anna = f"/v1/games/{game['id']}", api.as_(game["tokens"][0]["token"])
    forge(services, game["id"], annas_position())
    moves = [to_builtins(move) for move in (*TURN[:2], EndTurn(), EndTurn())]
    answer = anna.ask("POST", f"{path}/moves", json={"moves": moves[:1] + moves[2:]})
    assert answer.status_code == 409
    assert (answer.json()["rule"], answer.json()["errors"][0]["pointer"]) == ("GM-11", "/moves/1")
    assert anna.get(path)["version"] == 3


def open_game(api: Any, seats: int) -> Any:
    """Open a game of humans in which the first begins."""
    people = [{"kind": "human", "name": name} for name in ("Anna", "Bruno", "Clara")[:seats]]
    return api.post("/v1/games", {"ruleset": "glen_more", "options": {"first_seat": 0}, "seats": people})


def forge(services: Services, game: str, events: list[Event]) -> None:
    """Append a decision that makes a position to a game's log, so that a test can begin there."""
    newest = services.repository.latest_known(game)
    assert newest.secret
    draft = Draft(game, newest.position, newest.secret, services.clock.now())
    draft.decide(None, events)
    services.log.append(game, newest.head, [seal(draft.decisions[0], newest.head.chain, newest.secret)])


def test_a_left_seat_is_continued_by_an_ai_and_ranks_last(api: Any, services: Services) -> None:
    """GM-75: `greedy` plays it. However many points it scores, a seat that stayed wins."""
    game = open_game(api, 3)
    path, bruno = f"/v1/games/{game['id']}", api.as_(game["tokens"][1]["token"])
    body = bruno.ask("DELETE", f"{path}/seats/1").json()
    assert body["status"] == "running"
    assert body["seats"][1]["level"] == "greedy"
    position = services.repository.latest_known(game["id"]).position
    assert isinstance(position.state, State)
    state = position.state.copy()
    state.evolve(PlayEnded((1, 9, 5), (0, 0, 0)))
    outcome = rules.outcome(state, position.table.left)
    assert outcome
    assert outcome.winners == (2,)


def score_areas(state: State, stack: int = 1) -> dict[str, AreaScored]:
    """Score as if a stack had just run out."""
    return {event.area: event for event in follow(state, scoring(state, stack)) if isinstance(event, AreaScored)}


def score_the_end(*players: Player) -> tuple[State, dict[str, FinalScored]]:
    """Score the end of a game."""
    state = set_up(*players)
    events: list[Event] = follow(state, final_scoring(state))
    return state, {event.what: event for event in events if isinstance(event, FinalScored)}


def test_a_scoring_compares_three_areas() -> None:
    """GM-71: barrels, chieftains with hats, and cards are compared with the smallest number, never with the die's."""
    players = [
        land("68 0 0", "51 1 1", barrels=5, chieftains=1), land("69 0 0", barrels=2),
        land("70 0 0", "9 0 1", "35 0 2", "26 1 1", barrels=2, chieftains=2),
    ]  # fmt: skip
    state = set_up(*players, die=4, points=(1, 0, 0))
    areas = score_areas(state)
    assert areas["barrels"] == AreaScored(1, "barrels", (5, 2, 2), (3, 0, 0), (4, 0, 0))
    assert areas["chieftains"] == AreaScored(1, "chieftains", (4, 0, 3), (5, 0, 3), (9, 0, 3))
    assert areas["cards"] == AreaScored(1, "cards", (1, 0, 3), (1, 0, 3), (10, 0, 6))
    assert (state.points, state.scorings) == ((10, 0, 6), 1)


@pytest.mark.parametrize(("difference", "points"), list(enumerate((0, 1, 2, 3, 5, 8, 8, 8))))
def test_points_for_differences(difference: int, points: int) -> None:
    """GM-71: differences of 0, 1, 2, 3, 4, 5 or more score 0, 1, 2, 3, 5, 8."""
    assert compare([4, 4 + difference]) == [0, points]


def test_the_example_of_a_scoring() -> None:
    """GM-92: barrels 3, 0, 3, 5 score 3, 0, 3, 8; chieftains and hats 2, 1, 4, 0 above the least score 2, 1, 5, 0."""
    players = [land(f"{68 + seat} 0 0", barrels=(3, 0, 3, 5)[seat], chieftains=(3, 2, 5, 1)[seat]) for seat in range(4)]
    areas = score_areas(set_up(*players))
    assert areas["barrels"].scored == (3, 0, 3, 8)
    assert areas["chieftains"].scored == (2, 1, 5, 0)


def test_castle_of_mey_doubles_chieftains() -> None:
    """GM-72: it doubles the chieftains of its owner, not the hats."""
    assert chieftains_and_hats(land("68 0 0", "38 1 1", "51 2 1", chieftains=3)) == 2 * 3 + 1 + 3
    assert chieftains_and_hats(land("68 0 0", "51 2 1", chieftains=3)) == 3 + 3


def test_nothing_is_scored_when_stack_0_has_run_out() -> None:
    """GM-70: only the last tiles of stacks 1, 2 and 3 cause a scoring."""
    assert score_areas(set_up(land(barrels=5)), stack=0) == {}


def test_the_final_scoring() -> None:
    """GM-74: Iona Abbey, Loch Morar, Duart Castle and coins score, and each excess tile costs three points."""
    rich = land("68 0 0", "48 1 0", "23 1 1", "35 0 1", "12 2 1", "21 3 1", "43 4 1", "29 5 1", coins=7)
    poor = land("69 0 0", "23 1 1", "21 3 1", coins=0)
    state, parts = score_the_end(rich, poor)
    assert [(part.numbers, part.scored) for part in parts.values()] == [
        ((2, 0), (4, 0)), ((2, 0), (4, 0)), ((2, 0), (6, 0)), ((7, 0), (7, 0)), ((8, 3), (-15, 0)),
    ]  # fmt: skip
    assert list(parts) == ["Iona Abbey", "Loch Morar", "Duart Castle", "coins", "tiles"]
    assert state.points == (4 + 4 + 6 + 7 - 15, 0)


def test_totals_may_be_negative() -> None:
    """GM-74: a player with a large territory and nothing else ends below 0."""
    state, _ = score_the_end(land("68 0 0", "23 1 1", "21 3 1", coins=1), land("69 0 0", coins=0))
    assert state.points == (1 - 6, 0)


def test_the_example_of_large_territories() -> None:
    """GM-91: territories of 15, 13, 16 and 13 tiles score -6, 0, -9 and 0 in the end."""
    assert penalties([15, 13, 16, 13]) == [-6, 0, -9, 0]


ANNA, BRUNO, CLARA = land(), land("69 0 0"), land("70 0 0")
WITH_A_CUBE = [land("8 1 0 wood"), land("69 0 0", "8 1 0 wood")]


@pytest.mark.parametrize(
    ("players", "points", "left", "outcome"),
    [
        ([ANNA, WITH_A_CUBE[1]], (5, 4), [], Outcome("points", (0,), (5, 4))),
        (
            *([land(barrels=9, coins=9), WITH_A_CUBE[1]], (5, 5), []),
            Outcome("cubes", (1,), (5, 5), TieBreak("cubes_on_tiles", (0, 1))),
        ),
        (
            *([*WITH_A_CUBE, CLARA], (5, 5, 5), []),
            Outcome("shared", (0, 1), (5, 5, 5), TieBreak("cubes_on_tiles", (1, 1, 0))),
        ),
        ([ANNA, BRUNO, CLARA], (9, 3, 4), [0], Outcome("points", (2,), (9, 3, 4))),
        ([ANNA, BRUNO, CLARA], (9, 3, 4), [0, 2], Outcome("points", (1,), (9, 3, 4))),
    ],
    ids=["points come first", "cubes break a tie", "shared", "one seat left", "two seats left"],
)
def test_outcomes(players: list[Player], points: tuple[int, ...], left: list[int], outcome: Outcome) -> None:
    """GM-75: most points of the seats that stayed, then most cubes on tiles, not barrels or coins; or it is shared."""
    state = set_up(*players, points=points)
    state.evolve(PlayEnded(points, (0,) * len(points)))
    assert rules.outcome(state, left) == outcome


def test_the_game_runs_until_the_final_scoring() -> None:
    """GM-73: there is no outcome before it."""
    assert rules.outcome(set_up(land()), []) is None
