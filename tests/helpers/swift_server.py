"""OpenStack Swift, an S3 server that stores objects on disk: all four of its servers in one process.

`python swift_server.py FOLDER PORT`, by the Python in which Swift is installed. It writes a line for each request.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import eventlet
from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp

STORAGE = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
disable_fallocate = true
[app:main]
use = egg:swift#{name}
"""
PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth bulk slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


def main(folder: Path, port: int) -> None:
    """Serve until the process ends."""
    (folder / "swift.conf").write_text("[swift-hash]\nswift_hash_path_suffix = tests\n")
    (folder / "disk").mkdir()
    utils.set_swift_dir(str(folder))
    utils.validate_configuration()
    for name in ("account", "container", "object"):
        listener = eventlet.listen(("127.0.0.1", 0))
        enter(folder / f"{name}.ring.gz", listener.getsockname()[1])
        eventlet.spawn(serve, listener, application(folder, name, STORAGE))
    proxy = application(folder, "proxy", PROXY)

    def logged(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        print(environ["REQUEST_METHOD"], environ["PATH_INFO"], flush=True)
        return proxy(environ, start)

    serve(eventlet.listen(("127.0.0.1", port)), logged)


def enter(file: Path, port: int) -> None:
    """Write the ring of one server: it has the only disk."""
    ring = RingBuilder(1, 1, 1)
    place = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    ring.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "disk", "meta": "", **place})
    ring.rebalance()
    ring.get_ring().save(str(file))


def application(folder: Path, name: str, config: str) -> Any:
    """Return a server with its configuration."""
    file = folder / f"{name}.conf"
    file.write_text(config.format(folder=folder, name=name))
    return loadapp(str(file))


def serve(listener: Any, served: Any) -> None:
    """Serve, keeping the case of header names, as clients of S3 need it."""
    wsgi.server(listener, served, protocol=SwiftHttpProtocol, capitalize_response_headers=False, log_output=False)


if __name__ == "__main__":
    utils.monkey_patch()
    main(Path(sys.argv[1]), int(sys.argv[2]))
