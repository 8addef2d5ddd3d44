"""A value that cannot be read in a row that can: it is null, a finding names it, and nothing else is lost."""

from __future__ import annotations

import pickle
import warnings
from dataclasses import replace
from pathlib import Path
from struct import pack
from typing import Any

import pytest

import segspec as library
from segspec.core.errors import Finding, SegspecError, SegspecWarning
from segspec.custom import OwnFormat, load, save
from tests.cli.conftest import Run
from tests.helpers.calls import calls_of

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

ROWS = """meta: {id: t, endian: le, encoding: ASCII}
seq: [{id: rows, type: row, repeat: eos}]
types:
  row:
    seq: [{id: n, type: u1}, {id: name, type: str, size: n}, {id: v, type: u2}]
    instances:
      ratio: {value: 100 / v}
      later: {value: look + 1}
      look: {pos: v, type: u2, io: _root._io}
      text: {value: name}
      length: {value: name.length}
      is_one: {value: name == "one"}
"""


def row(name: bytes, value: int) -> bytes:
    return bytes([len(name)]) + name + pack("<H", value)


DAMAGED = row(b"one", 0) + row(b"f\xff\xffr", 1) + row(b"three", 2) + row(b"four", 900)


def format_of(folder: Path, spec: str, columns: Any = None, **more: Any) -> OwnFormat:
    path = folder / "t.ksy"
    path.write_text(spec)
    return library.compile(path, columns=columns, **more)


Reported = tuple[str, int, str | None]


def told(finding: Finding) -> Reported:
    return str(finding.code), finding.position, finding.field


def read(format: OwnFormat, folder: Path, content: bytes, on_damage: str = "stop") -> tuple[list[Any], list[Finding]]:
    """The rows and the findings, which both roads give."""
    path = folder / "f"
    path.write_bytes(content)
    made = []
    for each in (format, replace(format, fast=None)):
        found: list[Finding] = []
        reader = each.open(path).arrow(on_damage=on_damage, report=found.append, batch_rows=3)
        rows = [row for batch in reader for row in batch.to_pylist()]
        for batch in each.open(path).arrow(on_damage=on_damage, report=lambda finding: None):
            batch.validate(full=True)
        made.append((rows, found))
    assert made[0] == made[1]
    return made[0]


def test_a_text_that_does_not_decode_is_null(tmp_path: Path) -> None:
    format = format_of(tmp_path, ROWS, ["name", "v"])
    assert format.lane == "kernel"
    rows, (finding,) = read(format, tmp_path, DAMAGED)
    assert [each["name"] for each in rows] == ["one", None, "three", "four"]
    assert [each["v"] for each in rows] == [0, 1, 2, 900]
    assert told(finding) == ("bad-encoding", 7, "rows[1].name")
    assert (finding.expected, finding.actual, finding.bytes) == ("text in ascii", "66 ff ff 72", 4)
    assert finding.message == "rows[1].name is not text in its encoding (ascii) (byte 7 of the file)"


def test_a_text_that_nobody_asks_for_may_be_anything(tmp_path: Path) -> None:
    rows, findings = read(format_of(tmp_path, ROWS, "v"), tmp_path, DAMAGED)
    assert ([each["v"] for each in rows], findings) == ([0, 1, 2, 900], [])


@pytest.mark.parametrize(
    ("column", "values", "findings"),
    [
        ("ratio", [None, 100, 50, 0], [("bad-encoding", 0, "rows[0].ratio")]),
        ("look", [28419, 28271, 25966, None], [("torn", 28, "rows[3].look")]),
        ("later", [28420, 28272, 25967, None], [("torn", 28, "rows[3].later")]),
        ("text", ["one", None, "three", "four"], [("bad-encoding", 7, "rows[1].name")]),
        ("length", [3, None, 5, 4], [("bad-encoding", 6, "rows[1].length")]),
        ("is_one", [True, None, False, False], [("bad-encoding", 6, "rows[1].is_one")]),
    ],
)
def test_an_instance_that_fails_is_null(
    tmp_path: Path, column: str, values: list[Any], findings: list[Reported]
) -> None:
    for on_damage in ("stop", "skip"):
        rows, found = read(format_of(tmp_path, ROWS, ["v", column]), tmp_path, DAMAGED, on_damage)
        assert [each["v"] for each in rows] == [0, 1, 2, 900]
        assert [each[column] for each in rows] == values
        assert [told(each) for each in found] == findings


