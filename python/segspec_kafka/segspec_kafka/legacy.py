"""Messages of magic 0 and 1, from before Kafka 0.11, single or in a wrapper's value."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.frames.record_keys import CONTAINERS
from segspec.storage.compression import decompress
from segspec.storage.lz4_header import mended
from segspec_kafka import rules
from segspec_kafka.folder import RULES


class Message(NamedTuple):
    offset: int
    timestamp: int | None
    key: bytes | None
    value: bytes | None


def single(offset: int, message: Any) -> Message:
    """A stored time of -1 means that the message has no time."""
    return Message(offset, getattr(message, "timestamp", None), _bytes(message, "key"), _bytes(message, "value"))


def unwrapped(
    wrapper: Message, magic: int, inner: list[tuple[int, Any]], *, is_append_time: bool, due: int
) -> list[Message]:
    """The messages of a wrapper, none below `due` (AbstractLegacyRecordBatch.java:319-423).

    `inner` are offsets and parsed messages. Raises `SegspecError`: bad-order, bad-count.
    """
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
    """A wrapper's value, unpacked. Raises `SegspecError`: unsupported-codec, bad-compression, limit-exceeded."""
    container = CONTAINERS[codec]
    if value is None:
        raise SegspecError(Code.BAD_COMPRESSION, "a wrapper without a value", field="body.value")
    if container is None or not rules.may_wrap(codec, magic):
        raise RULES.error("kafka.message.codec", "", 0, {"codec": codec, "magic": magic})
    if codec == "lz4" and magic == 0:
        # The header's checksum also covers the magic (KAFKA-3160; Lz4BlockInputStream.java:101-150).
        value = mended(value)
    return decompress(container, value, declared=None, limit=limit)


def _bytes(message: Any, name: str) -> bytes | None:
    found: bytes | None = getattr(message, name, None)
    return found
