"""Makes an input that breaks a promise smaller, as long as it breaks the same one."""

from __future__ import annotations

import traceback
from dataclasses import replace
from typing import Any

from segspec.core.errors import SegspecError
from tests.fuzz.cases import Case, unpack
from tests.fuzz.targets import check_of

Signature = tuple[str, str, str, int]
"""An exception's name, and the file, function and line that raised it."""


FAILURES = (
    SegspecError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    OSError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What code can raise that is given bytes it was not made for."""


def signature(target: str, format: str, data: bytes) -> Signature | None:
    """How an input fails; None where it does not."""
    check = check_of(target)
    try:
        check(format, data)
    except FAILURES as error:
        return signature_of(error)
    return None


def signature_of(error: BaseException) -> Signature:
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.name != "promise"]
    last = own[-1]
    return type(error).__name__, last.filename, last.name, last.lineno or 0


def minimised(target: str, format: str, data: bytes) -> bytes:
    """The smallest input found that fails as `data` does. Raises `ValueError` where that does not fail."""
    wanted = signature(target, format, data)
    if wanted is None:
        raise ValueError("the input breaks no promise")
    case = unpack(format, data)
    for simpler in (replace(case, index=b""), replace(case, choice=0), replace(case, index=b"", choice=0)):
        case = _if_it_fails(target, case, simpler, wanted)
    for name in ("segment", "index"):
        case = _shrunk(target, case, name, wanted)
        case = _zeroed(target, case, name, wanted)
    return case.pack()


def _if_it_fails(target: str, case: Case, other: Case, wanted: Signature) -> Case:
    return other if signature(target, case.format, other.pack()) == wanted else case


def _shrunk(target: str, case: Case, name: str, wanted: Signature) -> Case:
    """Without runs of bytes, the longest first."""
    width = max(len(getattr(case, name)) // 2, 1)
    while width:
        at = 0
        while at < len(content := getattr(case, name)):
            changed: dict[str, Any] = {name: content[:at] + content[at + width :]}
            smaller = _if_it_fails(target, case, replace(case, **changed), wanted)
            at += width if smaller is case else 0
            case = smaller
        width //= 2
    return case


def _zeroed(target: str, case: Case, name: str, wanted: Signature) -> Case:
    for at in range(len(getattr(case, name))):
        content = getattr(case, name)
        if content[at]:
            changed: dict[str, Any] = {name: content[:at] + b"\0" + content[at + 1 :]}
            case = _if_it_fails(target, case, replace(case, **changed), wanted)
    return case
