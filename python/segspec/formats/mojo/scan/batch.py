"""What one run over mojo packs fills, and what is made of it: known packs, records, Arrow arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from segspec.columns import flat
from segspec.columns.flat import Flat
from segspec.columns.lane import Room
from segspec.columns.objects import lists, records, values
from segspec.core.model import Record
from segspec.core.stretch import FrameColumns
from segspec.formats.mojo.index import IndexView
from segspec.formats.mojo.known import COLUMNS, KnownPacks
from segspec.formats.mojo.layout import PACK, Id, id_text
from segspec.formats.mojo.rules import is_same_id
from segspec.formats.mojo.scan.run import ENDED, EntryParts, EntryRows, FieldRows, PackRows, PacksFound

MOST_PACKS = 4096
LEAST = 64
NOTHING = PacksFound(0, 0, 0, ENDED, *[0] * 9)
KINDS = {"q": "i64", "Q": "u64"}
NO_FIELDS = {"fields": 0, "names": 0, "values": 0, "masters": 0}
NO_ROOM = {"rows": 0, "ids": 0, **NO_FIELDS}


class Batch:
    """Room for one run, and `found`, which after `take` is what it says, with `used`, the part of each room that was
    filled.

    `sizes`: how many rows and fields, and how many bytes of ids, names, values, and names of one master entry, where
    these are `made`. With `numbers_ids` ids are kept as numbers, too.
    """

    def __init__(self, room: Room, sizes: Mapping[str, int], made: EntryParts, *, numbers_ids: bool) -> None:
        rows, fields = sizes["rows"], sizes["fields"]
        kinds = {"position": "i64", "elements": "i64"} | {name: KINDS[code] for name, code in COLUMNS.items()}
        self._packs = PackRows(**{name: room.keep(f"pack.{name}", kind, MOST_PACKS) for name, kind in kinds.items()})
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
        self.found = NOTHING
        self.used = dict(NO_ROOM)

    def arguments(self) -> tuple[PackRows, EntryRows, FieldRows]:
        """The arrays as a run takes them."""
        out = EntryRows(self._position[0], self._deleted[0], self._id_ends[0], self._ids[0], *self._numbers)
        arrays = (self._field_ends, self._name_ends, self._names, self._value_ends, self._values)
        return self._packs, out, FieldRows._make([*(pair[0] for pair in arrays), *self._masters])

    def take(self, result: tuple[int, ...]) -> None:
        """Keeps what a run gave back."""
        self.found = PacksFound._make(result)
        self.used = {name: getattr(self.found, name, 0) for name in NO_ROOM}

    def agreed(self, index: IndexView | None) -> int:
        """The packs from the first on that INDEX does not contradict."""
        count = self.found.packs
        if index is None or not count:
            return count
        ids, starts, _ = self.known().indexed()
        if index.lists(ids, starts):
            return count
        for pack, (own, start) in enumerate(zip(ids, starts, strict=True)):
            number = index.numbers.get(start)
            if number is not None and not is_same_id(index.ids[number], own):
                return pack
        return count

    def start_of(self, pack: int) -> int:
        """Where a pack begins in the file."""
        return int(self._packs.position[pack])

    def known(self) -> KnownPacks:
        """What the reader keeps of the packs."""
        return KnownPacks([getattr(self._packs, name)[: self.found.packs] for name in COLUMNS])

    def each(self) -> FrameColumns:
        """What is told of the packs."""
        packs, rows = self._packs, self.found.packs
        details = {
            "id": lambda: _texts(packs.ms[:rows], packs.seq[:rows]),
            "entries": packs.entries,
            "deleted": lambda: [packs.entries[pack] - packs.live[pack] for pack in range(rows)],
            "elements": packs.elements,
            "last_id": lambda: _texts(packs.last_ms[:rows], packs.last_seq[:rows]),
        }
        return FrameColumns(rows, 0, packs.position, packs.end, PACK, details=details)

    def ends(self) -> tuple[Id, Id]:
        """The first and the last id of the entries that are not deleted."""
        found = self.found
        return (found.first_ms, found.first_seq), (found.last_ms, found.last_seq)

    def records(self) -> list[Record]:
        """The entries as the reader makes them."""
        rows, count = self.found.rows, self.used["fields"]
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


def _texts(ms: Sequence[int], seq: Sequence[int]) -> list[str]:
    return list(map(id_text, zip(ms, seq, strict=True)))
