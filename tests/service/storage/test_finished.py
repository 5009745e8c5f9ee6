"""Lists beyond those in Redis: games sealed long ago are found in segments, which are opened once for a page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from flask.testing import FlaskClient
from freezegun import freeze_time
from helpers.rated import open_game, player
from helpers.sealed import BATCH_SIZE, seal_games
from msgspec import msgpack

from cairn.contract.playing import begin
from cairn.events.table import Seat
from cairn.projections.lists import games_of, places_of
from cairn.projections.rows import CREATED, ENDED, LATEST, Filters, Group
from cairn.service.app import create_app
from cairn.service.backups.rebuild import Rebuild
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.rules import group_of
from cairn.service.storage import finished
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import compact
from cairn.service.storage.segment_index import SEGMENTS, STATE, segments_of


def pages(client: FlaskClient, **query: Any) -> Iterator[Any]:
    """Yield each page of a list, two games at a time."""
    cursor: str | None = ""
    while cursor is not None:
        wanted = {**query, "limit": 2} | ({"cursor": cursor} if cursor else {})
        with cast(Any, client.get("/v1/games", query_string=wanted)) as answer:
            assert answer.status_code == 200, answer.json
            page = answer.json
        yield page["items"]
        cursor = page["next"]


def all_lists(services: Services, people: list[str]) -> dict[str, Any]:
    """Return all pages of lists with each filter, and the counts on players' pages."""
    client = create_app(services.settings).test_client()
    queries: list[dict[str, Any]] = [{}, {"status": "finished"}, {"ruleset": "glen_more"}, {"level": "random"}]
    queries += [{"player": player} for player in people] + [{"player": people[0], "ruleset": "schotten_totten"}]
    queries += [{"group": group} for group in ("base", "drawn", "tactics")] + [{"player": people[0], "group": "base"}]
    queries += [{"outcome": "resigned"}, {"outcome": "points"}, {"outcome": "red_zone", "group": "drawn"}]
    days = sorted({row.ended_at[:10] for _, row in services.lists.walk(Filters(), "", 100) if row and row.ended_at})
    assert len(days) >= 4
    queries += [{"day": day} for day in (*days, "2024-02-29")] + [{"day": days[-1], "player": people[1]}]
    queries += [query | {"order": "ended"} for query in queries]
    found: dict[str, Any] = {str(query): [*pages(client, **query)] for query in queries}
    archives: Any = client.get("/v1/games?format=archives")
    profiles: Any = [client.get(f"/v1/players/{player}").json for player in people]
    return found | {"archives": archives.data, "profiles": profiles}


def ids(services: Services, key: str) -> set[str]:
    """Return the games of a list in Redis."""
    return {field.decode() for field in cast(list[bytes], services.redis.hkeys(key))}


@pytest.mark.slow
@pytest.mark.parametrize("but", [0, 2, 5])
def test_lists_are_unchanged_after_most_games_left_redis(keeping: Services, people: list[str], but: int) -> None:
    """Page by page, with each filter, in the same order, with the same cursors, also for archives."""
    warm = all_lists(keeping, people)
    games = seal_games(keeping, but=but)
    here = ids(keeping, "cairn:{lobby}:rows")
    assert len(here & {*games}) < 2 + BATCH_SIZE
    assert all_lists(Services(keeping.settings), people) == warm
    assert ids(keeping, games_of(people[0])) <= here
    assert keeping.redis.zcard(places_of(people[0])) == 4 * keeping.redis.hlen(games_of(people[0]))


@pytest.mark.slow
@pytest.mark.parametrize("by", [CREATED, ENDED, LATEST])
def test_a_list_continues_after_each_cursor(keeping: Services, people: list[str], by: str) -> None:
    """This holds within the games that are off the lists, and between them and the others."""
    seal_games(keeping, but=2)
    for filters in (Filters(by=by, unlisted=True), Filters(by=by, player=people[1])):
        whole = [*keeping.lists.walk(filters, "", 3)]
        for at, (place, _) in enumerate(whole):
            assert [*keeping.lists.walk(filters, place, 3)] == whole[at + 1 :]


