"""Games that the version before began: they are read, played on, proven, forked and deleted like any other."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.commands import legal, play_to_the_end
from helpers.older import entries_before, put_before
from helpers.playing import Game, random_game

from cairn.events.archive import write
from cairn.events.codec import decode
from cairn.events.log import Appended, Deleted, Head, IdempotencyKey, KeyConflict
from cairn.events.table import Seat
from cairn.service.audit.archives import examine
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH

BODY = "b0d1" * 16
OPENING, MOVE = IdempotencyKey("0:opening", BODY), IdempotencyKey("1:move", BODY)
KEYS = {OPENING.key: f"1 2 {BODY}", MOVE.key: f"9 9 {BODY}"}
BEGUN = 20


@pytest.fixture
def older(services: Services) -> Game:
    """Give a running game of Schotten Totten that the version before has left in Redis."""
    options = {"expert": False, "first_seat": 0, "rounds": 1, "tactics": False}
    game = random_game("schotten_totten", options, 2, seed=7, stop=BEGUN)
    put_before(services.redis, game, KEYS)
    return game


def test_it_is_read_as_it_was_stored(services: Services, older: Game) -> None:
    """Its entries are what they were, and it stands where it stood, also at an earlier version."""
    entries = list(services.log.read(older.game))
    assert entries == entries_before(older, BEGUN)
    assert services.log.last(older.game) == entries[-1]
    assert services.repository.get(older.game, TRUTH).position.state == older.position.state
    seen = services.repository.get(older.game, 0, 12)
    assert (seen.head, seen.position.version) == (Head(12, entries[11].chain), 12)


def test_it_is_played_on_and_proven(services: Services, older: Game, tmp_path: Path) -> None:
    """To its end: what is new is stored as today, and all proofs pass, those of the standard library's script too."""
    play_to_the_end(services, older.game)
    entries = list(services.log.read(older.game))
    assert entries[:BEGUN] == entries_before(older, BEGUN)
    assert all(b'"version"' in entry.stored for entry in entries[:BEGUN])
    assert not any(b'"version"' in entry.stored for entry in entries[BEGUN:])
    archive = tmp_path / "game.jsonl"
    archive.write_bytes(b"".join(map(write, entries)))
    found = examine(archive.read_bytes())
    assert (found.game, found.audit.unproven, found.entries) == (older.game, None, entries)
    script = Path(__file__).parents[2] / "check_by_hand.py"
    subprocess.run([sys.executable, "-I", script, archive], capture_output=True, check=True)


def test_it_can_be_forked(services: Services, older: Game) -> None:
    """At a version that the one before stored, which the fork has byte for byte."""
    play_to_the_end(services, older.game)
    fork, seats = services.tokens.game(None), [Seat("human"), Seat("human")]
    services.commands.fork(older.game, 12, fork, seats)
    play_to_the_end(services, fork, seed=2)
    entries = list(services.log.read(fork))
    assert entries[:12] == entries_before(older, 12)
    found = examine(b"".join(map(write, entries)))
    assert (found.game, found.audit.unproven) == (fork, None)


def test_its_keys_are_still_known(services: Services, older: Game) -> None:
    """A request that it carried out is not carried out again, and its key is refused with another body."""
    log, head = services.log, services.repository.get(older.game, TRUTH).head
    assert log.known(older.game, MOVE) == Appended(9, 9, repeated=True)
    assert log.append(older.game, head, [], MOVE) == Appended(9, 9, repeated=True)
    for key in (IdempotencyKey(MOVE.key, "x"), IdempotencyKey(OPENING.key, "x")):
        with pytest.raises(KeyConflict):
            log.known(older.game, key)
    assert log.known(older.game, IdempotencyKey("1:other", BODY)) is None


def test_a_key_of_today_is_remembered_beside_them(services: Services, older: Game) -> None:
    """What it remembered stays as it is."""
    seat, moves = legal(services, older.game)
    key = IdempotencyKey(f"{seat}:new", BODY)
    services.commands.play(older.game, seat, [random.Random(1).choice(moves)], key=key)
    assert services.log.known(older.game, key) == Appended(BEGUN + 1, BEGUN + 1, repeated=True)
    assert services.redis.hlen(f"cairn:{{{older.game}}}:commands") == len(KEYS)


def test_it_is_deleted_whole(services: Services, older: Game) -> None:
    """But for the mark that it was opened with a key, with which it is not opened again."""
    services.commands.delete(older.game)
    assert services.redis.keys(f"cairn:{{{older.game}}}*") == [f"cairn:{{{older.game}}}:gone".encode()]
    with pytest.raises(Deleted):
        services.log.append(older.game, Head(0, older.game), older.entries()[:1], OPENING, opens=bytes(32))


def test_a_version_that_is_not_its_places_is_refused(services: Services, older: Game) -> None:
    """What an older decision says of its version must be so."""
    entries = entries_before(older, BEGUN)
    assert decode(entries[4].stored, 5).version == 5
    found = examine(b"".join(map(write, [*entries[:4], entries[5], entries[4], *entries[6:]])))
    assert [(proof.status, proof.version) for proof in found.audit.proofs[:2]] == [("failed", 5)] * 2
