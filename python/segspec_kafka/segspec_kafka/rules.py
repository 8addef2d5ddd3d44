"""What makes Kafka's batches and messages sound beyond their layout and their declaration: each rule once."""

from __future__ import annotations


def is_batch(magic: int) -> bool:
    """Whether a frame is a record batch rather than a message of magic 0 or 1."""
    return magic >= 2


def is_unused(bits: int) -> bool:
    """Whether no bit of the attributes is set that has no meaning. No reader depends on it."""
    return bits == 0


def may_wrap(codec: str, magic: int) -> bool:
    """Whether messages of a magic could be packed so (AbstractLegacyRecordBatch.java:328-330)."""
    return codec != "zstd" or is_batch(magic)


def fits(base: int, last: int) -> bool:
    """Whether the offsets up to `last` have room in the indexes of a segment that begins with `base`
    (LogSegment.java:canConvertToRelativeOffset)."""
    return last - base < 1 << 31
