"""What one run over mojo packs fills, and what is made of it: known packs, records, Arrow arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from segspec.columns import flat
from segspec.columns.flat import Flat
from segspec.columns.lane import Room
from segspec.columns.objects import lists, records, values
from segspec.core.model import Record
from segspec.core.stretch import FrameColumns
from segspec.formats.mojo.index import KnownPack
from segspec.formats.mojo.layout import PACK, Id, id_text
from segspec.formats.mojo.scan.run import (
    FIRST_LIVE,
    IDS,
    LAST_ID,
    LAST_LIVE,
    MASTER_ID,
    EntryParts,
    EntryRows,
    FieldRows,
    PackRows,
)

MOST_PACKS = 4096
LEAST = 64
RESULTS = ("packs", "rows", "reached", "why", "ids", "fields", "names", "values")
NO_FIELDS = {"fields": 0, "names": 0, "values": 0, "masters": 0}
NO_ROOM = {"rows": 0, "ids": 0, **NO_FIELDS}


class Batch:
    """Room for one run, and after `take` what it says: `packs`, `rows` (entries), `reached` (where the next pack
    begins), `why` it ended, and `used`, the part of each room that was filled.

    `sizes`: how many rows and fields, and how many bytes of ids, names, values, and names of one master entry, where
    these are `made`. With `numbers_ids` ids are kept as numbers, too.
    """

    def __init__(self, room: Room, base: int, sizes: Mapping[str, int], made: EntryParts, *, numbers_ids: bool) -> None:
        self._base = base
        rows, fields = sizes["rows"], sizes["fields"]
        numbers_of = (room.keep(f"pack.{name}", "i64", MOST_PACKS) for name in PackRows._fields[:-1])
        self._packs = PackRows._make([*numbers_of, room.keep("pack.ids", "u64", IDS * MOST_PACKS)])
        self._position = room.give("i64", rows)
        self._deleted = room.give("u8", rows)
        self._id_ends = room.give("i32", rows + 1)
        self._ids = room.give("u8", sizes["ids"])
        self._id_ends[0][0] = 0
        self._numbers = [room.keep(f"id.{part}", "u64", rows if numbers_ids else 0) for part in ("ms", "seq")]
        self._field_ends = room.give("i32", rows + 1 if made.fields else 1)
        self._name_ends, self._value_ends = room.give("i32", fields + 1), room.give("i32", fields + 1)
        self._names, self._values = room.give("u8", sizes["names"]), room.give("u8", sizes["values"])
        self._masters = room.keep("master.ends", "i32", sizes["masters"] + 1), room.give("u8", sizes["masters"])[0]
        for ends, _ in (self._field_ends, self._name_ends, self._value_ends):
            ends[0] = 0
        self.packs = self.rows = self.reached = self.why = 0
        self.used = dict(NO_ROOM)

    def arguments(self) -> tuple[PackRows, EntryRows, FieldRows]:
        """The arrays as a run takes them."""
        out = EntryRows(self._position[0], self._deleted[0], self._id_ends[0], self._ids[0], *self._numbers)
        arrays = (self._field_ends, self._name_ends, self._names, self._value_ends, self._values)
        return self._packs, out, FieldRows._make([*(pair[0] for pair in arrays), *self._masters])

    def take(self, result: tuple[int, ...]) -> None:
        """Keeps what a run gave back."""
        found = dict(zip(RESULTS, map(int, result), strict=True))
        self.packs, self.rows, self.reached, self.why = (found[name] for name in ("packs", "rows", "reached", "why"))
        self.used = {name: found.get(name, 0) for name in NO_ROOM}

    def starts(self) -> Iterator[tuple[int, Id]]:
        """Where each pack's MASTER ID lies in the file, and what it is."""
        for own, start in zip(self._ids_at(MASTER_ID), self._packs.id_start, strict=False):
            yield start + self._base, own

    def start_of(self, pack: int) -> int:
        """Where a pack begins in the view."""
        return int(self._packs.position[pack])

    def known(self) -> list[KnownPack]:
        """What the reader keeps of the packs."""
        packs = self._packs
        starts = [start + self._base for start in packs.id_start[: self.packs]]
        ends = [end + self._base for end in packs.end[: self.packs]]
        own, last = self._ids_at(MASTER_ID), self._ids_at(LAST_ID)
        return list(map(KnownPack, starts, ends, own, last, packs.entries, packs.live))

    def each(self) -> FrameColumns:
        """What is told of the packs."""
        packs, rows = self._packs, self.packs
        details = {
            "id": lambda: list(map(id_text, self._ids_at(MASTER_ID))),
            "entries": packs.entries,
            "deleted": lambda: [packs.entries[pack] - packs.live[pack] for pack in range(rows)],
            "elements": packs.elements,
            "last_id": lambda: list(map(id_text, self._ids_at(LAST_ID))),
        }
        return FrameColumns(rows, self._base, packs.position, packs.end, PACK, details=details)

    def live(self) -> tuple[int, Id, Id]:
        """The number of entries that are not deleted, and the first and the last id of theirs, if there are any."""
        live = self._packs.live[: self.packs].tolist()
        having = [pack for pack, number in enumerate(live) if number] or [0]
        return sum(live), self._ids_at(FIRST_LIVE)[having[0]], self._ids_at(LAST_LIVE)[having[-1]]

    def _ids_at(self, which: int) -> list[Id]:
        """One of the ids of each pack."""
        numbers = self._packs.ids[: IDS * self.packs].tolist()
        return list(zip(numbers[which::IDS], numbers[which + 1 :: IDS], strict=True))

    def records(self) -> list[Record]:
        """The entries as the reader makes them."""
        rows, count = self.rows, self.used["fields"]
        ms, seq = (column[:rows].tolist() for column in self._numbers)
        names = values(self._names[0], None, self._name_ends[0], count)
        pairs = list(zip(names, values(self._values[0], None, self._value_ends[0], count), strict=True))
        columns = {
            "position": self._position[0],
            "id": list(zip(ms, seq, strict=True)),
            "deleted": list(map(bool, self._deleted[0][:rows])),
            "fields": lists(pairs, self._field_ends[0], rows),
        }
        return records(rows, columns)

    def columns(self, names: frozenset[str]) -> dict[str, Flat]:
        """The record columns asked for; ids as texts, unless they were kept as numbers."""
        texts = Flat(flat.BYTES, (self._id_ends[1], self._ids[1]))
        fields = (self._field_ends, self._name_ends, self._names, self._value_ends, self._values)
        made = {
            "id": Flat(flat.IDS, tuple(self._numbers)) if len(self._numbers[0]) else texts,
            "deleted": Flat(flat.FLAGS, (self._deleted[1],)),
            "fields": Flat(flat.PAIRS, tuple(filled for _, filled in fields)),
            "position": Flat(flat.SIGNED, (self._position[1],)),
        }
        return {name: column for name, column in made.items() if name in names}
