"""Columns: a game's quality of play, and its effect on ratings."""

import pytest
from joints.columns.column import Columns
from joints.columns.lived import Lived, is_own

from cairn.service.analyses.partition import looked_at

COLUMNS = Columns()
column = COLUMNS.enter


@column("analyses", "analyses.record")
def analyses(lived: Lived) -> None:
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


@column("ratings")
def ratings(lived: Lived) -> None:
    """It counts or not, as documented; a counted game is among the results, once."""
    services = lived.world.services
    result = services.results.from_position(lived.world.position(lived.game)) if lived.table.is_ended else None
    assert (result is not None) == lived.row.counts
    results = [stored for shelf in services.ratings.shelves for stored in services.ratings.iterate_encoded(shelf)]
    assert results.count(result[1].encoded if result else b"") == lived.row.counts
