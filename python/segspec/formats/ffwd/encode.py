"""ffwd structures to bytes: a header in both dialects, an entry, the index."""

from __future__ import annotations

from collections.abc import Mapping

from segspec.formats.ffwd import layout
from segspec_ksy.layouts import ffwd_entry, ffwd_index_entry, ffwd_segment


def header(base: int, dialect: str) -> bytes:
    """QLogManagerImpl.java appendHeader; for the document's dialect seeds/ffwd.txt "Files"."""
    if dialect == "system":
        return ffwd_segment.SystemHeader.pack(base_offset=base)
    return ffwd_segment.DocumentHeader.pack(base_offset=base)


def entry(blob: bytes) -> bytes:
    """seeds/ffwd.txt "Files"."""
    return ffwd_entry.pack(len_blob=len(blob)) + blob


def index(consumers: Mapping[str, int]) -> bytes:
    """The index file, with every consumer (QLogManagerImpl.java flushIndex)."""
    encoded = ((name.encode(), offset) for name, offset in consumers.items())
    return b"".join(ffwd_index_entry.pack(len_id=len(name), offset=offset) + name for name, offset in encoded)


def segment_name(base: int, dialect: str) -> str:
    """A segment's name: 16 digits, or the 10 of the document's example if they suffice."""
    is_short = dialect == "document" and base < 16**layout.DOCUMENT_DIGITS
    return f"{base:0{layout.DOCUMENT_DIGITS}x}" if is_short else layout.NAMES.segment(base)


def dialect_by_name(name: str, base: int, asked: str = "document") -> str:
    """The dialect with this segment name: the requested one if both have, or none."""
    likely = (asked, *(one for one in ("document", "system") if one != asked))
    return next((one for one in likely if segment_name(base, one) == name), asked)
