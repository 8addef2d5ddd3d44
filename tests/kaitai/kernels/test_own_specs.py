"""Specs of our own that use all of the subset: each kernel against its parser, over valid and over broken bytes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import KernelSpec, RowSource, Sources
from tests.kaitai.kernels.compare import check, check_samples
from tests.kaitai.kernels.oracle import Oracle

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

FIELDS = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "flag", "rest")
BITS = ("b1", "b2", "b3", "b4", "b5", "b6", "l1", "l2", "l3", "l4")
COMPUTED = ("sum", "shifted", "divided", "inverted", "big_less", "mixed_less", "mixed_equal")
CHOSEN = ("chosen", "big_or_small", "low_half", "high_half")

NUMBERS = KernelSpec(
    "numbers",
    "numbers",
    (
        RowSource(
            "",
            {name: name for name in (*FIELDS, *BITS, *COMPUTED, *CHOSEN)}
            | {"position": "_position", "end": "_end", "computed": "a * 3 - c"},
        ),
    ),
)
CHECKED = KernelSpec(
    "checked",
    "checked",
    (
        RowSource(
            "", {"ranged": "ranged", "colour": "in_enum", "u8": "by_expression", "word": "word", "inner": "inner.twice"}
        ),
    ),
)
LEDGER = KernelSpec(
    "ledger",
    "ledger",
    (
        RowSource(
            "pages.entries",
            {
                "number": "number",
                "amount": "amount",
                "balance": "balance",
                "note": "note",
                "code": "code",
                "last": "is_last",
            },
        ),
    ),
)
OWNERS = KernelSpec("owners", "ledger", (RowSource("pages.entries", {"owner": "owner_first", "name": "_frame.owner"}),))


def ledger_sample(chance: random.Random) -> bytes:
    out = b""
    for _ in range(chance.randrange(1, 4)):
        count = chance.randrange(1, 11)
        page = b""
        for number in range(count):
            width = chance.choice((1, 2, 4))
            page += bytes([width]) + chance.randbytes(width)
            if number % 2:
                size = chance.randrange(1, 5)
                page += bytes([size]) + chance.randbytes(size - 1)
            code = chance.randrange(128)
            page += bytes([(128 if number == count - 1 and count < 10 else 0) | code])
        out += chance.choice((0, 2, 5)).to_bytes(2, "big") + page + bytes([count, chance.choice((0, code))])
    return out


def checked_sample(chance: random.Random) -> bytes:
    out = b""
    for _ in range(3):
        ranged = chance.choice((-3, 0, 300, 17))
        other = chance.choice((ranged + 3000, (1 << 63) + 5, (1 << 64) - 1))
        out += b"\x89ABC\0\1\2\3\4\5" + b"\7" + ranged.to_bytes(2, "little", signed=True)
        out += chance.choice((0, 2, 4000000000)).to_bytes(4, "little") + bytes([chance.choice((1, 2, 3, 9))])
        out += other.to_bytes(8, "little") + b"ok" + bytes(chance.randrange(10) for _ in range(7)) + b"good"
        out += bytes([chance.choice((1, 2, 77))])
    return out


SAMPLES_OF: dict[str, Callable[[random.Random], bytes]] = {
    "numbers": lambda chance: chance.choice((chance.randbytes(69), b"\xff" * 69, bytes(69), b"\x80" * 69)) * 2,
    "checked": checked_sample,
    "ledger": ledger_sample,
}


@pytest.mark.parametrize("spec", [NUMBERS, CHECKED, LEDGER], ids=lambda spec: spec.name)
def test_frames_are_read_as_the_parser_reads_them(
    spec: KernelSpec, own_parsers: Sources, own_kernel: MakeKernel, mutation_count: int
) -> None:
    kernel, oracle = own_kernel(spec), Oracle(spec, "own_ksy.debug")
    assert check_samples(spec, kernel, oracle, SAMPLES_OF[spec.spec], mutation_count)


def test_a_column_may_look_elsewhere_in_the_file(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel, oracle = own_kernel(OWNERS), Oracle(OWNERS, "own_ksy.debug")
    chance = random.Random(3)
    for _ in range(20):
        assert check(OWNERS, kernel, oracle, SAMPLES_OF["ledger"](chance)).rows
