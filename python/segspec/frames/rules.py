"""The rules for intact records beyond their layout, for every log with numbers and checksums."""

from __future__ import annotations


def is_due(number: int, due: int) -> bool:
    """Whether a record's number follows the previous one, or the first is the file name's.

    Rules: durable_log.number.step-back, durable_log.number.gap.
    """
    return number == due


def is_as_promised(field: int, promised: int) -> bool:
    """Whether a field has the value that writers give it; no reader depends on it.

    Rule: durable_log.record.reserved-is-read.
    """
    return field == promised


def has_checksum(stored: int | bytes, computed: int | bytes) -> bool:
    """Whether the checksums are equal.

    Rule: durable_log.record.crc.
    """
    return stored == computed


def may_be_unwritten(left: int, least: int) -> bool:
    """Whether `left` final zero bytes are unwritten space: `least` are too many for frames.

    Rule: ffwd.tail.unwritten.
    """
    return 0 < least <= left


def is_contradicted(number: int, due: int, following: int) -> bool:
    """Whether an intact later record shows that an unexpected number is wrong.

    Numbers would step back, or continue as with the correct one. This is our judgement if a format only requires
    ascending numbers.

    Rule: durable_log.number.contradicted.
    """
    return following <= number or following == due + 1
