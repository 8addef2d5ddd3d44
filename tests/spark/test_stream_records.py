"""Streams, called as Spark calls them: every record once and in order, whatever its owner does meanwhile."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.formats import NAMES
from segspec.library.log import open as open_log
from segspec.spark.streaming import stream_driver, stream_reader
from tests.spark.direct_stream import DirectStream
from tests.spark.streams import numbers, write
from tests.writing.appender import value_of

pytestmark = pytest.mark.usefixtures("no_waiting")


@pytest.mark.parametrize("format", NAMES)
def test_a_log_that_grows_and_rolls_is_read_once_over_restarts(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", format) as log:
        write(log, range(3))
        stream = DirectStream(format, tmp_path / "log", startingOffsets="earliest", maxRecordsPerTrigger="10")
        got: list[int] = []
        for look in range(12):
            write(log, range(3 + 7 * look, 10 + 7 * look))
            if look % 3 == 1:
                log.roll()
            if look % 2:
                got += numbers(stream.drain())
            if look % 4 == 3:
                stream.restart()
        assert got == list(range(87))
        assert stream.batch() is None


@pytest.mark.parametrize("format", NAMES)
def test_a_tail_is_waited_for_at_every_byte_and_no_damage(format: str, tmp_path: Path) -> None:
    whole, folder = tmp_path / "whole", tmp_path / "log"
    with segspec.create(whole, format) as log:
        write(log, range(8))
        write(log, range(8, 12))
    (path,) = (Path(segment.path) for segment in open_log(str(whole), format=format).segments)
    content = path.read_bytes()
    folder.mkdir()
    written = folder / path.name
    written.touch()
    stream = DirectStream(format, folder, startingOffsets="earliest", mode="FAILFAST")
    got: list[int] = []
    for size in range(0, len(content) + 1, 5 if format != "mojo" else 29):
        written.write_bytes(content[:size])
        got += numbers(stream.batch() or [])
    assert got == list(range(len(got))), "whole frames, each once"
    written.write_bytes(content)
    got += numbers(stream.drain())
    assert got == list(range(12))


@pytest.mark.parametrize("format", NAMES)
def test_a_batch_that_was_not_committed_comes_again_with_the_same_rows(format: str, tmp_path: Path) -> None:
    """Though the log has grown, rolled and been renamed since, and the limits are others."""
    with segspec.create(tmp_path / "log", format) as log:
        write(log, range(10))
        log.roll()
        write(log, range(10, 20))
        stream = DirectStream(format, tmp_path / "log", startingOffsets="earliest")
        first = stream.batch()
        planned = stream.partitions()
        write(log, range(20, 25))
        log.roll()
        write(log, range(25, 30))
        assert numbers([row for partition in planned for row in stream.read(partition)]) == list(range(20))
        stream.restart()
        assert _without_path(stream.rows()) == _without_path(first)
        assert numbers(first or []) == list(range(20))
        assert numbers(stream.drain()) == list(range(20, 30))


def _without_path(rows: list[dict[str, Any]] | None) -> list[dict[str, Any]]:
    # An owner may rename a segment when it ends it.
    return [{name: one for name, one in row.items() if name != "segment"} for row in rows or []]


@pytest.mark.parametrize("format", NAMES)
def test_a_new_query_begins_at_the_end(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", format) as log:
        write(log, range(10))
        stream = DirectStream(format, tmp_path / "log")
        assert stream.batch() is None
        write(log, range(10, 15))
        assert numbers(stream.drain()) == list(range(10, 15))


@pytest.mark.parametrize("format", NAMES)
def test_a_new_query_begins_with_a_record_in_the_middle(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", format) as log:
        write(log, range(10))
        log.roll()
        write(log, range(10, 20))
        rows = DirectStream(format, tmp_path / "log", startingOffsets="earliest").drain()
        for number in (0, 4, 10, 13, 19):
            begin = str(rows[number].get("id", rows[number].get("offset")))
            stream = DirectStream(format, tmp_path / "log", startingOffsets=begin)
            assert numbers(stream.drain()) == list(range(number, 20)), begin
        by_log = json.dumps({str(tmp_path / "log"): begin})
        assert numbers(DirectStream(format, tmp_path / "log", startingOffsets=by_log).drain()) == [19]


@pytest.mark.parametrize("format", NAMES)
def test_a_new_query_begins_with_a_record_that_is_yet_to_come(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", format) as log:
        write(log, range(5))
        rows = DirectStream(format, tmp_path / "log", startingOffsets="earliest").drain()
        begin = "8-0" if format == "mojo" else str(rows[0]["offset"] + 7)
        stream = DirectStream(format, tmp_path / "log", startingOffsets=begin)
        assert stream.drain() == []
        write(log, range(5, 7))
        log.roll()
        assert stream.drain() == []
        write(log, range(7, 12))
        assert numbers(stream.drain()) == list(range(7, 12))


@pytest.mark.parametrize("format", NAMES)
def test_records_before_the_one_to_begin_with_are_left_out_of_later_segments_too(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", format) as log:
        write(log, range(5))
        begin = "13-0" if format == "mojo" else str(12 + (format == "tank"))
        stream = DirectStream(format, tmp_path / "log", startingOffsets=begin)
        write(log, range(5, 7))
        log.roll()
        write(log, range(7, 10))
        log.roll()
        write(log, range(10, 20))
        assert numbers(stream.drain()) == list(range(12, 20))


@pytest.mark.parametrize("format", NAMES)
def test_what_a_batch_has_of_a_large_segment_is_read_in_pieces(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_driver, "PARTITION_BYTES", 2500)
    monkeypatch.setattr(stream_reader, "PARTITION_BYTES", 2500)
    options = {"mojo": {"pack_records": 5}, "tank": {"index_interval": 200}}.get(format, {})
    with segspec.create(tmp_path / "log", format, **options) as log:
        for first in range(0, 600, 5):
            write(log, range(first, first + 5))
        log.roll()
        write(log, range(600, 605))
    stream = DirectStream(format, tmp_path / "log", startingOffsets="earliest", maxRecordsPerTrigger="450")
    assert numbers(stream.batch() or []) == list(range(len(stream.rows())))
    assert len(stream.partitions()) > 2
    seen = len(stream.rows())
    assert numbers(stream.batch() or []) == list(range(seen, 605))
    assert len(stream.partitions()) > 1


@pytest.mark.parametrize("format", ["osiris", "tank", "mojo"])
def test_a_new_query_begins_with_the_first_record_of_a_time(format: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with segspec.create(folder, format) as log:
        for number in range(20):
            if format == "mojo":
                log.append(fields={b"value": value_of(number)}, id=(1000 + number // 2, number % 2))
            else:
                log.append(value_of(number), timestamp=1000 + number // 2)
            if number % 4 == 3:
                log.flush(sync=False)
            if number == 11:
                log.roll()
    rows = DirectStream(format, folder, startingOffsets="earliest").drain()
    times = [int(row["id"].split("-")[0]) if format == "mojo" else _milliseconds(row) for row in rows]
    for time in (1, 1003, 1007):
        first = next(number for number, own in enumerate(times) if own >= time)
        assert numbers(DirectStream(format, folder, startingTimestamp=str(time)).drain()) == list(range(first, 20))
    assert DirectStream(format, folder, startingTimestamp="2000").drain() == []


def _milliseconds(row: dict[str, Any]) -> int:
    return round(row["timestamp"].timestamp() * 1000)


@pytest.mark.parametrize("format", NAMES)
def test_logs_that_appear_under_a_tree_are_read_from_their_beginning(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "tree" / "a", format) as log:
        write(log, range(3))
    stream = DirectStream(format, tmp_path / "tree")
    assert stream.drain() == []
    with segspec.create(tmp_path / "tree" / "deep" / "b", format) as log:
        write(log, range(4))
    assert numbers(stream.drain()) == list(range(4))
    assert [Path(path).name for path in stream.offset()] == ["a", "b"]


def test_logs_that_appear_under_a_pattern_are_read_from_their_beginning(tmp_path: Path) -> None:
    stream = DirectStream("osiris", f"{tmp_path}/orders-*")
    assert stream.drain() == []
    for name in ("orders-1", "others", "orders-2"):
        with segspec.create(tmp_path / name, "osiris") as log:
            write(log, range(2))
    assert numbers(stream.drain()) == [0, 1, 0, 1]
    assert [Path(path).name for path in stream.offset()] == ["orders-1", "orders-2"]


def test_a_log_that_appears_comes_again_with_the_same_rows(tmp_path: Path) -> None:
    """Though its first segment is gone by then: that is said, and not passed over."""
    folder = tmp_path / "tree"
    folder.mkdir()
    stream = DirectStream("durable_log", folder)
    with segspec.create(folder / "a", "durable_log") as log:
        write(log, range(3))
        log.roll()
        write(log, range(3, 5))
        assert numbers(stream.drain()) == list(range(5))
        log.trim(3)
    stream.restart()
    with pytest.raises(segspec.SegspecError, match=r"records 0 to 2 \(3 of them\) are lost"):
        stream.rows()


def test_what_a_schema_or_columns_ask_for_is_what_comes(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "osiris") as log:
        write(log, range(3))
    stream = DirectStream("osiris", tmp_path / "log", startingOffsets="earliest", columns="offset,position")
    assert [list(row) for row in stream.drain()] == [["offset", "position"]] * 3


@pytest.mark.parametrize("format", NAMES)
def test_a_look_that_finds_nothing_new_opens_no_file(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "log"
    with segspec.create(folder, format) as log:
        write(log, range(5))
    long_ago = 1_600_000_000
    for path in (*folder.iterdir(), folder):
        os.utime(path, (long_ago, long_ago))
    stream = DirectStream(format, folder, startingOffsets="earliest")
    stream.drain()
    calls: list[str] = []
    opened, listed = os.open, os.scandir
    monkeypatch.setattr(os, "open", lambda *given, **named: (calls.append(str(given[0])), opened(*given, **named))[1])
    monkeypatch.setattr(os, "scandir", lambda *given: (calls.append(str(given[0])), listed(*given))[1])
    assert stream.latest() == stream.log[-1]
    assert calls == []


def test_an_offset_is_text_that_a_person_can_read(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with segspec.create(folder, "durable_log") as log:
        write(log, range(2))
    stream = DirectStream("durable_log", folder, startingOffsets="earliest")
    name = "segment_00000000000000000000.log"
    assert (
        stream.log[-1] == f'{{"version": 1, "logs": {{"{folder}": {{"segment": "{name}", "position": 0, "next": 0}}}}}}'
    )
    stream.drain()
    place = stream.offset()[str(folder)]
    assert list(place) == ["segment", "position", "next", "frame"]
    assert (place["segment"], place["position"], place["next"]) == (name, 67, 2)
    assert list(place["frame"]) == ["position", "check"]
    assert place["frame"]["position"] == 33


def test_an_offset_of_another_version_is_refused(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "osiris") as log:
        write(log, range(2))
    stream = DirectStream("osiris", tmp_path / "log")
    stream.log = ['{"version": 2, "logs": {}}']
    with pytest.raises(ValueError, match="an offset of version 2, and this segspec reads 1"):
        stream.batch()


def test_a_file_is_no_stream(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "osiris") as log:
        write(log, range(2))
    for path in (f"{tmp_path}/log/{0:020d}.segment", f"{tmp_path}/log/*.segment"):
        with pytest.raises(segspec.SegspecError, match="give its folder, not a file of it"):
            DirectStream("osiris", path)


def test_a_folder_that_is_not_there_is_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="there is no such folder"):
        DirectStream("osiris", tmp_path / "log")


def test_a_log_of_another_format_is_called_that(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "durable_log") as log:
        write(log, range(2))
    with pytest.raises(
        segspec.SegspecError, match=r"log of durable_log, not of osiris: read it with readStream.format"
    ):
        DirectStream("osiris", tmp_path / "log")


def test_a_folder_without_a_log_is_waited_for(tmp_path: Path) -> None:
    (tmp_path / "log").mkdir()
    stream = DirectStream("osiris", tmp_path / "log")
    assert stream.drain() == []
    with segspec.create(tmp_path / "log", "osiris") as log:
        write(log, range(2))
    assert numbers(stream.drain()) == [0, 1]


def test_a_log_reached_by_two_paths_is_read_once(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "tree" / "log", "osiris") as log:
        write(log, range(2))
    (tmp_path / "tree" / "again").symlink_to(tmp_path / "tree" / "log")
    assert numbers(DirectStream("osiris", tmp_path / "tree", startingOffsets="earliest").drain()) == [0, 1]


def test_a_folder_alone_is_looked_at_where_that_is_asked_for(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "tree" / "log", "osiris") as log:
        write(log, range(2))
    given = {"startingOffsets": "earliest", "recursiveFileLookup": "false"}
    assert DirectStream("osiris", tmp_path / "tree" / "log", **given).drain()
    stream = DirectStream("osiris", tmp_path / "tree", **given)
    assert stream.drain() == []
    shutil.rmtree(tmp_path / "tree")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"endingOffsets": "5"}, "option endingOffsets is for read, not for readStream"),
        ({"ignoreMissingFiles": "true"}, "option ignoreMissingFiles is for read, not for readStream"),
        ({"maxRecordsPerTrigger": "0"}, "option maxRecordsPerTrigger is '0': it takes a whole number above 0"),
        ({"maxBytesPerTrigger": "12x"}, "option maxBytesPerTrigger is '12x': it takes bytes, or a size such as 64m"),
        ({"startingOffsets": "soon"}, "option startingOffsets is 'soon': it takes earliest, or an offset"),
        ({"startingOffsets": "5-1"}, "option startingOffsets is '5-1': records of osiris have offsets"),
        ({"startingOffsets": '{"x"'}, "option startingOffsets is"),
        ({"startingOffsets": '{"/x": 1}'}, "option startingOffsets names /x, which is not a log here: there are /"),
        ({"startingOffsets": "1", "startingTimestamp": "1"}, "startingOffsets and startingTimestamp: give one of them"),
        ({"table": "frames"}, "a stream has records"),
    ],
)
def test_what_a_stream_cannot_do_is_refused_by_name(tmp_path: Path, given: dict[str, str], said: str) -> None:
    with segspec.create(tmp_path / "log", "osiris") as log:
        write(log, range(2))
    with pytest.raises(ValueError, match=said):
        DirectStream("osiris", tmp_path / "log", **given)


def test_an_old_pyspark_is_told_that_it_has_no_streams(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyspark.__version__", "4.1.4")
    with pytest.raises(ImportError, match=r"streams need PySpark 4.2 or newer, .*; this is 4.1.4, which reads logs in"):
        DirectStream("osiris", tmp_path)
