"""The language's own processes with amounts and keys that a file states, and rows that unpack to much more than they
are."""

from __future__ import annotations

import tracemalloc
import zlib
from itertools import product
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from segspec.cli import main as cli
from segspec.core.errors import Code, Finding, SegspecError
from segspec.custom import OwnFormat, compile_format
from tests.cli.conftest import Run
from tests.kaitai.own.plain_kaitai import plain_parser, value_of

pytestmark = pytest.mark.usefixtures("compiler")

HEAD = "meta: {id: made, endian: le}\n"
TURNED = "seq:\n  - {id: k, type: u8}\n  - {id: x, size-eos: true, process: rol(k)}\n"
BACK = "seq:\n  - {id: k, type: s8}\n  - {id: x, size-eos: true, process: ror(k)}\n"
ONE = "seq:\n  - {id: k, type: s4}\n  - {id: x, size-eos: true, process: xor(k)}\n"
MANY = "seq:\n  - {id: n, type: u1}\n  - {id: k, size: n}\n  - {id: x, size-eos: true, process: xor(k)}\n"
ROWS = """\
seq: [{id: rows, type: row, repeat: eos}]
types:
  row: {seq: [{id: n, type: u4}, {id: z, size: n, process: zlib}]}
"""
EVERY = bytes(range(256))


def made(folder: Path, text: str, **more: Any) -> OwnFormat:
    (folder / "made.ksy").write_text(HEAD + text)
    return compile_format(folder / "made.ksy", **more)


def value_in(format: OwnFormat, folder: Path, content: bytes) -> tuple[Any, list[Finding]]:
    (folder / "file").write_bytes(content)
    told: list[Finding] = []
    rows = format.open(folder / "file").arrow(report=told.append).read_all().to_pylist()
    return (rows[0]["x"] if rows else None), told


def turned(content: bytes, amount: int) -> bytes:
    by = amount % 8
    return bytes((byte << by | byte >> 8 - by) & 0xFF for byte in content)


@pytest.mark.parametrize(("text", "sign"), [(TURNED, 1), (BACK, -1)])
def test_bits_are_turned_by_any_amount_at_once(tmp_path: Path, text: str, sign: int) -> None:
    format = made(tmp_path, text)
    amounts = [*range(18), 1 << 30, 1 << 34, 506097522914230528, (1 << 63) - 1]
    amounts += [1 << 63, (1 << 64) - 1] if sign == 1 else [-1, -8, -11, -(1 << 63)]
    for amount in amounts:
        content = amount.to_bytes(8, "little", signed=amount < 0) + EVERY
        assert value_in(format, tmp_path, content) == (turned(EVERY, sign * amount), [])


def test_amounts_that_all_runtimes_take_give_what_kaitai_gives(tmp_path: Path) -> None:
    for name, text, most in (("left", TURNED, 7), ("right", BACK, 8)):
        (tmp_path / name).mkdir()
        format = made(tmp_path / name, text)
        with plain_parser(tmp_path / name / "made.ksy") as parser:
            for amount in range(most + 1):
                content = amount.to_bytes(8, "little") + EVERY
                expected = value_of(parser.from_bytes(content))["x"]
                assert value_in(format, tmp_path, content) == (expected, [])


def test_xor_with_a_number_is_with_a_byte_or_told(tmp_path: Path) -> None:
    format = made(tmp_path, ONE)
    for key in (0, 1, 0x5A, 255):
        found = value_in(format, tmp_path, key.to_bytes(4, "little") + EVERY)
        assert found == (bytes(byte ^ key for byte in EVERY), [])
    for key in (256, -1, -(1 << 31)):
        value, told = value_in(format, tmp_path, key.to_bytes(4, "little", signed=True) + EVERY)
        assert value is None
        assert [(each.code, each.field) for each in told] == [(Code.BAD_ENCODING, "x")]
        assert f"is bytes under xor with {key}, which is no byte" in told[0].message


def test_xor_with_any_key_of_bytes(tmp_path: Path) -> None:
    format = made(tmp_path, MANY)
    for key, content in product((b"", b"a", b"ab", b"abc", bytes(200)), (b"", b"x", EVERY)):
        repeated = (key * 256 if key else bytes(256))[: len(content)]
        found = value_in(format, tmp_path, bytes([len(key)]) + key + content)
        assert found == (bytes(a ^ b for a, b in zip(content, repeated, strict=True)), [])


