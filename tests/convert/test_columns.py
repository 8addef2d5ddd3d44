"""A conversion goes by columns where it can, and leaves what it leaves record by record: files, counts, refusals."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pyarrow as pa
import pytest
from pyarrow import parquet

import segspec
from segspec.conversion import jsonl, line_columns
from segspec.conversion.convert import Conversion, Done, prepare
from segspec.core.bounds import Bound, Range
from segspec.core.errors import Finding, SegspecError
from segspec.formats.osiris import writer as osiris_writer
from segspec.formats.tank import writer as tank_writer
from tests.helpers.sweeps import some

TIME = 1_700_000_000_000
TABLES = ["parquet", "arrow", "jsonl", "csv"]
TARGETS = ["durable_log", "ffwd", "osiris", "tank", *TABLES]


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (osiris_writer, tank_writer):
        monkeypatch.setattr(module, "now", lambda: TIME)


def table(**columns: Any) -> pa.Table:
    rows = {
        "offset": pa.array([3, 4, 5, 9, 10, 11, 20], pa.uint64()),
        "value": pa.array([b"a", b"", b"ccc" * 40, b"d", b"e", b"f", b"g"], pa.binary()),
        "timestamp": pa.array(
            [TIME, TIME, TIME + 1, TIME + 1, TIME + 5, TIME + 5, TIME + 5], pa.timestamp("ms", "UTC")
        ),
    }
    return pa.table({name: column for name, column in {**rows, **columns}.items() if column is not None})


def source(folder: Path, kind: str, rows: pa.Table) -> Path:
    path = folder / f"rows.{kind}"
    if kind == "parquet":
        parquet.write_table(rows, path)
    elif kind == "arrow":
        with pa.ipc.new_file(str(path), rows.schema) as out:
            out.write_table(rows, max_chunksize=2)
    elif kind == "jsonl":
        path.write_text("".join(f"{json.dumps(line_of(row))}\n" for row in rows.to_pylist()))
    else:
        names = ["value", "offset"] + (["timestamp"] if kind in ("osiris", "tank") else [])
        path = folder / "log"
        with segspec.create(path, kind, first_offset=rows["offset"][0].as_py()) as writer:
            writer.append_many(rows.select(names))
    return path


def line_of(row: dict[str, Any]) -> dict[str, Any]:
    shown = {"value": bytes.hex, "offset": str, "timestamp": lambda time: str(round(time.timestamp() * 1000))}
    return {name: shown[name](value) for name, value in row.items() if value is not None}


def run(
    path: Path, target: Path, kind: str, drop: list[str], *, deleted: bool = False, **reading: Any
) -> tuple[Done | str, list[Finding]]:
    found: list[Finding] = []
    try:
        conversion: Conversion = prepare(path, target, kind=kind, drop=drop, deleted=deleted)
        return conversion.run(report=found.append, **reading), found
    except (ValueError, SegspecError) as error:
        return f"{type(error).__name__}: {error}", found


def left(target: Path) -> Any:
    if target.is_dir():
        return {path.name: path.read_bytes() for path in sorted(target.iterdir())}
    return None if not target.exists() else content_of(target)


def content_of(path: Path) -> Any:
    for read in (parquet.read_table, lambda path: pa.ipc.open_file(str(path)).read_all()):
        try:
            return read(path)
        except pa.ArrowInvalid:
            continue
    return path.read_bytes()


def both(path: Path, folder: Path, kind: str, drop: list[str], **reading: Any) -> tuple[Done | str, Any]:
    """What a conversion says and leaves, which is the same by columns and record by record."""
    by_columns = run(path, folder / "columns", kind, drop, **reading)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Conversion, "_goes_by_columns", False)
        by_records = run(path, folder / "records", kind, drop, **reading)
    assert by_columns == by_records
    assert left(folder / "columns") == left(folder / "records")
    return by_columns[0], left(folder / "columns")


def drops(kind: str, target: str) -> list[str]:
    has = {"tank": ["key", "timestamp"], "durable_log": [], "ffwd": []}.get(kind, ["timestamp"])
    lost = {"durable_log": ["key", "timestamp"], "ffwd": ["key", "timestamp"], "osiris": ["key"]}.get(target, [])
    return [name for name in has if name in lost]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", ["jsonl", "parquet", "arrow", "durable_log", "ffwd", "osiris", "tank"])
def test_the_same_is_left_by_columns_and_record_by_record(tmp_path: Path, kind: str, target: str) -> None:
    path = source(tmp_path, kind, table())
    done, files = both(path, tmp_path, target, drops(kind, target))
    assert isinstance(done, Done)
    assert done.records == 7
    assert done.gaps == (0 if target in TABLES else 2)
    assert files


@pytest.mark.parametrize(
    ("columns", "said"),
    [
        ({"offset": pa.array([3, 4, 5, 5, 6, 7, 8], pa.uint64())}, "it is at least 6"),
        ({"value": pa.array([b"a", None, b"c", b"d", b"e", b"f", b"g"], pa.binary())}, None),
        ({"offset": pa.array([3, 4, None, 6, 7, 8, 9], pa.uint64())}, None),
        ({"timestamp": pa.array([TIME, None, None, TIME, TIME, TIME, TIME], pa.timestamp("ms"))}, None),
        ({"timestamp": pa.array([TIME] * 7, pa.int64())}, None),
        ({"timestamp": pa.array([TIME] * 6 + [-1], pa.int64())}, None),
        ({"value": pa.array(["text"] * 7)}, None),
        ({"value": pa.array([b"v"] * 7, pa.large_binary())}, None),
    ],
)
@pytest.mark.parametrize("target", ["osiris", "tank"])
def test_rows_that_columns_cannot_hold_are_judged_one_by_one(
    tmp_path: Path, target: str, columns: dict[str, pa.Array], said: str | None
) -> None:
    path = source(tmp_path, "parquet", table(**columns))
    done, _ = both(path, tmp_path, target, [])
    assert said is None or said in str(done)


LINES = [
    '{"offset":"3","value":"61","timestamp":"5"}',
    '{"offset":"4","value":"6"}',
    '{"offset":"5","value":"6162","timestamp":7}',
    "no JSON",
    '{"offset":"6", "value":"\\u0036\\u0031"}',
    '{"offset":"9"}',
    '{"offset":"8","value":"62"}',
    '{"offset":"10","value":"63","timestamp":"18446744073709551615"}',
    '{"offset":"11","value":"64","deleted":true}',
    '{"offset":"12","value":"64","epoch":"x"}',
    '{"epoch":"1","timestamp":"x","value":"6","offset":"x","chunk_id":"-1"}',
]


@pytest.mark.parametrize("on_damage", ["stop", "skip", "fail"])
@pytest.mark.parametrize("target", TARGETS)
def test_lines_of_which_some_are_bad_or_refused_are_told_of_in_order(
    tmp_path: Path, target: str, on_damage: str
) -> None:
    for seed in some(range(40), 5):
        random = Random(seed)
        lines = [line for line in LINES if random.random() < 0.6] * random.choice((1, 1, 2))
        path, folder = tmp_path / f"{seed}.jsonl", tmp_path / str(seed)
        path.write_text("\n".join([*LINES[:1], *lines]))
        folder.mkdir()
        names = jsonl.names_in(path)
        drop = [name for name in drops("tank", target) if name in names]
        both(path, folder, target, [*drop, *(["offset"] if random.random() < 0.3 else [])], on_damage=on_damage)


BOUNDS = [
    Bound("offset", 4),
    Bound("offset", 1 << 64),
    Bound("time", 6),
    Bound("time", -(1 << 70)),
    Bound("id", (1, 2)),
    None,
]


@pytest.mark.parametrize("target", ["osiris", "parquet"])
def test_a_range_takes_the_same_lines_by_columns_and_one_by_one(
    tmp_path: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_columns, "LEAST_BYTES", 0)
    for seed in some(range(20), 8):
        random = Random(seed)
        lines = [line for line in LINES[:5] + LINES[8:] if random.random() < 0.8]
        path, folder = tmp_path / f"{seed}.jsonl", tmp_path / str(seed)
        path.write_text("\n".join([*LINES[:1], *lines]))
        folder.mkdir()
        within = Range(random.choice(BOUNDS), random.choice(BOUNDS))
        both(path, folder, target, [], on_damage=random.choice(("stop", "skip")), within=within)


PAIRS = [
    '{"id":"1-1","deleted":false,"fields":[["61","62"],["61",""]]}',
    '{"id":"1-2","fields":[]}',
    '{"id":"1-3","deleted":true,"fields":[["61","62"]]}',
    '{"id":"01-4","fields":[["61","62"]]}',
    '{"id":"1-5","fields":[["61","6"]]}',
    '{"id":"1-4","fields":[["61","62"]]}',
    '{"id":"1-6","deleted":null,"fields":[["61","62"]]}',
    '{"id":"2-0"}',
]


@pytest.mark.parametrize("target", ["mojo", "tank", *TABLES])
def test_lines_with_fields_are_the_same_by_columns_and_one_by_one(tmp_path: Path, target: str) -> None:
    for seed in some(range(40), 6):
        random = Random(seed)
        path, folder = tmp_path / f"{seed}.jsonl", tmp_path / str(seed)
        path.write_text("\n".join([PAIRS[0], *(line for line in PAIRS if random.random() < 0.5)]))
        folder.mkdir()
        both(path, folder, target, [], on_damage=random.choice(("stop", "skip", "fail")), deleted=random.random() < 0.5)


@pytest.mark.parametrize("on_damage", ["stop", "skip"])
def test_damage_is_told_once(tmp_path: Path, on_damage: str) -> None:
    path = source(tmp_path, "durable_log", table())
    segment = min(path.glob("*.log"))
    content = bytearray(segment.read_bytes())
    content[30] ^= 1
    segment.write_bytes(content)
    done, _ = both(path, tmp_path, "osiris", [], on_damage=on_damage)
    assert isinstance(done, Done)
    assert done.errors


def test_a_damaged_file_gives_what_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "rows.arrow"
    with pa.ipc.new_stream(str(path), table().schema) as out:
        out.write_table(table(), max_chunksize=2)
    path.write_bytes(path.read_bytes()[:-200])
    done, _ = both(path, tmp_path, "tank", [])
    assert isinstance(done, Done)
    assert (done.records, done.errors) == (6, 1)
