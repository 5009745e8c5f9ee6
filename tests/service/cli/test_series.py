"""The commands for series: a report of a series is written, and its next round paired."""

import json
from pathlib import Path

from click.testing import CliRunner
from helpers.played_series import BEGUN, opening, player
from msgspec.structs import replace
from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser

from cairn.events.clock import format_time
from cairn.events.ids import random_id
from cairn.events.table import Seat
from cairn.projections.series import state_of
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.series.handler import Participant


def test_a_report_of_a_series_is_written_and_paired(services: Services, redis_url: str, tmp_path: Path) -> None:
    """Before a result is known, both pair the first round again: the command, py4swiss, and the series itself."""
    id, file = random_id(), tmp_path / "cup.trf"
    entered = [Participant(Seat("human", player(number))) for number in range(5)]
    about = replace(opening("swiss", 5), rated=False, starts_at=format_time(BEGUN))
    services.series.open(id, about, "Cup", entered)
    call = CliRunner(env={"REDIS_URL": redis_url}).invoke
    written = call(main, ["series", "export", id, "--trf", str(file)])
    assert (written.exit_code, file.read_text().splitlines()[0]) == (0, "012 Cup")
    said = call(main, ["series", "pair", str(file)])
    assert said.exit_code == 0, said.output
    other = [f"{each.white} {each.black}" for each in DutchEngine.generate_pairings(TrfParser.parse(file, strict=True))]
    assert said.output.splitlines() == [str(len(other)), *other]
    lines = sorted(file.read_text().splitlines())
    file.write_text("\r\n".join(["\ufeff" + lines[0], *lines[1:]]), "utf-8")  # as editors of Windows write it
    (pairs,) = map(json.loads, call(main, ["series", "pair", str(file), "--json"]).output.splitlines())
    assert [f"{first} {second}" for first, second in pairs] == other
    state = state_of(services.series.get(id).position)
    own = [" ".join(str(state.lot(place) + 1) for place in table.places) for table in state.tables]
    assert [*own, f"{state.lot(state.byes[0].place) + 1} 0"] == other


def test_what_cannot_be_written_or_paired_is_refused(services: Services, redis_url: str, tmp_path: Path) -> None:
    """In a sentence."""
    id, file = random_id(), tmp_path / "cup.trf"
    services.series.open(id, replace(opening("double_elimination", 4), rated=False), "Cup")
    call = CliRunner(env={"REDIS_URL": redis_url}).invoke
    assert "games of two" in call(main, ["series", "export", id, "--trf", str(file)]).output
    assert "no such series" in call(main, ["series", "export", "b" * 20, "--trf", str(file)]).output
    file.write_text("XXR 3\nXXC black1\n")
    assert "not read" in call(main, ["series", "pair", str(file)]).output
    row = f"001    1      {'A':33} {'':31}  1.0    1  "
    file.write_text(f"XXR 3\n{row}0000 - U\n")
    assert "absolute criteria" in call(main, ["series", "pair", str(file)]).output
