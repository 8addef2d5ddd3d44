"""Numbers of floating point as columns: their bits as they lie in the file, in the order of the machine."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import ColumnError, KernelSpec, RowSource, Sources, lower
from tests.kaitai.kernels.compare import lanes_of
from tests.native.lane import PLAIN, using

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

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