CONDITIONAL = """meta: {id: t, endian: le}
seq: [{id: rows, type: row, repeat: expr, repeat-expr: 3}]
types:
  row:
    seq: [{id: n, type: u1}]
    instances:
      items: {if: n != 0, pos: n, type: item, repeat: until, repeat-until: _.next == 0}
      one: {if: n != 0, pos: n, type: item}
      again: {value: items.size}
  item: {seq: [{id: next, type: u2}]}
"""


def test_an_instance_with_a_condition_that_fails_is_null_in_the_first_row_too(tmp_path: Path) -> None:
    format = format_of(tmp_path, CONDITIONAL, ["n", "items", "one", "again"])
    rows, found = read(format, tmp_path, b"\x30\x00\x03\x01\x00\x00\x00")
    assert rows == [
        {"n": 48, "items": None, "one": None, "again": None},
        {"n": 0, "items": None, "one": None, "again": None},
        {"n": 3, "items": [{"next": 1}, {"next": 0}], "one": {"next": 1}, "again": 2},
    ]
    assert [each.field for each in found] == ["rows[0].items[0].next", "rows[0].one.next", "rows[0].again"]


def test_a_row_that_is_torn_still_ends_the_reading(tmp_path: Path) -> None:
    rows, found = read(format_of(tmp_path, ROWS, ["name", "v"]), tmp_path, DAMAGED[:-1])
    assert [each["name"] for each in rows] == ["one", None, "three"]
    assert [told(each) for each in found] == [("bad-encoding", 7, "rows[1].name"), ("torn", 21, "rows[3].v")]


def test_who_will_have_no_damage_is_told_by_an_error(tmp_path: Path) -> None:
    format = format_of(tmp_path, ROWS, ["name", "v"])
    path = tmp_path / "f"
    path.write_bytes(DAMAGED)
    with pytest.raises(SegspecError, match=r"rows\[1\]\.name is not text"):
        list(format.open(path).arrow(on_damage="fail"))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert format.open(path).arrow().read_all().num_rows == 4
    (warning,) = (each for each in caught if each.category is SegspecWarning)
    assert "it is null" in str(warning.message)


def test_what_is_decided_by_a_text_that_does_not_decode_costs_the_row(tmp_path: Path) -> None:
    spec = """meta: {id: t, endian: le, encoding: ASCII}
seq: [{id: rows, type: row, repeat: eos}]
types: {row: {seq: [{id: name, type: str, size: 2}, {id: v, type: u1, if: name == "ab"}]}}
"""
    rows, (finding,) = read(format_of(tmp_path, spec), tmp_path, b"ab\1xyz\xffab\2")
    assert rows == [{"name": "ab", "v": 1}, {"name": "xy", "v": None}]
    assert (str(finding.code), finding.position, finding.bytes) == ("bad-encoding", 5, 5)


FRAMES = """meta: {id: t, endian: le, encoding: UTF-8}
seq:
  - {id: magic, contents: M}
  - {id: name, type: strz}
  - {id: tags, type: str, size: 2, repeat: expr, repeat-expr: 2}
  - {id: sub, type: sub}
types:
  sub:
    seq:
      - {id: k, type: u1}
      - {id: body, type: {switch-on: k, cases: {1: other}}, size: 3}
  other:
    seq: [{id: s, type: str, size: 3}]
    instances: {far: {pos: 100, type: u1}}
"""


def frame(name: bytes, tags: bytes, kind: int, text: bytes) -> bytes:
    return b"M" + name + b"\0" + tags + bytes([kind]) + text


OF_FRAMES = (
    frame(b"a", b"xxyy", 1, b"abc")
    + frame(b"\xff", b"\xfe\xfeyy", 1, b"a\xffc")
    + frame(b"c", b"xx\xc0\xff", 2, b"abc")
)
FOUND = [
    ("bad-encoding", 12, "name"),
    ("bad-encoding", 14, "tags[0]"),
    ("bad-encoding", 19, "sub.body.s"),
    ("bad-encoding", 27, "tags[1]"),
]


