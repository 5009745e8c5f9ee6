"""An independent parser of a client's bytes: the requests in them, and the choices that RFC 9112 leaves to a server.

A server may accept a request, refuse it, or wait for more of it. There is a `Reading` for each allowed choice.
"""

import re
from typing import NamedTuple

TOKEN = rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
LINE = re.compile(rb"(%b) ([!-~]+) HTTP/(1)\.([01])" % TOKEN)
BLANK = rb"[ \t\x0b\x0c\r]"
LOOSE_LINE = re.compile(
    rb"%b*(%b)%b+([^ \t\x0b\x0c\r\n\x00]+)%b+HTTP/(\d)\.(\d)%b*" % (BLANK, TOKEN, BLANK, BLANK, BLANK)
)
FIELD = re.compile(rb"(%b):[ \t]*(.*?)[ \t]*" % TOKEN, re.DOTALL)
VALUE = re.compile(rb"[\t -~\x80-\xff]*")
TARGET = re.compile(rb"(?:/[!$-;=?-Z_a-z~]*|https?://[A-Za-z0-9.:-]+(?:[/?][!$-;=?-Z_a-z~]*)?)", re.IGNORECASE)
HOST = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]+)(?::\d{1,5})?")
ODD_HOST = re.compile(rb"(?:\[[^\[\]/?#@ ]*\]|(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::\d*)?")
ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
END = re.compile(rb"\r?\n\r*\r?\n")
CHUNK = re.compile(rb"([0-9A-Fa-f]{1,16})(?:;(%b)(?:=(?:%b|\"[\t !#-\[\]-~]*\"))?)*\r\n" % (TOKEN, TOKEN))
LOOSE_CHUNK = re.compile(rb"([0-9A-Fa-f]+)[ \t]*(?:;[^\r\n]*)?\r\n")
KNOWN = (b"GET", b"HEAD", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS")
NO_TRAILERS = (b"transfer-encoding", b"content-length", b"host", b"connection", b"expect")
"""Fields that are not allowed in trailers (RFC 9110, section 6.5.1): a server may refuse them there."""
LARGE_HEAD, MANY_FIELDS = 4000, 60
"""Limits above which a server may find a head too large."""


class Reading(NamedTuple):
    """One way to interpret the next bytes.

    - `id`: of the response; empty for a generated one, None for any that no request has.
    - `end`: the start of the next request; None if the connection ends, or the server waits for more.
    - `refused`: the response is a refusal.
    - `may_end`, `waits`: the connection may end with the response; the server may wait without a response.
    """

    id: str | None
    end: int | None
    refused: bool = False
    may_end: bool = False
    waits: bool = False
    is_head: bool = False


class Head(NamedTuple):
    """A parsed head. `strict` if it leaves no choice, `valid` if a server may accept it at all."""

    method: bytes
    minor: int
    fields: list[tuple[bytes, bytes]]
    strict: bool
    valid: bool
    names_host: bool = False
    """Whether the target itself has a host."""

    def all(self, name: bytes) -> list[bytes]:
        """Return the values of the fields with a name."""
        return [value for key, value in self.fields if key == name]

    def members(self, name: bytes) -> list[bytes]:
        """Return the members of lists, in lower case (RFC 9110, section 5.6.1)."""
        return [member.strip(b" \t").lower() for value in self.all(name) for member in value.split(b",")]


REFUSED = Reading(None, None, refused=True)


def read(data: bytes, at: int) -> list[Reading]:
    """Return the possible readings of the request at `at`; none if there are no bytes."""
    start, strict = _after_empty_lines(data, at)
    if start == len(data):
        return []
    head, body_at = _head_at(data, start)
    if head is None:  # it has no end yet
        return [REFUSED, Reading(None, None, waits=True)]
    strict = strict and head.strict
    if not head.valid:
        return [REFUSED]
    values = [value.decode("latin-1") for value in head.all(b"x-request-id")]
    ids = {id if ID.fullmatch(id) else "" for id in values} | ({""} if len(values) != 1 else set())
    codings = [member for member in head.members(b"transfer-encoding") if member]
    may_refuse = not strict or _host(head) is not True or codings not in ([], [b"chunked"])
    found: list[Reading] = []
    for end, framed, waits in _bodies(data, body_at, head):
        may_end = end != body_at or head.minor != 1
        next_at = None if _closes(head) else end
        taken = [Reading(id, next_at, False, may_end, waits, head.method == b"HEAD") for id in ids]
        if _host(head) is not False and codings in ([], [b"chunked"]):
            found += taken
        if may_refuse or not framed:
            found += [*(each._replace(refused=True) for each in taken), REFUSED]
    return found or [REFUSED, *(REFUSED._replace(id=id) for id in ids)]


def _after_empty_lines(data: bytes, at: int) -> tuple[int, bool]:
    """Return the start of a request, and whether each server must find it there (RFC 9112, section 2.2)."""
    start = at
    while data[start : start + 2] == b"\r\n":
        start += 2
    strict = start - at <= 2
    while data[start : start + 1] in (b"\r", b"\n"):
        start, strict = start + 1, False
    return start, strict


def _head_at(data: bytes, start: int) -> tuple[Head | None, int]:
    """Return the head at `start`, None if it has no end, and the start of its body."""
    end = END.search(data, start)
    if not end:
        return None, start
    lines = re.split(rb"\r?\n", data[start : end.start()])
    strict = b"\r\n".join([*lines, b"", b""]) == data[start : end.end()]
    valid = True
    line = LINE.fullmatch(lines[0])
    if not line or not TARGET.fullmatch(line[2]) or b"%" in line[2]:
        strict = False
    line = line or LOOSE_LINE.fullmatch(lines[0])
    fields: list[tuple[bytes, bytes]] = []
    for text in lines[1:]:
        if text[:1] in (b" ", b"\t"):  # a fold, or a line before the first field that may be ignored
            strict = False
            if fields:
                fields[-1] = fields[-1][0], (fields[-1][1] + b" " + text.strip(b" \t")).strip(b" \t")
            continue
        field = FIELD.fullmatch(text)
        valid = valid and field is not None
        if field:
            strict = strict and VALUE.fullmatch(field[2]) is not None
            fields.append((field[1].lower(), field[2]))
    if not line:
        return Head(b"", 1, [], strict=False, valid=False), end.end()
    strict = strict and line[1] in KNOWN and end.end() - start < LARGE_HEAD and len(fields) < MANY_FIELDS
    major, minor = int(line[3]), int(line[4])
    strict = strict and valid and (major, minor) < (1, 2)
    return Head(line[1], minor, fields, strict, valid and major == 1, b"://" in line[2]), end.end()


def _closes(head: Head) -> bool:
    options = head.members(b"connection")
    return b"close" in options or (head.minor == 0 and b"keep-alive" not in options)


def _host(head: Head) -> bool | None:
    """Return whether the host is valid, None if a server may choose (RFC 9112, section 3.2).

    If only the target has a host, granian uses the target's: the right one.
    """
    hosts = head.all(b"host")
    if not hosts and head.names_host:
        return None
    if not hosts and head.minor == 0:
        return True
    if len(hosts) != 1 or not ODD_HOST.fullmatch(hosts[0]):
        return False
    return True if HOST.fullmatch(hosts[0]) and len(head.all(b"host")) == 1 else None


def _bodies(data: bytes, at: int, head: Head) -> list[tuple[int | None, bool, bool]]:
    """Return possible ends of the body, None for the connection's; whether it is certain; whether it waits."""
    codings, lengths = head.all(b"transfer-encoding"), head.all(b"content-length")
    if codings:
        members = head.members(b"transfer-encoding")
        present = [member for member in members if member]
        if not present or present[-1] != b"chunked":
            return []
        if head.minor == 0 or lengths:  # it may be accepted, and ends the connection
            return [(None, False, waits) for _, _, waits in _chunks(data, at)]
        certain = members == [b"chunked"]
        return [(end, sure and certain, waits) for end, sure, waits in _chunks(data, at)]
    if not lengths:
        return [(at, True, False)]
    sizes = {size.strip(b" \t") for value in lengths for size in value.split(b",")}
    if len({size.lstrip(b"0") for size in sizes}) != 1 or not all(re.fullmatch(rb"[0-9]+", size) for size in sizes):
        return []
    (size,) = {size.lstrip(b"0") or b"0" for size in sizes}
    certain = lengths == [size]
    end = at + int(size)
    return [(end, certain, False)] if end <= len(data) else [(None, certain and len(size) < 9, True)]


def _chunks(data: bytes, at: int) -> list[tuple[int | None, bool, bool]]:
    """Return the same for a chunked body (RFC 9112, section 7.1)."""
    certain = True
    while True:
        strict = CHUNK.match(data, at)
        chunk = strict or LOOSE_CHUNK.match(data, at)
        certain = certain and strict is not None
        if not chunk:
            return [(None, False, b"\r\n" not in data[at:])]
        size, at = int(chunk[1], 16), chunk.end()
        if size == 0:
            return _trailers(data, at, certain=certain)
        if at + size + 2 > len(data):
            return [(None, certain, True)]
        if data[at + size : at + size + 2] != b"\r\n":
            return [(None, False, False)]
        at += size + 2


def _trailers(data: bytes, at: int, *, certain: bool) -> list[tuple[int | None, bool, bool]]:
    """Return the same for the part after the last chunk: fields, and an empty line."""
    if data[at : at + 2] == b"\r\n":
        return [(at + 2, certain, False)]
    strict_end, loose_end = data.find(b"\r\n\r\n", at), END.search(data, at)
    found: list[tuple[int | None, bool, bool]] = []
    if strict_end >= 0:
        lines = data[at:strict_end].split(b"\r\n")
        fields = [FIELD.fullmatch(line) for line in lines]
        allowed = (field and VALUE.fullmatch(field[2]) and field[1].lower() not in NO_TRAILERS for field in fields)
        certain = certain and all(allowed)
        found.append((strict_end + 4, certain, False))
    else:
        found.append((None, False, True))
    if data[at : at + 1] == b"\n":
        found.append((at + 1, False, False))
    if loose_end and loose_end.end() != strict_end + 4:
        found.append((loose_end.end(), False, False))
    return [*found, (None, False, False)] if not certain else found
