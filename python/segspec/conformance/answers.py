"""What is an answer, and how one differs from what was expected."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from segspec.conformance.vectors import Case
from segspec.core.errors import Code
from segspec.core.text import printable

JSON = dict[str, Any]
ENDS = ("clean", "torn", "corrupt", "unsupported", "not-this-format")
CODES = frozenset(map(str, Code))
ANY = "any"
"""In place of findings that a vector does not state."""
ABSENT = object()
_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
_HEX = re.compile(r"([0-9a-f]{2})*")


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where an answer is not what was expected; `ABSENT` on a side that has nothing there."""

    path: str
    expected: Any
    answered: Any


def malformed(kind: str, answer: JSON) -> str | None:
    """Why an answer to a request of this kind is none, in words; None if it is one."""
    if "skip" in answer:
        return f"it skips what its `can` says it can do: {printable(str(answer['skip']))[:200]}"
    return next(_SHAPES[kind](answer), None)


def _read_shape(answer: JSON) -> Iterator[str]:
    if answer.get("end", ABSENT) not in ENDS:
        yield _needs("end", f"one of {', '.join(ENDS)}", answer)
    elif not _is_text(answer.get("valid_bytes"), _INTEGER):
        yield _needs("valid_bytes", "an integer as a decimal string", answer)
    elif not _is_list_of(answer.get("records"), dict):
        yield _needs("records", "a list of objects", answer)
    elif answer["end"] == "clean" and "error" in answer:
        yield "an answer that ends clean has no `error`"
    elif answer["end"] != "clean":
        yield from _problem_shape("error", answer.get("error"))
    yield from _findings_shape(answer.get("findings", []))


def _problem_shape(name: str, problem: Any) -> Iterator[str]:
    if not isinstance(problem, dict):
        yield f"`{name}` is an object with `code` and `at`, and required unless the end is clean"
    elif not isinstance(problem.get("code"), str) or problem["code"] not in CODES:
        yield f"`{name}.code` is {_short(problem.get('code'))}; it is one of {', '.join(sorted(CODES))}"
    elif not _is_text(problem.get("at"), _INTEGER):
        yield _needs("at", "an integer as a decimal string", problem)


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
    if not _is_text(answer.get("hex"), _HEX):
        yield _needs("hex", "bytes as lower-case hex", answer)


_SHAPES = {"read": _read_shape, "index": _index_shape, "compute": _compute_shape, "write": _write_shape}


def _needs(name: str, what: str, answer: JSON) -> str:
    return f"`{name}` is {_short(answer.get(name, ABSENT))}; it is {what}"


def _short(value: Any) -> str:
    return "missing" if value is ABSENT else repr(value)[:80]


def _is_text(value: Any, pattern: re.Pattern[str]) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def _is_list_of(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(one, kind) for one in value)


def differences(case: Case, answer: JSON, can: Collection[str]) -> list[Difference]:
    """Where a well-formed answer is not what the vector says; none if the case passed."""
    vector, kind = case.question.vector, case.question.kind
    stored = vector.stored
    if kind == "compute":
        return list(_compared("result", stored["compute"]["result"], answer["result"]))
    if kind == "index":
        return _compared_findings(stored["index"]["findings"], answer["findings"])
    if kind == "write":
        return _compared_bytes(case, answer["hex"])
    if vector.rule == "answered":
        return []
    if vector.rule == "refused":
        return _refused(stored["read"], answer)
    return _exact(stored["read"], answer, can)


def _exact(expected: JSON, answer: JSON, can: Collection[str]) -> list[Difference]:
    found: list[Difference] = []
    for name in ("end", "valid_bytes"):
        found += _compared(name, expected[name], answer[name])
    wanted, given = expected.get("error"), answer.get("error")
    if wanted is not None and given is not None:
        found += _compared("error.code", wanted["code"], given["code"])
        found += _compared("error.at", wanted["at"], given["at"])
        if "field" in wanted and "field" in given:
            found += _compared("error.field", wanted["field"], given["field"])
    else:
        found += _compared("error", ABSENT if wanted is None else wanted, ABSENT if given is None else given)
    found += _compared_records(expected["records"], answer["records"])
    wanted_findings = expected.get("findings", [])
    if "findings" in can and wanted_findings != ANY:
        found += _compared_findings(wanted_findings, answer.get("findings", []))
    return found


def _refused(expected: JSON, answer: JSON) -> list[Difference]:
    """Damage was noticed, and nothing was released that is not in the undamaged file."""
    if answer["end"] == "clean":
        return [Difference("end", "not clean", "clean")]
    return _compared_records(expected["records"][: len(answer["records"])], answer["records"])


def _compared(path: str, expected: Any, answered: Any) -> Iterator[Difference]:
    if not _is_equal(expected, answered):
        yield Difference(path, expected, answered)


def _is_equal(one: Any, other: Any) -> bool:
    """Equality as JSON has it: True equals 1 in Python only."""
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
    """A record with its value's hash in place of the value; as it is where that is not hex."""
    value = record.get("value")
    if not _is_text(value, _HEX):
        return record
    digest = sha256(bytes.fromhex(str(value))).hexdigest()
    return {name: one for name, one in record.items() if name != "value"} | {"value_sha256": digest}


def _compared_findings(expected: Sequence[JSON], answered: Sequence[JSON]) -> list[Difference]:
    """Findings are compared by code and position, in any order. An expected one without a position has any."""
    left = list(answered)
    found: list[Difference] = []
    for wanted in sorted(expected, key=lambda one: "at" not in one):
        match = next((one for one in left if _is_same(wanted, one)), None)
        if match is None:
            found.append(Difference("findings", wanted, ABSENT))
        else:
            left.remove(match)
    return found + [Difference("findings", ABSENT, one) for one in left]


def _is_same(wanted: JSON, given: JSON) -> bool:
    same = wanted["code"] == given["code"] and wanted.get("at", given["at"]) == given["at"]
    return same and ("field" not in wanted or "field" not in given or wanted["field"] == given["field"])


def _compared_bytes(case: Case, written: str) -> list[Difference]:
    """Written bytes: the vector's own, or such as the library reads the same records from."""
    vector = case.question.vector
    assert vector.segment is not None
    if vector.stored["write"] == "identical":
        return list(_compared("hex", vector.segment.content.hex(), written))
    from segspec import formats
    from segspec.conformance.library import read

    answer = read(formats.get(vector.format), vector.segment.name, bytes.fromhex(written))
    found = [] if answer["end"] == "clean" else [Difference("what was written ends", "clean", answer["end"])]
    return found + _compared_records(vector.stored["read"]["records"], answer["records"])
