"""What `df.write` and `writeStream` leave on the disk, without a JVM."""

from __future__ import annotations

import datetime
import errno
import os
import shutil
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyspark.sql.types import ArrayType, BinaryType, DataType, MapType, StringType, StructType

import segspec
from segspec.core.errors import Finding, SegspecError, Severity
from segspec.library.log import open as open_log
from segspec.library.log import open_all
from segspec.spark.writing import commit as committing
from segspec.spark.writing import stage as staging
from segspec.storage import disk
from tests.helpers.disk_faults import changes_of, killed_at, unsynced_call
from tests.helpers.sweeps import some
from tests.spark.direct import Tasks
from tests.spark.direct import read as read_rows

FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd")
VALUE = StructType().add("value", "string")


def part(*values: str | bytes) -> list[pa.RecordBatch]:
    """One partition's batches: none where it is empty."""
    return [pa.record_batch({"value": pa.array(values)})] if values else []


def values(folder: Path) -> list[bytes | None]:
    """The values of all records of a log, or of the logs in a folder."""
    if not folder.exists() or not any(folder.iterdir()):
        return []
    found = []
    for log in open_all(folder):
        found += [r.value if r.fields is None else dict(r.fields)[b"value"] for r in log.records(on_damage="fail")]
    return found


def wrong(folder: Path) -> list[Finding]:
    """What is wrong with a log, or with the logs in a folder, besides notes."""
    return [one for log in open_all(folder) for one in log.verify() if one.severity is not Severity.NOTE]


def beside(folder: Path) -> list[str]:
    """What lies beside the log that should not."""
    return sorted({path.name for path in folder.parent.iterdir()} - {folder.name})


@pytest.mark.parametrize("format", FORMATS)
def test_records_stand_in_the_order_of_the_partitions_with_numbers_without_gaps(format: str, tmp_path: Path) -> None:
    tasks = Tasks(format, tmp_path / "log", VALUE)
    tasks.save([part("a", "b"), part(), part("c")])
    tasks.save([part("d"), part("e", "")])
    assert values(tmp_path / "log") == [b"a", b"b", b"c", b"d", b"e", b""]
    assert wrong(tmp_path / "log") == []
    assert beside(tmp_path / "log") == []
    if format != "mojo":
        numbers = [row["offset"] for row in read_rows(format, tmp_path / "log")]
        assert numbers == [*range(numbers[0], numbers[0] + 6)]


@pytest.mark.parametrize("format", FORMATS)
def test_partitioned_is_one_log_for_each_partition_which_later_writes_go_on_with(format: str, tmp_path: Path) -> None:
    tasks = Tasks(format, tmp_path / "logs", VALUE, layout="partitioned")
    tasks.save([part("a", "b"), part(), part("c")])
    tasks.save([part("d"), part("e")])
    found = {path.name: values(path) for path in (tmp_path / "logs").iterdir()}
    assert found == {"0": [b"a", b"b", b"d"], "1": [b"e"], "2": [b"c"]}
    assert wrong(tmp_path / "logs") == []
    assert beside(tmp_path / "logs") == []


@pytest.mark.parametrize("layout", ["single", "partitioned"])
@pytest.mark.parametrize("format", FORMATS)
def test_overwrite_leaves_what_is_written_and_nothing_else(format: str, layout: str, tmp_path: Path) -> None:
    tasks = Tasks(format, tmp_path / "log", VALUE, layout=layout)
    tasks.save([part("a", "b"), part("c")])
    tasks.save([part("d")], overwrite=True)
    assert values(tmp_path / "log") == [b"d"]
    assert beside(tmp_path / "log") == []


def test_a_log_that_is_read_can_be_overwritten_with_what_is_read_of_it(tmp_path: Path) -> None:
    tasks = Tasks("durable_log", tmp_path / "log", VALUE)
    tasks.save([part("a", "b", "c")])
    lazily = (
        pa.record_batch({"value": pa.array([row["value"].decode().upper()])})
        for row in read_rows("durable_log", tmp_path / "log")
    )
    tasks.save([lazily], overwrite=True)
    assert values(tmp_path / "log") == [b"A", b"B", b"C"]


