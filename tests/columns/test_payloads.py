"""Payloads into Arrow arrays: alike in every lane."""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass

import pytest

from segspec.columns.arrays import gathered
from tests.native.lane import LANES, use


@pytest.fixture(params=LANES, autouse=True)
def lane(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, request.param)


@dataclass
class Found:
    """What a scan could have found in `data`."""

    data: bytes
    values: list[bytes | None]
    position: array[int]
    length: array[int]


def found(count: int = 200, *, absent: bool = True, kind: str = "q") -> Found:
    chance = random.Random(count)
    values: list[bytes | None] = []
    position, length, data = array("q"), array(kind), b""
    for number in range(count):
        data += chance.randbytes(chance.randrange(5))
        content = chance.randbytes(chance.choice((0, 1, 3, 20, 100)))
        missing = absent and number % 5 == 3
        values.append(None if missing else content)
        position.append(0 if missing else len(data))
        length.append(-1 if missing else len(content))
        data += content
    return Found(data, values, position, length)


@pytest.mark.parametrize("max_bytes", [0, 1, 50, 1000])
def test_an_array_has_no_more_bytes_than_allowed(max_bytes: int) -> None:
    case = found()
    first, values = 0, []
    while first < len(case.values):
        made = gathered(case.data, case.position, case.length, first, 200, max_bytes=max_bytes)
        assert len(made)
        sizes = [len(value or b"") for value in made.to_pylist()]
        assert sum(sizes) <= max_bytes or len(sizes) == 1
        values += made.to_pylist()
        first += len(made)
    assert values == case.values
