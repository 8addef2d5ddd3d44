"""Numbers of floating point as columns: their bits as they lie in the file, in the order of the machine."""

from __future__ import annotations

import random
import struct
from array import array
from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import ColumnError, KernelSpec, RowSource, Sources, lower
from tests.kaitai.kernels.compare import SAMPLES, check_samples, lanes_of
from tests.kaitai.kernels.oracle import Oracle
from tests.native.lane import PLAIN, using

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

PATHS = {
    "kind": "kind",
    "small": "small",
    "large": "large",
    "maybe": "maybe",
    "other": "other",
    "level": "body.level",
    "factor": "body.factor",
    "offset": "body.offset",
    "by": "first.by",
    "third": "third.factor",
    "larger": "larger",
}
MEASURED = KernelSpec("measured", "measured", (RowSource("", PATHS),))
KINDS_OF_BODY = KernelSpec(
    "kinds_of_body",
    "measured",
    (
        RowSource(
            "",
            {
                "kind": "kind",
                "whole": "int(body)",
                "four": "f4(body)",
                "eight": "f8(body)",
                "is_whole": "present(int(body))",
                "is_four": "present(f4(body))",
                "is_number": "present(body)",
            },
        ),
    ),
)
SPECIAL = (
    "00000000", "80000000", "7f800000", "ff800000", "7fc00000", "ffc00001", "7f800001", "7fa12345", "00000001",
)  # fmt: skip
"""Zeros, infinities, quiet and signalling NaNs with payloads, the least number: the last 4 bytes of 8 are random."""


def four(chance: random.Random) -> bytes:
    return bytes.fromhex(chance.choice(SPECIAL)) if chance.randrange(2) else chance.randbytes(4)


def eight(chance: random.Random) -> bytes:
    special = chance.choice(("7ff00000", "7ff80000", "fff00000", "7ff40000", "80000000"))
    return bytes.fromhex(special) + chance.choice((bytes(4), chance.randbytes(4))) if chance.randrange(2) else (
        chance.randbytes(8)
    )  # fmt: skip


def row(chance: random.Random) -> bytes:
    kind = chance.randrange(7)
    out = bytes([kind]) + four(chance) + eight(chance)[::-1]
    out += eight(chance) if kind % 2 else b""
    body = {1: 4, 2: 8, 3: 2, 4: 5, 5: 12}.get(kind, 0)
    out += chance.randbytes(body) + chance.randbytes(4 if kind in (1, 2) else 0)
    return out + b"".join(four(chance) + eight(chance) for _ in range(3 if kind == 4 else 2))


def rows(chance: random.Random) -> bytes:
    return b"".join(row(chance) for _ in range(4))


def test_floats_are_read_as_the_parser_reads_them(
    own_parsers: Sources, own_kernel: MakeKernel, mutation_count: int
) -> None:
    kernel, oracle = own_kernel(MEASURED), Oracle(MEASURED, "own_ksy.debug")
    assert {c.name: c.kind for c in kernel.columns} == {
        "kind": "u8", "small": "f32", "large": "f64", "maybe": "f64", "other": "f32", "level": "f32", "factor": "f32",
        "offset": "f64", "by": "f32", "third": "f32", "larger": "f64",
    }  # fmt: skip
    assert check_samples(MEASURED, kernel, oracle, rows, mutation_count) == SAMPLES


def test_the_bits_of_every_float_are_kept(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel = own_kernel(KernelSpec("bits", "measured", (RowSource("", {"small": "small", "large": "large"}),)))
    chance = random.Random(8)
    words = [(four(chance), eight(chance)) for _ in range(300)]
    data = b"".join(b"\0" + small + large[::-1] + bytes(24) for small, large in words)
    for lane in lanes_of(kernel):
        with using(lane):
            found = kernel.scan(data, fast=lane != PLAIN)
        assert found.rows == 300
        assert list(found.columns["small"]) == [int.from_bytes(small, "big") for small, _ in words]
        assert list(found.columns["large"]) == [int.from_bytes(large, "big") for _, large in words]
        # Viewed as what they are, they are the numbers that struct says they are.
        wide = memoryview(found.columns["large"]).cast("B").cast("d")
        assert array("d", wide).tobytes() == array("d", [struct.unpack(">d", large)[0] for _, large in words]).tobytes()


def test_the_cases_of_a_switch_are_asked_for_by_their_kinds(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel = own_kernel(KINDS_OF_BODY)
    data = b"".join(
        bytes([kind]) + bytes(12 + (8 if kind % 2 else 0)) + body + bytes(28)
        for kind, body in ((1, struct.pack(">f", 1.5)), (2, struct.pack("<d", -2.5)), (3, b"\1\2"))
    )
    for lane in lanes_of(kernel):
        with using(lane):
            found = kernel.scan(data[: 13 + 8 + 4 + 28] + data[13 + 8 + 4 + 28 :], fast=lane != PLAIN)
        shown = {name: list(values) for name, values in found.columns.items()}
        assert shown["kind"] == [1, 2, 3], found
        assert shown["whole"] == [0, 0, 0x102]
        assert shown["four"] == [int.from_bytes(struct.pack(">f", 1.5), "big"), 0, 0]
        assert shown["eight"] == [0, int.from_bytes(struct.pack(">d", -2.5), "big"), 0]
        assert shown["is_whole"] == [0, 0, 1]
        assert shown["is_four"] == [1, 0, 0]
        assert shown["is_number"] == [1, 1, 1]


def test_a_column_of_several_kinds_says_how_to_ask_for_one(own_parsers: Sources) -> None:
    with pytest.raises(ColumnError, match=r"'body' is of several kinds .* ask for int\(…\), f4\(…\), f8\(…\)"):
        lower(own_parsers, KernelSpec("k", "measured", (RowSource("", {"body": "body"}),)))
