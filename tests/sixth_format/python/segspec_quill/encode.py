"""Records as bytes."""

from __future__ import annotations

import zlib

from segspec_quill.generated.layouts import quill_segment


def header(base: int) -> bytes:
    """What a segment begins with."""
    return quill_segment.Header.pack(base_offset=base)


def record(offset: int, timestamp: int, key: bytes, value: bytes) -> bytes:
    """One record."""
    fixed = quill_segment.RecordBody.pack(offset=offset, timestamp=timestamp, len_key=len(key))
    body = fixed + key + value
    return quill_segment.Record.pack(len_body=len(body), checksum=zlib.crc32(body)) + body
