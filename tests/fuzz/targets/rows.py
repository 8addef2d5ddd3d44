"""Files of rows as the input of `convert`: lines of JSON, Parquet, Arrow IPC. The format of a case is that of the file,
and its content the segment."""

from __future__ import annotations

from pathlib import Path

from segspec.columns.schema import RECORD_TYPES
from segspec.conversion.convert import prepare
from segspec.conversion.inputs import RowsInput
from segspec.conversion.losses import Refused
from segspec.core.errors import Finding, SegspecError
from segspec.core.json_form import REVERSIBLE
from segspec.library.record_selection import Selection
from segspec.reading.walk import OnDamage
from tests.fuzz.targets import promise
from tests.fuzz.targets.files import memory_folder

SUFFIXES = {"jsonl": ".jsonl", "parquet": ".parquet", "arrow": ".arrow"}
GOALS = ("osiris", "tank", "durable_log", "mojo", "ffwd", "jsonl", "parquet", "arrow")
PAYLOADS = ("hex", "hex", "base64", "utf8")


def check(kind: str, data: bytes) -> None:
    """The first byte chooses how the rows are read and what they become."""
    choice, content = (data[0], data[1:]) if data else (0, b"")
    with memory_folder() as folder:
        path = folder / f"rows{SUFFIXES[kind]}"
        path.write_bytes(content)
        if choice & 0x80:
            _convert(path, GOALS[choice & 7], PAYLOADS[choice >> 3 & 3], folder / "out", choice)
        else:
            _read(path, kind, PAYLOADS[choice >> 3 & 3])
        promise(path.read_bytes() == content, "the input was changed")


def _read(path: Path, kind: str, payload: str) -> None:
    found: dict[OnDamage, tuple[int, list[Finding], bool]] = {}
    for policy in OnDamage:
        findings: list[Finding] = []
        count, failed = 0, False
        try:
            rows = RowsInput(str(path), kind, REVERSIBLE[payload])
            known = [name for name in rows.columns if name in RECORD_TYPES]
            for _ in rows.records(known, Selection(policy, deleted=True, report=findings.append)):
                count += 1
        except (SegspecError, Refused):
            failed = True
        for finding in findings:
            finding.as_json()
        found[policy] = count, findings, failed
    stop, skip, fail = found[OnDamage.STOP], found[OnDamage.SKIP], found[OnDamage.FAIL]
    promise(stop[0] <= skip[0], "stop gives more rows than skip")
    promise(fail[0] == stop[0], "fail gives other rows than stop")
    promise(fail[2] == (stop[2] or bool(stop[1])), "fail raises where stop says nothing, or not where it does")


def _as_json(finding: Finding) -> None:
    finding.as_json()


def _convert(path: Path, goal: str, payload: str, out: Path, choice: int) -> None:
    target = out.with_suffix(SUFFIXES[goal]) if goal in SUFFIXES else out
    try:
        drop = ("epoch", "chunk_id") if choice & 0x40 else ()
        prepare(
            path, target, kind=goal, payload=payload, drop=drop, fields_as="json" if choice & 0x20 else "value"
        ).run(on_damage="skip", report=_as_json)
    except (SegspecError, Refused):
        promise(not target.exists(), "the conversion failed, and its target is there")
