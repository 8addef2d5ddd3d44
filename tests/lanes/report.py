"""What the page "Conformance" shows, as one JSON object: the matrix of all lanes, and how wrong adapters fare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from segspec.conformance.matrix import summary
from segspec.conformance.vectors import Vector, load, selected
from segspec.formats import NAMES
from tests.adapters.wrong.catalog import CATALOG
from tests.adapters.wrong.judging import judged

JSON = dict[str, Any]
NAMED = 5


def is_negative(vector: Vector) -> bool:
    """True for a vector about input that is not sound: reading stops, or an index is false."""
    if "index" in vector.stored:
        return bool(vector.stored["index"]["findings"])
    refused = vector.rule != "exact"
    return "read" in vector.stored and (refused or vector.stored["read"]["end"] != "clean")


def case_count(vector: Vector) -> int:
    return sum(1 for question in vector.questions for _ in question.cases())


def report(results: Sequence[JSON]) -> JSON:
    """The results of runs (`segspec conformance run --json`), joined, with what is known of the vectors themselves."""
    vectors = selected(load())
    failed = judged(list(CATALOG.values()), vectors)
    found = {name for names in failed.values() for name in names}
    return {
        "command": "make conformance",
        "vectors": len(vectors),
        "cases": sum(map(case_count, vectors)),
        "formats": list(_formats(vectors)),
        "matrix": summary(results),
        "wrong": [
            {"name": name, "about": CATALOG[name].about, "failed": len(ids), "first": ids[:NAMED]}
            for name, ids in failed.items()
        ],
        "questioned": [vector.id for vector in vectors if vector.id not in found],
    }


def _formats(vectors: Sequence[Vector]) -> Iterator[JSON]:
    counts = Counter(vector.format for vector in vectors)
    negative = Counter(vector.format for vector in vectors if is_negative(vector))
    cases: Counter[str] = Counter()
    for vector in vectors:
        cases[vector.format] += case_count(vector)
    for name in NAMES:
        yield {"format": name, "vectors": counts[name], "negative": negative[name], "cases": cases[name]}
