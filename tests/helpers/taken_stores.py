"""Stores of finished games that a test removes from a running Cairn, and restores: a folder, and a bucket."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from helpers.buckets import KEYS, bucket


class FolderStore:
    """A folder."""

    def __init__(self, folder: Path) -> None:
        self.url, self.environment = str(folder), dict[str, str]()
        self._folder, self._away = folder, folder.with_name("away")

    def files(self) -> list[str]:
        """Return the names of its files."""
        return [path.name for path in self._folder.iterdir()]

    def take_away(self, *, emptied: bool) -> None:
        """Move the folder, or unmount it: then an empty folder stays."""
        self._folder.rename(self._away)
        if emptied:
            self._folder.mkdir()

    def was_used(self) -> bool:
        """Return whether anything was created in place of the store."""
        return self._folder.exists() and any(self._folder.iterdir())

    def put_back(self) -> None:
        """Restore the folder."""
        if self._folder.exists():
            self._folder.rmdir()
        self._away.rename(self._folder)


class BucketStore:
    """A bucket of an S3 server on this machine."""

    def __init__(self, url: str, environment: dict[str, str]) -> None:
        import boto3  # type: ignore[import-untyped]  # it takes a second, and few runs use it

        self.url, self.environment = url, environment
        keys = {"aws_access_key_id": KEYS[0], "aws_secret_access_key": KEYS[1], "region_name": "us-east-1"}
        self._s3: Any = boto3.client("s3", endpoint_url=environment["AWS_ENDPOINT"], **keys)
        self._away, self._deleted = dict[str, bytes](), False

    def files(self) -> list[str]:
        """Return the names of its objects."""
        objects = self._s3.list_objects_v2(Bucket="games").get("Contents", [])
        return [each["Key"].rpartition("/")[2] for each in objects]

    def take_away(self, *, emptied: bool) -> None:
        """Delete all objects, and the bucket, too, unless it is only `emptied`."""
        for each in self._s3.list_objects_v2(Bucket="games")["Contents"]:
            self._away[each["Key"]] = self._s3.get_object(Bucket="games", Key=each["Key"])["Body"].read()
            self._s3.delete_object(Bucket="games", Key=each["Key"])
        if not emptied:
            self._s3.delete_bucket(Bucket="games")
            self._deleted = True

    def was_used(self) -> bool:
        """Return whether anything was created in place of the store."""
        names = [each["Name"] for each in self._s3.list_buckets()["Buckets"]]
        return "games" in names if self._deleted else bool(self.files())

    def put_back(self) -> None:
        """Restore all objects."""
        if self._deleted:
            self._s3.create_bucket(Bucket="games")
        for key, data in self._away.items():
            self._s3.put_object(Bucket="games", Key=key, Body=data)
        self._away, self._deleted = {}, False


STORES = "folder", "bucket"


@contextmanager
def store(kind: str, folder: Path) -> Iterator[FolderStore | BucketStore]:
    """Yield a store of a kind; credentials for it are in the environment."""
    if kind == "folder":
        yield FolderStore(folder)
        return
    with bucket() as made:
        yield BucketStore(f"{made.url}cold/", made.environment)
