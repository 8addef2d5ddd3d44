"""A run's result as JSON, and as JUnit XML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

from segspec.conformance.covered import rule_named
from segspec.conformance.grouping import not_asked
from segspec.conformance.library import PROTOCOL
from segspec.conformance.running import Failure, Result, SuiteRun
from segspec.conformance.showing import cut, text
from segspec.core.version import __version__

JSON = dict[str, Any]
RESULT_VERSION = 1
MOST_DIFFERENCES = 20
LONG = 200


def as_json(run: SuiteRun, unexpected: Sequence[str]) -> JSON:
    hello = run.hello
    return {
        "result": RESULT_VERSION,
        "suite": run.suite,
        "protocol": PROTOCOL,
        "segspec": __version__,
        "adapter": {
            "name": hello.name,
            "version": hello.version,
            "language": hello.language,
            "can": sorted(hello.can),
        },
        "remarks": run.remarks,
        "unexpected_passes": list(unexpected),
        "vectors": [_vector(result) for result in run.results],
    }


def _vector(result: Result) -> JSON:
    vector = result.question.vector
    out: JSON = {
        "id": result.question.id,
        "format": vector.format,
        "section": vector.section,
        "level": vector.level,
        "kind": result.question.kind,
        "rules": list(vector.rules),
        "status": result.status,
        "cases": result.cases,
        "failed": result.failed,
    }
    if result.missing:
        out["missing"] = list(result.missing)
    if result.status == "expected-failure":
        out["expected"] = result.expected
    if result.first is not None:
        out["first"] = _failure(result.first)
    return out


def _failure(failure: Failure) -> JSON:
    return {
        "case": failure.case.id,
        "reason": failure.reason,
        "differences": [
            {"path": one.path, "expected": text(one.expected)[:LONG], "answered": text(one.answered)[:LONG]}
            for one in failure.differences[:MOST_DIFFERENCES]
        ],
        "stderr": list(failure.stderr),
    }


def as_junit(run: SuiteRun, unexpected: Sequence[str]) -> bytes:
    """The run as JUnit XML: a suite per section, a test case per vector. Expected failures are skipped."""
    root = ElementTree.Element("testsuites", name=_valid(f"segspec conformance: {run.hello.name}"))
    suites: dict[str, list[Result]] = {}
    for result in run.results:
        if result.status != "not-asked":
            vector = result.question.vector
            suites.setdefault(f"{vector.format}/{vector.section}", []).append(result)
    for name, results in suites.items():
        suite = _suite(root, name, [one.status for one in results])
        _property(suite, "suite", run.suite)
        for result in results:
            _testcase(suite, name, result)
    if unexpected:
        suite = _suite(root, "expected failures", ["failed"] * len(unexpected))
        for line in unexpected:
            case = ElementTree.SubElement(suite, "testcase", name=_valid(line), classname="expected failures")
            ElementTree.SubElement(case, "failure", message=_valid(line))
    unasked = not_asked(run)
    if unasked:
        suite = _suite(root, "not asked", [])
        for reason, count in unasked:
            _property(suite, f"not asked {reason}", str(count))
    ElementTree.indent(root)
    content: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return content


def _suite(root: ElementTree.Element, name: str, statuses: Sequence[str]) -> ElementTree.Element:
    counts = {
        "tests": len(statuses),
        "failures": statuses.count("failed"),
        "errors": 0,
        "skipped": statuses.count("expected-failure"),
    }
    said = {key: str(count) for key, count in counts.items()}
    suite = ElementTree.SubElement(root, "testsuite", {"name": name, **said})
    ElementTree.SubElement(suite, "properties")
    return suite


def _property(suite: ElementTree.Element, name: str, value: str) -> None:
    ElementTree.SubElement(suite[0], "property", name=_valid(name), value=_valid(value))


def _testcase(suite: ElementTree.Element, section: str, result: Result) -> None:
    case = ElementTree.SubElement(suite, "testcase", name=result.question.id, classname=section.replace("/", "."))
    if result.status == "expected-failure":
        ElementTree.SubElement(case, "skipped", message=_valid(f"expected to fail: {result.expected}"))
    elif result.first is not None:
        reason = f"{result.first.case.id}: {result.first.reason}"
        failure = ElementTree.SubElement(case, "failure", message=_valid(reason))
        lines = [f"{result.failed} of {result.cases} cases failed", result.question.vector.comment]
        lines += [
            f"{one.path}: expected {cut(text(one.expected))}, answered {cut(text(one.answered))}"
            for one in result.first.differences[:MOST_DIFFERENCES]
        ]
        rules = [rule for rule in map(rule_named, result.question.vector.rules) if rule is not None]
        lines += [f"{rule.id}: {' '.join(rule.text)} ({rule.address})" for rule in rules]
        failure.text = _valid("\n".join([*lines, *result.first.stderr]))


def _valid(words: str) -> str:
    return "".join(
        c if c in "\t\n" or " " <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd" or c > "\uffff" else "?" for c in words
    )
