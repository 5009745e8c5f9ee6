"""The commands for series: a report of a series is written, and its next round paired."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from helpers.played_series import BEGUN, opening, player
from msgspec.structs import replace
from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser

from cairn.events.clock import format_time
from cairn.events.ids import random_id
from cairn.events.table import Seat
from cairn.projections.series import state_of
from cairn.service.app import create_app
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


def test_a_series_is_opened_by_a_report(services: Services, redis_url: str, tmp_path: Path) -> None:
    """With the report's title, rounds and players, whose tokens join and play; its organiser starts it."""
    call, file = CliRunner(env={"REDIS_URL": redis_url}).invoke, tmp_path / "start.trf"
    organiser, token, _ = services.players.create("Arbiter")
    names = ["Petrosian,Tigran", "Larsen,Bent", "Ivkov,Borislav"]
    rows = [f"001 {number:4}      {name:33} {'':31}  0.0 {number:4}" for number, name in enumerate(names, start=1)]
    file.write_text("\n".join(["012 Havana", "062 3", "092 Individual: Swiss-System (Dutch)", "XXR 2", *rows, ""]))
    command = ["series", "open", str(file), "--ruleset", "schotten_totten", "--organiser", organiser.id, "--json"]
    opened = call(main, command)
    assert opened.exit_code == 0, opened.output
    lines = [*map(json.loads, opened.output.splitlines())]
    assert [line["name"] for line in lines] == names
    assert [services.players.bearer(line["token"]).player for line in lines] == [line["player"] for line in lines]
    series = services.series.get(lines[0]["series"]).position.table
    assert [seat.player for seat in series.seats] == [line["player"] for line in lines]
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "start"}
    begun = create_app(services.settings).test_client().post(f"/v1/series/{lines[0]['series']}/start", headers=headers)
    assert begun.status_code == 200, begun.text
    about: Any = begun.json
    assert (about["title"], about["status"], about["rounds"]) == ("Havana", "running", 2)
    for changed, words in (
        (["--organiser", "b" * 20], "no such player"),
        (["--ruleset", "chess"], "The rulesets are"),
    ):
        assert words in call(main, [*command, *changed]).output
    file.write_text(file.read_text().replace("Larsen,Bent", " " * 11))
    assert "is no name" in call(main, command).output
    file.write_text(f"012 Havana\nXXR 2\n{rows[0].replace('0.0', '1.0')}  0000 - U\n{rows[1]}  0000 - Z\n")
    assert "without results" in call(main, command).output
