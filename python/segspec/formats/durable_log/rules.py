"""What makes a durable-log record sound beyond its layout: the rules of the engine, and where its numbers end."""

from __future__ import annotations

from segspec.formats.engine.rules import is_as_promised
from segspec_kernels.types import U64
from segspec_ksy.layouts import durable_log_record

FLAGS, RESERVED = durable_log_record.FLAGS, durable_log_record.RESERVED
LAST_OFFSET = durable_log_record.MAX_OFFSET


def is_last(offset: U64) -> bool:
    """Whether no record can follow: its number is the greatest there is.

    Rule: durable_log.number.greatest.
    """
    return offset == LAST_OFFSET


def is_plain(flags: int, reserved: int) -> bool:
    """Whether a record keeps all promises; one that does not is released, and warned of.

    Rule: durable_log.record.reserved-is-read.
    """
    return is_as_promised(flags, FLAGS) and is_as_promised(reserved, RESERVED)
