"""What a declaration may say, and what is said of one that has no meaning: with its file, its line and its key."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import segspec as library
from segspec.columns.schema import schema
from segspec.core.errors import Code, SegspecError
from segspec.custom import UnsupportedSpecError
from segspec.formats import declared, get, names
from segspec.formats.registry import add
from segspec.frames.checksums import Computed, algorithms, crc32c
from segspec.frames.checksums import algorithm as named
from tests import needs
from tests.any_log.reading import SPECS, format_of, read
from tests.cli.conftest import Run

pytestmark = pytest.mark.node

SPEC = """meta:
  id: note
  endian: le
-log:
  title: Notes
  files: 'note-{base:08}.log'
  frame: notes
  number: number
  time: {field: written, unit: s}
  value: text
  columns: [kind, is_urgent]
  checksum: {field: sum, algorithm: ALGORITHM, covers: number..text}
  header: {base: first_number}
seq:
  - id: magic
    contents: NOTE
  - id: first_number
    type: u4
  - id: notes
    type: note
    repeat: eos
types:
  note:
    seq:
      - id: mark
        contents: [0x21]
      - id: sum
        SUM
      - id: number
        type: u4
      - id: written
        type: u4
      - id: kind
        type: u1
        enum: kind
      - id: len_text
        type: u1
      - id: text
        size: len_text
    instances:
      is_urgent:
        value: kind == kind::urgent
    enums:
      kind:
        0: plain
        1: urgent
