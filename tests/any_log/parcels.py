"""Writes logs of parcels (`specs/parcels.ksy`): records in frames, each frame packed as a whole."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

from segspec.frames.checksums import crc32c
from segspec.frames.keys import CONTAINERS
from segspec.storage.compression import compress

PACKINGS = ("none", "gzip", "xerial", "lz4", "zstd")
RECEIPT, EXPRESS = 1, 2
LETTER = 5
HEAD = 36
"""Bytes of a parcel before its goods."""


class Item(NamedTuple):
    """A record; `place` is how much higher its number is than the parcel's."""

    place: int
    key: bytes | None = None
    value: bytes | None = b""
    labels: tuple[tuple[bytes, bytes | None], ...] = ()
    later: int = 0
    weight: int = 1

    def stored(self) -> bytes:
        labels = b"".join(
            bytes([len(name)]) + name + struct.pack(">b", -1 if text is None else len(text)) + (text or b"")
            for name, text in self.labels
        )
        body = struct.pack(">I", self.weight) + _run(self.key) + _run(self.value) + bytes([len(self.labels)]) + labels
        return struct.pack(">HhH", len(body), self.later, self.place) + body


def _run(content: bytes | None) -> bytes:
    return struct.pack(">h", -1) if content is None else struct.pack(">h", len(content)) + content


def parcel(
    first: int,
    items: Sequence[Item],
    *,
    numbers: int | None = None,
    packing: str | int = "none",
    sent: int = 1_700_000_000_000,
    sender: int = 7,
    flags: int = 0,
    count: int | None = None,
    goods: bytes | None = None,
) -> bytes:
    """A parcel that takes `numbers` numbers, those of its items unless told; `goods` are what it holds, packed, where
    that is not what its items are."""
    content = b"".join(item.stored() for item in items)
    container = CONTAINERS[packing] if isinstance(packing, str) else None
    packed = goods if goods is not None else content if container is None else compress(container, content)
    code = PACKINGS.index(packing) if isinstance(packing, str) else packing
    taken = (items[-1].place + 1 if items else 0) if numbers is None else numbers
    told = len(items) if count is None else count
    covered = struct.pack(">QIqHBBI", first, taken, sent, sender, flags, code, told) + packed
    return struct.pack(">II", crc32c(covered), len(covered)) + covered


def some_parcels(count: int = 6) -> list[bytes]:
    """Parcels in each packing, with gaps between numbers, absent keys, values and texts, and one of receipts."""
    made, first = [], 0
    for number in range(count):
        items = [
            Item(0, None, b"one %d" % number, later=-1),
            Item(1, b"key", None, ((b"a", b"x"), (b"b", None), (b"", b""))),
            Item(3, b"", b"two " * number, weight=number),
        ]
        flags = (RECEIPT if number == 3 else 0) | (EXPRESS if number % 2 else 0)
        made.append(parcel(first, items, numbers=5, packing=PACKINGS[number % 5], sent=1_000 * number, flags=flags))
        first += 5 + (number % 3)
    return made


def name(base: int = 0) -> str:
    return f"{base:012}.parcels"
