"""Lines of JSON, many at once: passed over where their names are known, and read as columns where they are plain."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate

import pyarrow as pa

from segspec.columns.arrays import flags
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
    pa.string(): line_run.ID,
    pa.bool_(): line_run.FLAG,
    RECORD_TYPES["fields"]: line_run.FIELDS,
}
"""By a column's type, what its values are in a line."""

NUMBERS = (line_run.UNSIGNED, line_run.SIGNED, line_run.FLAG)
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def base64_digits() -> bytes:
    """What each character means as a digit of base64, or 64."""
    return bytes(DIGITS.find(chr(code)) % 65 for code in range(256))


def members(names: Sequence[str], kinds: Iterable[int], slots: Iterable[int]) -> line_run.Members:
    # A lone surrogate is in no line that is read here.
    content = [name.encode("utf-8", "surrogatepass") for name in names]
    ends = array("i", [0, *accumulate(map(len, content))])
    return line_run.Members(b"".join(content), ends, bytes(kinds), bytes(slots))


NOTHING = line_run.Columns(array("Q"), bytearray(), array("i"), bytearray(), array("i"))
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


class LineColumns:
    """Reads lines as columns of a schema of records; bytes have the form `payload`."""

    def __init__(self, schema: pa.Schema, payload: str) -> None:
        self._schema = schema
        self._kinds = [KINDS[field.type] for field in schema]
        self._slots, self._num_numbers, self._num_bytes = slots(self._kinds)
        self._known = members(schema.names, self._kinds, self._slots)
        self._payload = FORMS[payload]
        self._digits = base64_digits()

    def read(self, data: bytearray, at: int, end: int) -> tuple[pa.RecordBatch, int]:
        """Rows of `data[at:end]` from its beginning on, and the place of the first line that is not among them: if
        there are none, that one is for the careful parser."""
        room = end - at + AFTER
        made = {
            "numbers": pa.allocate_buffer(8 * MOST_ROWS * self._num_numbers),
            "ends": pa.allocate_buffer(4 * (MOST_ROWS + 1) * self._num_bytes),
            "content": pa.allocate_buffer(room * self._num_bytes),
            "items": pa.allocate_buffer(4 * (MOST_ROWS + 1)),
        }
        present = bytearray(MOST_ROWS * len(self._kinds))
        ends, listed = items(made["ends"], "i32"), items(made["items"], "i32")
        listed[0] = 0
        for slot in range(self._num_bytes):
            ends[slot * (MOST_ROWS + 1)] = 0
        out = line_run.Columns(items(made["numbers"], "u64"), present, ends, items(made["content"], "u8"), listed)
        form = line_run.Form(self._payload, self._digits, room)
        run = lanes.choose(line_run.run, end - at)
        rows, after = run(data, at, end, MOST_ROWS, self._known, False, form, out)
        columns = [self._column(member, rows, room, made, present) for member in range(len(self._kinds))]
        return pa.RecordBatch.from_arrays(columns, schema=self._schema), after

    def _column(self, member: int, rows: int, room: int, made: dict[str, pa.Buffer], present: bytearray) -> pa.Array:
        kind, slot, wanted = self._kinds[member], self._slots[member], self._schema.field(member).type
        first = member * MOST_ROWS
        given = flags(memoryview(present)[first : first + rows], rows)
        validity = None if given.true_count == rows else given.buffers()[1]
        if kind in NUMBERS:
            filled = made["numbers"].slice(8 * MOST_ROWS * slot, 8 * rows)
            if kind != line_run.FLAG:
                return pa.Array.from_buffers(wanted, rows, [validity, filled])
            return pa.Array.from_buffers(pa.uint64(), rows, [validity, filled]).cast(wanted)
        if kind != line_run.FIELDS:
            return self._bytes(wanted, slot, rows, room, made, validity)
        pairs = items(made["items"], "i32")[rows]
        parts = [self._bytes(pa.binary(), slot + n, pairs, room, made, None) for n in range(2)]
        struct = pa.StructArray.from_arrays(parts, fields=list(wanted.value_type))
        return pa.Array.from_buffers(wanted, rows, [validity, made["items"]], children=[struct])

    def _bytes(
        self, kind: pa.DataType, slot: int, rows: int, room: int, made: dict[str, pa.Buffer], validity: pa.Buffer | None
    ) -> pa.Array:
        ends = made["ends"].slice(4 * (MOST_ROWS + 1) * slot, 4 * (rows + 1))
        return pa.Array.from_buffers(kind, rows, [validity, ends, made["content"].slice(room * slot, room)])


def slots(kinds: Sequence[int]) -> tuple[list[int], int, int]:
    """Which stretch of the numbers, or of the bytes, each column has, and how many there are of both. Fields take the
    last two."""
    is_number = [kind in NUMBERS for kind in kinds]
    is_bytes = [kind in (line_run.BYTES, line_run.ID) for kind in kinds]
    num_bytes = sum(is_bytes)
    places = [
        sum(is_number[:n]) if is_number[n] else sum(is_bytes[:n]) if is_bytes[n] else num_bytes
        for n in range(len(kinds))
    ]
    return places, sum(is_number), num_bytes + 2 * (len(kinds) - sum(is_number) - num_bytes)
