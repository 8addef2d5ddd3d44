"""Streams over logs that are damaged, cut off, written again, deleted: what is read, what is said, in what words."""

from __future__ import annotations

import logging
import os
import shutil
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code
from segspec.formats import NAMES
from segspec.library.log import open as open_log
from segspec.spark.streaming.stream_offsets import DataLossError
from tests.spark.direct_stream import DirectStream
from tests.spark.streams import numbers, write
from tests.writing.appender import append, value_of

pytestmark = pytest.mark.usefixtures("no_waiting")

EARLIEST = {"startingOffsets": "earliest"}
ON = {"failOnDataLoss": "false"}
LONG_AGO = 1_600_000_000


def segments(folder: Path, format: str) -> list[Path]:
    return [Path(segment.path) for segment in open_log(str(folder), format=format).segments]


def cut_and_write_again(folder: Path, format: str, kept: int, again: bytes) -> None:
    """The owner cuts off all but its first `kept` records and writes others."""
    options = {"mojo": {"pack_records": 4}}.get(format, {})
    shutil.rmtree(folder)
    with segspec.create(folder, format, **options) as log:
        for number in range(kept):
            append(log, number)
            if number % 4 == 3:
                log.flush(sync=False)
        log.flush(sync=False)
        for number in range(kept, kept + 12):
            if format == "mojo":
                log.append(fields={b"value": again + b" %d" % number, b"room": b"." * 50}, id=(number + 1, 0))
            else:
                log.append(again + b" %d" % number)


def written(folder: Path, format: str, count: int, first: int = 0) -> None:
    options = {"mojo": {"pack_records": 4}}.get(format, {})
    with segspec.create(folder, format, **options) as log:
        for number in range(first, first + count, 4):
            write(log, range(number, min(number + 4, first + count)))


