"""The text output of `cairn status`, `config` and `games`."""

from click.testing import CliRunner, Result
from helpers.api import KEY
from helpers.commands import AI, GUEST, OPEN, opened

from cairn.service.cli import main
from cairn.service.cli.config import HIDDEN
from cairn.service.container import Services
from cairn.service.keeping.last_backup import note_backup
from cairn.service.settings import SECRETS, TABLE


def call(url: str, *words: str, typed: str | None = None, **environment: str | None) -> Result:
    """Call a command."""
    clean = {"REDIS_URL": url, "CAIRN_KEY": KEY, "CAIRN_QUEUE_URL": None}
    return CliRunner().invoke(main, words, input=typed, env=clean | environment)


def test_the_status_is_a_few_lines(services: Services, redis_url: str) -> None:
    """It has sizes, waiting jobs and problems. Moves are possible without workers, so it exits with 0."""
    for seats in (GUEST, OPEN), (GUEST, AI), (GUEST, GUEST):
        ended = opened(services, *seats)
    services.commands.leave(ended, 0)
    services.players.create("Ann")
    note_backup(services.redis, 1_790_000_000.0)
    said = call(redis_url, "status")
    lines = said.stdout.splitlines()
    assert said.exit_code == 0
    assert lines[0] == "Cairn 0.1.0 can acknowledge moves."
    assert "Games: 1 wait for players, 1 run, 1 have ended." in lines
    assert {"Players: 1.", "Workers: 0."} <= {*lines}
    assert "The last good backup began at 2026-09-21T14:13:20Z." in lines
    assert "Wrong: No workers live." in lines
    assert "Well: redis, key, " in said.stdout


def test_the_status_without_redis() -> None:
    """It reports that, counts nothing, and exits with 1."""
    said = call("redis://127.0.0.1:1", "status")
    assert said.exit_code == 1
    assert said.stdout.startswith("Cairn 0.1.0 cannot acknowledge moves.\nWell: nothing.\nWrong: Redis takes no write")


def test_each_setting_is_listed_with_its_source() -> None:
    """All settings are listed by name. Secrets and passwords are hidden, and unset settings have their defaults."""
    said = call("redis://ann:secret@host:6379/0?sentinel_password=hidden", "config", CAIRN_THREADS="17")
    rows = {line.split()[0]: line.split(maxsplit=1)[1] for line in said.stdout.splitlines()}
    assert [*rows] == sorted(TABLE)
    assert rows["CAIRN_KEY"] == f"{HIDDEN}  [environment]"
    assert rows["REDIS_URL"] == "redis://ann:***@host:6379/0?sentinel_password=***  [environment]"
    assert rows["CAIRN_THREADS"] == "17  [environment]"
    assert rows["CAIRN_HEARTBEAT"] == "15.0  [default]"
    assert rows["CAIRN_KEEP_DAYS"] == "(none)  [default]"
    assert "secret" not in said.output


def test_the_data_folder_has_the_url_of_redis() -> None:
    """It is used if no variable is set."""
    said = call("", "config", "--data", "/nowhere")
    assert "REDIS_URL                      unix:///nowhere/redis.sock  [data folder]" in said.stdout


def test_secrets_are_in_the_table() -> None:
    """Each variable with the name of a secret is one."""
    assert {*TABLE} >= SECRETS
    assert {name for name in TABLE if name.endswith(("KEY", "TOKENS", "PASSWORD"))} <= SECRETS


def test_an_invalid_setting_is_refused() -> None:
    """The refusal is the sentence of the setting."""
    said = call("redis://127.0.0.1:1", "config", CAIRN_THREADS="many")
    assert (said.exit_code, said.stdout) == (1, "")
    assert "CAIRN_THREADS must be a whole number" in said.stderr


def test_games_are_filtered(services: Services, redis_url: str) -> None:
    """Filters are status, ruleset, level, player and a limit. The order of the newest may differ by a millisecond."""
    waits, plays, many = opened(services, GUEST, OPEN), opened(services, GUEST, AI), opened(services, *[GUEST] * 3)

    def found(*words: str) -> list[str]:
        return [line.split()[0] for line in call(redis_url, "games", "list", *words).stdout.splitlines()]

    assert {*found()} == {many, plays, waits}
    assert found("--status", "open") == [waits]
    assert found("--ruleset", "glen_more") == [many]
    assert found("--level", "greedy") == [plays]
    assert found("--group", "base", "--status", "open") == [waits]
    assert found("--group", "drawn") == found("--outcome", "resigned") == []
    assert found("--player", "a" * 20) == found("--ended-from", "2026-01-01") == []
    cut = call(redis_url, "games", "list", "--limit", "2")
    assert [line.split()[0] for line in cut.stdout.splitlines()] == found()[:2]
    assert cut.stderr == "There may be more than 2 games: see --limit.\n"


def test_a_game_is_shown_and_deleted_once_it_is_confirmed(services: Services, redis_url: str) -> None:
    """A few lines show its players and the seat to act. Without confirmation it stays."""
    game = opened(services, GUEST, GUEST)
    shown = call(redis_url, "games", "show", game).stdout
    assert shown.startswith(f"{game}: schotten_totten (rounds 1, first_seat 0), running.\n")
    assert "Seats: Ann, Bob." in shown
    assert "It waits for seat 0." in shown
    assert call(redis_url, "games", "delete", game, typed="n\n").exit_code == 1
    assert services.log.last(game)
    gone = call(redis_url, "games", "delete", game, typed="y\n")
    assert gone.stdout.endswith(f"Game {game} is deleted.\n")
    assert services.log.last(game) is None
    assert call(redis_url, "games", "delete", "--yes", game).stderr == "Error: There is no such game.\n"
