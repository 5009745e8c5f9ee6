"""The folder for the metrics of all processes of one machine, which one of them adds up."""

import shutil
import tempfile
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable with the folder's path. prometheus_client reads it when it is imported."""
PART = "PROMETHEUS_PART"
"""The variable with the name of a part that restarts often, so that it continues with its own files."""
_MEMORY = Path("/dev/shm")
"""A file system in memory: a write to a file mapped from a full disk would kill the process."""


@contextmanager
def metrics_folder(environment: MutableMapping[str, str]) -> Iterator[None]:
    """Set the folder in an environment to a new empty one, unless it is set. Remove the folder at the end."""
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
