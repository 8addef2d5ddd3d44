"""What `create` and `Queue` take is the same, and so are the segments that they write of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Severity
from segspec.formats.ffwd.encode import entry, header, index
from segspec.queue import Queue, QueueError, QueueReader, queue_tail
from segspec.queue import queue as queue_module
from segspec.queue.stored import StoredSegment

Written = dict[str, bytes]


def by_create(folder: Path, values: Iterable[Any] = (), consumer: Any = None, **options: Any) -> None:
    with segspec.create(folder, "ffwd", resume=folder.exists(), **options) as writer:
        for value in values:
            writer.append(value)
        if consumer is not None:
            writer.track(consumer=consumer, offset=0)


def by_queue(folder: Path, values: Iterable[Any] = (), consumer: Any = None, **options: Any) -> None:
    with Queue(folder, fsync="never", interval=3600, **options) as queue:
        for value in values:
            queue.append(value)
        if consumer is not None:
            queue.add(consumer)


def by_queue_at_once(folder: Path, values: Iterable[Any] = (), consumer: Any = None, **options: Any) -> None:
    with Queue(folder, fsync="never", interval=3600, **options) as queue:
        queue.append_many(values)
        if consumer is not None:
            queue.add(consumer)


def by_create_at_once(folder: Path, values: Iterable[Any] = (), consumer: Any = None, **options: Any) -> None:
    with segspec.create(folder, "ffwd", resume=folder.exists(), **options) as writer:
        writer.append_many(values)
        if consumer is not None:
            writer.track(consumer=consumer, offset=0)


WRITERS = (by_create, by_create_at_once, by_queue, by_queue_at_once)


def done(folder: Path, write: Callable[..., None], **given: Any) -> tuple[str, Written]:
    """What is refused, in which words, and which files are there then."""
    said = ""
    try:
        write(folder, **given)
    except (ValueError, TypeError, OSError) as error:
        said = f"{type(error).__name__}: {error}".replace(str(folder), "")
    found = {path.name: path.read_bytes() for path in sorted(folder.iterdir())} if folder.is_dir() else {}
    return said, found


GIVEN: list[dict[str, Any]] = [
    *({"values": [b"a", b"bb", b""], "segment_bytes": size} for size in (1, 13, 14, 15, 18, 19, 20, 23, 24, 29)),
    *({"segment_bytes": size} for size in (0, -1, True, 1.5, "10", None)),
    *({"segment_bytes": size, "dialect": "system"} for size in (9_999, 1 << 31)),
    *({"values": [b"x" * size], "dialect": "system", "segment_bytes": 10_000} for size in (9_980, 9_981)),
    *(
        {"values": [b"x" * 4_000] * 5, "dialect": dialect, "segment_bytes": 10_000}
        for dialect in ("system", "document")
    ),
    *({"values": [b"x", value]} for value in ("", "x", None, 1, [1], bytearray(b"y"), memoryview(b"yz"))),
    *({"values": [b""] * count, "dialect": dialect} for count in (15, 16, 31) for dialect in ("system", "document")),
    *({"values": [*[b""] * 15, b"x", *[b""] * 16]} for _ in (1,)),
    *({"consumer": name} for name in ("c", "\N{LATIN SMALL LETTER U WITH DIAERESIS}", "", "\ud800", 5, b"c")),
    {"dialect": "klingon"},
]


@pytest.mark.parametrize("given", GIVEN, ids=lambda given: str(given).partition(" at 0x")[0][:60])
def test_all_that_write_a_queue_take_and_refuse_the_same_and_write_the_same(
    given: dict[str, Any], tmp_path: Path
) -> None:
    expected = done(tmp_path / "expected", by_create, **given)
    for write in WRITERS[1:]:
        said, found = done(tmp_path / write.__name__, write, **given)
        assert (said, found) == expected, write.__name__


def test_what_is_refused_before_anything_is_written_leaves_no_folder(tmp_path: Path) -> None:
    for write in WRITERS:
        for given in ({"segment_bytes": 0}, {"dialect": "klingon"}):
            assert done(tmp_path / "none", write, **given)[0]
            assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("write", WRITERS)
@pytest.mark.parametrize("name", ["", "memory://bucket/queue", "s3://bucket/queue"])
def test_a_queue_is_written_to_a_folder_that_is_named_and_local(
    write: Callable[..., None], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    opening = segspec.create if write in (by_create, by_create_at_once) else Queue
    arguments: tuple[str, ...] = (name, "ffwd") if opening is segspec.create else (name,)
    words = "a log is written to a local folder" if name else "the name of the log's folder is empty"
    with pytest.raises(ValueError, match=words):
        opening(*arguments)
    with pytest.raises(ValueError, match=words):
        QueueReader(name)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("write", WRITERS)
def test_where_only_the_consumers_are_left_numbers_go_on_after_them(write: Callable[..., None], tmp_path: Path) -> None:
    """Else a consumer would never get what has a number that it was given before."""
    folder = tmp_path / "queue"
    folder.mkdir()
    (folder / "index").write_bytes(index({"c": 5, "d": 2}))
    write(folder, [b"x"])
    assert [(record.offset, record.value) for record in segspec.open(folder).records()] == [(5, b"x")]
    with QueueReader(folder) as reader:
        assert reader.consumers() == {"c": 5, "d": 2}


@pytest.mark.parametrize("write", WRITERS)
@pytest.mark.parametrize("dialect", ["document", "system"])
@pytest.mark.parametrize("count", [1, 15, 16, 17, 30, 31, 100])
def test_any_number_of_empty_messages_is_appended_and_read(
    write: Callable[..., None], dialect: str, count: int, tmp_path: Path
) -> None:
    """16 at the end of a segment could not be told from space that was never written: another one begins before."""
    folder = tmp_path / "queue"
    write(folder, [b"a", *[b""] * count], dialect=dialect)
    for more in (b"", b"b", b""):
        write(folder, [more], dialect=dialect)
    log = segspec.open(folder)
    values = [b"a", *[b""] * (count + 1), b"b", b""]
    assert [(record.offset, record.value) for record in log.records()] == list(enumerate(values))
    assert [found for found in log.verify() if found.severity is not Severity.NOTE] == []
    assert len([path for path in folder.iterdir() if path.name != "index"]) == 1 + count // 15
    with Queue(folder, interval=3600) as queue, QueueReader(folder) as reader:
        assert queue.findings == ()
        for each in (queue, reader):
            each.add("c", 0)
            assert [message.value for message in each.read("c", 1000)] == values


@pytest.mark.parametrize("on_full", ["refuse", "drop-oldest"])
def test_empty_messages_count_against_the_limit_with_the_segments_that_they_begin(on_full: str, tmp_path: Path) -> None:
    folder = tmp_path / "queue"
    with Queue(folder, max_bytes=1000, on_full=on_full, fsync="never", interval=3600) as queue:
        queue.add("c")
        for number in range(1000):
            if on_full == "refuse" and number > 100:
                queue.ack("c", number - 1)
            assert queue.append(b"") == number
            assert sum(path.stat().st_size for path in folder.iterdir() if path.name != "index") <= 1000


@pytest.mark.parametrize("dialect", ["document", "system"])
@pytest.mark.parametrize("fsync", ["always", "never"])
def test_opening_after_a_close_reads_little_of_a_long_segment(
    dialect: str, fsync: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, value = tmp_path / "queue", b"x" * 1000
    with Queue(folder, dialect=dialect, fsync=fsync) as queue:
        queue.add("c")
        queue.append_many([value] * 3000)
    read: list[int] = []
    opened = queue_module.take_up

    def noted(*given: Any) -> Any:
        found = opened(*given)
        read.append(found.segments[-1].end)
        return found

    monkeypatch.setattr(queue_module, "take_up", noted)
    for number in range(3000, 3003):
        with Queue(folder, fsync=fsync) as queue:
            assert read.pop() < 5000
            assert queue.append(value) == number
    assert len(list(folder.glob("0*"))) == 2, "what is short is gone on with"
    with QueueReader(folder) as reader:
        assert len(reader) == 3003
        assert list(segspec.open(folder).verify()) == []
    with segspec.create(folder, "ffwd", resume=True) as writer:
        assert writer.append(b"later") == 3003


@pytest.mark.parametrize("spare", [-1, 0, 14])
def test_a_close_does_not_take_more_room_than_there_is(
    spare: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue_tail, "MOST_TO_READ", 100)
    folder = tmp_path / "queue"
    with Queue(folder) as queue:
        queue.append(b"x" * 300)
    (folder / "000000000000001").unlink(missing_ok=True)
    for path in sorted(folder.glob("0*"))[1:]:
        path.unlink()
    size = len(header(0, "document") + entry(b"x" * 300))
    with Queue(folder, max_bytes=size + spare):
        pass
    assert len(list(folder.glob("0*"))) == (2 if spare == 14 else 1)


def test_the_last_number_that_the_format_has_begins_no_segment_at_the_close(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue_tail, "MOST_TO_READ", 1)
    folder, last = tmp_path / "queue", (1 << 63) - 1
    with segspec.create(folder, "ffwd", dialect="system", first_offset=last) as writer:
        writer.append(b"x")
        with pytest.raises(ValueError, match=f"{last} is the last number"):
            writer.append(b"y")
    with Queue(folder) as queue, pytest.raises(QueueError, match=f"message {last} was the last"):
        queue.append(b"y")
    assert [path.name for path in folder.glob("[0-9a-f]*")] == [StoredSegment(f"{last:016x}", last).name]
