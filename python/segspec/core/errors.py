"""Errors and findings: the base class, and the closed list of codes."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import NamedTuple

from segspec.core.text import path_text


class Code(StrEnum):
    """The kinds of errors: a closed list that output, docs and conformance vectors share."""

    TORN = "torn"
    BAD_MAGIC = "bad-magic"
    UNSUPPORTED_VERSION = "unsupported-version"
    BAD_CHECKSUM = "bad-checksum"
    BAD_LENGTH = "bad-length"
    BAD_COUNT = "bad-count"
    BAD_ORDER = "bad-order"
    GAP = "gap"
    BAD_ENCODING = "bad-encoding"
    UNSUPPORTED_CODEC = "unsupported-codec"
    BAD_COMPRESSION = "bad-compression"
    TRAILING_BYTES = "trailing-bytes"
    ZEROED = "zeroed"
    RESERVED_NONZERO = "reserved-nonzero"
    LIMIT_EXCEEDED = "limit-exceeded"
    BAD_INDEX = "bad-index"
    INDEX_BEHIND = "index-behind"
    INDEX_AHEAD = "index-ahead"
    MISSING_INDEX = "missing-index"
    MISSING_SEGMENT = "missing-segment"
    BAD_NAME = "bad-name"
    UNPROTECTED = "unprotected"


class Severity(StrEnum):
    """`error`: data is damaged or lost; `warning`: the owner will misbehave; `note`: worth knowing."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class SegspecWarning(UserWarning):
    """A log was read up to its first damage, and the caller did not choose a policy."""


class SegspecError(Exception):
    """The only exception that input bytes can cause.

    `position` is the damaged frame's first byte, `field` the field's path in its spec; `expected` and `actual` are
    texts for people. `rule` is the broken rule's id, or "".
    """

    def __init__(
        self,
        code: Code,
        message: str,
        *,
        path: str = "",
        position: int = 0,
        field: str | None = None,
        expected: str | None = None,
        actual: str | None = None,
        rule: str = "",
    ) -> None:
        super().__init__(code, message, path, position, field, expected, actual)
        self.code = code
        self.message = message
        self.path = path
        self.position = position
        self.field = field
        self.expected = expected
        self.actual = actual
        self.rule = rule

    def __str__(self) -> str:
        where = f"{self.path}:{self.position}: " if self.path else ""
        return f"{where}{self.code}: {self.message}"

    def __reduce__(self) -> tuple[object, ...]:
        # Spark pickles errors, which would call __init__ with positional arguments.
        return (
            _rebuild_error,
            (self.code, self.message, self.path, self.position, self.field, self.expected, self.actual, self.rule),
        )


MEMORY_ENDED = "the memory of this process ended: that says nothing about the file"


@contextmanager
def memory_ends_reading(path: str) -> Iterator[None]:
    """Turns a `MemoryError` inside it into a `SegspecError` (limit-exceeded)."""
    try:
        yield
    except MemoryError as error:
        raise SegspecError(Code.LIMIT_EXCEEDED, MEMORY_ENDED, path=path) from error


def exceeded(
    message: str, path: str, position: int, field: str, most: int | None = None, actual: int | None = None
) -> SegspecError:
    """The error for a limit of this reader (at `most`), not a rule of the format."""
    error = SegspecError(Code.LIMIT_EXCEEDED, message, path=path, position=position, field=field)
    if most is not None:
        error.expected, error.actual = f"at most {most}", str(actual)
    return error


class NotALogError(SegspecError):
    """A file or folder has no known format. Its message has no code or position."""

    @property
    def words(self) -> str:
        return f"{self.path}: {self.message}"


class StateError(SegspecError):
    """The state of something is wrong, not its bytes, so `code` is None."""

    code: None  # type: ignore[assignment]  # the closed list says what is wrong with bytes

    def __init__(self, message: str, path: str) -> None:
        Exception.__init__(self, message, path)
        self.message = message
        self.path = path
        self.code = None
        self.position = 0
        self.field = self.expected = self.actual = None
        self.rule = ""

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message, self.path)


