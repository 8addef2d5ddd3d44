"""A stream's log decides nothing about where bytes come from or go to: a URL in it is compared with the segment's own
place in the archive, and where it is another one, nothing is asked there, read or removed."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import fsspec.core
import pytest

from segspec.core.errors import Code, SegspecError, Severity
from segspec.store import Store, StoredStream, open_log
from segspec.store.aof import LoggedUrl, Upload
from segspec.store.archive import Archive
from tests.store.conftest import Open
from tests.store.test_streams import fill, numbers

SECRET = b"the content of a file that the archive is not to give"

ELSEWHERE = {
    "a file of this machine": "file://{root}/secret",
    "another bucket": "s3://other/orders/1-0",
    "another host": "http://169.254.169.254/latest/meta-data",
    "a host with a port and options": "http://evil.example:8080/1-0?endpoint_url=http://evil.example",
    "own place with a query": "{own}?versionId=1",
    "own place with credentials": "file://KEY:SECRET@{path}",
    "own place through a cache": "simplecache::{own}",
    "a way up out of the archive": "{own}/../../../../secret",
    "another segment": "{folder}/999-0",
    "another stream": "{root}/archive/payroll/1-0",
    "the folder": "{folder}/",
    "no URL": "1-0",
    "a path": "{root}/secret",
}


class Reach:
    """The places that were asked for through fsspec, which is the only way to an archive."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def outside(self, own: str) -> list[str]:
        return [url for url in self.asked if not url.startswith(own + "/") or ".." in url or "?" in url]


@pytest.fixture
def reach(monkeypatch: pytest.MonkeyPatch) -> Reach:
    made, plain = Reach(), fsspec.core.url_to_fs

    def recorded(url: str, **options: Any) -> Any:
        made.asked.append(url)
        return plain(url, **options)

    monkeypatch.setattr(fsspec.core, "url_to_fs", recorded)
    return made


@pytest.fixture(params=ELSEWHERE)
def sent(request: pytest.FixtureRequest, opened: Open, tmp_path: Path) -> str:
    """A folder that somebody sent: two finished segments, of which only the archive is said to have the first, and the
    second is here, too; the log says that both are somewhere else. The URL that it says of the first one."""
    (tmp_path / "secret").write_bytes(SECRET)
    with opened() as store:
        stream = store.stream("orders")
        fill(stream, 40)
        stream.roll()
        stream.archive()
        first, second = (holding.name for holding in stream._inventory)
        stream.evict(stream.bytes_here() - 1)
        fill(stream, 5, first=81)
    log = tmp_path / "store/orders/stream.aof"
    folder = f"file://{tmp_path}/archive/orders"
    where = ELSEWHERE[request.param]
    for name in (first, second):
        own = f"{folder}/{name}"
        url = where.format(root=tmp_path, own=own, path=f"{tmp_path}/archive/orders/{name}", folder=folder)
        log.write_text(log.read_text().replace(f" {own} ", f" {url} "))
    return where.format(root=tmp_path, own=f"{folder}/1-0", path=f"{tmp_path}/archive/orders/1-0", folder=folder)


OPERATIONS: list[Callable[[Store, StoredStream], object]] = [
    lambda _, stream: list(stream.range()),
    lambda _, stream: list(stream.range(through="ranges")),
    lambda _, stream: list(stream.reverse("1-0", "2-0", through="ranges")),
    lambda _, stream: stream.fetch(),
    lambda _, stream: stream.evict(),
    lambda _, stream: stream.info(),
    lambda store, _: list(store.check("orders", digests=True)),
    lambda _, stream: stream.rewrite_log(),
    lambda _, stream: stream.delete("1-0", "40-0"),
    lambda _, stream: stream.fold(1 << 20),
    lambda _, stream: stream.trim("80-0"),
]


