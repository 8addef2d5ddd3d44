"""Rules for an intact ffwd entry beyond its layout, each written once.

An entry only has to fit into the file, and zeros need bytes after them. The explaining path (`reader`, `framing`,
`resync`) and the compiled fast path (`scan/run`) call these functions with plain numbers: `int` is signed with 64 bits.
"""

from __future__ import annotations

from segspec.formats.ffwd import layout
from segspec_kernels.types import U64
from segspec_ksy.layouts import ffwd_entry, ffwd_segment
from segspec_ksy.logs.ffwd import UNWRITTEN

EMPTY_RUN = 4
"""From this many final empty messages on, a note reports that they may be unwritten space."""

EMPTY_MOST = UNWRITTEN // ffwd_entry.SIZE - 1
"""The maximum consecutive empty messages that differ from unwritten space."""

LAST_OFFSET = ffwd_segment.SystemHeader.MAX_BASE_OFFSET


def is_last(offset: U64) -> bool:
    """Whether the number is the maximum: no message can follow.

    Rule: ffwd.message.greatest.
    """
    return offset == LAST_OFFSET


def is_filled(length: int) -> bool:
    """Whether an entry has a byte: only this distinguishes empty messages before it from unwritten space.

    Rule: ffwd.message.value.
    """
    return length > 0


def is_negative(length: int) -> bool:
    """Whether the system fails, because it reads the size as a negative int.

    Rule: ffwd.tail.negative.
    """
    return length > layout.MAX_INT
