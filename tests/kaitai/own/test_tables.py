"""Several tables of one spec, from Python and from a shell: what they hold, and which key leads from one to another."""

from __future__ import annotations

from pathlib import Path
from struct import pack
from typing import Any

import pyarrow.parquet as pq
import pytest

from segspec.custom import compile_format, compile_tables
from tests.cli.conftest import Run
from tests.kaitai.own.conftest import Made

pytestmark = pytest.mark.node

LIBRARY = """
meta:
  id: library
  endian: be
seq:
  - id: magic
    contents: LIB
  - id: head
    type: head
  - id: num_shelves
    type: u1
  - id: shelves
    type: shelf
    repeat: expr
    repeat-expr: num_shelves
  - id: visits
    type: visit
    repeat: eos
types:
  head:
    seq:
      - id: year
        type: u2
      - id: lines
        type: u1
        repeat: expr
        repeat-expr: 2
  shelf:
    seq:
      - id: room
        type: u1
      - id: content
        type: content
        if: room != 0
  content:
    seq:
      - id: num_books
        type: u1
      - id: books
        type: book
        repeat: expr
        repeat-expr: num_books
  book:
    seq:
      - id: number
        type: u2
      - id: num_loans
        type: u1
      - id: loans
        type: loan
        repeat: expr
        repeat-expr: num_loans
  loan:
    seq:
      - id: day
        type: u1
  visit:
    seq:
      - id: hour
        type: u1
        valid:
          max: 23
"""


def book(number: int, *days: int) -> bytes:
    return pack(">HB", number, len(days)) + bytes(days)


def shelf(room: int, *books: bytes) -> bytes:
    return bytes([room, len(books)]) + b"".join(books)


SHELVES = [shelf(1, book(10, 1, 2), book(11)), b"\0", shelf(2), shelf(3, book(12, 3))]
HEAD = b"LIB" + pack(">H", 1900) + b"\7\x09" + bytes([len(SHELVES)])


@pytest.fixture
def library(own: Made, tmp_path: Path) -> tuple[Path, Path]:
    """The spec, and a file of it."""
    own("tlv")
    spec, path = tmp_path / "library.ksy", tmp_path / "file.lib"
    spec.write_text(LIBRARY)
    path.write_bytes(HEAD + b"".join(SHELVES) + b"\x09\x0a")
    return spec, path


WANTED: dict[str, list[dict[str, Any]]] = {
    "root": [{"_index": 0, "head": {"year": 1900, "lines": [7, 9]}, "num_shelves": 4}],
    "shelves": [
        {"_index": 0, "room": 1, "content": {"num_books": 2}},
        {"_index": 1, "room": 0, "content": None},
        {"_index": 2, "room": 2, "content": {"num_books": 0}},
        {"_index": 3, "room": 3, "content": {"num_books": 1}},
    ],
    "shelves.content.books": [
        {"_index": 0, "_parent": 0, "number": 10, "num_loans": 2},
        {"_index": 1, "_parent": 0, "number": 11, "num_loans": 0},
        {"_index": 2, "_parent": 3, "number": 12, "num_loans": 1},
    ],
    "shelves.content.books.loans": [
        {"_index": 0, "_parent": 0, "day": 1},
        {"_index": 1, "_parent": 0, "day": 2},
        {"_index": 2, "_parent": 2, "day": 3},
    ],
    "visits": [{"_index": 0, "hour": 9}, {"_index": 1, "hour": 10}],
}
PARENTS = {"shelves.content.books": "shelves", "shelves.content.books.loans": "shelves.content.books"}


def test_each_list_of_structures_is_a_table_with_the_key_of_what_it_lies_in(library: tuple[Path, Path]) -> None:
    spec, path = library
    tables = compile_tables(spec)
    assert list(tables) == list(WANTED)
    assert {name: table.parent for name, table in tables.items() if table.parent} == PARENTS
    for name, table in tables.items():
        made = table.open(path).arrow().read_all()
        made.validate(full=True)
        assert made.schema == table.schema
        assert made.to_pylist() == WANTED[name], name


def test_keys_go_on_from_batch_to_batch(library: tuple[Path, Path]) -> None:
    spec, path = library
    table = compile_tables(spec)["shelves.content.books.loans"]
    batches = list(table.open(path).arrow(batch_rows=1))
    assert all(batch.num_rows == 1 for batch in batches)
    assert [row for batch in batches for row in batch.to_pylist()] == WANTED[table.name]


def test_columns_of_a_table_can_be_chosen(library: tuple[Path, Path]) -> None:
    spec, path = library
    log = compile_tables(spec)["shelves.content.books"].open(path)
    assert log.arrow(["number", "_parent"]).read_all().to_pydict() == {"number": [10, 11, 12], "_parent": [0, 0, 3]}
    with pytest.raises(ValueError, match=r"unknown column 'colour' of shelves\.content\.books"):
        log.arrow(["colour"])


