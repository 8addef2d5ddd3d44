"""What is lost is said before the start, and what users stored is refused until it is dropped by its name."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import segspec
from segspec.columns.schema import RECORD_TYPES
from segspec.conversion import Refused, effects, prepare
from segspec.conversion.losses import plan
from segspec.formats import NAMES, get
from segspec.formats.contract.descriptor import Outcome
from segspec.writing.log_writer import writer_of
from tests.cli.conftest import Run
from tests.convert.logs import content, convert, durable_log, mojo, names, tank


def test_the_table_says_of_every_column_what_becomes_of_it_in_every_format() -> None:
    table = effects()
    assert set(table) == set(RECORD_TYPES)
    assert all(set(row) == set(NAMES) for row in table.values())
    kept = {name: {column for column, row in table.items() if row[name].outcome is Outcome.KEPT} for name in NAMES}
    assert kept == {name: set(get(name).takes) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_is_what_the_writer_takes(name: str) -> None:
    writer = writer_of(get(name))
    assert set(get(name).takes) <= set(inspect.signature(writer.append).parameters)


@pytest.mark.parametrize(
    ("source", "target", "lost"),
    [
        ("tank", "osiris", ["key"]),
        ("tank", "durable_log", ["timestamp", "key"]),
        ("tank", "ffwd", ["timestamp", "key"]),
        ("osiris", "durable_log", ["timestamp"]),
        ("osiris", "ffwd", ["timestamp"]),
        ("mojo", "durable_log", ["id"]),
        ("mojo", "ffwd", ["id"]),
    ],
)
def test_each_pair_that_would_lose_what_users_stored_is_refused_until_all_of_it_is_dropped(
    source: str, target: str, lost: list[str]
) -> None:
    columns = get(source).columns
    for kept in lost:
        others = [column for column in lost if column != kept]
        with pytest.raises(Refused, match=rf'^{kept} would be lost in {target}: .*; drop=\["{kept}"\] does without$'):
            plan(columns, target, source=source, drop=others)
    drops = ", ".join(f'"{column}"' for column in lost)
    with pytest.raises(
        Refused, match=rf"^{', '.join(lost)} would be lost in {target}: .*; drop=\[{drops}\] does without$"
    ):
        plan(columns, target, source=source)
    assert [f"{column}: dropped" for column in lost] == list(plan(columns, target, drop=lost).notes[: len(lost)])


@pytest.mark.parametrize("source", NAMES)
@pytest.mark.parametrize("target", ["jsonl", "parquet", "arrow"])
def test_files_of_rows_keep_every_column(source: str, target: str) -> None:
    made = plan(get(source).columns, target, source=source)
    assert made.columns == get(source).columns
    assert all("no records" in note or "deleted" in note for note in made.notes)


def test_the_command_refuses_before_anything_is_written(segspec: Run, tmp_path: Path) -> None:
    log = tank(tmp_path / "tank", [(5, b"k", b"v")])
    done = segspec("convert", log, "-o", tmp_path / "out", "--as", "osiris")
    assert done.code == 2
    assert "key would be lost in osiris" in done.err
    assert "--drop key" in done.err
    assert names(tmp_path) == ["tank"]


def test_the_command_says_what_is_lost_and_then_what_was_done(segspec: Run, tmp_path: Path) -> None:
    log = tank(tmp_path / "tank", [(5, b"k", b"v"), (6, None, b"w")])
    done = segspec(
        "convert", log, "-o", tmp_path / "out", "--as", "durable-log", "--drop", "key", "--drop", "timestamp"
    )
    assert (done.code, done.out) == (0, "")
    assert done.err.splitlines() == [
        "key: dropped",
        "timestamp: dropped",
        f"2 records in {tmp_path / 'out'}",
    ]
    assert content(tmp_path / "out", ("offset", "value")) == [(1, b"v"), (2, b"w")]


def test_damage_is_exit_code_3_and_gaps_are_said(segspec: Run, corpus: Path, tmp_path: Path) -> None:
    log = corpus / "durable_log/corrupt_payload/log"
    done = segspec("convert", log, "-o", tmp_path / "out", "--as", "ffwd", "--on-damage", "skip")
    assert done.code == 3
    assert "error bad-checksum" in done.err
    assert "1 gap in the offsets; --drop offset" in done.err
    assert "19 records in" in done.err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--drop", "epoch"], "there is no column 'epoch' to drop; there are offset, value"),
        (["--drop", "value"], "neither value nor fields"),
        (["--deleted"], "--deleted is for records with the column deleted"),
        (["--option", "segment_bytes"], "segment_bytes is not NAME=VALUE"),
        (["--option", "speed=1"], "osiris has no option 'speed' for a conversion; it has dialect, segment_bytes"),
        (["--option", "segment_bytes=0"], "segment_bytes is 0; it is between 1 and"),
        (["--option", "segment_bytes=many"], "segment_bytes is 'many'; it is a whole number"),
        (["--option", "retention_bytes=1"], "osiris has no option 'retention_bytes' for a conversion"),
        (["--force"], "force is for files"),
    ],
)
def test_options_that_make_no_sense_are_usage(segspec: Run, options: list[str], words: str, tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a"])
    done = segspec("convert", log, "-o", tmp_path / "out", "--as", "osiris", *options)
    assert done.code == 2
    assert words in done.err
    assert names(tmp_path) == ["log"]


def test_a_target_whose_name_says_nothing_needs_as(segspec: Run, tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a"])
    done = segspec("convert", log, "-o", tmp_path / "out")
    assert done.code == 2
    assert "its name does not say what it is to be; --as does (jsonl, csv, parquet, arrow, or a format)" in done.err


def test_options_of_a_writer_are_for_logs(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a"])
    with pytest.raises(Refused, match="options are for the writers of logs, and jsonl is a file of rows"):
        prepare(log, tmp_path / "rows.jsonl", options={"segment_bytes": "1"})


def test_options_reach_the_writer(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a"] * 10)
    convert(log, tmp_path / "out", "ffwd", options={"segment_bytes": "30", "dialect": "document"})
    assert len(segspec.open(tmp_path / "out").segments) > 1
    assert content(tmp_path / "out") == content(log)


def test_a_first_offset_contradicts_offsets_that_are_kept(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a", b"b"])
    with pytest.raises(Refused, match=r'first_offset is for records without offsets: drop=\["offset"\]'):
        convert(log, tmp_path / "out", "ffwd", options={"first_offset": "7"})
    convert(log, tmp_path / "out", "ffwd", options={"first_offset": "7"}, drop=["offset"])
    assert content(tmp_path / "out", ("offset",)) == [(7,), (8,)]


def test_a_tree_and_an_index_are_refused_clearly(tmp_path: Path) -> None:
    durable_log(tmp_path / "tree" / "a", [b"a"])
    log = durable_log(tmp_path / "tree" / "b", [b"b"])
    with pytest.raises(Refused, match="is a tree of 2 logs: convert one after another"):
        prepare(tmp_path / "tree", tmp_path / "rows.jsonl")
    with pytest.raises(Refused, match="is an index, which has no records"):
        prepare(next(log.glob("*.idx")), tmp_path / "rows.jsonl")


def test_one_segment_is_converted_alone(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a", b"b"])
    assert convert(next(log.glob("*.log")), tmp_path / "rows.jsonl").records == 2


def test_remote_targets_are_refused(tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [b"a"])
    with pytest.raises(Refused, match="is remote: what is written goes to a local file system"):
        prepare(log, "s3://bucket/rows.jsonl")
    with pytest.raises(Refused, match="is read from a local disk only"):
        prepare("s3://bucket/rows.parquet", tmp_path / "out", kind="osiris")


def test_a_range_is_taken_of_logs_and_of_files(segspec: Run, tmp_path: Path) -> None:
    log = durable_log(tmp_path / "log", [bytes([n]) for n in range(10)])
    assert segspec("convert", log, "-o", tmp_path / "all.jsonl").code == 0
    for source, target in ((log, "a"), (tmp_path / "all.jsonl", "b"), (log, "c.parquet")):
        kind = [] if "." in target else ["--as", "ffwd"]
        done = segspec("convert", source, "-o", tmp_path / target, *kind, "--from", "3", "--to", "5")
        assert "2 records in" in done.err
    assert content(tmp_path / "a") == content(tmp_path / "b") == content(log)[3:5]


def test_deleted_entries_are_left_out_unless_asked_for(tmp_path: Path) -> None:
    log = mojo(tmp_path / "log", [{"fields": [(b"a", b"1")], "id": (1, n), "deleted": n == 2} for n in (1, 2, 3)])
    note = "deleted entries: left out (deleted=True keeps them)"
    made = prepare(log, tmp_path / "some.jsonl")
    assert note in made.plan.notes
    assert made.run().records == 2
    made = prepare(log, tmp_path / "all.jsonl", deleted=True)
    assert note not in made.plan.notes
    assert made.run().records == 3
    assert convert(tmp_path / "all.jsonl", tmp_path / "some", "mojo").records == 2
    convert(tmp_path / "all.jsonl", tmp_path / "all", "mojo", deleted=True)
    assert content(tmp_path / "all") == content(log)
    with pytest.raises(Refused, match="osiris cannot say that an entry is deleted"):
        prepare(log, tmp_path / "out", kind="osiris", deleted=True)
