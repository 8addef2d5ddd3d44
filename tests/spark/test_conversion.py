"""The conversion of any number of logs. Its tasks are plain Python, so nearly all of this needs no JVM."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds
import pytest

import segspec
from segspec.conversion import Refused
from segspec.samples import FOLDER, Sample, samples
from segspec.spark.conversion import convert
from segspec.spark.conversion.row_files import day_text
from tests.helpers.disk_faults import killed_at
from tests.helpers.faulty_store import KEY, SECRET, error, faulty_store

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

SAMPLES = list(samples())
SMALL = 4096
"""Bytes of a file, so that small logs are several tasks."""


def _name(sample: Sample) -> str:
    return f"{sample.format}-{sample.name}"


def of_library(log: Path, columns: list[str]) -> list[dict[str, Any]]:
    read = segspec.open(log).arrow(columns, on_damage="skip", report=lambda finding: None)
    return read.read_all().to_pylist()


def written(target: Path, format: str = "parquet") -> pa.Table:
    """All rows as others read them, in the order of the names of files."""
    names = sorted(target.rglob(f"part-*.{format}"), key=lambda path: path.name)
    tables = [ds.dataset(str(name), format="ipc" if format == "arrow" else format).to_table() for name in names]
    return pa.concat_tables(tables)


def left_over(target: Path) -> list[str]:
    """What a job leaves beside its files and its commits."""
    return [str(path) for path in (target / "_segspec" / "jobs").iterdir()]


@pytest.mark.parametrize("to", ["parquet", "arrow"])
@pytest.mark.parametrize("sample", SAMPLES, ids=_name)
def test_files_have_the_rows_of_the_log(sample: Sample, to: str, tmp_path: Path) -> None:
    done = convert(None, sample.log, tmp_path / "out", to, file_bytes=SMALL)
    rows = written(tmp_path / "out", to)
    assert rows.to_pylist() == of_library(sample.log, rows.schema.names)
    assert done.records == len(rows)
    assert bool(done.errors) == bool(sample.damage)
    found = {
        code.split(" ", 1)[-1] for text in done.segments["damage"].to_pylist() if text for code in text.split(", ")
    }
    assert found == set(sample.damage)
    assert pa.uint64() not in rows.schema.types
    assert left_over(tmp_path / "out") == []


def test_folders_are_those_of_hive_and_readers_find_log_and_day(tree: Path, tmp_path: Path) -> None:
    done = convert(None, tree, tmp_path / "out", file_bytes=SMALL)
    rows = ds.dataset(tmp_path / "out", partitioning="hive").to_table()
    counts = {
        row["log"]: row["offset_count"] for row in rows.group_by("log").aggregate([("offset", "count")]).to_pylist()
    }
    assert counts == {"orders/a b": 300, "orders/x%2Fy=z": 2862, "users": 1195}
    days = pc.strftime(rows["timestamp"], "%Y-%m-%d")
    assert days.to_pylist() == [str(day) for day in rows["day"].to_pylist()]
    assert done.tasks > 3


def test_a_task_reads_about_as_much_as_a_file_shall_have(tree: Path, tmp_path: Path) -> None:
    one = convert(None, tree, tmp_path / "one")
    assert (one.tasks, len(one.files)) == (1, 3)
    by_day = convert(None, tree, tmp_path / "day", partition_by=["day"])
    assert len(by_day.files) == 1
    flat = convert(None, tree / "users", tmp_path / "flat", partition_by=[], columns=["segment", "position", "value"])
    assert [len(Path(path).parts) for path in flat.files["path"].to_pylist()] == [1]
    assert written(tmp_path / "flat").schema.names == ["segment", "position", "value"]


def test_times_that_leap_make_a_file_a_day_and_times_without_a_name_have_a_folder_of_their_own(tmp_path: Path) -> None:
    times = [day * 86_400_000 for day in range(40)] * 2 + [-1, -86_400_001, 1 << 60]
    with segspec.create(tmp_path / "log", "tank") as log:
        for number, time in enumerate(times):
            log.append(b"%d" % number, timestamp=time % (1 << 64))
    done = convert(None, tmp_path / "log", tmp_path / "out")
    rows = ds.dataset(tmp_path / "out", partitioning="hive").to_table().to_pylist()
    assert sorted(row["value"] for row in rows) == sorted(b"%d" % number for number in range(len(times)))
    by_value = {int(row["value"]): row for row in rows}
    for number, time in enumerate(times[:-1]):
        wanted = day_text(time // 86_400_000) if number < 80 else None
        assert wanted in (None, str(by_value[number]["day"])), number
    assert (by_value[82]["day"], by_value[82]["timestamp"]) == (None, None)
    assert done.errors > 0
    assert "limit-exceeded" in done.segments["damage"][0].as_py()
    assert "it is null in the target" in done.findings["message"][0].as_py()


def test_at_fail_the_first_damage_is_raised_and_nothing_is_committed(tree: Path, tmp_path: Path) -> None:
    with pytest.raises(segspec.SegspecError, match="torn") as raised:
        convert(None, tree, tmp_path / "out", on_damage="fail", file_bytes=SMALL)
    assert raised.value.path.startswith(str(tree / "users"))
    assert list((tmp_path / "out").rglob("*.parquet")) == []
    with pytest.raises(Refused, match="was not finished: on_damage is 'skip', and was 'fail'"):
        convert(None, tree, tmp_path / "out", file_bytes=SMALL)


def test_a_second_run_has_nothing_to_do_and_a_later_one_takes_what_was_added(tmp_path: Path) -> None:
    def append(first: int, count: int) -> None:
        with segspec.create(tmp_path / "log", "durable_log", segment_bytes=600, resume=first > 0) as log:
            log.append_many([b"%d" % number for number in range(first, first + count)])

    append(0, 50)
    assert convert(None, tmp_path / "log", tmp_path / "out", file_bytes=SMALL).records == 50
    again = convert(None, tmp_path / "log", tmp_path / "out", file_bytes=SMALL)
    assert (again.tasks, again.records, len(again.files)) == (0, 0, 0)
    append(50, 70)
    later = convert(None, tmp_path / "log", tmp_path / "out", file_bytes=1 << 20, compression="zstd")
    assert later.records == 70
    assert written(tmp_path / "out")["value"].to_pylist() == [b"%d" % number for number in range(120)]
    with segspec.create(tmp_path / "log", "durable_log", resume=True) as log:
        log.append(b"one more")
    with pytest.raises(Refused, match=r"was converted up to offset 119: .* starts at no time"):
        convert(None, tmp_path / "log", tmp_path / "out", start="2026-01-01T00:00:00")


def test_a_torn_tail_is_taken_when_it_is_whole(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "durable_log") as log:
        log.append_many([b"%d" % number for number in range(10)])
    segment = Path(segspec.open(tmp_path / "log").segments[0].path)
    whole = segment.read_bytes()
    segment.write_bytes(whole[:-3])
    first = convert(None, tmp_path / "log", tmp_path / "out")
    assert (first.records, first.segments["damage"].to_pylist()) == (9, ["torn"])
    segment.write_bytes(whole)
    second = convert(None, tmp_path / "log", tmp_path / "out")
    assert (second.records, second.errors) == (1, 0)
    assert written(tmp_path / "out")["offset"].to_pylist() == list(range(10))


def test_a_segment_that_was_deleted_after_planning_is_reported(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import segspec.spark.conversion.job as job

    real, gone = job.plan, tree / "users" / "00000000000000000000.segment"

    def plan_then_delete(*arguments: Any) -> Any:
        planned = real(*arguments)
        gone.unlink(missing_ok=True)
        return planned

    monkeypatch.setattr(job, "plan", plan_then_delete)
    done = convert(None, tree, tmp_path / "out", file_bytes=SMALL)
    damage = dict(zip(done.segments["segment"].to_pylist(), done.segments["damage"].to_pylist(), strict=True))
    assert damage[str(gone)].endswith("missing-segment")


class Killed(BaseException):
    """Stands for the end of the process."""


def test_a_job_that_is_killed_at_any_change_of_the_disk_is_finished_by_the_next(tmp_path: Path) -> None:
    log = FOLDER / "durable_log" / "multi_segment" / "log"
    wanted = of_library(log, ["offset", "value"])
    settings = {"file_bytes": 60_000, "on_damage": "fail"}
    calls, was_killed = 0, True
    while was_killed:
        target = tmp_path / f"{calls}"
        was_killed = killed_at(calls, partial(convert, None, log, target, **settings))
        # What a reader sees is whole, at any time.
        for path in target.rglob("part-*"):
            assert ds.dataset(str(path)).count_rows() > 0
        convert(None, log, target, **settings)
        assert written(target).to_pylist() == wanted, f"killed at change {calls}"
        assert left_over(target) == []
        calls += 3
    assert calls > 30


def test_a_resumed_job_does_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import segspec.spark.conversion.tasks as tasks

    log = FOLDER / "durable_log" / "multi_segment" / "log"
    real, ran = tasks.run, []

    def run(target: Any, task: tasks.Task) -> Any:
        if task.number == 3 and len(ran) == 3:
            raise Killed
        ran.append(task.number)
        return real(target, task)

    monkeypatch.setattr(tasks, "run", run)
    with pytest.raises(Killed):
        convert(None, log, tmp_path / "out", file_bytes=SMALL)
    shown: list[tuple[int, int]] = []
    monkeypatch.setattr(tasks, "run", real)
    done = convert(None, log, tmp_path / "out", file_bytes=SMALL, progress=lambda *one: shown.append(one))
    assert (ran, done.resumed) == ([0, 1, 2], 3)
    assert done.records == 500
    assert shown[-1] == (done.bytes, done.bytes)


def test_two_attempts_of_a_task_give_its_rows_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import segspec.spark.conversion.tasks as tasks

    real = tasks.run

    def run(*arguments: Any) -> Any:
        real(*arguments)
        return real(*arguments)

    monkeypatch.setattr(tasks, "run", run)
    log = FOLDER / "durable_log" / "multi_segment" / "log"
    assert convert(None, log, tmp_path / "out", file_bytes=SMALL).records == 500
    assert written(tmp_path / "out")["offset"].to_pylist() == list(range(500))


def kill_after_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the process end after a table's commit, and before anything says so in the job's folder."""
    from segspec.storage.target import LocalTarget

    real = LocalTarget.remove

    def remove(self: LocalTarget, folder: str) -> None:
        if folder.startswith("_segspec/jobs/") and not folder.endswith("failed"):
            raise Killed
        real(self, folder)

    monkeypatch.setattr(LocalTarget, "remove", remove)


def test_a_delta_table_is_read_by_its_own_library_and_grows_by_a_second_commit(tree: Path, tmp_path: Path) -> None:
    from deltalake import DeltaTable

    shutil.move(tree / "orders" / "x%2Fy=z", tmp_path / "later")
    convert(None, tree, tmp_path / "out", "delta", file_bytes=SMALL)
    shutil.move(tmp_path / "later", tree / "orders" / "x%2Fy=z")
    done = convert(None, tree, tmp_path / "out", "delta", file_bytes=SMALL)
    table = DeltaTable(tmp_path / "out")
    rows = table.to_pyarrow_table()
    assert (done.records, len(rows), table.version()) == (2862, 4357, 1)
    assert table.metadata().partition_columns == ["log", "day"]
    one = table.to_pyarrow_table(filters=[("log", "=", "orders/x%2Fy=z"), ("offset", ">=", 2800)])
    assert one["offset"].to_pylist() == list(range(2800, 2862))
    assert rows.schema.field("timestamp").type == pa.timestamp("us", tz="UTC")


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Any]:
    from pyiceberg.catalog.sql import SqlCatalog

    (tmp_path / "catalog").mkdir()
    made = SqlCatalog("test", uri=f"sqlite:///{tmp_path}/catalog/db", warehouse=f"file://{tmp_path}/catalog")
    made.create_namespace("events")
    yield made
    made.close()


