"""Frames as Arrow batches, with their details as columns or as JSON."""

from __future__ import annotations

from array import array
from typing import Any

import pyarrow as pa

from segspec.columns.arrays import arrow_array, numbers, repeated
from segspec.columns.backend.kernel import CODES
from segspec.columns.flat import of_values
from segspec.core.stretch import FrameColumns, PerFrame

KINDS = {
    CODES[kind]: arrow
    for kind, arrow in {
        "u8": pa.uint8(), "u16": pa.uint16(), "u32": pa.uint32(), "i64": pa.int64(), "u64": pa.uint64()
    }.items()
}  # fmt: skip


def table_batch(path: str, frames: FrameColumns, schema: pa.Schema) -> pa.RecordBatch:
    named = _columns(path, frames)
    arrays = []
    for field in schema:
        if field.name == "details":
            arrays.append(_as_json(frames))
        elif field.name in named:
            arrays.append(named[field.name].cast(field.type))
        else:
            arrays.append(pa.nulls(frames.rows, field.type))
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def _columns(path: str, frames: FrameColumns) -> dict[str, pa.Array]:
    # Importing it takes longer than a batch.
    import pyarrow.compute as pc

    rows = frames.rows
    position, end = _array(frames.position, rows), _array(frames.end, rows)
    named = {
        "segment": repeated(path, rows),
        "position": pc.add(position, frames.base),
        "bytes": pc.subtract(end, position),
        "kind": _array(frames.kind, rows),
    }
    for name in ("first_offset", "offsets", "timestamp"):
        told = getattr(frames, name)
        if told is not None:
            named[name] = _array(told, rows)
    if "timestamp" in named:
        # Arrow's times are signed.
        named["timestamp"] = named["timestamp"].cast(pa.int64())
    return named


def _array(told: PerFrame, rows: int) -> pa.Array:
    if callable(told):
        return _array(told(), rows)
    if isinstance(told, list):
        flat = of_values(told)
        return pa.nulls(rows) if flat is None else arrow_array("", flat, rows)
    if isinstance(told, range):
        return numbers(pa.uint64(), array("Q", told), rows)
    if isinstance(told, str):
        return repeated(told, rows)
    if isinstance(told, int):
        return pa.repeat(told, rows)
    own = memoryview(told)[:rows]
    return numbers(KINDS[own.format], bytes(own), rows)


def _as_json(frames: FrameColumns) -> pa.Array:
    """Texts in details need no escapes."""
    import pyarrow.compute as pc

    parts: list[Any] = []
    for name, told in frames.details.items():
        array = _array(told, frames.rows)
        quote = '"' if pa.types.is_string(array.type) else ""
        parts += [f'{"," if parts else "{"}"{name}":{quote}', array.cast(pa.string())]
        parts += [quote] if quote else []
    return pc.binary_join_element_wise(*parts, "}", "")
