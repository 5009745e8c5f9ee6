"""Seats that act at the same time, tested with Roup: commitments, secrets, undo, clocks, leaving and proofs."""

from collections.abc import Sequence
from contextlib import nullcontext
from functools import cache
from typing import Any

import pytest
from flask import Flask
from msgspec.structs import replace

from cairn.contract.masking import MASKED
from cairn.contract.playing import Game, begin, forked
from cairn.contract.plugin import KEY, OPERATOR
from cairn.contract.test_secrecy import all_i_get
from cairn.contract.thinking import play_out
from cairn.contract.versions import unproven
from cairn.events.chain import Entry, Head, seal
from cairn.events.clock import format_time
from cairn.events.codec import canonical, decode, encode
from cairn.events.decision import Ai, Decision, redact
from cairn.events.table import ChoicesRevealed, Chosen, Clock, GameOpened, Seat, commit
from cairn.projections.fold import BEFORE, fold
from cairn.projections.results import result_of
from cairn.service import errors
from cairn.service.api.games.resources import leaving
from cairn.service.api.streams.game_messages import messages_after
from cairn.service.app import create_app
from cairn.service.audit import audit
from cairn.service.container import Services
from cairn.service.deciding import choosing, deciders
from cairn.service.languages import english
from cairn.service.queries.cursor import Cursor, cursor_now
from cairn.service.settings import Settings
from cairn.workers.choices import check
from roup.events.moves import Bid
from roup.rules import least_moves

BEGAN = 4_000_000_000
"""Some time after the opening of the games, which is now, in seconds since 1970."""
MINE = "0123456789abcdef" * 2
"""A client's nonce."""
Guests = tuple[Any, str, list[dict[str, str]]]
"""A client, the path of a game of three guests, and the headers of each seat."""
hides = pytest.mark.parametrize("hidden", [False, True])


def game_of(seats: int = 3, hidden: bool = False, levels: Sequence[str | None] = ()) -> Game:
    """Return a game that has begun, always at the same time."""
    begun = _begun(seats, hidden, tuple(levels))
    names = dict(begun.names)
    return Game(begun.game, begun.position, begun.secret, decisions=begun.decisions[:], names=names)


@cache
def _begun(seats: int, hidden: bool, levels: tuple[str | None, ...]) -> Game:
    return begin("roup", {"hidden_bidders": hidden}, seats, 7, levels)


def bid(game: Game, seat: int, coins: int, nonce: str = "") -> None:
    """Bid at a time that depends on the version only."""
    at(game, game.position.version)
    deciders.play(game, seat, [Bid(coins)], nonce=nonce)


def at(game: Game, seconds: float) -> None:
    """Set the time of the next decision."""
    game.at, game.dated = format_time(BEGAN + 10**6 + seconds), game.position.version


def first_event(decision: Decision) -> Any:
    """Return the first event of a decision."""
    return decision.events[0]


def owing(game: Game) -> list[int]:
    """Return the seats that still have to choose."""
    return [act.seat for act in deciders.waited_for(game.position)]


def timed(then: str, hidden: bool = False, kind: str = "turn") -> Game:
    """Return a game of three guests with a clock of 60 seconds, which begins at second 0."""
    game = Game("a" * 20, BEFORE, b"x" * 32)
    clock = Clock(kind, 60, 5, then)  # type: ignore[arg-type]  # the test's own words
    guests = (Seat("human"),) * 3
    opened = GameOpened("roup", 1, {"hidden_bidders": hidden}, guests, True, "", clock=clock, nonces=("",) * 3)
    at(game, 0)
    deciders.open_game(game, opened)
    at(game, 0)
    deciders.deal_if_full(game)
    return game


