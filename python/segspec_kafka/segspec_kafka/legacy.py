"""Messages of magic 0 and 1, which Kafka wrote before 0.11: each by itself, or many in the value of one that wraps
them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.formats.declared.record_keys import CONTAINERS
from segspec.storage.compression import decompress
from segspec_kafka import rules

LZ4_MAGIC, LZ4_HAS_SIZE, LZ4_HAS_DICTIONARY = b"\x04\x22\x4d\x18", 0x08, 0x01
M32 = 0xFFFFFFFF
P1, P2, P3, P4, P5 = 2654435761, 2246822519, 3266489917, 668265263, 374761393


class Message(NamedTuple):
    offset: int
    timestamp: int | None
    key: bytes | None
    value: bytes | None


def single(offset: int, message: Any) -> Message:
    """A message as it is; -1 for a time says that there is none."""
    return Message(offset, getattr(message, "timestamp", None), _bytes(message, "key"), _bytes(message, "value"))


def unwrapped(
    wrapper: Message, magic: int, inner: list[tuple[int, Any]], *, is_append_time: bool, due: int
) -> list[Message]:
    """The messages of a wrapper, by the offset of each and what was parsed; none is below `due`
    (AbstractLegacyRecordBatch.java:319-423). Raises `SegspecError`: bad-order, bad-count."""
    if not inner:
        raise SegspecError(Code.BAD_COUNT, "a wrapper without a message", field="body.value")
    last = inner[-1][0]
    # Some producers left the wrapper's offset at 0.
    base = wrapper.offset - last if magic == 1 and wrapper.offset else 0
    made = [single(offset + base, message) for offset, message in inner]
    offsets = [each.offset for each in made]
    if base < 0 or offsets[0] < due or any(before >= after for before, after in pairwise(offsets)):
        message = (
            f"a wrapper of offset {wrapper.offset} has messages of offsets {offsets[0]} to {offsets[-1]}, {due} is due"
        )
        raise SegspecError(Code.BAD_ORDER, message, field="body.value")
    if is_append_time:
        return [each._replace(timestamp=wrapper.timestamp) for each in made]
    return made


def opened(codec: str, value: bytes | None, magic: int, limit: int) -> bytes:
    """What a wrapper's value is unpacked to. Raises `SegspecError`: unsupported-codec, bad-compression,
    limit-exceeded."""
    container = CONTAINERS[codec]
    if value is None:
        raise SegspecError(Code.BAD_COMPRESSION, "a wrapper without a value", field="body.value")
    if container is None or not rules.may_wrap(codec, magic):
        message = f"{codec} is not defined for messages of magic {magic}"
        raise SegspecError(Code.UNSUPPORTED_CODEC, message, field="body.compression", actual=codec)
    if codec == "lz4" and magic == 0:
        value = mended(value)
    return decompress(container, value, declared=None, limit=limit)


def mended(frame: bytes) -> bytes:
    """An LZ4 frame with the checksum of its header made right, which in magic 0 covers the frame's magic, too
    (KAFKA-3160; Lz4BlockInputStream.java:101-150)."""
    if not frame.startswith(LZ4_MAGIC) or len(frame) < 7:
        return frame
    end = 6 + 8 * bool(frame[4] & LZ4_HAS_SIZE) + 4 * bool(frame[4] & LZ4_HAS_DICTIONARY)
    return frame[:end] + bytes([xxh32(frame[4:end]) >> 8 & 0xFF]) + frame[end + 1 :]


def xxh32(content: bytes) -> int:
    """XxHash of fewer than 16 bytes, without a seed."""
    value, even = P5 + len(content), len(content) & ~3
    for at in range(0, even, 4):
        value = _turned(value + int.from_bytes(content[at : at + 4], "little") * P3, 17) * P4
    for byte in content[even:]:
        value = _turned(value + byte * P5, 11) * P1
    value &= M32
    value = (value ^ value >> 15) * P2 & M32
    value = (value ^ value >> 13) * P3 & M32
    return value ^ value >> 16


def _turned(value: int, by: int) -> int:
    value &= M32
    return (value << by | value >> 32 - by) & M32


def _bytes(message: Any, name: str) -> bytes | None:
    found: bytes | None = getattr(message, name, None)
    return found
