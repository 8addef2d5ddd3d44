"""What a record is in a file of records: a head of one size, and content that the head's checksum covers."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple

from segspec.core.limits import Limits
from segspec.formats.engine import rules
from segspec.storage.source import Source

BLOCK = 1 << 10
"""Bytes that heads are read from: after damage they lie close to each other, and are looked at more than once."""

CHECKED_AT_ONCE = 1 << 20
"""Bytes of a record's content that are in memory while its checksum is computed."""


@dataclass(frozen=True)
class RecordForm:
    """What a format says of its records.

    `spec` is their parser, `head` the layout of their head, as generated from the spec; every head begins with `magic`,
    and all of `beginning` is the same in each. In the head's fields `length` is that of the content, `checksum` its
    CRC-32. `number` is a field of the head, or, with `body`, of that layout, with which the content begins. `promises`
    are fields of the head in which writers put one value, without which a record is read all the same. `swapped` is
    what another program writes in place of the magic. `header` is the parser of a segment's header, whose `base` is the
    number of the first record.
    """

    spec: type[Any]
    head: Any
    magic: bytes
    beginning: bytes
    length: str
    checksum: str
    number: str = "offset"
    body: Any = None
    promises: tuple[str, ...] = ()
    swapped: bytes = b""
    header: type[Any] | None = None
    base: str = "base_offset"

    @cached_property
    def size(self) -> int:
        """Bytes of a head."""
        size: int = self.head.SIZE
        return size

    @cached_property
    def needed(self) -> int:
        """Bytes that say all about a record but its content."""
        return self.size + (0 if self.body is None else int(self.body.SIZE))

    @cached_property
    def most(self) -> int:
        """The greatest number that there is."""
        most: int = getattr(self.head if self.body is None else self.body, f"MAX_{self.number.upper()}")
        return most

    @cached_property
    def first_field(self) -> str:
        """The field that the magic is."""
        return str(self.head.Fields._fields[0])

    @cached_property
    def promised(self) -> Mapping[str, int]:
        """The fields that are promised, each with its value."""
        return {name: getattr(self.head, name.upper()) for name in self.promises}

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """The fields that the frames table shows: all but the magic and the number."""
        return tuple(name for name in self.head.Fields._fields[1:] if name != self.number)

    @cached_property
    def of_shown(self) -> Callable[[Any], tuple[int, ...]]:
        """Takes their values out of a head's fields."""
        return attrgetter(*self.shown)

    @cached_property
    def stated(self) -> itemgetter[tuple[int, int]]:
        """Takes the length and the checksum out of a head's fields."""
        names = self.head.Fields._fields
        return itemgetter(names.index(self.length), names.index(self.checksum))

    @cached_property
    def numbered(self) -> itemgetter[int]:
        """Takes the number out of the fields that it is among."""
        fields = (self.head if self.body is None else self.body).Fields
        return itemgetter(fields._fields.index(self.number))


class StatedRecord(NamedTuple):
    """What the head at `position` says: the record's content lies in `start:end`."""

    position: int
    start: int
    end: int
    number: int
    checksum: int
    fields: Any


class RecordFile:
    """The records of one file, by their heads."""

    def __init__(self, form: RecordForm, source: Source, limits: Limits) -> None:
        self.form, self.source = form, source
        self.most = limits.file_bytes
        self._block, self._base = b"", 0

    def at(self, position: int) -> StatedRecord | None:
        """The record at `position` that the file holds whole; None where none begins, or the file ends in it."""
        content = self.read(position, self.form.needed)
        if not content.startswith(self.form.beginning):
            return None
        place = self._place(position, content)
        return place if place is not None and place.end <= self.source.size else None

    def loosely_at(self, position: int) -> StatedRecord | None:
        """What the head at `position` says, whatever it begins with; None where the file is too short."""
        return self._place(position, self.read(position, self.form.needed))

    def content(self, place: StatedRecord) -> bytes:
        return self.read(place.start, place.end - place.start)

    def is_intact(self, place: StatedRecord) -> bool:
        """Whether a record that is all there has its checksum."""
        computed = 0
        for at in range(place.start, place.end, CHECKED_AT_ONCE):
            computed = zlib.crc32(self.read(at, min(CHECKED_AT_ONCE, place.end - at)), computed)
        return rules.has_checksum(place.checksum, computed)

    def read(self, position: int, length: int) -> bytes:
        """Up to `length` bytes from `position` on."""
        at = position - self._base
        if at < 0 or at + length > len(self._block):
            if length > BLOCK:
                return self.source.read(position, length)
            self._block, self._base, at = self.source.read(position, BLOCK), position, 0
        return self._block[at : at + length]

    def _place(self, position: int, content: bytes) -> StatedRecord | None:
        form = self.form
        if len(content) < form.needed:
            return None
        fields = form.head.unpack(content)
        length, checksum = form.stated(fields)
        start = position + form.size
        if form.body is None:
            return StatedRecord(position, start, start + length, form.numbered(fields), checksum, fields)
        if length < form.body.SIZE:
            return None
        return StatedRecord(
            position, start, start + length, form.numbered(form.body.unpack(content, form.size)), checksum, fields
        )