@hides
def test_the_last_choice_reveals_all(hidden: bool) -> None:
    """Before it each seat sees its own choice only; then all, which match the commitments, in one decision."""
    game = game_of(hidden=hidden)
    bid(game, 2, 5)
    bid(game, 0, 9)
    assert owing(game) == [1]
    for viewer in (None, 0, 1, 2):
        view = fold(redact(decision, viewer, ended=False) for decision in game.decisions)
        assert [choice.choice for choice in view.choosing.pending] == [
            '{"coins":5,"type":"bid"}' if viewer == 2 else None,
            '{"coins":9,"type":"bid"}' if viewer == 0 else None,
        ]
    bid(game, 1, 3)
    last = game.decisions[-1]
    chosen, revealed, *_ = last.events
    assert isinstance(chosen, Chosen)
    assert isinstance(revealed, ChoicesRevealed)
    assert [choice.choice[9:].partition(",")[0] for choice in revealed.choices] == ["9", "3", "5"]
    public = [first_event(decision).commitment for decision in game.decisions[-3:]]
    assert sorted(commit(each.nonce, each.choice) for each in revealed.choices) == sorted(public)
    assert [event.type for event in last.events[2:]] == ["roup.bids_compared", "roup.lot_sold", "roup.lot_shown"]
    assert owing(game) == [0, 1, 2]
    seen: Any = fold(redact(each, None, ended=False) for each in game.decisions).state
    assert seen.points == game.state.points


def test_nonces() -> None:
    """A client may give its own, which others cannot guess; else the service makes one."""
    game = game_of()
    bid(game, 0, 5, MINE)
    assert first_event(game.decisions[-1]).nonce == MINE
    for nonce in ("ab", "x" * 32, "ab" * 33):
        with pytest.raises(errors.Invalid, match="32 to 64 hex digits") as refused:
            bid(game, 1, 5, nonce)
        assert [mistake.pointer for mistake in refused.value.members["errors"]] == ["/nonce"]
    bid(game, 1, 5)
    bid(game, 2, 5)
    revealed: Any = game.decisions[-1].events[1]
    nonces = [choice.nonce for choice in revealed.choices]
    assert (nonces[0], len({*nonces})) == (MINE, 3)


def test_what_is_refused() -> None:
    """A second choice, moves after it in a list, and a bid that the rules forbid."""
    game = game_of()
    bid(game, 0, 5)
    with pytest.raises(errors.NotYourTurn, match="You have chosen already"):
        bid(game, 0, 6)
    with pytest.raises(errors.ListGoesOn, match="must end with it"):
        deciders.play(game, 1, [Bid(1), Bid(2)])
    with pytest.raises(errors.IllegalMove, match="RO-07"):
        bid(game, 1, 28)


def test_a_choice_that_could_not_be_read_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log has a limit of its length, which moves of a game may exceed."""
    longest = len(canonical(Bid(5)))
    monkeypatch.setattr(choosing, "MAX_CHOICE", longest)
    game = game_of()
    bid(game, 0, 5)
    with pytest.raises(errors.Invalid, match=f"at most {longest} characters"):
        bid(game, 1, 10)


@hides
def test_an_undo_takes_back_the_own_choice_only(hidden: bool) -> None:
    """The choices of others stay, also later ones. After the reveal there is nothing to undo."""
    game = game_of(hidden=hidden)
    bid(game, 0, 5)
    bid(game, 1, 6)
    with pytest.raises(errors.CannotUndo, match="only your own choice"):
        deciders.undo(game, 2, 2)
    with pytest.raises(errors.CannotUndo, match="only to version 2"):
        deciders.undo(game, 0, 3)
    deciders.undo(game, 0, 2)
    assert owing(game) == [0, 2]
    assert game.decisions[-1].by == (None if hidden else 0)
    bid(game, 0, 7)
    bid(game, 2, 1)
    assert game.state.bids == (7, 6, 1)
    with pytest.raises(errors.CannotUndo):
        deciders.undo(game, 2, game.position.version - 1)
    finish(game)
    assert unproven(game.entries()) is None


def test_withdrawals_have_a_limit() -> None:
    """It is each seat's own, as it must not depend on what others do."""
    game = game_of()
    for _ in range(64):
        bid(game, 0, 5)
        deciders.undo(game, 0, game.position.version - 1)
    with pytest.raises(errors.CannotUndo, match="64"):
        deciders.check_may_undo(game, 0)
    deciders.check_may_undo(game, 1)


def finish(game: Game) -> None:
    """Let all seats bid nothing until the end."""
    while not game.over:
        bid(game, owing(game)[0], 0)


