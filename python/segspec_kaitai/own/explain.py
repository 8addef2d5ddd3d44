"""Why a scan stopped, in the words of the Kaitai parser where it stops at the same field."""

from __future__ import annotations

import re

from segspec.columns.backend import Scan
from segspec.core.errors import Code, SegspecError
from segspec.parsing import annotate
from segspec.storage.source import Source
from segspec_kaitai.kernels.arithmetic import DIVISION, ENCODING, END_OF_STREAM, NEGATIVE, OVERFLOW, STALLED, VALUE
from segspec_kaitai.own import effort
from segspec_kaitai.own.own_rows import OwnRows

PARSED_AGAIN = 4 << 20
"""At most so many bytes before the failing field are parsed again; where there are more, the kernel's reason has to
do."""

# What expressions of a user's spec raise in Python for values that they were not written for.
EXPRESSION_ERRORS = (ArithmeticError, AttributeError, LookupError, TypeError, effort.TooMuchWorkError)

REFUSED = (END_OF_STREAM, VALUE, NEGATIVE, ENCODING)
"""Reasons for which the parser stops too. At the others it goes on, sometimes for ever."""

WORDS = {
    END_OF_STREAM: (Code.TORN, "needs more bytes than are left"),
    VALUE: (Code.BAD_ENCODING, "has a value that is not allowed"),
    NEGATIVE: (Code.BAD_LENGTH, "has a negative length or position"),
    STALLED: (Code.BAD_LENGTH, "takes no bytes, and would be read for ever"),
    OVERFLOW: (Code.LIMIT_EXCEEDED, "has a number of more than 64 bits"),
    DIVISION: (Code.BAD_ENCODING, "divides by zero"),
    ENCODING: (Code.BAD_ENCODING, "is not text in its encoding"),
}


def explain(format: OwnRows, source: Source, scan: Scan) -> SegspecError:
    """The error of a failed scan: `position` is where the damaged row begins; the message says where the field is."""
    start = 0 if format.kernel.mode == "file" else scan.position
    path, expected, actual, stated = scan.field, None, None, None
    if scan.reason in REFUSED and scan.error - start <= PARSED_AGAIN:
        path, expected, actual, stated = parsed_again(format, source, scan, start)
    code, words = WORDS.get(scan.reason, (Code.BAD_ENCODING, scan.reason))
    if scan.reason == VALUE:
        code = stated or guessed(path) or code
    if scan.reason == END_OF_STREAM and expected is not None:
        words = f"needs {expected}, and {actual} are left"
    elif actual is not None:
        words = f"is {actual}" + (f", not {expected}" if expected is not None else ", which is not allowed")
    message = f"{path or 'a row'} {words} (byte {scan.error} of the file)"
    return SegspecError(
        code, message, path=source.path, position=scan.position, field=path or None, expected=expected, actual=actual
    )


def guessed(path: str) -> Code | None:
    """The code for a field that is refused, by its name: specs of others do not say (`-code`) what it is called."""
    name = path.rpartition(".")[2].partition("[")[0]
    if "magic" in name:
        return Code.BAD_MAGIC
    return Code.UNSUPPORTED_VERSION if "version" in name else None


def parsed_again(
    format: OwnRows, source: Source, scan: Scan, start: int
) -> tuple[str, str | None, str | None, Code | None]:
    """The field with the numbers of the items on its path, what was expected and found, and the spec's own code.

    A column can need more of a file than the parser reads; then the parser has no error to report.
    """
    try:
        with effort.bounded():
            found = annotate.explain(format.parser, effort.stream(source.stream()), start)
    except EXPRESSION_ERRORS:
        return scan.field, None, None, None
    if found.field is None or re.sub(r"\[\d+\]", "[]", found.field) != scan.field:
        return scan.field, None, None, None
    return found.field, found.expected, found.actual, found.code
