"""Kafka's batches as frames, and the base files that most vectors are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tests.builders import kafka
from tests.builders.kafka import Header
from tests.generator.book import JSON, BaseFile, Frame

TIME = 1_700_000_000_000


@dataclass(frozen=True)
class Given:
    """What a record is to be: `offset` and `time` (milliseconds) as readers give them."""

    offset: int
    value: bytes | None
    key: bytes | None = None
    time: int = TIME
    headers: Sequence[Header] = ()


def released(one: Given, **columns: Any) -> JSON:
    """A record as an answer has it."""
    out: JSON = {"fields": [[name.hex(), None if value is None else value.hex()] for name, value in one.headers]}
    out |= {"offset": str(one.offset), "timestamp": str(one.time)}
    out |= {} if one.key is None else {"key": one.key.hex()}
    out |= {} if one.value is None else {"value": one.value.hex()}
    return out | {name: column if isinstance(column, bool | str) else str(column) for name, column in columns.items()}


def batch(
    *given: Given,
    codec: str = "none",
    base: int | None = None,
    last: int | None = None,
    base_time: int = TIME,
    producer: tuple[int, int, int] = kafka.NO_PRODUCER,
    flags: int = 0,
    epoch: int = 0,
    blocks: int = 1,
    **fields: Any,
) -> Frame:
    """A batch; offsets before its first and after its last record where `base` and `last` say so."""
    first = given[0].offset if base is None else base
    greatest = max((one.time for one in given), default=-1)
    content = b"".join(
        kafka.record(one.offset - first, one.time - base_time, one.key, one.value, one.headers) for one in given
    )
    stored = kafka.batch(
        first, kafka.pack(codec, content, blocks=blocks), attributes=kafka.CODECS[codec] | flags,
        last=(given[-1].offset if last is None else last) - first, base_time=base_time,
        max_time=greatest, producer=producer, count=len(given), epoch=epoch, **fields,
    )  # fmt: skip
    is_append_time = bool(flags & kafka.APPEND_TIME)
    columns = {
        "leader_epoch": epoch, "producer_id": producer[0], "producer_epoch": producer[1],
        "base_sequence": producer[2], "is_transactional": bool(flags & kafka.TRANSACTIONAL),
        "is_append_time": is_append_time, "compression": codec,
    }  # fmt: skip
    timed = [replace(one, time=greatest) if is_append_time else one for one in given]
    return Frame(stored, [released(one, **columns) for one in timed])


@dataclass(frozen=True)
class Base(BaseFile):
    """A segment that begins with offset `base`."""

    id: str
    base: int
    frames: Sequence[Frame]
    shown_in: str = "batches"

    @property
    def name(self) -> str:  # type: ignore[override]
        return kafka.segment_name(self.base)


THREE = Base(
    "three",
    0,
    [
        batch(Given(0, b"alpha", b"k1"), Given(1, None, b"k2", TIME + 5)),
        batch(Given(2, b"", None, TIME - 70, [(b"h", None)])),
        batch(Given(3, b"gamma", b"", TIME + 10, [(b"h", b""), (b"h", b"x")]), Given(4, b"delta")),
    ],
)
"""Two records, one of them a tombstone; an empty value with a null header; an empty key."""
PACKED = Base(
    "packed",
    100,
    [batch(*(Given(100 + 3 * n + k, b"again and again " * 4) for k in range(3)), codec=codec, base_time=TIME - 9)
     for n, codec in enumerate(("gzip", "snappy", "lz4", "zstd"))],
)  # fmt: skip
"""A batch in each codec."""
