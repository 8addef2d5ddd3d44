"""Nested rows: what structures, lists, switches and instances are in columns, the same on both roads."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import segspec
from segspec.core.errors import Finding
from segspec.custom import OwnFormat, UnsupportedSpecError
from tests.kaitai.own.conftest import Made

pytestmark = pytest.mark.node

HEAD = "meta: {id: made, endian: le, bit-endian: be, encoding: UTF-8}\n"
Row = dict[str, Any]
Compile = Callable[..., OwnFormat]


@pytest.fixture
def made(tmp_path: Path, own: Made, monkeypatch: pytest.MonkeyPatch) -> Compile:
    """The format of a spec's text."""
    own("tlv")
    monkeypatch.chdir(tmp_path)

    def make(text: str, rows: str | None = None, **asked: Any) -> OwnFormat:
        Path("made.ksy").write_text(HEAD + text)
        return segspec.compile("made.ksy", rows, **asked)

    return make


def read(format: OwnFormat, content: bytes, **more: Any) -> tuple[list[Row], list[Finding]]:
    """What either road gives; they have to agree in rows, and where they stop."""
    Path("file").write_bytes(content)
    found: list[tuple[list[Row], list[Finding]]] = []
    for each in (format, replace(format, fast=None)):
        told: list[Finding] = []
        rows = [row for batch in each.open("file").arrow(report=told.append, **more) for row in batch.to_pylist()]
        found.append((rows, told))
    (rows, told), (same, findings) = found
    assert same == rows
    assert [(each.code, each.position) for each in findings] == [(each.code, each.position) for each in told]
    return same, findings


def rows_of(format: OwnFormat, content: bytes, **more: Any) -> list[Row]:
    rows, told = read(format, content, **more)
    assert not told
    return rows


LISTS = """seq:
  - {id: n, type: u1}
  - {id: head, type: head}
  - {id: nums, type: u2, repeat: expr, repeat-expr: n}
  - {id: texts, type: strz, repeat: expr, repeat-expr: 2}
  - {id: things, type: thing, repeat: expr, repeat-expr: n}
types:
  head:
    seq: [{id: a, type: u1}, {id: b, type: s2}]
  thing:
    seq:
      - {id: k, type: u1}
      - {id: pairs, type: pair, repeat: expr, repeat-expr: k}
  pair:
    seq: [{id: xs, type: u1, repeat: expr, repeat-expr: 2}]
"""
LISTS_FILE = b"\2\1\2\0" + b"\1\0\2\0" + b"a\0\xc3\xa9\0" + b"\1\5\6" + b"\0"


def test_structures_are_structs_and_repeated_fields_lists_also_within_each_other(made: Compile) -> None:
    format = made(LISTS, "")
    row = {"n": 2, "head": {"a": 1, "b": 2}, "nums": [1, 2], "texts": ["a", "é"]}
    row |= {"things": [{"k": 1, "pairs": [{"xs": [5, 6]}]}, {"k": 0, "pairs": []}]}
    assert rows_of(format, LISTS_FILE * 2) == [row, row]
    assert format.schema.field("nums").type == pa.list_(pa.field("item", pa.uint16(), nullable=False))
    (whole,) = rows_of(made(LISTS, "."), LISTS_FILE)
    assert whole == row


def test_flat_columns_of_structures_leave_lists_as_they_are(made: Compile) -> None:
    format = made(LISTS, "", flatten=True)
    assert format.schema.names == ["n", "head_a", "head_b", "nums", "texts", "things"]
    (row,) = rows_of(format, LISTS_FILE)
    assert (row["head_b"], row["things"][0]["pairs"]) == (2, [{"xs": [5, 6]}])


def test_rows_of_inner_lists_are_counted_in_their_own_list(made: Compile) -> None:
    format = made(LISTS, "things.pairs.xs", columns=["value", "_position", "_end", "_index"])
    content = LISTS_FILE[:-4] + b"\2\5\6\7\x08" + b"\1\x09\x0a"
    rows = [tuple(row.values()) for row in rows_of(format, content)]
    assert rows == [(5, 14, 15, 0), (6, 15, 16, 1), (7, 16, 17, 0), (8, 17, 18, 1), (9, 19, 20, 0), (10, 20, 21, 1)]


