"""The corpus' truth in one form: what every record that the real system told of must be."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

JSON = dict[str, Any]
LOG_FOLDERS = {"durable_log": "log", "ffwd": "qlog"}
TRUTHS = ("truth.jsonl", "produced_acked.jsonl", "consumed.jsonl", "produced.jsonl", "produced_prefix.jsonl")
"""What a case's truth is called. TANK's tell who knows it: what the broker acknowledged comes before what was sent."""
LOST = {
    "bad_version_flags_reserved": {4},
    "corrupt_len": {7},
    "corrupt_magic": {7},
    "corrupt_payload": {7},
    "corrupt_size_negative": {7},
}
"""The records of a case that were damaged by hand: nothing can give them back."""


@cache
def lines(file: Path) -> tuple[JSON, ...]:
    """The objects of a `.jsonl`."""
    return tuple(json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())


def truth_lines(case: Path) -> tuple[JSON, ...]:
    """What a case's truth says, as it says it."""
    file = truth_file(case)
    assert file is not None, f"{case} has no truth"
    return lines(file)


def truth_file(case: Path) -> Path | None:
    return next((case / name for name in TRUTHS if (case / name).is_file()), None)


def digest(value: bytes | None) -> str:
    """The SHA-256 that the truth has of a value; no value is one of no bytes."""
    return hashlib.sha256(value or b"").hexdigest()


def cases(corpus: Path, format: str) -> list[Path]:
    """The folders of one format's cases that have a log and a truth."""
    folders = sorted(path for path in (corpus / format).iterdir() if path.is_dir() and path.name != "scenarios")
    return [folder for folder in folders if truth_file(folder) is not None]


def log_of(format: str, case: Path) -> Path:
    """What `load` is given for a case."""
    return case / LOG_FOLDERS[format] if format in LOG_FOLDERS else case


def truth(format: str, case: Path) -> dict[int | str, Any]:
    """By offset or id: the SHA-256 of the value (None where only its number is known), or mojo's (deleted, fields)."""
    lines = truth_lines(case)
    if format == "osiris":
        return {line["offset"]: _osiris_hash(line) for line in lines if _is_osiris_record(line)} or _of_chunks(lines)
    if format == "tank":
        return {line["seq"]: line["sha256"] for line in lines}
    if format == "mojo":
        return {line["id"]: (line["deleted"], line["fields"]) for line in lines}
    return {line["offset"]: line["sha256"] for line in lines if line["offset"] not in LOST.get(case.name, ())}


def _is_osiris_record(line: JSON) -> bool:
    return line["t"] == "msg" or (line["t"] == "record" and line.get("chunk_type", 0) == 0 and "hex" in line)


def _osiris_hash(line: JSON) -> str:
    return line["sha256"] if line["t"] == "msg" else hashlib.sha256(bytes.fromhex(line["hex"])).hexdigest()


def _of_chunks(lines: Iterable[JSON]) -> dict[int | str, Any]:
    """Where the truth has chunks alone: their records' offsets."""
    chunks = [line for line in lines if line["t"] == "chunk" and line["type"] == 0]
    return {line["chunk_id"] + number: None for line in chunks for number in range(line["num_records"])}