@hides
@pytest.mark.parametrize("ended", [False, True])
def test_the_proofs_check_commitments(hidden: bool, ended: bool) -> None:
    """A choice that is exchanged later is found, in a viewer's fold and by the proofs."""
    game = game_of(hidden=hidden)
    for seat in (0, 1, 2):
        bid(game, seat, 2 + seat)
    if ended:
        finish(game)
    entries, place = game.entries(), 4
    stored = decode(entries[place].stored, place + 1)
    chosen, revealed, *rest = stored.events
    assert isinstance(revealed, ChoicesRevealed)
    first, *others = revealed.choices
    forged = replace(first, choice=canonical(Bid(1)).decode())
    false = replace(stored, events=(chosen, replace(revealed, choices=(forged, *others)), *rest))
    with pytest.raises(ValueError, match="not those of the commitments"):
        fold(redact(each, 1, ended=False) for each in (*game.decisions[:place], false))
    again = [*entries[:place], seal(false, entries[place - 1].chain, game.secret)]
    for entry in entries[place + 1 :]:
        again.append(seal(decode(entry.stored, entry.version), again[-1].chain, game.secret))
    failed = unproven(again)
    assert failed
    assert (failed.name, failed.version) == ("fold", place + 1) if failed.status == "failed" else failed


@hides
def test_revealed_choices_keep_their_seats_and_times(hidden: bool) -> None:
    """A viewer finds exchanged seats, if only their own where it is a secret who has chosen, and changed times."""
    game = game_of(hidden=hidden)
    for seat in (0, 1, 2):
        bid(game, seat, 2 + seat)
    *before, last = game.decisions
    chosen, revealed, *rest = last.events
    assert isinstance(revealed, ChoicesRevealed)
    ann, bob, cid = revealed.choices
    seats = (replace(ann, seat=1), replace(bob, seat=0), cid)
    times = (replace(ann, at=bob.at), bob, cid)
    for viewer in (None, 0, 1, 2):
        for choices, is_found in ((seats, not hidden or viewer in (0, 1)), (times, True)):
            false = replace(last, events=(chosen, replace(revealed, choices=choices), *rest))
            seen = [redact(decision, viewer, ended=False) for decision in (*before, false)]
            with pytest.raises(ValueError, match="commitments") if is_found else nullcontext():
                fold(seen)


def test_seats_with_the_same_commitment() -> None:
    """Players may agree on a nonce: all viewers can fold equal choices."""
    game = game_of(hidden=True)
    for seat in (1, 0, 2):
        bid(game, seat, 2, MINE)
    for viewer in (None, 0, 1, 2):
        fold(redact(decision, viewer, ended=False) for decision in game.decisions)
    finish(game)
    assert unproven(game.entries()) is None


def test_a_wrong_own_commitment_is_found() -> None:
    """The fold of the whole log checks each commitment when its choice is made."""
    game = game_of()
    bid(game, 0, 4)
    last = game.decisions[-1]
    false = replace(last, events=(replace(last.events[0], commitment="00" * 32),))
    with pytest.raises(ValueError, match="commitment is not that of the choice"):
        fold((*game.decisions[:-1], false))


@hides
def test_bots_choose_from_their_own_view(hidden: bool) -> None:
    """A bot that chose otherwise, such as one higher than a pending bid, fails the proof of the choices."""
    levels = ("easy", "greedy", "medium")
    fair = play_out(begin("roup", {"hidden_bidders": hidden}, 3, 3, levels), 3)
    entries = fair.entries()
    assert unproven(entries) is None
    assert {verdict.status for verdict in check(entries, range(1, 13))} == {"passed"}
    assert len([*check(entries, range(1, 13))]) == 10
    played = begin("roup", {"hidden_bidders": hidden}, 3, 3, levels)

    def cheat(game: Game, move: Any, ai: Ai) -> tuple[Any, Ai]:
        pending = [choice.choice or "" for choice in game.position.choosing.pending]
        highest = max((int("".join(filter(str.isdigit, text))) for text in pending), default=-1)
        return (Bid(highest + 1) if game.position.version == 4 else move), ai

    cheated = play_out(played, 3, cheat=cheat).entries()
    assert [verdict.version for verdict in check(cheated, range(1, 9)) if verdict.status == "failed"] == [5]


