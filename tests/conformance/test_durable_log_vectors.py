"""The vectors of durable-log, besides what tests/conformance/test_vectors.py asks of all."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.conformance import compare
from tests.generator.durable_log import real

FORMAT = "durable_log"
REAL = [*real.ROLLED, real.EMPTY_PAYLOADS, real.VERSIONS, real.FALSE_LENGTH, real.REOPENED]


@pytest.mark.parametrize("vector", REAL, ids=lambda vector: f"{vector.folder.name}-{vector.base}")
def test_real_vectors_hold_what_was_appended(vector: real.Real, corpus: Path) -> None:
    appended = compare.payloads_by_number((corpus / FORMAT / vector.folder.name / "truth.bin").read_bytes())
    numbers = range(vector.base, vector.base + len(vector.ends))
    assert sha256(b"".join(appended[number] for number in numbers)).hexdigest() == vector.truth
    assert vector.records() == [{"offset": str(number), "value": appended[number].hex()} for number in numbers]
