"""The vectors of durable-log, besides what tests/conformance/test_vectors.py asks of all."""

from __future__ import annotations

import struct
from hashlib import sha256
from pathlib import Path

import pytest

from segspec_vectors.durable_log import real

FORMAT = "durable_log"
REAL = [*real.ROLLED, real.EMPTY_PAYLOADS, real.VERSIONS, real.FALSE_LENGTH, real.REOPENED]


@pytest.mark.parametrize("vector", REAL, ids=lambda vector: f"{vector.folder.name}-{vector.base}")
def test_real_vectors_hold_what_was_appended(vector: real.Real, corpus: Path) -> None:
    appended = _appended((corpus / FORMAT / vector.folder.name / "truth.bin").read_bytes())
    numbers = range(vector.base, vector.base + len(vector.ends))
    assert sha256(b"".join(appended[number] for number in numbers)).hexdigest() == vector.truth
    assert vector.records() == [{"offset": str(number), "value": appended[number].hex()} for number in numbers]


def _appended(truth: bytes) -> dict[int, bytes]:
    """Payloads by their numbers: the truth is `u64 offset, u32 length, payload`, little-endian, without end."""
    out, at = {}, 0
    while at < len(truth):
        offset, length = struct.unpack_from("<QI", truth, at)
        at += 12
        out[offset] = truth[at : at + length]
        at += length
    return out
