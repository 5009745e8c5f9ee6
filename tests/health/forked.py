"""Commands of Cairn in processes of their own, forked from one that has imported what they need: that takes seconds."""

import atexit
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from helpers.running import ROOT

IMPORTED = (
    "cairn.service.cli.doctor",
    "cairn.service.cli.status",
    "cairn.service.cli.backup",
    "cairn.service.container",
)
COMMAND_SECONDS = 120.0
_LOCK = Lock()


class Done(NamedTuple):
    """A command that has ended."""

    returncode: int
    stdout: str
    stderr: str


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> Done:
    """Run a command with this environment alone, and return what it printed."""
    deadline = time.monotonic() + COMMAND_SECONDS
    with tempfile.TemporaryDirectory(prefix="cairn-said-") as name:
        folder = Path(name)
        with _LOCK:
            stdin = _server().stdin
            assert stdin
            stdin.write(json.dumps([name, [*arguments], {**environment}]) + "\n")
            stdin.flush()
        while not (code := folder / "code").exists():
            assert time.monotonic() < deadline, f"{arguments} has not ended"
            time.sleep(0.02)
        return Done(int(code.read_text()), *((folder / said).read_text() for said in ("stdout", "stderr")))


@cache
def _server() -> "subprocess.Popen[str]":
    paths = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    command, environment = [sys.executable, str(Path(__file__))], os.environ | {"PYTHONPATH": paths}
    process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, text=True, cwd=ROOT)
    atexit.register(process.kill)
    return process


def serve() -> None:
    """Fork a process for each line, which runs its command and writes its exit code."""
    main = import_module("cairn.service.cli").main
    for name in IMPORTED:
        import_module(name)
    for line in sys.stdin:
        folder, arguments, environment = json.loads(line)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        if os.fork():
            continue
        if command := os.fork():
            _, status = os.waitpid(command, 0)
            Path(folder, "new").write_text(str(os.waitstatus_to_exitcode(status)))
            Path(folder, "new").rename(Path(folder, "code"))
            os._exit(0)
        _run(main, folder, arguments, environment)


def _run(main: object, folder: str, arguments: list[str], environment: dict[str, str]) -> None:
    """Run a command, and end the process."""
    os.environ.clear()
    os.environ.update(environment)
    for number, said in ((1, "stdout"), (2, "stderr")):
        os.dup2(os.open(Path(folder, said), os.O_CREAT | os.O_WRONLY), number)
    code: object = 1
    try:
        main(arguments, prog_name="cairn")  # type: ignore[operator]
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else 1)


if __name__ == "__main__":
    serve()
