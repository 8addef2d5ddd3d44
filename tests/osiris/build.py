"""Makes osiris files for tests: what the real writer would write, and what it would not."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from segspec.core.errors import Finding
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Record, SegmentSummary
from segspec.core.stretch import Level
from segspec.formats import get
from segspec.formats.osiris import tracking as tracking_of
from segspec.formats.osiris.tracking import TrackingState
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes

OSIRIS = get("osiris")
HEADER = b"OSIL\0\0\0\1"
INDEX_HEADER = b"OSII\0\0\0\1"
USER, DELTA, SNAPSHOT = 0, 1, 2
FIRST_TIME = 1_700_000_000_000


def broker_state(log: Log) -> tuple[str | None, TrackingState]:
    """What a broker would hold of `log`, and the segment that it would replay."""
    return tracking_of.broker_state(log.segments, log.summary)


def simple(body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + body


def sub_batch(
    codec: int, body: bytes, records: int, uncompressed: int, *, reserved: int = 0, length: int | None = None
) -> bytes:
    first = 0x80 | codec << 4 | reserved
    return struct.pack(">BHII", first, records, uncompressed, len(body) if length is None else length) + body


def sequence(name: bytes, value: int, chunk_id: int | None = None) -> bytes:
    """A tracking block in delta form, or with `chunk_id` in snapshot form."""
    first = b"" if chunk_id is None else struct.pack(">Q", chunk_id)
    return bytes((0, len(name))) + name + first + struct.pack(">Q", value)


def offset(name: bytes, value: int) -> bytes:
    return bytes((1, len(name))) + name + struct.pack(">Q", value)


def timestamp(name: bytes, value: int) -> bytes:
    return bytes((2, len(name))) + name + struct.pack(">q", value)


@dataclass(frozen=True)
class Made:
    """One chunk to be; whatever is None follows from the rest."""

    entries: Sequence[bytes] = ()
    records: int | None = None
    num_entries: int | None = None
    kind: int = USER
    version: int = 0
    trailer: bytes = b""
    filter: bytes = b""
    timestamp: int | None = None
    epoch: int = 1
    chunk_id: int | None = None
    crc: int | None = None
    reserved: int = 0
    data: bytes | None = None

    def count(self) -> int:
        return len(self.entries) if self.records is None else self.records


def plain(*bodies: bytes, **options: object) -> Made:
    """A user chunk of simple entries."""
    return Made([simple(body) for body in bodies], **options)  # type: ignore[arg-type]


def time_of(made: Made, chunk_id: int) -> int:
    """A clock that goes on by a millisecond a record, unless the chunk says otherwise."""
    return FIRST_TIME + chunk_id % 2**32 if made.timestamp is None else made.timestamp


def chunk(made: Made, chunk_id: int) -> bytes:
    data = b"".join(made.entries) if made.data is None else made.data
    header = struct.pack(
        ">BBHIqQQIIIB3s",
        0x50 | made.version,
        made.kind,
        len(made.entries) if made.num_entries is None else made.num_entries,
        made.count(),
        time_of(made, chunk_id),
        made.epoch,
        chunk_id if made.chunk_id is None else made.chunk_id,
        zlib.crc32(data) if made.crc is None else made.crc,
        len(data),
        len(made.trailer),
        len(made.filter),
        made.reserved.to_bytes(3, "big"),
    )
    return header + made.filter + data + made.trailer


def segment(*chunks: Made, base: int = 0) -> tuple[bytes, bytes]:
    """A segment of these chunks and its index."""
    content, index, next_id = HEADER, INDEX_HEADER, base
    for made in chunks:
        own = next_id if made.chunk_id is None else made.chunk_id
        index += struct.pack(">QqQIB", own, time_of(made, own), made.epoch, len(content), made.kind)
        content += chunk(made, own)
        next_id = own + made.count()
    return content, index


def positions(*chunks: Made) -> list[int]:
    """Where each chunk of `segment(*chunks)` begins, and where the last one ends."""
    out = [len(HEADER)]
    for made in chunks:
        out.append(out[-1] + len(chunk(made, 0)))
    return out


def read(
    content: bytes,
    on_damage: str = "stop",
    *,
    base: int = 0,
    limits: Limits = DEFAULT_LIMITS,
    level: Level = Level.RECORDS,
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    """Reads `content` as a segment without an index beside it."""
    name = f"{base:020d}.segment"
    made = OSIRIS.segment(name, None)
    summary = SegmentSummary(made, len(content))
    records: list[Record] = []
    findings: list[Finding] = []
    reader = OSIRIS.reader(from_bytes(content, name), made, limits)
    for step in walk(reader, summary, on_damage=OnDamage(on_damage), level=level):
        records += step.records
        findings += step.findings
    return records, findings, summary


def values(records: Sequence[Record]) -> list[tuple[int | None, bytes | None]]:
    return [(record.offset, record.value) for record in records]


def codes(findings: Sequence[Finding]) -> list[str]:
    return [str(finding.code) for finding in findings]


def write_log(folder: Path, *segments: tuple[int, bytes, bytes | None]) -> Path:
    """A log of (base, segment, index) in `folder`; no index file where the index is None."""
    folder.mkdir(parents=True, exist_ok=True)
    for base, content, index in segments:
        (folder / f"{base:020d}.segment").write_bytes(content)
        if index is not None:
            (folder / f"{base:020d}.index").write_bytes(index)
    return folder
