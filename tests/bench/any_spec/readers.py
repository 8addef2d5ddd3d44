"""segspec with a spec that is not its own, and what whole programs take for the same."""

from __future__ import annotations

import sys
from dataclasses import replace

from tests.bench.any_spec.files import KEPT
from tests.bench.any_spec.kaitai_lists import parsers
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Outcome, Pass
from tests.bench.programs import run_program

KERNEL = "segspec, by kernel"
PARSER = "segspec, by parser"
OWN_PROGRAM = "segspec, a new process"
KAITAI_PROGRAM = "Kaitai Python, a new process"
TSHARK = "tshark -T fields"
READELF = "readelf -sW"

READ_ALL = """
import sys
from segspec.custom import load
print(sum(batch.num_rows for batch in load(sys.argv[1]).open(sys.argv[2]).arrow()))
"""

FIELDS = ("frame.time_epoch", "frame.len", "frame.cap_len", "data.data")
"""What tshark calls the fields of a packet."""

READELF_WORDS = 3
"""Lines that it prints besides the symbols."""


def by_kernel(log: LogFile) -> Pass:
    from segspec.custom import load
    from tests.bench.any_spec.gallery import reason

    format = load(f"{log.folder}/{KEPT}")
    if format.lane != "kernel":
        raise NotPossibleError(f"no kernel: {reason(format.why)}")
    return lambda: sum(batch.num_rows for batch in format.open(log.segment).arrow())


def by_parser(log: LogFile) -> Pass:
    """The slow road, also where there is a fast one."""
    from segspec.custom import load

    format = replace(load(f"{log.folder}/{KEPT}"), fast=None)
    return lambda: sum(batch.num_rows for batch in format.open(log.segment).arrow())


def own_program(log: LogFile) -> Outcome:
    """A process that loads the compiled format and gives every row."""
    return run_program([sys.executable, "-c", READ_ALL, f"{log.folder}/{KEPT}", log.segment])


def kaitai_program(log: LogFile) -> Outcome:
    """A process that imports the generated parser and puts every field into a list."""
    module = "tests.bench.any_spec.kaitai_lists"
    folder = str(parsers(log.folder, "python"))
    return run_program([sys.executable, "-m", module, folder, log.kind.format, log.segment])


def tshark(log: LogFile) -> Outcome:
    """What Wireshark prints of the same fields."""
    fields = [word for field in FIELDS for word in ("-e", field)]
    return _printed(log, "packets", ["tshark", "-r", log.segment, "-T", "fields", *fields])


def readelf(log: LogFile) -> Outcome:
    """What binutils print of the same symbols."""
    return _printed(log, "elf_symbols", ["readelf", "-sW", log.segment], READELF_WORDS)


def _printed(log: LogFile, name: str, command: list[str], words: int = 0) -> Outcome:
    if log.kind.format != name:
        raise NotPossibleError(f"{command[0]} does not read it")
    try:
        outcome = run_program(command)
    except FileNotFoundError as missing:
        raise NotPossibleError(f"{command[0]} is not installed") from missing
    if outcome.seen != log.records + words:
        raise ValueError(f"{command[0]} printed {outcome.seen} lines of {log.records} rows")
    return outcome


MEASURES = (
    Measure(KERNEL, by_kernel),
    Measure(PARSER, by_parser),
    Measure(OWN_PROGRAM, own_program, "program"),
    Measure(KAITAI_PROGRAM, kaitai_program, "program"),
    Measure(TSHARK, tshark, "program"),
    Measure(READELF, readelf, "program"),
)
PROGRAMS = (OWN_PROGRAM, KAITAI_PROGRAM, TSHARK, READELF)
"""Those that are whole processes."""
