"""Faults of the disk, at every call by which segspec changes it: what was flushed is there, and the error says what
failed on which file."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.conversion import prepare
from segspec.core.errors import Code
from segspec.library.log import open as open_log
from segspec.recovery.indexes import build_indexes
from segspec.storage import disk
from segspec.writing import LogWriter
from tests.helpers.sweeps import some
from tests.writing.appender import append, value_of
from tests.writing.logs import wrong

FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd")
OPERATIONS = ("open", "write", "fsync", "truncate", "close", "rename", "remove", "mkdir")
ERRORS = {
    os.pwrite: (errno.EIO, errno.ENOSPC, errno.EDQUOT),
    os.open: (errno.EIO, errno.ENOSPC, errno.EMFILE),
    os.mkdir: (errno.EIO, errno.ENOSPC, errno.EDQUOT),
    os.rename: (errno.EIO, errno.ENOSPC),
    os.close: (errno.EIO, errno.EDQUOT),
}


class Disk:
    """Stands between segspec and the system. The call number `fails` is not done and raises; with `stays` so do all
    after it. A write before that takes at most `takes` bytes.

    `unsynced` are files with bytes, and folders with names, that a crash of the machine could still take.
    """

    def __init__(self, fails: int | None = None, *, stays: bool = False, takes: int | None = None) -> None:
        self.count = 0
        self.failed: str | None = None
        self.unsynced: set[str] = set()
        self._fails = fails
        self._stays = stays
        self._takes = takes

    def __call__(self, call: Callable[..., Any], *given: Any) -> Any:
        number, self.count = self.count, self.count + 1
        if self._fails is not None and (number == self._fails or (self._stays and number > self._fails)):
            choice = ERRORS.get(call, (errno.EIO,))
            self.failed = self.failed or getattr(call, "__name__", "")
            if call is os.close:
                # Linux closes all the same.
                os.close(*given)
            code = choice[number % len(choice)]
            raise OSError(code, os.strerror(code))
        if call is os.fsync:
            self.unsynced.discard(name_of(given[0]))
            return None
        if call is os.pwrite:
            self.unsynced.add(name_of(given[0]))
            descriptor, content, position = given
            return os.pwrite(descriptor, content[: self._takes], position)
        if call is os.open and given[1] & os.O_CREAT and not Path(given[0]).exists():
            self.unsynced.add(os.path.realpath(Path(given[0]).parent))
        if call in (os.mkdir, os.rename, os.unlink):
            self.unsynced |= {os.path.realpath(Path(name).parent) for name in given}
        if call is os.unlink:
            self.unsynced.discard(os.path.realpath(given[0]))
        return call(*given)


def name_of(descriptor: int) -> str:
    return os.path.realpath(f"/proc/self/fd/{descriptor}")


class Progress:
    """How far `write_log` came: how many records were appended, and how many of them flushed."""

    appended = 0
    flushed = 0


def write_log(folder: Path, format: str, progress: Progress, after: Callable[[], None] = lambda: None) -> None:
    """Writes, flushes, rolls and trims; calls `after` whenever all must be durable."""

    def more(log: LogWriter, count: int) -> None:
        for _ in range(count):
            append(log, progress.appended)
            progress.appended += 1

    def flushed() -> None:
        progress.flushed = progress.appended
        after()

    with segspec.create(folder, format) as log:
        more(log, 2)
        log.flush()
        flushed()
        more(log, 2)
        log.roll()
        flushed()
        more(log, 1)
        log.flush(sync=False)
        progress.flushed = progress.appended
        if format == "ffwd":
            log.track(consumer="c", offset=1)
        more(log, 1)
        log.flush()
        flushed()
        log.roll()
        more(log, 1)
        log.flush()
        flushed()
    flushed()


def values(folder: Path) -> list[bytes | None]:
    """The values of all records that can be read; none where no file of the log is there yet."""
    if not any(folder.iterdir()):
        return []
    try:
        records = list(open_log(str(folder)).records(on_damage="skip", report=lambda _: None))
    except segspec.SegspecError as error:
        if error.code is not Code.MISSING_SEGMENT:
            raise
        return []
    return [record.value if record.fields is None else record.fields[0][1] for record in records]


def refusal(action: Callable[[], object]) -> OSError | None:
    """The `OSError` that the action raises; None where it is done."""
    try:
        action()
    except OSError as error:
        return error
    return None


def calls_of(format: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    counting = Disk()
    with monkeypatch.context() as patch:
        patch.setattr(disk, "perform", counting)
        write_log(folder, format, Progress())
    return counting.count


def assert_named(error: OSError, below: Path) -> None:
    """The error says which operation failed, and on what."""
    assert error.strerror.split(":")[0] in OPERATIONS
    assert str(error.filename).startswith(str(below))


@pytest.mark.parametrize("stays", [False, True], ids=["once", "for good"])
@pytest.mark.parametrize("format", FORMATS)
def test_whatever_call_fails_what_was_flushed_is_there_and_the_log_can_be_gone_on_with(
    format: str, stays: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    total = calls_of(format, tmp_path / "counted" / "log", monkeypatch)
    assert total > 30
    for number in some(range(total), 30):
        folder = tmp_path / str(number) / "log"
        progress, faulty = Progress(), Disk(number, stays=stays)
        with monkeypatch.context() as patch:
            patch.setattr(disk, "perform", faulty)
            refused = refusal(lambda: write_log(folder, format, progress))  # noqa: B023 - it is called at once
        if refused is None:
            assert faulty.failed == "unlink", "only what was tidied up may be left"
            assert not stays
        else:
            assert_named(refused, tmp_path)
        held = values(folder) if folder.exists() else []
        assert held == [value_of(n) for n in range(len(held))], faulty.failed
        assert len(held) >= progress.flushed, faulty.failed
        torn = "new-segment" if stays else "refuse"
        with segspec.create(folder, format, resume=True, torn=torn) as log:
            append(log, len(held))
        assert values(folder) == [*held, value_of(len(held))]
        # An index may be made before its segment: the owner removes it where it stays alone.
        assert set(wrong(folder)) <= ({"torn", "missing-segment"} if stays else set())


@pytest.mark.parametrize("format", FORMATS)
def test_nothing_is_written_any_more_after_a_sync_that_failed(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = segspec.create(tmp_path, format)
    append(log, 0)
    log.flush()
    append(log, 1)

    def perform(call: Callable[..., Any], *given: Any) -> Any:
        if call is os.fsync:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return call(*given)

    with monkeypatch.context() as patch:
        patch.setattr(disk, "perform", perform)
        with pytest.raises(disk.SyncError, match=r"fsync: Input/output error: '/.*'"):
            log.flush()
    for operation in (lambda: append(log, 2), log.flush, log.roll, lambda: log.trim(0)):
        with pytest.raises(OSError, match=r"after a failed sync nobody knows what is on the disk.*resume=True"):
            operation()
    log.close()
    assert values(tmp_path) == [value_of(0)]


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("takes", [1, 7])
def test_a_write_of_which_little_is_taken_is_gone_on_with(
    format: str, takes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(disk, "perform", Disk(takes=takes))
        progress = Progress()
        write_log(tmp_path, format, progress)
    assert values(tmp_path) == [value_of(n) for n in range(progress.appended)]
    assert wrong(tmp_path) == []


def test_a_write_of_which_nothing_is_taken_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(disk, "perform", Disk(takes=0))
        with pytest.raises(OSError, match=r"write: nothing was taken: '/.*'"):
            segspec.create(tmp_path, "osiris")


@pytest.mark.parametrize("format", FORMATS)
def test_after_a_flush_no_byte_and_no_name_is_left_to_a_crash(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name is lost with its folder's entries: those of missing folders that were made, too."""
    folder = tmp_path / "a" / "b" / "log"
    watched = Disk()

    def check() -> None:
        assert watched.unsynced == set()

    with monkeypatch.context() as patch:
        patch.setattr(disk, "perform", watched)
        write_log(folder, format, Progress(), check)


