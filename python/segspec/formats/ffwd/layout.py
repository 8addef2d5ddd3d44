"""What the specs of ffwd cannot hold: file names, limits, and which bytes nothing protects."""

from __future__ import annotations

import re

from segspec.frames.numbered_folder import SegmentNames
from segspec_ksy.layouts import ffwd_segment

INDEX_NAME = "index"
SYSTEM_DIGITS = 16
DOCUMENT_DIGITS = 10

NAMES = SegmentNames(
    f"{{:0{SYSTEM_DIGITS}x}}",
    re.compile(f"([0-9a-fA-F]{{1,{SYSTEM_DIGITS}}})"),
    index_suffix="",
    most=ffwd_segment.SystemHeader.MAX_BASE_OFFSET,
    radix=16,
)
"""The system's segment names (`QLOG_FORMAT`), and the pattern of names with a number of any width."""

DEFAULT_LOG_BYTES = 100_000_000
MINIMUM_LOG_BYTES = 10_000
"""The system's maximum segment size, header included, and the lowest permitted setting (`maxLogSize`)."""

MAX_INT = (1 << 31) - 1
MAX_LONG = (1 << 63) - 1
"""Java's int and long, in which the system holds sizes and offsets (QLogManagerImpl.java)."""

UNPROTECTED = ("header.version", "header.base_offset", "entries.len_blob", "entries.blob")
"""Fields that can change unnoticed. There is no checksum: only a segment's magic, and a last entry that ends with the
file, are evidence."""


def is_regular(name: str) -> bool:
    """True for a name as the code (16 digits) or the document's example (10 digits) has it."""
    return len(name) in (SYSTEM_DIGITS, DOCUMENT_DIGITS) and NAMES.base_of(name) is not None
