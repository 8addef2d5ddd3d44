"""What a checkpoint says of other files is followed only if the query reads them: it may be from somebody else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import SegspecError
from segspec.spark.paths import lies_below
from segspec.spark.streaming.discovery import Discovery
from tests.spark.direct_stream import DirectStream


def logs(root: Path, *names: str) -> Path:
    for name in names:
        with segspec.create(root / name, "durable_log") as writer:
            for number in range(20):
                writer.append(b"%s %d" % (name.encode(), number))
    return root


def test_a_checkpoint_leads_to_no_log_that_the_query_does_not_read(tmp_path: Path) -> None:
    format = segspec.open(logs(tmp_path / "logs", "orders") / "orders").format
    logs(tmp_path / "private", "payroll")
    shutil.copytree(tmp_path / "private", tmp_path / "logs-private")
    for given in (tmp_path / "logs", tmp_path / "logs/*", tmp_path / "logs/orders"):
        discovery = Discovery(format, [str(given)])
        found = discovery.look_again(str(tmp_path / "logs/orders"))
        assert found is not None
        assert discovery.look_again(str(tmp_path / "private/payroll")) is None
        assert discovery.look_again(str(tmp_path / "logs-private/payroll")) is None
        assert discovery.look_again(f"{tmp_path}/logs/../private/payroll") is None


NAMES = ("../private/{segment}", "{root}/private/{segment}", "file:///etc/passwd", "s3://evil/x", "", ".", "..", "a\nb")
NO_NAMES = (None, 7, True, [], {})
NO_NUMBERS = (-1, 1 << 64, 1.5, True, [], {}, "x", "../x")
CHANGED = [
    *((("segment",), name) for name in (*NAMES, *NO_NAMES)),
    *(((field,), number) for field in ("position", "next", "number") for number in (*NO_NUMBERS, 1 << 63)),
    *(((), {"segment": "{segment}", "position": 66, **more}) for more in ({}, {"next": "1-0"}, {"skips": True})),
    *((("frame", "position"), number) for number in (*NO_NUMBERS, 67)),
    *((("frame", "check"), check) for check in (None, 7, "", "../x")),
    *((("frame", "open"), value) for value in (None, 1, "x")),
]


@pytest.mark.parametrize("fails", ["true", "false"])
@pytest.mark.parametrize("side", ["start", "end"])
def test_what_a_checkpoint_says_is_an_error_or_leads_to_records_of_the_log(
    side: str, fails: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    options = {"failOnDataLoss": fails, "startingOffsets": "earliest"}
    logs(tmp_path, "orders", "private")
    stream = DirectStream("durable_log", tmp_path / "orders", maxRecordsPerTrigger="7", **options)
    assert len(stream.batch() or []) == 7
    before, sound = stream.log
    (segment,) = (place["segment"] for place in stream.offset().values())
    numbers = {row["offset"] for row in stream.rows()}
    errors = []
    for keys, value in CHANGED:
        changed = json.loads(sound)
        (path,) = changed["logs"]
        said = json.loads(json.dumps(value).replace("{segment}", segment).replace("{root}", str(tmp_path)))
        at = changed["logs"][path] if keys else changed["logs"]
        for key in keys[:-1]:
            at = at[key]
        at[keys[-1] if keys else path] = said
        query = DirectStream("durable_log", tmp_path / "orders", **options)
        query.log = [json.dumps(changed)] if side == "start" else [before, json.dumps(changed)]
        try:
            rows = (query.batch() or []) if side == "start" else query.rows()
        except (ValueError, SegspecError) as error:
            errors.append(str(error))
        else:
            assert {bytes(row["value"]).split()[0] for row in rows} <= {b"orders"}
            assert side == "start" or {row["offset"] for row in rows} <= numbers
    known = ("segspec did not write", "nobody says which number the record at byte 66 has", str(tmp_path))
    assert [error for error in errors if not any(words in error for words in known)] == []
    assert len(errors) > 30
    assert all("\n" not in record.getMessage() for record in caplog.records)


def test_a_checkpoint_sends_no_credentials_to_another_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("segspec.spark.streaming.discovery.look_in", lambda path, _: asked.append(path))
    format = segspec.open(logs(tmp_path, "orders") / "orders").format
    discovery = Discovery(format, ["s3a://mine/logs"])
    for path in ("s3a://other/logs", "http://evil.example/logs", "s3a://mine/logs/../../other", str(tmp_path)):
        assert discovery.look_again(path) is None
    assert asked == []


@pytest.mark.parametrize(
    ("path", "given", "lies"),
    [
        ("/a/b", "/a", True),
        ("/a", "/a", True),
        ("/a/", "/a", True),
        ("/ab", "/a", False),
        ("/a/../b", "/a", False),
        ("/a/b", "/a/", True),
        ("/a/b/c", "/a/*/c", True),
        ("/b", "/a/*", False),
        ("/x/y", "/*/y", True),
        ("x/y", "x", True),
        ("x/y", ".", True),
        ("y", "x*", True),
        ("s3://b/p/x", "s3://b/p", True),
        ("s3://b/px", "s3://b/p", False),
        ("s3://c/p", "s3://b/p", False),
        ("s3a://b/p", "s3://b/p", False),
        ("s3://b/p/../q", "s3://b/p", False),
        ("s3://b/p/1/x", "s3://b/p/{1,2}", True),
        ("s3://c/x", "s3://b/*", False),
        ("/b/p", "s3://b/p", False),
        ("s3://b/p", "/", False),
    ],
)
def test_what_lies_below(path: str, given: str, lies: bool) -> None:
    assert lies_below(path, given) is lies
