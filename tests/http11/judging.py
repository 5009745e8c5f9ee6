"""Judges responses: to a case of the corpus, and to all requests of a connection."""

import json
import re
from typing import NamedTuple

from helpers.api import Api
from http11.corpus import bodies, heads, semantics
from http11.corpus.case import FIRST, PROBE, WAIT, Case
from http11.reading import Reading, read
from http11.wire import Answer, Wire

from cairn.service.errors import PROBLEMS

CASES = (*heads.CASES, *bodies.CASES, *semantics.CASES)
"""The corpus."""
PROBLEM_JSON = "application/problem+json"
SHORT = 0.3
"""Seconds of silence after which a server counts as waiting for more."""
OF_OTHERS = ("smuggled", "probe")
"""Ids that a response to a case's own request must not have."""


class Heard(NamedTuple):
    """The responses: those to the requests, and the probe's. If the connection ended, some are missing."""

    answers: list[Answer]
    probe: Answer | None

    def __str__(self) -> str:
        return "\n".join(["", *map(str, self.answers), f"probe: {self.probe or 'the connection ended'}"])


def play(case: Case, url: str, *, proxied: bool = False) -> Heard:
    """Send a case and then the probe on a connection of their own, and read all responses.

    A proxy may wait where the server would not, unless the request is valid.
    """
    pieces = [*case.sent]
    if any(isinstance(piece, bytes) and b"GAME" in piece for piece in pieces):
        game = str(Api(url).open()[0]["id"]).encode()
        pieces = [piece.replace(b"GAME", game) if isinstance(piece, bytes) else piece for piece in pieces]
    answers: list[Answer] = []
    may_wait = case.after == "may wait" or (proxied and case.after != "stays")
    with Wire(url, strict=not proxied) as wire:
        for piece in pieces:
            if piece == WAIT:
                early = wire.answer(case.methods[0], interim_too=True)
                answers += [early] if early and early.status >= 200 else []
            else:
                wire.send(piece)
        wire.send(PROBE)
        for method in (*case.methods[len(answers) :], "GET"):
            if may_wait and wire.is_silent(SHORT):
                return Heard(answers, None)
            if not (answer := wire.answer(method)):
                return Heard(answers, None)
            answers.append(answer)
        probe = answers.pop()
        if probe.closes:
            assert wire.answer() is None, "Something follows after the last answer."
        return Heard(answers, probe)


def judge(case: Case, heard: Heard) -> None:
    """Raise AssertionError if the RFCs do not allow the responses."""
    message = f"{case.section}: {case.outcomes} and {case.after!r} would be right, not {heard}"
    for wanted, answer in zip(case.outcomes, heard.answers, strict=False):
        assert str(answer.status) in wanted.split(), message
        assert answer.id not in OF_OTHERS, f"Bytes of a body were answered. {message}"
        _judge_id(case, answer, message)
        _judge_problem(case, answer, message)
    missing = case.outcomes[len(heard.answers) :]
    may_end = case.after == "may wait" or all("closed" in wanted.split() for wanted in missing)
    assert may_end, f"The connection ended without an answer. {message}"
    if case.problem:
        assert heard.answers, message
        assert heard.answers[0].headers["content-type"] == PROBLEM_JSON, message
    if heard.answers:
        assert case.shows in heard.answers[-1].body, message
        if heard.answers[-1].closes:
            assert heard.probe is None, f"The connection went on after `Connection: close`. {message}"
    judge_probe(heard, message)
    if case.after == "stays":
        assert heard.probe, f"The connection ended. {message}"
    if case.after == "ends":
        assert heard.probe is None, f"The connection went on. {message}"


def judge_probe(heard: Heard, said: str) -> None:
    """Raise AssertionError if the probe got another response than its own."""
    if heard.probe:
        assert (heard.probe.id, heard.probe.status) == ("probe", 200), f"The probe got another answer. {said}"
        assert json.loads(heard.probe.body) == {"status": "ok"}, said


def _judge_id(case: Case, answer: Answer, said: str) -> None:
    """Check the id: the application echoes the request's; a response without one is an error from before it."""
    if not answer.id:
        assert answer.status >= 400, f"No X-Request-ID. {said}"
    elif case.echoes and any(FIRST in piece for piece in case.sent if isinstance(piece, bytes)):
        assert answer.id == "first", f"The id of another request. {said}"


def _judge_problem(case: Case, answer: Answer, said: str) -> None:
    """Check that a problem is a documented one, has its status, and names the error."""
    if answer.status < 400 or not answer.body or answer.headers.get("content-type") != PROBLEM_JSON:
        assert answer.status < 400 or not (answer.id and answer.body), f"A refusal is no problem. {said}"
        return
    problem = json.loads(answer.body)
    name = problem["type"].removeprefix("/problems/")
    assert problem["status"] == answer.status, said
    assert name in PROBLEMS, said
    assert not case.problem or name in case.problem.split(), said
    is_json = answer.status != 400 or "malformed" in case.problem.split()
    assert is_json or problem["title"] != "Not JSON", f"It was no JSON that was wrong. {said}"


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
