"""The samples hold what they are kept for."""

from __future__ import annotations

import json
from typing import Any

from tests.kafka.samples import CODECS, INTO

JSON = dict[str, Any]
NODES = ("3.9", "4.1")


def truths(node: str) -> dict[str, JSON]:
    return {path.stem: json.loads(path.read_text()) for path in sorted((INTO / node).glob("*.json"))}


def batches(truth: JSON) -> list[JSON]:
    return [batch for name, file in truth["files"].items() if name.endswith(".log") for batch in file]


def test_every_partition_has_a_truth_of_every_file_that_kafka_can_tell_of() -> None:
    for node in NODES:
        folders = {path for path in (INTO / node / "data").iterdir() if path.is_dir()}
        assert truths(node).keys() == {path.name for path in folders}
        for folder in folders:
            told = {path.name for path in folder.glob("0*") if path.name != "leader-epoch-checkpoint"}
            assert truths(node)[folder.name]["files"].keys() == told


def test_the_samples_have_all_that_a_log_can_have() -> None:
    newer, older = truths("4.1"), truths("3.9")
    for codec in CODECS:
        assert {batch["compresscodec"] for batch in batches(newer[f"{codec}-0"])} == {codec}
    compacted = batches(newer["compacted-0"])
    assert any(batch["deleteHorizonMs"] is not None for batch in compacted)
    assert sum(len(batch["records"]) for batch in compacted) < compacted[-1]["lastOffset"]
    ends = [record.get("said") for batch in batches(newer["transactions-0"]) for record in batch["records"]]
    assert sum(str(end).startswith("endTxnMarker: COMMIT") for end in ends) >= 2
    assert sum(str(end).startswith("endTxnMarker: ABORT") for end in ends) >= 2
    for suffix in (".index", ".timeindex", ".txnindex", ".snapshot"):
        assert any(rows and name.endswith(suffix) for truth in newer.values() for name, rows in truth["files"].items())
    assert len({batch["partitionLeaderEpoch"] for batch in batches(newer["segments-0"])}) == 2
    assert {(batch["magic"], batch["compresscodec"]) for truth in older.values() for batch in batches(truth)} == {
        (0, "none"), (0, "gzip"), (0, "snappy"), (0, "lz4"), (1, "none"), (1, "gzip"), (1, "snappy"), (1, "lz4"),
        (2, "lz4"),
    }  # fmt: skip


def test_what_consumers_received_is_what_lies_in_the_segments() -> None:
    for node in NODES:
        for name, truth in truths(node).items():
            everything = truth.get("read_uncommitted")
            if everything is None:
                assert name.startswith("__")
                continue
            first = everything["records"][0]["offset"] if everything["records"] else 0
            lying = [
                record["offset"]
                for batch in batches(truth)
                if not batch.get("isControl")
                for record in batch["records"]
                if record["offset"] >= first
            ]
            assert [record["offset"] for record in everything["records"]] == lying
            committed = truth.get("read_committed", everything)["records"]
            assert all(record in everything["records"] for record in committed)
    transactions = truths("4.1")["transactions-0"]
    assert len(transactions["read_committed"]["records"]) < len(transactions["read_uncommitted"]["records"])
