"""What makes a durable-log record sound beyond its layout: the rules of the engine, and where its numbers end."""

from __future__ import annotations

from segspec_kernels.types import U64
from segspec_ksy.layouts import durable_log_record

LAST_OFFSET = durable_log_record.MAX_OFFSET


def is_last(offset: U64) -> bool:
    """Whether no record can follow: its number is the greatest there is.

    Rule: durable_log.number.greatest.
    """
    return offset == LAST_OFFSET