class WriterError(StateError):
    """A writer refuses an operation because of its caller or an earlier failure."""


class ShrunkError(SegspecError):
    """A file became shorter after it was opened. No damage policy continues."""

    def __init__(self, path: str, position: int, before: int, now: int) -> None:
        message = f"the file was cut off while it was read: it had {before:,} bytes, and has {now:,}"
        super().__init__(
            Code.TORN, message, path=path, position=position, expected=f"{before} bytes", actual=f"{now} bytes"
        )
        self.before = before
        self.now = now

    def __reduce__(self) -> tuple[object, ...]:
        return ShrunkError, (self.path, self.position, self.before, self.now)


class RemovedError(SegspecError):
    """Records were removed while a log was read. No damage policy continues."""

    def __init__(self, path: str, message: str, *, expected: str | None = None, actual: str | None = None) -> None:
        super().__init__(Code.MISSING_SEGMENT, message, path=path, expected=expected, actual=actual)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_removed, (self.path, self.message, self.expected, self.actual)


def _rebuild_removed(path: str, message: str, expected: str | None, actual: str | None) -> RemovedError:
    return RemovedError(path, message, expected=expected, actual=actual)


def _rebuild_error(
    code: Code,
    message: str,
    path: str,
    position: int,
    field: str | None,
    expected: str | None,
    actual: str | None,
    rule: str,
) -> SegspecError:
    return SegspecError(
        code, message, path=path, position=position, field=field, expected=expected, actual=actual, rule=rule
    )


class Finding(NamedTuple):
    """An error that did not stop the reader.

    `records` and `bytes` are its cost, if known.
    """

    path: str
    position: int
    code: Code
    severity: Severity
    message: str
    field: str | None = None
    expected: str | None = None
    actual: str | None = None
    records: int | None = None
    bytes: int | None = None
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.position}: {self.severity} {self.code}: {self.message}"

    @classmethod
    def from_error(
        cls,
        error: SegspecError,
        *,
        severity: Severity = Severity.ERROR,
        note: str = "",
        records: int | None = None,
        bytes: int | None = None,
    ) -> Finding:
        """The finding that reports `error`, with `note` added to its message. A `ShrunkError` is raised instead."""
        if isinstance(error, ShrunkError):
            raise error
        return cls(
            path=error.path,
            position=error.position,
            code=error.code,
            severity=severity,
            message=f"{error.message}; {note}" if note else error.message,
            field=error.field,
            expected=error.expected,
            actual=error.actual,
            records=records,
            bytes=bytes,
            rule=error.rule,
        )

    def error(self) -> SegspecError:
        """The exception that raises this finding, for the damage policy `fail`."""
        return SegspecError(
            self.code,
            self.message,
            path=self.path,
            position=self.position,
            field=self.field,
            expected=self.expected,
            actual=self.actual,
            rule=self.rule,
        )

    def as_json(self) -> dict[str, object]:
        """The finding as a JSON object: 64-bit integers as decimal strings, absent fields absent."""
        out: dict[str, object] = {
            "path": path_text(self.path),
            "position": str(self.position),
            "code": str(self.code),
            "severity": str(self.severity),
            "message": self.message,
        }
        for name in ("field", "expected", "actual"):
            if getattr(self, name) is not None:
                out[name] = getattr(self, name)
        for name in ("records", "bytes"):
            if getattr(self, name) is not None:
                out[name] = str(getattr(self, name))
        return out


TellFinding = Callable[[Finding], None]


class Warner:
    """Counts the errors that no caller collects, and warns about them once."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._errors = 0

    def count(self, finding: Finding) -> None:
        self._errors += finding.severity is Severity.ERROR

    def warn(self, stacklevel: int) -> None:
        """Warns at the caller's line, `stacklevel` frames up."""
        if self._errors:
            words = f"damaged ({self._errors} errors); pass report= to see them, on_damage='skip' to read on"
            warnings.warn(f"{self._path}: {words}", SegspecWarning, stacklevel=stacklevel)