"""
SIZES = {"crc16": 2, "sum8": 1, "paired-sums": 8, "fnv1a-64": 8, "md5": 16, "sha1": 20, "sha256": 32}


UNKEYED = [name for name in algorithms() if (found := named(name)) and not found.key]


def spec(folder: Path, algorithm: str = "crc32", old: str = "", new: str = "") -> Path:
    needs.npm("kaitai-struct-compiler")
    size = SIZES.get(algorithm, 4)
    kind = {1: "type: u1", 2: "type: u2", 4: "type: u4", 8: "type: u8"}.get(size, f"size: {size}")
    text = SPEC.replace("ALGORITHM", algorithm).replace("SUM", kind)
    assert old in text
    path = folder / "note.ksy"
    path.write_text(text.replace(old, new, 1) if old else text)
    return path


def computed(algorithm: str, content: bytes) -> Computed:
    found = named(algorithm)
    assert found is not None
    return found.compute(content, 0, False, b"")


def note(algorithm: str, number: int, text: bytes, kind: int = 0) -> bytes:
    covered = b"".join(part.to_bytes(4, "little") for part in (number, 1000 + number)) + bytes([kind, len(text)]) + text
    made = computed(algorithm, covered)
    size = SIZES.get(algorithm, 4)
    stored = made if isinstance(made, bytes) else made.to_bytes(size, "little")
    return b"!" + stored + covered


def segment(algorithm: str, numbers: range) -> bytes:
    notes = [note(algorithm, number, b"text %d" % number, number % 2) for number in numbers]
    return b"NOTE" + numbers.start.to_bytes(4, "little") + b"".join(notes)


@pytest.mark.parametrize("algorithm", UNKEYED)
def test_every_algorithm_is_checked(tmp_path: Path, algorithm: str) -> None:
    format = declared.load(spec(tmp_path, algorithm))
    content = segment(algorithm, range(7, 12))
    found = read(format, content, "note-00000007.log")
    assert found.findings == []
    assert [record[:2] for record in found.records] == [(number, (1000 + number) * 1000) for number in range(7, 12)]
    assert dict(found.records[0][4:]) == {"kind": "urgent", "is_urgent": True}
    damaged = content.replace(b"text 9", b"text 8")
    after = read(format, damaged, "note-00000007.log", "skip")
    assert ([record[0] for record in after.records], after.codes) == ([7, 8, 10, 11], ["bad-checksum"])
    assert after.findings[0].records == 1


def test_checksums_are_those_that_others_compute() -> None:
    """The check values of the catalogue of CRCs, of FNV's authors, and LevelDB's own test."""
    check = b"123456789"
    assert crc32c(check) == 0xE3069283
    assert crc32c(b"56789", crc32c(b"1234")) == crc32c(check)
    assert computed("crc32c-masked", check) == (0xE3069283 >> 15 | 0xE3069283 << 17) + 0xA282EAD8 & 0xFFFFFFFF
    assert computed("crc16", check) == 0xBB3D
    assert computed("fnv1a-32", b"foobar") == 0xBF9CF968
    assert computed("fnv1a-64", b"foobar") == 0x85944171F73967E8
    assert computed("adler32", b"Wikipedia") == 0x11E60398


def test_segments_are_named_after_their_first_record(tmp_path: Path) -> None:
    format = declared.load(spec(tmp_path))
    log = tmp_path / "log"
    log.mkdir()
    for numbers in (range(3), range(3, 6), range(8, 10)):
        (log / f"note-{numbers.start:08}.log").write_bytes(segment("crc32", numbers))
    opened = library.open(log, format=format)
    found = opened.records(report=lambda finding: None)
    assert [record.offset for record in found] == [0, 1, 2, 3, 4, 5, 8, 9]
    (finding,) = opened.verify()
    assert (finding.code, finding.records) == ("missing-segment", 2)
    damaged = log / "note-00000003.log"
    damaged.write_bytes(damaged.read_bytes().replace(b"text 4", b"text 5"))
    report = library.recover(log, tmp_path / "copy", format=format).logs[0]
    assert (report.records, report.lost.records) == (7, 3)
    names = sorted(path.name for path in (tmp_path / "copy").iterdir())
    assert names == [f"note-{number:08}.log" for number in (0, 3, 5, 8)]
    assert {finding.code for finding in library.open(tmp_path / "copy", format=format).verify()} == {"missing-segment"}
    assert (tmp_path / "copy" / "note-00000005.log").read_bytes() == segment("crc32", range(5, 6))


def test_a_time_is_sought(tmp_path: Path, segspec: Run) -> None:
    path = spec(tmp_path)
    log = tmp_path / "note-00000000.log"
    log.write_bytes(segment("crc32", range(20)))
    shown = segspec("dump", "--format", path, log, "--from", "1970-01-01T00:16:58", "-o", "json", "--payload", "utf8")
    assert shown.json == [
        {"offset": str(n), "timestamp": str((1000 + n) * 1000), "value": f"text {n}", "kind": kind, "is_urgent": urgent}
        for n, kind, urgent in ((18, "plain", False), (19, "urgent", True))
    ]
    chosen = segspec("dump", "--format", path, log, "--where", "kind = urgent", "-o", "csv", "--limit", "2")
    assert chosen.lines[0] == "offset,timestamp,value,kind,is_urgent"
    assert [line.split(",")[0] for line in chosen.lines[1:]] == ["1", "3"]


WRONG = {
    "a key that there is not": ("  value: text", "  valve: text", "valve: no such key: there are accepts, "),
    "a field that there is not": ("  value: text", "  value: txet", "value: a frame has no field txet"),
    "a covered field that there is not": (
        "covers: number..text",
        "covers: number..x",
        "covers.x: a frame has no field x",
    ),
    "a zeroed field that there is not": (
        "covers: number..text",
        "covers: number..text, zeroed: x",
        "checksum.zeroed.x: a frame has no field x",
    ),
    "no such algorithm": ("algorithm: crc32", "algorithm: crc33", "checksum.algorithm: 'crc33' is none of adler32, "),
    "a key of an algorithm that has none": (
        "algorithm: crc32",
        "algorithm: crc32, key: rules.key",
        "checksum.key: algorithms with a key need rules.NAME",
    ),
    "an algorithm without its key": (
        "algorithm: crc32",
        "algorithm: highway-64",
        "checksum.key: algorithms with a key",
    ),
    "an algorithm that does not go on": (
        "covers: number..text}",
        "covers: number..text, goes_on_from: first_number, algorithm: sha256}",
        "the key algorithm stands here twice",
    ),
    "a header that there is not": ("base: first_number", "base: first", "header.base: the header has no field first"),
    "no name of a frame": ("frame: notes", "frame: sheets", "frame: the spec has no field sheets at its top level"),
    "a frame that does not repeat": ("frame: notes", "frame: magic", "frame: magic is no repeated field of one type"),
    "no files": ("  files: 'note-{base:08}.log'\n", "", "files: it is needed"),
    "a path as the name of files": (
        "note-{base:08}.log",
        "../{base}.log",
        "files: it is needed: the name of a segment",
    ),
    "a unit that there is not": ("unit: s", "unit: h", "time.unit: 'h' is none of s, ms, us, ns, 100ns"),
    "a column of every log": ("[kind, is_urgent]", "{offset: kind}", "columns.offset: every log has, or could have"),
    "a list in the place of a mapping": ("header: {base: first_number}", "header: [base]", "header: it is a mapping"),
    "a field in the place of a mapping": (
        "header: {base: first_number}",
        "header: first_number",
        "header: it is a mapping",
    ),
    "a kind that there is not": (
        "[kind, is_urgent]",
        "{kind: {path: kind, kind: word}}",
        "columns.kind.kind: 'word' is none of signed, unsigned, float, flag, text, bytes",
    ),
    "a column without its field": ("[kind, is_urgent]", "{kind: {doc: x}}", "columns.kind.path: it is needed"),
    "two first numbers": ("  number: number", "  number: {first: 3}", "number: the first one is the header's (base)"),
    "a tail of no zeros": (
        "  time: {field: written, unit: s}",
        "  tail: {unwritten: 0}",
        "tail.unwritten: it is at least 1",
    ),
    "numbers of files whose names have none": (
        "  number: number",
        "  number: {per_file: 10}",
        "number.per_file: the files have no {file} in their names",
    ),
    "stated numbers that are counted": (
        "  number: number",
        "  number: {field: number, per_file: 10}",
        "number.per_file: only frames that are counted have it",
    ),
    "more numbers before a file than it has": (
        "  number: number",
        "  number: {first: 10, per_file: 10}",
        "number.per_file: the first number (first) is less than it",
    ),
    "a number that is none": ("  number: number", "  number: {field: number, first: 3}", "number.first: frames that"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_has_no_meaning_is_said_with_its_line(tmp_path: Path, what: str, segspec: Run) -> None:
    old, new, message = WRONG[what]
    path = spec(tmp_path, old=old, new=new)
    with pytest.raises(UnsupportedSpecError) as caught:
        declared.load(path)
    assert message in str(caught.value)
    text = path.read_text()
    (problem,) = caught.value.problems
    assert problem.line == (text[: text.index(new)].count("\n") + 1 if new else 5)
    done = segspec("verify", "--format", path, tmp_path)
    assert (done.code, message in done.err) == (2, True)


def test_a_spec_without_a_declaration_is_no_log(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedSpecError, match="the spec declares no log: it has no mapping -log"):
        declared.load(spec(tmp_path, old="-log:", new="-note:"))


@pytest.mark.parametrize("named", ["../note.ksy", "/etc/note.ksy", "note.yaml"])
def test_a_declaration_names_a_spec_beside_it_or_below(tmp_path: Path, named: str) -> None:
    spec(tmp_path)
    (tmp_path / "own").mkdir()
    path = tmp_path / "own" / "note.log.yaml"
    path.write_text(f"spec: {named}\nfiles: '*'\n")
    with pytest.raises(UnsupportedSpecError, match=r"own/note\.log\.yaml:1: "):
        declared.load(path)


def test_it_has_no_name_of_another_format(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="tank is the name of another format: give yours another one"):
        add(declared.load(spec(tmp_path, old="  title: Notes", new="  name: tank")))


def test_it_is_known_to_the_process_by_its_name(tmp_path: Path) -> None:
    format = declared.load(spec(tmp_path))
    path = tmp_path / "note-00000000.log"
    path.write_bytes(segment("crc32", range(5)))
    assert library.open(path, format=format).format is format
    assert get("note") is format
    assert library.open(path, format="note").format is format
    assert "note" not in names()
    with pytest.raises(SegspecError, match="neither the name nor the content is of a known format"):
        library.open(path)
    assert library.open(path, format=str(tmp_path / "note.ksy")).count() == 5


def test_it_pickles_and_needs_neither_compiler_nor_yaml_then(tmp_path: Path) -> None:
    (tmp_path / "format").write_bytes(pickle.dumps(declared.load(spec(tmp_path))))
    (tmp_path / "note-00000000.log").write_bytes(segment("crc32", range(5)))
    script = """
