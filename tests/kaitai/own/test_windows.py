"""A file in a store whose rows can be read by themselves is read in windows, and gives what a file on a disk gives."""

from __future__ import annotations

from pathlib import Path
from struct import pack
from typing import Any

import fsspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.errors import Finding, SegspecError
from segspec.custom import OwnFormat, compile_format
from segspec_kaitai.own import own_part

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

LENGTHS = """
meta: {id: lengths, endian: be}
seq:
  - {id: magic, contents: HEAD}
  - {id: rows, type: row, repeat: eos}
types:
  row:
    seq:
      - {id: number, type: u2}
      - {id: len, type: u1}
      - {id: text, size: len}
      - {id: check, type: u1, valid: number & 0xff}
"""
"""Rows that only their lengths lead to."""
BODY = """
  body:
    seq:
      - {id: first, type: u1, valid: {max: 120}}
      - {id: rest, type: str, size-eos: true, encoding: UTF-8}
"""
BODIES = LENGTHS.replace("size: len}", "size: len, type: body}") + BODY
"""A row may be whole though its body, of known size, is damaged; an empty one lacks its first byte."""
NESTED = BODIES.replace("valid: {max: 120}}", "valid: {max: 120}}\n      - {id: inner, type: body, if: first > 120}")
"""A body that contains itself is for the parser."""
MARK = "  row:\n    seq:\n"
MARKED, MARKED_BODIES = (
    text.replace("id: lengths", "id: marked").replace(MARK, MARK + "      - {id: mark, contents: RW}\n")
    for text in (LENGTHS, BODIES)
)
SPECS = {
    "lengths": LENGTHS, "a magic": MARKED, "bodies": BODIES, "nested": NESTED, "bodies and a magic": MARKED_BODIES,
}  # fmt: skip
COUNTED = LENGTHS.replace("id: lengths", "id: counted").replace("repeat: eos", "repeat: expr, repeat-expr: 50")


def made(text: str, folder: Path) -> OwnFormat:
    path = folder / "own.ksy"
    path.write_text(text, encoding="utf-8")
    return compile_format(path)


@pytest.fixture(scope="module", params=list(SPECS.values()), ids=list(SPECS))
def format(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> OwnFormat:
    return made(request.param, tmp_path_factory.mktemp("spec"))


def row(mark: bytes, number: int) -> bytes:
    text = b"x" * ((number + 1) % 40)
    return mark + pack(">HB", number, len(text)) + text + bytes([number & 0xFF])


def content_of(format: OwnFormat) -> bytes:
    return b"HEAD" + b"".join(row(format.parser.magic, number) for number in range(100))


def read(format: OwnFormat, path: str, policy: str) -> tuple[list[dict[str, Any]], list[tuple[Any, ...]], str]:
    """The rows, the findings, and the error; rows have no number in a window."""
    found, rows, error = list[Finding](), list[dict[str, Any]](), ""
    try:
        for batch in format.open(path).arrow(on_damage=policy, report=found.append):
            rows += batch.to_pylist()
    except SegspecError as raised:
        error = f"{raised.code} at {raised.position}"
    return rows, [(each.code, each.position, each.severity) for each in found], error


def put(content: bytes, folder: Path) -> tuple[str, str]:
    local, stored = folder / "file", "memory://windows/file"
    local.write_bytes(content)
    with fsspec.open(stored, "wb") as file:
        file.write(content)
    return str(local), stored


@given(window=st.integers(min_value=8, max_value=3000), at=st.integers(0, 3000), bit=st.integers(0, 7))
@pytest.mark.parametrize("policy", ["stop", "skip", "fail"])
def test_windows_of_any_size_give_what_a_local_file_gives(
    policy: str, format: OwnFormat, window: int, at: int, bit: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    content = bytearray(content_of(format))
    if at < len(content):
        content[at] ^= 1 << bit
    local, stored = put(bytes(content), tmp_path_factory.mktemp("files"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(own_part, "WINDOW", window)
        in_windows = read(format, stored, policy)
    whole = read(format, local, policy)
    if whole[2] and "\n  body:\n" in format.path.read_text(encoding="utf-8"):
        # A value is told after the rows of its batch, and a window is a batch of its own.
        in_windows, whole = ([], *in_windows[1:]), ([], *whole[1:])
    assert in_windows == whole


@pytest.mark.parametrize("format", [LENGTHS, MARKED], ids=["lengths", "a magic"], indirect=True)
def test_a_store_is_read_in_windows_and_the_last_row_may_be_torn(
    format: OwnFormat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = content_of(format)
    _, stored = put(content[:-1], tmp_path)
    monkeypatch.setattr(own_part, "WINDOW", 500)
    read_at = list[int]()
    plain = own_part.RowBytes

    def noted(head: int, start: int, end: int) -> Any:
        read_at.append(start)
        return plain(head, start, end)

    monkeypatch.setattr(own_part, "RowBytes", noted)
    rows, found, _ = read(format, stored, "stop")
    assert [each["number"] for each in rows] == list(range(99))
    assert found == [("torn", len(content) - len(row(format.parser.magic, 99)), "error")]
    assert len(read_at) > 4


def test_a_length_that_leads_beyond_the_largest_row_is_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    format = made(MARKED.replace("{id: len, type: u1}", "{id: len, type: u4}"), tmp_path)
    long = b"RW" + pack(">HI", 1, 1 << 20) + bytes(100)
    sound = b"RW" + pack(">HI", 2, 3) + b"abc" + bytes([2])
    _, stored = put(b"HEAD" + sound + long + sound * 200, tmp_path)
    monkeypatch.setattr(own_part, "WINDOW", 100)
    monkeypatch.setattr(own_part, "LARGEST_ROW", 400)
    rows, found, _ = read(format, stored, "skip")
    assert [each["number"] for each in rows] == [2] * 201
    assert [(code, position) for code, position, _ in found] == [("torn", 4 + len(sound))]


def test_after_a_length_beyond_the_largest_row_no_row_is_made_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    format = made(LENGTHS.replace("{id: len, type: u1}", "{id: len, type: u4}"), tmp_path)
    long = pack(">HI", 1, 1 << 20)
    sound = pack(">HI", 2, 3) + b"abc" + bytes([2])
    _, stored = put(b"HEAD" + sound + long + sound * 200, tmp_path)
    monkeypatch.setattr(own_part, "WINDOW", 100)
    monkeypatch.setattr(own_part, "LARGEST_ROW", 400)
    rows, found, _ = read(format, stored, "skip")
    assert [each["number"] for each in rows] == [2]
    assert [(code, position) for code, position, _ in found] == [("torn", 4 + len(sound))]


def test_rows_whose_number_is_stated_are_read_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    format = made(COUNTED, tmp_path)
    local, stored = put(b"HEAD" + b"".join(row(b"", number) for number in range(50)), tmp_path)
    monkeypatch.setattr(own_part, "WINDOW", 100)
    assert read(format, stored, "stop") == read(format, local, "stop")
    assert len(read(format, stored, "stop")[0]) == 50
