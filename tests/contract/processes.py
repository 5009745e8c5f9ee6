"""Scripts in separate processes with the same modules."""

import os
import subprocess
import sys


def run(script: str, seed: str, *arguments: str) -> str:
    """Run a script in a process with another order of sets."""
    result = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout
