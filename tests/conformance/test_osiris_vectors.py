"""The vectors of osiris, besides what tests/conformance/test_vectors.py asks of all."""

from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import Path

import pytest

from tests.conformance import compare
from tests.generator.osiris import compression, containers
from tests.osiris import truth

FORMAT = "osiris"
CASES = {
    "epochs": "epochs",
    "offsets": "offsets",
    "plain-amqp091": "plain_amqp091",
    "new-bloom16": "new_bloom16",
    "new-tracking": "new_tracking",
    "sub-batches": "subbatch",
    "torn-tail": "torn_small",
}
"""The vectors of real files, and the case of the corpus that each is of."""


@pytest.mark.parametrize("words", list(CASES))
def test_real_vectors_hold_what_consumers_received(words: str, corpus: Path) -> None:
    known = truth.digests(corpus / FORMAT / CASES[words])
    records = compare.stored(FORMAT)[f"osiris/real-files/{words}"]["read"]["records"]
    assert records
    for record in records:
        digest = record.get("value_sha256") or sha256(bytes.fromhex(record["value"])).hexdigest()
        assert known[int(record["offset"])] == digest, record


@pytest.mark.parametrize("words", [words for words in CASES if words not in ("sub-batches", "torn-tail")])
def test_real_vectors_have_every_record_of_their_file(words: str, corpus: Path) -> None:
    """Between the first and the last offset of a file, those that no record has are tracking chunks'."""
    known = truth.digests(corpus / FORMAT / CASES[words])
    offsets = [
        int(record["offset"]) for record in compare.stored(FORMAT)[f"osiris/real-files/{words}"]["read"]["records"]
    ]
    assert offsets == [offset for offset in range(offsets[0], offsets[-1] + 1) if offset in known]


def test_checksums_by_hand_have_their_published_values() -> None:
    assert containers.crc32c(b"123456789") == 0xE3069283
    assert containers.xxh32(b"") == 0x02CC5D05
    assert containers.xxh32(b"Nobody inspects the spammish repetition") == 0xE2293B2F


def test_bombs_are_what_they_say() -> None:
    matches = 1000
    assert gzip.decompress(compression.deflated(matches)) == bytes(1 + 258 * matches)
    assert len(compression.deflated(matches)) < 300
