"""Writes the bytes of a durable-log record."""

from __future__ import annotations

import zlib

from segspec_ksy.layouts import durable_log_record


def record(offset: int, payload: bytes) -> bytes:
    """Header and payload (seeds/durable_log.txt "Record layout"; crates/durable-log/src/record.rs)."""
    header = durable_log_record.pack(offset=offset, len_payload=len(payload), checksum=zlib.crc32(payload))
    return header + payload
