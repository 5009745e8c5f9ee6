"""`cairn series`: tournament report files (TRF16), so that arbiters can check with programs of their own."""

from pathlib import Path
from typing import TextIO

import click

from cairn.service.cli.connection import services_of
from cairn.service.cli.output import JSON, common_options, in_a_sentence, print_result

about_series = click.Group("series", help="Write a series as a tournament report (TRF16), and pair such a report.")


@about_series.command("export")
@click.argument("series")
@click.option("--trf", type=click.File("w", "utf-8"), required=True, help="The file to write.")
@common_options
def export_series(series: str, trf: TextIO, data: Path | None) -> None:
    """Write all rounds of a Swiss series or a round robin whose results are known."""
    from cairn.projections.series import state_of
    from cairn.projections.series.trf import write_trf
    from cairn.service.series.handler import TITLE

    with services_of(data) as services, in_a_sentence(ValueError):
        position = services.series.get(series).position
        names, table = services.names.read(position.table), position.table
        trf.write(write_trf(names.seated.get(TITLE, ""), names.seat_names(table), state_of(position), table))
    print_result({"series": series, "file": trf.name})


@about_series.command("pair")
@click.argument("trf", type=click.File(encoding="utf-8-sig"))
@JSON
def pair_report(trf: TextIO) -> None:
    """Print the next round of a report by the FIDE (Dutch) System, as other pairing programs do: the number of pairs,
    then each with the first player first; 0 is a bye. It needs no Redis."""
    from cairn.projections.series.trf import read_trf
    from cairn.service.deciding.formats import pair_dutch

    with in_a_sentence(ValueError):
        report = read_trf(trf.read())
    paired = pair_dutch(report.state, report.here, len(report.called))
    if paired is None:
        raise click.ClickException("No round keeps the absolute criteria.")
    pairs = [(first + 1, second + 1) for first, second in paired.tables] + [(place + 1, 0) for place in paired.byes]
    print_result(pairs, [str(len(pairs)), *(f"{first} {second}" for first, second in pairs)])
