"""Values that a frame may lack are null, those that the spec computes have its types, on both roads; content is read of
the frames that hold it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec as library
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from tests.cli.conftest import Run

pytestmark = pytest.mark.node

SPEC = """meta: {id: sparse, endian: be}
-log:
  files: '*.sparse'
  frame: notes
  kind: note
  number: {first: 0}
  value: text
  CONTENT
seq:
  - {id: notes, type: note, repeat: eos}
types:
  note:
    seq:
      - {id: kind, type: u1, valid: {max: 3}}
      - {id: len, type: u1}
      - {id: text, size: len, if: kind == 1}
      - {id: far, type: s4, if: kind == 2}
    instances:
      is_one: {value: kind == 1}
      negative: {value: 0 - kind}
      more: {value: kind + 1, if: kind == 1}
      half: {value: kind * 0.5}
      words: {value: '"kind " + kind.to_s'}
  body:
    seq:
      - {id: number, type: s2}
      - {id: raw, size: 2}
      - {id: word, type: str, size-eos: true, encoding: UTF-8}
    instances:
      twice: {value: number * 2}
      is_big: {value: number > 100}
"""
BY_KERNEL = "columns: [kind, far, is_one, negative, more]"
BY_PARSER = "columns: [kind, far, is_one, negative, more, half, words]"
WITH_CONTENT = """content: body
  columns:
    kind: kind
    number: content.number
    raw: content.raw
    word: content.word
    twice: content.twice
    is_big: content.is_big"""
TYPES = {
    "kind": "uint64",
    "far": "int64",
    "is_one": "bool",
    "negative": "int64",
    "more": "int64",
    "half": "double",
    "words": "string",
    "number": "int64",
    "raw": "binary",
    "word": "string",
    "twice": "int64",
    "is_big": "bool",
}


def spec_text(folder: Path, told: str) -> Path:
    path = folder / "sparse.ksy"
    path.write_text(SPEC.replace("CONTENT", told), encoding="utf-8")
    return path


@pytest.fixture(scope="module", params=[BY_KERNEL, BY_PARSER, WITH_CONTENT], ids=["kernel", "parser", "content"])
def sparse(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Format:
    return declared.load(spec_text(tmp_path_factory.mktemp("spec"), request.param))


def encoded(kind: int, number: int, word: str) -> bytes:
    content = struct.pack(">h", number) + b"\0\1" + word.encode()
    text = content if kind == 1 else b""
    return bytes([kind, len(text)]) + text + (struct.pack(">i", number) if kind == 2 else b"")


def expected(kind: int, number: int, word: str) -> dict[str, Any]:
    one, two = kind == 1, kind == 2
    held = {"number": number, "raw": b"\0\1", "word": word, "twice": 2 * number, "is_big": number > 100}
    row = {"value": encoded(kind, number, word)[2:] if one else None, "kind": kind, "far": number if two else None}
    row |= {"is_one": one, "negative": -kind, "more": 2 if one else None, "half": kind / 2, "words": f"kind {kind}"}
    return row | (held if one else dict.fromkeys(held))


ROW = st.tuples(st.integers(0, 3), st.integers(-(1 << 15), (1 << 15) - 1), st.text(max_size=9))


@given(st.lists(ROW))
def test_rows_have_the_values_of_the_spec_and_null(
    sparse: Format, tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[int, int, str]]
) -> None:
    path = tmp_path_factory.mktemp("log") / "a.sparse"
    path.write_bytes(b"".join(encoded(*row) for row in rows))
    log, names = library.open(path, format=sparse), ["value", *sparse.further]
    assert list(log.verify()) == []
    due = [{name: expected(*row)[name] for name in names} for row in rows]
    table = log.arrow(names).read_all()
    assert table.to_pylist() == due
    assert {name: str(table.schema.field(name).type) for name in sparse.further} == {
        n: TYPES[n] for n in sparse.further
    }
    found = [{"value": record.value} | record.further for record in log.records()]  # type: ignore[attr-defined]
    assert found == due


def test_the_road_is_known(tmp_path: Path) -> None:
    roads = {BY_KERNEL: [], BY_PARSER: ["half", "words"], WITH_CONTENT: ["value: it may be absent"]}
    for told, why in roads.items():
        (tmp_path / "a.sparse").write_bytes(b"")
        info = library.open(tmp_path / "a.sparse", format=declared.load(spec_text(tmp_path, told))).info()
        assert len(info.get("why", [])) == len(why), info.get("why")
        assert all(each in said for each, said in zip(why, info.get("why", []), strict=True))


def test_what_is_absent_is_left_out_of_json(tmp_path: Path, segspec: Run) -> None:
    (tmp_path / "a.sparse").write_bytes(encoded(3, 0, "") + encoded(1, 5, "x"))
    done = segspec("dump", "--format", spec_text(tmp_path, BY_PARSER), "-o", "json", tmp_path / "a.sparse")
    first, second = done.json
    own = {"kind": "3", "is_one": False, "negative": "-3", "half": "1.5", "words": "kind 3"}
    assert first == {"offset": "0", **own}
    assert (second["value"], second["more"], second["half"]) == ("0005000178", "2", "0.5")


def test_content_of_another_shape_is_not_read_where_a_frame_holds_none(sparse: Format, tmp_path: Path) -> None:
    path = tmp_path / "a.sparse"
    path.write_bytes(encoded(1, 7, "held") + bytes([0, 200]) + encoded(1, 8, ""))
    log = library.open(path, format=sparse)
    assert list(log.verify()) == []
    assert [record.offset for record in log.records()] == [0, 1, 2]
