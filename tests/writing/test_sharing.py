"""A writer among processes and threads: a child of a fork is refused and changes nothing; threads take turns."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import WriterError
from segspec.storage import atomic
from segspec.writing import LogWriter
from tests.helpers.forking import in_child
from tests.writing.appender import append
from tests.writing.logs import rows, wrong

FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd")


@pytest.mark.parametrize("format", FORMATS)
def test_after_a_fork_the_child_is_refused_and_the_parent_goes_on(format: str, tmp_path: Path) -> None:
    log = segspec.create(tmp_path, format)
    append(log, 0)
    log.flush()
    append(log, 1)
    operations: dict[str, Callable[[], Any]] = {
        "append": lambda: append(log, 2),
        "track": lambda: log.track(consumer=b"c", offset=1),
        "flush": log.flush,
        "roll": log.roll,
        "trim": lambda: log.trim(1),
    }
    for name, operation in operations.items():
        said = in_child(operation)
        assert said.startswith(f"WriterError: {tmp_path}: process {os.getpid()} opened this writer, and "), name
        assert said.endswith(" is a child of it: one process writes a log, so open it in the one that is to write")
    append(log, 2)
    log.close()
    assert len(rows(tmp_path)) == 3
    assert wrong(tmp_path) == []


@pytest.mark.usefixtures("only_new_objects")
@pytest.mark.parametrize("format", FORMATS)
def test_a_child_that_closes_or_forgets_the_writer_neither_writes_nor_unlocks(format: str, tmp_path: Path) -> None:
    held = [segspec.create(tmp_path, format)]
    append(held[0], 0)

    def leave(end: Callable[[LogWriter], None]) -> list[int]:
        end(held[0])
        held.clear()
        gc.collect()
        return sorted(path.stat().st_size for path in tmp_path.iterdir())

    before = repr(sorted(path.stat().st_size for path in tmp_path.iterdir()))
    assert in_child(lambda: leave(LogWriter.close)) == before
    assert in_child(lambda: leave(lambda log: None)) == before
    said = in_child(lambda: segspec.create(tmp_path, format, resume=True))
    assert said.startswith("BlockingIOError: "), "the parent still has the log"
    held[0].close()
    assert len(rows(tmp_path)) == 1


def test_a_child_leaves_the_file_that_its_parent_is_writing(tmp_path: Path) -> None:
    target = tmp_path / "out"

    def write_and_end() -> None:
        with atomic.appearing_file(target) as out:
            out.write(b"parent")
            out.flush()
            said.append(in_child(lambda: out.write(b"child") and out.flush()))
            child = os.fork()
            if not child:
                raise SystemExit
            os.waitpid(child, 0)

    said: list[str] = []
    parent = os.getpid()
    try:
        write_and_end()
    finally:
        if os.getpid() != parent:
            os._exit(0)
    assert "the process that opened this file is another one" in said[0]
    assert target.read_bytes() == b"parent"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_the_error_of_a_child_says_what_it_is_about_and_crosses_processes(tmp_path: Path) -> None:
    import pickle

    error = pickle.loads(pickle.dumps(WriterError("refused", str(tmp_path))))
    assert str(error) == f"{tmp_path}: refused"
    assert isinstance(error, segspec.SegspecError)
    assert error.code is None


@pytest.mark.parametrize("format", FORMATS)
def test_threads_take_turns_and_every_record_is_whole(format: str, tmp_path: Path) -> None:
    given: list[Any] = []
    with segspec.create(tmp_path, format, segment_bytes=8192) as log:

        def work(thread: int) -> None:
            for number in range(200):
                if format == "mojo":
                    given.append(log.append(fields=[(b"f", b"%d-%d" % (thread, number))]))
                else:
                    given.append(log.append(b"%d-%d" % (thread, number)))
                if number % 20 == 0:
                    log.flush(sync=False)

        threads = [threading.Thread(target=work, args=(thread,)) for thread in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(given) == len(set(given)) == 800
    assert wrong(tmp_path) == []
    read = [r.value if r.fields is None else r.fields[0][1] for r in segspec.open(tmp_path).records()]
    for thread in range(4):
        mine = [value for value in read if value is not None and value.startswith(b"%d-" % thread)]
        assert mine == [b"%d-%d" % (thread, number) for number in range(200)]


@pytest.mark.parametrize("format", FORMATS)
def test_an_interrupted_append_leaves_whole_frames_and_accepts_nothing_more(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = segspec.create(tmp_path, format)
    for number in range(3):
        append(log, number)
    log.flush()
    append(log, 3)
    with monkeypatch.context() as patch:
        patch.setattr(log, "_append", interrupted)
        with pytest.raises(KeyboardInterrupt):
            append(log, 4)
    with pytest.raises(WriterError, match=r"interrupted in the middle.*resume=True"):
        append(log, 4)
    log.close()
    assert wrong(tmp_path) == []
    kept = len(rows(tmp_path))
    assert kept in (3, 4), "the frame that was not finished may be left out"
    with segspec.create(tmp_path, format, resume=True) as again:
        append(again, kept)
    assert len(rows(tmp_path)) == kept + 1


def interrupted(*_: Any, **__: Any) -> None:
    raise KeyboardInterrupt
