"""The logs that are measured: by name, what is in them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

SMALL = 100
"""Bytes of a small record."""

CODECS = ("none", "gzip", "snappy", "lz4", "zstd")


@dataclass(frozen=True)
class Kind:
    """`value_bytes` are those of one record; `codec` is that of sub-batches or message sets, empty where there are
    none (`none` is a sub-batch that is not compressed)."""

    name: str
    format: str
    value_bytes: int
    codec: str = ""

    @property
    def compressed(self) -> bool:
        return self.codec not in ("", "none")

    @property
    def is_cold(self) -> bool:
        """Whether whole new processes are measured on it: one log a format, of small records, which take longest."""
        return not self.codec and self.value_bytes == SMALL


def _sub_batched(value_bytes: int, label: str) -> list[Kind]:
    return [Kind(f"osiris {label}, {codec} sub-batches", "osiris", value_bytes, codec) for codec in CODECS]


KINDS = {
    kind.name: kind
    for kind in [
        Kind("durable-log 100 B", "durable_log", 100),
        Kind("durable-log 1 KB", "durable_log", 1024),
        Kind("osiris 100 B", "osiris", 100),
        Kind("osiris 1 KB", "osiris", 1024),
        *_sub_batched(100, "100 B"),
        *_sub_batched(1024, "1 KB"),
        Kind("TANK 100 B", "tank", 100),
        Kind("TANK 1 KB", "tank", 1024),
        Kind("TANK 100 B, snappy", "tank", 100, "snappy"),
        Kind("TANK 1 KB, snappy", "tank", 1024, "snappy"),
        Kind("mojo 100 B", "mojo", 100),
        Kind("mojo 1 KB", "mojo", 1024),
        Kind("ffwd 100 B", "ffwd", 100),
        Kind("ffwd 1 KB", "ffwd", 1024),
    ]
}

VERB_KINDS = [
    kind
    for small in KINDS.values()
    if small.is_cold
    for kind in (
        small,
        replace(small, name=small.name.replace("100", "180"), value_bytes=180),
        KINDS[small.name.replace("100 B", "1 KB")],
    )
]
"""What every verb is measured on: each format in records of three sizes."""

DUMPED = Kind("durable-log 192 B", "durable_log", 192)
"""With its header a record has 216 bytes, as the packets of `fq`'s file have."""


@dataclass(frozen=True)
class LogFile:
    """A log that was written: its folder, its one segment, and what is in it.

    `content_bytes` are the bytes that rates count: those of the segment, and of a compressed log those that its blocks
    decompress to. `size` is what was asked for.
    """

    kind: Kind
    size: int
    folder: str
    segment: str
    file_bytes: int
    content_bytes: int
    records: int

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> LogFile:
        return cls(**{**row, "kind": Kind(**row["kind"])})
