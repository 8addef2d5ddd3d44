"""The records of an archived segment, read where it is: its end, where INDEX and SUFFIX are, and the packs of a
range."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from segspec.core.errors import Code, SegspecError
from segspec.core.ids import Id
from segspec.core.model import Record
from segspec.formats.mojo.footer import IndexEntries, find_footer, parsed_tail
from segspec.formats.mojo.layout import parse_name
from segspec.formats.mojo.pack import read_pack
from segspec.formats.mojo.variant import Variant
from segspec.storage.remote import ask, filesystem
from segspec.storage.source import SEARCH_BLOCK, Source
from segspec.store.aof import Upload

RANGE_BYTES = 64 << 10
"""Bytes that are asked for at once where nobody says how many will be needed: about a pack."""


class RangedObject:
    """The bytes of an object, by ranges. Raises `OSError` where the archive does not give one."""

    def __init__(self, url: str, size: int) -> None:
        self._url = url
        self._files, self._key = filesystem(url)
        self._size = size
        self._start = 0
        self._held = b""

    def hold(self, start: int, end: int) -> None:
        """Asks for a range, which is kept until another one is needed."""
        end = min(end, self._size)

        def get() -> bytes:
            got: bytes = self._files.cat_file(self._key, start=start, end=end)
            if len(got) != end - start:
                raise OSError(f"{self._url}: the archive gave {len(got)} of the {end - start} bytes from {start} on")
            return got

        self._held, self._start = ask(self._url, get), start

    def read_at(self, position: int, length: int) -> bytes:
        at = position - self._start
        if at < 0 or at + length > len(self._held):
            self.hold(position, position + max(length, RANGE_BYTES))
            at = 0
        return self._held[at : at + length]

    def read_into(self, room: memoryview, position: int) -> None:
        room[:] = self.read_at(position, len(room))

    def data_from(self, position: int) -> int:
        """`position`: an object has no holes."""
        return position

    def check(self) -> None:
        """What an archive does not give is an `OSError`."""

    def close(self) -> None:
        self._held = b""


def ranged_records(
    upload: Upload, url: str, start: Id | None, end: Id | None, *, deleted: bool = False, backwards: bool = False
) -> Iterator[Record]:
    """The records from `start` (included) to `end` (excluded), pack by pack. Raises `SegspecError` for damage of what
    is read, and (bad-index) where the object does not end with INDEX and SUFFIX as a store writes them."""
    content = RangedObject(url, upload.bytes)
    content.hold(max(0, upload.bytes - SEARCH_BLOCK), upload.bytes)
    with Source(content, url, upload.bytes) as source:
        entries = _index(source, url)
        first = 0 if start is None else max(0, bisect_right(entries.ids, start) - 1)
        last = len(entries) if end is None else bisect_left(entries.ids, end)
        for number in reversed(range(first, last)) if backwards else range(first, last):
            offset, length = entries.offsets[number], entries.lengths[number]
            content.hold(offset, offset - (-length // RANGE_BYTES) * RANGE_BYTES)
            pack = read_pack(source, offset, Variant(), has_tag=False)
            if pack.stop is not None:
                raise pack.stop.error(source, offset)
            for entry in reversed(pack.entries) if backwards else pack.entries:
                within = (start is None or entry.id >= start) and (end is None or entry.id < end)
                if within and (deleted or not entry.deleted):
                    yield Record(offset, id=entry.id, deleted=entry.deleted, fields=entry.fields)


def _index(source: Source, url: str) -> IndexEntries:
    """INDEX of a segment that a store wrote, whose id is in its name."""
    named = parse_name(source.name)
    found = find_footer(source, Variant(), parsed_tail)
    entries = found[0].entries if found is not None else None
    if entries is None or named is None or entries.ids[:1] != [named.first]:
        message = "the object does not end with INDEX and SUFFIX as a store writes them: fetch it as a whole"
        raise SegspecError(Code.BAD_INDEX, message, path=str(url), field="index")
    return entries
