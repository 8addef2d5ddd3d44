"""The packs read from a segment, for comparison with INDEX and SUFFIX."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple, overload

from segspec.formats.mojo.layout import Id


class KnownPack(NamedTuple):
    """One pack, with MASTER ID at `start`, which is also its first and last id if it has no entries."""

    start: int
    end: int
    num_entries: int
    num_live: int
    id: Id
    first_id: Id
    last_id: Id

    def has_id(self, own: Id) -> bool:
        """Whether `own` is MASTER ID or the first record's id, which differ if that record was never written."""
        return own in (self.id, self.first_id)


COLUMNS = {
    "start": "q", "end": "q", "entries": "q", "live": "q", "ms": "Q", "seq": "Q", "first_ms": "Q", "first_seq": "Q",
    "last_ms": "Q", "last_seq": "Q",
}  # fmt: skip


class KnownPacks(Sequence[KnownPack]):
    """Packs in columns: a segment has thousands."""

    def __init__(self, columns: Sequence[Any] = ()) -> None:
        self._columns: tuple[Any, ...] = tuple(columns or (array(code) for code in COLUMNS.values()))

    def __len__(self) -> int:
        return len(self._columns[0])

    @overload
    def __getitem__(self, place: int) -> KnownPack: ...
    @overload
    def __getitem__(self, place: slice) -> KnownPacks: ...
    def __getitem__(self, place: int | slice) -> KnownPack | KnownPacks:
        if isinstance(place, slice):
            return KnownPacks([column[place] for column in self._columns])
        start, end, entries, live, *ids = (column[place] for column in self._columns)
        return KnownPack(start, end, entries, live, *zip(ids[::2], ids[1::2], strict=True))

    @property
    def last_id(self) -> Id | None:
        """That of the last pack; None if there is none."""
        *_, ms, seq = self._columns
        return (ms[-1], seq[-1]) if len(ms) else None

    def append(self, pack: KnownPack) -> None:
        row = (*pack[:4], *pack.id, *pack.first_id, *pack.last_id)
        for column, value in zip(self._columns, row, strict=True):
            column.append(value)

    def extend(self, others: KnownPacks) -> None:
        for column, more in zip(self._columns, others._columns, strict=True):
            column.extend(more)

    def pop(self) -> None:
        for column in self._columns:
            column.pop()

    def indexed(self) -> tuple[list[Id], list[int], list[int]]:
        """Their ids, positions and sizes, as INDEX must list them."""
        start, end, _, _, ms, seq, *_ = (column.tolist() for column in self._columns)
        return list(zip(ms, seq, strict=True)), start, [after - at for at, after in zip(start, end, strict=True)]

    def counts(self) -> tuple[int, int]:
        return sum(self._columns[2]), sum(self._columns[3])
