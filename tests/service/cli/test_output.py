"""The output of commands as text and, with `--json`, as JSON."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result
from helpers.api import KEY
from helpers.commands import AI, GUEST, OPEN, open_game
from helpers.running import cairn
from helpers.servers import serving

from cairn.service.api.games.lists import LobbyQuery
from cairn.service.cli import main
from cairn.service.cli.games import MEANINGS, OF_PAGES
from cairn.service.cli.status import HIDDEN
from cairn.service.container import Services
from cairn.service.settings import SECRETS, TABLE
from cairn.service.storage.backup_record import note_backup


def call(url: str, *words: str, typed: str | None = None, **environment: str | None) -> Result:
    """Call a command."""
    clean = {"REDIS_URL": url, "CAIRN_KEY": KEY, "CAIRN_QUEUE_URL": None}
    return CliRunner().invoke(main, words, input=typed, env=clean | environment)


def test_the_status_is_a_few_lines(services: Services, redis_url: str) -> None:
    """It has sizes, waiting jobs and problems. Moves are possible without workers, so it exits with 0."""
    for seats in (GUEST, OPEN), (GUEST, AI), (GUEST, GUEST):
        ended = open_game(services, *seats)
    services.commands.leave(ended, 0)
    services.players.create("Ann")
    note_backup(services.redis, 1_790_000_000.0)
    said = call(redis_url, "status")
    lines = said.stdout.splitlines()
    assert said.exit_code == 0
    assert lines[0] == "Cairn 0.2.0 can acknowledge moves."
    assert "Games: 1 wait for players, 1 run, 1 have ended." in lines
    assert {"Players: 1.", "Workers: 0."} <= {*lines}
    assert "The last good backup began at 2026-09-21T14:13:20Z." in lines
    assert "Wrong: No workers live." in lines
    assert "Well: redis, key, " in said.stdout


def test_the_status_without_redis() -> None:
    """It reports that, counts nothing, and exits with 1."""
    said = call("redis://127.0.0.1:1", "status")
    assert said.exit_code == 1
    assert said.stdout.startswith(
        "Cairn 0.2.0 cannot acknowledge moves.\nWell: nothing.\nWrong: Redis cannot be reached"
    )


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
    waits, plays, many = (open_game(services, *seats) for seats in ((GUEST, OPEN), (GUEST, AI), (GUEST,) * 3))

    def list_games(*words: str) -> list[str]:
        return [line.split()[0] for line in call(redis_url, "games", "list", *words).stdout.splitlines()]

    assert {*list_games()} == {many, plays, waits}
    assert list_games("--status", "open") == [waits]
    assert list_games("--ruleset", "glen_more") == [many]
    assert list_games("--level", "greedy") == [plays]
    assert list_games("--group", "base", "--status", "open") == [waits]
    assert list_games("--group", "drawn") == list_games("--outcome", "resigned") == []
    assert list_games("--player", "a" * 20) == list_games("--ended-from", "2026-01-01") == []
    cut = call(redis_url, "games", "list", "--limit", "2")
    assert [line.split()[0] for line in cut.stdout.splitlines()] == list_games()[:2]
    assert cut.stderr == "There may be more than 2 games: see --limit.\n"


@pytest.mark.parametrize("name", sorted(LobbyQuery().fields.keys() - {*OF_PAGES}))
def test_each_filter_of_the_api_is_an_option(name: str) -> None:
    """A list of games has it under the same name. A parameter that is no filter is in `OF_PAGES`."""
    said = CliRunner().invoke(main, ["games", "list", "--help"]).stdout
    assert f"  --{name.replace('_', '-')} " in said
    assert {*MEANINGS, *OF_PAGES} <= {*LobbyQuery().fields}


def test_filters_are_validated_as_by_the_api(services: Services, redis_url: str) -> None:
    """A value is refused with the sentence of the API. No client is `me`, and the time of the end limits every list."""
    plays, waits = open_game(services, GUEST, AI), open_game(services, GUEST, OPEN)
    services.commands.leave(plays, 0)
    ended = services.log.last(plays)
    assert ended
    for words, code, refusal in (
        (("--level", "odd"), 2, "--level: Must be one of: "),
        (("--player", "Ann"), 2, "--player: It must be `me` or a player's id"),
        (("--opponent", "a" * 20), 2, "--opponent: `opponent` requires `player`."),
        (("--day", "2026-11-21", "--ended-from", "2026-11-21"), 2, "`day` excludes `ended_from` and `ended_until`."),
        (("--order", "ended", "--status", "open"), 2, "--status: This list has only finished games."),
        (("--player", "me"), 1, "Your own games need the token of a player."),
        (("--waiting",), 1, "`waiting` requires `player=me`."),
    ):
        refused = call(redis_url, "games", "list", *words)
        assert (refused.exit_code, refused.stdout) == (code, "")
        assert refusal in refused.stderr

    def list_games(*words: str) -> list[str]:
        return [line.split()[0] for line in call(redis_url, "games", "list", *words).stdout.splitlines()]

    assert list_games("--order", "ended") == list_games("--ended-from", "2026-01-01T00:00:00.000Z") == [plays]
    assert list_games("--ended-until", "2026-01-01", "--status", "finished") == []
    assert {*list_games()} == {plays, waits}
    assert list_games("--player", "a" * 20, "--waiting") == []


def test_a_game_is_shown_and_deleted_once_it_is_confirmed(services: Services, redis_url: str) -> None:
    """A few lines show its players and the seat to act. Without confirmation it stays."""
    game = open_game(services, GUEST, GUEST)
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


WITHOUT_OUTPUT = {"up", "api", "worker", "caretaker", "mcp", "new-game", "install", "uninstall", "train"}
"""Commands that run a part, or write files."""


def leaves(group: click.Group, before: str = "") -> Iterator[tuple[str, click.Command]]:
    """Yield the words of all commands."""
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from leaves(command, f"{before}{name} ")
        else:
            yield f"{before}{name}", command


def run_json(url: str, *words: str, code: int = 0) -> list[Any]:
    """Call a command with --json and return its documents."""
    environment = {"REDIS_URL": url, "CAIRN_KEY": KEY, "CAIRN_BACKUP_KEY": KEY, "CAIRN_QUEUE_URL": None}
    result = CliRunner().invoke(main, [*words, "--json"], env=environment)
    assert result.exit_code == code, (words, result.output, result.exception)
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_each_command_with_output_has_it() -> None:
    """A new command must have it."""
    without = {words for words, command in leaves(main) if "--json" not in {o for p in command.params for o in p.opts}}
    assert without == WITHOUT_OUTPUT


def test_commands_that_show_games(services: Services, redis_url: str, tmp_path: Path) -> None:
    """A list has a line for each element, and everything else is one document."""
    ended, waits, file = open_game(services), open_game(services, GUEST, OPEN), str(tmp_path / "game.jsonl")
    services.commands.leave(ended, 0)
    listed = run_json(redis_url, "games", "list")
    assert {game["id"] for game in listed} == {waits, ended}
    assert listed == sorted(listed, key=lambda game: (game["created_at"], game["id"]), reverse=True)
    (shown,) = run_json(redis_url, "games", "show", waits)
    assert (shown["id"], shown["status"], shown["version"], shown["waits_for"]) == (waits, "open", 1, [])
    steps = run_json(redis_url, "replay", ended)
    assert [(step["version"], bool(step["text"])) for step in steps] == [(1, True), (2, True), (3, True)]
    assert [step["version"] for step in run_json(redis_url, "replay", ended, "--at", "2")] == [1, 2]
    (proven,) = run_json(redis_url, "verify", ended)
    assert (proven["game"], proven["version"], proven["head"]) == (ended, 3, None)
    assert [proof["status"] for proof in proven["proofs"]] == ["passed"] * 5
    assert [p["status"] for p in run_json(redis_url, "verify", waits, code=2)[0]["proofs"]][2] == "not_yet"
    assert run_json(redis_url, "export", ended, file) == [{"game": ended, "file": file, "decisions": 3}]
    assert len(run_json(redis_url, "export", ended)) >= 3, "an archive is JSON Lines itself"
    folder = str(tmp_path / "all")
    written = {"folder": folder, "written": 1, "there": 0, "cursor": None, "unreadable": []}
    assert run_json(redis_url, "export", "--all", folder) == [written]
    assert run_json(redis_url, "games", "delete", "--yes", ended) == [{"game": ended, "deleted": True}]
    assert run_json(redis_url, "import", file) == [{"game": ended}]


@pytest.mark.slow
def test_imports_and_analyses(services: Services, redis_url: str, tmp_path: Path) -> None:
    """Each archive has a line with its error, if any, and so has the total."""
    ended, file, wrong = open_game(services), tmp_path / "game.jsonl", tmp_path / "wrong.jsonl"
    services.commands.leave(ended, 0)
    run_json(redis_url, "export", ended, str(file))
    wrong.write_text("nonsense\n")
    *each, sums = run_json(redis_url, "import", "--all", str(file), str(wrong), "--jobs", "1", code=1)
    there, refused = sorted(each, key=lambda line: str(line["archive"]))  # in the order of their ends
    assert there == {"archive": str(file), "game": ended, "known": True, "why": None}
    assert (refused["archive"], refused["game"]) == (str(wrong), None)
    assert refused["why"].endswith(".")
    assert sums == {"brought_in": 0, "known": 1, "failed": 1}
    said = cairn("analyse", str(file), "--level", "easy", "--json", REDIS_URL=redis_url)
    assert json.loads(said.stdout)["analysis"]["status"] == "done"


def test_backups(services: Services, redis_url: str, tmp_path: Path) -> None:
    """The documents are those of a backup, its check, a restore and a rebuild."""
    game, target = open_game(services), str(tmp_path / "backup")
    (taken,) = run_json(redis_url, "backup", target)
    assert (taken["games"], taken["decisions"], taken["broken"]) == (1, 2, {})
    assert taken["bytes"] == Path(target).stat().st_size
    assert taken["backup"] == target
    each, checked = run_json(redis_url, "backup", "--check", "--games", target)
    assert (each["game"], each["version"], checked) == (game, 2, taken)
    with serving(tmp_path / "other") as (server, _):
        (restored,) = run_json(server.url, "restore", target)
    assert (restored["games"], restored["rebuilt"]["games"], restored["erased"]) == (1, 1, 0)
    assert run_json(redis_url, "rebuild")[0] | {"games": 1, "unreadable": []} == run_json(redis_url, "rebuild")[0]
    assert run_json(redis_url, "key")[0]["ok"]


def test_players(services: Services, redis_url: str) -> None:
    """Players are found by a part of the name, shown, and erased."""
    (ann, *_), game = services.players.create("Ann of Cairn"), open_game(services)
    services.players.create("Bob")
    listed = {"id": ann.id, "name": "Ann of Cairn", "created_at": ann.created_at, "bot": False, "findable": False}
    assert run_json(redis_url, "players", "list", "--name", "ann") == [listed]
    assert len(run_json(redis_url, "players", "list")) == 2
    (shown,) = run_json(redis_url, "players", "show", ann.id)
    assert (shown["name"], shown["tokens"], shown["games"]) == ("Ann of Cairn", 1, 0)
    assert run_json(redis_url, "players", "show", "--game", game, "--seat", "0")[0]["names"] == {"1:0": "Ann"}
    assert run_json(redis_url, "players", "erase", "--yes", ann.id) == [{"player": ann.id}]
    assert run_json(redis_url, "players", "erased") == [{"player": ann.id}]


@pytest.mark.usefixtures("synced")
def test_status_doctor_and_config(services: Services, redis_url: str) -> None:
    """The status is one document, and `doctor` and `config` have a line for each finding or setting."""
    open_game(services, GUEST, OPEN)
    services.players.create("Ann")
    (status,) = run_json(redis_url, "status")
    assert (status["ready"], status["players"], status["workers"]) == (True, 1, 0)
    assert status["games"] == {"open": 1, "running": 0, "finished": 0}
    assert {one["name"] for one in status["conditions"] if not one["ok"]} == {"caretaker", "workers"}
    findings = run_json(redis_url, "doctor", "--url", "http://127.0.0.1:1", code=1)
    assert {*findings[0]} == {"name", "ok", "needed", "words", "advice", "message"}
    assert {setting["name"] for setting in run_json(redis_url, "config")} > {"REDIS_URL", "CAIRN_KEY"}


def test_an_error_is_not_a_document(redis_url: str) -> None:
    """It is a sentence on standard error with an exit code."""
    result = CliRunner().invoke(main, ["games", "show", "a" * 20, "--json"], env={"REDIS_URL": redis_url})
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Error: ")


@pytest.mark.slow
def test_nothing_else_is_on_standard_output(services: Services, redis_url: str) -> None:
    """In a separate process logs and progress go to standard error."""
    open_game(services)
    said = cairn("rebuild", "--json", REDIS_URL=redis_url)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["games"] == 1
