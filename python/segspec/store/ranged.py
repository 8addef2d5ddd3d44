"""Reads records of an archived segment in place: INDEX and SUFFIX, and the packs of a range.

Reads are checked against digests of the uploaded parts, stored next to the stream's log. If they are missing or
outdated, the whole object is checked against the log, and they are rebuilt.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Id, Record, id_text
from segspec.formats.mojo.layout import PACK_TAG, parse_name
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.storage.remote import ask, filesystem
from segspec.storage.source import SEARCH_BLOCK, Source
from segspec.store.aof import Upload
from segspec.store.archive import StreamArchive
from segspec.store.selection import SEGMENTS_AT_HAND, SELECTED_BYTES, Packs, packs_in, selected
from segspec.store.selection import backwards as in_parts

PART = 64 << 10

DIGEST_BYTES = hashlib.sha256().digest_size
SUFFIX = ".parts"


def part_digests(blocks: Iterable[bytes]) -> Iterator[bytes]:
    for block in blocks:
        view = memoryview(block)
        for start in range(0, len(block), PART):
            yield hashlib.sha256(view[start : start + PART]).digest()


class Parts:
    """The digests of one stream's parts, in its folder. Failing to store them only costs time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def _path(self, segment: Id) -> Path:
        return self._folder / f".{id_text(segment)}{SUFFIX}"

    def of(self, segment: Id, upload: Upload) -> bytes | None:
        """An upload's digests, in order; None if unknown."""
        head, size = _head(upload), DIGEST_BYTES * -(-upload.bytes // PART)
        try:
            if self._path(segment).stat().st_size != len(head) + size:
                return None
            content = self._path(segment).read_bytes()
        except OSError:
            return None
        return content[len(head) :] if content.startswith(head) else None

    def keep(self, segment: Id, upload: Upload, digests: bytes) -> None:
        with suppress(OSError):
            replace_file(self._path(segment), _head(upload) + digests)

    def remove(self, segment: Id) -> None:
        with suppress(OSError):
            disk.remove(self._path(segment))

    def prune(self, known: Collection[Id]) -> None:
        """Removes digests of other segments."""
        names = {self._path(segment).name for segment in known}
        for path in self._folder.glob(f".*{SUFFIX}"):
            if path.name not in names:
                with suppress(OSError):
                    disk.remove(path)


def _head(upload: Upload) -> bytes:
    return f"parts of {PART} bytes of {upload.bytes} {upload.digest}\n".encode()


AT_ONCE = 2 * SELECTED_BYTES

BLOCK = 64 * PART

_packs_at_hand: dict[tuple[str, Upload], Packs] = {}


class RangedObject:
    """The bytes of an uploaded segment, by ranges.

    Raises `OSError` if the archive fails, `SegspecError` (bad-checksum) if it twice returns other bytes.
    """

    def __init__(self, archive: StreamArchive, segment: Id, upload: Upload, parts: Parts) -> None:
        self.url = str(archive.url(segment))
        self.upload = upload
        self._size = upload.bytes
        self._object_size = partial(archive.size, segment)
        self._files, self._key = filesystem(archive.url(segment))
        self._known = partial(parts.of, segment, upload)
        self._keep = partial(parts.keep, segment, upload)
        self._digests: bytes | None = None
        self._start = 0
        self._held = b""
        self._expected = (0, 0)

    def hold(self, start: int, end: int) -> None:
        """Fetches and keeps a range of bytes."""
        low, high = start // PART * PART, min(-(-end // PART) * PART, self._size)
        if self._digests is None:
            self._digests = self._known() or self._compared()
        for remedy in (None, None, self._compared):
            if remedy is not None:
                # The stored digests may be wrong themselves.
                self._digests = remedy()
            content = self._range(low, high)
            if self._are_uploaded(low, content):
                self._held, self._start = content, low
                return
        raise self._other(f"its bytes {low} to {high} are not those", "parts")

    def _are_uploaded(self, low: int, content: bytes) -> bool:
        assert self._digests is not None
        first, count = low // PART, -(-len(content) // PART)
        return b"".join(part_digests([content])) == self._digests[first * DIGEST_BYTES : (first + count) * DIGEST_BYTES]

    def _compared(self) -> bytes:
        size = self._object_size()
        if size != self._size:
            raise self._other(f"it has {size or 0} bytes of {self._size}", "bytes", str(size))
        whole = hashlib.sha256()
        digests = bytearray()
        for start in range(0, self._size, BLOCK):
            block = self._range(start, min(start + BLOCK, self._size))
            whole.update(block)
            digests += b"".join(part_digests([block]))
        found = f"sha256:{whole.hexdigest()}"
        if found != self.upload.digest:
            raise self._other("it has other bytes", "digest", found)
        self._keep(bytes(digests))
        return bytes(digests)

    def _other(self, how: str, field: str, actual: str | None = None) -> SegspecError:
        return SegspecError(
            Code.BAD_CHECKSUM,
            f"the archive has not what was uploaded: {how}",
            path=self.url,
            field=field,
            expected=str(self._size) if field == "bytes" else self.upload.digest,
            actual=actual,
        )

    def _range(self, start: int, end: int) -> bytes:
        def get() -> bytes:
            got: bytes = self._files.cat_file(self._key, start=start, end=end)
            if len(got) != end - start:
                raise OSError(f"{self.url}: the archive gave {len(got)} of the {end - start} bytes from {start} on")
            return got

        return ask(self.url, get)

    def expect(self, packs: Packs, start: Id | None, end: Id | None) -> None:
        number, stop = packs.at(start), packs.stop(end)
        low = packs.listed[number].offset - len(PACK_TAG) if number else 0
        # Reading a pack needs some bytes after it.
        self._expected = low, min(self._size, (self._size if stop is None else stop) + SELECTED_BYTES)
        self.hold(low, min(low + AT_ONCE, self._expected[1]))

    def read_at(self, position: int, length: int) -> bytes:
        at = position - self._start
        if at < 0 or at + length > len(self._held):
            low, high = self._expected
            more = min(high, position + AT_ONCE) if low <= position < high else 0
            self.hold(position, max(position + length, more))
            at = position - self._start
        return self._held[at : at + length]

    def read_into(self, room: memoryview, position: int) -> None:
        room[:] = self.read_at(position, len(room))

    def data_from(self, position: int) -> int:
        return position

    def check(self) -> None:
        """Failed requests raise `OSError` at once."""

    def close(self) -> None:
        self._held = b""


def ranged_records(
    content: RangedObject, start: Id | None, end: Id | None, *, deleted: bool = False, backwards: bool = False
) -> Iterator[Record]:
    """The records from `start` to `end` (exclusive), by packs.

    Raises `SegspecError` for damage, and (bad-index) without a store's INDEX and SUFFIX.
    """
    with Source(content, content.url, content.upload.bytes) as source:
        packs = _packs(content, source)
        parts = in_parts(start, end, packs, 1) if backwards else [(start, end)]
        for low, high in parts:
            content.expect(packs, low, high)
            records = selected(source, low, high, packs, deleted=deleted)
            yield from reversed(list(records)) if backwards else records


def _packs(content: RangedObject, source: Source) -> Packs:
    known = _packs_at_hand.get((content.url, content.upload))
    if known is not None:
        return known
    content.hold(max(0, source.size - SEARCH_BLOCK), source.size)
    packs, named = packs_in(source), parse_name(source.name)
    if not packs.listed or named is None or packs.listed[0].id != named.first:
        message = "the object does not end with INDEX and SUFFIX as a store writes them: fetch it as a whole"
        raise SegspecError(Code.BAD_INDEX, message, path=content.url, field="index")
    for oldest in list(_packs_at_hand)[: max(0, len(_packs_at_hand) + 1 - SEGMENTS_AT_HAND)]:
        _packs_at_hand.pop(oldest, None)
    _packs_at_hand[content.url, content.upload] = packs
    return packs