@pytest.mark.parametrize("on_damage", ["stop", "skip"])
@pytest.mark.parametrize("flatten", [False, True])
def test_values_within_structures_lists_and_cases_are_named(tmp_path: Path, on_damage: str, flatten: bool) -> None:
    columns = ["name", "tags", "sub.k", "sub.body.s"]
    format = format_of(tmp_path, FRAMES, columns, rows="", flatten=flatten)
    content = OF_FRAMES + b"junk" + frame(b"d", b"xxyy", 1, b"abc")
    rows, found = read(format, tmp_path, content, on_damage)
    assert [each["name"] for each in rows] == ["a", None, "c", "d"][: 4 if on_damage == "skip" else 3]
    assert [each["tags"] for each in rows[:3]] == [["xx", "yy"], [None, "yy"], ["xx", None]]
    assert [told(each) for each in found] == [*FOUND, ("bad-magic", len(OF_FRAMES), "magic")]


def test_instances_within_structures_are_named(tmp_path: Path) -> None:
    format = format_of(tmp_path, FRAMES, ["sub.body.other.far", "_index"], rows="")
    rows, found = read(format, tmp_path, OF_FRAMES)
    assert [each["_index"] for each in rows] == [0, 1, 2]
    assert [told(each)[::2] for each in found] == [("torn", "sub.body.far"), ("torn", "sub.body.far")]


WHOLE = """meta: {id: t, endian: le, encoding: ASCII}
seq: [{id: n, type: u1}, {id: names, type: str, size: 2, repeat: expr, repeat-expr: n}]
instances:
  part: {pos: 0, type: e, repeat: expr, repeat-expr: 9}
  first: {value: 'part[0].a'}
  count: {value: part.size}
  third: {pos: n, type: str, size: 2}
types: {e: {seq: [{id: a, type: u2}]}}
"""


def test_a_list_that_is_cut_short_is_no_list_for_others(tmp_path: Path) -> None:
    """An instance that failed is not half there for those that ask for it later, and reading continues where it was."""
    rows, found = read(format_of(tmp_path, WHOLE, "*", rows="."), tmp_path, b"\3aab\xffcc")
    assert rows == [
        {"n": 3, "names": ["aa", None, "cc"], "part": None, "first": None, "count": None, "third": None},
    ]
    expected = ["names[1]", "third", "part[3].a", "first", "count"]
    assert sorted(each.field or "" for each in found) == sorted(expected)


def test_rows_that_lie_elsewhere_come_up_to_the_damage(tmp_path: Path) -> None:
    rows, (finding,) = read(format_of(tmp_path, WHOLE, "a", rows="part"), tmp_path, b"\2aabb")
    assert (len(rows), told(finding)) == (2, ("torn", 4, "part[2].a"))


def test_json_texts_leave_out_what_does_not_decode(tmp_path: Path) -> None:
    spec = """meta: {id: t, endian: le, encoding: ASCII}
seq: [{id: n, type: u1}, {id: s, type: str, size: 1}, {id: inner, type: t, if: n != 0}]
"""
    rows, found = read(format_of(tmp_path, spec, rows="."), tmp_path, b"\1a\1b\1c\1d\1\xff\0f")
    assert '"inner":{"n":"1","inner":{"n":"0","s":"f"}}' in str(rows)
    assert [told(each)[:2] for each in found] == [("bad-encoding", 9)]


def test_a_compiled_format_reads_on_as_well(tmp_path: Path) -> None:
    format = format_of(tmp_path, ROWS, ["name", "v", "ratio"])
    save(format, tmp_path / "made")
    for each in (load(tmp_path / "made"), pickle.loads(pickle.dumps(format))):
        rows, found = read(each, tmp_path, DAMAGED)
        assert [row["name"] for row in rows] == ["one", None, "three", "four"]
        assert [each.field for each in found] == ["rows[0].ratio", "rows[1].name"]


def test_many_lost_values_take_linear_work(tmp_path: Path) -> None:
    """Each is named by its place in its list, which is not looked through for each of them."""
    spec = """meta: {id: t, encoding: ASCII}
seq: [{id: n, type: u4be}, {id: items, type: e, repeat: eos}]
types: {e: {seq: [{id: s, type: str, size: 1}]}}
"""
    format = format_of(tmp_path, spec, rows=".")

    def calls(count: int) -> int:
        found: list[Finding] = []
        made = calls_of(lambda: found.extend(read(format, tmp_path, bytes(4) + b"\xff" * count)[1]))
        assert (len(found), found[-1].field) == (count, f"items[{count - 1}].s")
        return made

    assert calls(1_000) < 15 * calls(100)


