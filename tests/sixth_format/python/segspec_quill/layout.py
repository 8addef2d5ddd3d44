"""What the specs of Quill cannot hold: the names of files."""

from __future__ import annotations

import re

NAME = "quill"
SEGMENT_SUFFIX = ".quill"
INDEX_SUFFIX = ".quillx"
SEGMENT_NAME = re.compile(r"([0-9]{20})\.quill")
INDEX_NAME = re.compile(r"[0-9]{20}\.quillx")


def segment_name(base: int) -> str:
    """The name of the segment that begins with the record `base`."""
    return f"{base:020}{SEGMENT_SUFFIX}"


def base_of(name: str) -> int | None:
    """The offset in a segment's name; None for any other name."""
    found = SEGMENT_NAME.fullmatch(name)
    return int(found[1]) if found else None


def index_name(segment: str) -> str:
    """The name of the index of the segment called `segment`."""
    return segment.removesuffix(SEGMENT_SUFFIX) + INDEX_SUFFIX
