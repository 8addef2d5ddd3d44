"""Many records appended at once leave what appending them one by one leaves: files, numbers, and errors."""

from __future__ import annotations

import errno
import os
import random
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.core.errors import Code, Severity
from segspec.formats.mojo import writer as mojo_writer
from segspec.formats.osiris import writer as osiris_writer
from segspec.formats.tank import writer as tank_writer
from tests.native.lane import COMPILED, LANES, using

CLOCK = 1_700_000_000_123
TYPES = {
    "value": pa.binary(),
    "key": pa.binary(),
    "offset": pa.uint64(),
    "timestamp": pa.int64(),
    "id": pa.string(),
    "fields": pa.list_(pa.struct([("name", pa.binary()), ("value", pa.binary())])),
    "deleted": pa.bool_(),
    "sub_batch": pa.string(),
    "filter": pa.binary(),
}
GAPS = {Code.GAP, Code.MISSING_SEGMENT}
"""What readers say of offsets that were left out."""

Call = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A format's writer with options under which few records fill frames, segments and indexes."""

    format: str
    options: dict[str, Any]
    columns: tuple[str, ...]
    times: int = 1
    """Values are so many times as long as in other cases."""

    def __str__(self) -> str:
        return f"{self.format}-{self.options.get('dialect', 'system')}"


CASES = [
    Case("durable_log", {"segment_bytes": 300}, ("value", "offset")),
    Case("ffwd", {"segment_bytes": 200, "dialect": "document"}, ("value", "offset")),
    Case("ffwd", {"segment_bytes": 10_000, "dialect": "system"}, ("value", "offset"), 30),
    Case(
        "osiris",
        {"segment_bytes": 700, "segment_chunks": 4, "chunk_entries": 5, "chunk_bytes": 90, "chunk_milliseconds": None},
        ("value", "offset", "timestamp"),
    ),
    Case(
        "osiris",
        {"dialect": "document", "chunk_entries": 3, "chunk_milliseconds": None},
        ("value", "timestamp", "sub_batch"),
    ),
    Case(
        "tank",
        {"segment_bytes": 400, "index_interval": 128, "bundle_records": 20, "bundle_bytes": 120},
        ("value", "key", "offset", "timestamp"),
    ),
    Case("tank", {"dialect": "document", "bundle_records": 4, "compression": "snappy"}, ("value", "key", "timestamp")),
    Case("mojo", {"dialect": "document", "segment_bytes": 900, "pack_bytes": 200}, ("fields", "id", "deleted")),
]

SAMPLES = [b"", b"0", b"-0", b"01", b"-1", b"4095", b"-4097", b"32767", b"99999", b"1" * 19, b"-" + b"9" * 18]
"""Among others what mojo writes as numbers, and what only looks like one."""


def records(seed: int, case: Case, count: int) -> list[Call]:
    """Arguments of `append`, most of which are taken; offsets and ids may be what is due, leave gaps, or go back."""
    chance = random.Random(seed)
    named = [name for name in case.columns if name in ("value", "fields") or chance.random() < 0.5]
    out: list[Call] = []
    due, time = 1 if case.format == "tank" else 0, CLOCK
    for _ in range(count):
        time += chance.choice([0, 0, 0, 1, 5])
        due += chance.choice([0] * 12 + [1, 3])
        given = {name: drawn(chance, name, due, time, case) for name in named}
        out.append({name: value for name, value in given.items() if value is not None})
        due += 1
    return out


def drawn(chance: random.Random, name: str, due: int, time: int, case: Case) -> Any:
    match name:
        case "value":
            return content(chance) * case.times
        case "key":
            return chance.choice([None, b"", b"key", b"k" * 20])
        case "offset":
            return chance.choice([due] * 60 + [max(due - 3, 0), due + 40])
        case "timestamp":
            return chance.choice([time] * 40 + [None, -1])
        case "sub_batch":
            return chance.choice([None, None, "none", "gzip"])
        case "fields":
            names = [b"name", b"7"] if chance.random() < 0.8 else chance.choices([b"name", b"7", b""], k=3)
            return [(each, content(chance)) for each in names]
        case "id":
            return (time, due + 1)
        case _:
            return chance.random() < 0.3