def test_an_iceberg_table_is_read_by_its_own_library(tree: Path, tmp_path: Path, catalog: Any) -> None:
    convert(None, tree, tmp_path / "out", "iceberg", table="events.all", catalog=catalog, file_bytes=SMALL)
    table = catalog.load_table("events.all")
    assert table.scan().to_arrow().num_rows == 4357
    users = table.scan(row_filter="log = 'users' and offset < 10")
    assert users.to_arrow()["offset"].to_pylist() == list(range(10))
    assert len(list(users.plan_files())) < len(table.inspect.files())


@pytest.mark.parametrize("to", ["delta", "iceberg"])
def test_a_table_learns_of_files_once_though_the_job_was_killed_after_its_commit(
    to: str, tree: Path, tmp_path: Path, catalog: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from deltalake import DeltaTable

    settings = {"table": "events.all", "catalog": catalog} if to == "iceberg" else {}
    kill_after_commit(monkeypatch)
    with pytest.raises(Killed):
        convert(None, tree, tmp_path / "out", to, **settings)
    monkeypatch.undo()
    convert(None, tree, tmp_path / "out", to, **settings)
    if to == "iceberg":
        assert catalog.load_table("events.all").scan().to_arrow().num_rows == 4357
    else:
        assert DeltaTable(tmp_path / "out").to_pyarrow_table().num_rows == 4357


@pytest.mark.parametrize("to", ["durable_log", "tank"])
def test_logs_become_logs_of_another_format(to: str, tree: Path, tmp_path: Path) -> None:
    settings = {"drop": ["timestamp", "offset"] if to == "durable_log" else ["offset"]}
    done = convert(None, tree / "users", tmp_path / "out", to, options={"segment_bytes": "8192"}, **settings)
    made = segspec.open(tmp_path / "out" / "users")
    assert made.format.name == to
    assert to == "tank" or len(made.segments) > 1
    assert [record.value for record in made.records()] == [
        row["value"] for row in of_library(tree / "users", ["value"])
    ]
    assert [finding for finding in made.verify() if finding.severity == "error"] == []
    assert done.segments["damage"].to_pylist() == ["torn"]
    assert convert(None, tree / "users", tmp_path / "out", to, options={"segment_bytes": "8192"}, **settings).tasks == 0


def test_objects_in_a_store_are_whole_and_named_when_the_manifest_is_there(tree: Path) -> None:
    import fsspec

    files = fsspec.filesystem("memory")
    done = convert(None, tree, "memory://lake/out", file_bytes=SMALL)
    again = convert(None, tree, "memory://lake/out", file_bytes=SMALL)
    assert (done.records, again.tasks) == (4357, 0)
    names = [name for name in files.find("/lake/out") if name.endswith(".parquet")]
    manifest = json.loads(files.cat("/lake/out/_segspec/commits/000001.json"))
    assert sorted(f"/lake/out/{made['name']}" for made in manifest["files"]) == sorted(names)
    assert sum(ds.dataset(name, filesystem=files).count_rows() for name in names) == 4357
    assert [name for name in files.find("/lake/out/_segspec") if "/jobs/" in name] == []
    files.rm("/lake", recursive=True)


def test_a_store_is_reached_with_the_options_that_are_given_and_asked_again_on_a_bad_day(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import s3fs

    # It is asked again at once, where it would wait for up to a second before each time.
    monkeypatch.setattr("botocore.retryhandler.delay_exponential", lambda **_: 0)
    with faulty_store() as store:
        client = {"region_name": "us-east-1"}
        options = {"key": KEY, "secret": SECRET, "endpoint_url": store.url, "client_kwargs": client}
        files = s3fs.S3FileSystem(**options)
        files.call_s3("create_bucket", Bucket="lake")
        files.put(str(tree / "users"), "lake/in/users", recursive=True)
        store.fault = lambda request, answer: (
            error(503, "SlowDown")(request, answer) if request.method == "PUT" and request.number == 1 else answer
        )
        done = convert(None, "s3://lake/in", "s3a://lake/out", file_bytes=SMALL, storage_options=options)
        store.fault = None
        assert convert(None, "s3://lake/in", "s3a://lake/out", file_bytes=SMALL, storage_options=options).tasks == 0
        files.invalidate_cache()
        names = [name for name in files.find("lake/out") if name.endswith(".parquet")]
        assert (done.records, len(done.files)) == (1195, len(names))
        assert sum(ds.dataset(name, filesystem=files).count_rows() for name in names) == 1195
        states = b"".join(files.cat(files.find("lake/out/_segspec")).values())
        assert SECRET.encode() not in states


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"to": "csv"}, "goes to one of parquet, arrow, delta, iceberg, osiris"),
        ({"on_damage": "stop"}, "at damage they skip or fail"),
        ({"compression": "brotli"}, "one of snappy, zstd, lz4, gzip, none, not 'brotli'"),
        ({"to": "arrow", "compression": "snappy"}, "arrow files are compressed with one of lz4, zstd, none"),
        ({"partition_by": ["day", "log"]}, "partitioned by log, day in this order"),
        ({"columns": ["nothing"]}, "osiris has no column 'nothing'"),
        ({"to": "iceberg"}, "an Iceberg table needs a name"),
        ({"table": "events.all"}, "an Iceberg table needs a name"),
        ({"to": "tank", "columns": ["value"]}, "are for files of rows, and tank is logs"),
        ({"options": {"segment_bytes": "1"}}, "options are for the writers of logs"),
        ({"fields_as": "json"}, "the way they become a value is for logs"),
    ],
)
def test_what_cannot_be_asked_for_is_refused_before_anything_is_written(
    settings: dict[str, Any], message: str, tree: Path, tmp_path: Path
) -> None:
    with pytest.raises(Refused, match=message):
        convert(None, tree, tmp_path / "out", **settings)
    assert not (tmp_path / "out").exists()


