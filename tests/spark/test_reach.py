"""What a target or a checkpoint says of other files is followed only where the query or the conversion reads or writes
them anyway: both may be from somebody else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.conversion import Refused
from segspec.core.errors import SegspecError
from segspec.spark.conversion import convert, state
from segspec.spark.paths import lies_below
from segspec.spark.streaming.discovery import Discovery
from segspec.storage.target import LocalTarget, open_target
from tests.spark.direct_stream import DirectStream


def logs(root: Path, *names: str) -> Path:
    for name in names:
        with segspec.create(root / name, "durable_log") as writer:
            for number in range(20):
                writer.append(b"%s %d" % (name.encode(), number))
    return root


def stop(*_: Any) -> None:
    raise KeyboardInterrupt


@pytest.fixture
def planned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A target with a conversion of `logs/orders` that was planned, and whose tasks have not begun."""
    logs(tmp_path / "logs", "orders")
    logs(tmp_path / "private", "payroll")

    with monkeypatch.context() as patched:
        patched.setattr("segspec.spark.conversion.job._finish_tasks", stop)
        with pytest.raises(KeyboardInterrupt):
            convert(None, tmp_path / "logs/orders", tmp_path / "out")
    return tmp_path / "out"


def plan_of(target: Path) -> Path:
    (found,) = (target / "_segspec/jobs").glob("*/plan.json")
    return found


def test_a_plan_that_is_as_it_was_is_gone_on_with(planned: Path, tmp_path: Path) -> None:
    assert convert(None, tmp_path / "logs/orders", planned).records == 20


PIECE = ("log", "path", "format", "size", "segment", "start", "end", "lead", "next_lead", "following", "after")


@pytest.mark.parametrize("to", ["parquet", "tank"])
def test_a_plan_has_the_words_of_earlier_releases_and_theirs_is_gone_on_with(
    to: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These say of a whole log that it has no segment."""
    source, target = logs(tmp_path / "logs", "orders") / "orders", tmp_path / "out"
    with monkeypatch.context() as patched:
        patched.setattr("segspec.spark.conversion.job._finish_tasks", stop)
        with pytest.raises(KeyboardInterrupt):
            convert(None, source, target, to, drop=["offset"])
    plan = json.loads(plan_of(target).read_bytes())
    ((piece,),) = plan["works"]
    assert tuple(name for name in PIECE if name in piece) == (PIECE if to == "parquet" else (*PIECE[:4], "after"))
    plan["works"] = [[{**dict.fromkeys(PIECE), "start": 0, **piece}]]
    plan_of(target).write_text(json.dumps(plan))
    assert convert(None, source, target, to, drop=["offset"]).records == 20


@pytest.mark.parametrize("where", ["path", "segment", "following"])
@pytest.mark.parametrize("other", ["{root}/private/payroll", "{root}/logs/orders/../../private/payroll", "s3://b/p"])
def test_a_plan_that_reads_what_was_not_asked_for_is_refused(
    where: str, other: str, planned: Path, tmp_path: Path
) -> None:
    path = plan_of(planned)
    plan = json.loads(path.read_bytes())
    (part,) = plan["works"][0]
    elsewhere = other.format(root=tmp_path)
    if where == "path":
        part["path"] = elsewhere
    else:
        part[where] = {**part["segment"], "path": f"{elsewhere}/0000000000000000.log"}
    path.write_text(json.dumps(plan))
    with pytest.raises(Refused, match="which is not at or below"):
        convert(None, tmp_path / "logs/orders", planned)
    assert not list(planned.rglob("part-*"))


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"null", b'{"number": "../../x", "works": [], "findings": []}'])
def test_what_is_no_plan_is_refused_and_named(content: bytes, planned: Path, tmp_path: Path) -> None:
    plan_of(planned).write_bytes(content)
    with pytest.raises(Refused, match=r"plan\.json is no plan of a conversion"):
        convert(None, tmp_path / "logs/orders", planned)


@pytest.mark.parametrize("field", ["temporary", "name"])
@pytest.mark.parametrize("leads", ["../secret", "{root}/secret", "a/../../secret"])
def test_what_a_task_is_said_to_have_made_is_moved_only_within_the_target(
    field: str, leads: str, planned: Path, tmp_path: Path
) -> None:
    (tmp_path / "secret").write_bytes(b"secret")
    job = plan_of(planned).parent
    made = {"temporary": "a", "name": "b", "log": "orders", "day": None, "rows": 0, "bytes": 0, "least": {}}
    done = {"number": 0, "files": [{**made, "greatest": {}, field: leads.format(root=tmp_path)}], "pieces": []}
    (job / "done").mkdir()
    (job / "done/0").write_text(json.dumps(done))
    (planned / "a").write_bytes(b"mine")
    with pytest.raises(PermissionError, match="leads out of it"):
        convert(None, tmp_path / "logs/orders", planned)
    assert (tmp_path / "secret").read_bytes() == b"secret"


@pytest.mark.parametrize("name", ["../x", "/x", "a/../../x", "..", "a/.."])
@pytest.mark.parametrize("kind", ["local", "store"])
def test_no_name_leads_out_of_a_target(name: str, kind: str, tmp_path: Path) -> None:
    target = open_target(str(tmp_path / "t") if kind == "local" else f"file://{tmp_path}/t")
    assert isinstance(target, LocalTarget) == (kind == "local")
    (tmp_path / "x").write_bytes(b"there")
    calls = [
        lambda: target.put(name, b""),
        lambda: target.read(name),
        lambda: target.names(name),
        lambda: target.remove(name),
        lambda: target.url(name),
        lambda: target.move([(name, "y")]),
        lambda: target.move([("y", name)]),
        lambda: target.new(name).__enter__(),
    ]
    for call in calls:
        with pytest.raises(PermissionError, match="leads out of it"):
            call()
    assert (tmp_path / "x").read_bytes() == b"there"


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


def test_what_is_read_of_one_file_lies_in_its_folder(tmp_path: Path) -> None:
    """The index of a segment that was named by itself is beside it."""
    folder = logs(tmp_path / "logs", "orders") / "orders"
    (segment,) = (path for path in folder.iterdir() if path.stat().st_size and path.suffix != ".idx")
    assert convert(None, segment, tmp_path / "out").records == 20
    assert state.root_of(str(segment)) == str(folder)
