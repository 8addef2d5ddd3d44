"""A stream whose segments were evicted, read as a log through its archive: its folder stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code, RemovedError, SegspecError, Severity
from segspec.library.log import Log
from segspec.storage.remote import RemoteFile
from segspec.storage.store_path import NotUploadedError
from segspec.store import Store, open_log
from tests.helpers import faulty_store as faults
from tests.helpers.faulty_store import KEY, SECRET, FaultyStore
from tests.store.conftest import Open


@pytest.fixture
def folder(opened: Open, tmp_path: Path) -> Path:
    """Four segments; of the second and the third only the archive has the content, and 5-0 and 90-0 are deleted."""
    return made(opened())


def made(store: Store) -> Path:
    with store:
        stream = store.stream("orders")
        for number in range(1, 231):
            stream.append({b"order": b"%d" % number, b"state": b"paid"}, id=(number, 0))
        stream.delete("5-0", "90-0")
        stream.archive()
        stream.evict()
        stream.fetch("1-0", "2-0")
        assert stream.info()["phases"] == {"archived": 1, "remote": 2, "writing": 1}
    return store.root / "orders"


def state_of(folder: Path) -> dict[str, tuple[int, int, int]]:
    return {path.name: (s.st_ino, s.st_size, s.st_mtime_ns) for path in folder.iterdir() if (s := path.stat())}


def orders(log: Log, **within: str) -> list[int]:
    return [int(dict(record.fields or [])[b"order"]) for record in log.records(on_damage="fail", **within)]


LIVE = [number for number in range(1, 231) if number not in (5, 90)]


def archived(folder: Path) -> list[Path]:
    """The objects of segments that are not in the folder."""
    objects = sorted((folder.parent.parent / "archive" / "orders").iterdir(), key=lambda path: int(path.name[:-2]))
    return [path for path in objects if not (folder / path.name).exists()]


def test_what_was_evicted_is_read_from_the_archive_and_the_folder_stays_as_it_is(folder: Path, tmp_path: Path) -> None:
    before = state_of(folder)
    log = open_log(folder, tmp_path / "archive")
    assert orders(log) == LIVE
    assert orders(log, start="60-0", end="170-0") == [number for number in LIVE if 60 <= number < 170]
    assert len(list(log.records(deleted=True))) == 230
    assert list(log.verify()) == []
    info = log.info()
    assert (info["records"], info["from_archive"], len(info["segments"])) == (228, 2, 4)
    assert "not_here" not in info
    assert log.arrow(["id"]).read_all().num_rows == 228
    assert state_of(folder) == before


def test_without_the_archive_each_such_segment_is_a_finding_that_says_how_it_is_read(folder: Path) -> None:
    log = segspec.open(folder)
    away = archived(folder)
    assert {finding.message for finding in log.verify()} == {
        f"segment {path.name} is not here: this empty file marks it as archived; with the option archive it is read "
        "from there"
        for path in away
    }
    assert {finding.severity for finding in log.verify()} == {Severity.WARNING}
    assert log.info()["not_here"] == len(away) == 2
    for ask in (lambda: list(log.records()), log.count, lambda: log.arrow(["id"]).read_all()):
        with pytest.warns(segspec.SegspecWarning, match=r"damaged \(2 errors\)"):
            ask()
    with pytest.raises(SegspecError, match="is not here"):
        orders(log)


def test_an_object_that_is_not_what_was_uploaded_is_never_read_as_if_it_were(folder: Path, tmp_path: Path) -> None:
    """Of the same length, as a bit that flipped; of another; and none at all."""
    first, second = archived(folder)
    content = first.read_bytes()
    first.write_bytes(content.replace(b"paid", b"open", 1))
    log = open_log(folder, tmp_path / "archive")
    with pytest.raises(
        NotUploadedError, match="the archive has not what was uploaded: its digest is sha256:"
    ) as caught:
        orders(log)
    assert caught.value.filename == f"file://{first}"
    (finding,) = log.verify()
    assert (finding.path, finding.code, finding.severity) == (f"file://{first}", Code.BAD_CHECKSUM, Severity.ERROR)
    first.write_bytes(content[:-1])
    (finding,) = log.verify()
    assert finding.message == (
        f"the archive has not what was uploaded: it has {len(content) - 1} bytes, and {len(content)} were uploaded"
    )
    first.unlink()
    second.write_bytes(b"other")
    found = [(finding.path, finding.code) for finding in log.verify()]
    assert found == [(f"file://{first}", Code.MISSING_SEGMENT), (f"file://{second}", Code.BAD_CHECKSUM)]
    with pytest.raises(FileNotFoundError):
        orders(log)


@pytest.mark.parametrize(
    "where", ["file:///etc/passwd", "http://169.254.169.254/latest", "{root}/../../secret", "{root}x"]
)
def test_a_log_that_leads_outside_the_archive_leads_nowhere(folder: Path, tmp_path: Path, where: str) -> None:
    first, second = archived(folder)
    aof = folder / "stream.aof"
    url = where.format(root=f"file://{tmp_path}/archive/orders")
    aof.write_text(aof.read_text().replace(f"file://{first}", url))
    log = open_log(folder, tmp_path / "archive")
    assert first.name not in [segment.name for segment in log.segments]
    assert second.name in [segment.name for segment in log.segments]
    (finding,) = log.verify()
    line = 1 + next(n for n, text in enumerate(aof.read_text().splitlines()) if f" {url} " in text)
    assert (finding.severity, finding.path) == (Severity.ERROR, f"{folder}/a{first.name}")
    assert finding.message == (
        f"segment {first.name} is not here, and stream.aof says in line {line} that it is at {url}, which is not its "
        f"place in the archive file://{tmp_path}/archive: nothing is read from there"
    )


def test_marks_without_a_log_are_findings_and_a_damaged_log_is_an_error(folder: Path, tmp_path: Path) -> None:
    aof = folder / "stream.aof"
    entries = aof.read_bytes()
    aof.write_bytes(entries.replace(b"ADD", b"AD", 1))
    with pytest.raises(SegspecError, match="no entry of a stream's log") as caught:
        open_log(folder, tmp_path / "archive")
    assert (caught.value.path, caught.value.position) == (str(aof), len(b"STREAM orders\n"))
    aof.write_bytes(entries + b"ADD 5")
    assert orders(open_log(folder, tmp_path / "archive")) == LIVE, "an entry that is just being written"
    aof.unlink()
    found = list(open_log(folder, tmp_path / "archive").verify())
    assert [finding.severity for finding in found] == [Severity.ERROR] * 2
    assert found[0].message.endswith("is not here, and stream.aof does not say that the archive has it")


def test_a_segment_that_is_evicted_after_the_folder_was_listed_is_read_from_the_archive(
    folder: Path, opened: Open, tmp_path: Path
) -> None:
    log, without = open_log(folder, tmp_path / "archive"), segspec.open(folder)
    with opened() as store:
        store.stream("orders").evict()
    assert not Path(log.segments[0].path).exists()
    assert orders(log) == LIVE
    with pytest.raises(RemovedError, match="segment 1-0 was evicted while the log was read, and only the archive has"):
        list(without.records())


@pytest.mark.parametrize("goes_on", [False, True], ids=["evicted", "here"])
def test_a_segment_that_was_archived_anew_after_it_was_listed_is_read_as_it_is_by_now(
    folder: Path, opened: Open, tmp_path: Path, *, goes_on: bool
) -> None:
    """It has as many bytes as before, and another digest, which its first block says."""
    log = open_log(folder, tmp_path / "archive")
    away = archived(folder)
    with opened() as store:
        stream = store.stream("orders")
        stream.delete(*(path.name for path in away))
        stream.archive()
        if not goes_on:
            stream.evict()
    deleted = [int(path.name[:-2]) for path in away]
    left = [number for number in LIVE if number not in deleted]
    assert list(log.verify()) == []
    assert orders(log) == left
    assert orders(log, start=f"{deleted[0]}-0") == [number for number in left if number >= deleted[0]]
    assert log.arrow(["id"]).read_all().num_rows == len(left)
    assert (log.info()["records"], log.info()["findings"]) == (len(left), [])


def test_a_mark_that_is_left_of_a_segment_that_was_trimmed_is_no_loss(
    folder: Path, opened: Open, tmp_path: Path
) -> None:
    """Its owner was killed after it had said so in the log, and before it removed the mark."""
    away = archived(folder)
    with opened() as store:
        stream = store.stream("orders")
        stream.trim(f"{int(away[-1].name[:-2]) + 100}-0")
    left = orders(open_log(folder, tmp_path / "archive"))
    (folder / f"a{away[-1].name}").touch()
    log = open_log(folder, tmp_path / "archive")
    assert list(log.verify()) == []
    assert "not_here" not in log.info()
    assert orders(log) == left != LIVE


def test_only_parts_of_an_object_are_asked_for_where_few_records_are_wanted(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(segment_bytes=32 << 20, pack_bytes=65_000, fsync="never") as store:
        stream = store.stream("orders")
        for number in range(1, 1001):
            stream.append({b"order": b"%d" % number, b"room": bytes(32_000)}, id=(number, 0))
        stream.roll()
        stream.append({b"order": b"1001"}, id=(1001, 0))
        stream.archive()
        stream.evict()
    asked: list[int] = []
    plain = RemoteFile._range
    monkeypatch.setattr(RemoteFile, "_range", lambda self, a, b: asked.append(b - a) or plain(self, a, b))
    log = open_log(tmp_path / "store" / "orders", tmp_path / "archive")
    assert orders(log, start="500-0", end="510-0") == list(range(500, 510))
    (archived,) = (tmp_path / "archive" / "orders").iterdir()
    assert 0 < sum(asked) < archived.stat().st_size // 2
    asked.clear()
    assert orders(log) == list(range(1, 1002)), "which compares the digest"
    flipped = bytearray(archived.read_bytes())
    flipped[len(flipped) // 2] ^= 1
    archived.write_bytes(flipped)
    with pytest.raises(NotUploadedError, match="its digest is"):
        orders(log)


def test_a_log_that_has_no_archive_is_refused(folder: Path, tmp_path: Path) -> None:
    with segspec.create(tmp_path / "queue", "ffwd") as queue:
        queue.append(b"one")
    with pytest.raises(ValueError, match="queue is a log of ffwd, which has no archive"):
        open_log(tmp_path / "queue", tmp_path / "archive")
    with pytest.raises(ValueError, match="is one segment, and an archive is for the folder of a stream"):
        open_log(folder / "1-0", tmp_path / "archive")


@pytest.fixture(scope="module")
def server() -> Iterator[FaultyStore]:
    with faults.faulty_store() as started:
        yield started


def test_an_archive_in_an_object_store_is_reached_by_options_that_nobody_is_shown(
    server: FaultyStore, opened: Open, tmp_path: Path
) -> None:
    import s3fs

    given = {
        "key": KEY,
        "secret": SECRET,
        "endpoint_url": server.url,
        "client_kwargs": {"region_name": "us-east-1"},
    }
    s3fs.S3FileSystem(**given).call_s3("create_bucket", Bucket="living")
    folder = made(opened(archive="s3://living/shop", storage_options=given))
    server.requests.clear()
    log = open_log(folder, "s3a://living/shop", storage_options=given)
    assert orders(log) == LIVE
    assert {request.method for request in server.requests} <= {"GET", "HEAD"}
    assert SECRET not in repr(log) + repr(log.segments)