def to_jsonl(log: Path, out: Path) -> None:
    prepare(log, out, kind="jsonl").run()


def to_parquet(log: Path, out: Path) -> None:
    prepare(log, out, kind="parquet").run()


def to_ffwd(log: Path, out: Path) -> None:
    prepare(log, out, kind="ffwd").run()


def recovered(log: Path, out: Path) -> None:
    segspec.recover(log, out / "below")


def indexed(log: Path, out: Path) -> None:
    build_indexes(open_log(str(log)), out / "below")


@pytest.mark.parametrize("make", [to_jsonl, to_parquet, to_ffwd, recovered, indexed])
def test_whatever_call_fails_an_output_is_complete_or_absent(
    make: Callable[[Path, Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"
    write_log(log, "durable_log", Progress())
    before = contents(log)
    counting = Disk()
    with monkeypatch.context() as patch:
        patch.setattr(disk, "perform", counting)
        make(log, tmp_path / "whole")
    left = {name for name in counting.unsynced if Path(name).exists()}
    assert left == set(), "it is on the disk when it is said to be done"
    assert counting.count > 4
    whole = contents(tmp_path / "whole")
    for number in range(counting.count):
        folder = tmp_path / str(number)
        folder.mkdir()
        faulty = Disk(number)
        with monkeypatch.context() as patch:
            patch.setattr(disk, "perform", faulty)
            refused = refusal(lambda: make(log, folder / "out"))  # noqa: B023 - it is called at once
        if refused is None:
            assert faulty.failed in ("unlink", "rmdir"), "only what was tidied up may be left"
        else:
            assert_named(refused, tmp_path)
        left = contents(folder)
        assert not left or contents(folder / "out") == whole, faulty.failed
        assert all(name.split("/")[0] == "out" for name in left), faulty.failed
        assert contents(log) == before


def contents(path: Path) -> dict[str, bytes]:
    """The files at or below `path`."""
    files = [path] if path.is_file() else sorted(each for each in path.rglob("*") if each.is_file())
    return {str(each.relative_to(path)): each.read_bytes() for each in files}