@pytest.mark.parametrize("format", FORMATS)
def test_an_empty_frame_makes_an_empty_log(format: str, tmp_path: Path) -> None:
    tasks = Tasks(format, tmp_path / "log", VALUE)
    tasks.save([part(), part()])
    assert (tmp_path / "log").is_dir()
    tasks.save([part("a")])
    assert values(tmp_path / "log") == [b"a"]


def test_a_task_that_is_run_again_counts_once(tmp_path: Path) -> None:
    tasks = Tasks("tank", tmp_path / "log", VALUE)
    writer = tasks.writer()
    tasks.task(writer, 0, part("a", "lost message of a killed worker"))
    message = tasks.task(writer, 0, part("a"))
    writer.commit([message, tasks.task(writer, 1, part("b"))])
    assert values(tmp_path / "log") == [b"a", b"b"]
    assert beside(tmp_path / "log") == []


@pytest.mark.parametrize("layout", ["single", "partitioned"])
def test_a_task_that_fails_and_a_write_that_is_given_up_leave_nothing(layout: str, tmp_path: Path) -> None:
    def failing() -> Any:
        yield from part("a")
        raise RuntimeError("the data frame fails")

    tasks = Tasks("osiris", tmp_path / "log", VALUE, layout=layout)
    writer = tasks.writer()
    with pytest.raises(RuntimeError, match="the data frame fails"):
        tasks.task(writer, 0, failing())
    assert [*writer.job.staging.rglob("*")] == [writer.job.staging / writer.job.name]
    writer.abort([None, tasks.task(writer, 1, part("b"))])
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("layout", ["single", "partitioned"])
def test_a_task_that_runs_on_after_its_write_was_given_up_leaves_nothing(layout: str, tmp_path: Path) -> None:
    tasks = Tasks("osiris", tmp_path / "log", VALUE, layout=layout)
    writer = tasks.writer()

    def meanwhile() -> Any:
        yield from part("a")
        writer.abort([None, None])
        yield from part("b")

    with pytest.raises(OSError, match="No such file or directory"):
        tasks.task(writer, 0, meanwhile())
    with pytest.raises(FileNotFoundError, match="the write that this task is part of has been given up"):
        tasks.task(writer, 1, part("c"))
    assert [*tmp_path.iterdir()] == []


def test_a_record_that_the_log_refuses_leaves_the_log_as_it_was(tmp_path: Path) -> None:
    Tasks("mojo", tmp_path / "log", VALUE).save([part("a")])
    tasks = Tasks("mojo", tmp_path / "log", StructType().add("value", "string").add("id", "string"))
    batch = pa.record_batch({"value": ["b"], "id": ["1-1"]})
    writer = tasks.writer()
    message = tasks.task(writer, 0, [batch])
    said = r"id is 1-1; it is above .* \(partition 0 of the data frame; nothing was written\)"
    with pytest.raises(ValueError, match=said):
        writer.commit([message])
    writer.abort([message])
    assert values(tmp_path / "log") == [b"a"]
    assert beside(tmp_path / "log") == []


def test_a_batch_of_a_stream_is_written_once_by_whoever_commits_it_again(tmp_path: Path) -> None:
    for layout in ("single", "partitioned"):
        tasks = Tasks("durable_log", tmp_path / layout, VALUE, layout=layout)
        tasks.batch([part("a"), part()], "query", 0)
        tasks.batch([part("a"), part()], "query", 0)
        tasks.batch([part("b"), part()], "query", 1)
        tasks.batch([part("a"), part()], "query", 0)
        tasks.batch([part("c"), part()], "other query", 0)
        assert values(tmp_path / layout) == [b"a", b"b", b"c"]
        assert [*(tmp_path / f".{layout}.segspec-writes").iterdir()] == [
            tmp_path / f".{layout}.segspec-writes" / "committed.json"
        ]


