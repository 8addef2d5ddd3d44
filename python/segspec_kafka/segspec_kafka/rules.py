"""What makes Kafka's batches and messages sound beyond their layout and their declaration: each rule once."""

from __future__ import annotations


def is_batch(magic: int) -> bool:
    """Whether a frame is a record batch rather than a message of magic 0 or 1.

    Rule: kafka.batch.magic-decides.
    """
    return magic >= 2


def is_unused(bits: int) -> bool:
    """Whether no bit of the attributes is set that has no meaning. No reader depends on it.

    Rule: kafka.batch.unused-bits.
    """
    return bits == 0


def may_wrap(codec: str, magic: int) -> bool:
    """Whether messages of a magic could be packed so (AbstractLegacyRecordBatch.java:328-330).

    Rule: kafka.message.codec.
    """
    return codec != "zstd" or is_batch(magic)


def is_told(time: int, greatest: int) -> bool:
    """Whether no record's time exceeds the one that its batch states: time indexes depend on it.

    Rule: kafka.record.time-told.
    """
    return time <= greatest


def last_offset(base: int) -> int:
    """The last offset that has room in the indexes of a segment that begins with `base`
    (LogSegment.java:canConvertToRelativeOffset).

    Rule: kafka.batch.near-name.
    """
    return base + (1 << 31) - 1


def sequence_after(sequence: int, by: int) -> int:
    """A sequence number plus a count (DefaultRecordBatch.java:incrementSequence); none for a batch without one."""
    after = sequence + by
    return sequence if sequence < 0 else after - (1 << 31) if after >= 1 << 31 else after
