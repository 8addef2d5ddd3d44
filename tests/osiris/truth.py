"""The truth of a corpus case, as `truth.jsonl` has it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from tests.helpers.corpus import truth_lines


def of_kind(case: Path, *kinds: str) -> list[dict[str, Any]]:
    return [line for line in truth_lines(case) if line["t"] in kinds]


def digests(case: Path) -> dict[int, str]:
    """SHA-256 of every record's value, by offset."""
    out = {line["offset"]: line["sha256"] for line in of_kind(case, "msg")}
    for line in of_kind(case, "record"):
        if line["chunk_type"] == 0 and "hex" in line:
            out[line["offset"]] = hashlib.sha256(bytes.fromhex(line["hex"])).hexdigest()
    return out


def chunks(case: Path) -> list[dict[str, Any]]:
    """The chunk headers that a client or the real reader saw, under one set of names."""
    renamed = {"data_len": "len_data", "trailer_len": "len_trailer", "filter_len": "len_filter", "crc": "data_crc"}
    kept = {"type": "chunk_type", "num_entries": "num_entries", "num_records": "num_records", "epoch": "epoch"}
    kept |= {"timestamp": "timestamp", "chunk_id": "chunk_id", **renamed}
    return [{kept[name]: value for name, value in line.items() if name in kept} for line in of_kind(case, "chunk")]
