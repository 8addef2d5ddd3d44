"""How many specs and asserts of others are read, from the result of `python -m tests.bench.any_spec`."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

from segspec_docs.bench import _cells, _number, _table

LANES = {"kernel": "by kernels", "parser": "by the parser", "": "refused"}
VERDICTS = ("right", "wrong", "unreachable")
KINDS = {"value": "Values of fields", "finding": "Damage that is to be reported", "sound": "Files that are sound"}
NAMED = re.compile(r"(?:\b(?:field|instance|parameter) \S+|\b[a-z]\w*(?:\.\w+)+)")
MOST_NAMED = 4


class AnySpec:
    def __init__(self, path: Path) -> None:
        result: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self._specs: list[dict[str, Any]] = result["gallery"]["specs"]
        self._language: dict[str, Any] = result["language"]
        self.commits = {name: result[name]["commit"][:10] for name in ("gallery", "language")}
        self.date: str = result["date"]

    def gallery(self) -> str:
        counts = Counter(spec["lane"] for spec in self._specs)
        rows = [_cells((words, f"{counts[lane]:,}")) for lane, words in LANES.items()]
        return _table((f"Of {len(self._specs):,} specs", ""), rows)

    def seconds(self) -> str:
        taken = [spec["seconds"] for spec in self._specs]
        return f"{_number(median(taken))} s in the middle, {_number(max(taken))} s at most"

    def refused(self) -> str:
        rows = [_cells((spec["spec"], spec["why"])) for spec in self._specs if not spec["lane"]]
        return _table(("Refused", "Why"), rows) if rows else "None is refused."

    def slow(self) -> str:
        return _reasons(
            ("By the parser, since", "Specs", "Among them"),
            ((spec["why"], spec["spec"]) for spec in self._specs if spec["lane"] == "parser"),
        )

    def language(self) -> str:
        counts = self._language["counts"]
        rows = [
            _cells((words, *(f"{counts.get(f'{kind} {verdict}', 0):,}" for verdict in VERDICTS)))
            for kind, words in KINDS.items()
        ]
        return _table((f"Of {self._language['tests']:,} tests", *VERDICTS), rows)

    def left(self, verdict: str) -> str:
        found = [row for row in self._language["left"] if row["verdict"] == verdict]
        if not found:
            return f"None is {verdict}."
        return _reasons((verdict.capitalize(), "Asserts", "Of"), ((row["why"], row["test"]) for row in found))


def _reasons(heads: tuple[str, str, str], found: Iterable[tuple[str, str]]) -> str:
    by_reason: dict[str, list[str]] = {}
    for why, name in found:
        by_reason.setdefault(NAMED.sub("…", why), []).append(name)
    rows = []
    for why, names in sorted(by_reason.items(), key=lambda item: -len(item[1])):
        distinct = list(dict.fromkeys(names))
        more = f" and {len(distinct) - MOST_NAMED} more" if len(distinct) > MOST_NAMED else ""
        rows.append(_cells((why, f"{len(names):,}", ", ".join(distinct[:MOST_NAMED]) + more)))
    return _table(heads, rows)
