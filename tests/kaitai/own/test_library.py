"""What `segspec.compile` makes, refuses, and tells."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pytest

import segspec
from segspec.core.errors import Code, Finding, SegspecError, SegspecWarning
from segspec.custom import CompilerMissingError, Problem, UnsupportedSpecError, compile_format
from tests.kaitai.own.conftest import SPECS, Made

pytestmark = pytest.mark.node

HEAD = "meta:\n  id: made\n  endian: le\n"
COUNTED = HEAD + (
    "seq:\n"
    "  - id: num_records\n    type: u1\n"
    "  - id: records\n    type: record\n    repeat: expr\n    repeat-expr: num_records\n"
    "types:\n  record:\n    seq:\n"
    "      - id: value\n        type: u2\n"
)


@pytest.fixture
def spec(tmp_path: Path, own: Made) -> Path:
    """A place for a spec, where the compiler is installed."""
    own("tlv")
    return tmp_path / "made.ksy"


def problems_of(path: Path, text: str, rows: str | None = None, columns: list[str] | None = None) -> list[Problem]:
    path.write_text(text)
    with pytest.raises(UnsupportedSpecError) as caught:
        segspec.compile(path, rows, columns)
    return list(caught.value.problems)


def test_columns_have_the_types_of_their_fields(own: Made) -> None:
    assert own("tlv").schema == pa.schema(
        [
            pa.field("tag", pa.uint8(), nullable=False),
            pa.field("len_body", pa.uint16(), nullable=False),
            ("body", pa.binary()),
            ("body_value", pa.int64()),
            ("body_is_negative", pa.bool_()),
            ("body_language", pa.string()),
            ("body_text", pa.string()),
            ("body_x", pa.int64()),
            ("body_y", pa.int64()),
            ("body_value_bytes", pa.binary()),
            ("check", pa.uint8()),
            ("note", pa.uint32()),
        ]
    )


def test_the_one_repeated_field_makes_the_rows(own: Made) -> None:
    assert own("pcap_like").rows == "packets"
    assert own("pcap_like").schema.names == ["seconds", "microseconds", "len_data", "data", "time"]


def test_of_lists_within_each_other_the_outer_one_makes_the_rows(own: Made) -> None:
    format = own("weather", flatten=False)
    assert (format.rows, format.others) == ("blocks", ("blocks.readings.items",))


def test_rows_that_are_no_list_are_answered_with_those_that_are(own: Made) -> None:
    with pytest.raises(UnsupportedSpecError) as caught:
        compile_format(SPECS / "weather.ksy", rows="blocks.start")
    path = str(SPECS / "weather.ksy")
    assert caught.value.problems == (
        Problem(path, 0, "no repeated field at 'blocks.start'"),
        Problem(path, 14, "rows='blocks' would make rows of it"),
        Problem(path, 46, "rows='blocks.readings.items' would make rows of it"),
        Problem(path, 0, "rows='' would read the whole spec, again and again to the end of the file"),
        Problem(path, 0, "rows='.' would make one row of the whole file"),
    )


def test_a_field_that_looks_elsewhere_is_a_column_when_asked_for(own: Made, tmp_path: Path) -> None:
    rows, columns = "blocks.readings.items", ("peeked", "_index", "_position", "time")
    format = own("weather", rows, columns)
    assert own("weather", rows).omitted == ("peeked",)
    reading = b"\x08\0\1\0\2ab"
    (tmp_path / "file").write_bytes(b"WX\1\0\x80\1\0\0\0\x0e\0" + reading + reading + b"\xe0\xff")
    assert list(format.open(tmp_path / "file").records()) == [
        {"peeked": 2, "_index": 0, "_position": 11, "time": 2},
        {"peeked": 2, "_index": 1, "_position": 18, "time": 3},
    ]


def test_arrow_gives_chosen_columns_in_their_order(own: Made, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\4\0\1a\1")
    log = own("tlv").open(tmp_path / "file")
    assert log.arrow(["note", "tag"]).read_all().to_pylist() == [{"note": None, "tag": 4}]
    assert log.arrow([]).read_all().num_rows == 1
    with pytest.raises(ValueError, match="unknown column 'colour' of tlv: one of tag, len_body"):
        log.arrow(["colour"])


def test_a_log_is_an_arrow_stream(own: Made, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\4\0\1a\1" * 3)
    table = pa.table(own("tlv").open(tmp_path / "file"))
    assert table.column("body_value_bytes").to_pylist() == [b"a"] * 3


def test_damage_that_nobody_asks_about_is_a_warning(own: Made, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\4\0\1a\1" + b"\4\0")
    log = own("tlv").open(tmp_path / "file")
    with pytest.warns(
        SegspecWarning, match=r"file:5: torn: len_body needs 2 bytes, and 1 bytes are left .*2 bytes are"
    ):
        assert len(list(log.records())) == 1


def test_bytes_behind_the_end_of_the_spec_are_a_note(spec: Path, tmp_path: Path) -> None:
    spec.write_text(COUNTED)
    (tmp_path / "file").write_bytes(b"\2\1\0\2\0rest")
    told: list[Finding] = []
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        rows = list(segspec.compile(spec).open(tmp_path / "file").records(report=told.append))
    assert rows == [{"value": 1}, {"value": 2}]
    assert [(f.code, f.severity, f.position, f.bytes) for f in told] == [("trailing-bytes", "note", 5, 4)]


def test_damage_of_which_nothing_tells_the_end_costs_the_rest(own: Made, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\4\0\1a\1" + b"\2\xff\xffx")
    told: list[Finding] = []
    assert own("tlv").open(tmp_path / "file").arrow(on_damage="skip", report=told.append).read_all().num_rows == 1
    assert [(each.code, each.position, each.bytes) for each in told] == [("torn", 5, 4)]


def test_a_missing_file_is_an_os_error(own: Made, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        own("tlv").open(tmp_path / "none")


def test_of_fields_whose_flat_names_meet_the_later_one_gets_its_kind(spec: Path, tmp_path: Path) -> None:
    text = HEAD + (
        "seq:\n  - id: a_b\n    type: u1\n  - id: a\n    type: inner\n  - id: a_b_int\n    type: u1\n"
        "types:\n  inner:\n    seq:\n      - id: b\n        type: u1\n"
    )
    spec.write_text(text)
    (tmp_path / "file").write_bytes(b"\1\2\3")
    format = segspec.compile(spec, flatten=True)
    assert (format.lane, format.schema.names) == ("kernel", ["a_b", "a_b_int", "a_b_int_int"])
    for each in (format, replace(format, fast=None)):
        assert [tuple(row.values()) for row in each.open(tmp_path / "file").records()] == [(1, 2, 3)]


def test_a_field_beside_the_bytes_that_it_counts_keeps_its_own_values(spec: Path, tmp_path: Path) -> None:
    text = HEAD + (
        "seq:\n  - id: data_length\n    type: u1\n  - id: data_position\n    type: u1\n"
        "  - id: data\n    size: data_length\n"
    )
    spec.write_text(text)
    (tmp_path / "file").write_bytes(b"\2\7ab" + b"\0\1")
    rows = list(segspec.compile(spec).open(tmp_path / "file").records())
    assert rows == [
        {"data_length": 2, "data_position": 7, "data": b"ab"},
        {"data_length": 0, "data_position": 1, "data": b""},
    ]


def test_what_no_kernel_can_say_in_an_imported_spec_is_named_with_its_own_file(spec: Path) -> None:
    other = spec.with_name("other.ksy")
    other.write_text("meta:\n  id: other\nseq:\n  - id: x\n    size: 2\n    process: xor(7)\n")
    spec.write_text("meta:\n  id: made\n  imports: [other]\nseq:\n  - id: o\n    type: other\n")
    (problem,) = segspec.compile(spec).why
    assert (problem.path, problem.line) == (str(other), 4)


def test_a_problem_of_an_imported_spec_is_named_with_its_own_file(spec: Path) -> None:
    spec.with_name("other.ksy").write_text("meta:\n  id: other\nseq:\n  - id: x\n    typ: u1\n")
    text = "meta:\n  id: made\n  imports: [other]\nseq:\n  - id: o\n    type: other\n"
    (problem,) = problems_of(spec, text)
    assert (problem.path, problem.line) == (str(spec.with_name("other.ksy")), 5)


def test_node_that_is_missing_is_named(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec.write_text(COUNTED)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(CompilerMissingError, match="node is not installed"):
        segspec.compile(spec)


def test_without_a_compiler_and_numpy_files_are_read_all_the_same(own: Made, tmp_path: Path) -> None:
    own("tlv")
    (tmp_path / "file").write_bytes(b"\4\0\1a\1\2\0\4enx\0\4")
    script = (
        "import sys\n"
        "sys.modules['numpy'] = None\n"
        "import segspec\n"
        f"log = segspec.compile({str(SPECS / 'tlv.ksy')!r}, flatten=True).open({str(tmp_path / 'file')!r})\n"
        "print([(r['tag'], r['body_text'], r['body_value_bytes']) for r in log.records()])\n"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "CC": "no-such-compiler"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "[(4, None, b'a'), (2, 'x', None)]\n"


@pytest.mark.parametrize(
    ("text", "rows", "content", "words"),
    [
        ("seq:\n  - id: a\n    size: 0\n", "", b"x", "a row takes no bytes, and would be read for ever"),
        (
            "seq:\n  - id: n\n    type: u4\n  - id: xs\n    size: 0\n    repeat: expr\n    repeat-expr: n\n",
            "xs",
            b"\xff\xff\xff\xff",
            "xs takes no bytes",
        ),
        (
            "seq:\n  - id: a\n    type: u1\n  - id: b\n    size: q\ninstances:\n  q:\n    value: 8 / a\n",
            "",
            b"\0",
            "q divides by zero",
        ),
        ("seq:\n  - id: n\n    type: u8\n  - id: a\n    size: n * n\n", "", b"\xff" * 8, "more than 64 bits"),
        ("seq:\n  - id: n\n    type: s1\n  - id: a\n    size: n\n", "", b"\xff", "has a negative length"),
    ],
    ids=["no bytes", "items of no bytes", "division", "overflow", "negative"],
)
def test_what_cannot_be_computed_or_would_never_end_stops_either_road(
    spec: Path, tmp_path: Path, text: str, rows: str, content: bytes, words: str
) -> None:
    spec.write_text(HEAD + text)
    (tmp_path / "file").write_bytes(content)
    format = segspec.compile(spec, rows)
    told: list[Finding] = []
    assert list(format.open(tmp_path / "file").records(report=told.append)) == []
    assert len(told) == 1
    assert words in told[0].message
    by_parser: list[Finding] = []
    for row in replace(format, fast=None).open(tmp_path / "file").records(report=by_parser.append):
        assert row == {"value": b""}
    assert [each.severity for each in by_parser] == ["error"]


def test_a_file_that_is_larger_than_may_be_held_is_refused_before_it_is_read(
    own: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(1 << 40)
    monkeypatch.setattr("segspec.storage.source._LocalFile.read_into", None)
    with pytest.raises(SegspecError, match="the file has 1,099,511,627,776 bytes: more than max_bytes") as caught:
        own("tlv").open(huge, max_bytes=1 << 30)
    assert (caught.value.code, caught.value.expected) == (Code.LIMIT_EXCEEDED, "at most 1073741824")


def test_a_file_that_grew_beyond_the_bound_is_refused_when_it_is_read(own: Made, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(bytes(10))
    log = own("tlv").open(path, max_bytes=10)
    path.write_bytes(bytes(11))
    with pytest.raises(SegspecError, match="limit-exceeded"):
        log.arrow().read_all()


SIGNS = """
meta: {id: spec, endian: le}
seq:
  - {id: wide, type: u8}
  - {id: small, type: s1}
  - {id: items, type: s1, repeat: expr, repeat-expr: 2}
  - {id: locked, size: 0, process: xor(1)}
instances:
  same: {value: wide}
  item: {value: "items[wide]"}
  sum: {value: wide + small}
  largest: {value: 0xffff_ffff_ffff_ffff}
  million: {value: 1_000_000}
"""


def test_computed_numbers_have_a_sign_unless_none_of_them_can_be_negative(spec: Path, tmp_path: Path) -> None:
    spec.write_text(SIGNS)
    (tmp_path / "file").write_bytes(b"\1" + bytes(7) + b"\xfb\1\xfe")
    format = compile_format(spec, ".", "*")
    # A kernel would know the types more narrowly.
    assert format.lane == "parser"
    types = {field.name: str(field.type) for field in format.schema}
    assert {name: types[name] for name in ("same", "item", "sum", "largest", "million")} == {
        "same": "uint64",
        "item": "int64",
        "sum": "int64",
        "largest": "uint64",
        "million": "int64",
    }
    (row,) = format.open(tmp_path / "file").records()
    assert (row["same"], row["item"], row["sum"], row["largest"]) == (1, -2, -4, 2**64 - 1)


def test_a_spec_may_be_called_as_builds_for_debugging_are(tmp_path: Path, own: Made) -> None:
    own("tlv")
    (tmp_path / "debug_it.ksy").write_text("meta: {id: debug_it}\nseq: [{id: one, type: u1}]\n")
    (tmp_path / "file").write_bytes(b"\5")
    assert list(compile_format(tmp_path / "debug_it.ksy", ".").open(tmp_path / "file").records()) == [{"one": 5}]
