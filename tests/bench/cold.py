"""The first byte: whole processes that are new, beside `cat FILE | wc -c` in the same rounds."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, Outcome
from tests.bench.programs import run_program

CAT = "cat | wc -c"
VERIFY = "segspec verify LOG"
INFO = "segspec info LOG"
FIRST_TEN = "segspec dump LOG --limit 10"
LAST_TEN = "segspec tail LOG -n 10"
IMPORT = "import segspec"

COLD = (CAT, VERIFY, INFO, FIRST_TEN, LAST_TEN, IMPORT)
"""In the order in which they are shown."""


def segspec(*arguments: str) -> Outcome:
    return run_program([str(Path(sys.executable).with_name("segspec")), *arguments])


def cat(log: LogFile) -> Outcome:
    return run_program(["sh", "-c", 'cat "$1" | wc -c', "sh", log.segment])


def import_segspec(log: LogFile) -> Outcome:
    return run_program([sys.executable, "-c", "import segspec"])


def _of_log(name: str) -> Measure:
    """A verb as its name says it, without the first word; LOG is the log."""
    words: Sequence[str] = name.split()[1:]
    return Measure(name, lambda log: segspec(*(log.folder if word == "LOG" else word for word in words)), "program")


MEASURES = (
    Measure(CAT, cat, "program"),
    Measure(IMPORT, import_segspec, "program"),
    *map(_of_log, (VERIFY, INFO, FIRST_TEN, LAST_TEN)),
)
