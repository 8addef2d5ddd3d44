"""The required members of an answer, and its differences from the expected one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from segspec.conformance.vectors import LEVELS, Case
from segspec.core.errors import Code, Severity
from segspec.core.text import printable

JSON = dict[str, Any]
ANY = "any"
IF_GIVEN = ("field", "severity", "level")
"""Parts of a finding that are compared only if the answer has them."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference; `ABSENT` marks a missing side."""

    path: str
    expected: Any
    answered: Any


def differences(case: Case, answer: JSON, can: Collection[str], level: str = LEVELS[-1]) -> list[Difference]:
    """The differences that `level` checks; empty if the case passed."""
    vector, kind = case.question.vector, case.question.kind
    if kind == "write":
        return _compared_bytes(case, answer["hex"])
    expected, answer = _asked(level, vector.stored[kind], answer)
    if kind != "read":
        return list(_COMPARED[kind](expected, answer))
    if vector.rule == "answered":
        return []
    if vector.rule == "refused":
        return _refused(expected, answer)
    return _exact(expected, answer, can)


def _asked(level: str, expected: JSON, answer: JSON) -> tuple[JSON, JSON]:
    """Both answers without findings of a weaker level, which are optional."""
    stated = expected.get("findings", [])
    beyond = LEVELS[LEVELS.index(level) + 1 :]
    weaker = [] if stated == ANY else [one for one in stated if one.get("level") in beyond]
    if not weaker:
        return expected, answer
    left = list(answer.get("findings", []))
    for wanted in weaker:
        _take(wanted, left)
    return expected | {"findings": [one for one in stated if one not in weaker]}, answer | {"findings": left}


def _exact(expected: JSON, answer: JSON, can: Collection[str]) -> list[Difference]:
    found: list[Difference] = []
    for name in ("end", "valid_bytes"):
        found += _compared(name, expected[name], answer[name])
    found += _compared_error(expected.get("error"), answer.get("error"))
    found += _compared_records(expected["records"], answer["records"])
    wanted_findings = expected.get("findings", [])
    if "findings" in can and wanted_findings != ANY:
        found += _compared_findings(wanted_findings, answer.get("findings", []))
    return found


def _compared_error(wanted: JSON | None, given: JSON | None) -> Iterator[Difference]:
    if wanted is None or given is None:
        yield from _compared("error", ABSENT if wanted is None else wanted, ABSENT if given is None else given)
        return
    for name, value in wanted.items():
        if name in given or name not in IF_GIVEN:
            yield from _compared(f"error.{name}", value, given.get(name, ABSENT))


def _log(expected: JSON, answer: JSON) -> Iterator[Difference]:
    yield from _compared("end", expected["end"], answer["end"])
    yield from _compared_error(expected.get("error"), answer.get("error"))
    yield from _compared_records(expected["records"], answer["records"])
    yield from _compared_findings(expected["findings"], answer["findings"])


def _seek(expected: JSON, answer: JSON) -> Iterator[Difference]:
    if "record" in expected and "record" in answer:
        yield from _compared_record("record", expected["record"], answer["record"])
    else:
        yield from _compared("record", expected.get("record", ABSENT), answer.get("record", ABSENT))
    for name in ("file", "at"):
        yield from _compared(name, expected.get(name, ABSENT), answer.get(name, ABSENT))


def _skip(expected: JSON, answer: JSON) -> Iterator[Difference]:
    yield from _compared_records(expected["records"], answer["records"])
    yield from _compared_findings(expected["findings"], answer["findings"])


def _same(*names: str) -> Callable[[JSON, JSON], Iterator[Difference]]:
    def compared(expected: JSON, answer: JSON) -> Iterator[Difference]:
        for name in names:
            yield from _compared(name, expected[name], answer[name])

    return compared


def _refused(expected: JSON, answer: JSON) -> list[Difference]:
    """Damage must be noticed, and nothing but records of the undamaged file released."""
    if answer["end"] == "clean":
        return [Difference("end", "not clean", "clean")]
    return _compared_records(expected["records"][: len(answer["records"])], answer["records"])


def _compared(path: str, expected: Any, answered: Any) -> Iterator[Difference]:
    if not _is_equal(expected, answered):
        yield Difference(path, expected, answered)