def test_a_page_of_newer_games_opens_no_segment(
    keeping: Services, people: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis is not queried for one either: segments are read after the end of the lists in Redis."""
    seal_games(keeping)
    with freeze_time("2031-01-01", auto_tick_seconds=60):  # games of one millisecond are ordered by their ids
        newer = [open_game(keeping, player(keeping, "Cid"), Seat("open")) for _ in range(3)]
    monkeypatch.setattr(keeping.cold, "rows", None)
    page = keeping.listing.page(Filters(), 2)
    assert [row.id for row in page.rows.values()] == newer[:0:-1]
    monkeypatch.undo()
    monkeypatch.setattr(finished, "KEPT", 2)
    assert len([*keeping.lists.walk(Filters(), "", 2)]) > len(newer) + 2


@pytest.mark.slow
def test_a_deleted_game_is_not_listed_or_counted(keeping: Services, people: list[str]) -> None:
    """Its segment contains it until compaction. Afterwards the other games are listed as before."""
    games = seal_games(keeping)
    gone = next(game for game in games if (row := keeping.finished.row(game)) and people[0] in row.players)
    before = keeping.lists.count_by_status(people[0], ["schotten_totten"])["schotten_totten"]["finished"]
    segment = keeping.log.sealed_markers.find(gone)
    keeping.commands.delete(gone)
    listed = [row.id for _, row in keeping.lists.walk(Filters(player=people[0]), "", 3) if row]
    assert (len(listed), gone in listed) == (5, False)
    assert keeping.lists.count_by_status(people[0], ["schotten_totten"])["schotten_totten"]["finished"] == before - 1
    everywhere = all_lists(keeping, people)
    assert segment
    assert compact(keeping.cold, keeping.log, segment.segment.hex())
    assert all_lists(Services(keeping.settings), people) == everywhere


@pytest.mark.slow
def test_an_interrupted_trim_is_repeated(keeping: Services, people: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is missing at any time, and none is counted twice afterwards."""
    warm, drop, left = all_lists(keeping, people), keeping.lists.drop, [5]

    def breaks(game: str) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise ConnectionError
        drop(game)

    monkeypatch.setattr(keeping.lists, "drop", breaks)
    with pytest.raises(ConnectionError):
        seal_games(keeping)
    assert all_lists(keeping, people)["archives"] == warm["archives"]
    monkeypatch.undo()
    monkeypatch.setattr(finished, "KEPT", 2)
    seal_games(keeping)
    assert all_lists(keeping, people) == warm


@pytest.mark.slow
def test_games_of_an_unfinished_segment_stay_listed(
    keeping: Services, people: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker died before sealing them: they are in Redis, and the segment is removed from the lists."""
    warm = all_lists(keeping, people)
    wanted = Filters(status="finished", by=ENDED, unlisted=True)
    games = [row.id for _, row in keeping.lists.walk(wanted, "", 100) if row]
    monkeypatch.setattr(keeping.log.sealed_markers, "seal", lambda *_: False)
    assert keeping.cold.seal(keeping.log, games[:BATCH_SIZE]).sealed == []
    monkeypatch.undo()
    monkeypatch.setattr(finished, "KEPT", 2)
    for game in games[BATCH_SIZE : BATCH_SIZE + 3]:
        keeping.cold.seal(keeping.log, [game])
    keeping.finished.trim(keeping.lists)
    assert all_lists(keeping, people) == warm


def test_an_erased_player_leaves_no_index(keeping: Services, people: list[str]) -> None:
    """The locations of their games are deleted with them, and no trim writes them again."""
    games = seal_games(keeping, but=1)
    assert keeping.redis.exists(segments_of(people[0]))
    keeping.erasure.begin(people[0])
    assert keeping.erasure.go_on(people[0])
    assert not keeping.redis.exists(segments_of(people[0]))
    for game in [row.id for _, row in keeping.lists.walk(Filters(by=ENDED, unlisted=True), "", 100) if row]:
        if game not in games:
            keeping.cold.seal(keeping.log, [game])
    keeping.finished.trim(keeping.lists)
    assert not keeping.redis.exists(segments_of(people[0]))
    assert keeping.redis.exists(segments_of(people[1]))


@pytest.mark.slow
def test_a_rebuild_does_not_list_cold_games(keeping: Services, people: list[str]) -> None:
    """It reads them, as it reads all games, and changes nothing."""
    Rebuild(keeping).run(lambda names, _: names)
    seal_games(keeping)
    rows, everywhere = keeping.redis.hlen("cairn:{lobby}:rows"), all_lists(keeping, people)
    done = Rebuild(keeping).run(lambda names, _: names)
    assert (done.mended, done.wrong, done.missing, done.unreadable) == (0, 0, 0, [])
    assert keeping.redis.hlen("cairn:{lobby}:rows") == rows
    assert all_lists(keeping, people) == everywhere


def test_a_missing_segment_is_named(keeping: Services, people: list[str], folder: Path) -> None:
    """A page that needs it is refused with a reason."""
    seal_games(keeping)
    for path in folder.glob(f"{SEGMENT}*"):
        path.unlink()
    answer: Any = create_app(Services(keeping.settings).settings).test_client().get("/v1/games?status=finished")
    assert answer.status_code == 503
    assert SEGMENT in answer.json["detail"]


@pytest.fixture
def read(keeping: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that records opened segments."""
    rows, opened = keeping.cold.rows, list[str]()

    def reading(segment: str) -> Any:
        opened.append(segment)
        return rows(segment)

    monkeypatch.setattr(keeping.cold, "rows", reading)
    return opened


def test_segments_without_a_matching_game_are_not_opened(keeping: Services, people: list[str], read: list[str]) -> None:
    """The index has the contents of each. A segment indexed by an older version may contain any game."""
    seal_games(keeping)
    read.clear()
    tactics, timeout = Filters(group=Group("tactics", group_of)), Filters(outcome="timeout")
    found = [place for place, row in keeping.lists.walk(tactics, "", 3) if row]
    assert (len(found), len(read)) == (2, 1)
    assert [row for _, row in keeping.lists.walk(timeout, "", 3) if row] == []
    assert len(read) == 1
    stored = cast(list[bytes], keeping.redis.lrange(SEGMENTS, 0, -1))
    for place, summary in enumerate(stored):
        keeping.redis.lset(SEGMENTS, place, cast(str, msgpack.encode(msgpack.decode(summary)[:6])))
    keeping.redis.hincrby(STATE, "changes", 1)
    assert [place for place, row in keeping.lists.walk(tactics, "", 3) if row] == found
    assert len({*read}) == keeping.segment_index.read().off > 3


@pytest.mark.slow
@pytest.mark.usefixtures("few_kept")
@pytest.mark.parametrize(("by", "most"), [(CREATED, 3), (LATEST, 2)])
def test_a_page_opens_the_segments_of_its_games(keeping: Services, read: list[str], by: str, most: int) -> None:
    """Hardly any others, from any cursor, although each has a game created many days before its other games."""
    for day in range(10, 30):
        for seed, created in enumerate((f"01-{day}T08", f"03-{day}T08", f"03-{day}T09")):
            with freeze_time(f"2024-{created}:00:00Z"):
                game = begin("schotten_totten", {"rounds": 1, "first_seat": 0}, 2, seed=10 * day + seed)
            with freeze_time(f"2024-03-{day}T10:0{seed}:00Z"):
                deciders.leave(game, 0)
            keeping.commands.bring_in(game.game, game.entries(), {})
    seal_games(keeping)
    cursor, opened, found = None, list[int](), list[str]()
    while not opened or cursor:
        read.clear()
        page = keeping.listing.page(Filters(by=by), BATCH_SIZE - 1, cursor)
        cursor, found = page.next, [*found, *page.rows]
        opened.append(len(read))
    assert len(found) == 60
    assert (max(opened[:20]), len(opened)) == (most, 30)
