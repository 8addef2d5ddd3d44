"""What the specs of durable-log cannot hold: file names, limits, and which bytes nothing protects."""

from __future__ import annotations

import re

from segspec_ksy.layouts import durable_log_record

NAME = "durable_log"

LOCK_NAME = "write.lock"
SEGMENT_NAME = re.compile(r"segment_(\+?[0-9]{1,255})\.log")
INDEX_SUFFIX = ".idx"
SEGMENT_SUFFIX = ".log"
NAME_PREFIX = "segment_"

SWAPPED_MAGIC = durable_log_record.MAGIC[::-1]
"""What another program writes that takes the magic for text, or its number for big-endian."""

BEGINNING = durable_log_record.pack(offset=0, len_payload=0, checksum=0)[: durable_log_record.AT_FLAGS]
"""What a header begins with, magic and version: without them nothing is a record."""

DEFAULT_SEGMENT_BYTES = 64 << 20
"""The system begins a new segment before a record that would make this one longer (`Config::default`)."""

UNPROTECTED = ("flags", "reserved", "offset")
"""Fields of a record that can change unnoticed by the checksum. Of these only a wrong `offset` gives a wrong record,
and only where no intact neighbour contradicts it."""


def segment_name(base: int) -> str:
    """The name that the system gives to the segment whose first record is `base` (`SegmentId::log_filename`)."""
    return f"{NAME_PREFIX}{base:020}{SEGMENT_SUFFIX}"


def base_of(name: str) -> int | None:
    """The base offset in a segment's name, read as the system does; None where it would ignore the file.

    `SegmentId::from_log_filename` parses a Rust u64, so any number of digits and a leading `+` are accepted.
    """
    match = SEGMENT_NAME.fullmatch(name)
    if match is None:
        return None
    base = int(match[1])
    return base if base <= durable_log_record.MAX_OFFSET else None


def index_name(segment: str) -> str:
    """The name of the index beside the segment called `segment`."""
    return segment.removesuffix(SEGMENT_SUFFIX) + INDEX_SUFFIX
