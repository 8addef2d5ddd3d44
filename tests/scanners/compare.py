"""Scanners against the frame path: the same records, frames, findings and summary, whatever the bytes are.

The frame path reads frame by frame, and is the oracle. `tests/kaitai/kernels` holds the kernels that both may use
against the generated Kaitai parsers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from segspec.columns.backend import lanes
from segspec.columns.flat import frame_rows
from segspec.columns.frames import table_batch
from segspec.columns.schema import FRAMES, schema
from segspec.core import json_form
from segspec.core.errors import Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Record, SegmentFile, SegmentSummary, record_of
from segspec.core.stretch import EACH_FRAME, FrameColumns, Level, Step, Wanted
from segspec.formats.contract.descriptor import Format
from segspec.library.arrow_tables import frame_row
from segspec.library.log import open_all
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import Source, from_bytes, open_source
from tests.helpers.hostile import mutations
from tests.helpers.sweeps import ALL
from tests.native.lane import CHECKED, using

LIMITS = Limits(decompressed_bytes=8 << 20)
MUTATIONS = 1000 if ALL else 9

LARGE = 50_000

Make = Callable[[], Source]


TellsOfFrame = tuple[list[tuple[str, Any]], dict[str, Any]]
"""What is told of a frame, as `dump` gives it, and as a row of the frames table."""


@dataclass
class Read:
    """What one walk gave. `stretched` is how many of the frames came in stretches. `frames` tells of
    each of them, where it was asked for."""

    records: list[Record]
    findings: list[Finding]
    summary: dict[str, Any]
    error: str | None
    stretched: int = 0
    frames: list[TellsOfFrame] = field(default_factory=list)


def read(
    format: Format, make: Make, segment: SegmentFile, policy: OnDamage, wanted: Wanted | None, level: Level
) -> Read:
    """One walk; with `wanted` through the scanner. Records come from columns where those are wanted."""
    with make() as source:
        summary = SegmentSummary(segment, source.size)
        reader = format.reader(source, segment, LIMITS)
        found = format.scanner_for(reader, wanted)
        out = Read([], [], {}, None)
        try:
            for step in walk(reader, summary, on_damage=policy, level=level, scanner=found):
                out.findings += step.findings
                out.records += step.records
                out.frames += frames(segment.path, step)
                if step.stretch is not None:
                    out.stretched += step.stretch.frames
                    if wanted is not None and wanted.columns:
                        out.records += rows(format, step.stretch.columns, step.stretch.rows, views=wanted.views)
        except SegspecError as error:
            out.error = str(error)
    out.summary = {f.name: getattr(summary, f.name) for f in fields(summary) if f.name not in ("segment", "details")}
    out.summary["details"] = {name: repr(value) for name, value in summary.details.items()}
    return out


def read_by_lane(
    format: Format, make: Make, segment: SegmentFile, policy: OnDamage, wanted: Wanted, level: Level, turn: int
) -> Iterator[Read]:
    """A walk through the scanner in the lane that is set. The compiled one takes turns with its twin that checks every
    access; in a long sweep both read everything."""
    is_compiled = lanes.is_compiled()
    if ALL or turn % 2 == 0 or not is_compiled:
        yield read(format, make, segment, policy, wanted, level)
    if is_compiled and (ALL or turn % 2):
        with using(CHECKED):
            yield read(format, make, segment, policy, wanted, level)


def rows(format: Format, columns: Any, count: int, *, views: bool) -> list[Record]:
    """The columns of a stretch as records."""
    lists = {}
    for name, column in columns.items():
        column.validate(full=True)
        assert column.type == schema(format, "records", views=views).field(name).type, name
        lists[name] = (column.cast("int64") if name == "timestamp" else column).to_pylist()
    made = []
    for n in range(count):
        row = {name: values[n] for name, values in lists.items()}
        if "id" in row:
            ms, seq = row["id"].split("-")
            row["id"] = (int(ms), int(seq))
        if row.get("fields") is not None:
            row["fields"] = [(pair["name"], pair["value"]) for pair in row["fields"]]
        made.append(record_of(row.pop("position"), row))
    return made


def frames(path: str, step: Step) -> Iterator[TellsOfFrame]:
    """What a step tells of its frames."""
    if step.frame is not None:
        row = dict(zip(FRAMES.names, frame_row(path, step.frame), strict=True))
        yield list(json_form.frame(path, step.frame).items()), row
    elif step.stretch is not None and isinstance(step.stretch.each, FrameColumns):
        rows, table = frame_rows(step.stretch.each), table_batch(path, step.stretch.each, FRAMES)
        table.validate(full=True)
        flat = (json_form.plain({"segment": path} | rows.values(row)) for row in range(rows.count))
        times = table["timestamp"].cast("int64").to_pylist()
        told = table.drop_columns("timestamp").to_pylist()
        lines = (row | {"timestamp": time} for row, time in zip(told, times, strict=True))
        yield from zip((list(row.items()) for row in flat), lines, strict=True)


def all_columns(format: Format) -> frozenset[str]:
    return frozenset(format.columns) | {"position"}


def assert_agrees(format: Format, make: Make, segment: SegmentFile, where: str = "") -> Read:
    """Compares every use of the scanner with the frame path under every policy; gives the last reading of columns.

    Policies differ at damage only: a large file is read under the one that sees all of it, and where `stop` finds
    nothing no other is tried. `fail` gives what `stop` gives, and raises: columns alone are read under it.
    """
    with make() as source:
        size = source.size
    policies = (OnDamage.SKIP,) if size > LARGE else (OnDamage.STOP, OnDamage.FAIL, OnDamage.SKIP)
    columns = Wanted(columns=all_columns(format))
    for first, policy in enumerate(policies, size):
        is_brief = policy is OnDamage.FAIL and not ALL
        levels = (Level.RECORDS,) if is_brief else LEVELS
        expected = {level: read(format, make, segment, policy, None, level) for level in levels}
        wholes = (columns,) if is_brief else (Wanted(records=True), columns._replace(views=True), columns)
        for turn, wanted in enumerate(wholes, first):
            what = "records" if wanted.records else "views" if wanted.views else "columns"
            for got in read_by_lane(format, make, segment, policy, wanted, Level.RECORDS, turn):
                _same(expected[Level.RECORDS], got, f"{where} {policy} as {what}", Level.RECORDS, with_records=True)
        if is_brief:
            continue
        for turn, level in enumerate(levels, first):
            for told in read_by_lane(format, make, segment, policy, Wanted(level), level, turn):
                _same(expected[level], told, f"{where} {policy} counted at level {level.name}", level)
        for told in read_by_lane(format, make, segment, policy, EACH_FRAME, Level.CHECKSUMS, first):
            _same(expected[Level.CHECKSUMS], told, f"{where} {policy} as frames", Level.CHECKSUMS)
            assert told.frames == expected[Level.CHECKSUMS].frames, f"{where} {policy} as frames"
        if policy is OnDamage.STOP and not any(one.findings for one in expected.values()):
            break
    return got


LEVELS = (Level.RECORDS, Level.CHECKSUMS)
COUNTED = ("records", "prefix_records", "first_offset", "last_offset", "first_timestamp", "last_timestamp")


def _same(expected: Read, got: Read, where: str, level: Level, *, with_records: bool = False) -> None:
    assert got.error == expected.error, where
    assert got.findings == expected.findings, where
    if with_records:
        assert got.records == expected.records, where
    if expected.error is None:
        # At the level of checksums the frame path decodes nothing, so only the scanner counts.
        skipped = () if level is Level.RECORDS else COUNTED
        for name, value in expected.summary.items():
            if name not in skipped:
                assert got.summary[name] == value, f"{where}: summary.{name}"


def of_file(path: Path) -> Make:
    return lambda: open_source(path)


def of_bytes(content: bytes, name: str) -> Make:
    return lambda: from_bytes(content, name)


def assert_mutations_agree(format: Format, content: bytes, name: str, seed: int, count: int = MUTATIONS) -> None:
    """Damaged copies of a segment called `name`."""
    segment = format.segment(name, None)
    for number, changed in enumerate(mutations(content, count, seed)):
        assert_agrees(format, of_bytes(changed, name), segment, f"{name}, mutation {number} of seed {seed}")


def segments_of(corpus: Path, name: str) -> list[tuple[Path, SegmentFile]]:
    """Every segment of every real log of a format."""
    logs = open_all(corpus / name, format=name)
    return [(Path(segment.path), segment) for log in logs for segment in log.segments]
