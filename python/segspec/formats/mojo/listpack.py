"""The elements of a listpack, forward and backward.

Forward, a generated parser reads one element after the other and checks that its backlen is right. Backward, the
backlen of the element that ends at a position says where it begins; a row of bytes that can be read both ways, with
the same elements, is a listpack. Source: redis/redis src/listpack.c lpNext, lpPrev, lpDecodeBacklen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from segspec.core.errors import Code, SegspecError
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.listpack_element import ListpackElement

MAX_BACKLEN = 5
"""Bytes of the longest backlen: a string's length has 32 bits, and each byte of backlen carries 7."""

CONTINUED = 0x80
GROUP = 0x7F


@dataclass(frozen=True, slots=True)
class Element:
    """One element in the file's bytes `position:end`; `value` is an integer, or the bytes of a string, or None for the
    end marker."""

    position: int
    end: int
    value: int | bytes | None


def value_of(element: ListpackElement) -> int | bytes | None:
    """An element's integer, or the bytes of its string; None for the end marker."""
    return None if element.data is None else element.data.value


def text_of(element: ListpackElement) -> bytes:
    """What a user stored in an element: the string, or the decimal digits of the integer that it was stored as."""
    value = value_of(element)
    return value if isinstance(value, bytes) else b"%d" % (value or 0)


def forward(source: Source, position: int) -> Iterator[Element]:
    """The elements from `position` on, up to and including the end marker.

    Raises `SegspecError` at the first bytes that are no element: torn, bad-encoding, bad-length (its backlen is wrong).
    """
    while True:
        parsed, end = kaitai.parse(ListpackElement, source, position)
        yield Element(position, end, value_of(parsed))
        if parsed.is_end:
            return
        position = end


def backward(source: Source, start: int, end: int) -> Iterator[Element]:
    """The elements between `start` and `end` from the last to the first; `end` is where the end marker is.

    Raises `SegspecError` (bad-length) where the bytes in front of a position are not an element's backlen, or the
    element there does not end at that position.
    """
    while end > start:
        length, width = _backlen_before(source, start, end)
        position = end - width - length
        if position < start:
            raise _broken(source, end, f"the element that ends here would begin {start - position} bytes too early")
        parsed, parsed_end = kaitai.parse(ListpackElement, source, position)
        if parsed_end != end:
            raise _broken(source, end, f"the element that ends here would end at byte {parsed_end}")
        yield Element(position, end, value_of(parsed))
        end = position


def _backlen_before(source: Source, start: int, end: int) -> tuple[int, int]:
    """The length in front of `end`, read from right to left, and the bytes it takes."""
    content = source.read(max(start, end - MAX_BACKLEN), min(MAX_BACKLEN, end - start))
    length = 0
    for width, byte in enumerate(reversed(content), start=1):
        length |= (byte & GROUP) << (7 * (width - 1))
        if not byte & CONTINUED:
            return length, width
    raise _broken(source, end, "the bytes in front of this one are no backlen")


def _broken(source: Source, position: int, message: str) -> SegspecError:
    return SegspecError(Code.BAD_LENGTH, message, path=source.path, position=position, field="backlen")
