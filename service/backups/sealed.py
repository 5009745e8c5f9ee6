"""Encrypted and authenticated files.

The format is the payload of age files (https://c2sp.org/age, "Payload"): chunks of 64 KiB, each encrypted with
ChaCha20-Poly1305 (RFC 8439). The nonce contains the chunk's number and whether it is the last, so truncated, changed
and reordered files are detected. The key of the chunks derives from the user's key and from the header, which has 32
random bytes, with HKDF-SHA-256 (RFC 5869), and differs in each file.
"""

import io
import os
from typing import BinaryIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from typing_extensions import Buffer

MAGIC = b"cairn sealed file, form 1\n"
SALT = 32
CHUNK = 64 * 1024
TAG = 16


class Unsealable(ValueError):
    """A file cannot be read with this key. The message is a sentence."""


class Sealing(io.RawIOBase):
    """Encrypts data into another file. Only `close` writes the last chunk: without it the file is truncated."""

    def __init__(self, file: BinaryIO, key: bytes) -> None:
        header = MAGIC + os.urandom(SALT)
        self._file = file
        self._cipher = _cipher(key, header)
        self._number = 0
        self._left = bytearray()
        file.write(header)

    def writable(self) -> bool:
        """Return true."""
        return True

    def write(self, data: Buffer, /) -> int:
        """Encrypt complete chunks, and buffer the rest."""
        self._left += data
        while len(self._left) > CHUNK:
            self._seal(bytes(self._left[:CHUNK]), last=False)
            del self._left[:CHUNK]
        return memoryview(data).nbytes

    def close(self) -> None:
        """Encrypt the rest as the last chunk. The underlying file stays open."""
        if not self.closed:
            self._seal(bytes(self._left), last=True)
        super().close()

    def _seal(self, chunk: bytes, last: bool) -> None:
        self._file.write(self._cipher.encrypt(_nonce(self._number, last), chunk, None))
        self._number += 1


class Unsealing(io.RawIOBase):
    """Decrypts a file. Raises Unsealable before it returns a byte of an invalid chunk."""

    def __init__(self, file: BinaryIO, key: bytes) -> None:
        header = file.read(len(MAGIC) + SALT)
        if not header.startswith(MAGIC) or len(header) < len(MAGIC) + SALT:
            raise Unsealable("This is not a backup of Cairn.")
        self._file = file
        self._cipher = _cipher(key, header)
        self._number = 0
        self._next = file.read(CHUNK + TAG)
        self._left = b""
        self._ended = False

    def readable(self) -> bool:
        """Return true."""
        return True

    def readinto(self, buffer: Buffer, /) -> int:
        """Read some bytes, or none at the end."""
        while not self._left and not self._ended:
            self._left = self._unseal()
        view = memoryview(buffer).cast("B")
        given = min(len(view), len(self._left))
        view[:given] = self._left[:given]
        self._left = self._left[given:]
        return given

    def _unseal(self) -> bytes:
        sealed, self._next = self._next, self._file.read(CHUNK + TAG)
        self._ended = not self._next
        opened = self._opened(sealed, self._ended)
        if opened is None and self._ended and self._opened(sealed, last=False) is not None:
            raise Unsealable("The file is cut short.")
        if opened is None and self._number == 0:
            raise Unsealable("The key is another one, or the file was changed or cut short.")
        if opened is None:
            raise Unsealable("The file was changed or is cut short.")
        self._number += 1
        return opened

    def _opened(self, sealed: bytes, last: bool) -> bytes | None:
        try:
            return self._cipher.decrypt(_nonce(self._number, last), sealed, None)
        except InvalidTag:
            return None


def _cipher(key: bytes, header: bytes) -> ChaCha20Poly1305:
    return ChaCha20Poly1305(HKDF(SHA256(), 32, salt=header, info=b"cairn sealed file").derive(key))


def _nonce(number: int, last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([last])