import pickle, sys
sys.modules["yaml"] = None
import segspec
format = pickle.loads(open("format", "rb").read())
print([record.offset for record in segspec.open("note-00000000.log", format=format).records()], format.title)
print(*(name for name in sys.modules if name.startswith("segspec_kaitai.own")))
"""
    environment = os.environ | {"PATH": "", "SEGSPEC_NODE": "/nowhere", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.stderr == ""
    said, modules = done.stdout.splitlines()
    assert said == "[0, 1, 2, 3, 4] Notes"
    assert "segspec_kaitai.own.compiling" not in modules


HOSTILE = """meta:
  id: hostile
  endian: le
-log:
  files: '*'
  frame: frames
  value: body
  number: number
seq:
  - id: frames
    type: frame
    repeat: eos
types:
  frame:
    seq:
      - id: number
        type: u1
      - id: body
        size: SIZE
      - id: rest
        type: REST
        repeat: until
        repeat-until: 1 == 2
    types:
      nothing:
        instances:
          x:
            value: 1
"""


@pytest.mark.parametrize(
    ("size", "rest", "code"),
    [
        ("number / (number - number)", "u1", Code.BAD_ENCODING),
        ("number", "nothing", Code.LIMIT_EXCEEDED),
        ("(number << 60000) >> 60000", "u1", Code.LIMIT_EXCEEDED),
        ("_root.frames[9].number", "u1", None),
        ("_parent._parent.size", "u1", None),
        ("number - 300", "u1", Code.BAD_ENCODING),
    ],
)
def test_a_hostile_spec_costs_a_bounded_effort(tmp_path: Path, size: str, rest: str, code: Code | None) -> None:
    needs.npm("kaitai-struct-compiler")
    path = tmp_path / "hostile.ksy"
    path.write_text(HOSTILE.replace("SIZE", f"'{size}'").replace("REST", rest))
    if code is None:
        with pytest.raises(UnsupportedSpecError):
            declared.load(path)
        return
    format = declared.load(path)
    for policy in ("stop", "skip"):
        found = read(format, bytes(range(1, 200)), "x", policy)
        assert (found.records, found.codes) == ([], [code])


def test_a_frame_has_no_more_bytes_than_the_limit(tmp_path: Path) -> None:
    from segspec.core.limits import READ_AT_ONCE

    path = tmp_path / "1.log"
    with path.open("wb") as file:
        file.write((60_000).to_bytes(2, "little"))
        file.truncate(70_000)
    log = library.open(path, format=format_of("plain.log.yaml"))
    assert len(next(log.records(on_damage="skip")).value or b"") == 60_000
    large = (SPECS / "plain.ksy").read_text().replace("u2", "u4")
    (tmp_path / "plain.ksy").write_text(large)
    (tmp_path / "plain.log.yaml").write_text((SPECS / "plain.log.yaml").read_text())
    with path.open("wb") as file:
        file.write((READ_AT_ONCE * 5).to_bytes(4, "little"))
        file.truncate(READ_AT_ONCE * 6)
    format = declared.load(tmp_path / "plain.log.yaml")
    with pytest.raises(SegspecError) as caught:
        list(library.open(path, format=format).records(on_damage="fail"))
    assert (caught.value.code, caught.value.field) == (Code.LIMIT_EXCEEDED, "body")


def test_a_column_means_what_the_spec_says_of_its_field(tmp_path: Path) -> None:
    old, new = "        enum: kind\n", "        enum: kind\n        doc: |\n          How it was\n          sent.\n"
    fields = schema(declared.load(spec(tmp_path, old=old, new=new)), "records")
    assert fields.field("kind").metadata == {b"comment": b"How it was sent."}
    assert fields.field("is_urgent").metadata is None