def _is_equal(one: Any, other: Any) -> bool:
    if one is other:
        return True
    if ABSENT in (one, other) or one != other:
        return False
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _compared_records(expected: Sequence[JSON], answered: Sequence[JSON]) -> list[Difference]:
    if _is_equal(expected, answered):
        return []
    found: list[Difference] = []
    if len(expected) != len(answered):
        found.append(Difference("records", _count(expected), _count(answered)))
    for number, (one, other) in enumerate(zip(expected, answered, strict=False)):
        found += _compared_record(f"records[{number}]", one, other)
    common = min(len(expected), len(answered))
    found += [Difference(f"records[{number}]", expected[number], ABSENT) for number in range(common, len(expected))]
    found += [Difference(f"records[{number}]", ABSENT, answered[number]) for number in range(common, len(answered))]
    return found


def _count(records: Sequence[JSON]) -> str:
    return f"{len(records)} record{'' if len(records) == 1 else 's'}"


def _compared_record(path: str, expected: JSON, answered: JSON) -> Iterator[Difference]:
    if "value_sha256" in expected and "value_sha256" not in answered:
        answered = _hashed(answered)
    for name in sorted(expected.keys() | answered.keys()):
        yield from _compared(f"{path}.{name}", expected.get(name, ABSENT), answered.get(name, ABSENT))


def _hashed(record: JSON) -> JSON:
    value = record.get("value")
    if not is_hex(value):
        return record
    digest = sha256(bytes.fromhex(str(value))).hexdigest()
    return {name: one for name, one in record.items() if name != "value"} | {"value_sha256": digest}


def _compared_findings(expected: Sequence[JSON], answered: Sequence[JSON]) -> list[Difference]:
    left = list(answered)
    wanted = sorted(expected, key=lambda one: "at" not in one)
    found = [Difference("findings", one, ABSENT) for one in wanted if not _take(one, left)]
    return found + [Difference("findings", ABSENT, one) for one in left]


def _take(wanted: JSON, left: list[JSON]) -> bool:
    match = next((one for one in left if _is_same(wanted, one)), None)
    if match is not None:
        left.remove(match)
    return match is not None


def _is_same(wanted: JSON, given: JSON) -> bool:
    return all(
        _is_equal(value, given.get(name, ABSENT))
        for name, value in wanted.items()
        if name in given or name not in IF_GIVEN
    )


def _compared_bytes(case: Case, written: str) -> list[Difference]:
    vector = case.question.vector
    assert vector.segment is not None
    if vector.stored["write"] == "identical":
        return list(_compared("hex", vector.segment.content.hex(), written))
    from segspec import formats
    from segspec.conformance.library import read

    answer = read(formats.get(vector.format), vector.segment.name, bytes.fromhex(written))
    found = [] if answer["end"] == "clean" else [Difference("what was written ends", "clean", answer["end"])]
    found += [Difference("findings in what was written", ABSENT, one) for one in answer.get("findings", ())]
    return found + _compared_records(vector.stored["read"]["records"], answer["records"])


_COMPARED: dict[str, Callable[[JSON, JSON], Iterable[Difference]]] = {
    "index": lambda expected, answer: _compared_findings(expected["findings"], answer["findings"]),
    "compute": _same("result"),
    "log": _log,
    "seek": _seek,
    "filter": _same("frames"),
    "tracking": _same("entries", "held"),
    "skip": _skip,
}


ENDS = ("clean", "torn", "corrupt", "unsupported", "not-this-format")
CODES = frozenset(map(str, Code))
SEVERITIES = frozenset(map(str, Severity))
ABSENT = object()
_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
_HEX = re.compile(r"([0-9a-f]{2})*")


def malformed(kind: str, answer: JSON) -> str | None:
    """Why the answer is not valid, or None."""
    if "skip" in answer:
        return f"it skips what its `can` says it can do: {printable(str(answer['skip']))[:200]}"
    return next(_SHAPES[kind](answer), None)


def is_hex(value: Any) -> bool:
    return _is_text(value, _HEX)


