"""The elements of a listpack one by one, by their parser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from segspec.formats.mojo import listpack
from segspec.parsing import kaitai
from segspec.storage.source import from_bytes
from segspec_ksy.listpack_element import ListpackElement


class PlacedElement(NamedTuple):
    """What an element holds, and the bytes that it takes. The end marker holds None."""

    value: int | bytes | None
    content: bytes


def elements(content: bytes) -> Iterator[PlacedElement]:
    """The elements up to the end marker, with it; each one's backlen is checked."""
    source, position = from_bytes(content), 0
    while True:
        parsed, end = kaitai.parse(ListpackElement, source, position)
        assert position < end <= len(content)
        yield PlacedElement(listpack.value_of(parsed), content[position:end])
        if parsed.is_end:
            return
        position = end