def content(chance: random.Random) -> bytes:
    if chance.random() < 0.3:
        return chance.choice(SAMPLES)
    if chance.random() < 0.2:
        return b"%d" % (chance.choice([-1, 1]) * chance.getrandbits(chance.randrange(1, 70)))
    return chance.randbytes(chance.choice([0, 1, 7, 30, 63, 64, 130]))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (osiris_writer, tank_writer, mojo_writer):
        monkeypatch.setattr(module, "now", lambda: CLOCK)


def one_by_one(folder: Path, case: Case, parts: Sequence[list[Call]]) -> list[str]:
    said = []
    with segspec.create(folder, case.format, **case.options) as writer:
        for part in parts:
            try:
                for record in part:
                    writer.append(**record)
            except (ValueError, TypeError) as error:
                said.append(f"{type(error).__name__}: {error}")
            finish(writer, len(said) + len(part))
    return said


def at_once(folder: Path, case: Case, parts: Sequence[list[Call]], shapes: Sequence[str]) -> list[str]:
    said = []
    with segspec.create(folder, case.format, **case.options) as writer:
        for part, shape in zip(parts, shapes, strict=True):
            try:
                assert writer.append_many(SHAPES[shape](part) if part else []) == len(part)
            except (ValueError, TypeError) as error:
                said.append(f"{type(error).__name__}: {error}")
            finish(writer, len(said) + len(part))
    return said


def finish(writer: segspec.LogWriter, turn: int) -> None:
    """What may come between two calls."""
    if turn % 3 == 0:
        writer.flush(sync=False)
    elif turn % 3 == 1 and writer.format == "osiris":
        writer.track(consumer=b"consumer", offset=turn)


def as_values(part: list[Call]) -> Any:
    return iter([record["value"] if set(record) == {"value"} else record for record in part])


def as_plain(part: list[Call]) -> Any:
    """Mappings whose fields are a mapping, too, where no name occurs twice."""
    for record in part:
        fields = record.get("fields")
        yield record | {"fields": dict(fields)} if fields and len(dict(fields)) == len(fields) else record


def as_table(part: list[Call]) -> Any:
    names = list(dict.fromkeys(name for record in part for name in record))
    return pa.table({name: pa.array([shown(name, record) for record in part], TYPES[name]) for name in names})


def shown(name: str, record: Call) -> Any:
    value = record.get(name)
    if name == "id" and value is not None:
        return f"{value[0]}-{value[1]}"
    if name == "fields" and value is not None:
        return [{"name": pair[0], "value": pair[1]} for pair in value]
    return value


def as_sliced(part: list[Call]) -> Any:
    """Batches whose buffers begin before their first row."""
    table = as_table([*part[:1], *part])
    return table.slice(1)


def as_maps(part: list[Call]) -> Any:
    """A table whose fields are a column of maps."""
    table = as_table(part)
    if "fields" not in table.schema.names:
        return table
    maps = pa.map_(pa.binary(), pa.binary())
    pairs = pa.array([record["fields"] for record in part], maps)
    return table.set_column(table.schema.get_field_index("fields"), "fields", pairs)


SHAPES = {
    "mappings": iter,
    "plain": as_plain,
    "maps": as_maps,
    "values": as_values,
    "table": as_table,
    "slice": as_sliced,
}


def wrong(folder: Path, case: Case) -> set[Code]:
    """What readers find in the log."""
    log = segspec.open(folder, format=case.format)
    return {found.code for found in log.verify() if found.severity is Severity.ERROR}


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("lane", [lane for lane in LANES if lane != COMPILED])
@pytest.mark.usefixtures("clock")
def test_many_at_once_leave_the_files_that_one_by_one_leaves(case: Case, lane: str) -> None:
    @given(st.integers(0, 1 << 32), st.integers(0, 40), st.integers(0, 40), st.data())
    def holds(seed: int, first: int, second: int, data: st.DataObject) -> None:
        given = records(seed, case, first + second)
        parts = [given[:first], given[first:]]
        shapes = [data.draw(st.sampled_from(sorted(SHAPES))) for _ in parts]
        with TemporaryDirectory() as folder, using(lane):
            said = one_by_one(Path(folder, "one"), case, parts)
            assert at_once(Path(folder, "many"), case, parts, shapes) == said
            assert files_of(Path(folder, "many")) == files_of(Path(folder, "one"))
            assert not files_of(Path(folder, "many")) or wrong(Path(folder, "many"), case) <= GAPS

    holds()


