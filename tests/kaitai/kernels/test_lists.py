"""Lists within rows: each a table of its own, whose rows are told by where those of a row end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from segspec.columns.backend import DONE, Kernel, Scan
from segspec.columns.backend.kernel import ListRoom
from segspec.core.errors import Code, SegspecError
from segspec.parsing.errors import PARSE_ERRORS
from segspec_kaitai.kernels import ColumnError, KernelMode, KernelSpec, RowSource, Sources, lower
from tests.helpers.hostile import mutations
from tests.kaitai.kernels.compare import assert_same, lanes_of, rows_of
from tests.kaitai.kernels.oracle import Found, LateError, Node, Oracle, Row, nodes
from tests.native.lane import PLAIN, using

pytestmark = pytest.mark.node

MakeKernel = Callable[[KernelSpec], Kernel]

POINT, TEXT = "'nested.Nested.Point'", "'nested.Nested.Text'"


def lists(path: str, *names: str) -> tuple[RowSource, ...]:
    """The lists of a record at `path`, those of the names given."""
    items = {
        "item_row": "_parent_row",
        "item_case": "case(_)",
        "x": "x",
        "text": f"as_type(_, {TEXT}).text",
        "tags_end": f"end_of('{path}items.tags')",
    }
    made = {
        "items": items,
        "items.tags": {"tag_item": "_parent_row", "code": "code", "tag": "_index", "bits_end": None},
        "items.tags.bits": {"bit": "_"},
        "numbers.values": {"number": "_", "number_row": "_parent_row"},
        "names": {"name": "_"},
        "floats": {"float": "_"},
        "extra": {"extra": "_", "extra_position": "_position"},
    }
    made["items.tags"]["bits_end"] = f"end_of('{path}items.tags.bits')"
    return tuple(RowSource(f"{path}{name}", made[name]) for name in names or made)


def ends(path: str, *names: str) -> dict[str, str]:
    return {f"{name.replace('.', '_')}_end": f"end_of('{path}{name}')" for name in names}


FIELDS = ("items", "numbers.values", "names", "floats")
WITHIN = ("items.tags", "items.tags.bits")
COLUMNS = {"kind": "kind", "total": "total", "has_names": "present(names)", "count": "num_items"}
NESTED = KernelSpec(
    "nested",
    "nested",
    (RowSource("records", COLUMNS | ends("records.", *FIELDS)),),
    KernelMode.FILE,
    lists=lists("records.", *FIELDS, *WITHIN),
)
FRAMES = KernelSpec(
    "nested_frames",
    "nested",
    (RowSource("", {"count": "num_records", "end": "end_of('records')"}),),
    lists=(
        RowSource("records", {"kind": "kind", **ends("records.", *FIELDS)}),
        *lists("records.", *FIELDS, *WITHIN),
    ),
)
WITHIN_FRAMES = KernelSpec(
    "nested_within_frames",
    "nested",
    (RowSource("records", {"kind": "kind", "frame": "_frame_position", **ends("records.", "items", "names")}),),
    lists=lists("records.", "items", *WITHIN, "names"),
)
ELSEWHERE = KernelSpec(
    "nested_elsewhere",
    "nested",
    (RowSource("records", {"kind": "kind", **ends("records.", "extra", "items")}),),
    KernelMode.FILE,
    lists=lists("records.", "items", *WITHIN, "extra"),
)


def is_link(text: str) -> bool:
    """Whether a column tells of other tables."""
    return text == "_parent_row" or text.startswith("end_of(")


class ListOracle(Oracle):
    """Rows with, after their columns, a tuple of rows for each of their lists."""

    def row(self, source: RowSource, frame: Node, node: Node) -> Row:
        own = {name: text for name, text in source.columns.items() if not is_link(text)}
        plain = super().row(RowSource(source.path, own), frame, node)
        return plain + tuple(
            tuple(self.row(inner, frame, each) for each in self.items(node, below(inner.path, source.path)))
            for inner in inner_lists(self.spec, source.path)
        )

    def items(self, node: Node, path: str) -> list[Node]:
        """The items of a list; one in an instance is read here, and may not be there."""
        try:
            return list(nodes(node, path))
        except PARSE_ERRORS as error:
            raise LateError(f"{node.path}.{path}[]") from error


def below(path: str, outer: str) -> str:
    return path.removeprefix(outer).lstrip(".")


def inner_lists(spec: KernelSpec, outer: str) -> list[RowSource]:
    """The lists right within a table, not those within another list of it."""
    paths = [source.path for source in (*spec.rows, *spec.lists)]
    return [each for each in spec.lists if around(each.path, paths) == outer]


def around(path: str, paths: list[str]) -> str:
    return max((p for p in paths if p != path and (not p or path.startswith(f"{p}."))), key=len)


def nested(spec: KernelSpec, kernel: Kernel, scan: Scan, data: bytes) -> list[Row]:
    """The rows of a run as the oracle gives them."""
    flat = {"": rows_of_table(kernel, spec.rows[0], scan, scan.rows, data)}
    flat = {spec.rows[0].path: flat[""]}
    for source, (_, _), count in zip(spec.lists, kernel.lists, scan.lists, strict=True):
        flat[source.path] = rows_of_table(kernel, source, scan, count, data)

    def whole(source: RowSource, number: int) -> Row:
        plain = tuple(
            value
            for (name, text), value in zip(source.columns.items(), flat[source.path][number], strict=True)
            if not is_link(text)
        )
        return plain + tuple(
            tuple(whole(inner, each) for each in items_of(source, inner, number))
            for inner in inner_lists(spec, source.path)
        )

    def items_of(source: RowSource, inner: RowSource, number: int) -> range:
        column = next(name for name, text in source.columns.items() if text == f"end_of('{inner.path}')")
        stops = scan.columns[column]
        found = range(stops[number - 1] if number else 0, stops[number])
        for name, text in inner.columns.items():
            if text == "_parent_row":
                assert all(scan.columns[name][each] == number for each in found)
        return found

    for source in (*spec.rows, *spec.lists):
        for inner in inner_lists(spec, source.path):
            count = len(flat[source.path])
            covered = [each for number in range(count) for each in items_of(source, inner, number)]
            assert covered == list(range(len(flat[inner.path]))), inner.path
    return [whole(spec.rows[0], number) for number in range(scan.rows)]


def rows_of_table(kernel: Kernel, source: RowSource, scan: Scan, count: int, data: bytes) -> list[Row]:
    own = [column for column in kernel.columns if column.source in source.columns]
    part = type("Part", (), {"columns": own})()
    return rows_of(part, scan.columns, count, data)


def like(rows: Any, other: Any) -> Any:
    """The oracle's rows with 0 for what a column of numbers has no number for."""
    if isinstance(rows, list | tuple):
        if not isinstance(other, list | tuple) or len(rows) != len(other):
            return rows
        return type(rows)(like(one, two) for one, two in zip(rows, other, strict=True))
    return 0 if rows is None and isinstance(other, int | float) else rows


