"""Each fault is named by all doors within 15 seconds, its alert fires, and the advice mends it without a restart."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from health.doors import LIMIT_SECONDS, Wrong, slowness
from health.installation import Installation, run_installation
from health.rows import BUCKET, FAULTS, OWN, Fault
from helpers.running import ROOT

from cairn.service.health.table import NAMES

RUNBOOK = dict(
    re.findall(r"^## (.+)\n((?:(?!^## ).*\n)*)", (ROOT / "service/web/guide/runbook.md").read_text(), re.MULTILINE)
)


@pytest.fixture(scope="module")
def run() -> Iterator[Callable[[str], Installation]]:
    """Give what returns a running installation of a kind, in which a store was used: the last one, if it is of it."""
    with ExitStack() as at_end:
        last = dict[str, Installation]()

        def run_or_reuse(kind: str) -> Installation:
            if kind not in last:
                at_end.close()
                last.clear()
                last[kind] = at_end.enter_context(run_installation(kind))
                last[kind].doors.wait_until_quiet()
                if kind in (OWN, BUCKET):
                    last[kind].seal_game()
            return last[kind]

        yield run_or_reuse


@pytest.mark.faults
@pytest.mark.timeout(600)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_all_doors_name_a_fault_and_the_advice_mends_it(run: Callable[[str], Installation], fault: Fault) -> None:
    """Nothing else is named. What the advice says is done, and then all doors are quiet."""
    running = run(fault.kind)
    if fault.needs_disks and not (running.folder / "store").is_mount() and not (running.folder / "data").is_mount():
        pytest.skip("no file system can be mounted here: that needs root on Linux")
    names = fault.names.split()
    running.doors.wait_until_quiet()
    with fault.broken(running):
        found = running.doors.wait_until_named({*names})
        check_words(fault, found["doctor"][1])
    took = running.doors.wait_until_quiet()
    print(f"\n{fault.what}: { ({door: seconds for door, (seconds, _) in found.items()}) }; quiet after {took} s")
    assert max(seconds for seconds, _ in found.values()) < LIMIT_SECONDS * slowness(), found
    named = {wrong.name for _, answer in found.values() for wrong in answer}
    assert named <= {*names, *fault.besides.split()}


def check_words(fault: Fault, found: list[Wrong]) -> None:
    """Check that the words say what is wrong, and that the advice or the runbook says what is done about it."""
    first = fault.names.split()[0]
    words = " ".join(wrong.words for wrong in found if wrong.name == first)
    advice = " ".join(wrong.advice for wrong in found if wrong.name == first)
    assert re.search(fault.says, words), found
    assert re.search(fault.do, advice + RUNBOOK[first]), advice
    assert all(wrong.advice for wrong in found)


def test_there_are_forty_faults() -> None:
    """Each has a name of its own, and each condition but `files` has one: erased names may stay for a day."""
    assert len({fault.what for fault in FAULTS}) == len(FAULTS) >= 40
    assert {name for fault in FAULTS for name in fault.names.split()} == {*NAMES} - {"files"}
