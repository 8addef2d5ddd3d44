"""File names, limits, and unprotected bytes of ffwd."""

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
    others=frozenset({INDEX_NAME}),
    radix=16,
)
"""The system's segment names (`QLOG_FORMAT`), and the pattern of names with a number of any width."""

DEFAULT_LOG_BYTES = 100_000_000
MINIMUM_LOG_BYTES = 10_000
"""The system's default segment size with header, and minimum setting (`maxLogSize`)."""

MAX_INT = (1 << 31) - 1
MAX_LONG = (1 << 63) - 1

UNPROTECTED = ("header.version", "header.base_offset", "entries.len_blob", "entries.blob")
"""Fields that can change unnoticed: without a checksum, only a segment's magic and end are known."""


def is_regular(name: str) -> bool:
    """Whether a name has the code's 16 digits or the document's 10."""
    return len(name) in (SYSTEM_DIGITS, DOCUMENT_DIGITS) and NAMES.base_of(name) is not None
