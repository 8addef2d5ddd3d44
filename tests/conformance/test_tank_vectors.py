"""The vectors of TANK, besides what tests/conformance/test_vectors.py asks of all."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from tests.generator.book import JSON
from tests.generator.tank import real

FORMAT = "tank"


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
