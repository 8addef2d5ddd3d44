"""What the specs of Quill cannot hold: the names of files."""

from __future__ import annotations

import re

from segspec.formats.engine.folder import NumberedFolder, SegmentNames
from segspec_quill.generated.layouts import quill_segment

NAME = "quill"

NAMES = SegmentNames(
    written="{:020}.quill",
    read=re.compile(r"([0-9]{20})\.quill"),
    index_suffix=".quillx",
    most=quill_segment.Header.MAX_BASE_OFFSET,
)

FOLDER = NumberedFolder(NAMES, quill_segment.Header.MAGIC, field="header.base_offset")
