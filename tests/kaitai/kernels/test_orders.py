"""The order of bytes where the file decides it: for a structure, and for those that lie in it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import KernelMode, KernelSpec, RowSource, Sources
from tests.helpers.hostile import mutations
from tests.kaitai.kernels.compare import SAMPLES, assert_same, check_samples, lanes_of, run_file
from tests.kaitai.kernels.oracle import Oracle
from tests.native.lane import PLAIN, using

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

COLUMNS = {
    "code": "code",
    "value": "value",
    "x": "first.x",
    "y": "second.y",
    "third": "third.x",
    "note": "int(note)",
    "noted": "note.x",
    "again": "name_again",
    "place": "ofs_here",
}
RECORDS = KernelSpec("ordered_records", "ordered", (RowSource("body.records", COLUMNS),), KernelMode.FILE)
BODIES = KernelSpec(
    "ordered_bodies",
    "ordered",
    (RowSource("", {"mark": "mark", "count": "body.num_records", "ending": "body.ending"}),),
)


def sample_of(chance: random.Random) -> bytes:
    order = chance.choice(("little", "big"))

    def number(value: int, width: int) -> bytes:
        return value.to_bytes(width, order)

    count = chance.randrange(9)
    out = (b"II" if order == "little" else b"MM") + number(count, 2)
    for _ in range(count):
        code, value = chance.choice((b"a1", b"ZZ", b"\xff\0")), chance.choice((0, 1, 2, 7, 1 << 31))
        out += code + number(value, 4) + chance.randbytes(12) + (chance.randbytes(6) if value % 2 == 0 else b"")
        name = chance.choice((b"one", b"two", b"ten"))
        out += name + chance.randbytes({b"one": 2, b"two": 6}.get(name, 0))
        out += b"name\0" if code[0] >= 0x61 and value < 3 else b""
    return out + number(0x1234, 2)


def two_samples(chance: random.Random) -> bytes:
    return sample_of(chance) + sample_of(chance)


@pytest.mark.parametrize("batch_bytes", [1, 60, 1 << 20])
def test_records_of_either_order_are_released_one_by_one(
    batch_bytes: int, own_parsers: Sources, own_kernel: MakeKernel
) -> None:
    kernel, oracle = own_kernel(RECORDS), Oracle(RECORDS, "own_ksy.debug")
    chance = random.Random(batch_bytes)
    whole = failed = 0
    for number in range(20):
        sample = sample_of(chance)
        for changed in [sample, *mutations(sample, 10, f"orders {number}", keep=4)]:
            want = oracle.file(changed)
            for lane in lanes_of(kernel):
                with using(lane):
                    got = run_file(kernel, changed, (), fast=lane != PLAIN, batch_bytes=batch_bytes)
                assert_same(RECORDS, got, want, changed, lane=lane, positions=False)
            whole += want.failing is None
            failed += want.failing is not None
    assert whole >= 20
    assert failed


def test_bodies_of_both_orders_follow_each_other(
    own_parsers: Sources, own_kernel: MakeKernel, mutation_count: int
) -> None:
    kernel, oracle = own_kernel(BODIES), Oracle(BODIES, "own_ksy.debug")
    assert check_samples(BODIES, kernel, oracle, two_samples, mutation_count, keep=2) == SAMPLES


def test_an_order_that_is_not_decided_is_refused(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel = own_kernel(BODIES)
    for lane in lanes_of(kernel):
        with using(lane):
            found = kernel.scan(b"XX\0\0\x12\x34", fast=lane != PLAIN)
        assert (found.rows, found.reason, found.field, found.error) == (0, "value", "body", 2)