SWITCH = """seq:
  - {id: tag, type: u1}
  - {id: a, type: {switch-on: tag, cases: {1: u1, 2: u4, 3: s1}}}
  - {id: b, type: {switch-on: tag, cases: {1: u1, 2: number, 3: other::number}}}
  - {id: c, size: 3, type: {switch-on: tag, cases: {1: number, 2: box}}}
  - {id: d, type: {switch-on: tag, cases: {1: number, 2: strz, 3: empty}}, if: tag < 4}
types:
  number:
    seq: [{id: v, type: u1}]
  box:
    seq: [{id: w, type: u2}]
  empty: {}
  other:
    types:
      number:
        seq: [{id: v, type: u2}]
"""
SWITCH_FILE = b"\1\7\x08abc\x09" + b"\2\1\0\0\0\5abchi\0" + b"\3\xff\1\0abc" + b"\4abc"


def taken(value: Row | None) -> Row | None:
    """The cases of a switch that are there."""
    return None if value is None else {name: held for name, held in value.items() if held is not None}


def test_a_switch_is_one_column_for_numbers_and_else_has_a_child_for_each_case(made: Compile) -> None:
    rows = rows_of(made(SWITCH, ""), SWITCH_FILE)
    assert [row["a"] for row in rows] == [7, 1, -1, None]
    # Two cases whose types have one name are told by where their types stand.
    assert [taken(row["b"]) for row in rows] == [
        {"number": 8},
        {"made_number": {"v": 5}},
        {"made_other_number": {"v": 1}},
        None,
    ]
    assert [taken(row["c"]) for row in rows] == [
        {"number": {"v": ord("a")}},
        {"box": {"w": 0x6261}},
        *[{"bytes": b"abc"}] * 2,
    ]
    assert [taken(row["d"]) for row in rows] == [{"number": {"v": 9}}, {"text": "hi"}, {"empty": {}}, None]


def test_flat_columns_join_cases_that_have_a_field_of_one_name(made: Compile) -> None:
    rows = rows_of(made(SWITCH, "", flatten=True), SWITCH_FILE)
    assert list(rows[0]) == ["tag", "a", "b", "b_v", "c", "c_v", "c_w", "d", "d_v"]
    assert [(row["b"], row["b_v"], row["c"], row["d"]) for row in rows] == [
        (8, None, None, None),
        (None, 5, None, "hi"),
        (None, 1, b"abc", None),
        (None, None, b"abc", None),
    ]


@pytest.mark.parametrize(
    ("columns", "names"),
    [
        (["c.box.w"], {"c": ["box"]}),
        (["c_w", "tag"], {"tag": None, "c": ["box"]}),
        (["c.number"], {"c": ["number"]}),
        (["b.v"], {"b": ["made_number", "made_other_number"]}),
        (["d"], {"d": ["text", "number", "empty"]}),
    ],
)
def test_columns_are_named_by_their_paths_with_or_without_the_case(
    made: Compile, columns: list[str], names: dict[str, list[str] | None]
) -> None:
    format = made(SWITCH, "", columns=columns)
    kinds = {
        each.name: [child.name for child in each.type] if pa.types.is_struct(each.type) else None
        for each in format.schema
    }
    assert kinds == names
    assert len(rows_of(format, SWITCH_FILE)) == 4


def test_a_list_of_switches_has_the_case_of_each_item(made: Compile) -> None:
    text = """seq:
  - {id: n, type: u1}
  - {id: xs, size: 4, type: {switch-on: n & 3, cases: {0: u2, 1: t}}, repeat: expr, repeat-expr: 2}
types:
  t: {seq: [{id: v, type: u1}]}
"""
    rows = rows_of(made(text, ""), b"\0abcd" + b"\1abcdefgh" + b"\2abcdefgh")
    assert [[taken(item) for item in row["xs"]] for row in rows] == [
        [{"number": 0x6261}, {"number": 0x6463}],
        [{"t": {"v": 0x61}}, {"t": {"v": 0x65}}],
        [{"bytes": b"abcd"}, {"bytes": b"efgh"}],
    ]


def test_a_case_that_has_the_name_of_a_kind_of_value_does_not_meet_it(made: Compile) -> None:
    text = "seq:\n  - {id: t, type: u1}\n  - {id: v, type: {switch-on: t, cases: {1: u1, 2: number}}}\n"
    format = made(text + "types:\n  number:\n    seq: [{id: n, type: u2}]\n", "")
    assert [child.name for child in format.schema.field("v").type] == ["number_value", "number"]
    assert [taken(row["v"]) for row in rows_of(format, b"\1\7\2\x08\0")] == [{"number_value": 7}, {"number": {"n": 8}}]