def test_what_is_staged_is_no_log_of_the_tree_that_it_lies_in(tmp_path: Path) -> None:
    tasks = Tasks("durable_log", tmp_path / "log", VALUE, layout="partitioned")
    tasks.save([part("a")])
    tasks.task(tasks.writer(), 0, part("staged"))
    assert beside(tmp_path / "log") == [".log.segspec-writes"]
    assert values(tmp_path) == [b"a"]


def test_a_numbered_write_is_done_once(tmp_path: Path) -> None:
    for version, value in (("3", "a"), ("3", "a"), ("4", "b"), ("2", "z")):
        Tasks("ffwd", tmp_path / "log", VALUE, txnAppId="me", txnVersion=version).save([part(value)])
    assert values(tmp_path / "log") == [b"a", b"b"]


@pytest.mark.parametrize(
    ("options", "left"), [({}, [b"a", b"b"]), ({"ifExists": "ignore"}, [b"a"]), ({"ifExists": "error"}, None)]
)
def test_what_is_done_where_there_is_a_log_says_an_option(
    options: dict[str, str], left: list[bytes] | None, tmp_path: Path
) -> None:
    Tasks("tank", tmp_path / "log", VALUE, **options).save([part("a")])
    again = Tasks("tank", tmp_path / "log", VALUE, **options)
    if left is None:
        with pytest.raises(FileExistsError, match="already exists, and option ifExists is error"):
            again.save([part("b")])
    else:
        again.save([part("b")])
        assert values(tmp_path / "log") == left
    assert beside(tmp_path / "log") == []


@pytest.mark.parametrize(
    ("format", "schema", "said"),
    [
        ("osiris", {"key": "string", "value": "string"}, r"takes value, .*timestamp, and has no column 'key' to write"),
        ("tank", {"value": "integer"}, "column value is int, and tank takes binary or string"),
        ("tank", {"key": "string"}, "there is no column value, which a record of tank needs"),
        (
            "tank",
            {"value": "string", "timestamp": "string"},
            "column timestamp is string, and tank takes timestamp",
        ),
        ("ffwd", {"value": "string", "offset": "long"}, r"get the next offsets .*: df\.drop\('offset'\) does without"),
        ("ffwd", {"value": "string", "Value": "string"}, "two columns have the same name"),
        ("mojo", {"fields": ArrayType(StringType())}, "column fields is array<string>, and mojo takes map<binary, bin"),
        ("mojo", {"id": "string"}, "there is no column fields, which a record of mojo needs"),
        ("durable_log", {"value": "string", "note": "string"}, "takes value, and has no column 'note' to write$"),
    ],
)
def test_a_column_that_does_not_fit_is_refused_before_any_task_runs(
    format: str, schema: dict[str, str | DataType], said: str, tmp_path: Path
) -> None:
    wanted = StructType()
    for name, kind in schema.items():
        wanted = wanted.add(name, kind)
    with pytest.raises(ValueError, match=said):
        Tasks(format, tmp_path / "log", wanted).writer()


@pytest.mark.parametrize(
    ("options", "overwrite", "said"),
    [
        ({"writer.segment_byte": "1"}, False, "durable_log has no option 'segment_byte'"),
        ({"writer.segment_bytes": "0"}, False, "segment_bytes is 0; it is at least 1"),
        ({"layout": "both"}, False, "option layout is 'both': it takes one of single, partitioned"),
        ({"table": "frames"}, False, "option table is for read and readStream, not for write"),
        ({"ifExists": "ignore"}, True, "option ifExists is 'ignore', and mode overwrite replaces"),
        ({"txnAppId": "a"}, False, "options txnAppId and txnVersion: give both of them"),
        ({"layout": "partitioned"}, False, "log is a log: append to it with option layout=single"),
    ],
)
def test_an_option_that_cannot_be_meant_is_refused_before_any_task_runs(
    options: dict[str, str], overwrite: bool, said: str, tmp_path: Path
) -> None:
    Tasks("durable_log", tmp_path / "log", VALUE).save([part("a")])
    with pytest.raises(ValueError, match=said):
        Tasks("durable_log", tmp_path / "log", VALUE, **options).writer(overwrite=overwrite)


