"""durable-log's records as frames, and the base files that most vectors are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.builders.durable_log import index, record, segment_name
from tests.generator.book import JSON, BaseFile, Frame, Outcome

RULES = {
    "torn": "tail.torn", "zeroed": "tail.zeroed", "bad-magic": "record.magic", "unsupported-version": "record.version",
    "bad-checksum": "record.crc", "bad-order": "number.step-back", "gap": "number.gap",
}  # fmt: skip
"""The rule that is broken where a reader finds a code."""


def rules(*names: str) -> list[str]:
    return [f"durable_log.{name}" for name in names]


def broken(outcome: Outcome, *more: str) -> list[str]:
    """The rule that an outcome's error is about, if there is one, and `more`."""
    return rules(*([RULES[outcome.code]] if outcome.code is not None else []), *more)


def released(offset: int, payload: bytes) -> JSON:
    """A record as an answer has it."""
    return {"offset": str(offset), "value": payload.hex()}


def frame(offset: int, payload: bytes, **fields: Any) -> Frame:
    """A record. `fields` of its header are right unless told otherwise."""
    return Frame(record(offset, payload, **fields), [released(offset, payload)])


def entry(offset: int, position: int) -> bytes:
    return index([(offset, position)])


@dataclass(frozen=True)
class Base(BaseFile):
    """A segment that begins with record `base`."""

    id: str
    base: int
    frames: Sequence[Frame]

    @property
    def name(self) -> str:  # type: ignore[override]
        return segment_name(self.base)

    def index(self) -> list[bytes]:
        """The sound entries of the segment's index."""
        return [entry(self.base + k, position) for k, position in enumerate(self.positions)]


def run(identifier: str, base: int, payloads: Sequence[bytes]) -> Base:
    return Base(identifier, base, [frame(base + k, payload) for k, payload in enumerate(payloads)])


THREE = run("three", 0, [b"alpha", b"", b"gamma ray"])
"""A record with a payload, one without, and one with a payload: 86 bytes."""
ONE = run("one", 7, [b"alone"])
LONG = run("long", 40, [b"first", bytes(k * 7 % 251 for k in range(300)), b"last"])
"""The second record's length needs two bytes."""
SIX = run("six", 100, [b"zero", b"one", b"", b"three", b"four and more", b"five"])
"""The segment whose index is put to the test; its base is not 0, so no entry of zeros is right."""
