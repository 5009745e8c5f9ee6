"""The folder in which the processes of one machine count, so that one of them can add up for all."""

import shutil
import tempfile
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder; prometheus_client reads it when it is imported."""

PART = "PROMETHEUS_PART"
"""The variable that names a part which is started anew again and again, so that it goes on with its own files."""

_MEMORY = Path("/dev/shm")
"""A file system in memory: what is mapped from a disk that is full would kill the process that writes to it."""


@contextmanager
def metrics_folder(environment: MutableMapping[str, str]) -> Iterator[None]:
    """Name an empty folder in an environment, unless it names one; it is removed in the end."""
    if environment.get(FOLDER):
        yield
        return
    folder = tempfile.mkdtemp(prefix="cairn-metrics-", dir=_MEMORY if _MEMORY.is_dir() else None)
    environment[FOLDER] = folder
    try:
        yield
    finally:
        del environment[FOLDER]
        shutil.rmtree(folder, ignore_errors=True)
