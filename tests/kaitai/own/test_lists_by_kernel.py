"""Lists within rows take the fast road: their items are tables of the kernel beside that of the rows."""

from __future__ import annotations

import random
import struct
from dataclasses import replace
from pathlib import Path

import pytest

from segspec.core.errors import Finding
from tests.helpers.sweeps import some
from tests.kaitai.own.conftest import Made
from tests.native.lane import has_compiler

pytestmark = pytest.mark.node

LANES = [False, True] if has_compiler() else [False]


def content(records: int) -> bytes:
    chance, out = random.Random(2), bytearray()
    for _ in range(records):
        count = chance.randrange(4)
        out += bytes([count]) + struct.pack(f"<{count}H", *(chance.randrange(1 << 16) for _ in range(count)))
        for _ in range(count):
            size = chance.randrange(9)
            out += bytes([size]) + chance.randbytes(size) + b"\7"
        out += b"ab\0xyz\0" if count == 2 else b""
    return bytes(out)


@pytest.mark.parametrize("fast", LANES, ids=["plain", "compiled"][: len(LANES)])
@pytest.mark.parametrize("batch_bytes", [1, 17, 100, 1 << 20])
def test_both_roads_give_the_same_lists_whatever_a_batch_may_have(
    own: Made, tmp_path: Path, fast: bool, batch_bytes: int
) -> None:
    (tmp_path / "file").write_bytes(content(100))
    format = own("nested_lists", flatten=False)
    assert format.lane == "kernel"
    wanted = list(replace(format, fast=None).open(tmp_path / "file").records())
    assert len(wanted) == 100
    assert {"ab", "xyz"} == {text for row in wanted for text in row["opt"] or ()}
    reader = format.open(tmp_path / "file").arrow(batch_bytes=batch_bytes, fast=fast)
    assert [row for batch in reader for row in batch.to_pylist()] == wanted


@pytest.mark.parametrize("fast", LANES, ids=["plain", "compiled"][: len(LANES)])
def test_a_record_that_is_torn_within_its_lists_gives_none_of_them(own: Made, tmp_path: Path, fast: bool) -> None:
    whole = content(12)
    format = own("nested_lists", flatten=False)
    (tmp_path / "file").write_bytes(whole)
    rows = list(format.open(tmp_path / "file").records())
    for length in some(range(len(whole)), 40):
        (tmp_path / "file").write_bytes(whole[:length])
        told: list[Finding] = []
        by_kernel: list[Finding] = []
        slow = list(replace(format, fast=None).open(tmp_path / "file").records(report=told.append))
        reader = format.open(tmp_path / "file").arrow(report=by_kernel.append, fast=fast)
        got = [row for batch in reader for row in batch.to_pylist()]
        assert got == slow == rows[: len(got)]
        assert [(found.code, found.position, found.field, found.message) for found in by_kernel] == [
            (found.code, found.position, found.field, found.message) for found in told
        ]
