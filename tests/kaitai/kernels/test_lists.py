"""Lists within rows: each a table of its own, whose rows are told by where those of a row end."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from segspec.columns.backend import DONE, Kernel
from segspec.columns.backend.kernel import ListRoom
from segspec.core.errors import Code, SegspecError
from segspec_kaitai.kernels import ColumnError, KernelMode, KernelSpec, RowSource, Sources, lower
from tests.kaitai.kernels.compare import lanes_of
from tests.native.lane import PLAIN, using

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]


@pytest.fixture
def counted_runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """What the columns of each run have room for: rows, and items of each list."""
    seen: list[tuple[int, ...]] = []
    told = ListRoom.told

    def watched(self: ListRoom) -> Any:
        seen.append((self.rows, *self.lists))
        return told(self)

    monkeypatch.setattr(ListRoom, "told", watched)
    return seen


ITEMS = KernelSpec(
    "items",
    "nested",
    (RowSource("records", {"kind": "kind", "numbers_values_end": "end_of('records.numbers.values')"}),),
    KernelMode.FILE,
    lists=(RowSource("records.numbers.values", {"number": "_", "number_row": "_parent_row"}),),
)


def rows_with_numbers(*counts: int) -> bytes:
    """Records of nothing but so many numbers."""
    records = (b"\2\0" + bytes([2 * count]) + bytes(2 * count) + bytes(2) for count in counts)
    return len(counts).to_bytes(2, "big") + b"".join(records) + b"!"


def test_no_row_is_released_with_a_part_of_its_items(
    own_parsers: Sources, own_kernel: MakeKernel, counted_runs: list[tuple[int, ...]]
) -> None:
    data = rows_with_numbers(3, 0, 2, 9, 1, 1, 1, 1, 1)
    for lane in lanes_of(own_kernel(ITEMS)):
        counted_runs.clear()
        kernel = own_kernel(ITEMS)
        with using(lane):
            found = list(kernel.scan_file(data, capacity=4, fast=lane != PLAIN))
        assert [(part.rows, part.lists) for part in found] == [(2, (3,)), (1, (2,)), (4, (12,)), (2, (2,))]
        assert [list(part.columns["numbers_values_end"]) for part in found] == [[3, 3], [2], [9, 10, 11, 12], [1, 2]]
        # What was full grows, and the rows do not; a list that is often full has more room from then on.
        assert counted_runs == [(4, 4), (4, 4), (4, 8), (4, 32), (4, 8)]


PACKETS = KernelSpec(
    "packets",
    "pcap",
    (RowSource("", {"end": "end_of('packets')"}),),
    lists=(RowSource("packets", {"body": "body", "row": "_parent_row"}),),
)


def capture(packets: int) -> bytes:
    head = bytes.fromhex("d4c3b2a1 0200 0400 00000000 00000000 ff000000 01000000")
    sizes = (number % 7 for number in range(packets))
    return head + b"".join(bytes(8) + size.to_bytes(4, "little") * 2 + b"x" * size for size in sizes)


def test_a_row_may_be_nothing_but_a_long_list(
    own_parsers: Sources, own_kernel: MakeKernel, counted_runs: list[tuple[int, ...]]
) -> None:
    kernel = own_kernel(PACKETS)
    data = capture(20_000)
    for lane in lanes_of(kernel):
        counted_runs.clear()
        with using(lane):
            found = kernel.scan(data, capacity=8, fast=lane != PLAIN)
        assert (found.rows, found.status, found.lists) == (1, DONE, (20_000,))
        assert list(found.columns["end"]) == [20_000]
        assert list(found.columns["body_length"]) == [number % 7 for number in range(20_000)]
        assert set(found.columns["row"]) == {0}
        assert [rows for rows, _ in counted_runs] == [8] * len(counted_runs)
        assert sum(room for _, room in counted_runs) < 8 * 20_000


def test_a_row_that_has_too_many_items_is_refused(
    own_parsers: Sources, own_kernel: MakeKernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module(ListRoom.__module__), "FREE_ITEMS", 10)
    monkeypatch.setattr(import_module(ListRoom.__module__), "ITEMS_A_BYTE", 0)
    kernel = own_kernel(PACKETS)
    assert kernel.scan(capture(10), capacity=4).lists == (10,)
    with pytest.raises(SegspecError, match="one row has more than 10 items in packets") as caught:
        kernel.scan(capture(11), capacity=4)
    assert caught.value.code is Code.LIMIT_EXCEEDED


@pytest.mark.parametrize(
    ("lists", "columns", "mode", "words"),
    [
        (("trailer",), {"a": "_end"}, KernelMode.FRAMES, "no list within the rows at 'trailer'"),
        (("pages.entries.x",), {"a": "_end"}, KernelMode.FRAMES, "no structure or list at 'pages.entries.x'"),
        (("pages.entries", "pages.entries"), {"a": "_end"}, KernelMode.FRAMES, "or it is there twice"),
        (("pages.entries",), {"row": "_end"}, KernelMode.FRAMES, "column row of k is a column of two lists"),
        (("pages.entries",), {"a": "end_of('pages')"}, KernelMode.FRAMES, "there is no list at 'pages'"),
    ],
)
def test_a_list_that_cannot_be_had_is_named(
    lists: tuple[str, ...], columns: dict[str, str], mode: KernelMode, words: str, own_parsers: Sources
) -> None:
    made = tuple(RowSource(path, columns) for path in lists)
    with pytest.raises(ColumnError, match=words):
        lower(own_parsers, KernelSpec("k", "ledger", (RowSource("pages", {"row": "_index"}),), mode, lists=made))
