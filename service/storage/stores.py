"""Places of files: a folder, or a bucket by its URL. A file appears there whole or not at all, and replaces none.

URLs are those of obstore: `s3://bucket/prefix/`, `gs://…`, `az://account/container/…`. Credentials and endpoints come
from the environment, as that library documents it: `AWS_ACCESS_KEY_ID`, `AWS_REGION`, `AWS_ENDPOINT`, …

A question that somebody waits for (a range, a size, the names) is given up after `SECONDS`, or what `AWS_TIMEOUT`
says. Whole files take longer, and are tried again for some minutes, as obstore does by itself.
"""

import fcntl
import io
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, BinaryIO, Protocol, cast

from typing_extensions import Buffer

from cairn.service.cooperative import run_in_thread

BUFFER = 8 * 2**20
"""So many bytes go to a bucket, or come from it, at a time; an upload of S3 has 10,000 such parts at most."""
SECONDS = 5.0
"""How long a bucket may take to answer a question; a failure is tried again no later than that."""
PREFIXES = {"S3Store": "AWS_", "GCSStore": "GOOGLE_", "AzureStore": "AZURE_"}
"""How the variables begin that obstore reads for a store of each kind."""
OF_CLIENT = (
    *("allow_http", "allow_invalid_certificates", "connect_timeout", "http1_only", "http2_only", "proxy_url"),
    *("proxy_ca_certificate", "proxy_excludes", "read_timeout", "root_certificate", "timeout", "user_agent"),
)
"""How they go on where they are about connections."""
PART = ".part"
"""What a file in a folder is called after its name until it is whole."""


class StoreError(Exception):
    """A place, or a file there, cannot be used; the message is one sentence for a person."""


class MissingFileError(StoreError):
    """There is no such file, or no such place."""


class Store(Protocol):
    """A place of files, each by its name."""

    def names(self) -> list[str]:
        """Return what lies there, sorted."""

    def size(self, name: str) -> int | None:
        """Return how many bytes a file has, None if it is not there."""

    def writing(self, name: str, *, create: bool = True) -> AbstractContextManager[BinaryIO]:
        """Give what writes a new file, which is there if the block succeeds; `create` the folder if it is missing."""

    def reading(self, name: str) -> AbstractContextManager[BinaryIO]:
        """Give what reads a file from its beginning."""

    def part(self, name: str, offset: int, length: int) -> bytes:
        """Return some bytes of a file, fewer where it ends before."""

    def remove(self, name: str) -> None:
        """Remove a file, and what broke off while it was written."""

    def where(self, name: str) -> str:
        """Return what a person calls a file."""


def store_of(target: str) -> tuple[Store, str]:
    """Return the place that a path or a URL is in, and the file's name; it is empty where a place is meant.

    That is so with a slash at the end, and where the path is a folder that is there. Raise StoreError.
    """
    place, slash, name = target.rpartition("/")
    if "://" in target:
        return Bucket(f"{place}/"), name
    if Path(target).is_dir() or not name:
        return Folder(Path(target)), ""
    return Folder(Path(place + slash)), name


