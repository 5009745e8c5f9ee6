"""Sends a case of the corpus, and judges the responses."""

import json
from typing import NamedTuple

from http11.corpus.case import FIRST, PROBE, WAIT, Case
from http11.wire import Answer, Wire

from cairn.service.errors import PROBLEMS

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


def play(case: Case, url: str, game: str = "", *, proxied: bool = False) -> Heard:
    """Send a case and then the probe on a connection of their own, and read all responses.

    A proxy may wait where the server would not, unless the request is valid.
    """
    pieces = [piece.replace(b"GAME", game.encode()) if isinstance(piece, bytes) else piece for piece in case.sent]
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
