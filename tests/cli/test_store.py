"""`segspec store`: what it prints, what it does, and its exit codes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from segspec.store import Store
from tests.cli.conftest import Run


@pytest.fixture
def root(tmp_path: Path) -> Path:
    with Store(tmp_path / "shop", tmp_path / "archive", segment_bytes=400, pack_bytes=150) as store:
        stream = store.stream("orders")
        for number in range(1, 31):
            stream.append({b"order": b"%d" % number}, id=(number, 0))
        stream.archive()
        stream.evict()
        store.stream("empty")
    return tmp_path / "shop"


def test_streams_and_stat_show_segments_by_phase_while_the_store_is_open(root: Path, segspec: Run) -> None:
    with Store(root) as store:
        store.stream("orders")
        done = segspec("store", "streams", root, "-o", "json")
        stat = segspec("store", "stat", root, "orders")
    assert (done.code, done.err) == (0, "")
    empty, orders = done.json
    assert (empty["stream"], empty["segments"]) == ("empty", "0")
    assert orders["phases"] == {"archived": "1", "remote": "1", "writing": "1"} or "remote" in orders["phases"]
    lines = stat.out.splitlines()
    assert lines[0].startswith("orders  ")
    assert lines[4].split()[:2] == ["1-0", "remote"]
    assert "sha256:" in lines[4]


def test_the_log_is_shown_in_each_form_and_a_torn_end_is_told(root: Path, segspec: Run) -> None:
    short = segspec("store", "aof", root, "orders").out
    assert short == (root / "orders" / "stream.aof").read_text()
    long = segspec("store", "aof", root, "orders", "--form", "long").out
    assert "\nSEGMENT 1-0\n" in long
    assert "\nARCHIVE_COMPLETE 1-0 file://" in long
    redis = segspec("store", "aof", root, "orders", "--form", "redis").out
    assert redis.startswith("*5\r\n$4\r\nMO.X\r\n$3\r\nSEG\r\n$6\r\nCREATE\r\n$6\r\norders\r\n$3\r\n1-0\r\n")
    with (root / "orders" / "stream.aof").open("a") as file:
        file.write("ADD 9")
    torn = segspec("store", "aof", root, "orders")
    assert (torn.code, torn.out) == (3, short)
    assert "the log ends within an entry" in torn.err


def test_segments_go_to_the_archive_and_come_back(root: Path, tmp_path: Path, segspec: Run) -> None:
    archive = ("--archive", tmp_path / "archive")
    assert segspec("store", "fetch", root, "orders", *archive, "--from", "1-0", "--to", "2-0").out == (
        "orders: 1 segments fetched\n"
    )
    assert segspec("store", "evict", root, "orders").out == "orders: 1 segments evicted\n"
    done = segspec("store", "archive", root, *archive, "--roll")
    assert done.out == "empty: 0 segments archived\norders: 1 segments archived\n"
    segspec("store", "fetch", root, "orders", *archive)
    done = segspec("store", "fold", root, "orders", *archive, "--segment-bytes", "100000")
    assert done.out.endswith(" segments merged into others\n")
    assert segspec("store", "check", root, *archive, "--digests").code == 0


def test_check_says_what_disagrees_and_repair_ends_it(root: Path, tmp_path: Path, segspec: Run) -> None:
    archive = ("--archive", tmp_path / "archive")
    done = segspec("store", "check", root, *archive, "--digests")
    assert (done.code, done.out) == (0, "")
    (tmp_path / "archive" / "orders" / "77-0").write_bytes(b"left")
    (root / "orders" / "stream.aof").write_text("STREAM orders\nnonsense\n")
    done = segspec("store", "check", root, "orders", *archive)
    assert done.code == 3
    assert "no entry of a stream's log: 'nonsense'" in done.out
    assert "segspec store repair rebuilds the log" in done.out
    done = segspec("store", "repair", root, "orders", *archive)
    assert done.code == 0
    assert "the log was re-created" in done.out
    assert "77-0: an object that no segment of the log has was removed" in done.out
    assert (root / "orders" / "stream.aof.damaged").exists()
    with Store(root, tmp_path / "archive") as store:
        assert [record.id[0] for record in store.stream("orders").range()] == list(range(1, 31))
        store.stream("orders").archive()
    assert segspec("store", "check", root, "orders", *archive, "--digests").out == ""


def test_a_stream_without_a_log_gets_one_and_what_is_no_stream_is_left_alone(
    root: Path, tmp_path: Path, segspec: Run
) -> None:
    archive = ("--archive", tmp_path / "archive")
    (root / "orders" / "stream.aof").unlink()
    assert "the stream had no log" in segspec("store", "repair", root, "orders", *archive).out
    with Store(root, tmp_path / "archive") as store:
        assert [record.id[0] for record in store.stream("orders").range()] == list(range(1, 31))
    (root / "other").mkdir()
    assert segspec("store", "repair", root).code == 0
    done = segspec("store", "repair", root, "other")
    assert (done.code, list((root / "other").iterdir())) == (1, [])
    assert "holds no stream" in done.err


def test_what_cannot_be_done_is_said_in_words(root: Path, segspec: Run) -> None:
    assert segspec("store", "archive", root).code == 2
    done = segspec("store", "stat", root, "other")
    assert done.code == 1
    assert "holds no stream; there are empty, orders" in done.err
    done = segspec("store", "fetch", root, "orders")
    assert done.code == 1
    assert "the store was opened without an archive" in done.err
    with Store(root) as store:
        store.stream("orders")
        assert "another writer has this log open" in segspec("store", "evict", root, "orders").err


@pytest.mark.parametrize("what", ["pipe", "device", "huge"])
def test_a_log_of_a_stream_that_is_no_plain_small_file_is_named_and_not_waited_for(
    what: str, tmp_path: Path, segspec: Run
) -> None:
    stream = tmp_path / "orders"
    stream.mkdir()
    log = stream / "stream.aof"
    if what == "pipe":
        os.mkfifo(log)
    elif what == "device":
        log.symlink_to("/dev/zero")
    else:
        log.touch()
        os.truncate(log, 100 << 30)
    done = segspec("store", "aof", tmp_path, "orders")
    assert done.code == 1
    said = {"pipe": "this is a FIFO", "device": "this is a device", "huge": "one of its kind is read up to 268,435,456"}
    assert said[what] in done.err
