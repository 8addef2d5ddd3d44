"""A log in an S3 store, over HTTP, on good days and on bad ones."""

from __future__ import annotations

import logging
import pickle
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import NoCredentialsError

import segspec
from segspec.cli import main as cli
from segspec.samples import FOLDER
from segspec.storage import remote
from segspec.storage.remote import PIECE, ReplacedError
from tests.helpers import faulty_store as faults
from tests.helpers.faulty_store import KEY, SECRET, FaultyStore
from tests.spark.direct import read

MANY = FOLDER / "durable_log" / "multi_segment" / "log"
FILES = 6
RECORDS = 77
URL = "s3://shop/orders"
LARGE = "s3://shop/large"
LARGE_RECORDS = 9


def options(store: FaultyStore, **more: Any) -> dict[str, Any]:
    timeouts = {"read_timeout": 0.3, "connect_timeout": 1}
    client = {"region_name": "us-east-1"}
    known = {"key": KEY, "secret": SECRET, "endpoint_url": store.url}
    return {**known, "client_kwargs": client, "config_kwargs": timeouts, **more}


def fill(store: FaultyStore, folder: Path) -> Any:
    import s3fs

    files = s3fs.S3FileSystem(**{**options(store), "config_kwargs": {}, "use_listings_cache": False})
    files.call_s3("create_bucket", Bucket="shop")
    for path in sorted(MANY.iterdir())[:FILES]:
        files.pipe_file(f"shop/orders/{path.name}", path.read_bytes())
    with segspec.create(folder / "large", "durable_log") as log:
        log.append_many([bytes([number]) * (1 << 20) for number in range(LARGE_RECORDS)])
    for path in (folder / "large").iterdir():
        files.pipe_file(f"shop/large/{path.name}", path.read_bytes())
    return files


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FaultyStore]:
    with faults.faulty_store() as made:
        made.files = fill(made, tmp_path_factory.mktemp("store"))
        yield made


@pytest.fixture
def store(filled: FaultyStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[FaultyStore]:
    monkeypatch.setattr(remote, "FIRST_PAUSE", 0.001)
    monkeypatch.delenv("AWS_MAX_ATTEMPTS", raising=False)
    filled.fault, filled.requests = None, []
    yield filled
    filled.fault = None


def values(store: FaultyStore, url: str, **more: Any) -> list[bytes]:
    log = segspec.open(url, storage_options=options(store, **more))
    return [record.value for record in log.records(on_damage="fail")]


def large() -> list[bytes]:
    return [bytes([number]) * (1 << 20) for number in range(LARGE_RECORDS)]


def test_the_credentials_of_a_store_are_options_of_the_library(store: FaultyStore) -> None:
    local = [record.value for record in segspec.open(MANY).records(end=RECORDS)]
    for url in (URL, URL.replace("s3://", "s3a://")):
        assert values(store, url) == local
    log = segspec.open(URL, storage_options=options(store))
    assert [finding.code for finding in log.verify()] == []
    assert log.info()["records"] == RECORDS
    assert len(segspec.open_all("s3://shop", storage_options=options(store))) == 2
    assert [record.value for record in pickle.loads(pickle.dumps(log)).records()] == local


def test_two_stores_of_the_same_names_are_not_mixed_up(store: FaultyStore) -> None:
    with faults.before(store.upstream) as other:
        here = segspec.open(URL, storage_options=options(store)).records()
        there = segspec.open(URL, storage_options=options(other)).records()
        store.requests, other.requests = [], []
        assert all(next(here) == next(there) for _ in range(RECORDS))
        asked, of_other = ([one.path for one in each.requests if one.range] for each in (store, other))
        assert len(set(asked)) == len(set(of_other)) == FILES // 2


def test_recovery_reads_a_store_with_its_options(store: FaultyStore, tmp_path: Path) -> None:
    report = segspec.recover(URL, tmp_path / "out", storage_options=options(store))
    assert [log.records for log in report.logs] == [RECORDS]
    assert segspec.open(tmp_path / "out").count() == RECORDS


def test_options_of_a_store_mean_nothing_on_this_machine() -> None:
    with pytest.raises(ValueError, match=r"storage options are for remote paths, and .* is on this machine"):
        segspec.open(MANY, storage_options={"anon": True})


def test_an_option_that_a_store_does_not_have_is_refused_by_name(store: FaultyStore) -> None:
    with pytest.raises(ValueError, match=r"unknown storage option 'sekret': for s3 there are anon, .*endpoint_url"):
        segspec.open(URL, storage_options={"sekret": SECRET})
    with pytest.raises(ValueError, match="storage option anon takes true or false"):
        segspec.open(URL, storage_options={"anon": "maybe"})


@pytest.mark.parametrize(
    "fault",
    [
        faults.error(500, "InternalError"),
        faults.error(503, "SlowDown"),
        faults.error(503, "ServiceUnavailable"),
        faults.short_body,
        faults.short_range,
        faults.late(0.6),
    ],
    ids=["500", "SlowDown", "503", "short body", "short range", "time-out"],
)
def test_a_range_that_fails_in_passing_is_asked_for_again(store: FaultyStore, fault: faults.Fault) -> None:
    store.only(fault, last=1)
    assert values(store, LARGE) == large()
    ranges = [request.range for request in store.requests if request.range]
    assert len(ranges) > len(set(ranges))


@pytest.mark.parametrize("code", ["InternalError", "SlowDown"])
def test_a_listing_that_fails_in_passing_is_asked_for_again(store: FaultyStore, code: str) -> None:
    store.only(faults.error(500 if code == "InternalError" else 503, code), ranges=False, last=1)
    assert len(values(store, URL)) == RECORDS


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (faults.error(500, "InternalError"), "InternalError: try again"),
        (faults.short_range, r"the store gave \d+ of the \d+ bytes from 0 on"),
    ],
)
def test_a_store_that_goes_on_failing_is_an_error_that_names_the_object(
    store: FaultyStore, fault: faults.Fault, said: str
) -> None:
    store.only(fault)
    with pytest.raises(OSError, match=said) as caught:
        values(store, LARGE)
    assert "s3://shop/large/segment_00000000000000000000.log" in str(caught.value)
    assert max(request.number for request in store.requests if request.range) <= remote.ATTEMPTS


