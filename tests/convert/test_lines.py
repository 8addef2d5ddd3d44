"""Lines that are read many at once are what the careful parser makes of each: records, errors and names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from segspec.columns.schema import RECORD_TYPES
from segspec.conversion import arrow_files, jsonl, line_columns
from segspec.core.errors import Finding, SegspecError
from segspec.core.json_form import REVERSIBLE
from segspec.core.model import Record
from segspec.formats.contract.descriptor import Further
from tests.cli.conftest import Run
from tests.convert.lines_of_json import files
from tests.helpers.sweeps import ALL

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


@pytest.fixture(autouse=True)
def all_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small blocks are read many lines at once, too."""
    monkeypatch.setattr(line_columns, "LEAST_BYTES", 0)


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
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_columns, "names_of", lambda _: None)
        assert jsonl.names_in(path) == names
    return careful


@pytest.mark.parametrize("payload", REVERSIBLE)
@pytest.mark.parametrize("columns", SHAPES, ids=" ".join)
@settings(max_examples=1_000 if ALL else 8)
@given(data=st.data())
def test_any_lines_are_what_the_careful_parser_makes_of_them(
    tmp_path_factory: pytest.TempPathFactory, columns: tuple[str, ...], payload: str, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("lines", numbered=True) / "rows.jsonl"
    path.write_bytes(data.draw(files(columns, payload)))
    with pytest.MonkeyPatch.context() as patch:
        if data.draw(st.booleans()):
            patch.setattr(jsonl, "BLOCK_BYTES", data.draw(st.integers(1, 200)))
        if data.draw(st.booleans()):
            patch.setattr(jsonl, "MAX_LINE", data.draw(st.integers(1, 300)))
        both(path, columns, payload)


SOUND = b'{"offset":"1","value":"6162","x":[{"y":1}]}'
ODD = {
    "two objects in a line": SOUND + b" " + SOUND,
    "an object over two lines": b'{"offset":"1",\n"value":"6162"}',
    "a control character in text": b'{"offset":"1","value":"6162","x":"\x01"}',
    "a number that goes on": b'{"offset":"1","value":"6162","x":' + b"1" * 5000 + b"}",
    "lists in lists": b'{"offset":"1","value":"6162","x":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "a name twice": b'{"offset":"1","value":"6162","offset":"2"}',
    "bytes that are no text": b'{"offset":"1","value":"6162","x":"\xff"}',
    "a byte order mark": b"\xef\xbb\xbf" + SOUND,
    "half of a surrogate": b'{"offset":"1","value":"6162","x":"\\ud800"}',
    "no number": b'{"offset":"0x1","value":"6162"}',
    "an odd payload": b'{"offset":"1","value":"616"}',
}


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_line_among_plain_ones_is_what_the_careful_parser_makes_of_it(odd: str, tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_bytes(b"\n".join([SOUND, SOUND, ODD[odd], SOUND, b""]))
    assert both(path, ("offset", "value"), "hex")[:2] == [(1, b"ab")] * 2


@pytest.mark.parametrize("number", ['"5"', "5"])
def test_plain_lines_are_read_many_at_once(number: str, tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text("".join(f'{{"offset":{number},"value":"61","n":{n}}}\n\n' for n in range(100)))
    (batch,) = jsonl.read_columns(path, schema_of(("offset", "value")), REVERSIBLE["hex"])
    assert isinstance(batch, pa.RecordBatch)
    assert batch.to_pylist() == [{"offset": 5, "value": b"a"}] * 100


def test_all_that_dump_writes_is_read_many_at_once(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    for log in ("osiris/epochs", "tank/head_small_plain", "mojo/primary_strings", "durable_log/empty_payloads/log"):
        for payload in REVERSIBLE:
            path = tmp_path / "rows.jsonl"
            path.write_text(segspec("dump", corpus / log, "-o", "json", "--payload", payload).out)
            columns = tuple(name for name in jsonl.names_in(path) if name in RECORD_TYPES)
            items = list(jsonl.read_columns(path, schema_of(columns), REVERSIBLE[payload]))
            # A value that looks like the end of one object and the begin of another: each line by itself.
            is_doubtful = line_columns.TWO_OBJECTS.search(path.read_bytes()) is not None
            assert is_doubtful == (log == "mojo/primary_strings" and payload == "utf8")
            assert is_doubtful or [type(item) for item in items] == [pa.RecordBatch]
            both(path, columns, payload)
