"""What readers of frames have that are numbered one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Section, SegmentFile
from segspec.storage.source import Source


class NumberedReader:
    """What a `SegmentReader` of frames has that are one record each, numbered one after the other."""

    frame_is: ClassVar[str] = "record"
    """A frame, in words."""
    source: Source

    def __init__(self, segment: SegmentFile, limits: Limits) -> None:
        self.segment = segment
        self.dialect = "system"
        self.limits = limits

    def sections(self, frame: Frame) -> Iterable[Section]:
        return ()

    def check_size(self, position: int, size: int, field: str) -> None:
        """Raises `SegspecError` (limit-exceeded) for a record that is all there, and too large to be held."""
        most = self.limits.file_bytes
        if size > most:
            message = f"a {self.frame_is} of {size} bytes, more than the limit for one block"
            raise self.error(Code.LIMIT_EXCEEDED, message, position, field, f"at most {most}", str(size))

    def error(self, code: Code, message: str, position: int, field: str, expected: str, actual: str) -> SegspecError:
        """What is wrong with `field` of the record at `position`."""
        return SegspecError(
            code, message, path=self.source.path, position=position, field=field, expected=expected, actual=actual
        )

    def finding(self, position: int, code: Code, severity: Severity, message: str, **more: Any) -> Finding:
        """The same where it stops nothing; `more` are further fields of `Finding`."""
        return Finding(self.source.path, position, code, severity, message, **more)
