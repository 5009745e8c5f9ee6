"""The Unix socket of a data folder's server: where it is, and whether that server answers there."""

import hashlib
import os
import stat
import tempfile
from contextlib import AbstractContextManager, suppress
from pathlib import Path

from hiredis import HiredisError

from cairn.service.run.folder import DataFolder
from cairn.service.run.server_client import Ask, connect, info

LONGEST_PATH = 100


class ServerSocket:
    """The socket of the server of one data folder. It is in the folder, or elsewhere if the folder's path is long."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._inner = folder.path / "redis.sock"

    @property
    def path(self) -> Path:
        """Where the socket is: where it is on record if this folder's server answers there, or else in the folder.

        In a copy of a folder, or one that was moved, the record says where the socket of the original is.
        """
        recorded = self._recorded()
        return self._inner if recorded == self._inner or self._ask(recorded) == 0 else recorded

    def place(self) -> Path:
        """Choose where a new server's socket is to be, with nothing there, and keep that in writing."""
        path = self._choose()
        path.unlink(missing_ok=True)
        # What is written already is not written again: a full disk would keep no more than an empty file.
        if self._recorded() != path or not (self._folder.path / "socket").exists():
            with self._folder.open("socket") as record:
                record.write(os.fsencode(path))
        return path

    def connect(self) -> AbstractContextManager[Ask]:
        """Give what asks the server; raise OSError if it does not answer."""
        return connect(self.path)

    def ask(self) -> int | None:
        """Return the process id of this folder's server, 0 if it does not answer, None if it is still loading."""
        return self._ask(self.path)

    def _recorded(self) -> Path:
        """Return where the last server's socket was: its TMPDIR need not be ours, so the folder has it in writing."""
        try:
            return Path(os.fsdecode((self._folder.path / "socket").read_bytes()))
        except OSError:
            return self._inner

    def _choose(self) -> Path:
        if len(os.fsencode(self._inner)) <= LONGEST_PATH:
            return self._inner
        # The path of a Unix socket ends at 107 bytes; for a long folder the socket is in a short one of the same user.
        short = hashlib.sha256(os.fsencode(self._folder.path)).hexdigest()[:16]
        temporary = tempfile.gettempdir()
        if len(os.fsencode(temporary)) > LONGEST_PATH - 50:
            temporary = "/tmp"
        folder = Path(temporary) / f"cairn-{os.getuid()}-{short}"
        with suppress(FileExistsError):
            folder.mkdir(mode=0o700)
        status = folder.lstat()
        ours = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and stat.S_IMODE(status.st_mode) == 0o700
        return (folder if ours else Path(tempfile.mkdtemp(prefix="cairn-", dir=temporary))) / "redis.sock"

    def _ask(self, path: Path) -> int | None:
        try:
            with connect(path) as ask:
                # A server that cannot write its file refuses PING.
                said = info(ask)
                if not os.path.samefile(ask("CONFIG", "GET", "dir")[1], self._folder.path):
                    return 0
                return None if said["loading"] != "0" else int(said["process_id"])
        except (OSError, HiredisError):
            return 0