def scans(spec: KernelSpec, kernel: Kernel, data: bytes, *, fast: bool, capacity: int, batch: int) -> Iterator[Scan]:
    if spec.mode is KernelMode.FILE:
        yield from kernel.scan_file(data, capacity=capacity, batch_bytes=batch, fast=fast)
        return
    position = 0
    while True:
        part = kernel.scan(data, position, stop=position + batch, capacity=capacity, fast=fast)
        yield part
        if part.reason or (part.status == DONE and part.position >= len(data)):
            return
        position = part.position


def compare(
    spec: KernelSpec, kernel: Kernel, oracle: Oracle, data: bytes, capacity: int = 2, batch: int = 1 << 20
) -> Found:
    want = oracle.file(data) if spec.mode is KernelMode.FILE else oracle.frames(data, 0)
    for lane in lanes_of(kernel):
        got = Found()
        with using(lane):
            for part in scans(spec, kernel, data, fast=lane != PLAIN, capacity=capacity, batch=batch):
                got.rows += nested(spec, kernel, part, data)
                got.position, got.error, got.failing = part.position, part.error, part.field if part.reason else None
        want.rows = like(want.rows, got.rows)
        assert_same(spec, got, want, data, lane=lane, positions=spec.mode is not KernelMode.FILE)
    return want


def record(chance: random.Random, items: int | None = None) -> bytes:
    kind, count = chance.randrange(4), chance.randrange(6) if items is None else items
    out = bytes([kind, count])
    for number in range(count):
        if number % 2:
            out += chance.randbytes(1) + "aé"[: chance.randrange(3)].encode() + b"\0"
            continue
        tags = chance.randrange(5)
        out += chance.randbytes(2) + bytes([tags]) + chance.randbytes(3 * (tags & 3))
    numbers = chance.randrange(4)
    out += bytes([2 * numbers]) + chance.randbytes(2 * numbers)
    out += (
        b"".join(b"name"[: chance.randrange(1, 5)] + b"\0" for _ in range(chance.randrange(3))) + b"\0"
        if kind < 2
        else b""
    )
    out += chance.randbytes(8) if kind == 3 else b""
    return out + chance.randrange(8).to_bytes(2, "big")


def sample_of(chance: random.Random, most: int = 12) -> bytes:
    count = chance.randrange(1, most)
    return count.to_bytes(2, "big") + b"".join(record(chance) for _ in range(count)) + b"!"


@pytest.mark.parametrize("spec", [NESTED, FRAMES, WITHIN_FRAMES], ids=lambda spec: spec.name)
def test_lists_are_read_as_the_parser_reads_them(
    spec: KernelSpec, own_parsers: Sources, own_kernel: MakeKernel, mutation_count: int
) -> None:
    kernel, oracle = own_kernel(spec), ListOracle(spec, "own_ksy.debug")
    oracle.cases = dict(lower(own_parsers, spec).cases)
    chance = random.Random(spec.name)
    whole = failed = 0
    for number in range(10):
        sample = sample_of(chance)
        whole += compare(spec, kernel, oracle, sample, capacity=chance.choice((1, 3, 64))).failing is None
        for changed in mutations(sample, mutation_count // 10, f"{spec.name} {number}", keep=2):
            found = compare(spec, kernel, oracle, changed, chance.choice((1, 4)), chance.choice((1, 99)))
            failed += found.failing is not None
    assert whole == 10
    assert failed
    for length in range(len(sample)):
        compare(spec, kernel, oracle, sample[:length])


def test_a_list_may_lie_elsewhere_in_the_file(own_parsers: Sources, own_kernel: MakeKernel) -> None:
    kernel, oracle = own_kernel(ELSEWHERE), ListOracle(ELSEWHERE, "own_ksy.debug")
    oracle.cases = dict(lower(own_parsers, ELSEWHERE).cases)
    chance = random.Random(4)
    for _ in range(20):
        assert compare(ELSEWHERE, kernel, oracle, sample_of(chance), chance.choice((1, 4)), chance.choice((1, 99))).rows


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
    (RowSource("records", {"kind": "kind", **ends("records.", "numbers.values")}),),
    KernelMode.FILE,
    lists=lists("records.", "numbers.values"),
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
