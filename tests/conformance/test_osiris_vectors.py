"""The vectors of osiris, besides what tests/conformance/test_vectors.py asks of all."""

from __future__ import annotations

import gzip
import struct
import zlib
from hashlib import sha256
from pathlib import Path

import pytest

from segspec.conformance.answers import differences
from segspec.conformance.library import answer, can
from segspec.conformance.vectors import load
from tests.conformance import compare
from tests.generator.osiris import compression, containers
from tests.generator.osiris.build import CHUNK_HEADER, START
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


def test_a_writer_that_states_a_batch_as_long_as_its_compressed_body_fails() -> None:
    vector = next(one for one in load(formats=[FORMAT]) if one.name == "round-trips").vectors
    (question,) = (
        one for each in vector if each.id.endswith("/gzip-one-batch") for one in each.questions if one.kind == "write"
    )
    (case,) = question.cases()
    written = bytearray.fromhex(answer(case.request(0))["hex"])
    assert differences(case, {"hex": written.hex()}, can()) == []
    header, entry = START, START + CHUNK_HEADER
    written[entry + 3 : entry + 7] = written[entry + 7 : entry + 11]
    (length,) = struct.unpack_from(">I", written, header + 36)
    struct.pack_into(">I", written, header + 32, zlib.crc32(written[entry : entry + length]))
    (found,) = differences(case, {"hex": written.hex()}, can())
    assert (found.path, found.answered["code"]) == ("findings in what was written", "bad-length")
