"""What makes an ffwd entry sound beyond its layout: each rule once.

Nothing in the format protects an entry: that it fits into the file, and that bytes follow zeros, is all that can be
asked. The explaining path (`reader`, `framing`, `resync`) and the fast path (`scan/run`, compiled) ask for the same
functions. So they take plain numbers: `int` is signed and has 64 bits.
"""

from __future__ import annotations

from segspec.formats.ffwd import layout
from segspec_kernels.types import U64
from segspec_ksy.layouts import ffwd_entry, ffwd_segment

ZERO_TAIL = 64
"""From so many zero bytes to the end of the file on, they are space that was never written, not empty messages.

The format cannot tell the two apart: 4 zero bytes are an empty message. A file system leaves zeros up to the end of a
block, which are usually more; a queue whose last messages are empty has a few. So up to 15 empty messages at the end of
a segment are read, and a longer run is not. This is our judgement.
"""

EMPTY_RUN = 4
"""From so many empty messages at the end of a segment on, a note says that they may be unwritten space."""

EMPTY_MOST = ZERO_TAIL // ffwd_entry.SIZE - 1
"""So many empty messages in a row can be told from space that was never written."""

LAST_OFFSET = ffwd_segment.SystemHeader.MAX_BASE_OFFSET


def is_last(offset: U64) -> bool:
    """Whether no message can follow: its number is the greatest there is.

    Rule: ffwd.message.greatest.
    """
    return offset == LAST_OFFSET


def is_filled(length: int) -> bool:
    """Whether an entry holds a byte. Only such a one shows that the zeros before it are empty messages, and not space
    that was never written.

    Rule: ffwd.message.value.
    """
    return length > 0


def may_be_unwritten(left: int) -> bool:
    """Whether zeros up to the end of the file, `left` bytes of them, are too many to be empty messages.

    Rule: ffwd.tail.unwritten.
    """
    return left >= ZERO_TAIL


def begins_in_zeros(position: int, zeros: int) -> bool:
    """Whether an entry begins in the zeros that the file ends with, from its byte `zeros` on: what looks like empty
    messages there may be space that was never written.

    Rule: ffwd.tail.unwritten.
    """
    return position >= zeros


def is_negative(length: int) -> bool:
    """Whether the system, which reads a size as a signed int, takes it for a negative number and fails.

    Rule: ffwd.tail.negative.
    """
    return length > layout.MAX_INT
