"""Games that were begun when names were in the log: they are told with their names, played on, forked and proven."""

import random
from collections import Counter
from typing import Any

import pytest
from helpers.api import Api
from helpers.commands import AI, GUEST, OPEN, called, decisions
from helpers.older import entries_with_names
from helpers.playing import Game
from helpers.thinking import chosen, play_out

from cairn.events.archive import write
from cairn.events.chain import Entry
from cairn.events.chance import ai_seed
from cairn.events.codec import decode
from cairn.events.log import Head
from cairn.events.segments import Segments
from cairn.events.table import Forked, GameOpened, SeatLeft, SeatTaken
from cairn.projections.fold import BEFORE, fold
from cairn.service.audit import audit
from cairn.service.audit.archives import examine
from cairn.service.audit.choices import proof_of, with_choices
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.rules import newest
from cairn.workers.choices import check

NAMES = ("Ann", "Cid", "Dora")
SAID = ("Bob sits down.", "Bob leaves.", "Cid sits down.", "Dora sits down.", "Dora leaves. An AI (greedy) plays on.")
RULES = newest("glen_more")


def begun() -> Game:
    """Return a game in which Ann plays with Cid, who came for Bob, and with an AI, which came for Dora."""
    game = Game("n" * 20, BEFORE, bytes(range(32)))
    deciders.open_game(game, "glen_more", RULES.version, {"first_seat": 0}, (GUEST, OPEN, OPEN), listed=True)
    game.name(0, "Ann")
    _sit(game, 1, "Bob", "ab")
    deciders.leave(game, 1)
    _sit(game, 1, "Cid", "c0ffee")
    _sit(game, 2, "Dora", "")
    deciders.deal_if_full(game)
    play_out(game, stop=20)
    deciders.leave(game, 2)
    return play_out(game, stop=34)


def _sit(game: Game, seat: int, name: str, nonce: str) -> None:
    deciders.take_seat(game, None, nonce)
    game.name(seat, name)


@pytest.fixture
def older(services: Services) -> Game:
    """Give the game above, as it lies in Redis since names were in the log."""
    game = begun()
    services.log.append(game.game, Head(0, game.game), entries_with_names(game), opens=game.secret)
    return game


def play_on(services: Services, game: str, seed: int = 1) -> list[Entry]:
    """Play at random until the game has ended, and return its log."""
    source = random.Random(seed)
    while not (position := services.repository.latest_known(game).position).table.ended:
        act = RULES.to_act(position.state)
        assert act
        move, ai = source.choice(RULES.legal_moves(position.state, act.seat)), None
        if position.table.seats[act.seat].kind == "ai":
            view, secret = services.repository.get(game, act.seat).position, services.log.secret(game)
            assert secret
            move, ai = chosen(view, act.seat, ai_seed(secret, position.version + 1))
        services.commands.play(game, act.seat, [move], ai=ai)
    return list(services.log.read(game))


def proofs(game: str, entries: list[Entry]) -> list[tuple[str, int | None]]:
    """Return how each of the five proofs of a finished game has ended; the choices of its AIs are made again."""
    choices = proof_of(check(entries, range(1, len(entries) + 1)))
    assert choices.checked > 0
    return [(proof.status, proof.version) for proof in with_choices(audit(game, entries, None), choices).proofs]


ALL_PASSED = [("passed", None)] * 5


def test_the_bytes_are_those_of_then() -> None:
    """No event of the table names a second version, and each tells the name."""
    entries = entries_with_names(begun())
    tables = [entry.stored for entry in entries if b'"type":"table.' in entry.stored]
    assert len(tables) == 6
    assert not any(b'"v":2' in stored or b'"player"' in stored for stored in tables)
    assert b'{"kind":"human","level":null,"name":"Ann"},{"kind":"open","level":null,"name":null}' in tables[0]
    assert b'{"name":"Bob","nonce":"ab","seat":1,"type":"table.seat_taken"}' in tables[1]
    assert b'{"name":"Bob","now":{"kind":"open","level":null,"name":null},"seat":1,"type"' in tables[2]
    assert b'"now":{"kind":"ai","level":"greedy","name":"Dora"}' in tables[5]