@hides
def test_a_player_leaves_before_and_after_their_choice(hidden: bool) -> None:
    """A choice stands. An AI chooses for a player who had not chosen. In a game of two the other player wins."""
    game = game_of(hidden=hidden)
    bid(game, 0, 5)
    deciders.leave(game, 0)
    deciders.leave(game, 1)
    assert owing(game) == [1, 2]
    assert deciders.ai_to_act(game.position) == 1
    deciders.play(game, 1, [Bid(2)], Ai("greedy", 1, 12, "00"))
    bid(game, 2, 0)
    assert game.state.bids == (5, 2, 0)
    pair = game_of(2, hidden)
    bid(pair, 0, 5)
    deciders.leave(pair, 1)
    assert pair.position.table.outcome
    assert pair.position.table.outcome.winners == (0,)
    assert owing(pair) == []
    assert unproven(pair.entries()) is None


@hides
def test_leaving_counts_the_choices_that_are_revealed(hidden: bool) -> None:
    """The own pending choice is revealed later if others play on, and never in a game of two, which ends."""
    for seats, counts in ((3, True), (2, False)):
        game, players = Game("a" * 20, BEFORE, b"x" * 32), ("b" * 20, "c" * 20, "d" * 20)[:seats]
        guests = tuple(Seat("human", player) for player in players)
        deciders.open_game(game, GameOpened("roup", 1, {"hidden_bidders": hidden}, guests, True, "", hints=False))
        deciders.deal_if_full(game)
        for _ in range(least_moves - 1):
            for seat in range(seats):
                bid(game, seat, 0)
        if seats == 2:
            bid(game, 1, 0)
        for seen in (False, True):
            view = fold(redact(decision, 0, ended=False) for decision in game.decisions)
            shown = leaving(view, 0, english())
            assert shown
            assert shown.rated is (seen and counts)
            if seats == 3 and not seen:
                bid(game, 0, 0)
        deciders.leave(game, 0)
        while not game.over:
            seat = owing(game)[0]
            level = game.position.table.deciders.now(seat).level
            deciders.play(game, seat, [Bid(0)], Ai(level, 1, 12, "00") if level else None)
        assert (result_of(game.position.table, game.decisions, least_moves) is not None) is counts


@hides
def test_clocks_run_for_each_seat_that_owes(hidden: bool) -> None:
    """A seat's time runs until its choice. It counts when all are revealed, so no clock shows who has chosen."""
    game = timed("easy", hidden, "bank")
    at(game, 10)
    deciders.play(game, 1, [Bid(3)])
    assert game.position.clocks
    assert game.position.clocks.used == (0, 0, 0)
    assert deciders.deadline_of(game.position) == (0, (BEGAN + 10**6 + 60) * 1000)
    assert deciders.deadline_of(game.position, 1) is None
    at(game, 30)
    deciders.play(game, 0, [Bid(2)])
    at(game, 40)
    deciders.play(game, 2, [Bid(1)])
    assert game.position.clocks.used == (25_000, 5_000, 35_000)


@hides
def test_lost_time_changes_no_time_before_it(hidden: bool) -> None:
    """A seat's time ended with its choice before an outage, or with the start of the outage in which it chose."""
    game = timed("easy", hidden, "bank")
    at(game, 10)
    deciders.play(game, 1, [Bid(3)])
    at(game, 30)
    deciders.play(game, 0, [Bid(2)])
    at(game, 50)
    deciders.give_time(game, 30_000)
    at(game, 55)
    deciders.play(game, 2, [Bid(1)])
    assert game.position.clocks
    assert game.position.clocks.used == (15_000, 5_000, 20_000)
    for viewer in (None, 0):
        view = fold(redact(decision, viewer, ended=False) for decision in game.decisions)
        assert view.clocks == game.position.clocks


def test_a_time_out_in_the_middle() -> None:
    """An AI chooses for each seat whose time is over. The others' time is not longer by it."""
    game = timed("easy")
    at(game, 10)
    deciders.play(game, 1, [Bid(3)])
    at(game, 59)
    with pytest.raises(errors.Invalid):
        deciders.run_out_of_time(game)
    for seat in (0, 2):
        at(game, 61)
        assert deciders.deadline_of(game.position) == (seat, (BEGAN + 10**6 + 60) * 1000)
        deciders.run_out_of_time(game)
    assert game.position.table.deciders.timed_out == (0, 2)
    assert deciders.deadline_of(game.position) is None
    for seat in (0, 2):
        at(game, 62)
        deciders.play(game, seat, [Bid(1)], Ai("easy", 1, 0, "00"))
    assert game.state.bids == (1, 3, 1)
    assert not game.position.table.deciders.timed_out
    assert deciders.deadline_of(game.position) == (0, (BEGAN + 10**6 + 122) * 1000)
    finish_timed(game)
    assert unproven(game.entries()) is None


