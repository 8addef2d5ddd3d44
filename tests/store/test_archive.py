"""The archive in an S3 server, over HTTP: on good days, and when it times out, fails, gives too little or something
else, or does what it is asked and does not say so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Code, SegspecError
from segspec.storage import remote
from segspec.store import Store, StoredStream
from tests.helpers import faulty_store as faults
from tests.helpers.faulty_store import KEY, SECRET, Answer, FaultyStore, Request
from tests.store.conftest import Open
from tests.store.test_streams import fill, numbers

BUCKET = "store"


@pytest.fixture(scope="module")
def server() -> Iterator[FaultyStore]:
    import s3fs

    with faults.faulty_store() as made:
        # On a busy machine the server takes longer than the time-outs of the tests to begin.
        s3fs.S3FileSystem(**{**options(made), "config_kwargs": {}}).call_s3("create_bucket", Bucket=BUCKET)
        yield made


@pytest.fixture
def s3(server: FaultyStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[FaultyStore]:
    monkeypatch.setattr(remote, "FIRST_PAUSE", 0.001)
    monkeypatch.delenv("AWS_MAX_ATTEMPTS", raising=False)
    server.fault, server.requests = None, []
    yield server
    server.fault = None


def options(server: FaultyStore) -> dict[str, Any]:
    timeouts = {"read_timeout": 1, "connect_timeout": 1}
    client = {"region_name": "us-east-1"}
    return {
        "key": KEY,
        "secret": SECRET,
        "endpoint_url": server.url,
        "client_kwargs": client,
        "config_kwargs": timeouts,
    }


def archived_at(tmp_path: Path) -> str:
    return f"s3://{BUCKET}/{tmp_path.name}"


def stored(opened: Open, s3: FaultyStore, tmp_path: Path, **more: Any) -> tuple[Store, StoredStream]:
    """A store with three segments, none of them archived."""
    store = opened(archive=archived_at(tmp_path), storage_options=options(s3), **more)
    stream = store.stream("orders")
    fill(stream, 80)
    stream.roll()
    assert stream.info()["phases"] == {"local": 3}
    return store, stream


def phases(stream: StoredStream) -> dict[str, int]:
    found: dict[str, int] = stream.info()["phases"]
    return found


def log(tmp_path: Path) -> str:
    return (tmp_path / "store" / "orders" / "stream.aof").read_text()


def of_method(method: str, fault: faults.Fault, *, last: int | None = 1) -> faults.Fault:
    """The fault for the first requests of a method for each object, or for all."""

    def chosen(request: Request, answer: Answer) -> Answer:
        meant = request.method == method and "list-type" not in request.path
        return fault(request, answer) if meant and (last is None or request.number <= last) else answer

    return chosen


def other_bytes(request: Request, answer: Answer) -> Answer:
    """As many bytes as there should be, and other ones; no checksum of the client sees it."""
    headers = {name: value for name, value in answer.headers.items() if "checksum" not in name and name != "etag"}
    return answer._replace(body=bytes(255 - one for one in answer.body), headers=headers)


def shorter(request: Request, answer: Answer) -> Answer:
    """A part of the object, which the store takes for all of it."""
    headers = {name: value for name, value in answer.headers.items() if "checksum" not in name}
    return answer._replace(body=answer.body[:-7], headers=headers)


def test_segments_are_archived_evicted_fetched_and_the_archive_is_a_log(
    opened: Open, s3: FaultyStore, tmp_path: Path
) -> None:
    store, stream = stored(opened, s3, tmp_path)
    assert stream.archive() == 3
    assert stream.archive() == 0
    assert phases(stream) == {"archived": 3}
    there = segspec.open(archived_at(tmp_path) + "/orders", storage_options=options(s3))
    assert [record.id[0] for record in there.records(on_damage="fail")] == list(range(1, 81))
    assert stream.evict() == 2
    assert phases(stream) == {"remote": 2, "archived": 1}
    assert sorted(path.name[0] for path in (tmp_path / "store/orders").glob("[!.]*")) == ["5", "a", "a", "a", "s", "w"]
    assert numbers(stream.range()) == list(range(1, 81))
    assert phases(stream) == {"archived": 3}
    assert list(store.check("orders", digests=True)) == []
    assert re.findall(r"^UP\+ 1-0 (\S+) \d+ sha256:[0-9a-f]{64}$", log(tmp_path), re.MULTILINE) == [
        f"{archived_at(tmp_path)}/orders/1-0"
    ]


def test_no_secret_is_in_the_log_or_in_an_error(opened: Open, s3: FaultyStore, tmp_path: Path) -> None:
    _, stream = stored(opened, s3, tmp_path)
    s3.fault = of_method("PUT", faults.error(403, "AccessDenied"), last=None)
    with pytest.raises(OSError, match="AccessDenied") as raised:
        stream.archive()
    s3.fault = None
    stream.archive()
    for secret in (KEY, SECRET):
        assert secret not in log(tmp_path)
        assert secret not in str(raised.value)


PASSING = {
    "500": faults.error(500, "InternalError"),
    "503": faults.error(503, "SlowDown"),
    "too late": faults.late(1.5),
    "cut short": faults.short_body,
}


@pytest.mark.parametrize("fault", ["500", "503", "too late"])
def test_an_upload_whose_answer_is_lost_is_made_again_and_is_there_once(
    fault: str, opened: Open, s3: FaultyStore, tmp_path: Path
) -> None:
    """The proxy loses the answer after the server did what it was asked."""
    store, stream = stored(opened, s3, tmp_path)
    s3.fault = of_method("PUT", PASSING[fault])
    assert stream.archive() == 3
    s3.fault = None
    assert list(store.check("orders", digests=True)) == []


@pytest.mark.parametrize("fault", PASSING)
def test_a_download_that_fails_in_passing_is_asked_for_again(
    fault: str, opened: Open, s3: FaultyStore, tmp_path: Path
) -> None:
    _, stream = stored(opened, s3, tmp_path)
    stream.archive()
    stream.evict()
    s3.fault = of_method("GET", PASSING[fault])
    s3.requests = []
    assert numbers(stream.range()) == list(range(1, 81))
    assert "DOWN-" not in log(tmp_path)


def test_an_archive_that_goes_on_failing_leaves_segments_here_and_is_used_when_it_is_back(
    opened: Open, s3: FaultyStore, tmp_path: Path
) -> None:
    store, stream = stored(opened, s3, tmp_path)
    s3.fault = of_method("PUT", faults.error(500, "InternalError"), last=None)
    with pytest.raises(OSError, match="InternalError"):
        stream.archive()
    assert len([one for one in s3.requests if one.method == "PUT"]) == remote.ATTEMPTS
    assert log(tmp_path).endswith("UP 1-0\nUP- 1-0\n")
    assert phases(stream) == {"local": 3}
    assert stream.evict() == 0
    s3.fault = None
    assert stream.archive() == 3
    stream.evict()
    s3.fault = of_method("GET", faults.error(500, "InternalError"), last=None)
    with pytest.raises(OSError, match="InternalError"):
        numbers(stream.range())
    s3.fault = None
    assert log(tmp_path).endswith("DOWN 1-0\nDOWN- 1-0\n")
    assert phases(stream) == {"remote": 2, "archived": 1}
    assert numbers(stream.range()) == list(range(1, 81))
    assert list(store.check("orders", digests=True)) == []


@pytest.mark.parametrize("fault", [other_bytes, shorter])
def test_what_is_not_what_was_uploaded_is_refused_and_never_kept(
    fault: faults.Fault, opened: Open, s3: FaultyStore, tmp_path: Path
) -> None:
    store, stream = stored(opened, s3, tmp_path)
    stream.archive()
    stream.evict()
    s3.fault = of_method("GET", fault, last=None)
    with pytest.raises(SegspecError, match="the archive has not what was uploaded") as raised:
        numbers(stream.range())
    assert raised.value.code is Code.BAD_CHECKSUM
    assert not (tmp_path / "store/orders/1-0").exists()
    assert not (tmp_path / "store/orders/d1-0").exists()
    s3.fault = of_method("GET", fault)
    s3.requests = []
    assert numbers(stream.range()) == list(range(1, 81))
    s3.fault = None
    assert list(store.check("orders")) == []


def test_an_upload_that_arrives_as_something_else_does_not_count(opened: Open, s3: FaultyStore, tmp_path: Path) -> None:
    _, stream = stored(opened, s3, tmp_path)
    s3.fault = of_method("GET", other_bytes, last=None)
    with pytest.raises(OSError, match="the archive took the upload, and gives other bytes"):
        stream.archive()
    assert phases(stream) == {"local": 3}


def test_a_late_listing_is_no_missing_object(opened: Open, s3: FaultyStore, tmp_path: Path) -> None:
    store, stream = stored(opened, s3, tmp_path)
    stream.archive()

    def late(request: Request, answer: Answer) -> Answer:
        is_listing = "list-type" in request.path
        body = re.sub(rb"<Contents><Key>[^<]*/1-0<.*?</Contents>", b"", answer.body, flags=re.DOTALL)
        return answer._replace(body=body) if is_listing else answer

    s3.fault = late
    assert list(store.check("orders")) == []
    s3.fault = None


def test_what_was_done_to_the_archive_is_found_and_mended_as_far_as_it_can_be(
    opened: Open, s3: FaultyStore, tmp_path: Path
) -> None:
    import s3fs

    store, stream = stored(opened, s3, tmp_path)
    stream.archive()
    fill(stream, 1, first=81)
    stream.evict()
    numbers(stream.range((1, 0), (2, 0)))
    names = s3fs.S3FileSystem(**options(s3)).ls(archived_at(tmp_path) + "/orders")
    store.close()
    files = s3fs.S3FileSystem(**options(s3), use_listings_cache=False)
    first, second, third = sorted(names, key=lambda name: int(name.rsplit("/", 1)[1].split("-")[0]))
    files.rm_file(first)
    files.pipe_file(second, files.cat_file(second)[:-1])
    files.pipe_file(third, bytes(len(files.cat_file(third))))
    files.pipe_file(third[:-1] + "9", b"left over")
    store = opened(archive=archived_at(tmp_path), storage_options=options(s3))
    found = [
        (one.path.rsplit("/", 1)[1], str(one.code), str(one.severity)) for one in store.check("orders", digests=True)
    ]
    one, two, three = (name.rsplit("/", 1)[1] for name in (first, second, third))
    assert found == [
        (one, "missing-segment", "warning"),
        (two, "bad-length", "error"),
        (three, "bad-checksum", "error"),
        (three[:-1] + "9", "bad-name", "warning"),
    ]
    done = store.repair("orders")
    assert f"{one}: the archive has not what was uploaded, and it will be uploaded again" in done
    assert f"{three[:-1]}9: an object that no segment of the log has was removed" in done
    assert store.stream("orders").archive() == 1
    assert [str(one.code) for one in store.check("orders", digests=True)] == ["bad-length", "bad-checksum"]


def test_a_range_of_an_archived_segment_can_be_read_there_by_its_packs(
    opened: Open, s3: FaultyStore, tmp_path: Path
) -> None:
    store = opened(
        archive=archived_at(tmp_path),
        storage_options=options(s3),
        segment_bytes=1 << 23,
        fsync="never",
        pack_bytes=65_500,
    )
    stream = store.stream("orders")
    stream.append_many([(b"n", b"%d" % n), (b"text", bytes(60_000))] for n in range(100))
    stream.roll()
    fill_last = stream.append({b"n": b"100"})
    stream.roll()
    ids = [record.id for record in stream.range()]
    stream.archive()
    stream.evict()
    s3.requests = []
    got = list(stream.range(ids[50], ids[52], through="ranges"))
    assert [record.fields[0] for record in got] == [(b"n", b"50"), (b"n", b"51")]
    assert phases(stream)["remote"] == 1
    asked = {tuple(map(int, re.findall(r"\d+", one.range))) for one in s3.requests if one.range}
    assert 0 < sum(end - start + 1 for start, end in asked) < 1_500_000, sorted(asked)
    s3.fault = of_method("GET", PASSING["cut short"])
    assert [record.id for record in stream.reverse(ids[98], through="ranges")] == [fill_last, ids[99], ids[98]]


def test_the_least_recently_read_segments_leave_when_the_cache_is_full(
    opened: Open, s3: FaultyStore, tmp_path: Path
) -> None:
    _, stream = stored(opened, s3, tmp_path, cache_bytes=3000)
    fill(stream, 80, first=81)
    stream.roll()
    assert stream.bytes_here() > 3000
    starts = [holding.id for holding in stream._inventory]
    numbers(stream.range(starts[1], (starts[1][0] + 1, 0)))
    records = stream.range(starts[2], (starts[2][0] + 9, 0))
    next(records)
    stream.archive()
    assert stream.bytes_here() <= 3000
    here = [holding.id for holding in stream._inventory if holding.bytes]
    assert here == [starts[2], starts[-1]], "one is being read, and the last has the last id"
    assert numbers(stream.range()) == list(range(1, 161))
    assert stream.bytes_here() <= 3000 + 1200


def test_a_store_without_an_archive_says_so_where_one_is_needed(opened: Open, s3: FaultyStore, tmp_path: Path) -> None:
    store, stream = stored(opened, s3, tmp_path)
    stream.archive()
    stream.evict()
    store.close()
    stream = opened(archive=None).stream("orders")
    with pytest.raises(ValueError, match="stream orders: the store was opened without an archive"):
        numbers(stream.range())
