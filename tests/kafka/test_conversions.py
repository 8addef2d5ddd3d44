"""Records of real topics in files of rows and in other logs: with what only Kafka has, with their headers and nulls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import segspec
from segspec.conversion import Refused
from segspec_kafka import FORMAT
from tests.convert.logs import convert
from tests.kafka.test_reading import PARTITIONS, folder_of, truth_of

WRITTEN = [path for path in PARTITIONS if not path.name.startswith("__")]
NULLS = Path("4.1/nulls-0.json")


def as_received(row: dict[str, Any]) -> dict[str, Any]:
    """A row as the samples say what a consumer received."""
    key, value = (None if row[name] is None else row[name].hex() for name in ("key", "value"))
    pairs = [(pair["name"].decode(), pair["value"]) for pair in row["fields"] or ()]
    headers = [[name, None if content is None else content.hex()] for name, content in pairs]
    return {"offset": row["offset"], "key": key, "value": value, "headers": headers}


@pytest.mark.parametrize("partition", WRITTEN, ids=str)
def test_parquet_has_all_that_a_consumer_received_and_what_only_kafka_has(partition: Path, tmp_path: Path) -> None:
    convert(folder_of(partition), tmp_path / "rows.parquet", format=FORMAT)
    table = pq.read_table(tmp_path / "rows.parquet")
    received = truth_of(partition)["read_uncommitted"]["records"]
    due = [{name: record[name] for name in ("offset", "key", "value", "headers")} for record in received]
    # What was removed before the log's start lies in its first segment still.
    assert [as_received(row) for row in table.to_pylist()][-len(due) or len(table) :] == due
    assert table.equals(segspec.open(folder_of(partition), format=FORMAT).arrow(list(FORMAT.columns)).read_all())


def test_lines_of_json_have_headers_with_nulls_and_no_value_where_it_is_null(tmp_path: Path) -> None:
    convert(folder_of(NULLS), tmp_path / "rows.jsonl", format=FORMAT, payload="utf8")
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert [(row.get("key"), row.get("value"), row["fields"]) for row in rows] == [
        ("a", None, []),
        ("", "", []),
        (None, "v", [["", ""], ["h", None], ["h", "2"]]),
    ]
    assert {row["producer_id"] for row in rows} == {"5"}


def test_another_log_loses_by_name_what_only_kafka_has_and_tombstones_are_empty(tmp_path: Path) -> None:
    found = []
    done = convert(folder_of(NULLS), tmp_path / "tank", "tank", format=FORMAT, drop=["offset"], report=found.append)
    assert (done.records, done.nulls, found) == (3, {"value": 1}, [])
    assert [record.value for record in segspec.open(tmp_path / "tank").records()] == [b"", b"", b"v"]
    with pytest.raises(Refused, match="there are a value and fields, and records of mojo have fields alone"):
        convert(folder_of(NULLS), tmp_path / "mojo", "mojo", format=FORMAT)
    convert(folder_of(NULLS), tmp_path / "mojo", "mojo", format=FORMAT, fields_as="beside")
    assert [record.fields for record in segspec.open(tmp_path / "mojo").records()] == [
        [(b"key", b"a"), (b"value", b"")],
        [(b"key", b""), (b"value", b"")],
        [(b"value", b"v"), (b"", b""), (b"h", b""), (b"h", b"2")],
    ]