def test_rows_that_are_named_have_the_tables_within_them(library: tuple[Path, Path]) -> None:
    spec, _ = library
    assert list(compile_tables(spec, "visits")) == ["visits"]
    assert list(compile_tables(spec, "shelves.content.books")) == [
        "shelves.content.books",
        "shelves.content.books.loans",
    ]
    assert list(compile_tables(spec, ".")) == list(WANTED)


def test_frames_are_a_table_and_so_are_their_lists(own: Made, tmp_path: Path) -> None:
    own("tlv")
    spec, path = tmp_path / "frames.ksy", tmp_path / "file"
    spec.write_text(
        "meta:\n  id: frames\nseq:\n  - id: len\n    type: u1\n  - id: items\n    type: item\n    repeat: expr\n"
        "    repeat-expr: len\ntypes:\n  item:\n    seq:\n      - id: a\n        type: u1\n"
    )
    path.write_bytes(b"\2\7\x08\0\1\x09")
    tables = compile_tables(spec, "")
    assert {name: table.open(path).arrow().read_all().to_pylist() for name, table in tables.items()} == {
        "root": [{"_index": 0, "len": 2}, {"_index": 1, "len": 0}, {"_index": 2, "len": 1}],
        "items": [
            {"_index": 0, "_parent": 0, "a": 7},
            {"_index": 1, "_parent": 0, "a": 8},
            {"_index": 2, "_parent": 2, "a": 9},
        ],
    }
    assert tables["items"].parent == "root"


def test_a_spec_without_lists_is_one_table_and_one_for_each_case(own: Made) -> None:
    format = own("tlv", flatten=False)
    tables = compile_tables(format.path)
    assert list(tables) == ["root", "body.number", "body.short_text", "body.point", "body.raw"]
    assert tables["root"].schema.names == ["_index", *format.schema.names]


# from a shell


def test_tables_are_described(segspec: Run, library: tuple[Path, Path]) -> None:
    spec, _ = library
    done = segspec("compile", spec, "--tables")
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == f"spec     {spec}"
    assert [line.split(None, 1)[1] for line in done.lines if line.startswith("table ")] == [
        "root",
        "shelves",
        "shelves.content.books  (_parent is the _index of shelves)",
        "shelves.content.books.loans  (_parent is the _index of shelves.content.books)",
        "visits",
    ]


def test_tables_become_files_of_a_new_folder(segspec: Run, library: tuple[Path, Path], tmp_path: Path) -> None:
    spec, path = library
    out = tmp_path / "tables"
    done = segspec("compile", spec, path, "--tables", "-o", out)
    assert done.code == 0
    assert done.err.splitlines()[0] == f"1 records in {out / 'root'}.parquet"
    assert {each.stem: pq.read_table(each).to_pylist() for each in out.iterdir()} == WANTED


def test_damage_is_told_once_for_all_tables(segspec: Run, library: tuple[Path, Path], tmp_path: Path) -> None:
    spec, path = library
    path.write_bytes(path.read_bytes()[:-1] + b"\x63")
    out = tmp_path / "tables"
    done = segspec("compile", spec, path, "--tables", "-o", out)
    assert done.code == 3
    assert len([line for line in done.err.splitlines() if ": error " in line]) == 1
    assert pq.read_table(out / "visits.parquet").num_rows == 1
    failed = segspec("compile", spec, path, "--tables", "-o", tmp_path / "others", "--on-damage", "fail")
    assert failed.code == 1
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file.lib", "library.ksy", "tables"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["FILE"], "--tables with FILE needs -o DIR"),
        (["-o", "out"], "without FILE, none"),
        (["FILE", "-o", "out.parquet"], "tables go to a folder"),
        (["--columns", "head"], "not with --columns or --flatten"),
        (["--flatten"], "not with --columns or --flatten"),
        (["FILE", "-o", "out", "--limit", "1"], "--limit is for rows on stdout"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_of_tables(segspec: Run, library: tuple[Path, Path], arguments: list[str], words: str) -> None:
    spec, path = library
    done = segspec("compile", spec, "--tables", *(str(path) if word == "FILE" else word for word in arguments))
    assert (done.code, done.out) == (2, "")
    assert words in " ".join(done.err.split())


def test_nested_columns_hold_what_the_tables_hold(library: tuple[Path, Path]) -> None:
    spec, path = library
    rows = list(compile_format(spec, "shelves").open(path).records())
    nested = [book["number"] for row in rows if row["content"] for book in row["content"]["books"]]
    assert nested == [row["number"] for row in WANTED["shelves.content.books"]]
