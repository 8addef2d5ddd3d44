"""The source `kaitai` without a JVM: what it plans, reads, refuses, and says of damage."""

from __future__ import annotations

import json
import logging
import os
import pickle
import re
import struct
import subprocess
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql.streaming.datasource import ReadAllAvailable, ReadMaxFiles
from pyspark.sql.types import (
    ArrayType,
    DataType,
    DateType,
    IntegerType,
    LongType,
    ShortType,
    StringType,
    StructField,
    StructType,
)

import segspec
from segspec.core.errors import Code, Finding, SegspecError
from segspec.custom import save
from segspec.spark.spec_options import OF_SPECS
from tests.spark.spec_files import BIG, FIXED, MARKED, NESTED, batches, fixed, marked, nested, plan, read, source

pytestmark = [pytest.mark.node, pytest.mark.xdist_group("any spec in Spark")]


KINDS = {
    "int": IntegerType(),
    "bigint": LongType(),
    "smallint": ShortType(),
    "string": StringType(),
    "date": DateType(),
}


def schema(**fields: Any) -> StructType:
    """Names of types; a dict is a structure, a list of one a list."""
    return StructType([StructField(name, kind(one)) for name, one in fields.items()])


def kind(one: Any) -> DataType:
    if isinstance(one, list):
        return ArrayType(kind(one[0]))
    return schema(**one) if isinstance(one, dict) else KINDS[one]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "file"


def numbers(rows: list[dict[str, Any]]) -> list[Any]:
    return [row["number"] for row in rows]


def test_nested_rows_have_the_types_of_the_spec_each_wide_enough(file: Path) -> None:
    file.write_bytes(nested())
    _, _, types = plan(file, ksy=NESTED, enums="names")
    assert types.simpleString() == (
        "struct<big:decimal(20,0),color:string,point:struct<x:bigint,y:int>,num_tags:smallint,"
        "tags:array<struct<len:smallint,text:string>>,ratio:float>"
    )
    first, second = read(file, ksy=NESTED, enums="names")
    assert first == {
        "big": Decimal(BIG),
        "color": "red",
        "point": {"x": 1 << 31, "y": 5},
        "num_tags": 2,
        "tags": [{"len": 1, "text": "a"}, {"len": 2, "text": "bc"}],
        "ratio": 0.5,
    }
    assert second["tags"] == []


def test_flat_columns_are_chosen_by_option_and_come_in_its_order(file: Path) -> None:
    file.write_bytes(nested())
    rows = read(file, ksy=NESTED, flatten="true", columns="point.y,big,_path")
    assert rows == [
        {"point_y": 5, "big": Decimal(BIG), "_path": str(file)},
        {"point_y": 4, "big": Decimal(7), "_path": str(file)},
    ]


def test_a_schema_chooses_columns_and_fields_within_them(file: Path) -> None:
    file.write_bytes(nested())
    wanted = schema(point={"y": "int"}, color="string", tags=[{"text": "string"}])
    assert read(file, wanted, ksy=NESTED)[0] == {
        "point": {"y": 5},
        "color": "1",
        "tags": [{"text": "a"}, {"text": "bc"}],
    }


