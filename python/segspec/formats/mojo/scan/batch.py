"""What one run over mojo packs fills, and what is made of it: known packs, records, Arrow arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from segspec.columns.arrays import binary, flags, numbers
from segspec.columns.lane import Room
from segspec.core.model import Record
from segspec.formats.mojo.index import KnownPack
from segspec.formats.mojo.layout import Id, parse_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    import pyarrow as pa

MOST_PACKS = 4096
LEAST = 64
PLACES = ("position", "id_start", "end", "entries", "live")
RESULTS = ("packs", "rows", "reached", "ids", "why", "fields", "names", "values")
NO_ROOM = {"rows": 0, "fields": 0, "ids": 0, "names": 0, "values": 0, "masters": 0}


class Batch:
    """Room for one run, and after `take` what it says: `packs`, `rows` (entries), `reached` (where the next pack
    begins), `why` it ended, and `used`, the part of each room that was filled.

    `sizes`: how many rows and fields, and how many bytes of ids, names, values, and names of one master entry.
    """

    def __init__(self, room: Room, base: int, sizes: Mapping[str, int], *, places: bool, gathers: bool) -> None:
        self._base = base
        self._gathers = gathers
        rows, fields = sizes["rows"] if places else 0, sizes["fields"]
        self._packs = {name: room.keep(f"pack.{name}", "i64", MOST_PACKS) for name in PLACES}
        self._pack_ids = room.keep("pack.ids", "u64", 4 * MOST_PACKS)
        self._live_ids = room.keep("live_ids", "u64", 4)
        self._position = room.give("i64", rows)
        self._deleted = room.give("u8", rows)
        self._id_ends = room.give("i32", rows + 1)
        self._ids = room.give("u8", sizes["ids"])
        self._id_ends[0][0] = 0
        if gathers:
            self._field_ends = room.give("i32", rows + 1)
            self._name_ends, self._value_ends = room.give("i32", fields + 1), room.give("i32", fields + 1)
            self._names, self._values = room.give("u8", sizes["names"]), room.give("u8", sizes["values"])
            self._masters = (
                room.keep("master.ends", "i64", sizes["masters"]),
                room.give("u8", sizes["masters"])[0],
            )
            for ends, _ in (self._field_ends, self._name_ends, self._value_ends):
                ends[0] = 0
        self.packs = self.rows = self.reached = self.why = 0
        self.used = dict(NO_ROOM)

    def arguments(self) -> list[Any]:
        """The arrays in the order in which runs take them."""
        given = [*self._packs.values(), self._pack_ids, self._live_ids]
        given += [pair[0] for pair in (self._position, self._deleted, self._id_ends, self._ids)]
        if self._gathers:
            fields = (self._field_ends, self._name_ends, self._names, self._value_ends, self._values)
            given += [*(pair[0] for pair in fields), *self._masters]
        return given

    def take(self, result: tuple[int, ...]) -> None:
        """Keeps what a run gave back."""
        found = dict(zip(RESULTS, map(int, result), strict=False))
        self.packs, self.rows, self.reached, self.why = (found[name] for name in ("packs", "rows", "reached", "why"))
        self.used = {name: found.get(name, 0) for name in NO_ROOM}

    def starts(self) -> Iterator[tuple[int, Id]]:
        """Where each pack's MASTER ID lies in the file, and what it is."""
        ids = self._pack_ids[: 4 * self.packs].tolist()
        for pack, start in enumerate(self._packs["id_start"][: self.packs].tolist()):
            yield start + self._base, (ids[4 * pack], ids[4 * pack + 1])

    def start_of(self, pack: int) -> int:
        """Where a pack begins in the view."""
        return int(self._packs["position"][pack])

    def known(self) -> list[KnownPack]:
        """What the reader keeps of the packs."""
        ends, entries, live = (self._packs[name][: self.packs].tolist() for name in ("end", "entries", "live"))
        ids = self._pack_ids[: 4 * self.packs].tolist()
        last = zip(ids[2::4], ids[3::4], strict=True)
        rows = zip(self.starts(), ends, last, entries, live, strict=True)
        return [
            KnownPack(start, end + self._base, own, final, number, alive)
            for (start, own), end, final, number, alive in rows
        ]

    def live(self) -> tuple[int, Id, Id]:
        """The number of entries that are not deleted, and the first and the last id of theirs."""
        first_ms, first_seq, ms, seq = self._live_ids[:4].tolist()
        return sum(self._packs["live"][: self.packs].tolist()), (first_ms, first_seq), (ms, seq)

    def records(self) -> list[Record]:
        """The entries as the reader makes them."""
        positions, deleted = self._position[0][: self.rows].tolist(), self._deleted[0][: self.rows]
        ids = [parse_id(text.decode("ascii")) for text in _pieces(self._id_ends[0], self._ids[0], self.rows)]
        names = _pieces(self._name_ends[0], self._names[0], self.used["fields"])
        pairs = list(zip(names, _pieces(self._value_ends[0], self._values[0], self.used["fields"]), strict=True))
        ends = self._field_ends[0][: self.rows + 1].tolist()
        return [
            Record(positions[row], id=ids[row], deleted=bool(deleted[row]), fields=pairs[ends[row] : ends[row + 1]])
            for row in range(self.rows)
        ]

    def columns(self, names: frozenset[str]) -> dict[str, pa.Array]:
        """Arrow arrays of the record columns asked for."""
        import pyarrow as pa

        made: dict[str, Callable[[], pa.Array]] = {
            "id": lambda: binary(self._id_ends[1], self._ids[1], self.rows, kind=pa.string()),
            "deleted": lambda: flags(self._deleted[1], self.rows),
            "fields": self._fields,
            "position": lambda: numbers(pa.uint64(), self._position[1], self.rows),
        }
        return {name: build() for name, build in made.items() if name in names}

    def _fields(self) -> pa.Array:
        import pyarrow as pa

        from segspec.columns.schema import RECORD_TYPES

        kind, count = RECORD_TYPES["fields"], self.used["fields"]
        names = binary(self._name_ends[1], self._names[1], count)
        values = binary(self._value_ends[1], self._values[1], count)
        pairs = pa.Array.from_buffers(kind.value_type, count, [None], children=[names, values])
        return pa.Array.from_buffers(kind, self.rows, [None, pa.py_buffer(self._field_ends[1])], children=[pairs])


def _pieces(ends: Any, content: Any, rows: int) -> Iterator[bytes]:
    stops = ends[: rows + 1].tolist()
    text = bytes(memoryview(content)[: stops[rows]])
    return (text[stops[row] : stops[row + 1]] for row in range(rows))
