"""Arrow arrays over the output of runs and kernels."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from segspec.columns.backend.kernel import WIDTHS, items
from segspec.columns.backend.lanes import extension
from segspec.columns.flat import BYTES, FLAGS, PAIRS, SIGNED, TEXTS, UNSIGNED, VIEWS, Flat

if TYPE_CHECKING:
    import pyarrow as pa

MAX_BINARY = (1 << 31) - 1
"""Arrow `binary` counts bytes in a signed 32-bit integer."""


def arrow_array(name: str, column: Flat, rows: int) -> pa.Array:
    """The column as an Arrow array, over the same memory if possible."""
    import pyarrow as pa

    from segspec.columns.schema import RECORD_TYPES

    kind = pa.uint64() if name == "position" else RECORD_TYPES.get(name) or _type_of(column.kind)
    if column.kind == PAIRS:
        return _pairs(kind, column, rows)
    if column.kind == VIEWS:
        return _views(column, rows)
    validity = _validity(column.present, rows)
    if column.kind == FLAGS:
        return pa.Array.from_buffers(kind, rows, [validity, flags(column.arrays[0], rows).buffers()[1]])
    return pa.Array.from_buffers(kind, rows, [validity, *map(pa.py_buffer, column.arrays)])


def _type_of(kind: str) -> pa.DataType:
    from segspec.columns.schema import FURTHER_TYPES

    kinds = {UNSIGNED: "unsigned", SIGNED: "signed", FLAGS: "flag", BYTES: "bytes", TEXTS: "text"}
    found: pa.DataType = FURTHER_TYPES[kinds[kind]]
    return found


def flat_columns(batch: pa.RecordBatch) -> dict[str, Flat]:
    """The columns of a batch that have values, over the same memory."""
    columns = zip(batch.schema.names, batch.columns, strict=True)
    return {name: _flat(column) for name, column in columns if column.null_count < len(column)}


def _flat(column: pa.Array) -> Flat:
    import pyarrow as pa

    present = _bytes_of(column.is_valid()) if column.null_count else None
    if pa.types.is_boolean(column.type):
        return Flat(FLAGS, (_bytes_of(column.fill_null(False)),), present)
    if pa.types.is_list(column.type):
        pairs = column.values
        names, texts = (_side_by_side(pairs.field(place)) for place in range(2))
        values = pairs.field(1)
        given = [_bytes_of(values.is_valid())] if values.null_count else []
        return Flat(PAIRS, (_items_of(column, "i32", 1), *names, *texts, *given), present)
    if pa.types.is_binary(column.type) or pa.types.is_string(column.type):
        return Flat(BYTES if pa.types.is_binary(column.type) else TEXTS, _side_by_side(column), present)
    signed = not pa.types.is_unsigned_integer(column.type)
    return Flat(SIGNED if signed else UNSIGNED, (_items_of(column, "i64" if signed else "u64"),), present)


def _side_by_side(column: pa.Array) -> tuple[Any, Any]:
    return _items_of(column, "i32", 1), column.buffers()[2] or b""


def _items_of(column: pa.Array, kind: str, more: int = 0) -> Any:
    filled = column.buffers()[1]
    if filled is None:
        return items(bytes(WIDTHS[kind] * more), kind)
    return items(memoryview(filled).cast("B"), kind)[column.offset : column.offset + len(column) + more]


def _bytes_of(flags: pa.Array) -> Any:
    import pyarrow as pa

    return _items_of(flags.cast(pa.uint8()), "u8")


def numbers(kind: pa.DataType, filled: Any, rows: int) -> pa.Array:
    import pyarrow as pa

    return pa.Array.from_buffers(kind, rows, [None, pa.py_buffer(filled)])


def flags(filled: Any, rows: int) -> pa.Array:
    """An Arrow array of booleans from a buffer with one byte per row."""
    import pyarrow as pa

    return numbers(pa.uint8(), filled, rows).cast(pa.bool_())


def repeated(text: str, rows: int) -> pa.Array:
    import pyarrow as pa

    # Arrow imports pandas, if installed, to make an array of Python objects.
    content = text.encode()
    ends = pa.py_buffer(array("i", (0, len(content))))
    one = pa.Array.from_buffers(pa.string(), 1, [None, ends, pa.py_buffer(content)])
    return pa.repeat(one[0], rows)


def _validity(present: Any, rows: int) -> pa.Buffer | None:
    if present is None:
        return None
    made = flags(present, rows)
    return None if made.true_count == rows else made.buffers()[1]


def _views(column: Flat, rows: int) -> pa.Array:
    import pyarrow as pa

    views, *blocks = map(pa.py_buffer, column.arrays)
    made = pa.Array.from_buffers(pa.binary_view(), rows, [_validity(column.present, rows), views, *blocks])
    return made if 2 * column.held >= sum(map(len, column.arrays[1:])) else as_views(made.cast(pa.binary()))


def as_views(values: pa.Array) -> pa.Array:
    import pyarrow as pa

    return values.cast(pa.binary_view())


def chosen(column: pa.Array, mask: pa.Array) -> pa.Array:
    """The rows that a mask chooses. Views are copied, which also frees their block."""
    import pyarrow as pa

    if column.type != pa.binary_view():
        return column.filter(mask)
    return as_views(column.cast(pa.binary()).filter(mask))


def _pairs(kind: pa.DataType, column: Flat, rows: int) -> pa.Array:
    import pyarrow as pa

    ends, name_ends, names, value_ends, values, *given = map(pa.py_buffer, column.arrays)
    count = memoryview(column.arrays[0]).cast("B").cast("i")[rows]
    validity = _validity(given[0] if given else None, count)
    children = [
        _binary(pa.binary(), count, None, name_ends, names),
        _binary(pa.binary(), count, validity, value_ends, values),
    ]
    pairs = pa.Array.from_buffers(kind.value_type, count, [None], children=children)
    return pa.Array.from_buffers(kind, rows, [_validity(column.present, rows), ends], children=[pairs])


def _binary(kind: pa.DataType, rows: int, validity: pa.Buffer | None, ends: pa.Buffer, content: pa.Buffer) -> pa.Array:
    import pyarrow as pa

    return pa.Array.from_buffers(kind, rows, [validity, ends, content])


def gathered(
    data: Any, position: Sequence[int], length: Sequence[int], first: int, last: int, *, max_bytes: int = MAX_BINARY
) -> pa.Array:
    """The rows `first:last` of a scan of `data` as `binary`: at least one, and as many as fit in `max_bytes`. A
    `length` below 0 is an absent value.
    """
    import pyarrow as pa

    native = extension()
    if native is None:
        return _collected(data, position, length, first, last, max_bytes)
    # Arrow's pool reuses memory; fresh pages would cost as much as the copy.
    ends = pa.allocate_buffer(4 * (last - first + 1))
    count, size, absent = native.gather_ends(length, first, last, max_bytes, items(ends, "i32"))
    values = pa.allocate_buffer(size)
    present = pa.allocate_buffer((count + 7) // 8 if absent else 0)
    native.gather(data, position, length, first, count, values, present)
    return _binary(pa.binary(), count, present if absent else None, ends, values)


def _collected(
    data: Any, position: Sequence[int], length: Sequence[int], first: int, last: int, max_bytes: int
) -> pa.Array:
    import pyarrow as pa

    view = memoryview(data).cast("B")
    values: list[bytes | None] = []
    total = 0
    for start, size in zip(position[first:last], length[first:last], strict=True):
        total += max(size, 0)
        if values and total > max_bytes:
            break
        values.append(None if size < 0 else bytes(view[start : start + size]))
    return pa.array(values, pa.binary())
