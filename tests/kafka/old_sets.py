"""Message sets of magic 0 and 1, as Kafka's own classes write them; no broker of today does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.kafka.tools import Tools

START = 1_600_000_000_000
NO_TIMESTAMP = -1
CODECS = ("none", "gzip", "snappy", "lz4")
SETS = 3
IN_A_SET = 6


def old_sets(tools: Tools) -> Iterator[tuple[str, bytes]]:
    """Names and contents of segments: each magic in each codec, one by the clock of the log, one with the gaps of
    compaction, and one that goes on in today's format."""
    create, append = (getattr(tools.jvm.org.apache.kafka.common.record.TimestampType, name) for name in (
        "CREATE_TIME", "LOG_APPEND_TIME"))  # fmt: skip
    for magic in (0, 1):
        for codec in CODECS:
            yield f"v{magic}_{codec}", b"".join(_sets(tools, magic, codec, create))
    yield "v1_append_time", b"".join(_sets(tools, 1, "gzip", append))
    for magic in (0, 1):
        yield f"v{magic}_gaps", b"".join(_sets(tools, magic, "gzip", create, step=3))
    yield (
        "v0_v1_v2",
        b"".join(
            _set(tools, magic, codec, create, range(magic * 6, magic * 6 + 6))
            for magic, codec in ((0, "none"), (1, "snappy"), (2, "lz4"))
        ),
    )


def _sets(tools: Tools, magic: int, codec: str, kind: Any, step: int = 1) -> Iterator[bytes]:
    for number in range(SETS):
        first = number * IN_A_SET * step
        yield _set(tools, magic, codec, kind, range(first, first + IN_A_SET * step, step))


def _set(tools: Tools, magic: int, codec: str, kind: Any, offsets: range) -> bytes:
    """One wrapper with its messages, or the messages one after another where nothing is compressed."""
    kafka = tools.jvm.org.apache.kafka.common
    compression = getattr(kafka.compress.Compression, codec)().build()
    buffer = tools.jvm.java.nio.ByteBuffer.allocate(4096)
    builder = kafka.record.MemoryRecords.builder(buffer, magic, compression, kind, offsets[0], START)
    for offset in offsets:
        timestamp = START + offset * 1000 if magic else NO_TIMESTAMP
        key = None if offset % 5 == 0 else b"key \xff %d" % offset
        value = None if offset % 4 == 3 else b"value %d " % offset * (offset % 6)
        builder.appendWithOffset(offset, timestamp, key, value)
    return bytes(kafka.utils.Utils.toArray(builder.build().buffer()))
