"""Structures that are left unread: those that contain themselves can be read around."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from segspec.columns.backend import Kernel
from segspec_kaitai.kernels import (
    KernelMode,
    KernelSpec,
    RowSource,
    SelfContainedError,
    Sources,
    Unsupported,
    lower,
)
from tests.kaitai.kernels.compare import lanes_of, run_file
from tests.native.lane import PLAIN, using

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

COLUMNS = {"tag": "tag", "value": "body.value", "body": "bytes(body)", "case": "case(body)", "sum": "sum"}


def tree(*opaque: str) -> KernelSpec:
    return KernelSpec("tree", "tree", (RowSource("nodes", COLUMNS),), KernelMode.FILE, opaque=opaque)


def node(tag: int, body: bytes) -> bytes:
    return bytes([tag]) + len(body).to_bytes(2, "big") + body + b"+"


LEAF = node(1, b"\1\2")
BRANCH = b"<" + LEAF + node(2, b"<" + LEAF)
DATA = LEAF + node(2, BRANCH) + node(3, b"other") + LEAF


def test_a_structure_that_contains_itself_is_named_by_its_key(own_parsers: Sources) -> None:
    with pytest.raises(SelfContainedError, match=r"`Tree\.Node`, a structure that contains itself") as caught:
        lower(own_parsers, tree())
    assert caught.value.key == "tree.Tree.Node"


def test_what_contains_itself_is_read_around(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel = own_kernel(tree("tree.Tree.Branch"))
    expected = [(1, 0x102, None, 1, 43), (2, 0, BRANCH, 0, 43), (3, 0, b"other", 0, 43), (1, 0x102, None, 1, 43)]
    for lane in lanes_of(kernel):
        with using(lane):
            found = run_file(kernel, DATA, (), fast=lane != PLAIN, batch_bytes=1)
            assert (found.rows, found.failing) == (expected, None)
            for length in range(len(DATA)):
                found = run_file(kernel, DATA[:length], (), fast=lane != PLAIN, batch_bytes=1)
                ends = [len(DATA[:end]) for end in (6, 6 + len(BRANCH) + 4, 6 + len(BRANCH) + 13, len(DATA))]
                assert found.rows == expected[: sum(end <= length for end in ends)]
                assert (found.failing is None) == (length in (0, *ends))


def test_damage_in_what_is_not_read_is_not_seen(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel = own_kernel(tree("tree.Tree.Branch"))
    found = run_file(kernel, node(2, b"not a mark"), (), fast=False, batch_bytes=1)
    assert (found.rows, found.failing) == ([(2, 0, b"not a mark", 0, 43)], None)


def test_what_has_no_size_cannot_be_left_unread(own_parsers: Sources) -> None:
    with pytest.raises(Unsupported, match=r"`Tree\.Node`, which is not read and has no size") as caught:
        lower(own_parsers, tree("tree.Tree.Node"))
    assert not isinstance(caught.value, SelfContainedError)


def test_where_it_has_no_size_what_is_around_it_is_named(own_parsers: Sources) -> None:
    opaque: tuple[str, ...] = ()
    rows = (RowSource("boxes", {"size": "len_box"}),)
    for _ in range(3):
        with pytest.raises(SelfContainedError) as caught:
            lower(own_parsers, KernelSpec("k", "shelf", rows, opaque=opaque))
        opaque = (*opaque, caught.value.key)
    assert opaque == ("shelf.Shelf.Thing", "shelf.Shelf.Lid", "shelf.Shelf.Box")
    assert lower(own_parsers, KernelSpec("k", "shelf", rows, opaque=opaque)).specs == ("shelf",)
