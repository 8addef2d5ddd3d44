"""Dense unions in place of structs for switches, and names in place of numbers for enums, on both roads."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

from segspec.custom import OwnFormat, compile_format
from tests.kaitai.own.conftest import SPECS, Made

pytestmark = pytest.mark.node

TLV = b"\4\0\1a\1" + b"\2\0\4enx\0\4" + b"\1\0\x08" + bytes(7) + b"\5\x08" + b"\x09\0\2zz\2" + b"\4\0\1b\1"


@pytest.fixture(params=["kernel", "parser"])
def format(own: Made, request: pytest.FixtureRequest) -> OwnFormat:
    own("tlv")
    made = compile_format(SPECS / "tlv.ksy", unions=True, enums="names")
    assert made.lane == "kernel"
    return made if request.param == "kernel" else replace(made, fast=None)


def test_a_switch_is_a_union_of_what_it_can_be(format: OwnFormat, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(TLV)
    table = format.open(tmp_path / "file").arrow().read_all()
    body = table.column("body").combine_chunks()
    assert pa.types.is_union(body.type)
    assert [field.name for field in body.type] == ["bytes", "number", "short_text", "point", "raw", "none"]
    assert body.to_pylist() == [
        {"value": b"a"},
        {"language": "en", "text": "x"},
        {"value": 5, "is_negative": False},
        b"zz",
        {"value": b"b"},
    ]
    assert [len(body.field(place)) for place in range(6)] == [1, 1, 1, 0, 2, 0]


def test_an_enum_is_a_dictionary_of_its_names(format: OwnFormat, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(TLV)
    tags = format.open(tmp_path / "file").arrow(["tag"]).read_all().column("tag")
    assert tags.type == pa.dictionary(pa.int32(), pa.string())
    # 9 has no name.
    assert tags.to_pylist() == ["raw", "text", "number", "9", "raw"]


@pytest.mark.parametrize("road", ["kernel", "parser"])
def test_what_lies_in_a_case_may_be_null_as_parquet_wants_it(own: Made, tmp_path: Path, road: str) -> None:
    (tmp_path / "file").write_bytes(TLV)
    format = own("tlv", flatten=False)
    if road == "parser":
        format = replace(format, fast=None)
    table = format.open(tmp_path / "file").arrow().read_all()
    table.validate(full=True)
    assert table.schema.field("body").type.field("point").type.field("x").nullable
    parquet.write_table(table, tmp_path / "rows.parquet")
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == table.to_pylist()


def test_an_instance_that_computes_with_an_absent_field_is_null(own: Made, tmp_path: Path) -> None:
    own("tlv")
    (tmp_path / "made.ksy").write_text(
        "meta:\n  id: made\nseq:\n  - id: a\n    type: u1\n  - id: b\n    type: u1\n    if: a == 1\n"
        "  - id: c\n    type: u1\n    repeat: expr\n    repeat-expr: 1\n"
        "instances:\n  sum:\n    value: a + b\n  text:\n    value: sum.to_s + 'x'\n"
    )
    (tmp_path / "file").write_bytes(b"\1\2\0" + b"\0\7" + b"\1\3\0")
    format = replace(compile_format(tmp_path / "made.ksy", ""), fast=None)
    assert [(row["sum"], row["text"]) for row in format.open(tmp_path / "file").records()] == [
        (3, "3x"),
        (None, None),
        (4, "4x"),
    ]
