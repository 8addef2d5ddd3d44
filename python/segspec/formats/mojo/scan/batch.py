"""Results of runs over packs, as known packs, records, or Arrow arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from segspec.columns import flat
from segspec.columns.flat import Flat
from segspec.columns.lane import Room
from segspec.columns.objects import lists, records, values
from segspec.core.model import Record
from segspec.core.stretch import FrameColumns
from segspec.formats.mojo.index import COLUMNS, IndexView, KnownPacks
from segspec.formats.mojo.layout import PACK, id_text
from segspec.formats.mojo.rules import is_same_id
from segspec.formats.mojo.scan.pack_run import EntryRows, EntrySpace, FieldRows, Filled
from segspec.formats.mojo.scan.run import PackRows

MOST_PACKS = 4096
KINDS = {"q": "i64", "Q": "u64"}
NO_ROOM = {"rows": 0, "ids": 0, "fields": 0, "names": 0, "values": 0, "masters": 0}


class EntryRoom:
    """Room for the entries of one run.

    `sizes`: rows, fields, and bytes of ids, names, values, and a master entry's names. `numbers_ids` adds ids as
    numbers, `alone` whether entries share a master entry's names.
    """

    def __init__(self, room: Room, sizes: Mapping[str, int], *, numbers_ids: bool, alone: bool = False) -> None:
        rows, fields = sizes["rows"], sizes["fields"]
        self._room = room
        self._position = room.give("i64", rows)
        self._deleted = room.give("u8", rows)
        self._id_ends = room.give("i32", rows + 1)
        self._ids = room.give("u8", sizes["ids"])
        self._id_ends[0][0] = 0
        numbers = rows if numbers_ids else 0
        self._numbers = room.keep("id.ms", "u64", numbers), room.keep("id.seq", "u64", numbers)
        self._shares = room.keep("entry.shares", "u8", rows if alone else 0)
        self._field_ends = room.give("i32", rows + 1 if fields else 1)
        self._name_ends, self._value_ends = room.give("i32", fields + 1), room.give("i32", fields + 1)
        self._names, self._values = room.give("u8", sizes["names"]), room.give("u8", sizes["values"])
        self._masters = room.keep("master.ends", "i32", sizes["masters"] + 1), room.give("u8", sizes["masters"])[0]
        for ends, _ in (self._field_ends, self._name_ends, self._value_ends):
            ends[0] = 0

    def space(self, capacity: int) -> EntrySpace:
        out = EntryRows(
            self._position[0], self._deleted[0], self._id_ends[0], self._ids[0], *self._numbers, self._shares,
        )  # fmt: skip
        arrays = (self._field_ends, self._name_ends, self._names, self._value_ends, self._values)
        fields = FieldRows._make([*(pair[0] for pair in arrays), *self._masters])
        kernels = (self._room.columns(name, capacity) for name in ("mojo_names", "mojo_entry_fields"))
        return EntrySpace(out, fields, capacity, *kernels)

    def masters(self, count: int) -> list[bytes]:
        ends, texts = self._masters
        return values(texts, None, ends, count)

    def records(self, written: Filled, masters: Sequence[bytes] = ()) -> list[Record]:
        rows, count = written.rows, written.fields
        ms, seq = (column[:rows].tolist() for column in self._numbers)
        names = values(self._names[0], None, self._name_ends[0], count)
        ends = self._field_ends[0]
        for row, shares in enumerate(self._shares[:rows]):
            if shares:
                names[ends[row] : ends[row + 1]] = masters
        pairs = list(zip(names, values(self._values[0], None, self._value_ends[0], count), strict=True))
        columns = {
            "position": self._position[0],
            "id": list(zip(ms, seq, strict=True)),
            "deleted": list(map(bool, self._deleted[0][:rows])),
            "fields": lists(pairs, ends, rows),
        }
        return records(rows, columns)

    def columns(self, names: frozenset[str]) -> dict[str, Flat]:
        texts = Flat(flat.BYTES, (self._id_ends[1], self._ids[1]))
        fields = (self._field_ends, self._name_ends, self._names, self._value_ends, self._values)
        made = {
            "id": Flat(flat.IDS, self._numbers) if len(self._numbers[0]) else texts,
            "deleted": Flat(flat.FLAGS, (self._deleted[1],)),
            "fields": Flat(flat.PAIRS, tuple(filled for _, filled in fields)),
            "position": Flat(flat.SIGNED, (self._position[1],)),
        }
        return {name: column for name, column in made.items() if name in names}


class PackRoom:
    """Arrays for the packs of one run."""

    def __init__(self, room: Room) -> None:
        kinds = dict.fromkeys(PackRows._fields, "i64") | {name: KINDS[code] for name, code in COLUMNS.items()}
        kinds["odd"] = "u8"
        self.rows = PackRows(**{name: room.keep(f"pack.{name}", kind, MOST_PACKS) for name, kind in kinds.items()})

    def known(self, count: int) -> KnownPacks:
        return KnownPacks([getattr(self.rows, name)[:count] for name in COLUMNS])

    def agreed(self, count: int, index: IndexView | None) -> int:
        """The number of first packs that agree with INDEX."""
        if index is None or not count:
            return count
        ids, starts, _ = self.known(count).indexed()
        if index.lists(ids, starts):
            return count
        for pack, (own, start) in enumerate(zip(ids, starts, strict=True)):
            number = index.numbers.get(start)
            if number is not None and not is_same_id(index.ids[number], own):
                return pack
        return count

    def each(self, count: int) -> FrameColumns:
        packs = self.rows
        details = {
            "id": lambda: _texts(packs.ms[:count], packs.seq[:count]),
            "entries": packs.entries,
            "deleted": lambda: [packs.entries[pack] - packs.live[pack] for pack in range(count)],
            "elements": packs.elements,
            "last_id": lambda: _texts(packs.last_ms[:count], packs.last_seq[:count]),
        }
        return FrameColumns(count, 0, packs.position, packs.end, PACK, details=details)


def _texts(ms: Sequence[int], seq: Sequence[int]) -> list[str]:
    return list(map(id_text, zip(ms, seq, strict=True)))
