"""What makes a record sound beyond its layout, in every log whose records have numbers and checksums: each rule once.

The explaining path (`reader`, `resync`, and the formats' own modules) asks for one rule after another and says which
one is broken. The fast path (a format's `scan/run`) asks for the same functions, compiled, and leaves a record that
breaks one to the explaining path. So they take plain numbers: `int` is signed and has 64 bits, `U64` is unsigned.
"""

from __future__ import annotations

from segspec_kernels.runtime import crc32
from segspec_kernels.types import U64, Bytes
from segspec_ksy.rules.frames import NUMBER_DUE, RECORD_CHECKSUM


def is_due(number: U64, due: U64) -> bool:
    """Whether a record has the number after that of the record before it, or the first of a segment the one in the
    file's name.

    Rules: durable_log.number.step-back, durable_log.number.gap.
    """
    return number == due


def is_as_promised(field: int, promised: int) -> bool:
    """Whether a field has the value that writers give it; no reader depends on it.

    Rule: durable_log.record.reserved-is-read.
    """
    return field == promised


def has_checksum(stored: int, computed: int) -> bool:
    """Whether the content is what was written.

    Rule: durable_log.record.crc.
    """
    return stored == computed


def is_contradicted(number: int, due: int, following: int) -> bool:
    """Whether an intact record after one that is not due shows its number to be wrong: the numbers would step back, or
    go on as if the right one had stood there. This is our judgement, where a format asks only that numbers grow.

    Rule: durable_log.number.contradicted.
    """
    return following <= number or following == due + 1


def broken(data: Bytes, at: int, size: int, stored: int, number: U64, due: U64, checks: bool) -> int:
    """The number of the first rule that a record breaks, 0 if it breaks none: `size` bytes of content from `at` on,
    whose checksum `stored` is compared if it `checks`, and a number of which `due` is the right one."""
    if checks and not has_checksum(stored, crc32(data, at, size)):
        return RECORD_CHECKSUM
    return 0 if is_due(number, due) else NUMBER_DUE
