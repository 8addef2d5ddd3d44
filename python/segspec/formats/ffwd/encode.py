"""Writes the bytes of an ffwd queue: a segment's header in both dialects, an entry, the index of the consumers."""

from __future__ import annotations

from collections.abc import Mapping

from segspec.formats.ffwd import layout
from segspec_ksy.layouts import ffwd_entry, ffwd_index_entry, ffwd_segment


def header(base: int, dialect: str) -> bytes:
    """A segment's header (QLogManagerImpl.java appendHeader; in the document's dialect seeds/ffwd.txt "Files")."""
    if dialect == "system":
        return ffwd_segment.SystemHeader.pack(base_offset=base)
    return ffwd_segment.DocumentHeader.pack(base_offset=base)


def entry(blob: bytes) -> bytes:
    """A message (seeds/ffwd.txt "Files")."""
    return ffwd_entry.pack(len_blob=len(blob)) + blob


def index(consumers: Mapping[str, int]) -> bytes:
    """The index file: every consumer with its offset (QLogManagerImpl.java flushIndex)."""
    encoded = ((name.encode(), offset) for name, offset in consumers.items())
    return b"".join(ffwd_index_entry.pack(len_id=len(name), offset=offset) + name for name, offset in encoded)


def segment_name(base: int, dialect: str) -> str:
    """The name of the segment that begins with message `base`: 16 digits, or the 10 of the document's example where
    these can hold it."""
    is_short = dialect == "document" and base < 16**layout.DOCUMENT_DIGITS
    return f"{base:0{layout.DOCUMENT_DIGITS}x}" if is_short else layout.NAMES.segment(base)


def dialect_by_name(name: str, base: int, asked: str = "document") -> str:
    """The dialect in which the segment that begins with message `base` has this name: the one asked for if both have,
    or none."""
    likely = (asked, *(one for one in ("document", "system") if one != asked))
    return next((one for one in likely if segment_name(base, one) == name), asked)
