"""The logs that are measured: by name, what is in them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

SMALL = 100
"""Bytes of a small record."""


@dataclass(frozen=True)
class Kind:
    """`value_bytes` are those of one record; `codec` is that of Kafka's batches, empty where there is none."""

    name: str
    format: str
    value_bytes: int
    codec: str = ""

    @property
    def is_cold(self) -> bool:
        """Whether whole new processes are measured on it: one log a format, of small records, which take longest."""
        return self.value_bytes == SMALL


KINDS = {
    kind.name: kind
    for title, format in (
        ("durable-log", "durable_log"),
        ("osiris", "osiris"),
        ("TANK", "tank"),
        ("mojo", "mojo"),
        ("ffwd", "ffwd"),
    )
    for kind in (Kind(f"{title} 100 B", format, SMALL), Kind(f"{title} 1 KB", format, 1024))
}

VERB_KINDS = [Kind(small.name.replace("100", "180"), small.format, 180) for small in KINDS.values() if small.is_cold]
"""What every verb is measured on: records that are neither small nor large."""


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
