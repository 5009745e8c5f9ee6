"""Audits asked for: one at a time, each head once."""

import pytest
from games import ANN, BOB, legal, opened

from service.auditor import Auditor
from service.cairn import Cairn
from service.errors import Unavailable


def test_one_audit_runs_at_a_time(cairn: Cairn) -> None:
    """Another is put off; what is known already is answered all the same."""
    known, other = opened(cairn, ANN, BOB), opened(cairn, ANN, BOB)
    found = cairn.auditor.audit(known, cairn.positions.truth(known))
    with cairn.auditor.alone():
        with pytest.raises(Unavailable) as refused:
            cairn.auditor.audit(other, cairn.positions.truth(other))
        assert cairn.auditor.audit(known, cairn.positions.truth(known)) is found
    assert refused.value.members["retry_after"] == 1
    assert cairn.auditor.audit(other, cairn.positions.truth(other)).version == 2


def test_a_head_is_audited_once(cairn: Cairn) -> None:
    """And anew when the game has moved on."""
    auditor, game = Auditor(cairn.log), opened(cairn, ANN, BOB)
    first = auditor.audit(game, cairn.positions.truth(game))
    assert auditor.audit(game, cairn.positions.truth(game)) is first
    seat, moves = legal(cairn, game)
    cairn.commands.play(game, seat, moves[:1])
    assert auditor.audit(game, cairn.positions.truth(game)).version == 3
