"""Groups failures by cause (the likely bug, else the rule), and questions not asked by reason."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from segspec.conformance.running import NOT_ASKED, Result, SuiteRun
from segspec.conformance.vectors import LEVELS, Question

Cause = tuple[str, str, str]
"""Format, kind of question, and a common rule, flag or section, or words of a fault."""


@dataclass(frozen=True, slots=True)
class Alike:
    """Failures with one cause."""

    rule: str | None
    flag: str | None
    results: tuple[Result, ...]

    @property
    def shown(self) -> Result:
        """The clearest example."""
        return min(self.results, key=self._rank)

    def _rank(self, result: Result) -> tuple[bool, bool, int, int]:
        vector = result.question.vector
        length = 0 if vector.segment is None else len(vector.segment.content)
        strictness = LEVELS.index(vector.level)
        has_rule, has_flag = self.rule in vector.rules, self.flag in vector.flags
        return self.rule is not None and not has_rule, self.flag is not None and not has_flag, strictness, length


def alike(run: SuiteRun) -> list[Alike]:
    """Groups of failures by strictness, then size.

    A cause's failures are weighted by the share of its vectors that failed.
    """
    asked = Counter(cause for one in run.results if one.status == "passed" for cause in causes(one.question))
    left: dict[Cause, list[Result]] = defaultdict(list)
    for result in run.failed:
        for cause in _causes_of(result):
            left[cause].append(result)
    share = {cause: len(found) / (len(found) + asked[cause]) for cause, found in left.items()}
    groups = []
    while left:
        cause = max(left, key=lambda one: (len(left[one]) * share[one], len(left[one])))
        found = left.pop(cause)
        vectors = [one.question.vector for one in found]
        rules = (rule for vector in vectors for rule in vector.rules)
        flags = (flag for vector in vectors for flag in vector.flags)
        groups.append(Alike(_chosen(cause[2], rules), _chosen(cause[2], flags), tuple(found)))
        done = {one.question.id for one in found}
        rest = {one: [each for each in results if each.question.id not in done] for one, results in left.items()}
        left = {one: results for one, results in rest.items() if results}
    return sorted(groups, key=_rank)


def _chosen(cause: str, names: Iterable[str]) -> str | None:
    counts = Counter(names)
    if cause in counts:
        return cause
    return counts.most_common(1)[0][0] if counts else None


def _rank(group: Alike) -> tuple[bool, int, int]:
    first = group.shown
    unasked = first.first is not None and first.first.reason == NOT_ASKED
    return unasked, LEVELS.index(first.question.vector.level), -len(group.results)


def _causes_of(result: Result) -> Sequence[Cause]:
    assert result.first is not None
    if not result.first.differences:
        return [("", "", _kind_of_fault(result.first.reason))]
    return causes(result.question)


def _kind_of_fault(reason: str) -> str:
    found = re.match(r"[^:]*(: `[a-z_.]+)?", re.sub("[0-9]+", "0", reason))
    return found[0] if found else ""


def causes(question: Question) -> Sequence[Cause]:
    vector = question.vector
    names = (*vector.rules, *vector.flags) or (vector.section,)
    return [(vector.format, question.kind, name) for name in names]


def not_asked(run: SuiteRun) -> list[tuple[str, int]]:
    """Reasons with counts, the most frequent first."""
    named = {one.partition(":")[2] for one in run.hello.can}
    names: dict[str, dict[str, None]] = defaultdict(dict)
    counts = Counter[str]()
    for one in run.results:
        if one.missing:
            format, lack = one.question.vector.format, one.missing[0]
            reason = "" if format not in named else lack.partition(":")[0]
            names[reason][lack if reason else format] = None
            counts[reason] += 1
    words = {
        reason: f"{'for lack of' if reason else 'of formats that it does not name:'} {', '.join(found)}"
        for reason, found in names.items()
    }
    return [(words[reason], count) for reason, count in counts.most_common()]
