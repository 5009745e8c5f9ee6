"""All benchmarks, one after the other: `python tests/benchmarks/run.py [name …]`. Ratios are within one run."""

import sys
from importlib import import_module
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[up]) for up in range(3)]
FOUND = sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))
NAMES = [name for name in FOUND if name != "peer"]  # it installs packages, and runs only if it is named


def main() -> None:
    """Run the named benchmarks, or all of them; exit with 1 at the end if one of them did."""
    failed = False
    for name in [word for word in sys.argv[1:] if not word.startswith("--")] or NAMES:
        module = import_module(f"bench_{name}")
        print(f"\n{name}: {str(module.__doc__).splitlines()[0]}", flush=True)
        try:
            module.main()
        except SystemExit as end:
            failed = failed or bool(end.code)
    sys.exit(failed)


if __name__ == "__main__":
    main()
