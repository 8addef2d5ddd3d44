"""A badge and a Markdown table of an adapter's results, for its README."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape

from segspec.conformance.grouping import not_asked
from segspec.conformance.running import Result, SuiteRun
from segspec.conformance.vectors import LEVELS

GOOD, PARTLY, BAD, NOTHING = "#1a7f37", "#9a6700", "#b3261e", "#59636e"
NOWHERE = "none asked"
PER_CHARACTER = 6.4
PADDING = 12


@dataclass(frozen=True, slots=True)
class Score:
    """One level's counts."""

    passed: int
    asked: int
    known: int

    def __str__(self) -> str:
        known = f" ({self.known:,} known to fail)" if self.known else ""
        return f"{self.passed:,} of {self.asked:,}{known}"


def scores(results: Iterable[Result]) -> dict[str, Score]:
    counts = Counter((one.question.vector.level, one.status) for one in results if one.status != "not-asked")
    out = {}
    for level in LEVELS:
        passed, failed, known = (counts[level, status] for status in ("passed", "failed", "expected-failure"))
        if passed or failed or known:
            out[level] = Score(passed, passed + failed + known, known)
    return out


def badge(run: SuiteRun) -> str:
    """An SVG: green if everything asked passed, red if a `must` vector failed."""
    found = scores(run.results)
    label = f"segspec suite {run.suite}"
    said = ", ".join(f"{level} {score.passed:,} of {score.asked:,}" for level, score in found.items())
    message = said or "nothing was asked"
    left, right = (round(len(words) * PER_CHARACTER) + PADDING for words in (label, message))
    size = f'width="{left + right}" height="20"'
    title = escape(
        f"{_name(run)}: {label}, {', '.join(f'{level} {score}' for level, score in found.items()) or message}"
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{title}">
<title>{title}</title>
<rect {size} rx="3" fill="#3d444d"/>
<path d="M{left} 0h{right - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-{right - 3}z" fill="{_colour(found)}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="6" y="14" textLength="{left - PADDING}">{label}</text>
<text x="{left + 6}" y="14" textLength="{right - PADDING}">{message}</text>
</g>
</svg>
"""


def _colour(found: dict[str, Score]) -> str:
    if not found:
        return NOTHING
    failing = [level for level, score in found.items() if score.passed < score.asked]
    if not failing:
        return GOOD
    return BAD if "must" in failing else PARTLY


def markdown(run: SuiteRun) -> str:
    asked = [one for one in run.results if one.status != "not-asked"]
    formats = dict.fromkeys(one.question.vector.format for one in asked)
    lines = [
        f"{_plain(_name(run))} and the conformance vectors of segspec, suite {run.suite}:",
        "",
        f"| Format | {' | '.join(LEVELS)} |",
        f"|---|{'---|' * len(LEVELS)}",
    ]
    for format in formats:
        found = scores(one for one in asked if one.question.vector.format == format)
        lines.append(f"| {format} | {' | '.join(str(found.get(level, NOWHERE)) for level in LEVELS)} |")
    if not formats:
        lines.append(f"| nothing was asked |{f' {NOWHERE} |' * len(LEVELS)}")
    lines += _reasons(run)
    return "\n".join(lines) + "\n"


def _reasons(run: SuiteRun) -> Iterator[str]:
    reasons = [f"{count:,} {reason}" for reason, count in not_asked(run)]
    if reasons:
        yield ""
        yield f"Not asked: {_plain('; '.join(reasons))}."


def _name(run: SuiteRun) -> str:
    name = " ".join(word for word in (run.hello.name, run.hello.version) if word)
    return f"{name} ({run.hello.language})" if run.hello.language else name


def _plain(words: str) -> str:
    return "".join(f"&#{ord(c)};" if c in "&<>|`*_[]\\#" else c for c in words)