def test_rows_may_be_of_several_structures(made: Compile) -> None:
    text = """seq:
  - {id: n, type: u1}
  - {id: items, type: {switch-on: n, cases: {1: one, 2: two, _: u2}}, repeat: eos}
types:
  one:
    seq: [{id: a, type: u1}]
  two:
    seq: [{id: b, type: strz}]
"""
    format = made(text, "items")
    assert format.schema.names == ["number", "one", "two"]
    assert [taken(row) for row in rows_of(format, b"\1\7\x08")] == [{"one": {"a": 7}}, {"one": {"a": 8}}]
    assert [taken(row) for row in rows_of(format, b"\2x\0")] == [{"two": {"b": "x"}}]
    assert [taken(row) for row in rows_of(format, b"\3\1\1")] == [{"number": 257}]
    only = made(text, "items", columns=["two.b"])
    assert rows_of(only, b"\1\7\x08") == [{"two": None}] * 2


VALUES = """seq:
  - {id: items, type: item, repeat: eos}
types:
  item:
    seq:
      - {id: tag, type: u1, enum: kind}
      - {id: x, type: f4, if: tag == kind::float}
      - {id: y, type: f8}
      - {id: flag, type: b1}
      - {id: rest, type: b7, enum: kind}
    instances:
      same: {value: tag}
      next: {value: tag.to_i + 1}
      twice: {value: y * 2}
      whole: {value: y.to_i}
      text: {value: '"x" + rest.to_i.to_s'}
      raw: {value: '[1, 2].as<bytes>'}
      both: {value: flag and rest == kind::one}
      floats: {value: '[1.5, 2]'}
      texts: {value: '["a", "b"]'}
      maybe: {value: 5, if: flag}
      count: {value: '_parent.as<made>.items.size', if: false}
      me: {value: '_root'}
enums:
  kind: {1: one, 3: float}
"""
VALUES_FILE = b"\1" + struct.pack("<d", 2.5) + b"\x81" + b"\3" + struct.pack("<fd", 1.5, -0.5) + b"\x7f"


def test_values_of_every_kind_are_columns(made: Compile) -> None:
    format = made(VALUES)
    first, second = rows_of(format, VALUES_FILE)
    assert first == {
        "tag": 1,
        "x": None,
        "y": 2.5,
        "flag": True,
        "rest": 1,
        "same": 1,
        "next": 2,
        "twice": 5.0,
        "whole": 2,
        "text": "x1",
        "raw": b"\1\2",
        "both": True,
        "floats": [1.5, 2.0],
        "texts": ["a", "b"],
        "maybe": 5,
        "count": None,
    }
    assert (second["x"], second["whole"], second["text"], second["both"], second["maybe"]) == (
        1.5,
        0,
        "x127",
        False,
        None,
    )
    assert str(format.schema.field("x").type) == "float"


def test_enums_are_names_where_these_are_asked_for_and_digits_where_a_number_has_none(made: Compile) -> None:
    format = made(VALUES, columns=["tag", "rest", "same"], enums="names")
    assert all(pa.types.is_dictionary(each.type) for each in format.schema)
    assert [tuple(row.values()) for row in rows_of(format, VALUES_FILE)] == [
        ("one", "one", "one"),
        ("float", "127", "float"),
    ]


LOOKS = """seq:
  - {id: count, type: u1}
  - {id: ofs, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: count}
types:
  entry:
    seq: [{id: at, type: u1}, {id: len, type: u1}]
    instances:
      body: {pos: at, size: len, type: blob}
      raw: {pos: at, size: len}
      text: {pos: at, size: len, type: str}
      nums: {pos: at, type: u1, repeat: expr, repeat-expr: len}
      many: {pos: at, type: small, repeat: expr, repeat-expr: len}
      last: {io: body._io, pos: 0, type: u1}
      first: {value: body.first}
  blob:
    seq: [{id: first, type: u1}, {id: rest, size-eos: true}]
  small:
    seq: [{id: hi, type: b4}, {id: lo, type: b4}]
instances:
  things: {pos: ofs, type: small, repeat: expr, repeat-expr: 2}
"""
LOOKS_FILE = b"\2\6\6\2\7\3" + b"abcdefgh"


