"""Holds the library, and the generator, against the vectors of one format."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # the package has no types

from segspec.conformance.answers import differences, malformed
from segspec.conformance.library import answer, can
from segspec.conformance.vectors import VectorSection, load
from tests.generator.__main__ import ELSEWHERE, VECTORS, books, rendered
from tests.generator.__main__ import differences as stale
from tests.helpers.sweeps import some

OF_A_SECTION = 20
"""So many vectors of a section are held against the schema."""
TRUTH = struct.Struct("<QI")
OF_A_RANGE = 3
"""So many cases of a vector with more of them are answered."""


@cache
def sections(format: str) -> list[VectorSection]:
    return load(place(format), [format])


def place(format: str) -> Path:
    """The folder in which the folder of the format's vectors is."""
    return ELSEWHERE.get(format, VECTORS)


def stored(format: str) -> dict[str, dict[str, Any]]:
    """The vectors as their files have them, by their ids."""
    return {vector.id: vector.stored for section in sections(format) for vector in section.vectors}


def content(vector: dict[str, Any]) -> bytes:
    """The bytes of the segment of a stored vector."""
    segment: dict[str, str] = vector["input"]["segment"]
    if "hex" in segment:
        return bytes.fromhex(segment["hex"])
    format = vector["id"].split("/")[0]
    return (place(format) / format / segment["file"]).read_bytes()


def wrong_answers(format: str) -> Iterator[str]:
    """A line for each case that the library answers otherwise than the vector says."""
    for section in sections(format):
        for vector in section.vectors:
            for question in vector.questions:
                for case in some(question.cases(), OF_A_RANGE):
                    said = answer(case.request(0))
                    reason = malformed(question.kind, said)
                    found = differences(case, said, can()) if reason is None else reason
                    if found:
                        yield f"{case.id}: {found}"


def count_cases(format: str) -> int:
    questions = (one for section in sections(format) for vector in section.vectors for one in vector.questions)
    return sum(1 for question in questions for _ in question.cases())


def not_regenerated(format: str) -> list[str]:
    """The files that are not what the generator gives."""
    return [line for book in books([format]) for line in stale(rendered(book), place(format))]


def against_schema(format: str) -> Iterator[str]:
    """What the schema has to say of the format's files."""
    schema = json.loads((VECTORS / "vectors-1.schema.json").read_bytes())
    validator = Draft202012Validator(schema)
    for path in sorted((place(format) / format).glob("*.json")):
        document = json.loads(path.read_bytes())
        document["vectors"] = some(document["vectors"], OF_A_SECTION)
        for error in validator.iter_errors(document):
            yield f"{path.name}: {error.json_path}: {error.message[:200]}"


def negative(stored: dict[str, Any]) -> bool:
    """Whether a vector is of something that is wrong: reading does not end clean, or there is something to report."""
    asked = [stored[kind] for kind in ("read", "index", "log", "skip") if kind in stored]
    refused = stored.get("every", {}).get("rule") == "refused"
    return refused or any("error" in one or one.get("findings") for one in asked)


def payloads_by_number(truth: bytes) -> dict[int, bytes]:
    """The corpus' `truth.bin`: `u64 number, u32 length, payload`, little-endian, again and again."""
    out: dict[int, bytes] = {}
    at = 0
    while at < len(truth):
        number, length = TRUTH.unpack_from(truth, at)
        at += TRUTH.size
        out[number] = truth[at : at + length]
        at += length
    return out


def bytes_of(format: str, folder: str = "") -> int:
    """What the format's files take, or those of one of its folders."""
    files: Iterator[Path] = (place(format) / format / folder).rglob("*")
    return sum(path.stat().st_size for path in files if path.is_file())
