"""The vectors of TANK: made by the generator, valid, and what the library says of each case."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from segspec_vectors.book import JSON
from segspec_vectors.changes import changed
from segspec_vectors.tank import real
from tests.conformance import oracle

FORMAT = "tank"


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


def test_derived_bytes_come_from_the_vector_that_they_name() -> None:
    stored = {vector.stored["id"]: vector.stored for section in oracle.sections(FORMAT) for vector in section.vectors}
    derived = [one for one in stored.values() if "derived" in one]
    assert derived
    for one in derived:
        source = bytes.fromhex(stored[one["derived"]["from"]]["input"]["segment"]["hex"])
        made = changed(source, one["derived"]["by"])
        assert made == bytes.fromhex(one["input"]["segment"]["hex"]), one["id"]


def truth(path: Path, first: int = 1) -> list[JSON]:
    """What TANK's client received, or what was sent: records, their values by hash."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [
        {"offset": str(row["seq"]), "timestamp": str(row["ts"]), "value_sha256": row["sha256"]}
        | ({"key": row["key_hex"]} if row["key_hex"] else {})
        for row in rows
        if row["seq"] >= first
    ]


def hashed(records: Iterable[JSON]) -> list[JSON]:
    """The records with every value by its hash."""
    return [
        {name: one for name, one in record.items() if name != "value"}
        | {"value_sha256": sha256(bytes.fromhex(record["value"])).hexdigest()}
        for record in records
    ]


def test_real_vectors_hold_what_the_client_received(corpus: Path) -> None:
    known = corpus / FORMAT
    assert hashed(real.base_gap()) == truth(known / "head_base_gap" / "consumed.jsonl")
    assert hashed(real.empty_content()) == truth(known / "head_empty_content" / "consumed.jsonl")
    assert real.received(*real.COMPACTED) == truth(known / "head_compact" / "consumed.jsonl", real.COMPACTED.first)
    assert real.received(*real.SPARSE) == truth(known / "head_sparse" / "consumed.jsonl")


def test_the_torn_vector_holds_what_was_sent_in_whole_bundles(corpus: Path) -> None:
    sent = truth(corpus / FORMAT / "head_torn_enospc" / "produced_prefix.jsonl", real.TORN.first)
    assert real.received(*real.TORN) == sent
