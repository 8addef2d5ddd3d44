"""Places, sizes and drawings of fields, from specs written for the purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec_kaitai.pages import words
from segspec_kaitai.pages.book import MOST, Book, Size, read_book
from segspec_kaitai.pages.drawing import broken, drawings, fitted, sheet_of
from segspec_kaitai.pages.layout import rows, structure_size

SPEC = """
meta:
  id: frame
  endian: {endian}
  bit-endian: {bits}
seq:
{fields}
types:
  pair:
    seq:
      - id: first
        type: u2
      - id: second
        type: u2
  long_pair:
    seq:
      - id: first
        type: u8
  nothing:
    doc: No bytes.
  itself:
    seq:
      - id: inner
        type: itself
        if: true
"""


def book_of(folder: Path, fields: str, endian: str = "be", bits: str = "be") -> Book:
    indented = "\n".join(f"  {line}" for line in fields.strip().splitlines())
    (folder / "frame.ksy").write_text(SPEC.format(fields=indented, endian=endian, bits=bits))
    return read_book(folder)


def places(folder: Path, fields: str) -> dict[str, tuple[str, str]]:
    book = book_of(folder, fields)
    return {row.name: (words.place_words(row), words.size_words(row)) for row in rows(book, book.types["frame"])}


SWITCH = "- id: k\n  type: u1\n- id: v\n  type:\n    switch-on: k\n    cases:\n      0: pair\n      1: long_pair"
LENGTHS = "".join(f"- id: len_{x}\n  type: u1\n" for x in "abc") + "".join(
    f"- id: {x}\n  size: len_{x}\n" for x in "abc"
)
PLACES: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {
    "fixed fields have static places": (
        "- id: magic\n  contents: OSIL\n- id: a\n  type: u1\n- id: b\n  type: pair\n- id: c\n  size: 3",
        {"magic": ("0", "4"), "a": ("4", "1"), "b": ("5", "4"), "c": ("9", "3")},
    ),
    "a named length becomes a sum": (
        "- id: len_x\n  type: u4\n- id: x\n  size: len_x\n- id: y\n  type: u2\n",
        {"x": ("4", "len_x"), "y": ("4 + <code>len_<wbr>x</code>", "2")},
    ),
    "of three named lengths the last one counts": (
        f"{LENGTHS}- id: y\n  type: u2\n- id: z\n  type: u2",
        {"y": ("after <code>c</code>", "2"), "z": ("2 after <code>c</code>", "2")},
    ),
    "the rest goes to the end": (
        "- id: a\n  type: u2\n- id: z\n  size-eos: true",
        {"z": ("2", "to the end")},
    ),
    "behind an unknown length it is after it": (
        "- id: xs\n  type: pair\n  repeat: eos\n- id: y\n  type: u2\n- id: z\n  type: u2",
        {"xs": ("0", "4 each"), "y": ("after <code>xs</code>", "2"), "z": ("2 after <code>xs</code>", "2")},
    ),
    "a condition makes what follows unknown": (
        "- id: a\n  type: u1\n- id: b\n  type: u4\n  if: a > 0\n- id: c\n  type: u1",
        {"a": ("0", "1"), "b": ("1", "0 or 4"), "c": ("after <code>b</code>", "1")},
    ),
    "bits are named within their byte": (
        "- id: t\n  type: b1\n- id: n\n  type: b31\n- id: r\n  type: b16",
        {"t": ("0, bit 7", "1 bit"), "n": (f"0, bits 6{words.EN_DASH}0", "31 bits"), "r": ("4", "2")},
    ),
    "bytes behind bits begin at a byte": ("- id: a\n  type: b3\n- id: b\n  type: u1", {"b": ("1", "1")}),
    "cases of different lengths give a range": (f"{SWITCH}\n      _: pair", {"v": ("1", "4 to 8")}),
    "where no case may apply there may be no bytes": (SWITCH, {"v": ("1", "0 to 8")}),
}


@pytest.mark.parametrize(("fields", "found"), PLACES.values(), ids=PLACES)
def test_places_and_sizes_of_fields(fields: str, found: dict[str, tuple[str, str]], tmp_path: Path) -> None:
    assert found.items() <= places(tmp_path, fields).items()


def test_little_endian_bits_begin_at_the_low_bit(tmp_path: Path) -> None:
    book = book_of(tmp_path, "- id: low\n  type: b3\n- id: high\n  type: b5", bits="le")
    found = rows(book, book.types["frame"])
    assert [words.place_words(row) for row in found] == [f"0, bits 2{words.EN_DASH}0", f"0, bits 7{words.EN_DASH}3"]
    strip = sheet_of(found, 8).lines[-1]
    assert strip.is_bits
    assert [(cell.label, cell.start, cell.end) for cell in strip.cells] == [("high", 0, 5), ("low", 5, 8)]


def test_a_switch_that_covers_its_enum_always_has_a_case(tmp_path: Path) -> None:
    cases = "'kind::one': pair\n      'kind::two': long_pair"
    switch = f"- id: k\n  type: u1\n- id: v\n  type:\n    switch-on: k\n    cases:\n      {cases}"
    book_of(tmp_path, switch)
    with (tmp_path / "frame.ksy").open("a") as spec:
        spec.write("enums:\n  kind: {1: one, 2: two}\n")
    book = read_book(tmp_path)
    assert words.size_words(rows(book, book.types["frame"])[1]) == "4 to 8"


def test_a_structure_within_itself_has_no_bound(tmp_path: Path) -> None:
    book = book_of(tmp_path, "- id: a\n  type: itself")
    assert structure_size(book, book.types["frame"]) == Size(0, None)


def test_structures_that_hold_each_other_have_a_least_length(tmp_path: Path) -> None:
    book = book_of(tmp_path, "- id: a\n  type: u1\n- id: again\n  type: frame\n  if: a > 0")
    assert structure_size(book, book.types["frame"]) == Size(8, None)


def test_thousands_of_structures_within_each_other_are_measured_at_once(tmp_path: Path) -> None:
    chain = "".join(f"  t{n}: {{seq: [{{id: a, type: t{n + 1}}}, {{id: b, type: t{n + 1}}}]}}\n" for n in range(2000))
    text = f"meta: {{id: frame}}\nseq: [{{id: a, type: t0}}]\ntypes:\n{chain}  t2000: {{seq: [{{id: x, type: u1}}]}}\n"
    (tmp_path / "frame.ksy").write_text(text)
    book = read_book(tmp_path)
    assert structure_size(book, book.types["frame"]) == Size(MOST, None)
    assert structure_size(book, book.types["frame.t1990"]) == Size(1024 * 8, 1024 * 8)


def test_a_structure_without_bytes_has_no_drawing(tmp_path: Path) -> None:
    book = book_of(tmp_path, "- id: a\n  type: nothing")
    assert drawings(rows(book, book.types["frame"]), "Frame", "x") == ""


def test_a_field_across_lines_is_drawn_on_both(tmp_path: Path) -> None:
    book = book_of(tmp_path, "- id: a\n  type: u4\n- id: b\n  type: u8")
    lines = sheet_of(rows(book, book.types["frame"]), 8).lines
    assert [line.label for line in lines] == ["0", "8"]
    assert [(cell.row.name, cell.start, cell.end, cell.label) for line in lines for cell in line.cells] == [
        ("a", 0, 32, "a"),
        ("b", 32, 64, "b"),
        ("b", 0, 32, ""),
    ]


def test_what_follows_an_open_field_begins_a_line(tmp_path: Path) -> None:
    book = book_of(tmp_path, "- id: n\n  type: u4\n- id: x\n  size: n\n- id: y\n  type: u8\n- id: z\n  type: u4")
    lines = sheet_of(rows(book, book.types["frame"]), 8).lines
    assert [line.label for line in lines] == ["0", "…", "…+8"]
    assert lines[0].cells[1].open_end


def test_a_long_field_takes_one_line_and_counting_goes_on(tmp_path: Path) -> None:
    book = book_of(tmp_path, "- id: head\n  size: 48\n- id: tail\n  type: u4")
    lines = sheet_of(rows(book, book.types["frame"]), 8).lines
    assert [line.label for line in lines] == ["0", "48"]
    assert lines[0].cells[0].note == "48 bytes"


@pytest.mark.parametrize(("label", "room"), [("len_tracking_id", 60), ("a", 5), ("chunk_type", 40)])
def test_labels_are_broken_at_underscores_or_left_out(label: str, room: float) -> None:
    size, lines = fitted(label, room)
    assert "".join(lines) in ("", label)
    assert all(len(line) * size * 0.605 <= room for line in lines)


def test_a_word_is_never_cut() -> None:
    assert broken("num_records", 4) == []
    assert broken("num_records", 7) == ["num_", "records"]
