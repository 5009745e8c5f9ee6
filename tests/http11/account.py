"""Accounts for each response on a connection: it belongs to the request sent in its place, or refuses it."""

import re

from http11.reading import Reading, read
from http11.wire import Answer

OWN_ID = re.compile(r"[0-9a-f]{16}")
"""The format of ids that the service generates for requests without one."""
FAULTS_ALLOWED = (501, 503, 505)
"""Acceptable statuses from 500 on: not implemented, or temporarily unavailable."""


class Account:
    """The bytes sent on a connection, and the possible states of a server in it."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._places: dict[int, list[Reading]] = {0: read(data, 0)}
        self._may_end = self._waits = False

    @property
    def is_head(self) -> bool:
        """Whether the next response is to a HEAD."""
        return any(reading.is_head for readings in self._places.values() for reading in readings)

    @property
    def is_done(self) -> bool:
        """Whether no more responses are allowed, and the connection need not end."""
        return bool(self._places) and not any(self._places.values())

    @property
    def may_wait(self) -> bool:
        """Whether a server may be silent now."""
        waits = (not each or any(reading.waits for reading in each) for each in self._places.values())
        return self._waits or any(waits)

    def take(self, answer: Answer) -> None:
        """Take a response. Raise AssertionError if no request explains it."""
        assert answer.status < 500 or answer.status in FAULTS_ALLOWED, answer
        fitting = [
            reading for readings in self._places.values() for reading in readings if self._explains(reading, answer)
        ]
        assert fitting, f"Nothing that was sent explains {answer}: {self}"
        ends = {None if answer.closes else reading.end for reading in fitting}
        self._may_end = None in ends or any(reading.may_end for reading in fitting)
        self._waits = any(reading.waits for reading in fitting)
        self._places = {end: read(self._data, end) for end in ends if end is not None}

    def end(self) -> None:
        """Take the end of the connection. Raise AssertionError if it had to stay open."""
        refused = any(reading.refused for readings in self._places.values() for reading in readings)
        assert self._may_end or refused, f"The connection ended: {self}"

    def __str__(self) -> str:
        lines = (f"at {at}, {self._data[at : at + 400]!r}: {each}" for at, each in self._places.items())
        return "\n".join(lines) or f"the connection had to end in {self._data!r}"

    def _explains(self, reading: Reading, answer: Answer) -> bool:
        refuses = answer.status in range(400, 500) or answer.status in (501, 505)
        is_new = bool(OWN_ID.fullmatch(answer.id))
        own = answer.id == reading.id if reading.id else is_new or (refuses and not answer.id)
        if reading.refused:
            return refuses and (own or is_new or not answer.id)
        return own or (reading.waits and refuses)