def test_sources_that_cannot_be_told_apart_are_refused(tree: Path, tmp_path: Path) -> None:
    shutil.copytree(tree / "users", tmp_path / "other" / "users")
    with pytest.raises(Refused, match="would both be called users: give the folder that has both"):
        convert(None, [tree / "users", tmp_path / "other" / "users"], tmp_path / "out")
    with pytest.raises(Refused, match=r"logs of durable_log and osiris, whose columns differ"):
        convert(None, [tree, FOLDER / "durable_log" / "multi_segment" / "log"], tmp_path / "out")
    with pytest.raises(Refused, match=r"lies in .*, which is read"):
        convert(None, tree, tree / "users" / "out")


def test_two_jobs_do_not_write_to_one_target_at_once(tree: Path, tmp_path: Path) -> None:
    from segspec.storage.target import open_target

    with open_target(tmp_path / "out").lock(), pytest.raises(BlockingIOError, match="another process is writing to it"):
        convert(None, tree, tmp_path / "out")


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_spark_distributes_and_says_why_a_task_failed(spark: SparkSession, tree: Path, tmp_path: Path) -> None:
    done = convert(spark, tree, tmp_path / "out", file_bytes=SMALL)
    assert (done.records, done.errors) == (4357, 1)
    assert done.tasks > 3
    frame = spark.read.parquet(str(tmp_path / "out"))
    assert frame.where("log = 'orders/a b'").count() == 300
    assert dict(frame.dtypes) | {"log": "string", "day": "date", "offset": "bigint", "timestamp": "timestamp"} == dict(
        frame.dtypes
    )
    with pytest.raises(segspec.SegspecError, match="torn: the file ends inside"):
        convert(spark, tree, tmp_path / "failed", on_damage="fail")


