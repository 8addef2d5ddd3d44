"""Bytes of ffwd's queue by hand, and the base files that most vectors are made from."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from tests.generator.book import JSON, Frame, Outcome, Section, Stream, joined, records_of
from tests.generator.changes import Change, changed

MAGIC = b"FFLG"
SYSTEM, DOCUMENT = 16, 14
"""Bytes of the two headers."""
LEN_SIZE = 4
INDEX = "index"


def header(base: int, *, magic: bytes = MAGIC, version: int = 0, document: bool = False) -> bytes:
    return magic + struct.pack(">HQ" if document else ">IQ", version, base)


def entry(blob: bytes, *, size: int | None = None) -> bytes:
    """A message. `size` is the blob's own unless told otherwise."""
    return struct.pack(">I", len(blob) if size is None else size) + blob


def released(offset: int, blob: bytes) -> JSON:
    """A record as an answer has it."""
    return {"offset": str(offset), "value": blob.hex()}


def numbered(base: int, blobs: Sequence[bytes]) -> list[JSON]:
    return [released(base + k, blob) for k, blob in enumerate(blobs)]


def consumer(identifier: bytes, offset: int, *, length: int | None = None) -> bytes:
    """An entry of the index. `length` is the id's own unless told otherwise."""
    return struct.pack(">IQ", len(identifier) if length is None else length, offset) + identifier


def segment_name(base: int) -> str:
    return f"{base:016x}"


def document_name(base: int) -> str:
    return f"{base:010x}"


@dataclass(frozen=True)
class Base:
    """A sound segment that other vectors are made from. `id` ends the id of the vector that shows it whole."""

    id: str
    base: int
    blobs: Sequence[bytes]
    document: bool = False

    @property
    def head(self) -> bytes:
        return header(self.base, document=self.document)

    @property
    def frames(self) -> list[Frame]:
        return [Frame(entry(blob), [released(self.base + k, blob)]) for k, blob in enumerate(self.blobs)]

    @property
    def content(self) -> bytes:
        return self.head + joined(self.frames)

    @property
    def records(self) -> list[JSON]:
        return records_of(self.frames)

    @property
    def positions(self) -> list[int]:
        """Where each message begins."""
        out, position = [], len(self.head)
        for one in self.frames:
            out.append(position)
            position += len(one.content)
        return out

    @property
    def size(self) -> int:
        return len(self.content)

    @property
    def name(self) -> str:
        return document_name(self.base) if self.document else segment_name(self.base)

    @property
    def stream(self) -> Stream:
        return Stream(self.name, self.content)

    def before(self, number: int) -> list[JSON]:
        """The records in front of message `number`, counted from 0."""
        return self.records[:number]

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
    ) -> None:
        """Adds the vector of this file after `changes`."""
        stream = Stream(self.name, changed(self.content, changes))
        origin = f"ffwd/{'document' if self.document else 'records'}/{self.id}"
        section.read(
            words,
            comment,
            stream,
            outcome,
            level=level,
            flags=flags,
            requires=DIALECT if self.document else (),
            derived=(origin, changes),
        )


DIALECT = ("dialect:document",)

THREE = Base("three", 0, [b"alpha", b"", b"gamma ray"])
"""A message with bytes, one without, and one with bytes: 42 bytes. The base is 0, as in every first segment."""
LATER = Base("later", 21, [b"first", bytes(k * 7 % 251 + 1 for k in range(300)), b"last"])
"""The second message's size needs two bytes; the name tells the header's width."""
ONE = Base("one", 42, [b"alone"])
SIX = Base("six", 100, [b"zero", b"one", b"", b"three", b"four and more", b"five"])
"""The last segment of a queue of six messages, 100 to 105, whose index is put to the test."""
OLD = Base("old", 255, [b"alpha", b"", b"gamma ray"], document=True)
"""The document's header, and a name that tells it."""
