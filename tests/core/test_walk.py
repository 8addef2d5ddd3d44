"""The walk and its damage policies, on a toy format: one byte a frame, `x` is damage, `w` a warning, `e` an error
that loses nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Level, Step
from segspec.formats.contract.reading import Resync
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import Source, from_bytes


class ToyReader:
    dialect = "system"

    def __init__(self, source: Source) -> None:
        self.source = source
        self.segment = SegmentFile(source.path)
        self.accepted: list[int] = []

    def begin(self) -> int:
        if self.source.read(0, 1) != b"#":
            raise SegspecError(Code.BAD_MAGIC, "no #", path=self.source.path)
        return 1

    def _byte(self, position: int) -> bytes:
        return self.source.read(position, 1)

    def frame(self, position: int) -> Frame:
        if self._byte(position) == b"t":
            raise SegspecError(Code.TORN, "torn", path=self.source.path, position=position)
        return Frame(position, position + 1, "letter", self._byte(position))

    def check(self, frame: Frame) -> Iterable[Finding]:
        if frame.body == b"x":
            raise SegspecError(Code.BAD_CHECKSUM, "x", path=self.source.path, position=frame.position)
        if frame.body == b"w":
            yield Finding(self.source.path, frame.position, Code.GAP, Severity.WARNING, "w")

    def records(self, frame: Frame) -> tuple[list[Record], list[Finding]]:
        findings = []
        if frame.body == b"e":
            findings.append(Finding(self.source.path, frame.position, Code.BAD_COUNT, Severity.ERROR, "e"))
        return [Record(frame.position, offset=frame.position, timestamp=frame.position, value=frame.body)], findings

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        self.accepted.append(frame.position)

    def sections(self, frame: Frame) -> Iterable[Section]:
        return ()

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        return Resync(position + 1, note="one byte on") if position + 1 < self.source.size else None

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        return ()


def run(content: bytes, on_damage: str, level: Level = Level.RECORDS) -> tuple[bytes, list[Finding], SegmentSummary]:
    source = from_bytes(content, "toy")
    summary = SegmentSummary(SegmentFile("toy"), source.size)
    steps: list[Step] = list(walk(ToyReader(source), summary, on_damage=OnDamage(on_damage), level=level))
    return b"".join(r.value or b"" for s in steps for r in s.records), [f for s in steps for f in s.findings], summary


def test_a_sound_file_is_read_whole_and_counted() -> None:
    records, findings, summary = run(b"#abc", "stop")
    assert (records, findings) == (b"abc", [])
    assert (summary.end, summary.valid_bytes, summary.frames, summary.records) == ("clean", 4, 3, 3)
    assert (summary.first_offset, summary.last_offset, summary.last_timestamp) == (1, 3, 3)


def test_stop_gives_the_prefix_then_the_reason() -> None:
    records, findings, summary = run(b"#abxcd", "stop")
    assert records == b"ab"
    assert [(f.code, f.position, f.bytes) for f in findings] == [(Code.BAD_CHECKSUM, 3, 3)]
    assert (summary.end, summary.valid_bytes, summary.prefix_records) == ("corrupt", 3, 2)


def test_skip_reads_on_and_reports_every_gap_with_what_it_cost() -> None:
    records, findings, summary = run(b"#axbxxc", "skip")
    assert records == b"abc"
    assert [(f.position, f.bytes, f.message) for f in findings] == [
        (2, 1, "x; one byte on"), (4, 1, "x; one byte on"), (5, 1, "x; one byte on"),
    ]  # fmt: skip
    assert (summary.records, summary.prefix_records, summary.last_offset, summary.end) == (3, 1, 1, "corrupt")


def test_skip_says_so_where_nothing_readable_follows() -> None:
    assert [f.message for f in run(b"#at", "skip")[1]] == ["torn; nothing readable follows"]


def test_fail_raises_at_damage_and_at_errors_that_lose_nothing_but_not_at_warnings() -> None:
    assert run(b"#awb", "fail")[0] == b"awb"
    for content, code in ((b"#ax", Code.BAD_CHECKSUM), (b"#ae", Code.BAD_COUNT)):
        with pytest.raises(SegspecError) as caught:
            run(content, "fail")
        assert caught.value.code is code


def test_an_error_that_loses_nothing_stops_nobody_under_stop() -> None:
    records, findings, summary = run(b"#aeb", "stop")
    assert (records, [f.code for f in findings], summary.end) == (b"aeb", [Code.BAD_COUNT], "clean")


def test_a_foreign_file_gives_nothing_under_stop() -> None:
    records, findings, summary = run(b"abc", "stop")
    assert (records, [f.code for f in findings]) == (b"", [Code.BAD_MAGIC])
    assert (summary.end, summary.valid_bytes) == ("not-this-format", 0)


def test_frames_level_looks_at_no_checksum_and_decodes_nothing() -> None:
    assert run(b"#axb", "stop", Level.FRAMES)[:2] == (b"", [])
    assert [f.code for f in run(b"#axb", "stop", Level.CHECKSUMS)[1]] == [Code.BAD_CHECKSUM]
