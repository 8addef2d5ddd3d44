"""Files of a user's own format, by specs that are compiled once: both lanes read them alike, and only findings say
what is wrong. The format of a case is the name of a spec in tests/kaitai/own/specs."""

from __future__ import annotations

from pathlib import Path

from segspec.core.errors import Finding, SegspecError, Severity
from segspec.custom import OwnFormat
from tests.fuzz.targets import promise
from tests.fuzz.targets.files import memory_folder
from tests.kaitai.own.conftest import made
from tests.native.lane import has_compiler

ROWS = {"pcap_like": None, "tlv": None, "weather": "blocks.readings.items", "short_text": None}
LANES = (False, True) if has_compiler() else (False,)

Read = tuple[list[dict[str, object]], list[Finding]]


def check(spec: str, data: bytes) -> None:
    format = made(spec, ROWS[spec], None, False)
    with memory_folder() as folder:
        path = folder / "file"
        path.write_bytes(data)
        stop = [_read(format, path, fast) for fast in LANES]
        promise(all(each == stop[0] for each in stop), "the compiled lane reads otherwise than the plain one")
        rows, findings = stop[0]
        for finding in findings:
            finding.as_json()
            promise(0 <= finding.position <= len(data), f"{finding} is outside of the file")
        wrong = any(finding.severity is Severity.ERROR for finding in findings)
        promise(_fails(format, path) == wrong, "fail raises where stop says nothing, or not where it does")
        # A row of a prefix is a row of the whole, unless the prefix ends in a row that takes all that is left.
        path.write_bytes(data[: len(data) // 2])
        promise(len(_read(format, path, LANES[-1])[0]) <= len(rows) + 1, "the first half has more rows than the whole")


def _read(format: OwnFormat, path: Path, fast: bool) -> Read:
    found: list[Finding] = []
    reader = format.open(path).arrow(report=found.append, batch_rows=7, batch_bytes=64, fast=fast)
    return [row for batch in reader for row in batch.to_pylist()], found


def _fails(format: OwnFormat, path: Path) -> bool:
    try:
        for _ in format.open(path).arrow(on_damage="fail"):
            pass
    except SegspecError:
        return True
    return False