def test_bytes_of_any_size_are_unpacked(tmp_path: Path) -> None:
    format = made(tmp_path, "seq: [{id: x, size-eos: true, process: zlib}]\n")
    for size in (0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3_000_000):
        content = (EVERY * (size // 256 + 1))[:size]
        packed = zlib.compress(content)
        assert value_in(format, tmp_path, packed) == (content, [])
        _, told = value_in(format, tmp_path, packed[:-5])
        assert [each.message.partition(": ")[2].startswith("they end too early") for each in told] == [True]


def packed_rows(folder: Path, count: int, size: int) -> Path:
    packed = zlib.compress(bytes(size))
    (folder / "file").write_bytes((len(packed).to_bytes(4, "little") + packed) * count)
    return folder / "file"


def test_a_batch_ends_by_the_bytes_that_its_rows_unpack_to(tmp_path: Path) -> None:
    file = packed_rows(tmp_path, 9, 3 << 20)
    batches = made(tmp_path, ROWS).open(file).arrow()
    assert [batch.num_rows for batch in batches] == [3, 3, 3]
    few = made(tmp_path, ROWS).open(file).arrow(batch_bytes=1)
    assert [batch.num_rows for batch in few] == [1] * 9


def test_large_rows_are_held_one_at_a_time(tmp_path: Path) -> None:
    size = 32 << 20
    file = packed_rows(tmp_path, 6, size)
    log = made(tmp_path, ROWS).open(file)
    log.arrow().read_next_batch()
    tracemalloc.start()
    try:
        rows = sum(map(pa.RecordBatch.__len__, log.arrow()))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert rows == 6
    assert peak < 2.2 * size


def test_rows_up_to_one_that_says_so_are_all_given(tmp_path: Path) -> None:
    text = """\
seq: [{id: rows, type: row, repeat: until, repeat-until: _.inner.x == 255, size: 3}]
types:
  row: {seq: [{id: inner, type: inner}, {id: z, size: 2, process: xor(0)}]}
  inner: {seq: [{id: x, type: u1}]}
"""
    (tmp_path / "file").write_bytes(b"\1ab" * 4500 + b"\xffab")
    format = made(tmp_path, text)
    assert format.lane == "parser"
    assert format.open(tmp_path / "file").arrow(on_damage="fail").read_all().num_rows == 4501


def test_memory_that_ends_is_no_finding(tmp_path: Path, segspec: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "seq: [{id: rows, type: row, repeat: eos}]\ntypes:\n  row: {seq: [{id: x, size: 1, process: starved}]}\n"
    given = {"starved": "tests.kaitai.own.programs:Starved"}
    format = made(tmp_path, text, processes=given)
    (tmp_path / "file").write_bytes(b"abc")
    with pytest.raises(SegspecError, match="the memory of this process ended") as caught:
        value_in(format, tmp_path, b"abc")
    assert (caught.value.code, caught.value.path) == (Code.LIMIT_EXCEEDED, str(tmp_path / "file"))
    where = (tmp_path / "made.ksy", tmp_path / "file")
    done = segspec("verify", "--ksy", where[0], "--process", "starved=tests.kaitai.own.programs:Starved", where[1])
    assert (done.code, done.out) == (1, "")
    assert "limit-exceeded: the memory of this process ended" in done.err

    def none_left(*_: object) -> None:
        raise pa.ArrowMemoryError("realloc of size 7 failed")

    format = made(tmp_path, "seq: [{id: x, size-eos: true, process: zlib}]\n")
    with monkeypatch.context() as patched:
        patched.setattr(pa, "array", none_left)
        with pytest.raises(SegspecError, match="the memory of this process ended"):
            value_in(format, tmp_path, zlib.compress(b"abc"))


def test_memory_that_ends_anywhere_is_one_line(segspec: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(cli.LazyGroup, "get_command", none_left)
    done = segspec("info", "file")
    assert (done.code, done.out) == (1, "")
    assert done.err == "segspec: limit-exceeded: the memory of this process ended: that says nothing about the file\n"