def finish_timed(game: Game) -> None:
    """Let all seats bid nothing, a second apart, until the end."""
    second = 100.0
    while not game.over:
        second += 1
        at(game, second)
        deciders.play(game, owing(game)[0], [Bid(0)])


def test_a_forfeit_in_the_middle() -> None:
    """The seat has lost, and an AI plays on."""
    game = timed("forfeit")
    at(game, 61)
    deciders.run_out_of_time(game)
    assert game.position.table.left == (0,)
    assert deciders.ai_to_act(game.position) == 0


def test_a_fork_in_the_middle_begins_with_no_choice() -> None:
    """The choices of its parent are public by then, so each seat chooses again."""
    game = game_of()
    bid(game, 0, 5)
    finish(game)
    fork = forked(game, 3, 1)
    assert owing(fork) == [0, 1, 2]
    finish(fork)
    assert audit(fork.game, fork.entries(), None).unproven is None


@pytest.fixture(scope="module")
def application(redis_url: str) -> Flask:
    """Return the application."""
    limits = "moves=1000000/minute"
    return create_app(Settings(redis_url=redis_url, key=KEY, operator_key=OPERATOR, limits=limits))


@pytest.fixture
def app(application: Flask, services: Services) -> Flask:
    """Return the application with an empty server."""
    return application


def all_responses(app: Flask, game: Game, viewer: int | None) -> list[bytes]:
    """Return all responses to a viewer, with digests, chain and commitments masked."""
    return all_i_get(app, game, viewer, [Bid(28)], everything=True)


@hides
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_a_pending_choice_changes_no_byte_for_others(app: Flask, hidden: bool, viewer: int | None) -> None:
    """Twins that differ in one seat's choice and its nonce have the same responses, streams and feeds."""
    twins = []
    for coins, nonce in ((3, ""), (14, MINE)):
        game = game_of(hidden=hidden)
        bid(game, 0, coins, nonce)
        twins.append(game)
    assert twins[0].position != twins[1].position
    assert encode(twins[0].decisions[-1]) != encode(twins[1].decisions[-1])
    first, second = (all_responses(app, twin, viewer) for twin in twins)
    assert first == second
    assert len(first) > 30


@pytest.mark.parametrize("viewer", [None, 1])
def test_who_has_chosen_changes_no_byte_where_it_is_a_secret(app: Flask, viewer: int | None) -> None:
    """Twins in which another seat has chosen are the same, also after one of them has taken it back."""
    for back in (False, True):
        twins = []
        for seat in (0, 2):
            game = game_of(hidden=True)
            bid(game, seat, 3 + seat)
            if back:
                at(game, 50)
                deciders.undo(game, seat, 2)
            twins.append(game)
        first, second = (all_responses(app, twin, viewer) for twin in twins)
        assert first == second


def test_who_has_chosen_is_seen_where_it_is_no_secret(app: Flask) -> None:
    """So the test above can fail."""
    twins = []
    for seat in (0, 2):
        game = game_of()
        bid(game, seat, 3)
        twins.append(game)
    assert all_responses(app, twins[0], 1) != all_responses(app, twins[1], 1)


def test_who_has_chosen_changes_no_clock_where_it_is_a_secret() -> None:
    """The fold of another seat's view is the same, with its clocks."""
    views = []
    for seat in (0, 2):
        game = timed("easy", hidden=True)
        at(game, 20)
        deciders.play(game, seat, [Bid(1)])
        seen = [redact(decision, 1, ended=False) for decision in game.decisions]
        views.append([MASKED.sub(b"masked", encode(decision)) for decision in seen])
        view = fold(seen)
        views[-1].append(repr((view.clocks, view.moves, deciders.deadline_of(view, 0))).encode())
    assert views[0] == views[1]


