"""What makes a durable-log record sound beyond its layout: each rule once.

The explaining path (`reader`, `resync`, `startup`) asks for one rule after another and says which one is broken.
The fast path (`scan/run`) asks for the same functions, compiled, and leaves a record that breaks one to the explaining
path.
So they take plain numbers: `int` is signed and has 64 bits, `U64` is unsigned.
"""

from __future__ import annotations

from segspec_kernels.types import U64
from segspec_ksy.layouts import durable_log_record

LAST_OFFSET = durable_log_record.MAX_OFFSET


def is_due(offset: U64, due: U64) -> bool:
    """Whether a record has the number after that of the record before it, or the first of a segment the one in the
    file's name (crates/durable-log/src/log.rs Log::append)."""
    return offset == due


def is_last(offset: U64) -> bool:
    """Whether no record can follow: its number is the greatest there is."""
    return offset == LAST_OFFSET


def is_as_promised(field: int, promised: int) -> bool:
    """Whether a field has the value that writers give it; no reader depends on it."""
    return field == promised


def has_checksum(stored: int, computed: int) -> bool:
    """Whether the payload is what was written (seeds/durable_log.txt "Payload")."""
    return stored == computed


def is_contradicted(offset: int, due: int, following: int) -> bool:
    """Whether an intact record after one that is not due shows its number to be wrong: the numbers would step back, or
    go on as if the right one had stood there. The document asks only that numbers grow; this is our judgement."""
    return following <= offset or following == due + 1
