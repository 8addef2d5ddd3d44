"""The rules for sound batches and messages beyond their layout and declaration."""

from __future__ import annotations


def is_batch(magic: int) -> bool:
    """Whether a frame is a record batch rather than a message of magic 0 or 1.

    Rule: kafka.batch.magic-decides.
    """
    return magic >= 2


def is_unused(bits: int) -> bool:
    """Whether no meaningless bit of the attributes is set. No reader depends on it.

    Rule: kafka.batch.unused-bits.
    """
    return bits == 0


def may_wrap(codec: str, magic: int) -> bool:
    """Whether messages of this magic may have this codec (AbstractLegacyRecordBatch.java:328-330).

    Rule: kafka.message.codec.
    """
    return codec != "zstd" or is_batch(magic)


def is_told(time: int, greatest: int) -> bool:
    """Whether no record's time exceeds its batch's, on which time indexes depend.

    Rule: kafka.record.time-told.
    """
    return time <= greatest


def last_offset(base: int) -> int:
    """The maximum offset in indexes of a segment from `base` (LogSegment.java:canConvertToRelativeOffset).

    Rule: kafka.batch.near-name.
    """
    return base + (1 << 31) - 1


def sequence_after(sequence: int, by: int) -> int:
    """A sequence number plus a count (DefaultRecordBatch.java:incrementSequence); unchanged if negative."""
    after = sequence + by
    return sequence if sequence < 0 else after - (1 << 31) if after >= 1 << 31 else after