@pytest.fixture
def three_guests(app: Flask) -> Guests:
    """Return a client, the path of a game of three guests, and the headers of each seat."""
    client = app.test_client()
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]
    game = client.post("/v1/games", json={"ruleset": "roup", "seats": seats}).get_json()
    headers = [{"Authorization": f"Bearer {each['token']}"} for each in game["tokens"]]
    return client, f"/v1/games/{game['id']}", headers


def test_over_rest(three_guests: Guests) -> None:
    """A choice needs no newer version for those of others; lists, hints, legal moves and undo know who owes."""
    client, path, headers = three_guests

    def read(seat: int, page: str = "") -> Any:
        return client.get(f"{path}{page}", headers=headers[seat]).get_json()

    def choose(seat: int, coins: int, **more: Any) -> Any:
        sent = {"moves": [{"type": "bid", "coins": coins}], **more}
        return client.post(f"{path}/moves", json=sent, headers=headers[seat] | {"If-Match": '"2"'})

    assert read(0)["choosing"] == {"seats": [0, 1, 2], "count": 0, "chosen": [], "own": None, "version": None}
    assert [act["seat"] for act in read(0)["to_act"]] == [0, 1, 2]
    assert choose(0, 4, nonce=MINE).status_code == 201
    assert choose(1, 3).status_code == 201
    own = {"type": "bid", "coins": 4}
    assert read(0)["choosing"] == {"seats": [0, 1, 2], "count": 2, "chosen": [0, 1], "own": own, "version": 3}
    assert read(2)["choosing"]["own"] is None
    assert [act["seat"] for act in read(2)["to_act"]] == [2]
    assert read(0, "/legal-moves")["moves"] == []
    assert len(read(2, "/legal-moves")["moves"]) > 10
    hint = client.post(f"{path}/hints", json={}, headers=headers[0])
    assert (hint.status_code, hint.get_json()["type"]) == (409, "/problems/not-your-turn")
    assert client.post(f"{path}/hints", json={}, headers=headers[2]).status_code == 202
    short = choose(2, 1, nonce="ab")
    assert (short.status_code, short.get_json()["errors"][0]["pointer"]) == (422, "/nonce")
    undone = client.post(f"{path}/undo", json={"to": 2}, headers=headers[0])
    assert undone.status_code == 201
    assert [act["seat"] for act in read(0)["to_act"]] == [0, 2]
    assert choose(2, 1).status_code == 201
    last = choose(0, 6).get_json()
    assert [event["type"] for event in last["decisions"][0]["events"]][:2] == ["table.chosen", "table.choices_revealed"]
    assert last["state"]["bids"] == [6, 3, 1]
    assert choose(0, 1).status_code == 412  # the position is another one now


def test_a_turn_is_sent_once(three_guests: Guests, services: Services) -> None:
    """It has the version at which the choices began. It is sent again after the own choice is withdrawn."""
    client, path, headers = three_guests

    def sent(seat: int, after: Cursor | None = None) -> tuple[list[tuple[str, int]], Cursor]:
        snapshot = services.repository.get(path.rpartition("/")[2], "truth")
        messages = [
            *(messages_after(services, snapshot, seat, after or cursor_now(snapshot.position), english()) or ())
        ]
        return [(message.type, message.version) for _, _, message in messages], messages[-1][0]

    def post(seat: int, page: str, body: dict[str, Any]) -> None:
        assert client.post(f"{path}/{page}", json=body, headers=headers[seat]).status_code == 201

    messages, cursor = sent(1)
    assert messages == [("turn", 2)]
    post(0, "moves", {"moves": [{"type": "bid", "coins": 4}]})
    assert sent(1, cursor)[0] == [("decision", 3)]
    assert sent(1)[0] == [("turn", 2), ("decision", 3)]
    messages, cursor = sent(0)
    assert messages == [("decision", 3)]
    post(0, "undo", {"to": 2})
    assert sent(0, cursor)[0] == [("decision", 4), ("turn", 4)]
    assert sent(2)[0] == [("turn", 2), ("decision", 3), ("decision", 4)]


