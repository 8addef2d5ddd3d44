"""Items of a list that are chosen by a computed index: those of plain integers, and the last one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import KernelSpec, RowSource, Sources
from tests.helpers.hostile import mutations
from tests.kaitai.kernels.compare import check, lanes_of
from tests.kaitai.kernels.oracle import Oracle
from tests.native.lane import PLAIN, using

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

INDEXED = KernelSpec(
    "indexed",
    "indexed",
    (RowSource("", {"choice": "choice", "value": "value", "size": "len(sizes)", "mixed": "mixed"}),),
)
BODIES = KernelSpec("indexed_bodies", "indexed", (RowSource("bodies", {"body": "_", "size": "_frame.sizes[_index]"}),))
PICKED = KernelSpec("picked", "indexed", (RowSource("", {"picked": "picked", "twice": "twice"}),))


def sample_of(chance: random.Random) -> bytes:
    sizes = [chance.randrange(5) for _ in range(chance.randrange(6))]
    out = bytes([len(sizes), *sizes]) + chance.randbytes(sum(sizes)) + bytes([chance.randrange(3)])
    out += bytes(3) + chance.randbytes(4) + chance.choice((b"\0", b"\x7f", b"\x80"))
    groups = [128 + chance.randrange(128) for _ in range(chance.randrange(4))]
    return out + b"\7\7" + chance.randbytes(6) + bytes(groups) + bytes([chance.randrange(128)])


@pytest.mark.parametrize("spec", [INDEXED, BODIES], ids=lambda spec: spec.name)
def test_items_are_chosen_as_the_parser_chooses_them(
    spec: KernelSpec, own_parsers: Sources, own_kernel: MakeKernel, mutation_count: int
) -> None:
    kernel, oracle = own_kernel(spec), Oracle(spec, "own_ksy.debug")
    chance = random.Random(spec.name)
    whole = failed = 0
    for number in range(20):
        sample = sample_of(chance) + sample_of(chance)
        # The largest numbers are no column of signed ones: the kernel stops there, and the parser does not.
        whole += check(spec, kernel, oracle, sample).failing is None
        for changed in mutations(sample, mutation_count // 20, f"{spec.name} {number}"):
            failed += check(spec, kernel, oracle, changed).failing is not None
    assert whole == 20
    assert failed
    for length in range(len(sample)):
        check(spec, kernel, oracle, sample[:length])


def test_a_computed_column_may_choose_an_item(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel, oracle = own_kernel(PICKED), Oracle(PICKED, "own_ksy.debug")
    chance = random.Random(3)
    for _ in range(20):
        assert check(PICKED, kernel, oracle, sample_of(chance)).rows


def test_an_item_that_is_not_there_is_refused(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel = own_kernel(PICKED)
    data = b"\0" + b"\3" + bytes(8) + b"\7\7" + bytes(6) + b"\1"
    for lane in lanes_of(kernel):
        with using(lane):
            found = kernel.scan(data, fast=lane != PLAIN)
        assert (found.rows, found.reason, found.field) == (0, "value", "picked")
