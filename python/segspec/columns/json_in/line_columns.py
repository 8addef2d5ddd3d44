"""Lines of JSON, many at once: passed over where their names are known, and read as columns where they are plain."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate

import pyarrow as pa

from segspec.columns.backend import lanes
from segspec.columns.backend.kernel import items
from segspec.columns.json_in import line_run
from segspec.columns.json_in.payloads import BASE64, HEX, UTF8
from segspec.columns.schema import RECORD_TYPES

AFTER = 8
"""Bytes that the data have after their last newline."""

MOST_ROWS = 1 << 14
"""Rows, and pairs of fields, that are read at a time."""

FORMS = {"hex": HEX, "base64": BASE64, "utf8": UTF8}
KINDS = {
    pa.uint64(): line_run.UNSIGNED,
    RECORD_TYPES["timestamp"]: line_run.SIGNED,
    pa.binary(): line_run.BYTES,
    pa.string(): line_run.TEXT,
    pa.bool_(): line_run.FLAG,
    pa.int64(): line_run.SIGNED,
    RECORD_TYPES["fields"]: line_run.FIELDS,
}
"""By a column's type, what its values are in a line, where these are read here."""

NUMBERS = (line_run.UNSIGNED, line_run.SIGNED)
SLOTS_OF_BYTES = {line_run.BYTES: 1, line_run.ID: 1, line_run.TEXT: 1, line_run.FIELDS: 2}
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def is_compiled() -> bool:
    """Whether lines are read here faster than one by one: plain Python runs the same text, but slowly."""
    return lanes.compiled(line_run.__name__, line_run.run.__name__) is not None


def can_read(schema: pa.Schema) -> bool:
    """Whether the columns are among those that are read here."""
    return all(field.type in KINDS for field in schema)


def base64_digits() -> bytes:
    """What each character means as a digit of base64, or 64."""
    return bytes(DIGITS.find(chr(code)) % 65 for code in range(256))


def members(names: Sequence[str], kinds: Iterable[int], slots: Iterable[int]) -> line_run.Members:
    # A lone surrogate is in no line that is read here.
    content = [name.encode("utf-8", "surrogatepass") for name in names]
    ends = array("i", [0, *accumulate(map(len, content))])
    return line_run.Members(b"".join(content), ends, bytes(kinds), bytes(slots))


NOTHING = line_run.Columns(bytearray(), array("Q"), array("i"), bytearray(), array("i"))
NO_FORM = line_run.Form(HEX, b"", 0)


class KnownNames:
    """Passes over the lines that have no names but these."""

    def __init__(self, names: Sequence[str]) -> None:
        self.count = len(names)
        self._known = members(names, [line_run.SKIPPED] * len(names), [0] * len(names))

    def passed(self, data: bytearray, at: int, end: int) -> int:
        """The place of the first line of `data[at:end]` that is to be looked at."""
        run = lanes.choose(line_run.run, end - at)
        return run(data, at, end, end, self._known, True, NO_FORM, NOTHING)[1]


