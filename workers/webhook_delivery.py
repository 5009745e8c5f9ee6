"""Sends one delivery of a webhook, only to an address that was checked."""

import socket
import ssl
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from http.client import HTTPConnection, HTTPException

from msgspec import Struct
from standardwebhooks import Webhook as Signer

from cairn.service.limits.receivers import Network, Receiver, Refused, addresses_of, receiver_of

SECONDS = 15.0
"""Time limit of a delivery in seconds, from the connection to the end of the response as far as it is read."""
CONNECT_SECONDS = 5.0
"""Time limit in seconds to connect to one address; a host often has several."""
MAX_ADDRESSES = 3
MAX_READ = 8192
"""Limit of bytes of a response body that are read, and discarded."""
GONE = 410


class Outcome(Struct, frozen=True):
    """The result of a delivery: the status of the response, or a sentence on why it is missing."""

    status: int | None = None
    error: str | None = None

    @property
    def good(self) -> bool:
        """Whether the receiver accepted the message."""
        return self.status is not None and 200 <= self.status < 300


def send(url: str, secrets: Sequence[str], id: str, body: bytes, trusted: Sequence[Network]) -> Outcome:
    """Sign a message with each secret and send it; `id` is the same for each attempt. Redirects are not followed."""
    try:
        receiver = receiver_of(url, trusted)
        addresses = addresses_of(receiver, trusted)
    except Refused as refused:
        return Outcome(error=str(refused))
    at = datetime.now(UTC)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Cairn",
        "Connection": "close",
        "webhook-id": id,
        "webhook-timestamp": str(int(at.timestamp())),
        "webhook-signature": " ".join(Signer(secret).sign(id, at, body.decode()) for secret in secrets),
    }
    return _post(receiver, addresses[:MAX_ADDRESSES], headers, body)


@cache
def _tls() -> ssl.SSLContext:
    """Return the TLS context, cached: loading the trusted issuers takes milliseconds."""
    return ssl.create_default_context()


class _Pinned(HTTPConnection):
    """A connection to one of the addresses that a host name was resolved to before; it uses no proxy.

    The certificate is checked against the host's name, which the request and TLS send, too.
    """

    def __init__(self, receiver: Receiver, addresses: Sequence[str]) -> None:
        super().__init__(receiver.host, receiver.port, timeout=SECONDS)
        self.default_port = 443 if receiver.secure else 80
        self._secure = receiver.secure
        self._addresses = addresses
        self._over = threading.Event()

    def connect(self) -> None:
        """Connect to the first address that accepts the connection."""
        for place, address in enumerate(self._addresses):
            try:
                self.sock = socket.create_connection((address, self.port), CONNECT_SECONDS)
                break
            except OSError:
                if place == len(self._addresses) - 1 or self._over.is_set():
                    raise
        if self._secure:
            tls = _tls().wrap_socket(self.sock, server_hostname=self.host, do_handshake_on_connect=False)
            self.sock = tls  # before the handshake, so that `end` can end it, too
            tls.do_handshake()
        self.sock.settimeout(SECONDS)
        if self._over.is_set():
            raise TimeoutError

    def end(self) -> None:
        """Close the connection from another thread, also while a peer sends a byte now and then."""
        self._over.set()
        if (sock := self.sock) is not None:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)

    @property
    def was_ended(self) -> bool:
        """Whether the connection was closed by its time limit."""
        return self._over.is_set()


def _post(receiver: Receiver, addresses: Sequence[str], headers: Mapping[str, str], body: bytes) -> Outcome:
    connection = _Pinned(receiver, addresses)
    timer = threading.Timer(SECONDS, connection.end)
    timer.daemon = True
    try:
        timer.start()
    except RuntimeError:  # an import in this process may briefly limit memory (`imports.py`), also for threads
        return Outcome(error="There was no room for a thread here.")
    try:
        connection.request("POST", receiver.target, body, dict(headers))
        answer = connection.getresponse()
        with suppress(OSError, HTTPException):  # the status is what counts
            answer.read(MAX_READ)
        return Outcome(answer.status)
    except (OSError, HTTPException, ValueError) as error:
        return Outcome(error=_words(error, connection.was_ended))
    finally:
        timer.cancel()
        connection.close()


def _words(error: Exception, was_ended: bool) -> str:
    """Return the failure as a sentence; the text of the error itself could quote the URL, or the network."""
    match error:
        case _ if was_ended:
            return f"There was no answer within {SECONDS:.0f} seconds."
        case TimeoutError():
            return "The connection took too long."
        case ssl.SSLCertVerificationError():
            return "The certificate was not accepted."
        case ssl.SSLError():
            return "TLS failed."
        case ConnectionRefusedError():
            return "The connection was refused."
        case OSError():
            return "The connection failed."
    return "The answer was not HTTP."
