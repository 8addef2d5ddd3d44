"""What makes an ffwd entry sound beyond its layout: each rule once.

Nothing in the format protects an entry: that it fits into the file, and that bytes follow zeros, is all that can be
asked. The explaining path (`reader`, `framing`, `resync`) and the fast path (`scan/run`, compiled) ask for the same
functions. So they take plain numbers: `int` is signed and has 64 bits.
"""

from __future__ import annotations

from segspec.formats.ffwd import layout
from segspec_kernels.types import U64
from segspec_ksy.layouts import ffwd_entry, ffwd_segment
from segspec_ksy.logs.ffwd import UNWRITTEN

EMPTY_RUN = 4
"""If a segment ends with at least this many empty messages, a note reports that they may be unwritten space."""

EMPTY_MOST = UNWRITTEN // ffwd_entry.SIZE - 1
"""The maximum number of consecutive empty messages that is distinguishable from unwritten space."""

LAST_OFFSET = ffwd_segment.SystemHeader.MAX_BASE_OFFSET


def is_last(offset: U64) -> bool:
    """Whether no message can follow because its number is the maximum.

    Rule: ffwd.message.greatest.
    """
    return offset == LAST_OFFSET


def is_filled(length: int) -> bool:
    """Whether an entry holds a byte. Only such a one shows that the zeros before it are empty messages, and not space
    that was never written.

    Rule: ffwd.message.value.
    """
    return length > 0


def is_negative(length: int) -> bool:
    """Whether the system, which reads a size as a signed int, finds it negative and fails.

    Rule: ffwd.tail.negative.
    """
    return length > layout.MAX_INT