class Folder:
    """A folder of this machine; its files are for their owner alone."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def names(self) -> list[str]:
        """Return the names of files, sorted; none where there is no such folder yet."""
        with _told(str(self._path)):
            return sorted(path.name for path in self._path.iterdir()) if self._path.exists() else []

    def size(self, name: str) -> int | None:
        """Return how many bytes a file has."""
        with _told(self.where(name)), suppress(FileNotFoundError):
            return (self._path / name).stat().st_size
        return None

    @contextmanager
    def writing(self, name: str, *, create: bool = True) -> Iterator[BinaryIO]:
        """Write under another name until the file is whole; raise StoreError if another process writes it."""
        path, part = self._path / name, self._path / f"{name}{PART}"
        with _told(str(path)):
            if create:
                self._path.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as file:
                _hold(file, part)
                try:
                    yield file
                    file.flush()
                    os.fsync(file.fileno())
                    part.rename(path)
                    _sync(self._path)
                except BaseException:
                    with suppress(OSError):
                        part.unlink()
                    raise

    @contextmanager
    def reading(self, name: str) -> Iterator[BinaryIO]:
        """Open a file."""
        with _told(self.where(name)), (self._path / name).open("rb") as file:
            yield file

    def part(self, name: str, offset: int, length: int) -> bytes:
        """Read from within a file."""
        with self.reading(name) as file:
            file.seek(offset)
            return file.read(length)

    def remove(self, name: str) -> None:
        """Remove a file, and its part."""
        with _told(self.where(name)):
            for path in (self._path / name, self._path / f"{name}{PART}"):
                path.unlink(missing_ok=True)

    def where(self, name: str) -> str:
        """Return its path."""
        return str(self._path / name)


class Bucket:
    """A bucket, or what lies in it below a prefix."""

    def __init__(self, url: str) -> None:
        try:
            import obstore.exceptions  # 16 MB, which only buckets need
            import obstore.store
        except ImportError as error:
            words = "A target by URL needs obstore: pip install 'cairn-games[storage]'."
            raise StoreError(words) from error
        self._obstore: Any = obstore
        self._url = url
        with _told(url):
            self._store: Any = obstore.store.from_url(url)
            retry: Any = {"max_retries": 2, "retry_timeout": timedelta(seconds=SECONDS)}
            client: Any = _client_options(PREFIXES.get(type(self._store).__name__))
            self._asked: Any = obstore.store.from_url(url, client_options=client, retry_config=retry)

    def names(self) -> list[str]:
        """Return the names of objects directly below the prefix."""
        with _told(self._url):
            found = run_in_thread(self._obstore.list_with_delimiter, self._asked)["objects"]
            return sorted(cast(str, each["path"]).rpartition("/")[2] for each in found)

    def size(self, name: str) -> int | None:
        """Return how many bytes an object has."""
        missing = FileNotFoundError, self._obstore.exceptions.NotFoundError
        with _told(self.where(name)), suppress(*missing):
            return cast(int, run_in_thread(self._obstore.head, self._asked, name)["size"])
        return None

    @contextmanager
    def writing(self, name: str, *, create: bool = True) -> Iterator[BinaryIO]:
        """Upload in parts; the object is there once all are. What broke off is the bucket's to clean up."""
        with _told(self.where(name)):
            uploaded = self._obstore.open_writer(self._store, name, buffer_size=BUFFER, max_concurrency=2)
            yield uploaded
            uploaded.close()  # only here: to close it is to make an object of the parts

    @contextmanager
    def reading(self, name: str) -> Iterator[BinaryIO]:
        """Read by ranges, so that a connection that is cut costs one of them."""
        with _told(self.where(name)):
            reader = run_in_thread(self._obstore.open_reader, self._store, name, buffer_size=BUFFER)
            yield io.BufferedReader(_Ranges(reader), 2**16)

    def part(self, name: str, offset: int, length: int) -> bytes:
        """Ask for a range of an object."""
        with _told(self.where(name)):
            return bytes(run_in_thread(self._obstore.get_range, self._asked, name, start=offset, length=length))

    def remove(self, name: str) -> None:
        """Remove an object."""
        with _told(self.where(name)):
            self._obstore.delete(self._store, name)

    def where(self, name: str) -> str:
        """Return its URL."""
        return f"{self._url}{name}"


class _Ranges(io.RawIOBase):
    """What obstore reads, as a file of Python's."""

    def __init__(self, reader: Any) -> None:
        self._reader = reader

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Buffer, /) -> int:
        view = memoryview(buffer).cast("B")
        data = bytes(run_in_thread(self._reader.read, len(view)))
        view[: len(data)] = data
        return len(data)


def _client_options(prefix: str | None) -> dict[str, str]:
    """Return how long questions may take, with what the environment says: given any, obstore does not look there."""
    found = {name: os.environ.get(f"{prefix}{name.upper()}") for name in OF_CLIENT if prefix}
    return {"timeout": f"{round(SECONDS * 1000)} ms"} | {name: value for name, value in found.items() if value}


@contextmanager
def _told(where: str) -> Iterator[None]:
    """Turn what a disk or obstore says into a sentence."""
    try:
        yield
    except Exception as error:
        if isinstance(error, FileNotFoundError) or type(error).__name__ == "NotFoundError":
            raise MissingFileError(f"There is no {where}.") from error
        if isinstance(error, OSError) or type(error).__module__.startswith("obstore"):
            why = getattr(error, "strerror", None) or str(error).strip().partition("\n")[0].rstrip(".")
            raise StoreError(f"{where} cannot be used: {why}.") from error
        raise


def _hold(file: BinaryIO, part: Path) -> None:
    """Have a part for this process alone, empty; raise StoreError if another one writes it.

    What a process left that was killed is held by nobody, and written anew.
    """
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        is_it = os.path.samestat(os.fstat(file.fileno()), part.stat())
    except (BlockingIOError, FileNotFoundError):
        is_it = False
    if not is_it:  # or the one who wrote it has just given it its name
        raise StoreError(f"{part} is written by another process just now.")
    file.truncate(0)


def _sync(folder: Path) -> None:
    """Put a folder's names on disk, a new one among them."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
