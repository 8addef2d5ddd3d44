"""Records before the log's start (DeleteRecords) are given by no road, as no consumer gets them, unless they are asked
for; what takes a log as it lies there has them."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from confluent_kafka import TopicPartition
from confluent_kafka.admin import AdminClient

import segspec as library
from segspec.core.errors import Code, Finding, Severity
from segspec.library.follow import Follower
from segspec.library.pieces import PieceOfLog, pieces_of
from segspec.recovery import build_indexes
from segspec_kafka import FORMAT
from tests.brokers.processes import wait_until
from tests.cli.conftest import Run, segspec
from tests.kafka.broker import Kafka
from tests.kafka.clients import SECONDS, Record, consume, publish
from tests.kafka.conftest import ON_ONE_RELEASE
from tests.kafka.samples import INTO
from tests.spark.direct import read
from tests.spark.direct_stream import DirectStream

__all__ = ["segspec"]

DATA = INTO / "4.1" / "data"
CHECKPOINT = "log-start-offset-checkpoint"
SHOWN = "deleted_records=shown"
TRUTH = json.loads((INTO / "4.1" / "trimmed-0.json").read_text())["read_uncommitted"]["records"]
GIVEN = [record["offset"] for record in TRUTH]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A partition in its log dir: `starts` says anew where it begins."""
    shutil.copy(DATA / "meta.properties", tmp_path)
    shutil.copytree(DATA / "trimmed-0", tmp_path / "trimmed-0")
    starts(tmp_path, 25)
    return tmp_path / "trimmed-0"


def starts(log_dir: Path, start: int) -> None:
    (log_dir / CHECKPOINT).write_text(f"0\n1\ntrimmed 0 {start}\n")


def opened(folder: Path, **modes: str) -> library.Log:
    return library.open(folder, format=FORMAT, **modes)


def test_every_road_begins_with_the_start(folder: Path, tmp_path: Path, segspec: Run) -> None:
    """It lies within a batch."""
    assert list(range(25, 40)) == GIVEN
    log, found = opened(folder), list[Finding]()
    assert [record.offset for record in log.records()] == GIVEN
    assert log.arrow(["offset", "value"]).read_all()["offset"].to_pylist() == GIVEN
    assert [record.offset for record in log.records(start=20, end=27)] == [25, 26]
    assert (log.count(), log.info()["first_offset"]) == (15, 25)
    pieces = [PieceOfLog(FORMAT, of) for of in pieces_of(log, 100)]
    assert [record.offset for piece in pieces for record in piece.records(on_damage="skip")] == GIVEN
    follower = Follower(opened(folder), report=found.append)
    assert [record.offset for record in follower.read()] == GIVEN
    follower.close()
    for verb in (("dump",), ("tail", "-n", "100")):
        assert [int(row["offset"]) for row in segspec(*verb, "-o", "json", folder).json] == GIVEN
    assert segspec("convert", folder, "--out", tmp_path / "rows.jsonl").code == 0
    rows = (tmp_path / "rows.jsonl").read_text().splitlines()
    assert [int(json.loads(row)["offset"]) for row in rows] == GIVEN
    for options in ({}, {"maxPartitionBytes": "100"}):
        assert [row["offset"] for row in read("kafka", folder, columns="offset", **options)] == GIVEN
    stream = DirectStream("kafka", folder, startingOffsets="earliest", columns="offset")
    assert [row["offset"] for row in stream.drain()] == GIVEN


def test_a_note_says_how_many_are_left_out(folder: Path, segspec: Run) -> None:
    done = segspec("dump", folder)
    assert (done.code, "records from offset 0 on lie before the log's start, 25" in done.err) == (0, True)
    (note,) = opened(folder).listing.left_out
    assert (note.code, note.severity, note.records) == (Code.TRAILING_BYTES, Severity.NOTE, 25)


def test_they_are_given_to_who_asks_for_them(folder: Path, segspec: Run) -> None:
    everything = list(range(40))
    log = opened(folder, deleted_records="shown")
    assert [record.offset for record in log.records()] == everything
    assert log.listing.left_out == ()
    assert len(segspec("dump", "--mode", SHOWN, "-o", "json", folder).json) == 40
    rows = read("kafka", folder, columns="offset", deleted_records="shown")
    assert [row["offset"] for row in rows] == everything
    segment = folder / f"{24:020}.log"
    assert [record.offset for record in opened(segment).records()] == list(range(25, 36))
    assert [record.offset for record in opened(segment, deleted_records="shown").records()] == list(range(24, 36))


