"""Lines that are read many at once are what the careful parser makes of each: records, errors and names."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from segspec.columns.json_in import line_columns
from segspec.columns.json_in.line_columns import AFTER, KnownNames, LineColumns
from segspec.columns.schema import RECORD_TYPES
from segspec.conversion import arrow_files, jsonl, text_lines
from segspec.core.errors import Finding, SegspecError
from segspec.core.json_form import REVERSIBLE
from segspec.core.model import Record
from segspec.formats.contract.descriptor import Further
from tests.cli.conftest import Run
from tests.convert.lines_of_json import files
from tests.native.lane import LANES, PLAIN, using

VALUES = ("offset", "timestamp", "key", "value", "chunk_id", "epoch")
FIELDS = ("id", "deleted", "fields")
FURTHER = {
    "delta": Further("signed"),
    "size": Further("unsigned"),
    "note": Further("text"),
    "raw": Further("bytes"),
    "urgent": Further("flag"),
}
SHAPES = [VALUES, ("value",), ("value", "offset"), FIELDS, (*FIELDS, "value"), ("value", *FURTHER, "fields")]

Row = tuple[Any, ...] | tuple[str, Any]

pytestmark = pytest.mark.skipif(LANES == [PLAIN], reason="there is no C compiler")


def rows_of(items: Iterable[pa.RecordBatch | Record | SegspecError], columns: tuple[str, ...]) -> Iterator[Row]:
    for item in items:
        if isinstance(item, SegspecError):
            yield "error", Finding.from_error(item)
        elif isinstance(item, Record):
            yield tuple(getattr(item, name, None) for name in columns)
        else:
            item.validate(full=True)
            assert item.schema == schema_of(columns)
            yield from rows_of(arrow_files.records_of(item, 0, item.schema), columns)


def schema_of(columns: tuple[str, ...]) -> pa.Schema:
    return arrow_files.table_schema(columns, FURTHER)


def both(path: Path, columns: tuple[str, ...], payload: str) -> list[Row]:
    form = REVERSIBLE[payload]
    careful = list(rows_of(jsonl.read_lines(path, schema_of(columns), form), columns))
    assert list(rows_of(jsonl.read_columns(path, schema_of(columns), form), columns)) == careful
    names = jsonl.names_in(path)
    with using(PLAIN):
        assert jsonl.names_in(path) == names
    return careful


@pytest.mark.parametrize("payload", REVERSIBLE)
@pytest.mark.parametrize("columns", SHAPES, ids=" ".join)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_lines_are_what_the_careful_parser_makes_of_them(
    tmp_path_factory: pytest.TempPathFactory, columns: tuple[str, ...], payload: str, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("lines", numbered=True) / "rows.jsonl"
    path.write_bytes(data.draw(files(columns, payload)))
    with pytest.MonkeyPatch.context() as patch:
        if data.draw(st.booleans()):
            patch.setattr(text_lines, "BLOCK_BYTES", data.draw(st.integers(1, 200)))
        if data.draw(st.booleans()):
            patch.setattr(text_lines, "MAX_LINE", data.draw(st.integers(1, 300)))
        both(path, columns, payload)


@pytest.mark.parametrize("payload", REVERSIBLE)
@pytest.mark.parametrize("columns", SHAPES, ids=" ".join)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_the_lanes_read_the_same(columns: tuple[str, ...], payload: str, data: st.DataObject) -> None:
    content = data.draw(files(columns, payload)) + b"\n"
    names = data.draw(st.sets(st.sampled_from([*columns, "value", "other"])))
    found = []
    for lane in LANES:
        with using(lane):
            found.append(list(read(content, columns, payload)))
            found[-1].append(KnownNames(sorted(names)).passed(bytearray(content + bytes(AFTER)), 0, len(content)))
    assert all(one == found[0] for one in found)


def read(content: bytes, columns: tuple[str, ...], payload: str) -> Iterator[Any]:
    """What a lane reads from each line on."""
    lines = LineColumns(schema_of(columns), payload)
    at = 0
    while at < len(content):
        batch, after = lines.read(bytearray(content + bytes(AFTER)), at, len(content))
        yield after, *rows_of([batch], columns)
        at = content.index(b"\n", after) + 1 if after < len(content) else after


def test_many_lines_are_read_in_several_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_columns, "MOST_ROWS", 5)
    rows = [{"id": f"{n}-1", "fields": [["61", f"{n:04x}"]] * (n % 9)} for n in range(40)]
    path = tmp_path / "rows.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)))
    for lane in LANES:
        with using(lane):
            items = list(jsonl.read_columns(path, schema_of(("id", "fields")), REVERSIBLE["hex"]))
        assert 1 < max(item.num_rows for item in items if isinstance(item, pa.RecordBatch)) <= 5
        assert list(rows_of(items, ("id", "fields"))) == both(path, ("id", "fields"), "hex")


def test_all_that_dump_writes_is_read_many_at_once(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    for log in ("osiris/epochs", "tank/head_small_plain", "mojo/primary_strings", "durable_log/empty_payloads/log"):
        for payload in REVERSIBLE:
            path = tmp_path / "rows.jsonl"
            path.write_text(segspec("dump", corpus / log, "-o", "json", "--payload", payload).out)
            columns = tuple(name for name in jsonl.names_in(path) if name in RECORD_TYPES)
            items = list(jsonl.read_columns(path, schema_of(columns), REVERSIBLE[payload]))
            assert [type(item) for item in items] == [pa.RecordBatch]
            both(path, columns, payload)
