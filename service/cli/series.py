"""`cairn series`: tournament report files (TRF16), by which arbiters open series, and check them by other programs."""

from pathlib import Path
from typing import TextIO

import click

from cairn.service.cli.connection import services_of
from cairn.service.cli.output import JSON, common_options, in_a_sentence, print_result

about_series = click.Group("series", help="Open a series by a tournament report (TRF16), write one, and pair one.")


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


@about_series.command("open")
@click.argument("trf", type=click.File(encoding="utf-8-sig"))
@click.option("--ruleset", required=True, help="The ruleset of its games, for two.")
@click.option("--organiser", required=True, help="The id of the player who starts it, by POST /v1/series/ID/start.")
@common_options
def open_series(trf: TextIO, ruleset: str, organiser: str, data: Path | None) -> None:
    """Open a Swiss series with the title, the rounds and the players of a report without results.

    Each player gets a new account and a token, which is printed here and nowhere else. Others may join. Lots decide the
    pairing numbers.
    """
    from msgspec.structs import asdict

    from cairn.events.codec import read_options
    from cairn.events.ids import random_id
    from cairn.events.series import MAX_PLACES, OPEN_WITHIN, SeriesOpened
    from cairn.events.table import Seat
    from cairn.projections.series.trf import read_trf
    from cairn.service.api.series.bodies import COME_WITHIN
    from cairn.service.deciding.formats import VERSION
    from cairn.service.errors import Problem
    from cairn.service.redis_clients.format import ACTORS
    from cairn.service.rules import GAMES
    from cairn.service.series.handler import Participant

    if ruleset not in GAMES:
        raise click.BadParameter(f"The rulesets are {', '.join(GAMES)}.", param_hint="--ruleset")
    with services_of(data) as services, in_a_sentence(ValueError, Problem):
        report, id, options = read_trf(trf.read()), random_id(), asdict(read_options(ruleset, {}))
        report.check_start()
        services.players.get(organiser)
        if services.parts.permit() < ACTORS:
            raise click.ClickException("An upgrade is not finished: run `cairn finish-upgrade`.")
        made = [services.players.create(name)[:2] for name in report.called]
        opened = SeriesOpened(
            format="swiss",
            formats_version=VERSION,
            ruleset=ruleset,
            options=dict(sorted(options.items())),
            seats=2,
            places=MAX_PLACES,
            rounds=report.state.rounds,
            come_within=COME_WITHIN,
            listed=True,
            rated=True,
            commitment="",
            organiser=organiser,
            open_within=OPEN_WITHIN,
        )
        entered = [Participant(Seat("human", player.id)) for player, _ in made]
        services.series.open(id, opened, report.title, entered)
    for number, (player, token) in enumerate(made, start=1):
        about = {"series": id, "number": number, "name": player.name, "player": player.id, "token": token}
        print_result(about, [f"{number}  {player.name}  {player.id}  {token}"])


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
