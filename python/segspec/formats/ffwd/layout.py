"""What the specs of ffwd cannot hold: file names, limits, and which bytes nothing protects."""

from __future__ import annotations

import re

NAME = "ffwd"

INDEX_NAME = "index"
SYSTEM_DIGITS = 16
DOCUMENT_DIGITS = 10
HEX_NAME = re.compile(r"[0-9a-fA-F]{1,16}")

DEFAULT_LOG_BYTES = 100_000_000
MINIMUM_LOG_BYTES = 10_000
"""What the system lets a segment grow to, header included, and the least that it can be told (`maxLogSize`)."""

MAX_INT = (1 << 31) - 1
MAX_LONG = (1 << 63) - 1
"""Java's int and long, in which the system holds sizes and offsets (QLogManagerImpl.java)."""

UNPROTECTED = ("header.version", "header.base_offset", "entries.len_blob", "entries.blob")
"""Fields that can change unnoticed. There is no checksum: of a segment only the magic and the fit of the last entry to
the end of the file say anything about its soundness."""


def segment_name(base: int) -> str:
    """The name that the system gives to the segment whose first message is `base` (`QLOG_FORMAT`)."""
    return f"{base:0{SYSTEM_DIGITS}x}"


def base_of(name: str) -> int | None:
    """The base offset that a name says in hexadecimal, in any width; None where it says none."""
    return int(name, 16) if HEX_NAME.fullmatch(name) else None


def is_regular(name: str) -> bool:
    """True for a name as the code (16 digits) or the document's example (10 digits) has it."""
    return len(name) in (SYSTEM_DIGITS, DOCUMENT_DIGITS) and base_of(name) is not None
