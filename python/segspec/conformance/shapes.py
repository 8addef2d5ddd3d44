"""The required members of an answer, and their types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from segspec.core.errors import Code, Severity
from segspec.core.text import printable

JSON = dict[str, Any]
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
