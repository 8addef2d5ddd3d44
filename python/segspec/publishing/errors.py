"""The error of a broker that does not take what is published."""

from __future__ import annotations

from segspec.core.errors import SegspecError


class PublishError(SegspecError):
    """The broker refused, did not answer, or went away. It is about no bytes, so it has none of the codes: `code` is
    None. `path` is the destination, without a password."""

    code: None  # type: ignore[assignment]  # the closed list says what is wrong with bytes

    def __init__(self, message: str, path: str) -> None:
        Exception.__init__(self, message, path)
        self.message = message
        self.path = path
        self.code = None
        self.position = 0
        self.field = self.expected = self.actual = None

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"

    def __reduce__(self) -> tuple[object, ...]:
        return PublishError, (self.message, self.path)