@pytest.mark.parametrize(
    ("made", "overwrite", "said"),
    [
        ("tank/1.log", True, "holds something else than logs of durable_log, which mode overwrite would remove"),
        ("file", True, "holds something else"),
        ("folder/file", True, "holds something else"),
        ("0/segment_00000000000000000000.log", False, "is a folder of logs: append to it with option layout=part"),
    ],
)
def test_what_is_no_log_of_the_format_is_neither_replaced_nor_appended_to(
    made: str, overwrite: bool, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "log" / made
    path.parent.mkdir(parents=True)
    path.write_bytes(b"")
    with pytest.raises(ValueError, match=said):
        Tasks("durable_log", tmp_path / "log", VALUE).writer(overwrite=overwrite)
    assert path.exists()


def test_a_remote_path_is_refused() -> None:
    with pytest.raises(ValueError, match=r"s3://bucket/log is remote: a log is written to a local file system"):
        Tasks("tank", "s3://bucket/log", VALUE).writer()


def test_a_null_is_refused_where_a_record_needs_a_value(tmp_path: Path) -> None:
    tasks = Tasks("tank", tmp_path / "log", VALUE)
    writer = tasks.writer()
    with pytest.raises(ValueError, match="column value has a null, and a record of tank needs one"):
        tasks.task(writer, 0, [pa.record_batch({"value": pa.array(["a", None])})])
    writer.abort([None])
    assert [*tmp_path.iterdir()] == []


def test_a_log_that_another_writer_has_open_is_left_alone(tmp_path: Path) -> None:
    tasks = Tasks("durable_log", tmp_path / "log", VALUE)
    tasks.save([part("a")])
    with segspec.create(tmp_path / "log", "durable_log", resume=True) as log:
        with pytest.raises(BlockingIOError, match="another writer has this log open"):
            tasks.save([part("b")])
        log.append(b"c")
    assert values(tmp_path / "log") == [b"a", b"c"]


def test_a_torn_segment_is_refused_or_left_behind_as_the_option_says(tmp_path: Path) -> None:
    Tasks("durable_log", tmp_path / "log", VALUE).save([part("a", "b")])
    segment = tmp_path / "log" / "segment_00000000000000000000.log"
    segment.write_bytes(torn := segment.read_bytes()[:-1])
    with pytest.raises(SegspecError, match="nothing is appended after it") as caught:
        Tasks("durable_log", tmp_path / "log", VALUE).save([part("c")])
    assert caught.value.path == str(segment)
    assert segment.read_bytes() == torn
    Tasks("durable_log", tmp_path / "log", VALUE, torn="new-segment").save([part("c")])
    log = open_log(tmp_path / "log")
    assert [record.value for record in log.records(on_damage="skip", report=lambda _: None)] == [b"a", b"c"]


@pytest.mark.parametrize("format", FORMATS)
def test_a_long_last_segment_stays_the_same_file_and_a_short_one_is_written_on(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks = Tasks(format, tmp_path / "log", VALUE)
    tasks.save([part("a")])
    tasks.save([part("b")])
    before = {path.stat().st_ino for path in (tmp_path / "log").iterdir()}
    segments = len(open_log(tmp_path / "log").segments)
    monkeypatch.setattr(staging, "EXTEND_BYTES", 0)
    tasks.save([part("c")])
    assert values(tmp_path / "log") == [b"a", b"b", b"c"]
    assert wrong(tmp_path / "log") == []
    assert segments == 1
    if format != "mojo":
        assert len(open_log(tmp_path / "log").segments) == 2
        assert any(path.stat().st_ino in before for path in (tmp_path / "log").iterdir())


def test_options_of_the_writer_reach_it_and_a_log_keeps_its_dialect(tmp_path: Path) -> None:
    Tasks("osiris", tmp_path / "log", VALUE, **{"writer.dialect": "document", "writer.epoch": "7"}).save([part("a")])
    tasks = Tasks("osiris", tmp_path / "log", VALUE, **{"writer.segment_bytes": "1"})
    tasks.save([part("b"), part("c")])
    log = open_log(tmp_path / "log")
    assert log.info()["dialect"] == "document"
    assert [record.epoch for record in log.records()] == [7, 8, 8]
    assert values(tmp_path / "log") == [b"a", b"b", b"c"]


def test_times_become_ids_that_rise_where_records_have_fields(tmp_path: Path) -> None:
    schema = StructType().add("key", "binary").add("value", "string").add("timestamp", "timestamp")
    tasks = Tasks("mojo", tmp_path / "log", schema)

    def at(*moments: int) -> list[pa.RecordBatch]:
        times = [datetime.datetime.fromtimestamp(each, datetime.UTC) for each in moments]
        columns = {"key": pa.array([b"k"] * len(times)), "value": ["v"] * len(times)}
        return [pa.record_batch({**columns, "timestamp": pa.array(times, pa.timestamp("us", "Etc/UTC"))})]

    tasks.save([at(2, 1), at(3)])
    tasks.save([at(1, 4)])
    rows = read_rows("mojo", tmp_path / "log")
    assert [row["id"] for row in rows] == ["2000-0", "2000-1", "3000-0", "3000-1", "4000-0"]
    assert rows[0]["fields"] == [{"name": b"key", "value": b"k"}, {"name": b"value", "value": b"v"}]


@pytest.mark.parametrize("text", ["abc", "1", "1-2-3", "a-b", ""])
def test_a_text_that_is_no_id_is_named(text: str, tmp_path: Path) -> None:
    tasks = Tasks("mojo", tmp_path / "log", StructType().add("value", "string").add("id", "string"))
    with pytest.raises(ValueError, match=f"id is '{text}'; it is ms-seq, two whole numbers"):
        tasks.save([[pa.record_batch({"value": ["b"], "id": [text]})]])


MAP = MapType(StringType(), BinaryType())
PAIRS = ArrayType(StructType().add("value", "string").add("name", "binary"))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (MAP, pa.array([[("n", b"1"), ("m", b"2")]], pa.map_(pa.string(), pa.binary()))),
        (
            PAIRS,
            pa.array(
                [[{"name": b"n", "value": "1"}, {"name": b"m", "value": "2"}]],
                pa.list_(pa.struct([("value", pa.string()), ("name", pa.binary())])),
            ),
        ),
    ],
    ids=["a map", "pairs"],
)
def test_fields_come_as_a_map_or_as_pairs(kind: DataType, fields: pa.Array, tmp_path: Path) -> None:
    tasks = Tasks("mojo", tmp_path / "log", StructType().add("fields", kind))
    tasks.save([[pa.record_batch({"fields": fields})]])
    assert next(iter(open_log(tmp_path / "log").records())).fields == [(b"n", b"1"), (b"m", b"2")]


