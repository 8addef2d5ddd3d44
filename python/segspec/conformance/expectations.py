"""`--expect-fail FILE`: vectors that an adapter is known to fail, with reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from segspec.conformance.running import Result


@dataclass(frozen=True, slots=True)
class Expectation:
    """Vectors, by a pattern of ids, that are expected to fail."""

    glob: str
    reason: str
    line: int


def parse(text: str, path: str) -> list[Expectation]:
    """The lines `GLOB # reason`. Raises `ValueError` for a line without a reason."""
    out = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        # A glob may contain `#` (`id#121`, `id#write`); the reason begins after a space.
        glob, _, reason = line.strip().partition(" #")
        if not reason.strip() or " " in glob.strip():
            raise ValueError(f"{path}:{number}: a line is `GLOB  # reason`, and the reason is not left out")
        out.append(Expectation(glob.strip(), reason.strip(), number))
    return out


def apply(expectations: Sequence[Expectation], results: Iterable[Result], known: Sequence[str]) -> list[str]:
    """Marks expected failures; returns the wrong expectations, whose vectors all pass or are unknown, one per line."""
    results = list(results)
    wrong = []
    for one in expectations:
        matched = [result for result in results if fnmatchcase(result.question.id, one.glob)]
        for result in matched:
            result.expected = one.reason
        asked = [result for result in matched if not result.missing]
        if asked and not any(result.failed for result in asked):
            wrong.append(f"line {one.line}: {one.glob} is expected to fail ({one.reason}), and passes")
        elif not matched and not any(fnmatchcase(name, one.glob) for name in known):
            wrong.append(f"line {one.line}: {one.glob} matches no vector")
    return wrong
