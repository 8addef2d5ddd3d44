"""What the library finds in a vector is about a rule that the vector holds, and as severe as the rule says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from segspec import formats
from segspec.conformance.covered import covered
from segspec.conformance.library import LIMITS, folder_of, log_in, segment_of
from segspec.conformance.vectors import Vector, load
from segspec.core.errors import Finding, Severity
from segspec.core.model import SegmentSummary
from segspec.formats.contract.rulebook import Rulebook, rulebook
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes


def findings_of(vector: Vector) -> Iterator[Finding]:
    """What the library finds in a whole log, in what it reads on in, or in the middle one of a vector's cases."""
    format, segment = formats.get(vector.format), vector.segment
    if "log" in vector.stored:
        with folder_of([(file.name, file.content) for file in vector.files]) as folder:
            log = log_in(format, folder)
            yield from log.listing.findings
            yield from (finding for _, step in log.steps() for finding in step.findings)
    if "skip" in vector.stored and segment is not None:
        index = None if vector.index is None else (vector.index.name, vector.index.content)
        with segment_of(format, (segment.name, segment.content), index) as (source, file):
            reader, summary = format.reader(source, file, LIMITS), SegmentSummary(file, source.size)
            for step in walk(reader, summary, on_damage=OnDamage.SKIP):
                yield from step.findings
    cases = [case for question in vector.questions if question.kind == "read" for case in question.cases()]
    if not cases or segment is None:
        return
    source = from_bytes(cases[len(cases) // 2].content(), segment.name)
    file = format.segment(segment.name, None)
    for step in walk(format.reader(source, file, LIMITS), SegmentSummary(file, source.size)):
        yield from step.findings


@pytest.fixture(params=covered())
def book(request: pytest.FixtureRequest) -> Rulebook:
    made = rulebook(formats.get(request.param))
    assert made is not None
    return made


def test_every_finding_is_about_a_rule_that_its_vector_holds(book: Rulebook) -> None:
    wrong = []
    for vector in (vector for section in load(formats=[book.format]) for vector in section.vectors):
        for finding in findings_of(vector):
            rule = book.rule_of(finding)
            if rule is None or rule.severity is not finding.severity:
                wrong.append(f"{vector.id}: {finding.severity} {finding.code} {finding.field}: {finding.message}")
            elif vector.rule == "exact" and finding.severity is not Severity.NOTE and rule.id not in vector.rules:
                wrong.append(f"{vector.id}: {rule.id} is not among its rules: {finding.message}")
    assert wrong == []
