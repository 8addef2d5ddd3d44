"""What the mutator makes gets past checksums and lengths."""

from __future__ import annotations

import random

import pytest

from segspec.formats import NAMES
from segspec.reading.walk import OnDamage
from tests.fuzz.cases import Case, unpack
from tests.fuzz.mutation import mutate
from tests.fuzz.seeds import seeds
from tests.fuzz.shapes import shape_of
from tests.fuzz.targets.reader import walked
from tests.helpers.sweeps import some

MOST = 3000


def stir(content: bytes, most: int) -> bytes:
    """What takes the fuzzer's place: one byte is another."""
    source = random.Random(content)
    changed = bytearray(content)
    changed[source.randrange(len(changed))] = source.randrange(256)
    return bytes(changed[:most])


@pytest.mark.parametrize("format", NAMES)
def test_inputs_get_behind_what_protects_a_frame(format: str) -> None:
    """Of inputs that differ from their seed, many are read to the last frame or have records that it has not."""
    fresh = 0
    for data in seeds(format, 12):
        case = unpack(format, data)
        known = set(walked(case, OnDamage.SKIP).records)
        for number in range(6):
            other = unpack(format, mutate("reader", format, data, MOST, number, stir))
            fresh += bool(set(walked(other, OnDamage.STOP).records) - known)
    assert fresh >= 12


@pytest.mark.parametrize("format", NAMES)
def test_there_are_seeds_and_their_frames_are_found(format: str) -> None:
    found = seeds(format)
    assert len(found) == len(set(found)) > 3
    cases = [unpack(format, data) for data in some(found, 20)]
    assert sum(bool(shape_of(format).frames(case.segment)) for case in cases) > 2
    clean = [case for case in cases if walked(case, OnDamage.STOP).summary.end == "clean"]
    assert len(clean) > 2


def test_any_bytes_are_a_case() -> None:
    for data in (b"", b"\xff", b"\x01\xff\xff\xff\xff", b"\0\0\0\0\2abcd"):
        case = unpack("tank", data)
        assert case.name
        assert unpack("tank", case.pack()) == case
    assert unpack("tank", b"\0\0\0\0\2abcd") == Case("tank", b"cd", b"ab", 0)
