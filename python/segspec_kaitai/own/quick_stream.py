"""Bytes in memory as the stream of generated parsers, which reads exactly as the runtime's (kaitaistruct 0.11).

It unpacks numbers in place, has absolute positions, and remembers the start of the last field. A `FarStream` reads the
same from `Ranges` of a file that is not in memory.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from struct import Struct
from typing import Any, Protocol

from kaitaistruct import EndOfStreamError, KaitaiStream, NoTerminatorFoundError
from kaitaistruct import InvalidArgumentError as RefusedArgumentError


class ShortStreamError(EndOfStreamError):  # type: ignore[misc]  # the runtime has no types
    """More bytes are needed than exist; `stream` is the place."""

    def __init__(self, stream: QuickStream, needed: int) -> None:
        available = max(0, stream.end - stream.place)
        super().__init__(f"requested {needed} bytes, but only {available} bytes available", needed, available)
        self.stream = stream


LAST: list[Any] = [b"", -1]
"""The last bytes returned in this process, and their position in their file, or `-1 - home` outside a file: most nested
streams are made of them.
"""


class QuickStream(KaitaiStream):  # type: ignore[misc]  # the runtime has no types
    """A stream over `data`, whose first byte is byte `base` of the file. `base` is None for unpacked bytes, from
    `packed_bytes` bytes at byte `home`, if known.

    `place` is the next byte, `began` the start of the last field, both in `data`.
    """

    def __init__(self, data: bytes | Content, base: int | None = None) -> None:
        if base is None:
            given, at = LAST
            self.home: int = at if at >= 0 else -1 - at
            self.packed_bytes = len(given) if at >= 0 else 0
            self.base: int | None = at if given is data and at >= 0 else None
        else:
            self.home = self.base = base
            self.packed_bytes = 0
        self.data: Any = data
        self.end = len(data)
        self.place = 0
        self.began = 0
        self.bits = 0
        self.bits_left = 0
        self.short: EndOfStreamError | None = None
        """Why the last part has fewer bytes than the spec requires."""

    def in_file(self, place: int) -> int:
        return self.home if self.base is None else self.base + place

    def end_in_file(self, place: int) -> int:
        return self.home + self.packed_bytes if self.base is None else self.base + place

    def close(self) -> None:
        """Nothing is open."""

    def is_eof(self) -> bool:
        return not self.bits_left and self.place >= self.end

    def seek(self, n: int) -> None:
        if n < 0:
            raise RefusedArgumentError(f"cannot seek to invalid position {n}")
        self.bits = self.bits_left = 0
        self.place = self.began = n

    def pos(self) -> int:
        return self.place

    def size(self) -> int:
        return self.end

    def substream(self, n: int) -> QuickStream:
        self.bits = self.bits_left = 0
        start = self._taken(n)
        return QuickStream(memoryview(self.data)[start : start + n], None if self.base is None else self.base + start)

    def read_bytes(self, n: int) -> bytes:
        self.bits = self.bits_left = 0
        start = self.place
        if n < 0 or start + n > self.end:
            self._taken(n)
        # `_taken` and `_given` in one call: most fields are read so.
        self.began = start
        self.place = end = start + n
        LAST[0] = made = bytes(self.data[start:end])
        LAST[1] = -1 - self.home if self.base is None else self.base + start
        return made

    def _read_bytes_not_aligned(self, n: int) -> bytes:
        start = self._taken(n)
        return self._given(start, self.place)

    def _taken(self, n: int) -> int:
        if n < 0:
            raise RefusedArgumentError(f"requested invalid {n} amount of bytes")
        start = self.began = self.place
        if start + n > self.end and n:
            raise ShortStreamError(self, n)
        self.place = start + n
        return start

    def _given(self, start: int, end: int) -> bytes:
        LAST[0] = made = bytes(self.data[start:end])
        LAST[1] = -1 - self.home if self.base is None else self.base + start
        return made

    def packed(self, size: int, last: int) -> int:
        """Advances by `size` bytes of several numbers, the last of which begins `last` bytes from here; returns their
        start, or -1.
        """
        start = self.place
        if start + size > self.end:
            return -1
        self.bits = self.bits_left = 0
        self.began = start + last
        self.place = start + size
        return start

    def read_bits_int_be(self, n: int) -> int:
        return self._bits(n, super().read_bits_int_be)

    def read_bits_int_le(self, n: int) -> int:
        return self._bits(n, super().read_bits_int_le)

    def _bits(self, n: int, read: Callable[[int], int]) -> int:
        before = self.place - (1 if self.bits_left else 0)
        try:
            return read(n)
        finally:
            self.began = before

    def read_bytes_full(self) -> bytes:
        self.bits = self.bits_left = 0
        start = self.began = min(self.place, self.end)
        self.place = max(self.place, self.end)
        return self._given(start, self.end)

    def read_bytes_term(self, term: int, include_term: bool, consume_term: bool, eos_error: bool) -> bytes:
        return self._terminated(bytes([term]), include_term, consume_term, eos_error)

    def read_bytes_term_multi(self, term: bytes, include_term: bool, consume_term: bool, eos_error: bool) -> bytes:
        return self._terminated(term, include_term, consume_term, eos_error)

    def _terminated(self, term: bytes, include: bool, consume: bool, must: bool) -> bytes:
        self.bits = self.bits_left = 0
        start = self.began = self.place
        found = self._found(term, start)
        if found < 0:
            if must:
                raise NoTerminatorFoundError(term, max(0, self.end - start) % len(term))
            self.place = max(start, self.end)
            return self._given(start, self.end)
        self.place = found + (len(term) if consume else 0)
        return self._given(start, found + (len(term) if include else 0))

    def _found(self, term: bytes, start: int) -> int:
        """The terminator is a whole number of its own lengths after `start`; -1 if it is missing."""
        look, width = start, SEARCHED
        while look < self.end:
            # A view has no find: its bytes are copied in growing pieces.
            piece = bytes(self.data[look : look + width])
            at = piece.find(term)
            while at >= 0:
                off = (look + at - start) % len(term)
                if not off:
                    return look + at
                at = piece.find(term, at + len(term) - off)
            look += max(1, (len(piece) - len(term) + 1) // len(term) * len(term)) if len(term) > 1 else width
            width = min(2 * width, MOST_SEARCHED)
        return -1


SEARCHED = 1 << 8
MOST_SEARCHED = 1 << 16


class Readable(Protocol):
    """A file of `size` bytes."""

    size: int

    def read(self, position: int, length: int) -> bytes:
        """Up to `length` bytes from `position`."""


PAGE, PAGES = 64 << 10, 128
"""The bytes of a file that are read at least, and how many such pages are kept."""


class ManyBytesError(Exception):
    """More bytes than allowed were read."""


class Pages:
    """Reads a file in pages, of which the last used ones are kept. After `most` bytes `ManyBytesError` is raised."""

    def __init__(self, source: Readable, most: int | None = None) -> None:
        self.source = source
        self.most = most
        self.taken = 0
        self._kept: OrderedDict[int, bytes] = OrderedDict()

    def read(self, start: int, end: int) -> bytes:
        first, last = start // PAGE, max(end - 1, start) // PAGE
        if last - first >= PAGES // 2:
            return self._read(start, end)
        made = b"".join(map(self._page, range(first, last + 1))) if first < last else self._page(first)
        return made[start - first * PAGE : end - first * PAGE]

    def _page(self, number: int) -> bytes:
        page = self._kept.get(number)
        if page is None:
            page = self._kept[number] = self._read(number * PAGE, (number + 1) * PAGE)
            if len(self._kept) > PAGES:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(number)
        return page

    def _read(self, start: int, end: int) -> bytes:
        self.taken += end - start
        if self.most is not None and self.taken > self.most:
            raise ManyBytesError
        return self.source.read(start, end - start)


class Ranges:
    """Some bytes of a file, which are read when they are asked for; slices are bytes."""

    def __init__(self, pages: Pages, start: int, end: int) -> None:
        self.pages = pages
        self.start = start
        self.end = end

    def __len__(self) -> int:
        return self.end - self.start

    def __getitem__(self, part: slice) -> bytes:
        start, end, _ = part.indices(len(self))
        return self.pages.read(self.start + start, self.start + end) if start < end else b""

    def part(self, start: int, end: int) -> Ranges:
        return Ranges(self.pages, self.start + start, self.start + end)


class FarStream(QuickStream):
    """A stream over ranges of a file."""

    data: Ranges

    def substream(self, n: int) -> FarStream:
        self.bits = self.bits_left = 0
        start = self._taken(n)
        return FarStream(self.data.part(start, start + n), None if self.base is None else self.base + start)

    def packed(self, size: int, last: int) -> int:
        """Numbers are read one by one: only bytes in memory are unpacked in place."""
        return -1


Content = memoryview | Ranges
"""The bytes of a file, in memory or not."""


def stream_over(data: bytes | Content, base: int | None = 0) -> QuickStream:
    return FarStream(data, base) if isinstance(data, Ranges) else QuickStream(data, base)


def reader_of(form: str, *, is_far: bool = False) -> Callable[[QuickStream], Any]:
    packed = Struct(form)
    size, unpack = packed.size, packed.unpack_from

    def read(self: QuickStream) -> Any:
        start = self.place
        if start + size > self.end:
            self.bits_left = self.bits = 0
            self.began = start
            raise ShortStreamError(self, size)
        self.bits_left = self.bits = 0
        self.began = start
        self.place = start + size
        return unpack(self.data, start)[0]

    def read_far(self: FarStream) -> Any:
        self.bits_left = self.bits = 0
        start = self._taken(size)
        return unpack(self.data[start : start + size])[0]

    return read_far if is_far else read


FORMS = {"u1": "B", "u2": "H", "u4": "I", "u8": "Q", "s1": "b", "s2": "h", "s4": "i", "s8": "q", "f4": "f", "f8": "d"}
for _name, _form in FORMS.items():
    for _end, _order in {"": ""}.items() if _form in "Bb" else {"le": "<", "be": ">"}.items():
        setattr(QuickStream, f"read_{_name}{_end}", reader_of(f"{_order}{_form}"))
        setattr(FarStream, f"read_{_name}{_end}", reader_of(f"{_order}{_form}", is_far=True))


def as_it_is(data: bytes) -> bytes:
    return data


def resolve_enum(kind: Any, value: int) -> Any:
    return kind._value2member_map_.get(value, value)


QuickStream.resolve_enum = staticmethod(resolve_enum)
