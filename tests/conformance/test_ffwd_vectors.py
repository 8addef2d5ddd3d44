"""The vectors of ffwd's queue, besides what tests/conformance/test_vectors.py asks of all."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.conformance import compare
from tests.generator.ffwd import real

FORMAT = "ffwd"
REAL = [real.FIRST, real.LAST, real.FAILED, real.BEHIND_FAILED, real.TORN, real.OLD, real.SHORT_INDEX]


@pytest.mark.parametrize("vector", REAL, ids=lambda vector: f"{vector.folder.parent.name}-{vector.name}")
def test_real_vectors_hold_what_was_written(vector: real.Real, corpus: Path) -> None:
    written = compare.payloads_by_number((corpus / FORMAT / vector.folder.parent.name / "truth.bin").read_bytes())
    numbers = range(vector.base, vector.base + len(vector.lengths))
    assert sha256(b"".join(written[number] for number in numbers)).hexdigest() == vector.truth
    assert vector.records() == [{"offset": str(number), "value": written[number].hex()} for number in numbers]