def test_a_game_is_deleted_in_the_middle(three_guests: Guests, services: Services) -> None:
    """Nothing of a pending choice is left."""
    client, path, headers = three_guests
    sent = {"moves": [{"type": "bid", "coins": 4}]}
    assert client.post(f"{path}/moves", json=sent, headers=headers[0]).status_code == 201
    services.commands.delete(path.rpartition("/")[2])
    assert client.get(path).status_code == 404
    assert [*services.redis.scan_iter(f"*{path.rpartition('/')[2]}*")] == []


def test_a_nonce_is_not_used_twice(three_guests: Guests) -> None:
    """Neither after the reveal, nor after the choice was taken back; another seat may have the same."""
    client, path, headers = three_guests

    def choose(seat: int, nonce: str = "") -> Any:
        sent = {"moves": [{"type": "bid", "coins": 1}], "nonce": nonce}
        return client.post(f"{path}/moves", json=sent, headers=headers[seat])

    def refused(seat: int, nonce: str) -> bool:
        answer = choose(seat, nonce)
        pointers = [mistake["pointer"] for mistake in answer.get_json().get("errors", [])]
        return answer.status_code == 422 and pointers == ["/nonce"]

    assert choose(0, MINE).status_code == 201
    assert client.post(f"{path}/undo", json={"to": 2}, headers=headers[0]).status_code == 201
    assert refused(0, MINE)
    assert choose(1, MINE).status_code == 201
    assert choose(0, MINE[::-1]).status_code == 201
    assert choose(2).status_code == 201
    assert [refused(0, MINE[::-1]), refused(1, MINE)] == [True, True]
    assert [choose(seat, MINE * 2).status_code for seat in (0, 1, 2)] == [201, 201, 201]


def test_a_fork_knows_the_nonces_of_its_parent() -> None:
    """Those of revealed choices, and of pending ones, which its players know."""
    game = game_of()
    for seat in (0, 1, 2):
        bid(game, seat, 0, MINE)
    bid(game, 0, 0, MINE * 2)
    pending = game.position.version
    finish(game)
    fork = forked(game, pending, 1)
    for nonce in (MINE, MINE * 2):
        with pytest.raises(errors.Invalid):
            deciders.check_is_new(fork, 0, nonce)
    deciders.check_is_new(fork, 1, MINE * 2)


def test_a_game_with_a_new_choice_is_not_idle(three_guests: Guests, services: Services) -> None:
    """It is not abandoned, although the choice is not revealed."""
    client, path, headers = three_guests
    idle = services.repository.get(path.rpartition("/")[2], "truth")
    sent = {"moves": [{"type": "bid", "coins": 4}]}
    assert client.post(f"{path}/moves", json=sent, headers=headers[0]).status_code == 201
    with pytest.raises(errors.StaleVersion):
        services.commands.abandon(idle.position.table.game, idle.position.version)


def test_ais_choose_in_one_job(app: Flask, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """For all of their seats, and through the whole game. It is proven then."""
    from cairn.workers import turns

    monkeypatch.setattr(turns, "services", lambda: services)
    levels = ({"kind": "ai", "level": level} for level in ("random", "easy", "greedy"))
    game = app.test_client().post("/v1/games", json={"ruleset": "roup", "seats": [*levels]}).get_json()["id"]
    for _ in range(60):
        position = services.repository.get(game, "truth").position
        if position.table.is_ended:
            break
        turns.play(game, position.version, 1)
    entries: list[Entry] = [*services.log.read(game)]
    assert len(entries) == 32
    assert unproven(entries) is None
    assert {verdict.status for verdict in check(entries, range(1, 33))} == {"passed"}


def test_an_ai_chooses_beside_people(app: Flask, services: Services) -> None:
    """It owes its choice at once, and people need not wait for it."""
    game = begin("roup", {"hidden_bidders": False}, 3, 1, ("easy",))
    services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret)
    position = services.repository.get(game.game, "truth").position
    assert deciders.ai_to_act(position) == 0
    services.commands.play(game.game, 2, [Bid(1)])
    services.commands.play(game.game, 1, [Bid(2)], expected=2)
    position = services.repository.get(game.game, "truth").position
    assert (deciders.ai_to_act(position), position.version) == (0, 4)
    with pytest.raises(errors.StaleVersion):  # its seed is that of another version
        services.commands.play(game.game, 0, [Bid(1)], expected=2, ai=Ai("easy", 1, 0, "00"))