def test_no_operation_follows_a_url_of_a_log(sent: str, opened: Open, reach: Reach, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    before = {path: path.read_bytes() for path in archive.rglob("*-0")}
    with opened() as store:
        stream = store.stream("orders")
        for operation in OPERATIONS:
            with suppress(SegspecError):
                operation(store, stream)
            assert reach.outside(f"file://{archive}/orders") == []
    assert (tmp_path / "secret").read_bytes() == SECRET
    assert {path: path.read_bytes() for path in before} == before, "nothing of the archive is removed or changed"
    assert not any(SECRET in path.read_bytes() for path in (tmp_path / "store").rglob("*") if path.is_file())


@pytest.mark.parametrize("sent", ["a file of this machine", "another host"], indirect=True)
def test_a_url_that_leads_elsewhere_is_a_finding_with_its_line(sent: str, opened: Open, tmp_path: Path) -> None:
    log = tmp_path / "store/orders/stream.aof"
    lines = log.read_bytes().splitlines(keepends=True)
    numbers_of = [number for number, line in enumerate(lines) if line.startswith(b"UP+")]
    with opened() as store:
        checked = [one for one in store.check("orders") if one.path == str(log)]
        stream = store.stream("orders")
        assert [one for one in stream.findings if one.path == str(log)] == checked
        assert [(one.severity, one.code, one.field) for one in checked] == [
            (Severity.ERROR, Code.BAD_NAME, "url"),
            (Severity.WARNING, Code.BAD_NAME, "url"),
        ]
        assert [one.position for one in checked] == [sum(map(len, lines[:number])) for number in numbers_of]
        assert (checked[0].expected, checked[0].actual) == (f"file://{tmp_path}/archive/orders/1-0", sent)
        assert checked[0].message == (
            f"line {numbers_of[0] + 1} says that segment 1-0 is at {sent}, which is not its place in the archive "
            f"file://{tmp_path}/archive: nothing is asked there; open the store with the archive that it was uploaded "
            "to, or have segspec store repair --archive look in this one"
        )
        for through in ("fetch", "ranges"):
            with pytest.raises(SegspecError, match="is not its place in the archive") as raised:
                list(stream.range(through=through))
            assert (raised.value.code, raised.value.position) == (Code.BAD_NAME, checked[0].position)
        assert numbers(stream.range("81-0")) == [81, 82, 83, 84, 85]


@pytest.mark.parametrize("sent", ["a file of this machine", "another host"], indirect=True)
def test_what_the_archive_is_not_said_to_have_is_not_evicted(sent: str, opened: Open, tmp_path: Path) -> None:
    here = [path for path in (tmp_path / "store/orders").iterdir() if re.fullmatch(r"\d+-0", path.name)]
    assert here
    with opened(cache_bytes=0) as store:
        stream = store.stream("orders")
        assert stream.evict() == 0
        assert numbers(stream.range("81-0")) == [81, 82, 83, 84, 85]
    assert all(path.exists() for path in here)


@pytest.mark.parametrize("sent", ["a file of this machine", "another host"], indirect=True)
@pytest.mark.parametrize("accept_loss", [False, True])
def test_repair_looks_in_the_own_place_and_nowhere_else(
    accept_loss: bool, sent: str, opened: Open, reach: Reach, tmp_path: Path
) -> None:
    with opened() as store:
        done = store.repair("orders", digests=True, accept_loss=accept_loss)
        assert reach.outside(f"file://{tmp_path}/archive/orders") == []
        assert done[-2:] == [
            f"{name}: the log said that it is elsewhere; the archive has it, and the log says so now"
            for name in sorted((path.name for path in (tmp_path / "archive/orders").iterdir()), key=len)
        ]
        assert list(store.check("orders", digests=True)) == []
        assert numbers(store.stream("orders").range()) == [*range(1, 41), 81, 82, 83, 84, 85]


@pytest.mark.parametrize("sent", ["a file of this machine", "another host"], indirect=True)
def test_repair_gives_up_a_segment_that_is_only_elsewhere(
    sent: str, opened: Open, reach: Reach, tmp_path: Path
) -> None:
    (tmp_path / "archive/orders/1-0").unlink()
    with opened() as store:
        assert "1-0: nobody has what was uploaded" in " ".join(store.repair("orders"))
        store.repair("orders", accept_loss=True)
        assert reach.outside(f"file://{tmp_path}/archive/orders") == []
        found = numbers(store.stream("orders").range())
        assert found[-5:] == [81, 82, 83, 84, 85]
        assert found[0] > 1


@pytest.mark.parametrize("sent", ["a file of this machine", "another host"], indirect=True)
def test_a_damaged_log_that_leads_elsewhere_is_made_anew_of_what_the_archive_has(
    sent: str, opened: Open, reach: Reach, tmp_path: Path
) -> None:
    log = tmp_path / "store/orders/stream.aof"
    log.write_bytes(log.read_bytes() + b"no entry\n")
    with opened() as store:
        store.repair("orders")
        assert reach.outside(f"file://{tmp_path}/archive/orders") == []
        assert f" {sent} " not in log.read_text()
        assert numbers(store.stream("orders").range()) == [*range(1, 41), 81, 82, 83, 84, 85]


def test_readers_follow_no_url_of_a_log(sent: str, reach: Reach, tmp_path: Path) -> None:
    log = open_log(tmp_path / "store/orders", tmp_path / "archive")
    with suppress(SegspecError):
        list(log.records(on_damage="fail"))
    (finding,) = [one for one in log.verify() if one.severity is Severity.ERROR]
    assert finding.code is Code.MISSING_SEGMENT
    assert reach.outside(f"file://{tmp_path}/archive/orders") == []


def test_the_last_segment_of_a_stream_that_was_sent_is_not_looked_for_elsewhere(
    opened: Open, reach: Reach, tmp_path: Path
) -> None:
    """Opening needs the last id, which only the archive has."""
    with opened() as store:
        stream = store.stream("orders")
        fill(stream, 5)
        stream.roll()
        stream.archive()
    folder = tmp_path / "store/orders"
    (folder / "1-0").unlink()
    log = folder / "stream.aof"
    log.write_text(log.read_text().replace(f"file://{tmp_path}/archive", "http://evil.example"))
    with opened() as store, pytest.raises(SegspecError, match=r"evil\.example/orders/1-0, which is not its place"):
        store.stream("orders")
    assert reach.outside(f"file://{tmp_path}/archive/orders") == []


@pytest.mark.parametrize("size", [0, 10**19, (1 << 62) + 1])
def test_a_size_that_a_log_states_is_not_believed(size: int, opened: Open, tmp_path: Path) -> None:
    with opened() as store:
        stream = store.stream("orders")
        fill(stream, 30)
        stream.roll()
        fill(stream, 1, first=31)
        stream.archive()
        stream.evict()
    log = tmp_path / "store/orders/stream.aof"
    log.write_text(re.sub(r"(UP\+ 1-0 \S+) \d+", rf"\1 {size}", log.read_text()))
    with opened() as store:
        stream = store.stream("orders")
        for through in ("fetch", "ranges"):
            with pytest.raises((SegspecError, OSError), match="archive"):
                list(stream.range(through=through))
    with opened() as store:
        assert [one.code for one in store.check("orders", digests=True)] == [Code.BAD_LENGTH]
        store.repair("orders", digests=True, accept_loss=True)


@pytest.mark.parametrize(
    ("archive", "said", "is_own"),
    [
        ("s3://b/p", "s3a://b/p/orders/1-0", True),
        ("s3a://b/p/", "s3://b/p/orders/1-0", True),
        ("s3://b/p", "s3://b/p//orders/1-0", False),
        ("s3://b/p", "S3://b/p/orders/1-0", False),
        ("s3://b/p", "s3://b/p/orders/1-0 ", False),
        ("file:///a/../b", "file:///b/orders/1-0", True),
        ("file:///b", "file:///b/orders/../../c/1-0", False),
        ("file:///b", "file://host/b/orders/1-0", False),
        ("ftp://me:word@host/b", "ftp://me@host/b/orders/1-0", True),
        ("ftp://me:word@host/b", "ftp://you@host/b/orders/1-0", False),
        ("abfs://box@account.dfs.core.windows.net/b", "abfs://box@account.dfs.core.windows.net/b/orders/1-0", True),
        ("abfs://box@account.dfs.core.windows.net/b", "abfs://box@other.dfs.core.windows.net/b/orders/1-0", False),
    ],
)
def test_spellings_of_the_own_place(archive: str, said: str, is_own: bool) -> None:
    upload = Upload(LoggedUrl(said), 1, "sha256:" + "0" * 64)
    assert Archive(archive).of("orders").is_own((1, 0), upload) is is_own


def test_no_password_of_an_archive_is_written_into_a_log() -> None:
    own = Archive("ftp://me:word@host/b").of("orders")
    assert own.logged((1, 0)) == LoggedUrl("ftp://me@host/b/orders/1-0")
    assert own.url((1, 0)) == "ftp://me:word@host/b/orders/1-0"


@pytest.mark.parametrize("name", ["..", "../other", "a/b", "", ".hidden", "-x", "a\n", "ä"])
def test_a_stream_has_no_name_that_leads_out_of_the_archive(name: str) -> None:
    with pytest.raises(ValueError, match="stream"):
        Archive("s3://b/p").of(name)


OBJECTS = ("1-0::memory:", "41-0#x", "41-0?x=1", "*", "[0-9]*", "%31-0", "01-0", "1-0 ", "-1-0", f"{10**22}-0")


def test_objects_of_other_names_are_neither_taken_for_segments_nor_removed(opened: Open, tmp_path: Path) -> None:
    """What an URL, a pattern or a chain of file systems makes of such a name would be a segment's object."""
    folder = tmp_path / "archive/orders"
    with opened() as store:
        stream = store.stream("orders")
        fill(stream, 40)
        stream.roll()
        stream.archive()
    with opened() as store:
        for name in OBJECTS:
            (folder / name).write_bytes(b"somebody's")
        (folder / "999-0").write_bytes(b"left")
        before = {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "999-0"}
        (said,) = store.check("orders", digests=True)
        assert said.message == "an object of 4 bytes that no segment of the log has: segspec store repair removes it"
        assert store.repair("orders", digests=True) == ["999-0: an object that no segment of the log has was removed"]
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
        assert numbers(store.stream("orders").range()) == list(range(1, 41))
    log = tmp_path / "store/orders/stream.aof"
    sound = log.read_text()
    for name in ("../payroll/1-0", "/1-0", "1-0/../../x", "1-0::memory:", "$(id)-0", "1_0-0"):
        log.write_text(sound.replace(" 1-0", f" {name}", 1))
        with opened() as store, pytest.raises(SegspecError) as raised:
            store.stream("orders")
        assert raised.value.path == str(log)
        assert {path.name for path in (tmp_path / "store").iterdir()} <= {"orders", ".lock"}
