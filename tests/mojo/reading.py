"""How these tests read segments and truth."""

from __future__ import annotations

from pathlib import Path

from segspec.core.errors import Finding
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Record, SegmentSummary
from segspec.formats import get
from segspec.formats.mojo.reader import MojoReader
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests.builders.mojo import Entry, Reading
from tests.helpers.corpus import truth_lines

FORMAT = get("mojo")
NAME = "1000-0"
WRITER = "w1000-0"
Row = tuple[str, bool, list[tuple[bytes, bytes]]]

READINGS = [
    Reading(),
    Reading(ids="raw_be"),
    Reading(ids="strings"),
    Reading(lead_id=True),
    Reading(tags=False),
    Reading(tags=False, footer=False),
    Reading(counts=True),
    Reading(lp_count=1),
    Reading(lp_count=2, elements_form="memory"),
    Reading(bytes_form="redis"),
    Reading(bytes_form="pack"),
    Reading(live_count=True),
    Reading(index_ids="segment"),
    Reading(index_ids="previous"),
    Reading(null_each=True),
    Reading(suffix_id="last"),
    Reading(footer=False),
]


def row(record: Record) -> Row:
    assert record.id is not None
    assert record.deleted is not None
    assert record.fields is not None
    return f"{record.id[0]}-{record.id[1]}", record.deleted, record.fields


def rows(content: bytes, name: str = NAME, on_damage: str = "stop") -> tuple[list[Row], list[Finding], SegmentSummary]:
    """The records of a segment's bytes, what was found, and the summary."""
    source = from_bytes(content, name)
    summary = SegmentSummary(FORMAT.segment(name, None), len(content))
    reader = FORMAT.reader(source, summary.segment, DEFAULT_LIMITS)
    records: list[Row] = []
    findings: list[Finding] = []
    for step in walk(reader, summary, on_damage=OnDamage(on_damage)):
        records += [row(record) for record in step.records]
        findings += step.findings
    return records, findings, summary


def reader_of(content: bytes, name: str = NAME) -> MojoReader:
    """A reader that has begun."""
    reader = MojoReader(from_bytes(content, name), FORMAT.segment(name, None), DEFAULT_LIMITS)
    reader.begin()
    return reader


def expected(entries: list[Entry]) -> list[Row]:
    return [(f"{one.id[0]}-{one.id[1]}", one.deleted, list(one.fields)) for one in entries]


def truth(folder: Path) -> list[Row]:
    """The rows of a corpus case's `truth.jsonl`."""
    return [
        (line["id"], line["deleted"], [(bytes.fromhex(n), bytes.fromhex(v)) for n, v in line["fields"]])
        for line in truth_lines(folder)
    ]


def some_packs(number: int = 3, per_pack: int = 4) -> list[list[Entry]]:
    """Packs of records with equal and with own field names, integers, strings and deleted entries."""
    packs, count = [], 0
    for _ in range(number):
        entries = []
        for place in range(per_pack):
            fields = [(b"a", b"%d" % (count * 1000)), (b"b", b"text-%d" % count)]
            if place == per_pack - 1:
                fields = [(b"own", b"x" * 70), (b"12", b"-5"), (b"c", b"")]
            entries.append(Entry((1000 + count * 7, count % 3), fields, deleted=place == 1))
            count += 1
        packs.append(entries)
    return packs


def flat(packs: list[list[Entry]]) -> list[Entry]:
    return [entry for entries in packs for entry in entries]
