"""What is told of the next opening of a queue, and what opening it does."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import SegspecError
from segspec.queue import Queue


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A closed queue of two segments, the last of which has three messages."""
    with Queue(tmp_path / "queue", segment_bytes=10_000, fsync="never") as queue:
        queue.add("billing")
        queue.append_many(bytes([65 + number]) * 1000 for number in range(12))
    return tmp_path / "queue"


def sizes(folder: Path, names: list[str]) -> dict[str, int | None]:
    return {name: (folder / name).stat().st_size if (folder / name).exists() else None for name in names}


def compare(folder: Path) -> None:
    """Opens a copy of the queue; what was there before has to become what was told."""
    told = segspec.open(folder).forecast("segspec-queue")
    names = [path.name for path in folder.iterdir()]
    copy = folder.with_name("copy")
    shutil.copytree(folder, copy)
    try:
        with Queue(copy, fsync="never") as queue:
            assert told.crash is None
            assert told.next_offset in (None, queue.next_offset)
            after = sizes(copy, [name for name in names if name != "index"])
    except SegspecError:
        assert told.crash is not None
        after = sizes(copy, [name for name in names if name != "index"])
    expected = {Path(fate.path).name: fate.bytes_after for fate in told.files if not fate.path.endswith("/index")}
    assert expected == after
    shutil.rmtree(copy)


def last(folder: Path) -> Path:
    return max(path for path in folder.iterdir() if path.name != "index")


def test_a_healthy_queue_keeps_all(folder: Path) -> None:
    compare(folder)
    told = segspec.open(folder).forecast()
    assert (told.owner, "document's header" in told.chosen) == ("segspec-queue", True)
    assert (told.next_offset, told.loses_data, list(told.findings())) == (12, False, [])
    assert segspec.open(folder).forecast("ffwd").loses_data, "the class reads another header"


def test_wherever_a_crash_cuts_the_last_segment_the_forecast_is_what_the_start_does(folder: Path) -> None:
    path = last(folder)
    content = path.read_bytes()
    for size in [*range(20), *range(20, len(content), 331), *range(len(content) - 5, len(content))]:
        path.write_bytes(content[:size])
        compare(folder)


def test_the_only_segment_keeps_its_name_where_a_crash_cuts_its_header(folder: Path) -> None:
    path = last(folder)
    for other in folder.iterdir():
        if other not in (path, folder / "index"):
            other.unlink()
    content = path.read_bytes()
    for size in range(20):
        path.write_bytes(content[:size])
        compare(folder)


@pytest.mark.parametrize("tail", [bytes(3), bytes(500), b"\xff\xff\xff\xff", b"\x00\x01\x00\x00" + b"." * 40])
def test_what_is_after_the_last_entry_is_cut_off(folder: Path, tail: bytes) -> None:
    path = last(folder)
    path.write_bytes(path.read_bytes() + tail)
    compare(folder)


@pytest.mark.parametrize("at", [0, 4, 5])
def test_a_damaged_header_or_entry_is_left_as_it_is(folder: Path, at: int) -> None:
    """Byte 14 begins the size of the first entry of the document's dialect."""
    for position in (at, at + 14):
        path = last(folder)
        content = bytearray(path.read_bytes())
        content[position] ^= 0x55
        path.write_bytes(content)
        compare(folder)
        content[position] ^= 0x55
        path.write_bytes(content)