def _read_shape(answer: JSON) -> Iterator[str]:
    yield from _outcome_shape(answer)
    if not _is_text(answer.get("valid_bytes"), _INTEGER):
        yield _needs("valid_bytes", "an integer as a decimal string", answer)
    yield from _findings_shape(answer.get("findings", []))


def _outcome_shape(answer: JSON) -> Iterator[str]:
    if answer.get("end", ABSENT) not in ENDS:
        yield _needs("end", f"one of {', '.join(ENDS)}", answer)
    elif not _is_list_of(answer.get("records"), dict):
        yield _needs("records", "a list of objects", answer)
    elif answer["end"] == "clean" and "error" in answer:
        yield "an answer that ends clean has no `error`"
    elif answer["end"] != "clean":
        yield from _problem_shape("error", answer.get("error"))


def _problem_shape(name: str, problem: Any) -> Iterator[str]:
    if not isinstance(problem, dict):
        yield f"`{name}` is an object with `code` and `at`, and required unless the end is clean"
    elif not isinstance(problem.get("code"), str) or problem["code"] not in CODES:
        yield f"`{name}.code` is {_short(problem.get('code'))}; it is one of {', '.join(sorted(CODES))}"
    elif not _is_text(problem.get("at"), _INTEGER):
        yield _needs("at", "an integer as a decimal string", problem)
    elif problem.get("severity", "error") not in SEVERITIES:
        yield _needs("severity", f"one of {', '.join(sorted(SEVERITIES))}", problem)


def _findings_shape(findings: Any) -> Iterator[str]:
    if not _is_list_of(findings, dict):
        yield "`findings` is a list of objects"
        return
    for number, finding in enumerate(findings):
        yield from _problem_shape(f"findings[{number}]", finding)


def _index_shape(answer: JSON) -> Iterator[str]:
    yield from _findings_shape(answer.get("findings"))


def _compute_shape(answer: JSON) -> Iterator[str]:
    if not isinstance(answer.get("result"), str):
        yield _needs("result", "a string", answer)


def _write_shape(answer: JSON) -> Iterator[str]:
    if not is_hex(answer.get("hex")):
        yield _needs("hex", "bytes as lower-case hex", answer)


def _log_shape(answer: JSON) -> Iterator[str]:
    yield from _outcome_shape(answer)
    yield from _findings_shape(answer.get("findings"))


def _seek_shape(answer: JSON) -> Iterator[str]:
    if "record" not in answer:
        return
    if not isinstance(answer["record"], dict):
        yield _needs("record", "an object, or absent where no record is meant", answer)
    elif not isinstance(answer.get("file"), str):
        yield _needs("file", "the name of the file that has the record", answer)
    elif not _is_text(answer.get("at"), _INTEGER):
        yield _needs("at", "an integer as a decimal string", answer)


def _filter_shape(answer: JSON) -> Iterator[str]:
    frames = answer.get("frames")
    if not isinstance(frames, list) or not all(_is_text(one, _INTEGER) for one in frames):
        yield _needs("frames", "a list of integers as decimal strings", answer)


def _tracking_shape(answer: JSON) -> Iterator[str]:
    if not _is_list_of(answer.get("entries"), dict):
        yield _needs("entries", "a list of objects", answer)
    elif not isinstance(answer.get("held"), dict):
        yield _needs("held", "an object", answer)


def _skip_shape(answer: JSON) -> Iterator[str]:
    if not _is_list_of(answer.get("records"), dict):
        yield _needs("records", "a list of objects", answer)
    yield from _findings_shape(answer.get("findings"))


_SHAPES: dict[str, Callable[[JSON], Iterator[str]]] = {
    "read": _read_shape,
    "index": _index_shape,
    "compute": _compute_shape,
    "write": _write_shape,
    "log": _log_shape,
    "seek": _seek_shape,
    "filter": _filter_shape,
    "tracking": _tracking_shape,
    "skip": _skip_shape,
}


def _needs(name: str, what: str, answer: JSON) -> str:
    return f"`{name}` is {_short(answer.get(name, ABSENT))}; it is {what}"


def _short(value: Any) -> str:
    return "missing" if value is ABSENT else repr(value)[:80]


def _is_text(value: Any, pattern: re.Pattern[str]) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def _is_list_of(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(one, kind) for one in value)
