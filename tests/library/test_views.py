"""Values as Arrow's views: the same as `binary`, for those who ask, and no more memory than they are worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import duckdb
import polars
import pyarrow as pa
import pytest

import segspec
from segspec.storage.source import Source
from tests.native.lane import LANES, using

FORMATS = ("durable_log", "ffwd", "osiris", "tank")
SIZES = (0, 1, 4, 11, 12, 13, 100, 5000)
VALUES = [bytes([n % 251]) * SIZES[n % len(SIZES)] for n in range(2000)]


@pytest.fixture(params=FORMATS)
def log(request: pytest.FixtureRequest, tmp_path: Path) -> segspec.Log:
    return written(tmp_path, request.param, VALUES)


def written(folder: Path, format: str, values: list[bytes], **options: Any) -> segspec.Log:
    with segspec.create(folder / format, format, **options) as writer:
        writer.append_many(values)
    return segspec.open(folder / format)


@pytest.mark.parametrize("lane", LANES)
def test_views_are_the_values(log: segspec.Log, lane: str) -> None:
    with using(lane):
        table = log.arrow(columns=["value"], views=True).read_all()
    table.validate(full=True)
    assert table.schema == pa.schema([("value", pa.binary_view())])
    assert table["value"].to_pylist() == VALUES


def test_who_does_not_ask_gets_binary(log: segspec.Log) -> None:
    assert pa.table(log).schema.field("value").type == pa.binary()
    assert log.arrow().schema.field("value").type == pa.binary()


def test_who_asks_the_stream_for_views_gets_them(log: segspec.Log) -> None:
    asked = pa.schema([(f.name, pa.binary_view() if f.name == "value" else f.type) for f in log.arrow().schema])
    assert pa.table(log, schema=asked).schema == asked
    assert pa.table(log, schema=log.arrow().schema)["value"].to_pylist() == VALUES


def test_polars_and_duckdb_take_them(log: segspec.Log) -> None:
    assert polars.DataFrame(log.arrow(columns=["value"], views=True))["value"].to_list() == VALUES
    views = log.arrow(columns=["value"], views=True)
    assert duckdb.from_arrow(views).fetchall() == [(value,) for value in VALUES]


def test_a_range_of_views_is_that_of_the_values(log: segspec.Log) -> None:
    first = log.info()["first_offset"] + 700
    chosen = log.arrow(columns=["value"], start=first, end=first + 10, views=True).read_all()
    assert chosen["value"].to_pylist() == VALUES[700:710]


def test_compressed_bundles_are_pointed_into(tmp_path: Path) -> None:
    for turn, start in enumerate(range(0, len(VALUES), 50)):
        compression = "snappy" if turn % 2 else "none"
        with segspec.create(tmp_path, "tank", resume=turn > 0, compression=compression, bundle_records=50) as writer:
            writer.append_many(VALUES[start : start + 50])
    log = segspec.open(tmp_path)
    assert log.arrow(columns=["value"], views=True).read_all()["value"].to_pylist() == VALUES


@pytest.mark.parametrize("codec", ["gzip", "snappy", "lz4", "zstd"])
def test_sub_batches_are_pointed_into(tmp_path: Path, codec: str) -> None:
    with segspec.create(tmp_path / "log", "osiris") as writer:
        for number, value in enumerate(VALUES):
            writer.append(value, sub_batch=None if number % 300 < 20 else codec)
    log = segspec.open(tmp_path / "log")
    assert log.arrow(columns=["value"], views=True).read_all()["value"].to_pylist() == VALUES


def held(batches: pa.RecordBatchReader) -> int:
    """The bytes of the blocks that views point into."""
    return sum(len(block) for batch in batches for block in batch["value"].buffers()[2:])


@pytest.mark.parametrize("format", FORMATS)
def test_few_rows_do_not_keep_the_block_that_they_were_in(tmp_path: Path, format: str) -> None:
    log = written(tmp_path, format, [bytes(1000)] * 20_000)
    assert held(log.arrow(columns=["value"], views=True)) < 1.5 * 20_000 * 1000
    assert held(log.arrow(columns=["value"], start=7000, end=7010, views=True)) < 11_000


@pytest.mark.parametrize("format", FORMATS)
def test_values_that_are_short_beside_their_frames_keep_no_frames(tmp_path: Path, format: str) -> None:
    values = [b"thirteen here"] * 20_000
    log = written(tmp_path, format, values)
    assert held(log.arrow(columns=["value"], views=True)) <= 2 * 20_000 * len(values[0])


def test_damage_everywhere_reads_each_byte_a_few_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = written(tmp_path, "durable_log", [bytes([n % 251]) * 500 for n in range(4_000)])
    segment = Path(log.segments[0].path)
    content = bytearray(segment.read_bytes())
    for record in list(log.records())[::4]:
        content[record.position + 300] ^= 1
    segment.write_bytes(content)
    expected = log.arrow(columns=["value"], on_damage="skip", report=lambda _: None).read_all()

    filled = []
    fill = Source.fill

    def counted(self: Source, room: memoryview, position: int) -> None:
        filled.append(len(room))
        fill(self, room, position)

    monkeypatch.setattr(Source, "fill", counted)
    views = log.arrow(columns=["value"], on_damage="skip", report=lambda _: None, views=True).read_all()
    assert views["value"].to_pylist() == expected["value"].to_pylist()
    assert len(expected) == 3_000
    assert sum(filled) <= 2 * len(content)
