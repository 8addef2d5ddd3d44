"""A range that is read where the archive has it: what comes out was uploaded, whatever the archive gives."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fsspec.implementations.local import LocalFileSystem

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Id, Record
from segspec.store import StoredStream, ranged
from segspec.store.aof import LoggedUrl, Upload
from segspec.store.archive import Archive, digest_of, wrong
from segspec.store.ranged import AT_ONCE, PART, Parts, part_digests
from tests.store.conftest import Open

RECORDS = 400
ROOM = 1000


class Requests:
    """The bytes that were asked for of objects."""

    def __init__(self) -> None:
        self.ranges: list[tuple[int, int]] = []

    @property
    def bytes(self) -> int:
        return sum(end - start for start, end in self.ranges)


def numbers(records: Iterable[Record]) -> list[int]:
    return [int(dict(record.fields or [])[b"n"]) for record in records]


class Archived(NamedTuple):
    stream: StoredStream
    object: Path
    parts: Path
    ids: list[Id]
    asked: Requests

    def some(self, first: int = 100, last: int = 103) -> list[int]:
        return numbers(self.stream.range(self.ids[first - 1], self.ids[last - 1], through="ranges"))


@pytest.fixture
def archived(opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Archived:
    """A stream whose first segment, of some parts, is only in the archive."""
    stream = opened(segment_bytes=1 << 20, pack_bytes=8000, fsync="never").stream("orders")
    ids = stream.append_many([(b"n", b"%d" % n), (b"room", b"%d" % n * (ROOM // 3))] for n in range(1, RECORDS + 1))
    stream.roll()
    stream.append({b"n": b"last"}, id=(1 << 60, 0))
    stream.archive()
    assert stream.evict() == 1
    (made,) = (tmp_path / "archive/orders").iterdir()
    assert made.stat().st_size > 4 * PART
    asked, plain = Requests(), LocalFileSystem.cat_file

    def counted(files: Any, path: str, start: int | None = None, end: int | None = None, **more: Any) -> Any:
        got = plain(files, path, start=start, end=end, **more)
        asked.ranges.append((start or 0, (start or 0) + len(got)))
        return got

    monkeypatch.setattr(LocalFileSystem, "cat_file", counted)
    return Archived(stream, made, tmp_path / f"store/orders/.{made.name}.parts", ids, asked)


def altered(path: Path, position: int) -> None:
    content = bytearray(path.read_bytes())
    content[position] ^= 1
    path.write_bytes(content)


def at(archived: Archived, number: int) -> int:
    """Where the record of a number has its room."""
    return archived.object.read_bytes().index(b"%d" % number * 20)


def test_altered_bytes_never_come_out_as_records(archived: Archived) -> None:
    altered(archived.object, at(archived, 101))
    for read in (
        archived.some,
        lambda: numbers(archived.stream.reverse(archived.ids[99], archived.ids[101], through="ranges")),
    ):
        with pytest.raises(SegspecError, match="the archive has not what was uploaded: it has other bytes") as raised:
            read()
        assert (raised.value.code, raised.value.path) == (Code.BAD_CHECKSUM, f"file://{archived.object}")
        assert raised.value.field == "digest"


def test_whatever_byte_is_altered_what_comes_out_was_uploaded(archived: Archived) -> None:
    """Before, within and after what is read, in INDEX, in SUFFIX; with what is known of the parts, and without it."""
    size = archived.object.stat().st_size
    content, parts = archived.object.read_bytes(), archived.parts.read_bytes()
    due = archived.some()
    assert due == [100, 101, 102]
    given = 0
    for position in range(0, size, 29989):
        for known in (parts, None, parts[:-1], parts[:-1] + bytes([parts[-1] ^ 1]), parts.replace(b" ", b"-", 1)):
            archived.parts.unlink(missing_ok=True)
            if known is not None:
                archived.parts.write_bytes(known)
            altered(archived.object, position)
            with suppress(SegspecError):
                assert archived.some() == due
                given += 1
            archived.object.write_bytes(content)
    assert given > 0, "what was not touched is given"
    assert archived.some() == due


def test_an_object_is_longer_or_shorter_than_what_was_uploaded(archived: Archived) -> None:
    content = archived.object.read_bytes()
    for other in (content[:-1], content[: len(content) // 2], content + b"x", b"x" + content):
        archived.object.write_bytes(other)
        archived.parts.unlink(missing_ok=True)
        with pytest.raises(SegspecError, match=f"it has {len(other)} bytes of {len(content)}") as raised:
            archived.some()
        assert raised.value.code is Code.BAD_CHECKSUM
        assert (raised.value.expected, raised.value.actual) == (str(len(content)), str(len(other)))
    assert archived.asked.bytes == 0, "of what has another length nothing is read"


def test_of_an_upload_without_digests_of_parts_all_is_read_once_and_parts_from_then_on(archived: Archived) -> None:
    """As uploads of earlier releases are, or those whose log was made anew."""
    known = archived.parts.read_bytes()
    archived.parts.unlink()
    assert archived.some() == [100, 101, 102]
    size = archived.object.stat().st_size
    assert size <= archived.asked.bytes < 3 * size
    assert archived.parts.read_bytes() == known
    archived.asked.ranges.clear()
    assert archived.some(200, 203) == [200, 201, 202]
    assert 0 < archived.asked.bytes <= 5 * PART


def test_only_the_parts_of_a_range_are_asked_for(archived: Archived) -> None:
    archived.some()
    archived.asked.ranges.clear()
    assert archived.some(200, 203) == [200, 201, 202]
    size = archived.object.stat().st_size
    assert all(start % PART == 0 and (end % PART == 0 or end == size) for start, end in archived.asked.ranges)
    assert 0 < archived.asked.bytes <= 5 * PART
    assert not (archived.parts.parent / archived.object.name).exists()


def test_whatever_range_is_read_it_is_given_whole_and_in_order(archived: Archived) -> None:
    """Over many parts, beginning and ending anywhere in them, both ways."""
    stream, ids = archived.stream, archived.ids
    for first in range(0, RECORDS, 57):
        for last in range(first, RECORDS, 91):
            due = list(range(first + 1, last + 1))
            assert archived.some(first + 1, last + 1) == due
            assert numbers(stream.reverse(ids[first], ids[last], through="ranges")) == due[::-1]


def test_every_byte_of_an_object_is_read_as_it_is(archived: Archived) -> None:
    content = archived.object.read_bytes()
    holding = archived.stream._inventory.get(archived.ids[0])
    assert holding is not None
    assert holding.upload is not None
    ranged = archived.stream._moves.ranged(holding.id, holding.upload)
    for position in (*range(0, len(content), 4099), 3 * PART - 1, 3 * PART, len(content) - 1):
        for length in (1, 100, PART, PART + 1, 3 * PART):
            asked = min(length, len(content) - position)
            assert ranged.read_at(position, asked) == content[position : position + asked]


def test_what_is_wrong_of_the_parts_alone_is_made_anew(archived: Archived) -> None:
    known = archived.parts.read_bytes()
    altered(archived.parts, len(known) - 40)
    altered(archived.parts, known.index(b"\n") + 1)
    archived.stream.evict()
    assert numbers(archived.stream.range(None, archived.ids[3], through="ranges")) == [1, 2, 3]
    assert archived.parts.read_bytes() == known


def test_a_disk_that_keeps_no_digests_keeps_nobody_from_reading(archived: Archived) -> None:
    archived.parts.unlink()
    archived.parts.mkdir()
    assert archived.some() == [100, 101, 102]


def test_the_digests_of_parts_leave_with_their_segment(archived: Archived, opened: Open) -> None:
    stale = archived.parts.with_name(".7-0.parts")
    stale.write_bytes(b"of a segment that is nowhere")
    archived.stream.trim((1 << 60, 0))
    assert not archived.parts.exists()
    archived.stream.close()
    assert opened().stream("orders").findings == []
    assert not stale.exists()


def test_a_reader_goes_on_where_its_segment_was_fetched_changed_and_archived_again(archived: Archived) -> None:
    stream = archived.stream
    for read, due in (
        (stream.range(archived.ids[9], archived.ids[300], through="ranges"), [*range(10, 300 + 1)]),
        (stream.reverse(archived.ids[9], archived.ids[300], through="ranges"), [*range(300, 9, -1)]),
    ):
        first = next(read)
        stream.fetch()
        stream.delete(archived.ids[199], archived.ids[RECORDS - 1])
        stream.archive()
        stream.evict()
        found = numbers([first, *read])
        assert [one for one in found if one != 200] == [one for one in due if one != 200]


def test_threads_that_read_ranges_of_one_segment_are_given_theirs(archived: Archived) -> None:
    archived.parts.unlink()
    found: dict[int, list[int]] = {}

    def read(first: int) -> None:
        found[first] = archived.some(first, first + 20)

    threads = [threading.Thread(target=read, args=(first,)) for first in range(1, 400 - 20, 60)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(found[first] == list(range(first, first + 20)) for first in range(1, 400 - 20, 60))


def test_a_long_range_is_asked_for_in_few_requests(archived: Archived) -> None:
    archived.some()
    archived.asked.ranges.clear()
    assert archived.some(1, RECORDS) == list(range(1, RECORDS))
    size = archived.object.stat().st_size
    assert len(archived.asked.ranges) <= 2 + size // AT_ONCE
    assert archived.asked.bytes <= 2 * size


def test_an_object_without_an_index_is_to_be_fetched_as_a_whole(archived: Archived, opened: Open) -> None:
    """Its log says that it was uploaded like that."""
    archived.stream.close()
    content = archived.object.read_bytes()
    log = archived.parts.with_name("stream.aof")
    for other in (content[:-40], content[:9000]):
        archived.object.write_bytes(other)
        log.write_text(re.sub(r" \d+ sha256:\S+", f" {len(other)} {digest_of(other)}", log.read_text(), count=1))
        with opened(segment_bytes=1 << 20) as store:
            stream = store.stream("orders")
            with pytest.raises(SegspecError, match="fetch it as a whole") as raised:
                list(stream.range(None, archived.ids[3], through="ranges"))
            assert (raised.value.code, raised.value.field) == (Code.BAD_INDEX, "index")


def test_of_few_objects_the_index_is_kept(archived: Archived, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranged, "_packs_at_hand", {})
    holding = archived.stream._inventory.get(archived.ids[0])
    assert holding is not None
    assert holding.upload is not None
    for number in range(2 * ranged.SEGMENTS_AT_HAND):
        content = archived.stream._moves.ranged(holding.id, holding.upload)
        content.url = f"file:///{number}/{holding.name}"
        assert len(list(ranged.ranged_records(content, archived.ids[4], archived.ids[5]))) == 1
    kept = [url for url, _ in ranged._packs_at_hand]
    assert len(kept) == ranged.SEGMENTS_AT_HAND
    assert kept[-1].startswith(f"file:///{2 * ranged.SEGMENTS_AT_HAND - 1}/")


@pytest.mark.parametrize("size", [0, 1, PART - 1, PART, PART + 1, 3 * PART])
def test_the_digests_of_parts_are_found_again_whatever_the_size(size: int, tmp_path: Path) -> None:
    upload = Upload(LoggedUrl("s3://b/o/1-0"), size, digest_of(bytes(size)))
    digests = b"".join(part_digests([bytes(size)]))
    parts = Parts(tmp_path)
    assert parts.of((1, 0), upload) is None
    parts.keep((1, 0), upload, digests)
    assert parts.of((1, 0), upload) == digests
    assert parts.of((1, 0), upload._replace(bytes=size + 1)) is None
    assert parts.of((1, 0), upload._replace(digest=digest_of(b"other"))) is None
    parts.keep((1, 0), upload, digests + b"x")
    assert parts.of((1, 0), upload) is None


def test_only_the_very_bytes_are_what_was_uploaded() -> None:
    """Whether the digest of other ones is above or below."""
    upload = Upload(LoggedUrl("s3://b/o/1-0"), 3, digest_of(b"abc"))
    assert wrong(upload, b"abc") is None
    others = [b"%03d" % number for number in range(30)]
    assert {digest_of(other) < upload.digest for other in others} == {True, False}
    assert {wrong(upload, other) for other in others} == {"gives other bytes"}
    assert wrong(upload, b"abcd") == "gives 4 bytes of 3"


def test_the_objects_of_a_stream_by_name_and_size(tmp_path: Path) -> None:
    archive = Archive(tmp_path).of("orders")
    assert archive.sizes() == {}
    assert archive.whole((1, 0)) is None
    archive.put((1, 0), b"abc")
    archive.put((2, 7), b"abcd")
    (tmp_path / "orders/3-0").touch()
    (tmp_path / "orders/.hidden").write_bytes(b"what an upload left")
    (tmp_path / "orders/folder").mkdir()
    assert archive.sizes() == {(1, 0): 3, (2, 7): 4, (3, 0): 0}
    assert [archive.whole(one) for one in ((1, 0), (2, 7), (3, 0))] == [b"abc", b"abcd", b""]
    archive.remove((1, 0))
    archive.remove((1, 0))
    archive.remove((3, 0))
    assert archive.sizes() == {(2, 7): 4}