def test_it_is_upcast(services: Services, older: Game) -> None:
    """To the events of today, with the names in them; it is folded to where it stood, and told with these names."""
    people: list[Any] = []
    for decision in decisions(services, older.game):
        for event in decision.events:
            match event:
                case GameOpened():
                    people += [(seat.name, seat.player, event.v) for seat in event.seats if seat.kind == "human"]
                case SeatTaken() | SeatLeft():
                    people.append((event.name, event.player, event.v))
    assert people == [(name, None, 2) for name in ("Ann", "Bob", "Bob", "Cid", "Dora", "Dora")]
    table = services.repository.latest_known(older.game).position.table
    assert (table.taken_at, table.nonces, table.left) == ((1, 4, 5), ("", "c0ffee", ""), (2,))
    assert called(services, older.game) == NAMES
    assert not services.redis.exists(f"cairn:{{{older.game}}}:names")


def test_it_is_told_with_its_names(api: Api, services: Services, older: Game) -> None:
    """In the lobby, in the game, in its decisions and in its archive, which has no names beside it."""
    path = f"/v1/games/{older.game}"
    services.lists.put(services.repository.latest_known(older.game).position)
    (row,) = api.get("/v1/games")["items"]
    for seats in (row["seats"], api.get(path)["seats"]):
        assert [(seat["name"], seat["player"], seat["kind"]) for seat in seats] == [
            ("Ann", None, "human"),
            ("Cid", None, "human"),
            ("Dora", None, "ai"),
        ]
    said = [item["text"] for item in api.get(f"{path}/decisions?limit=500")["items"]]
    assert [text for text in said if text in SAID] == list(SAID)
    assert {text.partition(" ")[0] for text in said[6:]} >= {*NAMES}
    assert b'{"names":' not in api.ask("GET", f"{path}/archive").content
    cid = api.as_(services.tokens.seat(older.game, 1, 4))
    assert cid.get(path)["viewer"] == 1


@pytest.mark.slow
def test_it_is_played_on_left_and_proven(services: Services, older: Game) -> None:
    """The log stays byte for byte as it was, what is new is of today, and all five proofs pass, also in an archive."""
    services.commands.leave(older.game, 1)
    entries = play_on(services, older.game)
    before = entries_with_names(older)
    assert entries[: len(before)] == before
    left = decode(entries[len(before)].stored, len(before) + 1).events
    assert left == (
        SeatLeft(1, services.repository.latest_known(older.game).position.table.seats[1], None, "Cid", v=2),
    )
    assert called(services, older.game) == NAMES
    assert proofs(older.game, entries) == ALL_PASSED
    archive = b"".join(map(write, entries))
    found = examine(archive)
    assert (found.game, found.audit.unproven, found.names) == (older.game, None, {})
    services.commands.delete(older.game)
    services.commands.bring_in(found.game, found.entries, found.names)
    assert called(services, older.game) == NAMES


@pytest.mark.many
def test_it_is_forked(api: Api, services: Services, older: Game) -> None:
    """With guests of today, whose names lie beside the log; what was before is told with the names of then."""
    parent = play_on(services, older.game)
    for version in (3, 20):
        fork = services.tokens.game(None)
        services.commands.fork(older.game, version, fork, (GUEST, GUEST, AI), names=["Eve", "Finn"])
        assert called(services, fork) == ("Eve", "Finn", "greedy 3")
        entries = play_on(services, fork, seed=version)
        assert entries[:version] == parent[:version]
        assert proofs(fork, entries) == ALL_PASSED
        said = Counter(item["text"] for item in api.get(f"/v1/games/{fork}/decisions?limit=500")["items"])
        assert [said[text] for text in SAID[:2]] == [1, 1]
        assert not any(b"Eve" in entry.stored for entry in entries)


def test_a_fork_of_then_is_read(services: Services, older: Game) -> None:
    """Its first decision of its own had names, too: it is told with them, played to its end, and proven."""
    parent = play_on(services, older.game)
    position = fold(decode(entry.stored, entry.version) for entry in parent[:20])
    secret = Segments.read(parent, None).at(20).secret
    assert secret
    fork = Game(older.game, position, secret)
    fork.under = tuple(parent[:20])
    deciders.fork(fork, "b" * 20, bytes(32), (GUEST, AI, OPEN))
    fork.name(0, "Eve")
    entries = entries_with_names(fork)
    assert b'"seats":[{"kind":"human","level":null,"name":"Eve"}' in entries[20].stored
    (forked,) = decode(entries[20].stored, 21).events
    assert isinstance(forked, Forked)
    assert (forked.seats[0].name, forked.v) == ("Eve", 2)
    services.log.append("b" * 20, Head(0, "b" * 20), entries, opens=fork.secret)
    services.commands.take_seat("b" * 20, name="Finn")
    assert called(services, "b" * 20) == ("Eve", "greedy 2", "Finn")
    assert proofs("b" * 20, play_on(services, "b" * 20)) == ALL_PASSED
