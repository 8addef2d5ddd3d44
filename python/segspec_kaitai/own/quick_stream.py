"""Bytes in memory as the stream of generated parsers, which reads exactly as the runtime's (kaitaistruct 0.11).

It unpacks numbers in place, has absolute positions, and remembers the start of the last field.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any

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

    def __init__(self, data: bytes | memoryview, base: int | None = None) -> None:
        if base is None:
            given, at = LAST
            self.home: int = at if at >= 0 else -1 - at
            self.packed_bytes = len(given) if at >= 0 else 0
            self.base: int | None = at if given is data and at >= 0 else None
        else:
            self.home = self.base = base
            self.packed_bytes = 0
        self.data = data
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


def reader_of(form: str) -> Callable[[QuickStream], Any]:
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

    return read


FORMS = {"u1": "B", "u2": "H", "u4": "I", "u8": "Q", "s1": "b", "s2": "h", "s4": "i", "s8": "q", "f4": "f", "f8": "d"}
for _name, _form in FORMS.items():
    if _form in "Bb":
        setattr(QuickStream, f"read_{_name}", reader_of(_form))
    else:
        setattr(QuickStream, f"read_{_name}le", reader_of(f"<{_form}"))
        setattr(QuickStream, f"read_{_name}be", reader_of(f">{_form}"))


def as_it_is(data: bytes) -> bytes:
    return data


def resolve_enum(kind: Any, value: int) -> Any:
    return kind._value2member_map_.get(value, value)


QuickStream.resolve_enum = staticmethod(resolve_enum)