def test_filter_values_and_producers_reach_osiris(tmp_path: Path) -> None:
    schema = StructType().add("value", "string").add("producer", "string").add("sequence", "long")
    schema = schema.add("filter", "string")
    columns = {"value": ["a", "a again", "b"], "producer": ["p"] * 3, "sequence": [1, 1, 2], "filter": ["x"] * 3}
    tasks = Tasks("osiris", tmp_path / "log", schema)
    tasks.save([[pa.record_batch(columns)]])
    tasks.save([[pa.record_batch(columns)]])
    assert values(tmp_path / "log") == [b"a", b"b"]
    assert wrong(tmp_path / "log") == []


@pytest.mark.parametrize("numbers", [{}, {"writer.first_offset": "100"}])
@pytest.mark.parametrize("format", ["tank", "osiris"])
def test_large_partitions_become_segments_of_the_log_where_these_can(
    format: str, numbers: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(staging, "ADOPT_BYTES", 16)
    tasks = Tasks(format, tmp_path / "log", VALUE, **numbers, **{"writer.segment_bytes": "64"})
    large = [*part("a" * 40, "b" * 40), *part("c" * 40), *part("d" * 40)]
    tasks.save([large, part("1"), large, part("2")])
    tasks.save([large, part("3")])
    names = [name * 40 for name in (b"a", b"b", b"c", b"d")]
    assert values(tmp_path / "log") == [*names, b"1", *names, b"2", *names, b"3"]
    first = int(numbers.get("writer.first_offset", "1" if format == "tank" else "0"))
    assert [row["offset"] for row in read_rows(format, tmp_path / "log")] == [*range(first, first + 15)]
    assert wrong(tmp_path / "log") == []
    assert beside(tmp_path / "log") == []
    if format == "osiris":
        assert [record.epoch for record in open_log(tmp_path / "log").records()] == [1] * 10 + [2] * 5


def test_large_partitions_are_encoded_again_for_a_log_with_tracking_or_of_another_dialect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(staging, "ADOPT_BYTES", 1)
    with segspec.create(tmp_path / "tracked", "osiris") as log:
        log.append(b"1", producer=b"p", sequence=7)
    with segspec.create(tmp_path / "document", "osiris", dialect="document") as log:
        log.append(b"1")
    moment = pa.array([datetime.datetime.fromtimestamp(1, datetime.UTC)], pa.timestamp("us", "UTC"))
    batch = pa.record_batch({"value": ["2"], "timestamp": moment})
    for name in ("tracked", "document"):
        tasks = Tasks("osiris", tmp_path / name, StructType().add("value", "string").add("timestamp", "timestamp"))
        tasks.save([[batch], [batch]])
        log_now = open_log(tmp_path / name)
        assert values(tmp_path / name) == [b"1", b"2", b"2"]
        assert [record.timestamp for record in log_now.records()][1:] == [1000, 1000]
        assert wrong(tmp_path / name) == []
    with segspec.create(tmp_path / "tracked", "osiris", resume=True) as log:
        assert log.append(b"again", producer=b"p", sequence=7) is None


MOMENTS = st.integers(0, 4_000_000_000_000)
RECORDS = st.lists(
    st.tuples(st.binary(max_size=40), st.none() | st.binary(min_size=1, max_size=255), MOMENTS), max_size=9
)


@given(parts=st.lists(RECORDS, min_size=1, max_size=3), twice=st.booleans())
@settings(max_examples=20)
def test_what_is_written_reads_back_equal(
    parts: list[list[tuple[bytes, bytes | None, int]]], twice: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("round") / "log"
    schema = StructType().add("timestamp", "timestamp").add("key", "binary").add("value", "binary")

    def batch(records: list[tuple[bytes, bytes | None, int]]) -> list[pa.RecordBatch]:
        times = pa.array([time * 1000 + 999 for _, _, time in records], pa.int64()).cast(pa.timestamp("us", "UTC"))
        keys, contents = [key for _, key, _ in records], [value for value, _, _ in records]
        return [pa.record_batch({"timestamp": times, "key": pa.array(keys, pa.binary()), "value": contents})]

    tasks = Tasks("tank", folder, schema)
    for _ in range(1 + twice):
        tasks.save([batch(records) if records else [] for records in parts])
    wanted = [record for _ in range(1 + twice) for records in parts for record in records]
    found = open_log(folder, format="tank") if wanted else None
    given = [] if found is None else [(r.value, r.key, r.timestamp) for r in found.records()]
    assert given == wanted
    assert found is None or wrong(folder) == []


UNSEEN = {"fsync", "close", "chown", "chmod"}
"""A kill after one of these leaves what a kill before it leaves."""


def no_exchange(path: Path, other: Path) -> None:
    raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))


