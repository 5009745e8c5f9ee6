"""The commands that run all parts of the service, or one part."""

import gc
import os
import socket
import ssl
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import click

from cairn.service.cli.connection import UnreachableError, check_connection
from cairn.service.cli.metrics_endpoint import expose_metrics
from cairn.service.cli.output import in_a_sentence
from cairn.service.cli.up_command import OPENER, UNANSWERED, Up
from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError
from cairn.service.run.folder import QUEUE, data_folder
from cairn.service.run.supervisor import Supervisor, as_far_as_possible, keep_running
from cairn.service.settings import NEAR, Settings, is_set

Tls = tuple[Path, Path]
"""Paths of the certificate chain and of its private key."""


def run_everything(
    host: str, port: int, tls: Tls | None, workers: int, data: Path | None, demo: bool, reload: bool
) -> None:
    """Run all parts, and the embedded servers unless others are configured. `reload` is for developers of the page."""
    if reload and not (Path(__file__).parents[1] / "web/development/page").is_dir():
        raise click.ClickException("--reload needs a checkout of Cairn, which has the source files of the page.")
    settings = _settings()
    address = _address(host)
    port = _free_port(address, port)
    embedded = queue = None
    if is_set("REDIS_URL"):
        check_connection(settings.redis_url, opened_with=settings)
    else:
        folder, binary = data or data_folder(), os.environ.get("CAIRN_REDIS_BINARY")
        embedded = EmbeddedServer(folder, binary)
        queue = None if settings.queue_url else EmbeddedServer(folder / QUEUE, binary, durable=False)
    _reach_queue(settings)
    url = f"{'https' if tls else 'http'}://{f'[{host}]' if ':' in host else host}:{port}"
    try:
        bold = partial(click.style, bold=True, fg="cyan")  # `click.echo` drops it unless on a terminal
        environment = {**os.environ, **({"CAIRN_RELOAD": "1"} if reload else _bundled())}
        served = (*_listening(address, port), *_tls_words(tls))
        Up(url, served, workers, embedded, queue, environment, click.echo, _print, bold).run(demo)
    except EmbeddedServerError as error:
        raise click.ClickException(str(error)) from error


def _bundled() -> dict[str, str]:
    """Return the setting for the bundle of a checkout's page, which is made if the page has changed; none elsewhere."""
    bundler = Path(__file__).resolve().parents[2] / ".build/page.py"
    if is_set("CAIRN_PAGE") or not bundler.exists():
        return {}
    made = subprocess.run([sys.executable, str(bundler)], stdout=subprocess.PIPE, text=True)
    return {} if made.returncode else {"CAIRN_PAGE": made.stdout.strip()}


def run_api(host: str, port: int, tls: Tls | None, once: bool) -> None:
    """Run the API. Unless `once` is set, restart it after failures."""
    settings, address = _settings(), _address(host)
    processes = api_processes()
    try:
        check_connection(settings.redis_url, _print if once else None, opened_with=settings)
        _reach_queue(settings)
    except UnreachableError as error:
        if once:
            _print(f"{error.message} The API starts, and serves as soon as Redis answers.")
    port = _free_port(address, port)
    if once:
        gc.disable()  # until the API is loaded: see `create_served_app`
        from cairn.service.server.processes import serve  # needed only by this process

        serve(address, port, processes, *map(str, tls or ()))
        return
    command = (sys.executable, "-m", "cairn.service", "api", "--once", *_listening(address, port), *_tls_words(tls))
    supervisor = Supervisor(dict(os.environ), as_far_as_possible(_print))
    with expose_metrics(supervisor, _print, queue=True):
        keep_running(supervisor, "the API", *command, answers=lambda: _answers(address, port, tls))


def read_tls(certificate: Path | None, key: Path | None) -> Tls | None:
    """Return the absolute paths of the TLS files, or None for HTTP. Raise ClickException if they are unusable."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise click.ClickException("HTTPS needs both --certificate and --key.")
    try:
        if b"-----BEGIN PRIVATE KEY-----" not in key.read_bytes():
            raise click.ClickException(
                f"--key must be a private key in PKCS#8 without a password; `openssl pkcs8 -topk8 -nocrypt -in {key}` "
                "writes one."
            )
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
    except ssl.SSLError as error:
        reason = (error.reason or "unreadable").replace("_", " ").lower()
        raise click.ClickException(f"--certificate and --key cannot be used: {reason}.") from error
    except OSError as error:
        raise click.ClickException(f"--certificate or --key cannot be read: {error.strerror}.") from error
    return certificate.absolute(), key.absolute()


def _listening(address: str, port: int) -> tuple[str, ...]:
    return "--host", address, "--port", str(port)


def _tls_words(tls: Tls | None) -> tuple[str, ...]:
    return ("--certificate", str(tls[0]), "--key", str(tls[1])) if tls else ()


def _answers(address: str, port: int, tls: Tls | None) -> bool:
    near = NEAR.get(address, address)
    url = f"{'https' if tls else 'http'}://{f'[{near}]' if ':' in near else near}:{port}/healthz"
    with suppress(*UNANSWERED), OPENER.open(url, timeout=2):
        return True
    return False


def api_processes() -> int:
    """Return the number of API processes: CAIRN_API_PROCESSES, or 1."""
    return int(os.environ.get("CAIRN_API_PROCESSES") or 1)


def run_part(name: str) -> None:
    """Run a worker or the caretaker, and restart it whenever it ends."""
    settings = _settings()
    # Processes that create no tokens need no key. If one is set, it must be the right one.
    check_connection(settings.redis_url, _print, opened_with=settings if settings.key else None)
    _reach_queue(settings)
    supervisor = Supervisor(dict(os.environ), as_far_as_possible(_print))
    with expose_metrics(supervisor, _print, queue=False):
        keep_running(supervisor, f"the {name}", sys.executable, "-m", "cairn.workers", name, writes=True)


def _print(words: str) -> None:
    click.echo(words, err=True)


def _reach_queue(settings: Settings) -> None:
    """Raise ClickException if the Redis of the queue does not answer or is unusable."""
    if settings.queue_url:
        check_connection(settings.queue_url, games=False)


def _settings() -> Settings:
    with in_a_sentence(ValueError):
        return Settings.from_environment()


def _address(host: str) -> str:
    """Return the IP address of a host to listen on, IPv4 if it has one."""
    try:
        addresses = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise click.ClickException(f"The host {host} is unknown.") from error
    return str(min(addresses, key=lambda entry: entry[0] != socket.AF_INET)[4][0])


def _free_port(address: str, port: int) -> int:
    """Return the port, or a free one for 0. Raise ClickException if it is in use."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError as error:
            raise click.ClickException(f"Port {port} of {address} cannot be used: {error.strerror}.") from error
        return int(probe.getsockname()[1])
