"""What the specs of durable-log cannot hold: file names, limits, and which bytes nothing protects."""

from __future__ import annotations

import re

from segspec.formats.engine.folder import NumberedFolder, SegmentNames
from segspec_ksy.layouts import durable_log_record

NAME = "durable_log"

LOCK_NAME = "write.lock"

NAMES = SegmentNames(
    written="segment_{:020}.log",
    read=re.compile(r"segment_(\+?[0-9]{1,255})\.log"),
    index_suffix=".idx",
    most=durable_log_record.MAX_OFFSET,
    others=frozenset({LOCK_NAME}),
)
"""As `SegmentId::log_filename` writes them, and `SegmentId::from_log_filename` reads them: it parses a Rust u64, so any
number of digits and a leading `+` are accepted."""

SWAPPED_MAGIC = durable_log_record.MAGIC[::-1]
"""What another program writes that takes the magic for text, or its number for big-endian."""

FOLDER = NumberedFolder(NAMES, durable_log_record.MAGIC, almost=(SWAPPED_MAGIC,))

BEGINNING = durable_log_record.pack(offset=0, len_payload=0, checksum=0)[: durable_log_record.AT_FLAGS]
"""What a header begins with, magic and version: without them nothing is a record."""

DEFAULT_SEGMENT_BYTES = 64 << 20
"""The system begins a new segment before a record that would make this one longer (`Config::default`)."""

UNPROTECTED = ("flags", "reserved", "offset")
"""Fields of a record that can change unnoticed by the checksum. Of these only a wrong `offset` gives a wrong record,
and only where no intact neighbour contradicts it."""
