"""The corpus: the requirements of RFC 9110 and RFC 9112, request by request, with a probe after each."""

from collections import Counter

import pytest
from helpers.api import Api
from http11.corpus.all import CASES
from http11.corpus.case import Case
from http11.judging import judge, play


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_responses_conform_to_the_rfcs(case: Case, served: str) -> None:
    """The status is allowed, and the probe gets its own response, or none where the connection may end."""
    needs_game = any(isinstance(piece, bytes) and b"GAME" in piece for piece in case.sent)
    judge(case, play(case, served, str(Api(served).open()[0]["id"]) if needs_game else ""))


def test_names_in_the_corpus_are_unique() -> None:
    """With duplicate names, a changed case could go unnoticed."""
    assert [name for name, count in Counter(case.name for case in CASES).items() if count > 1] == []
    assert len(CASES) >= 150
