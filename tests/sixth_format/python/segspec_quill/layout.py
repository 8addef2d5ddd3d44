"""What the specs of Quill cannot hold: the names of files."""

from __future__ import annotations

import re

from quill_ksy.layouts import quill_segment

from segspec.formats.engine.folder import NumberedFolder, SegmentNames

NAME = "quill"

NAMES = SegmentNames(
    written="{:020}.quill",
    read=re.compile(r"([0-9]{20})\.quill"),
    index_suffix=".quillx",
    most=quill_segment.Header.MAX_BASE_OFFSET,
)

FOLDER = NumberedFolder(NAMES, quill_segment.Header.MAGIC, field="header.base_offset")