def test_what_instances_read_elsewhere_are_columns(made: Compile) -> None:
    plain = made(LOOKS)
    assert plain.omitted == ("last",)
    assert rows_of(plain, LOOKS_FILE)[1]["body"] == {"first": ord("b"), "rest": b"cd"}
    row = rows_of(made(LOOKS, columns="*"), LOOKS_FILE)[1]
    assert row["body"] == {"first": ord("b"), "rest": b"cd"}
    assert (row["raw"], row["text"], row["nums"], row["last"]) == (b"bcd", "bcd", [98, 99, 100], 98)
    assert row["many"] == [{"hi": 6, "lo": 2}, {"hi": 6, "lo": 3}, {"hi": 6, "lo": 4}]
    (whole,) = rows_of(made(LOOKS, ".", columns=["things.hi", "entries.first"]), LOOKS_FILE)
    assert whole == {"entries": [{"first": 97}, {"first": 98}], "things": [{"hi": 6}, {"hi": 6}]}


def test_items_of_instances_are_rows_that_say_where_they_lie(made: Compile) -> None:
    places = ["lo", "_position", "_end", "_index"]
    things = rows_of(made(LOOKS, "things", columns=places), LOOKS_FILE)
    assert [tuple(row.values()) for row in things] == [(1, 6, 7, 0), (2, 7, 8, 1)]
    many = rows_of(made(LOOKS, "entries.many", columns=places), LOOKS_FILE)
    assert [tuple(row.values()) for row in many] == [
        (1, 6, 7, 0),
        (2, 7, 8, 1),
        (2, 7, 8, 0),
        (3, 8, 9, 1),
        (4, 9, 10, 2),
    ]
    assert [row["value"] for row in rows_of(made(LOOKS, "entries.nums"), LOOKS_FILE)] == [97, 98, 98, 99, 100]


def test_rows_of_unpacked_bytes_lie_where_the_packed_ones_lie(made: Compile) -> None:
    text = """seq: [{id: blocks, type: block, repeat: eos}]
types:
  block:
    seq: [{id: len, type: u1}, {id: body, size: len, process: zlib, type: body}]
  body:
    seq: [{id: items, type: u2, repeat: eos}]
"""
    format = made(text, "blocks.body.items", columns=["value", "_position", "_end", "_index"])
    first, second = zlib.compress(b"\1\0\2\0"), zlib.compress(b"\3\0")
    content = bytes([len(first)]) + first + bytes([len(second)]) + second
    end = 1 + len(first)
    assert [tuple(row.values()) for row in rows_of(format, content)] == [
        (1, 1, end, 0),
        (2, 1, end, 1),
        (3, end + 1, len(content), 0),
    ]


def test_what_contains_itself_is_json_text_below(made: Compile) -> None:
    text = "seq: [{id: n, type: u1}, {id: class, type: node}]\ntypes:\n  node:\n    seq:\n"
    format = made(text + "      - {id: from, type: u1}\n      - {id: in, type: node, if: from > 0}\n", "")
    (row,) = rows_of(format, b"\1\5\6\7\0")
    assert row["class"] == {"from": 5, "in": {"from": 6, "in": '{"from":"7","in":{"from":"0"}}'}}


def test_parameters_are_columns_only_where_they_are_named(made: Compile) -> None:
    text = "params: [{id: size, type: u8}, {id: more, type: bytes}]\nseq: [{id: a, size: size}]\n"
    values = {"size": 2, "more": b"x"}
    assert rows_of(made(text, "", params=values), b"abcd") == [{"a": b"ab"}, {"a": b"cd"}]
    assert rows_of(made(text, "", params=values, columns="*"), b"ab") == [{"a": b"ab", "size": 2, "more": b"x"}]
    with pytest.raises(UnsupportedSpecError, match="the parameter more of the whole spec has no value"):
        made(text, "", params={"size": 2}).open("file")
    with pytest.raises(UnsupportedSpecError, match="there is no parameter colour"):
        made(text, "", params={"colour": 2})


def test_rows_are_found_through_cases_and_structures(made: Compile) -> None:
    text = """seq:
  - {id: n, type: u1}
  - {id: body, type: {switch-on: n, cases: {1: one, 2: two}}}
types:
  one:
    seq: [{id: items, type: small, repeat: eos}]
  two:
    seq: [{id: pad, type: u1}, {id: items, type: small, repeat: eos}]
  small:
    seq: [{id: v, type: u1}]
"""
    for rows in ("body.items", "body.two.items"):
        format = made(text, rows)
        assert [row["v"] for row in rows_of(format, b"\2\0\7\x08")] == [7, 8]


@pytest.mark.parametrize("columns", [["v", "_position"], ["_index"]])
def test_rows_of_numbers_have_places_too(made: Compile, columns: Sequence[str]) -> None:
    format = made("seq: [{id: v, type: u1, repeat: eos}]\n", columns=[each.replace("v", "value") for each in columns])
    assert len(rows_of(format, b"\1\2")) == 2