# the command line

TABLE = """meta: {id: t, endian: le}
seq:
  - {id: count, type: u4}
  - {id: table_pos, type: u4}
instances:
  entries: {pos: table_pos, type: entry, repeat: expr, repeat-expr: count}
types:
  entry:
    seq:
      - {id: number, type: u4}
      - {id: name, type: strz, encoding: UTF-8}
"""
SOUND = pack("<II", 3, 8) + b"".join(pack("<I", number) + b"name\0" for number in range(3))


def test_verify_and_info_look_at_what_instances_read(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "t.ksy").write_text(TABLE)
    path = tmp_path / "f"
    path.write_bytes(SOUND)
    assert segspec("verify", "--ksy", tmp_path / "t.ksy", path).code == 0
    assert segspec("verify", "--ksy", tmp_path / "t.ksy", path).out == ""
    path.write_bytes(SOUND[:14])
    done = segspec("verify", "--ksy", tmp_path / "t.ksy", path, "--output", "json")
    (finding,) = done.json
    assert (done.code, finding["code"], finding["field"]) == (3, "torn", "entries[0].name")
    found = segspec("info", "--ksy", tmp_path / "t.ksy", path, "--output", "json")
    assert (found.code, found.json[0]["segments"][0]["end"]) == (3, "torn")
    assert [column["name"] for column in found.json[0]["columns"]] == ["number", "name"]
    path.write_bytes(SOUND)
    shown = segspec("dump", "--ksy", tmp_path / "t.ksy", path, "--output", "json")
    assert (shown.code, shown.json) == (0, [{"number": str(number), "name": "name"} for number in range(3)])
    whole = segspec("dump", "--ksy", tmp_path / "t.ksy", path, "--output", "json", "--rows", ".")
    assert [len(each["entries"]) for each in whole.json] == [3]


def test_named_columns_are_all_that_is_looked_at(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "t.ksy").write_text(TABLE)
    (tmp_path / "f").write_bytes(SOUND[:14])
    done = segspec("verify", "--ksy", tmp_path / "t.ksy", tmp_path / "f", "--rows", ".", "--columns", "count")
    assert (done.code, done.out) == (0, "")


def test_what_nobody_looked_at_is_a_note(segspec: Run, tmp_path: Path) -> None:
    """What lies around the rows of a list, what a compiled format was made without, and what takes too much work."""
    (tmp_path / "t.ksy").write_text(TABLE)
    save(library.compile(tmp_path / "t.ksy", ".", ["count"]), tmp_path / "made")
    (tmp_path / "f").write_bytes(SOUND[:14])
    done = segspec("verify", "--ksy", tmp_path / "made", tmp_path / "f")
    assert (done.code, "entries: not looked at" in done.out) == (0, True)
    (tmp_path / "list.ksy").write_text("""meta: {id: list}
seq: [{id: rows, type: u1, repeat: eos}]
instances: {trailer: {pos: 900, type: u1}}
""")
    done = segspec("verify", "--ksy", tmp_path / "list.ksy", tmp_path / "f")
    assert (done.code, "trailer: not looked at" in done.out) == (0, True)
    (tmp_path / "work.ksy").write_text("""meta: {id: work}
seq: [{id: n, type: u1}]
instances: {much: {pos: 0, size: 0, repeat: expr, repeat-expr: 100000000}}
""")
    done = segspec("verify", "--ksy", tmp_path / "work.ksy", "--rows", ".", tmp_path / "f")
    assert (done.code, "much: not looked at" in done.out) == (0, True)


def test_dump_says_what_is_null_and_goes_on(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "t.ksy").write_text(ROWS)
    (tmp_path / "f").write_bytes(DAMAGED)
    done = segspec("dump", "--ksy", tmp_path / "t.ksy", tmp_path / "f", "--columns", "name,v", "--output", "json")
    assert done.code == 3
    assert [each.get("name") for each in done.json] == ["one", None, "three", "four"]
    assert "rows[1].name is not text" in done.err
    done = segspec("dump", "--ksy", tmp_path / "t.ksy", tmp_path / "f", "--columns", "v", "--output", "json")
    assert (done.code, len(done.json), done.err) == (0, 4, "")