@pytest.fixture
def gaps(tmp_path: Path) -> Path:
    """A log of two segments with holes in its offsets, within a segment and between two."""
    folder = tmp_path / "gaps"
    with segspec.create(folder, "tank", segment_bytes=1 << 20) as writer:
        for offset in (1, 2, 5, 6, 20):
            writer.append(b"value %d" % offset, offset=offset, timestamp=1_700_000_000_000)
    return folder


@pytest.mark.parametrize("holes", [None, "fill", "renumber", "keep"])
def test_a_stream_that_is_made_of_a_log_with_gaps_has_none_unless_they_are_to_be_kept(
    holes: str | None, gaps: Path, tmp_path: Path
) -> None:
    done = convert(None, gaps, tmp_path / "out", "osiris", drop=["key"], holes=holes)
    (made,) = [folder for folder in (tmp_path / "out").iterdir() if folder.name == "gaps"]
    offsets = [record.offset for record in segspec.open(made).records(on_damage="skip", report=lambda _: None)]
    assert offsets == ([1, 2, 3, 4, 5] if holes == "renumber" else [1, 2, 5, 6, 20])
    consumers = segspec.open(made).forecast("rabbitmq-3.10").consumers
    assert consumers is not None
    assert (consumers.stop is None) == (holes != "keep")
    moved = [row["message"] for row in done.findings.to_pylist() if row["field"] == "offset"]
    assert moved == (
        [
            "offsets 1 to 2 are 1 to 2 in the target",
            "offsets 5 to 6 are 3 to 4 in the target",
            "offsets 20 to 20 are 5 to 5 in the target",
        ]
        if holes == "renumber"
        else []
    )


