"""Columns that only one format has, null values, and fields beside a value: in each thing that is made of records."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyarrow import parquet

import segspec as library
from segspec.conversion import Refused
from segspec.conversion.losses import effect, plan
from segspec.core.errors import SegspecError
from segspec.core.model import Record
from segspec.formats.contract.descriptor import Further
from segspec.formats.registry import add
from segspec.recovery.read_back import content_of
from tests.cli.conftest import Run
from tests.convert.logs import convert
from tests.formats.conftest import FIELDS, OWN
from tests.formats.ledger import COLUMNS, FURTHER, LEDGER, ledger

FORMAT = "--format", "ledger"
NAMED = [{"name": name, "value": value} for name, value in FIELDS]


def records(path: Path) -> list[Record]:
    return list(library.open(path, format=LEDGER).records())


def contents(path: Path) -> list[tuple[object, ...]]:
    return [content_of(record) for record in records(path)]


def test_text_tells_null_from_empty(segspec: Run, log: Path) -> None:
    own = r'delta=-3  producer=18446744073709551615  rate=1.5  is_final=true  note=é"  raw=\xff'
    assert segspec("dump", log, *FORMAT).lines == [
        f"         0  1970-01-01 00:00:00.005  a=1 b=null c=  k  v  {own}",
        "         1  1970-01-01 00:00:00.006  k  null",
        "         2  1970-01-01 00:00:00.007      is_final=false",
    ]
    assert segspec("tail", log, *FORMAT, "-n", "2").lines == segspec("dump", log, *FORMAT, "--from", "1").lines


@pytest.mark.parametrize(("payload", "one", "none"), [("size", "1", "0"), ("base64", "dg==", ""), ("utf8", "v", "")])
def test_every_form_of_payloads_tells_null_from_empty(
    segspec: Run, log: Path, payload: str, one: str, none: str
) -> None:
    rows = segspec("dump", log, *FORMAT, "-o", "json", "--payload", payload).json
    assert [row.get("value") for row in rows] == [one, None, none]
    assert [value for _, value in rows[0]["fields"]] == [
        {"size": "1", "base64": "MQ==", "utf8": "1"}[payload],
        None,
        none,
    ]
    texts = segspec("dump", log, *FORMAT, "--payload", payload).lines
    assert (" null" in texts[1], "=null" in texts[0]) == (True, True)


def test_json_has_what_is_there_and_null_where_a_field_has_no_value(segspec: Run, log: Path) -> None:
    whole, without_value, rest = segspec("dump", log, *FORMAT, "-o", "json").json
    assert whole["fields"] == [["61", "31"], ["62", None], ["63", ""]]
    assert {name: whole[name] for name in FURTHER} == {
        "delta": "-3",
        "producer": "18446744073709551615",
        "rate": "1.5",
        "is_final": True,
        "note": 'é"',
        "raw": "ff",
    }
    assert without_value == {"offset": "1", "timestamp": "6", "key": "6b", "fields": []}
    assert rest == {"offset": "2", "timestamp": "7", "key": "", "value": "", "is_final": False}


def test_csv_has_every_column(segspec: Run, log: Path) -> None:
    header, first, *_ = list(csv.reader(segspec("dump", log, *FORMAT, "-o", "csv").lines))
    assert tuple(header) == COLUMNS
    assert json.loads(first[header.index("fields")]) == [["61", "31"], ["62", None], ["63", ""]]
    assert first[header.index("delta") :] == ["-3", "18446744073709551615", "1.5", "true", 'é"', "ff"]


@pytest.mark.parametrize(
    ("condition", "offsets"),
    [
        ("delta < 0", ["0"]),
        ("is_final = false", ["2"]),
        ('note = é"', ["0"]),
        ("rate > 1", ["0"]),
        ("raw = \\xff", []),
        ("fields.a = 1", ["0"]),
        ("fields.b = ", []),
        ("fields.b exists", ["0"]),
        ("fields.b = null", ["0"]),
        ("value missing", ["1"]),
        ("fields.c = ", ["0"]),
    ],
)
def test_conditions_ask_for_further_columns_and_for_nulls(
    segspec: Run, log: Path, condition: str, offsets: list[str]
) -> None:
    done = segspec("dump", log, *FORMAT, "-o", "json", "--where", condition)
    assert (done.code, [row["offset"] for row in done.json]) == (0, offsets)


def test_arrow_has_types_docs_and_nulls(log: Path) -> None:
    table = library.open(log, format=LEDGER).arrow().read_all()
    assert [str(table.schema.field(name).type) for name in FURTHER] == [
        "int64", "uint64", "double", "bool", "string", "binary"
    ]  # fmt: skip
    assert table.schema.field("delta").metadata == {b"comment": b"What it adds to the account."}
    assert table.schema.field("rate").metadata is None
    assert table["value"].to_pylist() == [b"v", None, b""]
    assert table["fields"].to_pylist() == [NAMED, [], None]
    assert {name: table[name][0].as_py() for name in FURTHER} == OWN
    assert [table[name][1].as_py() for name in FURTHER] == [None] * len(FURTHER)


@pytest.mark.parametrize("kind", ["jsonl", "parquet", "arrow"])
def test_everything_comes_back_from_a_file_of_rows(segspec: Run, log: Path, tmp_path: Path, kind: str) -> None:
    rows = tmp_path / f"rows.{kind}"
    done = segspec("convert", log, *FORMAT, "-o", rows)
    assert (done.code, done.err) == (0, f"3 records in {rows}\n")
    done = segspec("convert", rows, "-o", tmp_path / "back", "--as", "ledger")
    assert (done.code, done.err) == (0, f"3 records in {tmp_path / 'back'}\n")
    assert contents(tmp_path / "back") == contents(log)


def test_parquet_keeps_types_and_docs(log: Path, tmp_path: Path) -> None:
    convert(log, tmp_path / "rows.parquet", format="ledger")
    read = parquet.read_table(tmp_path / "rows.parquet")
    own = library.open(log, format=LEDGER).arrow(COLUMNS).read_all()
    assert read.schema.equals(own.schema)
    assert (read.field("delta").metadata or {})[b"comment"] == b"What it adds to the account."
    assert read.equals(own)


def test_what_becomes_an_empty_cell_of_csv_is_counted(segspec: Run, log: Path, tmp_path: Path) -> None:
    for where in ([], ["--where", "timestamp > 0"]):
        done = segspec("convert", log, *FORMAT, "-o", tmp_path / "rows.csv", "--force", *where)
        assert (done.code, "value: 1 null became empty" in done.err.splitlines()) == (0, True)
        assert (tmp_path / "rows.csv").read_text() == segspec("dump", log, *FORMAT, "-o", "csv").out


def test_a_log_without_them_loses_them_by_name_and_has_empty_values(segspec: Run, log: Path, tmp_path: Path) -> None:
    options = "--drop", "key", "--drop", "timestamp"
    done = segspec("convert", log, *FORMAT, "-o", tmp_path / "out", "--as", "ffwd", *options)
    assert (done.code, done.err.splitlines()) == (
        0,
        [
            "key: dropped",
            "timestamp: dropped",
            "fields: lost: records of ffwd have a value alone",
            "delta: lost: ffwd has no such column (What it adds to the account)",
            "producer: lost: ffwd has no such column (Who wrote it)",
            "rate: lost: ffwd has no such column",
            "is_final: lost: ffwd has no such column (Whether nothing follows)",
            "note: lost: ffwd has no such column",
            "raw: lost: ffwd has no such column",
            "value: 1 null became empty",
            f"3 records in {tmp_path / 'out'}",
        ],
    )
    assert [record.value for record in library.open(tmp_path / "out").records()] == [b"v", b"", b""]


@pytest.mark.parametrize("where", [(), ("timestamp > 0",)])
def test_by_columns_and_record_by_record_nulls_are_counted_alike(
    log: Path, tmp_path: Path, where: tuple[str, ...]
) -> None:
    drop = ["offset", *FURTHER]
    done = convert(log, tmp_path / "out", "tank", format="ledger", drop=drop, where=where)
    assert done.nulls == {"value": 1}
    found = [(one.key, one.value, one.timestamp) for one in library.open(tmp_path / "out").records()]
    assert found == [(b"k", b"v", 5), (b"k", b"", 6), (None, b"", 7)]


def test_a_value_and_fields_go_into_fields_alone_as_told(segspec: Run, log: Path, tmp_path: Path) -> None:
    done = segspec("convert", log, *FORMAT, "-o", tmp_path / "out", "--as", "mojo")
    assert (
        done.code,
        "there are a value and fields, and records of mojo have fields alone: --fields-as beside" in done.err,
    ) == (2, True)
    done = segspec("convert", log, *FORMAT, "-o", tmp_path / "beside", "--as", "mojo", "--fields-as", "beside")
    assert (done.code, "fields: 2 nulls became empty" in done.err.splitlines()) == (0, True)
    assert [record.fields for record in library.open(tmp_path / "beside").records()] == [
        [(b"key", b"k"), (b"value", b"v"), (b"a", b"1"), (b"b", b""), (b"c", b"")],
        [(b"key", b"k"), (b"value", b"")],
        [(b"key", b""), (b"value", b"")],
    ]
    done = convert(log, tmp_path / "fields", "mojo", format="ledger", drop=["value", "key"])
    # The last record has no fields at all.
    assert done.nulls == {"fields": 2}
    assert next(library.open(tmp_path / "fields").records()).fields == [(b"a", b"1"), (b"b", b""), (b"c", b"")]
    done = convert(log, tmp_path / "value", "mojo", format="ledger", drop=["fields"])
    assert next(library.open(tmp_path / "value").records()).fields == [(b"key", b"k"), (b"value", b"v")]


def test_beside_is_refused_where_nothing_is_beside(log: Path, tmp_path: Path) -> None:
    for target, drop in (("tank", ["offset"]), ("mojo", ["value"])):
        with pytest.raises(Refused, match='fields_as="beside" is for records with a value and fields'):
            convert(log, tmp_path / "out", target, format="ledger", fields_as="beside", drop=drop)


def test_fields_come_into_a_log_that_has_a_value_besides(log: Path, tmp_path: Path) -> None:
    with library.create(tmp_path / "mojo", "mojo") as writer:
        writer.append(fields=[(b"value", b"1")], id=(9, 0))
    convert(tmp_path / "mojo", tmp_path / "out", "ledger")
    (found,) = records(tmp_path / "out")
    assert (found.value, found.fields, found.timestamp) == (None, [(b"value", b"1")], 9)


def test_a_table_with_what_its_column_cannot_hold_is_an_error(log: Path, tmp_path: Path) -> None:
    table = pa.table({"value": pa.array([b"1"]), "note": pa.array([b"\xff"])})
    parquet.write_table(table, tmp_path / "rows.parquet")
    done = convert(tmp_path / "rows.parquet", tmp_path / "out", "ledger", on_damage="skip")
    assert (done.records, done.errors) == (0, 1)


def test_a_column_of_another_kind_is_lost_and_said() -> None:
    given = {"note": Further("text"), "rate": Further("signed", "How fast it goes; or how slowly.")}
    add(LEDGER)
    found = plan(("value", *given, "other"), "ledger", further=given, drop=["other"])
    assert found.columns == ("value", "note")
    assert found.notes == ("other: dropped", "rate: lost: that of ledger is float, and this one signed")
    assert effect("tank", "rate", given).words == "tank has no such column (How fast it goes)"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("delta", '"9223372036854775808"', "is no whole number from -9223372036854775808 to 9223372036854775807"),
        ("producer", "-1", "is no whole number from 0 to"),
        ("rate", '"1_0"', "'1_0' is no number"),
        ("rate", "true", "True is no number"),
        ("rate", "1" + 400 * "0", "a number of 1329 bits is beyond"),
        ("is_final", '"true"', "'true' is neither true nor false"),
        ("note", "5", "5 is no text"),
        ("note", '"\\ud800"', "surrogates not allowed"),
        ("raw", '"6"', "Odd-length string: is it the right payload?"),
        ("fields", '[["61",5]]', "5 is no text"),
    ],
)
def test_a_line_with_what_its_column_cannot_hold_is_a_finding_that_names_it(
    log: Path, tmp_path: Path, name: str, value: str, words: str
) -> None:
    rows = tmp_path / "rows.jsonl"
    rows.write_text(f'{{"value":"61","{name}":{value}}}\n{{"value":"62"}}\n')
    found: list[Any] = []
    done = convert(rows, tmp_path / "out", "ledger", on_damage="skip", report=found.append)
    assert (done.records, done.errors) == (1, 1)
    assert (found[0].code, found[0].field) == ("bad-encoding", name)
    assert words in found[0].message


@pytest.mark.parametrize("kind", ["jsonl", "parquet", "arrow"])
def test_any_truncation_and_flipped_byte_of_a_file_of_rows_is_an_error_or_records(
    log: Path, tmp_path: Path, kind: str
) -> None:
    rows = tmp_path / f"rows.{kind}"
    convert(log, rows, format="ledger")
    content = rows.read_bytes()
    step = len(content) // 40 + 1
    damaged = [content[:end] for end in range(0, len(content), step)]
    damaged += [content[:at] + bytes([content[at] ^ 0x55]) + content[at + 1 :] for at in range(0, len(content), step)]
    where: list[list[str]] = [[], ["offset >= 0"]]
    for number, each in enumerate(damaged):
        rows.write_bytes(each)
        try:
            done = convert(rows, tmp_path / str(number), "ledger", on_damage="skip", where=where[number % 2])
        except (SegspecError, Refused):
            continue
        assert done.records <= 3


def test_a_copy_keeps_what_is_null_and_is_compared_with_it(segspec: Run, log: Path, tmp_path: Path) -> None:
    (segment,) = log.glob("*.log")
    due = contents(log)
    segment.write_bytes(segment.read_bytes() + b"torn")
    assert segspec("recover", log, *FORMAT, "-o", tmp_path / "copy").code == 3
    assert contents(tmp_path / "copy") == due


NAMES = st.binary(max_size=5)
SIGNED = st.integers(-(1 << 63), (1 << 63) - 1)
UNSIGNED = st.integers(0, (1 << 64) - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
KINDS: dict[str, st.SearchStrategy[Any]] = {
    "key": st.binary(max_size=10),
    "value": st.binary(max_size=20),
    "timestamp": SIGNED,
    "fields": st.lists(st.tuples(NAMES, st.none() | NAMES), max_size=3),
    "delta": SIGNED,
    "producer": UNSIGNED,
    "rate": st.floats(allow_nan=False),
    "is_final": st.booleans(),
    "note": TEXTS,
    "raw": st.binary(max_size=10),
}
ANY = st.fixed_dictionaries({}, optional=KINDS)


@given(
    st.lists(ANY, min_size=1, max_size=6),
    st.sampled_from(["jsonl", "parquet", "arrow"]),
    st.sampled_from(["hex", "base64"]),
    st.sampled_from([(), ("offset >= 0",)]),
    st.sampled_from([["rate"], []]),
)
def test_any_records_come_back_from_a_file_of_rows(
    made: list[dict[str, Any]], kind: str, payload: str, where: tuple[str, ...], drop: list[str]
) -> None:
    """Without the column `rate` lines are read many at once."""
    made = [{name: value for name, value in each.items() if name not in drop} for each in made]
    with TemporaryDirectory() as name:
        folder = Path(name)
        log = ledger(folder / "log", made)
        convert(log, folder / f"rows.{kind}", payload=payload, format=LEDGER, drop=drop, where=where)
        rows = folder / f"rows.{kind}"
        assert convert(rows, folder / "back", "ledger", payload=payload, where=where).nulls == {}
        assert contents(folder / "back") == contents(log)
