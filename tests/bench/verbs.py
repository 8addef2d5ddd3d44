"""Every verb as its user waits for it: a whole new process, on one log, beside `cat` and a synced `cp` of its files."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from segspec.formats import get
from segspec.formats.contract.descriptor import IndexPlace
from tests.bench.cold import CAT, INFO, VERIFY, segspec
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Outcome
from tests.bench.programs import run_program

COPY = "cp, synced"


@dataclass(frozen=True)
class Verb:
    """`words` are the command's, without `segspec`: LOG is the log, COPY a copy of it, SEGMENT its segment, BYTE a
    place far in that, LINES its records as lines of JSON, FORMAT its format, and OUT what is not there yet. `lines`
    says how many have to be printed. `cannot` says why a format does without the verb; nothing where it has it."""

    words: str
    lines: Callable[[LogFile], int] | None = None
    cannot: Callable[[str], str] = lambda _: ""

    @property
    def name(self) -> str:
        return f"segspec {self.words}"


def _records(log: LogFile) -> int:
    return log.records


def _rows(log: LogFile) -> int:
    return log.records + 1


def _no_owner(name: str) -> str:
    return "" if get(name).owners else "no owner's next start is known"


def _no_offsets(name: str) -> str:
    return "" if get(name).number == "offset" else "records have no offsets"


def _no_index(name: str) -> str:
    format = get(name)
    if format.index.place is IndexPlace.WITHIN or format.index.indexer is not None:
        return ""
    return format.index.why_not_built


AS_VERIFY = (
    Verb("recover LOG --out OUT"),
    Verb("compare LOG COPY", cannot=_no_offsets),
    Verb("index check LOG"),
    Verb("index build LOG --out OUT", cannot=_no_index),
    Verb("report LOG"),
    Verb("forecast LOG", cannot=_no_owner),
)
"""What may take as long as `verify` twice and the copy."""

AS_TEXT = (
    Verb("dump LOG", _records),
    Verb("dump LOG --output json", _records),
    Verb("dump LOG --output csv", _rows),
    Verb("dump LOG --frames"),
    Verb("convert LOG --out OUT.jsonl"),
    Verb("convert LINES --as FORMAT --out OUT"),
)
"""What is held to a rate."""

AT_ONCE = (Verb("inspect SEGMENT --at BYTE"),)
"""What takes the same whatever the log."""

OWN = (*AS_VERIFY, *AS_TEXT, *AT_ONCE)
VERBS = (CAT, COPY, INFO, VERIFY, *(verb.name for verb in OWN))
"""In the order in which they are shown."""


def _measure(verb: Verb) -> Measure:
    def run(log: LogFile) -> Outcome:
        why = verb.cannot(log.kind.format)
        if why:
            raise NotPossibleError(why)
        with _scratch(log) as folder:
            outcome = segspec(*_arguments(verb, log, Path(folder)))
        if verb.lines is not None and outcome.seen != verb.lines(log):
            raise ValueError(f"{verb.name} printed {outcome.seen} lines of a log of {log.records} records")
        return outcome

    return Measure(verb.name, run, "program")


def _arguments(verb: Verb, log: LogFile, folder: Path) -> Iterator[str]:
    """The words of the command, what they name being made before."""
    for word in verb.words.split():
        if word == "LOG":
            yield log.folder
        elif word == "SEGMENT":
            yield log.segment
        elif word == "FORMAT":
            yield log.kind.format
        elif word == "BYTE":
            yield str(log.file_bytes * 3 // 4)
        elif word == "COPY":
            yield str(shutil.copytree(log.folder, folder / "copy"))
        elif word == "LINES":
            yield _lines(log)
        elif word.startswith("OUT"):
            yield str(folder / word.replace("OUT", "made"))
        else:
            yield word


def made_of(folder: Path | str) -> Path:
    """Where verbs put what they make of the log in `folder`: beside it, on the same disk."""
    return Path(f"{folder}-made")


def _lines(log: LogFile) -> str:
    """The log as lines of JSON, made once."""
    path = made_of(log.folder) / "lines.jsonl"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        segspec("convert", log.folder, "--out", str(path))
    return str(path)


def _scratch(log: LogFile) -> tempfile.TemporaryDirectory[str]:
    """A folder for what one process makes, gone afterwards."""
    made_of(log.folder).mkdir(exist_ok=True)
    return tempfile.TemporaryDirectory(dir=made_of(log.folder))


def copy(log: LogFile) -> Outcome:
    """What is on the disk for certain when it ends, as what `recover` makes is."""
    with _scratch(log) as folder:
        command = 'cp -r "$1" "$2" && sync "$2"/*'
        return run_program(["sh", "-c", command, "sh", log.folder, f"{folder}/made"])


MEASURES = (Measure(COPY, copy, "program"), *map(_measure, OWN))
