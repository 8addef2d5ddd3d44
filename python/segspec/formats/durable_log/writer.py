"""Writes durable-log: records, index entries, and segments that end as the system's do.

The bytes are canonical: rewriting an intact segment and index gives the same.

Durability: after a flush the records are in the segment and their entries in the index, synced in this order. After a
crash between them, the next writer rebuilds the index; the crate would not. A finished segment is synced, unlike the
crate's.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from segspec.formats.contract.writing import content, numbered
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.encode_run import run
from segspec.frames.writing import RecordOptions, RecordWriter
from segspec_ksy.layouts import durable_log_record


def record(offset: int, payload: bytes) -> bytes:
    """Header and payload (seeds/durable_log.txt "Record layout"; crates/durable-log/src/record.rs)."""
    header = durable_log_record.pack(offset=offset, len_payload=len(payload), checksum=zlib.crc32(payload))
    return header + payload


@dataclass(frozen=True)
class DurableLogOptions(RecordOptions):
    """As `RecordOptions`. Both dialects have the same bytes: the document names neither files nor an index."""

    segment_bytes: int = layout.DEFAULT_SEGMENT_BYTES

    @property
    def last_number(self) -> int:
        return layout.LAST_OFFSET


class DurableLogWriter(RecordWriter[DurableLogOptions]):
    """A `FormatWriter`. (The system begins a segment even after an empty one of the same name, and fails.)"""

    name = layout.NAME
    options_type = DurableLogOptions
    tells_dialect = False
    index = layout.INDEX
    run = staticmethod(run)

    def append(self, value: bytes, *, offset: int | None = None) -> int:
        """Appends `value`, of up to 2³² - 1 bytes; returns its offset.

        An `offset` beyond the due one begins a segment: the system counts without gaps within one.
        """
        payload = content("value", value, durable_log_record.MAX_LEN_PAYLOAD)
        number = numbered(self.due, offset, self.last)
        return self.put(number, record(number, payload))
