"""What makes a durable-log record sound beyond its layout: the rules of the engine, and where its numbers end.

`is_due`: crates/durable-log/src/log.rs Log::append. `has_checksum`: seeds/durable_log.txt "Payload".
"""

from __future__ import annotations

from segspec_kernels.types import U64
from segspec_ksy.layouts import durable_log_record

LAST_OFFSET = durable_log_record.MAX_OFFSET


def is_last(offset: U64) -> bool:
    """Whether no record can follow: its number is the greatest there is."""
    return offset == LAST_OFFSET
