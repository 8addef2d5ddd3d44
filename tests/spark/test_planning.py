"""How a read is divided among tasks: large segments are cut, small ones share a task, ranges leave the rest out."""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import segspec
from segspec.library.pieces import LogPiece
from segspec.samples import FOLDER
from segspec_ksy.layouts import durable_log_index_entry as entry_layout
from tests.spark.direct import plan, read

COUNT = 1200
VALUE = b"v" * 60

FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd")
OPTIONS: dict[str, dict[str, Any]] = {
    "osiris": {"chunk_entries": 20, "segment_bytes": 1 << 30},
    "tank": {"bundle_records": 20, "index_interval": 512, "compression": "none", "segment_bytes": 1 << 30},
    "durable_log": {"segment_bytes": 1 << 30},
    "mojo": {"pack_records": 20, "segment_bytes": 1 << 30},
    "ffwd": {"segment_bytes": 1 << 30},
}


def write(folder: Path, format: str, count: int = COUNT, **options: Any) -> Path:
    """A log of one segment, unless options say otherwise."""
    with segspec.create(folder, format, **OPTIONS[format] | options) as writer:
        for number in range(count):
            value = b"%d " % number + VALUE
            if format == "mojo":
                writer.append(fields={b"value": value}, id=(1_700_000_000_000 + number, 0))
            elif format == "osiris":
                writer.append(value, timestamp=1_700_000_000_000 + number // 20)
            else:
                writer.append(value)
    return folder


def pieces(partitions: list[Any]) -> list[LogPiece]:
    return [piece for partition in partitions for piece in partition.pieces]


def sorted_rows(rows: list[dict[str, Any]]) -> list[str]:
    return sorted(map(repr, rows))


@pytest.mark.parametrize("format", FORMATS)
def test_a_large_segment_is_cut_and_the_pieces_are_the_whole(format: str, tmp_path: Path) -> None:
    log = write(tmp_path / "log", format)
    size = sum(Path(segment.path).stat().st_size for segment in segspec.open(log, format=format).segments)
    _, partitions, _ = plan(format, log, maxPartitionBytes=str(size // 10))
    made = pieces(partitions)
    assert 8 <= len(partitions) <= 12
    assert [piece.piece.end for piece in made[:-1]] == [piece.piece.start for piece in made[1:]]
    assert (made[0].piece.start, made[-1].piece.end) == (0, None)
    assert read(format, log, maxPartitionBytes=str(size // 10)) == read(format, log)


@pytest.mark.parametrize("table", ["frames", "tracking"])
def test_other_tables_are_cut_in_the_same_way(table: str, tmp_path: Path) -> None:
    log = write(tmp_path / "log", "osiris")
    assert read("osiris", log, table=table, maxPartitionBytes="20000") == read("osiris", log, table=table)


def test_more_partitions_are_made_where_more_are_asked_for(tmp_path: Path) -> None:
    log = write(tmp_path / "log", "durable_log")
    assert len(plan("durable_log", log)[1]) == 1
    _, partitions, _ = plan("durable_log", log, minPartitions="7")
    assert 7 <= len(partitions) <= 9
    assert read("durable_log", log, minPartitions="7") == read("durable_log", log)


def test_two_hundred_small_logs_are_a_few_tasks(tmp_path: Path) -> None:
    for number in range(200):
        write(tmp_path / "tree" / f"log{number:03}", "durable_log", 3)
    _, partitions, _ = plan("durable_log", tmp_path / "tree")
    assert len(partitions) == 2
    assert len(pieces(partitions)) == 200
    assert len(read("durable_log", tmp_path / "tree")) == 600


@pytest.mark.parametrize("format", ["osiris", "durable_log", "tank"])
def test_damage_across_a_cut_is_told_once_and_costs_what_it_costs_in_one_piece(format: str, tmp_path: Path) -> None:
    log = write(tmp_path / "log", format)
    (segment,) = segspec.open(log, format=format).segments
    whole = bytearray(Path(segment.path).read_bytes())
    _, partitions, _ = plan(format, log, maxPartitionBytes=str(len(whole) // 10))
    for piece in pieces(partitions)[3::4]:
        whole[piece.piece.start - 30 : piece.piece.start + 30] = bytes(60)
    Path(segment.path).write_bytes(whole)
    options = {"columnNameOfCorruptRecord": "why"}
    cut = read(format, log, None, maxPartitionBytes=str(len(whole) // 10), **options)
    assert Counter(sorted_rows(cut)) == Counter(sorted_rows(read(format, log, None, **options)))
    assert any(row["why"] for row in cut)


def test_an_index_that_lists_a_place_within_a_frame_never_gives_a_wrong_record(tmp_path: Path) -> None:
    """A payload that is a sound log itself, and an index that points into it."""
    inner = write(tmp_path / "inner", "durable_log", 2000)
    (segment,) = segspec.open(inner, format="durable_log").segments
    forged = Path(segment.path).read_bytes()
    outer = tmp_path / "outer"
    with segspec.create(outer, "durable_log") as writer:
        writer.append(forged)
        writer.append(b"after")
    (segment,) = segspec.open(outer, format="durable_log").segments
    assert segment.index is not None
    begin = Path(segment.path).read_bytes().index(forged)
    entries = (entry for _, entry in segspec.open(inner, format="durable_log").index_entries())
    Path(segment.index).write_bytes(
        b"".join(entry_layout.pack(offset=each["offset"], ofs_record=begin + each["ofs_record"]) for each in entries)
    )
    assert [row["offset"] for row in read("durable_log", outer)] == [0, 1]
    with pytest.raises(segspec.SegspecError, match="bad-index: the index lists a frame at byte"):
        read("durable_log", outer, maxPartitionBytes="20000")


@pytest.mark.parametrize("format", FORMATS)
def test_the_last_records_of_a_large_log_cost_little(format: str, tmp_path: Path) -> None:
    log = write(tmp_path / "log", format)
    every = read(format, log)
    column = "id" if format == "mojo" else "offset"
    tenth = every[-10][column]
    reader, partitions, _ = plan(format, log, startingOffsets=str(tenth), maxPartitionBytes="20000")
    assert len(partitions) == 1
    batches = [pa.Table.from_batches([batch]).to_pylist() for batch in reader.read(partitions[0])]
    assert [row for batch in batches for row in batch] == every[-10:]
    (piece,) = pieces(partitions)
    assert piece.piece.start > 0


@pytest.mark.parametrize("format", FORMATS)
def test_a_range_of_offsets_gives_the_same_rows_however_it_is_cut(format: str, tmp_path: Path) -> None:
    log = write(tmp_path / "log", format)
    every = read(format, log)
    column = "id" if format == "mojo" else "offset"
    for first, last in _ranges(len(every)):
        options = {"startingOffsets": str(every[first][column]), "endingOffsets": str(every[last][column])}
        for size in ("5000", "40000", "128m"):
            assert read(format, log, None, maxPartitionBytes=size, **options) == every[first:last]


def _ranges(count: int) -> Iterator[tuple[int, int]]:
    yield from ((0, 1), (0, count // 2), (count // 3, count // 3 + 1), (count // 2, count - 1), (count - 2, count - 1))


@pytest.mark.parametrize("broken", [(1,), (2,), (3,), (1, 2, 3), (2, 3), (3, 4, 5), (5,)])
@pytest.mark.parametrize("left", [0, 12])
def test_a_range_of_times_does_not_end_at_segments_that_do_not_show_where_they_begin(
    broken: tuple[int, ...], left: int, tmp_path: Path
) -> None:
    log = write(tmp_path / "log", "osiris", count=600, segment_bytes=6500)
    segments = segspec.open(log).segments
    assert len(segments) == 6
    for number in broken:
        os.truncate(segments[number].path, left)
    first = 1_700_000_000_000
    ends = {"startingTimestamp": str(first + 2), "endingTimestamp": str(first + 26)}
    kept = [row["offset"] for row in read("osiris", log) if 40 <= row["offset"] < 520]
    assert len(kept) == 480 - sum(min(520, 100 * number + 100) - max(40, 100 * number) for number in broken)
    assert [row["offset"] for row in read("osiris", log, **ends)] == kept


@pytest.mark.parametrize(
    ("end", "is_told"), [(2999, True), (2000, True), (1500, True), (1001, True), (1000, False), (500, False)]
)
@pytest.mark.parametrize("format", ["osiris", "durable_log"])
def test_a_range_says_what_is_missing_in_it_and_not_what_is_missing_after_it(
    format: str, end: int, is_told: bool, tmp_path: Path
) -> None:
    for first in (0, 2000):
        write(tmp_path / str(first), format, count=1000, first_offset=first)
    log = tmp_path / "log"
    shutil.copytree(tmp_path / "2000", log)
    shutil.copytree(tmp_path / "0", log, dirs_exist_ok=True)
    found: list[Any] = []
    kept = [row.offset for row in segspec.open(log).records(end=end, on_damage="skip", report=found.append)]
    assert [finding.code for finding in found] == (["missing-segment"] if is_told else [])
    found.clear()
    segspec.open(log).arrow(end=end, on_damage="skip", report=found.append).read_all()
    assert [finding.code for finding in found] == (["missing-segment"] if is_told else [])
    for most in ("20k", "128m"):
        options = {"columnNameOfCorruptRecord": "bad", "endingOffsets": str(end), "maxPartitionBytes": most}
        rows = read(format, log, **options)
        assert [row["offset"] for row in rows if row["bad"] is None] == kept
        assert [row["bad"].split(":")[0] for row in rows if row["bad"]] == (["missing-segment"] if is_told else [])


def test_a_segment_of_a_log_with_holes_is_planned_without_its_payload(tmp_path: Path) -> None:
    """A payload of 3 GiB that is a hole in its file: to read it would show in the time and the memory that it takes."""
    log = write(tmp_path / "log", "durable_log", 100)
    (segment,) = segspec.open(log, format="durable_log").segments
    size = Path(segment.path).stat().st_size
    with Path(segment.path).open("r+b") as file:
        file.truncate(3 << 30)
    _, partitions, _ = plan("durable_log", log)
    assert pieces(partitions)[0].piece.segment.path == segment.path
    assert len(read("durable_log", log, mode="DROPMALFORMED", endingOffsets="100")) == 100
    assert size < 1 << 20


def test_sizes_are_given_in_sparks_words() -> None:
    log = FOLDER / "durable_log" / "multi_segment" / "log"
    for text in ("1048577", "2m", "1 g", "128MB", "64k"):
        assert len(read("durable_log", log, maxPartitionBytes=text)) > 100
    for text in ("0", "-1", "many", "1.5m", ""):
        with pytest.raises(ValueError, match="maxPartitionBytes"):
            plan("durable_log", log, maxPartitionBytes=text)
    with pytest.raises(ValueError, match="minPartitions"):
        plan("durable_log", log, minPartitions="0")


def test_many_small_segments_are_planned_without_opening_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a plan of a hundred thousand segments takes is a listing of each folder."""
    log = write(tmp_path / "log", "osiris", 2000, segment_bytes=1000)
    segments = len(segspec.open(log).segments)
    assert segments > 50
    opened: list[str] = []
    original = os.open

    def noted(path: str, *more: Any, **options: Any) -> int:
        opened.append(str(path))
        return original(path, *more, **options)

    monkeypatch.setattr(os, "open", noted)
    _, partitions, _ = plan("osiris", log)
    assert len(pieces(partitions)) == segments
    assert len(partitions) <= 2
    assert len([path for path in opened if path.endswith((".segment", ".index"))]) < 20


def test_the_emptied_folder_of_a_stream_is_damage_beside_which_the_others_are_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copytree(FOLDER / "osiris" / "epochs" / "log", tmp_path / "__orders_1700000000000000000")
    (tmp_path / "__gone_1700000000000000001").mkdir()
    assert len(read("osiris", tmp_path, columns="offset")) == 300
    assert "__gone_1700000000000000001" in caplog.text
    (found,) = read("osiris", tmp_path, table="findings", columns="queue,code")
    assert found == {"queue": "gone", "code": "missing-segment"}


def test_a_glob_passes_by_folders_without_a_log_of_the_format_unless_there_is_nothing_else(tmp_path: Path) -> None:
    write(tmp_path / "a", "durable_log", count=3)
    write(tmp_path / "other", "osiris", count=3)
    (tmp_path / "empty").mkdir()
    assert len(read("durable_log", tmp_path / "*")) == len(read("durable_log", tmp_path)) == 3
    with pytest.raises(segspec.SegspecError, match="what is there is osiris"):
        read("durable_log", tmp_path / "{empty,other}")
