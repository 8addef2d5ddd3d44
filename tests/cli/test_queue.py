"""`segspec queue`: what it prints, and its exit codes."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from segspec.queue import Queue
from tests.cli.conftest import Run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "queue"
    with Queue(path, segment_bytes=44, interval=3600) as queue:
        queue.append_many([b"message %d" % number for number in range(10)])
        queue.add("a")
        queue.add("b", 5)
    return path


def test_stat_draws_the_consumers_on_the_segments(folder: Path, segspec: Run) -> None:
    done = segspec("queue", "stat", folder)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        f"queue  {folder}",
        "messages        10",
        "offsets         0 … 9",
        "bytes           200 in 5 segments",
        "dialect         document",
        "appended to by  no known process",
        "",
        "segments  " + 5 * ("|" + 11 * "=") + "|  0 … 10",
        "a         ^" + 60 * " " + "  at 0, 10 to go",
        "b         " + 30 * "." + "^" + 30 * " " + "  at 5, 5 to go",
    ]


def test_stat_in_json_says_who_appends_and_what_is_lost(folder: Path, segspec: Run) -> None:
    with Queue(folder, interval=3600) as queue:
        queue.seek("a", 6)
        assert queue.trim() == 2
        queue.seek("a", 1)
        done = segspec("queue", "stat", folder, "-o", "json")
    (facts,) = done.json
    assert done.code == 3
    segments, consumers = facts.pop("segments"), facts.pop("consumers")
    assert facts.pop("process") == str(os.getpid())
    assert facts == {"format": "ffwd", "path": str(folder), "dialect": "document", "first_offset": "4",
                     "next_offset": "10", "records": "6", "bytes": "120"}  # fmt: skip
    assert segments[0] == {"path": str(folder / "0000000004"), "first_offset": "4", "records": "2", "bytes": "40"}
    assert consumers == [
        {"name": "a", "position": "1", "lag": "6", "dropped": "3"},
        {"name": "b", "position": "5", "lag": "5", "dropped": "0"},
    ]


def test_a_torn_end_is_said_and_is_damage_where_nobody_writes(folder: Path, segspec: Run) -> None:
    with (folder / "0000000008").open("ab") as file:
        file.write(b"\0\0\0\x09torn")
    done = segspec("queue", "stat", folder)
    assert done.code == 3
    assert "not complete    8 bytes at the end" in done.out


def test_consumers_are_added_moved_and_removed_while_another_process_appends(folder: Path, segspec: Run) -> None:
    with Queue(folder) as queue:
        done = segspec("queue", "consumers", folder, "--add", "c", "--at", "end", "-o", "json")
        assert [row["name"] for row in done.json] == ["a", "b", "c"]
        assert segspec("queue", "consumers", folder, "--seek", "a", "--at", "3").code == 0
        assert segspec("queue", "consumers", folder, "--remove", "b").out.splitlines() == [
            "consumer  position  to go  dropped",
            "a                3      7        0",
            "c               10      0        0",
        ]
        assert queue.consumers() == {"a": 3, "c": 10}


def test_trim_removes_what_all_are_done_with_unless_somebody_appends(folder: Path, segspec: Run) -> None:
    with Queue(folder, interval=3600) as queue:
        queue.ack("a", 4)
        queue.flush()
        done = segspec("queue", "trim", folder)
        assert done.code == 1
        assert "another writer has this log open" in done.err
    done = segspec("queue", "trim", folder)
    assert (done.code, done.out) == (0, "2 segments removed; the queue begins with 4\n")


def test_lines_are_appended_and_read(
    tmp_path: Path,
    segspec: Run,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "new"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"one\ntwo")))
    assert segspec("queue", "append", folder).out == "2 messages: 0 … 1\n"
    (tmp_path / "hex").write_text("00ff\n\n", "ascii")
    done = segspec("queue", "append", folder, tmp_path / "hex", "--payload", "hex", "-o", "json")
    assert done.json == [{"records": "2", "first_offset": "2", "last_offset": "3"}]
    segspec("queue", "consumers", folder, "--add", "c")
    first = segspec("queue", "read", folder, "-c", "c", "-n", "2", "-o", "json")
    assert first.json == [{"offset": "0", "value": b"one".hex()}, {"offset": "1", "value": b"two".hex()}]
    assert segspec("queue", "read", folder, "-c", "c", "-n", "2", "-o", "json", "--ack").out == first.out
    rest = segspec("queue", "read", folder, "-c", "c", "-o", "json", "--ack")
    assert [row["value"] for row in rest.json] == ["00ff", ""]
    assert segspec("queue", "read", folder, "-c", "c", "--wait", "0.01").out == ""


def test_reading_says_what_was_lost(folder: Path, segspec: Run) -> None:
    (folder / "0000000000").unlink()
    done = segspec("queue", "read", folder, "-c", "a", "-o", "json", "--ack")
    assert done.code == 3
    assert done.err == "segspec: lost to consumer a: 0 … 1 (2 messages)\n"
    assert [row["offset"] for row in done.json] == [str(number) for number in range(2, 10)]
    assert segspec("queue", "read", folder, "-c", "a").code == 0


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["stat", "none"], 1, "no such file or folder"),
        (["trim", "none"], 1, "no such file or folder"),
        (["read", "{}", "-c", "x"], 1, "there is no consumer 'x'"),
        (["consumers", "{}", "--at", "3"], 2, "--at is for --add and --seek"),
        (["consumers", "{}", "--seek", "a"], 2, "--seek needs --at"),
        (["consumers", "{}", "--add", "c", "--at", "99"], 1, "a number up to 10, and not 99"),
        (["consumers", "{}", "--add", "c", "--at", "-1"], 2, "not begin, end or an offset"),
        (["append", "{}", "--dialect", "system"], 1, "the queue is of the dialect document"),
    ],
)
def test_what_cannot_be_done_is_said(folder: Path, segspec: Run, words: list[str], code: int, message: str) -> None:
    done = segspec("queue", *(word.format(folder) for word in words))
    assert done.code == code
    assert message in done.err


def test_a_log_of_another_format_is_left_alone(corpus: Path, tmp_path: Path, segspec: Run) -> None:
    import segspec as library

    log = tmp_path / "log"
    with library.create(log, "durable_log") as writer:
        writer.append(b"x")
    before = sorted(path.name for path in log.iterdir())
    for words in (["append", log, os.devnull], ["stat", log], ["trim", log]):
        assert segspec("queue", *words).code == 1
    assert sorted(path.name for path in log.iterdir()) == before
