"""What computes long lets others go on, and what waits in foreign code does so apart."""

import subprocess
import sys
from unittest.mock import patch

import pytest
from helpers.api import ROOT

from cairn.contract.playing import recorded
from cairn.events.archive import read
from cairn.events.codec import decode
from cairn.service.audit import audit
from cairn.service.breath import STEPS, apart, breathing

IN_A_LOOP = """
import gevent, threading
from cairn.service.breath import apart, use_threads
use_threads(gevent.get_hub().threadpool.apply)
where = "this thread" if apart(threading.get_ident) == threading.get_ident() else "another thread"
try:
    apart(divmod, 1, 0)
except ZeroDivisionError as error:
    print(where, apart(max, [2], default=3), type(error).__name__)
"""


def test_steps_stay_as_they_are_and_others_have_their_turn() -> None:
    """Between some of them."""
    with patch("cairn.service.breath.time") as time:
        assert [*breathing(range(3 * STEPS + 1))] == [*range(3 * STEPS + 1)]
    assert time.sleep.call_count == 3


def test_each_proof_of_an_audit_breathes() -> None:
    """The chain, the fold, the rules and the draws of a finished game go through its decisions one after the other."""
    entries = [*read(recorded("schotten_totten")[0].read_bytes().splitlines(keepends=True))]
    with patch("cairn.service.breath.time") as time:
        found = audit(decode(entries[0].stored, 1).game, entries, None)
    assert [proof.status for proof in found.proofs[:4]] == ["passed"] * 4
    assert time.sleep.call_count == 4 * (len(entries) // STEPS)


def test_foreign_code_is_called_in_a_thread_where_there_is_a_loop() -> None:
    """Elsewhere it is just called; what it raises comes back, and nothing is written of it."""
    assert apart(max, 1, 2) == apart(max, [2], default=3) == 2
    with pytest.raises(ZeroDivisionError):
        apart(divmod, 1, 0)
    done = subprocess.run([sys.executable, "-c", IN_A_LOOP], cwd=ROOT, capture_output=True, check=True, text=True)
    assert (done.stdout, done.stderr) == ("another thread 2 ZeroDivisionError\n", "")
