"""The records of an archived segment, read where it is: its end, where INDEX and SUFFIX are, and the packs of a
range."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from segspec.core.errors import Code, SegspecError
from segspec.core.ids import Id
from segspec.core.model import Record
from segspec.formats.mojo.layout import PACK_TAG, parse_name
from segspec.storage.remote import ask, filesystem
from segspec.storage.source import SEARCH_BLOCK, Source
from segspec.store.aof import Upload
from segspec.store.pack_selection import SEGMENTS_AT_HAND, SELECTED_BYTES, Packs, packs_in, selected
from segspec.store.selection import backwards as in_parts

AT_ONCE = 2 * SELECTED_BYTES
"""Bytes that are asked for at once, at most, of a range of records."""


class RangedObject:
    """The bytes of an object, by ranges. Raises `OSError` where the archive does not give one."""

    def __init__(self, url: str, size: int) -> None:
        self._url = url
        self._files, self._key = filesystem(url)
        self._size = size
        self._start = 0
        self._held = b""
        self._expected = (0, 0)

    def check_size(self) -> None:
        """Raises `SegspecError` where the object has not as many bytes as were uploaded."""
        size = int(ask(self._url, lambda: self._files.info(self._key))["size"])
        if size != self._size:
            raise SegspecError(
                Code.BAD_LENGTH,
                f"the archive has not what was uploaded: it has {size} bytes, and {self._size} were uploaded",
                path=str(self._url),
                expected=str(self._size),
                actual=str(size),
            )

    def hold(self, start: int, end: int) -> None:
        """Asks for a range, which is kept until another one is needed."""
        end = min(end, self._size)

        def get() -> bytes:
            got: bytes = self._files.cat_file(self._key, start=start, end=end)
            if len(got) != end - start:
                raise OSError(f"{self._url}: the archive gave {len(got)} of the {end - start} bytes from {start} on")
            return got

        self._held, self._start = ask(self._url, get), start

    def expect(self, packs: Packs, start: Id | None, end: Id | None) -> None:
        """A range of records will be read: each call asks for as many bytes of it as `AT_ONCE` allows."""
        number, stop = packs.at(start), packs.stop(end)
        low = packs.listed[number].offset - len(PACK_TAG) if number else 0
        # Who reads a pack looks at some bytes after it.
        self._expected = low, min(self._size, (self._size if stop is None else stop) + SELECTED_BYTES)
        self.hold(low, min(low + AT_ONCE, self._expected[1]))

    def read_at(self, position: int, length: int) -> bytes:
        at = position - self._start
        if at < 0 or at + length > len(self._held):
            low, high = self._expected
            more = min(high, position + AT_ONCE) if low <= position < high else 0
            self.hold(position, max(position + length, more))
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
    with Source(content, url, upload.bytes) as source:
        packs = _packs(url, upload)
        parts = in_parts(start, end, packs, 1) if backwards else [(start, end)]
        for low, high in parts:
            content.expect(packs, low, high)
            records = selected(source, low, high, packs, deleted=deleted)
            yield from reversed(list(records)) if backwards else records


@lru_cache(maxsize=SEGMENTS_AT_HAND)
def _packs(url: str, upload: Upload) -> Packs:
    """What INDEX says of an object, which does not change as long as it is what was uploaded."""
    content = RangedObject(url, upload.bytes)
    content.check_size()
    content.hold(max(0, upload.bytes - SEARCH_BLOCK), upload.bytes)
    with Source(content, url, upload.bytes) as source:
        packs, named = packs_in(source), parse_name(source.name)
    if not packs.listed or named is None or packs.listed[0].id != named.first:
        message = "the object does not end with INDEX and SUFFIX as a store writes them: fetch it as a whole"
        raise SegspecError(Code.BAD_INDEX, message, path=str(url), field="index")
    return packs
