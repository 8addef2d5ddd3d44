"""Runs a kernel and its oracle over the same bytes; a mismatch prints both."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from segspec.columns.backend import DONE, FULL, Kernel
from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec
from segspec_kaitai.own.kept_kernel import OwnKernel
from tests.helpers.hostile import mutations
from tests.kaitai.kernels.oracle import ANYWHERE, Found, Oracle, Row
from tests.native.lane import CHECKED, LANES, PLAIN, using

SAMPLES = 20

CAPACITY = 64
"""Small, so that a frame with more rows makes the columns grow."""

BEFORE, BEHIND = b"\x5a" * 7, b"\xa5" * 9

NEIGHBOURS = 64
"""Bytes around a failure that a mismatch shows."""


def lanes_of(kernel: Kernel) -> list[str]:
    """A kernel of the tests' own has every access checked wherever it is compiled (conftest)."""
    return [lane for lane in LANES if lane != CHECKED or not isinstance(kernel, OwnKernel)]


def rows_of(kernel: Kernel, columns: Mapping[str, Any], rows: int, data: bytes) -> list[Row]:
    """The kernel's columns as rows of Python values; absent bytes are None."""
    names = list(dict.fromkeys(column.source for column in kernel.columns))
    values: list[Iterable[Any]] = []
    for name in names:
        if name in columns:
            values.append(map(int, columns[name][:rows]))
            continue
        places = zip(columns[f"{name}_position"][:rows], columns[f"{name}_length"][:rows], strict=True)
        values.append(None if length < 0 else data[at : at + length] for at, length in places)
    return list(zip(*values, strict=True))


def run(kernel: Kernel, data: bytes, start: int, params: Sequence[int], *, fast: bool) -> Found:
    """All frames from `start` on, in as many runs as it takes."""
    given = dict(zip(kernel.params, params, strict=True))
    found = Found(position=start)
    while True:
        part = kernel.scan(data, found.position, capacity=CAPACITY, params=given, fast=fast)
        found.rows += rows_of(kernel, part.columns, part.rows, data)
        found.position = part.position
        if part.status == DONE or part.reason:
            found.failing, found.error = part.field if part.reason else None, part.error
            found.overflow = part.reason == "overflow"
            return found


def run_file(kernel: Kernel, data: bytes, params: Sequence[int], *, fast: bool, batch_bytes: int) -> Found:
    given = dict(zip(kernel.params, params, strict=True))
    found = Found()
    for part in kernel.scan_file(data, capacity=CAPACITY, batch_bytes=batch_bytes, params=given, fast=fast):
        found.rows += rows_of(kernel, part.columns, part.rows, data)
        found.position, found.error = part.position, part.error
        found.failing = part.field if part.reason else None
        found.overflow = part.reason == "overflow"
    return found


def run_block(kernel: Kernel, data: bytes, start: int, end: int, params: Sequence[int], *, fast: bool) -> Found:
    block, capacity, status = kernel.scanner("block", fast=fast), CAPACITY, FULL
    while status == FULL:
        columns = kernel.arrays(capacity, fast=fast)
        rows, status, error = block(data, start, end, capacity, *params, columns)
        capacity *= 4
    named = {column.name: values for column, values in zip(kernel.columns, columns, strict=True)}
    found = Found(rows_of(kernel, named, rows, data))
    reason, field = kernel.failure(status)
    if status != DONE:
        found.failing, found.error, found.overflow = field, error, reason == "overflow"
    return found


def with_zeros(rows: Iterable[Row], like: Sequence[Row]) -> list[Row]:
    """The oracle's rows with 0 for what a column of integers has no number for."""
    out = []
    for number, row in enumerate(rows):
        other = like[number] if number < len(like) else row
        pairs = zip(row, other, strict=True)
        out.append(tuple(0 if isinstance(b, int) and not isinstance(a, int) else a for a, b in pairs))
    return out


def assert_same(spec: KernelSpec, got: Found, want: Found, data: bytes, *, lane: str, positions: bool = True) -> None:
    """Rows, values, stop position, failing field and its position are equal."""
    wanted = want.rows if want.rows == got.rows else with_zeros(want.rows, got.rows)
    if got.overflow:
        # A number beyond 64 bits: the parser goes on, the kernel does not. What came before is the same.
        assert got.rows == wanted[: len(got.rows)]
        return
    same = got.rows == wanted and got.failing == want.failing
    if positions:
        same = same and got.position == want.position and (want.failing is None or want.error in (got.error, ANYWHERE))
    assert same, explain(spec, got, want, wanted, data, lane=lane)


def explain(spec: KernelSpec, got: Found, want: Found, wanted: list[Row], data: bytes, *, lane: str) -> str:
    first = next((n for n, (a, b) in enumerate(zip(got.rows, wanted, strict=False)) if a != b), None)
    lines = [f"{spec.name}, {lane}, over {len(data)} bytes:"]
    for name, found, rows in (("kernel", got, got.rows), ("parser", want, wanted)):
        lines.append(f"  {name}: {len(rows)} rows, to {found.position}, {found.failing} at {found.error}")
        if first is not None:
            lines.append(f"    row {first}: {rows[first]}")
    around = max(0, want.error - NEIGHBOURS)
    lines.append(f"  bytes {around}…: {data[around : want.error + NEIGHBOURS].hex(' ')}")
    return "\n".join(lines)


def check_samples(
    spec: KernelSpec,
    kernel: Kernel,
    oracle: Oracle,
    sample_of: Callable[[random.Random], bytes],
    mutation_count: int,
    keep: int = 0,
) -> int:
    """`SAMPLES` samples, mutants of each, and every prefix of the last; the first `keep` bytes stay. Returns how many
    samples are read to the end."""
    chance = random.Random(spec.name)
    whole = failed = 0
    for number in range(SAMPLES):
        sample = sample_of(chance)
        whole += check(spec, kernel, oracle, sample).failing is None
        for changed in mutations(sample, mutation_count // SAMPLES, f"{spec.name} {number}", keep):
            failed += check(spec, kernel, oracle, changed).failing is not None
    assert failed
    for length in range(keep, len(sample)):
        check(spec, kernel, oracle, sample[:length])
    return whole


def check(
    spec: KernelSpec, kernel: Kernel, oracle: Oracle, data: bytes, start: int = 0, params: Sequence[int] = ()
) -> Found:
    """Compares plain and compiled kernel with the parser; returns what the parser found. A block lies among others."""
    if spec.mode is KernelMode.BLOCKS:
        data, start, end = BEFORE + data + BEHIND, len(BEFORE), len(BEFORE) + len(data)
        want = oracle.block(data, start, end, params)
        for lane in lanes_of(kernel):
            with using(lane):
                got = run_block(kernel, data, start, end, params, fast=lane != PLAIN)
            got.position = want.position
            assert_same(spec, got, want, data, lane=lane)
    else:
        want = oracle.frames(data, start, params)
        for lane in lanes_of(kernel):
            with using(lane):
                got = run(kernel, data, start, params, fast=lane != PLAIN)
            assert_same(spec, got, want, data, lane=lane)
    return want
