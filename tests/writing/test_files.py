"""The files under a format's writer: order of writes, whole frames, what a failure leaves."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from segspec.core.model import Frame, Record, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.writing import FormatWriter, NewSegment, WriterOptions
from segspec.writing.files import WRITE_BYTES, LogFiles
from segspec.writing.lock import Lock
from segspec.writing.log_writer import LogWriter

SYNCS = True
TEMPORARY = r"^\.[0-9a-f]{16}\.segspec-tmp$"


class Letters(FormatWriter[WriterOptions]):
    """A made-up format with all that a format can have: a head, a snapshot, a running end, a footer, a final name."""

    name = "letters"
    options_type = WriterOptions
    number = 0
    note = b""

    def append(self, value: bytes) -> int:
        self.files.open()
        position = self.files.write(value, b"i")
        self.files.tail = b"$"
        return position

    def track(self, note: bytes) -> None:
        self.note = note

    def segment(self) -> NewSegment:
        self.number += 1
        return NewSegment(f"w{self.number}", self.number, head=b"HEAD")

    def index_head(self) -> bytes:
        return b"INDEX"

    def index_name(self, segment: str) -> str | None:
        return f"{segment}.index"

    def opened(self) -> None:
        self.files.write(b"<snapshot>", b"s")

    def finish(self) -> str | None:
        self.files.write(b"$footer")
        self.files.tail = b""
        return f"done{self.number}"

    def side_files(self) -> dict[str, bytes]:
        return {"note": self.note} if self.note else {}

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        raise NotImplementedError

    def resume(self, summary: SegmentSummary) -> int | None:
        raise NotImplementedError


@pytest.fixture
def letters(tmp_path: Path) -> Iterator[LogWriter]:
    lock = Lock(tmp_path, None)
    files = LogFiles(tmp_path, lock)
    files.writer = Letters(WriterOptions(), files)
    writer = LogWriter(files.writer, files, lock)
    yield writer
    writer.close()


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_running_end_lies_behind_every_write_and_under_the_next(letters: LogWriter, tmp_path: Path) -> None:
    assert letters.append(b"one") == len("HEAD<snapshot>")
    letters.flush()
    assert contents(tmp_path) == {"w1": b"HEAD<snapshot>one$", "w1.index": b"INDEXsi"}
    assert letters.append(b"two") == len("HEAD<snapshot>one")
    letters.append(b"three")
    letters.flush()
    assert contents(tmp_path)["w1"] == b"HEAD<snapshot>onetwothree$"


def test_a_rolled_segment_is_finished_and_renamed_and_the_next_begins_with_a_snapshot(
    letters: LogWriter, tmp_path: Path
) -> None:
    letters.append(b"one")
    letters.roll()
    letters.append(b"two")
    letters.flush()
    assert contents(tmp_path) == {
        "done1": b"HEAD<snapshot>one$footer",
        "w1.index": b"INDEXsi",
        "w2": b"HEAD<snapshot>two$",
        "w2.index": b"INDEXsi",
    }


def test_trimming_removes_the_renamed_file_and_the_index_of_its_first_name(letters: LogWriter, tmp_path: Path) -> None:
    letters.append(b"one")
    letters.roll()
    letters.append(b"two")
    letters.flush()
    assert letters.trim(2) == 1
    assert list(contents(tmp_path)) == ["w2", "w2.index"]


def test_frames_are_gathered_until_there_is_enough_of_them(letters: LogWriter, tmp_path: Path) -> None:
    half = b"x" * (WRITE_BYTES // 2)
    letters.append(half)
    assert contents(tmp_path)["w1"] == b"HEAD<snapshot>"
    letters.append(half)
    assert contents(tmp_path)["w1"] == b"HEAD<snapshot>" + half + half + b"$"


def test_side_files_replace_the_old_ones_whole(letters: LogWriter, tmp_path: Path) -> None:
    letters.track(note=b"first and long")
    letters.flush()
    letters.track(note=b"second")
    letters.flush()
    assert contents(tmp_path) == {"note": b"second"}


Recorder = Callable[..., int | None]


def test_data_is_durable_before_its_index_and_both_before_the_names(
    letters: LogWriter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def recorded(verb: str, real: Recorder) -> Recorder:
        def call(descriptor: int, *rest: object) -> int | None:
            name = Path(f"/proc/self/fd/{descriptor}").readlink().name
            done.append(f"{verb} {re.sub(TEMPORARY, 'temporary', name)}")
            return real(descriptor, *rest)

        return call

    letters.append(b"one")
    letters.track(note=b"n")
    monkeypatch.setattr(os, "pwrite", recorded("write", os.pwrite))
    monkeypatch.setattr(os, "fsync", recorded("sync", os.fsync))
    folder = tmp_path.name
    letters.flush()
    assert done == [
        *("write w1", "sync w1", "write w1.index", "sync w1.index", f"sync {folder}"),
        *("write temporary", "sync temporary", f"sync {folder}"),
    ]
    done.clear()
    letters.append(b"two")
    letters.flush(sync=False)
    assert done[:2] == ["write w1", "write w1.index"]
    done.clear()
    letters.append(b"three")
    letters.roll()
    assert done[:4] == ["write w1", "sync w1", "write w1.index", "sync w1.index"]
    assert done[-1] == f"sync {folder}"
