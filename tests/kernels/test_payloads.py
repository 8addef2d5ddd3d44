"""Payloads into Arrow arrays, and their checksums: alike with numba, with plain Python, with and without isal."""

from __future__ import annotations

import random
import zlib
from array import array
from dataclasses import dataclass

import pyarrow as pa
import pytest

from segspec.columns.backend import payloads

WAYS = pytest.mark.parametrize("fast", [False, True])


@dataclass
class Found:
    """What a scan could have found in `data`."""

    data: bytes
    values: list[bytes | None]
    position: object
    length: object
    stored: object


def found(count: int = 200, *, absent: bool = True, fast: bool) -> Found:
    chance = random.Random(count)
    values: list[bytes | None] = []
    position, length, stored, data = [], [], [], b""
    for number in range(count):
        data += chance.randbytes(chance.randrange(5))
        content = chance.randbytes(chance.choice((0, 1, 3, 20, 100)))
        missing = absent and number % 5 == 3
        values.append(None if missing else content)
        position.append(0 if missing else len(data))
        length.append(-1 if missing else len(content))
        stored.append(zlib.crc32(b"" if missing else content))
        data += content
    if not fast:
        return Found(data, values, array("q", position), array("q", length), array("I", stored))
    import numpy as np

    return Found(data, values, np.array(position), np.array(length), np.array(stored, np.uint32))


@WAYS
@pytest.mark.parametrize("absent", [False, True])
@pytest.mark.parametrize("large", [False, True])
def test_values_become_an_array(fast: bool, absent: bool, large: bool) -> None:
    case = found(absent=absent, fast=fast)
    made = payloads.binary(case.data, case.position, case.length, 10, 150, large=large, fast=fast)
    made.validate(full=True)
    assert made.type == (pa.large_binary() if large else pa.binary())
    assert made.to_pylist() == case.values[10:150]
    assert made.null_count == case.values[10:150].count(None)


@WAYS
def test_no_rows_are_an_empty_array(fast: bool) -> None:
    case = found(fast=fast)
    made = payloads.binary(case.data, case.position, case.length, 5, 5, fast=fast)
    made.validate(full=True)
    assert made.to_pylist() == []


@WAYS
@pytest.mark.parametrize("max_bytes", [0, 1, 50, 1000])
def test_an_array_has_no_more_bytes_than_allowed(fast: bool, max_bytes: int) -> None:
    case = found(fast=fast)
    first, values = 0, []
    while first < len(case.values):
        made = payloads.binary(case.data, case.position, case.length, first, 200, max_bytes=max_bytes, fast=fast)
        assert len(made)
        sizes = [len(value or b"") for value in made.to_pylist()]
        assert sum(sizes) <= max_bytes or len(sizes) == 1
        values += made.to_pylist()
        first += len(made)
    assert values == case.values


@WAYS
@pytest.mark.parametrize("in_kernels", [False, True])
def test_checksums_are_zlibs(fast: bool, in_kernels: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    without_isal(monkeypatch, in_kernels)
    case = found(fast=fast)
    made = payloads.checksums(case.data, case.position, case.length, 3, 90, fast=fast)
    assert list(made) == [zlib.crc32(value or b"") for value in case.values[3:90]]


@WAYS
@pytest.mark.parametrize("in_kernels", [False, True])
def test_the_first_false_checksum_is_found(fast: bool, in_kernels: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    without_isal(monkeypatch, in_kernels)
    case = found(fast=fast)
    assert payloads.first_false(case.data, case.position, case.length, case.stored, 0, 200, fast=fast) == 200
    case.stored[77] ^= 1  # type: ignore[index]
    assert payloads.first_false(case.data, case.position, case.length, case.stored, 0, 200, fast=fast) == 77
    assert payloads.first_false(case.data, case.position, case.length, case.stored, 78, 200, fast=fast) == 200
    made, sound = payloads.checked_binary(case.data, case.position, case.length, case.stored, 20, 200, fast=fast)
    made.validate(full=True)
    assert not sound
    assert made.to_pylist() == case.values[20:77]
    made, sound = payloads.checked_binary(case.data, case.position, case.length, case.stored, 78, 200, fast=fast)
    assert sound
    assert made.to_pylist() == case.values[78:]


@WAYS
def test_a_limit_is_no_false_checksum(fast: bool) -> None:
    case = found(fast=fast)
    made, sound = payloads.checked_binary(
        case.data, case.position, case.length, case.stored, 0, 200, max_bytes=500, fast=fast
    )
    assert sound
    assert 0 < len(made) < 200


def without_isal(monkeypatch: pytest.MonkeyPatch, in_kernels: bool) -> None:
    if not in_kernels:
        monkeypatch.setattr(payloads, "_in_kernels", lambda: False)
        monkeypatch.setattr(payloads, "_checksum", lambda: zlib.crc32)