class LineRoom:
    """Memory of Arrow's for what is read from a stretch of lines: each slot of bytes has room for `size` of them."""

    def __init__(self, num_members: int, num_numbers: int, num_bytes: int, size: int) -> None:
        self.size = size
        self._bits = bytearray(2 * num_members * -(-MOST_ROWS // 8))
        self._numbers = pa.allocate_buffer(8 * MOST_ROWS * num_numbers)
        self._ends = pa.allocate_buffer(4 * (MOST_ROWS + 1) * num_bytes)
        self._content = pa.allocate_buffer(size * num_bytes)
        self._items = pa.allocate_buffer(4 * (MOST_ROWS + 1))

    def columns(self) -> line_run.Columns:
        """What the run fills."""
        numbers, ends, listed = (
            items(buffer, kind) for buffer, kind in ((self._numbers, "u64"), (self._ends, "i32"), (self._items, "i32"))
        )
        return line_run.Columns(self._bits, numbers, ends, items(self._content, "u8"), listed)

    def present(self, member: int, rows: int) -> pa.Buffer | None:
        """Which rows have the member, where not all have it."""
        found = self._stretch(2 * member)
        is_there = pa.Array.from_buffers(pa.bool_(), rows, [None, found])
        return None if is_there.true_count == rows else found

    def flags(self, member: int) -> pa.Buffer:
        return self._stretch(2 * member + 1)

    def _stretch(self, number: int) -> pa.Buffer:
        width = -(-MOST_ROWS // 8)
        return pa.py_buffer(self._bits).slice(number * width, width)

    def numbers(self, slot: int) -> pa.Buffer:
        return self._numbers.slice(8 * MOST_ROWS * slot, 8 * MOST_ROWS)

    def bytes(self, kind: pa.DataType, slot: int, rows: int, present: pa.Buffer | None = None) -> pa.Array:
        """A slot of bytes as an array."""
        width = 4 * (MOST_ROWS + 1)
        ends, content = self._ends.slice(width * slot, width), self._content.slice(self.size * slot, self.size)
        return pa.Array.from_buffers(kind, rows, [present, ends, content])

    def pairs(self, kind: pa.DataType, slot: int, rows: int, present: pa.Buffer | None) -> pa.Array:
        """The last two slots of bytes as lists of pairs."""
        count = items(self._items, "i32")[rows]
        parts = [self.bytes(pa.binary(), slot + number, count) for number in range(2)]
        pairs = pa.StructArray.from_arrays(parts, fields=list(kind.value_type))
        return pa.Array.from_buffers(kind, rows, [present, self._items], children=[pairs])


class LineColumns:
    """Reads lines as columns of a schema of records; bytes have the form `payload`."""

    def __init__(self, schema: pa.Schema, payload: str) -> None:
        self._schema = schema
        self._kinds = [line_run.ID if field.name == "id" else KINDS[field.type] for field in schema]
        self._slots = slots_of(self._kinds)
        self._num_numbers = sum(kind in NUMBERS for kind in self._kinds)
        self._num_bytes = sum(SLOTS_OF_BYTES.get(kind, 0) for kind in self._kinds)
        self._known = members(schema.names, self._kinds, self._slots)
        self._payload, self._digits = FORMS[payload], base64_digits()

    def read(self, data: bytearray, at: int, end: int) -> tuple[pa.RecordBatch, int]:
        """Rows of `data[at:end]` from its beginning on, and the place of the first line that is not among them: if
        there are none, that one is for the careful parser."""
        room = LineRoom(len(self._kinds), self._num_numbers, self._num_bytes, end - at + AFTER)
        form = line_run.Form(self._payload, self._digits, room.size)
        run = lanes.choose(line_run.run, end - at)
        rows, after = run(data, at, end, MOST_ROWS, self._known, False, form, room.columns())
        columns = [self._column(member, rows, room) for member in range(len(self._kinds))]
        return pa.RecordBatch.from_arrays(columns, schema=self._schema), after

    def _column(self, member: int, rows: int, room: LineRoom) -> pa.Array:
        kind, slot, wanted = self._kinds[member], self._slots[member], self._schema.field(member).type
        present = room.present(member, rows)
        if kind == line_run.FIELDS:
            return room.pairs(wanted, slot, rows, present)
        if kind in SLOTS_OF_BYTES:
            return room.bytes(wanted, slot, rows, present)
        filled = room.flags(member) if kind == line_run.FLAG else room.numbers(slot)
        return pa.Array.from_buffers(wanted, rows, [present, filled])


def slots_of(kinds: Sequence[int]) -> list[int]:
    """Where the values of each column go: numbers have slots of theirs, and bytes, of which fields have the last ones;
    a flag has its own number."""
    made = []
    for member, kind in enumerate(kinds):
        numbers = sum(one in NUMBERS for one in kinds[:member])
        before = kinds if kind == line_run.FIELDS else kinds[:member]
        texts = sum(SLOTS_OF_BYTES.get(one) == 1 for one in before)
        made.append(numbers if kind in NUMBERS else member if kind == line_run.FLAG else texts)
    return made
