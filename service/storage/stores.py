"""Stores of files: a folder, or a bucket by its URL. Files are written atomically and never replaced.

URLs are those of obstore: `s3://bucket/prefix/`, `gs://…`, `az://account/container/…`. Credentials and endpoints come
from the environment, as that library documents: `AWS_ACCESS_KEY_ID`, `AWS_REGION`, `AWS_ENDPOINT`, …

Short requests (a range, a size, the names) time out after `SECONDS`, or after `AWS_TIMEOUT`. Whole files take longer,
and obstore retries them for some minutes.
"""

import fcntl
import io
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, BinaryIO, cast

from typing_extensions import Buffer

from cairn.service.cooperative import run_in_thread

BUFFER = 8 * 2**20
"""Bytes per part of an upload or download. An upload to S3 has at most 10,000 parts."""
SECONDS = 5.0  # timeout of a short request to a bucket, and the time within which a failed one is retried
PREFIXES = {"S3Store": "AWS_", "GCSStore": "GOOGLE_", "AzureStore": "AZURE_"}
"""Prefixes of the variables that obstore reads, by kind of store."""
OF_CLIENT = (
    *("allow_http", "allow_invalid_certificates", "connect_timeout", "http1_only", "http2_only", "proxy_url"),
    *("proxy_ca_certificate", "proxy_excludes", "read_timeout", "root_certificate", "timeout", "user_agent"),
)
PART = ".part"


class StoreError(Exception):
    """A store, or a file in it, cannot be used. The message is one sentence for the operator."""


class MissingFileError(StoreError):
    """The file or the store does not exist."""


class Folder:
    """A folder of this machine. Only the owner can read its files."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def names(self) -> list[str]:
        """Return the names of files, sorted; none if the folder does not exist."""
        with _naming_store(str(self._path)):
            return sorted(path.name for path in self._path.iterdir()) if self._path.exists() else []

    def size(self, name: str) -> int | None:
        """Return the size of a file in bytes, or None if it does not exist."""
        with _naming_store(self.where(name)), suppress(FileNotFoundError):
            return (self._path / name).stat().st_size
        return None

    @contextmanager
    def writing(self, name: str, *, create: bool = True) -> Iterator[BinaryIO]:
        """Yield a new file, which appears if the block succeeds. Raise StoreError if another process writes it."""
        path, part = self._path / name, self._path / f"{name}{PART}"
        with _naming_store(str(path)):
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
        """Yield a file, at its beginning."""
        with _naming_store(self.where(name)), (self._path / name).open("rb") as file:
            yield file

    def part(self, name: str, offset: int, length: int) -> bytes:
        """Return a range of a file, shorter if the file ends before."""
        with self.reading(name) as file:
            file.seek(offset)
            return file.read(length)

    def remove(self, name: str) -> None:
        """Remove a file and its incomplete version."""
        with _naming_store(self.where(name)):
            for path in (self._path / name, self._path / f"{name}{PART}"):
                path.unlink(missing_ok=True)

    def where(self, name: str) -> str:
        """Return the path of a file, for messages."""
        return str(self._path / name)


class Bucket:
    """A bucket, or the objects below a prefix in it."""

    def __init__(self, url: str) -> None:
        try:
            import obstore.exceptions  # 16 MB, needed only for buckets
            import obstore.store
        except ImportError as error:
            words = "A target by URL needs obstore: pip install 'cairn-games[storage]'."
            raise StoreError(words) from error
        self._obstore: Any = obstore
        self._url = url
        with _naming_store(url):
            self._store: Any = obstore.store.from_url(url)
            retry: Any = {"max_retries": 2, "retry_timeout": timedelta(seconds=SECONDS)}
            client: Any = _client_options(PREFIXES.get(type(self._store).__name__))
            self._asked: Any = obstore.store.from_url(url, client_options=client, retry_config=retry)

    def names(self) -> list[str]:
        """Return the names of objects directly below the prefix."""
        with _naming_store(self._url):
            found = run_in_thread(self._obstore.list_with_delimiter, self._asked)["objects"]
            return sorted(cast(str, each["path"]).rpartition("/")[2] for each in found)

    def size(self, name: str) -> int | None:
        """Return the size of an object in bytes."""
        missing = FileNotFoundError, self._obstore.exceptions.NotFoundError
        with _naming_store(self.where(name)), suppress(*missing):
            return cast(int, run_in_thread(self._obstore.head, self._asked, name)["size"])
        return None

    @contextmanager
    def writing(self, name: str, *, create: bool = True) -> Iterator[BinaryIO]:
        """Upload in parts. The object appears after the last one. The bucket has to clean up interrupted uploads."""
        with _naming_store(self.where(name)):
            uploaded = self._obstore.open_writer(self._store, name, buffer_size=BUFFER, max_concurrency=2)
            yield uploaded
            uploaded.close()  # only after success: closing creates the object

    @contextmanager
    def reading(self, name: str) -> Iterator[BinaryIO]:
        """Read in ranges, so that a broken connection costs only one of them."""
        with _naming_store(self.where(name)):
            reader = run_in_thread(self._obstore.open_reader, self._store, name, buffer_size=BUFFER)
            yield io.BufferedReader(_Ranges(reader), 2**16)

    def part(self, name: str, offset: int, length: int) -> bytes:
        """Read a range of an object."""
        with _naming_store(self.where(name)):
            return bytes(run_in_thread(self._obstore.get_range, self._asked, name, start=offset, length=length))

    def remove(self, name: str) -> None:
        """Remove an object."""
        with _naming_store(self.where(name)):
            self._obstore.delete(self._store, name)

    def where(self, name: str) -> str:
        """Return the URL of an object, for messages."""
        return f"{self._url}{name}"


Store = Folder | Bucket


def store_of(target: str) -> tuple[Store, str]:
    """Split a path or URL into its store and the name of the file, empty for a folder. Raise StoreError."""
    place, slash, name = target.rpartition("/")
    if "://" in target:
        return Bucket(f"{place}/"), name
    if Path(target).is_dir() or not name:
        return Folder(Path(target)), ""
    return Folder(Path(place + slash)), name


class _Ranges(io.RawIOBase):
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
    """Return the timeout and the environment's options, which obstore does not read if it is given any."""
    found = {name: os.environ.get(f"{prefix}{name.upper()}") for name in OF_CLIENT if prefix}
    return {"timeout": f"{round(SECONDS * 1000)} ms"} | {name: value for name, value in found.items() if value}


@contextmanager
def _naming_store(where: str) -> Iterator[None]:
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
    """Lock and truncate an incomplete file, also of a killed process. Raise StoreError if another process writes it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        is_it = os.path.samestat(os.fstat(file.fileno()), part.stat())
    except (BlockingIOError, FileNotFoundError):
        is_it = False
    if not is_it:  # or its writer has just renamed it
        raise StoreError(f"{part} is being written by another process.")
    file.truncate(0)


def _sync(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