CRASHES = [
    ("durable_log", "append", {}),
    ("mojo", "append", {}),
    ("ffwd", "append", {}),
    ("durable_log", "overwrite", {}),
    ("tank", "overwrite without exchange", {}),
    ("osiris", "append", {"layout": "partitioned"}),
    ("durable_log", "stream without exchange", {}),
    ("osiris", "append of segments", {}),
]


@pytest.mark.parametrize(("format", "how", "options"), CRASHES, ids=lambda given: str(given))
def test_a_kill_between_any_two_steps_leaves_the_old_log_or_the_new_one(
    format: str, how: str, options: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committing, "STALE_SECONDS", -1)
    monkeypatch.setattr(disk, "perform", unsynced_call)
    if "segments" in how:
        monkeypatch.setattr(staging, "ADOPT_BYTES", 1)
    if "without" in how:
        monkeypatch.setattr(disk, "_exchange", no_exchange)
    Tasks(format, tmp_path / "old" / "log", VALUE, **options).save([part("a"), part("b")])
    old: list[bytes | None] = [b"a", b"b"]
    new: list[bytes | None] = [b"c", b"d"] if "overwrite" in how else [b"a", b"b", b"c", b"d"]
    new = [b"a", b"c", b"b", b"d"] if options else new
    outcomes = set()

    def copied(name: str) -> tuple[Path, Tasks]:
        shutil.copytree(tmp_path / "old", tmp_path / name)
        return tmp_path / name / "log", Tasks(format, tmp_path / name / "log", VALUE, **options)

    steps = changes_of(prepared(copied("whole")[1], how))
    kinds = {pair: number for number, pair in enumerate(pairwise(steps), 1) if pair[0] not in UNSEEN}
    for number in {*kinds.values(), *some(range(len(steps) + 1), 3)}:
        folder, tasks = copied(str(number))
        assert killed_at(number, prepared(tasks, how)) == (number < len(steps))
        found = values(folder)
        outcomes.add(tuple(found))
        if "stream" in how:
            prepared(tasks, how)()
            assert values(folder) == new, "the query commits its batch again after a restart"
        tasks.save([part("e")])
        assert set(after := values(folder)) in ({*old, b"e"}, {*new, b"e"})
        assert len(after) == len(set(after))
        assert wrong(folder) == []
        assert set(beside(folder)) <= ({".log.segspec-writes"} if "stream" in how else set())
    between = {()} if "without" in how else set()
    assert outcomes == {tuple(old), tuple(new), *between}
    assert len(steps) > 20


def prepared(tasks: Tasks, how: str) -> Callable[[], None]:
    """The commit of a write whose tasks are done."""
    parts = [part("c"), part("d")]
    if "stream" in how:
        said = {"sql.streaming.queryId": "query", "streaming.sql.batchId": "0"}
        messages = [tasks.task(tasks.stream_writer(), place, each, **said) for place, each in enumerate(parts)]
        return partial(tasks.stream_writer().commit, messages, 0)
    writer = tasks.writer(overwrite="overwrite" in how)
    return partial(writer.commit, [tasks.task(writer, place, each) for place, each in enumerate(parts)])


def test_where_names_cannot_be_exchanged_the_log_is_replaced_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "_exchange", no_exchange)
    tasks = Tasks("tank", tmp_path / "log", VALUE)
    tasks.save([part("a")])
    tasks.save([part("b")])
    assert values(tmp_path / "log") == [b"a", b"b"]
    assert beside(tmp_path / "log") == []
