"""The vectors of osiris: made by the generator, valid, and what the library says of each case."""

from __future__ import annotations

import gzip
import json
from hashlib import sha256
from pathlib import Path

import pytest

from segspec_vectors.__main__ import VECTORS
from segspec_vectors.book import JSON
from segspec_vectors.changes import changed
from segspec_vectors.osiris import compression, containers
from tests.conformance import oracle
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


def stored() -> dict[str, JSON]:
    return {vector.id: vector.stored for section in oracle.sections(FORMAT) for vector in section.vectors}


def content(vector: JSON) -> bytes:
    segment: dict[str, str] = vector["input"]["segment"]
    if "hex" in segment:
        return bytes.fromhex(segment["hex"])
    return (VECTORS / FORMAT / segment["file"]).read_bytes()


def test_files_are_what_the_generator_gives() -> None:
    assert oracle.not_regenerated(FORMAT) == []


def test_files_fit_the_schema() -> None:
    assert list(oracle.against_schema(FORMAT)) == []


def test_library_answers_every_case() -> None:
    assert list(oracle.wrong_answers(FORMAT)) == []


def test_there_are_enough_and_a_third_of_them_are_of_damage() -> None:
    assert len(stored()) >= 300
    assert 3 * sum(map(oracle.negative, stored().values())) >= len(stored())


def test_the_suite_stays_small() -> None:
    assert oracle.count_cases(FORMAT) < 6000
    assert oracle.bytes_of(FORMAT) < 1_500_000
    assert oracle.bytes_of(FORMAT, "files") < 300_000


def test_changed_vectors_are_what_the_changes_make_of_their_base() -> None:
    vectors = stored()
    made = [vector for vector in vectors.values() if "derived" in vector]
    assert made
    for vector in made:
        base = content(vectors[vector["derived"]["from"]])
        assert content(vector) == changed(base, vector["derived"]["by"]), vector["id"]


def test_every_note_is_of_some_vector() -> None:
    for path in sorted((VECTORS / FORMAT).glob("*.json")):
        section = json.loads(path.read_bytes())
        assert set(section["notes"]) == {flag for vector in section["vectors"] for flag in vector["flags"]}, path.name


@pytest.mark.parametrize("words", list(CASES))
def test_real_vectors_hold_what_consumers_received(words: str, corpus: Path) -> None:
    known = truth.digests(corpus / FORMAT / CASES[words])
    records = stored()[f"osiris/real-files/{words}"]["read"]["records"]
    assert records
    for record in records:
        digest = record.get("value_sha256") or sha256(bytes.fromhex(record["value"])).hexdigest()
        assert known[int(record["offset"])] == digest, record


@pytest.mark.parametrize("words", [words for words in CASES if words not in ("sub-batches", "torn-tail")])
def test_real_vectors_have_every_record_of_their_file(words: str, corpus: Path) -> None:
    """Between the first and the last offset of a file, those that no record has are tracking chunks'."""
    known = truth.digests(corpus / FORMAT / CASES[words])
    offsets = [int(record["offset"]) for record in stored()[f"osiris/real-files/{words}"]["read"]["records"]]
    assert offsets == [offset for offset in range(offsets[0], offsets[-1] + 1) if offset in known]


def test_checksums_by_hand_have_their_published_values() -> None:
    assert containers.crc32c(b"123456789") == 0xE3069283
    assert containers.xxh32(b"") == 0x02CC5D05
    assert containers.xxh32(b"Nobody inspects the spammish repetition") == 0xE2293B2F


def test_bombs_are_what_they_say() -> None:
    matches = 1000
    assert gzip.decompress(compression.deflated(matches)) == bytes(1 + 258 * matches)
    assert len(compression.deflated(matches)) < 300
