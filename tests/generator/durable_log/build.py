"""Bytes of durable-log by hand, and the base files that most vectors are made from."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from tests.generator.book import JSON, Frame, Outcome, Section, Stream, joined, records_of
from tests.generator.changes import Change, changed

MAGIC = b"GOLD"
LEN_HEADER = 24
LEN_ENTRY = 16

OF_VERSION, OF_FLAGS, OF_RESERVED, OF_OFFSET, OF_LENGTH, OF_CHECKSUM = 4, 5, 6, 8, 16, 20
"""Where the fields lie in a header."""


def header(
    offset: int,
    length: int,
    checksum: int,
    *,
    magic: bytes = MAGIC,
    version: int = 1,
    flags: int = 0,
    reserved: int = 0,
) -> bytes:
    return magic + struct.pack("<BBHQII", version, flags, reserved, offset, length, checksum)


def released(offset: int, payload: bytes) -> JSON:
    """A record as an answer has it."""
    return {"offset": str(offset), "value": payload.hex()}


def frame(
    offset: int,
    payload: bytes,
    *,
    length: int | None = None,
    checksum: int | None = None,
    magic: bytes = MAGIC,
    version: int = 1,
    flags: int = 0,
    reserved: int = 0,
) -> Frame:
    """A record. `length` and `checksum` are the payload's own unless told otherwise."""
    head = header(
        offset,
        len(payload) if length is None else length,
        zlib.crc32(payload) if checksum is None else checksum,
        magic=magic,
        version=version,
        flags=flags,
        reserved=reserved,
    )
    return Frame(head + payload, [released(offset, payload)])


def entry(offset: int, position: int) -> bytes:
    return struct.pack("<QQ", offset, position)


def segment_name(base: int) -> str:
    return f"segment_{base:020}.log"


def index_name(base: int) -> str:
    return f"segment_{base:020}.idx"


@dataclass(frozen=True)
class Base:
    """A sound segment that other vectors are made from. `id` ends the id of the vector that shows it whole."""

    id: str
    base: int
    frames: Sequence[Frame]

    @property
    def content(self) -> bytes:
        return joined(self.frames)

    @property
    def records(self) -> list[JSON]:
        return records_of(self.frames)

    @property
    def positions(self) -> list[int]:
        """Where each record begins."""
        out, position = [], 0
        for one in self.frames:
            out.append(position)
            position += len(one.content)
        return out

    @property
    def size(self) -> int:
        return len(self.content)

    @property
    def stream(self) -> Stream:
        return Stream(segment_name(self.base), self.content)

    def before(self, number: int) -> list[JSON]:
        """The records in front of record `number`, counted from 0."""
        return records_of(self.frames[:number])

    def index(self) -> list[bytes]:
        """The sound entries of the segment's index."""
        return [entry(self.base + k, position) for k, position in enumerate(self.positions)]

    def altered(
        self,
        section: Section,
        words: str,
        comment: str,
        changes: Sequence[Change],
        outcome: Outcome,
        *,
        level: str = "must",
        flags: Sequence[str] = (),
        requires: Sequence[str] = (),
    ) -> None:
        """Adds the vector of this file after `changes`."""
        stream = Stream(segment_name(self.base), changed(self.content, changes))
        derived = (f"durable_log/records/{self.id}", changes)
        section.read(words, comment, stream, outcome, level=level, flags=flags, requires=requires, derived=derived)


def run(identifier: str, base: int, payloads: Sequence[bytes]) -> Base:
    return Base(identifier, base, [frame(base + k, payload) for k, payload in enumerate(payloads)])


THREE = run("three", 0, [b"alpha", b"", b"gamma ray"])
"""A record with a payload, one without, and one with a payload: 86 bytes."""
ONE = run("one", 7, [b"alone"])
LONG = run("long", 40, [b"first", bytes(k * 7 % 251 for k in range(300)), b"last"])
"""The second record's length needs two bytes."""
SIX = run("six", 100, [b"zero", b"one", b"", b"three", b"four and more", b"five"])
"""The segment whose index is put to the test; its base is not 0, so no entry of zeros is right."""