def test_a_value_that_the_schema_cannot_hold_is_damage_of_its_row(file: Path) -> None:
    file.write_bytes(nested())
    with pytest.raises(SegspecError, match=f"column big .*{BIG}"):
        read(file, schema(big="bigint"), ksy=NESTED)
    rows = read(file, schema(big="bigint", _corrupt_record="string"), ksy=NESTED, onDamage="stop")
    assert [row["big"] for row in rows] == [None, 7]
    assert str(BIG) in str(rows[0]["_corrupt_record"])


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"bigger": "int"}, "no field bigger"),
        ({"point": {"z": "int"}}, "no field point.z"),
        ({"point": {"y": "smallint"}}, "column point is struct<y:int>, and cannot be read as struct<y:smallint>"),
        ({"big": "date"}, "column big is decimal(20,0), and cannot be read as date"),
    ],
)
def test_a_schema_that_the_spec_does_not_have_is_refused(file: Path, fields: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        read(file, schema(**fields), ksy=NESTED)


def test_a_file_promises_no_value(file: Path) -> None:
    with pytest.raises(ValueError, match="column big is NOT NULL"):
        read(file, StructType([StructField("big", LongType(), nullable=False)]), ksy=NESTED)


@pytest.mark.parametrize("data", [fixed(range(2000)), marked(range(500))], ids=["one size", "magic"])
def test_a_large_file_is_cut_among_tasks_and_each_row_is_read_once(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    spec = FIXED if data.startswith(b"HEAD") else MARKED
    asked = {"ksy": spec, "columns": "number,_position,_end"}
    reader, partitions, wanted = plan(file, **asked, maxPartitionBytes="1000")
    assert len(partitions) > 9
    rows = batches(reader, partitions, wanted)
    expected = segspec.compile(spec, columns=["number", "_position", "_end"]).open(file)
    assert rows == list(expected.records())
    assert len(plan(file, **asked, maxPartitionBytes="1000", splitFiles="false")[1]) == 1
    assert len(plan(file, **asked, maxPartitionBytes="1000", onDamage="stop")[1]) == 1


PACKETS = """meta: {id: packets, endian: le}
seq: [{id: magic, contents: HEAD}, {id: rows, type: row, repeat: eos}]
types:
  row: {seq: [{id: number, type: u2}, {id: len, type: u1}, {id: check, type: u1, valid: len}, {id: text, size: len}]}
"""
"""Only their lengths lead from row to row."""


def packets(rows: int) -> bytearray:
    made = (struct.pack("<HBB", number, number % 50, number % 50) + b"x" * (number % 50) for number in range(rows))
    return bytearray(b"HEAD" + b"".join(made))


@pytest.mark.parametrize("on_damage", ["fail", "stop", "skip"])
def test_a_file_whose_rows_state_their_lengths_is_cut_at_rows(file: Path, tmp_path: Path, on_damage: str) -> None:
    spec = tmp_path / "packets.ksy"
    spec.write_text(PACKETS, encoding="utf-8")
    data = packets(900)
    if on_damage != "fail":
        data[data.index(struct.pack("<HBB", 449, 49, 49)) + 3] = 48
    file.write_bytes(data)
    columns = "number,text,_position"
    asked = {"ksy": str(spec), "columns": columns, "onDamage": on_damage, "maxPartitionBytes": "1000"}
    reader, partitions, wanted = plan(file, **asked)
    found: list[Finding] = []
    local = segspec.compile(spec, columns=columns.split(",")).open(file)
    assert batches(reader, partitions, wanted) == list(local.records(on_damage=on_damage, report=found.append))
    assert (len(partitions) > 5, bool(found)) == (True, on_damage != "fail")
    assert len(plan(file, **asked, splitFiles="false")[1]) == 1
    file.write_bytes(packets(900)[:2000])
    with pytest.raises(SegspecError, match="not the one that was divided among tasks"):
        batches(reader, partitions[3:], wanted)


def test_a_stream_cuts_a_file_whose_rows_state_their_lengths(tmp_path: Path) -> None:
    spec, folder = tmp_path / "packets.ksy", tmp_path / "in"
    spec.write_text(PACKETS, encoding="utf-8")
    folder.mkdir()
    (folder / "a").write_bytes(packets(900))
    asked = source(folder, ksy=str(spec), columns="number", maxPartitionBytes="1000")
    wanted = asked.schema()
    reader = pickle.loads(pickle.dumps(asked.streamReader(wanted)))
    empty = reader.initialOffset()
    end = reader.latestOffset(empty, ReadAllAvailable())
    partitions = reader.partitions(empty, end)
    assert len(partitions) > 10
    assert partitions == reader.partitions(empty, end)
    assert numbers(batches(reader, partitions, wanted)) == list(range(900))


def test_small_files_share_a_task_and_hidden_ones_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "in" / "below").mkdir(parents=True)
    for name, at in {"b.bin": 2, "a.bin": 0, "_SUCCESS": 8, ".c.bin.crc": 8, "below/d.bin": 4}.items():
        (tmp_path / "in" / name).write_bytes(fixed(range(at, at + 2)))
    _, partitions, _ = plan(tmp_path / "in", ksy=FIXED)
    assert [len(each.pieces) for each in partitions] == [3]
    assert numbers(read(tmp_path / "in", ksy=FIXED)) == [0, 1, 2, 3, 4, 5]
    assert numbers(read(tmp_path / "in", ksy=FIXED, recursiveFileLookup="false")) == [0, 1, 2, 3]
    assert numbers(read(tmp_path / "in" / "{b,below/d}.bin", ksy=FIXED)) == [2, 3, 4, 5]
    assert numbers(read(tmp_path / "in", ksy=FIXED, pathGlobFilter="b*")) == [2, 3]
    assert read(tmp_path / "in", ksy=FIXED, modifiedBefore="2001-01-01") == []


def test_damage_ends_the_read_unless_it_is_told_in_a_row(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = bytearray(fixed(range(400)))
    data[11 + 5 * 100 + 4] = 201
    (tmp_path / "a").write_bytes(data)
    (tmp_path / "b").write_bytes(fixed(range(400, 402)))
    asked = {"ksy": FIXED, "maxPartitionBytes": "1000"}
    with pytest.raises(SegspecError) as caught:
        read(tmp_path, **asked)
    assert (caught.value.path, caught.value.position) == (str(tmp_path / "a"), 511)
    assert "kind is 201, not at most 200 (byte 515 of the file)" in str(caught.value)
    told = {"columns": "number,_path,_position,_corrupt_record"}
    rows = read(tmp_path, **asked, **told, onDamage="skip")
    (damage,) = [row for row in rows if row["_corrupt_record"] is not None]
    assert damage["number"] is None
    assert (damage["_path"], damage["_position"]) == (str(tmp_path / "a"), 515)
    assert numbers([row for row in rows if row is not damage]) == list(range(402))
    stopped = read(tmp_path, **asked, **told, onDamage="stop")
    assert numbers(stopped) == [*range(100), None, 400, 401]
    with caplog.at_level(logging.WARNING):
        assert numbers(read(tmp_path, **asked, columns="number", onDamage="stop")) == [*range(100), 400, 401]
    assert "errors that no row says: 1, the first at byte 511" in caplog.text
    assert "the table findings" not in caplog.text


def test_a_file_is_at_most_so_large_and_a_part_of_one_is_read_all_the_same(file: Path) -> None:
    file.write_bytes(fixed(range(1000)))
    assert len(read(file, ksy=FIXED, maxFile="900")) == 1000
    with pytest.raises(SegspecError, match="max_bytes") as caught:
        read(file, ksy=FIXED, maxFile="900", splitFiles="false")
    assert caught.value.code is Code.LIMIT_EXCEEDED


def test_a_file_that_is_gone_by_the_time_of_the_task_is_told(file: Path) -> None:
    file.write_bytes(fixed(range(3)))
    reader, partitions, wanted = plan(file, ksy=FIXED)
    late, _, _ = plan(file, ksy=FIXED, ignoreMissingFiles="true")
    file.unlink()
    with pytest.raises(SegspecError, match="is gone: load again, or set option ignoreMissingFiles"):
        batches(reader, partitions, wanted)
    assert batches(late, partitions, wanted) == []


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "there is no spec: give it as option ksy"),
        ({"ksy": FIXED, "spec": "x"}, "unknown option 'spec'; the options are: ksy, rows"),
        ({"ksy": FIXED, "table": "frames"}, "unknown option 'table'"),
        ({"ksy": FIXED, "onDamage": "ignore"}, "option onDamage is 'ignore': it takes one of stop, skip, fail"),
        ({"ksy": FIXED, "rows": "lines"}, "no repeated field at 'lines'"),
        ({"ksy": FIXED, "columns": "line"}, "no field line in a row"),
        ({"ksy": FIXED, "param.version": "5"}, "there is no parameter version"),
        ({"ksy": FIXED, "columnNameOfCorruptRecord": "kind"}, "kind is a field of the spec"),
    ],
)
def test_options_that_mean_nothing_are_refused(file: Path, given: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        source(file, **given).schema()


def test_every_option_says_what_it_does() -> None:
    assert all(option.does.endswith(".") for option in OF_SPECS.all)
    assert len(OF_SPECS.by_key) == len(OF_SPECS.all)


def test_tasks_need_neither_a_compiler_nor_what_only_it_needs(file: Path, tmp_path: Path) -> None:
    file.write_bytes(fixed(range(1000)))
    reader, partitions, _ = plan(file, ksy=FIXED, maxPartitionBytes="1000")
    (tmp_path / "task").write_bytes(pickle.dumps((reader, partitions)))
    script = (
        "import pickle, sys\n"
        "sys.modules['yaml'] = None\n"
        f"reader, partitions = pickle.load(open({str(tmp_path / 'task')!r}, 'rb'))\n"
        "print(sum(batch.num_rows for each in partitions for batch in reader.read(each)))\n"
        "print([name for name in sys.modules if name.startswith('segspec_kaitai') and 'compil' in name])\n"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "1000\n[]\n"


def test_a_compiled_spec_is_read_without_a_compiler(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_bytes(fixed(range(3)))
    save(segspec.compile(FIXED), tmp_path / "compiled")
    monkeypatch.setenv("PATH", "")
    assert numbers(read(file, ksy=str(tmp_path / "compiled"), columns="number")) == [0, 1, 2]
    assert numbers(read(file, schema(number="int"), ksy=str(tmp_path / "compiled"))) == [0, 1, 2]
    with pytest.raises(ValueError, match=r"option rows: .*compiled is a compiled spec, in which that is settled"):
        source(file, ksy=str(tmp_path / "compiled"), rows="").schema()


def test_a_stream_takes_new_files_once_the_oldest_first_and_tells_of_one_that_grows(tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    for number, name in enumerate("cab"):
        (folder / name).write_bytes(fixed(range(number, number + 1)))
        os.utime(folder / name, (number, number))
    asked = source(folder, ksy=FIXED, columns="number", maxFilesPerTrigger="2")
    wanted = asked.schema()
    reader = pickle.loads(pickle.dumps(asked.streamReader(wanted)))
    empty = reader.initialOffset()
    limit = reader.getDefaultReadLimit()
    assert isinstance(limit, ReadMaxFiles)
    first = reader.latestOffset(empty, limit)
    assert first == {"version": 1, "files": {f"{folder}/a": 16, f"{folder}/c": 16}}
    second = reader.latestOffset(first, limit)
    assert reader.latestOffset(second, ReadAllAvailable()) == second
    rows = [numbers(batches(reader, reader.partitions(*ends), wanted)) for ends in ((empty, first), (first, second))]
    assert rows == [[1, 0], [2]]
    (folder / "a").write_bytes(fixed(range(2)))
    with pytest.raises(SegspecError, match=r"in/a:0: bad-length: the file had 16 bytes .* has 21: .*move it into"):
        reader.latestOffset(second, limit)
    with pytest.raises(SegspecError, match="had 16 bytes"):
        batches(reader, reader.partitions(empty, first), wanted)
    lenient = source(folder, ksy=FIXED, columns="number", failOnDataLoss="false").streamReader(wanted)
    third = lenient.latestOffset(second, ReadAllAvailable())
    assert third["files"][f"{folder}/a"] == 21
    assert lenient.partitions(second, third) == []
    (folder / "a").unlink()
    (folder / "d").write_bytes(fixed(range(3, 4)))
    os.utime(folder / "d", (3, 3))
    assert sorted(lenient.latestOffset(third, ReadAllAvailable())["files"]) == [f"{folder}/{n}" for n in "bcd"]


def test_a_checkpoint_does_not_grow_with_files_older_than_maxfileage(tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()

    def put(name: str, days: int) -> None:
        (folder / name).write_bytes(fixed(range(days, days + 1)))
        os.utime(folder / name, (days * 86400, days * 86400))

    def stream(**options: str) -> Any:
        asked = source(folder, ksy=FIXED, columns="number", maxFileAge="3d", **options)
        return asked.streamReader(wanted)

    wanted = source(folder, ksy=FIXED, columns="number").schema()
    reader = stream()
    for day in range(1, 30):
        put(f"{day:02}", day)
    offset = reader.latestOffset(reader.initialOffset(), ReadAllAvailable())
    assert len(offset["files"]) == 29, "a new query reads all files"
    for day in range(30, 90):
        put(f"{day:02}", day)
        following = reader.latestOffset(offset, ReadAllAvailable())
        assert numbers(batches(reader, reader.partitions(offset, following), wanted)) == [day]
        offset = following
    assert sorted(offset["files"]) == [f"{folder}/{day}" for day in (86, 87, 88, 89)]
    assert (offset["version"], offset["forgotten"]) == (2, 85)
    assert reader.latestOffset(offset, ReadAllAvailable()) == offset
    (folder / "07").unlink()
    put("late", 50)
    put("90", 90)
    following = reader.latestOffset(offset, ReadAllAvailable())
    assert (len(following["files"]), following["forgotten"]) == (4, 86), "as many as before are old"
    put("later", 50)
    with pytest.raises(SegspecError, match=r"older than maxFileAge, .* and not read: 1 file"):
        reader.latestOffset(following, ReadAllAvailable())
    assert stream(failOnDataLoss="false").latestOffset(following, ReadAllAvailable())["forgotten"] == 87


@pytest.mark.parametrize("age", ["7", "d", "-1d", "1w", ""])
def test_an_age_that_is_none_is_refused(age: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="maxFileAge"):
        source(tmp_path, ksy=FIXED, maxFileAge=age).streamReader(source(tmp_path, ksy=FIXED).schema())


def test_a_stream_waits_where_its_folder_is_empty_or_gone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = source("in", ksy=FIXED, columns="number")
    reader = asked.streamReader(asked.schema())
    with pytest.raises(FileNotFoundError, match="in: there is no such folder"):
        reader.initialOffset()
    empty = {"version": 1, "files": {}}
    assert reader.latestOffset(empty, ReadAllAvailable()) == empty
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a").write_bytes(fixed(range(2)))
    first = reader.latestOffset(reader.initialOffset(), ReadAllAvailable())
    assert first["files"] == {f"{tmp_path}/in/a": 21}
    (tmp_path / "in" / "a").rename(tmp_path / "a")
    with pytest.raises(SegspecError, match="in/a:0: missing-segment: the file is gone before it was read"):
        batches(reader, reader.partitions(empty, first), asked.schema())
    assert reader.latestOffset(first, ReadAllAvailable()) == first


def test_what_was_read_of_a_folder_that_is_gone_for_a_while_is_not_read_again(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    (tmp_path / "a" / "1").write_bytes(fixed(range(1)))
    asked = source(tmp_path / "a", ksy=FIXED, paths=json.dumps([str(tmp_path / "b")]))
    reader = asked.streamReader(asked.schema())
    first = reader.latestOffset(reader.initialOffset(), ReadAllAvailable())
    (tmp_path / "a").rename(tmp_path / "c")
    (tmp_path / "b" / "2").write_bytes(fixed(range(1)))
    second = reader.latestOffset(first, ReadAllAvailable())
    assert sorted(second["files"]) == [f"{tmp_path}/a/1", f"{tmp_path}/b/2"]
    (tmp_path / "c").rename(tmp_path / "a")
    assert reader.latestOffset(second, ReadAllAvailable()) == second


def test_a_checkpoint_leads_to_no_file_that_the_query_does_not_read(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "other").write_bytes(fixed(range(2)))
    asked = source(tmp_path / "in", ksy=FIXED)
    end = {"version": 1, "files": {f"{tmp_path}/in/../other": 21}}
    with pytest.raises(SegspecError, match="the query's path does not lead to this file any more"):
        asked.streamReader(asked.schema()).partitions({"version": 1, "files": {}}, end)


def test_a_parameter_of_the_spec_is_an_option(tmp_path: Path) -> None:
    (tmp_path / "sized.ksy").write_text(
        "meta: {id: sized}\nparams: [{id: len, type: u1}]\nseq: [{id: body, size: len}]\n"
    )
    (tmp_path / "file").write_bytes(b"abcdef")
    asked = {"ksy": str(tmp_path / "sized.ksy"), "rows": ""}
    assert read(tmp_path / "file", **asked, **{"param.len": "3"}) == [{"body": b"abc"}, {"body": b"def"}]
    with pytest.raises(ValueError, match=r"len .*has no value"):
        read(tmp_path / "file", **asked)


def test_the_offset_of_another_source_is_refused(tmp_path: Path) -> None:
    asked = source(tmp_path, ksy=FIXED)
    reader = asked.streamReader(asked.schema())
    with pytest.raises(ValueError, match="an offset that this source did not write"):
        reader.partitions({"version": 1, "logs": {}}, {"version": 1, "files": {}})