def test_files_of_rows_have_no_holes_to_fill(gaps: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="holes are those of logs"):
        convert(None, gaps, tmp_path / "out", "parquet", holes="fill")


@pytest.mark.parametrize("to", ["parquet", "arrow", "osiris"])
def test_conditions_choose_records_in_each_task(to: str, tmp_path: Path) -> None:
    source, where = FOLDER / "osiris" / "epochs" / "log", ["offset >= 10", "offset < 290"]
    expected = [record.offset for record in segspec.open(source).records(where=where)]
    done = convert(None, source, tmp_path / "out", to, file_bytes=SMALL, where=where)
    if to == "osiris":
        (made,) = [folder for folder in (tmp_path / "out").iterdir() if folder.name == "log"]
        offsets = [record.offset for record in segspec.open(made).records()]
    else:
        offsets = written(tmp_path / "out", to).column("offset").to_pylist()
    assert offsets == expected
    assert done.records == len(expected) > 0
    again = convert(None, source, tmp_path / "out", to, file_bytes=SMALL, where=where) if to != "osiris" else done
    assert again.records == (0 if to != "osiris" else len(expected))


@pytest.mark.parametrize("condition", ["nothing = 1", "offset"])
def test_a_condition_that_cannot_be_asked_is_refused_before_any_task(condition: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="where"):
        convert(None, FOLDER / "osiris" / "epochs" / "log", tmp_path / "out", where=[condition])
    assert not (tmp_path / "out").exists() or not list((tmp_path / "out").rglob("*.parquet"))


def test_other_conditions_than_those_of_the_target_are_refused(tree: Path, tmp_path: Path) -> None:
    source, target = tree / "orders", tmp_path / "lake"
    assert convert(None, source, target, where=["offset < 2"]).records
    with pytest.raises(Refused, match="lake was converted where offset < 2: go on with the same ones, or choose"):
        convert(None, source, target, where=["offset >= 2"])
    with pytest.raises(Refused, match="lake was converted where offset < 2"):
        convert(None, source, target)
    assert convert(None, source, target, where=["offset < 2"]).records == 0


def test_a_conversion_that_was_refused_is_not_in_the_way_of_the_one_that_is_meant(tree: Path, tmp_path: Path) -> None:
    source, target = tree / "orders", tmp_path / "made"
    with pytest.raises(Refused, match="timestamp would be lost in durable_log"):
        convert(None, source, target, to="durable_log")
    done = convert(None, source, target, to="durable_log", drop=("timestamp", "chunk_id", "epoch"))
    assert done.records == sum(1 for log in segspec.open_all(source) for _ in log.records())
