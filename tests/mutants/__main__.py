"""Mutants of the library: small changes that a test ought to notice. Those that no test notices are shown.

python -m tests.mutants FILES TESTS [-n 50] [--seed 0] [--only 3,17] [--slowest 5] [--timeout 30]

FILES are files or folders below python/, TESTS files or folders below tests/: those nearest. A mutant is tried on a few
quick tests that run its statement, and if it survives on all tests of their files. The numbers of the survivors are for
`--only`, once there is a test against them. All happens in a copy of the tree, one process at a time, at low priority.
Mutants of `formats/` run in the plain lane, as the compiled one has the text from before.

Cosmic Ray makes the mutants, because what it makes is a file: mutmut 3 puts all mutants of a function into one text
with a switch between them, which the translation to C does not take. At most one mutant of a place is tried.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.mutants.mutants import sample
from tests.mutants.running import FAILED, PASSED, TIMEOUT, UNSEEN, Tests, copy_tree

ROOT = Path(__file__).resolve().parents[2]
SURVIVES = {PASSED: "", UNSEEN: ", as no test runs it"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", usage=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("paths", nargs="+")
    parser.add_argument("-n", "--number", type=int, default=50, help="mutants to try")
    parser.add_argument("--seed", type=int, default=0, help="which ones: the same for the same files")
    parser.add_argument("--only", default="", help="these of the sample, such as earlier survivors")
    parser.add_argument("--timeout", type=float, default=30.0, help="seconds beyond five times as many as usual")
    parser.add_argument("--slowest", type=float, default=5.0, help="seconds that a test may take to take part")
    return parser.parse_args()


def files_of(paths: list[str]) -> tuple[list[str], list[str]]:
    """The files to change, and the tests."""
    tests = [path for path in paths if path.startswith("tests/")]
    sources = [ROOT / path for path in paths if not path.startswith("tests/")]
    missing = [path for path in paths if not (ROOT / path.partition("::")[0]).exists()]
    if missing or not tests or not sources:
        raise SystemExit(
            f"not here: {' '.join(missing)}" if missing else "name files below python/, and tests below tests/"
        )
    files = sorted({file for path in sources for file in ([path] if path.is_file() else path.rglob("*.py"))})
    return [str(file.relative_to(ROOT)) for file in files], tests


def main() -> None:
    options = arguments()
    files, given = files_of(options.paths)
    mutants = sample(ROOT, files, options.number, options.seed)
    only = {int(number) for number in options.only.split(",") if number}
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as folder:
        copy_tree(ROOT, Path(folder) / "tree")
        tests = Tests(Path(folder), files, given, options.timeout, options.slowest)
        for test, why in sorted(tests.measure().items()):
            print(f"left out, as it {why}: {test}")
        print(f"{len(tests.times)} tests of {sum(tests.times.values()):.0f} s, {len(mutants)} mutants", flush=True)
        said: Counter[str] = Counter()
        started = time.monotonic()
        for number, mutant in enumerate(mutants):
            if only and number not in only:
                continue
            outcome = tests.try_on(mutant)
            said[outcome] += 1
            if sys.stderr.isatty():
                print(f"\r{sum(said.values())} of {len(only) or len(mutants)}", end="", file=sys.stderr, flush=True)
            if outcome in SURVIVES:
                print(f"\n{number} survives{SURVIVES[outcome]}: {mutant.path}:{mutant.line}\n{mutant.diff}", flush=True)
    print(
        f"\n{sum(said.values())} mutants: {said[FAILED] + said[TIMEOUT]} killed ({said[TIMEOUT]} by their time), "
        f"{said[PASSED]} survive, {said[UNSEEN]} are run by no test; "
        f"seed {options.seed}, {time.monotonic() - started:.0f} s"
    )


if __name__ == "__main__":
    main()
