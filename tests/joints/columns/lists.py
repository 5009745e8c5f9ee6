"""Columns: a game's quality of play, its effect on ratings, the lists that contain it, and bulk exports."""

from typing import Any

import pytest
from click.testing import CliRunner
from joints.columns.column import Columns, Lived, is_own, live
from joints.columns.storage import database
from joints.world import World

from cairn.events.archive import split
from cairn.events.codec import load
from cairn.service.analyses.record import looked_at
from cairn.service.cli import main
from cairn.service.queries.results import rated_result
from cairn.service.rules import group_of

COLUMNS = Columns()
column = COLUMNS.enter


@column("analyses", "analyses.record")
def analyses(lived: Lived) -> int:
    """Each counted move has a row; rows add up; players who decided for themselves have accuracies."""
    analysis = lived.analysis("decisions", level="easy")
    rows = analysis["items"]
    assert [row["version"] for row in rows] == [decision.version for decision in looked_at(lived.log, "decisions")]
    for row in rows:
        if row["word"] == "forced":
            assert (row["before"], row["after"], row["best"], row["given_away"]) == (None, None, None, 0)
            continue
        assert [sum(row["before"]), sum(row["after"])] == pytest.approx([1, 1], abs=0.001)
        assert row["given_away"] == pytest.approx(row["before"][row["seat"]] - row["after"][row["seat"]], abs=0.0002)
        assert (row["word"] == "best") == (row["given_away"] == 0) == (row["best"] == row["move"])
    for player in analysis["analysis"]["players"]:
        own = [row for row in rows if row["seat"] == player["seat"] and is_own(lived, lived.log[row["version"] - 1])]
        assert sum(player["words"].values()) == len(own)
        accuracies = [row["accuracy"] for row in own if row["accuracy"] is not None]
        assert (player["accuracy"] is None) == (not accuracies)
        assert not accuracies or player["accuracy"] == pytest.approx(sum(accuracies) / len(accuracies), abs=0.11)
    return sum(row["word"] != "forced" for row in rows)


@column("ratings")
def ratings(lived: Lived) -> int:
    """It counts or not, as documented; a counted game is among the results, once."""
    services = lived.world.services
    live(lived.world, "a game that counts")
    position = lived.world.position(lived.game)
    result = rated_result(services.log, services.redis, position) if lived.table.is_ended else None
    assert (result is not None) == lived.row.counts
    results = [
        stored for category in services.ratings.categories for stored in services.ratings.iterate_encoded(category)
    ]
    assert results.count(result[1].encoded if result else b"") == lived.row.counts
    return len(results)


@column("lists")
def lists(lived: Lived) -> int:
    """The lobby, its players' lists and the archives agree with the game itself."""
    world, shown = lived.world, lived.get()
    listed, operator = lived.table.listed, str(world.services.settings.operator_key)
    group = group_of(shown["ruleset"], shown["options"])
    row = found_in(world, f"status={shown['status']}&ruleset={shown['ruleset']}&group={group}", lived.game, operator)
    common = {name: value for name, value in shown.items() if name in row and name not in ("version", "clock")}
    assert {name: row[name] for name in common} == common
    assert (row["clock"] is None) == (shown["clock"] is None)
    assert found_in(world, f"status={shown['status']}", lived.game) == (row if listed else None)
    for player in filter(None, lived.table.players):
        there = player in world.services.players.filter_known([player])
        assert found_in(world, f"player={player}", lived.game) == (row if listed and there else None)
    if lived.table.outcome:
        ended = f"outcome={lived.table.outcome.reason}&day={shown['updated_at'][:10]}"
        assert found_in(world, ended, lived.game, operator) == row
        assert found_in(world, f"{ended}&order=ended", lived.game, operator) == row
    closed = [load(line) for line in world.ask("GET", ARCHIVES, operator).data.splitlines() if b'"cursor":' in line]
    assert [line["game"] for line in closed].count(lived.game) == lived.table.is_ended
    return len(common)


ARCHIVES = "/v1/games?format=archives&limit=500"


def found_in(world: World, query: str, game: str, token: str | None = None) -> Any:
    """Return a game's row in a list, or None."""
    rows = [row for row in world.get(f"/v1/games?limit=500&{query}", token)["items"] if row["id"] == game]
    assert len(rows) <= 1
    return rows[0] if rows else None


@column("bulk")
def bulk(lived: Lived) -> int:
    """After a bulk export and import elsewhere it has the same chain, the same proofs, and its names."""
    world, other = lived.world, database(lived.world, 1)
    operator = str(world.services.settings.operator_key)
    archives = split(world.ask("GET", ARCHIVES, operator).data.splitlines(keepends=True))
    entries = [*world.services.log.read(lived.game)]
    (archive,) = (data for data in archives if entries[-1].chain.encode() in data)
    result = CliRunner().invoke(main, ["import", "-"], archive, {"REDIS_URL": other.settings.redis_url})
    assert result.stdout.strip() == lived.game, result.output
    assert [*other.log.read(lived.game)] == entries
    assert other.auditor.audit(lived.game) == world.services.auditor.audit(lived.game)
    assert other.names.of_log(lived.game, entries) == world.services.names.of_log(lived.game, entries)
    return len(entries)
