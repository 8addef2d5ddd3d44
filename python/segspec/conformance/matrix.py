"""Results of several adapters side by side, as JSON and as a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from segspec.conformance.results import RESULT_VERSION

JSON = dict[str, Any]
STATUSES = ("passed", "failed", "expected-failure", "not-asked")
MOST_NAMED = 20


@dataclass
class Cell:
    """One adapter's results in one section."""

    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STATUSES, 0))
    failed: list[str] = field(default_factory=list)
    expected: dict[str, str] = field(default_factory=dict)

    def add(self, vector: JSON) -> None:
        self.counts[vector["status"]] += 1
        if vector["status"] == "failed":
            self.failed.append(vector["id"])
        elif vector["status"] == "expected-failure":
            self.expected[vector["id"]] = vector.get("expected", "")

    def json(self) -> JSON:
        out: JSON = {name.replace("-", "_"): count for name, count in self.counts.items()}
        if self.failed:
            out["failures"] = self.failed[:MOST_NAMED]
        if self.expected:
            out["expected_failures"] = dict(list(self.expected.items())[:MOST_NAMED])
        return out


def summary(results: Sequence[JSON]) -> JSON:
    """Joins results (`--json` of runs) into a matrix of sections by adapters. Raises `ValueError` for other input."""
    for result in results:
        if not isinstance(result, dict) or result.get("result") != RESULT_VERSION:
            raise ValueError(f"not a result of `segspec conformance run --json`, or not of version {RESULT_VERSION}")
    try:
        return _joined(results)
    except (KeyError, TypeError) as error:
        raise ValueError(f"a result without {error}") from error


def _joined(results: Sequence[JSON]) -> JSON:
    sections: dict[tuple[str, str], list[Cell]] = {}
    levels: dict[tuple[str, str], list[Cell]] = {}
    totals = [Cell() for _ in results]
    for number, result in enumerate(results):
        for vector in result["vectors"]:
            for table, key in ((sections, "section"), (levels, "level")):
                cells = table.setdefault((vector["format"], vector[key]), [Cell() for _ in results])
                cells[number].add(vector)
            totals[number].add(vector)
    return {
        "matrix": RESULT_VERSION,
        "adapters": [_adapter(result, total) for result, total in zip(results, totals, strict=True)],
        "levels": _rows(levels, "level"),
        "sections": _rows(sections, "section"),
    }


def _adapter(result: JSON, total: Cell) -> JSON:
    adapter = {name: result["adapter"][name] for name in ("name", "version", "language", "can")}
    if "suite" in result:
        adapter["suite"] = result["suite"]
    return adapter | {"cases": sum(vector["cases"] for vector in result["vectors"])} | total.json()


def _rows(table: dict[tuple[str, str], list[Cell]], name: str) -> list[JSON]:
    return [
        {"format": format, name: key, "adapters": [cell.json() for cell in cells]}
        for (format, key), cells in table.items()
    ]


STYLE = """
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #3d444d); --dim: light-dark(#59636e, #9198a1);
  --good: light-dark(#1a7f37, #3fb950); --bad: light-dark(#b3261e, #ff7b72); --known: light-dark(#8a5a00, #d29922); }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem; text-align: right; vertical-align: top; }
th:first-child { text-align: left; font-weight: normal; }
thead th { position: sticky; top: 0; background: Canvas; font-weight: 600; }
tbody th[scope=rowgroup] { font-weight: 600; padding-top: 1.2rem; }
small, .none { color: var(--dim); font-weight: normal; }
.passed { color: var(--good); } .failed { color: var(--bad); font-weight: 600; } .known { color: var(--known); }
details { text-align: left; font-size: .85rem; } summary { text-align: right; cursor: pointer; }
""".strip()


def page(matrix: JSON) -> str:
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>segspec conformance</title>
<style>{STYLE}</style>
<h1>Conformance</h1>
<p>Each cell: vectors that passed, of those that the adapter was asked. A vector is not asked where the adapter says
that it lacks what the vector needs.</p>
{table(matrix)}
</html>
"""


def table(matrix: JSON) -> str:
    """The table alone. Each section has its anchor (`osiris-recovery`)."""
    heads = "".join(f'<th scope="col">{_head(adapter)}</th>' for adapter in matrix["adapters"])
    lines = [f'<table class="matrix"><thead><tr><th scope="col">Section</th>{heads}</tr></thead>']
    span = len(matrix["adapters"]) + 1
    for format in dict.fromkeys(row["format"] for row in matrix["sections"]):
        lines.append(f'<tbody><tr><th scope="rowgroup" colspan="{span}">{escape(format)}</th></tr>')
        lines += _section_rows(row for row in matrix["sections"] if row["format"] == format)
        lines.append("</tbody>")
    total = "".join(f"<td>{_cell(adapter)}</td>" for adapter in matrix["adapters"])
    lines.append(f'<tfoot><tr><th scope="row">All</th>{total}</tr></tfoot></table>')
    return "\n".join(lines)


def _section_rows(rows: Iterable[JSON]) -> Iterable[str]:
    for row in rows:
        anchor = f"{row['format']}-{row['section']}".replace("_", "-")
        cells = "".join(f"<td>{_cell(cell)}</td>" for cell in row["adapters"])
        yield f'<tr id="{escape(anchor)}"><th scope="row">{escape(row["section"])}</th>{cells}</tr>'


def _head(adapter: JSON) -> str:
    suite = f"suite {adapter['suite']}" if "suite" in adapter else ""
    about = " ".join(word for word in (adapter["language"], adapter["version"]) if word)
    about = ", ".join(word for word in (about, suite) if word)
    return f"{escape(adapter['name'])}<br><small>{escape(about)}</small>"


def _cell(cell: JSON) -> str:
    asked = cell["passed"] + cell["failed"] + cell["expected_failure"]
    if not asked:
        return '<span class="none">not asked</span>'
    words = f"{cell['passed']:,} of {asked:,}"
    if not cell["failed"] and not cell["expected_failure"]:
        return f'<span class="passed">{words}</span>'
    kind, more = ("failed", f"{cell['failed']:,} failed") if cell["failed"] else ("known", "known failures")
    named = [escape(name) for name in cell.get("failures", ())]
    named += [f"{escape(name)}: {escape(why)}" for name, why in cell.get("expected_failures", {}).items()]
    inside = "".join(f"<li>{one}</li>" for one in named)
    return f'<details><summary class="{kind}">{words}<br><small>{more}</small></summary><ul>{inside}</ul></details>'
