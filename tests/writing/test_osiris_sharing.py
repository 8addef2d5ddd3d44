"""osiris' records that share chunks whatever their times, and holes in the offsets that are filled on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import segspec
from segspec.formats.osiris.chunk import ChunkType
from tests.writing.osiris_reading import chunks

TIME = 1_700_000_000_000


def shapes(folder: Path) -> list[tuple[int, int, int]]:
    """Of each chunk its id, records, and timestamp since `TIME`."""
    headers = [chunk.header for _, chunk, _ in chunks(folder)]
    return [(header.chunk_id, header.num_records, header.timestamp - TIME) for header in headers]


def written(folder: Path, records: list[dict[str, Any]], *, at_once: bool = False, **options: Any) -> Path:
    with segspec.create(folder, "osiris", **options) as writer:
        if at_once:
            writer.append_many(pa.Table.from_pylist(records))
        else:
            for record in records:
                writer.append(**record)
    return folder


TIMED = [{"value": b"%02d" % n, "timestamp": TIME + n} for n in range(10)]


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [(n, 1, n) for n in range(10)]),
        ({"chunk_records": 4}, [(0, 4, 3), (4, 4, 7), (8, 2, 9)]),
        ({"chunk_records": 1}, [(n, 1, n) for n in range(10)]),
        ({"chunk_records": 0, "chunk_bytes": 18}, [(0, 3, 2), (3, 3, 5), (6, 3, 8), (9, 1, 9)]),
        ({"chunk_records": 9, "chunk_entries": 2}, [(0, 9, 8), (9, 1, 9)]),
        ({"chunk_records": 0, "chunk_entries": 6}, [(0, 6, 5), (6, 4, 9)]),
    ],
)
def test_records_of_several_times_share_a_chunk_whose_time_is_its_last_ones(
    tmp_path: Path, options: dict[str, Any], expected: list[tuple[int, int, int]], at_once: bool
) -> None:
    folder = written(tmp_path / "log", TIMED, at_once=at_once, chunk_milliseconds=None, **options)
    assert shapes(folder) == expected
    log = segspec.open(folder)
    assert list(log.verify()) == []
    assert [record.value for record in log.records()] == [record["value"] for record in TIMED]


def test_sub_batches_count_with_their_records(tmp_path: Path) -> None:
    records = [{**record, "sub_batch": "none"} for record in TIMED]
    folder = written(tmp_path / "log", records, chunk_milliseconds=None, chunk_records=4, sub_batch_records=3)
    assert shapes(folder) == [(0, 4, 3), (4, 4, 7), (8, 2, 9)]
    assert list(segspec.open(folder).verify()) == []


def test_a_record_without_a_time_does_not_share_a_chunk_with_those_that_have_one(tmp_path: Path) -> None:
    records: list[dict[str, Any]] = [*TIMED[:2], {"value": b"now"}, {"value": b"now, too"}]
    folder = written(tmp_path / "log", records, chunk_milliseconds=None, chunk_records=9)
    assert [shape[:2] for shape in shapes(folder)] == [(0, 2), (2, 2)]


HOLES = [{"value": b"v", "timestamp": TIME, "offset": offset} for offset in (5, 6, 10, 11, 20)]


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("options", [{}, {"segment_chunks": 1}, {"segment_chunks": 2}])
def test_holes_are_filled_so_that_consumers_read_on(tmp_path: Path, options: dict[str, Any], at_once: bool) -> None:
    folder = written(tmp_path / "log", HOLES, at_once=at_once, holes="fill", first_offset=5, **options)
    log = segspec.open(folder)
    assert list(log.verify()) == []
    assert [record.offset for record in log.records()] == [5, 6, 10, 11, 20]
    headers = [chunk.header for _, chunk, _ in chunks(folder)]
    fillers = [header for header in headers if header.chunk_type == ChunkType.tracking_delta]
    assert [(header.chunk_id, header.num_records) for header in fillers] == [(7, 3), (12, 8)]
    for owner in ("rabbitmq-3.10", "rabbitmq-4.0"):
        view = log.forecast(owner).consumers
        assert view is not None
        assert (view.stop, view.until_offset) == (None, 21), owner


def test_a_hole_of_more_than_a_chunk_takes_has_several_and_one_without_end_is_refused(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "osiris", holes="fill") as writer:
        writer.append(b"first", timestamp=TIME)
        with pytest.raises(ValueError, match=r"offset is 18446744073709551000, and 1 is due: a hole of more than"):
            writer.append(b"far", timestamp=TIME, offset=(1 << 64) - 616)
        assert writer.append(b"later", timestamp=TIME, offset=(1 << 33) + 7) == (1 << 33) + 7
    assert [records for _, records, _ in shapes(tmp_path / "log")] == [1, (1 << 32) - 1, (1 << 32) - 1, 8, 1]
    assert list(segspec.open(tmp_path / "log").verify()) == []


def test_tracking_that_waits_is_in_the_next_chunk_and_not_in_a_filler(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "osiris", holes="fill") as writer:
        writer.append(b"first", timestamp=TIME)
        writer.flush()
        writer.track(consumer=b"reader", offset=0)
        writer.append(b"second", timestamp=TIME, offset=4)
    log = segspec.open(tmp_path / "log")
    assert list(log.verify()) == []
    trailers = [len(chunk.trailer) for _, chunk, _ in chunks(tmp_path / "log")]
    assert [bool(length) for length in trailers] == [False, False, True]
