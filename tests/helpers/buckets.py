"""A bucket of a server of S3 on this machine, which keeps what it was asked for."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest


@dataclass
class S3:
    """A bucket's URL, and the requests that came to its server: each a method and a path."""

    url: str
    asked: list[str] = field(default_factory=list)


@contextmanager
def bucket() -> Iterator[S3]:
    """Give a bucket, with credentials for it in the environment."""
    import boto3  # type: ignore[import-untyped]  # with moto it takes a second, and few runs use them
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer("127.0.0.1", 0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {
            "AWS_ENDPOINT": f"http://{host}:{port}",
            "AWS_ALLOW_HTTP": "true",
            "AWS_ACCESS_KEY_ID": "a",
            "AWS_SECRET_ACCESS_KEY": "b",
            "AWS_REGION": "us-east-1",
        }.items():
            patch.setenv(name, value)
        boto3.client("s3", endpoint_url=f"http://{host}:{port}").create_bucket(Bucket="games")
        found, of_moto = S3("s3://games/"), server._server
        assert of_moto
        app: Any = of_moto.app

        def counted(environ: dict[str, Any], start: Any) -> Any:
            found.asked.append(f"{environ['REQUEST_METHOD']} {environ['PATH_INFO']}")
            return app(environ, start)

        of_moto.app = counted
        yield found
    server.stop()