def test_what_was_given_before_the_source_failed_is_appended(tmp_path: Path) -> None:
    def failing() -> Iterator[bytes]:
        yield from [b"one", b"two"]
        raise OSError("the source is gone")

    with segspec.create(tmp_path, "durable_log") as writer:
        with pytest.raises(OSError, match="the source is gone"):
            writer.append_many(failing())
        assert writer.append(b"three") == 2
    assert [record.value for record in segspec.open(tmp_path).records()] == [b"one", b"two", b"three"]


def test_a_duplicate_is_not_counted(tmp_path: Path) -> None:
    given = [{"value": b"v", "producer": b"p", "sequence": number} for number in (1, 2, 2, 3)]
    with segspec.create(tmp_path, "osiris") as writer:
        assert writer.append_many(given) == 3


def test_a_column_that_append_does_not_take_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd") as writer:
        with pytest.raises(ValueError, match="ffwd has no 'timestamp' to append"):
            writer.append_many(pa.table({"value": [b"one"], "timestamp": [1]}))
        assert writer.append(b"first") == 0


def test_an_array_that_lies_about_its_values_is_refused(tmp_path: Path) -> None:
    ends = pa.py_buffer(array("i", [0, 1_000_000, 5]))
    lying = pa.Array.from_buffers(pa.binary(), 2, [None, ends, pa.py_buffer(b"short")])
    with segspec.create(tmp_path, "durable_log") as writer, pytest.raises(ValueError, match="Offset invariant failure"):
        writer.append_many(pa.record_batch([lying], names=["value"]))


@pytest.mark.parametrize("format", ["durable_log", "ffwd", "osiris"])
def test_a_full_disk_ends_the_log_with_a_whole_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    writer = segspec.create(tmp_path, format)
    writer.append(b"first")
    writer.flush()
    real = os.pwrite

    def full(descriptor: int, content: bytes, position: int) -> int:
        real(descriptor, bytes(content)[:100], position)
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(os, "pwrite", full)
    with pytest.raises(OSError, match="no space left"):
        writer.append_many([b"v" * 1000] * 10_000)
    with pytest.raises(OSError, match="an earlier write failed"):
        writer.append_many([b"one"])
    monkeypatch.undo()
    writer.close()
    assert [record.value for record in segspec.open(tmp_path).records(on_damage="fail")] == [b"first"]


PAIRS = [[(b"a", b"1"), (b"b", b"2")], [(b"a", b"3")]]


@pytest.mark.parametrize(
    "fields",
    [
        pa.array(PAIRS, pa.map_(pa.binary(), pa.binary())),
        pa.array(
            [[{"name": name, "value": value} for name, value in row] for row in PAIRS],
            pa.list_(pa.struct({"name": pa.binary(), "value": pa.binary()})),
        ),
    ],
    ids=["a map", "a list of structs"],
)
def test_fields_may_be_a_map_or_a_list_of_structs(fields: pa.Array, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        assert log.append_many(pa.table({"fields": fields})) == 2
    assert [record.fields for record in segspec.open(tmp_path).records()] == PAIRS


@pytest.mark.parametrize(
    "fields", [pa.array([["a"]]), pa.array([1]), pa.array([[{"name": b"a", "text": b"b"}]])], ids=lambda a: str(a.type)
)
def test_fields_of_any_other_type_are_refused_with_the_type(fields: pa.Array, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        with pytest.raises(ValueError, match=r"^fields is a column of .*, not a map and not a list of structs"):
            log.append_many(pa.table({"fields": fields}))
        log.append(fields=[(b"a", b"1")])
    assert len(list(segspec.open(tmp_path).records())) == 1