def test_what_takes_a_log_as_it_lies_there_has_them(folder: Path, tmp_path: Path, segspec: Run) -> None:
    """A copy in which something intact was left out in silence would be no rescue: a note says that it is there."""
    assert segspec("verify", folder) == segspec("verify", DATA / "none-0")
    assert list(opened(folder).verify()) == []
    done = segspec("recover", folder, "-o", tmp_path / "copy" / "trimmed-0")
    assert (done.code, "the copy has them" in done.out + done.err) == (0, True)
    assert [record.offset for record in opened(tmp_path / "copy" / "trimmed-0").records()] == list(range(40))
    build_indexes(opened(folder), tmp_path / "built", kind="index")
    assert {path.name for path in (tmp_path / "built").iterdir()} == {path.name for path in folder.glob("*.index")}
    assert segspec("compare", folder, tmp_path / "copy" / "trimmed-0").code == 0


@pytest.mark.parametrize("start", [0, 1, 4, 12, 24, 36, 39, 40, 1000])
def test_wherever_the_start_lies(start: int, folder: Path) -> None:
    starts(folder.parent, start)
    expected = list(range(start, 40))
    assert [record.offset for record in opened(folder).records()] == expected
    assert opened(folder).arrow(["offset"]).read_all()["offset"].to_pylist() == expected
    assert sum(finding.records or 0 for finding in opened(folder).listing.left_out) == min(start, 40)


@pytest.mark.parametrize(
    "checkpoint", ["", "0\n1\nother 0 25\n", "0\n2\ntrimmed 0 25\n", "nonsense", "0\n1\ntrimmed 0 -5\n"]
)
def test_without_a_checkpoint_that_can_be_read_all_are_given(checkpoint: str, folder: Path) -> None:
    (folder.parent / CHECKPOINT).write_text(checkpoint)
    assert [record.offset for record in opened(folder).records()] == list(range(40))


def test_a_checkpoint_that_is_a_pipe_is_told_and_counts_as_absent(folder: Path, segspec: Run) -> None:
    checkpoint = folder.parent / CHECKPOINT
    checkpoint.unlink()
    os.mkfifo(checkpoint)
    assert [record.offset for record in opened(folder).records()] == list(range(40))
    (note,) = opened(folder).listing.left_out
    said = "a FIFO, and no plain file: it is not read"
    assert (note.path, note.code, note.message) == (str(checkpoint), Code.MISSING_INDEX, said)
    assert f"not known: {checkpoint}: {said}" in segspec("forecast", folder).out


def test_with_committed_records_alone_both_ways_of_reading_leave_out(folder: Path) -> None:
    shutil.copytree(DATA / "transactions-0", folder.parent / "transactions-0")
    every = [record.offset for record in opened(folder.parent / "transactions-0").records()]
    told: dict[str, Any] = {"isolation": "read_committed"}
    committed = [record.offset for record in opened(folder.parent / "transactions-0", **told).records()]
    for start in range(36):
        (folder.parent / CHECKPOINT).write_text(f"0\n1\ntransactions 0 {start}\n")
        log = opened(folder.parent / "transactions-0")
        assert [record.offset for record in log.records()] == [offset for offset in every if offset >= start]
        log = opened(folder.parent / "transactions-0", **told)
        assert [record.offset for record in log.records()] == [offset for offset in committed if offset >= start]


@ON_ONE_RELEASE
def test_a_broker_s_consumer_gets_the_same(kafka: Kafka) -> None:
    """After DeleteRecords, of which the node takes note at once, before it has removed a segment."""
    kafka.create("deleted", segment_bytes=700, file_delete_delay_ms=600_000)
    publish(kafka.bootstrap, "deleted", [Record(b"%d" % n) for n in range(60)], batch_num_messages=7)
    admin = AdminClient({"bootstrap.servers": kafka.bootstrap})
    (asked,) = admin.delete_records([TopicPartition("deleted", 0, 31)]).values()
    asked.result(SECONDS)
    assert wait_until(lambda: "deleted 0 31\n" in (kafka.data / CHECKPOINT).read_text(), SECONDS)
    got = [record.offset for record in consume(kafka.bootstrap, "deleted", offset=31).records]
    assert [record.offset for record in opened(kafka.partition("deleted")).records()] == got == list(range(31, 60))