def test_a_store_that_never_answers_is_an_error_after_a_while(store: FaultyStore) -> None:
    store.only(faults.late(0.6))
    with pytest.raises(OSError, match=r"s3://shop/large/.*[Tt]imeout"):
        values(store, LARGE)
    assert max(request.number for request in store.requests if request.range) <= remote.ATTEMPTS


def test_an_object_that_was_replaced_while_it_was_read_is_one_clear_error(store: FaultyStore) -> None:
    given: list[bytes] = []
    store.only(lambda request, answer: faults.other_version(request, answer) if request.range != first else answer)
    first = f"bytes=0-{PIECE - 1}"
    with pytest.raises(ReplacedError, match="the object was replaced while it was read") as caught:
        given += values(store, LARGE)
    assert caught.value.filename == "s3://shop/large/segment_00000000000000000000.log"
    assert not given
    assert pickle.loads(pickle.dumps(caught.value)).filename == caught.value.filename
    log = segspec.open(LARGE, storage_options=options(store))
    for record in _until_error(log.records(on_damage="skip")):
        assert record.value == large()[record.offset]


def _until_error(records: Iterator[Any]) -> Iterator[Any]:
    with pytest.raises(ReplacedError):
        yield from records


def test_an_object_that_is_really_replaced_is_never_mixed_with_the_one_before(store: FaultyStore) -> None:
    key = "shop/replaced/segment_00000000000000000000.log"
    content = store.files.cat_file("shop/large/segment_00000000000000000000.log")
    store.files.pipe_file(key, content)
    records = segspec.open("s3://shop/replaced", storage_options=options(store)).records(on_damage="skip")
    assert next(records).offset == 0
    store.files.pipe_file(key, content[: len(content) // 2] + bytes(len(content) // 2))
    read_on = []
    with pytest.raises(ReplacedError):
        read_on += list(records)
    assert all(record.value == large()[record.offset] for record in read_on)


def test_an_object_that_goes_in_the_middle_is_missing(store: FaultyStore) -> None:
    store.only(lambda request, answer: answer if request.range == first else gone(request, answer))
    first, gone = f"bytes=0-{PIECE - 1}", faults.error(404, "NoSuchKey")
    with pytest.raises(FileNotFoundError) as caught:
        values(store, LARGE)
    assert caught.value.filename == "s3://shop/large/segment_00000000000000000000.log"


def _everything_said(error: BaseException, caplog: pytest.LogCaptureFixture) -> str:
    return "".join(traceback.format_exception(error)) + caplog.text + repr(error)


@pytest.mark.parametrize(
    ("status", "code"), [(403, "InvalidAccessKeyId"), (400, "InvalidRequest"), (500, "InternalError")]
)
def test_nobody_is_shown_a_secret(store: FaultyStore, caplog: pytest.LogCaptureFixture, status: int, code: str) -> None:
    body = faults.ERROR.format(code, f"the key {KEY} with {SECRET} is wrong").encode()
    store.only(lambda *_: faults.Answer(status, {}, body), ranges=False)
    with caplog.at_level(logging.INFO), pytest.raises(OSError, match=r"the key \*\*\* with \*\*\* is wrong") as caught:
        segspec.open(URL, storage_options=options(store))
    said = _everything_said(caught.value, caplog)
    assert SECRET not in said
    assert KEY not in said


def test_no_text_of_a_log_has_its_options(store: FaultyStore) -> None:
    log = segspec.open(URL, storage_options=options(store))
    texts = [repr(log), str(log), repr(vars(log)), repr(log.listing), repr(log.info()), repr(next(log.records()))]
    assert not [text for text in texts if SECRET in text or KEY in text]


def flat(given: dict[str, Any], before: str = "") -> dict[str, str]:
    """Options as texts, with dots."""
    made: dict[str, str] = {}
    for name, value in given.items():
        made |= flat(value, f"{before}{name}.") if isinstance(value, dict) else {f"{before}{name}": str(value)}
    return made


def test_the_command_line_takes_storage_options(
    store: FaultyStore, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["segspec", *words])
        return cli.main(), *capfd.readouterr()

    words = [word for name, text in flat(options(store)).items() for word in ("--storage-option", f"{name}={text}")]
    assert run("verify", *words, URL)[0] == 0
    code, out, _ = run("dump", URL, *words, "--limit", "1")
    assert (code, out.count("\n")) == (0, 1)
    code, _, unnamed = run("verify", "--storage-option", SECRET, URL)
    assert code == 2
    assert "Invalid value for '--storage-option': it is not NAME=VALUE" in unnamed
    code, _, local = run("verify", *words, str(MANY))
    assert code == 2
    assert "storage options are for remote paths" in local
    assert SECRET not in unnamed + local


def test_spark_takes_storage_options_in_lower_case(store: FaultyStore) -> None:
    known = {f"STORAGE.{name}".upper(): text for name, text in flat(options(store)).items()}
    for path in (URL, URL.replace("s3", "s3a"), "s3a://shop/ord*"):
        rows = read("durable_log", path, **{"columns": "offset,segment", **known})
        assert [row["offset"] for row in rows] == list(range(RECORDS))
        assert rows[0]["segment"].startswith(path.partition("://")[0] + "://shop/orders/segment_")
    with pytest.raises(ValueError, match=r"options storage\.\* are for remote paths, and .* is on this machine"):
        read("durable_log", MANY, **known)
    text = '{"region_name": "us-east-1"}'
    whole = {name: text for name, text in known.items() if "CLIENT" not in name} | {"storage.client_kwargs": text}
    assert len(read("durable_log", URL, **whole)) == RECORDS
    with pytest.raises(ValueError, match="storage option client_kwargs is given twice, as a whole and in parts"):
        read("durable_log", URL, **whole, **{"storage.client_kwargs.region_name": "x"})


def test_segments_of_a_store_are_chosen_by_when_they_were_changed(store: FaultyStore) -> None:
    known = {f"storage.{name}": text for name, text in flat(options(store)).items()}
    assert len(read("durable_log", URL, modifiedAfter="2020-01-01", **known)) == RECORDS
    assert read("durable_log", URL, modifiedBefore="2020-01-01", **known) == []


def test_who_gives_no_credentials_is_told_how_to_give_them() -> None:
    with (
        pytest.raises(OSError, match=r"locate credentials.*storage\.key and storage\.secret.* fs\.s3a") as caught,
        remote.as_os_errors("s3://backup/log"),
    ):
        raise NoCredentialsError
    assert str(caught.value).startswith("s3://backup/log: ")


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("gs://bucket/log", "gcsfs"),
        ("abfss://container@account.dfs.core.windows.net/log", "adlfs"),
        ("nope://host/log", "Protocol not known: nope"),
    ],
)
def test_a_store_whose_client_is_missing_is_an_error_that_names_it(url: str, said: str) -> None:
    with pytest.raises(OSError, match=said) as caught:
        segspec.open(url)
    assert str(caught.value).startswith(url)


def test_a_question_about_a_large_object_fetches_a_piece_of_it_and_a_folder_is_listed_once(store: FaultyStore) -> None:
    store.only(lambda request, answer: answer, ranges=False)
    log = segspec.open(LARGE, storage_options=options(store))
    whole_lists = [one for one in store.requests if "list-type=2" in one.path and "max-keys=1" not in one.path.lower()]
    assert len(whole_lists) == 1
    store.requests = []
    assert log.info()["records"] == LARGE_RECORDS
    assert {one.range for one in store.requests if one.range} >= {f"bytes=0-{PIECE - 1}"}
