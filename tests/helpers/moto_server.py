"""moto, an S3 server that stores objects in memory.

`python moto_server.py FOLDER PORT`. It writes a line for each request.
"""

import logging
import sys
from collections.abc import Callable, Iterable
from typing import Any

from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import run_simple


def main(port: int) -> None:
    """Serve until the process ends."""
    moto = DomainDispatcherApplication(create_backend_app)

    def logged(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        print(environ["REQUEST_METHOD"], environ["PATH_INFO"], flush=True)
        answer: Iterable[bytes] = moto(environ, start)
        return answer

    logging.getLogger("werkzeug").setLevel(logging.ERROR)  # it would write a line of its own for each request
    run_simple("127.0.0.1", port, logged, threaded=True)


if __name__ == "__main__":
    main(int(sys.argv[2]))
