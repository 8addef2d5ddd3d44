"""What the page "Conformance" shows, as one JSON object: the matrix of all lanes, and how wrong adapters fare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from segspec.conformance.matrix import summary
from segspec.conformance.vectors import Vector, load, selected
from segspec.formats import NAMES
from tests.adapters.wrong.catalog import CATALOG
from tests.adapters.wrong.judging import judged
from tests.conformance import compare

JSON = dict[str, Any]
NAMED = 5


def report(results: Sequence[JSON]) -> JSON:
    """The results of runs (`segspec conformance run --json`), joined, with what is known of the vectors themselves."""
    vectors = selected(load())
    failed = judged(list(CATALOG.values()), vectors)
    found = {name for names in failed.values() for name in names}
    return {
        "command": "make conformance",
        "vectors": len(vectors),
        "cases": sum(map(compare.count_cases, NAMES)),
        "formats": list(_formats(vectors)),
        "matrix": summary(results),
        "wrong": [
            {"name": name, "about": CATALOG[name].about, "failed": len(ids), "first": ids[:NAMED]}
            for name, ids in failed.items()
        ],
        "questioned": [vector.id for vector in vectors if vector.id not in found],
    }


def _formats(vectors: Sequence[Vector]) -> Iterator[JSON]:
    for name in NAMES:
        own = [vector for vector in vectors if vector.format == name]
        negative = sum(compare.negative(vector.stored) for vector in own)
        yield {"format": name, "vectors": len(own), "negative": negative, "cases": compare.count_cases(name)}
