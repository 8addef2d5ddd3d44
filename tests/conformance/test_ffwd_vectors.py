"""The vectors of ffwd's queue: made by the generator, valid, and what the library says of each case."""

from __future__ import annotations

import struct
from hashlib import sha256
from pathlib import Path

import pytest

from segspec_vectors.ffwd import real
from tests.conformance import oracle

FORMAT = "ffwd"


def test_files_are_what_the_generator_gives() -> None:
    assert oracle.not_regenerated(FORMAT) == []


def test_files_fit_the_schema() -> None:
    assert list(oracle.against_schema(FORMAT)) == []


def test_library_answers_every_case() -> None:
    assert list(oracle.wrong_answers(FORMAT)) == []


def test_there_are_enough_and_a_third_of_them_are_of_damage() -> None:
    stored = [vector.stored for section in oracle.sections(FORMAT) for vector in section.vectors]
    assert len(stored) >= 300
    assert 3 * sum(map(oracle.negative, stored)) >= len(stored)


def test_the_suite_stays_small() -> None:
    assert oracle.count_cases(FORMAT) < 6000
    assert oracle.bytes_of(FORMAT) < 1_500_000
    assert oracle.bytes_of(FORMAT, "files") < 300_000


REAL = [real.FIRST, real.LAST, real.FAILED, real.BEHIND_FAILED, real.TORN, real.OLD, real.SHORT_INDEX]


@pytest.mark.parametrize("vector", REAL, ids=lambda vector: f"{vector.folder.parent.name}-{vector.name}")
def test_real_vectors_hold_what_was_written(vector: real.Real, corpus: Path) -> None:
    written = _written((corpus / FORMAT / vector.folder.parent.name / "truth.bin").read_bytes())
    numbers = range(vector.base, vector.base + len(vector.lengths))
    assert sha256(b"".join(written[number] for number in numbers)).hexdigest() == vector.truth
    assert vector.records() == [{"offset": str(number), "value": written[number].hex()} for number in numbers]


def _written(truth: bytes) -> dict[int, bytes]:
    """Messages by their numbers: the truth is `u64 number, u32 length, blob`, little-endian, without end."""
    out, at = {}, 0
    while at < len(truth):
        number, length = struct.unpack_from("<QI", truth, at)
        at += 12
        out[number] = truth[at : at + length]
        at += length
    return out
