"""ffwd's messages as frames, and the base files that most vectors are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.builders.ffwd import document_name, entry, header, segment_name
from tests.generator.book import JSON, BaseFile, Frame, Outcome

SYSTEM, DOCUMENT = 16, 14
"""Bytes of the two headers."""
LEN_SIZE = 4
DIALECT = ("dialect:document",)


RULES = {
    "torn": "tail.torn", "zeroed": "tail.unwritten", "bad-magic": "header.magic",
    "unsupported-version": "header.version", "bad-order": "message.greatest",
}  # fmt: skip
"""The rule that is broken where a reader finds a code after the header, or in the code's."""


def rules(*names: str) -> list[str]:
    return [f"ffwd.{name}" for name in names]


def broken(outcome: Outcome, *more: str) -> list[str]:
    """The rule that an outcome's error is about, if there is one, and `more`."""
    return rules(*([RULES[outcome.code]] if outcome.code is not None else []), *more)


def released(offset: int, blob: bytes) -> JSON:
    """A record as an answer has it."""
    return {"offset": str(offset), "value": blob.hex()}


def numbered(base: int, blobs: Sequence[bytes]) -> list[JSON]:
    return [released(base + k, blob) for k, blob in enumerate(blobs)]


@dataclass(frozen=True)
class Base(BaseFile):
    """A segment of these blobs that begins with message `base`; with `document` in the document's dialect. What
    `BaseFile` has as attributes follows from these."""

    id: str
    base: int
    blobs: Sequence[bytes]
    document: bool = False

    @property
    def name(self) -> str:  # type: ignore[override]
        return document_name(self.base) if self.document else segment_name(self.base)

    @property
    def head(self) -> bytes:  # type: ignore[override]
        return header(self.base, document=self.document)

    @property
    def frames(self) -> list[Frame]:  # type: ignore[override]
        return [Frame(entry(blob), [released(self.base + k, blob)]) for k, blob in enumerate(self.blobs)]

    @property
    def shown_in(self) -> str:  # type: ignore[override]
        return "document" if self.document else "records"

    @property
    def requires(self) -> Sequence[str]:  # type: ignore[override]
        return DIALECT if self.document else ()


THREE = Base("three", 0, [b"alpha", b"", b"gamma ray"])
"""A message with bytes, one without, and one with bytes: 42 bytes. The base is 0, as in every first segment."""
LATER = Base("later", 21, [b"first", bytes(k * 7 % 251 + 1 for k in range(300)), b"last"])
"""The second message's size needs two bytes; the name tells the header's width."""
ONE = Base("one", 42, [b"alone"])
SIX = Base("six", 100, [b"zero", b"one", b"", b"three", b"four and more", b"five"])
"""The last segment of a queue of six messages, 100 to 105, whose index is put to the test."""
OLD = Base("old", 255, [b"alpha", b"", b"gamma ray"], document=True)
"""The document's header, and a name that tells it."""
