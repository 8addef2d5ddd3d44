"""`make conformance`: every adapter of the project against the vectors, into `docs/_data/conformance.json`.

What the page "Conformance" shows must not depend on the machine: where a toolchain is missing nothing is written.
`--lanes NAME,…` runs only these, and writes nothing.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from segspec_kaitai.spec.source import ROOT
from tests.lanes.lanes import FROM_PAGES, LANES, Lane, build, environment
from tests.lanes.report import report

OUTPUT = ROOT / "docs" / "_data" / "conformance.json"
SEGSPEC = str(Path(sys.executable).with_name("segspec"))
LIBRARY = Lane("segspec", (), (SEGSPEC, "conformance", "serve"))


def result_of(lane: Lane, folder: Path) -> tuple[dict[str, Any], int]:
    """What a run over all vectors says, and its exit code."""
    target = folder / f"{lane.name}.json"
    expected = ["--expect-fail", str(lane.expect_fail)] if lane.expect_fail.exists() else []
    command = [SEGSPEC, "conformance", "run", "--json", str(target), *expected]
    command += ["--timeout", "60", "--", *lane.command(lane.run)]
    done = subprocess.run(command, cwd=ROOT, env=environment(), check=False)
    return json.loads(target.read_text(encoding="utf-8")), done.returncode


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make conformance", description="Every adapter against the vectors.")
    parser.add_argument("--lanes", default="", help="only these adapters, by a comma between them; nothing is written")
    chosen = [name for name in parser.parse_args(arguments).lanes.split(",") if name]
    lanes = [lane for lane in (LIBRARY, *LANES, *FROM_PAGES) if not chosen or lane.name in chosen]
    missing = [reason for reason in (lane.missing() for lane in lanes) if reason is not None]
    for reason in missing:
        print(reason, file=sys.stderr)
    results, codes = [], []
    with tempfile.TemporaryDirectory() as folder:
        for lane in lanes:
            if lane.missing() is None:
                build(lane)
                result, code = result_of(lane, Path(folder))
                results.append(result)
                codes.append(code)
    if chosen or missing:
        print(f"{OUTPUT.relative_to(ROOT)} is as it was: not every adapter was asked", file=sys.stderr)
        return 1 if missing else max(codes)
    OUTPUT.write_text(json.dumps(report(results), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
