"""Writes the bytes of durable-log: a record, and its entry in the index."""

from __future__ import annotations

import zlib

from segspec_ksy.layouts import durable_log_index_entry, durable_log_record


def record(offset: int, payload: bytes) -> bytes:
    """A record: header and payload (seeds/durable_log.txt "Record layout"; crates/durable-log/src/record.rs)."""
    header = durable_log_record.pack(offset=offset, len_payload=len(payload), checksum=zlib.crc32(payload))
    return header + payload


def index_entry(offset: int, position: int) -> bytes:
    """The index entry of the record at byte `position` (crates/durable-log/src/log.rs Log::write_index_entry)."""
    return durable_log_index_entry.pack(offset=offset, ofs_record=position)
