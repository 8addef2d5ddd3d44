"""The elements of a listpack one by one, by their parser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from segspec.parsing import kaitai
from segspec.storage.source import from_bytes
from segspec_ksy.listpack_element import ListpackElement


class PlacedElement(NamedTuple):
    """What an element holds, and the bytes that it takes. The end marker holds None."""

    value: int | bytes | None
    content: bytes


def value_of(element: ListpackElement) -> int | bytes | None:
    """An element's integer, or the bytes of its string; None for the end marker."""
    return None if element.data is None else element.data.value


def text_of(element: ListpackElement) -> bytes:
    """What a user stored in an element: the string, or the decimal digits of the integer that it was stored as."""
    value = value_of(element)
    return value if isinstance(value, bytes) else b"%d" % (value or 0)


def elements(content: bytes) -> Iterator[PlacedElement]:
    """The elements up to the end marker, with it; each one's backlen is checked."""
    source, position = from_bytes(content), 0
    while True:
        parsed, end = kaitai.parse(ListpackElement, source, position)
        assert position < end <= len(content)
        yield PlacedElement(value_of(parsed), content[position:end])
        if parsed.is_end:
            return
        position = end