@pytest.mark.parametrize("format", NAMES)
def test_a_tail_that_was_cut_and_written_again_is_an_error_and_never_read_through(format: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    written(folder, format, 12)
    stream = DirectStream(format, folder, **EARLIEST)
    assert numbers(stream.drain()) == list(range(12))
    cut_and_write_again(folder, format, 8, b"other")
    with pytest.raises(DataLossError) as caught:
        stream.batch()
    (path,) = segments(folder, format)
    assert (caught.value.code, caught.value.path) == (Code.BAD_ORDER, str(path))
    place = stream.offset()[str(folder)]
    due = f", before record {place['next']}"
    assert caught.value.message == (
        f"the segment was cut off and written again: from byte {place['frame']['position']} to {place['position']} it "
        f"is not what the query read{due}, and records from before that place on may be others now (option "
        "failOnDataLoss is true, so the query fails; with false it continues with what exists)"
    )


@pytest.mark.parametrize("format", NAMES)
def test_with_data_loss_allowed_a_segment_that_was_written_again_is_read_again(
    format: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "log"
    written(folder, format, 12)
    stream = DirectStream(format, folder, **EARLIEST, **ON)
    stream.drain()
    cut_and_write_again(folder, format, 8, b"other")
    with caplog.at_level(logging.WARNING, "segspec"):
        rows = stream.drain()
    assert numbers(rows) == list(range(20)), "none is left out, though some come twice"
    assert "was cut off and written again" in caplog.text
    assert stream.batch() is None


@pytest.mark.parametrize("format", NAMES)
def test_a_tail_that_was_cut_before_its_batch_was_read_is_an_error_of_the_task(format: str, tmp_path: Path) -> None:
    """Also where the new tail is longer than the planned piece: the fingerprint tells them apart."""
    folder = tmp_path / "log"
    written(folder, format, 12)
    stream = DirectStream(format, folder, **EARLIEST)
    stream.batch()
    (partition,) = stream.partitions()
    cut_and_write_again(folder, format, 8, b"other ones")
    with pytest.raises(DataLossError, match="was cut off and written again"):
        stream.read(partition)
    shutil.rmtree(folder)
    with pytest.raises(DataLossError, match="what followed may be lost"):
        stream.read(partition)


@pytest.mark.parametrize("format", NAMES)
def test_a_file_that_only_became_shorter_is_an_error(format: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    written(folder, format, 12)
    stream = DirectStream(format, folder, **EARLIEST)
    stream.drain()
    (path,) = segments(folder, format)
    os.truncate(path, path.stat().st_size - 5)
    with pytest.raises(DataLossError, match="was cut off and written again"):
        stream.batch()


@pytest.mark.parametrize("format", NAMES)
def test_segments_that_were_deleted_before_they_were_read_are_an_error(format: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with segspec.create(folder, format) as log:
        for first in range(0, 20, 5):
            write(log, range(first, first + 5))
            if first == 0:
                stream = DirectStream(format, folder, **EARLIEST)
                stream.drain()
                tolerant = DirectStream(format, folder, **EARLIEST, **ON)
                tolerant.drain()
            log.roll()
        write(log, range(20, 22))
        log.trim((16, 0) if format == "mojo" else _offset(format, 15))
    with pytest.raises(DataLossError) as caught:
        stream.batch()
    assert caught.value.code == Code.MISSING_SEGMENT
    assert caught.value.path == str(folder)
    due, begins = (_offset(format, 5), _offset(format, 15))
    lost = f"records {due} to {begins - 1} (10 of them) are lost" if format != "mojo" else "what followed may be lost"
    assert caught.value.message.startswith(f"{lost}: ")
    assert "is gone; the log now begins with" in caught.value.message or format == "mojo"
    assert numbers(tolerant.drain()) == list(range(15, 22))


def _offset(format: str, number: int) -> int:
    return number + (format == "tank")


@pytest.mark.parametrize("format", ["osiris", "tank", "durable_log", "ffwd"])
def test_segments_that_were_deleted_after_they_were_read_are_no_loss(format: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with segspec.create(folder, format) as log:
        write(log, range(5))
        stream = DirectStream(format, folder, **EARLIEST)
        assert numbers(stream.drain()) == list(range(5))
        log.roll()
        write(log, range(5, 8))
        log.trim(_offset(format, 5))
        assert len(segments(folder, format)) == 1
        assert numbers(stream.drain()) == list(range(5, 8))


def test_a_compaction_that_puts_other_files_in_their_place_is_no_loss(tmp_path: Path) -> None:
    """TANK makes one segment of several; the record that is due is in the middle of it."""
    folder = tmp_path / "log"
    with segspec.create(folder, "tank") as log:
        for first in (0, 5, 10):
            write(log, range(first, first + 5))
            if first == 5:
                stream = DirectStream("tank", folder, **EARLIEST)
                assert numbers(stream.drain()) == list(range(10))
            log.roll()
        write(log, range(15, 18))
    one, two, three, _ = segments(folder, "tank")
    whole = b"".join(path.read_bytes() for path in (one, two, three))
    for path in (one, two, three):
        path.unlink()
    (folder / "1-15_1700000000.ilog").write_bytes(whole)
    assert numbers(stream.drain()) == list(range(10, 18))


@pytest.mark.parametrize("format", NAMES)
def test_a_log_that_is_gone_is_an_error_or_left_out(format: str, tmp_path: Path) -> None:
    for name in ("a", "b"):
        written(tmp_path / "tree" / name, format, 4)
    stream = DirectStream(format, tmp_path / "tree", **EARLIEST)
    tolerant = DirectStream(format, tmp_path / "tree", **EARLIEST, **ON)
    stream.drain()
    tolerant.drain()
    shutil.rmtree(tmp_path / "tree" / "a")
    with pytest.raises(DataLossError, match=r"the log is gone, or .*: the query had read it up to byte") as caught:
        stream.batch()
    assert caught.value.path == str(tmp_path / "tree" / "a")
    assert tolerant.drain() == []
    assert list(tolerant.offset()) == [str(tmp_path / "tree" / "b")]


def test_a_query_that_is_sent_elsewhere_does_not_go_on_where_it_was(tmp_path: Path) -> None:
    """Another path with the same checkpoint."""
    for name in ("a", "b"):
        written(tmp_path / "tree" / name, "osiris", 4)
    stream = DirectStream("osiris", tmp_path / "tree", **EARLIEST)
    stream.drain()
    other = DirectStream("osiris", tmp_path / "tree" / "b", **EARLIEST)
    other.log = stream.log
    with pytest.raises(DataLossError, match="the query's path does not lead to it any more"):
        other.batch()


@pytest.mark.parametrize("format", ["osiris", "tank", "durable_log", "ffwd"])
def test_a_log_that_was_made_anew_is_an_error_or_read_from_its_beginning(format: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with segspec.create(folder, format) as log:
        write(log, range(5))
        log.roll()
        write(log, range(5, 8))
    stream, tolerant = DirectStream(format, folder, **EARLIEST), DirectStream(format, folder, **EARLIEST, **ON)
    stream.drain()
    tolerant.drain()
    shutil.rmtree(folder)
    written(folder, format, 4)
    with pytest.raises(DataLossError, match=r"the log was re-created: .* ends before record"):
        stream.batch()
    assert numbers(tolerant.drain()) == list(range(4))


def test_a_query_that_is_to_begin_with_a_deleted_record_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with segspec.create(folder, "osiris") as log:
        write(log, range(5))
        log.roll()
        write(log, range(5, 8))
        log.trim(5)
    with pytest.raises(DataLossError, match="is to begin with record 2, and the log begins with 5"):
        DirectStream("osiris", folder, startingOffsets="2")
    assert numbers(DirectStream("osiris", folder, startingOffsets="2", **ON).drain()) == [5, 6, 7]


def test_an_uncommitted_batch_whose_segments_were_deleted_is_an_error(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with segspec.create(folder, "durable_log") as log:
        write(log, range(5))
        log.roll()
        write(log, range(5, 8))
        stream, tolerant = (DirectStream("durable_log", folder, **EARLIEST, **more) for more in ({}, ON))
        stream.batch()
        tolerant.batch()
        log.trim(5)
    for query in (stream, tolerant):
        query.restart()
    with pytest.raises(DataLossError, match=r"records 0 to 4 \(5 of them\) are lost"):
        stream.rows()
    assert numbers(tolerant.rows()) == [5, 6, 7]


DAMAGE = {"columnNameOfCorruptRecord": "why"}


@pytest.mark.parametrize("format", NAMES)
def test_damage_in_a_segment_that_is_ended_follows_the_mode(format: str, tmp_path: Path) -> None:
    """A torn tail, too, once the log goes on after it."""
    folder = tmp_path / "log"
    options = {"mojo": {"pack_records": 4}}.get(format, {})
    with segspec.create(folder, format, **options) as log:
        for first in range(0, 12, 4):
            write(log, range(first, first + 4))
        log.roll()
        write(log, range(12, 16))
    path = segments(folder, format)[0]
    content = bytearray(path.read_bytes())
    at = content.index(value_of(5))
    if format in ("osiris", "durable_log"):
        content[at] ^= 1
    else:
        content[at - 1] ^= 0x7F
    path.write_bytes(content)
    batch = {"mode": "PERMISSIVE", **DAMAGE}
    from tests.spark.direct import read

    expected = read(format, folder, **batch)
    stream = DirectStream(format, folder, **EARLIEST, **batch)
    assert stream.drain() == expected
    assert any(row["why"] for row in expected)
    stream = DirectStream(format, folder, **EARLIEST, mode="DROPMALFORMED", **DAMAGE)
    assert stream.drain() == [row for row in expected if row["why"] is None]
    stream = DirectStream(format, folder, **EARLIEST, mode="FAILFAST")
    with pytest.raises(segspec.SegspecError):
        stream.batch()
    assert stream.log[-1] != stream.log[0], "the tasks find the damage, not the driver"


@pytest.mark.parametrize("format", ["osiris", "durable_log"])
@pytest.mark.parametrize("limits", [{}, {"maxRecordsPerTrigger": "4"}], ids=["all at once", "four at a time"])
def test_damage_in_a_live_segment_is_passed_once_sound_frames_follow(
    format: str, limits: dict[str, str], tmp_path: Path
) -> None:
    folder = tmp_path / "log"
    written(folder, format, 20)
    (path,) = segments(folder, format)
    content = bytearray(path.read_bytes())
    content[content.index(value_of(9))] ^= 1
    path.write_bytes(content)
    rows = DirectStream(format, folder, **EARLIEST, **DAMAGE, **limits).drain()
    damaged = [8, 9, 10, 11] if format == "osiris" else [9]
    assert numbers([row for row in rows if row["why"] is None]) == [n for n in range(20) if n not in damaged]
    assert [row["why"].split(":")[0] for row in rows if row["why"]] == ["bad-checksum"]


@pytest.mark.parametrize("format", ["osiris", "durable_log"])
def test_a_last_frame_that_is_damaged_is_waited_for_and_reported_once_nobody_writes_to_it(
    format: str, tmp_path: Path
) -> None:
    folder = tmp_path / "log"
    written(folder, format, 12)
    (path,) = segments(folder, format)
    content = bytearray(path.read_bytes())
    content[content.index(value_of(11))] ^= 1
    path.write_bytes(content)
    stream = DirectStream(format, folder, **EARLIEST, **DAMAGE)
    sound = 8 if format == "osiris" else 11
    assert numbers(stream.drain()) == list(range(sound)), "its owner may still be writing it"
    os.utime(path, (LONG_AGO, LONG_AGO))
    (row,) = stream.drain()
    assert row["why"].startswith("bad-checksum")
    assert stream.drain() == []


@pytest.mark.parametrize("format", NAMES)
def test_a_torn_tail_is_waited_for_however_long_it_takes(format: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    written(folder, format, 12)
    (path,) = segments(folder, format)
    content = path.read_bytes()
    path.write_bytes(content[:-3])
    os.utime(path, (LONG_AGO, LONG_AGO))
    stream = DirectStream(format, folder, **EARLIEST, **DAMAGE)
    rows = stream.drain()
    assert all(row["why"] is None for row in rows)
    assert len(rows) < 12
    path.write_bytes(content)
    assert numbers([*rows, *stream.drain()]) == list(range(12))


def test_a_log_that_was_renamed_between_plan_and_read_is_found(tmp_path: Path) -> None:
    """TANK and mojo rename a segment when they end it."""
    for format in ("tank", "mojo"):
        with segspec.create(tmp_path / format, format) as log:
            write(log, range(5))
            stream = DirectStream(format, tmp_path / format, **EARLIEST)
            stream.batch()
            partitions = stream.partitions()
            log.roll()
            append(log, 5)
        assert numbers([row for one in partitions for row in stream.read(one)]) == list(range(5))
